"""Moments of a game: their parts in words, and the chapters that they make of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from deska.kernel.piles import knows
from deska.kernel.scenes import Message, Part
from deska.kernel.values import SPECTATOR
from deska.table.log import Entry
from deska.table.scenes import worded_fields
from deska.text import Texts


@dataclass(frozen=True)
class Chapter:
    """A moment in the course of a game."""

    step: int
    """The number of choices before it, and the one that led to it."""
    title: Message


def chapters(choices: Sequence[Entry]) -> list[Chapter]:
    """The moments of a game that everybody saw, each with the step after which it is seen."""
    return [
        Chapter(step, event.part.moment)
        for step, entry in enumerate(choices, 1)
        if '"moment"' in entry.told
        for event in entry.events()
        if event.part is not None and event.part.moment is not None and knows(event.audience, SPECTATOR)
    ]


def chapter_frames(choices: Sequence[Entry], texts: Texts) -> list[dict[str, Any]]:
    return [{"step": chapter.step, "title": texts.message(chapter.title.id, **chapter.title.args)} for chapter in chapters(choices)]


def part_frame(part: Part, texts: Texts) -> dict[str, Any]:
    """A part in words, with the picture of its subject."""
    frame = worded_fields(part, texts)
    portrait = texts.spec.portrait(part.subject) if part.subject and texts.spec.portrait is not None else None
    if portrait is not None:
        frame["thing"] = worded_fields(portrait, texts)
    return frame
