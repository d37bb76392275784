"""The shelf of all games. Each is imported when it is first asked for; a new game of ours is one more line here.

Somebody else's package brings a game by an entry point of the group `deska.games`: `pebbles = "pebbles:SPEC"`.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from deska.kernel import BadSetup, GameSpec

ENTRY_POINTS: Final = "deska.games"


class Shelf:
    """Games by id, each with the place of its spec: `package:name`."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.places = dict(places)
        self.specs: dict[str, GameSpec] = {}
        self.is_searched = False

    def ids(self) -> tuple[str, ...]:
        """All games, our own first."""
        self.search()
        return tuple(self.places)

    def has(self, game: object) -> bool:
        if game not in self.places:
            self.search()
        return game in self.places

    def spec_of(self, game: str) -> GameSpec:
        known = self.specs.get(game)
        if known is None:
            package, _, name = self.place_of(game).partition(":")
            known = getattr(import_module(package), name)
            if not isinstance(known, GameSpec) or known.id != game:
                raise BadSetup(f"{self.place_of(game)} is not the game {game!r}")
            self.specs[game] = known
        return known

    def package_of(self, game: str) -> str:
        """Where a game's texts, rules and rooms are."""
        return self.place_of(game).partition(":")[0]

    def place_of(self, game: str) -> str:
        if not self.has(game):
            raise BadSetup(f"there is no game {game!r}; there are: {', '.join(self.ids())}")
        return self.places[game]

    def put(self, game: str, place: str) -> None:
        """One more game; nobody's game takes the place of another."""
        if self.places.setdefault(game, place) != place:
            raise BadSetup(f"two games are called {game!r}: {self.places[game]} and {place}")

    def search(self) -> None:
        """Find the games of other packages, once."""
        if not self.is_searched:
            from importlib.metadata import entry_points  # a third of the time that `import deska` takes, and seldom needed

            self.is_searched = True
            for entry in entry_points(group=ENTRY_POINTS):
                self.put(entry.name, entry.value)


SHELF: Final = Shelf(
    {
        "ethnos": "deska.games.ethnos:SPEC",
        "aeons_end": "deska.games.aeons_end:SPEC",
        "evenfall": "deska.games.evenfall:SPEC",
        "eldervale": "deska.games.eldervale:SPEC",
        "weirdwood": "deska.games.weirdwood:SPEC",
    }
)
