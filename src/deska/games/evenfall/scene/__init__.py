"""The table of Evenfall: the regions, the clans with their circles and people, and a hand."""

from deska.games.evenfall.actions import REGIONS
from deska.games.evenfall.components.state import ROUNDS, Evenfall
from deska.games.evenfall.effects.agents import agents_left
from deska.games.evenfall.scene.automa import automa
from deska.games.evenfall.scene.battle import battle, battle_steps
from deska.games.evenfall.scene.centre import centre
from deska.games.evenfall.scene.clans import MINE, belongings, hand, seat_line
from deska.games.evenfall.scene.faces import portrait
from deska.games.evenfall.scene.style import STYLE
from deska.games.evenfall.scoring import tokens_left
from deska.games.evenfall.turn.phases import PHASES, SCORING, phase_of
from deska.kernel import View
from deska.kernel.scenes import Fact, Message, Phase, Scene

__all__ = ["STYLE", "portrait", "scene"]


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    game: Evenfall = view.game
    zones = [*centre(game), *automa(game)]
    for seat in range(game.seats):
        zones += belongings(game, seat, MINE if seat == view.seat else f"seat:{seat}")
    if view.seat >= 0:
        zones.append(hand(game, view.seat, view.sealed))
    overlay = battle(game, view)
    title = Message("ev-scene-battle", {"region": REGIONS[game.region]}) if overlay else None
    lines = tuple(seat_line(game, seat) for seat in range(game.seats))
    steps = battle_steps(game) if overlay else ()
    about = Message("ev-scene-battle-about") if overlay else None
    return Scene((*zones, *overlay), lines, phases(game), supplies(game), title, steps, about, acting(game))


def acting(game: Evenfall) -> Message | None:
    """Tells what goes on while nobody has a turn: a battle, or the final scoring."""
    if game.region >= 0:
        return Message("ev-moment-battle", {"region": REGIONS[game.region]})
    return Message("ev-moment-scoring") if phase_of(game) == SCORING else None


def supplies(game: Evenfall) -> tuple[Fact, ...]:
    """The VP tokens and agents that are left for all."""
    tokens, agents = tokens_left(game), agents_left(game)
    return (
        Fact("vp", str(tokens), Message("ev-scene-tokens", {"count": tokens})),
        Fact("sickle", str(agents), Message("ev-scene-agents", {"count": agents})),
    )


def phases(game: Evenfall) -> tuple[Phase, ...]:
    """The round, then its four phases. During the final scoring all of them are past."""
    round = Phase(Message("ev-scene-round", {"round": game.round, "rounds": ROUNDS}), "word")
    phase = phase_of(game)
    now = PHASES.index(phase) if phase in PHASES else len(PHASES)
    states = ["past" if i < now else "now" if i == now else "" for i in range(len(PHASES))]
    return (round, *(Phase(Message(f"ev-phase-{name}"), state) for name, state in zip(PHASES, states, strict=True)))
