"""Everything that a recorded game tells people: questions with their rules, events, and reasons of refusals."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from hashlib import blake2b
from typing import Any, Final

from deska.kernel import Event, Game, GameSpec
from deska.kernel.records import parted

REFUSED: Final = 12
"""The number of refusals read at every step; they change from step to step, so that in the end all are read."""


def told(spec: GameSpec, record: Mapping[str, Any]) -> str:
    """A digest of everything that is told while the record is played again."""
    digest = blake2b(digest_size=16)
    for words in telling(spec, record):
        digest.update(json.dumps(words, sort_keys=True, default=list).encode())
    return digest.hexdigest()


def telling(spec: GameSpec, record: Mapping[str, Any]) -> Iterator[Any]:
    game = spec.new(record["seats"], record["seed"], record["variant"])
    game.heard = True
    for step, choice in enumerate(record["choices"]):
        yield asked(game, step)
        game.choose(*parted(choice))
        yield [told_event(event) for event in game.events]
        game.events.clear()


def told_event(event: Event) -> list[Any]:
    """An event as plain data; its part only if it has one."""
    return [event.message, event.args, event.audience, event.move, *([asdict(event.part)] if event.part is not None else [])]


def asked(game: Game, step: int) -> list[Any]:
    """The open decisions, and the reasons why a few other options are refused."""
    decisions = [[decision.seat, decision.kind, decision.rules, decision.args] for decision in game.waiting]
    names = sorted(game.spec.actions.names)
    refusals = []
    for turn in range(REFUSED):
        name = names[(step * REFUSED + turn) * 97 % len(names)]  # a stride that mixes the verbs
        reason = game.why_not(name)
        if reason is not None:
            refusals.append([name, reason.message, reason.rule, reason.args])
    return [decisions, refusals]
