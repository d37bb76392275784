"""The dawn of a new Age, and the end of the game (ET-002, ET-085 to ET-093)."""

from collections import Counter
from typing import Any

import pytest

import deska
from deska import Outcome, Reason
from deska.games.ethnos.actions import COLOURS, TRIBES
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Ethnos
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    bands,
    end_age,
    fill_horde,
    front,
    glory,
    kingdoms,
    own_trolls,
    play,
    position,
    refuse,
    score,
    swim_to,
)

USED = ("merfolk", "skeleton", "giant", "orc", "troll", "dwarf")
AFTER_SKELETONS: dict[str, Any] = {"band-ties": "after-skeletons"}
DWARFS = [f"dwarf-{colour}" for colour in COLOURS for _ in range(2)]
ORCS = [f"orc-{colour}" for colour in COLOURS for _ in range(2)]


def last_age(**parts: Any) -> Ethnos:
    """The last turn of a game of four in which Duris and Rhea are worth nothing."""
    return position(age=3, tribes=USED, tokens=dict.fromkeys(("duris", "rhea"), (0, 0, 0)), **parts)


def level(game: Ethnos) -> Ethnos:
    """End the game with the same glory for everybody: who scores less has been given more before."""
    twin = game.clone()
    end_age(twin)
    best = max(glory(twin))
    return end_age(score(game, *(best - points for points in glory(twin))))


def winners(game: Ethnos) -> tuple[int, ...]:
    assert game.outcome is not None
    assert len(set(game.outcome.scores)) == 1
    return game.outcome.winners


# --- the dawn of a new Age


@rule("ET-085")
def test_bands_are_discarded_after_scoring() -> None:
    game = end_age(position(bands={ROBERT: [("elf-red", ["elf-red", "elf-blue"])], DANA: [("orc-red", ["orc-red"])]}))
    assert (game.age, glory(game)) == (2, [1, 0, 0, 0])
    assert [bands(game, seat) for seat in range(4)] == [[], [], [], []]
    assert game.discard == []


@rule("ET-086")
@pytest.mark.parametrize("age", [1, 2])
def test_all_cards_are_shuffled_into_a_new_deck(age: int) -> None:
    """Bands, hands, row, Skeletons and the rest of the deck; chapter 5 follows."""
    game = position(
        tribes=USED,
        age=age,
        hands={ROBERT: ["orc-red", "skeleton"], ALICE: ["orc-blue"]},
        row=["skeleton", "giant-red"],
        bands={MICHAL: [("dwarf-red", ["dwarf-red", "skeleton", "skeleton"])]},
    )
    end_age(game)
    assert (game.age, game.dragons, game.discard, game.laid) == (age + 1, 0, [], [])
    assert ([len(player.hand) for player in game.players], len(game.row), len(game.deck)) == ([1] * 4, 8, 60 + 3)
    found = Counter(game.deck + game.row + [card for player in game.players for card in player.hand.cards])
    assert found == Counter([card for tribe in USED for card in BOX.deck_of(TRIBES.index(tribe))] + [BOX.dragon] * 3)
    assert game.pending is not None
    assert game.pending.kind == "et-turn"


@rule("ET-086")
def test_the_new_deck_is_shuffled() -> None:
    """From the same end of an Age, another chance gives another deck."""
    game = position()
    decks = {tuple(end_age(imagined(game, seed)).deck) for seed in range(10)}
    assert len(decks) == 10


def imagined(game: Ethnos, seed: int) -> Ethnos:
    twin = deska.imagine(game, ROBERT, seed)
    assert isinstance(twin, Ethnos)
    return twin


@rule("ET-087")
def test_markers_and_glory_stay() -> None:
    game = position(tribes=USED, markers={ROBERT: {"duris": 2}, ALICE: {"rhea": 1}}, tokens={"duris": (2, 4, 6), "rhea": (4, 4, 6)})
    swim_to(fill_horde(score(game, 0, 0, 3, 0), ALICE, "red", "blue"), 5, 0, 0, 0)
    play(end_age(game), "raid:rhea", "done")
    assert game.age == 2
    fronts = [{**front(game, seat), "hand": []} for seat in range(4)]
    assert fronts == [
        {"hand": [], "markers": {"duris": 2}, "supply": 22, "glory": 2 + 1, "merfolk": 5},
        {"hand": [], "markers": {"rhea": 1}, "supply": 22, "glory": 4 + 1, "horde": ["blue"]},
        {"hand": [], "supply": 24, "glory": 3},
        {"hand": [], "supply": 24},
    ]


@rule("ET-088")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_troll_tokens_and_the_giant_token_return(age: int) -> None:
    game = own_trolls(own_trolls(position(tribes=USED, age=age), ROBERT, 2, 6), DANA, 1)
    game.giant_holder, game.giant_size = DANA, 4
    end_age(game)
    assert [player.trolls for player in game.players] == [0, 0, 0, 0]
    assert (game.giant_holder, game.giant_size) == (-1, 0)
    assert glory(game) == [0, 0, 0, 2 * age]


# --- the end of the game


@rule("ET-089")
@pytest.mark.parametrize(("seats", "last"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_game_ends_after_its_last_age(seats: int, last: int) -> None:
    before = end_age(position(seats, age=last - 1))
    assert (before.age, before.ended, before.outcome) == (last, "", None)
    game = end_age(position(seats, age=last, bands={ALICE: [("elf-red", ["elf-red", "elf-blue"])]}))
    nothing = dict.fromkeys(("kingdoms", "bands", "merfolk", "giants", "orcs"), 0)
    breakdown = [{**nothing, "bands": 1} if seat == ALICE else nothing for seat in range(seats)]
    scores = tuple(points["bands"] for points in breakdown)
    assert game.outcome == Outcome(scores, (ALICE,), "et-end", tuple(breakdown))
    assert (game.pending, game.age) == (None, last)
    assert refuse(game, "draw") == Reason("game-over")


@rule("ET-002", "ET-089")
def test_the_most_glory_wins_whatever_else_there_is() -> None:
    """Dana has one glory more; Robert has more markers and larger bands."""
    game = last_age(markers={ROBERT: {"duris": 5}}, bands={ROBERT: [("dwarf-red", ["dwarf-red", "dwarf-blue"])]})
    end_age(score(game, 10, 12, 3, 14))
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((13, 12, 3, 14), (DANA,))


@rule("ET-090", "ET-C63")
@pytest.mark.parametrize(
    ("markers", "winner"),
    [
        ({ROBERT: {"duris": 1}, DANA: {"duris": 1, "rhea": 1}}, (DANA,)),
        ({ROBERT: {"duris": 3}, DANA: {"duris": 1, "rhea": 1}}, (ROBERT,)),
        ({ALICE: {"duris": 1}, MICHAL: {"rhea": 1}}, (ALICE, MICHAL)),
    ],
)
def test_level_on_glory_more_markers_win(markers: dict[int, dict[str, int]], winner: tuple[int, ...]) -> None:
    """Robert's and Michal's larger bands do not come into it."""
    groups = {ROBERT: [(DWARFS[0], DWARFS[:6])], MICHAL: [(ORCS[0], ORCS[:2])], ALICE: [(ORCS[2], ORCS[2:4])]}
    assert winners(level(last_age(markers=markers, bands=groups))) == winner


@rule("ET-090")
def test_only_markers_in_kingdoms_count() -> None:
    """Alice has five markers in her Orc Horde and swims ahead; one marker in Duris beats that."""
    game = fill_horde(swim_to(last_age(markers={MICHAL: {"duris": 1}}), 0, 9, 0, 0), ALICE, "red", "blue", "grey", "green", "purple")
    level(game)
    assert [sum(kingdoms(game, seat).values()) for seat in range(4)] == [0, 0, 1, 0]
    assert winners(game) == (MICHAL,)


@rule("ET-091", "ET-C63")
@pytest.mark.parametrize(
    ("robert", "alice", "winner"),
    [
        ((5, 3), (5, 2), ROBERT),
        ((5, 2), (5, 3), ALICE),
        ((3, 5), (2, 5), ROBERT),
        ((5, 3), (5, 3, 1), ALICE),
        ((4, 4, 4), (5, 1), ALICE),
        ((6,), (7,), ALICE),
    ],
)
def test_level_on_markers_too_the_larger_bands_win(robert: tuple[int, ...], alice: tuple[int, ...], winner: int) -> None:
    """The largest first, then the second largest; a missing band counts 0."""
    groups = {ROBERT: cut(DWARFS, robert), ALICE: cut(ORCS, alice)}
    assert winners(level(last_age(bands=groups))) == (winner,)


def cut(cards: list[str], sizes: tuple[int, ...]) -> list[tuple[str, list[str]]]:
    """Bands of these sizes, each led by its first card."""
    found = []
    start = 0
    for size in sizes:
        found.append((cards[start], cards[start : start + size]))
        start += size
    return found


@rule("ET-091")
def test_bands_of_earlier_ages_are_forgotten() -> None:
    game = position(age=2, tribes=USED, bands={ROBERT: [(DWARFS[0], DWARFS[:6])]})
    end_age(game)
    assert game.age == 3
    assert winners(level(game)) == (ROBERT, ALICE, MICHAL, DANA)


@rule("ET-092")
@pytest.mark.parametrize(("variant", "winner"), [({}, (ROBERT,)), (AFTER_SKELETONS, (ALICE,))])
def test_bands_count_as_played(variant: dict[str, Any], winner: tuple[int, ...]) -> None:
    """Robert's four with two Skeletons against Alice's three; the other ruling counts what is left of them."""
    robert = ("orc-red", ["orc-red", "orc-blue", "skeleton", "skeleton"])
    alice = ("orc-grey", ["orc-grey", "orc-green", "orc-purple"])
    game = level(last_age(bands={ROBERT: [robert], ALICE: [alice]}, **variant))
    assert bands(game, ROBERT) == [("orc-red", ["orc-red", "orc-blue"])]
    assert winners(game) == winner


@rule("ET-092")
@pytest.mark.parametrize("variant", [{}, AFTER_SKELETONS])
def test_a_dwarf_makes_no_band_larger_here(variant: dict[str, Any]) -> None:
    groups = {ROBERT: [("dwarf-red", ["dwarf-red", "dwarf-blue"])], ALICE: [("orc-red", ["orc-red", "orc-blue"])]}
    assert winners(level(last_age(bands=groups, **variant))) == (ROBERT, ALICE)


@rule("ET-093", "ET-C63")
def test_all_equal_share_the_victory() -> None:
    groups = {ROBERT: cut(DWARFS, (3, 2)), DANA: cut(ORCS, (2, 3))}
    game = level(last_age(markers={ROBERT: {"duris": 2}, DANA: {"rhea": 2}, ALICE: {"rhea": 1}}, bands=groups))
    assert winners(game) == (ROBERT, DANA)
