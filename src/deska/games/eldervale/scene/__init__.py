"""The table of Eldervale: a growing map, tracks and rewards beside it, tableaus, and battles laid over it all."""

from deska.games.eldervale.scene.battle import battle, is_shown, steps, title
from deska.games.eldervale.scene.choices import choice
from deska.games.eldervale.scene.faces import Seen
from deska.games.eldervale.scene.lands import lands
from deska.games.eldervale.scene.look import LOOK
from deska.games.eldervale.scene.phantoms import phantoms
from deska.games.eldervale.scene.players import MINE, belongings, hand, others_hand, seat_line
from deska.games.eldervale.scene.shared import shared
from deska.kernel import View
from deska.kernel.scenes import Fact, Message, Phase, Scene, Zone

__all__ = ["LOOK", "scene"]


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else."""
    seen = view.visible
    seats = range(1 if seen["phantoms"] is not None else len(seen["players"]))
    zones: list[Zone] = [lands(seen, view.seat), *shared(seen, view.seat), *phantoms(seen)]
    for seat in seats:
        zones += belongings(seen, seat, MINE if seat == view.seat else f"seat:{seat}")
        zones.append(hand(seen, seat) if seat == view.seat else others_hand(seen, seat, view.seat))
    over, heading = choice(seen)
    fought = is_shown(seen)
    return Scene(
        (*zones, *over, *battle(seen, view.seat)),
        tuple(seat_line(seen, seat) for seat in seats),
        phases(seen),
        supplies(seen),
        title(seen) if fought else heading,
        steps(seen) if fought else (),
        Message("el-scene-battle-about") if fought else None,
    )


def phases(seen: Seen) -> tuple[Phase, ...]:
    """The peaceful start, the game, and the last turns."""
    now = 2 if seen["turns_left"] or seen["ended"] else 0 if seen["peace"] else 1
    states = ["past" if i < now else "now" if i == now else "" for i in range(3)]
    names = ("peace", "strife", "last")
    return tuple(Phase(Message(f"el-scene-{name}"), state) for name, state in zip(names, states, strict=True))


def supplies(seen: Seen) -> tuple[Fact, ...]:
    """Realms to come; how many turns are left once the end is triggered; notices of the set-up."""
    tiles = Fact("tiles", "", Message("el-scene-tiles", {"count": seen["stock_size"]}))
    turns = Fact("", "", Message("el-scene-turns", {"count": seen["turns_left"]}))
    notices = tuple(Fact("", "", Message(notice)) for notice in seen["notices"])
    return (tiles, turns, *notices) if seen["turns_left"] and not seen["ended"] else (tiles, *notices)
