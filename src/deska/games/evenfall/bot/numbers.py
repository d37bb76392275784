"""The tuned numbers of the greedy player: the worth of things in VP, or how often they happen, in each round.

Factors that were only guessed stand where they are used.
"""

from typing import Final

Weights = tuple[float, ...]
"""One for each round, and one for a player who has nothing better left than to pass in the last: only what counts in the end."""

NUMBERS: Final[dict[str, Weights]] = {
    # what is held
    "resource": (1.3, 1.3, 1.2, 0.0),
    "mana": (0.41, 0.21, 0.84, 0.84),
    "card": (1.9, 1.6, 0.11, 0.0),
    # what effects bring
    "step": (0.77, 3.1, 2.5, 0.0),
    "move-in": (0.16, 1.4, 0.9, 0.0),
    "place": (3.2, 0.8, 0.31, 0.0),
    # places: the chance to be transferred in time, harvests by the token in later rounds, room for a ritual while there is little
    "comes-in": (0.39, 1.1, 0.25, 0.25),
    "harvests": (8.6, 6.8, 0.0, 0.0),
    "room": (7.9, 1.4, 0.73, 0.0),
    "slot": (2.6, 0.055, 0.22, 0.0),
    # how much of an action space is used, where elders can go and where they cannot
    "open": (1.6, 0.7, 0.65, 0.0),
    "closed": (0.57, 0.36, 2.3, 0.0),
    "soon": (0.33, 0.42, 0.17, 0.0),
    # how often an effect that exhausts its specialist is used in later rounds; what a space reached on the track promises
    "exhausts": (3.5, 1.6, 0.0, 0.0),
    "space": (0.2, 0.1, 0.0, 0.0),
    # rounds in which a permanent effect will still work; more of what is counted in the end
    "later": (6.3, 3.8, 0.53, 0.0),
    "growth": (1.8, 0.35, 0.72, 0.0),
    # runestones: to be won, and with nothing to lie on yet
    "prize": (0.78, 1.1, 0.71, 0.0),
    "stone": (1.7, 0.22, 0.0, 0.0),
    # what a figure could do elsewhere
    "witch": (1.3, 1.7, 0.63, 0.0),
    "elder": (0.94, 0.31, 0.22, 0.0),
    # with an action that gains so much there is no need to give cards away
    "well": (3.1, 1.3, 0.56, 0.0),
}
TRIGGERS: Final[dict[str, float]] = {
    "discovery": 5.7,
    "harvest": 3.6,
    "ritual": 2.6,
    "artifact": 1.3,
    "creature": 1.2,
    "spell": 1.4,
    "artifact-or-creature": 2.5,
    "person": 5.0,
    "sickle": 1.8,
    "orb": 1.6,
    "agent": 0.84,
    "region": 0.88,
    "discard": 4.5,
    "transfer": 1.0,
    "step": 0.9,
    "token": 1.3,
    "foe-token": 0.75,
    "battle": 2.5,
    "win": 0.6,
    "no-win": 0.5,
    "round-end": 0.9,
}
"""How often each moment comes in a round."""
POWER: Final[dict[str, float]] = {
    "strength": 2.0,
    "cheaper-artifacts": 1.0,
    "cheaper-creatures": 0.8,
    "cheaper-spells": 0.8,
    "elders-in-regions": 3.0,
    "elders-outside": 1.3,
    "shared-spaces": 1.7,
    "agents-for-mana": 0.97,
    "dial-change": 0.24,
}
"""The worth of each power for a round."""
LEAST_GAIN: Final = 0.05
"""An action that brings less is no better than passing."""
SOLO_GAIN: Final = 1.2
"""Against the Automa a turn must be worth more, since the Automa takes one after it."""
