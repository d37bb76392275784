"""Stupnice reje: steps, and the bonuses of its spaces."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import BONUS
from deska.games.evenfall.components.bases import STEPPED, Boon
from deska.games.evenfall.components.clan import TOP
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.effects.permanents import react
from deska.kernel import PASS, Ask, Effect, Either, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

BEYOND_TOP: Final = 2  # EV-098


@dataclass(frozen=True)
class Revel(Boon):
    """Steps up the revel track."""

    steps: int = 1
    both: bool = False
    """True if both bonuses of a slash are gained (EV-152, EV-153)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        for _ in range(self.steps):
            game.push(STEP, frame.seat, 1 if self.both else 0)

    def for_automa(self, game: Evenfall, source: int) -> None:
        for _ in range(self.steps):
            automa_steps(game)


class Step(Effect):
    """One space up, with its bonus; beyond the top there are VP (EV-095 to EV-098). The argument is 1 for both bonuses of a slash."""

    takes = Int(0, 1)

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        player = game.players[frame.seat]
        board = player.clan
        react(game, frame.seat, STEPPED)
        if player.revel == TOP:
            game.score(frame.seat, BEYOND_TOP, board)
            return
        player.revel += 1
        if game.heard:
            game.tell("ev-stepped", player=frame.seat, space=player.revel)
        bonus = game.board(frame.seat).track[player.revel - 1]
        game.push(bonus, frame.seat, frame.arg if isinstance(bonus, Slash) else 0, board)


def automa_steps(game: Evenfall) -> None:
    """The Automa makes a step on a track of its own (EV-176)."""
    automa = game.players[AUTOMA]
    board = automa.clan
    if automa.revel == TOP:
        game.score(AUTOMA, BEYOND_TOP, board)
        return
    automa.revel += 1
    if game.heard:
        game.tell("ev-automa-stepped", space=automa.revel)
    game.box.automa_track[automa.revel - 1].for_automa(game, board)


@dataclass(frozen=True)
class Slash(Either):
    """One of two bonuses (EV-151); both if the argument is 1."""

    def arg_field(self) -> Field:
        return Int(0, 1)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [] if frame.arg else super().options(game, frame)

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        push_all(game, frame, self.branches)


class BonusAgain(Ask):
    """The bonus of any space that is reached, once more; this is no step (EV-150)."""

    kind = "ev-bonus"
    rules = ("EV-150", "EV-C55")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        reached = game.players[frame.seat].revel
        return [*range(BONUS.first, BONUS.first + reached), PASS] if reached else []

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option != PASS:
            bonus = game.board(frame.seat).track[BONUS.arg(option)]
            game.push(bonus, frame.seat, source=game.players[frame.seat].clan)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"space": game.players[frame.seat].revel}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return Reason("ev-why-not-reached", "EV-150", {"space": BONUS.arg(option) + 1}) if BONUS.holds(option) else None


STEP: Final = Step()
BONUS_AGAIN: Final = BonusAgain()
