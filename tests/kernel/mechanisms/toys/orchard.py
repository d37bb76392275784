"""Simultaneous triggers: several permanent cards fire at the same moment and their owner orders them, one by one."""

from dataclasses import dataclass
from typing import Any, Final

from deska.kernel import ActionTable, Ask, Effect, Frame, GameSpec, InAnyOrder, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Name, Record
from deska.kernel.nouns import open_to_all
from deska.kernel.triggers import Simultaneous
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, nothing_to_dream

CARDS: Final = ("basket", "bees", "cider", "press", "scarecrow")
MARKET: Final = (0, 0, 0, 1, 2, 2, 3, 3, 4)
TURNS: Final = 5

ACTIONS: Final = ActionTable()
PLANT: Final = ACTIONS.verb("plant", card=CARDS)
HARVEST: Final = ACTIONS.single("harvest")
FIRST: Final = ACTIONS.verb("first", card=CARDS)


class Orchard(InTurns):
    """Plant a card or harvest an apple; planted cards react to harvests for ever."""

    market: list[int]
    planted: list[list[int]]
    apples: list[int]


@dataclass(frozen=True)
class Pick(Effect):
    apples: int

    def resolve(self, game: Orchard, frame: Frame) -> None:
        game.apples[frame.seat] += self.apples


class Double(Effect):
    def resolve(self, game: Orchard, frame: Frame) -> None:
        game.apples[frame.seat] *= 2


@dataclass(frozen=True)
class Sell(Effect):
    """Sell apples for points, if there are so many."""

    apples: int
    points: int

    def possible(self, game: Orchard, frame: Frame) -> bool:
        return game.apples[frame.seat] >= self.apples

    def resolve(self, game: Orchard, frame: Frame) -> None:
        if self.possible(game, frame):
            game.apples[frame.seat] -= self.apples
            game.points[frame.seat] += self.points


OWN_HARVEST: Final[dict[str, Effect]] = {
    "basket": Pick(2),
    "bees": Double(),
    "cider": Sell(4, 3),
    "press": InAnyOrder("orchard-press", (Pick(1), Sell(2, 1)), optional=True),
}
OTHERS_HARVEST: Final[dict[str, Effect]] = {"scarecrow": InAnyOrder("orchard-scarecrow", (Pick(1), Sell(3, 1)))}


def due(game: Orchard, seat: int, when: dict[str, Effect]) -> list[Frame]:
    """The steps of a seat's cards that are due."""
    return [Frame(when[CARDS[card]], seat, source=card) for card in game.planted[seat] if CARDS[card] in when]


class OrderTriggers(Simultaneous):
    kind = "orchard-order"


class TakeTurn(Ask):
    kind = "orchard-turn"

    def options(self, game: Orchard, frame: Frame) -> list[int]:
        return [*[PLANT.of(card) for card in sorted(set(game.market))], HARVEST]

    def chosen(self, game: Orchard, frame: Frame, option: int) -> None:
        game.push(END_TURN, frame.seat)
        if option == HARVEST:
            game.then(frame.seat, Pick(1), HARVESTED)
        else:
            game.market.remove(PLANT.arg(option))
            game.planted[frame.seat].append(PLANT.arg(option))


class Harvested(Effect):
    """Own cards first, then those of the other seat; each owner orders their own."""

    def resolve(self, game: Orchard, frame: Frame) -> None:
        other = 1 - frame.seat
        ORDER_TRIGGERS.start(game, other, due(game, other, OTHERS_HARVEST))
        ORDER_TRIGGERS.start(game, frame.seat, due(game, frame.seat, OWN_HARVEST))


ORDER_TRIGGERS: Final = OrderTriggers(FIRST)
TAKE_TURN: Final = TakeTurn()
HARVESTED: Final = Harvested()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "orchard-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Orchard:
    stack = [Frame(TAKE_TURN, 0)]
    return Orchard(spec, setup, rng, stack, [], market=list(MARKET), planted=[[], []], apples=[0, 0], turns=0, points=[0, 0])


def laws(game: Orchard) -> dict[str, tuple[Any, Any]]:
    return {"cards": (sorted(game.market + game.planted[0] + game.planted[1]), sorted(MARKET))}


SPEC: Final = GameSpec(
    id="orchard",
    prefix="orchard",
    seats=range(2, 3),
    version=1,
    max_choices=500,
    actions=ACTIONS,
    effects=Vocabulary([ORDER_TRIGGERS, TAKE_TURN, HARVESTED, END_TURN, Pick(1), *OWN_HARVEST.values(), *OTHERS_HARVEST.values()]),
    cards=CARDS,
    state=Record(
        Orchard,
        market=ListOf(Name(CARDS)),
        planted=ListOf(ListOf(Name(CARDS)), 2, 2),
        apples=ListOf(Int(0, 999), 2, 2),
        turns=Int(0, TURNS * 2),
        points=ListOf(Int(0, 999), 2, 2),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("orchard-end",),
    nouns={"card": CARDS},
)
