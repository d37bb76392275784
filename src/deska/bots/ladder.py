"""The five levels that people play against, and the time that each may think."""

from dataclasses import dataclass
from typing import Final

from deska.kernel.game import Game


@dataclass(frozen=True)
class Level:
    """How well a bot plays. A lower level looks less far ahead; none makes mistakes on purpose."""

    name: str
    seconds: float
    """The budget of a seat for one turn, on one core."""
    worlds: int = 0
    """The imagined games that it plays on in for one choice, if its budget is in worlds; 0 if it does not search."""


APPRENTICE: Final = Level("apprentice", 0.1)
"""Plays what it sees: it looks no further than the end of its own turn."""
PLAYER: Final = Level("player", 0.3)
"""Knows its aims: the game's own sensible player."""
EXPERT: Final = Level("expert", 1.0, 16)
"""Thinks ahead: tries options in some games to their end."""
MASTER: Final = Level("master", 3.0, 48)
GRANDMASTER: Final = Level("grandmaster", 8.0, 128)
LADDER: Final = (APPRENTICE, PLAYER, EXPERT, MASTER, GRANDMASTER)
SEARCHERS: Final = {level.name: level for level in LADDER if level.worlds}

LONG_TURN: Final = 24
"""Choices after which a turn counts as a new one: a game of one seat may have a single turn."""


class Budget:
    """Spreads the budget of a turn over the choices of each seat: the first gets a third, the next a sixth, then a tenth, and so on.

    The shares never add up to more than the whole, however many choices there are, and depend on nothing but their number.
    """

    def __init__(self) -> None:
        self.turn = -1
        self.made: dict[int, int] = {}
        """The choices of each seat in this turn."""

    def seconds(self, level: str, game: Game, seat: int) -> float:
        """The time that the seat may think now; 0 if it needs none. Call it once for each choice."""
        if game.turn != self.turn:
            self.turn = game.turn
            self.made = {}
        made = self.made.get(seat, 0)
        self.made[seat] = made + 1
        return share(made % LONG_TURN) * SEARCHERS[level].seconds if level in SEARCHERS else 0.0

    def acting(self, level: str, seat: int) -> str:
        """The level that makes the choice. An Apprentice that comes to no end leaves it to the Player for a while.

        The Apprentice itself gives up what it tries in vain, but a bot that is made anew for each choice has no memory.
        """
        is_endless = self.made.get(seat, 0) // LONG_TURN % 2 == 1
        return PLAYER.name if level == APPRENTICE.name and is_endless else level


def share(made: int) -> float:
    """The part of the budget for the next choice, when so many have been made."""
    return 2.0 / ((made + 2) * (made + 3))
