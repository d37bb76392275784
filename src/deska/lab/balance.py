"""Is a game balanced? A survey plays it at every value of some switches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from deska.kernel import BadSetup, GameSpec, Selection
from deska.lab.games import Played, Series, series_of
from deska.lab.running import Crew, Stopped, play_series
from deska.lab.tally import Estimate, Tally

SEATS: Final = "seats"
"""The name of the dimension that varies the number of seats."""


@dataclass(frozen=True)
class Dimension:
    """Something that is varied: the number of seats or a switch, with its values."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Cell:
    """One combination of values, the series played with it, and its tally."""

    values: tuple[str, ...]
    series: Series
    tally: Tally

    @property
    def won(self) -> Estimate:
        """The share of games that all win together or, in a competitive game, that the first to play wins."""
        line = next(iter(self.tally.bots.values())) if self.tally.cooperative else self.tally.order[0]
        return line.estimate


def dimension_of(spec: GameSpec, text: str) -> Dimension:
    """The dimension given by a text: `name` for all values, or `name=one,another`."""
    name, sign, listed = text.partition("=")
    values = tuple(value.strip() for value in listed.split(",")) if sign else every_value(spec, name)
    if not all(values) or len(set(values)) != len(values):
        raise BadSetup(f"values are written {name}=one,another, each once; not {text!r}")
    if name == SEATS and not all(value.isdecimal() for value in values):
        raise BadSetup(f"seats are numbers, not {listed!r}")
    return Dimension(name, values)


def every_value(spec: GameSpec, name: str) -> tuple[str, ...]:
    if name == SEATS:
        return tuple(str(seats) for seats in spec.seats)
    known = {option.name: option for option in spec.variants if not isinstance(option, Selection)}
    if name not in known:
        raise BadSetup(f"{spec.id} can be varied by {', '.join((SEATS, *known))}; not by {name!r}")
    return known[name].values


def cells_of(spec: GameSpec, by: Sequence[Dimension], bot: str, seats: int, seed: int, variant: Mapping[str, Any]) -> list[Cell]:
    """A cell for every combination that the game allows."""
    names = [dimension.name for dimension in by]
    twice = [name for name in names if names.count(name) > 1 or name in variant]
    if twice:
        raise BadSetup(f"{twice[0]} is given twice")
    cells: list[Cell] = []
    refused = BadSetup(f"{spec.id} cannot be set up like that")
    for values in product(*(dimension.values for dimension in by)):
        chosen = dict(zip(names, values, strict=True))
        players = int(chosen.pop(SEATS, str(seats)))
        try:
            series = series_of(spec, [bot] * players, seed, {**variant, **chosen})
        except BadSetup as error:  # the easier solo game with four seats, say
            refused = error
            continue
        cells.append(Cell(values, series, Tally(series)))
    if not cells:
        raise refused
    return cells


def survey(cells: Sequence[Cell], games: int, crew: Crew, halt: Stopped, watch: Callable[[Played], None]) -> None:
    """Play so many games in every cell."""
    for cell in cells:
        for played in play_series(cell.series, games, crew, halt):
            cell.tally.add(played)
            watch(played)
