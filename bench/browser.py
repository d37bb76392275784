"""Measure how fast the pages are in a real Chromium: `python bench/browser.py`, from the repository, with the client built.

Times are those that the browser itself takes: the first visit until the first button, a table until its pieces, a click until its new
scene is painted (`clicks.py`), and the longest task of the page while pieces move at a table with five seats. On a busy machine look at the
processor's time, which is given for tasks beside the time that passed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench import clicks  # noqa: E402
from bench.clicks import Click, Clicker, slow  # noqa: E402
from bench.load import Server  # noqa: E402
from tests.browser.chromium import find  # noqa: E402

GAMES = ("ethnos", "aeons_end", "evenfall", "eldervale", "weirdwood")
STATIC = ROOT / "src" / "deska" / "web" / "static" / "assets"
HASH = 9
"""The letters after the name of a file, with their hyphen."""
OUTLINE = re.compile(rb'["`][Mm]-?[\d.][\d\s.,a-zA-Z-]{60,}["`]')
"""The outline of an icon in a script."""
BUTTON = ".start .btn.p:not(:disabled)"
PIECE = "[data-piece]"
HOOKS = """
window.seen = {};
const noted = new MutationObserver(() => {
  for (const [name, selector] of Object.entries({ button: BUTTON, piece: PIECE }))
    if (!(name in window.seen) && document.querySelector(selector)) window.seen[name] = performance.now();
});
noted.observe(document, { subtree: true, childList: true, attributes: true });
""".replace("BUTTON", json.dumps(BUTTON)).replace("PIECE", json.dumps(PIECE))


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    bar: float
    unit: str = "ms"

    def line(self) -> str:
        verdict = "ok" if self.value <= self.bar else "TOO MUCH"
        return f"{self.name:<58}{self.value:>9.0f} {self.unit:<3} (at most {self.bar:.0f} {self.unit})  {verdict}"


@contextmanager
def visitor(browser: Browser, port: int) -> Iterator[Page]:
    """Somebody who has never been here."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1440, "height": 900}, bypass_csp=True)
    context.add_init_script(HOOKS + clicks.HOOKS)
    page = context.new_page()
    yield page
    context.close()


def first_visit(browser: Browser, port: int, times: int) -> float:
    taken: list[float] = []
    for _ in range(times):
        with visitor(browser, port) as page:
            page.goto("/")
            page.wait_for_selector(BUTTON)
            taken.append(page.evaluate("window.seen.button"))
    return statistics.median(taken)


def opened(page: Page, game: str, seats: int, pace: str = "none") -> str:
    chairs = [{"kind": "me", "name": "Eva"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "pace": pace, "chairs": chairs})
    return str(answer.json()["table"]["id"])


def go(page: Page, path: str) -> None:
    """Go to another page as a link would, and forget what was seen."""
    page.evaluate(
        "(path) => { window.seen = {}; window.began = performance.now(); history.pushState(null, '', path);"
        " dispatchEvent(new PopStateEvent('popstate')) }",
        path,
    )


def table_open(browser: Browser, port: int) -> dict[str, float]:
    """From the lobby to the pieces of a table, by game."""
    taken: dict[str, float] = {}
    for game in GAMES:
        with visitor(browser, port) as page:
            page.goto("/")
            page.wait_for_selector(BUTTON)
            page.locator(".games [role=radio]").nth(GAMES.index(game)).click()
            page.wait_for_timeout(1500)  # somebody looks at the lobby meanwhile
            table = opened(page, game, 3)
            go(page, f"/table/{table}")
            page.wait_for_selector(PIECE)
            taken[game] = page.evaluate("window.seen.piece - window.began")
    return taken


def click_to_scene(browser: Browser, port: int, count: int, games: Sequence[str] = GAMES) -> dict[str, list[Click]]:
    """How long clicks took, by game."""
    taken: dict[str, list[Click]] = {}
    for game in games:
        with visitor(browser, port) as page:
            person = Clicker(page)
            page.goto("/")
            person.sit(opened(page, game, 3))
            taken[game] = list(person.clicks(count))
    return taken


def longest_task(browser: Browser, port: int, count: int) -> tuple[dict[str, float], dict[str, float]]:
    """The longest task of the page while pieces move, five seats, by game: the time that passed, and that of the processor."""
    wall: dict[str, float] = {}
    own: dict[str, float] = {}
    for game, seats in (("ethnos", 5), ("eldervale", 5), ("weirdwood", 5), ("aeons_end", 4), ("evenfall", 4)):
        with visitor(browser, port) as page:
            person = Clicker(page)
            page.goto("/")
            person.sit(opened(page, game, seats))
            page.wait_for_selector(PIECE)
            page.wait_for_timeout(1500)
            browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"])
            person.send(count)
            page.wait_for_timeout(600)
            events = json.loads(browser.stop_tracing())["traceEvents"]
            tasks = tasks_of(events)
            wall[game], own[game] = (max(event.get(time, 0) for event in tasks) / 1000 for time in ("dur", "tdur"))
    return wall, own


def tasks_of(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks of the page's own thread."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event.get("args", {}).get("name") == "CrRendererMain"
    }
    return [event for event in events if event.get("name") == "RunTask" and (event["pid"], event["tid"]) in mains]


def client_size() -> float:
    """All scripts and styles, compressed, in thousands of bytes; without icons, and without the scenes of the gallery."""
    pictures = (*GAMES, "fixtures", *(path.stem for path in (ROOT / "client" / "fixtures").glob("*.json")))
    files = [path for path in STATIC.glob("*.*") if path.suffix in (".js", ".css") and path.stem[:-HASH] not in pictures]
    return sum(len(gzip.compress(OUTLINE.sub(b'""', path.read_bytes()), 9)) for path in files) / 1000


def slowest(name: str, taken: dict[str, float], bar: float) -> list[Figure]:
    """The figure of the slowest game, and those of all."""
    return [Figure(name, max(taken.values()), bar), *[Figure(f"    {game}", value, bar) for game, value in taken.items()]]


def slow_clicks(taken: dict[str, list[Click]]) -> list[Figure]:
    """The slowest twentieth of all clicks, and of each game."""
    whole = {game: [click.whole for click in found] for game, found in taken.items()}
    every = [time for times in whole.values() for time in times]
    return [
        Figure("click to the new scene, the slowest twentieth", slow(every), 100),
        *[Figure(f"    {game}", slow(times), 100) for game, times in whole.items()],
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how fast the pages are in a real Chromium.")
    parser.add_argument("--choices", type=int, default=40, help="choices at each table (40)")
    parser.add_argument("--visits", type=int, default=5, help="first visits (5)")
    parser.add_argument("--clicks", nargs="*", choices=GAMES, metavar="GAME", help="only clicks, of all games or of these")
    wish = parser.parse_args(arguments)
    chromium = find()
    if not chromium.path:
        print(f"there is no Chromium; this command brings one: {chromium.command}")
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.path)
        try:
            first_visit(browser, server.port, 1)  # the server is warm from now on
            if wish.clicks is None:
                figures = all_figures(browser, server.port, wish.choices, wish.visits)
            else:
                figures = click_figures(browser, server.port, wish.choices, wish.clicks or GAMES)
        finally:
            browser.close()
            server.process.terminate()
            server.process.wait()
    for figure in figures:
        print(figure.line())
    return 0


def all_figures(browser: Browser, port: int, choices: int, visits: int) -> list[Figure]:
    figures = [
        Figure("client, compressed, without icons", client_size(), 250, "kB"),
        Figure("first visit to the first button", first_visit(browser, port, visits), 1000),
        *slowest("from the lobby to an open table", table_open(browser, port), 400),
        *click_figures(browser, port, choices, GAMES),
    ]
    wall, own = longest_task(browser, port, choices)
    return [*figures, *slowest("longest task while pieces move", wall, 50), *slowest("the same, time of the processor", own, 50)]


def click_figures(browser: Browser, port: int, count: int, games: Sequence[str]) -> list[Figure]:
    taken = click_to_scene(browser, port, count, games)
    for game, found in taken.items():
        print(f"{game}: {len(found)} clicks, usual/slow ms: {clicks.parts(found)}", flush=True)
    return slow_clicks(taken)


if __name__ == "__main__":
    sys.exit(main())
