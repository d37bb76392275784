"""The factions: both abilities of each, and the Mimesis that imitates them."""

import pytest

from deska.games.eldervale.actions import DRAGON, MERCENARIES, REALMS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import UNDERWORLD, unit_of
from deska.games.eldervale.effects.units import send
from deska.games.eldervale.turn.battle.rolls import ROLL_DICE, sets_six
from deska.games.eldervale.turn.battle.start import joinable
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import dice, duel, ends, rolled
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    GOBLINS,
    HARPIES,
    KEEPERS,
    LAND,
    OGRES,
    asked,
    fights,
    gains,
    hand,
    holds,
    is_ready,
    lurks,
    options,
    owns,
    play,
    refuse,
    resources,
    stands,
    table,
    turn_of,
    units,
)


def dice_of(faction: str, *fighters: str, realm: str = "molten-crown", beast: str = "") -> int:
    """Dice of a faction with these units."""
    game = table(faction, "storm-djinn" if faction != HARPIES else OGRES)
    for unit in fighters:
        stands(game, ANNA, unit, realm)
    stands(game, BEN, "worker", realm)
    if beast:
        lurks(game, beast, realm)
    return dice(game, realm, beast)[ANNA]


# --- dice


@rule("EL-C09", "EL-C10", "EL-C13", "EL-C14", "EL-C15", "EL-C22", "EL-C25", table=True)
@pytest.mark.parametrize(
    ("faction", "fighters", "realm", "beast", "count"),
    [
        (HARPIES, ("worker", "worker"), "mill", "", 3),
        (HARPIES, ("worker", "wizard"), "mill", "", 2),
        ("deep-dwarves", ("warrior",), "mill", "", 3),
        ("deep-dwarves", ("warrior",), "molten-crown", "", 2),
        ("deep-dwarves", ("worker",), "mill", "", 1),
        (GOBLINS, ("wizard",), "mill", "", 3),
        (GOBLINS, ("warrior",), "mill", "", 2),
        (OGRES, ("warrior",), "mill", "", 3),
        (OGRES, ("dragon",), "mill", "", 3),
        ("iron-legion", ("warrior", "worker"), "mill", "", 4),
        ("iron-legion", ("warrior",), "mill", "", 2),
        ("iron-legion", ("wizard", "worker"), "mill", "", 2),
        ("wild-beastkin", ("dragon",), "mill", "demon-of-might", 4),
        ("wild-beastkin", ("dragon",), "mill", "", 3),
    ],
)
def test_dice_of_factions(faction: str, fighters: tuple[str, ...], realm: str, beast: str, count: int) -> None:
    assert dice_of(faction, *fighters, realm=realm, beast=beast) == count


@rule("EL-C19")
def test_blinding_glare() -> None:
    game = table("sun-seraphs", OGRES, HARPIES)
    stands(game, ANNA, "dragon", "mill")
    stands(game, BEN, "warrior", "mill")
    stands(game, CYRIL, "worker", "mill")
    lurks(game, "demon-of-might", "mill")
    assert dice(game, beast="demon-of-might") == [3, 2, 1, 3]


@rule("EL-C18")
def test_strength_of_hooves() -> None:
    """One of the warrior's two dice is set to 6, the other one is rolled."""
    for unit, six in (("warrior", True), ("dragon", False)):
        game = duel(KEEPERS, OGRES, unit)
        fights(game, "mill")
        assert sets_six(game, ANNA) == six
    game = duel(KEEPERS, OGRES, "warrior")
    dice(game)
    ROLL_DICE.resolve(game, Frame(ROLL_DICE, ANNA))
    assert game.battle is not None
    assert (game.battle.rolls[ANNA][0], [len(rolls) for rolls in game.battle.rolls]) == (6, [2, 3, 0])


@rule("EL-C18", "EL-C54")
@pytest.mark.parametrize(
    ("faction", "cards", "unit", "joins"),
    [
        (KEEPERS, (), "worker", True),
        (KEEPERS, (), "dragon", False),
        (OGRES, ("marching-orders",), "dragon", True),
        (OGRES, (), "worker", False),
    ],
)
def test_joining_from_afar(faction: str, cards: tuple[str, ...], unit: str, joins: bool) -> None:
    game = table(faction, HARPIES, "iron-legion")
    owns(game, ANNA, *cards)
    stands(game, ANNA, unit, "windspire-peaks")
    stands(game, BEN, "worker", "mill")
    fights(game, "mill")
    assert bool(joinable(game, ANNA)) == joins


# --- dice rolled again


@rule("EL-C24", "EL-C44", table=True)
@pytest.mark.parametrize(
    ("faction", "unit", "cards", "tool"),
    [
        ("pandemonium-imps", "worker", (), "mischief"),
        (HARPIES, "worker", ("storm-bow",), "storm-bow"),
    ],
)
def test_one_die_is_rolled_again(faction: str, unit: str, cards: tuple[str, ...], tool: str) -> None:
    seen = set()
    for seed in range(20):
        game = table(faction, OGRES, seed=seed)
        stands(game, ANNA, unit, "mill")
        stands(game, BEN, "dragon", "mill")
        owns(game, ANNA, *cards)
        holds(game, ANNA, "gale")
        rolled(game, seat0=(3, 1), seat1=(6, 6, 6))
        play(game, f"use:{tool}")
        assert options(game) == {"die:0:3", "die:0:1"}
        play(game, "die:0:1")
        assert game.battle is not None
        assert 3 in game.battle.rolls[ANNA]
        seen.add(sum(game.battle.rolls[ANNA]) - 3)
        assert refuse(game, f"use:{tool}").rule == "EL-152"
    assert len(seen) > 3


@rule("EL-C11")
def test_the_gale_strike_turns_a_die_over() -> None:
    game = duel("storm-djinn", OGRES, "warrior")
    owns(game, ANNA, "trident")
    holds(game, ANNA, "gale")
    rolled(game, seat0=(2, 1), seat1=(6, 4))
    play(game, "use:gale-strike")
    assert options(game) == {"die:0:2", "die:0:1"}
    play(game, "die:0:1")
    assert game.battle is not None
    assert (game.battle.rolls[ANNA], options(game, "use")) == ([6, 2], {"use:trident"})
    play(game, "use:trident", "die:0:2")
    assert game.battle.rolls[ANNA] == [6, 5]
    assert refuse(game, "use:gale-strike").rule == "EL-152"


@rule("EL-C09", "EL-C11", "EL-C24")
def test_no_rolling_again_without_the_unit() -> None:
    for faction, unit in (("storm-djinn", "dragon"), ("pandemonium-imps", "warrior"), ("deep-naga", "dragon")):
        game = duel(faction, OGRES, unit)
        rolled(game, seat0=(6,), seat1=(1,))
        assert asked(game)[0] != "el-rerolls"


@rule("EL-C17", "EL-C09")
def test_the_venom_trident_hits_the_highest_die() -> None:
    seen = set()
    for seed in range(30):
        game = table("deep-naga", HARPIES, seed=seed)
        stands(game, ANNA, "warrior", "mill")
        stands(game, BEN, "dragon", "mill")
        holds(game, ANNA, "gale")
        rolled(game, seat0=(5,), seat1=(6, 2))
        play(game, "use:venom-trident", "against:1")
        assert game.battle is not None
        assert 2 in game.battle.rolls[BEN]
        seen.add(sum(game.battle.rolls[BEN]) - 2)
        assert refuse(game, "use:venom-trident").rule == "EL-152"
        assert not game.now.imitated
    assert len(seen) > 3


@rule("EL-C17", "EL-C36")
@pytest.mark.parametrize(("unit", "kind"), [("dragon", DRAGON), ("mimesis", unit_of(BOX.mimesis))])
@pytest.mark.parametrize(("answer", "place", "left"), [("yes", "ready", {}), ("no", "underworld", {"potion": 1, "sword": 1})])
def test_an_escape_outside_battles(unit: str, kind: int, answer: str, place: str, left: dict[str, int]) -> None:
    game = table("deep-naga", HARPIES, mercenaries="on")
    gains(game, ANNA, potion=1)
    stands(game, ANNA, unit, "mill")
    send(game, ANNA, kind, REALMS.index("mill"))
    game.settle()
    assert asked(game) == ("el-escape", ANNA)
    play(game, answer)
    assert (unit in units(game, ANNA, place), resources(game, ANNA)) == (True, left)
    assert game.now.imitated == (unit == "mimesis" and answer == "yes")


@rule("EL-C17")
@pytest.mark.parametrize(("answer", "place", "left"), [("use:sea-wyrm", "ready", {}), ("done", "underworld", {"potion": 1, "sword": 1})])
def test_the_sea_wyrm_escapes(answer: str, place: str, left: dict[str, int]) -> None:
    game = duel("deep-naga", HARPIES, "dragon")
    gains(game, ANNA, potion=1)
    ends(game, seat0=(1,), seat1=(6,))
    play(game, answer)
    assert "dragon" in units(game, ANNA, place)
    assert resources(game, ANNA) == left


@rule("EL-C21", "EL-C09")
def test_vampires() -> None:
    game = duel("vampires-of-nightravine", HARPIES, "dragon", "worker")
    ends(game, seat0=(1,), seat1=(6,))
    assert (units(game, ANNA, "underworld"), resources(game, ANNA)) == (["worker"], {"sword": 1})
    assert "dragon" in units(game, ANNA, "ready")
    game = duel("vampires-of-nightravine", HARPIES, "warrior")
    ends(game, seat0=(6,), seat1=(1,))
    assert (resources(game, ANNA), game.players[ANNA].vp) == ({"potion": 1}, 2 + 1)


@rule("EL-C20")
def test_the_shadow_harvest() -> None:
    game = duel("shadow-demons", HARPIES, "worker", "warrior")
    ends(game, seat0=(1,), seat1=(6,))
    assert resources(game, ANNA) == {"sword": 2, "potion": 1}


@rule("EL-C15")
@pytest.mark.parametrize(("unit", "asks"), [("worker", True), ("dragon", False)])
def test_plunder(unit: str, asks: bool) -> None:
    game = duel(OGRES, HARPIES, unit)
    ends(game, seat0=(6,), seat1=(1,))
    assert (asked(game)[0] == "el-gain-any") == asks


@rule("EL-C14")
def test_scavengers() -> None:
    for taking_part, gained in ((False, {"sword": 1}), (True, {})):
        game = table(HARPIES, "iron-legion", GOBLINS)
        stands(game, ANNA, "dragon", "mill")
        stands(game, BEN, "worker", "mill")
        stands(game, CYRIL, "worker", "ash-fields")
        if taking_part:
            stands(game, CYRIL, "wizard", "mill")
        ends(game, seat0=(6,), seat1=(1,), seat2=(6, 6) if taking_part else ())
        assert resources(game, CYRIL) == gained


@rule("EL-C22")
def test_engineers() -> None:
    game = table("iron-legion", HARPIES, more=("fire", "water"))
    stands(game, ANNA, "worker", "molten-crown")
    gains(game, ANNA, sword=2, gem=1, tool=1)
    turn_of(game, ANNA)
    play(game, "place:worker:mill", "settle:molten-crown")
    assert game.players[ANNA].vp == 2 * 2 + 2


# --- when a unit is placed


@rule("EL-C11", "EL-C16", "EL-C19", "EL-C23", table=True)
@pytest.mark.parametrize(
    ("faction", "unit", "answers", "gained", "cards", "points"),
    [
        ("storm-djinn", "wizard", ("discard:gale",), {}, 1, 0),
        ("storm-djinn", "worker", (), {}, 1, 0),
        ("sun-seraphs", "wizard", (), {}, 1, 2),
        ("sun-seraphs", "worker", (), {}, 1, 0),
        ("clockwork-golems", "dragon", (), {"tool": 1}, 1, 0),
    ],
)
def test_units_that_are_placed(faction: str, unit: str, answers: tuple[str, ...], gained: dict[str, int], cards: int, points: int) -> None:
    game = table(faction, OGRES)
    holds(game, ANNA, "gale")
    is_ready(game, ANNA, unit)
    turn_of(game, ANNA)
    play(game, f"place:{unit}:molten-crown", *answers)
    assert (resources(game, ANNA), len(hand(game, ANNA)), game.players[ANNA].vp) == (gained, cards, points)


@rule("EL-C16")
@pytest.mark.parametrize(("answers", "tokens", "potions"), [(("yes", "take:ash-fields-2"), 2, 0), (("no",), 1, 1)])
def test_tidal_magic(answers: tuple[str, ...], tokens: int, potions: int) -> None:
    game = table("atlanteans", OGRES)
    is_ready(game, ANNA, "wizard")
    gains(game, ANNA, potion=1)
    turn_of(game, ANNA)
    play(game, "place:wizard:molten-crown", *answers)
    assert (len(game.players[ANNA].tray), resources(game, ANNA).get("potion", 0)) == (tokens, potions)


@rule("EL-073", "EL-C16")
@pytest.mark.parametrize(
    ("realm", "held", "asks"),
    [
        ("fortress", {"potion": 1, "gem": 1}, False),
        ("fortress", {"potion": 1, "gem": 2}, True),
        ("fortress", {"potion": 1, "gold": 1}, False),
        ("mage-tower", {"potion": 2}, False),
        ("mage-tower", {"potion": 3}, True),
        ("mill", {"potion": 1, "tool": 1, "sword": 1, "gem": 1}, True),
        ("mill", {"potion": 1, "tool": 1, "sword": 1, "gold": 1}, False),
    ],
)
@pytest.mark.parametrize("unit", ["wizard", "mimesis"])
def test_tidal_magic_leaves_what_the_ruin_needs(unit: str, realm: str, held: dict[str, int], asks: bool) -> None:
    game = table("atlanteans", OGRES, mercenaries="on")
    is_ready(game, ANNA, unit)
    stands(game, ANNA, "worker", "ash-fields")
    gains(game, ANNA, **held)
    turn_of(game, ANNA)
    play(game, f"place:{unit}:{realm}")
    assert (asked(game)[0] in ("el-tidal-magic", "el-imitate")) is asks


@rule("EL-C12", "EL-067")
def test_the_wandering_sage() -> None:
    game = table("elves-of-briardell", OGRES)
    stands(game, ANNA, "wizard", "mill")
    stands(game, BEN, "worker", "ash-fields")
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown", "end")
    assert asked(game) == ("el-wander", ANNA)
    play(game, "to:ash-fields")
    assert (units(game, ANNA, "ash-fields"), game.battle, asked(game)) == (["wizard"], None, ("el-turn", BEN))


@rule("EL-C24")
def test_the_rift_step() -> None:
    game = table("pandemonium-imps", OGRES, HARPIES)
    stands(game, ANNA, "worker", "mill")
    is_ready(game, ANNA, "wizard")
    turn_of(game, ANNA)
    play(game, "place:wizard:windspire-peaks")
    assert asked(game)[0] == "el-swap-wizard"
    play(game, "unit:worker:mill")
    assert (units(game, ANNA, "mill"), units(game, ANNA, "windspire-peaks")) == (["wizard"], ["worker"])


# --- the Mimesis


@rule("EL-228", "EL-C36")
def test_the_mimesis_flies_and_teleports_but_never_builds() -> None:
    game = table(OGRES, HARPIES, mercenaries="on", land={**LAND, "demon-caldera": (4, -1)})
    stands(game, ANNA, "worker", "cloud-plateau")
    is_ready(game, ANNA, "mimesis")
    stands(game, BEN, "worker", "ash-fields")
    turn_of(game, ANNA)
    reached = {option.split(":")[2] for option in options(game, "place") if ":mimesis:" in option}
    assert reached == {"demon-caldera", "ash-fields", "windspire-peaks", "molten-crown"}
    stands(game, ANNA, "warrior", "windspire-peaks")
    assert "place:mimesis:windspire-peaks" not in options(turn_of(game, ANNA))
    holds(game, ANNA, "gale")
    play(game, "place:mimesis:demon-caldera")
    assert game.now.imitated
    stands(game, ANNA, "mimesis", "molten-crown")
    gains(game, ANNA, sword=2, gem=1, tool=1)
    assert "place:worker:mill" not in options(turn_of(game, ANNA))


@rule("EL-226", "EL-180")
def test_a_fallen_mercenary_stays_with_its_hirer() -> None:
    game = table(mercenaries="on")
    stands(game, ANNA, "minotaur", "mill")
    send(game, ANNA, unit_of(MERCENARIES.index("minotaur")), REALMS.index("mill"))
    assert (game.owner[0], game.place[0], resources(game, ANNA)) == (ANNA, UNDERWORLD, {"sword": 1})
    play(turn_of(game, ANNA), "regroup")
    assert game.owner[0] == -1
