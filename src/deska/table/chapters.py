"""The chapters of a game: where its parts and turns begin, by step."""

from collections.abc import Sequence
from typing import Any, Final

from deska.kernel.piles import knows
from deska.table.log import Entry
from deska.table.words import told
from deska.text import Texts

PART: Final = "part"
TURN: Final = "turn"


def chapters(choices: Sequence[Entry], beginning: Sequence[Entry], seat: int, texts: Texts) -> list[dict[str, Any]]:
    """The chapters as a seat heard them begin. What is told at the end of a choice begins with the next one."""
    found: list[dict[str, Any]] = []
    for step, entry in enumerate([*beginning, *choices], 1 - len(beginning)):
        for event in entry.events():
            kind = TURN if event.message in texts.spec.turns else PART if event.message in texts.spec.headings else ""
            if kind and knows(event.audience, seat):
                player = event.args.get("player")
                chapter: dict[str, Any] = {"step": step, "kind": kind, "title": told(event, texts)}
                found.append(chapter | ({"seat": player} if type(player) is int and player >= 0 else {}))
    return found
