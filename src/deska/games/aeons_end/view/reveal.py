"""Cards that lie open although their pile is face down.

The mages work together and keep nothing from each other: hands are open, a card that one of them looks at is shown to all, and so all
seats know the same. Decks lie face down (AE-201); their order is remembered as far as it was seen.
"""

from typing import Final

from deska.games.aeons_end.cards.corruptions import DESTROY_SHOWN
from deska.games.aeons_end.cards.gems import KEEP_OR_TOSS
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel.nouns import veil_pile

ABOUT_TOP_CARD: Final = (KEEP_OR_TOSS, DESTROY_SHOWN)
"""Questions about the top card of the deck of the player who is asked."""


def reveal(seen: AeonsEnd, game: AeonsEnd, seat: int, recalls: bool) -> None:
    """Turn order cards that were revealed lie open, since everybody plans with them. So does a card that somebody is asked about."""
    seen.order = veil_pile(game.order, seat, recalls=True)
    if game.stack and game.stack[-1].effect in ABOUT_TOP_CARD:
        asked = game.stack[-1].seat
        seen.players[asked].deck.cards[-1] = game.players[asked].deck.cards[-1]
