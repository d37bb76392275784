"""The table of Weirdwood Manor: the round manor, the monster beside it, and the wardens."""

from deska.games.weirdwood.components.manor import DAYS
from deska.games.weirdwood.scene.faces import Seen
from deska.games.weirdwood.scene.look import LOOK
from deska.games.weirdwood.scene.manor import manor
from deska.games.weirdwood.scene.monster import beside, threat
from deska.games.weirdwood.scene.overlays import overlay, steps
from deska.games.weirdwood.scene.wardens import MINE, belongings, seat_line
from deska.kernel import View
from deska.kernel.scenes import Fact, Message, Phase, Scene, Zone

__all__ = ["LOOK", "scene"]


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else."""
    seen = view.visible
    seats = range(len(seen["players"]))
    over, title = overlay(seen, view.seat)
    zones: list[Zone] = [manor(seen, view.seat), *beside(seen)]
    for seat in seats:
        zones += belongings(seen, seat, MINE if seat == view.seat else f"seat:{seat}")
    shown = {zone.id for zone in over}
    zones = [zone for zone in zones if zone.id not in shown]
    fought = over and seen["battle"] is not None
    return Scene(
        (*zones, *over),
        tuple(seat_line(seen, seat) for seat in seats),
        phases(seen),
        dangers(seen),
        title,
        steps(seen) if fought else (),
    )


def phases(seen: Seen) -> tuple[Phase, ...]:
    """Day and time; the game ends with the last day."""
    now = Message("ww-scene-now", {"day": seen["day"], "time": seen["time"]})
    return (Phase(now, "now"), Phase(Message("ww-scene-days", {"days": DAYS})))


def dangers(seen: Seen) -> tuple[Fact, ...]:
    """The monster's strength, infested rooms, and scarabs left in the supply."""
    strength = Message("ww-scene-mood", {"strength": seen["monster"]["strength"]})
    return (
        Fact("strength", "", strength),
        Fact("infested", threat(seen), Message("ww-sign-infested")),
        Fact("scarab", str(seen["supply"]), Message("ww-scene-supply")),
    )
