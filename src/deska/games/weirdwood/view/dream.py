"""Games that could be true for a seat."""

from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.made import clone_weirdwood
from deska.games.weirdwood.view.reveal import have_same_back
from deska.kernel import Pile, Rng


def dream(game: Weirdwood, seat: int, rng: Rng) -> Weirdwood:
    """A copy that is the same game to the seat: what lies face down, and was not seen there, is laid anew."""
    twin = clone_weirdwood(game)
    for player in twin.players:
        player.deck = laid_anew(player.deck, seat, rng)
    twin.tactics = laid_anew(twin.tactics, seat, rng)
    twin.companions = laid_anew(twin.companions, seat, rng)
    twin.quests = laid_anew(twin.quests, seat, rng)
    lay_monster_cards(twin, seat, rng)
    return twin


def laid_anew(pile: Pile, seat: int, rng: Rng) -> Pile:
    """The same cards; those whose places the seat does not know change places with each other."""
    return pile.imagined(seat, shuffled(pile.unknown_to(seat), rng))


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in an order that says nothing about where they lay."""
    cards.sort()
    rng.shuffle(cards)
    return cards


def lay_monster_cards(game: Weirdwood, seat: int, rng: Rng) -> None:
    """Plans and the top card keep their backs; those of the rest of the deck are not seen."""
    hidden = [pile for pile in (*game.plans, game.coming) if pile.unknown_to(seat)]
    unknown = shuffled([pile.cards[0] for pile in hidden] + game.deck.unknown_to(seat), rng)
    for pile in hidden:
        alike = [place for place, card in enumerate(unknown) if have_same_back(game, card, pile.cards[0])]
        pile.cards[0] = unknown.pop(alike[0])
    game.deck = game.deck.imagined(seat, unknown)
