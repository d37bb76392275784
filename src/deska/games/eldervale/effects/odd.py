"""Effects of single cards whose size depends on the position."""

from dataclasses import dataclass

from deska.games.eldervale.actions import ELEMENTS
from deska.games.eldervale.components.pieces import UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import draw, score
from deska.games.eldervale.effects.tableau import total
from deska.kernel import Effect, Frame


@dataclass(frozen=True)
class DrawForPower(Effect):
    """A magic card for every element with at least that power value; at least one, at most so many (EL-C49)."""

    value: int
    most: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        player = game.players[frame.seat]
        strong = sum(player.value(element) >= self.value for element in range(len(ELEMENTS)))
        draw(game, frame.seat, max(1, min(strong, self.most)))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return bool(game.deck or game.discard)


@dataclass(frozen=True)
class VpForFallen(Effect):
    """A point, and one more for every own unit in the Underworld, at most so many (EL-C52)."""

    most: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        score(game, frame.seat, min(1 + len(game.units_at(frame.seat, UNDERWORLD)), self.most))


@dataclass(frozen=True)
class TowerDraw(Effect):
    """So many magic cards, and more for cards that say so (EL-088, EL-C54)."""

    count: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        draw(game, frame.seat, self.count + total(game, frame.seat, "tower-cards"))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return True
