"""Payments: resources, mana, cards."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import CARDS, DISCARD, PAY, RESOURCES
from deska.games.evenfall.components.bases import DISCARDED
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.gains import cause_of
from deska.games.evenfall.effects.permanents import react
from deska.kernel import ALL, Ask, Effect, Frame, Payment, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.payments import pack

ANY: Final = "any"


class PayResources(Payment):
    """Resources go to the common supply; the payer chooses where there is a choice (EV-035, EV-060, EV-193)."""

    kind = "ev-pay"
    rules = ("EV-060", "EV-084", "EV-193")

    def held(self, game: Evenfall, seat: int) -> list[int]:
        return game.players[seat].stock

    def spend(self, game: Evenfall, frame: Frame, kind: int, count: int) -> None:
        game.players[frame.seat].stock[kind] -= count
        if game.heard:
            game.tell("ev-paid", player=frame.seat, count=count, kind=RESOURCES[kind])


def can_afford(stock: list[int], cost: list[int], less: int) -> bool:
    """True if the stock lacks no more resources than are saved (EV-060, EV-193)."""
    lacking = 0
    for kind in range(len(cost)):
        if cost[kind] > stock[kind]:
            lacking += cost[kind] - stock[kind]
    return lacking <= less


@dataclass(frozen=True)
class Pay(Effect):
    """Resources of one kind, or of any kinds."""

    kind: str
    count: int = 1

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        owed = [self.count if self.kind == name else 0 for name in (*RESOURCES, ANY)]
        game.push(PAY_RESOURCES, frame.seat, pack([*owed, 0]), frame.source)

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        stock = game.players[frame.seat].stock
        return (sum(stock) if self.kind == ANY else stock[RESOURCES.index(self.kind)]) >= self.count


@dataclass(frozen=True)
class PayMana(Effect):
    mana: int

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        game.players[frame.seat].mana -= self.mana
        if game.heard:
            game.tell("ev-paid-mana", player=frame.seat, mana=self.mana)

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return game.players[frame.seat].mana >= self.mana


@dataclass(frozen=True)
class Discard(Ask):
    """Cards are discarded from the hand one by one, as far as there are any. The argument counts them."""

    count: int

    def prompt(self) -> str:
        return "ev-discard"

    def serves(self) -> tuple[str, ...]:
        return ("EV-046", "EV-086", "EV-139")

    def arg_field(self) -> Field:
        return Int(0, self.count - 1)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [DISCARD.of(card) for card in game.players[frame.seat].hand.kinds()]

    def asks_anyway(self, game: Evenfall, frame: Frame) -> bool:
        """Nobody may learn that all cards in a hand are the same."""
        return len(game.players[frame.seat].hand) > 1

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if frame.arg + 1 < self.count:
            game.push(self, frame.seat, frame.arg + 1, frame.source)
        discard(game, frame.seat, DISCARD.arg(option))

    def possible(self, game: Evenfall, frame: Frame) -> bool:
        return len(game.players[frame.seat].hand) >= self.count

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg, "card": cause_of(game, frame)}

    def picks(self, game: Evenfall, frame: Frame) -> list[int]:
        return self.options(game, frame) if self.count - frame.arg > 1 else []

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return DISCARD.refuses(option, "ev-why-not-in-hand", "EV-058")


def discard(game: Evenfall, seat: int, card: int) -> None:
    """A card is discarded face up; effects react to it (EV-139)."""
    game.players[seat].hand.take(card)
    game.discard.append(card)
    if game.heard:
        game.tell("ev-discarded", ALL, (CARDS[card], f"hand:{seat}", "discard"), player=seat, card=card)
    react(game, seat, DISCARDED)


PAY_RESOURCES: Final = PayResources(PAY)
