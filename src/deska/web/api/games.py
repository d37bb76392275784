"""Games that can be played."""

from dataclasses import asdict
from functools import cache
from threading import Lock
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from deska.api import games, spec_of
from deska.bots import levels, offered
from deska.kernel.effects import Window
from deska.kernel.scenes import Style
from deska.kernel.spec import GameSpec
from deska.kernel.switches import Selection, Switch
from deska.table.chairs import BOT_NAMES
from deska.table.lessons import first_game, first_seats
from deska.table.teaching import lesson_infos
from deska.table.words import base_texts, level_about, level_title
from deska.text import LANGUAGES, Texts
from deska.web import shelf
from deska.web.context import language

router = APIRouter(prefix="/api/games", tags=["games"])
MAKING: Final = Lock()
"""Held while the list of games is made, which is done once."""


@router.get("", response_model=shelf.GameList)
def all_games(request: Request) -> Response:
    """All games, with everything needed to set one up and to draw it."""
    return Response(described(language(request)), media_type="application/json")


def prepare() -> None:
    """Read all games and their texts before the first page asks for them: it takes a second."""
    for lang in LANGUAGES:
        described(lang)


def described(lang: str) -> bytes:
    """The answer as JSON. Who asks while it is made waits for it."""
    with MAKING:
        return game_list(lang, tuple(spec.id for spec in games()))


@cache
def game_list(lang: str, ids: tuple[str, ...]) -> bytes:
    """Games do not change while the server runs."""
    infos = [game_info(spec_of(game), base_texts(game, lang)) for game in ids]
    return bytes(JSONResponse({"games": infos, "bot_names": list(BOT_NAMES)}).body)


def game_info(spec: GameSpec, texts: Texts) -> dict[str, Any]:
    return {
        "id": spec.id,
        "title": texts.message(f"{spec.prefix}-title"),
        "tagline": texts.message(f"{spec.prefix}-about"),
        "seats": [spec.seats[0], spec.seats[-1]],
        "cooperative": spec.cooperative,
        "reactions": any(isinstance(effect, Window) for effect in spec.effects.by_name.values()),
        "minutes": spec.minutes,
        "variants": [variant_info(option, texts) for option in spec.variants],
        "levels": level_infos(spec, texts),
        "credits": spec.credits,
        "lessons": lesson_infos(spec.id, texts.lang),
        "first_game": dict(first_game(spec.id)),
        "first_seats": first_seats(spec.id),
        "style": style_info(spec.style, texts) if spec.style else None,
    }


def level_infos(spec: GameSpec, texts: Texts) -> list[dict[str, Any]]:
    """The levels that are offered, after others that older tables may still have."""
    ladder = offered(spec)
    old = [level for level in levels(spec) if level not in spec.baselines and level not in ladder]
    return [
        {
            "name": level,
            "title": level_title(level, texts),
            "about": level_about(level, texts.lang),
            "rank": ladder.index(level) + 1 if level in ladder else 0,
        }
        for level in (*old, *ladder)
    ]


def variant_info(option: Switch, texts: Texts) -> dict[str, Any]:
    name = f"{texts.spec.prefix}-variant-{option.name}"
    return {
        "name": option.name,
        "title": texts.message(name),
        "help": texts.message(f"{name}-about"),
        "values": [{"name": value, "title": texts.value(option, value)} for value in option.values],
        "several": isinstance(option, Selection),
        "default": option.default(),
    }


def style_info(style: Style, texts: Texts) -> dict[str, Any]:
    """The colours and shapes of a game, and the names of its signs."""
    plain = asdict(style)
    for name, sign in plain["signs"].items():
        sign["name"] = texts.sign(name)
        sign["code"] = texts.code(name)
    return plain
