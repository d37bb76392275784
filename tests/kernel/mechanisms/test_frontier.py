"""A growing map on the hex window."""

import pytest

from deska.kernel import Decision, IllegalChoice, Reason, seeded
from tests.kernel.mechanisms.toys.frontier import EMPTY, FIRST_TILES, LAKE, MAP, SPEC, TILES, TOUCHED, WOOD, Frontier, begin, touched
from tests.kernel.mechanisms.toys.toy import play


def position(*top: int, seats: int = 2) -> Frontier:
    """A game in which these tiles are turned up next, first to last."""
    game = begin(SPEC, SPEC.setup(seats, None), seeded(1))
    rest = list(TILES)
    for tile in top:
        rest.remove(tile)
    game.pile = rest + list(top)[::-1]
    game.settle()
    return game


def test_cells_are_numbers_of_a_fixed_window_and_have_axial_names() -> None:
    assert (len(MAP.cells), MAP.names[0], MAP.names[-1]) == (37, "0.-3", "0.3")
    assert MAP.names[MAP.at(2, -1)] == "2.-1"
    assert len(MAP.neighbours[MAP.at(0, 0)]) == 6
    assert len(MAP.neighbours[MAP.at(3, 0)]) == 3  # a corner of the window
    assert MAP.distance(MAP.at(-1, 2), MAP.at(2, -1)) == 3


def test_a_tile_goes_where_it_touches_two_others() -> None:
    game = position(WOOD)
    assert game.pending == Decision("frontier-place", 0, ("place:1.-1", "place:-1.1", "place:1.1"))
    assert game.pending.args == {"terrain": "wood"}


def test_the_map_grows_and_new_places_open() -> None:
    game = position(WOOD, LAKE)
    play(game, "place:1.1")
    assert game.land[MAP.at(1, 1)] == WOOD
    assert game.points == [1, 0]  # the wood at 0.1; the lake at 1.0 does not count
    assert game.pending == Decision("frontier-place", 1, ("place:1.-1", "place:2.0", "place:-1.1", "place:0.2"))


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("place:0.0", Reason("frontier-why-taken", "FR-1")),
        ("place:2.0", Reason("frontier-why-far", "FR-2", {"touched": 1, "need": TOUCHED})),
        ("place:-3.0", Reason("frontier-why-far", "FR-2", {"touched": 0, "need": TOUCHED})),
    ],
)
def test_other_places_are_refused_with_the_rule(option: str, reason: Reason) -> None:
    game = position(WOOD)
    before = game.digest()
    with pytest.raises(IllegalChoice) as refused:
        game.choose(option)
    assert refused.value.reason == reason
    assert game.digest() == before


def test_in_a_whole_game_every_tile_touched_two_when_it_was_placed() -> None:
    for seed in range(20):
        game = SPEC.new(3, seed)
        assert isinstance(game, Frontier)
        rng = seeded(seed)
        while game.legal:
            option = game.legal[rng.below(len(game.legal))]
            cell = SPEC.actions.names[option].partition(":")[2]
            assert touched(game, MAP.names.index(cell)) >= TOUCHED
            game.play(option)
        assert sum(tile != EMPTY for tile in game.land) == len(TILES) + len(FIRST_TILES)


def test_the_pile_is_hidden_and_the_tile_turned_up_is_not() -> None:
    one, two = position(WOOD, LAKE), position(WOOD, WOOD)
    assert SPEC.view(one, 0) == SPEC.view(two, 0)
    play(one, "place:1.1")
    assert SPEC.view(one, None).game.tile == LAKE
    assert one.learned == -1
