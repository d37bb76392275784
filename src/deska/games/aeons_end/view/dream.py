"""Games that could be true for a seat."""

from deska.games.aeons_end.components.definitions import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.made import clone_aeons_end
from deska.games.aeons_end.view.counting import tiers_left
from deska.kernel import Pile, Rng


def dream(game: AeonsEnd, seat: int, rng: Rng) -> AeonsEnd:
    """The same game to the seat; what lies face down and was not seen there is laid anew."""
    twin = clone_aeons_end(game)
    for player in twin.players:
        lay_anew(player.deck, rng)
    lay_anew(twin.order, rng)
    lay_anew(twin.corruptions, rng)
    twin.strikes.sort()
    rng.shuffle(twin.strikes)
    twin.deck = imagined_deck(game, rng)
    return twin


def lay_anew(pile: Pile, rng: Rng) -> None:
    """Which cards are in the pile is known; those that were not seen in their places change them."""
    unseen = sorted([card for card, mask in zip(pile.cards, pile.seen, strict=True) if not mask])
    rng.shuffle(unseen)
    for i in range(len(pile.cards)):
        if not pile.seen[i]:
            pile.cards[i] = unseen.pop()


def imagined_deck(game: AeonsEnd, rng: Rng) -> list[int]:
    """How many cards of each tier are left is known, and that the nemesis's own are among them; which basic ones is not."""
    shown = game.discard + game.field + game.drawn
    deck: list[int] = []
    sizes = tiers_left(game)
    for tier in (3, 2, 1):
        own = [card for card in BOX.uniques[game.nemesis][tier] if card not in shown]
        cards = rng.sample([card for card in BOX.basics[tier] if card not in shown], sizes[tier - 1] - len(own)) + own
        rng.shuffle(cards)
        deck += cards
    return deck
