"""The middle of the table: the regions with their places, figures and runestones, the piles, and the Automa."""

from functools import cache
from typing import Any, Final

from deska.games.evenfall.actions import FIGURES, REGIONS, STONES
from deska.games.evenfall.components.clan import EMPTY
from deska.games.evenfall.components.definitions import BOX
from deska.games.evenfall.scene.faces import Seen, drawn, figure, inline, place, runestone, space
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

Player = dict[str, Any]
BELOW: Final = 1
"""The second line of a region: action space, circle, runestones."""
ROOMY: Final = 3
"""Places side by side that can be large."""


def centre(seen: Seen) -> list[Zone]:
    return [*(region(seen, number) for number in range(len(seen["regions"]))), piles(seen)]


def clans(seen: Seen) -> list[tuple[int, Player]]:
    """All clans on the table with the seats they belong to; the Automa has none."""
    found = list(enumerate(seen["players"]))
    return [*found, (-1, seen["automa"])] if seen["automa"] is not None else found


# --- regions


def region(seen: Seen, number: int) -> Zone:
    name = REGIONS[number]
    thing = BOX.regions[number]
    rewards = Message("ev-scene-rewards", {"four": inline(thing.four), "six": inline(thing.six), "eight": inline(thing.eight)})
    pieces = [
        *places_above(seen, number),
        *action_space(seen, number),
        *circle(seen, number),
        *stones(seen["regions"][number]["stones"], number),
    ]
    states = ("now",) if seen["battle"] is not None and seen["battle"]["region"] == name else ()
    size = "l" if seen["automa"] is not None else "m" if len(seen["regions"][number]["places"]) <= ROOMY else "s"
    return Zone(f"region:{number}", "centre", "row", Message(f"ev-region-{name}"), tuple(pieces), rewards, size=size, states=states, grow=6)


@cache
def gap() -> Face:
    return Face("slot", icon="scroll-unfurled")


def places_above(seen: Seen, number: int) -> list[Piece]:
    found: list[Piece] = []
    for slot, name in enumerate(seen["regions"][number]["places"]):
        if name is None:
            found.append(Piece(f"region:{number}/slot.{slot}", "tile", gap(), at=(slot, 0)))
        else:
            found.append(Piece(f"place/{name}", "card", place(name), at=(slot, 0), offers=(f"discover:{name}",)))
    return found


def action_space(seen: Seen, number: int) -> list[Piece]:
    name = REGIONS[number]
    offers = tuple(f"use:{kind}:{name}" for kind in FIGURES)
    found = [Piece(name, "tile", space(name), at=(0, BELOW), offers=offers)]
    for seat, player in clans(seen):
        if player["spaces"][number] != EMPTY:
            kind = FIGURES[player["spaces"][number] - 1]
            found.append(Piece(f"{name}/{kind}.{seat}", "figure", figure(kind), seat, on=name))
    return found


@cache
def crowd() -> Face:
    return Face("circle")


def circle(seen: Seen, number: int) -> list[Piece]:
    """Everybody's figures in the middle of the region."""
    where = f"circle:{number}"
    found = [Piece(where, "tile", crowd(), at=(1, BELOW))]
    for seat, player in clans(seen):
        for kind, count in (("witch", player["witches_at"][number]), ("elder", player["elders_at"][number])):
            found += [Piece(f"{where}/{kind}.{seat}.{i}", "figure", figure(kind), seat, on=where) for i in range(count)]
    return found


@cache
def heap(there: tuple[str, ...]) -> Face:
    return Face("cell", strip=tuple(Fact(stone, "", Message(f"ev-sign-{stone}")) for stone in there))


def stones(there: list[str | None], number: int) -> list[Piece]:
    left = tuple(stone for stone in there if stone is not None)
    return [Piece(f"stones-at:{number}", "tile", heap(left), at=(2, BELOW))] if left else []


# --- piles


@cache
def red() -> Face:
    return runestone(STONES[-1])


def piles(seen: Seen) -> Zone:
    """Both decks, the discard pile, and what is being paid for."""
    pieces = [
        Piece("deck", "card", None, count=seen["deck_size"], at=(0, 0), back="artifact"),
        Piece("places", "card", None, count=seen["places_size"], at=(1, 0), back="place"),
    ]
    if seen["discard"]:
        pieces.append(Piece("discard", "card", drawn(seen["discard"][-1]), count=len(seen["discard"]), at=(0, BELOW)))
    if seen["playing"] is not None:
        pieces.append(Piece(f"playing/{seen['playing']}", "card", drawn(seen["playing"]), at=(1, BELOW), states=("chosen",)))
    if seen["red_stone"]:
        pieces.append(Piece("supply/red", "token", red(), at=(2, BELOW)))
    return Zone("piles", "centre", "row", Message("ev-scene-piles"), tuple(pieces), size="xs", grow=2)
