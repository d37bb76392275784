"""The contents of the fields of definitions and effects: plain data, values that depend on the position, or effects."""

from dataclasses import Field
from typing import Any

from deska.kernel import BadSetup, Effect, Either, GameSpec, InAnyOrder


def is_unusual(thing: Any, field: Field[Any]) -> bool:
    """True if a field differs from its default, so that a card text has to speak of it."""
    return field.name != "name" and bool(getattr(thing, field.name) != field.default)


def values_in(thing: Any, field: Field[Any]) -> dict[str, Any]:
    """A field by its name; a mapping by its keys, written like fields: `hand-limit` is `hand_limit`."""
    value = getattr(thing, field.name)
    return {key.replace("-", "_"): item for key, item in value.items()} if isinstance(value, dict) else {field.name: value}


def effects_in(value: Any) -> list[Effect]:
    """The effects that a field holds."""
    return [item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]


def is_named(thing: Any) -> bool:
    """True for a name, and for what has one; a value has only its own words."""
    return isinstance(thing, str) or hasattr(thing, "name")


def is_value(thing: Any) -> bool:
    """True if a field holds a Value, which depends on the position, and neither plain data nor effects."""
    return thing is not None and not isinstance(thing, int | str | tuple | Effect)


def branches_of(spec: GameSpec) -> dict[str, tuple[Effect, ...]]:
    """The effects that a question lets people choose from, by its message."""
    branches: dict[str, tuple[Effect, ...]] = {}
    for effect in spec.effects.by_name.values():
        if isinstance(effect, Either | InAnyOrder):
            own = effect.branches if isinstance(effect, Either) else effect.effects
            if branches.setdefault(effect.question, own) != own:
                raise BadSetup(f"two questions have the message {effect.question!r}, but different branches")
    return branches
