"""Cards are gained from the piles of the supply (zásoba)."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import GAIN, GAIN_DEVOURED
from deska.games.aeons_end.components.definitions import KINDS
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.life import SUFFER_SO_MUCH
from deska.kernel import ALL, NO, YES, Ask, Frame, Reason
from deska.kernel.codec import Field, Int

DEVOURED: Final = 9
"""The number of the devoured pile; the nine supply piles come before it."""
TO_DISCARD: Final = "discard"
TO_DECK: Final = "deck"
TO_HAND: Final = "hand"


def take_from_pile(game: AeonsEnd, pile: int) -> int:
    """Take the top card of a pile. Against some nemeses an empty supply loses the game at once (AE-C68)."""
    if pile == DEVOURED:
        return game.devoured.pop()
    game.left[pile] -= 1
    if not game.left[pile] and game.board.needs_supply and not any(game.left):
        game.finish("ae-devoured")
    return game.market[pile]


def card_of(game: AeonsEnd, pile: int) -> int:
    return game.devoured[-1] if pile == DEVOURED else game.market[pile]


def gain(game: AeonsEnd, seat: int, pile: int, to: str = TO_DISCARD) -> None:
    """A gained card goes onto the discard pile, unless it says otherwise or is sent elsewhere (AE-108, AE-109)."""
    gained = game.box.cards[card_of(game, pile)].gained
    if gained is not None and to == TO_DISCARD:
        game.push(gained, seat, pile, card_of(game, pile))
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

    def arg_field(self) -> Field:
        return Int(0, DEVOURED)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        put(game, frame.seat, take_from_pile(game, frame.arg), TO_DECK if option == YES else TO_DISCARD)


def sources_of(game: AeonsEnd, kind: str, most: int) -> list[int]:
    """Piles whose top card is of that kind and costs no more; the devoured pile is one of them (AE-C66)."""
    piles = [pile for pile in range(9) if game.left[pile] and suits(game, game.market[pile], kind, most)]
    if game.devoured and suits(game, game.devoured[-1], kind, most):
        piles.append(DEVOURED)
    return piles


def suits(game: AeonsEnd, card: int, kind: str, most: int) -> bool:
    return game.box.cost[card] <= most and kind in ("", KINDS[game.box.kind[card]])


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
        piles = sources_of(game, self.only, self.most)
        if not self.cheapest or not piles:
            return piles
        least = min([game.box.cost[card_of(game, pile)] for pile in piles])
        return [pile for pile in piles if game.box.cost[card_of(game, pile)] == least]

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [option_of(game, pile) for pile in self.piles(game)]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if GAIN_DEVOURED.holds(option):
            pile = DEVOURED
        else:
            pile = game.market.index(GAIN.arg(option))
        if self.half_cost:
            cost = game.box.cost[card_of(game, pile)]
            game.push(SUFFER_SO_MUCH, frame.seat, (cost + 1) // 2, frame.source)
        gain(game, frame.seat, pile, self.to)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        devoured = GAIN_DEVOURED.holds(option)
        if not devoured and not GAIN.holds(option):
            return None
        card = GAIN_DEVOURED.arg(option) if devoured else GAIN.arg(option)
        return no_card(game, card, devoured) or Reason("ae-why-not-such-a-card", "AE-100", {"card": card})


def no_card(game: AeonsEnd, card: int, devoured: bool) -> Reason | None:
    """Why a card is not on top of a supply pile, or of the devoured pile (AE-C66); None if it is."""
    if devoured:
        return None if game.devoured and game.devoured[-1] == card else Reason("ae-why-not-devoured", "AE-C66", {"card": card})
    if card not in game.market:
        return Reason("ae-why-not-in-supply", "AE-068", {"card": card})
    return None if game.left[game.market.index(card)] else Reason("ae-why-pile-empty", "AE-071", {"card": card})


def option_of(game: AeonsEnd, pile: int) -> int:
    card = card_of(game, pile)
    return GAIN_DEVOURED.of(card) if pile == DEVOURED else GAIN.of(card)


ONTO_DECK: Final = OntoDeck()
