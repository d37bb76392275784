"""What the nemesis threatens, in points of life; and what life is worth."""

from typing import Final

from deska.games.aeons_end.actions import FIRST_FOE, FOES
from deska.games.aeons_end.components.definitions import BOX
from deska.games.aeons_end.components.state import AeonsEnd

UNLEASH: Final[tuple[float, ...]] = (1.3, 2.0, 1.6, 1.6)
"""What one Unleash of each nemesis costs."""
HARM: Final[dict[str, tuple[float, float]]] = {
    "skewer": (2.5, 1),
    "slaughter": (3, 1),
    "bane-sire": (0, 1),
    "agony-field": (2, 1),
    "eye-of-nothing": (0, 2),
    "woven-sky": (4, 1),
    "awaken": (3, 2),
    "dispel": (2, 2),
    "lay-waste": (2, 2),
    "needlemaw": (2, 0),
    "venomite": (2, 0),
    "pulverizing-ray": (5, 0),
    "gather-darkness": (2, 2),
    "obliterate": (4, 2),
    "sunder": (6, 0),
    "topple": (4, 2),
    "jagged-one": (0, 2),
    "doom-aegis": (6, 0),
    "reality-rupture": (0, 3),
    "cleave": (1.5, 0),
    "unrelenting-ire": (0, 2),
    "blood-cry": (0, 4),
    "scorn": (2.5, 0),
    "avatar-of-wrath": (3, 0),
    "onslaught": (3, 3),
    "rolling-death": (6, 0),
    "broodwomb": (1, 0),
    "endless-throng": (4, 0),
    "hatch": (4, 0),
    "blot-the-sun": (8, 1),
    "foul-multitudes": (4, 1),
    "infest": (4, 0),
    "legion-beacon": (8, 2),
    "maggot-engine": (4, 0),
    "spawn": (8, 1),
    "gorge": (3, 0),
    "lobotomize": (3, 0),
    "thought-biter": (2, 0),
    "cerephage": (1.5, 0),
    "godfeeders": (3.5, 0),
    "mindguzzler": (0, 1),
    "digest": (4, 0),
    "corrupter": (1, 0),
    "pain-sower": (1.5, 0),
    "twisting-madness": (6, 0),
    "vex": (1, 0),
    "burden": (2, 0),
    "tempt": (3, 0),
    "afflict": (3, 0),
    "bedlam-sage": (1.5, 0),
    "ruin-priest": (4, 0),
}
"""What a card costs each time it takes effect: life, and how often it unleashes; what is not named depends on the game."""
RAGEBORNE: Final = 0
QUEEN: Final = 1
HAZE_SPEWER: Final = FIRST_FOE + FOES.index("haze-spewer")
CAUTERIZER: Final = FIRST_FOE + FOES.index("cauterizer")
PROVOKER: Final = FIRST_FOE + FOES.index("provoker")
MEMORY_EATER: Final = FIRST_FOE + FOES.index("memory-eater")
VILE_FEAST: Final = FIRST_FOE + FOES.index("vile-feast")
INVOKE_CARNAGE: Final = FIRST_FOE + FOES.index("invoke-carnage")
BLEED_STATIC: Final = FIRST_FOE + FOES.index("bleed-static")
LIFE: Final[list[float]] = [HARM.get(name, (0.0, 0.0))[0] for name in FOES]
TIMES: Final[list[float]] = [HARM.get(name, (0.0, 0.0))[1] for name in FOES]
CLOSE: Final = 1.5
PACE: Final = 0.185
"""Nemesis turns that are left: at the very end, and more for each point of its life."""
DEAR: Final = 1.0
"""What a point of life is worth in damage."""
FED: Final = 4.0
"""Cards that leave the supply in a nemesis turn and the turns around it, where that matters."""
LOST: Final = 1000.0
"""What losing the game costs."""
EXHAUSTED: Final = 9.0
"""What it costs if a mage is exhausted, on top of the life."""


def harm(game: AeonsEnd, card: int) -> float:
    """Life that a nemesis card costs the next time it takes effect."""
    life = LIFE[card - FIRST_FOE] + TIMES[card - FIRST_FOE] * UNLEASH[game.nemesis]
    if card in (HAZE_SPEWER, CAUTERIZER):
        return life + tokens_of(game, card)
    if card == PROVOKER:
        return life + game.fury
    if card == INVOKE_CARNAGE:
        return life + game.fury + 2 + UNLEASH[game.nemesis]
    if card == MEMORY_EATER:
        return life + 1 + game.left.count(0)
    if card == VILE_FEAST:
        return life + 2 * game.left.count(0)
    if card == BLEED_STATIC:
        return life + 2 * max([8 - player.prepped.count(-1) for player in game.players])
    return life


def tokens_of(game: AeonsEnd, card: int) -> int:
    return game.tokens[game.field.index(card)] if card in game.field else 0


def rounds_left(game: AeonsEnd) -> float:
    """Nemesis turns that may still come."""
    rounds = min(len(game.deck) + 1.0, CLOSE + PACE * game.life)
    return min(rounds, 1.0 + sum(game.left) / FED) if BOX.nemeses[game.nemesis].needs_supply else rounds


def turns_left(game: AeonsEnd) -> float:
    """Turns of its own that each mage may still have."""
    return rounds_left(game) * (1.5 if game.solo else 2.0 / game.seats)


def ravage_cost(game: AeonsEnd, damage: float) -> float:
    """What damage to Gravehold costs: the less is left, the more."""
    left = game.gravehold - damage
    return LOST if left <= 0 else damage * (1.0 + 6.0 / (left + 4.0))


def suffer_cost(game: AeonsEnd, seat: int, damage: float) -> float:
    """What damage to a mage costs."""
    life = game.players[seat].life
    if not life:
        return ravage_cost(game, 2.0 * damage)
    if damage < life:
        return damage * (1.0 + 3.0 / (life - damage + 1.0))
    if not game.solo and sum([1 for player in game.players if player.life]) == 1:
        return LOST
    return life + EXHAUSTED + ravage_cost(game, 2.0 * (damage - life))


def nerves(game: AeonsEnd) -> float:
    """How dear life is now."""
    life = sum([player.life for player in game.players]) / (game.seats * game.level.life)
    return DEAR * (0.8 + 4.0 / (game.gravehold + 4.0) + 0.4 * (1.0 - life))


def minion_worth(game: AeonsEnd, card: int) -> float:
    """What killing a minion in play saves."""
    rounds = rounds_left(game)
    if card == HAZE_SPEWER:
        life = tokens_of(game, card)
        return nerves(game) * min(rounds * life, life * (life + 1) / 2)
    return nerves(game) * harm(game, card) * rounds
