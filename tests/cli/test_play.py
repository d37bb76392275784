"""Playing in the terminal: whole games, several people at one screen, leaving and coming back."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deska
from deska import Game
from deska.bots import Level
from deska.bots.ladder import SEARCHERS
from deska.games.ethnos.actions import ALLIES
from deska.kernel import seeded
from deska.table.chairs import PERSON, Chair
from deska.terminal.saves import write_file
from deska.text import Texts
from tests.cli.shell import Run, Shell, record_in

ONES = ["1"] * 3000
CHATTER = (
    "h",
    "hint",
    "u",
    "why band",
    "why",
    "rules",
    "rules dragon",
    "cards",
    "log 5",
    "?",
    "",
    "99",
    "-1",
    "0",
    "lay:dragon",
    "[bold]",
    "s",
)


def clumsy(seed: int) -> Iterator[str]:
    """Lines of somebody who chooses at random, often something that is not offered, and tries all commands."""
    rng = seeded(seed)
    for _ in range(5000):
        yield CHATTER[rng.below(len(CHATTER))] if rng.below(4) == 0 else str(1 + rng.below(9))


def assert_in_words(run: Run) -> None:
    """No message is shown by its id."""
    assert not re.findall(r"\bet-[a-z]+(?:-[a-z]+)*\b", run.out)


WINS = {"cs": r"Vítězí \w+!|O vítězství se dělí .+!", "en": r"\w+ wins!|.+ share the victory!"}


@pytest.mark.parametrize(("lang", "seats"), [("cs", 4), ("en", 3)])
def test_a_whole_game(shell: Shell, lang: str, seats: int) -> None:
    run = shell("play", "ethnos", "--lang", lang, "--seats", seats, "--seed", 3, "--name", "Eva", typed=ONES)
    assert (run.code, run.err) == (0, "")
    assert_in_words(run)
    assert re.search(WINS[lang], run.out)
    game = deska.replay(record_in(shell.kept[0]))
    assert game.outcome is not None
    result = run.out[run.out.index("★") :]
    assert all(re.search(rf"\b{score}\b", result) for score in game.outcome.scores)
    title = Texts(game.spec, lang).message("et-source-kingdoms")
    points = re.search(rf"^{title}((?: +\d+){{{seats}}})", result, re.MULTILINE)
    assert points
    assert sorted(map(int, points[1].split())) == sorted(seat["kingdoms"] for seat in game.outcome.breakdown)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_clumsy_player_never_breaks_the_game(shell: Shell, seats: int) -> None:
    run = shell("play", "ethnos", "--lang", "cs", "--seats", seats, "--seed", seats, "--bots", "random", typed=clumsy(seats))
    assert (run.code, run.err) == (0, "")
    assert_in_words(run)
    assert "★" in run.out
    assert deska.replay(record_in(shell.kept[0])).outcome is not None


def test_watching_bots(shell: Shell) -> None:
    run = shell("play", "ethnos", "--people", 0, "--seats", 2, "--seed", 1)
    assert run.code == 0
    assert "draws a card from the deck" in run.out
    assert not re.search(r"draws \w+ \w+ from the deck", run.out.replace("a card", ""))
    assert re.search(r"\w+ wins!", run.out)


def test_forced_choices_are_made_and_told(shell: Shell) -> None:
    """With ten cards in hand a band is the only choice (ET-043)."""
    run = shell("play", "ethnos", "--seats", 2, "--seed", 3, "--bots", "random", typed=ONES[:30])
    assert "There was only one choice: Play a band." in run.out


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    for _ in range(2):
        shell("play", "ethnos", "--seed", 8, typed=["1", "2", "1", "q"])
    first, second = shell.kept
    assert record_in(first) == record_in(second)


def test_variants_reach_the_game(shell: Shell) -> None:
    tribes = ["elf", "orc", "troll", "giant", "dwarf"]
    run = shell(
        "play", "ethnos", "--seats", 2, "--variant", f"tribes={','.join(tribes)}", "--variant", "orc-raid=all-or-nothing", typed=["q"]
    )
    assert run.code == 0
    variant = record_in(shell.kept[0])["variant"]
    assert (variant["tribes"], variant["orc-raid"]) == (tribes, "all-or-nothing")
    assert "Tribes │ Elf, Giant, Orc, Troll, Dwarf" in run.out


def test_the_language_of_the_system_is_spoken(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Recruit an ally" in shell("play", "ethnos", typed=["q"]).out
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Najmi spojence" in shell("play", "ethnos", typed=["q"]).out


# --- several people at one screen


def seen_by(run: Run) -> list[tuple[str, str]]:
    """The people who looked at the screen, and what it showed meanwhile."""
    parts = [part for part in run.out.split("Hand over to ")[1:] if "Your hand" in part]
    return [(part.partition(".")[0], part.partition("press Enter.")[2]) for part in parts]


def test_a_hand_is_seen_by_its_owner_alone(shell: Shell) -> None:
    draws = [line for _ in range(12) for line in ("", "1", "")]
    run = shell("play", "ethnos", "--seats", 2, "--people", 2, "--name", "Eva", "--name", "Jan", "--seed", 5, typed=draws)
    looks = seen_by(run)
    assert {name for name, _ in looks} == {"Eva", "Jan"}
    assert len(looks) > 8
    game = deska.replay({**record_in(shell.kept[0]), "choices": [], "digest": None})
    texts = Texts(game.spec, "en", ("Eva", "Jan"))
    choices = iter(record_in(shell.kept[0])["choices"])
    for name, seen in looks:
        seat = ("Eva", "Jan").index(name)
        assert game.actor == seat
        assert hand_shown(seen) == sorted(chips(texts, [ALLIES[card] for card in deska.view(game, seat).game.players[seat].hand.cards]))
        drawers = re.findall(r"• (\w+) draws (?!a card)", seen)
        assert set(drawers) <= {name}
        option = next(choices, None)
        if option is not None:
            game.choose(option)


def chips(texts: Texts, cards: list[str]) -> list[str]:
    """The cards as the table shows them."""
    kingdom = dict(zip(texts.spec.nouns["colour"], texts.spec.nouns["kingdom"], strict=True))
    chips = []
    for card in cards:
        tribe, _, colour = card.partition("-")
        code = f"{kingdom[colour][:2].upper()} " if colour else "★ "
        chips.append(code + texts.noun("tribe", tribe))
    return chips


def hand_shown(seen: str) -> list[str]:
    """The cards behind `Your hand`, with copies counted; the text of a card follows its name."""
    _, *lines = seen.split("Your hand ")[1].split("\n\n")[0].splitlines()
    cards: list[str] = []
    for line in lines:
        name, _, times = re.split(r"\s{2,}", re.sub(r"^\s*(\[[0-9,]+\])?\s*", "", line))[0].partition(" ×")
        cards += [name.strip()] * int(times or 1)
    return sorted(cards)


def test_everybody_is_asked_to_take_over(shell: Shell) -> None:
    turns = [line for _ in range(4) for line in ("", "1", "")]
    run = shell("play", "ethnos", "--hot-seat", "--seats", 3, "--seed", 2, "--lang", "cs", typed=turns)
    order = [int(seat) for seat in re.findall(r"Na řadě je Hráč (\d)\.", run.out)]
    assert sorted(order[:3]) == [1, 2, 3]
    assert order[3] == order[0]


def test_people_at_one_screen_reach_the_end(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    write_file(file, shortly_before_the_end(2, 4), [Chair(PERSON, "Eva"), Chair(PERSON, "Jan")])
    run = shell("play", "--load", file, typed=["", "1"] * 500)
    assert run.code == 0
    assert re.search(WINS["en"], run.out)
    last_look = run.out[run.out.rindex("Ethnos · ") :]
    assert "Your hand" not in last_look


def shortly_before_the_end(seats: int, seed: int) -> Game:
    """A random game with a few choices left."""
    game = deska.new("ethnos", seats, seed)
    rng = seeded(seed)
    while game.legal:
        game.apply(game.legal[rng.below(len(game.legal))])
    record = game.record()
    return deska.replay({**record, "choices": record["choices"][:-6], "digest": None})


# --- leaving and coming back


def test_quitting_loses_nothing(shell: Shell) -> None:
    run = shell("play", "ethnos", "--seed", 6, typed=["1", "q"])
    (path,) = shell.kept
    assert f"deska play --load {path}" in run.out
    made = record_in(path)["choices"]
    again = shell("play", "--load", path, typed=["q"])
    assert again.code == 0
    assert record_in(path)["choices"] == made
    assert shell.kept == [path]


@pytest.mark.parametrize("interrupt", [False, True])
def test_the_end_of_input_and_ctrl_c_lose_nothing(shell: Shell, interrupt: bool) -> None:
    run = shell("play", "ethnos", "--seed", 6, typed=["1"], interrupt=interrupt)
    assert run.code == 0
    assert "The game is kept in" in run.out
    assert "draw" in record_in(shell.kept[0])["choices"]


def test_saving_and_resuming(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shell("play", "ethnos", "--seed", 7, "--name", "Eva", "--lang", "cs", typed=["2", "1", f"ulož {file}", "q"])
    before = record_in(file)
    run = shell("play", "--load", file, typed=["log 500", "q"])
    assert "Eva draws" in run.out
    assert record_in(file) == before
    assert record_in(shell.kept[-1])["choices"] == before["choices"]
    shell("play", "--load", file, typed=["1", "1", "1", "q"])
    after = record_in(shell.kept[-1])["choices"]
    assert len(after) > len(before["choices"])
    assert after[: len(before["choices"])] == before["choices"]


def test_plain_records_and_snapshots_can_be_resumed(shell: Shell, tmp_path: Path) -> None:
    game = deska.new("ethnos", 3, 9)
    for _ in range(10):
        game.choose(game.pending.options[0] if game.pending else "")
    for name, data in (("record", game.record()), ("snapshot", game.dump())):
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps(data), encoding="utf8")
        run = shell("play", "ethnos", "--load", file, "--name", "Eva", typed=["q"])
        assert run.code == 0
        assert deska.replay(record_in(shell.kept[-1])).choices >= 10
        assert json.loads(file.read_text(encoding="utf8")) == data


def test_undo_works_across_a_resumed_game(shell: Shell) -> None:
    shell("play", "ethnos", "--seats", 2, "--seed", 1, "--bots", "greedy", typed=["q"])
    (path,) = shell.kept
    before = record_in(path)["choices"]
    shell("play", "--load", path, typed=["2", "q"])
    assert len(record_in(path)["choices"]) > len(before)
    shell("play", "--load", path, typed=["u", "q"])
    assert record_in(path)["choices"] == before


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(blocked))
    run = shell("play", "ethnos", typed=["1", f"save {tmp_path / 'kept.json'}", "q"])
    assert run.code == 0
    assert "There is no folder to keep this game in" in run.out
    assert "draw" in record_in(tmp_path / "kept.json")["choices"]


def test_bots_of_several_levels_sit_down_and_those_who_search_are_said_to_think(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHERS, "expert", Level("expert", 0.03, 2))
    run = shell("play", "ethnos", "--seats", 3, "--people", 1, "--seed", 1, "--bots", "expert,apprentice", typed=["1", "q"])
    table = json.loads(shell.kept[0].read_text(encoding="utf8"))["table"]
    assert [chair["player"] for chair in table] == ["person", "expert", "apprentice"]
    assert f"{table[1]['name']} thinks …" in run.out
    assert f"{table[2]['name']} thinks …" not in run.out


def test_an_unknown_level_is_refused_with_those_that_are_offered(shell: Shell) -> None:
    run = shell("play", "ethnos", "--bots", "expert,genius", typed=[])
    assert "there is no bot 'genius'; --bots is one of: apprentice, player, expert, master, grandmaster" in run.err
