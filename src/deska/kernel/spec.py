"""A game as the rest of the world sees it: how to set it up, write it down, look at it, imagine it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from deska.kernel.actions import ActionTable
from deska.kernel.codec import Int, ListOf, Record, ShortText, shown
from deska.kernel.effects import Effect, Frame, Secret, Vocabulary
from deska.kernel.errors import BadData, BadSetup, DeskaError, IllegalChoice
from deska.kernel.game import Game, Setup
from deska.kernel.kinds import Names
from deska.kernel.records import BY, Recorder
from deska.kernel.rng import SEED_BITS, Rng, seeded
from deska.kernel.scenes import Piece, Scene, Style
from deska.kernel.snapshots import MOST_CHOICES, check_header, check_position, plain, read, read_setup, write
from deska.kernel.switches import Switch
from deska.kernel.values import TABLE, Decision, Event, View

OTHER_STREAM: Final = 0x9E3779B97F4A7C15F39CC0605CEDC834
SEALED_STREAM: Final = 0x2545F4914F6CDD1D8E8F9A1B2C3D4E5F
"""Mixed into the seed of an imagined game: its future chance and the sealed answers of others have generators of their own."""
PLAYERS: Final = ("player", "other")
"""The arguments of messages that are seats."""


@dataclass(frozen=True)
class GameSpec:
    """Everything that the kernel and the packages above it need to know about a game. Built once, at import."""

    id: str
    """The name of the game in commands, files and addresses."""
    prefix: str
    """The beginning of its message ids: `et` for `et-turn`."""
    seats: range
    """The numbers of seats that it can be played with."""
    version: int
    """The version of its rules. Raise it when golden games change their digests."""
    max_choices: int
    """A game with more choices than this has stalled and counts as it stands (K7)."""
    actions: ActionTable
    """The table of everything that can be chosen; `ACTIONS.bind()` if cards are named in it."""
    effects: Vocabulary
    """All effects that can lie on the stack."""
    cards: Names
    """All cards. Each of them can be the source of a step."""
    state: Record
    """The codec of the state."""
    begin: Callable[["GameSpec", Setup, Rng], Game]
    """Builds the state and puts the first step on the stack."""
    veil: Callable[[Any, int, bool], Game]
    """Makes a copy in which everything is veiled that a seat may not see: (game, seat, recalls). -1 is a spectator; with `recalls` the
    copy also shows what a perfect memory knows."""
    dream: Callable[[Any, int, Rng], Game]
    """Makes a clone in which all that the seat does not know is drawn anew."""
    laws: Callable[[Any], dict[str, tuple[Any, Any]]]
    """The conservation laws: name -> (the actual value, the value it has to have)."""
    endings: tuple[str, ...]
    """The reasons for which a game can end."""
    clone: Callable[[Any], Any] | None = None
    """Makes an exact, independent copy."""
    reveal: Callable[[Any, Any, int, bool], None] | None = None
    """Adds to a veiled copy what the sights of single fields cannot express: (copy, game, seat, recalls)."""
    invariants: Callable[[Any], dict[str, bool]] | None = None
    """Statements that hold in every position of a game. They are checked when a foreign snapshot is read."""
    box: Any = None
    """The catalogue of all cards and boards."""
    nouns: Mapping[str, Names] = field(default_factory=dict)
    """The arguments of messages that are names of things: `card` -> all cards."""
    seat_nouns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Nouns that stand for seats, such as colours, so that texts call people by their own names."""
    rival: str = ""
    """The opponent that the rules play, such as an automaton."""
    variants: tuple[Switch, ...] = ()
    """The switches with which the game can be set up."""
    check: Callable[[Setup], None] | None = None
    """Refuses combinations of seats and switches."""
    evaluate: Callable[[Any, int], float] | None = None
    """Estimates the chance of a seat to win an imagined game, from 0 to 1."""
    features: Callable[[Any, int], list[float]] | None = None
    """The numbers that the chance of a seat depends on; `deska train` learns from them, and `evaluate` may use what it has learned."""
    feature_names: tuple[str, ...] = ()
    era: Callable[[Any], int] | None = None
    """The number of the era of a long game, such as an Age: search stops at its end, where `evaluate` judges well and luck is little."""
    horizon: int = 0
    """The turns of each seat after which search stops and `evaluate` judges; 0 if it goes on to the end of the era or the game."""
    blur: float = 0.0
    """The lead below which `evaluate` cannot tell two options apart: a smaller one does not overrule the sensible player."""
    greedy: Callable[[Any, int, Rng], int] | None = None
    """The policy of a sensible player: it gets an imagined game and answers with an option."""
    sight: Callable[[Any, int], float] | None = None
    """The worth of what a seat has to a beginner: one more tempts the lowest level of bots. Without it, the points of `result`."""
    baselines: Mapping[str, Callable[[Any, int, Rng], int]] = field(default_factory=dict)
    """Policies of simple players that others are measured by, the weakest first."""
    scene: Callable[[View], Scene] | None = None
    """Draws the table as a seat sees it."""
    style: Style | None = None
    """The colours, shapes and signs of the table."""
    portrait: Callable[[str], Piece | None] | None = None
    """Draws a thing by its name, as a moment shows it, even if it does not lie on the table."""
    cooperative: bool = False
    """True if all players win or lose together."""
    open_hands: bool = False
    """True if players have no secrets from each other."""
    minutes: int = 0
    """The usual length of a game between people."""
    headings: tuple[str, ...] = ()
    """Events that begin a part of the game, and of the log: an age, a round."""
    turns: tuple[str, ...] = ()
    """Events that begin a turn."""
    details: tuple[str, ...] = ()
    """Events that the next one of the same seat sums up: the log shows the sum instead."""
    silent: tuple[str, ...] = ()
    """Events that an earlier one has announced: pieces move, but the log leaves them out."""
    quiet: tuple[str, ...] = ()
    """Events that a later one sums up: they are in the log, but are not announced."""
    asides: tuple[str, ...] = ()
    """Events that go along with what a turn does, such as a payment: they tell a turn only if nothing else does."""
    amounts: Mapping[str, int] = field(default_factory=dict)
    """Events by which a seat gains (1) or pays (-1) so many of a thing whose name is a sign, where the seats' figures do not show it."""
    does: Callable[[int], Effect | None] | None = None
    """The effect that an option carries out. Its text becomes the label of the option."""
    sides: Callable[[Any], tuple[str, ...]] | None = None
    """The side that each seat played (a clan, a faction), so that `deska balance` can compare them."""
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
        """The events before the first choice of a game with that start. The game is set up once more to hear them; a snapshot has none."""
        if "seed" not in start:
            return []
        game = self.begin(self, self.setup(start["seats"], start["variant"]), seeded(start["seed"]))
        game.heard = True
        game.settle()
        return game.events

    # --- names at the border

    def named(self, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments of a message with numbers turned into names."""
        return {
            key: self.nouns[key][value] if key in self.nouns and type(value) is int and value >= 0 else value for key, value in args.items()
        }

    # --- writing down

    def dump(self, game: Game) -> dict[str, Any]:
        """A complete snapshot of the game, as plain data by names."""
        return write(game)

    def load(self, data: Any) -> Game:
        """The game of a foreign snapshot, or BadData."""
        game = read(self, data)
        check_position(game)
        game.recorder = Recorder({"snapshot": game.dump()})
        return game

    def restore(self, data: Any) -> Game:
        """The game of a snapshot that we made ourselves: its position needs no check, and it has no history."""
        game = read(self, data)
        game.wait_again()
        return game

    def replay(self, record: Any) -> Game:
        """The game of a record, played again choice by choice."""
        data = check_header(self, record, "record")
        unknown = set(data) - {"format", "game", "rules", "seats", "variant", "seed", "snapshot", "choices", "digest"}
        if unknown:
            raise BadData("", f"the field {shown(sorted(unknown)[0])} is unknown")
        if "snapshot" in data:
            game = self.load(data["snapshot"])
        else:
            setup = read_setup(self, data)
            game = self.new(setup.seats, Int(0, (1 << SEED_BITS) - 1).load(data.get("seed"), "seed"), setup.variant)
        for i, choice in enumerate(ListOf(ShortText(), most=MOST_CHOICES).load(data.get("choices"), "choices")):
            option, by, seat = choice.partition(BY)
            if by and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
                raise BadData(f"choices[{i}]", f"{shown(choice)} is no choice")
            try:
                game.choose(option, int(seat) if by else None)
            except IllegalChoice as error:
                raise BadData(f"choices[{i}]", str(error)) from None
        if data.get("digest") is not None and data["digest"] != game.digest():
            raise BadData("digest", "played again, the record ends in another position")
        return game

    # --- knowledge

    def view(self, game: Game, seat: int | None, waiting: list[Decision] | None = None, recalls: bool = True) -> View:
        """The knowledge of a seat; None is a spectator. A caller that already has `game.waiting` may hand it in.

        A scene shows what the seat sees now: whoever draws one needs no memory, and saves the second copy of the state.
        """
        decisions = game.waiting if waiting is None else waiting
        viewer = self.viewer(game, seat)
        asked = [decision for decision in decisions if viewer >= 0 and decision.seat in (viewer, TABLE)]
        sealed = game.sealed[viewer] if game.sealed and viewer >= 0 else -1
        seen = self.veiled(game, viewer, recalls=False)
        return View(
            viewer,
            seen,
            self.veiled(game, viewer, recalls=True) if recalls else seen,
            [(decision.seat, decision.kind) for decision in decisions],
            asked[-1] if asked else None,
            self.actions.names[sealed] if sealed >= 0 else "",
        )

    def veiled(self, game: Game, seat: int, recalls: bool) -> Game:
        """A copy that shows only what the seat sees, or with `recalls` also what it remembers."""
        copy = self.veil(game, seat, recalls)
        if self.reveal is not None:
            self.reveal(copy, game, seat, recalls)
        return copy

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
        """Replace the sealed answers of other seats by random ones: the seat does not know them."""
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
