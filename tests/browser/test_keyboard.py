"""Playing without a mouse."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person

CAPS = """localStorage.setItem('deska.settings', JSON.stringify({keyCaps: 'always'}))"""
REACHABLE = 60
"""The most times that somebody may have to press Tab."""


def press(person: Person, option: str) -> None:
    """The key that the page shows for an option."""
    carrier = next(iter(person.carriers(option)), None)
    if carrier is None:
        cap = person.button(option).locator("kbd").inner_text()
    else:
        cap = person.page.locator(f'[data-piece="{carrier["id"]}"].glow > .cap').inner_text()
    person.page.keyboard.press(cap)


def tab_to(person: Person, wanted: str) -> None:
    """Press Tab until the focused element has that name."""
    for _ in range(REACHABLE):
        person.page.keyboard.press("Tab")
        name = person.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
        if re.search(wanted, name):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_whole_game(people: People) -> None:
    person = people()
    page = person.page
    page.add_init_script(CAPS)
    page.goto("/")
    expect(page.get_by_role("radio", name="Pebbles")).to_be_visible()
    tab_to(person, "Pebbles")
    page.keyboard.press("Space")
    tab_to(person, "change")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Options")).to_be_visible()
    for _ in range(REACHABLE):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.labels?.[0]?.textContent.includes('How fast bots move')"):
            break
    page.keyboard.press("a")  # "at once"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Options")).to_have_count(0)
    tab_to(person, "Open the table")
    page.keyboard.press("Enter")
    person.until(lambda: bool(person.state), "the table is there")
    while person.asked():
        seq, option = person.state["seq"], person.options[-1]
        label = person.label(option)
        several = len([name for name in person.options if name.split(":")[1] == option.split(":")[1]]) > 1
        press(person, option)
        if several:
            expect(page.get_by_role("menuitem").first).to_be_focused()
            while not page.get_by_role("menuitem", name=label, exact=True).evaluate("(item) => item === document.activeElement"):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        person.answered(seq)
    expect(page.get_by_text("Final result")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_text("Step 0 of")).to_be_visible()


def test_keys_choose_cards_and_buttons(people: People) -> None:
    person = people()
    person.page.add_init_script(CAPS)
    person.open()
    for option in ("draw", "draw", "band"):
        person.asked()
        seq = person.state["seq"]
        press(person, option)
        person.answered(seq)
    lay = person.options[0]
    press(person, lay)
    person.until(lambda: "done" in person.options, "a card is laid")
    person.page.keyboard.press("Control+z")
    person.until(lambda: lay in person.options, "the card is back")


def test_tab_walks_through_pieces_and_arrows_within_a_zone(person: Person) -> None:
    page = person.page
    person.open()
    person.asked()
    tab_to(person, "^Draw from the deck")
    expect(page.locator(".inspector")).to_be_visible()  # what has the focus is shown large
    tab_to(person, "^Take ")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert second.startswith("Take ")
    assert second != first
    seq = person.state["seq"]
    page.keyboard.press("Enter")
    person.answered(seq)


def test_help_lists_the_keys(person: Person) -> None:
    person.open()
    person.asked()
    expect(person.prompt).to_be_visible()
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Keys")).to_contain_text("Ctrl Z")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert person.options


def test_the_first_key_shows_the_caps_and_does_nothing_else(person: Person) -> None:
    person.open()
    person.asked()
    seq = person.state["seq"]
    expect(person.page.locator(".glow").first).to_be_visible()
    expect(person.page.locator(".cap")).to_have_count(0)
    person.page.keyboard.press("1")
    expect(person.page.locator(".cap").first).to_be_visible()
    assert person.state["seq"] == seq
    person.page.keyboard.press("1")
    person.answered(seq)
