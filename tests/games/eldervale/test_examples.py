"""The worked examples of the rulebook."""

from deska.games.eldervale.actions import BEASTS, ELEMENTS, REALMS
from deska.games.eldervale.components.pieces import DEFEATED, NOWHERE
from deska.games.eldervale.effects.power import RISE_BY, RISING
from deska.games.eldervale.scoring import SOURCES, points_by_source
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE, best_side
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    asked,
    at,
    example,
    fights,
    gains,
    holds,
    levels,
    lurks,
    options,
    owns,
    play,
    powers,
    refuse,
    regroup,
    resources,
    stands,
    table,
    tableau,
    turn_of,
    units,
)

VAULTS = SOURCES.index("vaults")


@rule("EL-X03", "EL-057", "EL-C65")
def test_example_fey_charm() -> None:
    """Spells: when a battle is about to be triggered, and only then."""
    game = example("EL-X03")
    play(game, "place:worker:ash-fields", "take:ash-fields-1")
    assert asked(game) == ("el-looms", BEN)
    play(game, "cast:fey-charm")
    assert game.battle is None
    assert resources(game, BEN) == {}
    assert units(game, ANNA, "ash-fields") == units(game, BEN, "ash-fields") == ["worker"]
    assert asked(game)[0] == "el-end-turn"


@rule("EL-X03", "EL-C59")
def test_fey_charm_outside_its_moment() -> None:
    game = table()
    holds(game, ANNA, "fey-charm")
    gains(game, ANNA, scroll=1)
    turn_of(game, ANNA)
    assert refuse(game, "cast:fey-charm").message == "el-why-wrong-moment"


@rule("EL-X04", "EL-127", "EL-128")
def test_example_dwelling() -> None:
    """Dwellings: three ruins, a dwelling of another player, two symbols."""
    game = example("EL-X04")
    play(game, "place:worker:mill", "settle:molten-crown")
    assert resources(game, ANNA) == {}
    assert game.players[ANNA].vp == 8
    assert game.players[BEN].vp == 0
    assert levels(game, ANNA) == {"fire": 3}
    assert units(game, ANNA, "molten-crown") == []
    assert game.dwellings[REALMS.index("molten-crown")] == ANNA


@rule("EL-X05", "EL-144")
def test_example_shining_doorway() -> None:
    """Doorways: only the strictly highest gains what the token shows."""
    for rival, gained in ((0, {"scroll": 1, "potion": 2}), (2, {"scroll": 1})):
        game = example("EL-X05")
        powers(game, BEN, light=rival, water=1)
        play(game, "lift:worker:mill", "act:shining-doorway")
        assert resources(game, ANNA) == gained


@rule("EL-X06", "EL-145", "EL-C38")
def test_example_root_cave() -> None:
    """Vaults: two points for every symbol, slash or not."""
    assert points_by_source(example("EL-X06"), ANNA)[VAULTS] == 10
    alone = table("deep-dwarves", "atlanteans")
    owns(alone, ANNA, "root-cave", tokens=("gem-potion",))
    assert points_by_source(alone, ANNA)[VAULTS] == 4


@rule("EL-X07", "EL-149")
def test_example_chaos_aura() -> None:
    """Aury: a warrior's step of glory happens never, once or twice."""
    found = set()
    for seed in range(30):
        game = table("iron-legion", "wild-beastkin", seed=seed)
        owns(game, ANNA, "citadel", aura="chaos-aura")
        stands(game, ANNA, "warrior", "mill")
        regroup(game)
        play(game, "lift:warrior:mill", "act:citadel")
        found.add((game.players[ANNA].glory, game.players[ANNA].vp, asked(game)[0]))
    assert found == {(0, 0, "el-end-turn"), (1, 2, "el-end-turn"), (2, 2, "el-gain-any")}


@rule("EL-X08", "EL-156", "EL-089")
def test_example_trap_of_the_keepers_placement() -> None:
    """The printed battle: the realm action comes first, only then the battle."""
    game = example("EL-X08")
    play(game, "place:worker:summoning-portal", "recruit:warrior")
    assert units(game, ANNA, "ready") == ["worker", "warrior"]
    assert resources(game, ANNA) == {"potion": 1}
    assert asked(game) == ("el-deed", ANNA)
    play(game, "pass")
    assert asked(game) == ("el-looms", ANNA)


@rule("EL-X09", "EL-160", "EL-C66")
def test_example_trap_of_the_keepers_joining() -> None:
    """The printed battle: the active player joins last, with a warrior from the ready area."""
    game = example("EL-X09")
    play(game, "place:worker:summoning-portal", "recruit:warrior", "pass", "pass", "pass")
    assert asked(game) == ("el-join", BEN)
    play(game, "done")
    assert asked(game) == ("el-join", CYRIL)
    play(game, "join:dragon:fortress")
    assert asked(game) == ("el-join", ANNA)
    play(game, "cast:transformation", "unit:worker:mill", "kind:warrior", "join:warrior:mill")
    assert units(game, ANNA, "summoning-portal") == ["worker", "warrior"]
    assert resources(game, ANNA) == {}
    assert units(game, ANNA, "ready") == ["worker", "worker"]


@rule("EL-X10", "EL-162", "EL-165")
def test_example_trap_of_the_keepers_dice() -> None:
    """The printed battle: three, three and four dice; swords and gold add to them."""
    game = example("EL-X10")
    play(game, "place:worker:summoning-portal", "recruit:warrior", "pass", "pass", "pass", "done", "join:dragon:fortress")
    play(game, "cast:transformation", "unit:worker:mill", "kind:warrior", "join:warrior:mill")
    battle = game.battle
    assert battle is not None
    assert battle.dice == [3, 3, 4, 0]
    assert asked(game) == ("el-swords", BEN)
    play(game, "fight:sword", "fight:gold")
    assert battle.dice == [3, 5, 4, 0]
    assert 6 in battle.rolls[ANNA]


@rule("EL-X11", "EL-177", "EL-180")
def test_example_trap_of_the_keepers_result() -> None:
    """The printed battle: the dragon wins on the second die."""
    game = example("EL-X11")
    assert game.players[CYRIL].glory == 1
    assert game.players[CYRIL].vp == 2
    assert units(game, ANNA, "underworld") == ["worker", "warrior"]
    assert resources(game, ANNA) == {"sword": 2}
    assert units(game, BEN, "underworld") == ["worker"]
    assert resources(game, BEN) == {"sword": 1}
    assert units(game, BEN, "cloud-plateau") == ["worker"]
    assert units(game, CYRIL, "summoning-portal") == ["dragon"]


@rule("EL-X12", "EL-101", "EL-193")
def test_example_gaining_power() -> None:
    """Rising on a track: an orb in the middle of an expedition pays for the second card."""
    game = example("EL-X12")
    play(game, "place:worker:dungeon")
    play(game, sorted(options(game, "lay"))[0])
    play(game, "buy:arch-bridge")
    assert levels(game, ANNA) == {"fire": 1, "order": 5}
    assert game.players[ANNA].orbs == 1
    assert asked(game) == ("el-second-card", ANNA)
    assert "buy:poison-garden" not in options(game)
    play(game, "reward:two-potions", "buy:poison-garden")
    assert tableau(game, ANNA) == ["start-fire", "arch-bridge", "poison-garden"]
    assert levels(game, ANNA) == {"fire": 1, "dark": 1, "order": 5}
    assert resources(game, ANNA) == {}
    assert game.grid == 1
    assert game.shown.bit_count() == 4


@rule("EL-X14", "EL-171", "EL-173")
def test_complete_tie() -> None:
    """Derived: all lose, the monster too; a missing die counts as nothing."""
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "worker", "ash-fields")
    lurks(game, "demon-of-might", "ash-fields")
    fights(game, "ash-fields", beast="demon-of-might", seat0=(6, 2), seat1=(6, 1, 1), monster=(5, 5, 5))
    assert best_side(game) == ANNA
    fights(game, "ash-fields", beast="demon-of-might", seat0=(6,), seat1=(6, 1), monster=(5, 5, 5))
    assert best_side(game) == BEN
    fights(game, "ash-fields", beast="demon-of-might", seat0=(6, 2), seat1=(6, 2), monster=(5, 5, 5))
    assert best_side(game) == NOWHERE
    at(game, Frame(TAKE_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA))
    for seat in (ANNA, BEN):
        assert units(game, seat, "underworld") == ["worker"]
        assert resources(game, seat) == {"sword": 1}
        assert game.players[seat].glory == 0
        assert levels(game, seat) == {("air", "fire")[seat]: 1}
    assert game.place[BEASTS.index("demon-of-might")] == DEFEATED


@rule("EL-X15", "EL-190", "EL-192")
def test_marker_limit() -> None:
    """Derived: with four markers on tracks a new element takes one of them, or is ignored."""
    for choice, after in (("no", {}), ("leave:order", {"earth": 1})):
        game = example("EL-X15")
        assert asked(game) == ("el-move-marker", ANNA)
        play(game, choice)
        kept = {"fire": 3, "water": 2, "order": 1, "air": 1} if choice == "no" else {"fire": 3, "water": 2, "air": 1}
        assert levels(game, ANNA) == {**kept, **after}
    at(game, Frame(TAKE_TURN, ANNA), Frame(RISING, ANNA, NOWHERE, RISE_BY.of(ELEMENTS.index("order"), 2)))
    play(game, "leave:earth")
    assert levels(game, ANNA)["order"] == 2


@rule("EL-X16", "EL-216", "EL-218")
def test_final_scoring() -> None:
    """Derived: 30 points on the track become 100."""
    game = example("EL-X16")
    assert points_by_source(game, ANNA) == [30, 1, 15, 10, 33, 6, 5]
    outcome = game.result("el-mapped")
    assert outcome.scores[ANNA] == 100
    assert outcome.winners == (ANNA,)
