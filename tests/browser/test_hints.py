"""Hints at the table: options with their chances, and pins on the pieces."""

from typing import Final

from playwright.sync_api import expect

import deska
from deska.bots import make
from tests.browser.conftest import People
from tests.browser.games import import_game
from tests.browser.people import Person


def test_a_hint_lists_options_and_pins_them(person: Person) -> None:
    page = person.page
    person.open(game="pebbles")
    person.until(person.asked, "it is my turn")
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("complementary", name="Hint")
    expect(hints.get_by_role("listitem")).to_have_count(3)
    expect(hints.get_by_role("listitem").first).to_contain_text("%")
    expect(page.locator(".pin").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(page.locator(".pin")).to_have_count(0)


COVERED: Final = """() => {
    const hints = document.querySelector('.hints').getBoundingClientRect();
    const isCovered = (node) => {
        const box = node.getBoundingClientRect();
        const across = Math.min(box.right, hints.right) - Math.max(box.left, hints.left);
        return across > 0 && Math.min(box.bottom, hints.bottom) > Math.max(box.top, hints.top);
    };
    const answers = document.querySelectorAll('.overlay button, .overlay [role=button], .overlay .prompt');
    return [...answers].filter(isCovered).map((node) => node.textContent);
}"""
"""Finds the answers of a question over the table that cannot be reached."""


def test_hints_over_a_question_hide_none_of_its_answers(people: People) -> None:
    """They stood over the button that sets the dial."""
    game = deska.new("evenfall", 2, 1)
    bot = make("greedy", game.spec, 1)
    while game.pending is None or game.pending.kind != "ev-dial" or game.actor != 0:
        game.apply(bot.choose(game, game.actor))
    person = people(viewport={"width": 1440, "height": 900})
    table = import_game(person, game.record())
    assert person.page.request.post(f"/api/tables/{table}/start", data={"fill": "greedy"}).ok
    person.sit(table)
    person.asked()
    person.page.locator(".overlay").get_by_role("button", name="Hint").click()
    hints = person.page.get_by_role("complementary", name="Hint")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    person.until(lambda: person.page.evaluate(COVERED) == [], "all answers can be reached")
