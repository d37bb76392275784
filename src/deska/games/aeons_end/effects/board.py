"""Minions and powers in play, and the Unleash of the nemesis."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.components.definitions import MINION
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.seen import SEEN, of_card
from deska.kernel import ALL, TABLE, Effect, Frame
from deska.kernel.combinators import all_of_it, push_all


@dataclass(frozen=True)
class Unleash(Effect):
    """Unleash (běsnění): the effect printed on the nemesis's board, so many times, each complete before the next (AE-161, AE-173)."""

    times: int = 1

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if game.heard:
            game.tell("ae-unleash", seen=SEEN, times=self.times)
        for _ in range(self.times):
            push_all(game, self.from_board(game), unleashed(game))

    def fulfillable(self, game: AeonsEnd, frame: Frame) -> bool:
        return all_of_it(game, self.from_board(game), unleashed(game))

    def from_board(self, game: AeonsEnd) -> Frame:
        return Frame(self, TABLE, game.nemesis)


def unleashed(game: AeonsEnd) -> tuple[Effect, ...]:
    """The Unleash text of the nemesis's board; with increased difficulty it may be another one (AE-037)."""
    nemesis = game.board
    return nemesis.harder_unleash if game.level.harder and nemesis.harder_unleash else nemesis.unleash


def enter_play(game: AeonsEnd, card: int, tokens: int) -> None:
    """A minion or power comes into play as the newest card."""
    game.field.append(card)
    game.tokens.append(tokens)
    if game.heard:
        message = "ae-entered-power" if game.box.foes[card].power else "ae-entered"
        game.tell(message, ALL, ("card", "drawn", "field"), of_card(card), card=card, tokens=tokens)


def leave_play(game: AeonsEnd, card: int) -> None:
    """A minion or power goes to the nemesis discard pile; its life or tokens are not kept (AE-042)."""
    place = game.field.index(card)
    game.field.pop(place)
    game.tokens.pop(place)
    game.discard.append(card)
    if game.box.foes[card].toughens_husks:
        game.wounded = 0  # the one life that a wounded husk has left is all that it has now
    game.tell_move("ae-left-play", card, "field", "nemesis-discard", seen=SEEN)


def wound_minion(game: AeonsEnd, card: int, damage: int) -> None:
    """A minion without life is discarded at once; damage beyond its life is lost (AE-092, AE-093)."""
    place = game.field.index(card)
    if game.heard:
        game.tell("ae-minion-hit", seen=SEEN, card=card, damage=min(damage, game.tokens[place]))
    if damage >= game.tokens[place]:
        leave_play(game, card)
    else:
        game.tokens[place] -= damage


@dataclass(frozen=True)
class HurtThis(Effect):
    """The minion damages itself; it may die of it."""

    damage: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if frame.source in game.field:
            wound_minion(game, frame.source, self.damage)


def last_minion(game: AeonsEnd) -> int:
    """The minion discarded most recently; -1 if there is none."""
    for i in range(len(game.discard) - 1, -1, -1):
        if game.box.kind[game.discard[i]] == MINION:
            return game.discard[i]
    return -1


UNLEASH: Final = Unleash()
