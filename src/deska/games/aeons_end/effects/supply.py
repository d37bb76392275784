"""Cards are gained from the piles of the supply."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import BUY, BUY_DEVOURED, GAIN, GAIN_DEVOURED
from deska.games.aeons_end.components.definitions import KINDS
from deska.games.aeons_end.components.state import NOWHERE, AeonsEnd
from deska.games.aeons_end.effects.life import SUFFER_SO_MUCH
from deska.kernel import ALL, NO, YES, Ask, Frame, Reason, Verb
from deska.kernel.codec import Int

DEVOURED: Final = 9
"""The number of the devoured pile; the nine supply piles come before it."""
TO_DISCARD: Final = "discard"
TO_DECK: Final = "deck"
TO_HAND: Final = "hand"


# --- piles


class FromPiles:
    """Two verbs that mean the same thing, one for the supply piles and one for the top of the devoured pile (AE-C66)."""

    def __init__(self, supply: Verb, devoured: Verb) -> None:
        self.supply = supply
        self.devoured = devoured

    def holds(self, option: int) -> bool:
        return self.supply.holds(option) or self.devoured.holds(option)

    def of(self, game: AeonsEnd, pile: int) -> int:
        return self.devoured.of(game.devoured[-1]) if pile == DEVOURED else self.supply.of(game.market[pile])

    def card(self, option: int) -> int:
        return self.devoured.arg(option) if self.devoured.holds(option) else self.supply.arg(option)

    def pile(self, game: AeonsEnd, option: int) -> int:
        return DEVOURED if self.devoured.holds(option) else game.market.index(self.supply.arg(option))

    def not_there(self, game: AeonsEnd, option: int) -> Reason | None:
        """The reason why the card of an option is not on top of such a pile; None if it is."""
        card = self.card(option)
        if self.devoured.holds(option):
            return None if top_of(game, DEVOURED) == card else Reason("ae-why-not-devoured", "AE-C66", {"card": card})
        if card not in game.market:
            return Reason("ae-why-not-in-supply", "AE-068", {"card": card})
        return None if game.left[game.market.index(card)] else Reason("ae-why-pile-empty", "AE-071", {"card": card})


FOR_SALE: Final = FromPiles(BUY, BUY_DEVOURED)
FOR_FREE: Final = FromPiles(GAIN, GAIN_DEVOURED)


def top_of(game: AeonsEnd, pile: int) -> int:
    """The top card of a pile; NOWHERE if it is empty."""
    if pile == DEVOURED:
        return game.devoured[-1] if game.devoured else NOWHERE
    return game.market[pile] if game.left[pile] else NOWHERE


def cost_of(game: AeonsEnd, pile: int) -> int:
    return game.box.cost[top_of(game, pile)]


def piles_of(game: AeonsEnd, kind: str, last: int) -> list[int]:
    """The piles up to the last one that hold a card, of that kind if it is named."""
    return [pile for pile in range(last + 1) if is_of_kind(game, top_of(game, pile), kind)]


def is_of_kind(game: AeonsEnd, card: int, kind: str) -> bool:
    return card >= 0 and kind in ("", KINDS[game.box.kind[card]])


# --- gaining


def take_from_pile(game: AeonsEnd, pile: int) -> int:
    """Take the top card of a pile. Against some nemeses an empty supply loses the game at once (AE-C68)."""
    if pile == DEVOURED:
        return game.devoured.pop()
    game.left[pile] -= 1
    if not game.left[pile] and game.board.needs_supply and not any(game.left):
        game.finish("ae-devoured")
    return game.market[pile]


def gain(game: AeonsEnd, seat: int, pile: int, to: str = TO_DISCARD) -> None:
    """A gained card goes onto the discard pile, unless it says otherwise or is sent elsewhere (AE-108, AE-109)."""
    card = top_of(game, pile)
    gained = game.box.cards[card].gained
    if gained is not None and to == TO_DISCARD:
        game.push(gained, seat, pile, card)
    else:
        put(game, seat, take_from_pile(game, pile), to)


def put(game: AeonsEnd, seat: int, card: int, to: str) -> None:
    player = game.players[seat]
    if to == TO_DISCARD:
        player.discard.append(card)
    elif to == TO_DECK:
        player.deck.put(card, ALL)
    else:
        player.take_up(card)
    if game.heard:
        game.tell("ae-gained", ALL, ("card", "supply", f"{to}:{seat}"), player=seat, card=card, to=to)


class OntoDeck(Ask):
    """The card may go on top of the player's deck instead. While this is asked it is still in its pile, which is the argument."""

    kind = "ae-onto-deck"
    rules = ("AE-C22", "AE-109")
    takes = Int(0, DEVOURED)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        put(game, frame.seat, take_from_pile(game, frame.arg), TO_DECK if option == YES else TO_DISCARD)


@dataclass(frozen=True)
class GainCard(Ask):
    """The player gains a card from the supply for free."""

    only: str = ""
    """Only a card of that kind."""
    most: int = 99
    """Only a card that costs no more."""
    cheapest: bool = False
    """Only one of the least expensive piles."""
    to: str = TO_DISCARD
    half_cost: bool = False
    """The player suffers half its cost, rounded up."""

    def prompt(self) -> str:
        return "ae-gain"

    def serves(self) -> tuple[str, ...]:
        return ("AE-108", "AE-109", "AE-C66")

    def piles(self, game: AeonsEnd) -> list[int]:
        piles = [pile for pile in piles_of(game, self.only, DEVOURED) if cost_of(game, pile) <= self.most]
        most = min([cost_of(game, pile) for pile in piles], default=0) if self.cheapest else self.most
        return [pile for pile in piles if cost_of(game, pile) <= most]

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [FOR_FREE.of(game, pile) for pile in self.piles(game)]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        pile = FOR_FREE.pile(game, option)
        if self.half_cost:
            game.push(SUFFER_SO_MUCH, frame.seat, (cost_of(game, pile) + 1) // 2, frame.source)
        gain(game, frame.seat, pile, self.to)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if not FOR_FREE.holds(option):
            return None
        return FOR_FREE.not_there(game, option) or Reason("ae-why-not-such-a-card", "AE-100", {"card": FOR_FREE.card(option)})


ONTO_DECK: Final = OntoDeck()
