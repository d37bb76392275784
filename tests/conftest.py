"""Tests that could not run are named at the end; in CI (CI=true) they count as failed."""

import os

import pytest

from tests.browser.chromium import NONE


def missed(config: pytest.Config) -> list[str]:
    """The reasons why browser tests were left out, each once."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    return [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple) and NONE in report.longrepr[2]]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if reasons := missed(terminalreporter.config):
        terminalreporter.write_line(
            f"browser tests NOT RUN: {len(reasons)}; {reasons[0].removeprefix('Skipped: ')}", yellow=True, bold=True
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    if os.environ.get("CI") == "true" and missed(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
