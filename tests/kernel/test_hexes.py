"""A window of hexes: numbers that never change, neighbours, distances."""

import pytest

from deska.kernel.hexes import DIRECTIONS, HexWindow


@pytest.mark.parametrize(("radius", "cells"), [(0, 1), (1, 7), (2, 19), (5, 91)])
def test_the_number_of_cells(radius: int, cells: int) -> None:
    window = HexWindow(radius)
    assert len(window.cells) == len(set(window.cells)) == len(window.names) == cells
    assert window.names[window.at(0, 0)] == "0.0"


def test_cells_come_in_reading_order() -> None:
    assert HexWindow(1).names == ("0.-1", "1.-1", "-1.0", "0.0", "1.0", "-1.1", "0.1")


def test_inner_cells_have_six_neighbours_and_edges_fewer() -> None:
    window = HexWindow(3)
    for number, (q, r) in enumerate(window.cells):
        ring = max(abs(q), abs(r), abs(q + r))
        assert len(window.neighbours[number]) == (6 if ring < 3 else 3 if 0 in (q, r, q + r) else 4)


def test_neighbours_are_mutual_and_one_step_away() -> None:
    window = HexWindow(3)
    for one, around in enumerate(window.neighbours):
        for two in around:
            assert one in window.neighbours[two]
            assert window.distance(one, two) == 1


def test_distances_are_the_shortest_walks() -> None:
    window = HexWindow(3)
    for start in range(len(window.cells)):
        steps = {start: 0}
        todo = [start]
        for cell in todo:
            for near in window.neighbours[cell]:
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    todo.append(near)
        assert [window.distance(start, cell) for cell in range(len(window.cells))] == [steps[cell] for cell in range(len(window.cells))]


def test_directions_go_round() -> None:
    assert tuple(map(sum, zip(*DIRECTIONS, strict=True))) == (0, 0)
    assert len(set(DIRECTIONS)) == 6


def test_a_cell_outside_is_unknown() -> None:
    with pytest.raises(KeyError):
        HexWindow(2).at(2, 1)
