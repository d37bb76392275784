"""The Crooked Mask: corrupts the decks of the mages."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from deska.games.aeons_end.actions import MAGE
from deska.games.aeons_end.cards.corruptions import (
    GAIN_CORRUPTION,
    CarryOutCorruptions,
    GainCorruption,
    GainCorruptions,
    ShuffleCorruptions,
)
from deska.games.aeons_end.components.definitions import INFERRED, Nemesis, NemesisCard
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.breaches import FOCUS_OWN
from deska.games.aeons_end.effects.life import Heal, Mend, NemesisHeals, Ravage, Suffer, ravage
from deska.games.aeons_end.effects.piles import Discard, Draw, discard_card, shuffle_deck
from deska.games.aeons_end.effects.seen import SEEN
from deska.games.aeons_end.effects.supply import TO_HAND, GainCard
from deska.games.aeons_end.effects.values import (
    ANY_PLAYER,
    CRYSTALS,
    MOST_LIFE,
    NOT_THIS_MAGE,
    PLAIN_CARDS,
    WITH_CLOSED_BREACH,
    Most,
    On,
)
from deska.kernel import TABLE, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all
from deska.kernel.effects import name_of


class ShuffleDeck(Effect):
    """The player shuffles the discard pile into the deck."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        shuffle_deck(game, frame.seat)


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

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source, "effect": name_of((self.second if frame.arg else self.first)[0])}

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        seat = MAGE.arg(option)
        if not frame.arg:
            game.push(self, TABLE, seat + 1, frame.source)
        push_all(game, Frame(self, seat, frame.source), self.second if frame.arg else self.first)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return MAGE.refuses(option, NOT_THIS_MAGE, "AE-C84")


class DiscardCrystals(Effect):
    """The player discards all Crystals in hand."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        while game.box.crystal in game.players[frame.seat].hand:
            discard_card(game, frame.seat, game.box.crystal)


@dataclass(frozen=True)
class DiscardNemesisCards(Effect):
    """The top cards of the nemesis deck are discarded; Gravehold suffers for each of a tier."""

    count: int
    tier: int
    damage: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        damage = 0
        for _ in range(min(self.count, len(game.deck))):
            card = game.draw(game.deck)
            game.discard.append(card)
            damage += self.damage if game.box.foes[card].tier == self.tier else 0
            game.tell_move("ae-nemesis-discarded", card, "nemesis-deck", "nemesis-discard", seen=SEEN)
        ravage(game, damage)


ANY_PLAYER_GAINS: Final = On(ANY_PLAYER, (GAIN_CORRUPTION,))
TWO_CORRUPTIONS: Final = (GainCorruptions(2, GAIN_CORRUPTION), Heal(1))
UNIQUE: Final = partial(NemesisCard, origin=INFERRED)

UNIQUES: Final[tuple[NemesisCard, ...]] = (
    UNIQUE("burden", "weight-crush", "attack", 1, (ANY_PLAYER_GAINS, ANY_PLAYER_GAINS, On(WITH_CLOSED_BREACH, (FOCUS_OWN,)))),
    UNIQUE("corrupter", "plague-doctor-profile", "minion", 1, (Ravage(1),), life=6, hurt=(GAIN_CORRUPTION,)),
    UNIQUE("tempt", "temptation", "attack", 1, (On(Most(CRYSTALS), (DiscardCrystals(), Suffer(3), GainCard(most=4))),)),
    UNIQUE("pain-sower", "spiked-tentacle", "minion", 2, (TwoPlayers((Suffer(2),), (FOCUS_OWN,)),), life=11),
    UNIQUE("twisting-madness", "potion-of-madness", "power", 2, (Mend(3), NemesisHeals(13)), power=2, to_discard=(Discard(4), Draw())),
    UNIQUE("vex", "drama-masks", "attack", 2, (DiscardNemesisCards(2, 3, 4),)),
    UNIQUE("afflict", "evil-hand", "attack", 3, (TwoPlayers(TWO_CORRUPTIONS, TWO_CORRUPTIONS),)),
    UNIQUE("bedlam-sage", "warlock-hood", "minion", 3, (Mend(2), On(MOST_LIFE, (Suffer(3),))), life=14),
    UNIQUE(
        "ruin-priest",
        "sun-priest",
        "minion",
        3,
        (On(Most(PLAIN_CARDS, 3), (Discard(3, plain=True), GainCorruptions(3, GainCorruption(TO_HAND)))),),
        life=17,
    ),
)

CROOKED_MASK = Nemesis(
    "crooked-mask",
    "duality-mask",
    70,
    5,
    (On(ANY_PLAYER, (GAIN_CORRUPTION, ShuffleDeck())),),  # AE-C74
    UNIQUES,
    set_up=(ShuffleCorruptions(),),
    turn_starts=(CarryOutCorruptions(),),
    main_ends=(CarryOutCorruptions(drawn=True),),
    keeps="corruptions",
    origin=INFERRED,
)
