"""Positions of Aeon's End, set up with only what a test shows, and what a test looks at."""

from typing import Any

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import CARDS, TURN_CARDS
from deska.games.aeons_end.components.state import GONE, OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.lessons import building
from deska.games.aeons_end.lessons.building import DEFAULT_GEMS as DEFAULT_GEMS
from deska.games.aeons_end.lessons.building import DEFAULT_RELICS as DEFAULT_RELICS
from deska.games.aeons_end.lessons.building import DEFAULT_SPELLS as DEFAULT_SPELLS
from deska.games.aeons_end.lessons.building import HANKA as HANKA
from deska.games.aeons_end.lessons.building import HONZA as HONZA
from deska.games.aeons_end.lessons.building import JANA as JANA
from deska.games.aeons_end.lessons.building import PETR as PETR
from deska.games.aeons_end.lessons.building import PLAYER_PHASES as PLAYER_PHASES
from deska.games.aeons_end.lessons.building import Seat as Seat
from deska.games.aeons_end.lessons.building import mage as mage
from deska.games.aeons_end.lessons.building import named as named
from deska.games.aeons_end.lessons.building import number as number
from deska.games.aeons_end.lessons.building import numbers as numbers
from deska.table.examples import example_of
from deska.testing.playing import asked as asked
from deska.testing.playing import options as options
from deska.testing.playing import play as play
from deska.testing.playing import refuse as refuse


def position(*seats: Seat, **given: Any) -> AeonsEnd:
    """A settled position: `turn` is to choose in that phase, or the nemesis has its turn and somebody has to decide."""
    return building.position(*seats, spec=SPEC, **given)


def example(rule: str) -> AeonsEnd:
    """The position of an example of the rulebook."""
    game = example_of(SPEC.id, rule).build(spec=SPEC)
    assert isinstance(game, AeonsEnd)
    return game


def fresh(seats: int = 2, seed: int = 7, **variant: Any) -> AeonsEnd:
    """A game as it is really set up; `solo_turns` is the variant solo-turns."""
    game = SPEC.new(seats, seed, {name.replace("_", "-"): value for name, value in variant.items()})
    assert isinstance(game, AeonsEnd)
    return game


# --- playing


# --- looking


def seen_by(seat: int | None, game: AeonsEnd) -> AeonsEnd:
    """The game as the seat sees it now; None is a spectator."""
    seen: AeonsEnd = SPEC.view(game, seat).game
    return seen


def recalled_by(seat: int | None, game: AeonsEnd) -> AeonsEnd:
    """The game as the seat sees and remembers it."""
    recalled: AeonsEnd = SPEC.view(game, seat).recalled
    return recalled


def imagined_by(seat: int | None, game: AeonsEnd, seed: int) -> AeonsEnd:
    """A game that could be true for the seat."""
    imagined = SPEC.imagine(game, seat, seed)
    assert isinstance(imagined, AeonsEnd)
    return imagined


def hand(game: AeonsEnd, seat: int = HANKA) -> list[str]:
    return named(game.players[seat].hand)


def deck(game: AeonsEnd, seat: int = HANKA) -> list[str]:
    """Top card first."""
    return named(game.players[seat].deck.cards[::-1])


def discard(game: AeonsEnd, seat: int = HANKA) -> list[str]:
    """Top card last."""
    return named(game.players[seat].discard)


def played(game: AeonsEnd, seat: int = HANKA) -> list[str]:
    return named(game.players[seat].played)


def prepped(game: AeonsEnd, seat: int = HANKA) -> dict[int, str | tuple[str, str]]:
    """By the number of the breach; two spells of one breach are a pair."""
    found: dict[int, str | tuple[str, str]] = {}
    places = game.players[seat].prepped
    for breach in range(4):
        if places[breach + 4] >= 0:
            found[breach + 1] = (CARDS[places[breach]], CARDS[places[breach + 4]])
        elif places[breach] >= 0:
            found[breach + 1] = CARDS[places[breach]]
    return found


def breaches(game: AeonsEnd, seat: int = HANKA) -> list[str | int]:
    sides: dict[int, str] = {OPEN_SIDE: "open", GONE: "gone"}
    return [sides.get(side, side) for side in game.players[seat].breaches]


def in_play(game: AeonsEnd) -> list[tuple[str, int]]:
    """Minions and powers with their tokens, the oldest first."""
    return list(zip(named(game.field), game.tokens, strict=True))


def supply(game: AeonsEnd) -> dict[str, int]:
    return dict(zip(named(game.market), game.left, strict=True))


def lives(game: AeonsEnd) -> list[int]:
    return [player.life for player in game.players]


def charges(game: AeonsEnd) -> list[int]:
    return [player.charges for player in game.players]


def turn_order(game: AeonsEnd) -> tuple[list[str], list[str]]:
    """The deck, top card first, and the spent cards."""
    return [TURN_CARDS[card] for card in game.order.cards[::-1]], [TURN_CARDS[card] for card in game.spent]


def obeys(game: AeonsEnd) -> AeonsEnd:
    """Nothing is created or lost."""
    for law, (found, expected) in SPEC.laws(game).items():
        assert found == expected, law
    return game
