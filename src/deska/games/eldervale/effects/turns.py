"""Spells that change the rest of the turn."""

from dataclasses import dataclass
from typing import Final

from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.building import sites
from deska.kernel import Effect, Frame


@dataclass(frozen=True)
class Reach(Effect):
    """The next unit may be placed up to so many realms from another unit of the player."""

    steps: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.now.reach = self.steps

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return game.held(frame.seat) != 0


class Calm(Effect):
    """No monster invades because of the next placement."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.now.calm = True

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return not game.now.calm


@dataclass(frozen=True)
class Plan(Effect):
    """The next dwelling of this turn costs less."""

    discount: int

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.now.plan = self.discount

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return not game.now.plan and bool(sites(game, frame.seat))


CALM: Final = Calm()
