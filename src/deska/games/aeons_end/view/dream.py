"""Games that could be true for a seat."""

from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.made import clone_aeons_end
from deska.games.aeons_end.view.counting import tiers_left
from deska.kernel import Rng


def dream(game: AeonsEnd, seat: int, rng: Rng) -> AeonsEnd:
    """A copy that is the same game to the seat: what lies face down, and was not seen there, is laid anew."""
    twin = clone_aeons_end(game)
    for player in twin.players:
        player.deck = player.deck.laid_anew(seat, rng)
    twin.order = twin.order.laid_anew(seat, rng)
    twin.corruptions = twin.corruptions.laid_anew(seat, rng)
    twin.strikes.sort()
    rng.shuffle(twin.strikes)
    twin.deck = imagined_deck(game, rng)
    return twin


def imagined_deck(game: AeonsEnd, rng: Rng) -> list[int]:
    """Everybody knows how many cards of each tier are left, and that the nemesis's own are among them, but not which basic ones."""
    shown = game.discard + game.field + game.drawn
    deck: list[int] = []
    sizes = tiers_left(game)
    for tier in (3, 2, 1):
        own = [card for card in game.box.uniques[game.nemesis][tier] if card not in shown]
        cards = rng.sample([card for card in game.box.basics[tier] if card not in shown], sizes[tier - 1] - len(own)) + own
        rng.shuffle(cards)
        deck += cards
    return deck
