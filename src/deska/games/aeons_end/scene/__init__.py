"""The table of Aeon's End: the nemesis and what it sends, Gravehold, the turn order, the supply, and the mages."""

from typing import Final

from deska.games.aeons_end.scene.centre import centre
from deska.games.aeons_end.scene.faces import Seen, titled
from deska.games.aeons_end.scene.look import LOOK
from deska.games.aeons_end.scene.mages import MINE, OVERLAY, belongings, breaches, discard_pile, hand, seat_line
from deska.kernel import View
from deska.kernel.scenes import Message, Phase, Scene, Zone

__all__ = ["LOOK", "scene"]
PHASES: Final = (("casting", "main", "draw"), ("nemesis-main", "nemesis-draw"))
ANYWHERE: Final = "ae-destroy-anywhere"
FROM_PILE: Final = ("ae-return", ANYWHERE)
AT_BREACHES: Final = ("ae-cast-any", "ae-cast-twice", "ae-drop-spell", "ae-destroy-prepped", "ae-focus-any")
"""Decisions for which more has to be seen than the table shows."""


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else."""
    seen = view.visible
    seats = range(len(seen["players"]))
    kind: str = seen["decision"]["kind"] if seen["decision"] is not None else ""
    zones = centre(seen)
    for seat in seats:
        mine = seat == view.seat
        area = MINE if mine else f"seat:{seat}"
        zones += belongings(seen, seat, area)
        zones.append(hand(seen, seat, OVERLAY if mine and kind == ANYWHERE else area))
        zones.append(discard_pile(seen, seat, OVERLAY if mine and kind in FROM_PILE else f"seat:{seat}"))
    if kind in AT_BREACHES:
        zones += [all_breaches(seen, seat) for seat in seats]
    title = Message(f"ae-scene-of-{'pile' if kind in FROM_PILE else 'breaches'}") if kind in FROM_PILE or kind in AT_BREACHES else None
    return Scene(tuple(zones), tuple(seat_line(seen, seat) for seat in seats), phases(seen), overlay=title)


def all_breaches(seen: Seen, seat: int) -> Zone:
    """Those of one mage, where all can be meant."""
    zone = breaches(seen, seat, OVERLAY)
    zone.title = Message("ae-scene-player", {"player": seat})
    zone.about = titled(seen["players"][seat]["mage"])
    zone.line = seat
    return zone


def phases(seen: Seen) -> tuple[Phase, ...]:
    now = seen["phase"]
    row = next((row for row in PHASES if now in row), ())
    return tuple(Phase(Message(f"ae-phase-{name}"), state(row.index(name), row.index(now))) for name in row)


def state(place: int, now: int) -> str:
    return "now" if place == now else "past" if place < now else ""
