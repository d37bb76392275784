"""A table for the toy game Lots, in which everything occurs that the contract speaks of."""

from dataclasses import replace
from typing import Final

from deska.kernel import View
from deska.kernel.scenes import CardFrame, Cloth, Face, Fact, Message, Piece, Scene, SeatLine, Sign, Style, Zone
from tests.kernel.toys.lots import KINDS, LOTS, Lots, Player

STYLE: Final = Style(
    dark=Cloth("#000000", "#000000", "#ffffff", "#000000"),
    light=Cloth("#ffffff", "#ffffff", "#000000", "#ffffff"),
    emblem="dice",
    signs={"point": Sign("star")},
    frames={"beast": CardFrame("plain")},
)


def beasts(zone: str, cards: list[int], *verbs: str) -> tuple[Piece, ...]:
    return tuple(beast(f"{zone}/{i}", KINDS[card], *verbs) for i, card in enumerate(cards))


def beast(name: str, kind: str, *verbs: str) -> Piece:
    return Piece(name, "card", Face("beast", Message(f"lt-card-{kind}")), offers=tuple(f"{verb}:{kind}" for verb in verbs))


def seat_line(seat: int, player: Player) -> SeatLine:
    return SeatLine(seat, Fact("point", str(player.points)))


def scene(view: View) -> Scene:
    game: Lots = view.game
    deck = Piece("deck/top", "card", None, count=len(game.deck), offers=("draw", "peek"))
    zones = [
        Zone("deck", "centre", "stack", Message("lt-deck"), (deck,)),
        Zone("row", "centre", "row", Message("lt-row"), beasts("row", game.row, "take")),
    ]
    if view.seat >= 0:
        zones.append(Zone("hand", "mine", "fan", Message("lt-hand"), beasts("hand", game.players[view.seat].hand.cards, "bid")))
    return Scene(tuple(zones), tuple(seat_line(seat, player) for seat, player in enumerate(game.players)))


LOTS_TABLE: Final = replace(LOTS, scene=scene, style=STYLE)
