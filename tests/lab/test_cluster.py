"""A crew on a local Ray cluster. It needs the extra `ray` and some ten seconds: `make soak`."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

import deska
from deska.bots import UnknownBot
from deska.cli import main
from deska.lab.cluster import LOCAL, NoCluster, RayCrew
from deska.lab.games import Played, Series, play_one, series_of
from deska.lab.running import Crew, Stopped, in_order, play_series

ETHNOS = deska.spec_of("ethnos")
SERIES = series_of(ETHNOS, ["greedy", "random"], 4)
GAMES = 150

pytestmark = pytest.mark.soak


def played_somewhere(series: Series, notes: Path, index: int) -> Played:
    """A game, with a note of the worker that began it."""
    with (notes / str(index)).open("a", encoding="utf8") as note:
        note.write(f"{os.getpid()}\n")
    return play_one(series, index)


def workers_of(notes: Path, index: int) -> list[int]:
    return [int(line) for line in (notes / str(index)).read_text(encoding="utf8").split()]


def test_a_worker_killed_in_the_middle_loses_nothing_and_counts_nothing_twice(tmp_path: Path) -> None:
    alone = list(play_series(SERIES, GAMES, Crew()))
    with RayCrew(LOCAL, workers=2) as crew:
        assert crew.size == 2
        together = []
        killed = 0
        for played in in_order(partial(played_somewhere, SERIES, tmp_path), range(GAMES), crew, Stopped()):
            together.append(played)
            if len(together) == 20:
                begun = max(int(note.name) for note in tmp_path.iterdir())
                killed = workers_of(tmp_path, begun)[-1]
                os.kill(killed, signal.SIGKILL)
    assert together == alone
    workers = {pid for index in range(GAMES) for pid in workers_of(tmp_path, index)}
    assert killed in workers
    assert len(workers) == 3  # two, and the one that came for the killed one


def test_the_commands_play_the_same_on_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def played(*where: str) -> tuple[str, str, str]:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
        assert main(["arena", "ethnos", "--bots", "largest,random", "--games", "12", "--until", "0.6", "--out", str(file), *where]) == 0
        rows = file.with_suffix(".csv")
        assert main(["simulate", "ethnos", "--bots", "random*2", "--games", "9", "--out", str(rows), *where]) == 0
        page = file.with_suffix(".balance")
        assert main(["balance", "ethnos", "--bot", "random", "--seats", "2", "--games", "6", "--page", str(page), *where]) == 0
        return file.read_text(encoding="utf8"), rows.read_text(encoding="utf8"), page.read_text(encoding="utf8")

    assert played("--ray") == played("--jobs", "1")


def test_an_error_on_the_cluster_is_the_same_error_here() -> None:
    broken = Series(ETHNOS, ("nobody", "random"), 1, SERIES.variant)
    with RayCrew(LOCAL, workers=1) as crew, pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        list(play_series(broken, 2, crew))


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(NoCluster, match="there is no Ray cluster at"):
        RayCrew("127.0.0.1:1")
