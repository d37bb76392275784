"""The commands while playing: undo, hint, why, rules, cards, log, save."""

import re
from pathlib import Path

import pytest

import deska
from deska.bots.hints import Hint, Why
from deska.terminal.sitting import Sitting
from deska.text import rulebook
from tests.cli.shell import Shell, record_in

BARE = ("play", "ethnos", "--seats", 2, "--seed", 1, "--bots", "random")


def screens(out: str) -> list[str]:
    return out.split("Ethnos · ")[1:]


# --- undo


def test_undo_takes_back_a_choice_and_what_bots_did_after_it(shell: Shell) -> None:
    shell(*BARE, typed=["q"])
    untouched = record_in(shell.kept[0])
    run = shell(*BARE, typed=["2", "u", "q"])
    assert record_in(shell.kept[1]) == untouched
    first, _, last = screens(run.out)
    assert first.partition("Player 1 (")[0] == last.partition("Player 1 (")[0]


def test_undo_stops_at_what_came_to_light(shell: Shell) -> None:
    run = shell(*BARE, typed=["1", "u", "q"])
    assert "Nothing can be taken back" in run.out
    assert "draw" in record_in(shell.kept[0])["choices"]


def test_undo_reaches_over_forced_choices(shell: Shell) -> None:
    """With one card in hand the whole band follows from the choice to play one; undo takes all of it back."""
    run = shell(*BARE, "--variant", "tribes=dwarf,giant,elf,orc,troll", typed=["band", "u", "q"])
    assert "Player 1 plays a band" in run.out
    assert "There was only one choice" not in run.out
    assert "Nothing can be taken back" not in run.out
    first, _, last = screens(run.out)
    assert first.partition("Player 1 (")[0] == last.partition("Player 1 (")[0]
    assert "band" not in record_in(shell.kept[0])["choices"]


def test_undo_forgets_the_log(shell: Shell) -> None:
    run = shell(*BARE, typed=["2", "u", "log", "q"])
    left = run.out.rpartition("Ethnos · ")[2]
    assert "Player 1 takes a turn" in left
    assert "Player 1 takes" not in left.replace("Player 1 takes a turn", "")


# --- hint


def test_a_hint_names_an_option(shell: Shell) -> None:
    run = shell("play", "ethnos", "--seed", 1, typed=["h", "q"])
    hint = re.search(r"1\. Choose (\d+): ([^.]+)\.", run.out)
    assert hint
    assert f"{hint[1]}  {hint[2]}" in run.out


def test_a_hint_names_up_to_three_options_with_their_chance_and_reasons(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    why = Why(0, "bands", 3.6, 0.8)
    found = (Hint("draw", 0.61, 0.08, 40, 120, why=(why,)), Hint("band", 0.55, 0.09, 35, 110, alike=True))
    monkeypatch.setattr(Sitting, "hints", lambda *_: found)
    run = shell("play", "ethnos", "--seed", 1, typed=["h", "q"])
    assert "Draw from the deck. It wins in 61 % of 120 games played on (± 8 %)." in run.out
    assert "You get 4 more from “Bands” (80 % of cases)." in run.out
    assert run.out.count("1. Choose ") == 2


def test_a_hint_says_what_an_option_costs_and_brings(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The amounts of its preview, by the names of their signs."""
    monkeypatch.setattr(Sitting, "hints", lambda sitting, seat: (Hint(sitting.game.pending.options[0], 0.6, 0.1, 40, 120),))
    lines = {}
    for lang in ("en", "cs"):
        run = shell("play", "eldervale", "--seats", 2, "--seed", 1, "--bots", "random", "--lang", lang, typed=["1", "h", "q"])
        lines[lang] = [line.strip() for line in run.out.splitlines() if "→" in line and line.lstrip().startswith(("Costs:", "Stojí:"))]
    assert lines == {"en": ["Costs: units ready 3 → 2."], "cs": ["Stojí: připravené jednotky 3 → 2."]}


def test_a_hint_changes_nothing(shell: Shell) -> None:
    for typed in (["q"], ["h", "h", "h", "q"]):
        shell("play", "ethnos", "--seed", 1, typed=typed)
    assert record_in(shell.kept[0]) == record_in(shell.kept[1])


# --- why


def test_why_gives_the_reason_and_the_rule(shell: Shell) -> None:
    run = shell(*BARE, "--variant", "tribes=dwarf,giant,elf,orc,troll", typed=["why take:wizard-blue", "q"])
    assert "Take Blue Wizard: Blue Wizard is not in the row." in run.out
    rule = rulebook("ethnos", "en").rule("ET-040")
    assert rule
    assert f"ET-040  {rule.text[:40]}" in run.out


def test_why_understands_words(shell: Shell) -> None:
    run = shell(*BARE, "--lang", "cs", typed=["proč ČERVENY čaroděj vzit", "q"])
    assert "Vzít kartu Červený čaroděj: Karta Červený čaroděj v nabídce není." in run.out


def test_why_of_something_possible_says_its_number(shell: Shell) -> None:
    run = shell(*BARE, typed=["why draw", "why 1", "q"])
    assert run.out.count("Draw from the deck is possible: number 1.") == 2


@pytest.mark.parametrize(("typed", "answer"), [("why", "Say what you would like to do"), ("why xyzzy", "sounds like “xyzzy”")])
def test_why_asks_back(shell: Shell, typed: str, answer: str) -> None:
    assert answer in shell(*BARE, typed=[typed, "q"]).out


# --- rules, cards, log, help


def test_rules_of_the_decision_by_number_and_by_word(shell: Shell) -> None:
    run = shell(*BARE, typed=["rules", "rules et-056", "rules dragon deck", "rules xyzzy", "q"])
    assert "ET-039  " in run.out
    assert "ET-056  " in run.out
    assert "ET-046  " in run.out
    assert "No rule speaks of “xyzzy”." in run.out


def test_cards_tell_what_the_tribes_in_play_do(shell: Shell) -> None:
    run = shell(*BARE, "--variant", "tribes=dwarf,giant,elf,orc,minotaur", typed=["cards", "q"])
    assert "It takes one card fewer to place a marker." in run.out
    assert "Skeleton" not in run.out
    single = shell(*BARE, "--variant", "tribes=dwarf,giant,elf,orc,minotaur", typed=["c dwa", "c wizard", "q"])
    assert "scores as if it had one card more" in single.out
    assert "one card fewer" not in single.out
    assert "There is no such card here." in single.out


def test_the_log_tells_everything(shell: Shell) -> None:
    """The log also has what the news leave out, because a later line sums it up."""
    assert "Player 1 lays" not in shell(*BARE, typed=["band", "q"]).out
    assert "• Player 1 lays" in shell(*BARE, typed=["band", "log", "q"]).out


def test_help_lists_all_commands_in_both_languages(shell: Shell) -> None:
    english = shell(*BARE, typed=["?", "q"]).out
    czech = shell(*BARE, "--lang", "cs", typed=["napoveda", "konec"]).out
    for name in ("undo", "hint", "why", "rules", "cards", "log", "save", "help", "quit"):
        assert re.search(rf"^{name}, .  ", english, re.MULTILINE)
    for name in ("zpět", "rada", "proč", "pravidla", "karty", "záznam", "ulož", "nápověda", "konec"):
        assert re.search(rf"^{name}, .  ", czech, re.MULTILINE)


@pytest.mark.parametrize("typed", ["0", "999", "-1", "1.5", "draw!", "lay:elf-blue", "²", "1 2", "\x1b[A", "[/bold]", "9" * 5000])
def test_anything_else_is_explained(shell: Shell, typed: str) -> None:
    run = shell(*BARE, typed=[typed, "q"])
    assert run.code == 0
    assert re.search(r"”\? Type a number from 1 to \d+, or \? for help\.", run.out)


# --- save


def test_saving_to_a_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "game.json"
    run = shell(*BARE, typed=[f"save {file}", f"save {file}", "q"])
    assert run.out.count(f"Saved to {file}.") == 2
    assert deska.replay(record_in(file)).pending is not None


def test_nothing_but_a_game_is_ever_overwritten(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Eva")
    run = shell(*BARE, typed=[f"s {file}", f"s {tmp_path}", f"s {file}/below", "s ~nobody-of-that-name/x", "s a\0b", f"s {'x' * 300}", "q"])
    assert run.out.count("cannot be written") == 4
    assert run.code == 0
    assert file.read_text() == "Dear Eva"
    assert "is not a game that can be read here" in " ".join(run.out.split())
