"""`deska learn`: a lesson in the terminal, from its first step to its last, and what is kept of it."""

import json

from deska.kernel.lessons import Quiz
from deska.table.lessons import lessons_of
from tests.cli.shell import Shell

FIRST = lessons_of("ethnos")[0]


def progress(shell: Shell) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads((shell.data / "deska" / "lessons.json").read_text(encoding="utf8"))
    return found


def test_a_lesson_is_learned_to_its_end(shell: Shell) -> None:
    run = shell("learn", "ethnos", "--lang", "en", typed=[""] * len(FIRST.steps))
    assert run.code == 0, run.err
    assert "step 1 of 15" in run.out
    assert "step 15 of 15" in run.out
    assert "Player 1 takes Green Dwarf from the row." in run.out  # a learner called "You" would be told in broken grammar
    assert "The next lesson: deska learn ethnos bands" in " ".join(run.out.split())
    assert progress(shell) == {"ethnos": {"first": len(FIRST.steps)}}


def test_a_wrong_choice_is_answered_and_the_next_time_goes_on_there(shell: Shell) -> None:
    run = shell("learn", "ethnos", "first", "--lang", "en", typed=["", "", "", "draw", "take:dwarf-green", "quit"])
    assert "The deck gives an unknown card." in " ".join(run.out.split())
    assert progress(shell) == {"ethnos": {"first": 4}}
    again = shell("learn", "ethnos", "--lang", "en", typed=["back", "quit"])
    assert "step 5 of 15" in again.out
    assert "step 4 of 15" in again.out


def test_a_question_is_answered_by_its_number(shell: Shell) -> None:
    place = next(number for number, step in enumerate(FIRST.steps) if isinstance(step, Quiz))
    numbers = {name: str(number) for number, name in enumerate(sorted(FIRST.steps[place].answers), 1)}  # type: ignore[attr-defined]
    run = shell("learn", "ethnos", "--lang", "en", typed=[*[""] * place, "9", numbers["keep"], numbers["row"], "quit"])
    assert "No: a band costs you the rest of your hand." in " ".join(run.out.split())
    assert f"step {place + 2} of 15" in run.out


def test_lessons_are_listed_and_unknown_ones_refused(shell: Shell) -> None:
    run = shell("learn", "ethnos", "--lang", "cs", "--list")
    assert [line.split()[-1] for line in run.out.splitlines()] == [f"0/{len(lesson.steps)}" for lesson in lessons_of("ethnos")]
    refused = shell("learn", "ethnos", "nothing")
    assert refused.code != 0
    assert "there are: first, bands" in " ".join(refused.err.split())
    assert not (shell.data / "deska" / "lessons.json").exists()


def test_a_hint_tells_what_a_decision_is_about(shell: Shell) -> None:
    run = shell("play", "ethnos", "--seats", "2", "--lang", "en", "--seed", "3", typed=["hint", "quit"])
    assert "Your turn is one action: take a card into your hand" in " ".join(run.out.split())
