"""`deska balance`: from what was typed to a survey and its report."""

from typing import Annotated

import typer
from rich.console import Console

from deska.api import spec_of, variant_of
from deska.bots import levels
from deska.lab.balance import Cell, Habits, cells_of, dimension_of, survey
from deska.lab.balance_report import as_markdown, as_table, caption, details, grid, habits_text
from deska.lab.command import INTERRUPTED, bots_of, progress_bar
from deska.lab.running import all_cores, stop_on_interrupt
from deska.lab.simulation import check_numbers


def balance_command(
    game: Annotated[str, typer.Argument(help="The game; `deska games` lists them.")],
    by: Annotated[
        list[str] | None, typer.Option(help="seats or a switch, perhaps with values: seats=2,4; the last is the columns.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, where that is not varied.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays on all seats; the best one if left out.")] = "",
    games: Annotated[int, typer.Option(help="How many games for each combination.")] = 400,
    habits: Annotated[int, typer.Option(help="In how many games options are counted: what is never or always chosen.")] = 0,
    least: Annotated[int, typer.Option(help="How often an option is offered before that counts.")] = 30,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="key=value, as for simulate.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="The table of the combinations as Markdown, nothing else.")] = False,
) -> None:
    """Play a game at every value of some switches: win rates with intervals, seat advantage, sources of points, habits."""
    spec = spec_of(game)
    workers = all_cores() if jobs is None else jobs
    check_numbers(games, workers)
    dimensions = [dimension_of(spec, text) for text in by or []]
    usual = len(bots_of(spec, "", seats))
    cells = cells_of(spec, dimensions, bot or levels(spec)[-1], usual, seed, variant_of(spec, variant or []))
    played = run(cells, games, workers)
    done = [cell for cell in cells if cell.tally.games]
    console = Console(highlight=False)
    if done and markdown:
        print(as_markdown(*grid(dimensions, done)), f"\n{caption(done)}", sep="\n")
    elif done:
        console.print(as_table(*grid(dimensions, done)), caption(done))
        for cell in done:
            console.print(" ".join(cell.values), details(cell.tally), sep="\n")
    if played < games * len(cells):
        Console(stderr=True).print(f"stopped after {played:,} of {games * len(cells):,} games")
        raise typer.Exit(INTERRUPTED)
    if habits > 0:
        console.print(habits_text(counted(cells, habits), habits, least), soft_wrap=True)


def run(cells: list[Cell], games: int, jobs: int) -> int:
    """Play all cells and show how far it is; Ctrl-C ends it early, and what is done is shown."""
    with progress_bar() as progress, stop_on_interrupt() as stopped:
        bar = progress.add_task(cells[0].series.spec.id, total=games * len(cells))
        survey(cells, games, jobs, stopped, lambda _: progress.advance(bar))
    return sum(cell.tally.games for cell in cells)


def counted(cells: list[Cell], games: int) -> Habits:
    """So many games, taken from all cells in turn."""
    habits = Habits(cells[0].series.spec)
    for index in range(games):
        habits.watch(cells[index % len(cells)].series, index // len(cells))
    return habits
