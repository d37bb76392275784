"""Tables of whole random games, drawn for tests."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

import deska
from deska import Game
from deska.kernel import seeded
from deska.terminal.picture import Detail, Picture, picture_of
from deska.terminal.table import table
from deska.testing.scenes import Unspoken
from deska.text import Texts
from tests.table.lots import LOTS_TABLE

NAMES: Final = ("Eva", "Jan", "Ada", "Bob", "Ida", "Max")
GAMES: Final = ("ethnos", "aeons_end", "evenfall", "eldervale", "weirdwood")


def positions(game: Game, seed: int, every: int) -> Iterator[Game]:
    """Positions of a random game: the first one, some of those between, and the last."""
    rng = seeded(seed)
    step = 0
    while game.legal:
        if step % every == 0:
            yield game
        game.apply(game.legal[rng.below(len(game.legal))])
        step += 1
    yield game


@cache
def texts_in(game: str, lang: str) -> Texts:
    """Lots has no texts of its own, so its message ids are shown."""
    return Unspoken(LOTS_TABLE) if game == LOTS_TABLE.id else Texts(deska.spec_of(game), lang, NAMES, strict=True)


def asked(game: Game, lang: str = "en", detail: Detail = Detail.WORDS) -> Picture:
    """The table of the seat that has to choose, with its options; at the end that of a spectator."""
    decision = game.pending
    seat = max(0, game.actor) if decision is not None else -1
    texts = texts_in(game.spec.id, lang).seated(NAMES[: game.seats])
    numbers = {option: number for number, option in enumerate(decision.options, 1)} if decision is not None else {}
    return replace(picture_of(game, seat, texts), numbers=numbers, detail=detail)


def drawn(picture: Picture, width: int = 80) -> str:
    return "\n".join(line.plain for line in table(picture, width))


def flat(text: str) -> str:
    """The text without line breaks and repeated spaces."""
    return " ".join(text.split())


def numbers_in(text: str) -> set[int]:
    """The numbers of options that stand at pieces."""
    return {int(number) for part in re.findall(r"\[([0-9,]+)\]", text) for number in part.split(",")}


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[\w’'-]+", text))
