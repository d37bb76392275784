"""A fixed window of hex cells around the origin, so that the cells of a growing map are numbered from the start."""

from typing import Final

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
"""The names of the directions, in their order."""


class HexWindow:
    """All cells within a radius, in reading order. Rules use their numbers; their names are axial coordinates."""

    __slots__ = ("around", "cells", "names", "neighbours", "numbers", "radius")

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.cells: tuple[tuple[int, int], ...] = tuple(
            (q, r) for r in range(-radius, radius + 1) for q in range(-radius, radius + 1) if abs(q + r) <= radius
        )
        self.numbers: dict[tuple[int, int], int] = {cell: number for number, cell in enumerate(self.cells)}
        self.names: tuple[str, ...] = tuple(f"{q}.{r}" for q, r in self.cells)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(self._beside(q, r) for q, r in self.cells)
        self.around = [sum(1 << cell for cell in cells) for cells in self.neighbours]
        """The neighbours of each cell, as bits."""

    def _beside(self, q: int, r: int) -> tuple[int, ...]:
        cells = ((q + dq, r + dr) for dq, dr in DIRECTIONS)
        return tuple(self.numbers[cell] for cell in cells if cell in self.numbers)

    def at(self, q: int, r: int) -> int:
        """The number of a cell."""
        return self.numbers[(q, r)]

    def distance(self, one: int, two: int) -> int:
        """The number of steps from one cell to another, whatever lies between."""
        q = self.cells[one][0] - self.cells[two][0]
        r = self.cells[one][1] - self.cells[two][1]
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def side(self, one: int, two: int) -> str:
        """The side of a cell on which its neighbour lies, as on a map with the north at the top."""
        step = (self.cells[two][0] - self.cells[one][0], self.cells[two][1] - self.cells[one][1])
        return SIDES[DIRECTIONS.index(step)]
