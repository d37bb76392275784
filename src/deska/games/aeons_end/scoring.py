"""The end by an empty nemesis deck. Other ends are reached where life is lost (AE-180 to AE-182)."""

from deska.games.aeons_end.actions import MAGES
from deska.games.aeons_end.components.state import AeonsEnd


def is_spent(game: AeonsEnd) -> bool:
    """True if no nemesis card is left in the deck or in play. Husks are no cards (AE-178, AE-179)."""
    return not game.deck and not game.field


def sides(game: AeonsEnd) -> tuple[str, ...]:
    """The mage of each seat."""
    return tuple(MAGES[player.mage] for player in game.players)
