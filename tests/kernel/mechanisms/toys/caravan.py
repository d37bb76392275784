"""An any-time action in the middle of a payment: treasures are cashed while paying, and the payment goes on with what they brought."""

from dataclasses import dataclass
from typing import Any, Final

from deska.kernel import DONE, ActionTable, Ask, Effect, Either, Frame, GameSpec, Reason, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Record
from deska.kernel.combinators import push_all
from deska.kernel.nouns import open_to_all
from deska.kernel.payments import Payment
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, nothing_to_dream

GEM, SCROLL = range(2)
RESOURCES: Final = ("gem", "scroll")
TREASURES: Final = ("pouch", "case")
PRICE: Final = 3
TURNS: Final = 3

ACTIONS: Final = ActionTable()
BUY: Final = ACTIONS.single("buy")
PAY: Final = ACTIONS.verb("pay", resource=("default", *RESOURCES))
CASH: Final = ACTIONS.verb("cash", treasure=TREASURES)


class Caravan(InTurns):
    """A camel costs any three resources and is a point; every turn brings a gem."""

    held: list[list[int]]
    treasures: list[list[int]]

    def anytime(self, seat: int) -> list[int]:
        return [CASH.of(treasure) for treasure, count in enumerate(self.treasures[seat]) if count]

    def interject(self, seat: int, option: int) -> None:
        treasure = CASH.arg(option)
        self.treasures[seat][treasure] -= 1
        push_all(self, Frame(TAKE_TURN, seat, source=treasure), (CONTENTS[treasure],))


@dataclass(frozen=True)
class Gain(Effect):
    gems: int = 0
    scrolls: int = 0

    def resolve(self, game: Caravan, frame: Frame) -> None:
        game.held[frame.seat][GEM] += self.gems
        game.held[frame.seat][SCROLL] += self.scrolls


INCOME: Final = Gain(gems=1)
CONTENTS: Final[tuple[Effect, ...]] = (Gain(gems=2), Either("caravan-case", (Gain(gems=1), Gain(scrolls=1))))
"""A pouch holds two gems, a case a gem or a scroll."""


class PayPrice(Payment):
    kind = "caravan-pay"

    def held(self, game: Caravan, seat: int) -> list[int]:
        return game.held[seat]

    def spend(self, game: Caravan, frame: Frame, kind: int, count: int) -> None:
        game.held[frame.seat][kind] -= count


class TakeTurn(Ask):
    """Only the resources at hand can be paid; a treasure counts once it is cashed."""

    kind = "caravan-turn"
    rules = ("CA-1",)

    def options(self, game: Caravan, frame: Frame) -> list[int]:
        return [BUY, DONE] if PAY_PRICE.possible(game, price(frame.seat)) else [DONE]

    def chosen(self, game: Caravan, frame: Frame, option: int) -> None:
        game.then(frame.seat, INCOME, END_TURN)
        if option == BUY:
            game.then(frame.seat, price(frame.seat), GET_CAMEL)

    def why_not(self, game: Caravan, frame: Frame, option: int) -> Reason | None:
        return Reason("caravan-why-too-poor", "CA-1", {"price": PRICE}) if option == BUY else None


def price(seat: int) -> Frame:
    return Frame(PAY_PRICE, seat, arg=PAY_PRICE.owing(any=PRICE))


class GetCamel(Effect):
    def resolve(self, game: Caravan, frame: Frame) -> None:
        game.points[frame.seat] += 1


PAY_PRICE: Final = PayPrice(PAY)
TAKE_TURN: Final = TakeTurn()
GET_CAMEL: Final = GetCamel()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "caravan-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Caravan:
    seats = range(setup.seats)
    held, treasures = [[2, 1] for _ in seats], [[1, 2] for _ in seats]
    return Caravan(spec, setup, rng, [Frame(TAKE_TURN, 0)], [], held=held, treasures=treasures, turns=0, points=[0 for _ in seats])


def laws(game: Caravan) -> dict[str, tuple[Any, Any]]:
    return {"seats": ([len(game.held), len(game.treasures), len(game.points)], 3 * [game.seats])}


SPEC: Final = GameSpec(
    id="caravan",
    prefix="caravan",
    seats=range(2, 4),
    version=1,
    max_choices=100,
    actions=ACTIONS,
    effects=Vocabulary([PAY_PRICE, TAKE_TURN, GET_CAMEL, INCOME, END_TURN, *CONTENTS]),
    cards=TREASURES,
    state=Record(
        Caravan,
        held=ListOf(ListOf(Int(0, 20), 2, 2), 2, 3),
        treasures=ListOf(ListOf(Int(0, 2), 2, 2), 2, 3),
        turns=Int(0, TURNS * 3),
        points=ListOf(Int(0, 9), 2, 3),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("caravan-end",),
)
