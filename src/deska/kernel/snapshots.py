"""Snapshots: a position written down as plain data by names, and read back with every check that foreign data needs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deska.kernel.codec import Anything, Int, ListOf, Name, Record, Text, contrast, shown
from deska.kernel.effects import Ask, Frame, Secret, Window, name_of
from deska.kernel.errors import BadData, BadSetup
from deska.kernel.game import STALLED, Game, Setup
from deska.kernel.masks import lowest
from deska.kernel.records import FORMAT
from deska.kernel.rng import MASK, Rng

if TYPE_CHECKING:
    from deska.kernel.spec import GameSpec

MOST_CHOICES: Final = 1_000_000
"""A snapshot or record with more choices is refused."""
SNAPSHOT: Final = Record(
    dict,
    format=Anything(),
    game=Anything(),
    rules=Anything(),
    seats=Anything(),
    variant=Anything(),
    rng=ListOf(Int(0, MASK), 4, 4),
    turn=Anything(),
    choices=Int(0, MOST_CHOICES),
    ended=Anything(),
    sealed=ListOf(Anything(), 0, 16),
    stack=ListOf(Anything(), 0, 500),
    state=Anything(),
)
FRAME: Final = Record(dict, do=Anything(), seat=Anything(), source=Anything(), arg=Anything())
IMPOSSIBLE: Final = "no game comes to such a position ({})"
MOST_SAID: Final = 300
"""An error that the rules raise on a foreign position is cut to this length."""


# --- writing


def write(game: Game) -> dict[str, Any]:
    """The snapshot of a game."""
    spec = game.spec
    cards = Name(spec.cards, nothing=True)
    return {
        "format": FORMAT,
        "game": spec.id,
        "rules": spec.version,
        "seats": game.seats,
        "variant": plain(game.setup.variant),
        "rng": game.rng.words(),
        "turn": game.turn,
        "choices": game.choices,
        "ended": game.ended,
        "sealed": [None if option < 0 else spec.actions.names[option] for option in game.sealed],
        "stack": [
            {
                "do": name_of(frame.effect),
                "seat": frame.seat,
                "source": cards.dump(frame.source),
                "arg": frame.effect.arg_field().dump(frame.arg),
            }
            for frame in game.stack
        ],
        "state": spec.state.dump(game),
    }


def plain(variant: Mapping[str, Any]) -> dict[str, Any]:
    """A variant as JSON."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in variant.items()}


# --- reading


def read(spec: "GameSpec", data: Any) -> Game:
    """The game of a snapshot. Each field is checked by itself; `check_position` says whether they make sense together."""
    check_header(spec, data, "snapshot")
    head = SNAPSHOT.read(data, "")
    setup = read_setup(spec, data)
    cards, seat = Name(spec.cards, nothing=True), Int(-1, setup.seats - 1)
    stack = [read_frame(spec, frame, f"stack[{i}]", cards, seat, setup) for i, frame in enumerate(head["stack"])]
    ended = Text(("", STALLED, *spec.endings)).load(head["ended"], "ended")
    sealed = [read_option(spec, option, f"sealed[{i}]") for i, option in enumerate(head["sealed"])]
    if sealed and len(sealed) != setup.seats:
        raise BadData("sealed", f"{setup.seats} answers are expected")
    if not any(head["rng"]):
        raise BadData("rng", "the generator must not be all zeros")
    values = spec.state.read(head["state"], "state")
    game: Game = spec.state.build(spec, setup, Rng(*head["rng"]), stack, [], **values)
    game.turn = Int(0, setup.seats - 1).load(head["turn"], "turn")
    game.choices = head["choices"]
    game.ended = ended
    game.sealed = sealed
    return game


def check_header(spec: "GameSpec", data: Any, what: str) -> dict[str, Any]:
    """The data itself, if it is a snapshot or record (`what` says which) of this game and this version of its rules."""
    if type(data) is not dict or any(type(key) is not str for key in data):
        raise BadData("", f"a {what} is an object, not {shown(data)}")
    if not same(data.get("format"), FORMAT):
        raise BadData("format", f"this is no {what} that can be read here (format {shown(data.get('format'))})")
    if not same(data.get("game"), spec.id):
        raise BadData("game", f"this {what} is of {shown(data.get('game'))}, not of {spec.id}")
    if not same(data.get("rules"), spec.version):
        raise BadData("rules", f"the {what} was made under version {shown(data.get('rules'))} of the rules; this is version {spec.version}")
    return data


def same(data: Any, value: object) -> bool:
    """True if foreign data is exactly that value; `true` is not 1."""
    return type(data) is type(value) and bool(data == value)


def read_setup(spec: "GameSpec", data: dict[str, Any]) -> Setup:
    variant = data.get("variant")
    if type(variant) is not dict:
        raise BadData("variant", f"an object is expected, not {shown(variant)}")
    try:
        return spec.setup(Int(1, 99).load(data.get("seats"), "seats"), variant)
    except BadSetup as error:
        raise BadData("variant", str(error)) from None


def read_option(spec: "GameSpec", data: Any, where: str) -> int:
    if data is None:
        return -1
    if type(data) is not str or data not in spec.actions.numbers:
        raise BadData(where, f"{shown(data)} is unknown")
    return spec.actions.numbers[data]


def read_frame(spec: "GameSpec", data: Any, where: str, cards: Name, seat: Int, setup: Setup) -> Frame:
    parts = FRAME.read(data, where)
    name = parts["do"]
    if type(name) is not str or name not in spec.effects.by_name:
        raise BadData(where, f"the step {shown(name)} is unknown")
    effect = spec.effects.by_name[name]
    frame = Frame(
        effect,
        seat.load(parts["seat"], f"{where}.seat"),
        cards.load(parts["source"], f"{where}.source"),
        effect.arg_field().load(parts["arg"], f"{where}.arg"),
    )
    if isinstance(effect, Secret) and (not 0 < frame.arg < 1 << setup.seats or frame.seat != lowest(frame.arg)):
        raise BadData(f"{where}.arg", "these are not the seats that are asked")
    if isinstance(effect, Window) and not effect.fits(frame, setup.seats):
        raise BadData(f"{where}.arg", "these are not the seats that could react")
    return frame


# --- checking


def check_position(game: Game) -> None:
    """Settle a game that was read from foreign data, and refuse what no game can be."""
    if bool(game.ended) == bool(game.stack):
        raise BadData("stack", "a game is either over or has something left to do")
    try:
        check_sealed(game)
        check_laws(game)
        check_top(game)
        game.settle()
        for seat in range(game.seats):
            game.spec.view(game, seat)
        game.spec.imagine(game, None, 0)
    except BadData:
        raise
    except Exception as error:  # whatever the rules stumble over, the position is to blame
        raise BadData("state", f"the position contradicts itself ({type(error).__name__}: {error})"[:MOST_SAID]) from None


def check_sealed(game: Game) -> None:
    """Seats still asked in secret need something to choose; the answers of the others have to be options of theirs."""
    secrets = [frame for frame in game.stack if isinstance(frame.effect, Secret)]
    if len(secrets) != (1 if game.sealed else 0):
        raise BadData("sealed", "answers are sealed while a question is asked in secret, and only then")
    for frame in secrets:
        effect = frame.effect
        for seat, option in enumerate(game.sealed):
            options = effect.options(game, Frame(effect, seat, frame.source, frame.arg))
            if frame.arg >> seat & 1 and (option >= 0 or not options):
                raise BadData(f"sealed[{seat}]", "this seat is still asked")
            if option >= 0 and option not in options:
                raise BadData(f"sealed[{seat}]", "this seat cannot have given that answer")


def check_laws(game: Game) -> None:
    """Nothing was created or lost, and all that is true of every position is true of this one."""
    spec = game.spec
    for law, (found, expected) in spec.laws(game).items():
        if found != expected:
            raise BadData("state", IMPOSSIBLE.format(law) + ("" if type(found) is bool else f": {contrast(found, expected)}"))
    for fact, holds in spec.invariants(game).items() if spec.invariants is not None else ():
        if not holds:
            raise BadData("state", IMPOSSIBLE.format(fact))


def check_top(game: Game) -> None:
    """Unless the game is over, its topmost step has a question to ask."""
    if not game.stack:
        return
    top = game.stack[-1]
    options = top.effect.options(game, top)
    if not isinstance(top.effect, Ask) or not options or (len(options) == 1 and not game.is_asked_anyway(top)):
        raise BadData(f"stack[{len(game.stack) - 1}]", "the position waits for nobody: this step has nothing to ask")
