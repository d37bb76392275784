"""The parts of a moment in words."""

from typing import Any

from deska.kernel.scenes import Part
from deska.table.scenes import worded_fields
from deska.text import Texts


def part_frame(part: Part, texts: Texts) -> dict[str, Any]:
    """A part in words, with the picture of its subject."""
    frame = worded_fields(part, texts)
    portrait = texts.spec.portrait(part.subject) if part.subject and texts.spec.portrait is not None else None
    if portrait is not None:
        frame["thing"] = worded_fields(portrait, texts)
    return frame
