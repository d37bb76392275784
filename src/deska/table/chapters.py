"""The chapters of a game: where its parts, turns and moments begin, by step."""

from collections.abc import Sequence
from typing import Any, Final

from deska.kernel.piles import knows
from deska.kernel.spec import GameSpec
from deska.kernel.values import Event
from deska.table.log import Entry
from deska.table.words import told
from deska.text import Texts

PART: Final = "part"
TURN: Final = "turn"
MOMENT: Final = "moment"


def chapters(choices: Sequence[Entry], beginning: Sequence[Entry], seat: int, texts: Texts) -> list[dict[str, Any]]:
    """The chapters as a seat heard them begin. What is told at the end of a choice begins with the next one."""
    begun: list[dict[str, Any]] = []
    for step, entry in enumerate([*beginning, *choices], 1 - len(beginning)):
        for event in entry.events():
            if (kind := kind_of(event, texts.spec)) and knows(event.audience, seat):
                player = event.args.get("player")
                chapter: dict[str, Any] = {"step": step, "kind": kind, "title": title_of(event, kind, texts)}
                begun.append(chapter | ({"seat": player} if type(player) is int and player >= 0 else {}))
    return begun


def kind_of(event: Event, spec: GameSpec) -> str:
    """The kind of chapter that begins with an event, if one does."""
    if event.message in spec.turns:
        return TURN
    if event.message in spec.headings:
        return PART
    return MOMENT if event.part is not None and event.part.moment is not None else ""


def title_of(event: Event, kind: str, texts: Texts) -> str:
    title = event.part.moment if kind == MOMENT and event.part is not None else None
    return told(event, texts) if title is None else texts.message(title.id, **title.args)
