"""Positions of Ethnos for lessons, examples and tests, set up with only what they show; all other cards lie in the deck."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS, TRIBES
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.made import new_band
from deska.games.ethnos.turn.playing import TAKE_TURN
from deska.kernel import Hand
from deska.kernel.building import begun, settle, take
from deska.kernel.spec import GameSpec

ROBERT, ALICE, MICHAL, DANA = range(4)
SIX: Final = ("elf", "orc", "centaur", "merfolk", "giant", "dwarf")


def cards(names: Sequence[str]) -> list[int]:
    """Cards by name; `dragon` is one too."""
    return [BOX.dragon if name == "dragon" else ALLIES.index(name) for name in names]


def named(numbers: Sequence[int]) -> list[str]:
    return ["dragon" if card == BOX.dragon else ALLIES[card] for card in numbers]


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
    *,
    spec: GameSpec,
    seed: int = 1,
    **variant: Any,
) -> Ethnos:
    """A settled position in which `turn` is to choose.

    `top` are the next cards of the deck, the first one is drawn first; `bands` are (leader, all cards); cards named
    nowhere fill the deck, its dragons lie at the very bottom unless `top` names them.
    """
    used = tuple(tribes) if tribes is not None else SIX[: 5 if seats <= 3 else 6]
    game = begun(Ethnos, spec, seats, {"tribes": list(used), **variant}, seed)
    left = [card for tribe in used for card in BOX.deck_of(TRIBES.index(tribe))] + [BOX.dragon] * (3 - dragons)
    for seat, held in (hands or {}).items():
        game.players[seat].hand = Hand([], [])
        for card in take(ALLIES, left, cards(held)):
            game.players[seat].hand.put(card, 1 << seat)
    lay_bands(game, left, bands or {})
    place_markers(game, markers or {})
    game.tokens = dealt_with(game, tokens) if tokens is not None else game.tokens
    game.row = sorted(take(ALLIES, left, cards(row)))
    coming = take(ALLIES, left, cards(top))
    game.deck = sorted(left, key=lambda card: card != BOX.dragon) + coming[::-1]
    game.age = age
    game.drawer = turn if age > 1 else game.drawer
    game.dragons = dragons
    game.turn = turn
    game.stack.clear()
    return settle(game, turn, TAKE_TURN)


def lay_bands(game: Ethnos, left: list[int], bands: Mapping[int, Sequence[tuple[str, Sequence[str]]]]) -> None:
    for seat, laid in bands.items():
        for leader, members in laid:
            band = tuple(sorted(take(ALLIES, left, cards(members))))
            game.players[seat].bands.append(new_band(cards=band, leader=ALLIES.index(leader), size=len(members)))


def place_markers(game: Ethnos, markers: Mapping[int, Mapping[str, int]]) -> None:
    for seat, placed in markers.items():
        for kingdom, count in placed.items():
            game.players[seat].markers[KINGDOMS.index(kingdom)] = count
            game.players[seat].supply -= count


def dealt_with(game: Ethnos, tokens: Mapping[str, Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The glory tokens with these in their kingdoms; the others are dealt anew, as far as there are so many in the box."""
    each = len(game.tokens[0])
    left = sorted(token for dealt in game.tokens for token in dealt)
    for token in (token for values in tokens.values() for token in values):
        if token in left:
            left.remove(token)
    others = iter([tuple(left[place : place + each]) for place in range(0, len(left), each)])
    return tuple(tuple(tokens[kingdom]) if kingdom in tokens else next(others) for kingdom in KINGDOMS)


def swim_to(game: Ethnos, *spaces: int) -> Ethnos:
    """Put the seats' markers on these spaces of the Merfolk board."""
    for player, space in zip(game.players, spaces, strict=True):
        player.swum = space
    return game


def fill_horde(game: Ethnos, seat: int, *colours: str) -> Ethnos:
    """Put markers of a seat on these spaces of its Orc Horde board."""
    for colour in colours:
        game.players[seat].horde |= 1 << COLOURS.index(colour)
        game.players[seat].supply -= 1
    return game


def own_trolls(game: Ethnos, seat: int, *values: int) -> Ethnos:
    for value in values:
        game.players[seat].trolls |= 1 << value - 1
    return game
