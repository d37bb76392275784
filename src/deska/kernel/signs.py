"""Effects told in signs, as they are printed on cards and tiles. Each game says how a single effect of its own looks."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from deska.kernel.combinators import All, Either, Exchange
from deska.kernel.effects import Effect
from deska.kernel.scenes import Fact

Facts = tuple[Fact, ...]
SignsOf = Callable[[Effect], Sequence[Fact]]
"""The signs of a single effect in a game."""
ARROW: Final = Fact("", "→")
SLASH: Final = Fact("", "/")


def amount(sign: str, count: int = 1) -> Fact:
    """A sign with its figure; one alone needs none."""
    return Fact(sign, str(count) if count > 1 else "")


def strip_of(effects: Iterable[Effect], signs_of: SignsOf) -> Facts:
    """The signs of several effects, one after the other."""
    return tuple([sign for effect in effects for sign in signs_of(effect)])


def composed(effect: Effect, signs_of: SignsOf) -> Facts:
    """The signs of an effect that is made of others: a cost and a gain, a choice, or all of them. Nothing for any other effect."""
    if isinstance(effect, Exchange):
        return (*strip_of(effect.cost, signs_of), ARROW, *strip_of(effect.gain, signs_of))
    if isinstance(effect, Either):
        signs: list[Fact] = []
        for branch in effect.branches:
            signs += [SLASH, *signs_of(branch)] if signs else signs_of(branch)
        return tuple(signs)
    return strip_of(effect.effects, signs_of) if isinstance(effect, All) else ()
