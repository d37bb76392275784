"""The table of Pebbles: three heaps, and the pebbles that everybody has taken."""

from typing import Final

from deska.kernel import View
from deska.kernel.scenes import CardFrame, Cloth, Face, Fact, Message, Piece, Scene, SeatLine, Sign, Style, Tint, Zone
from tests.browser.pebbles.actions import COUNTS, HEAPS
from tests.browser.pebbles.components import Pebbles

STYLE: Final = Style(
    dark=Cloth("#26343B", "#10171B", "#7FD1C7", "#04211D"),
    light=Cloth("#EEF2F2", "#CDD8D8", "#0B5A52", "#FFFFFF"),
    emblem="stone-pile",
    tints={"stone": Tint("#68747C", "#333B41", "dots")},
    signs={"pebble": Sign("stone-sphere")},
    frames={"heap": CardFrame("plain")},
)


def scene(view: View) -> Scene:
    game: Pebbles = view.game
    heaps = tuple(heap(name, left) for name, left in zip(HEAPS, game.heaps, strict=True))
    seats = tuple(SeatLine(seat, Fact("pebble", str(points))) for seat, points in enumerate(game.points))
    return Scene((Zone("heaps", "centre", "row", Message("pb-heaps"), heaps),), seats)


def heap(name: str, left: int) -> Piece:
    offers = tuple(f"take:{name}:{count}" for count in COUNTS)
    return Piece(f"heaps/{name}", "card", Face("heap", Message(f"pb-heap-{name}"), tint="stone"), count=left, offers=offers)
