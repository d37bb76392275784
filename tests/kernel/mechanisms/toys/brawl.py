"""Dice with rerolls: roll, keep some, reroll the rest once; the highest dice are compared, then the next, and so on."""

from typing import Any, Final

from deska.kernel import DONE, TABLE, ActionTable, Ask, Effect, Frame, GameSpec, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Record
from deska.kernel.nouns import open_to_all
from tests.kernel.mechanisms.toys.toy import Toy, nothing_to_dream

ROUNDS: Final = 3
FACES: Final = 6

ACTIONS: Final = ActionTable()
KEEP: Final = ACTIONS.verb("keep", value=tuple(str(face) for face in range(1, FACES + 1)))


class Brawl(Toy):
    """Seat 0 rolls two dice, every further seat one more; at the end of each round, a seat that stands alone gets a point."""

    dice: list[list[int]]
    """The dice rolled and not kept, lowest first."""
    kept: list[list[int]]
    round: int


class RollDice(Effect):
    """Everybody rolls at the same time; then each may reroll, seat by seat."""

    def resolve(self, game: Brawl, frame: Frame) -> None:
        game.dice = [rolled(game, seat, 2 + seat) for seat in range(game.seats)]
        game.kept = [[] for _ in range(game.seats)]
        game.then(TABLE, *[Frame(KEEP_DICE, seat) for seat in range(game.seats)], COMPARE)


class KeepDice(Ask):
    """Keep dice one by one; `done` rerolls the others. With all kept there is nothing to ask."""

    kind = "brawl-keep"

    def options(self, game: Brawl, frame: Frame) -> list[int]:
        faces = sorted(set(game.dice[frame.seat]))
        return [*[KEEP.of(face - 1) for face in faces], DONE] if faces else []

    def chosen(self, game: Brawl, frame: Frame, option: int) -> None:
        dice, kept = game.dice[frame.seat], game.kept[frame.seat]
        if option == DONE:
            kept += rolled(game, frame.seat, len(dice))
            dice.clear()
        else:
            kept.append(KEEP.arg(option) + 1)
            dice.remove(KEEP.arg(option) + 1)
            game.push(self, frame.seat)
        kept.sort()


def rolled(game: Brawl, seat: int, count: int) -> list[int]:
    dice = sorted(1 + game.roll(FACES) for _ in range(count))
    if game.heard:
        game.tell("brawl-rolled", player=seat, dice=dice)
    return dice


def best(rolls: list[list[int]]) -> list[int]:
    """The seats that are ahead. The highest dice are compared first, a missing die is 0, and a seat that falls behind is out."""
    ahead = list(range(len(rolls)))
    for place in range(max(map(len, rolls))):
        shown = {seat: sorted(rolls[seat], reverse=True)[place] if place < len(rolls[seat]) else 0 for seat in ahead}
        ahead = [seat for seat in ahead if shown[seat] == max(shown.values())]
    return ahead


class Compare(Effect):
    """Nobody wins a complete tie."""

    def resolve(self, game: Brawl, frame: Frame) -> None:
        ahead = best(game.kept)
        if len(ahead) == 1:
            game.points[ahead[0]] += 1
        game.round += 1
        if game.round == ROUNDS:
            game.finish("brawl-end")
        else:
            game.push(ROLL_DICE, TABLE)


ROLL_DICE: Final = RollDice()
KEEP_DICE: Final = KeepDice()
COMPARE: Final = Compare()


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Brawl:
    none: list[list[int]] = [[] for _ in range(setup.seats)]
    stack = [Frame(ROLL_DICE, TABLE)]
    return Brawl(spec, setup, rng, stack, [], dice=none, kept=[*none], round=0, points=[0] * setup.seats)


def laws(game: Brawl) -> dict[str, tuple[Any, Any]]:
    dice_held = [len(dice) + len(kept) for dice, kept in zip(game.dice, game.kept, strict=True)]
    return {"dice": (dice_held, [2 + seat for seat in range(game.seats)]), "seats": (len(game.points), game.seats)}


SPEC: Final = GameSpec(
    id="brawl",
    prefix="brawl",
    seats=range(2, 5),
    version=1,
    max_choices=100,
    actions=ACTIONS,
    effects=Vocabulary([ROLL_DICE, KEEP_DICE, COMPARE]),
    cards=(),
    state=Record(
        Brawl,
        dice=ListOf(ListOf(Int(1, FACES), 0, 5), 2, 4),
        kept=ListOf(ListOf(Int(1, FACES), 0, 5), 2, 4),
        round=Int(0, ROUNDS),
        points=ListOf(Int(0, ROUNDS), 2, 4),
    ),
    begin=begin,
    veil=open_to_all,
    dream=nothing_to_dream,
    laws=laws,
    endings=("brawl-end",),
)
