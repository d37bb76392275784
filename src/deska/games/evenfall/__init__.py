"""Evenfall by Stefano Di Silvio: a clan of witches gathers places of power, rituals and people over three rounds. 1 to 4 players."""

from dataclasses import fields
from typing import Any, Final

from deska.games.evenfall import effects as verbs
from deska.games.evenfall import turn
from deska.games.evenfall.actions import ACTIONS, CARDS, CLANS, FIGURES, KEYWORDS, REGIONS, RESOURCES, RUNES, STONES
from deska.games.evenfall.bot import evaluate, greedy
from deska.games.evenfall.cards import ALL_BOARDS, ALL_REGIONS, PEOPLE, PLACES, RITUALS
from deska.games.evenfall.components.definitions import BOX
from deska.games.evenfall.made import STATE, clone_evenfall, veil_evenfall
from deska.games.evenfall.scene import LOOK, scene
from deska.games.evenfall.scoring import sides
from deska.games.evenfall.setup import VARIANTS, begin, check
from deska.games.evenfall.turn.ending import END, SOLO_LOST, SOLO_WON
from deska.games.evenfall.view.dream import dream
from deska.games.evenfall.view.facts import facts
from deska.games.evenfall.view.laws import laws
from deska.kernel import Effect, GameSpec, Vocabulary


def effects_of(thing: Any) -> list[Effect]:
    """All effects in the fields of a card or board."""
    values = [getattr(thing, field.name) for field in fields(thing)]
    return [item for value in values for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]


def effects() -> list[Effect]:
    """All effects that a step of the game can be."""
    found: list[Effect] = [*verbs.STEPS, *turn.STEPS]
    for thing in (*RITUALS, *PEOPLE, *PLACES, *ALL_REGIONS, *ALL_BOARDS):
        found += effects_of(thing)
    for composed in (*BOX.spaces, *BOX.exhausts, *BOX.reactions):
        if composed is not None:
            found.append(composed)
    return found


SPEC: Final = GameSpec(
    id="evenfall",
    prefix="ev",
    seats=range(1, 5),
    version=2,
    max_choices=20_000,
    actions=ACTIONS,
    effects=Vocabulary(effects()),
    cards=CARDS,
    state=STATE,
    begin=begin,
    clone=clone_evenfall,
    veil=veil_evenfall,
    dream=dream,
    laws=laws,
    facts=facts,
    sides=sides,
    endings=(END, SOLO_WON, SOLO_LOST),
    rival="automa",
    nouns={
        "card": CARDS,
        "region": REGIONS,
        "clan": CLANS,
        "resource": RESOURCES,
        "keyword": KEYWORDS,
        "rune": RUNES,
        "stone": STONES,
        "figure": FIGURES,
    },
    variants=VARIANTS,
    check=check,
    evaluate=evaluate,
    greedy=greedy,
    scene=scene,
    style=LOOK,
    minutes=90,
    headings=("ev-round", "ev-turn-of", "ev-automa-turn", "ev-battle"),
    credits="Stefano Di Silvio, Nanox Games 2023",
)
