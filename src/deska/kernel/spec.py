"""A game as the rest of the world sees it: how to set it up, write it down, look at it, imagine it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from deska.kernel.actions import ActionTable
from deska.kernel.codec import Anything, Int, ListOf, Name, Record, ShortText, Text, contrast, shown
from deska.kernel.effects import Ask, Effect, Frame, Secret, Vocabulary, Window, first_in, name_of
from deska.kernel.errors import BadData, BadSetup, DeskaError, IllegalChoice
from deska.kernel.game import STALLED, Game, Setup
from deska.kernel.kinds import Names
from deska.kernel.records import BY, FORMAT, Recorder
from deska.kernel.rng import MASK, SEED_BITS, Rng, seeded
from deska.kernel.scenes import Look, Scene
from deska.kernel.values import TABLE, Decision, Event, View

MOST_CHOICES: Final = 1_000_000
OTHER_STREAM: Final = 0x9E3779B97F4A7C15F39CC0605CEDC834
SEALED_STREAM: Final = 0x2545F4914F6CDD1D8E8F9A1B2C3D4E5F
"""An imagined game's own chance, and others' sealed answers, come from streams of their own."""
PLAYERS: Final = ("player", "other")
"""Arguments of messages that are seats."""

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
IMPOSSIBLE: Final = "no game comes to such a position ({})"
MOST_SAID: Final = 300
FRAME: Final = Record(dict, do=Anything(), seat=Anything(), source=Anything(), arg=Anything())


@dataclass(frozen=True)
class Option:
    """A switch of a game: one of a few named values."""

    name: str
    values: tuple[str, ...]
    """The first one is the default."""

    def check(self, value: Any) -> Any:
        if type(value) is not str or value not in self.values:
            raise BadSetup(f"{self.name} is one of {', '.join(self.values)}; not {shown(value)}")
        return value

    def default(self) -> Any:
        return self.values[0]

    def samples(self) -> list[Any]:
        """Values that the generic suite tries."""
        return list(self.values)


@dataclass(frozen=True)
class Selection(Option):
    """Several of the named values, or none for a random draw."""

    examples: tuple[tuple[str, ...], ...] = ()
    """Selections that the generic suite tries beside the random draw."""

    def check(self, value: Any) -> Any:
        if value is None:
            return None
        if type(value) not in (list, tuple) or any(type(item) is not str for item in value):
            raise BadSetup(f"{self.name} is a list of names, not {shown(value)}")
        for item in value:
            if item not in self.values:
                raise BadSetup(f"{self.name}: {shown(item)} is unknown; there are {', '.join(self.values)}")
        if len(set(value)) != len(value):
            raise BadSetup(f"{self.name}: a name is listed twice")
        return tuple(value)

    def default(self) -> Any:
        return None

    def samples(self) -> list[Any]:
        return [None, *self.examples]


@dataclass(frozen=True)
class GameSpec:
    """All that there is to know about a game. Built once, at import."""

    id: str
    """The name of the game in commands, files and addresses."""
    prefix: str
    """The beginning of its message ids: `et` for `et-turn`."""
    seats: range
    """The numbers of seats that it can be played with."""
    version: int
    """The version of its rules. Raise it when golden games change their digests."""
    max_choices: int
    """A game that takes longer has stalled; no game ever should."""
    actions: ActionTable
    """The table of everything that can be chosen; `ACTIONS.bind()` if cards are named in it."""
    effects: Vocabulary
    """All effects that can lie on the stack."""
    cards: Names
    """The kind of all cards: what can be the source of a step."""
    state: Record
    """How the state is written down."""
    begin: Callable[["GameSpec", Setup, Rng], Game]
    """Builds the state and puts the first step on the stack."""
    veil: Callable[[Any, int, bool], Game]
    """Makes a copy for a seat's eyes, and perhaps for its memory; what it may not see is veiled. -1 is a spectator."""
    dream: Callable[[Any, int, Rng], Game]
    """Makes a clone in which all that the seat does not know is drawn anew."""
    laws: Callable[[Any], dict[str, tuple[Any, Any]]]
    """What is conserved: name -> (what there is, what there has to be)."""
    endings: tuple[str, ...]
    """The reasons for which a game can end."""
    clone: Callable[[Any], Any] | None = None
    """Makes an exact, independent copy."""
    reveal: Callable[[Any, Any, int, bool], None] | None = None
    """Adds to a veiled copy what a seat sees, or remembers, for a reason that a field alone cannot tell: (copy, game, seat, recalls)."""
    facts: Callable[[Any], dict[str, bool]] | None = None
    """What is true of every position of a game; checked when a snapshot is read."""
    box: Any = None
    """The catalogue of all cards and boards."""
    nouns: Mapping[str, Names] = field(default_factory=dict)
    """Kinds of arguments and their names: `card` -> all cards."""
    seat_nouns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of nouns that stand for seats, so that people are called by their own names."""
    rival: str = ""
    """The opponent that the rules play, such as an automaton."""
    variants: tuple[Option, ...] = ()
    """The switches with which the game can be set up."""
    check: Callable[[Setup], None] | None = None
    """Refuses combinations of seats and switches."""
    evaluate: Callable[[Any, int], float] | None = None
    """How an imagined game stands for a seat, from 0 (lost) to 1 (won)."""
    greedy: Callable[[Any, int, Rng], int] | None = None
    """A sensible player: gets an imagined game, answers with an option."""
    baselines: Mapping[str, Callable[[Any, int, Rng], int]] = field(default_factory=dict)
    """Plain players to measure others by, the weakest first."""
    scene: Callable[[View], Scene] | None = None
    """What the table of a seat looks like."""
    style: Look | None = None
    """The colours, shapes and signs of the table."""
    cooperative: bool = False
    """True if all players win or lose together."""
    open_hands: bool = False
    """True if nobody has anything to hide from another player."""
    minutes: int = 0
    """How long people take for a game, about."""
    headings: tuple[str, ...] = ()
    """Events that begin a part of the log: a turn, an age."""
    quiet: tuple[str, ...] = ()
    """Events that a later one sums up: they are in the log, but they are no news."""
    does: Callable[[int], Effect | None] | None = None
    """The effect that an option carries out, where its label is told from it."""
    sides: Callable[[Any], tuple[str, ...]] | None = None
    """What each seat played (a clan, a faction), so that `deska balance` can compare them."""
    credits: str = ""
    """Designer, publisher, year."""

    # --- set-up

    def setup(self, seats: int, variant: Mapping[str, Any] | None) -> Setup:
        """A checked set-up with every switch filled in."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} seats, not {shown(seats)}")
        given = dict(variant or {})
        chosen = {option.name: option.check(given.pop(option.name, option.default())) for option in self.variants}
        if given:
            known = ", ".join(option.name for option in self.variants) or "none"
            raise BadSetup(f"{self.id} has no variant {shown(next(iter(given)))}; there are: {known}")
        setup = Setup(seats, chosen)
        if self.check is not None:
            self.check(setup)
        return setup

    def new(self, seats: int, seed: int, variant: Mapping[str, Any] | None = None) -> Game:
        """A game that waits for its first choice."""
        if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {shown(seed)}")
        setup = self.setup(seats, variant)
        game = self.begin(self, setup, seeded(seed))
        game.settle()
        game.recorder = Recorder({"seats": seats, "variant": plain(setup.variant), "seed": seed})
        return game

    def opening(self, start: Mapping[str, Any]) -> list[Event]:
        """What happens before the first choice of a game with that start, heard by setting it up once more; a snapshot tells nothing."""
        if "seed" not in start:
            return []
        game = self.begin(self, self.setup(start["seats"], start["variant"]), seeded(start["seed"]))
        game.heard = True
        game.settle()
        return game.events

    # --- names at the border

    def named(self, args: dict[str, Any]) -> dict[str, Any]:
        """Arguments of a message with numbers turned into names."""
        return {
            key: self.nouns[key][value] if key in self.nouns and type(value) is int and value >= 0 else value for key, value in args.items()
        }

    # --- writing down

    def dump(self, game: Game) -> dict[str, Any]:
        cards = Name(self.cards, nothing=True)
        return {
            "format": FORMAT,
            "game": self.id,
            "rules": self.version,
            "seats": game.seats,
            "variant": plain(game.setup.variant),
            "rng": game.rng.words(),
            "turn": game.turn,
            "choices": game.choices,
            "ended": game.ended,
            "sealed": [None if option < 0 else self.actions.names[option] for option in game.sealed],
            "stack": [
                {
                    "do": name_of(frame.effect),
                    "seat": frame.seat,
                    "source": cards.dump(frame.source),
                    "arg": frame.effect.arg_field().dump(frame.arg),
                }
                for frame in game.stack
            ],
            "state": self.state.dump(game),
        }

    def load(self, data: Any) -> Game:
        """The game of a foreign snapshot, or BadData."""
        game = self.read(data)
        self.check_position(game)
        game.recorder = Recorder({"snapshot": game.dump()})
        return game

    def restore(self, data: Any) -> Game:
        """The game of a snapshot that we made ourselves: its position needs no check, and it has no history."""
        game = self.read(data)
        game.wait_again()
        return game

    def read(self, data: Any) -> Game:
        """The state of a snapshot, its fields checked one by one; whether it makes sense as a whole is not known yet."""
        found = self.header(data, "snapshot")
        head = SNAPSHOT.read(data, "")
        setup = self.read_setup(found)
        cards, seat = Name(self.cards, nothing=True), Int(-1, setup.seats - 1)
        stack = [self.read_frame(frame, f"stack[{i}]", cards, seat, setup) for i, frame in enumerate(head["stack"])]
        ended = Text(("", STALLED, *self.endings)).load(head["ended"], "ended")
        sealed = [self.read_option(option, f"sealed[{i}]") for i, option in enumerate(head["sealed"])]
        if sealed and len(sealed) != setup.seats:
            raise BadData("sealed", f"{setup.seats} answers are expected")
        if not any(head["rng"]):
            raise BadData("rng", "the generator must not be all zeros")
        values = self.state.read(head["state"], "state")
        game: Game = self.state.build(self, setup, Rng(*head["rng"]), stack, [], **values)
        game.turn = Int(0, setup.seats - 1).load(head["turn"], "turn")
        game.choices = head["choices"]
        game.ended = ended
        game.sealed = sealed
        return game

    def read_option(self, data: Any, where: str) -> int:
        if data is None:
            return -1
        if type(data) is not str or data not in self.actions.numbers:
            raise BadData(where, f"{shown(data)} is unknown")
        return self.actions.numbers[data]

    def header(self, data: Any, what: str) -> dict[str, Any]:
        if type(data) is not dict or any(type(key) is not str for key in data):
            raise BadData("", f"a {what} is an object, not {shown(data)}")
        if not same(data.get("format"), FORMAT):
            raise BadData("format", f"this is no {what} that can be read here (format {shown(data.get('format'))})")
        if not same(data.get("game"), self.id):
            raise BadData("game", f"this {what} is of {shown(data.get('game'))}, not of {self.id}")
        if not same(data.get("rules"), self.version):
            raise BadData(
                "rules", f"the {what} was made under version {shown(data.get('rules'))} of the rules; this is version {self.version}"
            )
        return data

    def read_setup(self, data: dict[str, Any]) -> Setup:
        variant = data.get("variant")
        if type(variant) is not dict:
            raise BadData("variant", f"an object is expected, not {shown(variant)}")
        try:
            return self.setup(Int(1, 99).load(data.get("seats"), "seats"), variant)
        except BadSetup as error:
            raise BadData("variant", str(error)) from None

    def read_frame(self, data: Any, where: str, cards: Name, seat: Int, setup: Setup) -> Frame:
        parts = FRAME.read(data, where)
        name = parts["do"]
        if type(name) is not str or name not in self.effects.by_name:
            raise BadData(where, f"the step {shown(name)} is unknown")
        effect = self.effects.by_name[name]
        frame = Frame(
            effect,
            seat.load(parts["seat"], f"{where}.seat"),
            cards.load(parts["source"], f"{where}.source"),
            effect.arg_field().load(parts["arg"], f"{where}.arg"),
        )
        if isinstance(effect, Secret) and (not 0 < frame.arg < 1 << setup.seats or frame.seat != first_in(frame.arg)):
            raise BadData(f"{where}.arg", "these are not the seats that are asked")
        if isinstance(effect, Window) and not effect.fits(frame, setup.seats):
            raise BadData(f"{where}.arg", "these are not the seats that could react")
        return frame

    def check_position(self, game: Game) -> None:
        """Refuse what no game can be: broken conservation, an end that is none, a position that waits for nothing."""
        if bool(game.ended) == bool(game.stack):
            raise BadData("stack", "a game is either over or has something left to do")
        try:
            self.check_sealed(game)
            for law, (found, expected) in self.laws(game).items():
                if found != expected:
                    raise BadData("state", IMPOSSIBLE.format(law) + ("" if type(found) is bool else f": {contrast(found, expected)}"))
            for fact, holds in self.facts(game).items() if self.facts is not None else ():
                if not holds:
                    raise BadData("state", IMPOSSIBLE.format(fact))
            if game.stack:
                top = game.stack[-1]
                options = top.effect.options(game, top)
                if not isinstance(top.effect, Ask) or not options or (len(options) == 1 and not game.is_asked_anyway(top)):
                    raise BadData(f"stack[{len(game.stack) - 1}]", "the position waits for nobody: this step has nothing to ask")
            game.settle()
            for seat in range(game.seats):
                self.view(game, seat)
            self.imagine(game, None, 0)
        except BadData:
            raise
        except Exception as error:  # whatever the rules stumble over, the position is to blame
            raise BadData("state", f"the position contradicts itself ({type(error).__name__}: {error})"[:MOST_SAID]) from None

    def check_sealed(self, game: Game) -> None:
        """Seats that are asked in secret have something to choose; the others' answers are what they could choose."""
        secrets = [frame for frame in game.stack if isinstance(frame.effect, Secret)]
        if len(secrets) != (1 if game.sealed else 0):
            raise BadData("sealed", "answers are sealed while a question is asked in secret, and only then")
        for frame in secrets:
            effect = frame.effect
            for seat, option in enumerate(game.sealed):
                options = effect.options(game, Frame(effect, seat, frame.source, frame.arg)) if isinstance(effect, Secret) else []
                if frame.arg >> seat & 1 and (option >= 0 or not options):
                    raise BadData(f"sealed[{seat}]", "this seat is still asked")
                if option >= 0 and option not in options:
                    raise BadData(f"sealed[{seat}]", "this seat cannot have given that answer")

    def replay(self, record: Any) -> Game:
        """The game of a record, played again choice by choice."""
        found = self.header(record, "record")
        unknown = set(found) - {"format", "game", "rules", "seats", "variant", "seed", "snapshot", "choices", "digest"}
        if unknown:
            raise BadData("", f"the field {shown(sorted(unknown)[0])} is unknown")
        if "snapshot" in found:
            game = self.load(found["snapshot"])
        else:
            setup = self.read_setup(found)
            game = self.new(setup.seats, Int(0, (1 << SEED_BITS) - 1).load(found.get("seed"), "seed"), setup.variant)
        for i, choice in enumerate(ListOf(ShortText(), most=MOST_CHOICES).load(found.get("choices"), "choices")):
            option, by, seat = choice.partition(BY)
            if by and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
                raise BadData(f"choices[{i}]", f"{shown(choice)} is no choice")
            try:
                game.choose(option, int(seat) if by else None)
            except IllegalChoice as error:
                raise BadData(f"choices[{i}]", str(error)) from None
        if found.get("digest") is not None and found["digest"] != game.digest():
            raise BadData("digest", "played again, the record ends in another position")
        return game

    # --- knowledge

    def view(self, game: Game, seat: int | None, waiting: list[Decision] | None = None) -> View:
        """What a seat knows; None is a spectator. Who has found the open decisions already may hand them in."""
        decisions = game.waiting if waiting is None else waiting
        viewer = self.viewer(game, seat)
        asked = [decision for decision in decisions if viewer >= 0 and decision.seat in (viewer, TABLE)]
        sealed = game.sealed[viewer] if game.sealed and viewer >= 0 else -1
        return View(
            viewer,
            self.veiled(game, viewer, recalls=False),
            self.veiled(game, viewer, recalls=True),
            [(decision.seat, decision.kind) for decision in decisions],
            asked[-1] if asked else None,
            self.actions.names[sealed] if sealed >= 0 else "",
        )

    def veiled(self, game: Game, seat: int, recalls: bool) -> Game:
        """A copy for the eyes of a seat, and perhaps for its memory."""
        found = self.veil(game, seat, recalls)
        if self.reveal is not None:
            self.reveal(found, game, seat, recalls)
        return found

    def viewer(self, game: Game, seat: int | None) -> int:
        if seat is None:
            return -1
        if type(seat) is not int or not 0 <= seat < game.seats:
            raise BadSetup(f"there is no seat {shown(seat)}")
        return seat

    def imagine(self, game: Game, seat: int | None, seed: int) -> Game:
        """A full game consistent with what the seat knows; the unknown is drawn anew, future chance included."""
        viewer = self.viewer(game, seat)
        twin = self.dream(game, viewer, seeded(seed))
        twin.rng = seeded(seed ^ OTHER_STREAM)
        twin.learned = 0
        if twin.sealed:
            self.reseal(twin, viewer, seeded(seed ^ SEALED_STREAM))
        twin.wait_again()
        return twin

    def reseal(self, game: Game, seat: int, rng: Rng) -> None:
        """Others' sealed answers are unknown: any of their options is as good."""
        place = len(game.stack) - 1
        while place and not isinstance(game.stack[place].effect, Secret):
            place -= 1  # what a seat does at any time lies above the question
        frame = game.stack[place]
        effect = frame.effect
        if not isinstance(effect, Secret):
            raise DeskaError("there are sealed answers, but nobody is asked in secret")
        for other in range(game.seats):
            if other != seat and game.sealed[other] >= 0:
                options = effect.options(game, Frame(effect, other, frame.source, frame.arg))
                game.sealed[other] = options[rng.below(len(options))]


def same(data: Any, value: object) -> bool:
    """Whether foreign data is just that value; true is not 1."""
    return type(data) is type(value) and bool(data == value)


def plain(variant: Mapping[str, Any]) -> dict[str, Any]:
    """A variant as JSON."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in variant.items()}
