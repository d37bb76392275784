"""A sixth game passes the whole generic suite and plays in the browser, without a line for it outside its own folder."""

import pytest
from playwright.sync_api import expect

from deska.testing import suite
from deska.testing.scenes import scene_suite
from deska.text import LANGUAGES, Texts
from tests.browser.pebbles import SPEC
from tests.browser.people import Person


def has_text(message: str) -> bool:
    return all(Texts(SPEC, lang).has(message) for lang in LANGUAGES)


UNDRAWN = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href')).filter((name) => !document.querySelector(name))"
"""Icons that the page refers to but does not have."""
CHECKS = {check.name: check for check in (*suite(SPEC, has_text=has_text), *scene_suite(SPEC, has_text=has_text))}


@pytest.mark.usefixtures("sixth_game")
@pytest.mark.parametrize("name", CHECKS)
def test_the_contract_is_kept(name: str) -> None:
    CHECKS[name].run()


def test_it_is_played_from_the_lobby_to_its_end(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("radio", name="Pebbles").click()
    page.get_by_role("button", name="change").click()
    page.get_by_label("How fast bots move").select_option("none")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Pebbles for 3")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    person.until(lambda: bool(person.state), "the table is there")
    expect(page.get_by_role("heading", name="Heaps")).to_be_visible()
    assert page.evaluate(UNDRAWN) == []  # the build does not know its icons
    tray = page.locator('[data-zone="heaps"]').bounding_box()
    first, last = (page.locator(f'[data-piece="heaps/{heap}"] > .body').bounding_box() for heap in ("moss", "slate"))
    assert tray
    assert first
    assert last
    assert abs((first["x"] + last["x"] + last["width"]) / 2 - (tray["x"] + tray["width"] / 2)) < 10  # in the middle
    assert first["width"] > 110  # and larger than on a full table
    person.play(lambda player: player.options[-1])
    expect(page.get_by_role("heading", level=1).filter(has_text="wins with")).to_be_visible()
    assert sum(person.over["outcome"]["scores"]) == 12
    page.get_by_role("button", name="Replay from the start").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    expect(page.get_by_label("Sand, 5 pieces")).to_be_visible()


def test_its_rules_are_shown_and_its_reasons_told(person: Person) -> None:
    page = person.page
    person.open(game="pebbles")
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Take one, two or three pebbles from one heap.")
    person.choose("take:moss:3")
    person.asked()
    page.locator('[data-piece="heaps/moss"] > .body').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Nothing is left there.")
