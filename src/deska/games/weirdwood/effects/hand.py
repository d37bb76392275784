"""Action cards in hand: drawn, discarded, and the hand limit (WW-080 to WW-083, WW-180 to WW-183)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import DISCARD
from deska.games.weirdwood.components.people import insert
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int


def draw(game: Weirdwood, seat: int, count: int) -> None:
    """Draw from the player's own deck; an empty one is made anew from the discard pile, as often as needed (WW-081)."""
    player = game.players[seat]
    for _ in range(count):
        if not player.deck.cards:
            if not player.discard:
                return
            player.deck.cards = player.discard
            player.deck.cards.sort()
            player.discard = []
            game.shuffle(player.deck.cards)
            player.deck.forget()
        card = game.draw(player.deck)
        insert(player.hand, card)
        if game.heard:
            game.tell("ww-drew", ALL, ("card", f"deck:{seat}", f"hand:{seat}"), player=seat, card=card)


@dataclass(frozen=True)
class Draw(Effect):
    """The player draws action cards, also above the hand limit (WW-183)."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        draw(game, frame.seat, self.count)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        player = game.players[frame.seat]
        return bool(player.deck.cards or player.discard)


def discard(game: Weirdwood, seat: int, card: int) -> None:
    player = game.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    if game.heard:
        game.tell("ww-discarded", ALL, ("card", f"hand:{seat}", f"discard:{seat}"), player=seat, card=card)


def can_spare_card(game: Weirdwood, seat: int) -> bool:
    """The last card may not be discarded as a cost before the action card of the turn has been played (WW-059)."""
    kept = 0 if game.now.played or seat != game.turn else 1
    return len(game.players[seat].hand) > kept


class Discards(Ask):
    """One card after the other leaves the hand."""

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [DISCARD.of(card) for card in game.players[frame.seat].hand] if self.is_due(game, frame) else []

    def is_due(self, game: Weirdwood, frame: Frame) -> bool:
        return False

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        game.push(self, frame.seat, max(frame.arg - 1, 0), frame.source)
        discard(game, frame.seat, DISCARD.arg(option))

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return DISCARD.refuses(option, "ww-why-not-in-hand", "WW-080")


class DiscardDown(Discards):
    """The player discards down to the hand limit, which is the health (WW-182)."""

    kind = "ww-discard-down"
    rules = ("WW-182", "WW-080")

    def arg_field(self) -> Field:
        return Int(0, 0)

    def is_due(self, game: Weirdwood, frame: Frame) -> bool:
        player = game.players[frame.seat]
        return len(player.hand) > player.health

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        player = game.players[frame.seat]
        return {"left": len(player.hand) - player.health}

    def picks(self, game: Weirdwood, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        return self.options(game, frame) if len(player.hand) - player.health > 1 else []


class DropCards(Discards):
    """The player discards as many cards as the argument says, never the last one (WW-C57, WW-C65)."""

    kind = "ww-drop"
    rules = ("WW-C57", "WW-C65")

    def arg_field(self) -> Field:
        return Int(0, 5)

    def is_due(self, game: Weirdwood, frame: Frame) -> bool:
        return frame.arg > 0 and len(game.players[frame.seat].hand) > 1

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}

    def picks(self, game: Weirdwood, frame: Frame) -> list[int]:
        return self.options(game, frame) if frame.arg > 1 else []


class DiscardOne(Discards):
    """A cost: one card of the hand."""

    kind = "ww-discard-cost"
    rules = ("WW-346", "WW-354", "WW-357", "WW-059")

    def is_due(self, game: Weirdwood, frame: Frame) -> bool:
        return can_spare_card(game, frame.seat)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        discard(game, frame.seat, DISCARD.arg(option))


DISCARD_DOWN: Final = DiscardDown()
DROP_CARDS: Final = DropCards()
DISCARD_ONE: Final = DiscardOne()
