"""Adventure cards: bought, gained, burned, and turned up anew."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.eldervale.actions import BURN, BUY, ELEMENTS
from deska.games.eldervale.components.pieces import EMPTY
from deska.games.eldervale.components.prices import discounted
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.paying import WILD, charge, purse
from deska.games.eldervale.effects.power import rise
from deska.games.eldervale.made import new_laid
from deska.kernel import ALL, NO, YES, Ask, Effect, Frame, Reason
from deska.kernel.payments import can_pay


def offered(game: Eldervale) -> list[int]:
    """The adventure cards that lie face up."""
    return [game.decks[element][-1] for element in range(len(ELEMENTS)) if game.shown >> element & 1]


def affordable(game: Eldervale, seat: int, discount: int = 0) -> list[int]:
    held = purse(game, seat)
    return [card for card in offered(game) if can_pay(discounted(game.box.cost[card], discount), held, WILD)]


def affords_any(game: Eldervale, seat: int) -> bool:
    """True if a face-up card could be bought."""
    held = purse(game, seat)
    for element in range(len(ELEMENTS)):
        if game.shown >> element & 1 and can_pay(game.box.cost[game.decks[element][-1]], held, WILD):
            return True
    return False


def take_off(game: Eldervale, card: int) -> None:
    """A face-up card leaves its deck; the next one stays hidden until the decks are refilled (EL-099)."""
    element = game.box.element[card]
    game.decks[element].pop()
    game.sunk[element] = min(game.sunk[element], len(game.decks[element]))
    game.shown &= ~(1 << element)


def lay_out(game: Eldervale, seat: int, card: int, told: str = "el-gained-card") -> None:
    """A card joins a tableau and gives power in its element (EL-139)."""
    player = game.players[seat]
    player.cards.append(new_laid(card=card, tokens=(EMPTY,) * len(game.box.adventures[card].slots)))
    if game.heard:
        game.tell(told, ALL, ("card", "adventures", f"tableau:{seat}"), player=seat, card=card)
    rise(game, seat, game.box.element[card], 1, card)


@dataclass(frozen=True)
class BuyCard(Ask):
    """The player buys a face-up adventure card, for so much less; then the decks are refilled."""

    discount: int = 0

    def prompt(self) -> str:
        return "el-buy"

    def serves(self) -> tuple[str, ...]:
        return ("EL-097", "EL-139")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [BUY.of(card) for card in affordable(game, frame.seat, self.discount)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(REFILL, frame.seat)
        buy(game, frame.seat, BUY.arg(option), self.discount)

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_purchase(game, option)


def buy(game: Eldervale, seat: int, card: int, discount: int = 0) -> None:
    if game.heard:
        game.tell("el-buys", player=seat, card=card)
    game.push(GAIN_CARD, seat, 0, card)
    charge(game, seat, discounted(game.box.cost[card], discount), card)


def no_purchase(game: Eldervale, option: int) -> Reason | None:
    if BUY.holds(option):
        card = BUY.arg(option)
        return Reason("el-why-card-too-dear" if card in offered(game) else "el-why-not-face-up", "EL-097", {"card": card})
    if BURN.holds(option) and BURN.arg(option) not in offered(game):
        return Reason("el-why-not-face-up", "EL-098", {"card": BURN.arg(option)})
    return None


class GainCard(Ask):
    """The card comes off its deck into the tableau; in a team the partner may get it (EL-249)."""

    kind = "el-hand-over"
    rules = ("EL-249",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO] if game.teams else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        take_off(game, frame.source)
        lay_out(game, frame.seat, frame.source)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        take_off(game, frame.source)
        if option == YES:
            lay_out(game, game.partner(frame.seat), frame.source, "el-handed-over")
        else:
            lay_out(game, frame.seat, frame.source)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}


class Refill(Effect):
    """The new top cards are turned face up (EL-100)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for element in range(len(ELEMENTS)):
            if game.decks[element] and not game.shown >> element & 1:
                game.shown |= 1 << element
                game.learn(ALL)
                if game.heard:
                    game.tell("el-turned-up", card=game.decks[element][-1])


def burn(game: Eldervale, seat: int, card: int) -> None:
    """Face down under its deck, from where it may come up again (EL-098, EL-102)."""
    element = game.box.element[card]
    take_off(game, card)
    game.decks[element].insert(0, card)
    game.sunk[element] += 1
    if game.heard:
        game.tell("el-burned", player=seat, card=card)


GAIN_CARD: Final = GainCard()
REFILL: Final = Refill()
