"""The table of Weirdwood Manor: the round manor, the monster beside it, and the wardens."""

from deska.games.weirdwood.actions import TIMES
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import STRENGTHS
from deska.games.weirdwood.components.manor import DAYS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.scene.faces import portrait
from deska.games.weirdwood.scene.manor import manor
from deska.games.weirdwood.scene.monster import beside, infestation
from deska.games.weirdwood.scene.overlays import overlay, steps
from deska.games.weirdwood.scene.style import STYLE
from deska.games.weirdwood.scene.wardens import MINE, belongings, own_tracks, seat_line
from deska.kernel import View
from deska.kernel.scenes import Fact, Message, Phase, Scene, Zone

__all__ = ["STYLE", "portrait", "scene"]


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    game: Weirdwood = view.game
    over, title = overlay(game, view.decision, view.seat)
    zones: list[Zone] = [manor(game, view.decision, view.seat), *own_tracks(game, view.seat), *beside(game)]
    for seat in range(game.seats):
        zones += belongings(game, seat, MINE if seat == view.seat else f"seat:{seat}")
    shown = {zone.id for zone in over}
    zones = [zone for zone in zones if zone.id not in shown]
    return Scene(
        (*zones, *over),
        tuple(seat_line(player, seat) for seat, player in enumerate(game.players)),
        phases(game),
        dangers(game),
        title,
        steps(game.battle) if over and game.battle is not None else (),
        acting=Message("ww-moment-monster") if game.shown != NOTHING else None,
    )


def phases(game: Weirdwood) -> tuple[Phase, ...]:
    """Day and time; the game ends with the last day."""
    now = Message("ww-scene-now", {"day": game.day, "time": TIMES[game.time]})
    return (Phase(now, "now"), Phase(Message("ww-scene-days", {"days": DAYS})))


def dangers(game: Weirdwood) -> tuple[Fact, ...]:
    """The monster's strength, infested rooms, and scarabs left in the supply."""
    return (
        Fact("strength", "", Message("ww-scene-mood", {"strength": STRENGTHS[strength(game)]})),
        Fact("infested", infestation(game), Message("ww-sign-infested")),
        Fact("scarab", str(game.supply), Message("ww-scene-supply")),
    )
