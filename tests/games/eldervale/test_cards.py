"""Every adventure card does what it says: the whole ledger of its owner after one activation."""

from collections import Counter
from typing import Final

import pytest

from deska.games.eldervale.actions import ADVENTURES, BEASTS, ELEMENTS, HOARD, REALMS, RESOURCES
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DEFEATED, READY, UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.turn.battle.result import TAKE_TREASURE
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    asked,
    at,
    gains,
    hand,
    holds,
    options,
    owns,
    play,
    powers,
    regroup,
    resources,
    stands,
    table,
    turn_of,
    units,
)

LETTERS: Final = "GSPTW$M"
Ledger = dict[str, int]


def ledger(game: Eldervale) -> Ledger:
    """Resources by letter, M magic cards, V points, g glory, t tokens, p power above the first level of the player's own element."""
    player = game.players[ANNA]
    found = dict(zip(LETTERS, [*player.res, len(player.hand)], strict=True))
    found |= {"V": player.vp, "g": player.glory, "t": len(player.tray), "p": sum(player.power) - 1}
    return {letter: count for letter, count in found.items() if count}


def parsed(code: str) -> Ledger:
    return dict(Counter(code))


def owner_of(card: str) -> str:
    """A faction of the card's element that is not asked anything on the way."""
    return BOX.factions[BOX.element[ADVENTURES.index(card)] * 2].name


def activated(
    card: str, held: str = "", *, seed: int = 1, orb: bool = False, tokens: tuple[str, ...] = (), answers: tuple[str, ...] = ()
) -> Eldervale:
    """The right unit has used the action of the card."""
    number = ADVENTURES.index(card)
    unit = BOX.adventures[number].unit
    other = "deep-naga" if ELEMENTS[BOX.element[number]] != "water" else "sky-harpies"
    game = table(owner_of(card), other, seed=seed)
    owns(game, ANNA, card, orb=orb, tokens=tokens)
    stands(game, ANNA, unit, "mill")
    gains(game, ANNA, **{RESOURCES[LETTERS.index(letter)]: held.count(letter) for letter in set(held) - {"M"}})
    if "M" in held:
        holds(game, ANNA, "prophecy-of-glory")
    regroup(game)
    play(game, f"lift:{unit}:mill", f"act:{card}", *answers)
    return game


@rule("EL-C37", "EL-C46", "EL-C48", "EL-C49", "EL-C50", "EL-C52", table=True)
@pytest.mark.parametrize(
    ("card", "held", "after"),
    [
        *[(card, "", letter) for card, letter in zip([BOX.adventures[e * 13].name for e in range(8)], "STWPSPTG", strict=True)],
        ("windmill-terrace", "", "S"),
        ("gem-mine", "", "G"),
        ("forge", "", "W"),
        ("fishing-nets", "", "P"),
        ("sun-temple", "", "SV"),
        ("poison-garden", "", "P"),
        ("stonemasons", "", "T"),
        ("arch-bridge", "", "TS"),
        ("cloud-observatory", "SM", "p"),
        ("druid-circle", "PT", "p"),
        ("pyromancers-circle", "WM", "p"),
        ("altar-of-tides", "PG", "p"),
        ("hall-of-dawn", "SP", "p"),
        ("necromancers-study", "PM", "p"),
        ("court-of-law", "TS", "p"),
        ("library-of-winds", "", "MM"),
        ("great-archive", "", "M"),
        ("wyrm-burrow", "", "GG"),
        ("volcano-roost", "", "WG"),
        ("golden-spire", "", "$"),
        ("hall-of-banners", "", "VV"),
        ("bone-lair", "", "PM"),
        ("citadel", "", "gVV"),
        ("arena-of-flames", "W", "gVV"),
        ("griffin-riders", "", "WM"),
        ("rangers-lodge", "", "TW"),
        ("assassins-guild", "", "V"),
    ],
)
def test_actions(card: str, held: str, after: str) -> None:
    assert ledger(activated(card, held)) == parsed(after)


@rule("EL-C50", "EL-142", table=True)
@pytest.mark.parametrize(
    ("card", "answers", "after"),
    [
        ("sky-perch", ("take:molten-crown-1",), "tVV"),
        ("wyrm-burrow", (), "GGVV"),
        ("volcano-roost", (), "WGVV"),
        ("serpent-cove", ("take:molten-crown-1",), "PtVV"),
        ("golden-spire", (), "$$"),
        ("hall-of-banners", (), "VVVV"),
        ("rift-nest", ("take:ash-fields-1", "take:ash-fields-1"), "tt"),
    ],
)
def test_dragon_cards_with_an_orb(card: str, answers: tuple[str, ...], after: str) -> None:
    assert ledger(activated(card, orb=True, answers=answers)) == parsed(after)


@rule("EL-C50")
def test_serpents_take_only_from_unoccupied_realms() -> None:
    game = activated("serpent-cove")
    assert "take:ash-fields-1" in options(game)
    stands(game, BEN, "worker", "ash-fields")
    game.settle()
    assert "take:ash-fields-1" not in options(game)


@rule("EL-C47", "EL-141", table=True)
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("message-birds", "MM"),
        ("forest-workshop", "VVV"),
        ("pilgrims-house", "VVV"),
        ("alchemists-kiln", "$W"),
        ("harbour-market", "$V"),
        ("black-market", "$M"),
        ("mad-bazaar", "$$"),
    ],
)
def test_investments(card: str, after: str) -> None:
    assert ledger(activated(card, orb=True)) == parsed(after)
    assert ledger(activated(card, "GG", tokens=("gem-gem",))) == parsed(after)


@rule("EL-141", "EL-114")
@pytest.mark.parametrize(
    ("token", "supply", "is_payable"),
    [
        ("tool-sword", {"tool": 1}, True),  # either of two different resources
        ("tool-sword", {"sword": 1}, True),
        ("tool-sword", {"gem": 5}, False),
        ("gem-gem", {"gem": 1}, False),  # both of two equal ones
        ("gem-gem", {"gem": 2}, True),
    ],
)
def test_an_investment_has_to_be_payable(token: str, supply: dict[str, int], is_payable: bool) -> None:
    game = table("pandemonium-imps", "sky-harpies")
    owns(game, ANNA, "mad-bazaar", tokens=(token,))
    gains(game, ANNA, **supply)
    stands(game, ANNA, "worker", "mill")
    play(regroup(game), "lift:worker:mill")
    assert ("act:mad-bazaar" in options(game)) == is_payable


@rule("EL-C47", "EL-045")
def test_the_guildhall_gives_three_different_resources() -> None:
    game = activated("guildhall", orb=True, answers=("gain:gem",))
    assert "gain:gem" not in options(game)
    play(game, "gain:tool", "gain:sword")
    assert ledger(game) == parsed("GTW")


@rule("EL-C46", "EL-140")
def test_tokens_on_slot_cards() -> None:
    assert ledger(activated("forge", tokens=("gem-gem",))) == parsed("GG")
    assert ledger(activated("arch-bridge", tokens=("gold", "magic"))) == parsed("$M")


@rule("EL-C49")
@pytest.mark.parametrize(
    ("power", "cards"), [({"light": 3}, 1), ({"light": 3, "air": 5}, 2), ({"light": 3, "air": 3, "fire": 4, "earth": 3}, 3)]
)
def test_the_great_archive(power: dict[str, int], cards: int) -> None:
    game = table("keepers-of-the-plains", "deep-naga")
    owns(game, ANNA, "great-archive")
    powers(game, ANNA, **power)
    stands(game, ANNA, "wizard", "mill")
    regroup(game)
    play(game, "lift:wizard:mill", "act:great-archive")
    assert len(hand(game, ANNA)) == cards


@rule("EL-C52")
def test_guilds_of_warriors() -> None:
    assert ledger(activated("paladin-hall", answers=("choose:1",))) == parsed("W")
    assert ledger(activated("paladin-hall", answers=("choose:2",))) == parsed("VV")
    for fallen, points in ((1, 2), (2, 3), (3, 3)):
        game = table("shadow-demons", "deep-naga")
        owns(game, ANNA, "assassins-guild")
        stands(game, ANNA, "warrior", "mill")
        game.players[ANNA].at[:fallen] = [UNDERWORLD] * fallen
        game.players[ANNA].at[:6] = sorted(game.players[ANNA].at[:6])
        regroup(game)
        play(game, "lift:warrior:mill", "act:assassins-guild")
        assert game.players[ANNA].vp == points


@rule("EL-C52")
def test_the_tide_guard_rescues_a_unit_that_acts() -> None:
    game = table("atlanteans", "sky-harpies")
    owns(game, ANNA, "tide-guard")
    stands(game, ANNA, "warrior", "mill")
    stands(game, ANNA, "wizard", "mill")
    game.players[ANNA].at[7] = UNDERWORLD
    regroup(game)
    play(game, "lift:warrior:mill", "act:tide-guard")
    assert asked(game)[0] == "el-act"
    play(game, "act:gather")
    assert (resources(game, ANNA), units(game, ANNA, "underworld")) == ({"potion": 1}, [])


@rule("EL-C48", "EL-C52", "EL-C53")
@pytest.mark.parametrize(
    ("card", "held", "found"),
    [("gambling-den", "", {"W", "G", "$", "$$"}), ("blood-pit", "", {"W", "gVV"}), ("wild-magic-tower", "G", {"MM", "p"})],
)
def test_cards_with_a_die(card: str, held: str, found: set[str]) -> None:
    seen = {frozenset(ledger(activated(card, held, seed=seed)).items()) for seed in range(40)}
    assert seen == {frozenset(parsed(code).items()) for code in found}


@rule("EL-C51", "EL-200")
def test_the_bone_lair_raises_a_monster() -> None:
    game = table("shadow-demons", "villainous-ogres", "sky-harpies")
    owns(game, ANNA, "bone-lair")
    for monster in ("demon-of-might", "thunder-roc", "mother-of-dragons"):
        game.place[BEASTS.index(monster)] = DEFEATED
    game.players[ANNA].orbs = 1
    turn_of(game, ANNA)
    play(game, "orb:bone-lair")
    assert options(game) == {"monster:demon-of-might", "monster:thunder-roc"}
    play(game, "monster:thunder-roc")
    assert "thunder-roc" in units(game, ANNA, "ready")
    assert options(game, "orb") == set()


@rule("EL-C07", "EL-235", table=True)
@pytest.mark.parametrize(
    ("treasure", "answers", "after"),
    [
        ("dragon-points", (), "VVVVV"),
        ("dragon-gold", (), "$$$"),
        ("dragon-power", ("rise:fire",), "pVV"),
        ("dragon-lore", ("gain:gem", "gain:gold"), "MMG$"),
        ("dragon-glory", ("gain:gem",), "ggVVG"),
    ],
)
def test_dragon_treasures(treasure: str, answers: tuple[str, ...], after: str) -> None:
    game = table(mother="on")
    game.hoards = 1
    number = HOARD.index(treasure)
    game.hoard = tuple(number if place == 2 else (number + 1) % 5 for place in range(5))
    at(game, Frame(TAKE_TURN, ANNA), Frame(TAKE_TREASURE, ANNA))
    play(game, *answers)
    assert (ledger(game), game.hoards, asked(game)[0]) == (parsed(after), 0, "el-turn")


@rule("EL-C03", "EL-C04")
def test_cards_in_numbers() -> None:
    kinds = {"doorway": 8, "vault": 11, "aura": 8, "rampart": 8, "weapon": 10, "action": 43, "passive": 16}
    assert Counter(card.kind for card in BOX.adventures.values()) == kinds
    assert (len(BOX.spells), len(BOX.quests), len(BOX.prophecies)) == (32, 16, 12)


@rule("EL-C55")
@pytest.mark.parametrize(("cards", "swords"), [((), 1), (("drill-yard",), 0)])
def test_recruits_are_cheaper(cards: tuple[str, ...], swords: int) -> None:
    game = table("iron-legion", "deep-naga")
    owns(game, ANNA, *cards)
    gains(game, ANNA, tool=2, sword=swords)
    turn_of(game, ANNA)
    play(game, "place:worker:summoning-portal", "recruit:warrior")
    assert (resources(game, ANNA), game.players[ANNA].place_of(1)) == ({}, READY)


@rule("EL-C55")
def test_spells_are_cheaper() -> None:
    game = table("shadow-demons", "deep-naga")
    owns(game, ANNA, "forbidden-lore")
    holds(game, ANNA, "whirlwind", "swift-messenger")
    gains(game, ANNA, scroll=1)
    stands(game, ANNA, "worker", "mill")
    game.place[BEASTS.index("demon-of-might")] = REALMS.index("ash-fields")
    turn_of(game, ANNA)
    assert options(game, "cast") == {"cast:whirlwind"}


@rule("EL-C56", "EL-059")
def test_lore_keepers_gain_for_quests() -> None:
    game = table("sun-seraphs", "deep-naga")
    owns(game, ANNA, "lore-keepers")
    holds(game, ANNA, "elemental-adept")
    powers(game, ANNA, light=4)
    turn_of(game, ANNA)
    play(game, "fulfil:elemental-adept", "gain:gold")
    assert (game.players[ANNA].vp, resources(game, ANNA)) == (4, {"gold": 1})
