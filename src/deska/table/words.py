"""The words of a table in a viewer's language: refusals, lines of the log, names of levels."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from deska.api import spec_of
from deska.kernel.errors import Reason
from deska.kernel.spec import PLAYERS, GameSpec
from deska.kernel.values import Event
from deska.table.refusals import Refused
from deska.text import Messages, Texts

PACKAGES: Final = ("deska.text", "deska.table")
MOST_SEATED: Final = 2000
"""The most tables whose texts are kept."""


@cache
def words(lang: str) -> Messages:
    return Messages(lang, PACKAGES)


@cache
def base_texts(game: str, lang: str) -> Texts:
    """The texts of a game without the names of players; all tables share them."""
    return Texts(spec_of(game), lang)


def texts_of(spec: GameSpec, lang: str, names: Sequence[str]) -> Texts:
    return seated_texts(spec.id, lang, tuple(names))


@lru_cache(MOST_SEATED)
def seated_texts(game: str, lang: str, names: tuple[str, ...]) -> Texts:
    """The texts for the people of one table, which asks for them at every choice."""
    return base_texts(game, lang).seated(names)


def told(event: Event, texts: Texts, marked: bool = False, more: Sequence[Event] = ()) -> str:
    """An event in words: of the game, or a line about the table. More of the same may be told with it."""
    if texts.has(event.message):
        return texts.events([event, *more], marked)
    args = {key: texts.player(value) if key in PLAYERS and type(value) is int else value for key, value in event.args.items()}
    return words(texts.lang).text(event.message, args)


def why(refused: Refused, lang: str, texts: Texts | None = None) -> str:
    """A refusal in words; if a rule of the game is behind it, the game's own reason."""
    reason = refused.args_of_text.get("reason")
    if isinstance(reason, Reason) and texts is not None:
        return texts.reason(reason)
    plain: dict[str, Any] = {key: value for key, value in refused.args_of_text.items() if not isinstance(value, Reason)}
    return words(lang).text(f"refused-{refused.code}", plain)


def level_title(level: str, texts: Texts) -> str:
    """The title of a level: the game's own (`<prefix>-level-<name>`), else the common one, else its plain name."""
    own = f"{texts.spec.prefix}-level-{level}"
    if texts.has(own):
        return texts.message(own)
    say = words(texts.lang)
    return say(f"level-{level}") if say.has(f"level-{level}") else level


def level_about(level: str, lang: str) -> str:
    """How a level plays, in a few words; empty for one from another package."""
    say = words(lang)
    return say(f"level-{level}-about") if say.has(f"level-{level}-about") else ""
