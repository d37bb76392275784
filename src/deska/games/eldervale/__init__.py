"""Dwellings of Eldervale by Luke Laurie: units, magic and dwellings on a growing map. 1 to 5 players, teams, solo against the Phantoms."""

from typing import Final

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
    UNITS,
)
from deska.games.eldervale.bot import FEATURES, evaluate, features, greedy, sight
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import MAPPED, SETTLED
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.made import STATE, clone_eldervale, veil_eldervale
from deska.games.eldervale.scene import STYLE, portrait, scene
from deska.games.eldervale.scoring import sides
from deska.games.eldervale.setup import VARIANTS, begin, check
from deska.games.eldervale.view.dream import dream
from deska.games.eldervale.view.invariants import invariants
from deska.games.eldervale.view.laws import laws
from deska.games.eldervale.view.reveal import reveal
from deska.kernel import GameSpec, Vocabulary
from deska.kernel.catalogue import steps_of

STEPS: Final = Vocabulary(steps_of(__name__))
PAID: Final = [step.cost for step in STEPS.by_name.values() if isinstance(step, Pay)]
PRICES_OF_CARDS: Final = [card.cost for card in BOX.adventures.values()] + [spell.cost for spell in BOX.spells.values()]
COSTS: Final = tuple(sorted({*PRICES_OF_CARDS, *[realm.cost for realm in BOX.realms], *PAID} - {""}))
PRINTED: Final = tuple(sorted({realm.printed for realm in BOX.realms if realm.printed}))
"""Combinations of resources that cards and realms name."""
SPEC: Final = GameSpec(
    id="eldervale",
    prefix="el",
    seats=range(1, 6),
    version=3,
    max_choices=20_000,
    actions=ACTIONS.bind(),
    effects=STEPS,
    cards=CARDS,
    box=BOX,
    state=STATE,
    begin=begin,
    clone=clone_eldervale,
    veil=veil_eldervale,
    reveal=reveal,
    dream=dream,
    laws=laws,
    invariants=invariants,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURES,
    horizon=6,
    greedy=greedy,
    sight=sight,
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
        "aura": AURAS,
        "cost": COSTS,
        "printed": PRINTED,
    },
    variants=VARIANTS,
    check=check,
    scene=scene,
    style=STYLE,
    minutes=120,
    portrait=portrait,
    turns=("el-turn-starts",),
    silent=("el-gained-card", "el-built", "el-recruited"),
    amounts={"el-gained": 1, "el-paid": -1},
    credits="Luke Laurie, Breaking Games 2020; Czech edition: Fox in the Box",
)
