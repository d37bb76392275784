"""Writes two modules beside this one, from the fields of the classes of scenes.

`made`: functions that put the items of a scene into words. A table has a hundred pieces with twenty fields, of which nearly all have
their default. Code for each class skips those fastest. `field_types`: the types of the fields, which compiled classes do not know any more.
"""

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

from deska.kernel.scenes import Face, Message, Part, Piece, Scene, Style

WRITTEN: Final = (Scene, Face, Part)
"""The classes from which all others are reached."""
LEFT_OUT: Final = ("offers", "lasting", "drawn_from", "zones")
"""Fields that are for those who draw: what is offered now depends on the question, and zones are put into words one by one."""
MADE: Final = Path(__file__).with_name("made.py")
FIELD_TYPES: Final = Path(__file__).with_name("field_types.py")
TYPES_HEAD: Final = '''"""Made by `make fields` from the fields of the classes of scenes. Do not change it by hand."""

from typing import Any, Final

from deska.kernel import scenes

FIELD_TYPES: Final[dict[type[Any], dict[str, Any]]] = {
'''
HEAD: Final = '''"""Made by `make fields` from the fields of the classes of scenes. Do not change it by hand."""

from collections.abc import Callable
from typing import Any, Final

from deska.kernel import scenes
from deska.text import Texts

Drawn = dict[str, Any]
Known = Callable[[scenes.Face | scenes.Piece, Texts], Drawn]
"""Puts faces, and pieces that last, into words; the same few are drawn again and again."""

'''


def text() -> str:
    """The module `made`."""
    classes = all_classes(*WRITTEN)
    table = "".join(f"    scenes.{kind.__name__}: {writer(kind)},\n" for kind in classes)
    writers = f"WRITERS: Final[dict[type[Any], Callable[[Any, Texts, Known], Drawn]]] = {{\n{table}}}\n"
    return HEAD + "\n" + "\n\n".join([*(writing(kind) for kind in classes), writers])


def field_types() -> str:
    """The module `field_types`."""
    classes: list[type[Any]] = [Message, *all_classes(*WRITTEN, Style)]
    return TYPES_HEAD + "".join(types_of(kind) for kind in sorted(classes, key=by_name)) + "}\n"


def by_name(kind: type[Any]) -> str:
    return kind.__name__


def all_classes(*first: type[Any]) -> list[type[Any]]:
    """These classes and those of everything that they hold, by their names; messages are turned into words wherever they are."""
    known: set[type[Any]] = set()
    due: list[type[Any]] = list(first)
    while due:
        kind = due.pop()
        if kind not in known and kind is not Message:
            known.add(kind)
            inner = [item_type(hint) for hint in get_type_hints(kind).values()]
            due += [one for one in inner if isinstance(one, type) and is_dataclass(one)]
    return sorted(known, key=by_name)


def item_type(hint: Any) -> Any:
    """The type inside a tuple or a dictionary, or beside None."""
    if get_origin(hint) is UnionType:
        return item_type(next(part for part in get_args(hint) if part is not NoneType))
    return item_type(get_args(hint)[0 if get_origin(hint) is tuple else 1]) if get_origin(hint) in (tuple, dict) else hint


def types_of(kind: type[Any]) -> str:
    """The types of the fields of a class."""
    lines = "".join(f'        "{name}": {spelled(hint)},\n' for name, hint in get_type_hints(kind).items())
    return f"    scenes.{kind.__name__}: {{\n{lines}    }},\n"


def spelled(hint: Any) -> str:
    """A type as it is written in the source."""
    if get_origin(hint) is UnionType:
        return " | ".join(map(spelled, get_args(hint)))
    if get_origin(hint) is not None:
        return f"{get_origin(hint).__name__}[{', '.join(map(spelled, get_args(hint)))}]"
    if hint in (NoneType, ..., Any):
        return {NoneType: "None", ...: "...", Any: "Any"}[hint]
    name: str = hint.__name__
    return f"scenes.{name}" if is_dataclass(hint) else name


def writer(kind: type[Any]) -> str:
    return f"write_{kind.__name__.lower()}"


def writing(kind: type[Any]) -> str:
    """The function that writes an item of a class. Fields that have their default are left out."""
    hints = get_type_hints(kind)
    head = f"def {writer(kind)}(item: scenes.{kind.__name__}, texts: Texts, known: Known) -> Drawn:\n    plain: Drawn = {{}}\n"
    return (
        head
        + "".join(line for field in fields(kind) if field.name not in LEFT_OUT for line in lines_of(field, hints[field.name]))
        + "    return plain\n"
    )


def lines_of(field: Field[Any], hint: Any) -> Iterator[str]:
    if field.default is MISSING:
        yield f"    plain[{field.name!r}] = {worded(hint, f'item.{field.name}')}\n"
        return
    yield f"    if {unusual(field)}:\n"
    yield f"        plain[{field.name!r}] = {worded(hint, f'item.{field.name}')}\n"


def unusual(field: Field[Any]) -> str:
    """The condition that the field has another value than its default."""
    if field.default is None:
        return f"item.{field.name} is not None"
    return f"item.{field.name} != {field.default!r}" if field.default else f"item.{field.name}"


def worded(hint: Any, value: str) -> str:
    """The expression that puts a value of that type into words."""
    if get_origin(hint) is UnionType:
        return worded(item_type(hint), value)
    if get_origin(hint) is tuple:
        inner = worded(get_args(hint)[0], "one")
        return f"[{inner} for one in {value}]" if inner != "one" else value
    if hint is Message:
        return f"texts.message({value}.id, **{value}.args)"
    if hint is Face:
        return f"known({value}, texts)"
    written = f"{writer(cast(type[Any], hint))}({value}, texts, known)" if is_dataclass(hint) else value
    return f"known({value}, texts) if {value}.lasting else {written}" if hint is Piece else written


if __name__ == "__main__":
    MADE.write_text(text(), encoding="utf8")
    FIELD_TYPES.write_text(field_types(), encoding="utf8")
