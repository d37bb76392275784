"""`deska train`: plays games, fits an evaluation to their positions, measures it on other games and writes its weights."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from deska.api import spec_of, variant_of
from deska.kernel import BadSetup, DeskaError, GameSpec
from deska.kernel.learned import WEIGHTS_FILE, Network, weights_data
from deska.lab.balance_report import as_table
from deska.lab.cluster import crew_at
from deska.lab.command import INTERRUPTED, RAY_HELP, progress_bar
from deska.lab.running import Crew, Stopped, all_cores, stop_on_interrupt
from deska.lab.sampling import Lesson, Sample, lesson_of, sampled
from deska.lab.simulation import check_numbers

HELD_OUT: Final = 5
"""One game of so many is not learned from, but measured on."""
LEAST_GAMES: Final = 10
MOST_SEATS: Final = 4
COLUMNS: Final = ("evaluation", "loss", "correlation", "loss of winning")


def train_command(
    game: Annotated[str, typer.Argument(help="The game; `deska games` lists them.")],
    games: Annotated[int, typer.Option(help="How many games to learn from and to measure on.")] = 2_000,
    seats: Annotated[str, typer.Option(help="How many play, such as 2 or 2,3,4 in turn; if left out, all numbers up to four.")] = "",
    hidden: Annotated[int, typer.Option(help="Hidden units of the network; 0 for a weight for each feature alone.")] = 8,
    out: Annotated[Path | None, typer.Option(help="The file of weights; that of the game if left out.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games and weights.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="key=value, see `deska games`; give it several times.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help=RAY_HELP, metavar="[ADDRESS]")] = None,
) -> None:
    """Learn to judge positions from games between sensible players, and measure that on games that were not learned from."""
    if find_spec("numpy") is None:
        raise DeskaError("training needs numpy: pip install 'deska[lab]'")
    spec = spec_of(game)
    workers = all_cores() if jobs is None else jobs
    check_numbers(games, workers)
    check_sizes(games, hidden)
    lesson = lesson_of(spec, seats_of(spec, seats), seed, variant_of(spec, variant or []))
    target = out if out is not None else Path(str(files(package_of(spec)) / WEIGHTS_FILE))
    with crew_at(ray, min(workers, games)) as crew, stop_on_interrupt() as stopped:
        played = play(lesson, games, crew, stopped)
    if stopped.asked:
        Console(stderr=True).print("stopped; nothing was learned")
        raise typer.Exit(INTERRUPTED)
    trained = train(lesson, played, hidden)
    console = Console(highlight=False)
    console.print(f"{spec.id}: {trained.held_out:,} positions of games that were not learned from")
    console.print(as_table(list(COLUMNS), trained.rows))
    write(target, lesson, games, trained)
    console.print(Text(f"weights: {target}"), soft_wrap=True)


def check_sizes(games: int, hidden: int) -> None:
    if games < LEAST_GAMES:
        raise BadSetup(f"at least {LEAST_GAMES} games are needed to learn and to measure, not {games}")
    if not 0 <= hidden <= 64:
        raise BadSetup(f"a network has 0 to 64 hidden units, not {hidden}")


def seats_of(spec: GameSpec, text: str) -> tuple[int, ...]:
    """The numbers of seats that were asked for."""
    if not text:
        return tuple(number for number in spec.seats if number <= MOST_SEATS)
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadSetup(f"seats are numbers such as 2,3,4; {text!r} cannot be read") from None


def package_of(spec: GameSpec) -> str:
    """The package of a game: that of the function that makes it."""
    return spec.begin.__module__.rpartition(".")[0]


def play(lesson: Lesson, games: int, crew: Crew, stopped: Stopped) -> list[list[Sample]]:
    """The samples, game by game."""
    played: list[list[Sample]] = []
    with progress_bar() as progress:
        bar = progress.add_task(lesson.spec.id, total=games)
        for samples in sampled(lesson, games, crew, stopped):
            played.append(samples)
            progress.advance(bar)
    return played


@dataclass(frozen=True)
class Trained:
    """A trained network, and how well it judges games that it did not learn from."""

    network: Network
    held_out: int
    rows: list[list[str]]


def train(lesson: Lesson, played: Sequence[Sequence[Sample]], hidden: int) -> Trained:
    """Learn from most games and measure on the others."""
    from deska.lab.fitting import fit, quality  # needs numpy

    learned_from = [sample for index, samples in enumerate(played) if index % HELD_OUT for sample in samples]
    others = [sample for index, samples in enumerate(played) if not index % HELD_OUT for sample in samples]
    if not learned_from or not others:
        raise BadSetup("the games are too few or too short to learn from")
    network = fit(learned_from, hidden, lesson.seed)
    plain = fit(learned_from, 0, lesson.seed) if hidden else network
    usual = sum(sample.target for sample in learned_from) / len(learned_from)
    judges = {"always the same": [usual] * len(others)}
    if all(sample.judged >= 0 for sample in others):
        judges["before"] = [sample.judged for sample in others]
    judges["weights alone"] = [plain.chance(sample.values) for sample in others]
    if hidden:
        judges[f"with {hidden} hidden units"] = [network.chance(sample.values) for sample in others]
    rows = [row(name, quality(chances, others)) for name, chances in judges.items()]
    return Trained(network, len(others), rows)


def row(name: str, found: Any) -> list[str]:
    return [name, f"{found.loss:.4f}", f"{found.correlation:.3f}", f"{found.share_loss:.4f}"]


def write(path: Path, lesson: Lesson, games: int, trained: Trained) -> None:
    """Write the weights, and how they were learned."""
    spec = lesson.spec
    notes = {"rules": spec.version, "games": games, "seats": list(lesson.seats), "seed": lesson.seed, "variant": dict(lesson.variant)}
    measured = {name: dict(zip(COLUMNS[1:], map(float, numbers), strict=True)) for name, *numbers in trained.rows}
    data = weights_data(trained.network, spec.feature_names, notes | {"held out": measured})
    text = json.dumps(data, indent=1)
    try:
        path.write_text(f"{text}\n", encoding="utf8")
    except OSError as error:
        raise DeskaError(f"the weights cannot be written to {path}: {error.strerror}") from None
