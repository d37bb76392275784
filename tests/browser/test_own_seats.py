"""A person who plays several seats sees all of them, one at a time."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import PHONE, Person

TWO_OF_MINE: dict[str, Any] = {"chairs": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bela"}]}


def shown(person: Person) -> int:
    return int(person.scene["seat"])


def test_the_seat_that_is_asked_is_one_click_away(person: Person) -> None:
    person.open(**TWO_OF_MINE)
    person.until(lambda: bool(person.options), "the seat that is asked is shown first")
    first = shown(person)
    other = ("Bela", "Anna")[first]
    mine = person.page.get_by_role("group", name="My seats")
    expect(mine.get_by_role("button")).to_have_count(2)
    person.choose("draw")
    expect(mine.get_by_role("button", name=f"{other}, has to answer")).to_have_attribute("aria-pressed", "false")
    person.page.get_by_role("button", name=f"Play as {other}").click()
    person.until(lambda: shown(person) != first and bool(person.options), "the other seat may choose")
    expect(mine.get_by_role("button", name=f"{other}, has to answer")).to_have_attribute("aria-pressed", "true")
    person.choose("draw")
    person.page.keyboard.press("Enter")
    person.until(lambda: shown(person) == first and bool(person.options), "the main key goes back to the first seat")


def test_a_seat_that_is_not_asked_can_be_looked_at(people: People) -> None:
    person = people(viewport=PHONE)
    person.open(**TWO_OF_MINE)
    person.until(lambda: bool(person.options), "the seat that is asked is shown first")
    first = shown(person)
    chip = person.page.get_by_role("group", name="My seats").get_by_role("button", pressed=False)
    chip.focus()
    person.page.keyboard.press("Enter")
    person.until(lambda: shown(person) != first, "the other hand")
    assert not person.options
    expect(person.page.get_by_role("button", name="Play as")).to_be_visible()
