"""Cards and tokens that seats see although they lie in a hand, or in a pile that is face down."""

from deska.games.eldervale.components.pieces import EMPTY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import STACK
from deska.games.eldervale.view.dream import is_hidden
from deska.kernel.nouns import veil_hand
from deska.kernel.values import SPECTATOR


def reveal(seen: Eldervale, game: Eldervale, seat: int, recalls: bool) -> None:
    """Add what others show to the seat, the cards and tokens that lie face up, and what a perfect memory knows of the decks."""
    reveal_hands(seen, game, seat, recalls)
    reveal_decks(seen, game, recalls)
    seen.tokens = known_tokens(game, recalls)


def reveal_hands(seen: Eldervale, game: Eldervale, seat: int, recalls: bool) -> None:
    """Partners see each other's hands, and they know which cards they have exchanged (EL-248). Everybody sees cards that were shown."""
    for other, player in enumerate(game.players):
        if other == game.partner(seat):
            seen.players[other].hand = veil_hand(player.hand, seat, True, recalls)
        elif other != seat and not recalls:
            seen.players[other].hand = veil_hand(player.hand, SPECTATOR, False, recalls=True)
    if seat in (game.turn, game.partner(game.turn)):
        seen.now.swapped = game.now.swapped[:]


def reveal_decks(seen: Eldervale, game: Eldervale, recalls: bool) -> None:
    """The top adventure card of a deck may lie face up; cards that were put at the bottom are remembered."""
    for element, cards in enumerate(game.decks):
        if game.shown >> element & 1:
            seen.decks[element][-1] = cards[-1]
        if recalls:
            sunk = game.sunk[element]
            seen.decks[element][:sunk] = cards[:sunk]


def known_tokens(game: Eldervale, recalls: bool) -> tuple[int, ...]:
    """The treasure tokens that lie face up on the map, and with a perfect memory those that were taken; EMPTY for all others."""
    return tuple([token if is_known(game, place, recalls) else EMPTY for place, token in enumerate(game.tokens)])


def is_known(game: Eldervale, place: int, recalls: bool) -> bool:
    is_taken = place % STACK >= game.left[place // STACK]
    return not is_hidden(game, place) and (recalls or not is_taken)
