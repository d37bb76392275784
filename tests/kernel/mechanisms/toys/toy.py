"""The base of all toys. A toy is as short as it can be; a real game writes out constructor and clone, for speed and for its readers."""

from dataclasses import dataclass
from typing import Any, Self

from deska.kernel import Effect, Frame, Game, GameSpec, Hand, Pile, Rng, Setup
from deska.kernel.nouns import veil_hand
from deska.kernel.values import Outcome


class Toy(Game):
    """A state with the fields of its spec's record; most points win."""

    points: list[int]

    def __init__(self, spec: GameSpec, setup: Setup, rng: Rng, stack: list[Frame], legal: list[int], **state: Any) -> None:
        super().__init__(spec, setup, rng, stack, legal)
        for name, value in state.items():
            setattr(self, name, value)

    def clone(self) -> Self:
        state = {name: copied(getattr(self, name)) for name in self.spec.state.fields}
        twin = type(self)(self.spec, self.setup, self.rng.clone(), self.stack[:], self.legal[:], **state)
        self.carry(twin)
        return twin

    def result(self, reason: str) -> Outcome:
        return most_wins(self.points, reason)


def most_wins(scores: list[int], reason: str) -> Outcome:
    best = max(scores)
    return Outcome(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best), reason)


def copied(value: Any) -> Any:
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value.clone() if isinstance(value, Hand | Pile) else value


class InTurns(Toy):
    """A toy in which every seat has equally many turns."""

    turns: int
    """The number of turns taken so far, by all."""


@dataclass(frozen=True)
class PassOn(Effect):
    """The turn of the next seat, until every seat has had so many."""

    step: Effect
    turns: int
    ending: str

    def resolve(self, game: InTurns, frame: Frame) -> None:
        game.turns += 1
        if game.turns == self.turns * game.seats:
            game.finish(self.ending)
            return
        game.turn = (frame.seat + 1) % game.seats
        game.push(self.step, game.turn)


def veil_hands(hands: list[Hand], seat: int, recalls: bool) -> list[Hand]:
    """Everybody sees only their own hand."""
    return [veil_hand(hand, seat, owner == seat, recalls) for owner, hand in enumerate(hands)]


def nothing_to_dream(game: Game, seat: int, rng: Rng) -> Game:
    """The imagined game of a game without secrets."""
    return game.clone()


def play(game: Game, *options: str) -> None:
    """Choose one option after the other."""
    for option in options:
        game.choose(option)
