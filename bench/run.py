"""The measurements of `deska bench`, run from the repository: our games beside catanatron, open_spiel and rlcard, one after the other.

Every figure is taken several times, in rounds over all that is measured, each time in a new process; the median counts.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
if str(HERE) not in sys.path:  # run by path (runpy), this folder is not on it
    sys.path.insert(0, str(HERE))

from environments import Environment, Unavailable, compiled, interpreted, last_line, peers, run  # noqa: E402
from report import BAR_SEATS, SEARCH, SEARCH_SEATS, Bar, Row, digest_bar, find, machine, ratios, search_bars, show, speed_bars  # noqa: E402
from rich.console import Console  # noqa: E402

import deska  # noqa: E402

BASE_PEER = "catanatron"
PEER_GAMES = (
    (BASE_PEER, "base"),
    ("open_spiel", "hearts"),
    ("open_spiel", "hearts:rollouts"),
    ("open_spiel", "backgammon"),
    ("open_spiel", "leduc_poker"),
    ("open_spiel", "tic_tac_toe"),
    ("open_spiel", "python_kuhn_poker"),
    ("open_spiel", "python_tic_tac_toe"),
    ("open_spiel", "hearts:search"),
    ("open_spiel", "backgammon:search"),
    ("open_spiel", "connect_four:search"),
    ("rlcard", "leduc-holdem"),
    ("rlcard", "uno"),
    ("rlcard", "gin-rummy"),
)
MARGIN = 300.0  # seconds a measurement may take beyond its own


class Job:
    """A row of the table and the command that measures it."""

    def __init__(self, row: Row, environment: Environment, arguments: list[str]) -> None:
        self.row = row
        self.python = environment.python
        self.arguments = arguments
        if environment.python is None:
            row.reason = environment.reason

    def measure(self, seconds: float) -> None:
        if self.row.reason:
            return
        try:
            self.row.repeats.append(self.answer(["--seconds", str(seconds)], seconds))
        except Unavailable as error:
            self.row.reason = str(error)
            self.row.repeats.clear()

    def answer(self, more: list[str], seconds: float) -> dict[str, Any]:
        """The JSON object on the last line."""
        if self.python is None:
            raise Unavailable(self.row.reason)
        line = last_line(run([str(self.python), *self.arguments, *more], seconds * 4 + MARGIN))
        try:
            answer = json.loads(line)
        except ValueError:
            raise Unavailable(f"unexpected answer: {line[:80]}") from None
        if not isinstance(answer, dict):
            raise Unavailable(f"unexpected answer: {line[:80]}")
        return _checked(self.row, answer)


def _checked(row: Row, answer: dict[str, Any]) -> dict[str, Any]:
    """Check the rows: one name for the copy, one Python for all, and no interpreted figure under a compiled heading."""
    if answer.get("python") != platform.python_version():
        raise Unavailable(f"Python {answer.get('python')} there, {platform.python_version()} here")
    if "clone_microseconds" in answer:
        answer["copy_microseconds"] = answer["clone_microseconds"]
    if "compiled" in answer and answer["compiled"] != row.key.startswith("compiled:"):
        raise Unavailable("this environment holds the compiled build" if answer["compiled"] else "kernel or game is not compiled there")
    return answer


def peer_jobs(build: bool) -> list[Job]:
    environments = peers(tuple(dict.fromkeys(peer for peer, _ in PEER_GAMES)), Path(sys.executable), build)
    jobs = []
    for peer, game in PEER_GAMES:
        key = peer if peer == BASE_PEER else f"{peer}/{game}"
        jobs.append(Job(Row(key, peer, game), environments[peer], ["bench/peers.py", peer, "--game", game]))
    return jobs


def our_jobs(games: Iterable[str], seats: int, builds: dict[str, Environment]) -> list[Job]:
    jobs = []
    for build, environment in builds.items():
        for game in games:
            row = Row(f"{build}:{game}", f"deska {build}", f"{game}, {seats} seats, full rules", is_ours=True)
            jobs.append(Job(row, environment, ["bench/ours.py", game, "--seats", str(seats)]))
    return jobs


def search_jobs(games: Iterable[str], builds: dict[str, Environment]) -> list[Job]:
    jobs = []
    for build, environment in builds.items():
        for game in games:
            row = Row(f"{build}:{game}{SEARCH}", f"deska {build}", f"{game}, {SEARCH_SEATS} seats", is_ours=True)
            jobs.append(Job(row, environment, ["bench/ours.py", game, "--seats", str(SEARCH_SEATS), "--search"]))
    return jobs


def describe(row: Row) -> None:
    """Note the version and the exact thing measured where they can be read."""
    if not row.repeats:
        return
    answer = row.repeats[0]
    if "version" in answer:
        row.name = f"{row.name} {answer['version']}"
        row.what = str(answer["what"]).removeprefix("random play, ")


def _turn_in_round(job: Job) -> int:
    """The rows in an order that puts side by side what the bars compare: catanatron, then ours, then the others."""
    if job.row.key == BASE_PEER:
        return 0
    return 1 if job.row.is_ours else 2


def digest_bars(jobs: list[Job], games: Iterable[str], count: int) -> list[Bar]:
    bars = []
    for game in games:
        digests: dict[str, str] = {}
        for job in jobs:
            build, _, of = job.row.key.partition(":")
            if of == game and job.row.repeats:
                try:
                    digests[build] = str(job.answer(["--digests", str(count)], count)["digest"])
                except (Unavailable, KeyError):
                    continue
        bars.append(digest_bar(game, count, digests))
    return bars


def tell(text: str) -> None:
    """Says what is going on, on a line that is written over; a spinner would take time from the measurement."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(
    games: list[str],
    seconds: float = 2.0,
    *,
    rounds: int = 3,
    seats: int = BAR_SEATS,
    digests: int = 200,
    with_peers: bool = True,
    build: bool = True,
    json_file: Path | None = None,
    strict: bool = False,
) -> int:
    """Measure, print, and return the exit code: 1 only if `strict` and a bar was missed or could not be measured."""
    tell("preparing the environments …")
    builds = {"interpreted": interpreted(), "compiled": compiled(build)}
    ours = our_jobs(games, seats, builds)
    jobs = [*(peer_jobs(build) if with_peers else []), *ours, *search_jobs(games, builds)]
    about = machine()
    for turn in range(1, rounds + 1):
        for job in sorted(jobs, key=_turn_in_round):
            tell(f"round {turn} of {rounds}: {job.row.name}, {job.row.what} …")
            job.measure(seconds)
    tell("comparing digests …")
    bars = digest_bars(ours, games, digests) if digests else []
    tell("")
    rows = [job.row for job in jobs]
    for row in rows:
        describe(row)
    if seats == BAR_SEATS and with_peers:
        bars = [*(bar for game in games for bar in speed_bars(rows, game)), *bars]
    bars += [bar for game in games for bar in search_bars(rows, game)]
    show(Console(), about, rows, bars, [environment.note for environment in builds.values() if environment.note])
    if json_file:
        json_file.write_text(json.dumps(_kept(about, rows, bars, seconds), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(strict and not all(bar.passed for bar in bars))


def _kept(about: dict[str, Any], rows: list[Row], bars: list[Bar], seconds: float) -> dict[str, Any]:
    base = find(rows, BASE_PEER)
    return {
        "machine": about,
        "seconds": seconds,
        "rows": [
            {
                "key": row.key,
                "name": row.name,
                "what": row.what,
                "reason": row.reason or None,
                "times_better_than_catanatron": ratios(row, base),
                "repeats": row.repeats,
            }
            for row in rows
        ],
        "bars": [{"text": bar.text, "measured": bar.measured, "passed": bar.passed} for bar in bars],
    }


def from_command_line(words: list[str]) -> int:
    if words[:1] == ["--load"]:  # the server, not the engine
        import load

        return load.from_command_line(words[1:])
    parser = argparse.ArgumentParser(prog="deska bench", description="Measure our games beside their peers.")
    parser.add_argument("games", nargs="*", default=[spec.id for spec in deska.games()], help="games of ours (all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of random play for each figure and round (2)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured; the median counts (3)")
    parser.add_argument("--seats", type=int, default=BAR_SEATS)
    parser.add_argument("--digests", type=int, default=200, help="games whose digests must agree between the builds (200)")
    parser.add_argument("--no-peers", action="store_true", help="our own games only")
    parser.add_argument("--no-build", action="store_true", help="take the environments as they stand, install and compile nothing")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep all figures there")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed or could not be measured")
    parser.epilog = "deska bench --load … measures the server instead; see deska bench --load --help."
    args = parser.parse_args(words)
    if args.json and not args.json.resolve().parent.is_dir():
        parser.error(f"there is no folder {args.json.resolve().parent}")
    return main(
        args.games,
        args.seconds,
        rounds=max(1, args.rounds),
        seats=args.seats,
        digests=args.digests,
        with_peers=not args.no_peers,
        build=not args.no_build,
        json_file=args.json,
        strict=args.strict,
    )


if __name__ == "__main__":
    try:
        sys.exit(from_command_line(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
