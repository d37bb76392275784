"""What cards of players are worth in play: a point is a point of damage to the nemesis, or one aether."""

from typing import Final

from deska.games.aeons_end.actions import CORRUPTIONS, FIRST_CORRUPTION, GEMS, PLAYABLE, PLAYER_CARDS, SPELLS
from deska.games.aeons_end.components.definitions import BOX, SPELL
from deska.games.aeons_end.components.state import FIRST_BONUS, HAND, OPEN_SIDE, AeonsEnd, Player

AETHER_OF: Final = {
    "quartz-shard": 1.6,
    "moonstone-shard": 1.4,
    "jade": 2.0,
    "sifters-pearl": 2.2,
    "vriswood-amber": 2.1,
    "diamond-cluster": 2.5,
    "searing-ruby": 2.6,
    "burning-opal": 3.0,
    "clouded-sapphire": 3.5,
    "unstable-prism": 2.0,
}
"""Aether that a gem brings, other effects counted in; gems that are not named bring 1."""
DAMAGE_OF: Final = {
    "phoenix-flame": 2.6,
    "spectral-echo": 2.6,
    "amplify-vision": 2.6,
    "ignite": 3.0,
    "lava-tendril": 3.6,
    "dark-fire": 4.0,
    "essence-theft": 3.3,
    "feral-lightning": 3.2,
    "oblivion-swell": 3.6,
    "chaos-arc": 4.6,
    "planar-insight": 4.2,
    "wildfire-whip": 4.7,
    "arcane-nexus": 4.7,
    "consuming-void": 5.0,
    "spark": 1.0,
    "buried-light": 1.6,
    "flare": 2.2,
}
"""Damage that a spell brings, other effects counted in."""
CRYSTAL: Final = PLAYER_CARDS.index("crystal")
PLANAR_INSIGHT: Final = PLAYER_CARDS.index("planar-insight")
CHAOS_ARC: Final = PLAYER_CARDS.index("chaos-arc")
JUNK: Final = 1.0
"""Cards worth no more than that are in the way later on."""
NO_AETHER: Final = [0.0] * (len(SPELLS) + len(CORRUPTIONS))
NO_DAMAGE: Final = [0.0] * len(PLAYABLE)


AETHER: Final = [AETHER_OF.get(name, 1.0 if name in GEMS else 0.0) for name in PLAYABLE] + NO_AETHER
DAMAGE: Final = NO_DAMAGE + [DAMAGE_OF[name] for name in SPELLS] + [0.0] * len(CORRUPTIONS)


def worth(card: int) -> float:
    """What losing the card would cost; a corruption is best lost."""
    if card >= FIRST_CORRUPTION:
        return -1.0
    return max(AETHER[card], DAMAGE[card], 0.5 * BOX.cost[card])


def is_junk(card: int) -> bool:
    return worth(card) <= JUNK


def spell_damage(game: AeonsEnd, owner: int, place: int) -> float:
    """What the spell prepped at a place would bring if it were cast now."""
    player = game.players[owner]
    card = player.prepped[place]
    breach = place % 4
    damage = DAMAGE[card]
    if card == PLANAR_INSIGHT:
        damage = 2.0 + player.breaches.count(OPEN_SIDE)
    elif card == CHAOS_ARC:
        beside = [other for other in (breach - 1, breach + 1) if 0 <= other < 4 and player.prepped[other] >= 0]
        damage = 3.0 + 2.0 * len(beside)
    return damage + 1.0 if breach >= FIRST_BONUS and player.breaches[breach] == OPEN_SIDE else damage


class Cards:
    """All cards of a player, counted."""

    def __init__(self, player: Player) -> None:
        self.size = 0
        self.aether = 0.0
        self.damage = 0.0
        self.spells = 0
        self.bought_spells = 0
        self.junk = 0
        for pile in (player.hand, player.deck.cards, player.discard, player.played, player.prepped):
            for card in pile:
                if card >= 0:
                    self.count(card)
        hands = max(2.0, self.size / HAND)
        self.hands = hands
        """Turns that it takes to see every card once."""
        self.income = self.aether / hands
        self.drawn_spells = self.spells / hands
        self.good_spells = self.bought_spells / hands
        """Of each, what comes in a turn."""
        self.spell = self.damage / max(1, self.spells)
        """What a spell brings."""

    def count(self, card: int) -> None:
        self.size += 1
        self.aether += AETHER[card]
        if BOX.kind[card] == SPELL:
            self.spells += 1
            self.damage += DAMAGE[card]
            self.bought_spells += BOX.cost[card] > 0
        self.junk += is_junk(card)
