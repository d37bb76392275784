"""Realms as bits, and which lie beside which."""

from deska.games.eldervale.actions import MAP
from deska.games.eldervale.components.pieces import READY


def realms_in(mask: int) -> list[int]:
    """The realms of a mask, lowest first."""
    realms: list[int] = []
    realm = 0
    while mask:
        if mask & 1:
            realms.append(realm)
        mask >>= 1
        realm += 1
    return realms


def on_map(places: list[int]) -> int:
    """The realms among places, as bits."""
    result = 0
    for place in places:
        if 0 <= place < READY:
            result |= 1 << place
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
