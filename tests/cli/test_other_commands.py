"""replay, rules, games, doctor, bench and help."""

import io
import os
import re
import tempfile
from pathlib import Path

import pytest

import deska
from deska.cli import main
from deska.table.folders import data_folder
from deska.terminal import machine
from deska.text import rulebook
from tests.cli.shell import Shell, record_in

# --- replay


@pytest.fixture
def game_file(shell: Shell) -> Path:
    """A few turns of two people."""
    turns = [line for option in ("1", "2", "1", "band") for line in ("", option, "")]
    shell("play", "ethnos", "--hot-seat", "--seats", 2, "--seed", 5, "--name", "Eva", "--name", "Jan", typed=turns)
    return shell.kept[0]


def test_replay_tells_the_log_and_shows_the_table(shell: Shell, game_file: Path) -> None:
    run = shell("replay", game_file)
    count = len(record_in(game_file)["choices"])
    assert run.code == 0
    assert f"After choice {count} of {count}" in run.out
    assert re.search(r"^ +1  \w+ draws a card from the deck\.", run.out, re.MULTILINE)
    assert "Your hand" not in run.out


def test_replay_at_a_step(shell: Shell, game_file: Path) -> None:
    start = shell("replay", game_file, "--step", 0, "--lang", "cs").out
    assert "Po volbě 0 z" in start
    assert "dobírá" not in start.partition("Po volbě")[0]
    assert re.search(r"Dále: (Eva|Jan)", start)
    second = shell("replay", game_file, "--step", 2).out
    assert "After choice 2 of" in second
    game = deska.replay({**record_in(game_file), "choices": record_in(game_file)["choices"][:2], "digest": None})
    assert f"▒▒ ×{len(deska.view(game, None).game.deck)}" in second


def test_replay_with_the_eyes_of_a_seat(shell: Shell, game_file: Path) -> None:
    looks = [shell("replay", game_file, "--seat", seat).out for seat in (1, 2)]
    assert all("Your hand" in look for look in looks)
    assert "Eva draws a card" not in looks[0]
    assert "Jan draws a card" not in looks[1]


def test_replay_of_the_next_choice_tells_no_secret(shell: Shell, game_file: Path) -> None:
    """A card drawn unseen is not named to a spectator, neither before nor after."""
    for step in range(len(record_in(game_file)["choices"]) + 1):
        assert not re.search(r"draws (?!a card)", shell("replay", game_file, "--step", step).out)


# --- rules and games


def test_rules_are_printed_whole_in_both_languages(shell: Shell) -> None:
    for lang, heading in (("cs", "6. Hra v rámci Věku"), ("en", "6. Play within an Age")):
        run = shell("rules", "ethnos", "--lang", lang)
        assert heading in run.out
        assert all(f"{rule.id}  " in run.out for rule in rulebook("ethnos", lang).rules)


def test_a_rule_by_number_and_rules_by_word(shell: Shell) -> None:
    run = shell("rules", "ethnos", "et-043")
    assert "ET-043" in run.out
    assert "ET-044" not in run.out
    assert "6.1 Recruiting allies" in run.out
    found = re.findall(r"^ET-\w+", shell("rules", "ethnos", "merfolk", "symbol").out, re.MULTILINE)
    assert found == [rule.id for rule in rulebook("ethnos", "en").search("merfolk symbol")]


def test_coverage_names_the_tests_of_every_rule(shell: Shell) -> None:
    run = shell("rules", "ethnos", "--coverage")
    assert run.code == 0
    last = re.search(r"(\d+) of (\d+) rules are held by a test\.", run.out)
    assert last
    assert int(last[2]) == len(rulebook("ethnos", "en").rules)
    assert int(last[1]) > 0
    assert re.search(r"^ET-001 .*test_\w+\.py::test_", run.out, re.MULTILINE)


@pytest.mark.parametrize("command", [["rules", "ethnos", "--coverage"], ["bench"]])
def test_what_needs_the_repository_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setattr("deska.terminal.rules.repository", lambda: None)
    monkeypatch.setattr("deska.terminal.bench.repository", lambda: None)
    run = shell(*command)
    assert run.code == 2
    assert "from a clone of the repository" in run.err
    assert run.err.count("\n") == 1


def test_bench_passes_its_options_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", "--help"])
    assert ended.value.code == 0
    assert "--no-peers" in capsys.readouterr().out


def test_games_are_listed_with_their_variants(shell: Shell) -> None:
    run = shell("games", "--lang", "cs")
    for spec in deska.games():
        assert re.search(rf"^{spec.id}  ", run.out, re.MULTILINE)
        assert all(option.name in run.out for option in spec.variants)
    assert "orc-raid=all-or-nothing  všechny, nebo žádný" in run.out


def test_help_without_a_command(shell: Shell) -> None:
    run = shell()
    assert run.code == 0
    for command in ("play", "replay", "rules", "games", "doctor", "simulate", "bench"):
        assert re.search(rf"^ +{command}  ", run.out, re.MULTILINE)


# --- the machine


def test_doctor_looks_at_the_machine(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    browser = tmp_path / "chromium"
    browser.touch()
    monkeypatch.setenv("DESKA_CHROMIUM", str(browser))
    monkeypatch.setenv("COLUMNS", "300")
    run = shell("doctor")
    assert run.code == 0
    for line in ("Python", f"Deska +{deska.__version__}", "kernel +(interpreted|compiled)", "extra lab +", "database +SQLite"):
        assert re.search(rf"^{line}", run.out, re.MULTILINE)
    assert str(browser) in run.out
    assert f"{shell.data / 'deska'} (writable)" in run.out


def test_without_a_home_games_are_kept_in_the_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for home in (nobody, lambda: Path("/")):
        monkeypatch.setattr("pathlib.Path.home", home)
        assert data_folder() == Path(tempfile.gettempdir()) / "deska"


def test_a_chosen_browser_must_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKA_CHROMIUM", "/nowhere/chromium")
    assert machine.browser() is None


def test_a_terminal_without_czech_letters_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    ascii_out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", ascii_out)
    assert main(["games", "--lang", "cs"]) == 0
    ascii_out.flush()
    assert os.linesep.encode() in ascii_out.buffer.getvalue()
