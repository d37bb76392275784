"""`deska simulate`."""

from pathlib import Path

import pytest

import deska
from deska.cli import main
from deska.lab.command import bots_of
from tests.lab.test_files import rows_of


def simulate(*arguments: str) -> int:
    return main(["simulate", "ethnos", "--jobs", "1", *arguments])


def test_the_summary_shows_bots_seats_order_and_length(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--bots", "largest,random*2", "--games", "6", "--seed", "2") == 0
    out = capsys.readouterr().out
    for words in ("largest", "random", "66.7%", "seat 2", "3. to play", "6 games, 0 stalled; choices", "turns"):
        assert words in out


def test_the_same_seed_gives_the_same_summary(capsys: pytest.CaptureFixture[str]) -> None:
    summaries = []
    for seed in ("1", "1", "2"):
        assert simulate("--bots", "random*2", "--games", "5", "--seed", seed) == 0
        summaries.append(capsys.readouterr().out)
    assert summaries[0] == summaries[1] != summaries[2]


def test_variants_reach_the_games_and_rows_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tribes = "tribes=elf,orc,troll,dwarf,halfling"
    variants = ["--variant", tribes, "--variant", "orc-raid=all-or-nothing"]
    assert simulate("--bots", "random*2", "--games", "4", *variants, "--out", str(path)) == 0
    rows = rows_of(path)
    assert len(rows) == 4
    assert all(row["merfolk_0"] == row["giants_1"] == 0 for row in rows)


def test_without_bots_the_best_one_sits_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert simulate("--seats", "2", "--games", "1", "--out", str(path)) == 0
    assert {rows_of(path)[0][f"bot_{seat}"] for seat in (0, 1)} == {"greedy"}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--bots", "oracle,random"],
            "there is no bot 'oracle' for ethnos; there are: random, largest, greedy, apprentice, player",
        ),
        (["--seats", "4", "--bots", "greedy,random"], "4 seats need 4 bots, not 2; write for instance --bots greedy*4"),
        (["--bots", "greedy"], "ethnos is for 2 to 6 seats, not 1"),
        (["--seats", "9"], "ethnos is for 2 to 6 seats, not 9"),
        (["--seats", "-3"], "ethnos is for 2 to 6 seats, not 0"),
        (["--bots", "greedy;random"], "bots are written like greedy,random*3"),
        (["--bots", "greedy,"], "bots are written like greedy,random*3"),
        (["--bots", "random*0"], "bots are written like greedy,random*3"),
        (["--bots", "random*99"], "ethnos is for 2 to 6 seats, not 99"),
        (["--games", "0"], "at least one game is to be played, not 0"),
        (["--jobs", "0"], "at least one job is needed, not 0"),
        (["--seed", "-1"], "a seed is a number from 0"),
        (["--games", "many"], "Invalid value for '--games'"),
        (["--variant", "tribes"], "a variant is written key=value, not 'tribes'"),
        (["--variant", "orc-raid=some"], "orc-raid is one of any, all-or-nothing"),
        (["--variant", "orc-raid=any", "--variant", "orc-raid=any"], "the variant orc-raid is given twice"),
        (["--variant", "moon=full"], "ethnos has no variant 'moon'"),
        (["--out", "games.txt"], "results are written as .parquet, .csv or .jsonl"),
        (["--out", "no/such/folder/games.csv"], "there is no folder no/such/folder"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert message in captured.err


def test_levels_have_czech_names_too() -> None:
    spec = deska.spec_of("ethnos")
    assert bots_of(spec, "velmistr,Mistr,učeň,greedy*2", None) == ["grandmaster", "master", "apprentice", "greedy", "greedy"]


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
