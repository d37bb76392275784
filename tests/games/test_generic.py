"""Every game passes the generic suite, for every seat count and variant."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from functools import cache, partial

import pytest

import deska
from deska.kernel.effects import field_names
from deska.testing import SOAK, Check, long_suite, suite
from deska.testing.state import is_same_everywhere
from deska.text import LANGUAGES, Texts


@cache
def texts_of(game: str) -> list[Texts]:
    """Read when they are first needed: Fluent takes its time."""
    return [Texts(game, lang) for lang in LANGUAGES]


def is_said(game: str, message: str) -> bool:
    return all(texts.has(message) for texts in texts_of(game))


def checks(long: bool = False) -> Iterator[object]:
    for spec in deska.games():
        has_text = partial(is_said, spec.id)
        found = [*suite(spec, SOAK, has_text), *long_suite(spec)] if long else suite(spec, has_text=has_text)
        for check in found:
            yield pytest.param(check, id=f"{spec.id}-{check.name}")


@pytest.mark.parametrize("check", list(checks()))
def test_the_contract_is_kept(check: Check) -> None:
    check.run()


@pytest.mark.soak
@pytest.mark.parametrize("check", list(checks(long=True)))
def test_the_contract_is_kept_for_long(check: Check) -> None:
    check.run()


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_games_are_the_same_in_every_process(game: str) -> None:
    is_same_everywhere(f"deska.games.{game}:SPEC")


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_effects_never_change(game: str) -> None:
    """Clones share them."""
    composed = [(effect, names) for effect in deska.spec_of(game).effects.by_name.values() if (names := field_names(effect))]
    assert composed
    for effect, names in composed:
        with pytest.raises(FrozenInstanceError):
            setattr(effect, names[0], None)
