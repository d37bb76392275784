"""`deska simulate`: plays a series, writes its file and prints its summary."""

import re
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final
from unicodedata import combining, normalize

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from deska.api import spec_of, variant_of
from deska.bots import yardstick
from deska.kernel import BadSetup, GameSpec
from deska.lab.cluster import crew_at
from deska.lab.files import sheet
from deska.lab.games import Series, series_of
from deska.lab.outside import is_outside
from deska.lab.report import summary
from deska.lab.running import Crew, all_cores, play_series, stop_on_interrupt
from deska.lab.simulation import check_numbers
from deska.lab.tally import Tally

USUAL_SEATS: Final = 4
MOST_SEATS: Final = 16
INTERRUPTED: Final = 130
CZECH: Final = {"ucen": "apprentice", "hrac": "player", "znalec": "expert", "mistr": "master", "velmistr": "grandmaster"}
"""The Czech names of levels, without their accents."""
RAY_HELP: Final = "Play on a Ray cluster at that address; without one, on a cluster of this machine."


def simulate_command(
    game: Annotated[str, typer.Argument(help="The game; `deska games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many play; as many as there are bots if left out.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays, such as greedy,random*3; greedy on all seats if left out.")] = "",
    games: Annotated[int, typer.Option(help="How many games.")] = 1_000,
    out: Annotated[Path | None, typer.Option(help="A file for a row per game: .parquet, .csv or .jsonl.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="key=value, see `deska games`; give it several times.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help=RAY_HELP, metavar="[ADDRESS]")] = None,
) -> None:
    """Play many games between bots, seats rotating, and sum them up."""
    spec = spec_of(game)
    players = bots_of(spec, bots, seats)
    workers = all_cores() if jobs is None else jobs
    check_numbers(games, workers)
    series = series_of(spec, players, seed, variant_of(spec, variant or []))
    with crew_at(ray, min(workers, games)) as crew:
        tally = run(series, games, crew, out)
    console = Console(highlight=False)
    if tally.games:
        console.print(summary(tally))
        if out is not None:
            console.print(Text(f"{tally.games:,} games written to {out}"), soft_wrap=True)
    if tally.games < games:
        Console(stderr=True).print(f"stopped after {tally.games:,} of {games:,} games")
        raise typer.Exit(INTERRUPTED)


def run(series: Series, games: int, crew: Crew, out: Path | None) -> Tally:
    """Play, write the rows and show the progress. Ctrl-C ends it early, and the games played so far are kept."""
    tally = Tally(series)
    with (
        nullcontext() if out is None else sheet(out, series) as rows,
        progress_bar() as progress,
        stop_on_interrupt() as stopped,
    ):
        bar = progress.add_task(series.spec.id, total=games)
        for played in play_series(series, games, crew, stopped):
            tally.add(played)
            if rows is not None:
                rows.add(played)
            progress.advance(bar)
    return tally


# --- what was typed


def bots_of(spec: GameSpec, text: str, seats: int | None) -> list[str]:
    """The bots of all seats, from names separated by commas; `*3` stands for three of them."""
    if not text:
        usual = min(max(USUAL_SEATS, spec.seats.start), spec.seats.stop - 1)
        return [yardstick(spec)] * (usual if seats is None else min(max(seats, 0), MOST_SEATS))
    bots: list[str] = []
    for part in text.split(","):
        match = re.fullmatch(r"(.*?)(?:\*([1-9]\d?))?", part.strip())
        if match is None or not (re.fullmatch(r"[\w-]+", match[1]) or is_outside(match[1])):
            raise BadSetup(f"bots are written like greedy,random*3; {part.strip()!r} cannot be read")
        bots += [level_of(match[1])] * int(match[2] or 1)
    if seats is not None and len(bots) != seats:
        raise BadSetup(f"{seats} seats need {seats} bots, not {len(bots)}; write for instance --bots {bots[0]}*{max(seats, 1)}")
    return bots


def level_of(name: str) -> str:
    """The level of that name in English or Czech; what is no level stays as it is."""
    plain = "".join(letter for letter in normalize("NFD", name.lower()) if not combining(letter))
    return CZECH.get(plain, name)


# --- progress


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:,.1f} games/s")


def progress_bar() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)
