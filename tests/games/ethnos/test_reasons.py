"""The arguments of decisions, and why an option is refused: message, arguments, rule."""

from typing import Any

import pytest

from deska.games.ethnos.components import Ethnos
from deska.kernel import Reason
from deska.testing import rule
from tests.games.ethnos.build import ALICE, ALL_OR_NOTHING, ROBERT, band, end_age, fill_horde, own_trolls, play, position, refuse, swim_to

TRIBES = ("wizard", "elf", "centaur", "orc", "merfolk", "skeleton")
OTHERS = ("wingfolk", "troll", "orc", "giant", "dwarf", "skeleton")
FULL = [f"{tribe}-{colour}" for tribe in ("elf", "orc") for colour in ("red", "blue", "grey", "green", "orange")]


def told(game: Ethnos) -> tuple[str, int, dict[str, Any], str, tuple[str, ...]]:
    """All that the pending decision says besides its options."""
    decision = game.pending
    assert decision is not None
    return decision.kind, decision.seat, decision.args, decision.source, decision.rules


# --- Refused options


@rule("ET-045")
def test_an_empty_hand_plays_no_band() -> None:
    assert refuse(position(), "band") == Reason("et-why-empty-hand", "ET-045")


@rule("ET-112")
def test_skeletons_alone_play_no_band() -> None:
    assert refuse(position(tribes=TRIBES, hands={ROBERT: ["skeleton"]}), "band") == Reason("et-why-only-skeletons", "ET-112")


@rule("ET-043")
@pytest.mark.parametrize("option", ["draw", "take:dwarf-red", "take:dwarf-blue"])
def test_a_full_hand_recruits_nobody(option: str) -> None:
    game = position(hands={ROBERT: FULL}, row=["dwarf-red"])
    assert refuse(game, option) == Reason("et-why-hand-full", "ET-043", {"limit": 10})


@rule("ET-040")
@pytest.mark.parametrize("held", [0, 9])
def test_a_card_has_to_lie_in_the_row(held: int) -> None:
    game = position(hands={ROBERT: FULL[:held]}, row=["dwarf-red"])
    assert refuse(game, "take:dwarf-blue") == Reason("et-why-not-in-row", "ET-040", {"card": "dwarf-blue"})


@rule("ET-039")
@pytest.mark.parametrize("option", ["pass", "done", "lay:elf-red", "place:rhea", "troll:1"])
def test_a_turn_knows_nothing_else(option: str) -> None:
    assert refuse(position(hands={ROBERT: ["elf-red"]}), option) == Reason("not-offered", "ET-039")


@rule("ET-051")
def test_a_band_consists_of_cards_in_hand() -> None:
    game = play(position(tribes=TRIBES, hands={ROBERT: ["elf-red", "skeleton"]}), "band")
    assert refuse(game, "done") == Reason("et-why-nothing-laid", "ET-051")
    assert refuse(game, "lay:elf-blue") == Reason("et-why-not-in-hand", "ET-051", {"card": "elf-blue"})
    assert refuse(game, "draw") == Reason("not-offered", "ET-051")
    play(game, "lay:elf-red")
    assert refuse(game, "lay:elf-red") == Reason("et-why-not-in-hand", "ET-051", {"card": "elf-red"})


@rule("ET-052")
def test_a_card_has_to_fit() -> None:
    game = play(position(tribes=TRIBES, hands={ROBERT: ["elf-red", "orc-blue"]}), "band", "lay:elf-red")
    assert refuse(game, "lay:orc-blue") == Reason("et-why-not-fitting", "ET-052", {"card": "orc-blue"})


@rule("ET-054", "ET-112")
def test_the_leader_is_a_card_of_the_band_and_no_skeleton() -> None:
    game = position(tribes=TRIBES, hands={ROBERT: ["elf-red", "elf-grey", "skeleton", "orc-blue"]})
    play(game, "band", "lay:skeleton")
    assert refuse(game, "done") == Reason("et-why-no-leader", "ET-112")
    play(game, "lay:elf-red", "lay:elf-grey", "done")
    assert refuse(game, "lead:skeleton") == Reason("et-why-skeleton-leads", "ET-112")
    for option in ("lead:orc-blue", "lead:elf-blue", "done"):
        assert refuse(game, option) == Reason("not-offered", "ET-054")


@rule("ET-141")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_band_too_small_for_a_kingdom_is_told_what_it_needs(seats: int) -> None:
    tribes = OTHERS if seats == 4 else OTHERS[:5]
    game = position(seats, tribes, hands={ROBERT: ["wingfolk-red"]}, markers={ROBERT: {"duris": 2}, ALICE: {"duris": 3}})
    band(game, "wingfolk-red")
    need = 3 if seats == 4 else 6
    assert refuse(game, "place:duris") == Reason("et-why-too-small", "ET-141", {"kingdom": "duris", "need": need, "size": 1})
    assert refuse(game, "pass") == Reason("not-offered", "ET-140")


@rule("ET-142")
def test_a_troll_token_is_too_large_or_taken() -> None:
    game = own_trolls(position(tribes=OTHERS, hands={ROBERT: ["troll-red", "dwarf-red"]}), ALICE, 2, 3)
    band(game, "troll-red", "dwarf-red")
    assert refuse(game, "troll:2") == Reason("et-why-troll-taken", "ET-142", {"value": 2})
    assert refuse(game, "troll:3") == Reason("et-why-troll-large", "ET-142", {"value": 3, "size": 2})
    assert refuse(game, "done") == Reason("not-offered", "ET-142")


@rule("ET-105")
def test_an_elf_keeps_no_more_than_the_size_of_the_band() -> None:
    game = band(position(hands={ROBERT: ["elf-red", "orc-blue", "orc-grey"]}), "elf-red")
    assert refuse(game, "done") == Reason("et-why-keep-fewer", "ET-105", {"size": 1, "held": 2})
    for option in ("drop:elf-red", "pass"):
        assert refuse(game, option) == Reason("not-offered", "ET-105")


@rule("ET-089")
def test_after_the_end_nothing_is_possible() -> None:
    game = end_age(position(age=3))
    assert refuse(game, "draw") == Reason("game-over")


def test_an_offered_option_has_no_reason_against_it() -> None:
    game = position(hands={ROBERT: ["elf-red"]}, row=["dwarf-red"])
    assert [game.why_not(option) for option in ("draw", "take:dwarf-red", "band")] == [None, None, None]
    assert game.why_not("take:elf-red") == Reason("et-why-not-in-row", "ET-040", {"card": "elf-red"})


# --- Decisions


def test_the_decisions_of_a_turn() -> None:
    game = position(hands={ROBERT: ["elf-red", "elf-blue", "orc-red"]})
    assert told(game) == ("et-turn", ROBERT, {}, "", ("ET-039", "ET-040", "ET-043"))
    play(game, "band")
    assert told(game) == ("et-lay", ROBERT, {"count": 0, "full": 0, "fits": 3}, "", ("ET-051", "ET-052", "ET-111"))
    play(game, "lay:elf-red", "lay:elf-blue")
    assert told(game) == ("et-lay", ROBERT, {"count": 2, "full": 0, "fits": 0}, "", ("ET-051", "ET-052", "ET-111"))
    play(game, "done")
    assert told(game) == ("et-lead", ROBERT, {}, "", ("ET-054", "ET-112"))


def test_the_decisions_of_leaders() -> None:
    game = band(position(tribes=OTHERS, hands={ROBERT: ["wingfolk-red", "dwarf-red"]}), "wingfolk-red", "dwarf-red")
    assert told(game) == ("et-place", ROBERT, {"size": 2}, "wingfolk-red", ("ET-140", "ET-141"))
    game = band(position(tribes=OTHERS, hands={ROBERT: ["troll-red"]}), "troll-red")
    assert told(game) == ("et-troll", ROBERT, {"most": 1}, "troll-red", ("ET-142",))
    game = band(swim_to(position(tribes=TRIBES, hands={ROBERT: ["merfolk-grey"]}), 2, 0, 0, 0), "merfolk-grey")
    assert told(game) == ("et-extra-marker", ROBERT, {}, "merfolk-grey", ("ET-118",))


def test_the_decision_of_an_elf_goes_on_card_by_card() -> None:
    game = band(position(hands={ROBERT: ["elf-red", "orc-blue", "orc-grey"]}), "elf-red")
    assert told(game) == ("et-keep", ROBERT, {"size": 1, "held": 2}, "elf-red", ("ET-105",))
    play(game, "drop:orc-blue")
    assert told(game) == ("et-keep", ROBERT, {"size": 1, "held": 1}, "elf-red", ("ET-105",))


@pytest.mark.parametrize(
    ("kind", "leader", "left"),
    [("et-wizard", "wizard-red", []), ("et-orc", "orc-red", []), ("et-centaur", "centaur-red", ["elf-blue"])],
)
def test_what_a_leader_may_do_names_the_leader(kind: str, leader: str, left: list[str]) -> None:
    game = band(position(tribes=TRIBES, hands={ALICE: [leader, *left]}, turn=ALICE), leader)
    asked, seat, args, source, *_ = told(game)
    assert (asked, seat, source) == (kind, ALICE, leader)
    assert args.get("effect"), "the question says what would happen"
    assert args.get("count") == (1 if kind == "et-wizard" else None), "and how much"
    assert refuse(game, "draw").message == "not-offered"


def test_the_decision_to_raid_counts_what_was_removed() -> None:
    game = end_age(fill_horde(position(), ALICE, "red", "blue", "grey"))
    assert told(game) == ("et-raid", ALICE, {"count": 0, "glory": 0, "most": 6}, "", ("ET-135", "ET-136"))
    play(game, "raid:rhea")
    assert told(game) == ("et-raid", ALICE, {"count": 1, "glory": 1, "most": 6}, "", ("ET-135", "ET-136"))
    play(game, "raid:straton")
    assert told(game) == ("et-raid", ALICE, {"count": 2, "glory": 3, "most": 6}, "", ("ET-135", "ET-136"))


def test_the_decision_to_raid_all_tells_its_worth() -> None:
    game = end_age(fill_horde(position(**ALL_OR_NOTHING), ALICE, "red", "blue", "grey", "green"))
    assert told(game) == ("et-raid-all", ALICE, {"count": 4, "glory": 10}, "", ("ET-135",))
