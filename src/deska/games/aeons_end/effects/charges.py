"""Charges (energie) are gained and lost."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.seen import charges_row, one
from deska.games.aeons_end.effects.values import room
from deska.kernel import Effect, Frame


def lose_charges(game: AeonsEnd, seat: int, count: int) -> None:
    game.players[seat].charges -= count
    if game.heard and count:
        game.tell("ae-lost-charges", seen=one(charges_row(game, seat, game.players[seat].charges + count)), player=seat, count=count)


def gain_charges(game: AeonsEnd, seat: int, count: int) -> None:
    """A player never has more charges than places for them (AE-113)."""
    gained = min(count, room(game, seat))
    game.players[seat].charges += gained
    if game.heard and gained:
        game.tell("ae-gained-charges", seen=one(charges_row(game, seat, game.players[seat].charges - gained)), player=seat, count=gained)


@dataclass(frozen=True)
class Charge(Effect):
    """The player gains charges."""

    count: int = 1

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        gain_charges(game, frame.seat, self.count)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return room(game, frame.seat) > 0


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
