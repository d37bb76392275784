"""Previews tell a seat nothing that it does not know: in worlds that it cannot tell apart they are the same."""

from typing import Final

from deska.kernel.errors import IllegalChoice
from deska.table.preview import Foresight, in_world, played, preview
from deska.table.scenes import decision_of
from deska.testing.broken import Broken
from deska.testing.places import hidden_pairs
from deska.testing.walks import Position
from deska.text import Texts

PREVIEW: Final = "preview"
WORLDS: Final = (2, 3, 4)
"""The seeds of the worlds that a seat imagines."""
OPTIONS: Final = 3
"""The most options of a question that are looked at."""
SWAPS: Final = 2
"""How many pairs of hidden cards are exchanged."""


def previews_tell_nothing(position: Position, texts: Texts) -> None:
    """A preview is the same in every world that the seat can imagine, and in one with hidden cards exchanged."""
    game = position.game
    for seat in range(game.seats):
        asked = decision_of(game.waiting, seat)
        for option in picked(position, asked.options if asked is not None else ()):
            seen = preview(game, seat, option, texts)
            for world in WORLDS:
                if in_world(game.spec.imagine(game, seat, world), seat, [option], texts) != seen:
                    raise Broken(PREVIEW, f"the preview of {option!r} shows seat {seat} something that is not certain")
            for one, two, other in hidden_pairs(game, seat, position.rng, SWAPS, SWAPS):
                if preview(other, seat, option, texts) != seen:
                    raise Broken(PREVIEW, f"the preview of {option!r} tells seat {seat} about {one.path} and {two.path}")


def picked(position: Position, options: tuple[str, ...]) -> list[str]:
    """A few options of a question, the one that is chosen next among them."""
    rest = list(options)
    position.rng.shuffle_any(rest)
    move = position.move
    first = [move.option] if move is not None and move.option in options else []
    return [*first, *(option for option in rest if option not in first)][:OPTIONS]


def previews_come_true(position: Position) -> None:
    """Previews come true: the events of the real choice begin with those of the preview."""
    move, after = position.move, position.after()
    if move is None or after is None:
        return
    ahead = foreseen(position, move.seat, move.option)
    told = [(event.message, event.args) for event in after.events]
    if told[: len(ahead.events)] != [(event.message, event.args) for event in ahead.events]:
        raise Broken(PREVIEW, f"{move.option!r} does not bring what its preview tells seat {move.seat}")


def foreseen(position: Position, seat: int, option: str) -> Foresight:
    try:
        return played(position.spec.imagine(position.game, seat, WORLDS[0]), seat, option)
    except IllegalChoice as error:
        raise Broken(PREVIEW, f"seat {seat} cannot imagine {option!r}: {error}") from error
