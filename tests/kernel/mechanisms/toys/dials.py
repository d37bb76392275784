"""Secret simultaneous choices: dials are set in any order and opened together, ties are broken; a flask may be drunk at any time."""

from dataclasses import dataclass
from typing import Any, Final

from deska.kernel import TABLE, ActionTable, Effect, Either, Frame, GameSpec, Reason, Rng, Secret, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Record
from deska.kernel.nouns import open_to_all
from tests.kernel.mechanisms.toys.toy import Toy, nothing_to_dream

MOST_MANA: Final = 9
PRIZES: Final = (3, 4)
"""The prizes of the regions, in the order of their battles."""

ACTIONS: Final = ActionTable()
DIAL: Final = ACTIONS.verb("dial", mana=tuple(str(mana) for mana in range(MOST_MANA + 1)))
DRINK: Final = ACTIONS.single("drink")


class Dials(Toy):
    """Witches stand in two regions; each battle has one winner."""

    region: int
    first: int
    mana: list[int]
    flasks: list[int]
    witches: list[list[int]]
    """The witches in each region, by seat."""

    def anytime(self, seat: int) -> list[int]:
        return [DRINK] if self.flasks[seat] else []

    def interject(self, seat: int, option: int) -> None:
        self.flasks[seat] -= 1
        self.push(FLASK, seat)


@dataclass(frozen=True)
class Gain(Effect):
    mana: int = 0
    points: int = 0

    def resolve(self, game: Dials, frame: Frame) -> None:
        game.mana[frame.seat] = min(game.mana[frame.seat] + self.mana, MOST_MANA)
        game.points[frame.seat] += self.points


FLASK: Final = Either("dials-flask", (Gain(mana=2), Gain(points=1)))


class SetDial(Secret):
    """Pay any part of one's mana. The highest strength wins, then the most mana paid, then the seat nearest to the first one."""

    kind = "dials-set"
    rules = ("DI-1",)

    def options(self, game: Dials, frame: Frame) -> list[int]:
        return [DIAL.of(mana) for mana in range(game.mana[frame.seat] + 1)]

    def revealed(self, game: Dials, frame: Frame, answers: list[int]) -> None:
        best, winner = (-1, -1, -1), -1
        for seat, answer in enumerate(answers):
            if answer < 0:
                continue
            paid = DIAL.arg(answer)
            game.mana[seat] -= paid
            if game.heard:
                game.tell("dials-opened", player=seat, mana=paid)
            rank = (game.witches[game.region][seat] + paid, paid, -((seat - game.first) % game.seats))
            if rank > best:
                best, winner = rank, seat
        game.points[winner] += PRIZES[game.region]
        game.first = winner
        game.then(TABLE, NEXT_BATTLE)

    def why_not(self, game: Dials, frame: Frame, option: int) -> Reason | None:
        return Reason("dials-why-too-much", "DI-1", {"mana": game.mana[frame.seat]}) if DIAL.holds(option) else None


class Battle(Effect):
    def resolve(self, game: Dials, frame: Frame) -> None:
        SET_DIAL.start(game, [seat for seat in range(game.seats) if game.witches[game.region][seat]])


class NextBattle(Effect):
    def resolve(self, game: Dials, frame: Frame) -> None:
        if game.region + 1 == len(PRIZES):
            game.finish("dials-end")
            return
        game.region += 1
        game.push(BATTLE, TABLE)


SET_DIAL: Final = SetDial()
BATTLE: Final = Battle()
NEXT_BATTLE: Final = NextBattle()


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Dials:
    seats = setup.seats
    witches = [[1 + rng.below(2) for _ in range(seats)], [rng.below(2) for _ in range(seats - 1)] + [1]]
    stack = [Frame(BATTLE, TABLE)]
    return Dials(spec, setup, rng, stack, [], region=0, first=0, mana=[4] * seats, flasks=[1] * seats, witches=witches, points=[0] * seats)


def laws(game: Dials) -> dict[str, tuple[Any, Any]]:
    lists = [game.mana, game.flasks, game.points, *game.witches]
    return {"seats": ([len(items) for items in lists], [game.seats] * 5), "somebody fights": (all(map(any, game.witches)), True)}


SPEC: Final = GameSpec(
    id="dials",
    prefix="dials",
    seats=range(2, 5),
    version=1,
    max_choices=50,
    actions=ACTIONS,
    effects=Vocabulary([SET_DIAL, BATTLE, NEXT_BATTLE, FLASK]),
    cards=(),
    state=Record(
        Dials,
        region=Int(0, len(PRIZES) - 1),
        first=Int(0, 3),
        mana=ListOf(Int(0, MOST_MANA), 2, 4),
        flasks=ListOf(Int(0, 1), 2, 4),
        witches=ListOf(ListOf(Int(0, 9), 2, 4), 2, 2),
        points=ListOf(Int(0, 99), 2, 4),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("dials-end",),
)
