"""Models of scenes and styles on the wire, made from the kernel's classes so that they never differ from them."""

from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, create_model

from deska.kernel import scenes
from deska.table.field_types import FIELD_TYPES

WORDS: Final[dict[tuple[type, str], tuple[str, ...]]] = {
    (scenes.Piece, "kind"): scenes.KINDS,
    (scenes.Piece, "states"): scenes.STATES,
    (scenes.Zone, "layout"): scenes.LAYOUTS,
    (scenes.Zone, "form"): scenes.FORMS,
    (scenes.Zone, "scenery"): scenes.SCENERIES,
    (scenes.Tint, "hatching"): scenes.HATCHINGS,
    (scenes.Sign, "shape"): ("", *scenes.SHAPES),
    (scenes.CardFrame, "outline"): scenes.OUTLINES,
}
"""Fields that take one of a few words."""
LEFT_OUT: Final = {(scenes.Piece, "offers"), (scenes.Piece, "lasting"), (scenes.Zone, "drawn_from")}
"""Fields that the client does not get: it gets options instead."""


class Wire(BaseModel):
    """The base of everything that goes over the wire. Unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(Wire):
    """The base of everything that the server sends. Its checks are built only when needed: in tests and for the schema."""

    model_config = ConfigDict(defer_build=True)


class Dimmed(Told):
    """The reason why a piece cannot be chosen."""

    text: str
    rule: str = ""


class OptionInfo(Told):
    """Something that can be chosen."""

    name: str
    label: str
    button: bool
    """No piece carries it."""
    early: bool = False
    """It stops while something worth having is left: no main button."""


class Waiting(Told):
    """Somebody else is asked."""

    seat: int
    text: str


class Prompt(Told):
    """The question to this seat, or the seats that are waited for."""

    mine: bool
    kind: str = ""
    title: str = ""
    """The card that asks."""
    text: str = ""
    rules: list[str] = []
    source: str = ""
    reaction: bool = False
    """The seat may react to something; it may always pass."""
    options: list[OptionInfo] = []
    picks: list[str] = []
    """Options of which several are due: they are built up in sight and confirmed together."""
    waiting: list[Waiting] = []


ADDED: Final[dict[type, dict[str, Any]]] = {
    scenes.Piece: {"options": (list[str], []), "dimmed": (Dimmed, None)},
    scenes.Scene: {
        "game": (str, ...),
        "lang": (str, ...),
        "seat": (int, ...),
        "turn": (int, ...),
        "ended": (str, ...),
        "prompt": (Prompt | None, ...),
    },
    scenes.Sign: {"name": (str, ""), "code": (str, "")},
}
"""Fields that the table adds to a game's own scene."""


@cache
def model_of(kind: type) -> type[BaseModel]:
    """The model of a class of `kernel.scenes`."""
    hints = FIELD_TYPES[kind]
    own: dict[str, Any] = {
        field.name: (on_the_wire(hints[field.name], WORDS.get((kind, field.name))), usual(field))
        for field in fields(kind)
        if (kind, field.name) not in LEFT_OUT
    }
    if kind is scenes.Part:
        own["thing"] = (model_of(scenes.Piece), None)
    made: type[BaseModel] = create_model(kind.__name__, __base__=Told, __doc__=kind.__doc__, **own, **ADDED.get(kind, {}))
    return made


def usual(field: Any) -> Any:
    """The default of a field; `...` if it is always sent."""
    if field.default_factory is not MISSING:
        return Field(default_factory=field.default_factory)
    return ... if field.default is MISSING else field.default


def on_the_wire(hint: Any, words: tuple[str, ...] | None) -> Any:
    """The type of a field on the wire: messages become texts, tuples become lists, and None is left out."""
    parts = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return on_the_wire(next(part for part in parts if part is not NoneType), words)
    if get_origin(hint) is tuple:
        return list[on_the_wire(parts[0], words)]  # type: ignore[misc]
    if get_origin(hint) is dict:
        return dict[str, on_the_wire(parts[1], words)]  # type: ignore[misc]
    if words:
        return Literal[words]
    if hint is scenes.Message:
        return str
    return model_of(hint) if hint.__module__ == scenes.__name__ else hint


SceneModel: Final = model_of(scenes.Scene)
ChangeModel: Final = create_model(
    "SceneChange",
    __base__=SceneModel,
    __doc__="A scene beside the one before it: zones that are the same are only named.",
    zones=(list[model_of(scenes.Zone) | str], ...),  # type: ignore[arg-type, misc]
)
PieceModel: Final = model_of(scenes.Piece)
StyleModel: Final = model_of(scenes.Style)
PartModel: Final = model_of(scenes.Part)
