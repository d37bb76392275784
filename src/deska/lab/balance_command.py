"""`deska balance`: plays a survey and prints its report."""

from typing import Annotated

import typer
from rich.console import Console

from deska.api import spec_of, variant_of
from deska.bots import yardstick
from deska.lab.balance import Cell, cells_of, dimension_of, survey
from deska.lab.balance_report import Grid, as_markdown, as_table, caption, details, grid, habits_text, happened_grid, sides_grid
from deska.lab.cluster import crew_at
from deska.lab.command import INTERRUPTED, RAY_HELP, bots_of, progress_bar
from deska.lab.games import Played
from deska.lab.habits import Habits
from deska.lab.running import Crew, all_cores, stop_on_interrupt
from deska.lab.simulation import check_numbers
from deska.lab.tally import Sides
from deska.lab.twins import twins_of


def balance_command(
    game: Annotated[str, typer.Argument(help="The game; `deska games` lists them.")],
    by: Annotated[
        list[str] | None, typer.Option(help="seats or a switch, perhaps with values: seats=2,4; the last is the columns.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, where that is not varied.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays on all seats; greedy if left out.")] = "",
    games: Annotated[int, typer.Option(help="How many games for each combination.")] = 400,
    habits: Annotated[int, typer.Option(help="In how many games options are counted: what is never or always chosen.")] = 0,
    habits_of: Annotated[str, typer.Option(help="Verbs whose things are listed one by one, such as buy,build.")] = "",
    happens: Annotated[str, typer.Option(help="Messages and endings counted in as many games of each combination.")] = "",
    least: Annotated[int, typer.Option(help="How often an option is offered before that counts.")] = 30,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="key=value, as for simulate.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help=RAY_HELP, metavar="[ADDRESS]")] = None,
    twins: Annotated[bool, typer.Option("--twins", help="Only list cards that equal another one or are never better.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="The tables of combinations and sides as Markdown, nothing else.")] = False,
) -> None:
    """Play a game at every value of some switches: win rates with intervals, seat advantage, sources of points, habits."""
    spec = spec_of(game)
    if twins:
        pairs = [str(pair) for pair in twins_of(spec.id)]
        print(*(pairs or [f"{spec.id} has no two cards of which one is equal to the other or never better"]), sep="\n")
        return
    workers = all_cores() if jobs is None else jobs
    check_numbers(games, workers)
    dimensions = [dimension_of(spec, text) for text in by or []]
    usual = len(bots_of(spec, "", seats))
    cells = cells_of(spec, dimensions, bot or yardstick(spec), usual, seed, variant_of(spec, variant or []))
    pooled = Sides()
    with crew_at(ray, min(workers, games)) as crew:
        played = run(cells, games, crew, pooled)
    done = [cell for cell in cells if cell.tally.games]
    console = Console(highlight=False)
    if done:
        show(console, grid(dimensions, done), done, pooled, markdown)
    if played < games * len(cells):
        Console(stderr=True).print(f"stopped after {played:,} of {games * len(cells):,} games")
        raise typer.Exit(INTERRUPTED)
    if habits > 0:
        console.print(habits_text(counted(cells, habits), least, listed(habits_of)), soft_wrap=True)
    if messages := listed(happens):
        heard = happened_grid(dimensions, [(cell, counted([cell], games)) for cell in cells], messages)
        console.print(as_markdown(*heard) if markdown else as_table(*heard), soft_wrap=markdown)


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def show(console: Console, combinations: Grid, cells: list[Cell], pooled: Sides, markdown: bool) -> None:
    sides = sides_grid(pooled, cells[0].tally.cooperative) if pooled.by_name else None
    if markdown:
        print(as_markdown(*combinations), f"\n{caption(cells)}", sep="\n")
        if sides:
            print("", as_markdown(*sides), sep="\n")
        return
    console.print(as_table(*combinations), caption(cells))
    for cell in cells:
        console.print(" ".join(cell.values), details(cell.tally), sep="\n")
    if sides and len(cells) > 1:
        console.print("all combinations together", as_table(*sides), sep="\n")


def run(cells: list[Cell], games: int, crew: Crew, pooled: Sides) -> int:
    """Play all cells and show the progress. Ctrl-C ends it early, and the games played so far are reported."""
    cooperative = cells[0].tally.cooperative

    def watch(played: Played) -> None:
        pooled.add(played, cooperative)
        progress.advance(bar)

    with progress_bar() as progress, stop_on_interrupt() as stopped:
        bar = progress.add_task(cells[0].series.spec.id, total=games * len(cells))
        survey(cells, games, crew, stopped, watch)
    return sum(cell.tally.games for cell in cells)


def counted(cells: list[Cell], games: int) -> Habits:
    """The habits in so many games, taken from all cells in turn."""
    habits = Habits(cells[0].series.spec)
    for index in range(games):
        habits.watch(cells[index % len(cells)].series, index // len(cells))
    return habits
