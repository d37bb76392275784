"""The generic suite passes a healthy game and finds whatever is wrong with a broken one."""

from collections.abc import Callable
from functools import partial

import pytest

from deska.testing import QUICK, Broken, suite
from deska.testing.choices import rules_are_named
from deska.testing.state import is_same_everywhere
from deska.testing.suite import Check
from deska.testing.walks import ANYTIME, FOR_TABLE, SECRET, WINDOW, Ground
from tests.kernel.toys.broken import BROKEN
from tests.kernel.toys.lots import LOTS

CHECKS = {check.name: check for check in suite(LOTS)}


def checks_of(spec: object) -> dict[str, Check]:
    """The suite with the one check that it makes only for games of the package."""
    assert isinstance(spec, type(LOTS))
    checks = {check.name: check for check in suite(spec)}
    checks["K13-rules"] = Check("K13-rules", partial(Ground(spec, QUICK).each, rules_are_named))
    return checks


@pytest.mark.parametrize("name", [*CHECKS, "K13-rules"])
def test_a_healthy_game_passes(name: str) -> None:
    checks_of(LOTS)[name].run()


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_game_is_found(wrong: str) -> None:
    name, spec = BROKEN[wrong]
    with pytest.raises(Broken) as broken:
        checks_of(spec)[name].run()
    assert name.startswith(broken.value.invariant)


def test_every_check_is_able_to_fail() -> None:
    assert {name for name, _ in BROKEN.values()} == {*CHECKS, "K13-rules"}


# --- in other processes


def test_a_healthy_game_is_the_same_in_every_process() -> None:
    is_same_everywhere("tests.kernel.toys.lots:LOTS")


def test_a_game_that_follows_hashes_is_found() -> None:
    with pytest.raises(Broken, match="K2"):
        is_same_everywhere("tests.kernel.toys.broken_choices:HASHED")


# --- texts


def words(has_text: Callable[[str], bool]) -> None:
    next(check for check in suite(LOTS, has_text=has_text) if check.name == "K12-messages").run()


def test_all_texts_are_there() -> None:
    wanted: set[str] = set()

    def note(message: str) -> bool:
        wanted.add(message)
        return True

    words(note)
    assert {"lt-turn", "lt-turn-draw", "lt-drew-hidden", "lt-won", "lt-why-not-open", "not-offered", "game-over"} <= wanted


@pytest.mark.parametrize("missing", ["lt-bid", "lt-won", "lt-why-not-open", "not-offered", "game-over"])
def test_a_missing_text_is_found(missing: str) -> None:
    with pytest.raises(Broken, match=f"there is no text for '{missing}'"):
        words(lambda message: message != missing)


def test_a_missing_label_is_found() -> None:
    with pytest.raises(Broken, match="there is no label for 'peek' of 'lt-"):
        words(lambda message: not message.endswith("peek"))


@pytest.mark.parametrize("form", ["lt-turn-draw", "lt-do-draw", "draw"])
def test_one_form_of_a_label_is_enough(form: str) -> None:
    words(lambda message: not message.endswith("draw") or message == form)


# --- walks


def test_walks_come_to_everything() -> None:
    walks = Ground(LOTS, QUICK).walks
    assert {walk.seats for walk in walks} == {2, 3}
    assert {walk.variant.get("vote", "each-round") for walk in walks} == {"each-round", "never"}
    assert {walk.style for walk in walks} == {"at random", "greedy"}
    answered = [question for walk in walks for question in walk.answered]
    assert {trait for question in answered for trait in question.traits} == {FOR_TABLE, SECRET, WINDOW, ANYTIME}
    assert {question.kind for question in answered} == {"lt-turn", "lt-bid", "lt-protest", "lt-another"}


def test_a_failure_says_where_it_was_found() -> None:
    _, spec = BROKEN["Equal cards are offered twice. (K4-sound)"]
    with pytest.raises(Broken) as broken:
        checks_of(spec)["K4-sound"].run()
    assert broken.value.__notes__ == ["found in lots (2 seats, seed 0, at random) after 0 choices"]
