"""Stored tables in a real browser: words stay whole, nothing covers anything, and a click goes through to the piece below."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import People
from tests.browser.people import PHONE, Person

SPLIT = """async () => {
    await document.fonts.ready;
    const words = (node) => [...node.data.matchAll(/\\\\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return { word, lines: range.getClientRects().length };
    });
    return [...document.querySelectorAll('.label .name')].flatMap(({ firstChild }) => words(firstChild)).filter(({ lines }) => lines > 1);
}""".replace("\\\\", "\\")
"""Words in rooms that go on in another line, once the fonts have arrived; the fonts before them are wider."""
OUTSIDE = """([inner, outer]) => {
    const edges = (node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return [left, top, -right, -bottom];
    };
    const box = edges(document.querySelector(outer));
    const isOut = (node) => edges(node).some((edge, i) => edge < box[i] - 1);
    return [...document.querySelectorAll(inner)].filter(isOut).map((node) => node.textContent);
}"""
"""The elements that stand out of their box by more than a pixel."""
OVERLAPPING = """(what) => {
    const boxes = [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
    return boxes.some((one, i) => boxes.some((other, k) => i < k && one.top < other.bottom - 2 && other.top < one.bottom - 2));
}"""
"""Lines of words, one below another; letters stand two pixels within their boxes."""


def fixture(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ROOT / "client" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    return data


def pieces_of(name: str) -> dict[str, dict[str, Any]]:
    return {piece["id"]: piece for zone in fixture(name)["scene"]["zones"] for piece in zone.get("pieces", ())}


def covered(name: str) -> list[tuple[str, str]]:
    """Pieces that stand on something that can be chosen, with its option."""
    pieces = pieces_of(name)
    below = {thing: pieces[piece["on"]].get("options") for thing, piece in pieces.items() if "on" in piece and "options" not in piece}
    return [(thing, options[0]) for thing, options in below.items() if options]


@pytest.mark.parametrize("name", ["eldervale", "weirdwood"])
def test_a_click_on_what_stands_somewhere_chooses_the_place(person: Person, name: str) -> None:
    pairs = covered(name)
    assert pairs
    for thing, option in pairs:
        person.page.goto(f"/gallery/{name}")
        person.page.locator(f'[data-piece="{thing}"] > .body').click()
        expect(person.prompt.get_by_role("alert")).to_have_text(option)


@pytest.mark.parametrize(("name", "piece", "seen"), [("eldervale", "hex/fortress", ".ground"), ("evenfall", "lakes/moonlit", ".badge")])
def test_a_click_on_a_badge_chooses_what_it_lies_on(person: Person, name: str, piece: str, seen: str) -> None:
    """On a hex the piece stands at the upper corner."""
    person.page.goto(f"/gallery/{name}")
    box = person.page.locator(f'[data-piece="{piece}"] {seen}').first.bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + min(16, box["height"] / 2))
    expect(person.prompt.get_by_role("alert")).to_have_text(pieces_of(name)[piece]["options"][0])


def test_only_what_lies_beside_answers_is_dimmed(person: Person) -> None:
    """Zones in which nothing can be chosen are to be read in peace."""
    zones = fixture("crowd-evenfall")["scene"]["zones"]
    locked = {
        zone["id"]: {piece["id"] for piece in zone.get("pieces", ()) if "dimmed" in piece and "options" not in piece} for zone in zones
    }
    asked = {zone["id"] for zone in zones if any(piece.get("options") for piece in zone.get("pieces", ()))}
    person.page.goto("/gallery/crowd-evenfall")
    expect(person.page.locator(".dimmed").first).to_be_visible()
    dimmed = {str(node.get_attribute("data-piece")) for node in person.page.locator(".dimmed").all()}
    assert dimmed
    assert dimmed <= {piece for zone in asked for piece in locked[zone]}
    assert any(pieces for zone, pieces in locked.items() if zone not in asked)


@pytest.mark.parametrize("size", [None, PHONE])
def test_names_beside_the_plot_stand_apart_and_within_it(people: People, size: dict[str, int] | None) -> None:
    person = people(**({"viewport": size} if size else {}))
    person.page.goto("/gallery/end-of-game")
    names = person.page.locator("svg .who")
    expect(names).to_have_count(len(fixture("end-of-game")["players"]))
    assert not person.page.evaluate(OVERLAPPING, "svg .who")
    assert person.page.evaluate(OUTSIDE, ["svg .who", "svg:has(.who)"]) == []


@pytest.mark.parametrize("size", [None, PHONE])
def test_long_answers_stay_in_their_box(people: People, size: dict[str, int] | None) -> None:
    person = people(**({"viewport": size} if size else {}))
    page = person.page
    page.goto("/gallery/battle")
    buttons = page.locator(".overlay :is(.buttons, .answers) > .btn")
    expect(buttons.first).to_be_visible()
    buttons.first.evaluate("""(button) => {
        for (let i = 0; i < 3; i++) {
            const more = button.cloneNode(true);
            more.textContent = 'Return what was taken from the treasury of the old queen';
            button.after(more);
        }
    }""")
    assert page.evaluate(OUTSIDE, [".overlay .prompt .btn", ".overlay .prompt"]) == []
    assert page.evaluate(OUTSIDE, [".overlay .prompt", ".overlay"]) == []


@pytest.mark.parametrize("lang", ["en-GB", "cs-CZ"])
def test_names_of_rooms_break_between_words_only(people: People, lang: str) -> None:
    person = people(locale=lang)
    for seed in ("1", "2", "3"):
        person.open(game="weirdwood", seats=2, seed=seed)
        expect(person.page.locator(".label .name").first).to_be_visible()
        assert person.page.evaluate(SPLIT) == []


def test_on_a_phone_a_table_opens_where_something_can_be_chosen(people: People) -> None:
    person = people(viewport=PHONE, has_touch=True, is_mobile=True)
    person.open()
    person.asked()
    expect(person.page.locator(".dots .on.lamp")).to_be_visible()
    expect(person.page.locator(".sheet .glow").first).to_be_in_viewport()
    person.page.get_by_role("button", name="Log").last.tap()
    person.page.get_by_role("button", name="Table").last.tap()
    expect(person.page.locator(".sheet .glow").first).to_be_in_viewport()
