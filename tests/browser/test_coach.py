"""The coach in the browser: speaks once, leaves a note where no rail is open, and is silent after a click."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_access import faults
from tests.browser.test_lessons import MOST_TRIES, watched
from tests.browser.test_sizes import TOUCH


def ask_until_compared(person: Person, panel: Any) -> None:
    """Ask for hints until there are three: a busy machine may not have the time to compare moves at once."""
    moves = panel.locator(".move")
    for _ in range(MOST_TRIES):
        expect(moves.first).to_be_visible()
        if moves.count() == 3:
            return
        person.page.get_by_role("button", name="Hint").first.click()
        expect(person.page.get_by_text("Trying your options")).to_have_count(0)
    raise AssertionError("moves were never compared")


def test_the_coach_speaks_once_and_is_silent_after_a_click(people: People) -> None:
    person = watched(people(coach="first", viewport={"width": 1440, "height": 900}))
    page = person.page
    person.open(game="ethnos", seats=2)
    person.asked()
    panel = page.get_by_role("tabpanel", name="Coach")
    expect(panel).to_contain_text("new for you")
    expect(panel).to_contain_text("Your turn is one action")
    ask_until_compared(person, panel)
    expect(page.locator(".pin").first).to_be_visible()
    assert faults(person) == []
    panel.get_by_role("button", name=re.compile("^Why not the other")).click()
    others = len(person.options) - 3
    expect(panel.get_by_role("listitem")).to_have_count(3 + others)
    seq = person.state["seq"]
    move = panel.locator('.move:not([data-option="band"])').first  # recruits, so that the next turn can play a band
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pin.tried, .ahead").first).to_be_visible()
    assert person.state["seq"] == seq, "a move is looked at before it is made"
    panel.get_by_role("button", name="Make this move").click()
    person.answered(seq)
    person.asked()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tabpanel", name="Log").get_by_role("link", name="rule ET-040").first.click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("Recruiting adds one card to your hand")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    page.get_by_role("tab", name="Coach").click()
    expect(panel).not_to_contain_text("new for you")
    panel.get_by_role("radio", name="off").click()
    page.get_by_role("tab", name="Log").click()
    person.press("band")
    person.until(lambda: (person.scene["prompt"] or {}).get("kind") == "et-lay", "another kind of decision")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_the_coach_speaks_over_the_table_too(people: People) -> None:
    person = people(coach="first")
    person.open(game="eldervale", seats=2)
    person.asked()
    words = person.page.get_by_role("dialog").get_by_role("complementary", name="Coach")
    expect(words).to_contain_text("new for you")
    expect(words).to_contain_text("You choose one of the two factions of your element.")


def test_a_note_is_not_said_once_more_where_the_coach_is_read(people: People) -> None:
    """A narrow page has its rail folded, until a tab is opened over the table."""
    person = people(coach="first")
    page = person.page
    person.open(game="ethnos", seats=2)
    person.asked()
    note = page.get_by_role("complementary", name="Coach")
    expect(note).to_contain_text("Your turn is one action")
    page.get_by_role("tab", name="Coach").click()
    expect(page.get_by_role("tabpanel", name="Coach")).to_contain_text("Your turn is one action")
    expect(note).to_have_count(0)
    page.get_by_role("tab", name="Coach").click()
    expect(note).to_be_visible()


def test_on_a_phone_the_coach_leaves_a_note(people: People) -> None:
    person = people(coach="first", **TOUCH)
    page = person.page
    person.open(game="ethnos", seats=2)
    person.asked()
    note = page.get_by_role("complementary", name="Coach")
    expect(note).to_contain_text("Your turn is one action")
    note.get_by_role("button", name="Do not explain any more").click()
    expect(note).to_have_count(0)
    person.choose("draw")
    person.asked()
    expect(note).to_have_count(0)
