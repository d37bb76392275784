"""A decision of the table: the players agree who takes a wild turn (seat TABLE), and any of them may say so."""

from typing import Any, Final

from deska.kernel import TABLE, ActionTable, Ask, Effect, Frame, GameSpec, Reason, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Record
from deska.kernel.nouns import open_to_all
from tests.kernel.mechanisms.toys.toy import Toy, nothing_to_dream

SEATS: Final = ("0", "1", "2", "3")
TURNS: Final = 6

ACTIONS: Final = ActionTable()
NAME: Final = ACTIONS.verb("name", player=SEATS)
DIG: Final = ACTIONS.single("dig")
REST: Final = ACTIONS.single("rest")


class Council(Toy):
    """A seat that digs gains three points and is tired until it rests. Nobody has more than half of the turns."""

    left: int
    turns: list[int]
    tired: list[int]


class NameSeat(Ask):
    kind = "council-name"
    rules = ("CO-1",)

    def options(self, game: Council, frame: Frame) -> list[int]:
        return [NAME.of(seat) for seat in range(game.seats) if game.turns[seat] < TURNS // 2]

    def asks_anyway(self, game: Council, frame: Frame) -> bool:
        return True

    def chosen(self, game: Council, frame: Frame, option: int) -> None:
        seat = NAME.arg(option)
        game.turn = seat
        game.turns[seat] += 1
        game.left -= 1
        game.then(seat, TAKE_TURN, END_TURN)

    def why_not(self, game: Council, frame: Frame, option: int) -> Reason | None:
        if not NAME.holds(option) or NAME.arg(option) >= game.seats:
            return None
        return Reason("council-why-often-enough", "CO-1", {"player": NAME.arg(option)})


class TakeTurn(Ask):
    kind = "council-turn"

    def options(self, game: Council, frame: Frame) -> list[int]:
        return [REST] if game.tired[frame.seat] else [DIG, REST]

    def asks_anyway(self, game: Council, frame: Frame) -> bool:
        return True

    def chosen(self, game: Council, frame: Frame, option: int) -> None:
        game.points[frame.seat] += 3 if option == DIG else 1
        game.tired[frame.seat] = int(option == DIG)


class EndTurn(Effect):
    def resolve(self, game: Council, frame: Frame) -> None:
        if game.left:
            game.push(NAME_SEAT, TABLE)
        else:
            game.finish("council-end")


NAME_SEAT: Final = NameSeat()
TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Council:
    none = [0] * setup.seats
    return Council(spec, setup, rng, [Frame(NAME_SEAT, TABLE)], [], left=TURNS, turns=none[:], tired=none[:], points=none[:])


def laws(game: Council) -> dict[str, tuple[Any, Any]]:
    return {
        "turns": (sum(game.turns) + game.left, TURNS),
        "seats": ([len(game.turns), len(game.tired), len(game.points)], 3 * [game.seats]),
    }


SPEC: Final = GameSpec(
    id="council",
    prefix="council",
    seats=range(2, 5),
    version=1,
    max_choices=50,
    actions=ACTIONS,
    effects=Vocabulary([NAME_SEAT, TAKE_TURN, END_TURN]),
    cards=(),
    state=Record(
        Council,
        left=Int(0, TURNS),
        turns=ListOf(Int(0, TURNS), 2, 4),
        tired=ListOf(Int(0, 1), 2, 4),
        points=ListOf(Int(0, 99), 2, 4),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("council-end",),
)
