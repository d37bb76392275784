"""Go on with the ladders where their files stop, and write their tables: `.venv-compiled/bin/python scripts/ladders.py --minutes 60`.

Run it at the root of the repository. The files and tables lie in docs/ladders. With `--write` nothing is played.
"""

import argparse
import subprocess
import time
from pathlib import Path

from deska.lab.arena_file import ArenaFile, OtherArena
from deska.lab.demands import is_over
from deska.lab.ladders import FOLDER, Step, old_build, old_greedy, old_sources, steps
from deska.lab.ladders_report import page
from deska.lab.running import Stopped, crew_of, stop_on_interrupt


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no deal after so many minutes")
    parser.add_argument("--games", type=int, default=1000, help="at most so many games of each match for now")
    parser.add_argument("--turn", type=int, action="append", help="only matches of this turn, from 1 to 6: the later ones take longer")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--write", action="store_true", help="only write the tables")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    if not args.write:
        end = time.monotonic() + 60 * args.minutes
        with stop_on_interrupt() as stopped:
            for step in steps():
                if is_wanted(step, args.game, args.turn) and not stopped.asked:
                    go_on(step, args.folder, args.games, args.jobs, end, stopped)
    (args.folder / "README.md").write_text(page(args.folder), encoding="utf8")


def is_wanted(step: Step, games: list[str] | None, turns: list[int] | None) -> bool:
    return (not games or step.game in games) and (not turns or step.turn in turns)


def go_on(step: Step, folder: Path, games: int, jobs: int, end: float, stopped: Stopped) -> None:
    """Play a match on until it is decided or the time is over."""
    if old_greedy(step.game) in step.bots and not (sources := old_sources(step.game)).exists():
        subprocess.run(["git", "worktree", "add", "--detach", sources, old_build(step.game)], check=True)
    if is_over(step, folder):
        return
    competition = step.competition(games)
    try:
        file = ArenaFile(step.path(folder), competition.arena)
    except OtherArena as error:
        print(f"{step.name}: {error}", flush=True)
        return
    for bout in file.before:
        competition.add(bout)
    begun = time.monotonic()
    played = 0
    with crew_of(jobs) as crew:
        for bout in competition.play(crew, stopped):
            if reason := next((game.forfeit for game in bout.games if game.forfeit), ""):
                print(f"{step.name}: {reason}; a forfeit tells nothing about strength, so the match stops here", flush=True)
                break
            file.add(bout)
            played += len(bout.games)
            stopped.asked = stopped.asked or time.monotonic() > end
            if is_over(step, folder):
                break
    file.close()
    print(f"{step.name}: {played} games in {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
