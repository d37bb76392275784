"""Lots with a state that cannot be copied, written down or relied on (K1, K2, K3, K8)."""

import random
from collections.abc import Iterator
from typing import Any, Final, Self

from deska.kernel import TABLE, Effect, Frame, Hand
from deska.kernel.codec import CardsOf, Field, Int, ListOf, Record
from deska.kernel.game import ENDLESS
from tests.kernel.toys.breaking import BROKEN, state, step, with_state
from tests.kernel.toys.lots import KINDS, Lots, Player, Turn, Turns

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
    """An effect that is not in the vocabulary."""


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

    def clone(self) -> Self:
        twin = super().clone()
        twin.played = self.played
        return twin


@state("K3-clone")
class SharesGenerator(Lots):
    """A clone shares the generator."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.rng = self.rng
        return twin


@state("K3-clone", "K9-undo")
class ForgetsInClone(Lots):
    """A clone loses a number."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.held = 0
        return twin


class Tally:
    """An object that looks like a value, but is changed in place."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


@state("K3-clone")
class SharesTally(Lots):
    """A clone shares an object that changes."""

    def __init__(self, *args: Any, tally: Tally | None = None, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.tally = tally or Tally()

    def clone(self) -> Self:
        twin = super().clone()
        assert isinstance(twin, SharesTally)
        twin.tally = self.tally
        return twin

    def settle(self, most: int = ENDLESS) -> bool:
        self.tally.count += 1
        return super().settle(most)


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
    """Writes a number and reads it back as nothing."""

    def load(self, data: Any, where: str) -> int:
        return 0


class AsTuple(Field):
    """Writes something that JSON does not know."""

    def dump(self, value: Any) -> Any:
        return (value,)

    def load(self, data: Any, where: str) -> Any:
        return data[0]


PLAYERS: Final = ListOf(Record(Player, hand=CardsOf(KINDS, Hand), coins=Constant(), points=Int(0, 3), voice=Int(0, 1)), 2, 3)
BROKEN["Reading a snapshot ignores a field."] = ("K3-snapshot", with_state(Lots, players=PLAYERS))
BROKEN["A snapshot is not plain JSON."] = ("K3-snapshot", with_state(Lots, held=AsTuple()))


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

    def clone(self) -> Self:
        twin = super().clone()
        twin.recorder = self.recorder
        return twin
