"""K1, K2, K3, K8: the state is plain data, the same everywhere, and can be copied and written down."""

import json
import os
import subprocess
import sys
from typing import Any, Final

from deska.kernel.effects import Effect, Frame, name_of
from deska.kernel.errors import BadData
from deska.kernel.game import Game, Setup
from deska.kernel.play import play_steps
from deska.kernel.rng import seeded
from deska.kernel.spec import GameSpec
from deska.testing.broken import Broken
from deska.testing.graph import BESIDE, CHANGING, NOT_WRITTEN, PLAIN, difference, never_changes, shared, things, value_of
from deska.testing.walks import Ground, Position

FAR: Final = 150
"""The number of choices after which a difference must have shown."""


# --- K1: a state can be written down


def is_plain_data(position: Position) -> None:
    """K1: only numbers, names, lists, the game's own plain objects, and frames of effects known by name."""
    homes = {"deska", type(position.game).__module__.partition(".")[0]}
    seen: dict[int, str] = {}
    for path, thing in things(position.game):
        check_kind(path, thing, homes, position.spec)
        if not never_changes(thing):
            if id(thing) in seen:
                raise Broken("K1", f"{path} refers to the same object as {seen[id(thing)]}")
            seen[id(thing)] = path


def check_kind(path: str, thing: Any, homes: set[str], spec: GameSpec) -> None:
    kind = type(thing)
    if isinstance(thing, Effect):
        known = spec.effects.by_name.get(name_of(thing))
        if type(known) is not kind:
            raise Broken("K1", f"{path} is an effect that the game's vocabulary does not know: {name_of(thing)}")
    elif callable(thing):
        raise Broken("K1", f"{path} is a {kind.__name__}, something to call: it can be neither copied nor written down")
    elif kind in (*PLAIN, list, tuple, dict, Setup):
        return
    elif isinstance(thing, Frame):
        if {type(thing.seat), type(thing.source), type(thing.arg)} != {int}:
            raise Broken("K1", f"{path} carries something that is not a number")
    elif kind.__module__.partition(".")[0] not in homes:
        raise Broken("K1", f"{path} is a {kind.__module__}.{kind.__name__}, which is no kind of thing that a state is made of")


# --- K2: the same seed and choices, the same game


def is_determined(ground: Ground) -> None:
    """K2: a game played again is the same after every choice, and so is the game of its record."""
    for walk in ground.walks:
        picked = range(0, len(walk.answered) + 1, max(1, len(walk.answered) // ground.depth))
        for one, two in zip(walk.replay(), walk.replay(), strict=True):
            if one.number in picked and one.game.digest() != two.game.digest():
                raise Broken("K2", f"the same seed and choices give another position: {difference(one.game, two.game)} ({one})")
            if one.move is None:
                check_record(one)


def check_record(position: Position) -> None:
    record = json.loads(json.dumps(position.game.record()))
    try:
        again = position.spec.replay(record)
    except BadData as error:
        raise Broken("K2", f"the record of {position.walk} cannot be played again: {error}") from error
    if again.digest() != position.game.digest() or again.record() != record:
        raise Broken("K2", f"the record of {position.walk} leads to another game")


def fingerprints(spec: GameSpec, choices: int = 400) -> list[str]:
    """Digests of one random game for each seat count: equal on every machine, in every process (K2)."""
    digests: list[str] = []
    for seats in spec.seats:
        game = spec.new(seats, seats)
        play_steps(game, seeded(seats), choices)
        digests.append(game.digest())
    return digests


def is_same_everywhere(source: str) -> None:
    """K2: in new processes, whatever Python's hashes are, games come out the same; the source is `module:name` of a GameSpec."""
    module, _, name = source.partition(":")
    program = f"from {module} import {name} as spec; from deska.testing.state import fingerprints; print(*fingerprints(spec))"
    outputs: set[str] = set()
    for hashes in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
        outputs.add(run.stdout)
    if len(outputs) != 1:
        raise Broken("K2", f"the games of {source} come out differently in another process")


# --- K3: copies and snapshots


def clone_is_independent(position: Position) -> None:
    """K3: a clone is equal and shares nothing that can change; playing one of the two does not change the other."""
    game = position.game
    twin = game.clone()
    if place := difference(game, twin):
        raise Broken("K3", f"a clone differs from its original in {place}")
    for path, thing in shared(game, twin).items():
        if isinstance(thing, CHANGING):
            raise Broken("K3", f"a clone shares {path} with its original")
    other = twin.clone()
    check_untouched(other, twin, position, "playing an original on changes its clone")
    check_untouched(game, other, position, "playing a clone on changes its original")


def check_untouched(kept: Game, played: Game, position: Position, sentence: str) -> None:
    before = value_of(kept)
    play_steps(played, position.rng, FAR)
    if value_of(kept) != before:
        raise Broken("K3", sentence)


def snapshot_is_complete(position: Position) -> None:
    """K3: a game read back from its own snapshot, as data or as text, is equal in every attribute and goes on the same."""
    game = position.game
    data = game.dump()
    text = json.dumps(data)
    if json.loads(text) != data:
        raise Broken("K3", "a snapshot is not plain JSON: as text it reads differently")
    try:
        twin = position.spec.load(json.loads(text))
    except BadData as error:
        raise Broken("K3", f"a game's own snapshot is refused: {error}") from error
    if twin != game or twin.digest() != game.digest():
        raise Broken("K3", f"a snapshot read back gives another snapshot: {difference(data, twin.dump(), path='snapshot')}")
    if place := difference(game, twin, BESIDE | NOT_WRITTEN):
        raise Broken("K3", f"a snapshot loses {place}")
    check_goes_on(position, twin)


def check_goes_on(position: Position, loaded: Game) -> None:
    twin = position.game.clone()
    rng = position.rng
    while twin.legal and twin.choices < position.game.choices + FAR:
        if twin.legal != loaded.legal:
            raise Broken("K3", "a game read back from its snapshot offers other options later on")
        option = twin.legal[rng.below(len(twin.legal))]
        twin.play(option)
        loaded.play(option)
    if twin.digest() != loaded.digest():
        raise Broken("K3", "a game read back from its snapshot goes on differently")


# --- K8: simulation pays for nothing that only people need


def is_silent(position: Position) -> None:
    """K8: clones and imagined games have no history, and tell nothing if nobody listens."""
    game = position.game
    for twin, what in ((game.clone(), "a clone"), (position.spec.imagine(game, 0, 1), "an imagined game")):
        if twin.recorder is not None or twin.heard:
            raise Broken("K8", f"{what} has a recorder or a listener")
        play_steps(twin, position.rng, FAR)
        if twin.events:
            raise Broken("K8", f"{what} tells {twin.events[0].message} although nobody listens")
    if game.events or game.heard:
        raise Broken("K8", "a game keeps events after they were told")
