"""Ways to break Lots in one place: another step, another state, another function of the spec."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from deska.kernel import Effect, GameSpec, Vocabulary
from deska.kernel.codec import Field, Record
from tests.kernel.toys.lots import FIELDS, LOTS, STEPS, Lots

BROKEN: Final[dict[str, tuple[str, GameSpec]]] = {}
"""The broken games: what is wrong -> the check that must find it, and the game."""


def with_step(step: str, effect: Effect) -> GameSpec:
    """Lots with another effect in place of one of its own."""
    effects = Vocabulary([*STEPS, effect])
    effects.by_name[step] = effect
    return replace(LOTS, effects=effects)


def with_state(state: type[Lots], **fields: Field) -> GameSpec:
    return replace(LOTS, state=Record(state, None, **{**FIELDS, **fields}))


def step(instead_of: str, *checks: str) -> Callable[[type[Effect]], type[Effect]]:
    """Register a broken step; its docstring says what is wrong with it."""

    def note(effect: type[Effect]) -> type[Effect]:
        for check in checks:
            BROKEN[f"{effect.__doc__} ({check})"] = (check, with_step(instead_of, effect()))
        return effect

    return note


def state(*checks: str) -> Callable[[type[Lots]], type[Lots]]:
    """Register a broken state; its docstring says what is wrong with it."""

    def note(cls: type[Lots]) -> type[Lots]:
        for check in checks:
            BROKEN[f"{cls.__doc__} ({check})"] = (check, with_state(cls))
        return cls

    return note


def function(check: str, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a broken function of the spec."""

    def note(instead: Callable[..., Any]) -> Callable[..., Any]:
        changes: dict[str, Any] = {name: instead}
        BROKEN[str(instead.__doc__)] = (check, replace(LOTS, **changes))
        return instead

    return note
