"""Payments."""

from dataclasses import dataclass
from typing import Final

from deska.games.eldervale.actions import GOLD, MAGIC_CARD, PAY, RESOURCES
from deska.games.eldervale.components.prices import LETTERS, amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, SYMBOLS
from deska.games.eldervale.effects.gains import DISCARD_CARDS
from deska.kernel import ALL, Effect, Exchange, Frame, Payment
from deska.kernel.combinators import could
from deska.kernel.effects import NO_SOURCE
from deska.kernel.payments import can_pay, pack

WILD: Final = 1 << GOLD
"""Gold stands in for everything, nothing stands in for gold (EL-050)."""


def purse(game: Eldervale, seat: int) -> list[int]:
    """How many of each resource a player has, magic cards included."""
    player = game.players[seat]
    cards = [len(player.hand)]
    return player.res + cards


def affords(game: Eldervale, seat: int, cost: list[int]) -> bool:
    return can_pay(cost, purse(game, seat), WILD)


def could_cash(game: Eldervale, seat: int, *kinds: int) -> bool:
    """True if a token of the tray shows one of these resources; it may be cashed at any time (EL-132)."""
    return any(symbol in kinds for token in game.players[seat].tray for symbol in SYMBOLS[FACE[token]])


def within_means(game: Eldervale, seat: int, letters: str) -> bool:
    """True if a price of one resource could be paid, perhaps with what a token gives."""
    return affords(game, seat, amounts(letters)) or could_cash(game, seat, LETTERS.index(letters), GOLD)


def can_take(game: Eldervale, frame: Frame, effect: Effect) -> bool:
    """True if a part of an action can be carried out. An exchange need only be paid, since paying may make room for the gain (EL-043)."""
    if isinstance(effect, Exchange):
        return all(could(game, frame, cost) for cost in effect.cost)
    return could(game, frame, effect)


class Paying(Payment):
    """A cost in resources; which magic cards are paid is asked (EL-050, EL-054)."""

    kind = "el-pay"
    rules = ("EL-050", "EL-054")

    def held(self, game: Eldervale, seat: int) -> list[int]:
        return purse(game, seat)

    def spend(self, game: Eldervale, frame: Frame, kind: int, count: int) -> None:
        if kind == MAGIC_CARD:
            game.push(DISCARD_CARDS, frame.seat, count, frame.source)
            return
        game.players[frame.seat].res[kind] -= count
        if game.heard:
            game.tell("el-paid", ALL, (RESOURCES[kind], f"resources:{frame.seat}", "stock"), player=frame.seat, resource=kind, count=count)


PAYING: Final = Paying(PAY, WILD)


def charge(game: Eldervale, seat: int, cost: list[int], source: int = NO_SOURCE) -> None:
    """The player pays now, before anything else."""
    game.push(PAYING, seat, pack(cost), source)


@dataclass(frozen=True)
class Pay(Effect):
    """The player pays: letters are resources, N is any."""

    cost: str
    spare: bool = False
    """True if the action of the realm, which is still to come, must stay possible (EL-073)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        charge(game, frame.seat, amounts(self.cost), frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        price = amounts(self.cost)
        return affords(game, frame.seat, price) and (not self.spare or game.free.can_spare(game, frame.seat, price))


class PayIfAble(Effect):
    """The player pays one resource of any kind, if there is one (EL-C34)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if sum(purse(game, frame.seat)):
            charge(game, frame.seat, amounts("N"), frame.source)


PAY_IF_ABLE: Final = PayIfAble()
