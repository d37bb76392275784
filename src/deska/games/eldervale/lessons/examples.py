"""The examples of the rulebook as positions, in the order of the book."""

from typing import Any, Final

from deska.games.eldervale.actions import ELEMENTS
from deska.games.eldervale.components.pieces import NOWHERE
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.power import RISE_BY, RISING
from deska.games.eldervale.lessons.building import (
    ANNA,
    BEN,
    CYRIL,
    ELVES,
    GOBLINS,
    KEEPERS,
    LAND,
    OGRES,
    at,
    dwells,
    fights,
    gains,
    holds,
    lurks,
    offers,
    owns,
    possible,
    powers,
    regroup,
    stands,
    table,
    turn_of,
)
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.kernel.lessons import Example
from deska.kernel.spec import GameSpec

LUCKY: Final = 1
"""A seed with which Chaos Aura lets the warrior's step happen twice."""


def legendary(spec: GameSpec) -> Eldervale:
    game: Eldervale = spec.new(2, 1, {"factions": [OGRES, "sky-harpies"], "legendary": "on"})  # type: ignore[assignment]
    return game


def two_effects_due(**given: Any) -> Eldervale:
    game = table("deep-dwarves", OGRES, more=("air", "water"), **given)
    owns(game, ANNA, "fertile-soil")
    stands(game, ANNA, "worker", "ash-fields")
    gains(game, ANNA, tool=1, sword=1, gem=1)
    return possible(turn_of(game, ANNA))


def fey_charm(**given: Any) -> Eldervale:
    game = table(**given)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    holds(game, BEN, "fey-charm")
    gains(game, BEN, scroll=1)
    return possible(turn_of(game, ANNA))


def dwelling(**given: Any) -> Eldervale:
    """Three ruins, a dwelling of another player, two symbols."""
    land = {"molten-crown": (0, 0), "mill": (1, 0), "dungeon": (0, 1), "fortress": (-1, 1), "cloud-plateau": (0, -1), "ash-fields": (1, -1)}
    game = table(OGRES, "sky-harpies", land=land, **given)
    stands(game, ANNA, "worker", "molten-crown")
    stands(game, ANNA, "worker", "ash-fields")
    dwells(game, BEN, "cloud-plateau")
    gains(game, ANNA, sword=2, gem=1, tool=1)
    return possible(turn_of(game, ANNA))


def doorway(**given: Any) -> Eldervale:
    game = table(KEEPERS, "atlanteans", **given)
    owns(game, ANNA, "shining-doorway", tokens=("potion-potion",))
    powers(game, ANNA, light=2)
    powers(game, BEN, water=1)
    stands(game, ANNA, "worker", "mill")
    return possible(regroup(game))


def root_cave(**given: Any) -> Eldervale:
    game = table("deep-dwarves", "atlanteans", **given)
    owns(game, ANNA, "root-cave", tokens=("gem-gem", "gem-tool", "gold"))
    return possible(turn_of(game, ANNA))


def chaos_aura(**given: Any) -> Eldervale:
    game = table("iron-legion", "wild-beastkin", seed=LUCKY, **given)
    owns(game, ANNA, "citadel", aura="chaos-aura")
    stands(game, ANNA, "warrior", "mill")
    return possible(regroup(game))


def trap(**given: Any) -> Eldervale:
    """The Keepers are on turn, on their left sit the Elves, then the Ogres."""
    game = table(KEEPERS, ELVES, OGRES, **given)
    stands(game, BEN, "worker", "summoning-portal")
    stands(game, BEN, "worker", "cloud-plateau")
    stands(game, BEN, "worker", "fortress")
    gains(game, BEN, sword=1, gold=1)
    stands(game, CYRIL, "dragon", "fortress")
    dwells(game, CYRIL, "cloud-plateau")
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, tool=2, sword=1, potion=1)
    holds(game, ANNA, "transformation")
    return possible(turn_of(game, ANNA))


def trap_result(**given: Any) -> Eldervale:
    game = table(KEEPERS, ELVES, OGRES, **given)
    stands(game, ANNA, "warrior", "summoning-portal")
    stands(game, ANNA, "worker", "summoning-portal")
    stands(game, BEN, "worker", "summoning-portal")
    stands(game, BEN, "worker", "cloud-plateau")
    stands(game, CYRIL, "dragon", "summoning-portal")
    fights(game, "summoning-portal", seat0=(6, 5, 3), seat1=(6, 4, 4, 2, 1), seat2=(6, 6, 3, 1))
    return possible(at(game, Frame(TAKE_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA)))


def gaining_power(**given: Any) -> Eldervale:
    game = table(GOBLINS, "iron-legion", more=("dark", "air"), **given)
    offers(game, "arch-bridge", "poison-garden")
    powers(game, ANNA, order=4, fire=1)
    gains(game, ANNA, tool=3)
    return possible(turn_of(game, ANNA))


def teams(spec: GameSpec) -> Eldervale:
    """Two against two. The second of the winning pair begins."""
    four = [KEEPERS, ELVES, OGRES, "atlanteans"]
    game: Eldervale = spec.new(4, 4, {"team": "on", "factions": four})  # type: ignore[assignment]
    return game


def complete_tie(**given: Any) -> Eldervale:
    game = table(**given)
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "worker", "ash-fields")
    lurks(game, "demon-of-might", "ash-fields")
    fights(game, "ash-fields", beast="demon-of-might", seat0=(6, 2), seat1=(6, 2), monster=(5, 5, 5))
    return possible(at(game, Frame(TAKE_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA)))


def marker_limit(**given: Any) -> Eldervale:
    game = table(OGRES, "atlanteans", "iron-legion", more=("air", "earth"), **given)
    powers(game, ANNA, fire=3, water=2, order=1, air=1)
    return possible(at(game, Frame(TAKE_TURN, ANNA), Frame(RISING, ANNA, NOWHERE, RISE_BY.of(ELEMENTS.index("earth"), 1))))


def final_scoring(**given: Any) -> Eldervale:
    game = table(
        OGRES, "atlanteans", "iron-legion", "shadow-demons", more=("air", "light"), land={**LAND, "marble-terraces": (3, -1)}, **given
    )
    game.players[ANNA].vp, game.players[ANNA].orbs = 30, 1
    powers(game, ANNA, fire=3, water=2, order=5, air=1)
    game.track_orbs &= ~(1 << ELEMENTS.index("order"))
    dwells(game, ANNA, "ash-fields", "marble-terraces")
    owns(game, ANNA, "forge", "war-drums", "citadel", "halberd", "stonemasons", "trident", "fishing-nets")
    owns(game, ANNA, "smugglers-cellar", tokens=("potion-potion",))
    gains(game, ANNA, gold=2)
    holds(game, ANNA, "prophecy-of-mastery", "prophecy-of-settlement")
    return possible(turn_of(game, ANNA))


TRAPPED: Final = ("place:worker:summoning-portal", "pass", "recruit:warrior")
JOINED: Final = ("done", "join:dragon:fortress", "cast:transformation", "unit:worker:mill", "kind:warrior", "join:warrior:mill")

KEEPERS_TRAP: Final = ("Lukáš", "Jiří", "Milan")

EXAMPLES: Final = (
    Example("EL-X01", legendary, (), ("EL-017",)),
    Example("EL-X02", two_effects_due, ("place:worker:mill", "first:skilled-masons"), ("EL-041",)),
    Example("EL-X03", fey_charm, ("place:worker:ash-fields", "take:ash-fields-1", "pass", "cast:fey-charm"), ("EL-057", "EL-C59")),
    Example("EL-X04", dwelling, ("place:worker:mill", "settle:molten-crown"), ("EL-127", "EL-128")),
    Example("EL-X05", doorway, ("lift:worker:mill", "act:shining-doorway"), ("EL-144",)),
    Example("EL-X06", root_cave, (), ("EL-145",)),
    Example("EL-X07", chaos_aura, ("lift:warrior:mill", "act:citadel"), ("EL-149",)),
    Example("EL-X08", trap, TRAPPED, ("EL-156", "EL-089"), players=KEEPERS_TRAP),
    Example("EL-X09", trap, (*TRAPPED, "pass", "pass", "pass", *JOINED), ("EL-160",), players=KEEPERS_TRAP),
    Example(
        "EL-X10", trap, (*TRAPPED, "pass", "pass", "pass", *JOINED, "fight:sword", "fight:gold"), ("EL-162", "EL-165"), players=KEEPERS_TRAP
    ),
    Example("EL-X11", trap_result, (), ("EL-177", "EL-180"), players=KEEPERS_TRAP),
    Example(
        "EL-X12",
        gaining_power,
        ("place:worker:dungeon", "lay:-2.1", "reward:two-potions", "buy:poison-garden"),
        ("EL-101", "EL-193"),
        players=("Alena",),
    ),
    Example("EL-X13", teams, (), ("EL-246",)),
    Example("EL-X14", complete_tie, (), ("EL-171", "EL-173")),
    Example("EL-X15", marker_limit, ("leave:order",), ("EL-190", "EL-192")),
    Example("EL-X16", final_scoring, (), ("EL-216", "EL-218")),
)
