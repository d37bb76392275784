"""Whole games in a real terminal: all people at one screen, from the first question to the result, in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import deska
from deska import Decision
from deska.table.play import lone_answer
from deska.table.standings import scores_of, standings
from deska.text import Messages
from tests.cli.shell import record_in
from tests.cli.typist import Typist
from tests.twin import Deal, Twin, whole_games


@pytest.mark.parametrize("deal", whole_games("weirdwood-1-chaos-ogre-en"))
def test_a_whole_game(tmp_path: Path, deal: Deal, record_property: Callable[[str, object], None]) -> None:
    twin = Twin(deal)
    typist = Typist(tmp_path, *command_of(deal))
    try:
        choices, end = play(typist, twin, deal)
        record_property("choices", choices)
        record_property("result", f"{twin.outcome.reason} {list(twin.outcome.scores)} {list(twin.outcome.winners)}")
        assert typist.leave() == 0
    finally:
        typist.interrupt()
    assert_result(end, twin, deal)
    (kept,) = (tmp_path / "deska" / "games").glob("*.json")
    assert deska.replay(record_in(kept)).digest() == twin.game.digest()


def command_of(deal: Deal) -> list[object]:
    names = [part for name in deal.names for part in ("--name", name)]
    variants = [part for name, value in deal.variant for part in ("--variant", f"{name}={value}")]
    return ["play", deal.game, "--hot-seat", "--seats", deal.seats, "--seed", deal.seed, "--lang", deal.lang, *names, *variants]


def play(typist: Typist, twin: Twin, deal: Deal) -> tuple[int, str]:
    """Play to the end, the process and the twin side by side. Returns the number of typed choices and the last screen."""
    made = 0
    words = Messages(deal.lang, ("deska.terminal",))
    while True:
        take_forced(twin)
        if twin.game.ended:
            return made, typist.read()
        seat = max(0, twin.game.stack[-1].seat)
        decision = twin.asked(seat)
        assert decision is not None
        assert_shown(until_asked(typist, words, deal.names[seat]), twin, decision)
        option = twin.advice(seat)
        typist.type(str(decision.options.index(option) + 1) if made % 2 else option)
        twin.choose(option, seat)
        made += 1


def take_forced(twin: Twin) -> None:
    """A seat that can do nothing is not asked."""
    while only := lone_answer(twin.game):
        twin.choose(only, max(0, twin.game.stack[-1].seat))


def until_asked(typist: Typist, words: Messages, name: str) -> str:
    """Hand over the keyboard if necessary; the screen on which the next person is asked."""
    question, *between = (f"{words(message, player=name)} " for message in ("your-choice", "hide", "hand-over"))
    while not (screen := typist.read([question, *between])).endswith(question):
        typist.type("")
    return screen


def assert_shown(screen: str, twin: Twin, decision: Decision) -> None:
    """The question and every option with its number."""
    said = flat(screen)
    assert_said(twin.texts.prompt(decision), said)
    for number, label in enumerate(twin.labels(decision), 1):
        assert_said(f"{number} {flat(label)}", said)
    assert not re.search(rf"\b{twin.game.spec.prefix}-[a-z]+", said)


def assert_said(words: str, said: str) -> None:
    """All words are on the screen; signs (`[herb 1]`) stand there as letters."""
    for part in re.split(r"\[[^\]]*\]", flat(words)):
        assert part.strip() in said


def assert_result(end: str, twin: Twin, deal: Deal) -> None:
    outcome, words = twin.outcome, Messages(deal.lang, ("deska.terminal",))
    result = end[end.rindex(words("total")) :]
    columns = [member for standing in standings(outcome, twin.game.spec.cooperative) for member in standing.members]
    assert re.match(rf"{words('total')} +{' +'.join(str(scores_of(outcome)[member]) for member in columns)}\s", result)
    assert flat(twin.reason) in flat(result)
    names = [deal.names[seat] for seat in outcome.winners]
    listed = f" {words('and')} ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
    assert words("winners", names=listed, count=len(names)) in result


def flat(text: str) -> str:
    """The text without line breaks and repeated spaces."""
    return " ".join(text.split())
