"""The Orcs (ET-133 to ET-139)."""

import re
from importlib.resources import files

import pytest

from deska.kernel import Decision, Reason
from deska.testing import rule
from deska.text.messages import source_of
from tests.games.ethnos.build import (
    ALICE,
    ALL_OR_NOTHING,
    DANA,
    MICHAL,
    ROBERT,
    band,
    earned,
    end_age,
    example,
    fill_horde,
    front,
    glory,
    horde,
    kingdoms,
    paid,
    play,
    position,
    recruit,
    refuse,
    score,
    swim_to,
    table,
)

ORCS = ("orc", "elf", "giant", "wizard", "dwarf", "skeleton")
MERFOLK = ("orc", "elf", "giant", "wizard", "dwarf", "merfolk")
COLOURS = ("purple", "red", "blue", "green", "orange", "grey")


@rule("ET-X18", "ET-133")
def test_example_orc_placing() -> None:
    """With an orange Orc as leader Alice places a marker in Ithys and another on the orange space of her Horde board."""
    two = ("orc-orange", "dwarf-orange")
    game = example("ET-X18")
    band(game, *two)
    assert game.pending == Decision("et-orc", ALICE, ("yes", "no"))
    play(game, "yes")
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 3,
        ALICE: {
            "bands": [("orc-orange", ["dwarf-orange", "orc-orange"])],
            "markers": {"ithys": 2},
            "supply": 24 - 2,
            "horde": ["orange"],
        },
    }
    assert game.pending == Decision("et-turn", MICHAL, ("draw", "take:elf-green"))


@rule("ET-X18", "ET-133", "ET-C45")
def test_example_orc_placing_with_a_band_too_small() -> None:
    """With 2 markers in Ithys two cards are not enough for the kingdom, but for the Horde board they are."""
    two = ("orc-orange", "dwarf-orange")
    game = position(tribes=ORCS, hands={ALICE: two}, markers={ALICE: {"ithys": 2}}, turn=ALICE)
    play(band(game, *two), "yes")
    assert front(game, ALICE) == {
        "bands": [("orc-orange", ["dwarf-orange", "orc-orange"])],
        "markers": {"ithys": 2},
        "supply": 23 - 1,
        "horde": ["orange"],
    }
    assert game.pending == Decision("et-turn", MICHAL, ("draw",))


@rule("ET-133")
def test_the_orc_marker_may_be_declined() -> None:
    game = position(tribes=ORCS, hands={ROBERT: ["orc-red"]})
    play(band(game, "orc-red"), "no")
    assert front(game, ROBERT) == {"bands": [("orc-red", ["orc-red"])], "markers": {"rhea": 1}, "supply": 24}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-133")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_orc_marker_goes_to_the_leaders_colour(colour: str) -> None:
    other = "orc-red" if colour != "red" else "orc-blue"
    game = position(tribes=ORCS, hands={ROBERT: [f"orc-{colour}", other]})
    play(band(game, f"orc-{colour}", other), "yes")
    assert [horde(game, seat) for seat in range(4)] == [[colour], [], [], []]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-133")
def test_an_orc_who_does_not_lead_joins_no_horde() -> None:
    game = position(tribes=ORCS, hands={ROBERT: ["dwarf-red", "orc-red"]})
    band(game, "dwarf-red", "orc-red")
    assert (horde(game, ROBERT), kingdoms(game, ROBERT)) == ([], {"rhea": 1})
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-134", "ET-C45")
def test_an_occupied_space_takes_no_second_marker() -> None:
    game = position(tribes=ORCS, hands={ROBERT: ["orc-red", "elf-green"]})
    band(fill_horde(game, ROBERT, "red", "grey"), "orc-red")
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 2,
        ROBERT: {"bands": [("orc-red", ["orc-red"])], "markers": {"rhea": 1}, "supply": 22, "horde": ["red", "grey"]},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green"))


@rule("ET-134")
def test_others_hordes_and_other_colours_do_not_occupy_the_space() -> None:
    game = position(tribes=ORCS, hands={ROBERT: ["orc-red"]})
    fill_horde(fill_horde(game, ALICE, "red"), ROBERT, "purple", "blue")
    play(band(game, "orc-red"), "yes")
    assert [horde(game, seat) for seat in (ROBERT, ALICE)] == [["purple", "red", "blue"], ["red"]]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C46")
@pytest.mark.parametrize(
    ("supply", "rhea", "asked"),
    [(0, {}, False), (1, {"rhea": 1}, False), (2, {"rhea": 1}, True)],
)
def test_the_kingdom_takes_the_last_marker(supply: int, rhea: dict[str, int], asked: bool) -> None:
    game = position(tribes=ORCS, hands={ROBERT: ["orc-red"]}, markers={ROBERT: {"duris": 25 - supply}})
    band(game, "orc-red")
    assert kingdoms(game, ROBERT) == {"duris": 25 - supply, **rhea}
    assert (horde(game, ROBERT), game.players[ROBERT].supply) == ([], max(supply - 1, 0))
    assert game.pending == (Decision("et-orc", ROBERT, ("yes", "no")) if asked else Decision("et-turn", ALICE, ("draw",)))


# --- the end of an Age: Orcs raid


@rule("ET-X19", "ET-135")
def test_example_orc_cash_in() -> None:
    """At the end of an Age Alice has 3 markers on her Horde board; she removes them and gains 6 glory."""
    game = end_age(fill_horde(position(tribes=ORCS), ALICE, "red", "green", "grey"))
    assert game.pending == Decision("et-raid", ALICE, ("raid:rhea", "raid:althea", "raid:pelagon", "done"))
    play(game, "raid:rhea", "raid:pelagon", "raid:althea")
    assert (paid(game, "orcs"), horde(game, ALICE), game.players[ALICE].supply) == ((0, 6, 0, 0), [], 25)
    assert game.pending is not None
    assert (game.age, game.pending.kind) == (2, "et-turn")


@rule("ET-X19", "ET-136")
def test_example_orc_cash_in_kept() -> None:
    """Alice may also leave the markers on the board."""
    game = end_age(fill_horde(position(tribes=ORCS), ALICE, "red", "green", "grey"))
    play(game, "done")
    assert (paid(game, "orcs"), horde(game, ALICE), game.players[ALICE].supply) == ((0, 0, 0, 0), ["red", "green", "grey"], 22)
    assert game.pending is not None
    assert (game.age, game.pending.kind) == (2, "et-turn")


@rule("ET-135", table=True)
@pytest.mark.parametrize(("removed", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_glory_by_the_number_removed(removed: int, points: int) -> None:
    game = end_age(fill_horde(position(tribes=ORCS), ROBERT, *COLOURS))
    spaces = ("duris", "rhea", "straton", "althea", "ithys", "pelagon")
    play(game, *[f"raid:{space}" for space in spaces[:removed]], *(["done"] if removed < 6 else []))
    assert (paid(game, "orcs"), glory(game)) == ((points, 0, 0, 0), [points, 0, 0, 0])
    assert (horde(game, ROBERT), game.players[ROBERT].supply) == (list(COLOURS[removed:]), 19 + removed)


@rule("ET-136", "ET-137", "ET-C47")
@pytest.mark.parametrize(
    ("choices", "points", "stay"),
    [
        (["done"], 0, ["purple", "red", "blue", "green"]),
        (["raid:rhea", "raid:duris", "raid:althea", "done"], 6, ["blue"]),
        (["raid:rhea", "raid:duris", "raid:althea", "raid:straton"], 10, []),
    ],
)
def test_any_subset_may_be_removed(choices: list[str], points: int, stay: list[str]) -> None:
    game = end_age(fill_horde(position(tribes=ORCS), ROBERT, "purple", "red", "blue", "green"))
    play(game, *choices)
    assert front(game, ROBERT) == {
        "hand": front(game, ROBERT)["hand"],
        "supply": 25 - len(stay),
        **({"glory": points} if points else {}),
        **({"horde": stay} if stay else {}),
    }
    assert earned(game, ROBERT) == ({"orcs": points} if points else {})
    assert game.pending is not None
    assert (game.age, game.pending.kind) == (2, "et-turn")


@rule("ET-136")
def test_an_empty_space_cannot_be_raided() -> None:
    game = end_age(fill_horde(position(tribes=ORCS), ROBERT, "red", "blue"))
    play(game, "raid:rhea")
    assert game.pending == Decision("et-raid", ROBERT, ("raid:straton", "done"))
    for option in ("raid:rhea", "raid:duris", "pass"):
        assert refuse(game, option) == Reason("not-offered", "ET-135")


@rule("ET-C47")
def test_freed_spaces_can_be_filled_again() -> None:
    game = position(tribes=ORCS)
    end_age(fill_horde(game, game.turn, "red"))
    play(game, "raid:rhea")
    recruit(game, "orc-red")
    seat = game.turn
    play(band(game, "orc-red"), "yes")
    assert (horde(game, seat), game.players[seat].supply) == (["red"], 23)


@rule("ET-138")
def test_decisions_go_clockwise_from_the_drawer_of_the_dragon() -> None:
    game = position(tribes=ORCS, turn=MICHAL)
    for seat in range(4):
        fill_horde(game, seat, "red")
    end_age(game)
    asked = []
    while game.pending is not None and game.pending.kind == "et-raid":
        asked.append(game.pending.seat)
        play(game, "done")
    assert asked == [MICHAL, DANA, ROBERT, ALICE]


@rule("ET-138")
def test_players_without_orc_markers_are_not_asked() -> None:
    game = position(tribes=ORCS, turn=MICHAL)
    end_age(fill_horde(fill_horde(game, ALICE, "red"), DANA, "blue"))
    assert game.pending == Decision("et-raid", DANA, ("raid:straton", "done"))
    play(game, "done")
    assert game.pending == Decision("et-raid", ALICE, ("raid:rhea", "done"))


@rule("ET-139", "ET-C48")
@pytest.mark.parametrize(("markers", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_in_the_last_age_all_orc_markers_are_scored_unasked(markers: int, points: int) -> None:
    game = position(tribes=ORCS, age=3)
    fill_horde(game, ROBERT, *COLOURS[:markers])
    end_age(fill_horde(game, DANA, "grey"))
    assert table(game) == {
        "deck": 72,
        "dragons": 3,
        ROBERT: {"supply": 25, "glory": points},
        DANA: {"supply": 25, "glory": 1},
    }
    assert paid(game, "orcs") == (points, 0, 0, 1)
    assert game.pending is None


@rule("ET-139")
@pytest.mark.parametrize(("seats", "age", "asked"), [(2, 1, True), (2, 2, False), (3, 1, True), (3, 2, False), (4, 2, True), (4, 3, False)])
def test_only_the_last_age_does_not_ask(seats: int, age: int, asked: bool) -> None:
    game = position(seats, ORCS[: 5 if seats <= 3 else 6], age=age)
    end_age(fill_horde(game, ALICE, "red"))
    assert game.pending == (Decision("et-raid", ALICE, ("raid:rhea", "done")) if asked else None)
    assert paid(game, "orcs")[ALICE] == (0 if asked else 1)


@rule("ET-C49")
def test_orc_and_merfolk_markers_do_not_count_in_kingdoms() -> None:
    game = position(tribes=MERFOLK, markers={ROBERT: {"ithys": 1}}, tokens={"ithys": (4, 6, 8)}, age=3)
    end_age(swim_to(fill_horde(game, ALICE, "orange", "red"), 0, 18, 0, 0))
    assert (paid(game, "kingdoms"), paid(game, "orcs"), paid(game, "merfolk")) == ((8, 0, 0, 0), (0, 3, 0, 0), (0, 4, 0, 0))


@rule("ET-C49")
def test_orc_and_merfolk_markers_do_not_count_for_the_win() -> None:
    """Both have 10 glory; Robert has 2 markers in kingdoms, Alice 1 and many elsewhere."""
    game = position(tribes=MERFOLK, markers={ROBERT: {"rhea": 2}, ALICE: {"rhea": 1}}, tokens={"rhea": (0, 0, 0)}, age=3)
    swim_to(fill_horde(game, ALICE, "orange", "red", "grey"), 0, 18, 0, 0)
    end_age(score(game, 10, 0, 0, 0))
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((10, 10, 0, 0), (ROBERT,))


# --- The other reading: all markers or none


@rule("ET-136")
@pytest.mark.parametrize(("choice", "points", "stay"), [("yes", 6, []), ("no", 0, ["red", "green", "grey"])])
def test_the_setting_that_takes_all_or_nothing(choice: str, points: int, stay: list[str]) -> None:
    game = position(tribes=ORCS, turn=MICHAL, **ALL_OR_NOTHING)
    end_age(fill_horde(fill_horde(game, ROBERT, "red", "green", "grey"), DANA, "blue"))
    assert game.pending == Decision("et-raid-all", DANA, ("yes", "no"))
    play(game, "no")
    assert game.pending == Decision("et-raid-all", ROBERT, ("yes", "no"))
    for option in ("raid:rhea", "done"):
        assert refuse(game, option) == Reason("not-offered", "ET-135")
    play(game, choice)
    assert (paid(game, "orcs"), horde(game, ROBERT), horde(game, DANA)) == ((points, 0, 0, 0), stay, ["blue"])
    assert (game.players[ROBERT].supply, game.players[DANA].supply) == (25 - len(stay), 24)
    assert game.pending is not None
    assert (game.age, game.pending.kind) == (2, "et-turn")


@rule("ET-136", "ET-139")
def test_the_setting_changes_nothing_in_the_last_age() -> None:
    game = position(tribes=ORCS, age=3, **ALL_OR_NOTHING)
    end_age(fill_horde(game, ROBERT, "red", "green"))
    assert (paid(game, "orcs"), horde(game, ROBERT), game.pending) == ((3, 0, 0, 0), [], None)


@rule("ET-133", "ET-135")
def test_a_raid_names_the_spaces_as_the_snapshot_does() -> None:
    """A program can choose the very names that it reads in the snapshot of the horde."""
    game = end_age(fill_horde(position(tribes=ORCS, turn=ROBERT), ROBERT, *COLOURS))
    assert game.pending is not None
    raids = [option.removeprefix("raid:") for option in game.pending.options if option != "done"]
    assert (len(raids), raids) == (len(COLOURS), game.dump()["state"]["players"][ROBERT]["horde"])


WORDS = {
    "en": (r"Orc (?!Horde)(boards?|spaces?)\b", r"\b[Rr]aid", "Orc Horde board"),
    "cs": (r"des(k\w*|ek) hordy", r"výprav", "desky orčí hordy"),
}
"""Other names of the board, the name of sending Orcs out, and the board in the rule about it."""


@rule("ET-013", "ET-135")
@pytest.mark.parametrize("lang", WORDS)
def test_the_board_and_the_raid_have_one_name_each(lang: str) -> None:
    """Questions, log, lessons and rules use the words of the rulebook, and the rule about the raid names both."""
    stray, raid, board = WORDS[lang]
    package = "deska.games.ethnos"
    rules = (files(package) / "rules" / f"{lang}.md").read_text(encoding="utf8")
    everything = "\n".join([source_of(package, lang), source_of(f"{package}.lessons", lang), rules])
    assert re.search(stray, everything) is None
    line = next(line for line in rules.splitlines() if line.startswith("**ET-135**"))
    assert board in line
    assert re.search(raid, line)
