"""A player's turn: casting, main and draw phase."""

from typing import Any, Final

from deska.games.aeons_end.actions import CAST, LAY
from deska.games.aeons_end.components.state import HAND, OPEN_SIDE, AeonsEnd, Player, prepped_places
from deska.games.aeons_end.effects.casting import cast, cast_labels
from deska.games.aeons_end.effects.piles import distinct, draw_card
from deska.games.aeons_end.turn.main_phase import MAIN_PHASE
from deska.kernel import ALL, DONE, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all
from deska.kernel.scenes import Message


class PlayerTurn(Effect):
    """Phases only move forward (AE-079, AE-080)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.turn = frame.seat
        if game.heard:
            game.tell("ae-turn", player=frame.seat)
        game.then(
            frame.seat,
            *game.board.turn_starts,  # what its board says                         AE-C77
            CASTING_PHASE,  # 1.                                                 AE-081
            MAIN_PHASE,  # 2.                                                    AE-099
            *game.board.main_ends,  #                                               AE-C78
            LAY_DOWN,  # 3. first the played cards are discarded                 AE-135
            REFILL,  # then the hand is filled up to five                        AE-136
        )


# --- 1. casting phase


class CastingPhase(Ask):
    """Spells at open breaches may be cast, those at closed ones must be; in any order (AE-081 to AE-084)."""

    kind = "ae-casting-phase"
    rules = ("AE-081", "AE-082", "AE-084")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        options = [CAST.of(place) for place in prepped_places(player)]
        if options and not must_cast(player):
            options.append(DONE)
        return options

    def labels(self, game: AeonsEnd, frame: Frame) -> dict[int, Message]:
        return cast_labels(game, frame.seat, self.options(game, frame))

    def early(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return [DONE]

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        """The phase ends. Spells that are still prepped may take effect (AE-130, AE-C35)."""
        player = game.players[frame.seat]
        for place in reversed(prepped_places(player)):
            card = player.prepped[place]
            push_all(game, Frame(self, frame.seat, card), game.box.cards[card].casting_ends)

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option == DONE:
            self.resolve(game, frame)
            return
        game.push(self, frame.seat)
        cast(game, frame.seat, frame.seat, CAST.arg(option))

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"count": len(prepped_places(game.players[frame.seat]))}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        if option == DONE:
            return Reason("ae-why-must-cast", "AE-082")
        return Reason("ae-why-nothing-prepped", "AE-081") if CAST.holds(option) else Reason("ae-why-casting-first", "AE-080")


def must_cast(player: Player) -> bool:
    """True if a spell is prepped at a breach that is closed now (AE-083)."""
    return any(player.prepped[breach] >= 0 and player.breaches[breach] < OPEN_SIDE for breach in range(4))


# --- 3. draw phase


class LayDown(Ask):
    """Played cards go onto the discard pile in the order that the player likes. With `done` the rest follows as it was played (AE-135)."""

    kind = "ae-lay-down"
    rules = ("AE-135", "AE-114")

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        played = game.players[frame.seat].played
        if len(played) < 2:
            return []
        kinds = distinct(sorted(played))
        return [*[LAY.of(card) for card in kinds], DONE] if len(kinds) > 1 else []

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        player = game.players[frame.seat]
        player.discard += player.played
        if game.heard and player.played:
            move = ("card", f"played:{frame.seat}", f"discard:{frame.seat}")
            game.tell("ae-laid-down", ALL, move, player=frame.seat, count=len(player.played))
        player.played = []

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option == DONE:
            self.resolve(game, frame)
            return
        card = LAY.arg(option)
        player = game.players[frame.seat]
        player.played.remove(card)
        player.discard.append(card)
        game.tell_move("ae-laid", card, "played", "discard", frame.seat)
        game.push(self, frame.seat)

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return LAY.refuses(option, "ae-why-not-played", "AE-135")


class Refill(Effect):
    """The player draws up to five cards. Nobody discards down to five (AE-136, AE-137)."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        while len(hand) < HAND and draw_card(game, frame.seat):
            pass


PLAYER_TURN: Final = PlayerTurn()
CASTING_PHASE: Final = CastingPhase()
LAY_DOWN: Final = LayDown()
REFILL: Final = Refill()
