"""Runestones: the red runestone, and the fields of the Thorn."""

from typing import Final

from deska.games.evenfall.actions import FIELD, FIELDS, RED, STONES
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import Evenfall
from deska.kernel import ALL, Ask, Effect, Frame, Reason


def red_is_free(game: Evenfall) -> bool:
    """True if the red runestone is still in the common supply (EV-020, EV-164)."""
    return game.moon and not any(player.stones[RED] or RED in player.fields for player in game.players)


class TakeRed(Effect):
    """The player gets the red runestone, if nobody has it (EV-164)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        if not red_is_free(game):
            return
        game.players[frame.seat].stones[RED] += 1
        if game.heard:
            game.tell("ev-took-red", ALL, ("red", "supply", f"stones:{frame.seat}"), player=frame.seat)


class LayStone(Ask):
    """An own runestone is laid on a free field of the clan board, which gives something for it (EV-162)."""

    kind = "ev-field"
    rules = ("EV-162", "EV-C56")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        if not game.board(frame.seat).fields:
            return []
        player = game.players[frame.seat]
        stones = [stone for stone in range(len(STONES)) if player.stones[stone]]
        return [FIELD.of(stone, field) for stone in stones for field in range(len(FIELDS)) if player.fields[field] == NOTHING]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        stone, field = FIELD.arg(option), FIELD.second(option)
        player.stones[stone] -= 1
        player.fields = (*player.fields[:field], stone, *player.fields[field + 1 :])
        if game.heard:
            move = (STONES[stone], f"stones:{frame.seat}", f"fields:{frame.seat}")
            game.tell("ev-laid-stone", ALL, move, player=frame.seat, stone=stone, field=field + 1)
        game.push(game.board(frame.seat).fields[field], frame.seat, source=player.clan)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        if not FIELD.holds(option):
            return None
        if game.players[frame.seat].fields[FIELD.second(option)] != NOTHING:
            return Reason("ev-why-field-used", "EV-162", {"field": FIELD.second(option) + 1})
        return Reason("ev-why-no-such-stone", "EV-162", {"stone": FIELD.arg(option)})


TAKE_RED: Final = TakeRed()
LAY_STONE: Final = LayStone()
