"""The breach mages: their boards and abilities (AE-C01, AE-C02)."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.definitions import ANY_MAIN, CARD_DRAWN, INFERRED, ORDER_DRAWN, OWN_MAIN, Mage
from deska.games.aeons_end.components.state import GONE, OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.effects.casting import CAST_TWICE
from deska.games.aeons_end.effects.charges import Charge
from deska.games.aeons_end.effects.life import Heal, Suffer
from deska.games.aeons_end.effects.order import ARRANGE_ORDER, REVEAL_ALL_ORDER, ShuffleBack
from deska.games.aeons_end.effects.piles import Draw, ReturnDiscarded
from deska.games.aeons_end.effects.values import ALLY, ALLY_WITH_ROOM, HEALABLE, On, OnPlayerInTurn
from deska.kernel import ALL, Effect, Frame
from deska.kernel.combinators import push_all


class WardOff(Effect):
    """The nemesis card that was just drawn is discarded without effect and not replaced."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        card = game.drawn.pop()
        game.discard.append(card)
        if game.heard:
            game.tell("ae-warded-off", ALL, ("card", "drawn", "nemesis-discard"), player=frame.seat, card=card)


class PreventDamage(Effect):
    """Players and Gravehold suffer no damage in this turn."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.now.ward = True


class OpenGate(Effect):
    """In this turn every open breach of the player on turn takes two spells."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.now.gate = True


@dataclass(frozen=True)
class ShareCharges(Effect):
    """Allies together gain charges, split freely."""

    count: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        push_all(game, frame, (GIVE_CHARGE,) * self.count)


def cards(crystals: int, sparks: int) -> tuple[str, ...]:
    """The names of so many Crystals and Sparks; in a deck the Crystals lie on top."""
    return ("crystal",) * crystals + ("spark",) * sparks


GIVE_CHARGE: Final = On(ALLY_WITH_ROOM, (Charge(),))
GATE: Final = OnPlayerInTurn((OpenGate(), ReturnDiscarded(3, optional=True, only="spell")))
QUICKEN: Final = ShuffleBack(wild=False, then=(Suffer(1),))
LINK: Final = (ShareCharges(4), REVEAL_ALL_ORDER, ARRANGE_ORDER)
OPEN: Final = OPEN_SIDE

MAGES: Final[tuple[Mage, ...]] = (
    Mage("adelheim", "magic-shield", (OPEN, 2, 0, 1), ("amethyst-shard", *cards(2, 2)), cards(5, 0), CARD_DRAWN, (WardOff(),)),  # AE-C12
    Mage(
        "brama", "witch-face", (OPEN, 1, 0, 2), ("buried-light", *cards(4, 0)), cards(3, 2), OWN_MAIN, (On(HEALABLE, (Heal(4),)),)
    ),  # AE-C13
    Mage(
        "jian", "swordwoman", (OPEN, OPEN, 0, 1), ("moonstone-shard", *cards(2, 2)), cards(3, 2), OWN_MAIN, (CAST_TWICE,), charges=4
    ),  # AE-C14
    Mage("kadir", "wizard-face", (OPEN, 2, 1, 2), ("emerald-shard", *cards(3, 1)), cards(3, 2), ANY_MAIN, (GATE,)),  # AE-C15
    Mage("lash", "monk-face", (OPEN, 2, 0, 2), ("quartz-shard", *cards(3, 1)), cards(3, 2), ANY_MAIN, (QUICKEN,)),  # AE-C16
    Mage(
        "mist", "fog", (OPEN, 2, 1, 1), ("garnet-shard", *cards(3, 1)), cards(3, 2), OWN_MAIN, (On(ALLY, (Draw(4),)),), origin=INFERRED
    ),  # AE-C17
    Mage(
        "phaedraxa", "rune-stone", (GONE, OPEN, 1, 2), ("tourmaline-shard", *cards(3, 1)), cards(4, 1), ORDER_DRAWN, (PreventDamage(),)
    ),  # AE-C18
    Mage("xaxos", "hooded-figure", (OPEN, 0, 0, 1), ("flare", *cards(4, 0)), cards(4, 1), ANY_MAIN, LINK),  # AE-C19
)
