"""Games that could be true for a seat."""

from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.made import clone_weirdwood
from deska.kernel import Pile, Rng


def dream(game: Weirdwood, seat: int, rng: Rng) -> Weirdwood:
    """The same game to the seat; what lies face down and was not seen there is laid anew."""
    twin = clone_weirdwood(game)
    for player in twin.players:
        lay_anew(player.deck, rng)
    lay_anew(twin.tactics, rng)
    lay_anew(twin.companions, rng)
    lay_anew(twin.quests, rng)
    lay_monster_cards(twin, rng)
    return twin


def lay_anew(pile: Pile, rng: Rng) -> None:
    """Which cards are in the pile is known; those that were not seen in their places change them."""
    unseen = sorted([card for card, mask in zip(pile.cards, pile.seen, strict=True) if not mask])
    rng.shuffle(unseen)
    for i in range(len(pile.cards)):
        if not pile.seen[i]:
            pile.cards[i] = unseen.pop()


def lay_monster_cards(game: Weirdwood, rng: Rng) -> None:
    """Plans and the top card keep their backs; the rest of the deck has none to see."""
    backs = [pile for pile in (*game.plans, game.coming) if pile.cards and not pile.seen[0]]
    unseen = [pile.cards[0] for pile in backs]
    unseen += [card for card, mask in zip(game.deck.cards, game.deck.seen, strict=True) if not mask]
    unseen.sort()
    rng.shuffle(unseen)
    for pile in backs:
        pile.cards[0] = take_like(unseen, pile.cards[0])
    for i in range(len(game.deck.cards)):
        if not game.deck.seen[i]:
            game.deck.cards[i] = unseen.pop()


def take_like(cards: list[int], card: int) -> int:
    """The first of the cards that has the same back."""
    for i, other in enumerate(cards):
        if BOX.foe(other).kind == BOX.foe(card).kind and BOX.foe(other).time == BOX.foe(card).time:
            return cards.pop(i)
    return card
