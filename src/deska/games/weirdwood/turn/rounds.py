"""The turns: their order, their beginning and their end (WW-044, WW-059, WW-076 to WW-081)."""

from typing import Any, Final

from deska.games.weirdwood.actions import WHO
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.hand import DISCARD_DOWN, draw
from deska.games.weirdwood.effects.laid import clear_slot, laid_slots
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, running
from deska.games.weirdwood.made import new_turn
from deska.games.weirdwood.turn.main import TAKE_TURN
from deska.games.weirdwood.turn.monster import MONSTER_PHASE
from deska.games.weirdwood.turn.playing import has_free_slot
from deska.games.weirdwood.turn.quests import CHECK_QUEST, SUPPER_STEP, lay_quest
from deska.kernel import NO, YES, Ask, Effect, Frame
from deska.kernel.combinators import push_all


class FirstPlayer(Ask):
    """Anybody may begin (WW-044)."""

    kind = "ww-first-player"
    rules = ("WW-044",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [WHO.of(seat) for seat in range(game.seats)]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        game.push(START_TURN, WHO.arg(option))


class StartTurn(Effect):
    """Abilities can be used again; a player without a card draws one (WW-059, WW-193)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        seat = frame.seat
        game.turn = seat
        game.now = new_turn()
        for player in game.players:
            player.used = player.edge = player.ward = 0
        if game.heard:
            game.tell("ww-turn-begins", player=seat)
        push_all(game, frame, TURN)
        if not game.players[seat].hand:
            draw(game, seat, 1)


class Refresh(Ask):
    """A player without a free slot has to refresh, others may; scarabs run whenever somebody does (WW-077 to WW-079)."""

    kind = "ww-refresh"
    rules = ("WW-077", "WW-078", "WW-079")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        if not has_free_slot(game, player) or not needs_refresh(player):
            return []
        return [YES, NO]

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if not has_free_slot(game, game.players[frame.seat]):
            game.then(frame.seat, SCARAB_PHASE, CLEAR_SLOTS)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == YES:
            game.then(frame.seat, SCARAB_PHASE, CLEAR_SLOTS)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"count": len(laid_slots(game.players[frame.seat])), "scarabs": running(game)}

    def early(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [YES]  # whoever is asked still has a free slot


def needs_refresh(player: Player) -> bool:
    return bool(laid_slots(player)) or player.exhausted > 0


class ClearSlots(Effect):
    """Laid tactic and action cards are discarded, companions become ready, a waiting quest enters its slot (WW-078, WW-330)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        for slot in laid_slots(player):
            player.discard.append(clear_slot(game, player, slot))
        player.exhausted = 0
        lay_quest(game, player)
        if game.heard:
            game.tell("ww-refreshed", player=frame.seat)


class HandLimit(Effect):
    """Draw or discard until the hand equals the health (WW-080)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        if len(player.hand) < player.health:
            draw(game, frame.seat, player.health - len(player.hand))
        else:
            game.push(DISCARD_DOWN, frame.seat)


class NextTurn(Effect):
    """Scarabs that lay on abilities go to the supply; play passes clockwise (WW-044, WW-196)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.supply += game.now.paid
        game.now.paid = 0
        game.push(START_TURN, (frame.seat + 1) % game.seats)


FIRST_PLAYER: Final = FirstPlayer()
START_TURN: Final = StartTurn()
REFRESH: Final = Refresh()
CLEAR_SLOTS: Final = ClearSlots()
HAND_LIMIT: Final = HandLimit()
NEXT_TURN: Final = NextTurn()
TURN: Final[tuple[Effect, ...]] = (
    CHECK_QUEST,
    TAKE_TURN,  # the action card and free actions            WW-051
    SUPPER_STEP,
    MONSTER_PHASE,  # 1. monster cards                        WW-076
    CHECK_QUEST,  # what one has counts here as well          WW-C71
    REFRESH,  # 2. action cards are refreshed                 WW-077
    CHECK_QUEST,
    HAND_LIMIT,  # 3.                                         WW-080
    NEXT_TURN,
)
"""The steps of a turn."""
