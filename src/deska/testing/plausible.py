"""Snapshots with some values replaced by plausible ones. Each must be refused as BadData, or play on like any other game (K3)."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from deska.kernel.errors import BadData
from deska.kernel.game import Game
from deska.kernel.play import play_steps
from deska.kernel.rng import Rng, seeded
from deska.kernel.spec import GameSpec
from deska.testing.broken import Broken
from deska.testing.places import Path, at
from deska.testing.walks import setups

PLAYED_ON: Final = 50
"""The number of choices that an accepted snapshot has to survive."""
STRIDE: Final = 40
"""The most choices between two positions of a game."""
MUTANTS_EACH: Final = 8
"""The number of changed snapshots made from one position."""
MOST_CHANGES: Final = 3
FIXED: Final = frozenset({"format", "game", "rules", "seats", "variant", "rng", "choices"})
"""The fields that are never changed, because they do not belong to the position or may have any value."""

Leaf = str | int | bool | None


class Stock:
    """The values seen so far at each kind of place, from which others of the same kind are taken."""

    def __init__(self) -> None:
        self.seen: dict[Path, list[Leaf]] = {}

    def learn(self, data: Any) -> None:
        for place, value in leaves(data, ()):
            known = self.seen.setdefault(kind_of(place), [])
            if value not in known:
                known.append(value)

    def others(self, place: Path, value: Leaf) -> list[Leaf]:
        """The other values seen at such a place, and the neighbours of a number."""
        near = [value - 1, value + 1] if type(value) is int else [not value] if type(value) is bool else []
        return [other for other in (*self.seen[kind_of(place)], *near) if other != value]


def leaves(data: Any, place: Path) -> Iterator[tuple[Path, Leaf]]:
    """Every plain value in the data, with its place."""
    if isinstance(data, dict | list):
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            if place or key not in FIXED:
                yield from leaves(inner, (*place, key))
    else:
        yield place, data


def lists(data: Any, place: Path) -> Iterator[Path]:
    """The place of every list with at least two items."""
    if isinstance(data, dict | list):
        if isinstance(data, list) and len(data) > 1:
            yield place
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            if place or key not in FIXED:
                yield from lists(inner, (*place, key))


def kind_of(place: Path) -> Path:
    """The kind of a place: places that differ only in their numbers in lists are of the same kind."""
    return tuple("*" if isinstance(step, int) else step for step in place)


# --- ways to change a snapshot


def replace_value(data: Any, stock: Stock, rng: Rng) -> str:
    """Put another value of the same kind in some place."""
    place, value = picked(list(leaves(data, ())), rng)
    others = stock.others(place, value)
    if not others:
        return ""
    at(data, place[:-1])[place[-1]] = other = picked(others, rng)
    return f"{written(place)}: {value!r} becomes {other!r}"


def exchange_values(data: Any, stock: Stock, rng: Rng) -> str:
    """Exchange two values, so that nothing is created or lost."""
    values = list(leaves(data, ()))
    one, first = picked(values, rng)
    fitting = [(two, second) for two, second in values if first != second and are_kin(stock, one, first, two, second)]
    if not fitting:
        return ""
    two, second = picked(fitting, rng)
    at(data, one[:-1])[one[-1]], at(data, two[:-1])[two[-1]] = second, first
    return f"{written(one)} and {written(two)} are exchanged"


def are_kin(stock: Stock, one: Path, first: Leaf, two: Path, second: Leaf) -> bool:
    return second in stock.seen[kind_of(one)] and first in stock.seen[kind_of(two)]


def change_list(data: Any, stock: Stock, rng: Rng) -> str:
    """Reverse a list, remove or repeat an item, or exchange two items."""
    places = list(lists(data, ()))
    if not places:
        return ""
    place = picked(places, rng)
    items = at(data, place)
    way = rng.below(4)
    i, j = rng.below(len(items)), rng.below(len(items))
    if way == 0:
        items.reverse()
        return f"{written(place)} is reversed"
    if way == 1:
        del items[i]
        return f"{written(place)} loses item {i}"
    if way == 2:
        items.insert(j, deepcopy(items[i]))
        return f"{written(place)} has item {i} twice"
    items[i], items[j] = items[j], items[i]
    return f"{written(place)}: items {i} and {j} are exchanged"


CHANGES: Final = (replace_value, exchange_values, exchange_values, change_list)


def picked(things: list[Any], rng: Rng) -> Any:
    return things[rng.below(len(things))]


def written(place: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place).removeprefix(".")


# --- the check


def positions(spec: GameSpec, rng: Rng) -> Iterator[Game]:
    """An endless series of positions from random games of all set-ups."""
    while True:
        for seats, variant in setups(spec, every=False):
            game = spec.new(seats, rng.next(), variant)
            yield game
            while game.legal:
                play_steps(game, rng, 1 + rng.below(STRIDE))
                yield game


def mutants(spec: GameSpec, count: int, seed: int) -> Iterator[tuple[dict[str, Any], str]]:
    """So many changed snapshots, each with a description of the changes."""
    rng = seeded(seed)
    stock = Stock()
    made = 0
    for game in positions(spec, rng):
        data = game.dump()
        stock.learn(data)
        for _ in range(MUTANTS_EACH):
            changed = deepcopy(data)
            said = [picked(list(CHANGES), rng)(changed, stock, rng) for _ in range(1 + rng.below(MOST_CHANGES))]
            if changed != data:
                yield changed, "; ".join(filter(None, said))
                made += 1
                if made == count:
                    return


def outcome_of(spec: GameSpec, data: dict[str, Any], seed: int) -> Exception | bool:
    """True if a snapshot is accepted and can be played, False if it is BadData, or else the error that it leads to."""
    try:
        game = spec.load(data)
    except BadData:
        return False
    except Exception as error:
        return error
    try:
        play_steps(game, seeded(seed), PLAYED_ON)
        game.dump()
    except Exception as error:
        return error
    return True


def failures(spec: GameSpec, count: int, seed: int = 0) -> Iterator[tuple[dict[str, Any], str, Exception]]:
    """The changed snapshots that break something, with a description of the changes and the error."""
    for number, (data, said) in enumerate(mutants(spec, count, seed)):
        outcome = outcome_of(spec, data, number)
        if isinstance(outcome, Exception):
            yield data, said, outcome


def plausible_data_is_harmless(spec: GameSpec, count: int, seed: int = 0) -> None:
    """K3: whatever is put into a snapshot, it is refused as BadData at once, or it is a game that can be played."""
    for _, said, error in failures(spec, count, seed):
        raise Broken("K3", f"a snapshot of {spec.id} is accepted and breaks later ({said}): {type(error).__name__}: {error}") from error
