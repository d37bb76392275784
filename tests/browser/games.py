"""Games played before a test begins."""

from functools import cache
from typing import Any

import deska
from deska.bots import make
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
