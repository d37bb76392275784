"""Energie: gained and lost."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.values import has_room
from deska.kernel import Effect, Frame


def lose_charges(game: AeonsEnd, seat: int, count: int) -> None:
    game.players[seat].charges -= count
    if game.heard and count:
        game.tell("ae-lost-charges", player=seat, count=count)


def is_charged(game: AeonsEnd, seat: int) -> bool:
    """Whether every place below the ability is filled (AE-014)."""
    player = game.players[seat]
    return player.charges == game.box.mages[player.mage].charges


@dataclass(frozen=True)
class Charge(Effect):
    """The player gains charges, never above the places for them (AE-113)."""

    count: int = 1

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        player = game.players[frame.seat]
        gained = min(self.count, game.box.mages[player.mage].charges - player.charges)
        player.charges += gained
        if game.heard and gained:
            game.tell("ae-gained-charges", player=frame.seat, count=gained)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return has_room(game, game.players[frame.seat])


@dataclass(frozen=True)
class LoseCharges(Effect):
    """The player gives up so many charges."""

    count: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        lose_charges(game, frame.seat, min(self.count, game.players[frame.seat].charges))

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return game.players[frame.seat].charges >= self.count


class LoseAllCharges(Effect):
    """The player loses all charges."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        lose_charges(game, frame.seat, game.players[frame.seat].charges)


LOSE_ALL_CHARGES: Final = LoseAllCharges()
