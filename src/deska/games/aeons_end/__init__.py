"""Aeon's End by Kevin Riley: breach mages defend Gravehold against a nemesis, with decks that are never shuffled. 1 to 4 players."""

from dataclasses import fields
from typing import Any, Final

from deska.games.aeons_end import effects as verbs
from deska.games.aeons_end import turn
from deska.games.aeons_end.actions import ACTIONS, BREACHES, CARDS, MARKET, PLACES, TARGETS, TURN_CARDS
from deska.games.aeons_end.bot import evaluate, greedy
from deska.games.aeons_end.cards import MAGES, NEMESES, NEMESIS_CARDS, PLAYER_CARDS, STEPS
from deska.games.aeons_end.components.definitions import effects_in
from deska.games.aeons_end.components.state import LOST, WON
from deska.games.aeons_end.made import STATE, clone_aeons_end, veil_aeons_end
from deska.games.aeons_end.scene import LOOK, scene
from deska.games.aeons_end.scoring import sides
from deska.games.aeons_end.setup import VARIANTS, begin, check
from deska.games.aeons_end.view.dream import dream
from deska.games.aeons_end.view.facts import facts
from deska.games.aeons_end.view.laws import laws
from deska.games.aeons_end.view.reveal import reveal
from deska.kernel import Effect, GameSpec, Vocabulary


def effects() -> list[Effect]:
    """What all cards and boards do, and the steps of the game."""
    found: list[Effect] = [*verbs.STEPS, *STEPS, *turn.STEPS]
    things: list[Any] = [*PLAYER_CARDS, *NEMESIS_CARDS, *MAGES, *NEMESES]
    for thing in things:
        for field in fields(thing):
            found += effects_in(getattr(thing, field.name))
    return found


SPEC: Final = GameSpec(
    id="aeons_end",
    prefix="ae",
    seats=range(1, 5),
    version=2,
    max_choices=20_000,
    actions=ACTIONS,
    effects=Vocabulary(effects()),
    cards=CARDS,
    state=STATE,
    begin=begin,
    clone=clone_aeons_end,
    veil=veil_aeons_end,
    reveal=reveal,
    dream=dream,
    laws=laws,
    facts=facts,
    endings=(*WON, *LOST),
    seat_nouns={"order": TURN_CARDS[:4]},
    nouns={"card": CARDS, "breach": BREACHES, "place": PLACES, "order": TURN_CARDS, "target": TARGETS, "market": MARKET},
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    greedy=greedy,
    scene=scene,
    style=LOOK,
    sides=sides,
    cooperative=True,
    open_hands=True,
    minutes=60,
    headings=("ae-turn", "ae-nemesis-turn"),
    quiet=("ae-gained-aether", "ae-discarded-spell", "ae-attack-ends", "ae-turn-order", "ae-takes-effect"),
    credits="Kevin Riley, Indie Boards & Cards 2016",
)
