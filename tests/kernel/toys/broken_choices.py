"""Lots with wrong options, refusals and words (K4, K5, K12, K13)."""

import random
from dataclasses import replace
from typing import Any, Final

from deska.kernel import NO, ActionTable, Frame, GameSpec, Reason, Secret
from tests.kernel.toys.breaking import BROKEN, function, state, step, with_step
from tests.kernel.toys.lots import DRAW, LOTS, Another, Bid, Lots, Turn, veil

# --- K4


def with_table(name: str, instead: str) -> GameSpec:
    actions = ActionTable()
    for known in LOTS.actions.names[len(actions) :]:
        actions.single(known)
    number = actions.numbers.pop(name)
    actions.names[number] = instead
    actions.numbers[instead] = number
    return replace(LOTS, actions=actions)


BROKEN["The table does not begin with the kernel's own actions."] = ("K4-table", with_table("pass", "skip"))
BROKEN["An action has three arguments."] = ("K4-table", with_table("draw", "draw:one:two:three"))
BROKEN["An action is named by a sentence."] = ("K4-table", with_table("draw", "Draw a card"))


@step("turn", "K4-pure")
class OffersAtRandom(Turn):
    """Options depend on Python's own generator."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        options = super().options(game, frame)
        random.shuffle(options)
        return options


@step("turn", "K4-pure")
class OffersByDie(Turn):
    """Asking for options rolls a die."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        game.rng.next()
        return super().options(game, frame)


@step("turn", "K4-pure")
class OffersBySet(Turn):
    """Options change after the first question, behind the back of the state."""

    asked: int = 0

    def options(self, game: Lots, frame: Frame) -> list[int]:
        type(self).asked += 1
        return super().options(game, frame)[:: 1 if type(self).asked % 2 else -1]


class OffersByHash(Turn):
    """The order of options follows from Python's hashes of texts, which differ from process to process."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        actions = LOTS.actions
        return [actions.numbers[name] for name in {actions.names[option] for option in super().options(game, frame)}]


HASHED: Final = with_step("turn", OffersByHash())


@function("K4-pure", "veil")
def veil_touches(game: Lots, seat: int, recalls: bool) -> Lots:
    """Looking at a game changes it."""
    game.voided, game.held = game.voided + 1, game.held + 1
    return veil(game, seat, recalls)


@step("turn", "K4-sound")
class OffersTwice(Turn):
    """Equal cards are offered twice."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return [DRAW, *super().options(game, frame)]


@step("another", "K4-sound")
class StopsDead(Another):
    """The game waits for nobody, although it is not over."""

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        if option != NO:
            super().chosen(game, frame, option)


@step("bid", "K4-sound")
class AsksForNothing(Bid):
    """A seat is asked in secret, but has nothing to choose from."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return super().options(game, frame) if frame.seat != 1 or frame.arg & 1 == 0 else []


# --- K5


@step("turn", "K5-refusals")
class FinesWhoAsks(Turn):
    """A refused choice costs a coin."""

    def why_not(self, game: Lots, frame: Frame, option: int) -> Reason | None:
        game.players[frame.seat].coins = 0
        return super().why_not(game, frame, option)


@step("turn", "K5-refusals")
class RefusesInWords(Turn):
    """A choice is refused with a sentence."""

    def why_not(self, game: Lots, frame: Frame, option: int) -> Reason | None:
        return Reason("You cannot do that.")


@state("K5-refusals")
class AcceptsAnything(Lots):
    """A choice that is not offered is accepted."""

    def choose(self, option: str, seat: int | None = None) -> None:
        if option in ("yes", "no") and self.number_of(option) not in self.legal:
            return
        super().choose(option, seat)


@state("K5-refusals")
class AnswersForOthers(Lots):
    """A seat chooses for another one."""

    def choose(self, option: str, seat: int | None = None) -> None:
        together = bool(self.stack) and isinstance(self.stack[-1].effect, Secret)
        super().choose(option, seat if together else None)


# --- K12


@step("turn", "K12-messages")
class TellsSentences(Turn):
    """An event is a sentence."""

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        super().chosen(game, frame, option)
        if game.heard:
            game.tell(f"Player {frame.seat} has played.")


@step("turn", "K12-messages")
class PromptsWithWords(Turn):
    """An argument of a prompt is a piece of a sentence."""

    def args(self, game: Lots, frame: Frame) -> dict[str, Any]:
        return {"what": "draw a card"}


# --- K13


@step("another", "K13-rules")
class ServesNoRule(Another):
    """A decision does not say which rule it serves."""

    def serves(self) -> tuple[str, ...]:
        return ()
