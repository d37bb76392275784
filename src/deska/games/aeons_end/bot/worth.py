"""What cards of players are worth in play: a point is a point of damage to the nemesis, or one aether."""

from typing import Final

from deska.games.aeons_end.actions import CORRUPTIONS, FIRST_CORRUPTION, GEMS, PLAYABLE, PLAYER_CARDS, SPELLS
from deska.games.aeons_end.bot.numbers import AETHER_OF, BY_COST, CORRUPT, DAMAGE_OF, JUNK, OTHER_OF
from deska.games.aeons_end.components.definitions import BOX
from deska.games.aeons_end.components.state import FIRST_BONUS, OPEN_SIDE, AeonsEnd

HITS_OF: Final = {
    "phoenix-flame": 3.0,
    "spectral-echo": 2.0,
    "amplify-vision": 2.0,
    "ignite": 2.0,
    "lava-tendril": 3.0,
    "dark-fire": 5.0,
    "essence-theft": 3.0,
    "feral-lightning": 3.0,
    "oblivion-swell": 3.0,
    "chaos-arc": 3.0,
    "planar-insight": 2.0,
    "wildfire-whip": 4.0,
    "arcane-nexus": 4.0,
    "consuming-void": 5.0,
    "spark": 1.0,
    "buried-light": 1.0,
    "flare": 2.0,
}
"""Damage that a spell deals when it is cast, without what depends on breaches."""
CRYSTAL: Final = PLAYER_CARDS.index("crystal")
PLANAR_INSIGHT: Final = PLAYER_CARDS.index("planar-insight")
CHAOS_ARC: Final = PLAYER_CARDS.index("chaos-arc")
NO_AETHER: Final = [0.0] * (len(SPELLS) + len(CORRUPTIONS))
NO_DAMAGE: Final = [0.0] * len(PLAYABLE)


AETHER: Final = [AETHER_OF.get(name, 1.0 if name in GEMS else 0.0) for name in PLAYABLE] + NO_AETHER
OTHER: Final = [OTHER_OF.get(name, 0.0) for name in PLAYABLE] + NO_AETHER
HITS: Final = NO_DAMAGE + [HITS_OF[name] for name in SPELLS] + [0.0] * len(CORRUPTIONS)
DAMAGE: Final = NO_DAMAGE + [DAMAGE_OF[name] for name in SPELLS] + [0.0] * len(CORRUPTIONS)


def worth(card: int) -> float:
    """What losing the card would cost; a corruption is best lost."""
    if card >= FIRST_CORRUPTION:
        return CORRUPT
    return max(AETHER[card], DAMAGE[card], BY_COST * BOX.cost[card])


def is_junk(card: int) -> bool:
    return worth(card) <= JUNK


def spell_damage(game: AeonsEnd, owner: int, place: int) -> float:
    """What the spell prepped at a place would bring if it were cast now."""
    player = game.players[owner]
    card = player.prepped[place]
    breach = place % 4
    damage = HITS[card]
    if card == PLANAR_INSIGHT:
        damage = 2.0 + player.breaches.count(OPEN_SIDE)
    elif card == CHAOS_ARC:
        beside = [other for other in (breach - 1, breach + 1) if 0 <= other < 4 and player.prepped[other] >= 0]
        damage = 3.0 + 2.0 * len(beside)
    return damage + 1.0 if breach >= FIRST_BONUS and player.breaches[breach] == OPEN_SIDE else damage
