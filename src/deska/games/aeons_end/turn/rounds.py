"""The turn order: a card decides who acts next."""

from typing import Final

from deska.games.aeons_end.actions import MAGE, NEMESIS, TURN_CARDS, WILD
from deska.games.aeons_end.components.definitions import ORDER_DRAWN
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.order import ready_order, seat_of
from deska.games.aeons_end.effects.values import NOT_THIS_MAGE
from deska.games.aeons_end.made import new_turn
from deska.games.aeons_end.scoring import is_spent
from deska.games.aeons_end.turn.abilities import ORDER_ABILITY, ready
from deska.games.aeons_end.turn.nemesis import NEMESIS_TURN
from deska.games.aeons_end.turn.player import PLAYER_TURN
from deska.kernel import ALL, TABLE, Ask, Effect, Frame, Reason
from deska.kernel.codec import Name


class NextTurn(Effect):
    """The next turn order card is drawn. This step lies at the bottom of the stack as long as the game goes on (AE-074)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.wounded = 0  # AE-C61
        game.now = new_turn()  # AE-144
        if is_spent(game):
            game.finish("ae-nemesis-spent")  # AE-178
            return
        game.push(self, TABLE)
        ready_order(game, between_turns=True)
        card = game.draw(game.order)
        game.spent.append(card)  # AE-075
        if game.heard:
            game.tell("ae-turn-order", ALL, ("order", "order", "spent"), order=card)
        game.push(TAKE_TURN, TABLE, card)
        if ready(game, ORDER_DRAWN, game.turn):
            game.push(ORDER_ABILITY, TABLE)


class TakeTurn(Ask):
    """The wild card lets the players agree on who acts (AE-056)."""

    kind = "ae-wild"
    rules = ("AE-056",)
    takes = Name(TURN_CARDS)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [MAGE.of(seat) for seat in range(game.seats)] if frame.arg == WILD else []

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if frame.arg == NEMESIS:
            game.push(NEMESIS_TURN, TABLE)
        else:
            game.push(PLAYER_TURN, seat_of(game, frame.arg))

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        game.push(PLAYER_TURN, MAGE.arg(option))

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return MAGE.refuses(option, NOT_THIS_MAGE, "AE-056")


NEXT_TURN: Final = NextTurn()
TAKE_TURN: Final = TakeTurn()
