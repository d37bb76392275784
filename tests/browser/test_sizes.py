"""On every size of page, nothing has to be scrolled for, glowing pieces can be clicked, and dimmed ones say why."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import deska
from deska.bots import make
from tests.browser.chromium import ROOT
from tests.browser.conftest import People
from tests.browser.games import import_game
from tests.browser.people import DESKTOP, PHONE, Person

GALLERY = sorted(path.stem for path in (ROOT / "client" / "fixtures").glob("*.json"))
MIXED = 6
"""The number of cards in hand that surely are not of one tribe or colour."""
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
RELEASED = 300
"""Milliseconds after which the click of letting go has come, if there is one."""
SORTED = 600
"""Milliseconds after which a phone knows how much fits on a page of the table."""

FITS = """() => document.documentElement.scrollWidth <= innerWidth + 1 && document.documentElement.scrollHeight <= innerHeight + 1"""
"""One pixel may come from rounding."""
BURIED = """() => {
    const hit = (node) => {
        const box = node.getBoundingClientRect();
        const holder = node.closest('[data-piece]') ?? node;
        const at = (part) => (part + 0.5) / 9;
        return [...Array(81).keys()].some((i) => {
            const top = document.elementFromPoint(box.x + box.width * at(i % 9), box.y + box.height * at(Math.floor(i / 9)));
            return top !== null && holder.contains(top);
        });
    };
    const table = document.querySelector('.overlay') ?? document;
    const lit = table.querySelectorAll('[data-piece] button, [data-piece][role=button], .prompt .btn');
    return [...lit].filter((node) => !hit(node)).map((node) => node.getAttribute('aria-label') ?? node.textContent);
}"""
"""The things to choose that no point of the page belongs to."""

PLACES = """async () => {
    const seen = new Set();
    for (let i = 0; i < 6; i++) {
        await new Promise(requestAnimationFrame);
        const boxes = [...document.querySelectorAll('main [data-piece]')].map((node) => node.getBoundingClientRect());
        seen.add(boxes.map(({ x, y, width }) => `${x} ${y} ${width}`).join());
    }
    return seen.size;
}"""
"""The number of ways in which all pieces stand within some frames."""

WHOLE = """() => [...document.querySelectorAll('main :is(.centre, .mine) .box')].every((box) => {
    const part = box.closest('.centre, .mine').getBoundingClientRect();
    return box.getBoundingClientRect().bottom <= Math.min(part.bottom, innerHeight) + 2;
})"""
"""No tray stands out of its part of the table; two pixels may come from rounding."""


def fits(page: Page) -> None:
    """The page needs no scrolling in any direction."""
    page.wait_for_function(FITS)


def test_every_table_fits_its_page(person: Person) -> None:
    """One page for all: a new one would take longer than all looks at a table."""
    page = person.page
    buried: dict[str, list[str]] = {}
    for name in GALLERY:
        page.set_viewport_size(DESKTOP)
        page.goto(f"/gallery/{name}")
        expect(page.get_by_role("main")).to_be_visible()
        fits(page)
        buried[name] = page.evaluate(BURIED)
        page.set_viewport_size({"width": 1920, "height": 1080})
        fits(page)
        page.set_viewport_size(PHONE)
        fits(page)
    assert not any(buried.values()), buried


def test_a_table_in_play_fits_its_page(person: Person) -> None:
    person.open(seats=4)
    for _ in range(8):
        person.asked()
        offered = sorted(piece["id"] for piece in person.pieces if piece.get("options"))
        expect(person.page.locator(".glow")).to_have_count(len(offered))
        assert person.page.evaluate(BURIED) == []
        fits(person.page)
        person.choose("draw" if "draw" in person.options else person.options[0])


def test_five_wardens_find_room_beside_the_manor(person: Person) -> None:
    """On a tablet the hand is never out of sight, even when the window changes."""
    chairs = [{"kind": "me" if seat == 0 else "guest"} for seat in range(5)]
    person.open(game="weirdwood", seats=5, chairs=chairs)
    while person.options and "overlay" in person.scene:
        person.choose(person.options[0])
    for width, height in [(1024, 768), (1180, 820), (1024, 768), (1280, 800)]:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(WHOLE)
        expect(person.page.locator(".glow").first).to_be_visible()
        assert person.page.evaluate(BURIED) == []


@pytest.mark.parametrize("game", ["evenfall", "eldervale"])
def test_the_table_has_room_for_an_opponent_that_the_rules_play(person: Person, game: str) -> None:
    person.open(game=game, seats=1)
    for _ in range(4):
        person.asked()
        person.page.keyboard.press("Escape")  # an overlay would hide what is looked at
        person.page.wait_for_function(WHOLE)
        person.page.reload()  # and is needed again to choose
        person.asked()
        person.choose(person.options[0])


def expedition() -> dict[str, Any]:
    """A game in which the first seat may burn any of six cards."""
    game = deska.new("eldervale", 5, 2)
    bot = make("greedy", game.spec, 2)
    while (decision := game.pending) is not None:
        if decision.seat == 0 and sum(option.startswith("burn:") for option in decision.options) == 6:
            return game.record()
        game.apply(bot.choose(game, game.actor))
    raise AssertionError("nobody went on an expedition")


def test_more_choices_open_where_there_is_room(person: Person) -> None:
    """Beside a map they open below the question; a phone has a list."""
    person.sit(import_game(person, expedition()))
    person.page.get_by_role("button", name="Fill with bots and begin").click()
    person.asked()
    more = person.page.get_by_role("button", name="More")
    hidden = int(re.sub(r"\D", "", more.inner_text()))
    more.click()
    expect(person.page.locator(".menu .btn")).to_have_count(hidden)
    for button in person.page.locator(".menu .btn").all():
        button.click(trial=True)
        expect(button).to_be_in_viewport(ratio=1)
    more.click()
    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    if (door := person.page.locator(".prompt .lists")).is_visible():
        door.click()
    expect(person.page.locator("[data-option^='burn:']")).to_have_count(6)
    for button in person.page.locator(".answers .btn").all():
        button.click(trial=True)
        expect(button).to_be_in_viewport(ratio=0.99)  # a list scrolls by fractions of pixels


def test_what_a_choice_says_is_seen(person: Person) -> None:
    """Two factions with two abilities each, whose texts stand in full below their cards."""
    person.open(game="eldervale", seats=2)
    person.asked()
    words = person.page.locator(".panel.overlay .lines p")
    expect(words).to_have_count(8)
    for line in words.all():
        expect(line).to_be_in_viewport(ratio=1)


def test_what_is_dimmed_says_why(person: Person) -> None:
    person.open()
    while person.asked() and len(person.hand()) < MIXED:
        person.choose("draw")
    person.choose("band")
    person.choose(person.options[0])
    dimmed = next(piece for piece in person.pieces if "dimmed" in piece)
    body = person.page.locator(f'[data-piece="{dimmed["id"]}"] > .body')
    lock = person.page.locator(f'[data-piece="{dimmed["id"]}"] > .lock')
    expect(lock).to_have_css("opacity", "0")
    body.hover()
    expect(lock).to_have_css("opacity", "1")
    expect(person.page.get_by_role("tooltip")).to_contain_text(dimmed["dimmed"]["text"])
    expect(person.page.get_by_role("tooltip")).to_contain_text(dimmed["dimmed"]["rule"])
    assert dimmed["dimmed"]["text"] in str(body.get_attribute("aria-label"))
    body.click()
    assert person.options  # a click on it is no choice


def test_on_a_phone(people: People) -> None:
    person = people(**TOUCH)
    page = person.page
    page.goto("/")
    page.get_by_role("radio", name="Ethnos").tap()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    fits(page)
    person.open(seats=3)
    for choice in ("draw", "draw", "band"):
        person.asked()
        fits(page)
        person.choose(choice)
    person.choose(person.options[0])
    for tab in ("Mine", "Log", "Rules", "Chat", "Table"):
        page.get_by_role("button", name=tab).last.tap()
        fits(page)
    expect(person.prompt).to_be_visible()


def test_on_a_phone_what_lies_on_another_sheet_is_chosen_from_a_list(people: People) -> None:
    """A spell in hand can go to several breaches, which a phone shows on a page of their own."""
    person = people(**TOUCH)
    person.open(game="aeons_end", seed="7")
    person.asked()
    spell = next(piece for piece in person.pieces if piece["id"].startswith("hand") and len(piece.get("options", ())) > 1)
    person.piece(spell["id"]).tap()
    menu = person.page.get_by_role("menuitem", name=person.label(spell["options"][1]), exact=True)
    expect(menu).to_be_visible()
    seq = person.state["seq"]
    menu.tap()
    person.answered(seq)


def test_a_long_press_shows_a_card(people: People) -> None:
    person = people(**TOUCH)
    person.open()
    person.page.wait_for_timeout(SORTED)
    for choice in ("draw", "band"):
        person.asked()
        person.choose(choice)
    card = next(piece for piece in person.pieces if person.options[0] in piece.get("options", ()))
    seq = person.state["seq"]
    person.until(lambda: person.page.evaluate(PLACES) == 1, "all cards have arrived")
    box = person.piece(card["id"]).bounding_box()
    assert box
    touch = person.page.context.new_cdp_session(person.page)
    spot = {"x": box["x"] + 10, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(person.page.locator(".inspector")).to_contain_text(card["face"]["name"])
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(RELEASED)
    expect(person.page.locator(".inspector")).to_contain_text(card["face"]["name"])  # letting go closes nothing
    expect(person.prompt).to_contain_text("Which card begins your band?")
    assert person.state["seq"] == seq  # to look at a card is not to choose it


def test_on_a_phone_the_question_stands_below_what_is_mine_and_the_notes_below_that(people: People) -> None:
    person = people(**TOUCH)
    page = person.page
    page.goto("/gallery/evenfall")
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(page.locator(".prompt[aria-live]")).to_be_visible()
    area, notes = page.locator(".whole > .area"), page.get_by_role("textbox", name="Notes")
    inside = area.locator("[data-piece]").last.bounding_box()
    mine, question = page.locator(".whole").bounding_box(), page.locator(".prompt[aria-live]").bounding_box()
    below = notes.bounding_box()
    assert inside
    assert mine
    assert question
    assert below
    assert question["y"] >= mine["y"] + mine["height"]
    assert below["y"] >= inside["y"] + inside["height"]
    assert page.evaluate(FITS)


@pytest.mark.parametrize("widths", [range(334, 594, 20), range(620, 1500, 40)], ids=["phone", "desktop"])
def test_rows_of_all_lengths_stand_still(people: People, widths: range) -> None:
    """The room of a row never depends on what the row needs, otherwise it would change for ever."""
    person = people()
    page = person.page
    page.goto("/gallery/rows")
    expect(page.locator("[data-piece]").first).to_be_visible()
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        person.until(lambda: page.evaluate(PLACES) == 1, f"all pieces come to rest at {width} pixels")
