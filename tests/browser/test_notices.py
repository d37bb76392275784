"""The browser tells people that it is their turn, if they wish it and do not see the page."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.chromium import find
from tests.browser.conftest import People, launched
from tests.browser.people import Person
from tests.browser.test_table import two_at_a_table

AWAY = """
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
window.lookAway = (is) => {
    away = is;
    document.dispatchEvent(new Event('visibilitychange'));
};"""
"""A browser without a screen counts every page as seen."""
WORKER = """
window.Notification = new Proxy(Notification, { construct: () => { throw new TypeError('Illegal constructor'); } });
window.told = [];
const post = ServiceWorker.prototype.postMessage;
ServiceWorker.prototype.postMessage = function (wish, [answer]) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
        told.push(wish.title);
        answer.postMessage(data);
    };
    post.call(this, wish, [port2]);
};
window.shown = async () => (await navigator.serviceWorker.getRegistration())?.getNotifications() ?? [];"""
"""As on Android, only a service worker may show notices. They are noted as they are shown: asking for them too early loses them."""
PAGE = """
delete Navigator.prototype.serviceWorker;
window.told = [];
window.notices = [];
window.Notification = class extends Notification {
    constructor(title, options) {
        super(title, options);
        told.push(title);
        notices.push(this);
    }
    close() {
        notices.splice(notices.indexOf(this), 1);
        super.close();
    }
};
window.shown = () => notices;"""
"""As in a private window, there are no workers."""
NEITHER = WORKER + "delete Navigator.prototype.serviceWorker;"
SHOWN = "async () => (await shown()).map(({ title, body }) => ({ title, body }))"
CLICKED = """async (title) => {
    const followed = [];
    ExtendableEvent.prototype.waitUntil = (work) => followed.push(work);
    WindowClient.prototype.focus = async function () { followed.push(`focus ${this.id}`); };
    Clients.prototype.openWindow = async (path) => { followed.push(`open ${path}`); };
    const notification = (await registration.getNotifications()).find((notice) => notice.title === title);
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    await followed[0];
    return { done: followed[1], page: notification.data.page, left: (await registration.getNotifications()).map((notice) => notice.title) };
}"""
ANNOUNCED = {"title": "Your turn – Ethnos", "body": "Recruit an ally or play a band."}


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The headless shell has no notices."""
    with launched(playwright, find()) as browser:
        yield browser


def shown(person: Person) -> list[dict[str, Any]]:
    """The notices that are open outside the page."""
    notices: list[dict[str, Any]] = person.page.evaluate(SHOWN)
    return notices


def tells(person: Person, count: int) -> None:
    """Wait until so many notices have been shown."""
    person.until(lambda: bool(person.page.evaluate("told.length") == count), f"{count} notices")


def switch(person: Person) -> None:
    """The switch in the settings."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("checkbox", name="Tell me when it is my turn").click()


def told(people: People, kind: str) -> Person:
    """A person in a browser of that kind who has switched notices on, looked away, and is on turn now."""
    anna, ben = two_at_a_table(people, permissions=["notifications"])
    anna.until(lambda: bool(anna.options or ben.options), "somebody's turn")
    active, waiting = (anna, ben) if anna.options else (ben, anna)
    waiting.page.add_init_script(AWAY + kind)
    waiting.page.reload()
    expect(waiting.prompt).to_contain_text("Waiting for")
    switch(waiting)
    tells(waiting, 1)
    assert [notice["title"] for notice in shown(waiting)] == ["Deska"]  # how it will look
    expect(waiting.page.get_by_role("checkbox", name="Tell me when it is my turn")).to_be_checked()
    waiting.page.keyboard.press("Escape")
    waiting.page.evaluate("lookAway(true)")
    active.choose("draw")
    waiting.asked()
    tells(waiting, 2)
    assert ANNOUNCED in shown(waiting)
    return waiting


def test_a_click_on_the_notice_leads_back_to_the_page(people: People) -> None:
    person = told(people, WORKER)
    worker = person.page.context.service_workers[0]
    clicked = worker.evaluate(CLICKED, ANNOUNCED["title"])
    assert clicked == {"done": f"focus {clicked['page']}", "page": clicked["page"], "left": ["Deska"]}


def test_a_notice_outlives_its_page_and_opens_another(people: People) -> None:
    person = told(people, WORKER)
    path = person.page.evaluate("location.pathname")
    worker = person.page.context.service_workers[0]
    person.page.context.new_page()  # the worker lives on in it
    person.page.close()
    assert worker.evaluate(CLICKED, ANNOUNCED["title"])["done"] == f"open {path}"


def test_without_a_worker_the_page_itself_tells(people: People) -> None:
    person = told(people, PAGE)
    person.page.evaluate("window.focus = () => (window.focused = true); notices[1].onclick(new Event('click'))")
    assert person.page.evaluate("window.focused")
    assert ANNOUNCED not in shown(person)


@pytest.mark.parametrize("kind", [WORKER, PAGE], ids=["worker", "page"])
def test_who_looks_is_not_told_and_who_comes_back_needs_no_notice(people: People, kind: str) -> None:
    anna, ben = two_at_a_table(people, permissions=["notifications"])
    for person in (anna, ben):
        person.page.add_init_script(AWAY + kind)
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
        assert away or shown(waiting) == []
    tells(waiting, 1)
    assert [notice["title"] for notice in shown(waiting)] == ["Tvůj tah – Ethnos"]
    waiting.page.evaluate("lookAway(false)")
    waiting.until(lambda: not shown(waiting), "seen")


def test_a_browser_that_refuses_is_explained(person: Person) -> None:
    person.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    person.page.goto("/")
    switch(person)
    expect(person.page.get_by_role("checkbox", name="Tell me when it is my turn")).not_to_be_checked()
    expect(person.page.get_by_text("Your browser refuses notices of this page.")).to_be_visible()
    assert person.page.evaluate("JSON.parse(localStorage.getItem('deska.settings')).notify") is False


def test_a_browser_that_cannot_is_explained(people: People) -> None:
    person = people(permissions=["notifications"])
    person.page.add_init_script(NEITHER)
    person.page.goto("/")
    switch(person)
    expect(person.page.get_by_text("This browser shows no notices here")).to_be_visible()
    expect(person.page.get_by_role("checkbox", name="Tell me when it is my turn")).not_to_be_checked()
