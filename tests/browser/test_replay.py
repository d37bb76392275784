"""A finished game: its result, and every moment of it under a link of its own."""

import re

from playwright.sync_api import expect

import deska
from tests.browser.conftest import People
from tests.browser.games import import_game, played
from tests.browser.people import PHONE


def test_the_result_says_where_the_points_came_from(people: People) -> None:
    person = people()
    person.sit(import_game(person, played()))
    person.until(lambda: bool(person.over), "the result")
    rows = person.page.locator("tbody tr").filter(has=person.page.locator("td"))
    expect(rows.first).to_be_visible()
    total = person.page.locator("tfoot td").all_inner_texts()
    assert [int(text) for text in total] == sorted(person.over["outcome"]["scores"], reverse=True)


def test_who_plays_together_is_not_ranked(people: People) -> None:
    person = people()
    person.sit(import_game(person, played(2, 3, "aeons_end")))
    person.until(lambda: bool(person.over), "the result")
    page = person.page
    expect(page.locator("main h1")).to_have_text(person.over["title"])
    expect(page.get_by_text(person.over["about"])).to_be_visible()
    expect(page.locator(".ranking")).to_have_count(0)
    expect(page.locator("tfoot")).to_have_count(0)  # lives of different things have no sum
    for sentence in person.over["story"]:
        expect(page.get_by_text(sentence)).to_be_visible()
    assert len(page.get_by_role("columnheader").all()) == 2  # the statistics say who is who


def test_a_moment_is_shared_by_its_link(people: People) -> None:
    anna = people(permissions=["clipboard-read", "clipboard-write"])
    table = import_game(anna, played())
    anna.sit(table)
    page = anna.page
    page.get_by_role("button", name="Replay from the start").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}/0$"))
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.get_by_role("button", name="Link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}/3")

    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_text("Step 3 of")).to_be_visible()
    expect(other.locator("main")).to_have_text(page.locator("main").inner_text(), use_inner_text=True)
    other.keyboard.press("ArrowRight")
    expect(other).to_have_url(re.compile(f"/replay/{table}/4$"))
    other.get_by_role("button", name="To the end").click()
    last = len(played()["choices"])
    expect(other.get_by_text(f"Step {last} of {last}")).to_be_visible()


def test_the_log_of_the_step_that_is_shown_is_read_on_a_phone_too(people: People) -> None:
    """The bar stands below the table and covers none of it."""
    person = people(viewport=PHONE)
    table = import_game(person, played())
    person.page.goto(f"/replay/{table}/20")
    person.page.locator(".tabs").get_by_role("button", name="Log").click()
    log = person.page.get_by_role("log")
    expect(log).to_be_visible()
    lines = log.inner_text()
    person.page.get_by_role("button", name="One step on").click()
    expect(log).not_to_have_text(lines, use_inner_text=True)


def test_a_moment_shows_what_was_there_then(people: People) -> None:
    """Nobody has a point at the start; at the end all have those of the result."""
    person = people()
    game = deska.replay(played())
    assert game.outcome
    table = import_game(person, played())
    points = person.page.locator(".seat .score")
    person.page.goto(f"/replay/{table}/0")
    expect(points).to_have_text(["0"] * game.seats)
    person.page.goto(f"/replay/{table}/{len(played()['choices'])}")
    expect(points).to_have_text([str(score) for score in game.outcome.scores])
