"""The modules `made` of all games are current, and the functions made from declared fields build, copy, veil and write down."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import deska
from deska.kernel import HIDDEN, Hand, Pile, Rng, Setup
from deska.making import made
from deska.table import making
from tests.browser import pebbles
from tests.kernel.toys.lots import LOTS

GAMES: Final = [*sorted(Path(deska.__file__).parent.glob("games/*/made.py")), Path(pebbles.__file__).with_name("made.py")]
HEAD: Final = """
from dataclasses import dataclass
from typing import Annotated, Final

from deska.kernel import Game, Hand, Pile
from deska.kernel.codec import Int, ListOf, Name, TupleOf, CardsOf
from deska.kernel.nouns import *
from deska.kernel.nouns import Between, Fixed, Noun

CARDS: Final = ("ant", "bee", "cat")
"""
SAMPLE: Final = """
class Band(Fixed):
    cards: Annotated[tuple[int, ...], TupleOf(Name(CARDS), 1, 3), OPEN]


NO_BANDS: Final[list[Band]] = []


class Player(Noun):
    hand: Annotated[Hand, CardsOf(CARDS, Hand), OWN] = NO_HAND
    coins: Annotated[int, Int(0, 9), OPEN] = 3
    secret: Annotated[int, Int(0, 9)] = 0
    plan: Annotated[list[int], ListOf(Name(CARDS)), OWN] = NO_NUMBERS
    bands: Annotated[list[Band], Between(0, 3), OPEN] = NO_BANDS
    purse: Annotated["Purse | None", OPEN] = None


class Purse(Noun):
    gold: Annotated[int, Int(0, 9), OWN] = 0


NO_PLAYERS: Final[list[Player]] = []


class Fair(Game):
    players: Annotated[list[Player], Between(2, 3), OPEN] = NO_PLAYERS
    deck: Annotated[list[int], ListOf(Name(CARDS)), COUNTED] = NO_NUMBERS
    grid: Annotated[list[list[int]], ListOf(ListOf(Name(CARDS))), COUNTED] = NO_LISTS
    pile: Annotated[Pile, CardsOf(CARDS, Pile), COUNTED] = NO_PILE
    piles: Annotated[list[Pile], ListOf(CardsOf(CARDS, Pile)), OPEN] = NO_PILES
    packets: Annotated[list[Hand], ListOf(CardsOf(CARDS, Hand)), OWN] = NO_HANDS
    dice: Annotated[list[int], ListOf(Int(1, 6))] = NO_NUMBERS
    total: Annotated[int, DERIVED] = 0
    back: Annotated[int, Name(CARDS, nothing=True), TOLD] = -1

    def derive(self) -> None:
        self.total = sum(player.coins for player in self.players)
"""


@pytest.mark.parametrize("module", GAMES, ids=lambda path: path.parent.name)
def test_what_is_made_is_current(module: Path) -> None:
    assert made(module.parent) == (module, module.read_text(encoding="utf8")), "run make fields"


# --- a sample


def written(folder: Path, source: str) -> Path:
    """A package with these declarations."""
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "components.py").write_text(HEAD + source)
    return folder


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module made from the sample."""
    root = tmp_path_factory.mktemp("making")
    path, text = made(written(root / "sample_fair", SAMPLE))
    path.write_text(text)
    sys.path.insert(0, str(root))
    invalidate_caches()
    yield import_module("sample_fair.made")
    sys.path.remove(str(root))
    for name in ("sample_fair", "sample_fair.components", "sample_fair.made"):
        sys.modules.pop(name)


def game(fair: ModuleType) -> Any:
    """A game in which seat 1 has seen the second card of seat 0 and the top of the pile."""
    purse = fair.new_purse(gold=5)
    band = fair.new_band(cards=(2,))
    players = [
        fair.new_player(hand=Hand([0, 1], [1, 3]), secret=7, plan=[2], bands=[band], purse=purse),
        fair.new_player(hand=Hand([2], [2]), coins=4),
    ]
    setup, rng = Setup(2, {}), Rng(1, 2, 3, 4)
    return fair.new_fair(
        LOTS,
        setup,
        rng,
        [],
        [],
        players=players,
        deck=[0, 1],
        grid=[[0], [1, 2]],
        pile=Pile([0, 1], [0, 2]),
        piles=[Pile([2], [-1])],
        packets=[Hand([0], [1]), Hand([1], [2])],
        dice=[6, 6],
    )


def test_a_noun_begins_with_what_it_declares_and_shares_nothing(fair: ModuleType) -> None:
    one, two = fair.new_player(), fair.new_player()
    assert (one.hand.cards, one.coins, one.secret, one.plan, one.bands, one.purse) == ([], 3, 0, [], [], None)
    assert one.hand is not two.hand
    assert one.plan is not two.plan


def test_what_follows_from_other_fields_is_found_when_a_noun_is_made(fair: ModuleType) -> None:
    assert game(fair).total == 7
    assert "total" not in fair.STATE.fields


def test_a_copy_is_equal_and_independent(fair: ModuleType) -> None:
    it = game(fair)
    twin = fair.clone_fair(it)
    assert fair.STATE.dump(twin) == fair.STATE.dump(it)
    assert twin.total == it.total
    twin.players[0].purse.gold += 1
    twin.players[0].plan.append(0)
    twin.players[0].hand.put(2, 1)
    twin.grid[1].clear()
    twin.piles[0].pop()
    twin.packets[0].clear()
    assert fair.STATE.dump(it) == fair.STATE.dump(game(fair))


def test_what_never_changes_is_shared(fair: ModuleType) -> None:
    it = game(fair)
    assert fair.clone_fair(it).players[0].bands[0] is it.players[0].bands[0]
    assert fair.veil_fair(it, 1, recalls=False).players[0].bands[0] is it.players[0].bands[0]


def test_what_is_written_down_is_read_back(fair: ModuleType) -> None:
    it = game(fair)
    data = fair.STATE.dump(it)
    again = fair.STATE.build(LOTS, it.setup, it.rng, [], [], **fair.STATE.read(data, ""))
    assert fair.STATE.dump(again) == data
    assert (data["players"][0]["bands"], data["players"][1]["purse"]) == ([{"cards": ["cat"]}], None)


# --- sights


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("recalls", [False, True])
def test_open_fields_are_seen_by_all_and_hidden_ones_by_nobody(fair: ModuleType, seat: int, recalls: bool) -> None:
    seen = fair.veil_fair(game(fair), seat, recalls)
    assert [player.coins for player in seen.players] == [3, 4]
    assert seen.piles[0].cards == [2]
    assert (seen.players[0].secret, seen.dice) == (0, [])
    assert seen.rng.words() == [1, 1, 1, 1]


@pytest.mark.parametrize(("seat", "hands"), [(0, [[0, 1], [HIDDEN]]), (1, [[HIDDEN, HIDDEN], [2]]), (-1, [[HIDDEN, HIDDEN], [HIDDEN]])])
def test_own_fields_are_seen_by_their_seat(fair: ModuleType, seat: int, hands: list[list[int]]) -> None:
    seen = fair.veil_fair(game(fair), seat, recalls=False)
    assert [player.hand.cards for player in seen.players] == hands
    assert seen.players[0].plan == ([2] if seat == 0 else [])
    assert [packet.cards for packet in seen.packets] == [[0] if seat == 0 else [HIDDEN], [1] if seat == 1 else [HIDDEN]]


@pytest.mark.parametrize(("seat", "gold"), [(0, 5), (1, 0), (-1, 0)])
def test_what_lies_in_a_noun_belongs_to_its_seat(fair: ModuleType, seat: int, gold: int) -> None:
    assert fair.veil_fair(game(fair), seat, recalls=False).players[0].purse.gold == gold


def test_a_perfect_memory_knows_the_cards_that_it_has_seen(fair: ModuleType) -> None:
    it = game(fair)
    assert fair.veil_fair(it, 1, recalls=True).players[0].hand.cards == [HIDDEN, 1]
    assert fair.veil_fair(it, 1, recalls=True).pile.cards == [HIDDEN, 1]
    assert fair.veil_fair(it, 0, recalls=True).pile.cards == [HIDDEN, HIDDEN]


def test_nobody_sees_who_else_knows_a_card(fair: ModuleType) -> None:
    assert fair.veil_fair(game(fair), 0, recalls=True).players[0].hand.seen == [1, 1]
    assert fair.veil_fair(game(fair), 1, recalls=True).players[0].hand.seen == [0, 0]


def test_counted_fields_show_how_many_there_are(fair: ModuleType) -> None:
    seen = fair.veil_fair(game(fair), 0, recalls=False)
    assert (seen.deck, seen.grid, seen.pile.cards) == ([HIDDEN] * 2, [[HIDDEN], [HIDDEN] * 2], [HIDDEN] * 2)


def test_derived_fields_follow_from_what_is_seen(fair: ModuleType) -> None:
    assert fair.veil_fair(game(fair), 0, recalls=False).total == 7


def test_told_fields_are_told_to_viewers_and_never_written_down(fair: ModuleType) -> None:
    seen = fair.veil_fair(game(fair), 0, recalls=False)
    seen.back = 1
    assert "back" not in fair.STATE.dump(seen)
    assert fair.STATE.tell(seen)["back"] == "bee"


# --- what is refused


def state(field: str) -> str:
    return f"class Fair(Game):\n    {field}\n"


def with_purse(field: str) -> str:
    return f"class Purse(Noun):\n    gold: Annotated[int, Int(0, 9), OWN] = 0\n\n\n{state(field)}"


def with_bag(field: str) -> str:
    return with_purse("bag: Annotated[Bag, OPEN] = BAG") + f"\n\nclass Bag(Noun):\n    {field}\n"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (state("age: Annotated[int, Int(1, 3), OPEN]"), "Fair.age does not say what it begins with"),
        (state("age: Annotated[int, OPEN] = 1"), "age does not say how it is written down"),
        (state("age: Annotated[int, Int(1, 3), OWN] = 1"), "Fair.age is OWN, but belongs to no seat"),
        (state("hand: Annotated[Hand, CardsOf(CARDS, Hand), OWN] = NO_HAND"), "Fair.hand is OWN, but belongs to no seat"),
        (state("decks: Annotated[list[Pile], ListOf(CardsOf(CARDS, Pile)), OWN] = NO_PILES"), "Fair.decks is OWN, but belongs to no seat"),
        (
            "class Player(Noun):\n    deck: Annotated[Pile, CardsOf(CARDS, Pile), OWN] = NO_PILE\n",
            "Player.deck is OWN, but a pile is OPEN or",
        ),
        (with_purse("purse: Annotated[Purse | None, OPEN] = None"), "Purse.gold is OWN, but belongs to no seat"),
        (with_bag("purses: Annotated[list[Purse], Between(0, 3), OPEN] = NO_PURSES"), "Purse.gold is OWN, but belongs to no seat"),
        (with_purse("purses: Annotated[list[Purse], OPEN] = NO_PURSES"), "purses does not say how many it holds: Between(least, most)"),
        (state("cup: Annotated[Cup, Anything(), OPEN] = CUP"), "Cup is no noun, and nobody knows how it is copied"),
        ("class Player(Noun):\n    back: Annotated[int, Int(0, 9), TOLD] = 0\n", "Player is not the state; only its fields can be told"),
    ],
)
def test_a_declaration_that_cannot_be_made_is_refused(tmp_path: Path, source: str, said: str) -> None:
    with pytest.raises(SystemExit, match=re.escape(f"making: {said}")):
        made(written(tmp_path / "wrong", source))


def test_a_folder_without_nouns_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has no components"):
        made(tmp_path)


def test_the_writers_of_scenes_are_current() -> None:
    assert making.MADE.read_text(encoding="utf8") == making.text(), "run `make fields`"
    assert making.FIELD_TYPES.read_text(encoding="utf8") == making.field_types(), "run `make fields`"
