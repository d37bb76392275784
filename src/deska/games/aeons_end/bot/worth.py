"""The worth of players' cards in play. A point is a point of damage to the nemesis, or one aether."""

from deska.games.aeons_end.bot.numbers import BY_COST, CORRUPT, JUNK
from deska.games.aeons_end.bot.traits import AETHER, DAMAGE, TRAITS
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import CORRUPTION
from deska.games.aeons_end.components.state import FIRST_BONUS, OPEN_SIDE, AeonsEnd, Player


def worth(card: int) -> float:
    """The loss if the card is gone; a corruption is best lost."""
    if BOX.kind[card] == CORRUPTION:
        return CORRUPT
    return max(AETHER[card], DAMAGE[card], BY_COST * BOX.cost[card])


def is_junk(card: int) -> bool:
    return worth(card) <= JUNK


def spell_damage(game: AeonsEnd, owner: int, place: int) -> float:
    """The damage that the spell prepped at a place would deal if it were cast now."""
    player = game.players[owner]
    breach = place % 4
    traits = TRAITS[player.prepped[place]]
    damage = traits.hits
    if traits.per_open:
        damage += traits.per_open * player.breaches.count(OPEN_SIDE)
    if traits.per_neighbour:
        damage += traits.per_neighbour * neighbours(player, breach)
    return damage + 1.0 if breach >= FIRST_BONUS and player.breaches[breach] == OPEN_SIDE else damage


def neighbours(player: Player, breach: int) -> int:
    """The number of spells that are prepped at the breaches beside that one."""
    return len([other for other in (breach - 1, breach + 1) if 0 <= other < 4 and player.prepped[other] >= 0])
