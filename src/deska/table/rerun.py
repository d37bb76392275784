"""A game that is looked at again: positions are kept at intervals, so that any of them is near."""

from collections import OrderedDict
from typing import Any, Final

from deska.kernel.game import Game
from deska.kernel.spec import GameSpec
from deska.table.play import replay

EVERY: Final = 20
"""The number of choices between two positions that are kept."""
MOST_GAMES: Final = 4
Made = list[tuple[str, int]]
"""Options, and the seats that chose them."""


class Rerun:
    """One game and some of its positions, by the number of choices before them."""

    def __init__(self, spec: GameSpec, start: dict[str, Any]) -> None:
        self.start = start
        self.made: Made = []
        self.kept: dict[int, Game] = {0: replay(spec, start, [])}

    def at(self, made: Made, step: int) -> Game:
        """The position after so many of the choices; nobody may change it."""
        self.heed(made)
        near = max(place for place in self.kept if place <= step)
        game = self.kept[near].clone()
        for place in range(near, step):
            game.choose(*made[place])
            if (place + 1) % EVERY == 0:
                self.kept[place + 1] = game.clone()
        return game

    def heed(self, made: Made) -> None:
        """Choices may have been taken back since the last time: positions after them are dropped."""
        if self.made == made[: len(self.made)]:
            self.made = made
            return
        same = next((place for place, pair in enumerate(zip(self.made, made, strict=False)) if pair[0] != pair[1]), len(made))
        self.kept = {place: game for place, game in self.kept.items() if place <= same}
        self.made = made


class Reruns:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Rerun] = OrderedDict()

    def of(self, table: str, spec: GameSpec, start: dict[str, Any]) -> Rerun:
        known = self.games.pop(table, None)
        if known is None or known.start != start:
            known = Rerun(spec, start)
        self.games[table] = known
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return known
