"""Questions of whole games, as a page shows them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import deska
from deska import TABLE
from deska.api import spec_of
from deska.bots import make
from deska.kernel.game import Game
from deska.table.scenes import compose
from deska.text import Texts
from deska.web.api.games import style_info

NAMES: Final = ("Tomáš", "Ada", "Bruno", "Cyril", "Dora", "Eva")
GAMES: Final = ("ethnos", "aeons_end", "evenfall", "eldervale", "weirdwood")


@dataclass(frozen=True)
class Deal:
    """A game that bots play for us."""

    game: str
    seats: int
    seed: int
    level: str = "greedy"
    most: int = 1200
    """Choices after which enough has been seen: a random team may go on for days."""


def deals(game: str) -> list[Deal]:
    """Games that between them ask nearly everything: sensible ones for what good play meets, wild ones for the rest."""
    most = max(deska.new(game, 2, 1).spec.seats)
    return [Deal(game, seats, seed, level) for level in ("greedy", "random") for seed, seats in enumerate((2, 4, most, 3), 1)]


@dataclass(frozen=True)
class Position:
    """A question to a seat, in one language."""

    kind: str
    place: int
    """The number of choices before it."""
    page: dict[str, Any]

    @property
    def options(self) -> list[dict[str, Any]]:
        """Each option with the pieces that carry it, and the pieces that stand on those and let a click through."""
        pieces = [piece for zone in self.page["scene"]["zones"] for piece in zone.get("pieces", ())]
        return [
            {
                "name": option["name"],
                "pieces": [
                    {"id": piece["id"], "standing": standing_on(piece["id"], pieces)}
                    for piece in pieces
                    if option["name"] in piece.get("options", ())
                ],
            }
            for option in self.page["scene"]["prompt"]["options"]
        ]


def standing_on(name: str, pieces: list[dict[str, Any]]) -> list[str]:
    on = [piece["id"] for piece in pieces if piece.get("on") == name and not piece.get("options")]
    return on + [other for piece in on for other in standing_on(piece, pieces)]


def questions(deal: Deal) -> Iterator[tuple[int, Game]]:
    """Every question of a game, with its place."""
    game = deska.new(deal.game, deal.seats, deal.seed)
    bot = make(deal.level, game.spec, deal.seed)
    for place in range(deal.most):
        if game.pending is None:
            return
        yield place, game
        game.apply(bot.choose(game, game.actor))


@cache
def dress_of(game: str, lang: str, seats: int) -> tuple[Texts, dict[str, Any]]:
    """The words of a game and its look, which are the same in all positions."""
    spec = spec_of(game)
    assert spec.style is not None
    texts = Texts(spec, lang, NAMES[:seats])
    return texts, style_info(spec.style, texts)


def position_of(game: Game, place: int, lang: str) -> Position:
    """The position as the seat that is asked sees it; everybody is present, and everything that could stand beside the answers does."""
    decision = game.pending
    assert decision is not None
    seat = 0 if decision.seat == TABLE else decision.seat
    texts, look = dress_of(game.spec.id, lang, game.seats)
    chairs = [
        {"seat": each, "kind": "me" if each == seat else "bot", "name": name, "mine": each == seat, "present": True}
        for each, name in enumerate(texts.players)
    ]
    return Position(
        decision.kind,
        place,
        {
            "title": texts.message(f"{game.spec.prefix}-title"),
            "players": [{"name": chair["name"], "mine": chair["mine"], "detail": ""} for chair in chairs],
            "look": look,
            "scene": compose(game, seat, texts),
            "undo": {"free": True, "ask": False, "restart": True},
            "info": {"id": "given", "game": game.spec.id, "state": "playing", "host": True, "chairs": chairs},
        },
    )


@cache
def one_of_each_kind(name: str) -> tuple[tuple[int, Game], ...]:
    """For each kind of question, the position with the most answers."""
    fullest: dict[str, tuple[int, int, Game]] = {}
    for deal in deals(name):
        for place, game in questions(deal):
            decision = game.pending
            assert decision is not None
            if decision.kind not in fullest or len(decision.options) > fullest[decision.kind][0]:
                fullest[decision.kind] = (len(decision.options), place, game.clone())
    return tuple((place, game) for _, place, game in fullest.values())
