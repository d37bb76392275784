"""K10, K11, K14, K15: decisions of the table, secret decisions, reaction windows, and options at any time."""

from itertools import islice, permutations
from typing import Any, Final

from deska.kernel.actions import PASS
from deska.kernel.effects import PASSED, Frame, Secret, Window
from deska.kernel.game import Game
from deska.kernel.rng import Rng
from deska.kernel.values import TABLE
from deska.testing.broken import Broken
from deska.testing.knowledge import told_by
from deska.testing.walks import Move, Position

ORDERS: Final = 6
"""The most orders of secret answers that are tried."""
TWINS: Final = 3
"""The imagined games in which a window has to ask the same seats."""


# --- K10: decisions of the table


def anybody_answers_for_the_table(position: Position) -> None:
    """K10: any seat may answer, all are shown the same options, and it makes no difference who answers."""
    game = position.game
    decision = game.pending
    if decision is None or decision.seat != TABLE or position.move is None:
        return
    if not 0 <= game.turn < game.seats:
        raise Broken("K10", f"the seat on turn would answer for the table, but that is {game.turn}")
    digests = {seat: after(game, [Move(position.move.option, seat)]).digest() for seat in range(game.seats)}
    if len(set(digests.values())) != 1:
        raise Broken("K10", f"it makes a difference who answers {decision.kind!r} for the table: {digests}")
    for seat in range(game.seats):
        shown = position.spec.view(game, seat).decision
        if shown is None or shown.options != decision.options:
            raise Broken("K10", f"seat {seat} may answer for the table, but is not shown how")


def after(game: Game, moves: list[Move]) -> Game:
    """A clone in which the moves are made."""
    twin = game.clone()
    for move in moves:
        move.make(twin)
    return twin


# --- K11: secret choices at the same time


def secrets_are_kept(position: Position) -> None:
    """K11: all seats are asked at once and may answer in any order; none learns another's answer before all have answered."""
    game = position.game
    frame = game.stack[-1]
    if not isinstance(frame.effect, Secret):
        return
    asked = [decision.seat for decision in game.waiting]
    left = [seat for seat in range(game.seats) if frame.arg >> seat & 1]
    if sorted(asked) != left or len(game.sealed) != game.seats or any(game.sealed[seat] >= 0 for seat in left):
        raise Broken("K11", f"seats {left} have not answered, but {asked} are asked")
    check_order(position, left)
    if len(left) > 1:
        for decision in game.waiting:
            check_sealed(position, decision.seat, own_options(game, frame, decision.seat))


def own_options(game: Game, frame: Frame, seat: int) -> list[str]:
    """The answers of a seat, without the options that it has at any time."""
    effect = frame.effect
    numbers = effect.options(game, Frame(effect, seat, frame.source, frame.arg)) if isinstance(effect, Secret) else []
    return [game.spec.actions.names[number] for number in numbers]


def check_order(position: Position, seats: list[int]) -> None:
    game = position.game
    rng = position.rng
    answers = [any_of(own_options(game, game.stack[-1], seat), seat, rng) for seat in seats]
    ends = {after(game, list(order)).digest() for order in islice(permutations(answers), ORDERS)}
    ends.add(after(game, answers[::-1]).digest())
    if len(ends) != 1:
        raise Broken("K11", f"it matters in which order the seats {seats} answer")


def any_of(options: list[str], seat: int, rng: Rng) -> Move:
    if not options:
        raise Broken("K11", f"seat {seat} is asked in secret, but has nothing to choose from")
    return Move(options[rng.below(len(options))], seat)


def check_sealed(position: Position, seat: int, options: list[str]) -> None:
    """Whatever the seat answers, the options and views of the others stay the same until all have answered."""
    game = position.game
    before = {decision.seat: decision.options for decision in game.waiting if decision.seat != seat}
    seen: dict[int | None, tuple[Any, ...]] = {}
    for option in {options[0], options[-1]}:
        twin = after(game, [Move(option, seat)])
        now = {decision.seat: decision.options for decision in twin.waiting}
        if now != before:
            raise Broken("K11", f"after the secret answer of seat {seat} the others are offered {now} instead of {before}")
        if position.spec.view(twin, seat).sealed != option:
            raise Broken("K11", f"seat {seat} is not shown its own answer")
        for viewer in position.viewers:
            if viewer != seat:
                view = told_by(position.spec.view(twin, viewer))
                if seen.setdefault(viewer, view) != view:
                    raise Broken("K11", f"viewer {viewer} can see what seat {seat} answered in secret")


# --- K14: reaction windows


def windows_go_round(position: Position) -> None:
    """K14: every seat that could react, by public knowledge, is asked in order, may pass, and is asked again after a reaction."""
    game = position.game
    frame = game.stack[-1]
    window = frame.effect
    if not isinstance(window, Window):
        return
    own = game.legal[: game.asked]
    if PASS not in own:
        raise Broken("K14", f"seat {frame.seat} cannot pass in {window.prompt()!r}")
    order = window.round(game, opened(window, frame))
    check_public(position, window, frame, order)
    passed = frame.arg & PASSED
    due = [seat for seat in order if not passed >> seat & 1]
    if due[:1] != [frame.seat]:
        raise Broken("K14", f"seat {frame.seat} is asked in {window.prompt()!r}, but the order is {order} and next would be {due[:1]}")
    check_pass(game, window, frame, due)
    for option in own:
        if option != PASS:
            check_reaction(game, window, frame, option)


def opened(window: Window, frame: Frame) -> Frame:
    """The window as it was opened, for the seat that is reacted to."""
    return Frame(window, window.reacted_to(frame), frame.source)


def check_public(position: Position, window: Window, frame: Frame, order: list[int]) -> None:
    for viewer in position.viewers:
        for seed in range(TWINS):
            twin = position.spec.imagine(position.game, viewer, seed)
            if window.round(twin, opened(window, frame)) != order:
                raise Broken("K14", f"who is asked in {window.prompt()!r} shows something that viewer {viewer} does not know")


def check_pass(game: Game, window: Window, frame: Frame, due: list[int]) -> None:
    depth = len(game.stack) - 1
    twin = game.clone()
    twin.play(PASS)
    now = twin.stack[depth] if len(twin.stack) > depth else None
    if len(due) > 1:
        if now is None or now.effect is not window or now.seat != due[1]:
            raise Broken("K14", f"after seat {frame.seat} passes, seat {due[1]} is not asked in {window.prompt()!r}")
    elif now is not None and now.effect is window and now.source == frame.source and now.arg & PASSED:
        raise Broken("K14", f"all have passed, yet {window.prompt()!r} stays open")


def check_reaction(game: Game, window: Window, frame: Frame, option: int) -> None:
    depth = len(game.stack) - 1
    twin = game.clone()
    twin.play(option)
    if twin.ended or not window.round(twin, opened(window, frame)):
        return
    now = twin.stack[depth] if len(twin.stack) > depth else None
    if now is None or now.effect is not window or now.arg & PASSED:
        raise Broken(
            "K14", f"after the reaction {game.spec.actions.names[option]!r} the window {window.prompt()!r} does not go round again"
        )


# --- K15: at any time


def anytime_is_merged(position: Position) -> None:
    """K15: a seat's options at any time are offered in each of its decisions; the question stays open, unless it had a single answer."""
    game = position.game
    if not game.stack:
        return
    for decision in game.waiting:
        if decision.seat == TABLE:
            continue
        anytime = [game.spec.actions.names[option] for option in game.anytime(decision.seat)]
        if anytime and list(decision.options[-len(anytime) :]) != anytime:
            raise Broken("K15", f"seat {decision.seat} may do {anytime} at any time, but not in {decision.kind!r}")
        for option in anytime:
            check_stays(game, Move(option, decision.seat))


def check_stays(game: Game, move: Move) -> None:
    asking = game.stack[-1]
    twin = after(game, [move])
    now = twin.stack[len(game.stack) - 1] if len(twin.stack) >= len(game.stack) else None
    may_answer_itself = game.asked == 1 and not asking.effect.asks_anyway(game, asking)
    if now is not asking and not twin.ended and not may_answer_itself:
        raise Broken("K15", f"{move.option!r}, allowed at any time, takes the question away in which it was chosen")
