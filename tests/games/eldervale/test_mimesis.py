"""The Mimesis, a mercenary: once a turn it uses any ability of the hirer's other units, but never one about building (EL-228)."""

import pytest

from deska.games.eldervale.actions import REALMS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import JOINING, READY, UNDERWORLD, unit_of
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.moves import SWAP_WIZARD
from deska.games.eldervale.effects.units import send
from deska.games.eldervale.turn.battle.dice import COUNT_DICE, SWORDS_STEP, imitations
from deska.games.eldervale.turn.battle.result import AFTERMATH
from deska.games.eldervale.turn.battle.rolls import ROLL_DICE
from deska.games.eldervale.turn.battle.start import JOIN_STEP
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends, rolled
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    LAND,
    asked,
    at,
    fights,
    gains,
    hand,
    is_ready,
    options,
    owns,
    play,
    regroup,
    resolve,
    resources,
    stands,
    table,
    turn_of,
    units,
)

MILL = REALMS.index("mill")


def hired(faction: str, realm: str = "mill") -> Eldervale:
    """Anna's Mimesis stands there."""
    game = table(faction, "deep-naga" if faction != "deep-naga" else "sky-harpies", mercenaries="on")
    stands(game, ANNA, "mimesis", realm)
    return game


def counted(game: Eldervale, *answers: str) -> tuple[int, int]:
    """Dice of Anna and Ben on the Mill, after these answers to what the Mimesis might imitate."""
    battle = fights(game, "mill")
    battle.stage = JOINING
    waiting = [Frame(TAKE_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(SWORDS_STEP, BEN), Frame(COUNT_DICE, ANNA)]
    gains(game, BEN, sword=1)
    at(game, *waiting, *imitations(game))
    play(game, *answers)
    assert asked(game) == ("el-swords", BEN)
    return battle.dice[ANNA], battle.dice[BEN]


@rule("EL-C36", "EL-228")
@pytest.mark.parametrize(
    ("faction", "unit", "yes", "no"),
    [
        ("iron-legion", "worker", (4, 3), (3, 3)),
        ("sun-seraphs", "worker", (3, 2), (3, 3)),
        ("deep-dwarves", "worker", (4, 3), (3, 3)),
    ],
)
def test_the_owner_decides_before_dice_are_counted(faction: str, unit: str, yes: tuple[int, int], no: tuple[int, int]) -> None:
    for answer, found in (("yes", yes), ("no", no)):
        game = hired(faction)
        stands(game, ANNA, unit, "mill")
        stands(game, BEN, "dragon", "mill")
        assert (counted(game, answer), game.now.imitated) == (found, answer == "yes")
        if answer == "yes":
            assert counted(game) == no  # once a turn


@rule("EL-C36", "EL-C18")
@pytest.mark.parametrize(("answer", "always"), [("yes", True), ("no", False)])
def test_it_kicks_with_hooves_if_the_owner_likes(answer: str, always: bool) -> None:
    sixes = set()
    for seed in range(12):
        game = table("keepers-of-the-plains", "deep-naga", mercenaries="on", seed=seed)
        stands(game, ANNA, "mimesis", "mill")
        stands(game, BEN, "dragon", "mill")
        counted(game, answer)
        ROLL_DICE.resolve(game, Frame(ROLL_DICE, ANNA))
        assert game.battle is not None
        sixes.add(6 in game.battle.rolls[ANNA])
    assert sixes == ({True} if always else {True, False})


@rule("EL-C36", "EL-C11")
def test_what_it_does_not_imitate_when_placed_it_may_imitate_later() -> None:
    game = table("storm-djinn", "deep-naga", mercenaries="on")
    is_ready(game, ANNA, "mimesis")
    stands(game, ANNA, "worker", "mill")
    turn_of(game, ANNA)
    play(game, "place:mimesis:ash-fields")
    assert (asked(game), options(game)) == (("el-imitate", ANNA), {"yes", "no"})
    play(game, "no")
    assert (hand(game, ANNA), game.now.imitated) == (set(), False)
    rolled(game, "ash-fields", seat0=(1, 1), seat1=())
    assert "use:gale-strike" in options(game)
    game = table("storm-djinn", "deep-naga", mercenaries="on")
    is_ready(game, ANNA, "mimesis")
    stands(game, ANNA, "worker", "mill")
    turn_of(game, ANNA)
    play(game, "place:mimesis:ash-fields", "yes")
    assert game.now.imitated


@rule("EL-C36", "EL-C16")
@pytest.mark.parametrize(("answer", "treasures", "left"), [("yes", 2, {}), ("no", 1, {"potion": 1})])
def test_tidal_magic_is_asked_for_once(answer: str, treasures: int, left: dict[str, int]) -> None:
    game = table("atlanteans", "sky-harpies", mercenaries="on", more=("fire", "earth"))
    is_ready(game, ANNA, "mimesis")
    gains(game, ANNA, potion=1)
    turn_of(game, ANNA)
    play(game, "place:mimesis:molten-crown")
    assert asked(game) == ("el-imitate", ANNA)
    play(game, answer)
    if answer == "yes":
        assert asked(game) == ("el-take-token", ANNA)
        play(game, "take:ash-fields-1")
    assert (len(game.players[ANNA].tray), resources(game, ANNA), game.now.imitated) == (treasures, left, answer == "yes")


@rule("EL-C36", "EL-C20")
def test_far_away_it_enters_occupied_realms_under_the_veil_alone() -> None:
    game = table("shadow-demons", "sky-harpies", mercenaries="on", land={**LAND, "elder-forest": (-2, 0)}, more=("fire", "earth"))
    is_ready(game, ANNA, "mimesis")
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "dragon", "elder-forest")
    turn_of(game, ANNA)
    play(game, "place:mimesis:elder-forest")
    assert (game.now.veiled, game.now.imitated, game.battle) == (True, True, None)


@rule("EL-C36", "EL-C12")
def test_it_shoots_longbows_from_next_door() -> None:
    game = hired("elves-of-briardell", "fortress")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "mill")
    assert dice(game)[ANNA] == 1
    assert counted(game, "yes") == (2, 3)
    assert counted(game) == (1, 3)
    far = hired("elves-of-briardell", "windspire-peaks")
    stands(far, ANNA, "worker", "mill")
    stands(far, BEN, "dragon", "mill")
    assert counted(far) == (1, 3)


@rule("EL-C36", "EL-C12")
def test_it_wanders_at_the_end_of_the_turn() -> None:
    game = hired("elves-of-briardell")
    gains(game, ANNA, tool=2)
    turn_of(game, ANNA)
    play(game, "place:worker:fortress", "end")
    assert (asked(game), "to:ash-fields" in options(game)) == (("el-wander", ANNA), True)
    play(game, "to:ash-fields")
    assert (units(game, ANNA, "ash-fields"), asked(game)[1]) == (["mimesis"], BEN)


@rule("EL-C36", "EL-C20")
@pytest.mark.parametrize(("answer", "battle"), [("yes", False), ("no", True)])
def test_it_enters_under_the_dark_veil(answer: str, battle: bool) -> None:
    game = table("shadow-demons", "sky-harpies", mercenaries="on")
    is_ready(game, ANNA, "mimesis")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "fortress")
    gains(game, ANNA, gem=2)
    turn_of(game, ANNA)
    play(game, "place:mimesis:fortress")
    assert asked(game) == ("el-veil", ANNA)
    play(game, answer)
    assert (game.battle is not None, game.now.imitated) == (battle, not battle)


@rule("EL-C36", "EL-C24")
def test_the_rift_leads_nowhere_from_the_ready_area() -> None:
    game = table("pandemonium-imps", "deep-naga")
    stands(game, ANNA, "worker", "fortress")
    is_ready(game, ANNA, "wizard")
    assert asked(resolve(game, SWAP_WIZARD, ANNA, "rift-step"))[0] == "el-turn"
    stands(game, ANNA, "wizard", "mill")
    assert asked(resolve(game, SWAP_WIZARD, ANNA, "rift-step"))[0] == "el-swap-wizard"


@rule("EL-C36", "EL-C24")
def test_it_steps_through_the_rift() -> None:
    game = table("pandemonium-imps", "deep-naga", mercenaries="on", more=("air", "fire"))
    is_ready(game, ANNA, "mimesis")
    stands(game, ANNA, "worker", "fortress")
    turn_of(game, ANNA)
    gains(game, ANNA, tool=2)
    play(game, "place:mimesis:ash-fields", "take:ash-fields-1")
    assert (asked(game), options(game)) == (("el-swap-wizard", ANNA), {"unit:worker:fortress", "pass", *options(game, "cash")})
    play(game, "unit:worker:fortress")
    assert (units(game, ANNA, "fortress"), units(game, ANNA, "ash-fields"), game.now.imitated) == (["mimesis"], ["worker"], True)


@rule("EL-C36", "EL-C15", "EL-C21")
@pytest.mark.parametrize(
    ("faction", "answers", "gained", "points"),
    [
        ("vampires-of-nightravine", ("yes",), {"potion": 1}, 1),
        ("vampires-of-nightravine", ("no",), {}, 0),
        ("sky-harpies", (), {}, 0),
    ],
)
def test_it_feasts_on_blood(faction: str, answers: tuple[str, ...], gained: dict[str, int], points: int) -> None:
    game = table(faction, "deep-naga", mercenaries="on")
    stands(game, ANNA, "mimesis", "mill")
    stands(game, BEN, "worker", "mill")
    before = game.players[ANNA].vp
    ends(game, seat0=(6, 5), seat1=(1,))
    play(game, *answers)
    assert (resources(game, ANNA), game.players[ANNA].vp) == (gained, before + points + 2)
    assert game.now.imitated == bool(points)


@rule("EL-C36", "EL-C20")
@pytest.mark.parametrize(("answer", "gained"), [("yes", {"sword": 1, "potion": 1}), ("no", {"sword": 1})])
def test_its_fall_is_a_harvest_of_shadows(answer: str, gained: dict[str, int]) -> None:
    game = hired("shadow-demons")
    send(game, ANNA, unit_of(BOX.mimesis), MILL)
    game.settle()
    play(game, answer)
    assert (game.place[BOX.mimesis], resources(game, ANNA)) == (UNDERWORLD, gained)


@rule("EL-C36", "EL-C21")
def test_it_flees_as_a_cloud_of_bats_once_a_turn() -> None:
    game = hired("vampires-of-nightravine")
    send(game, ANNA, unit_of(BOX.mimesis), MILL)
    game.settle()
    assert asked(game) == ("el-escape", ANNA)
    play(game, "yes")
    assert (game.place[BOX.mimesis], resources(game, ANNA)) == (READY, {})
    stands(game, ANNA, "mimesis", "mill")
    send(game, ANNA, unit_of(BOX.mimesis), MILL)
    assert (game.place[BOX.mimesis], resources(game, ANNA)) == (UNDERWORLD, {"sword": 1})
    game = hired("vampires-of-nightravine")
    stands(game, BEN, "dragon", "mill")
    ends(game, turn=BEN, seat0=(1,), seat1=(6,))
    play(game, "no")
    assert (game.place[BOX.mimesis], resources(game, ANNA), game.now.imitated) == (UNDERWORLD, {"sword": 1}, False)


@rule("EL-C36", "EL-C17")
def test_it_dives_away_for_a_potion() -> None:
    game = hired("deep-naga")
    stands(game, BEN, "dragon", "mill")
    gains(game, ANNA, potion=1)
    ends(game, turn=BEN, seat0=(1,), seat1=(6,))
    assert options(game) == {"use:sea-wyrm", "done"}
    play(game, "use:sea-wyrm")
    assert (game.place[BOX.mimesis], resources(game, ANNA), game.now.imitated) == (READY, {}, True)


@rule("EL-C36", "EL-C18")
def test_it_gallops_into_battle() -> None:
    game = hired("keepers-of-the-plains", "windspire-peaks")
    stands(game, ANNA, "worker", "cloud-plateau")
    stands(game, BEN, "worker", "mill")
    stands(game, ANNA, "warrior", "mill")
    fights(game, "mill")
    at(game, Frame(TAKE_TURN, ANNA), Frame(JOIN_STEP, ANNA))
    assert options(game, "join") == {"join:worker:cloud-plateau", "join:mimesis:windspire-peaks"}
    play(game, "join:mimesis:windspire-peaks")
    assert (sorted(units(game, ANNA, "mill")), game.now.imitated) == (["mimesis", "warrior"], True)


@rule("EL-C36", "EL-C14")
def test_it_scavenges_beside_a_battle_of_others() -> None:
    game = table("goblin-fire-mages", "deep-naga", "sky-harpies", mercenaries="on")
    stands(game, ANNA, "mimesis", "fortress")
    stands(game, BEN, "worker", "mill")
    stands(game, 2, "worker", "mill")
    ends(game, turn=BEN, seat1=(6,), seat2=(1,))
    assert (asked(game), resources(game, ANNA)) == (("el-imitate", ANNA), {})
    play(game, "yes")
    assert (resources(game, ANNA), game.now.imitated) == ({"sword": 1}, True)


@rule("EL-C36", "EL-C16")
def test_it_dives_for_pearls() -> None:
    game = table("atlanteans", "sky-harpies", mercenaries="on", more=("fire", "earth"))
    is_ready(game, ANNA, "mimesis")
    game.left[:] = [0] * len(game.left)
    turn_of(game, ANNA)
    play(game, "place:mimesis:molten-crown")
    assert (asked(game), resources(game, ANNA)) == (("el-imitate", ANNA), {"sword": 1})
    play(game, "yes")
    assert (resources(game, ANNA), game.now.imitated) == ({"sword": 2}, True)


@rule("EL-C36", "EL-C23")
def test_it_is_tireless_once_a_regroup() -> None:
    game = hired("clockwork-golems")
    owns(game, ANNA, "stonemasons", "stone-doorway")
    regroup(game)
    play(game, "lift:mimesis:mill", "act:gather")
    assert (asked(game)[0], options(game)) == ("el-act-again", {"act:stonemasons", "act:stone-doorway", "ready"})
    play(game, "act:stonemasons")
    assert (game.now.imitated, game.now.tireless, asked(game)[0]) == (True, True, "el-end-turn")
    assert resources(game, ANNA) == {"tool": 2}


@rule("EL-228")
def test_it_never_builds() -> None:
    game = table("deep-dwarves", "sky-harpies", mercenaries="on")
    gains(game, ANNA, tool=1, sword=1, gem=1)
    is_ready(game, ANNA, "wizard")
    for unit, buildable in (("mimesis", False), ("worker", True)):
        stands(game, ANNA, unit, "ash-fields")
        assert ("place:wizard:mill" in options(turn_of(game, ANNA))) is buildable
