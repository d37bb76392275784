"""The Rageborne: gathers Fury and Strikes."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import NEMESIS
from deska.games.aeons_end.cards.basics import TeamDiscards
from deska.games.aeons_end.cards.strikes import STRIKE, ShuffleStrikes
from deska.games.aeons_end.components.definitions import Nemesis, NemesisCard
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Pay
from deska.games.aeons_end.effects.board import UNLEASH, Unleash
from deska.games.aeons_end.effects.charges import LoseCharges
from deska.games.aeons_end.effects.life import Ravage, Suffer
from deska.games.aeons_end.effects.seen import figure_row, one
from deska.games.aeons_end.effects.values import ANY_PLAYER, FURY, On, Plus
from deska.kernel import TABLE, Effect, Either, Frame
from deska.kernel.combinators import push_all


@dataclass(frozen=True)
class GainFury(Effect):
    fury: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.fury += self.fury
        if game.heard:
            game.tell("ae-gained-fury", seen=one(figure_row("fury", game.fury - self.fury, game.fury)), fury=self.fury)


@dataclass(frozen=True)
class StrikeInFury(Effect):
    """The Rageborne Strikes once if it has so much Fury."""

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


IN_FURY: Final = 4
"""The Rageborne Strikes at the end of its turn if it has so much Fury (AE-C48)."""

UNIQUES: Final[tuple[NemesisCard, ...]] = (
    NemesisCard("cleave", "axe-swing", "attack", 1, (STRIKE,)),
    NemesisCard("provoker", "imp-laugh", "minion", 1, (Ravage(FURY),), life=5),
    NemesisCard("unrelenting-ire", "angry-eyes", "attack", 1, (UNLEASH, IfNemesisTurnsSpent((Unleash(2),)))),
    NemesisCard("blood-cry", "bleeding-heart", "power", 2, (Unleash(4),), power=2, to_discard=(LoseCharges(4),)),
    NemesisCard(
        "invoke-carnage", "burning-skull", "power", 2, (UNLEASH, On(ANY_PLAYER, (Suffer(Plus(1, FURY)),))), power=2, to_discard=(Pay(7),)
    ),
    NemesisCard("scorn", "oni", "minion", 2, (Either("ae-scorn", (Ravage(3), Unleash(2)), ("AE-155",)),), life=9),
    NemesisCard("avatar-of-wrath", "devil-mask", "minion", 3, (STRIKE,), life=16),
    NemesisCard("onslaught", "crossed-axes", "attack", 3, (Unleash(3), TeamDiscards(FURY))),
    NemesisCard("rolling-death", "death-skull", "power", 3, (STRIKE, STRIKE), power=2, to_discard=(Pay(8),)),
)

RAGEBORNE = Nemesis(
    "rageborne",
    "horned-skull",
    70,
    2,
    (GainFury(1),),
    UNIQUES,
    set_up=(ShuffleStrikes(), GainFury(1)),  # AE-C45
    own_turn_ends=(StrikeInFury(IN_FURY),),
    keeps="fury",
)
