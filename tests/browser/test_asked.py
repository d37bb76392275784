"""Titles of trays, signs with figures and bars answer "what is this?", pointed at, focused or held."""

import re
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import deska
from tests.browser.conftest import People
from tests.browser.people import DESKTOP, Person

GAMES: Final = [spec.id if spec.id in ("ethnos", "weirdwood") else pytest.param(spec.id, marks=pytest.mark.soak) for spec in deska.games()]
RULE: Final = re.compile(r"[A-Z]{2}-[A-Z]?\d+$")
NOWHERE: Final = (640, 8)


def answer(person: Person) -> Locator:
    return person.page.locator(".tip[role=tooltip]")


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + min(box["width"], 60) / 2, box["y"] + box["height"] / 2


def is_covered(person: Person, x: float, y: float) -> bool:
    """True below the fold, and where a piece lies over it, which answers for itself."""
    return bool(
        person.page.evaluate(
            "([x, y]) => (document.elementFromPoint(x, y)?.closest('[data-piece]') ?? null) !== null || y > innerHeight", [x, y]
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_title_and_figure_on_the_table_answers(people: People, game: str) -> None:
    person = people(viewport=DESKTOP, reduced_motion="reduce")
    person.open(game=game, seats=2, chairs=[{"kind": "me", "name": "Anna"}, {"kind": "bot"}])
    page = person.page
    asked = page.locator("h3[data-tray]:visible, .seat [data-sign]:visible, .top [data-sign]:visible")
    expect(asked.first).to_be_visible()
    for number in range(asked.count()):
        box = asked.nth(number).bounding_box()
        if box is None or is_covered(person, *middle(box)):
            continue
        page.mouse.move(*NOWHERE)
        expect(answer(person)).to_have_count(0)
        page.mouse.move(*middle(box))
        expect(answer(person)).to_be_visible()
        expect(answer(person)).to_have_text(RULE)


def test_the_keys_find_the_answer_of_a_title(person: Person) -> None:
    person.open(game="aeons_end", seats=2, chairs=[{"kind": "me", "name": "Anna"}, {"kind": "bot"}])
    person.page.keyboard.press("Tab")
    person.page.locator("h3[data-tray=gravehold]").focus()
    expect(answer(person)).to_contain_text(RULE)
    person.page.keyboard.press("Tab")
    expect(answer(person)).to_have_count(0)
