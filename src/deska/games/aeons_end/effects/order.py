"""The turn order deck is looked at, reordered and shuffled."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import BOTTOM, NEMESIS, NEXT, SHUFFLE_BACK, TOP, WILD
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.piles import distinct
from deska.games.aeons_end.effects.seen import round_part
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Int
from deska.kernel.combinators import push_all


def ready_order(game: AeonsEnd, between_turns: bool = False) -> None:
    """If there is no card when one is needed, the spent ones are shuffled into a new deck (AE-076, AE-077)."""
    if not game.order.cards:
        game.order.cards = game.spent
        game.spent = []
        game.shuffle_pile(game.order)
        if game.heard:
            # In the middle of a turn it is no moment of its own: it would end the one that is on view.
            game.tell("ae-new-round", ALL, ("order", "spent", "order"), round_part(game) if between_turns else None)


def shuffle_back(game: AeonsEnd, card: int) -> None:
    """A spent card goes back; the whole deck is shuffled (AE-078)."""
    game.spent.remove(card)
    game.order.cards.append(card)
    game.shuffle_pile(game.order)
    if game.heard:
        game.tell("ae-shuffled-back", ALL, ("order", "spent", "order"), order=card)


def seat_of(game: AeonsEnd, card: int) -> int:
    """The seat of a player card; in true solo all of them belong to the one mage (AE-192)."""
    return 0 if game.solo else card


@dataclass(frozen=True)
class RevealOrder(Effect):
    """The top turn order card is shown and stays there; effects may follow for a nemesis card, others for a player card or the wild one."""

    player: tuple[Effect, ...] = ()
    nemesis: tuple[Effect, ...] = ()

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        ready_order(game)
        game.order.seen[-1] = ALL
        game.learn(ALL)
        card = game.order.cards[-1]
        if game.heard:
            game.tell("ae-revealed-order", player=frame.seat, order=card)
        push_all(game, frame, self.nemesis if card == NEMESIS else self.player)  # AE-057


class PlaceOrder(Ask):
    """The top turn order card stays on top or goes to the bottom."""

    kind = "ae-place-order"
    rules = ("AE-C08",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [TOP.of(), BOTTOM.of()]

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"order": game.order.cards[-1]}

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if BOTTOM.holds(option):
            seen = game.order.seen[-1]
            game.order.put_under(game.order.pop(), seen)
        if game.heard:
            game.tell("ae-kept-on-top" if TOP.holds(option) else "ae-put-to-bottom", player=frame.seat)


class ArrangeOrder(Ask):
    """The rest of the turn order deck is revealed and put back in any order, from the top. The argument counts the cards placed."""

    kind = "ae-arrange-order"
    rules = ("AE-C19",)
    takes = Int(0, 6)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        left = game.order.cards[: len(game.order.cards) - frame.arg]
        return [NEXT.of(card) for card in distinct(sorted(left))]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        cards = game.order.cards
        place = len(cards) - 1 - frame.arg
        other = cards.index(NEXT.arg(option))
        cards[place], cards[other] = cards[other], cards[place]
        game.push(self, frame.seat, frame.arg + 1, frame.source)
        if game.heard:
            game.tell("ae-arranged", player=frame.seat, order=cards[place])

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-not-left", "AE-C19") if NEXT.holds(option) else None


class RevealAllOrder(Effect):
    """All see the rest of the turn order deck."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        cards = game.order.cards
        if cards:
            game.order.seen = [ALL] * len(cards)
            game.learn(ALL)
            if game.heard:
                for card in reversed(cards):
                    game.tell("ae-revealed-order", player=frame.seat, order=card)


@dataclass(frozen=True)
class ShuffleBack(Ask):
    """A spent player card is shuffled into the turn order deck; nothing happens if there is none."""

    wild: bool
    """True if the wild card counts."""
    then: tuple[Effect, ...] = ()
    """Happens to the player whose card it is."""

    def prompt(self) -> str:
        return "ae-shuffle-back"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C16", "AE-C87")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        last = WILD if self.wild else WILD - 1
        return [SHUFFLE_BACK.of(card) for card in distinct(sorted(card for card in game.spent if card <= last))]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        card = SHUFFLE_BACK.arg(option)
        push_all(game, Frame(self, seat_of(game, card), frame.source), self.then)
        shuffle_back(game, card)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-not-spent", self.serves()[0]) if SHUFFLE_BACK.holds(option) else None


class ShuffleBackNemesis(Effect):
    """All spent nemesis cards are shuffled into the turn order deck."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        while NEMESIS in game.spent:
            shuffle_back(game, NEMESIS)

    def possible(self, game: AeonsEnd, frame: Frame) -> bool:
        return NEMESIS in game.spent


PLACE_ORDER: Final = PlaceOrder()
REVEAL_ALL_ORDER: Final = RevealAllOrder()
ARRANGE_ORDER: Final = ArrangeOrder()
SHUFFLE_BACK_NEMESIS: Final = ShuffleBackNemesis()
