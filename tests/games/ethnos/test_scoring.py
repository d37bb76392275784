"""The end of an Age: allies scatter, and kingdoms and bands score (ET-071 to ET-084)."""

import pytest

from deska import Decision, Event
from deska.games.ethnos.actions import COLOURS
from deska.games.ethnos.components import Ethnos
from deska.kernel import ALL
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    bands,
    duris_pays,
    earned,
    end_age,
    fill_horde,
    glory,
    hand,
    horde,
    kingdoms,
    named,
    own_trolls,
    paid,
    play,
    position,
    score,
    step,
    swim_to,
)

TRIBES = ("merfolk", "skeleton", "giant", "orc", "troll", "dwarf")
"""The six tribes that act at the end of an Age."""
ELVES = [f"elf-{colour}" for colour in COLOURS for _ in range(2)]
LOW_TO_HIGH = (2, 6, 10)


# --- the end of an Age


@rule("ET-071")
@pytest.mark.parametrize("dragons", [0, 1])
def test_only_the_third_dragon_ends_an_age(dragons: int) -> None:
    game = position(dragons=dragons, top=["dragon", "elf-red"], hands={ALICE: ["orc-red"]}, markers={ALICE: {"rhea": 1}})
    play(game, "draw")
    assert (game.age, game.dragons, glory(game), hand(game, ALICE)) == (1, dragons + 1, [0] * 4, ["orc-red"])
    assert game.pending == Decision("et-turn", ALICE, ("draw", "band"))


@rule("ET-071")
def test_hands_then_kingdoms_then_bands() -> None:
    game = position(
        dragons=2,
        top=["dragon"],
        hands={ROBERT: ["elf-red"]},
        markers={MICHAL: {"rhea": 1, "ithys": 1}, DANA: {"pelagon": 1}},
        tokens={"rhea": (2, 4, 6), "ithys": (4, 4, 6), "pelagon": (0, 2, 4)},
        bands={
            ALICE: [("orc-red", ["orc-red", "orc-blue"]), ("elf-grey", ["elf-grey", "elf-blue", "elf-green"])],
            DANA: [("elf-red", ["elf-red"])],
        },
    )
    events = [event for event in step(game, "draw") if not event.message.startswith("et-scoring")]
    assert events[:6] == [
        Event("et-dragon", {"player": ROBERT, "number": 3}, ALL, ("dragon", "deck", "dragons")),
        Event("et-age-ends", {"age": 1, "player": ROBERT, "cards": ["elf-red"]}),
        Event("et-scored-kingdom", {"player": MICHAL, "kingdom": "rhea", "glory": 2}),
        Event("et-scored-kingdom", {"player": MICHAL, "kingdom": "ithys", "glory": 4}),
        Event("et-scored-bands", {"player": ALICE, "count": 2, "glory": 4}),
        Event("et-age-scored", {"age": 1}),
    ]
    assert events[6] == Event("et-age", {"age": 2})
    assert events[-1] == Event("et-first-player", {"player": ROBERT})
    assert glory(game) == [0, 4, 6, 0]


# --- allies scatter


@rule("ET-072")
def test_hands_are_discarded_and_score_nothing() -> None:
    """Twelve Elves in the hands would make two splendid bands."""
    game = end_age(position(age=3, hands={ROBERT: ELVES[:9], ALICE: ELVES[9:], DANA: ["orc-red"]}, row=["orc-blue"]))
    assert [hand(game, seat) for seat in range(4)] == [[], [], [], []]
    assert sorted(named(game.discard)) == sorted([*ELVES, "orc-red"])
    assert (glory(game), named(game.row)) == ([0, 0, 0, 0], ["orc-blue"])


# --- glory for kingdoms


@rule("ET-X06")
def test_example_glory_for_a_kingdom() -> None:
    """The end of the second Age: 4 glory for Robert, 2 for Alice, none for Michal."""
    assert duris_pays(2, (2, 4, 6), 3, 2, 1, 0) == [4, 2, 0, 0]


@rule("ET-X07")
def test_example_a_tie_in_a_kingdom() -> None:
    """A tie: 4 + 2 = 6, and half of 6 is 3; Michal would still be third."""
    assert duris_pays(2, (2, 4, 6), 3, 3, 1, 0) == [3, 3, 0, 0]


@rule("ET-073")
def test_every_kingdom_is_scored_by_itself() -> None:
    """Robert has most markers in all, but leads in one kingdom only."""
    game = position(
        age=2,
        markers={ROBERT: {"duris": 9, "rhea": 1}, ALICE: {"rhea": 2}, MICHAL: {"pelagon": 1, "rhea": 3}},
        tokens={"duris": (2, 4, 6), "rhea": (4, 10, 10), "pelagon": (0, 8, 8), "ithys": (6, 6, 6)},
    )
    end_age(game)
    assert paid(game, "kingdoms") == (4, 4, 18, 0)


@rule("ET-073")
def test_only_who_has_a_marker_there_is_ranked() -> None:
    """With markers of two, nobody is third; one marker is enough to be."""
    assert duris_pays(3, LOW_TO_HIGH, 3, 2, 0, 0) == [10, 6, 0, 0]
    assert duris_pays(3, LOW_TO_HIGH, 3, 2, 1, 0) == [10, 6, 2, 0]


@rule("ET-073")
def test_places_follow_the_markers_not_the_seats() -> None:
    assert duris_pays(3, LOW_TO_HIGH, 1, 2, 3, 4) == [0, 2, 6, 10]
    assert duris_pays(3, LOW_TO_HIGH, 2, 9, 1, 3) == [2, 10, 0, 6]


@rule("ET-074")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_age_pays_first_place_token_i(seats: int) -> None:
    assert duris_pays(1, LOW_TO_HIGH[: 2 if seats < 4 else 3], *range(seats, 0, -1)) == [2, *[0] * (seats - 1)]


@rule("ET-075")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_second_age_pays_two_places(seats: int) -> None:
    assert duris_pays(2, LOW_TO_HIGH[: 2 if seats < 4 else 3], *range(seats, 0, -1)) == [6, 2, *[0] * (seats - 2)]


@rule("ET-076")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_third_age_pays_three_places(seats: int) -> None:
    assert duris_pays(3, LOW_TO_HIGH, *range(seats, 0, -1)) == [10, 6, 2, *[0] * (seats - 3)]


@rule("ET-077")
@pytest.mark.parametrize(
    ("age", "tokens", "markers", "gains"),
    [
        (1, (4, 6, 8), (2, 2, 1, 0), [2, 2, 0, 0]),
        (1, (2, 6, 8), (1, 1, 1, 1), [0, 0, 0, 0]),
        (2, (2, 8, 8), (3, 3, 3, 1), [3, 3, 3, 0]),
        (2, (4, 10, 10), (1, 3, 3, 3), [0, 4, 4, 4]),
        (3, (2, 4, 10), (3, 3, 1, 0), [7, 7, 2, 0]),
        (3, (0, 4, 8), (2, 2, 2, 2), [3, 3, 3, 3]),
    ],
)
def test_tied_players_share_what_their_places_pay(age: int, tokens: tuple[int, ...], markers: tuple[int, ...], gains: list[int]) -> None:
    """Rounded down; what cannot be shared is lost."""
    assert duris_pays(age, tokens, *markers) == gains


@rule("ET-078")
@pytest.mark.parametrize(
    ("age", "markers", "gains"),
    [
        (1, (2, 2, 1, 1), [1, 1, 0, 0]),
        (2, (2, 2, 1, 1), [4, 4, 0, 0]),
        (2, (3, 2, 2, 1), [6, 1, 1, 0]),
        (3, (2, 2, 1, 1), [8, 8, 1, 1]),
        (3, (3, 2, 2, 1), [10, 4, 4, 0]),
        (3, (3, 2, 1, 1), [10, 6, 1, 1]),
        (3, (3, 1, 1, 1), [10, 2, 2, 2]),
    ],
)
def test_a_tie_uses_up_its_places(age: int, markers: tuple[int, ...], gains: list[int]) -> None:
    assert duris_pays(age, LOW_TO_HIGH, *markers) == gains


@rule("ET-079", "ET-C59")
def test_alone_in_a_kingdom_one_gets_first_place_only() -> None:
    assert [duris_pays(age, LOW_TO_HIGH, 1, 0, 0, 0) for age in (1, 2, 3)] == [[2, 0, 0, 0], [6, 0, 0, 0], [10, 0, 0, 0]]
    assert [duris_pays(age, (2, 6), 0, 1, 0) for age in (1, 2)] == [[0, 2, 0], [0, 6, 0]]


@rule("ET-C59")
def test_alone_in_a_kingdom_of_two() -> None:
    assert [duris_pays(age, (4, 8), 1, 0) for age in (1, 2)] == [[4, 0], [12, 0]]


@rule("ET-079")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_empty_kingdom_pays_nobody(age: int) -> None:
    assert duris_pays(age, LOW_TO_HIGH, 0, 0, 0, 0) == [0, 0, 0, 0]


@rule("ET-080")
@pytest.mark.parametrize(
    ("age", "tokens", "markers", "gains"),
    [
        (1, (0, 4, 8), (2, 1, 0, 0), [0, 0, 0, 0]),
        (2, (0, 4, 8), (2, 1, 0, 0), [4, 0, 0, 0]),
        (2, (0, 4, 8), (2, 2, 0, 0), [2, 2, 0, 0]),
        (3, (0, 4, 8), (3, 2, 2, 0), [8, 2, 2, 0]),
        (3, (0, 0, 8), (3, 3, 1, 0), [4, 4, 0, 0]),
    ],
)
def test_a_token_of_zero_fills_its_place(age: int, tokens: tuple[int, ...], markers: tuple[int, ...], gains: list[int]) -> None:
    assert duris_pays(age, tokens, *markers) == gains


@rule("ET-081")
def test_glory_is_added_to_the_score_and_never_ends() -> None:
    game = score(position(age=3, markers={ROBERT: {"duris": 1}}, tokens={"duris": LOW_TO_HIGH}), 95, 300, 5, 0)
    end_age(game)
    assert glory(game) == [105, 300, 5, 0]
    assert earned(game, ROBERT) == {"bands": 95, "kingdoms": 10}


@rule("ET-C57")
@pytest.mark.parametrize(
    ("markers", "trolls", "gains"),
    [
        ((5, 5, 2, 1), {}, [8, 8, 2, 0]),
        ((5, 5, 5, 2), {}, [6, 6, 6, 0]),
        ((5, 5, 2, 2), {ROBERT: 3}, [10, 6, 1, 1]),
        ((5, 5, 2, 2), {ALICE: 3}, [6, 10, 1, 1]),
    ],
)
def test_ties_in_the_third_age(markers: tuple[int, ...], trolls: dict[int, int], gains: list[int]) -> None:
    assert duris_pays(3, LOW_TO_HIGH, *markers, trolls=trolls) == gains


@rule("ET-C58")
@pytest.mark.parametrize(
    ("age", "tokens", "markers", "gains"),
    [(1, (4, 6, 8), (3, 3, 3, 1), [1, 1, 1, 0]), (2, (2, 4, 8), (3, 2, 2, 0), [4, 1, 1, 0]), (2, (2, 4, 8), (2, 2, 2, 1), [2, 2, 2, 0])],
)
def test_ties_in_the_first_and_second_age(age: int, tokens: tuple[int, ...], markers: tuple[int, ...], gains: list[int]) -> None:
    assert duris_pays(age, tokens, *markers) == gains


# --- tribes at the end of an Age


def everything(age: int) -> Ethnos:
    """A bit of all: a kingdom, Merfolk, Giants, Orcs and bands for Robert and Alice, a Troll for Alice."""
    game = position(
        tribes=TRIBES,
        age=age,
        turn=DANA,
        hands={MICHAL: ["dwarf-grey"]},
        markers={ROBERT: {"rhea": 2}, ALICE: {"rhea": 2}},
        tokens={"rhea": LOW_TO_HIGH},
        bands={
            ROBERT: [("dwarf-red", ["dwarf-red", "dwarf-blue", "skeleton"])],
            ALICE: [("giant-red", ["giant-red", "skeleton"]), ("troll-red", ["troll-red", "troll-blue"])],
        },
    )
    swim_to(own_trolls(fill_horde(game, ROBERT, "red", "blue"), ALICE, 1), 4, 4, 0, 0)
    game.giant_holder, game.giant_size = ALICE, 2
    return game


@rule("ET-082")
@pytest.mark.parametrize(
    ("age", "robert", "alice"),
    [
        (1, {"bands": 3}, {"kingdoms": 2, "merfolk": 1, "giants": 2, "bands": 1}),
        (2, {"kingdoms": 2, "merfolk": 1, "bands": 3}, {"kingdoms": 6, "merfolk": 2, "giants": 4, "bands": 1}),
        (3, {"kingdoms": 6, "merfolk": 2, "bands": 3}, {"kingdoms": 10, "merfolk": 4, "giants": 6, "bands": 1}),
    ],
)
def test_six_tribes_act_at_the_end_of_every_age(age: int, robert: dict[str, int], alice: dict[str, int]) -> None:
    """Dwarf and Skeleton in Robert's band, Orcs of his; the Giant is Alice's, and her Troll wins both ties."""
    game = end_age(everything(age))
    if age < 3:
        assert game.pending == Decision("et-raid", ROBERT, ("raid:rhea", "raid:straton", "done"))
        play(game, "raid:rhea", "raid:straton")
    assert earned(game, ROBERT) == {**robert, "orcs": 3}
    assert earned(game, ALICE) == alice
    assert [earned(game, seat) for seat in (MICHAL, DANA)] == [{}, {}]


@rule("ET-083")
def test_hands_are_gone_and_nothing_is_scored_when_orcs_are_asked() -> None:
    game = everything(1)
    end_age(game)
    assert game.pending == Decision("et-raid", ROBERT, ("raid:rhea", "raid:straton", "done"))
    assert (named(game.discard), hand(game, MICHAL), glory(game)) == (["dwarf-grey"], [], [0, 0, 0, 0])
    assert bands(game, ROBERT) == [("dwarf-red", ["dwarf-red", "dwarf-blue", "skeleton"])]
    assert (game.players[ALICE].trolls, game.giant_holder, game.age) == (1, ALICE, 1)


@rule("ET-083")
def test_the_order_of_scoring() -> None:
    game = end_age(everything(1))
    play(game, "raid:rhea")
    events = [(event.message, event.args.get("player"), event.args.get("glory")) for event in step(game, "done")]
    events = [event for event in events if not event[0].startswith("et-scoring")]
    assert events[:8] == [
        ("et-raided", ROBERT, 1),
        ("et-scored-kingdom", ALICE, 2),
        ("et-scored-merfolk", ALICE, 1),
        ("et-scored-giants", ALICE, 2),
        ("et-scored-bands", ROBERT, 3),
        ("et-scored-bands", ALICE, 1),
        ("et-age-scored", None, None),
        ("et-age", None, None),
    ]
    assert (game.players[ALICE].trolls, game.giant_holder, game.age) == (0, -1, 2)
    assert horde(game, ROBERT) == ["blue"]


# --- glory for bands


@rule("ET-X08")
def test_example_glory_for_bands() -> None:
    """Robert in the third Age: 2 green cards, 3 with a Dwarf, 4 red ones."""
    green = ("elf-green", ["elf-green", "orc-green"])
    dwarfs = ["dwarf-red", "dwarf-blue", "dwarf-grey"]
    red = ("orc-red", ["elf-red", "elf-red", "orc-red", "giant-red"])
    game = end_age(position(age=3, bands={ROBERT: [green, ("dwarf-red", dwarfs), red]}))
    assert [earned(game, seat) for seat in range(4)] == [{"bands": 1 + 6 + 6}, {}, {}, {}]
    grey = ("orc-grey", ["orc-grey", "elf-grey", "dwarf-grey"])
    game = end_age(position(age=3, bands={ROBERT: [green, grey, red]}))
    assert earned(game, ROBERT) == {"bands": 1 + 3 + 6}


@rule("ET-084")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("size", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)])
def test_a_band_scores_by_its_size(age: int, size: int, points: int) -> None:
    game = end_age(position(age=age, bands={ALICE: [(ELVES[0], ELVES[:size])]}))
    assert glory(game) == [0, points, 0, 0]
    assert earned(game, ALICE) == ({"bands": points} if points else {})


@rule("ET-084")
def test_bands_are_scored_one_by_one() -> None:
    """Two bands of 3 and one of 2 are not a band of 8."""
    game = end_age(position(bands={ROBERT: [(ELVES[0], ELVES[:3]), (ELVES[3], ELVES[3:6])], DANA: [(ELVES[6], ELVES[6:8])]}))
    assert glory(game) == [6, 0, 0, 1]


@rule("ET-C61")
def test_markers_and_glory_stay_for_the_next_age() -> None:
    """Nobody adds a marker in the Second Age: the kingdom is scored again with the old ranking."""
    game = position(markers={ROBERT: {"rhea": 1}, ALICE: {"rhea": 3}, MICHAL: {"rhea": 2}}, tokens={"rhea": LOW_TO_HIGH})
    end_age(game)
    assert (game.age, glory(game)) == (2, [0, 2, 0, 0])
    end_age(game)
    assert (game.age, glory(game)) == (3, [0, 8, 2, 0])
    end_age(game)
    assert (game.ended, glory(game)) == ("et-end", [2, 18, 8, 0])
    assert [kingdoms(game, seat) for seat in range(4)] == [{"rhea": 1}, {"rhea": 3}, {"rhea": 2}, {}]
