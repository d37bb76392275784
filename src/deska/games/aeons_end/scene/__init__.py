"""The table of Aeon's End: the nemesis and what it sends, Gravehold, the turn order, the supply, and the mages."""

from typing import Final

from deska.games.aeons_end.actions import MAGES
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.scene.centre import centre
from deska.games.aeons_end.scene.faces import portrait, titled
from deska.games.aeons_end.scene.mages import MINE, OVERLAY, belongings, breaches, discard_pile, hand, seat_line
from deska.games.aeons_end.scene.style import STYLE
from deska.games.aeons_end.turn.phases import NEMESIS_PHASES, PLAYER_PHASES, phase_of
from deska.kernel import View
from deska.kernel.scenes import Message, Phase, Scene, Zone

__all__ = ["STYLE", "portrait", "scene"]
FROM_HAND_OR_PILE: Final = "ae-destroy-anywhere"
FROM_PILE: Final = ("ae-return", FROM_HAND_OR_PILE)
AT_BREACHES: Final = ("ae-cast-any", "ae-cast-twice", "ae-drop-spell", "ae-destroy-prepped", "ae-focus-any")
"""Decisions about things that the table does not show at once: an overlay shows them."""


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    game: AeonsEnd = view.game
    asked = view.decision.kind if view.decision is not None else ""
    zones = centre(game)
    for seat in range(game.seats):
        mine = seat == view.seat
        area = MINE if mine else f"seat:{seat}"
        zones += belongings(game, seat, area)
        zones.append(hand(game, seat, OVERLAY if mine and asked == FROM_HAND_OR_PILE else area, asked))
        zones.append(discard_pile(game, seat, OVERLAY if mine and asked in FROM_PILE else f"seat:{seat}"))
    overlay = None
    if asked in FROM_PILE:
        overlay = Message("ae-scene-of-pile")
    elif asked in AT_BREACHES:
        overlay = Message("ae-scene-of-breaches")
        zones += [breaches_to_choose(game, seat) for seat in range(game.seats)]
    acting = Message("ae-moment-nemesis") if phase_of(game) in NEMESIS_PHASES else None
    lines = tuple(seat_line(game, seat) for seat in range(game.seats))
    return Scene(tuple(zones), lines, phases(game), overlay=overlay, acting=acting)


def breaches_to_choose(game: AeonsEnd, seat: int) -> Zone:
    """The breaches of one mage, in an overlay that shows those of all."""
    zone = breaches(game, seat, OVERLAY)
    zone.title = Message("ae-scene-player", {"player": seat})
    zone.about = titled(MAGES[game.players[seat].mage])
    zone.line = seat
    return zone


def phases(game: AeonsEnd) -> tuple[Phase, ...]:
    """The phases of the turn that is going on."""
    now = phase_of(game)
    row = next((row for row in (PLAYER_PHASES, NEMESIS_PHASES) if now in row), ())
    return tuple(Phase(Message(f"ae-phase-{name}"), state(row.index(name), row.index(now))) for name in row)


def state(place: int, now: int) -> str:
    return "now" if place == now else "past" if place < now else ""
