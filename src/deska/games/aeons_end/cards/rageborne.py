"""Rageborne, Rozzuřený: gathers Fury and Strikes."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import FIRST_STRIKE, NEMESIS
from deska.games.aeons_end.cards.basics import TeamDiscards
from deska.games.aeons_end.components.definitions import BOX, Nemesis, NemesisCard
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Pay
from deska.games.aeons_end.effects.board import UNLEASH, Unleash
from deska.games.aeons_end.effects.breaches import DropSpell
from deska.games.aeons_end.effects.charges import LoseCharges
from deska.games.aeons_end.effects.life import Ravage, Suffer
from deska.games.aeons_end.effects.values import ANY_PLAYER, FURY, LOWEST_LIFE, MOST_OPEN_BREACHES, On, Plus
from deska.kernel import ALL, TABLE, Effect, Either, Frame
from deska.kernel.combinators import push_all


@dataclass(frozen=True)
class GainFury(Effect):
    fury: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.fury += self.fury
        if game.heard:
            game.tell("ae-gained-fury", fury=self.fury)


class Strike(Effect):
    """The top Strike card is carried out and shuffled back, then the Rageborne loses Fury (AE-C47)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        card = game.strikes.pop()
        game.drawn.append(card)
        game.learned = ALL
        if game.heard:
            game.tell("ae-strike", ALL, ("card", "strikes", "drawn"), card=card)
        game.push(STRIKE_ENDS, TABLE, source=card)
        push_all(game, Frame(self, TABLE, card), BOX.foe(card).effects)


class StrikeEnds(Effect):
    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.strikes.append(game.drawn.pop())
        game.strikes.sort()
        game.shuffle(game.strikes)
        game.fury = max(game.fury - (1 if game.level.harder else 3), 0)  # AE-C49


@dataclass(frozen=True)
class StrikeInFury(Effect):
    """It Strikes once if it has so much Fury."""

    fury: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.fury >= self.fury:
            game.push(STRIKE, TABLE, source=frame.source)


@dataclass(frozen=True)
class IfNemesisTurnsSpent(Effect):
    """Happens only if both nemesis turn order cards are spent."""

    effects: tuple[Effect, ...]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.spent.count(NEMESIS) == 2:
            push_all(game, frame, self.effects)


class ShuffleStrikes(Effect):
    """The Strike cards are shuffled into a face-down deck."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.strikes = list(range(FIRST_STRIKE, FIRST_STRIKE + len(STRIKES)))
        game.shuffle(game.strikes)


IN_FURY: Final = 4
"""The Rageborne Strikes at the end of its turn if it has so much Fury (AE-C48)."""
STRIKE: Final = Strike()
STRIKE_ENDS: Final = StrikeEnds()

CLEAVE = NemesisCard("cleave", "attack", 1, (STRIKE,))
PROVOKER = NemesisCard("provoker", "minion", 1, (Ravage(FURY),), life=5)
UNRELENTING_IRE = NemesisCard("unrelenting-ire", "attack", 1, (UNLEASH, IfNemesisTurnsSpent((Unleash(2),))))
BLOOD_CRY = NemesisCard("blood-cry", "power", 2, (Unleash(4),), power=2, to_discard=(LoseCharges(4),))
INVOKE_CARNAGE = NemesisCard(
    "invoke-carnage", "power", 2, (UNLEASH, On(ANY_PLAYER, (Suffer(Plus(1, FURY)),))), power=2, to_discard=(Pay(7),)
)
SCORN = NemesisCard("scorn", "minion", 2, (Either("ae-scorn", (Ravage(3), Unleash(2)), ("AE-155",)),), life=9)
AVATAR_OF_WRATH = NemesisCard("avatar-of-wrath", "minion", 3, (STRIKE,), life=16)
ONSLAUGHT = NemesisCard("onslaught", "attack", 3, (Unleash(3), TeamDiscards(FURY)))
ROLLING_DEATH = NemesisCard("rolling-death", "power", 3, (STRIKE, STRIKE), power=2, to_discard=(Pay(8),))

CONVOKE = NemesisCard("convoke", "strike", 0, (On(ANY_PLAYER, (Suffer(4),)),))
DEVASTATE = NemesisCard("devastate", "strike", 0, (Ravage(5),))
EVISCERATE = NemesisCard("eviscerate", "strike", 0, (On(LOWEST_LIFE, (Suffer(2),)),))
FRENZY = NemesisCard("frenzy", "strike", 0, (On(MOST_OPEN_BREACHES, (Suffer(3),)),))
RAZE = NemesisCard("raze", "strike", 0, (Ravage(3), On(ANY_PLAYER, (Suffer(1),))))
SEIZE = NemesisCard("seize", "strike", 0, (DropSpell(2, dearest=True),))
STRIKES = (CONVOKE, DEVASTATE, EVISCERATE, FRENZY, RAZE, SEIZE)

RAGEBORNE = Nemesis(
    "rageborne",
    70,
    2,
    (GainFury(1),),
    (CLEAVE, PROVOKER, UNRELENTING_IRE, BLOOD_CRY, INVOKE_CARNAGE, SCORN, AVATAR_OF_WRATH, ONSLAUGHT, ROLLING_DEATH),
    set_up=(ShuffleStrikes(), GainFury(1)),  # AE-C45
    own_turn_ends=(StrikeInFury(IN_FURY),),
)
