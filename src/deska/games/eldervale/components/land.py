"""Realms as bits, and which lie beside which."""

from deska.games.eldervale.actions import MAP
from deska.games.eldervale.components.pieces import READY
from deska.kernel.compiling import i64


def realms_in(mask: int) -> list[int]:
    """The realms of a mask, lowest first."""
    realms: list[int] = []
    rest: i64 = mask
    while rest:
        realms.append(lowest(rest))
        rest &= rest - 1
    return realms


def lowest(mask: i64) -> int:
    """The lowest realm of a mask."""
    return int(mask & -mask).bit_length() - 1


def on_map(places: list[int]) -> int:
    """The realms among places, as bits."""
    result: i64 = 0
    first: i64 = 1
    place: i64
    for place in places:
        if 0 <= place < READY:
            result |= first << place
    return result


def beside(near: list[int], realms: int) -> int:
    """Realms next to any of these, as bits, by the neighbours of each."""
    result: i64 = 0
    rest: i64 = realms
    while rest:
        result |= near[lowest(rest)]
        rest &= rest - 1
    return result


def adjacency(cells: list[int]) -> list[int]:
    """The neighbours of each realm, as bits."""
    at = {cell: realm for realm, cell in enumerate(cells) if cell >= 0}
    near = [0] * len(cells)
    for cell, realm in at.items():
        for beside in MAP.neighbours[cell]:
            if beside in at:
                near[realm] |= 1 << at[beside]
    return near
