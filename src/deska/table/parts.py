"""Parts of moments as plain data: how the log keeps them. `made.read_part` reads them again."""

from dataclasses import fields, is_dataclass
from typing import Any

from deska.kernel.scenes import Part


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
