"""Lots that goes wrong on its way: the end, undo, and who is asked when (K7, K9, K10, K11, K14, K15)."""

from dataclasses import replace
from typing import Any

from deska.kernel import ALL, NO, PASS, TABLE, YES, Frame, Game, Outcome
from deska.kernel.effects import PASSED
from deska.kernel.game import ENDLESS, STALLED
from tests.kernel.toys.breaking import BROKEN, function, state, step, with_step
from tests.kernel.toys.lots import LOTS, WOLF, Another, Bid, Lots, Protest, Turn, veil

# --- K7


@step("bid", "K7-laws")
class LosesCards(Bid):
    """Cards that were bid vanish."""

    def revealed(self, game: Lots, frame: Frame, answers: list[int]) -> None:
        super().revealed(game, frame, answers)
        game.played.pop()


@function("K7-laws", "laws")
def no_laws(game: Lots) -> dict[str, tuple[Any, Any]]:
    """The game names nothing that is conserved."""
    return {}


@step("another", "K7-ends")
class NeverEnds(Another):
    """The table may think it over for ever."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return [YES, NO]

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        game.push(self, TABLE)


BROKEN["The game may take too many choices."] = ("K7-ends", replace(LOTS, max_choices=1_000_000))
BROKEN["The game ends for a reason that it does not name."] = ("K7-ends", replace(LOTS, endings=("lt-other",)))


@state("K7-ends")
class NobodyWins(Lots):
    """Nobody wins."""

    def result(self, reason: str) -> Outcome:
        return replace(super().result(reason), winners=())


@state("K7-ends")
class LeavesSomebodyOut(Lots):
    """A seat is in no team."""

    def result(self, reason: str) -> Outcome:
        return replace(super().result(reason), teams=((0, 1),))


@state("K7-ends")
class PartsATeam(Lots):
    """One of a team wins."""

    def result(self, reason: str) -> Outcome:
        return replace(super().result(reason), winners=(0,), teams=(tuple(range(self.seats)),))


@state("K7-ends")
class MiscountsPoints(Lots):
    """The points by source do not add up."""

    def result(self, reason: str) -> Outcome:
        return replace(super().result(reason), breakdown=tuple({"auctions": 7} for _ in self.players))


@state("K7-stalled")
class CannotStall(Lots):
    """A game that takes too long has no outcome."""

    def result(self, reason: str) -> Outcome:
        return super().result("lt-end" if reason == STALLED else reason)


# --- K9


@state("K9-barriers")
class PeeksFreely(Lots):
    """A card that was peeked at can be put back."""

    def learn(self, seats: int) -> None:
        return


@step("protest", "K9-barriers")
class RevealsFreely(Protest):
    """A hand is shown to all, but nobody is said to have learned anything."""

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        super().chosen(game, frame, option)
        if option == PASS:
            game.players[frame.seat].hand.seen = [ALL] * len(game.players[frame.seat].hand)


# --- K10


@state("K10-table")
class WhoAnswersGoesOn(Lots):
    """It matters who answers for the table."""

    def choose(self, option: str, seat: int | None = None) -> None:
        if seat is not None and self.stack and self.stack[-1].seat == TABLE:
            self.turn = seat
        super().choose(option, seat)


class NobodyOnTurn(Bid):
    """While the table is asked nobody is on turn."""

    def revealed(self, game: Lots, frame: Frame, answers: list[int]) -> None:
        super().revealed(game, frame, answers)
        game.turn = TABLE


BROKEN[str(NobodyOnTurn.__doc__)] = ("K10-table", replace(with_step("bid", NobodyOnTurn()), greedy=None))


# --- K11


@step("bid", "K11-secret")
class BidsInTurn(Bid):
    """The answers of a seat depend on what others answered in secret."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        options = super().options(game, frame)
        return [option for option in options if option not in game.sealed] or options


@step("bid", "K11-secret")
class FirstComeFirstServed(Bid):
    """The seat that answers last is on turn."""

    def seal(self, game: Game, frame: Frame, seat: int, option: int) -> None:
        game.turn = seat
        super().seal(game, frame, seat, option)


@function("K11-secret", "veil")
def veil_not_answers(game: Lots, seat: int, recalls: bool) -> Lots:
    """A view shows what others answered in secret."""
    seen = veil(game, seat, recalls)
    seen.sealed = game.sealed[:]
    return seen


@state("K11-secret")
class AsksOneByOne(Lots):
    """Seats that are asked at the same time are not all told so."""

    @property
    def waiting(self) -> list[Any]:
        return super().waiting[:1]


# --- K14


@step("protest", "K14-windows")
class NoPassing(Protest):
    """A seat that can react has to."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        options = super().options(game, frame)
        return options if len(options) == 1 else [option for option in options if option != PASS]


@step("protest", "K14-windows")
class AsksOnlyWolves(Protest):
    """Only seats that hold the right card are asked, which shows that they do."""

    def order(self, game: Lots, frame: Frame) -> list[int]:
        return [seat for seat in super().order(game, frame) if WOLF in game.players[seat].hand.cards]


@step("protest", "K14-windows")
class OneRoundOnly(Protest):
    """After a reaction the others are not asked again."""

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        depth = len(game.stack)
        super().chosen(game, frame, option)
        if option != PASS:
            del game.stack[depth]


@step("protest", "K14-windows")
class OutOfOrder(Protest):
    """The order of the rules is not kept."""

    def resolve(self, game: Lots, frame: Frame) -> None:
        super().resolve(game, frame)
        top = game.stack[-1]
        if top.effect is self and game.seats == 3 and not top.arg & PASSED:
            others = [seat for seat in self.round(game, frame) if seat != top.seat]
            if others:
                game.stack[-1] = Frame(self, others[0], top.source, top.arg)


# --- K15


@state("K15-in-between")
class TakesQuestionAway(Lots):
    """An action allowed at any time takes the question away."""

    def interject(self, seat: int, option: int) -> None:
        super().interject(seat, option)
        self.stack.pop()


@state("K15-anytime")
class NotAtThatTime(Lots):
    """An option allowed at any time is not offered in one decision."""

    def settle(self, most: int = ENDLESS) -> bool:
        done = super().settle(most)
        if self.stack and isinstance(self.stack[-1].effect, Turn):
            self.legal = self.legal[: self.asked]
        return done
