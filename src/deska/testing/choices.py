"""K4, K5, K12, K13: options, refusals, and the messages for them."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from deska.kernel.actions import CHOOSE, COMMON
from deska.kernel.effects import Ask
from deska.kernel.errors import IllegalChoice, Reason
from deska.kernel.game import Game
from deska.kernel.values import TABLE, Decision
from deska.testing.broken import Broken
from deska.testing.graph import difference, value_of
from deska.testing.walks import Ground, Position

OPTION: Final = re.compile(r"[a-z0-9.-]+(:[a-z0-9.-]+){0,2}")
MESSAGE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RULE: Final = re.compile(r"[A-Z]+-[A-Z]?\d+")
NONSENSE: Final = ("", "no-such-option", "choose:0", "choose:9", "yes ", "YES", "yes:yes", "\ud800")
REFUSED: Final = 25
"""The number of options that are tried at a position although they are not offered."""


# --- K4: options


def table_is_stable(ground: Ground) -> None:
    """K4: the table begins with the kernel's own actions; names are unique, plain, and have at most two arguments."""
    table = ground.spec.actions
    own = (*COMMON, *(f"choose:{i}" for i in range(1, 9)))
    if tuple(table.names[: len(own)]) != own or table.numbers.get("choose:1") != CHOOSE:
        raise Broken("K4", f"the table of actions begins with {', '.join(table.names[: len(own)])}")
    if table.numbers != {name: number for number, name in enumerate(table.names)}:
        raise Broken("K4", "names and numbers of the table of actions do not fit each other")
    for name in table.names:
        if not OPTION.fullmatch(name):
            raise Broken("K4", f"the action {name!r} is not a plain name with at most two arguments")


def options_are_pure(position: Position) -> None:
    """K4: options follow from the state alone, and reading a game changes nothing."""
    game = position.game
    before = value_of(game)
    first, second = read_all(position), read_all(position)
    if first != second:
        raise Broken("K4", f"read twice, a game answers differently: {difference(first, second, path='read')}")
    if value_of(game) != before:
        raise Broken("K4", "reading a game changes it")
    for twin, what in ((game.clone(), "a clone"), (position.spec.load(game.dump()), "the same state read back")):
        twin.settle()
        if twin.legal != game.legal or twin.waiting != game.waiting:
            raise Broken("K4", f"{what} offers {names(twin, twin.legal)}, the game itself {names(game, game.legal)}")


def read_all(position: Position) -> dict[str, Any]:
    """Everything that the outside can read."""
    game = position.game
    frame = game.stack[-1] if game.stack else None
    return {
        "legal": game.legal[:],
        "asked": frame.effect.options(game, frame) if frame is not None and isinstance(frame.effect, Ask) else [],
        "anytime": [game.anytime(seat) for seat in range(game.seats)],
        "waiting": [(decision, decision.args) for decision in game.waiting],
        "outcome": game.outcome,
        "views": [position.spec.view(game, seat) for seat in position.viewers],
        "reasons": [game.why_not(name) for name in position.spec.actions.names[:REFUSED]],
        "dump": game.dump(),
    }


def options_are_sound(position: Position) -> None:
    """K4: until a game is over, somebody has something to choose; options are numbers of the table, each offered once."""
    game = position.game
    if bool(game.legal) == bool(game.ended) or bool(game.stack) == bool(game.ended):
        raise Broken("K4", "a game that is not over waits for nobody" if not game.ended else "a game that is over still waits for somebody")
    if (game.pending is None) != bool(game.ended) or (game.outcome is None) == bool(game.ended):
        raise Broken("K4", "a game is over when nothing is pending and it has an outcome, not before")
    for options in [game.legal, *([game.spec.actions.numbers[name] for name in decision.options] for decision in game.waiting)]:
        if len(set(options)) != len(options):
            raise Broken("K4", f"an option is offered twice: {names(game, options)}")
        if any(type(option) is not int or not 0 <= option < len(game.spec.actions) for option in options):
            raise Broken("K4", f"an option is no number of the table: {options}")
    for decision in game.waiting:
        if not decision.options:
            raise Broken("K4", f"seat {decision.seat} is asked {decision.kind} without a single option")
    if game.stack:
        check_asked(game)


def check_asked(game: Game) -> None:
    frame = game.stack[-1]
    own = frame.effect.options(game, frame) if isinstance(frame.effect, Ask) else []
    if game.legal[: game.asked] != own:
        raise Broken("K4", f"offered is {names(game, game.legal[: game.asked])}, although {names(game, own)} is what the state allows")
    if not -1 <= frame.seat < game.seats:
        raise Broken("K4", f"seat {frame.seat} is asked, which does not exist")


def names(game: Game, options: list[int]) -> str:
    return ", ".join(game.spec.actions.names[option] for option in options) or "nothing"


# --- K5: refusals


def refusals_change_nothing(position: Position) -> None:
    """K5: an option that is not offered is refused with a reason and leaves no trace, whoever chooses it, by number or by name."""
    game = position.game
    before, whole = trace(game), value_of(game)
    table = game.spec.actions.names
    for number in not_offered(position):
        check_refused(game, before, number)
        if 0 <= number < len(table):
            check_refused(game, before, table[number])
    for name in NONSENSE:
        check_refused(game, before, name)
    asked = {decision.seat for decision in game.waiting}
    for seat in [-2, *range(game.seats), game.seats, 99]:
        if game.legal and seat not in asked and (TABLE not in asked or not 0 <= seat < game.seats):
            check_refused(game, before, table[game.legal[0]], seat)
    if value_of(game) != whole:
        raise Broken("K5", "choices were refused, yet one of them left a trace in the game")
    check_why_not(position)


def not_offered(position: Position) -> list[int]:
    """Some numbers that are not legal now: a few of the table, and some outside it."""
    size = len(position.spec.actions)
    numbers = [number for number in range(size) if number not in position.game.legal]
    position.rng.shuffle(numbers)
    return [*numbers[:REFUSED], -1, size, 10**9]


def trace(game: Game) -> Any:
    """The parts of a game that a choice would change first."""
    written = len(game.recorder.choices) if game.recorder else 0
    return game.dump(), game.legal[:], game.learned, written, game.events[:], game.heard


def check_refused(game: Game, before: Any, option: int | str, seat: int | None = None) -> None:
    what = f"{option!r}" if seat is None else f"{option!r} by seat {seat}"
    try:
        if isinstance(option, str):
            game.choose(option, seat)
        else:
            game.apply(option)
    except IllegalChoice as error:
        check_reason(error.reason, what)
    else:
        raise Broken("K5", f"{what} is not offered, yet it was accepted")
    if trace(game) != before:
        raise Broken("K5", f"{what} was refused, yet it left a trace in the game")


def check_reason(reason: object, what: str) -> None:
    if not isinstance(reason, Reason) or not MESSAGE.fullmatch(reason.message):
        raise Broken("K5", f"{what} is refused without a message id as its reason")
    if reason.rule and not RULE.fullmatch(reason.rule):
        raise Broken("K5", f"{what} is refused by {reason.rule!r}, which is no rule id")
    check_args(reason.message, reason.args)


def check_why_not(position: Position) -> None:
    game = position.game
    for number, name in enumerate(game.spec.actions.names[:REFUSED]):
        reason = game.why_not(name)
        if (reason is None) != (number in game.legal):
            raise Broken("K5", f"why_not says {reason} about {name!r}, which is {'offered' if reason else 'not offered'}")


# --- K12: message ids, not sentences


def words_are_messages(position: Position, has_text: Callable[[str], bool] | None = None) -> None:
    """K12: prompts, labels, events and reasons are message ids with plain arguments; if `has_text` is given, each has a text."""
    game = position.game
    for decision in game.waiting:
        check_message(position, decision.kind, decision.args, has_text)
        for label in decision.labels.values():
            check_message(position, label.id, label.args, has_text)
        if has_text is not None:
            check_labels(position, decision, has_text)
    for number in not_offered(position)[:REFUSED]:
        reason = game.refusal(number).reason
        check_message(position, reason.message, reason.args, has_text)
    after = position.after()
    for event in after.events if after is not None else ():
        check_message(position, event.message, event.args, has_text)


def check_message(position: Position, message: str, args: dict[str, Any], has_text: Callable[[str], bool] | None) -> None:
    if not MESSAGE.fullmatch(message):
        raise Broken("K12", f"{message!r} is not a message id")
    check_args(message, args)
    if has_text is not None and not has_text(message):
        raise Broken("K12", f"there is no text for {message!r}")


def parts_of(value: Any) -> list[Any]:
    """An argument alone, the items of a list, or names and amounts."""
    if isinstance(value, dict):
        return [*value, *value.values()]
    return list(value) if isinstance(value, list | tuple) else [value]


def check_args(message: str, args: dict[str, Any]) -> None:
    for name, value in args.items():
        if not name.isidentifier():
            raise Broken("K12", f"the argument {name!r} of {message!r} is not a name")
        for item in parts_of(value):
            if type(item) not in (int, str, bool) or (isinstance(item, str) and (" " in item or item != item.strip())):
                raise Broken("K12", f"the argument {name!r} of {message!r} is neither number nor name but {item!r}")
    json.dumps(args)


def check_labels(position: Position, decision: Decision, has_text: Callable[[str], bool]) -> None:
    actions = position.spec.actions
    for option in decision.options:
        verb = actions.verb_of(actions.numbers[option]).name
        if not any(has_text(message) for message in (f"{decision.kind}-{verb}", f"{position.spec.prefix}-do-{verb}", verb)):
            raise Broken("K12", f"there is no label for {option!r} of {decision.kind!r}")


# --- K13: rule ids


def rules_are_named(position: Position) -> None:
    """K13: every decision names the rules that it serves, and so does every refusal."""
    game = position.game
    own = f"{position.spec.prefix.upper()}-"
    for decision in game.waiting:
        if not decision.rules or not all(RULE.fullmatch(rule) and rule.startswith(own) for rule in decision.rules):
            raise Broken("K13", f"the decision {decision.kind!r} does not say which rules it serves: {decision.rules}")
    if game.stack:
        for number in not_offered(position)[:REFUSED]:
            reason = game.refusal(number).reason
            if reason.message != "unknown-option" and not RULE.fullmatch(reason.rule):
                raise Broken("K13", f"{reason.message!r} refuses {game.spec.actions.names[number]!r} without naming a rule")
