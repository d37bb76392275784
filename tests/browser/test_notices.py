"""The browser tells me that it is my turn, if I wish it to and do not see the page."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_table import two_at_a_table

REMEMBERED = """
window.notices = [];
window.Notification = class extends Notification {
    constructor(title, options) {
        super(title, options);
        this.open = true;
        notices.push(this);
    }
    close() {
        this.open = false;
        super.close();
    }
};
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
window.lookAway = (is) => {
    away = is;
    document.dispatchEvent(new Event('visibilitychange'));
};"""
"""A browser without a screen sees every page; what it shows outside the page is written down."""
SHOWN = "() => notices.map(({ title, body, open }) => ({ title, body, open }))"


def shown(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(SHOWN)
    return found


def switch(person: Person) -> None:
    """The switch in the settings."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("checkbox", name="Tell me when it is my turn").click()


def test_my_turn_is_told_while_i_look_away(people: People) -> None:
    anna, ben = two_at_a_table(people, permissions=["notifications"])
    anna.until(lambda: bool(anna.options or ben.options), "somebody's turn")
    active, waiting = (anna, ben) if anna.options else (ben, anna)
    page = waiting.page
    page.add_init_script(REMEMBERED)
    page.reload()
    expect(waiting.prompt).to_contain_text("Waiting for")
    switch(waiting)
    expect(page.get_by_role("checkbox", name="Tell me when it is my turn")).to_be_checked()
    assert [notice["title"] for notice in shown(waiting)] == ["Deska"]  # how it will look
    page.keyboard.press("Escape")
    page.evaluate("lookAway(true)")
    active.choose("draw")
    waiting.asked()
    page.wait_for_function("notices.length === 2")
    assert shown(waiting)[1] == {"title": "Your turn – Ethnos", "body": "Recruit an ally or play a band.", "open": True}
    page.evaluate("window.focus = () => (window.focused = true); notices[1].onclick(new Event('click'))")
    assert page.evaluate("window.focused")
    assert not shown(waiting)[1]["open"]


def test_who_looks_is_not_told_and_who_comes_back_needs_no_notice(people: People) -> None:
    anna, ben = two_at_a_table(people, permissions=["notifications"])
    for person in (anna, ben):
        person.page.add_init_script(REMEMBERED)
        person.page.evaluate("localStorage.setItem('deska.settings', JSON.stringify({ lang: 'cs', notify: true }))")
        person.page.reload()
        expect(person.page.locator("html")).to_have_attribute("lang", "cs")
    anna.until(lambda: bool(anna.options or ben.options), "somebody's turn")
    for away in (False, True):
        active, waiting = (anna, ben) if anna.options else (ben, anna)
        waiting.page.evaluate(f"lookAway({str(away).lower()})")
        active.choose("draw")
        waiting.asked()
        expect(waiting.page).to_have_title("● Tvůj tah – Ethnos")
        assert [notice["title"] for notice in shown(waiting)] == (["Tvůj tah – Ethnos"] if away else [])
    waiting.page.evaluate("lookAway(false)")
    assert not shown(waiting)[0]["open"]


def test_a_browser_that_refuses_is_explained(person: Person) -> None:
    person.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    person.page.goto("/")
    switch(person)
    expect(person.page.get_by_role("checkbox", name="Tell me when it is my turn")).not_to_be_checked()
    expect(person.page.get_by_text("Your browser refuses notices of this page.")).to_be_visible()
    assert person.page.evaluate("JSON.parse(localStorage.getItem('deska.settings')).notify") is False
