"""Every answer in sight: at each question of whole games each option has a target that nothing covers, and all words can be read."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.chromium import ROOT
from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PHONE, paint
from tests.browser.positions import GAMES, Position, deals, one_of_each_kind, position_of, questions

LOOKS: Final = ROOT / "tests" / "browser" / "answers.js"
AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES: Final = {"cs": "cs-CZ", "en": "en-GB"}
SIZES: Final = {
    "1280": DESKTOP,
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "390": PHONE,
}
DRESSES: Final = (("en", "dark"), ("cs", "light"), ("en", "light"), ("cs", "dark"))
"""Languages with themes."""
CONTRAST: Final = """() => {
    for (const motion of document.getAnimations())
        if (motion.effect.getComputedTiming().endTime < Infinity) motion.finish();
    return axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']});
}"""
"""Figures that have just changed are washed with a colour for a moment; axe looks at what stays."""
SELDOM: Final = 16
"""Axe takes its time: of so many kinds of questions it looks at one, in the short run."""
TARGET: Final = {"mouse": 24, "thumb": 44}
"""Pixels, in both directions."""


class Table:
    """A page that is handed one position after the other."""

    def __init__(self, people: People, size: str, lang: str, theme: str) -> None:
        self.phone = size == "390"
        self.lang, self.theme = lang, theme
        touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if self.phone else {}
        person = people(viewport=SIZES[size], locale=LOCALES[lang], color_scheme=theme, **touch)
        self.page: Page = person.page
        self.page.add_init_script(path=LOOKS)
        self.page.add_init_script(path=AXE)  # comes from the browser, not from the page, so that our CSP stays as it is
        self.page.goto("/gallery/given")
        self.page.wait_for_selector("[data-takes]", state="attached")

    def faults(self, position: Position) -> list[str]:
        side = TARGET["thumb" if self.phone else "mouse"]
        given = json.dumps([position.page, position.options, side])  # as one string, which is many times faster than as values
        found: list[str] = self.page.evaluate("(given) => deskaAnswers(...JSON.parse(given))", given)
        return found

    def contrast(self) -> list[str]:
        """Words that axe finds hard to read on what is shown."""
        paint(self.page)
        found = self.page.evaluate(CONTRAST)
        return [f"{node['failureSummary']} {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


class Faults:
    """Each fault once, with the first question at which it shows."""

    def __init__(self, seldom: int = 1) -> None:
        self.seldom = seldom
        self.found: dict[str, str] = {}
        self.kinds: set[str] = set()

    def look(self, table: Table, position: Position) -> None:
        """Axe looks at a kind of question once at most."""
        faults = table.faults(position)
        if position.kind not in self.kinds:
            if len(self.kinds) % self.seldom == 0:
                faults += table.contrast()
            self.kinds.add(position.kind)
        for fault in faults:
            self.found.setdefault(fault, f"{position.kind}, question {position.place}, {table.lang} {table.theme}")


@pytest.mark.parametrize("size", ["1280", "390"])
@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_question(people: People, game: str, size: str) -> None:
    """One language and one theme for each size; the long run has them all."""
    table = Table(people, size, *DRESSES[0 if size == "1280" else 1])
    faults = Faults(SELDOM)
    for place, found in one_of_each_kind(game):
        faults.look(table, position_of(found, place, table.lang))
    assert faults.found == {}


@pytest.mark.soak
@pytest.mark.parametrize(("deal", "step"), [(0, 1), (2, 4)])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games(people: People, game: str, size: str, deal: int, step: int) -> None:
    """Every question of a whole game of two, and every fourth of a game with as many as can play, at every size.

    The four sizes show a question in the four dresses, one each, and the next question changes clothes: a Latin square. All 16
    combinations of size, language and theme at every question would take four times as long.
    Each game, size and number of players is a test of its own, so a long run can be split: `-m soak -k "whole_games and eldervale-390"`.
    """
    tables = [Table(people, size, lang, theme) for lang, theme in DRESSES]
    first = list(SIZES).index(size)
    faults = Faults()
    for place, found in questions(deals(game)[deal]):
        if place % step == 0:
            table = tables[(first + place // step) % len(tables)]
            faults.look(table, position_of(found, place, table.lang))
    assert faults.found == {}
