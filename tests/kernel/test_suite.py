"""The generic suite passes a healthy game and finds whatever is wrong with a broken one."""

from functools import partial

import pytest

from deska.testing import QUICK, Broken, suite
from deska.testing.choices import rules_are_named
from deska.testing.suite import Check
from deska.testing.walks import Ground
from tests.kernel.toys.broken import BROKEN
from tests.kernel.toys.lots import LOTS

CHECKS = {check.name: check for check in suite(LOTS)}


def checks_of(spec: object) -> dict[str, Check]:
    """The suite, and the check that it keeps for games of the package."""
    assert isinstance(spec, type(LOTS))
    found = {check.name: check for check in suite(spec)}
    found["K13-rules"] = Check("K13-rules", partial(Ground(spec, QUICK).each, rules_are_named))
    return found


@pytest.mark.parametrize("name", [*CHECKS, "K13-rules"])
def test_a_healthy_game_passes(name: str) -> None:
    checks_of(LOTS)[name].run()


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_game_is_found(wrong: str) -> None:
    name, spec = BROKEN[wrong]
    with pytest.raises(Broken) as found:
        checks_of(spec)[name].run()
    assert name.startswith(found.value.invariant)


def test_every_check_is_able_to_fail() -> None:
    assert {name for name, _ in BROKEN.values()} == {*CHECKS, "K13-rules"}
