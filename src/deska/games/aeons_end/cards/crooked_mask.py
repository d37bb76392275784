"""Crooked Mask, Pokřivená maska: corrupts the decks of the mages."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import BOTTOM, CARRY_OUT, CORRUPTIONS, FIRST_CORRUPTION, MAGE
from deska.games.aeons_end.components.definitions import BOX, INFERRED, Card, Nemesis, NemesisCard, inferred
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.breaches import FOCUS_OWN
from deska.games.aeons_end.effects.charges import Charge, lose_charges
from deska.games.aeons_end.effects.damage import Deal
from deska.games.aeons_end.effects.life import Heal, Mend, NemesisHeals, Ravage, Suffer, ravage
from deska.games.aeons_end.effects.order import ShuffleBack
from deska.games.aeons_end.effects.piles import (
    DESTROY_THIS,
    DestroyInHand,
    Discard,
    Draw,
    ReturnDiscarded,
    destroy,
    discard_card,
    leave_hand,
    show_top,
    shuffle_deck,
)
from deska.games.aeons_end.effects.supply import TO_DECK, TO_HAND, GainCard, put
from deska.games.aeons_end.effects.values import (
    ANY_PLAYER,
    CRYSTAL,
    CRYSTALS,
    MOST_LIFE,
    PLAIN_CARDS,
    WITH_CLOSED_BREACH,
    Most,
    On,
    not_this_mage,
)
from deska.kernel import ALL, NO, TABLE, YES, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

MISSING: Final = 2
"""What a corruption that is not there costs Gravehold (AE-C76)."""

# --- corruptions come and go


@dataclass(frozen=True)
class GainCorruption(Effect):
    """The player gains the top card of the corruption deck, for all to see."""

    to: str = TO_DECK

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if not game.corruptions.cards:
            ravage(game, MISSING)
            return
        game.learned = ALL
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


class ShuffleDeck(Effect):
    """The player shuffles the discard pile into the deck."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        shuffle_deck(game, frame.seat)


class PassOnCorruption(Ask):
    """Who destroyed a corruption puts it on any player's discard pile, or loses a charge to put it under the corruption deck (AE-C80)."""

    kind = "ae-pass-on-corruption"
    rules = ("AE-C80",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        options = [MAGE.of(seat) for seat in range(game.seats)]
        return [*options, BOTTOM] if game.players[frame.seat].charges else options

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        game.destroyed.remove(frame.source)
        if option == BOTTOM:
            lose_charges(game, frame.seat, 1)
            game.corruptions.cards.insert(0, frame.source)
            game.corruptions.seen.insert(0, ALL)
            return
        seat = MAGE.arg(option)
        game.players[seat].discard.append(frame.source)
        if game.heard:
            game.tell("ae-passed-on", ALL, ("card", "destroyed", f"discard:{seat}"), player=frame.seat, other=seat, card=frame.source)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-no-charge", "AE-C80") if option == BOTTOM else None


@dataclass(frozen=True)
class CarryOutCorruptions(Ask):
    """The player carries out all corruptions in hand, or those drawn this turn, in any order (AE-C77, AE-C78)."""

    drawn: bool = False

    def prompt(self) -> str:
        return "ae-carry-out"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C77", "AE-C78")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        found: list[int] = []
        for card in game.players[frame.seat].hand:
            place = card - FIRST_CORRUPTION
            if place >= 0 and (not self.drawn or game.now.drawn >> place & 1):
                found.append(CARRY_OUT.of(place))
        return found

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        card = CARRY_OUT.arg(option) + FIRST_CORRUPTION
        leave_hand(game, frame.seat, card)
        game.players[frame.seat].played.append(card)
        if game.heard:
            game.tell("ae-carried-out", ALL, ("card", f"hand:{frame.seat}", f"played:{frame.seat}"), player=frame.seat, card=card)
        game.push(self, frame.seat, source=frame.source)
        push_all(game, Frame(self, frame.seat, card), (*BOX.cards[card].play, DESTROY_THIS))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return Reason("ae-why-not-now", "AE-C78", {"card": CARRY_OUT.arg(option) + FIRST_CORRUPTION}) if CARRY_OUT.holds(option) else None


# --- what single cards do


@dataclass(frozen=True)
class TwoPlayers(Ask):
    """The players choose one player, then a different one; in true solo both are the same (AE-194).

    The argument is the seat of the first one plus one, once it is chosen.
    """

    first: tuple[Effect, ...]
    second: tuple[Effect, ...]

    def prompt(self) -> str:
        return "ae-two-players"

    def serves(self) -> tuple[str, ...]:
        return ("AE-C84", "AE-157", "AE-194")

    def arg_field(self) -> Field:
        return Int(0, 4)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [MAGE.of(seat) for seat in range(game.seats) if seat != frame.arg - 1 or game.solo]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        seat = MAGE.arg(option)
        if not frame.arg:
            game.push(self, TABLE, seat + 1, frame.source)
        push_all(game, Frame(self, seat, frame.source), self.second if frame.arg else self.first)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return not_this_mage(option, "AE-C84")


class DiscardCrystals(Effect):
    """The player discards all Crystals in hand."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        while CRYSTAL in game.players[frame.seat].hand:
            discard_card(game, frame.seat, CRYSTAL)


@dataclass(frozen=True)
class DiscardNemesisCards(Effect):
    """The top cards of the nemesis deck are discarded; Gravehold suffers for each of a tier."""

    count: int
    tier: int
    damage: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        damage = 0
        for _ in range(min(self.count, len(game.deck))):
            card = game.deck.pop()
            game.discard.append(card)
            game.learned = ALL
            damage += self.damage if BOX.foe(card).tier == self.tier else 0
            if game.heard:
                game.tell("ae-nemesis-discarded", ALL, ("card", "nemesis-deck", "nemesis-discard"), card=card)
        ravage(game, damage)


class LookAtTop(Effect):
    """The player looks at the top card of the own deck and may destroy it."""

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
    """Eleven corruptions are shuffled into a face-down deck (AE-C73)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.corruptions.cards = list(range(FIRST_CORRUPTION, FIRST_CORRUPTION + len(CORRUPTIONS)))
        game.shuffle(game.corruptions.cards)
        game.corruptions.forget()


DESTROY_SHOWN: Final = DestroyShown()
LOOK_AT_TOP: Final = LookAtTop()
PASS_ON_CORRUPTION: Final = PassOnCorruption()
GAIN_CORRUPTION: Final = GainCorruption()
ANY_PLAYER_GAINS: Final = On(ANY_PLAYER, (GAIN_CORRUPTION,))
TWO_CORRUPTIONS: Final = (GainCorruptions(2, GAIN_CORRUPTION), Heal(1))
THREE_CORRUPTIONS: Final = GainCorruptions(3, GAIN_CORRUPTION)

BLIND_ABANDON = Card("blind-abandon", "corruption", play=(Suffer(1), DestroyInHand(optional=True, plain=True)))
CONTAGION = Card("contagion", "corruption", play=(Suffer(1), ReturnDiscarded(1, cost=0)))
DELIRIUM_VEIL = Card("delirium-veil", "corruption", play=(Ravage(2), FOCUS_OWN))
DIRE_WISDOM = Card("dire-wisdom", "corruption", play=(GainCard("spell"), THREE_CORRUPTIONS))
ENDLESS_HUNGER = Card("endless-hunger", "corruption", play=(Ravage(3), Heal(2)))
FEVER_OF_WAR = Card("fever-of-war", "corruption", play=(Suffer(1), Deal(2)))
GRIM_SIGHT = Card("grim-sight", "corruption", play=(Ravage(2), LOOK_AT_TOP))
INSATIABLE_AVARICE = Card("insatiable-avarice", "corruption", play=(Suffer(2), GainCard("gem", cheapest=True, to=TO_HAND)))
LUST_FOR_POWER = Card("lust-for-power", "corruption", play=(Suffer(1), Charge()))
NOTHINGNESS = Card("nothingness", "corruption", play=(Discard(2, plain=True), Suffer(2), ShuffleBack(wild=True)))
RECKLESS_MIGHT = Card("reckless-might", "corruption", play=(GainCard("relic", to=TO_DECK, half_cost=True),))
CORRUPTION_CARDS = inferred(
    BLIND_ABANDON,
    CONTAGION,
    DELIRIUM_VEIL,
    DIRE_WISDOM,
    ENDLESS_HUNGER,
    FEVER_OF_WAR,
    GRIM_SIGHT,
    INSATIABLE_AVARICE,
    LUST_FOR_POWER,
    NOTHINGNESS,
    RECKLESS_MIGHT,
)

BURDEN = NemesisCard("burden", "attack", 1, (ANY_PLAYER_GAINS, ANY_PLAYER_GAINS, On(WITH_CLOSED_BREACH, (FOCUS_OWN,))))
CORRUPTER = NemesisCard("corrupter", "minion", 1, (Ravage(1),), life=6, hurt=(GAIN_CORRUPTION,))
TEMPT = NemesisCard("tempt", "attack", 1, (On(Most(CRYSTALS), (DiscardCrystals(), Suffer(3), GainCard(most=4))),))
PAIN_SOWER = NemesisCard("pain-sower", "minion", 2, (TwoPlayers((Suffer(2),), (FOCUS_OWN,)),), life=11)
TWISTING_MADNESS = NemesisCard("twisting-madness", "power", 2, (Mend(3), NemesisHeals(13)), power=2, to_discard=(Discard(4), Draw()))
VEX = NemesisCard("vex", "attack", 2, (DiscardNemesisCards(2, 3, 4),))
AFFLICT = NemesisCard("afflict", "attack", 3, (TwoPlayers(TWO_CORRUPTIONS, TWO_CORRUPTIONS),))
BEDLAM_SAGE = NemesisCard("bedlam-sage", "minion", 3, (Mend(2), On(MOST_LIFE, (Suffer(3),))), life=14)
RUIN_PRIEST = NemesisCard(
    "ruin-priest",
    "minion",
    3,
    (On(Most(PLAIN_CARDS, 3), (Discard(3, plain=True), GainCorruptions(3, GainCorruption(TO_HAND)))),),
    life=17,
)

CROOKED_MASK = Nemesis(
    "crooked-mask",
    70,
    5,
    (On(ANY_PLAYER, (GAIN_CORRUPTION, ShuffleDeck())),),  # AE-C74
    inferred(BURDEN, CORRUPTER, TEMPT, PAIN_SOWER, TWISTING_MADNESS, VEX, AFFLICT, BEDLAM_SAGE, RUIN_PRIEST),
    set_up=(ShuffleCorruptions(),),
    turn_starts=(CarryOutCorruptions(),),
    main_ends=(CarryOutCorruptions(drawn=True),),
    origin=INFERRED,
)
