"""Bots for any game: random, by the game's own policy, or by its evaluation; and the handle through which they see the game."""

from deska.bots.handle import Handle, NotAsked
from deska.bots.levels import UnknownBot, levels, make
from deska.bots.loops import play_game
from deska.bots.players import Bot, Follower, Lookahead, Player, Thinker

__all__ = [
    "Bot",
    "Follower",
    "Handle",
    "Lookahead",
    "NotAsked",
    "Player",
    "Thinker",
    "UnknownBot",
    "levels",
    "make",
    "play_game",
]
