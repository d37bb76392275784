"""`deska games`: lists the games and their variants."""

from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import deska
from deska import GameSpec
from deska.kernel import Selection, Switch
from deska.terminal.machine import Lang, system_language
from deska.text import Texts


def games_command(lang: Annotated[Lang | None, typer.Option(help="cs or en; the system's language if left out.")] = None) -> None:
    """List the games with their seats and variants."""
    console = Console(highlight=False)
    for spec in deska.games():
        describe(console, spec, Texts(spec, lang or system_language()))


def describe(console: Console, spec: GameSpec, texts: Texts) -> None:
    title = texts.message(f"{spec.prefix}-title")
    seats = f"{spec.seats[0]}–{spec.seats[-1]}"
    console.print(Text.assemble((spec.id, "bold cyan"), "  ", (title, "bold"), f"  {seats}  {spec.credits}"))
    console.print(Padding(texts.message(f"{spec.prefix}-about"), (0, 0, 1, 0), expand=False))
    for switch in spec.variants:
        console.print(Text.assemble((switch.name, "bold"), "  ", texts.message(f"{spec.prefix}-variant-{switch.name}-about")))
        console.print(Padding(values(switch, texts), (0, 0, 0, 4), expand=False))


def values(switch: Switch, texts: Texts) -> RenderableType:
    """The values that may follow `name=`, and their meaning; the first value is the default."""
    if isinstance(switch, Selection):
        return Text(", ".join(f"{value} ({texts.value(switch, value)})" for value in switch.values), "dim")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for value in switch.values:
        grid.add_row(Text(f"{switch.name}={value}"), Text(texts.value(switch, value), "dim"))
    return grid
