"""Playing a band: steps 1, 2, 4 and 5, and the size of a band (ET-051 to ET-054, ET-062 to ET-067)."""

import pytest

from deska import Decision, Event, Reason
from deska.games.ethnos.actions import COLOURS
from deska.kernel import ALL
from deska.kernel.scenes import Message
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    ROBERT,
    band,
    bands,
    cards,
    end_age,
    front,
    named,
    next_turn,
    play,
    position,
    recruit,
    refuse,
    seen,
    step,
)

TEN = [f"dwarf-{colour}" for colour in (*COLOURS, *COLOURS[:4])]
PLAIN = ("elf", "orc", "centaur", "wizard", "giant", "dwarf")


# --- 1. the cards of a band


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
    game = play(position(hands={ROBERT: ["dwarf-red", "dwarf-red"]}), "band")
    assert game.pending == Decision("et-lay", ROBERT, ("lay:dwarf-red",))
    assert game.pending.rules == ("ET-051", "ET-052", "ET-111")
    assert refuse(game, "done") == Reason("et-why-nothing-laid", "ET-051")
    assert refuse(game, "draw") == Reason("not-offered", "ET-051")


@rule("ET-051")
def test_cards_that_are_not_in_hand_are_refused() -> None:
    game = play(position(hands={ROBERT: ["dwarf-red", "elf-blue"], ALICE: ["dwarf-blue"]}, row=["dwarf-grey"]), "band", "lay:dwarf-red")
    assert game.pending == Decision("et-lay", ROBERT, ("done",))
    for card in ("dwarf-red", "dwarf-blue", "dwarf-grey", "dwarf-green"):
        assert refuse(game, f"lay:{card}") == Reason("et-why-not-in-hand", "ET-051", {"card": card})


@rule("ET-051")
def test_cards_are_laid_one_by_one() -> None:
    """Equal cards are one choice, each of them can be laid."""
    game = play(position(hands={ROBERT: ["dwarf-red", "dwarf-red", "dwarf-blue", "elf-grey"]}), "band")
    counts = []
    for card, left in (("dwarf-red", ("lay:dwarf-red", "lay:dwarf-blue")), ("dwarf-red", ("lay:dwarf-blue",)), ("dwarf-blue", ())):
        assert game.pending is not None
        counts.append(game.pending.args["count"])
        events = step(game, f"lay:{card}")
        assert events == [Event("et-laid", {"player": ROBERT, "card": card}, ALL, ("card", "hand:0", "laid"))]
        assert game.pending == Decision("et-lay", ROBERT, (*left, "done"))
    assert counts == [0, 1, 2]
    assert named(seen(game, ALICE).laid) == ["dwarf-red", "dwarf-red", "dwarf-blue"]


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
    events = [event for option in ("band", "lay:orc-red", "lay:orc-blue", "done", "lead:orc-red") for event in step(game, option)]
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
    events += step(game, "yes")
    assert events == [
        Event("et-laid", {"player": ROBERT, "card": "orc-red"}, ALL, ("card", "hand:0", "laid")),
        Event("et-laid", {"player": ROBERT, "card": "orc-blue"}, ALL, ("card", "hand:0", "laid")),
        Event("et-band", {"player": ROBERT, "card": "orc-red", "size": 2}, ALL, ("band", "laid", "bands:0")),
        Event("et-placed", {"player": ROBERT, "kingdom": "rhea"}, ALL, ("marker", "supply:0", "kingdom:1")),
        Event("et-joined-horde", {"player": ROBERT, "kingdom": "rhea"}, ALL, ("marker", "supply:0", "horde:0")),
        Event("et-discarded", {"player": ROBERT, "count": 2, "cards": ["elf-grey", "giant-blue"]}, ALL, ("card", "hand:0", "row")),
    ]
    assert front(game, ROBERT) == {"bands": [("orc-red", ["orc-blue", "orc-red"])], "markers": {"rhea": 1}, "supply": 22, "horde": ["red"]}
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-grey", "take:giant-blue"))


# --- 2. the leader


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


# --- 4. the power of the leader


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
    play(game, "lay:skeleton")
    assert bands(game, ROBERT) == [("dwarf-red", ["dwarf-red", "skeleton"])]


OPTIONAL = [
    ("wizard", "ET-103", Decision("et-wizard", ROBERT, ("yes", "no")), "no"),
    ("elf", "ET-105", Decision("et-keep", ROBERT, ("drop:dwarf-blue", "done")), "drop:dwarf-blue"),
    ("centaur", "ET-107", Decision("et-centaur", ROBERT, ("yes", "no")), "no"),
    ("orc", "ET-133", Decision("et-orc", ROBERT, ("yes", "no")), "no"),
    ("troll", "ET-142", Decision("et-troll", ROBERT, ("troll:1", "troll:2", "troll:3", "pass")), "pass"),
]


@rule("ET-063")
@pytest.mark.parametrize(("tribe", "cites", "decision", "declining"), OPTIONAL)
def test_abilities_that_may_be_declined(tribe: str, cites: str, decision: Decision, declining: str) -> None:
    """Declined, all that remains is what any leader does: a marker, the band, and the hand in the row."""
    group = [f"{tribe}-red", f"{tribe}-blue", f"{tribe}-grey"]
    tribes = (tribe, *[other for other in ("skeleton", "minotaur", "giant", "halfling", "merfolk") if other != tribe][:4], "dwarf")
    game = band(position(tribes=tribes, hands={ROBERT: [*group, "dwarf-blue"]}), *group)
    assert game.pending == decision
    assert game.pending.rules == (cites,)
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


# --- 5. discarding cards


@rule("ET-064")
def test_the_rest_of_the_hand_lies_open_in_the_row() -> None:
    held = ["dwarf-red", "elf-blue", "elf-blue", "orc-grey"]
    game = band(position(hands={ROBERT: held}, row=["orc-red"]), "dwarf-red")
    assert named(game.row) == ["elf-blue", "elf-blue", "orc-red", "orc-grey"]
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-blue", "take:orc-red", "take:orc-grey"))
    play(game, "take:elf-blue", "take:elf-blue")
    assert [front(game, seat).get("hand") for seat in range(4)] == [None, ["elf-blue"], ["elf-blue"], None]
    assert game.pending == Decision("et-turn", DANA, ("draw", "take:orc-red", "take:orc-grey"))


@rule("ET-064", "ET-068")
def test_others_learn_of_the_rest_what_they_did_not_know() -> None:
    """The Orc was taken from the row before, so all knew it; the Elf was drawn."""
    game = position(hands={ROBERT: ["dwarf-red"]})
    recruit(game, "orc-grey")
    assert band(game, "dwarf-red").learned == 0
    game = position(hands={ROBERT: ["dwarf-red", "elf-blue"]})
    recruit(game, "orc-grey")
    assert band(game, "dwarf-red").learned == ~(1 << ROBERT)


@rule("ET-064")
def test_without_a_rest_nothing_is_told() -> None:
    game = play(position(hands={ROBERT: ["dwarf-red", "dwarf-blue"]}), "band", "lay:dwarf-red", "lay:dwarf-blue")
    assert [event.message for event in step(game, "lead:dwarf-red")] == ["et-band", "et-placed"]
    assert game.row == []


@rule("ET-065")
def test_bands_lie_side_by_side_until_the_age_ends() -> None:
    """A second band of the same tribe and colour is another band."""
    game = position(2, tribes=PLAIN[1:], hands={ROBERT: ["dwarf-red", "dwarf-blue"]}, row=["dwarf-red"])
    band(game, "dwarf-red", "dwarf-blue")
    play(game, "draw", "take:dwarf-red", "draw")
    band(game, "dwarf-red")
    assert bands(seen(game, ALICE), ROBERT) == [("dwarf-red", ["dwarf-red", "dwarf-blue"]), ("dwarf-red", ["dwarf-red"])]
    assert [laid.size for laid in seen(game, ALICE).players[ROBERT].bands] == [2, 1]
    end_age(game)
    assert [bands(game, seat) for seat in range(2)] == [[], []]


# --- the size of a band


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


@rule("ET-051")
def test_an_only_card_says_that_it_is_a_whole_band() -> None:
    """The turn ends with one click, so the button says what becomes of the card."""
    labels = []
    for hand in (["elf-blue"], ["elf-blue", "orc-red"]):
        game = position(hands={0: hand})
        assert game.pending is not None
        labels.append(game.pending.labels.get("band"))
    assert labels == [Message("et-band-of-only-card"), None]
