"""Aeon's End by Kevin Riley: breach mages defend Gravehold against a nemesis, with decks that are never shuffled. 1 to 4 players."""

from dataclasses import fields
from typing import Any, Final

from deska.games.aeons_end import effects as verbs
from deska.games.aeons_end import turn
from deska.games.aeons_end.actions import ACTIONS, BREACHES, CARDS, MARKET, PLACES, TARGETS, TURN_CARDS
from deska.games.aeons_end.bot import evaluate, greedy
from deska.games.aeons_end.cards import MAGES, NEMESES, NEMESIS_CARDS, PLAYER_CARDS, STEPS
from deska.games.aeons_end.components.state import LOST, STATE, WON
from deska.games.aeons_end.scene import LOOK, scene
from deska.games.aeons_end.setup import VARIANTS, begin, check
from deska.games.aeons_end.view.dream import dream
from deska.games.aeons_end.view.facts import facts
from deska.games.aeons_end.view.laws import laws
from deska.games.aeons_end.view.look import look
from deska.kernel import Effect, GameSpec, Vocabulary


def effects_of(thing: Any) -> list[Effect]:
    """What a card or board does, in all its fields."""
    values = [getattr(thing, field.name) for field in fields(thing)]
    return [item for value in values for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]


def effects() -> list[Effect]:
    found: list[Effect] = [*verbs.STEPS, *STEPS, *turn.STEPS]
    for thing in (*PLAYER_CARDS, *NEMESIS_CARDS, *MAGES, *NEMESES):
        found += effects_of(thing)
    return found


SPEC: Final = GameSpec(
    id="aeons_end",
    prefix="ae",
    seats=range(1, 5),
    version=1,
    max_choices=20_000,
    actions=ACTIONS,
    effects=Vocabulary(effects()),
    cards=CARDS,
    state=STATE,
    begin=begin,
    look=look,
    dream=dream,
    laws=laws,
    facts=facts,
    endings=(*WON, *LOST),
    nouns={"card": CARDS, "breach": BREACHES, "place": PLACES, "order": TURN_CARDS, "target": TARGETS, "market": MARKET},
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    greedy=greedy,
    scene=scene,
    style=LOOK,
    cooperative=True,
    credits="Kevin Riley, Indie Boards & Cards 2016",
)
