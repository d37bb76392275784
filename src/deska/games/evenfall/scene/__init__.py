"""The table of Evenfall: three regions, the clans with their circles and people, and a hand."""

from typing import Final

from deska.games.evenfall.components.state import ROUNDS
from deska.games.evenfall.scene.automa import automa
from deska.games.evenfall.scene.battle import battle
from deska.games.evenfall.scene.centre import centre
from deska.games.evenfall.scene.clans import MINE, belongings, hand, seat_line
from deska.games.evenfall.scene.faces import Seen
from deska.games.evenfall.scene.look import LOOK
from deska.kernel import View
from deska.kernel.scenes import Fact, Message, Phase, Scene

__all__ = ["LOOK", "scene"]
PHASES: Final = ("research", "action", "battle", "round-end")


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else."""
    seen = view.visible
    seats = range(len(seen["players"]))
    zones = [*centre(seen), *automa(seen)]
    for seat in seats:
        zones += belongings(seen, seat, MINE if seat == view.seat else f"seat:{seat}")
    if view.seat >= 0:
        zones.append(hand(seen, view.seat))
    fought = battle(seen, view.seat)
    title = Message("ev-scene-battle", {"region": seen["battle"]["region"]}) if fought else None
    return Scene((*zones, *fought), tuple(seat_line(seen, seat) for seat in seats), phases(seen), supplies(seen), title)


def supplies(seen: Seen) -> tuple[Fact, ...]:
    """What is left for all: VP tokens and agents."""
    counts = {"tokens": "vp", "agents": "sickle"}
    return tuple(Fact(sign, str(seen[name]), Message(f"ev-scene-{name}", {"count": seen[name]})) for name, sign in counts.items())


def phases(seen: Seen) -> tuple[Phase, ...]:
    """The round, then its four phases; at the end of the game all are past."""
    round = Phase(Message("ev-scene-round", {"round": seen["round"], "rounds": ROUNDS}), "word")
    now = PHASES.index(seen["phase"]) if seen["phase"] in PHASES else len(PHASES)
    states = ["past" if i < now else "now" if i == now else "" for i in range(len(PHASES))]
    return (round, *(Phase(Message(f"ev-phase-{name}"), state) for name, state in zip(PHASES, states, strict=True)))
