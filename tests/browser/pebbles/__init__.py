"""Pebbles: a whole game in one room. Take one to three pebbles from a heap; who takes the last one wins.

Nothing outside the tests knows it, and the client least of all: it is drawn from its scene, like every other game.
"""

from typing import Any, Final

from deska.kernel import ActionTable, Ask, Frame, GameSpec, Outcome, Reason, Rng, Setup, View, Vocabulary
from deska.kernel.codec import Int, ListOf, Record
from deska.kernel.scenes import CardFrame, Cloth, Face, Fact, Look, Message, Piece, Scene, SeatLine, Sign, Tint, Zone
from tests.kernel.mechanisms.toys.toy import Toy, look_at_all, nothing_to_dream

HEAPS: Final[dict[str, int]] = {"moss": 3, "sand": 5, "slate": 4}
NAMES: Final = tuple(HEAPS)
ACTIONS: Final = ActionTable()
TAKE: Final = ACTIONS.verb("take", heap=NAMES, count=("1", "2", "3"))


class Pebbles(Toy):
    heaps: list[int]

    def result(self, reason: str) -> Outcome:
        return Outcome(tuple(self.points), (self.turn,), reason)


class Turn(Ask):
    kind = "pb-turn"
    rules = ("PB-001",)

    def options(self, game: Pebbles, frame: Frame) -> list[int]:
        return [TAKE.of(heap, count) for heap, left in enumerate(game.heaps) for count in range(min(3, left))]

    def chosen(self, game: Pebbles, frame: Frame, option: int) -> None:
        heap, count = TAKE.arg(option), TAKE.second(option) + 1
        game.heaps[heap] -= count
        game.points[frame.seat] += count
        if game.heard:
            game.tell("pb-took", player=frame.seat, heap=heap, count=count)
        if not any(game.heaps):
            game.finish("pb-end")  # PB-002
            return
        game.turn = (frame.seat + 1) % game.seats
        game.push(TURN, game.turn)

    def why_not(self, game: Pebbles, frame: Frame, option: int) -> Reason | None:
        return Reason("pb-too-few", "PB-001", {"count": game.heaps[TAKE.arg(option)]}) if TAKE.holds(option) else None


TURN: Final = Turn()
LOOK: Final = Look(
    dark=Cloth("#26343B", "#10171B", "#7FD1C7", "#04211D"),
    light=Cloth("#EEF2F2", "#CDD8D8", "#0B5A52", "#FFFFFF"),
    emblem="stone-pile",
    tints={"stone": Tint("#68747C", "#333B41", "dots")},
    signs={"pebble": Sign("stone-sphere")},
    frames={"heap": CardFrame("plain")},
)


def scene(view: View) -> Scene:
    heaps = tuple(
        Piece(f"heaps/{heap}", "card", Face("heap", Message(f"pb-heap-{heap}"), tint="stone"), count=left, offers=offers(heap))
        for heap, left in zip(NAMES, view.visible["heaps"], strict=True)
    )
    seats = tuple(SeatLine(seat, Fact("pebble", str(points))) for seat, points in enumerate(view.visible["points"]))
    return Scene((Zone("heaps", "centre", "row", Message("pb-heaps"), heaps),), seats)


def offers(heap: str) -> tuple[str, ...]:
    return tuple(f"take:{heap}:{count}" for count in (1, 2, 3))


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Pebbles:
    return Pebbles(spec, setup, rng, [Frame(TURN, 0)], [], heaps=list(HEAPS.values()), points=[0] * setup.seats)


def laws(game: Pebbles) -> dict[str, tuple[Any, Any]]:
    return {"pebbles": (sum(game.heaps) + sum(game.points), sum(HEAPS.values())), "seats": (len(game.points), game.seats)}


SPEC: Final = GameSpec(
    id="pebbles",
    prefix="pb",
    seats=range(2, 4),
    version=1,
    max_choices=20,
    actions=ACTIONS,
    effects=Vocabulary([TURN]),
    cards=(),
    state=Record(Pebbles, heaps=ListOf(Int(0, 5), 3, 3), points=ListOf(Int(0, 12), 2, 3)),
    begin=begin,
    look=look_at_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("pb-end",),
    nouns={"heap": NAMES},
    scene=scene,
    style=LOOK,
)
