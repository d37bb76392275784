"""Realms as bits, and which lie beside which."""

from deska.games.eldervale.actions import MAP
from deska.games.eldervale.components.pieces import READY
from deska.kernel.compiling import i64
from deska.kernel.masks import lowest


def on_map(places: list[int]) -> int:
    """The realms among places, as bits."""
    result = 0
    for place in places:
        if 0 <= place < READY:
            result |= 1 << place
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
