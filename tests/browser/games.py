"""Games played before a test begins."""

from collections.abc import Callable
from functools import cache
from typing import Any

import deska
from deska.bots import make
from deska.kernel import Game
from tests.browser.people import Person


@cache
def played(seats: int = 3, seed: int = 2, name: str = "ethnos") -> dict[str, Any]:
    """The record of a whole game between sensible bots."""
    game = deska.new(name, seats, seed)
    bot = make("greedy", game.spec, seed)
    while game.legal:
        game.apply(bot.choose(game, game.actor))
    return game.record()


def import_game(person: Person, record: dict[str, Any]) -> str:
    """Import that game and return the id of its table."""
    answer = person.page.request.post("/api/tables/import", data={"game": record, "name": "Anna"})
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def sit_where(person: Person, is_there: Callable[[Game], bool], name: str, seats: int, seed: int) -> None:
    """Let sensible bots play until the first seat is asked there, and sit down on it."""
    game = deska.new(name, seats, seed)
    bot = make("greedy", game.spec, seed)
    while game.actor != 0 or not is_there(game):
        game.apply(bot.choose(game, game.actor))
    table = import_game(person, game.record())
    assert person.page.request.post(f"/api/tables/{table}/start", data={"fill": "greedy"}).ok
    person.sit(table)
    person.asked()


def sit_at_question(person: Person, kind: str, name: str, seats: int, seed: int) -> None:
    """The same, up to a kind of question."""
    sit_where(person, lambda game: game.pending is not None and game.pending.kind == kind, name, seats, seed)
