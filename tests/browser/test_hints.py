"""Hints at the table: options with their chances, and pins on the pieces."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.games import sit_at_question
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


def test_hints_over_a_question_hide_none_of_its_answers(people: People) -> None:
    """They stood over the button that sets the dial."""
    person = people(viewport={"width": 1440, "height": 900})
    sit_at_question(person, "ev-dial", "evenfall", 2, 1)
    person.page.locator(".overlay").get_by_role("button", name="Hint").click()
    hints = person.page.get_by_role("complementary", name="Hint")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    answers = ".overlay button, .overlay [role=button], .overlay .prompt"
    person.until(lambda: not person.covered(".hints", answers), "all answers can be reached")
