"""The places of cards in a snapshot, and snapshots in which two cards have changed places."""

import json
from dataclasses import dataclass
from typing import Any

from deska.kernel.codec import CardsOf, Field, ListOf, Name, Record
from deska.kernel.errors import BadData
from deska.kernel.game import Game
from deska.kernel.piles import Hand, knows
from deska.kernel.rng import Rng
from deska.kernel.values import SPECTATOR

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Place:
    """A named thing in a snapshot."""

    path: Path
    name: str
    zone: Path
    """The path of the list that it lies in."""
    bag: bool
    """True if that list has no order."""
    seen: int | None
    """The mask of the seats that know it; None if the zone does not say."""


def places(game: Game) -> list[Place]:
    """The places of all names in a game's own state, found along its declaration."""
    return found_in(game.spec.state, game.spec.dump(game)["state"], ("state",))


def found_in(field: Field, data: Any, path: Path) -> list[Place]:
    if isinstance(field, Record):
        return [place for name, inner in field.fields.items() for place in found_in(inner, data[name], (*path, name))]
    if isinstance(field, ListOf):
        return [place for i, item in enumerate(data) for place in found_in(field.field, item, (*path, i))]
    if isinstance(field, CardsOf):
        bag = field.build is Hand
        return [Place((*path, i, 0), card, path, bag, field.seen.load(seen, "")) for i, (card, seen) in enumerate(data)]
    if isinstance(field, Name) and isinstance(data, str):
        return [Place(path, data, path[:-1], False, None)]
    return []


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def swapped(game: Game, one: Place, two: Place) -> Game | None:
    """The game with two names exchanged; None if that is no position of the game."""
    data = json.loads(json.dumps(game.dump()))
    at(data, one.path[:-1])[one.path[-1]] = two.name
    at(data, two.path[:-1])[two.path[-1]] = one.name
    try:
        return game.spec.load(data)
    except BadData:
        return None


def hidden_pairs(game: Game, viewer: int | None, rng: Rng, tries: int, most: int) -> list[tuple[Place, Place, Game]]:
    """Pairs of different names that can be exchanged without the viewer seeing it, each with the game after the exchange."""
    seat = SPECTATOR if viewer is None else viewer
    all_places = [place for place in places(game) if place.seen is None or not knows(place.seen, seat)]
    view = game.spec.view(game, viewer)
    pairs: list[tuple[Place, Place, Game]] = []
    for _ in range(tries if len(all_places) > 1 else 0):
        one, two = (all_places[rng.below(len(all_places))] for _ in range(2))
        if one.name != two.name and len(pairs) < most:
            other = swapped(game, one, two)
            if other is not None and game.spec.view(other, viewer) == view:
                pairs.append((one, two, other))
    return pairs


class Layout:
    """The names by place in an imagined game, and the hidden part of each bag."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.names: dict[Path, str] = {}
        self.bags: dict[Path, list[str]] = {}
        seat = SPECTATOR if viewer is None else viewer
        for place in places(game):
            self.names[place.path] = place.name
            if place.seen is not None and not knows(place.seen, seat):
                self.bags.setdefault(place.zone, []).append(place.name)

    def share(self, place: Place, name: str) -> float:
        """The share of a place that holds the name: of a bag its hidden part, otherwise the place itself (0 or 1)."""
        if not place.bag:
            return float(self.names.get(place.path) == name)
        hidden = self.bags.get(place.zone, [])
        return hidden.count(name) / len(hidden) if hidden else 0.0
