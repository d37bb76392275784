"""The part of face-down cards that everybody sees.

The players work together and keep nothing from each other: hands are open, and a card that one of them looks at is shown to all, so all
seats know the same. Only the order of face-down piles is hidden; it is remembered as far as it was seen. Which cards are in somebody's
deck follows from all that happened, also after cards went through Eugene's chamber; so it is a matter of memory.
"""

from deska.games.weirdwood.components.state import Back, Weirdwood
from deska.games.weirdwood.made import new_back


def back_of(game: Weirdwood, card: int) -> Back:
    return new_back(kind=game.box.foe_kind[card], hourglasses=game.box.foe(card).time)


def have_same_back(game: Weirdwood, one: int, other: int) -> bool:
    return game.box.foe_kind[one] == game.box.foe_kind[other] and game.box.foe(one).time == game.box.foe(other).time


def reveal(seen: Weirdwood, game: Weirdwood, seat: int, recalls: bool) -> None:
    """Show the backs of the next monster card and of Therus's plans (WW-213), and the fronts of plans carried out (WW-304)."""
    seen.coming_back = back_of(game, game.coming.cards[0]) if game.coming.cards else None
    seen.plan_backs = [back_of(game, plan.cards[0]) for plan in game.plans]
    for i in range(game.done):
        seen.plans[i].cards[0] = game.plans[i].cards[0]
    if recalls:
        seen.deck_contents = [sorted(player.deck.cards) for player in game.players]
