"""The mark `@rule` says which rules a test holds; `cited` finds the marks in test files."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

MOST_IDS: Final = 3
Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str, table: bool = False) -> Callable[[Test], Test]:
    """Say which rules a test holds: at most three, or more if it checks a `table` of data."""
    if not ids or (len(ids) > MOST_IDS and not table):
        raise ValueError(f"a test names one to {MOST_IDS} rules, not {len(ids)}")

    def mark(test: Test) -> Test:
        return test

    return mark


def cited(folder: Path) -> dict[str, list[str]]:
    """The tests below the folder by the rule that they hold, read from the sources without running them."""
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule_id in ids_of(node):
                    tests.setdefault(rule_id, []).append(f"{path.name}::{node.name}")
    return tests


def ids_of(node: ast.FunctionDef) -> list[str]:
    ids: list[str] = []
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            ids += [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]
    return ids
