"""One browser and one server for all tests here, and people who use them."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from deska.web.pages import STATIC
from tests.browser.chromium import NONE, ROOT, Found, find
from tests.browser.people import DESKTOP, UNPAINTED, Person, paint
from tests.browser.shelf import one_more_game
from tests.web.process import Process

SETTINGS = "deska.settings"
PATIENCE = 60_000
"""Milliseconds; long, because a machine may be busy with much else. What holds does not wait for it."""
SHOTS = Path(os.environ.get("DESKA_SHOTS") or ROOT / "build" / "browser")
"""The folder in which failed tests leave a picture of every page; with DESKA_SHOTS all tests do."""

People = Callable[..., Person]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# Not for the whole session: while Playwright runs, no other test of the process could run an event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def launched(playwright: Playwright, chromium: Found) -> Iterator[Browser]:
    if not chromium.path:
        pytest.skip(f"{NONE}{chromium.command}")
    browser = playwright.chromium.launch(executable_path=chromium.path)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, find("shell")) as browser:
        yield browser


def start_server(data: Path, *options: str, **settings: str) -> Process:
    """`deska serve` with one more game."""
    if not (STATIC / "index.html").is_file():
        raise pytest.UsageError("the client is not built; build it: make client")
    return Process(data, *options, module="tests.browser.shelf", DESKA_LOG_LEVEL="WARNING", DESKA_MOST_TABLES="1000", **settings)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = start_server(tmp_path_factory.mktemp("server"))
    yield process
    process.stop()


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """`people()` gives a new person with a browser of their own; no page may have complained at the end."""
    present: list[Person] = []

    def arrive(port: int = 0, **wish: Any) -> Person:
        where = port or request.getfixturevalue("server").port
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": DESKTOP}
        moments = wish.pop("moments", "off")  # a scene over the table would be in the way of those who play by the frames of the socket
        coach = wish.pop("coach", "off")
        context = browser.new_context(base_url=f"http://127.0.0.1:{where}", **{**usual, **wish})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f'localStorage.getItem(\'{SETTINGS}\') ?? localStorage.setItem(\'{SETTINGS}\', \'{{"moments":"{moments}","coach":"{coach}"}}\')'
        )
        context.add_init_script(UNPAINTED)
        present.append(Person(context.new_page()))
        return present[-1]

    yield arrive
    if request.node.stash.get(FAILED, False) or "DESKA_SHOTS" in os.environ:
        for number, person in enumerate(present):
            paint(person.page)
            person.page.screenshot(path=SHOTS / f"{request.node.name}-{number}.png")
    complaints = [complaint for person in present for complaint in person.complaints]
    for person in present:
        person.page.context.close()
    assert not complaints


@pytest.fixture
def person(people: People, server: Process) -> Person:
    return people()


@pytest.fixture
def sixth_game() -> Iterator[None]:
    with one_more_game():
        yield
