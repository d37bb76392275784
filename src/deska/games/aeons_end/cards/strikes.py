"""The Strikes of the Rageborne, and how they are carried out."""

from typing import Final

from deska.games.aeons_end.actions import STRIKES
from deska.games.aeons_end.components.definitions import NemesisCard
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.breaches import DropSpell
from deska.games.aeons_end.effects.life import Ravage, Suffer
from deska.games.aeons_end.effects.seen import figure_row, of_card, one
from deska.games.aeons_end.effects.values import ANY_PLAYER, LOWEST_LIFE, MOST_OPEN_BREACHES, On
from deska.kernel import TABLE, Effect, Frame
from deska.kernel.combinators import push_all


class Strike(Effect):
    """The top Strike card is carried out and shuffled back, then the Rageborne loses Fury (AE-C47)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        card = game.draw(game.strikes)
        game.drawn.append(card)
        game.tell_move("ae-strike", card, "strikes", "drawn", seen=of_card(card))
        game.push(STRIKE_ENDS, TABLE, source=card)
        push_all(game, Frame(self, TABLE, card), game.box.foes[card].effects)


class StrikeEnds(Effect):
    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.strikes.append(game.drawn.pop())
        game.strikes.sort()
        game.shuffle(game.strikes)
        before = game.fury
        game.fury = max(before - (1 if game.level.harder else 3), 0)  # AE-C49
        if game.heard and before:
            game.tell("ae-lost-fury", seen=one(figure_row("fury", before, game.fury)), fury=before - game.fury)


class ShuffleStrikes(Effect):
    """The Strike cards are shuffled into a face-down deck."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.strikes = STRIKES.members[:]
        game.shuffle(game.strikes)


STRIKE: Final = Strike()
STRIKE_ENDS: Final = StrikeEnds()

STRIKE_CARDS: Final[tuple[NemesisCard, ...]] = (
    NemesisCard("convoke", "horn-internal", "strike", 0, (On(ANY_PLAYER, (Suffer(4),)),)),
    NemesisCard("devastate", "meteor-impact", "strike", 0, (Ravage(5),)),
    NemesisCard("eviscerate", "claw-slashes", "strike", 0, (On(LOWEST_LIFE, (Suffer(2),)),)),
    NemesisCard("frenzy", "enrage", "strike", 0, (On(MOST_OPEN_BREACHES, (Suffer(3),)),)),
    NemesisCard("raze", "wildfires", "strike", 0, (Ravage(3), On(ANY_PLAYER, (Suffer(1),)))),
    NemesisCard("seize", "grasping-claws", "strike", 0, (DropSpell(2, dearest=True),)),
)
