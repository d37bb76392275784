"""The things kept of a table in the database, beside the table itself and its log."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from deska.table.log import Entry
from deska.table.table import Table

INVITE: Final = "invite"
"""The kind of a link that brings friends to a table."""


@dataclass(frozen=True)
class Said:
    """A line of the chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class Snapshot:
    """A position that was kept after an entry, with the version of its rules and its digest."""

    n: int
    rules: int
    digest: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Link:
    """The access that a secret gives: to a table, or to chairs at it."""

    table: str
    kind: str
    device: str
    """The device that made it; it gives no more than that device's own chairs."""
    seats: tuple[int, ...]
    expires: int
    used: int


@dataclass(frozen=True)
class Stored:
    """All that is kept of one table."""

    table: Table
    entries: list[Entry]
    snapshots: list[Snapshot]
    chat: list[Said]
    notes: dict[int, str]


def hashed(secret: str) -> str:
    """Secrets are kept as their hash; they are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
