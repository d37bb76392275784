"""Bots for any game, from chance to search, by level; and the handle through which they see the game."""

from deska.bots.handle import Handle, NotAsked
from deska.bots.ladder import LADDER, Budget, Level
from deska.bots.levels import UnknownBot, levels, make, offered, usual, yardstick
from deska.bots.loops import play_game
from deska.bots.players import Bot, Follower, Lookahead, Player, Thinker

__all__ = [
    "LADDER",
    "Bot",
    "Budget",
    "Follower",
    "Handle",
    "Level",
    "Lookahead",
    "NotAsked",
    "Player",
    "Thinker",
    "UnknownBot",
    "levels",
    "make",
    "offered",
    "play_game",
    "usual",
    "yardstick",
]
