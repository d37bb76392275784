"""Dwellings of Eldervale by Luke Laurie: units, magic and dwellings on a growing map. 1 to 5 players, teams, solo against the Phantoms."""

from dataclasses import fields
from typing import Any, Final

from deska.games.eldervale.actions import (
    ACTIONS,
    AURAS,
    CARDS,
    ELEMENTS,
    FACES,
    FACTIONS,
    MONSTERS,
    PLACES,
    PRICES,
    REALMS,
    RESOURCES,
    REWARDS,
    SEATS,
    SIDES,
    SLOTS,
    SPACES,
    TOOLS,
    UNITS,
)
from deska.games.eldervale.bot import evaluate, greedy
from deska.games.eldervale.cards import (
    ACTS,
    ADVENTURE_CARDS,
    ALL_ABILITIES,
    BEAST_CARDS,
    REWARD_CARDS,
    SPELL_CARDS,
    TILES,
)
from deska.games.eldervale.components.pieces import MAPPED, SETTLED
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.made import STATE, clone_eldervale, veil_eldervale
from deska.games.eldervale.scene import LOOK, scene
from deska.games.eldervale.scoring import sides
from deska.games.eldervale.setup import VARIANTS, begin, check
from deska.games.eldervale.turn.steps import STEPS
from deska.games.eldervale.view.dream import dream
from deska.games.eldervale.view.facts import facts
from deska.games.eldervale.view.laws import laws
from deska.games.eldervale.view.reveal import reveal
from deska.kernel import Effect, GameSpec, Vocabulary


def effects_of(thing: Any) -> list[Effect]:
    """What a card does, in all its fields."""
    values = [getattr(thing, field.name) for field in fields(thing)]
    return [item for value in values for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]


def paid_in(effects: list[Effect]) -> set[str]:
    """What effects cost."""
    found = {effect.cost for effect in effects if isinstance(effect, Pay)}
    return found.union(*[paid_in(effect.parts()) for effect in effects])


def effects() -> list[Effect]:
    found: list[Effect] = [*STEPS, *[effect for act in ACTS for effect in act]]
    for thing in (*ADVENTURE_CARDS, *SPELL_CARDS, *ALL_ABILITIES, *BEAST_CARDS, *REWARD_CARDS, *TILES):
        found += effects_of(thing)
    return found


COSTS: Final = tuple(
    sorted(
        {card.cost for card in ADVENTURE_CARDS}
        | {spell.cost for spell in SPELL_CARDS if spell.cost}
        | {tile.cost for tile in TILES if tile.cost}
        | paid_in(effects())
    )
)
PRINTED: Final = tuple(sorted({tile.printed for tile in TILES if tile.printed}))
"""Combinations of resources that cards and realms name."""
SPEC: Final = GameSpec(
    id="eldervale",
    prefix="el",
    seats=range(1, 6),
    version=3,
    max_choices=20_000,
    actions=ACTIONS,
    effects=Vocabulary(effects()),
    cards=CARDS,
    state=STATE,
    begin=begin,
    clone=clone_eldervale,
    veil=veil_eldervale,
    reveal=reveal,
    dream=dream,
    laws=laws,
    facts=facts,
    evaluate=evaluate,
    greedy=greedy,
    sides=sides,
    endings=(SETTLED, MAPPED),
    seat_nouns={"side": SEATS},
    rival="phantoms",
    nouns={
        "card": CARDS,
        "element": ELEMENTS,
        "resource": RESOURCES,
        "unit": UNITS,
        "realm": REALMS,
        "face": FACES,
        "faction": FACTIONS,
        "monster": MONSTERS,
        "place": PLACES,
        "price": PRICES,
        "reward": REWARDS,
        "side": SIDES,
        "slot": SLOTS,
        "space": SPACES,
        "tool": TOOLS,
        "aura": AURAS,
        "cost": COSTS,
        "printed": PRINTED,
    },
    variants=VARIANTS,
    check=check,
    scene=scene,
    style=LOOK,
    minutes=120,
    headings=("el-turn-starts",),
    credits="Luke Laurie, Breaking Games 2020; Czech edition: Fox in the Box",
)
