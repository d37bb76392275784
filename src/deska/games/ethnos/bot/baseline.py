"""A plain player to measure others by."""

from typing import Final

from deska.games.ethnos.actions import BAND, LAY, LEAD
from deska.games.ethnos.bot.bands import GROUPS, Holding, in_group
from deska.games.ethnos.bot.traits import COLOUR, FIRST_COLOUR, SKELETON, TRAITS
from deska.games.ethnos.components import HAND_LIMIT, Ethnos
from deska.games.ethnos.effects import present
from deska.games.ethnos.turn.playing import LayCards, NameLeader, TakeTurn
from deska.kernel import DONE, Rng

LARGE: Final = 4
"""A band of so many cards is laid at once."""


def largest(game: Ethnos, seat: int, rng: Rng) -> int:
    """Recruits by chance until it can lay four cards or holds ten, then lays its largest band."""
    legal = game.legal
    effect = game.stack[-1].effect
    if isinstance(effect, TakeTurn) and BAND in legal:
        hand = game.players[seat].hand.cards
        if len(hand) == HAND_LIMIT or Holding(hand).largest() >= LARGE:
            return BAND
        return legal[rng.below(len(legal) - 1)]  # a band is offered last
    if isinstance(effect, LayCards):
        return next_card(game, seat)
    if isinstance(effect, NameLeader):
        return first_that_places(game, seat)
    return legal[rng.below(len(legal))]


def next_card(game: Ethnos, seat: int) -> int:
    hand = game.players[seat].hand.cards
    group = largest_group(sorted(game.laid + hand), game.laid)
    for card in hand:
        if card == SKELETON or in_group(card, group):
            return LAY.of(card)
    return DONE


def largest_group(cards: list[int], laid: list[int]) -> int:
    """The largest group to which all cards that are laid belong."""
    holding, begun = Holding(cards), Holding(laid)
    best, most = FIRST_COLOUR, 0
    for group in range(GROUPS):
        if holding.sizes[group] > most and begun.sizes[group] == len(laid) - begun.bones:
            best, most = group, holding.sizes[group]
    return best


def first_that_places(game: Ethnos, seat: int) -> int:
    """The first leader that places a marker, else the first of all."""
    for option in game.legal:
        leader = LEAD.arg(option)
        size = len(game.laid) + TRAITS[leader].extra
        if (TRAITS[leader].places or TRAITS[leader].places_anywhere) and size > present(game, seat, COLOUR[leader]):
            return option
    return game.legal[0]
