"""Every answer in sight: at each question of whole games each option has a target that nothing covers, and all words can be read."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.chromium import ROOT
from tests.browser.conftest import People
from tests.browser.people import DESKTOP, PHONE
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
DRESSES: Final = [(0, "en", "dark"), (1, "cs", "light"), (2, "en", "light"), (3, "cs", "dark")]
"""Which of the sensible games is shown in which language and theme."""
TARGET: Final = {"mouse": 24, "thumb": 44}
"""Pixels, in both directions."""
CONTRAST: Final = 40
"""Axe takes its time: it looks at the first position, and at every so many after it."""


class Table:
    """A page that is handed one position after the other."""

    def __init__(self, people: People, size: str, lang: str, theme: str) -> None:
        self.phone = size == "390"
        touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if self.phone else {}
        person = people(viewport=SIZES[size], locale=LOCALES[lang], color_scheme=theme, **touch)
        self.page: Page = person.page
        self.page.add_init_script(path=LOOKS)
        self.page.add_init_script(path=AXE)  # comes from the browser, not from the page, so that our CSP stays as it is
        self.page.goto("/gallery/given")
        self.page.wait_for_selector("[data-takes]", state="attached")

    def faults(self, position: Position) -> list[str]:
        side = TARGET["thumb" if self.phone else "mouse"]
        found: list[str] = self.page.evaluate("(given) => deskaAnswers(...given)", [position.page, position.options, side])
        return found

    def contrast(self) -> list[str]:
        """Words that axe finds hard to read on what is shown."""
        found = self.page.evaluate("axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']})")
        return [f"{node['failureSummary']} {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


def all_faults(table: Table, positions: Iterator[Position]) -> dict[str, str]:
    """Each fault once, with the first question at which it shows."""
    found: dict[str, str] = {}
    for number, position in enumerate(positions):
        faults = table.faults(position)
        if number % CONTRAST == 0:
            faults += table.contrast()
        for fault in faults:
            found.setdefault(fault, f"{position.kind}, question {position.place}")
    return found


@pytest.mark.parametrize("size", ["1280", "390"])
@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_question(people: People, game: str, size: str) -> None:
    """One language and one theme for each size; the long run has them all."""
    lang, theme = ("en", "dark") if size == "1280" else ("cs", "light")
    table = Table(people, size, lang, theme)
    assert all_faults(table, (position_of(found, place, lang) for place, found in one_of_each_kind(game))) == {}


@pytest.mark.soak
@pytest.mark.parametrize(("deal", "lang", "theme"), DRESSES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games(people: People, game: str, size: str, deal: int, lang: str, theme: str) -> None:
    """Every question of a whole game: four games for each size, one for each language and theme, with different numbers of seats."""
    table = Table(people, size, lang, theme)
    assert all_faults(table, (position_of(found, place, lang) for place, found in questions(deals(game)[deal]))) == {}
