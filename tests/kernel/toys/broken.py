"""Lots, broken in one place each: what the generic suite must find, and by which check."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from deska.kernel import (
    ALL,
    NO,
    PASS,
    TABLE,
    YES,
    ActionTable,
    Effect,
    Frame,
    Game,
    GameSpec,
    Hand,
    Outcome,
    Reason,
    Rng,
    Secret,
    View,
    Vocabulary,
)
from deska.kernel.codec import Field, Int, ListOf, Record, Zone
from deska.kernel.effects import PASSED
from deska.kernel.game import STALLED
from tests.kernel.toys.lots import (
    DRAW,
    FIELDS,
    KINDS,
    LOTS,
    STEPS,
    WOLF,
    Another,
    Bid,
    Lots,
    Player,
    Protest,
    Turn,
    Turns,
    dream,
    look,
    named,
)

BROKEN: Final[dict[str, tuple[str, GameSpec]]] = {}
"""What is wrong -> the check that must find it, and the game."""


def with_step(step: str, effect: Effect) -> GameSpec:
    """Lots with another effect in place of one of its own."""
    effects = Vocabulary([*STEPS, effect])
    effects.by_name[step] = effect
    return replace(LOTS, effects=effects)


def with_state(state: type[Lots], **fields: Field) -> GameSpec:
    return replace(LOTS, state=Record(state, **{**FIELDS, **fields}))


def step(instead_of: str, *checks: str) -> Callable[[type[Effect]], type[Effect]]:
    """Note a broken step; its docstring says what is wrong with it."""

    def note(effect: type[Effect]) -> type[Effect]:
        for check in checks:
            BROKEN[f"{effect.__doc__} ({check})"] = (check, with_step(instead_of, effect()))
        return effect

    return note


def state(*checks: str) -> Callable[[type[Lots]], type[Lots]]:
    def note(cls: type[Lots]) -> type[Lots]:
        for check in checks:
            BROKEN[f"{cls.__doc__} ({check})"] = (check, with_state(cls))
        return cls

    return note


def function(check: str, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Note a broken function of the spec."""

    def note(instead: Callable[..., Any]) -> Callable[..., Any]:
        changes: dict[str, Any] = {name: instead}
        BROKEN[str(instead.__doc__)] = (check, replace(LOTS, **changes))
        return instead

    return note


# --- K1


@state("K1-plain-data")
class HoldsLambda(Lots):
    """The state holds a function."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.later = lambda: self.finish("lt-end")


@state("K1-plain-data")
class HoldsGenerator(Lots):
    """The state holds a generator."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.later: Iterator[int] = (i for i in range(3))


@state("K1-plain-data")
class HoldsReference(Lots):
    """The state refers to a player from a second place."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.leader: Player = self.players[0]


@state("K1-plain-data")
class HoldsForeigner(Lots):
    """The state holds an object of a foreign kind."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.dice = random.Random(1)


class Unlisted(Effect):
    """Not in the vocabulary."""


@step("turns", "K1-plain-data", "K3-snapshot")
class PushesUnlisted(Turns):
    """A step is pushed that the vocabulary does not know."""

    def resolve(self, game: Lots, frame: Frame) -> None:
        game.push(Unlisted(), TABLE)
        super().resolve(game, frame)


# --- K2


@step("turn", "K2-determined")
class DrawsFromPython(Turn):
    """Python's own generator decides which card is drawn."""

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        random.shuffle(game.deck.cards)
        super().chosen(game, frame, option)


# --- K3


@state("K3-clone")
class SharesList(Lots):
    """A clone shares a list."""

    def clone(self) -> Lots:
        twin = super().clone()
        twin.played = self.played
        return twin


@state("K3-clone")
class SharesGenerator(Lots):
    """A clone shares the generator."""

    def clone(self) -> Lots:
        twin = super().clone()
        twin.rng = self.rng
        return twin


@state("K3-clone", "K9-undo")
class ForgetsInClone(Lots):
    """A clone loses a number."""

    def clone(self) -> Lots:
        twin = super().clone()
        twin.held = 0
        return twin


class Tally:
    """Looks like a value, but is changed in place."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


@state("K3-clone")
class SharesTally(Lots):
    """A clone shares an object that changes."""

    def __init__(self, *args: Any, tally: Tally | None = None, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.tally = tally or Tally()

    def clone(self) -> Lots:
        twin = super().clone()
        assert isinstance(twin, SharesTally)
        twin.tally = self.tally
        return twin

    def settle(self) -> None:
        self.tally.count += 1
        super().settle()


@state("K3-snapshot")
class ForgetsInSnapshot(Lots):
    """A snapshot leaves a field out."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.warned = False

    def play(self, option: int) -> None:
        self.warned = not self.warned
        super().play(option)


class Constant(Field):
    """Writes a number, reads it back as nothing."""

    def load(self, data: Any, where: str) -> int:
        return 0


class AsTuple(Field):
    """Writes what JSON does not know."""

    def dump(self, value: Any) -> Any:
        return (value,)

    def load(self, data: Any, where: str) -> Any:
        return data[0]


PLAYERS: Final = ListOf(Record(Player, hand=Zone(KINDS, Hand), coins=Constant(), points=Int(0, 3), voice=Int(0, 1)), 2, 3)
BROKEN["Reading a snapshot ignores a field."] = ("K3-snapshot", with_state(Lots, players=PLAYERS))
BROKEN["A snapshot is not plain JSON."] = ("K3-snapshot", with_state(Lots, held=AsTuple()))

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


@function("K4-pure", "look")
def curious_look(game: Lots, seat: int) -> View:
    """Looking at a game changes it."""
    game.voided, game.held = game.voided + 1, game.held + 1
    return look(game, seat)


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


# --- K6


@function("K6-views", "look")
def look_at_generator(game: Lots, seat: int) -> View:
    """A view shows the generator."""
    view = look(game, seat)
    return View(seat, {**view.visible, "next": game.rng.words()[0]}, view.remembered)


@function("K6-views", "look")
def look_at_list(game: Lots, seat: int) -> View:
    """A view is a window into the state, not a copy."""
    view = look(game, seat)
    return View(seat, {**view.visible, "played": game.played}, view.remembered)


@function("K6-views", "look")
def look_at_object(game: Lots, seat: int) -> View:
    """A view is not plain JSON."""
    view = look(game, seat)
    return View(seat, {**view.visible, "seats": {1, 2}}, view.remembered)


@function("K6a-looks", "look")
def look_into_hands(game: Lots, seat: int) -> View:
    """A view shows all hands."""
    view = look(game, seat)
    return View(seat, {**view.visible, "hands": [named(player.hand.cards) for player in game.players]}, view.remembered)


def keep_hands(game: Lots, seat: int, rng: Rng) -> Game:
    """Only the deck is imagined."""
    twin = game.clone()
    pool = sorted(game.deck.unknown_to(seat))
    rng.shuffle(pool)
    twin.deck = game.deck.imagined(seat, pool)
    return twin


BROKEN["A view shows all hands, and imagining keeps them."] = ("K6-hidden", replace(LOTS, look=look_into_hands, dream=keep_hands))


@function("K6b-knowledge", "dream")
def dream_in_order(game: Lots, seat: int, rng: Rng) -> Game:
    """What is imagined follows from the true order of the cards."""
    twin = game.clone()
    pool = game.deck.unknown_to(seat)
    for player in game.players:
        pool += player.hand.unknown_to(seat)
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    twin.deck = game.deck.imagined(seat, pool)
    return twin


@function("K6b-unseen", "dream")
def dream_of_deck(game: Lots, seat: int, rng: Rng) -> Game:
    """Imagining keeps the deck."""
    twin = game.clone()
    pool = sorted(card for player in game.players for card in player.hand.unknown_to(seat))
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
    return twin


@function("K6c-chance", "dream")
def dream_of_truth(game: Lots, seat: int, rng: Rng) -> Game:
    """Imagining returns a clone."""
    return game.clone()


@function("K6c-chance", "dream")
def dream_of_hands(game: Lots, seat: int, rng: Rng) -> Game:
    """Imagining keeps the other hands."""
    return keep_hands(game, seat, rng)


@function("K6c-chance", "dream")
def dream_true_at_times(game: Lots, seat: int, rng: Rng) -> Game:
    """Every second game imagined is the real one."""
    return game.clone() if rng.below(2) else dream(game, seat, rng)


@step("protest", "K6d-told")
class TellsNothing(Protest):
    """A die is cast, but nobody is told."""

    def react(self, game: Lots, frame: Frame, option: int) -> None:
        heard, game.heard = game.heard, False
        super().react(game, frame, option)
        game.heard = heard


@function("K6e-games", "dream")
def dream_of_wolves(game: Lots, seat: int, rng: Rng) -> Game:
    """An imagined game has other cards than the real one."""
    twin = dream(game, seat, rng)
    assert isinstance(twin, Lots)
    twin.deck.cards = [WOLF] * len(twin.deck)
    return twin


@function("K6-greedy", "greedy")
def greedy_for_anything(game: Lots, seat: int, rng: Rng) -> int:
    """The greedy player chooses what is not offered."""
    return PASS


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
class MiscountsPoints(Lots):
    """The points by source do not add up."""

    def result(self, reason: str) -> Outcome:
        return replace(super().result(reason), breakdown=tuple({"auctions": 7} for _ in self.players))


@state("K7-stalled")
class CannotStall(Lots):
    """A game that takes too long has no outcome."""

    def result(self, reason: str) -> Outcome:
        return super().result("lt-end" if reason == STALLED else reason)


# --- K8


@step("turn", "K8-silent")
class TalksToNobody(Turn):
    """Events are made although nobody listens."""

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        super().chosen(game, frame, option)
        game.tell("lt-done", player=frame.seat)


@state("K8-silent")
class KeepsRecorder(Lots):
    """A clone keeps the recorder."""

    def clone(self) -> Lots:
        twin = super().clone()
        twin.recorder = self.recorder
        return twin


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
    """What a seat may answer depends on what others answered in secret."""

    def options(self, game: Lots, frame: Frame) -> list[int]:
        options = super().options(game, frame)
        return [option for option in options if option not in game.sealed] or options


@step("bid", "K11-secret")
class FirstComeFirstServed(Bid):
    """Who answers last is on turn."""

    def seal(self, game: Game, frame: Frame, seat: int, option: int) -> None:
        game.turn = seat
        super().seal(game, frame, seat, option)


@function("K11-secret", "look")
def look_at_answers(game: Lots, seat: int) -> View:
    """A view shows what others answered in secret."""
    view = look(game, seat)
    return View(seat, {**view.visible, "bids": game.sealed[:]}, view.remembered)


@state("K11-secret")
class AsksOneByOne(Lots):
    """Seats that are asked at the same time are not all told so."""

    @property
    def waiting(self) -> list[Any]:
        return super().waiting[:1]


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


# --- K14


@step("protest", "K14-windows")
class NoPassing(Protest):
    """Who can react has to."""

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
            others = [seat for seat in self.order(game, frame) if seat != top.seat]
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
    """What is allowed at any time is not offered in one decision."""

    def settle(self) -> None:
        super().settle()
        if self.stack and isinstance(self.stack[-1].effect, Turn):
            self.legal = self.legal[: self.asked]
