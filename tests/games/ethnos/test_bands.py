"""Vyložení skupiny spojenců, X = velikost skupiny (ET-051 to ET-067)."""

import pytest

import deska
from deska import Decision, Event, Reason
from deska.games.ethnos.actions import COLOURS
from deska.games.ethnos.components import Ethnos
from deska.kernel import ALL
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    band,
    bands,
    cards,
    earned,
    end_age,
    front,
    kingdoms,
    named,
    play,
    position,
    refuse,
)

DWARFS = [f"dwarf-{colour}" for colour in COLOURS]
TEN = [*DWARFS, *DWARFS[:4]]
PLAIN = ("elf", "orc", "centaur", "wizard", "giant", "dwarf")
"""Without Merfolk the supply is 25."""
REST = {"rhea": 12, "straton": 12}
"""24 markers: with them there is one left in the supply."""


def next_turn(game: Ethnos, seat: int) -> bool:
    """Whether nothing is asked any more and it is that seat's turn."""
    return game.pending is not None and (game.pending.kind, game.pending.seat) == ("et-turn", seat)


# --- 1. Karty skupiny


@rule("ET-051")
@pytest.mark.parametrize("size", [1, 2, 9, 10])
def test_a_band_has_one_to_ten_cards(size: int) -> None:
    game = band(position(hands={ROBERT: TEN}), *TEN[:size])
    laid, rest = sorted(cards(TEN[:size])), sorted(cards(TEN[size:]))
    assert bands(game, ROBERT) == [("dwarf-purple", named(laid))]
    assert (game.players[ROBERT].bands[0].size, game.laid, game.row) == (size, [], rest)
    assert next_turn(game, ALICE)


@rule("ET-051")
def test_an_empty_band_is_refused() -> None:
    game = play(position(hands={ROBERT: ["dwarf-red"]}), "band")
    assert game.pending == Decision("et-lay", ROBERT, ("lay:dwarf-red",))
    assert game.pending.rules == ("ET-051", "ET-052", "ET-111")
    assert refuse(game, "done") == Reason("et-why-nothing-laid", "ET-051")
    assert refuse(game, "draw") == Reason("not-offered", "ET-051")


@rule("ET-051")
def test_cards_that_are_not_in_hand_are_refused() -> None:
    game = play(position(hands={ROBERT: ["dwarf-red"], ALICE: ["dwarf-blue"]}, row=["dwarf-grey"]), "band", "lay:dwarf-red")
    assert game.pending == Decision("et-lay", ROBERT, ("done",))
    for card in ("dwarf-red", "dwarf-blue", "dwarf-grey", "dwarf-green"):
        assert refuse(game, f"lay:{card}") == Reason("et-why-not-in-hand", "ET-051", {"card": card})


@rule("ET-051")
def test_cards_are_laid_one_by_one() -> None:
    """Equal cards are one choice, each of them can be laid."""
    game = play(position(hands={ROBERT: ["dwarf-red", "dwarf-red", "dwarf-blue"]}), "band")
    counts = []
    for card, left in (("dwarf-red", ("lay:dwarf-red", "lay:dwarf-blue")), ("dwarf-red", ("lay:dwarf-blue",)), ("dwarf-blue", ())):
        assert game.pending is not None
        counts.append(game.pending.args["count"])
        events = deska.step(game, f"lay:{card}")
        assert events == [Event("et-laid", {"player": ROBERT, "card": card}, ALL, ("card", "hand:0", "laid"))]
        assert game.pending == Decision("et-lay", ROBERT, (*left, "done"))
    assert counts == [0, 1, 2]
    assert deska.view(game, ALICE).visible["laid"] == ["dwarf-red", "dwarf-red", "dwarf-blue"]


@rule("ET-052")
@pytest.mark.parametrize(
    ("laid", "fitting", "other"),
    [
        (["elf-red"], ["elf-red", "elf-blue", "orc-red", "dwarf-red"], ["orc-blue", "dwarf-blue", "dwarf-grey"]),
        (["elf-red", "elf-blue"], ["elf-red"], ["orc-red", "orc-blue", "dwarf-red", "dwarf-blue", "dwarf-grey"]),
        (["elf-red", "orc-red"], ["elf-red", "dwarf-red"], ["elf-blue", "orc-blue", "dwarf-blue", "dwarf-grey"]),
        (["elf-red", "elf-red"], ["elf-blue", "orc-red", "dwarf-red"], ["orc-blue", "dwarf-blue", "dwarf-grey"]),
        (["orc-blue", "dwarf-blue"], ["elf-blue"], ["elf-red", "orc-red", "dwarf-red", "dwarf-grey"]),
    ],
)
def test_one_tribe_or_one_colour(laid: list[str], fitting: list[str], other: list[str]) -> None:
    held = ["elf-red", "elf-red", "elf-blue", "orc-red", "orc-blue", "dwarf-red", "dwarf-blue", "dwarf-grey"]
    game = play(position(hands={ROBERT: held}), "band", *(f"lay:{card}" for card in laid))
    assert game.pending == Decision("et-lay", ROBERT, (*(f"lay:{card}" for card in fitting), "done"))
    for card in other:
        assert refuse(game, f"lay:{card}") == Reason("et-why-not-fitting", "ET-052", {"card": card})


@rule("ET-053")
def test_the_five_steps_in_their_order() -> None:
    game = position(hands={ROBERT: ["orc-red", "orc-blue", "elf-grey", "giant-blue"]})
    events = [event for option in ("band", "lay:orc-red", "lay:orc-blue", "done", "lead:orc-red") for event in deska.step(game, option)]
    asked = game.pending
    assert asked == Decision("et-orc", ROBERT, ("yes", "no"))
    assert asked.source == "orc-red"
    assert front(game, ROBERT) == {
        "hand": ["elf-grey", "giant-blue"],
        "bands": [("orc-red", ["orc-blue", "orc-red"])],
        "markers": {"rhea": 1},
        "supply": 23,
    }
    assert game.row == []
    events += deska.step(game, "yes")
    assert events == [
        Event("et-laid", {"player": ROBERT, "card": "orc-red"}, ALL, ("card", "hand:0", "laid")),
        Event("et-laid", {"player": ROBERT, "card": "orc-blue"}, ALL, ("card", "hand:0", "laid")),
        Event("et-band", {"player": ROBERT, "card": "orc-red", "size": 2}, ALL, ("band", "laid", "bands:0")),
        Event("et-placed", {"player": ROBERT, "kingdom": "rhea"}, ALL, ("marker", "supply:0", "kingdom:1")),
        Event("et-joined-horde", {"player": ROBERT, "kingdom": "rhea"}, ALL, ("marker", "supply:0", "horde:0")),
        Event("et-discarded", {"player": ROBERT, "count": 2}, ALL, ("card", "hand:0", "row")),
    ]
    assert front(game, ROBERT) == {"bands": [("orc-red", ["orc-blue", "orc-red"])], "markers": {"rhea": 1}, "supply": 22, "horde": ["red"]}
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-grey", "take:giant-blue"))


# --- 2. Vůdce


@rule("ET-054")
@pytest.mark.parametrize("leader", ["dwarf-red", "elf-red", "giant-red"])
def test_any_card_of_the_band_may_lead(leader: str) -> None:
    """Equal cards are one choice; a card that only lies in the hand is none."""
    held = ["elf-red", "giant-red", "dwarf-red", "dwarf-red", "orc-red", "dwarf-blue"]
    game = play(position(hands={ROBERT: held}), "band", "lay:dwarf-red", "lay:elf-red", "lay:dwarf-red", "lay:giant-red", "done")
    assert game.pending == Decision("et-lead", ROBERT, ("lead:dwarf-red", "lead:elf-red", "lead:giant-red"))
    assert game.pending.rules == ("ET-054", "ET-112")
    assert refuse(game, "lead:orc-red") == Reason("not-offered", "ET-054")
    play(game, f"lead:{leader}")
    assert bands(game, ROBERT) == [(leader, ["elf-red", "giant-red", "dwarf-red", "dwarf-red"])]


# --- 3. Umístění žetonu


@rule("ET-X03")
@pytest.mark.parametrize(("there", "group", "then"), [(0, ["dwarf-red"], 1), (1, ["dwarf-red"], 1), (1, ["dwarf-red", "dwarf-blue"], 2)])
def test_example_the_growing_threshold(there: int, group: list[str], then: int) -> None:
    """Umístění žetonu, příklad: jedna karta na první žeton do království, ale již dvě na druhý."""
    game = band(position(hands={ROBERT: group}, markers={ROBERT: {"rhea": there}}), *group)
    assert front(game, ROBERT) == {"bands": [("dwarf-red", sorted(group))], "markers": {"rhea": then}, "supply": 24 - then}
    assert next_turn(game, ALICE)


@rule("ET-X04")
def test_example_1_playing_a_band() -> None:
    """Příklad 1: Robert vyloží všechny tři své trpaslíky, navrch dá fialového, a získá Duris."""
    held = ["dwarf-purple", "dwarf-red", "dwarf-blue", "elf-red", "orc-grey"]
    game = position(hands={ROBERT: held}, row=["giant-red"], markers={ROBERT: {"duris": 2}, ALICE: {"duris": 2}})
    band(game, "dwarf-purple", "dwarf-red", "dwarf-blue")
    assert front(game, ROBERT) == {
        "bands": [("dwarf-purple", ["dwarf-blue", "dwarf-purple", "dwarf-red"])],
        "markers": {"duris": 3},
        "supply": 21,
    }
    assert kingdoms(game, ALICE) == {"duris": 2}
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-red", "take:giant-red", "take:orc-grey"))


@rule("ET-X05")
def test_example_2_playing_a_band() -> None:
    """Příklad 2: Alici vede fialovou skupinu opeřenec, žeton tak smí do království Rhea."""
    tribes = ("wingfolk", "orc", "centaur", "giant", "troll", "dwarf")
    held = ["wingfolk-purple", "dwarf-purple", "orc-red"]
    markers = {ALICE: {"duris": 2, "rhea": 1}, ROBERT: {"duris": 3, "rhea": 1}}
    game = band(position(tribes=tribes, turn=ALICE, hands={ALICE: held}, markers=markers), "wingfolk-purple", "dwarf-purple")
    assert game.pending == Decision(
        "et-place", ALICE, tuple(f"place:{kingdom}" for kingdom in ("rhea", "straton", "althea", "ithys", "pelagon"))
    )
    assert refuse(game, "place:duris") == Reason("et-why-too-small", "ET-141", {"kingdom": "duris", "need": 3, "size": 2})
    play(game, "place:rhea")
    assert front(game, ALICE) == {
        "bands": [("wingfolk-purple", ["dwarf-purple", "wingfolk-purple"])],
        "markers": {"duris": 2, "rhea": 2},
        "supply": 21,
    }
    assert kingdoms(game, ROBERT) == {"duris": 3, "rhea": 1}
    assert game.pending == Decision("et-turn", MICHAL, ("draw", "take:orc-red"))


@rule("ET-X05", "ET-055")
def test_a_plain_leader_cannot_leave_its_colour() -> None:
    """The same two purple cards led by the Dwarf: too few for Duris, and Rhea is not asked about."""
    game = position(
        tribes=("wingfolk", "orc", "centaur", "giant", "troll", "dwarf"),
        turn=ALICE,
        hands={ALICE: ["wingfolk-purple", "dwarf-purple"]},
        markers={ALICE: {"duris": 2, "rhea": 1}},
    )
    band(game, "dwarf-purple", "wingfolk-purple")
    assert kingdoms(game, ALICE) == {"duris": 2, "rhea": 1}
    assert next_turn(game, MICHAL)


@rule("ET-055")
@pytest.mark.parametrize(("leader", "kingdom"), [("dwarf-red", "rhea"), ("dwarf-blue", "straton"), ("dwarf-grey", "pelagon")])
def test_the_leaders_colour_names_the_kingdom(leader: str, kingdom: str) -> None:
    others = [card for card in ("dwarf-red", "dwarf-blue", "dwarf-grey") if card != leader]
    game = band(position(tribes=PLAIN, hands={ROBERT: [leader, *others]}), leader, *others)
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({kingdom: 1}, 24)
    assert [kingdoms(game, seat) for seat in (ALICE, MICHAL, DANA)] == [{}, {}, {}]


@rule("ET-056")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 9, 10])
def test_the_nth_marker_takes_n_cards(size: int) -> None:
    for there, then in ((size - 1, size), (size, size), (size + 1, size + 1)):
        game = band(position(tribes=PLAIN, hands={ROBERT: TEN}, markers={ROBERT: {"duris": there}}), *TEN[:size])
        assert kingdoms(game, ROBERT) == ({"duris": then} if then else {})
        assert game.players[ROBERT].supply == 25 - then
        assert next_turn(game, ALICE)


@rule("ET-056")
def test_a_band_too_small_says_so() -> None:
    game = play(position(hands={ROBERT: ["dwarf-red"]}, markers={ROBERT: {"rhea": 1}}), "band", "lay:dwarf-red", "done")
    messages = [(event.message, event.args) for event in deska.step(game, "lead:dwarf-red")]
    assert messages[1:] == [("et-not-placed", {"player": ROBERT, "kingdom": "rhea"})]


@rule("ET-057")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_markers_of_others_do_not_matter(seats: int) -> None:
    tribes = PLAIN[1:] if seats == 3 else PLAIN
    others = {seat: {"rhea": 5} for seat in range(1, seats)}
    game = band(
        position(seats, tribes, {ROBERT: ["dwarf-red", "dwarf-blue"]}, markers={ROBERT: {"rhea": 1}, **others}), "dwarf-red", "dwarf-blue"
    )
    assert [kingdoms(game, seat) for seat in range(seats)] == [{"rhea": 2}, *({"rhea": 5} for _ in range(1, seats))]


@rule("ET-058")
def test_an_allowed_marker_is_placed_without_asking() -> None:
    game = position(hands={ROBERT: ["dwarf-red"]})
    play(game, "band", "lay:dwarf-red", "done", "lead:dwarf-red")
    assert kingdoms(game, ROBERT) == {"rhea": 1}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-059")
@pytest.mark.parametrize(("supply", "placed"), [(1, {"ithys": 1}), (0, {})])
def test_without_a_marker_left_none_is_placed(supply: int, placed: dict[str, int]) -> None:
    there = {**REST, "duris": 1 - supply}
    game = position(tribes=PLAIN, hands={ROBERT: ["dwarf-orange"]}, markers={ROBERT: there})
    assert game.players[ROBERT].supply == supply
    band(game, "dwarf-orange")
    assert kingdoms(game, ROBERT) == {kingdom: count for kingdom, count in {**there, **placed}.items() if count}
    assert game.players[ROBERT].supply == 0
    assert next_turn(game, ALICE)


@rule("ET-060")
@pytest.mark.parametrize("size", [2, 5, 10])
def test_a_larger_band_places_one_marker_too(size: int) -> None:
    game = band(position(hands={ROBERT: TEN}), *TEN[:size])
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"duris": 1}, 23)


@rule("ET-061")
def test_a_small_band_keeps_ability_and_glory() -> None:
    """Two cards are too few for the third marker; the Orc joins the Horde and the band brings 1 glory."""
    game = position(age=1, hands={ROBERT: ["orc-red", "orc-blue"]}, markers={ROBERT: {"rhea": 2}}, tokens={"rhea": (0, 2, 4)})
    band(game, "orc-red", "orc-blue")
    assert game.pending == Decision("et-orc", ROBERT, ("yes", "no"))
    play(game, "yes")
    assert front(game, ROBERT) == {"bands": [("orc-red", ["orc-blue", "orc-red"])], "markers": {"rhea": 2}, "supply": 21, "horde": ["red"]}
    play(end_age(game), "done")
    assert earned(game, ROBERT) == {"bands": 1}


# --- 4. Schopnost vůdce


@rule("ET-062")
@pytest.mark.parametrize(
    "tribes",
    [
        ("wizard", "elf", "centaur", "orc", "halfling", "dwarf"),
        ("merfolk", "giant", "troll", "orc", "halfling", "dwarf"),
        ("minotaur", "wingfolk", "halfling", "elf", "wizard", "dwarf"),
    ],
)
def test_only_the_leader_uses_an_ability(tribes: tuple[str, ...]) -> None:
    """A red Dwarf leads red cards of five other tribes: a marker in Rhea and nothing else; the last card goes into the row."""
    group = [f"{tribe}-red" for tribe in tribes]
    game = position(tribes=tribes, hands={ROBERT: [*group, "dwarf-blue"]})
    supply = game.players[ROBERT].supply
    band(game, *group[::-1])
    assert front(game, ROBERT) == {"bands": [("dwarf-red", sorted(group))], "markers": {"rhea": 1}, "supply": supply - 1}
    assert (game.giant_holder, game.giant_size) == (-1, 0)
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:dwarf-blue"))


@rule("ET-062")
def test_only_skeletons_keep_theirs() -> None:
    """A Skeleton joins whatever the leader will be, and never leads itself."""
    tribes = ("skeleton", "elf", "orc", "centaur", "giant", "dwarf")
    game = play(position(tribes=tribes, hands={ROBERT: ["dwarf-red", "skeleton"]}), "band", "lay:dwarf-red")
    assert game.pending == Decision("et-lay", ROBERT, ("lay:skeleton", "done"))
    play(game, "lay:skeleton", "done")
    assert game.pending == Decision("et-lead", ROBERT, ("lead:dwarf-red",))


OPTIONAL = [
    ("wizard", Decision("et-wizard", ROBERT, ("yes", "no")), "no"),
    ("elf", Decision("et-keep", ROBERT, ("drop:dwarf-blue", "done")), "drop:dwarf-blue"),
    ("centaur", Decision("et-centaur", ROBERT, ("yes", "no")), "no"),
    ("orc", Decision("et-orc", ROBERT, ("yes", "no")), "no"),
    ("troll", Decision("et-troll", ROBERT, ("troll:1", "troll:2", "troll:3", "pass")), "pass"),
]


@rule("ET-063")
@pytest.mark.parametrize(("tribe", "decision", "declining"), OPTIONAL)
def test_abilities_that_may_be_declined(tribe: str, decision: Decision, declining: str) -> None:
    """Declined, all that remains is what any leader does: a marker, the band, and the hand in the row."""
    group = [f"{tribe}-red", f"{tribe}-blue", f"{tribe}-grey"]
    tribes = (tribe, *[other for other in ("skeleton", "minotaur", "giant", "halfling", "merfolk") if other != tribe][:4], "dwarf")
    game = band(position(tribes=tribes, hands={ROBERT: [*group, "dwarf-blue"]}), *group)
    assert game.pending == decision
    deck = len(game.deck)
    supply = game.players[ROBERT].supply
    play(game, declining)
    assert front(game, ROBERT) == {"bands": [(f"{tribe}-red", sorted(group))], "markers": {"rhea": 1}, "supply": supply}
    assert (named(game.row), len(game.deck)) == (["dwarf-blue"], deck)
    assert next_turn(game, ALICE)


@rule("ET-063")
def test_the_extra_marker_of_the_merfolk_may_be_declined_but_not_the_move() -> None:
    group = ["merfolk-red", "merfolk-blue", "merfolk-grey"]
    game = band(position(hands={ROBERT: group}), *group)
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat, game.pending.options[-1]) == ("et-extra-marker", ROBERT, "pass")
    play(game, "pass")
    assert front(game, ROBERT) == {"bands": [("merfolk-red", sorted(group))], "markers": {"rhea": 1}, "supply": 23, "merfolk": 3}
    assert next_turn(game, ALICE)


@rule("ET-063")
@pytest.mark.parametrize(
    ("tribe", "effect"),
    [
        ("giant", {"markers": {"rhea": 2}, "supply": 23, "glory": 2}),
        ("halfling", {"markers": {"rhea": 1}, "supply": 24}),
        ("minotaur", {"markers": {"rhea": 2}, "supply": 23}),
        ("dwarf", {"markers": {"rhea": 2}, "supply": 23}),
    ],
)
def test_effects_that_happen_without_asking(tribe: str, effect: dict[str, object]) -> None:
    group = [f"{tribe}-red", f"{tribe}-blue"]
    tribes = ("giant", "halfling", "minotaur", "dwarf", "elf", "orc")
    game = band(position(tribes=tribes, hands={ROBERT: [*group, "orc-grey"]}, markers={ROBERT: {"rhea": 1}}), *group)
    assert front(game, ROBERT) == {"bands": [(f"{tribe}-red", sorted(group))], **effect}
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-grey"))


# --- 5. Odložení karet


@rule("ET-064")
def test_the_rest_of_the_hand_lies_open_in_the_row() -> None:
    held = ["dwarf-red", "elf-blue", "elf-blue", "orc-grey"]
    game = band(position(hands={ROBERT: held}, row=["orc-red"]), "dwarf-red")
    assert named(game.row) == ["elf-blue", "elf-blue", "orc-red", "orc-grey"]
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-blue", "take:orc-red", "take:orc-grey"))
    play(game, "take:elf-blue", "take:elf-blue")
    assert [front(game, seat).get("hand") for seat in range(4)] == [None, ["elf-blue"], ["elf-blue"], None]
    assert game.pending == Decision("et-turn", DANA, ("draw", "take:orc-red", "take:orc-grey"))


@rule("ET-064")
def test_without_a_rest_nothing_is_told() -> None:
    game = play(position(hands={ROBERT: ["dwarf-red"]}), "band", "lay:dwarf-red", "done")
    assert [event.message for event in deska.step(game, "lead:dwarf-red")] == ["et-band", "et-placed"]
    assert game.row == []


@rule("ET-065")
def test_bands_lie_side_by_side_until_the_age_ends() -> None:
    """A second band of the same tribe and colour is another band."""
    game = position(2, tribes=PLAIN[1:], hands={ROBERT: ["dwarf-red", "dwarf-blue"]}, row=["dwarf-red"])
    band(game, "dwarf-red", "dwarf-blue")
    play(game, "draw", "take:dwarf-red", "draw")
    band(game, "dwarf-red")
    seen = deska.view(game, ALICE).visible["players"][ROBERT]["bands"]
    assert seen == [
        {"leader": "dwarf-red", "cards": ["dwarf-red", "dwarf-blue"], "size": 2},
        {"leader": "dwarf-red", "cards": ["dwarf-red"], "size": 1},
    ]
    end_age(game)
    assert [bands(game, seat) for seat in range(2)] == [[], []]


# --- X = velikost skupiny


@rule("ET-066")
@pytest.mark.parametrize(
    ("others", "most"), [((), 1), (("skeleton",), 2), (("troll-blue", "skeleton"), 3), (("troll-blue", "skeleton", "skeleton"), 4)]
)
def test_x_counts_leader_and_skeletons(others: tuple[str, ...], most: int) -> None:
    """A Troll takes a token of X at most."""
    tribes = ("troll", "skeleton", "orc", "centaur", "giant", "dwarf")
    game = band(position(tribes=tribes, hands={ROBERT: ["troll-red", *others]}), "troll-red", *others)
    assert game.pending == Decision("et-troll", ROBERT, (*(f"troll:{value}" for value in range(1, most + 1)), "pass"))
    assert game.players[ROBERT].bands[0].size == most


@rule("ET-067")
def test_minotaurs_and_dwarfs_do_not_change_x() -> None:
    tribes = ("troll", "minotaur", "orc", "centaur", "giant", "dwarf")
    held = ["troll-red", "minotaur-red", "dwarf-red"]
    for leader in held:
        game = band(position(tribes=tribes, hands={ROBERT: held}), leader, *(card for card in held if card != leader))
        assert game.players[ROBERT].bands[0].size == 3
        offered = ("troll:1", "troll:2", "troll:3", "pass")
        assert game.pending == (Decision("et-troll", ROBERT, offered) if leader == "troll-red" else Decision("et-turn", ALICE, ("draw",)))
