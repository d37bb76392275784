"""`deska balance`: plays a survey, prints its report and draws its page."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from deska.api import spec_of, variant_of
from deska.bots import yardstick
from deska.kernel import GameSpec
from deska.lab.balance import Cell, Dimension, cells_of, dimension_of, survey
from deska.lab.balance_page import Survey, balance_page
from deska.lab.balance_report import (
    Grid,
    as_markdown,
    as_table,
    caption,
    changes_grid,
    details,
    grid,
    habits_text,
    happened_grid,
    sides_grid,
)
from deska.lab.cluster import crew_at
from deska.lab.command import INTERRUPTED, RAY_HELP, bots_of, progress_bar
from deska.lab.findings import changes_of, findings_of
from deska.lab.games import Played, Series
from deska.lab.habits import Habits, Watched, watch_game
from deska.lab.pages import save_page
from deska.lab.running import Crew, all_cores, in_order, stop_on_interrupt
from deska.lab.simulation import check_numbers
from deska.lab.tally import Sides
from deska.lab.twins import twins_of

WATCHED: Final = 100


def balance_command(
    game: Annotated[str, typer.Argument(help="The game; `deska games` lists them.")],
    by: Annotated[
        list[str] | None, typer.Option(help="seats or a switch, perhaps with values: seats=2,4; the last is the columns.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, where that is not varied.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays on all seats; greedy if left out.")] = "",
    games: Annotated[int, typer.Option(help="How many games for each combination.")] = 400,
    habits: Annotated[int | None, typer.Option(help="In how many games options are counted: what is never or always chosen.")] = None,
    habits_of: Annotated[str, typer.Option(help="Verbs whose things are listed one by one, such as buy,build.")] = "",
    happens: Annotated[str, typer.Option(help="Messages and endings counted in as many games of each combination.")] = "",
    least: Annotated[int, typer.Option(help="How often an option is offered before that counts.")] = 30,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="key=value, as for simulate.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help=RAY_HELP, metavar="[ADDRESS]")] = None,
    compare: Annotated[list[str] | None, typer.Option(help="key=value of another variant, which is played on the same deals.")] = None,
    page: Annotated[Path | None, typer.Option(help="The page with plots and tables; balance-<game>.html if left out.")] = None,
    twins: Annotated[bool, typer.Option("--twins", help="Only list cards that equal another one or are never better.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="The tables of combinations and sides as Markdown, nothing else.")] = False,
) -> None:
    """Play a game at every value of some switches: win rates with intervals, seat advantage, sources of points, habits."""
    spec = spec_of(game)
    if twins:
        print_twins(spec)
        return
    workers = all_cores() if jobs is None else jobs
    check_numbers(games, workers)
    plan = Plan(spec, [dimension_of(spec, text) for text in by or []], bot or yardstick(spec), len(bots_of(spec, "", seats)), seed)
    chosen = variant_of(spec, variant or [])
    other = chosen | variant_of(spec, compare or [])
    cells = plan.cells(chosen)
    others = plan.cells(other) if compare else []
    with crew_at(ray, min(workers, games)) as crew:
        report, played = run(plan.by, cells, others, games, crew, games_to_watch(habits, games), least)
    console = Console(highlight=False)
    if report.cells:
        show(console, grid(plan.by, report.cells), list(report.cells), report.sides, markdown)
    if played < games * len([*cells, *others]):
        Console(stderr=True).print(f"stopped after {played:,} of {games * len([*cells, *others]):,} games")
        raise typer.Exit(INTERRUPTED)
    if habits:
        console.print(habits_text(report.habits, least, listed(habits_of)), soft_wrap=True)
    if messages := listed(happens):
        heard = happened_grid(plan.by, [(cell, counted([cell], games)) for cell in cells], messages)
        console.print(as_markdown(*heard) if markdown else as_table(*heard), soft_wrap=markdown)
    if compare:
        report.changes, report.compared = changes_of(cells, others), ", ".join(compare)
        changes = changes_grid(report.changes)
        console.print(f"compared with {report.compared}", as_markdown(*changes) if markdown else as_table(*changes), sep="\n")
    if not markdown:
        draw(report, page or Path(f"balance-{spec.id}.html"))


def print_twins(spec: GameSpec) -> None:
    pairs = [str(pair) for pair in twins_of(spec.id)]
    print(*(pairs or [f"{spec.id} has no two cards of which one is equal to the other or never better"]), sep="\n")


def draw(report: Survey, path: Path) -> None:
    """Write the page, and say where it is."""
    save_page(path, balance_page(report))
    Console(stderr=True).print(Text(f"page: {path}"), soft_wrap=True)


@dataclass(frozen=True)
class Plan:
    """The dimensions that vary, and all that stays the same."""

    spec: GameSpec
    by: list[Dimension]
    bot: str
    seats: int
    seed: int

    def cells(self, variant: dict[str, Any]) -> list[Cell]:
        return cells_of(self.spec, self.by, self.bot, self.seats, self.seed, variant)


def games_to_watch(habits: int | None, games: int) -> int:
    """Watching is slow, so only some games are watched unless it is asked for."""
    return min(games, WATCHED) if habits is None else habits


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


def run(by: list[Dimension], cells: list[Cell], others: list[Cell], games: int, crew: Crew, watched: int, least: int) -> tuple[Survey, int]:
    """Play all cells, watch some games and show the progress. Ctrl-C ends it early, and the games played so far are reported."""
    cooperative = cells[0].tally.cooperative
    pooled = Sides()
    lengths: list[int] = []
    habits = Habits(cells[0].series.spec)

    def add(played: Played) -> None:
        pooled.add(played, cooperative)
        lengths.append(played.choices)
        progress.advance(bar)

    with progress_bar() as progress, stop_on_interrupt() as stopped:
        bar = progress.add_task(cells[0].series.spec.id, total=games * len([*cells, *others]) + watched)
        survey(cells, games, crew, stopped, add)
        survey(others, games, crew, stopped, lambda _: progress.advance(bar))
        tasks = [(cells[index % len(cells)].series, index // len(cells)) for index in range(watched)]
        for seen in in_order(watch_task, tasks, crew, stopped):
            habits.add(seen)
            progress.advance(bar)
    done = [cell for cell in cells if cell.tally.games]
    findings = findings_of(done, pooled, habits, least) if done else []
    return Survey(by, done, pooled, habits, least, findings, lengths), sum(cell.tally.games for cell in [*cells, *others])


def watch_task(task: tuple[Series, int]) -> Watched:
    return watch_game(*task)


def counted(cells: list[Cell], games: int) -> Habits:
    """The habits in so many games, taken from all cells in turn."""
    habits = Habits(cells[0].series.spec)
    for index in range(games):
        habits.watch(cells[index % len(cells)].series, index // len(cells))
    return habits
