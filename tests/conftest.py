"""Tests that could not run are named at the end; in CI (CI=true) they count as failed. `--database postgres` uses PostgreSQL throughout."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests import postgres
from tests.browser import chromium

settings.register_profile("patient", deadline=None)  # a busy machine is no reason to fail
settings.load_profile("patient")

MISSED = {chromium.NONE: "browser tests", postgres.NONE: "tests with PostgreSQL"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--database", choices=("sqlite", "postgres"), default="sqlite", help="the database of tests of tables and server")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked `both` run with both databases."""
    if metafunc.definition.get_closest_marker("both") and metafunc.config.getoption("database") == "sqlite":
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Postgres]:
    """A PostgreSQL server; the test is left out if there is none."""
    if postgres.programs() is None:
        pytest.skip(postgres.WHY)
    server = postgres.Postgres()
    yield server
    server.stop()


@pytest.fixture
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The setting `database` of all servers in a test: empty for SQLite, else an empty database of PostgreSQL."""
    if getattr(request, "param", request.config.getoption("database")) == "sqlite":
        return ""
    if request.node.get_closest_marker("sqlite"):
        pytest.skip("about SQLite alone")
    url: str = request.getfixturevalue("cluster").fresh()
    monkeypatch.setenv("DESKA_DATABASE", url)
    return url


def missed(config: pytest.Config) -> dict[str, list[str]]:
    """The tests that were left out because something is not installed, and why."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    left_out = {kind: [reason for reason in reasons if what in reason] for what, kind in MISSED.items()}
    return {kind: found for kind, found in left_out.items() if found}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for kind, reasons in missed(terminalreporter.config).items():
        terminalreporter.write_line(f"{kind} NOT RUN: {len(reasons)}; {reasons[0].removeprefix('Skipped: ')}", yellow=True, bold=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if os.environ.get("CI") == "true" and missed(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
