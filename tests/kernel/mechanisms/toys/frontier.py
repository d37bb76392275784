"""A growing map on the hex window: every cell has a number from the start, a new tile touches at least two others."""

from typing import Any, Final

from deska.kernel import ALL, ActionTable, Ask, Effect, Frame, GameSpec, HexWindow, Reason, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Name, Record
from deska.kernel.nouns import hidden, open_to_all
from tests.kernel.mechanisms.toys.toy import Toy

TERRAINS: Final = ("wood", "lake")
WOOD, LAKE = range(2)
MAP: Final = HexWindow(3)
FIRST_TILES: Final = {MAP.at(0, 0): WOOD, MAP.at(1, 0): LAKE, MAP.at(0, 1): WOOD}
TILES: Final = (WOOD,) * 4 + (LAKE,) * 4
TOUCHED: Final = 2
EMPTY: Final = -1

ACTIONS: Final = ActionTable()
PLACE: Final = ACTIONS.verb("place", cell=MAP.names)


class Frontier(Toy):
    """Place the tile that was turned up, for a point for each neighbour of its kind."""

    land: list[int]
    tile: int
    pile: list[int]
    """The tiles face down; the last one comes next."""


def touched(game: Frontier, cell: int) -> int:
    return sum([game.land[near] != EMPTY for near in MAP.neighbours[cell]])


class TurnUpTile(Effect):
    def resolve(self, game: Frontier, frame: Frame) -> None:
        if not game.pile:
            game.finish("frontier-end")
            return
        game.tile = game.pile.pop()
        game.learn(ALL)
        if game.heard:
            game.tell("frontier-turned-up", terrain=game.tile)
        game.turn = frame.seat
        game.push(PLACE_TILE, frame.seat)


class PlaceTile(Ask):
    kind = "frontier-place"
    rules = ("FR-1", "FR-2")

    def options(self, game: Frontier, frame: Frame) -> list[int]:
        return [PLACE.of(cell) for cell in range(len(MAP.cells)) if game.land[cell] == EMPTY and touched(game, cell) >= TOUCHED]

    def chosen(self, game: Frontier, frame: Frame, option: int) -> None:
        cell = PLACE.arg(option)
        game.points[frame.seat] += sum([game.land[near] == game.tile for near in MAP.neighbours[cell]])
        game.land[cell] = game.tile
        game.tile = EMPTY
        game.push(TURN_UP_TILE, (frame.seat + 1) % game.seats)

    def args(self, game: Frontier, frame: Frame) -> dict[str, Any]:
        return {"terrain": game.tile}

    def why_not(self, game: Frontier, frame: Frame, option: int) -> Reason | None:
        if not PLACE.holds(option):
            return None
        if game.land[PLACE.arg(option)] != EMPTY:
            return Reason("frontier-why-taken", "FR-1")
        return Reason("frontier-why-far", "FR-2", {"touched": touched(game, PLACE.arg(option)), "need": TOUCHED})


TURN_UP_TILE: Final = TurnUpTile()
PLACE_TILE: Final = PlaceTile()


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Frontier:
    pile = list(TILES)
    rng.shuffle(pile)
    land = [FIRST_TILES.get(cell, EMPTY) for cell in range(len(MAP.cells))]
    return Frontier(spec, setup, rng, [Frame(TURN_UP_TILE, 0)], [], land=land, tile=EMPTY, pile=pile, points=[0] * setup.seats)


def veil(game: Frontier, seat: int, recalls: bool) -> Frontier:
    seen = open_to_all(game, seat, recalls)
    seen.pile = hidden(game.pile)
    return seen


def dream(game: Frontier, seat: int, rng: Rng) -> Frontier:
    twin = game.clone()
    twin.pile.sort()
    rng.shuffle(twin.pile)
    return twin


def laws(game: Frontier) -> dict[str, tuple[Any, Any]]:
    tiles = sorted(tile for tile in [*game.land, game.tile, *game.pile] if tile != EMPTY)
    return {"tiles": (tiles, sorted([*TILES, *FIRST_TILES.values()])), "seats": (len(game.points), game.seats)}


SPEC: Final = GameSpec(
    id="frontier",
    prefix="frontier",
    seats=range(1, 4),
    version=1,
    max_choices=20,
    actions=ACTIONS,
    effects=Vocabulary([TURN_UP_TILE, PLACE_TILE]),
    cards=(),
    state=Record(
        Frontier,
        land=ListOf(Name(TERRAINS, nothing=True), len(MAP.cells), len(MAP.cells)),
        tile=Name(TERRAINS, nothing=True),
        pile=ListOf(Name(TERRAINS)),
        points=ListOf(Int(0, 99), 1, 3),
    ),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    endings=("frontier-end",),
    nouns={"terrain": TERRAINS},
)
