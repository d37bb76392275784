"""The public functions: make a game by its id, choose, look, imagine, save and replay."""

import json
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from deska.bots.hints import Hint, hints
from deska.bots.search import MOST_WORLDS
from deska.games import SHELF
from deska.kernel.effects import kebab
from deska.kernel.errors import BadData, BadSetup, DeskaError
from deska.kernel.game import NO_HISTORY, Game
from deska.kernel.spec import GameSpec
from deska.kernel.switches import Selection
from deska.kernel.values import Event, View

MOST_TEXT: Final = 20_000_000
"""Longer texts are refused unread."""


def games() -> tuple[GameSpec, ...]:
    """All games that can be played; this imports every one of them."""
    return tuple(SHELF.spec_of(game) for game in SHELF.ids())


def spec_of(game: str) -> GameSpec:
    """The game of that id."""
    return SHELF.spec_of(game)


@cache
def definitions(game: str) -> dict[tuple[str, Any], Any]:
    """Everything in the box of a game, such as cards and boards, by kind and name."""
    box = spec_of(game).box
    return {(kebab(type(thing).__name__), thing.name): thing for thing in box.things} if box is not None else {}


def variant_of(spec: GameSpec, texts: Sequence[str]) -> dict[str, Any]:
    """The variant given by texts `key=value`; several values of a key are separated by commas."""
    several = {switch.name for switch in spec.variants if isinstance(switch, Selection)}
    variant: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadSetup(f"a variant is written key=value, not {text!r}")
        if key in variant:
            raise BadSetup(f"the variant {key} is given twice")
        variant[key] = [item.strip() for item in value.split(",")] if key in several else value
    return variant


def new(game: str, seats: int, seed: int | None = None, variant: Mapping[str, Any] | None = None) -> Game:
    """A game that waits for its first choice; without a seed it is random."""
    return spec_of(game).new(seats, secrets.randbits(64) if seed is None else seed, variant)


def load(data: dict[str, Any] | str | bytes) -> Game:
    """The game of a snapshot made by `dump`."""
    plain = read(data)
    return owner_of(plain).load(plain)


def replay(record: dict[str, Any] | str | bytes) -> Game:
    """The game of a record, played again."""
    plain = read(record)
    return owner_of(plain).replay(plain)


def read(data: Any) -> Any:
    """Foreign text as plain data."""
    if not isinstance(data, str | bytes):
        return data
    if len(data) > MOST_TEXT:
        raise BadData("", f"the file is too long ({len(data):,} characters)")
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadData("", f"this is not JSON ({error})") from None


def owner_of(data: Any) -> GameSpec:
    """The game that a snapshot or a record belongs to."""
    if not isinstance(data, dict):
        raise BadData("", "a snapshot or record is an object")
    game = data.get("game")
    if not isinstance(game, str) or not SHELF.has(game):
        raise BadData("game", "it is not a game known here")
    return SHELF.spec_of(game)


def step(game: Game, option: str, seat: int | None = None) -> list[Event]:
    """Choose, and return the events that followed."""
    game.heard = True
    game.events = []
    try:
        game.choose(option, seat)
        return game.events
    finally:
        game.heard = False
        game.events = []


def opening(game: Game) -> list[Event]:
    """The events of the set-up, before the first choice; none for a game that began with a snapshot."""
    if game.recorder is None:
        raise DeskaError(NO_HISTORY)
    return game.spec.opening(game.recorder.start)


def view(game: Game, seat: int | None) -> View:
    """The knowledge of a seat; None is a spectator."""
    return game.spec.view(game, seat)


def imagine(game: Game, seat: int | None, seed: int) -> Game:
    """A full game consistent with what the seat knows."""
    return game.spec.imagine(game, seat, seed)


def hint(game: Game, seat: int | None = None, seed: int = 0, worlds: int = 32, seconds: float = 0.0) -> tuple[Hint, ...]:
    """Up to three good options of a seat that is asked, the best one first, with the chance to win and the reasons.

    It knows no more than the seat does. With a budget in worlds the answer is always the same; with seconds it thinks for so long.
    """
    return hints(game, game.actor if seat is None else seat, seed, MOST_WORLDS if seconds else worlds, seconds)
