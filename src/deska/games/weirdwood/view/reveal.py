"""What everybody sees of cards that lie face down.

The players work together and keep nothing from each other: hands are open, and a card that one of them looks at is shown to all, so all
seats know the same. Only the order of face-down piles is hidden; it is remembered as far as it was seen.
"""

from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.components.state import Back, Weirdwood


def back_of(card: int) -> Back:
    return Back(BOX.foe_kind(card), BOX.foe(card).time)


def reveal(seen: Weirdwood, game: Weirdwood, seat: int, recalls: bool) -> None:
    """The backs of the next monster card and of Therus's plans are open (WW-213), and plans that are carried out lie face up (WW-304)."""
    seen.coming_back = back_of(game.coming.cards[0]) if game.coming.cards else None
    seen.plan_backs = [back_of(plan.cards[0]) for plan in game.plans]
    for i in range(game.done):
        seen.plans[i].cards[0] = game.plans[i].cards[0]
