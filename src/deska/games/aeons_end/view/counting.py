"""The contents of face-down decks, as everybody can count them: the cards of the set-up without those that lie elsewhere now."""

from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.setup import BASICS_OF_TIER, turn_order_cards


def order_left(game: AeonsEnd) -> list[int]:
    """The turn order cards that are still to come in this round, sorted."""
    left = sorted(turn_order_cards(game.setup))
    for card in game.spent:
        left.remove(card)
    return left


def tiers_left(game: AeonsEnd) -> list[int]:
    """The number of cards of each tier that are left in the nemesis deck, from tier 1 to tier 3."""
    gone = [game.box.foes[card].tier for card in game.discard + game.field + game.drawn]
    own = game.box.uniques[game.nemesis]
    return [basics + len(own[tier]) - gone.count(tier) for tier, basics in enumerate(BASICS_OF_TIER[game.seats], 1)]
