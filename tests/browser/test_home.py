"""The lobby: tables that go on, games that are over, and what can be done with them."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.games import import_game, played
from tests.browser.people import Person
from tests.browser.test_sizes import TOUCH


def test_a_running_table_is_first_and_can_be_given_up(person: Person) -> None:
    page = person.page
    person.open(seats=3)
    page.goto("/")
    row = page.get_by_role("listitem").filter(has_text="Ethnos").filter(has=page.get_by_role("link", name="play"))
    expect(row).to_have_count(1)
    first, covers = row.bounding_box(), page.locator(".games").bounding_box()
    assert first
    assert covers
    assert first["y"] + first["height"] <= covers["y"]
    row.get_by_role("button", name="More: Ethnos").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    over = page.get_by_role("listitem").filter(has_text="given up")
    expect(over).to_have_count(1)
    over.get_by_role("button", name="More: Ethnos").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete from my list").click()
    expect(over).to_have_count(0)


def test_a_finished_game_can_be_looked_at_again(person: Person) -> None:
    page = person.page
    page.goto("/")
    import_game(person, played(2))
    page.goto("/")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_label("Chapters").select_option(index=3)
    expect(page.get_by_text("Step 0 of")).to_have_count(0)


def test_options_are_told_in_words_and_can_be_changed_on_a_phone(people: People) -> None:
    person = people(**TOUCH)
    page = person.page
    page.goto("/")
    expect(page.get_by_text("usual rules")).to_be_visible()
    page.get_by_role("button", name="change").tap()
    page.get_by_label("Clock").select_option("20")
    page.get_by_label("Orc raid").select_option(index=1)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_text("20 min", exact=True)).to_be_visible()
    expect(page.get_by_text("usual rules")).to_have_count(0)
    expect(page.get_by_text("Orc raid")).to_be_visible()
