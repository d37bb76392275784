"""Parts of moments as plain data: how the log keeps them."""

from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, get_args, get_origin

from deska.kernel.scenes import Part
from deska.table.field_types import FIELD_TYPES


def written_part(part: Part) -> dict[str, Any]:
    """A part as plain data, without what is as usual."""
    data: dict[str, Any] = plain(part)
    return data


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if not is_dataclass(value):
        return value
    items = {field.name: (field.default, getattr(value, field.name)) for field in fields(value)}
    return {name: plain(item) for name, (usual, item) in items.items() if item != usual}


def read_part(data: dict[str, Any]) -> Part:
    part: Part = made(Part, data)
    return part


def made(cls: Any, data: Any) -> Any:
    """A value of a class from its plain data."""
    if get_origin(cls) is UnionType:
        cls = get_args(cls)[0]
    if get_origin(cls) is tuple:
        return tuple([made(get_args(cls)[0], item) for item in data])
    return built(cls, data) if is_dataclass(cls) else data


def built(cls: Any, data: dict[str, Any]) -> Any:
    hints = FIELD_TYPES[cls]
    return cls(**{name: made(hints[name], item) for name, item in data.items()})
