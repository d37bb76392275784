"""The pages are for everybody: axe finds no serious fault in dark or light, and those who want no motion see none."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import People
from tests.browser.games import import_game, played
from tests.browser.people import Person, paint
from tests.browser.test_sizes import GALLERY

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


def lobby(person: Person) -> None:
    person.page.goto("/")
    expect(person.page.get_by_role("radio", name="Ethnos")).to_be_visible()


def waiting_room(person: Person) -> None:
    person.open(chairs=[{"kind": "me"}, {"kind": "open"}])
    expect(person.page.get_by_text("Send this link")).to_be_visible()


def table(person: Person) -> None:
    person.open(seats=3)
    for choice in ("draw", "draw", "band"):
        person.asked()
        person.choose(choice)
    expect(person.page.locator(".glow").first).to_be_visible()


def menu(person: Person) -> None:
    person.open()
    person.asked()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_text("For programs").click()
    person.page.get_by_role("button", name="Token for").click()
    person.page.get_by_role("button", name="Invite friends").click()
    expect(person.page.get_by_role("img", name="code for cameras")).to_be_visible()


def watching(person: Person) -> None:
    """A table of somebody else."""
    person.page.goto("/")
    wish = {"game": "ethnos", "seats": 2, "name": "Anna", "public": True}
    asked = Request(urljoin(person.page.url, "/api/tables"), json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        person.sit(json.load(answer)["table"]["id"])
    person.page.get_by_role("tab", name="Chat").click()
    expect(person.prompt).to_contain_text("You are watching.")


def together(person: Person) -> None:
    person.sit(import_game(person, played(2, 3, "aeons_end")))
    expect(person.page.get_by_text("Final result")).to_be_visible()


def end(person: Person) -> None:
    person.sit(import_game(person, played()))
    expect(person.page.get_by_text("Final result")).to_be_visible()


def replay(person: Person) -> None:
    person.page.goto(f"/replay/{import_game(person, played())}/40")
    expect(person.page.get_by_text("Step 40")).to_be_visible()


def gallery(person: Person) -> None:
    person.page.goto("/gallery")
    expect(person.page.get_by_role("heading", name="Gallery")).to_be_visible()


def pictured(name: str) -> Callable[[Person], None]:
    def visit(person: Person) -> None:
        person.page.goto(f"/gallery/{name}")
        expect(person.page.get_by_role("main")).to_be_visible()

    return visit


PAGES: dict[str, Callable[[Person], None]] = {
    **{visit.__name__: visit for visit in (lobby, waiting_room, table, menu, watching, together, end, replay, gallery)},
    **{f"gallery-{name}": pictured(name) for name in GALLERY},
}


def faults(person: Person, *rules: str) -> list[str]:
    """The faults that axe calls serious or critical on the page as it is; without rules it looks for all of them."""
    wish = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    paint(person.page)
    report: dict[str, Any] = person.page.evaluate("(wish) => axe.run(document, wish)", wish)
    return [
        f"{violation['id']} ({violation['impact']}): {node['html'][:200]} {node.get('failureSummary', '')}"
        for violation in report["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def pages() -> list[Any]:
    """All pages; of the pictures of tables only a full one and those of all kinds of pieces every time."""
    often = re.compile("gallery-(crowd-weirdwood|pieces|battle)|(?!gallery-)")
    return [name if often.match(name) else pytest.param(name, marks=pytest.mark.soak) for name in PAGES]


@pytest.mark.parametrize("name", pages())
def test_axe_finds_no_serious_fault(people: People, name: str) -> None:
    """The page follows the theme of the system while it is open. Only colours change with it."""
    person = people(color_scheme="dark")
    person.page.add_init_script(path=AXE)  # comes from the browser, not from the page, so that our CSP stays as it is
    PAGES[name](person)
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert faults(person) == []
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    assert faults(person, "color-contrast") == []


def test_axe_sees_words_that_are_hard_to_read(people: People) -> None:
    """It would see nothing on a page that is not painted."""
    person = people()
    person.page.add_init_script(path=AXE)
    gallery(person)
    person.page.get_by_role("link", name="battle", exact=True).evaluate(
        "(node) => { node.style.color = '#777'; node.style.background = '#888' }"
    )
    assert [fault.split()[0] for fault in faults(person)] == ["color-contrast"]


def test_the_page_follows_the_theme_of_the_system_until_somebody_chooses(people: People) -> None:
    person = people(color_scheme="dark")
    page = person.page
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Light or dark").first.click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="dark")
    page.emulate_media(color_scheme="light")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_fly_unless_somebody_wants_no_motion(people: People, wish: str, moves: bool) -> None:
    person = people(reduced_motion=wish)
    person.page.add_init_script(
        """const animate = Element.prototype.animate;
        window.flights = 0;
        Element.prototype.animate = function (frames, timing) {
            if ([frames].flat().some((frame) => frame.transform)) window.flights += 1;
            return animate.call(this, frames, timing);
        };"""
    )
    person.open()
    person.asked()
    person.choose("draw")
    person.asked()
    expect(person.page.locator(".glow").first).to_be_visible()
    assert (person.page.evaluate("flights") > 0) == moves
    expect(person.page.locator(".ghost")).to_have_count(0)
