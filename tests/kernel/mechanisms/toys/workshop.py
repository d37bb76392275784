"""Permanent effects and once-per-round effects: a discount that is asked for, machines that are exhausted and refreshed."""

from typing import Any, Final

from deska.kernel import PASS, ActionTable, Ask, Effect, Frame, GameSpec, Reason, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Mask, Record
from deska.kernel.combinators import Exchange, could, push_all
from deska.kernel.nouns import open_to_all
from tests.kernel.mechanisms.toys.toy import Toy, nothing_to_dream

CARDS: Final = ("mentor", "mill", "kiln")
MENTOR: Final = 0
PRICES: Final = (2, 3, 4)
ROUNDS: Final = 3

ACTIONS: Final = ActionTable()
BUY: Final = ACTIONS.verb("buy", card=CARDS)
EARN: Final = ACTIONS.single("earn")
EXHAUST: Final = ACTIONS.verb("exhaust", card=CARDS)


class Workshop(Toy):
    """A turn has one main action and any number of exhaust effects; a seat that passes is out of the round."""

    coins: list[int]
    owned: list[int]
    exhausted: list[int]
    passed: int
    round: int


class EarnCoins(Effect):
    def resolve(self, game: Workshop, frame: Frame) -> None:
        game.coins[frame.seat] += 2


class SpendCoin(Effect):
    def possible(self, game: Workshop, frame: Frame) -> bool:
        return game.coins[frame.seat] > 0

    def resolve(self, game: Workshop, frame: Frame) -> None:
        game.coins[frame.seat] -= 1


class Score(Effect):
    def resolve(self, game: Workshop, frame: Frame) -> None:
        game.points[frame.seat] += 2


EXHAUSTING: Final[dict[int, Effect]] = {1: EarnCoins(), 2: Exchange((SpendCoin(),), (Score(),))}
"""The effects of the mill and the kiln, each once per round."""


def price_of(game: Workshop, seat: int, card: int) -> int:
    """The mentor's permanent effect: everything else is one cheaper."""
    return PRICES[card] - (game.owned[seat] >> MENTOR & 1)


class TakeTurn(Ask):
    kind = "workshop-turn"
    rules = ("WO-1", "WO-2")

    def options(self, game: Workshop, frame: Frame) -> list[int]:
        seat = frame.seat
        ready = game.owned[seat] & ~game.exhausted[seat]
        machines = [card for card, effect in EXHAUSTING.items() if ready >> card & 1 and could(game, frame, effect)]
        wares = [card for card in range(len(CARDS)) if not game.owned[seat] >> card & 1 and price_of(game, seat, card) <= game.coins[seat]]
        return [*[EXHAUST.of(card) for card in machines], *[BUY.of(card) for card in wares], EARN, PASS]

    def chosen(self, game: Workshop, frame: Frame, option: int) -> None:
        if EXHAUST.holds(option):
            card = EXHAUST.arg(option)
            game.exhausted[frame.seat] |= 1 << card
            game.push(self, frame.seat)
            push_all(game, Frame(self, frame.seat, source=card), (EXHAUSTING[card],))
            return
        game.push(END_TURN, frame.seat)
        if option == PASS:
            game.passed |= 1 << frame.seat
        elif option == EARN:
            game.coins[frame.seat] += 1
        else:
            game.coins[frame.seat] -= price_of(game, frame.seat, BUY.arg(option))
            game.owned[frame.seat] |= 1 << BUY.arg(option)

    def why_not(self, game: Workshop, frame: Frame, option: int) -> Reason | None:
        if EXHAUST.holds(option) and game.exhausted[frame.seat] >> EXHAUST.arg(option) & 1:
            return Reason("workshop-why-exhausted", "WO-1", {"card": EXHAUST.arg(option)})
        return Reason("workshop-why-too-dear", "WO-2", {"card": BUY.arg(option)}) if BUY.holds(option) else None


class EndTurn(Effect):
    """The next seat that has not passed; after the last one the round ends and machines are ready again."""

    def resolve(self, game: Workshop, frame: Frame) -> None:
        for step in range(1, game.seats + 1):
            seat = (frame.seat + step) % game.seats
            if not game.passed >> seat & 1:
                game.turn = seat
                game.push(TAKE_TURN, seat)
                return
        game.push(END_ROUND, 0)


class EndRound(Effect):
    def resolve(self, game: Workshop, frame: Frame) -> None:
        game.exhausted = [0] * game.seats
        game.passed = 0
        game.round += 1
        if game.round == ROUNDS:
            game.finish("workshop-end")
            return
        game.turn = 0
        game.push(TAKE_TURN, 0)


TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
END_ROUND: Final = EndRound()


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Workshop:
    none = [0] * setup.seats
    stack = [Frame(TAKE_TURN, 0)]
    return Workshop(
        spec, setup, rng, stack, [], coins=[3] * setup.seats, owned=none[:], exhausted=none[:], passed=0, round=0, points=none[:]
    )


def laws(game: Workshop) -> dict[str, tuple[Any, Any]]:
    lists = [game.coins, game.owned, game.exhausted, game.points]
    foreign = [game.exhausted[seat] & ~game.owned[seat] for seat in range(len(game.owned))]
    return {"seats": ([len(items) for items in lists], [game.seats] * 4), "exhausted": (any(foreign), False)}


SPEC: Final = GameSpec(
    id="workshop",
    prefix="workshop",
    seats=range(1, 4),
    version=1,
    max_choices=1000,
    actions=ACTIONS,
    effects=Vocabulary([TAKE_TURN, END_TURN, END_ROUND, *EXHAUSTING.values()]),
    cards=CARDS,
    state=Record(
        Workshop,
        coins=ListOf(Int(0, 2000), 1, 3),
        owned=ListOf(Mask(CARDS), 1, 3),
        exhausted=ListOf(Mask(CARDS), 1, 3),
        passed=Int(0, 7),
        round=Int(0, ROUNDS),
        points=ListOf(Int(0, 99), 1, 3),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("workshop-end",),
    nouns={"card": CARDS},
)
