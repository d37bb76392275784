"""Cards of allies and control markers, wherever they lie.

They are made once, as are all pieces and zones of this table: what they show are the values that they are given, and nothing else.
"""

from functools import cache

from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS
from deska.games.ethnos.cards import BOX
from deska.kernel.once import made_once
from deska.kernel.scenes import Face, Message, Piece

Cards = tuple[int, ...]


@cache
def ally(card: int) -> Face:
    tribe, colour = BOX.leading(card), BOX.colour[card]
    code = Message(f"et-kingdom-{KINGDOMS[colour]}-code") if colour >= 0 else Message("et-wild-code")
    tint = COLOURS[colour] if colour >= 0 else "bone"
    return Face("ally", Message(f"et-tribe-{tribe.name}"), code, tint, tribe.icon, text=(Message("et-tribe-text", {"tribe": tribe.name}),))


def allies(zone: str, cards: Cards, *verbs: str, states: tuple[str, ...] = (), group: int = 0) -> tuple[Piece, ...]:
    """Cards in order, each with its copy number; equal cards carry the same options."""
    return tuple([ally_card(zone, card, cards[: i + 1].count(card), verbs, states, group) for i, card in enumerate(cards)])


@made_once
def ally_card(zone: str, card: int, copy: int, verbs: tuple[str, ...], states: tuple[str, ...], group: int) -> Piece:
    name = ALLIES[card]
    offers = tuple(f"{verb}:{name}" for verb in verbs)
    return Piece(f"{zone}/{name}.{copy}", "card", ally(card), offers=offers, states=states, group=group)


@cache
def marker() -> Face:
    return Face("token", Message("et-sign-marker"), icon="tattered-banner")
