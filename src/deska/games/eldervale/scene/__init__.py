"""The table of Eldervale: a growing map, tracks and rewards beside it, tableaus, and battles laid over it all."""

from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.scene.battle import battle, is_shown, steps, title
from deska.games.eldervale.scene.choices import choice
from deska.games.eldervale.scene.faces import portrait
from deska.games.eldervale.scene.lands import lands
from deska.games.eldervale.scene.phantoms import phantoms
from deska.games.eldervale.scene.players import MINE, belongings, hand, others_hand, seat_line
from deska.games.eldervale.scene.shared import shared
from deska.games.eldervale.scene.style import STYLE
from deska.kernel import View
from deska.kernel.scenes import Fact, Message, Phase, Scene, Zone

__all__ = ["STYLE", "portrait", "scene"]


def scene(view: View) -> Scene:
    """Draw the table from what the seat may look at, and from nothing else."""
    game: Eldervale = view.game
    asked = view.decision
    zones: list[Zone] = [lands(game, view.seat, asked), *shared(game, view.seat, asked), *phantoms(game)]
    for seat in range(game.seats):
        zones += belongings(game, seat, MINE if seat == view.seat else f"seat:{seat}", asked)
        zones.append(hand(game, seat) if seat == view.seat else others_hand(game, seat, view.seat))
    over, heading = choice(view)
    fought = is_shown(game, asked)
    return Scene(
        (*zones, *over, *(battle(game, view.seat, asked) if fought else ())),
        tuple(seat_line(game, seat) for seat in range(game.seats)),
        phases(game),
        supplies(game),
        title(game) if fought else heading,
        steps(game) if fought else (),
        Message("el-scene-battle-about") if fought else None,
    )


def phases(game: Eldervale) -> tuple[Phase, ...]:
    """The peaceful start, the game, and the last turns."""
    now = 2 if game.turns_left or game.ended else 0 if game.peace else 1
    states = ["past" if i < now else "now" if i == now else "" for i in range(3)]
    names = ("peace", "strife", "last")
    return tuple(Phase(Message(f"el-scene-{name}"), state) for name, state in zip(names, states, strict=True))


def supplies(game: Eldervale) -> tuple[Fact, ...]:
    """How many realms are to come, how many turns are left, and that both mini-expansions together are advised against (EL-031)."""
    found = [Fact("tiles", "", Message("el-scene-tiles", {"count": len(game.stock)}))]
    if game.turns_left and not game.ended:
        found.append(Fact("", "", Message("el-scene-turns", {"count": game.turns_left})))
    if game.setup.variant["mother"] == game.setup.variant["giant"] == "on":
        found.append(Fact("", "", Message("el-notice-both")))
    return tuple(found)
