"""A user's mistake is one line that says what to do, and exit code 2."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import deska
from tests.cli.shell import Run, Shell


def assert_refused(run: Run, *words: str) -> None:
    assert run.code == 2
    assert run.err.startswith("deska: ")
    assert run.err.count("\n") == 1
    assert "Traceback" not in run.err
    for word in words:
        assert word in run.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], ["no game 'chess'", "ethnos"]),
        (["play"], ["say which game", "deska games"]),
        (["play", "ethnos", "--seats", "7"], ["2 to 6 seats", "7"]),
        (["play", "ethnos", "--seats", "0"], ["2 to 6 seats"]),
        (["play", "ethnos", "--seats", "many"], ["--seats", "--help"]),
        (["play", "ethnos", "--people", "5", "--seats", "3"], ["5 people", "3 seats"]),
        (["play", "ethnos", "--people", "-1"], ["-1 people"]),
        (["play", "ethnos", "--hot-seat", "--seats", "4", "--people", "2"], ["--hot-seat"]),
        (["play", "ethnos", "--name", "Eva", "--name", "Eva"], ["same name"]),
        (["play", "ethnos", "--name", ""], ["1 to 40"]),
        (["play", "ethnos", "--name", "E\x07va"], ["printable"]),
        (["play", "ethnos", "--people", "1", "--name", "Eva", "--name", "Jan"], ["2 names for 1 people"]),
        (["play", "ethnos", "--bots", "genius"], ["no bot 'genius'", "grandmaster"]),
        (["play", "ethnos", "--variant", "tribes"], ["key=value"]),
        (["play", "ethnos", "--variant", "colour=red"], ["no variant 'colour'", "tribes"]),
        (["play", "ethnos", "--variant", "orc-raid=never"], ["any, all-or-nothing"]),
        (["play", "ethnos", "--variant", "orc-raid=any", "--variant", "orc-raid=any"], ["twice"]),
        (["play", "ethnos", "--variant", "tribes=elf,orc"], ["6 tribes"]),
        (["play", "ethnos", "--variant", "tribes=elf,smurf"], ["'smurf'"]),
        (["play", "ethnos", "--seed", "-1"], ["seed"]),
        (["play", "ethnos", "--lang", "de"], ["'de'", "cs", "en"]),
        (["play", "--load", "nowhere.json"], ["no file nowhere.json"]),
        (["replay", "nowhere.json"], ["no file nowhere.json"]),
        (["replay"], ["--help"]),
        (["rules", "chess"], ["no game 'chess'"]),
        (["rules", "ethnos", "xyzzy"], ["xyzzy"]),
        (["simulate", "chess"], ["no game 'chess'"]),
        (["dance"], ["dance", "--help"]),
        (["play", "ethnos", "--frobnicate"], ["--frobnicate", "--help"]),
    ],
)
def test_mistakes(shell: Shell, arguments: list[str], words: list[str]) -> None:
    assert_refused(shell(*arguments), *words)


def snapshot() -> dict[str, Any]:
    return deska.new("ethnos", 2, 1).dump()


def record(**changes: Any) -> dict[str, Any]:
    return {**deska.new("ethnos", 2, 1).record(), **changes}


def saved(**changes: Any) -> dict[str, Any]:
    table = [{"name": "Eva", "player": "person"}, {"name": "Ada", "player": "random"}]
    return {"deska": 1, "table": table, "record": record(), **changes}


BROKEN: dict[str, Any] = {
    "empty": "",
    "text": "Dear Eva",
    "cut off": json.dumps(record())[:-20],
    "list": [],
    "number": 5,
    "nothing": {},
    "another game": record(game="chess"),
    "another version": record(rules=99),
    "illegal choice": record(choices=["fly"]),
    "choices that are none": record(choices=7),
    "other digest": record(digest="0" * 16),
    "unknown field": record(cheat=True),
    "broken snapshot": {**snapshot(), "stack": []},
    "hostile snapshot": {**snapshot(), "state": {"deck": [[[]]]}},
    "future table": saved(deska=2),
    "table without record": {"deska": 1, "table": []},
    "too few seats": saved(table=[{"name": "Eva", "player": "person"}]),
    "seats that are none": saved(table=5),
    "seat without name": saved(table=[{"player": "person"}] * 2),
    "name that is none": saved(table=[{"name": 5, "player": "person"}] * 2),
    "broken record": saved(record=record(choices=["fly"])),
}


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
def test_broken_files(shell: Shell, tmp_path: Path, what: str, command: list[str]) -> None:
    file = tmp_path / "game.json"
    data = BROKEN[what]
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf8")
    assert_refused(shell(*command, file), str(file), "is not a game that can be read here")


def test_files_that_are_no_files(shell: Shell, tmp_path: Path) -> None:
    assert_refused(shell("replay", tmp_path), "cannot be read")
    binary = tmp_path / "picture.json"
    binary.write_bytes(bytes(range(256)))
    assert_refused(shell("play", "--load", binary), "is not a game")


def test_a_bot_that_is_no_longer_there(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved(table=[{"name": "Eva", "player": "person"}, {"name": "Ada", "player": "oracle"}])), encoding="utf8")
    assert_refused(shell("play", "--load", file), "'oracle'", "random")


def test_a_file_of_another_game(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved()), encoding="utf8")
    assert_refused(shell("play", "chess", "--load", file), "ethnos", "chess")


def test_a_loaded_game_stays_as_it_is(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved()), encoding="utf8")
    for option in (["--seats", "3"], ["--people", "2"], ["--hot-seat"], ["--seed", "0"], ["--variant", "orc-raid=any"]):
        assert_refused(shell("play", "--load", file, *option), "a loaded game keeps its seats")
    for option in (["--name", "Jan"], ["--bots", "random"]):
        assert_refused(shell("play", "--load", file, *option), "says who plays")


def test_steps_and_seats_that_are_not_there(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()), encoding="utf8")
    for arguments in (["--step", "1"], ["--step", "-1"], ["--seat", "0"], ["--seat", "3"]):
        assert_refused(shell("replay", file, *arguments), arguments[0])


def test_the_installed_command() -> None:
    """The command runs in a process of its own, as a shell starts it."""
    command = [sys.executable, "-c", "import sys; from deska.cli import main; sys.exit(main())"]
    fine = subprocess.run([*command, "games"], capture_output=True, text=True, encoding="utf8", check=False)
    assert (fine.returncode, fine.stderr) == (0, "")
    bad = subprocess.run([*command, "play", "chess"], capture_output=True, text=True, encoding="utf8", check=False)
    assert_refused(Run(bad.returncode, bad.stdout, bad.stderr), "chess")
