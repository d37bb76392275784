"""Gems and relics are played."""

from dataclasses import dataclass
from typing import Final

from deska.games.aeons_end.actions import PLAY
from deska.games.aeons_end.components.definitions import GEM
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.piles import DESTROY_THIS, distinct, leave_hand
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all


def lay_out(game: AeonsEnd, seat: int, card: int) -> None:
    """A card goes from the hand to the played ones in front of the player (AE-106)."""
    leave_hand(game, seat, card)
    game.players[seat].played.append(card)
    game.tell_move("ae-played", card, "hand", "played", seat)


def carry_out(game: AeonsEnd, seat: int, card: int) -> None:
    """A card that is played takes effect (AE-031)."""
    game.now.plays.append(card)
    effects = game.box.cards[card].play
    for i in range(len(effects) - 1, -1, -1):
        game.stack.append(Frame(effects[i], seat, card))


class PlayIt(Effect):
    """The card is played once more."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        carry_out(game, frame.seat, frame.source)


class PlayTwice(Ask):
    """Play a gem from hand two times, then destroy it."""

    kind = "ae-play-twice"
    rules = ("AE-C29",)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [PLAY.of(card) for card in distinct(game.players[frame.seat].hand) if game.box.kind[card] == GEM]

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        gem = PLAY.arg(option)
        lay_out(game, frame.seat, gem)
        push_all(game, Frame(self, frame.seat, gem), (PLAY_IT, PLAY_IT, DESTROY_THIS))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if not PLAY.holds(option):
            return None
        held = PLAY.arg(option) in game.players[frame.seat].hand
        return Reason("ae-why-not-such-a-card" if held else "ae-why-not-in-hand", "AE-C29", {"card": PLAY.arg(option)})


@dataclass(frozen=True)
class Discount(Effect):
    """The player's next focus or open of this turn costs less."""

    aether: int

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.now.discount += self.aether


PLAY_IT: Final = PlayIt()
PLAY_TWICE: Final = PlayTwice()
