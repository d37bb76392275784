"""`deska arena`: plays a competition, keeps it in a file, prints its tables and draws its page."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.text import Text

from deska.api import spec_of, variant_of
from deska.lab.arena import Competition, Standing, arena_of
from deska.lab.arena_file import ArenaFile, header, usual_name
from deska.lab.arena_page import arena_page
from deska.lab.arena_report import Report
from deska.lab.balance_report import as_markdown, as_table
from deska.lab.cluster import crew_at
from deska.lab.command import INTERRUPTED, RAY_HELP, bots_of, progress_bar
from deska.lab.pages import save_page
from deska.lab.ratings import has_ratings
from deska.lab.report import forfeit_lines
from deska.lab.running import Crew, Stopped, all_cores, stop_on_interrupt
from deska.lab.simulation import check_numbers


def arena_command(
    game: Annotated[str, typer.Argument(help="The game; `deska games` lists them.")],
    bots: Annotated[str, typer.Option(help="Who competes, such as greedy,random or greedy,./mybot.py or greedy,random*3.")],
    games: Annotated[int, typer.Option(help="How many games at most for each match.")] = 400,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table; two if left out, or all if a bot is named twice.")] = None,
    until: Annotated[float | None, typer.Option(help="End a match when its first bot's share is surely above or below this.")] = None,
    out: Annotated[Path | None, typer.Option(help="The file that keeps the games; the same command goes on with it.")] = None,
    page: Annotated[Path | None, typer.Option(help="The page with plots; beside the file if left out.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="key=value, see `deska games`; give it several times.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help=RAY_HELP, metavar="[ADDRESS]")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="The tables as Markdown.")] = False,
) -> None:
    """Let bots compete on the same deals, each on every seat equally often, until it is clear who is stronger."""
    spec = spec_of(game)
    workers = all_cores() if jobs is None else jobs
    check_numbers(games, workers)
    arena = arena_of(spec, bots_of(spec, bots, None), seats, seed, variant_of(spec, variant or []))
    competition = Competition(arena, games, until)
    file = ArenaFile(out or Path(usual_name(arena)), arena)
    try:
        with crew_at(ray, workers) as crew, stop_on_interrupt() as stopped:
            run(competition, file, crew, stopped)
    finally:
        file.close()
    show(competition, file, page or file.path.with_suffix(".html"), markdown)
    if stopped.asked:
        Console(stderr=True).print("stopped; the same command goes on from here")
        raise typer.Exit(INTERRUPTED)


def run(competition: Competition, file: ArenaFile, crew: Crew, stopped: Stopped) -> None:
    """Take in what was played before, play on and show the progress."""
    for bout in file.before:
        competition.add(bout)
    with progress_bar() as progress:
        bars = [add_bar(progress, standing) for standing in competition.standings]
        for bout in competition.play(crew, stopped):
            file.add(bout)
            progress.advance(bars[bout.match], len(bout.games))
            for played in bout.games:
                if played.forfeit:
                    progress.console.print(Text(f"deal {bout.deal}: {played.forfeit}", "yellow"))


def add_bar(progress: Progress, standing: Standing) -> TaskID:
    """A bar that counts the games of a match."""
    match = standing.match
    return progress.add_task(match.name, total=standing.most_deals * match.games, completed=len(standing.bouts) * match.games)


def show(competition: Competition, file: ArenaFile, page: Path, markdown: bool) -> None:
    console = Console(highlight=False)
    if not competition.bouts:
        return
    report = Report(competition, header(competition.arena))
    if markdown:
        print("\n\n".join([*(as_markdown(*table) for table in report.tables), report.caption]))
    else:
        for part in (*(as_table(*table) for table in report.tables), Text(report.caption), *forfeit_lines(report.forfeits)):
            console.print(part)
    if not has_ratings() and not competition.arena.is_trial:
        console.print(Text("ratings need openskill: pip install 'deska[lab]'"))
    save_page(page, arena_page(report))
    Console(stderr=True).print(Text(f"games: {file.path}; page: {page}"), soft_wrap=True)
