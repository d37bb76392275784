"""Examples of a rulebook as tables: pictures of each step for the book, and positions to play on from."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from deska.api import spec_of
from deska.kernel.errors import BadSetup
from deska.kernel.game import Game
from deska.kernel.lessons import Example
from deska.kernel.spec import GameSpec
from deska.table.frames import events_for
from deska.table.lessons import has_lessons, room_of
from deska.table.log import Entry
from deska.table.play import Play, lone_answer
from deska.table.scenes import compose
from deska.table.words import texts_of

NAMES: Final = {
    "cs": ("Anna", "Ben", "Cyril", "Dora", "Emil", "Filip"),
    "en": ("Anna", "Ben", "Cyril", "Dora", "Emil", "Fay"),
}
"""The players of examples."""
SHARED_AREAS: Final = ("centre", "side", "mine", "overlay")
MOST_KEPT: Final = 400
"""The most examples that are kept drawn."""


def examples_of(game: str) -> tuple[Example, ...]:
    """The examples of a game in the order of the book; a game of somebody else may have none."""
    return tuple(getattr(room_of(game), "EXAMPLES", ())) if has_lessons(game) else ()


def example_of(game: str, rule: str) -> Example:
    for example in examples_of(game):
        if example.rule == rule.upper():
            return example
    raise BadSetup(f"{game} has no example {rule!r}")


def begun(spec: GameSpec, example: Example) -> Game:
    """The position of an example, checked like a foreign snapshot."""
    built: Game = example.build(spec=spec)
    return spec.load(spec.dump(built))


def played(spec: GameSpec, example: Example, steps: int | None = None) -> Game:
    """The position after some of the choices, or after all of them."""
    play = Play(begun(spec, example), everybody(spec))
    for choice in example.choices[:steps]:
        make(play, choice)
    return play.game


def everybody(spec: GameSpec) -> frozenset[int]:
    return frozenset(range(spec.seats[-1]))


def make(play: Play, choice: str) -> list[Entry]:
    """Make a choice of an example, after moments at which nobody can do anything; the entries of the log come back."""
    passed = pass_by(play, choice)
    seat = next((decision.seat for decision in play.game.waiting if choice in decision.options), None)
    return [*passed, play.make(choice, seat)]


def pass_by(play: Play, choice: str) -> list[Entry]:
    entries = []
    while choice not in offered(play.game) and (only := lone_answer(play.game)):
        entries.append(play.make(only))
    return entries


def offered(game: Game) -> set[str]:
    return {option for decision in game.waiting for option in decision.options}


# --- pictures


@dataclass(frozen=True)
class Picture:
    """A step of an example: the table, what was chosen to come there, and what that told."""

    scene: dict[str, Any]
    chosen: str
    seat: int
    told: list[str]


@lru_cache(MOST_KEPT)
def pictures(game: str, rule: str, lang: str) -> dict[str, Any]:
    """An example in pictures, as it is sent: all its steps, each with the zones that matter."""
    spec, example = spec_of(game), example_of(game, rule)
    steps = list(drawn(spec, example, lang))
    wanted = zones_that_matter([step.scene for step in steps], example)
    for step in steps:
        step.scene["zones"] = [zone for zone in step.scene["zones"] if zone["id"] in wanted]
    return {
        "id": example.rule,
        "seat": example.seat,
        "players": list(names_in(example, lang, begun(spec, example).seats)),
        "steps": [{"scene": step.scene, "chosen": step.chosen, "seat": step.seat, "told": step.told} for step in steps],
    }


def drawn(spec: GameSpec, example: Example, lang: str) -> Iterator[Picture]:
    play = Play(begun(spec, example), everybody(spec))
    texts = texts_of(spec, lang, names_in(example, lang, play.game.seats))
    yield Picture(compose(play.game, example.seat, texts), "", -1, [])
    for choice in example.choices:
        passed = pass_by(play, choice)
        decision = next(decision for decision in play.game.waiting if choice in decision.options)
        lines = events_for(example.seat, [*passed, *make(play, choice)], texts)
        told = [line["text"] for line in lines if line.get("text") and not line.get("silent") and not line.get("heading")]
        yield Picture(compose(play.game, example.seat, texts), texts.option_label(decision, choice), decision.seat, told)


def names_in(example: Example, lang: str, seats: int) -> tuple[str, ...]:
    """The names of the people in an example: its own, then usual ones."""
    return (*example.players, *NAMES[lang][len(example.players) :])[:seats]


def zones_that_matter(scenes: list[dict[str, Any]], example: Example) -> set[str]:
    """The zones in which something changes or is chosen; without choices, all that everybody looks at."""
    chosen = set(example.choices)
    wanted: set[str] = set()
    seen: dict[str, str] = {}
    for scene in scenes:
        for zone in scene["zones"]:
            look = repr({**zone, "pieces": [unoffered(piece) for piece in zone.get("pieces", ())]})
            if seen.setdefault(zone["id"], look) != look or any(chosen & set(piece.get("options", ())) for piece in zone.get("pieces", ())):
                wanted.add(zone["id"])
            if scene is not scenes[0] and zone["id"] not in {old["id"] for old in scenes[0]["zones"]}:
                wanted.add(zone["id"])
    return wanted or {zone["id"] for zone in scenes[0]["zones"] if zone["area"] in SHARED_AREAS}


def unoffered(piece: dict[str, Any]) -> dict[str, Any]:
    """A piece without what it offers, which changes with every question."""
    return {name: value for name, value in piece.items() if name not in ("options", "dimmed", "states", "then", "note")}
