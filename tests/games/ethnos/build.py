"""Positions of Ethnos, set up with only what a test shows; all other cards lie in the deck."""

from collections.abc import Mapping, Sequence
from typing import Any

from deska.api import spec_of
from deska.games.ethnos.actions import ALLIES, COLOURS, DRAGON, KINGDOMS, TRIBES
from deska.games.ethnos.cards import deck_of
from deska.games.ethnos.components import Band, Ethnos
from deska.games.ethnos.turn import TAKE_TURN
from deska.kernel import ALL, Hand
from deska.kernel.rng import seeded

ROBERT, ALICE, MICHAL, DANA = range(4)
SIX = ("elf", "orc", "centaur", "merfolk", "giant", "dwarf")


def cards(names: Sequence[str]) -> list[int]:
    """Cards by name; `dragon` is one too."""
    return [DRAGON if name == "dragon" else ALLIES.index(name) for name in names]


def named(numbers: Sequence[int]) -> list[str]:
    return ["dragon" if card == DRAGON else ALLIES[card] for card in numbers]


def position(
    seats: int = 4,
    tribes: Sequence[str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    row: Sequence[str] = (),
    top: Sequence[str] = (),
    markers: Mapping[int, Mapping[str, int]] | None = None,
    bands: Mapping[int, Sequence[tuple[str, Sequence[str]]]] | None = None,
    tokens: Mapping[str, Sequence[int]] | None = None,
    age: int = 1,
    turn: int = ROBERT,
    dragons: int = 0,
    **variant: Any,
) -> Ethnos:
    """A settled position in which `turn` is to choose.

    `top` are the next cards of the deck, the first one is drawn first; `bands` are (leader, all cards); cards named
    nowhere fill the deck, its dragons lie at the very bottom unless `top` names them.
    """
    used = tuple(tribes) if tribes is not None else SIX[: 5 if seats <= 3 else 6]
    spec = spec_of("ethnos")
    game = spec.begin(spec, spec.setup(seats, {"tribes": list(used), **variant}), seeded(1))
    assert isinstance(game, Ethnos)
    left = [card for tribe in used for card in deck_of(TRIBES.index(tribe))]

    def taken(names: Sequence[str]) -> list[int]:
        found = cards(names)
        for card in found:
            if card != DRAGON:
                left.remove(card)
        return found

    for seat, held in (hands or {}).items():
        hand = Hand([], [])
        for card in taken(held):
            hand.put(card, 1 << seat)
        game.players[seat].hand = hand
    for seat, laid in (bands or {}).items():
        for leader, members in laid:
            game.players[seat].bands.append(Band(tuple(sorted(taken(members))), ALLIES.index(leader), len(members)))
    for seat, placed in (markers or {}).items():
        for kingdom, count in placed.items():
            game.players[seat].markers[KINGDOMS.index(kingdom)] = count
            game.players[seat].supply -= count
    if tokens is not None:
        dealt = list(game.tokens)
        for kingdom, values in tokens.items():
            dealt[KINGDOMS.index(kingdom)] = tuple(values)
        game.tokens = tuple(dealt)
    game.row = sorted(taken(row))
    next_cards = taken(top)
    hidden = 3 - dragons - next_cards.count(DRAGON)
    game.deck = [DRAGON] * hidden + left + next_cards[::-1]
    game.age = age
    game.dragons = dragons
    game.turn = turn
    game.stack.clear()
    game.push(TAKE_TURN, turn)
    game.settle()
    return game


def play(game: Ethnos, *options: str) -> Ethnos:
    """Choose one option after the other."""
    for option in options:
        game.choose(option)
    return game


def band(game: Ethnos, leader: str, *others: str) -> Ethnos:
    """Play a whole band: lay the cards, name the leader; what is asked next stays open."""
    decision = game.pending
    assert decision is not None
    if decision.kind == "et-turn":
        game.choose("band")
    elif decision.kind == "et-centaur":
        game.choose("yes")
    for card in (leader, *others):
        game.choose(f"lay:{card}")
    return play(game, "done", f"lead:{leader}")


def recruit(game: Ethnos, *names: str) -> None:
    """Put cards into the row's memory: known to all, in the hand of the seat on turn."""
    hand = game.players[game.turn].hand
    for card in cards(names):
        game.deck.remove(card)
        hand.put(card, ALL)


def kingdoms(game: Ethnos, seat: int) -> dict[str, int]:
    """Markers of a seat, kingdoms without any left out."""
    return {kingdom: count for kingdom, count in zip(KINGDOMS, game.players[seat].markers, strict=True) if count}


def horde(game: Ethnos, seat: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if game.players[seat].horde >> i & 1]
