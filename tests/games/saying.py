"""Listens to games while they are played: why options are refused, and which pieces are moved from where to where."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import deska
from deska.kernel import Event, Game, GameSpec, seeded
from deska.testing.playing import check_events, check_question, check_reason

LOOKED_AT: Final = 3
"""Positions of each kind of decision in one game whose refusals are heard."""

Refusal = tuple[str, str]
"""A message and the rule it names."""


def whole_game(game_id: str, seats: int, seed: int, variant: Mapping[str, Any]) -> Iterator[Game]:
    """All positions of a game that is played at random and heard."""
    game = deska.spec_of(game_id).new(seats, seed, variant)
    game.heard = True
    rng = seeded(seed)
    while game.legal:
        yield game
        game.events.clear()
        game.apply(game.legal[rng.below(len(game.legal))])
    yield game


def refusals(positions: Iterable[Game]) -> set[Refusal]:
    """Why options are refused; each reason and each question has its words and names rules that exist."""
    found: set[Refusal] = set()
    seen: Counter[str] = Counter()
    for game in positions:
        for decision in game.waiting:
            seen[decision.kind] += 1
            if seen[decision.kind] <= LOOKED_AT:
                check_question(game.spec.id, decision)
                found |= refused_in(game, seen.total())
    return found


def refused_in(game: Game, turn: int) -> set[Refusal]:
    """The reasons why options are not offered: all options of the verbs that are offered, and one of each other verb."""
    actions = game.spec.actions
    offered = {actions.verb_of(option).name for option in game.legal}
    found: set[Refusal] = set()
    for verb in actions.verbs:
        names = list(verb.options())
        for name in names if verb.name in offered else [names[turn % len(names)]]:
            reason = game.why_not(name)
            if reason is not None and (reason.message, reason.rule) not in found:
                check_reason(game.spec.id, reason)
                found.add((reason.message, reason.rule))
    return found


def moves(spec: GameSpec, events: Iterable[Event], table: Iterable[str]) -> set[str]:
    """The events that move a piece, as the lines of `table` write them: message, piece or its kind, from where, to where."""
    heard = list(events)
    check_events(spec.id, heard)
    pieces = {line.split()[0]: line.split()[1] for line in table}
    return {moved(spec, event, pieces.get(event.message, "")) for event in heard if event.move or event.message in pieces}


def moved(spec: GameSpec, event: Event, expected: str) -> str:
    if event.move is None:
        return f"{event.message} moves nothing"
    piece, start, goal = event.move
    kind = expected if piece in spec.nouns.get(expected, ()) else piece
    return f"{event.message} {kind} {start.partition(':')[0]} {goal.partition(':')[0]}"
