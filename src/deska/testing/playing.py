"""Functions for tests that play a position: choose, be refused, look at the question."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from deska.api import spec_of
from deska.kernel import TABLE, Decision, Event, Game, IllegalChoice, Reason
from deska.kernel.effects import name_of
from deska.text import LANGUAGES, Texts, rulebook

Played = TypeVar("Played", bound=Game)


def play(game: Played, *options: str) -> Played:
    """Choose one option after the other. At each step, questions and events must have texts, and the stack must be fit to be saved."""
    for option in options:
        if game.pending is not None:
            check_question(game.spec.id, game.pending)
        heard = len(game.events)
        game.choose(option)
        check_events(game.spec.id, game.events[heard:])
        check_steps(game)
    return game


def check_steps(game: Game) -> None:
    """The stack can be saved: the arguments of its frames are within their bounds, and their seats exist."""
    for frame in game.stack:
        name = name_of(frame.effect)
        if not TABLE <= frame.seat < game.seats:
            raise AssertionError(f"{name} belongs to seat {frame.seat}, which does not exist")
        field = frame.effect.arg_field()
        field.load(field.dump(frame.arg), name)


def check_question(game_id: str, decision: Decision) -> None:
    for texts in strict_texts(game_id):
        texts.prompt(decision)
        for rule in decision.rules:
            check_rule(game_id, texts.lang, rule, decision.kind)


def check_rule(game_id: str, lang: str, rule: str, message: str) -> None:
    if rulebook(game_id, lang).rule(rule) is None:
        raise AssertionError(f"{message} names {rule}, which the rules do not have")


def check_events(game_id: str, events: Sequence[Event]) -> None:
    """All events have texts in every language."""
    for texts in strict_texts(game_id):
        for event in events:
            texts.event(event)


def check_reason(game_id: str, reason: Reason) -> None:
    for texts in strict_texts(game_id):
        texts.reason(reason)
        if reason.rule:
            check_rule(game_id, texts.lang, reason.rule, reason.message)


def refuse(game: Game, option: str, seat: int | None = None) -> Reason:
    """The reason why an option is refused. It must have a text in every language, and the game must not change."""
    before = game.dump()
    try:
        game.choose(option, seat)
    except IllegalChoice as refusal:
        if game.dump() != before:
            raise AssertionError(f"{option} was refused and yet changed the game") from refusal
        check_reason(game.spec.id, refusal.reason)
        return refusal.reason
    raise AssertionError(f"{option} was not refused")


@cache
def strict_texts(game_id: str) -> list[Texts]:
    """The texts of a game in every language; a missing one is an error."""
    return [Texts(spec_of(game_id), lang, strict=True) for lang in LANGUAGES]


def asked(game: Game) -> tuple[str, int, list[str]]:
    """The kind, the seat and the options of the open decision."""
    decision = game.pending
    if decision is None:
        raise AssertionError(f"the game is over: {game.ended}")
    return decision.kind, decision.seat, list(decision.options)


def options(game: Game, *verbs: str) -> list[str]:
    """The options of the open decision, perhaps only those of some verbs."""
    return [option for option in asked(game)[2] if not verbs or option.partition(":")[0] in verbs]
