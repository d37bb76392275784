"""A table for the toy game Lots, healthy, so that everything the contract speaks of can be seen at a table."""

from dataclasses import replace
from typing import Any, Final

from deska.kernel import View
from deska.kernel.scenes import CardFrame, Cloth, Face, Fact, Look, Message, Piece, Scene, SeatLine, Sign, Zone
from tests.kernel.toys.lots import LOTS

LOOK: Final = Look(
    dark=Cloth("#000000", "#000000", "#ffffff", "#000000"),
    light=Cloth("#ffffff", "#ffffff", "#000000", "#ffffff"),
    emblem="dice",
    signs={"point": Sign("star")},
    frames={"beast": CardFrame("plain")},
)


def beasts(zone: str, names: list[str], *verbs: str) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{zone}/{i}", "card", Face("beast", Message(f"lt-card-{name}")), offers=tuple(f"{verb}:{name}" for verb in verbs))
        for i, name in enumerate(names)
    )


def seat_line(seat: int, player: dict[str, Any]) -> SeatLine:
    return SeatLine(seat, Fact("point", str(player["points"])))


def scene(view: View) -> Scene:
    seen = view.visible
    deck = Piece("deck/top", "card", None, count=seen["deck"], offers=("draw", "peek"))
    zones = [
        Zone("deck", "centre", "stack", Message("lt-deck"), (deck,)),
        Zone("row", "centre", "row", Message("lt-row"), beasts("row", seen["row"], "take")),
    ]
    if view.seat >= 0:
        zones.append(Zone("hand", "mine", "fan", Message("lt-hand"), beasts("hand", seen["hand"], "bid")))
    return Scene(tuple(zones), tuple(seat_line(seat, player) for seat, player in enumerate(seen["players"])))


LOTS_TABLE: Final = replace(LOTS, scene=scene, style=LOOK)
