"""A series on one process or several: the same games, and a clean end."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import deska
from deska.kernel import DeskaError
from deska.lab import simulate
from deska.lab.files import flat
from deska.lab.games import play_one, series_of
from deska.lab.running import Stopped, WorkerLost, crew_of, in_order, play_series
from tests.lab.test_files import rows_of

ETHNOS = deska.spec_of("ethnos")
PATIENCE = 60.0


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate(ETHNOS, ["greedy", "random"], games=9, seed=4)
    together = simulate(ETHNOS, ["greedy", "random"], games=9, seed=4, jobs=3)
    assert together.games == alone.games
    assert [played.index for played in together.games] == list(range(9))
    assert simulate(ETHNOS, ["greedy", "random"], games=9, seed=5).games != alone.games


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_series_stops_when_it_is_asked_to(jobs: int) -> None:
    stopped = Stopped()
    done = []
    with crew_of(jobs) as crew:
        for played in play_series(series_of(ETHNOS, ["random"] * 2, 1), 100_000, crew, stopped):
            done.append(played.index)
            stopped.asked = len(done) >= 20
    assert done == list(range(len(done)))
    assert 20 <= len(done) < 2_000


def slow(number: int) -> int:
    time.sleep(0.4)
    return number


def test_what_is_being_worked_on_when_it_stops_is_not_lost() -> None:
    stopped = Stopped()
    done = []
    with crew_of(2) as crew:
        for number in in_order(slow, range(100), crew, stopped):
            done.append(number)
            stopped.asked = True
    assert done == list(range(len(done)))
    assert 2 <= len(done) < 20


def test_who_watches_is_told_every_game() -> None:
    seen: list[int] = []
    simulate(ETHNOS, ["random"] * 2, games=5, watch=lambda played: seen.append(played.index))
    assert seen == [0, 1, 2, 3, 4]


def test_a_worker_that_dies_is_an_error_and_not_a_long_wait() -> None:
    with crew_of(2) as crew:
        games = play_series(series_of(ETHNOS, ["random"] * 2, 1), 100_000, crew)
        next(games)
        multiprocessing.active_children()[0].kill()
        with pytest.raises(WorkerLost) as lost:
            for _ in games:
                pass
    assert isinstance(lost.value, DeskaError)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_an_interrupt_keeps_what_is_done(tmp_path: Path, jobs: str, name: str) -> None:
    path = tmp_path / name
    command = [sys.executable, "-m", "deska.cli", "simulate", "ethnos", "--bots", "random*2", "--games", "100000"]
    options = ["--seed", "6", "--jobs", jobs, "--out", str(path)]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        wait_until_games_are_played(process, path)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        out, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "of 100,000 games" in errors
    rows = rows_of(path)
    assert f"{len(rows):,} games written" in out.replace("\n", " ")
    series = series_of(ETHNOS, ["random"] * 2, 6)
    for index in (0, len(rows) - 1):
        assert {key: str(value) for key, value in rows[index].items()} == {
            key: str(value) for key, value in flat(play_one(series, index)).items()
        }


def wait_until_games_are_played(process: "subprocess.Popen[str]", path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    ending = time.monotonic() + PATIENCE
    while not (part.exists() and part.stat().st_size):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < ending, "no game was written"
        time.sleep(0.05)
    if path.suffix == ".parquet":
        time.sleep(1.0)  # its first bytes come with the first game
