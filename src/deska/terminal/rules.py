"""`deska rules`: the numbered rules of a game, and the tests that hold them."""

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import deska
from deska.terminal.errors import UserError
from deska.terminal.machine import Lang, repository, system_language
from deska.testing import cited
from deska.text import Rule, Rulebook, rulebook


def rules_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    words: Annotated[list[str] | None, typer.Argument(help="The number of a rule, or words to look for.")] = None,
    lang: Annotated[Lang | None, typer.Option(help="cs or en; the system's language if left out.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show which tests hold each rule.")] = False,
) -> None:
    """Read the numbered rules of a game, or look one up."""
    book = rulebook(deska.spec_of(game).id, lang or system_language())
    wanted = " ".join(words or ())
    rules = book.search(wanted) if wanted else list(book.rules)
    if not rules:
        raise UserError(f"no rule of {game} has the number or the words {wanted!r}; try fewer words")
    console = Console(highlight=False)
    if coverage:
        show_coverage(console, rules)
    elif wanted or not console.is_terminal:
        show(console, book, rules)
    else:
        os.environ.setdefault("LESS", "-FR")  # show colours, and do not page what fits on one page
        with console.pager(styles=True):
            show(console, book, rules)


def show(console: Console, book: Rulebook, rules: list[Rule]) -> None:
    console.print(Text(book.title, "bold"))
    headings: tuple[str, ...] = ()
    for rule in rules:
        for depth, heading in enumerate(rule.headings):
            if rule.headings[: depth + 1] != headings[: depth + 1]:
                console.print(Padding(Text(heading, "bold underline" if depth == 0 else "bold"), (1, 0, 0, 0)))
        headings = rule.headings
        line = Table.grid(padding=(0, 2, 0, 0))
        line.add_column(width=8, no_wrap=True)
        line.add_column()
        line.add_row(Text(rule.id, "bold cyan"), Text(rule.text))
        console.print(line)


def show_coverage(console: Console, rules: list[Rule]) -> None:
    """Print every rule with its tests, and the number of rules that have one."""
    root = repository()
    if root is None or not (root / "tests").is_dir():
        raise UserError("the tests are not installed with the package; run this from a clone of the repository")
    tests = cited(root / "tests")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("rule", no_wrap=True)
    table.add_column("tests", justify="right")
    table.add_column("held by", overflow="fold")
    for rule in rules:
        held = tests.get(rule.id, [])
        table.add_row(Text(rule.id, "" if held else "bold red"), str(len(held)), Text(", ".join(held) or "–"))
    console.print(table)
    count = sum(rule.id in tests for rule in rules)
    console.print(Text(f"{count} of {len(rules)} rules are held by a test.", "bold"))
