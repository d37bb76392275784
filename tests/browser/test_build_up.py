"""Choices of several clicks: picks are built up in sight, taken back one by one, and count once they are confirmed."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from deska.kernel.game import Game
from deska.table.preview import preview
from tests.browser.conftest import People
from tests.browser.positions import Deal, dress_of, position_of, questions
from tests.browser.test_answers import Table

PAYMENT: Final = Deal("eldervale", 2, 1)
"""A game in which a price is asked for that can be paid in several ways."""


def payment() -> tuple[int, Game]:
    return next((place, game) for place, game in questions(PAYMENT) if game.pending is not None and game.pending.picks)


def foreseen(game: Game, option: str) -> dict[str, Any]:
    """The preview as the server sends it."""
    texts, _ = dress_of(game.spec.id, "en", game.seats)
    return {"type": "preview", "seq": 0, "option": option, "after": [], **preview(game, game.actor, option, texts)}


@pytest.mark.parametrize("size", ["1280", "390"])
def test_a_payment_is_built_up_and_confirmed(people: People, size: str) -> None:
    place, game = payment()
    assert game.pending is not None
    first, second = game.pending.picks[:2]
    position = position_of(game, place, "en")
    position.page["previews"] = {option: foreseen(game, option) for option in (first, second)}
    table = Table(people, size, "en", "dark")
    assert table.faults(position) == []
    page = table.page
    prompt = page.locator(".prompt.mine").last
    parts = prompt.get_by_role("list", name="Chosen so far").get_by_role("button")

    def pick(option: str) -> None:
        """On the thing itself, or in the list of a phone."""
        if table.phone:
            prompt.locator(f'[data-option="{option}"]').click()
        else:
            (piece,) = next(entry["pieces"] for entry in position.options if entry["name"] == option)
            page.locator(f'[data-piece="{piece["id"]}"] > .body').click()

    pick(first)
    expect(parts).to_have_count(1)
    expect(prompt.locator("[data-confirm]")).to_have_text("Confirm (1) Enter" if size == "1280" else "Confirm (1)")
    parts.first.click()
    expect(prompt.locator("[data-confirm]")).to_have_count(0)
    pick(second)
    prompt.locator("[data-confirm]").click()
    expect(prompt.get_by_role("alert")).to_have_text(second)  # a table without a server refuses all choices by their names
