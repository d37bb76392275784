"""Corruptions: cards of the Crooked Mask that get into the decks of the mages, where they are carried out."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from deska.games.aeons_end.actions import BOTTOM, CARRY_OUT, CORRUPTIONS, MAGE
from deska.games.aeons_end.components.definitions import CORRUPTION, INFERRED, Card
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.breaches import FOCUS_OWN
from deska.games.aeons_end.effects.charges import Charge, lose_charges
from deska.games.aeons_end.effects.damage import Deal
from deska.games.aeons_end.effects.life import Heal, Ravage, Suffer, ravage
from deska.games.aeons_end.effects.order import ShuffleBack
from deska.games.aeons_end.effects.piles import (
    DESTROY_THIS,
    DestroyInHand,
    Discard,
    ReturnDiscarded,
    destroy,
    leave_hand,
    show_top,
)
from deska.games.aeons_end.effects.supply import TO_DECK, TO_HAND, GainCard, put
from deska.kernel import ALL, NO, YES, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all

MISSING: Final = 2
"""The damage to Gravehold for a corruption that is not there to be gained (AE-C76)."""

# --- they come and go


@dataclass(frozen=True)
class GainCorruption(Effect):
    """The player gains the top card of the corruption deck, for all to see."""

    to: str = TO_DECK

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if not game.corruptions.cards:
            ravage(game, MISSING)
            return
        game.learn(ALL)
        put(game, frame.seat, game.corruptions.pop(), self.to)

    def fulfillable(self, game: AeonsEnd, frame: Frame) -> bool:
        return bool(game.corruptions.cards)


@dataclass(frozen=True)
class GainCorruptions(Effect):
    """The player gains several corruptions, one by one."""

    count: int
    gain: GainCorruption

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        push_all(game, frame, (self.gain,) * self.count)


class PassOnCorruption(Ask):
    """A destroyed corruption goes onto any discard pile; for a charge of its player it goes under the corruption deck (AE-C80)."""

    kind = "ae-pass-on-corruption"
    rules = ("AE-C80",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        options = [MAGE.of(seat) for seat in range(game.seats)]
        return [*options, BOTTOM.of()] if game.players[frame.seat].charges else options

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        game.destroyed.remove(frame.source)
        if BOTTOM.holds(option):
            lose_charges(game, frame.seat, 1)
            game.corruptions.put_under(frame.source, ALL)
            return
        seat = MAGE.arg(option)
        game.players[seat].discard.append(frame.source)
        if game.heard:
            game.tell("ae-passed-on", ALL, ("card", "destroyed", f"discard:{seat}"), player=frame.seat, other=seat, card=frame.source)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-no-charge", "AE-C80") if BOTTOM.holds(option) else None


@dataclass(frozen=True)
class CarryOutCorruptions(Ask):
    """The player carries out all corruptions in hand, or those drawn this turn, in any order (AE-C77, AE-C78)."""

    drawn: bool = False

    def prompt(self) -> str:
        return "ae-carry-out"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C77", "AE-C78")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        held = [card for card in game.players[frame.seat].hand if game.box.kind[card] == CORRUPTION]
        return [CARRY_OUT.of(card) for card in held if not self.drawn or game.now.drawn >> CORRUPTIONS.place_of(card) & 1]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        card = CARRY_OUT.arg(option)
        leave_hand(game, frame.seat, card)
        game.players[frame.seat].played.append(card)
        game.tell_move("ae-carried-out", card, "hand", "played", frame.seat)
        game.push(self, frame.seat, source=frame.source)
        push_all(game, Frame(self, frame.seat, card), (*game.box.cards[card].play, DESTROY_THIS))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return CARRY_OUT.refuses(option, "ae-why-not-now", "AE-C78")


class LookAtTop(Effect):
    """The player looks at the top card of the deck and may destroy it."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if show_top(game, frame.seat):
            game.push(DESTROY_SHOWN, frame.seat, source=frame.source)


class DestroyShown(Ask):
    """The card on top of the player's deck may be destroyed."""

    kind = "ae-destroy-shown"
    rules = ("AE-C87",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option == YES:
            destroy(game, frame.seat, game.players[frame.seat].deck.pop(), "deck")

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"card": game.players[frame.seat].deck.cards[-1]}


class ShuffleCorruptions(Effect):
    """All corruptions are shuffled into a face-down deck (AE-C73)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.corruptions.cards = CORRUPTIONS.members[:]
        game.shuffle_pile(game.corruptions)


DESTROY_SHOWN: Final = DestroyShown()
LOOK_AT_TOP: Final = LookAtTop()
PASS_ON_CORRUPTION: Final = PassOnCorruption()
GAIN_CORRUPTION: Final = GainCorruption()
THREE_CORRUPTIONS: Final = GainCorruptions(3, GAIN_CORRUPTION)
CORRUPTION_CARD: Final = partial(Card, kind="corruption", origin=INFERRED)

ALL_CORRUPTIONS: Final[tuple[Card, ...]] = (
    CORRUPTION_CARD("blind-abandon", "sight-disabled", play=(Suffer(1), DestroyInHand(optional=True, plain=True))),
    CORRUPTION_CARD("contagion", "virus", play=(Suffer(1), ReturnDiscarded(1, cost=0))),
    CORRUPTION_CARD("delirium-veil", "theater-curtains", play=(Ravage(2), FOCUS_OWN)),
    CORRUPTION_CARD("dire-wisdom", "warlock-eye", play=(GainCard("spell"), THREE_CORRUPTIONS)),
    CORRUPTION_CARD("endless-hunger", "mouth-watering", play=(Ravage(3), Heal(2))),
    CORRUPTION_CARD("fever-of-war", "bloody-sword", play=(Suffer(1), Deal(2))),
    CORRUPTION_CARD("grim-sight", "bleeding-eye", play=(Ravage(2), LOOK_AT_TOP)),
    CORRUPTION_CARD("insatiable-avarice", "temptation", play=(Suffer(2), GainCard("gem", cheapest=True, to=TO_HAND))),
    CORRUPTION_CARD("lust-for-power", "swords-power", play=(Suffer(1), Charge())),
    CORRUPTION_CARD("nothingness", "hole", play=(Discard(2, plain=True), Suffer(2), ShuffleBack(wild=True))),
    CORRUPTION_CARD("reckless-might", "fulguro-punch", play=(GainCard("relic", to=TO_DECK, half_cost=True),)),
)
