"""`deska games`: what can be played, and with which variants."""

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import deska
from deska import GameSpec
from deska.kernel import Option, Selection
from deska.terminal.places import Lang, system_language
from deska.text import Texts


def games_command(lang: Annotated[Lang | None, typer.Option(help="cs or en; the system's language if left out.")] = None) -> None:
    """List the games with their seats and variants."""
    console = Console(highlight=False)
    for spec in deska.games():
        describe(console, spec, Texts(spec, lang or system_language()))


def describe(console: Console, spec: GameSpec, texts: Texts) -> None:
    seats = f"{spec.seats[0]}–{spec.seats[-1]}"
    console.print(Text.assemble((spec.id, "bold cyan"), "  ", (texts.message(f"{spec.prefix}-title"), "bold"), f"  {seats}  {spec.credits}"))
    console.print(Padding(texts.message(f"{spec.prefix}-about"), (0, 0, 0, 2)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for option in spec.variants:
        grid.add_row(Text(f"{option.name}={example(option)}"), explained(option, spec, texts))
    console.print(Padding(grid, (1, 0, 1, 2)))


def example(option: Option) -> str:
    return "…,…" if isinstance(option, Selection) else "|".join(option.values)


def explained(option: Option, spec: GameSpec, texts: Texts) -> Text:
    """What a variant decides, and what each value means."""
    found = Text(texts.message(f"{spec.prefix}-variant-{option.name}-about"))
    values = ", ".join(f"{value} ({texts.value(option, value)})" if texts.value(option, value) != value else value for value in option.values)
    return found.append(f" {values}", "dim")
