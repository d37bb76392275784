"""Games that a seat cannot tell from the one it plays."""

from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.made import clone_evenfall
from deska.kernel import Rng


def dream(game: Evenfall, seat: int, rng: Rng) -> Evenfall:
    """A copy of the game in which the others' hands and both decks are dealt anew from the cards that the seat has not seen."""
    twin = clone_evenfall(game)
    pool = game.deck[:]
    for player in game.players:
        pool += player.hand.unknown_to(seat) + player.aside.unknown_to(seat)
    pool.sort()
    rng.shuffle(pool)
    for other, player in enumerate(game.players):
        twin.players[other].hand = player.hand.imagined(seat, 1 << other, pool)
        twin.players[other].aside = player.aside.imagined(seat, 1 << other, pool)
    twin.deck = pool
    twin.places.sort()
    rng.shuffle(twin.places)
    return twin
