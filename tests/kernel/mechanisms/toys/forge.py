"""Wild payments: gold pays for everything, nothing pays for gold; a single way is taken unasked, else the default or piece by piece."""

from typing import Any, Final

from deska.kernel import PASS, ActionTable, Ask, Effect, Frame, GameSpec, Reason, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Mask, Record
from deska.kernel.nouns import open_to_all
from deska.kernel.payments import Payment
from tests.kernel.mechanisms.toys.toy import InTurns, PassOn, nothing_to_dream

RESOURCES: Final = ("iron", "coal", "gold")
IRON: Final = 0
GOLD: Final = 2
WARES: Final = ("nail", "blade", "ring", "crown")
WORTH: Final = (1, 3, 4, 7)
TURNS: Final = 4

ACTIONS: Final = ActionTable()
MAKE: Final = ACTIONS.verb("make", ware=WARES)
PAY: Final = ACTIONS.verb("pay", resource=("default", *RESOURCES))


class Forge(InTurns):
    """Make a ware, each once, or dig for iron; the owner of the ring pays one less for everything that costs two or more."""

    held: list[list[int]]
    made: list[int]
    """The wares of each seat, as bits."""


class PayCost(Payment):
    kind = "forge-pay"

    def held(self, game: Forge, seat: int) -> list[int]:
        return game.held[seat]

    def spend(self, game: Forge, frame: Frame, kind: int, count: int) -> None:
        game.held[frame.seat][kind] -= count


PAY_COST: Final = PayCost(PAY, wild=1 << GOLD)
COSTS: Final = ({"iron": 1}, {"iron": 1, "coal": 1, "any": 1}, {"gold": 1, "any": 1}, {"iron": 2, "gold": 1, "any": 1})


def cost_of(game: Forge, seat: int, ware: int) -> Frame:
    """A discount is a question: the payer chooses what to save, but not gold."""
    saved = 1 if game.made[seat] >> WARES.index("ring") & 1 and sum(COSTS[ware].values()) > 1 else 0
    return Frame(PAY_COST, seat, source=ware, arg=PAY_COST.owing(**COSTS[ware], covered=saved))


class TakeTurn(Ask):
    kind = "forge-turn"
    rules = ("FO-1", "FO-2")

    def options(self, game: Forge, frame: Frame) -> list[int]:
        wares = [ware for ware in range(len(WARES)) if not game.made[frame.seat] >> ware & 1]
        return [*[MAKE.of(ware) for ware in wares if PAY_COST.possible(game, cost_of(game, frame.seat, ware))], PASS]

    def chosen(self, game: Forge, frame: Frame, option: int) -> None:
        game.push(END_TURN, frame.seat)
        if option == PASS:
            game.held[frame.seat][IRON] += 1
        else:
            game.then(frame.seat, cost_of(game, frame.seat, MAKE.arg(option)), GET_WARE.of(MAKE.arg(option)))

    def why_not(self, game: Forge, frame: Frame, option: int) -> Reason | None:
        if not MAKE.holds(option):
            return None
        has_one = game.made[frame.seat] >> MAKE.arg(option) & 1
        return Reason("forge-why-once", "FO-1") if has_one else Reason("forge-why-too-dear", "FO-2", {"ware": MAKE.arg(option)})


class GetWare(Effect):
    def arg_field(self) -> Int:
        return Int(0, len(WARES) - 1)

    def resolve(self, game: Forge, frame: Frame) -> None:
        game.made[frame.seat] |= 1 << frame.arg
        game.points[frame.seat] += WORTH[frame.arg]


TAKE_TURN: Final = TakeTurn()
GET_WARE: Final = GetWare()
END_TURN: Final = PassOn(TAKE_TURN, TURNS, "forge-end")


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Forge:
    seats = range(setup.seats)
    return Forge(
        spec,
        setup,
        rng,
        [Frame(TAKE_TURN, 0)],
        [],
        held=[[2, 2, 2] for _ in seats],
        made=[0 for _ in seats],
        turns=0,
        points=[0 for _ in seats],
    )


def laws(game: Forge) -> dict[str, tuple[Any, Any]]:
    worth = [sum(WORTH[ware] for ware in range(len(WARES)) if made >> ware & 1) for made in game.made]
    return {"points": (game.points, worth), "seats": ([len(game.held), len(game.made)], 2 * [game.seats])}


SPEC: Final = GameSpec(
    id="forge",
    prefix="forge",
    seats=range(2, 3),
    version=1,
    max_choices=200,
    actions=ACTIONS,
    effects=Vocabulary([PAY_COST, TAKE_TURN, GET_WARE, END_TURN]),
    cards=WARES,
    state=Record(
        Forge,
        held=ListOf(ListOf(Int(0, 20), 3, 3), 2, 2),
        made=ListOf(Mask(WARES), 2, 2),
        turns=Int(0, TURNS * 2),
        points=ListOf(Int(0, 99), 2, 2),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("forge-end",),
    nouns={"ware": WARES},
)
