"""Orders that wait in the database, and the writes for bans and for deleting tables and people."""

import secrets
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import bindparam, delete, insert, update

from deska.table.schema import BANS, CHAIRS, CHAT, DEVICES, ENTRIES, LEASES, LINKS, MEMBERS, NOTES, ORDERS, SNAPSHOTS, TABLES
from deska.table.table import Table
from deska.table.writer import Write

PAUSE: Final = "pause"
RESUME: Final = "resume"
CLOSE: Final = "close"
DELETE: Final = "delete"
REVOKE: Final = "revoke"
BAN: Final = "ban"
UNBAN: Final = "unban"
FORGET: Final = "forget"
TABLE_ORDERS: Final = (PAUSE, RESUME, CLOSE, DELETE, REVOKE)
DEVICE_ORDERS: Final = (BAN, UNBAN)

NEW_ORDER: Final = insert(ORDERS)
ANSWER: Final = update(ORDERS).where(ORDERS.c.id == bindparam("of_order"))
NEW_BAN: Final = insert(BANS)
END_BAN: Final = delete(BANS).where(BANS.c.device == bindparam("of_device"))
END_DEVICE: Final = delete(DEVICES).where(DEVICES.c.id == bindparam("of_device"))
END_MEMBER: Final = delete(MEMBERS).where(MEMBERS.c.table_id == bindparam("of_table"), MEMBERS.c.device == bindparam("of_device"))
END_LINKS: Final = delete(LINKS).where(LINKS.c.table_id == bindparam("of_table"), LINKS.c.device == bindparam("of_device"))
END_NOTE: Final = delete(NOTES).where(NOTES.c.table_id == bindparam("of_table"), NOTES.c.seat == bindparam("of_seat"))
HUSH_CHAT: Final = update(CHAT).where(CHAT.c.table_id == bindparam("of_table"), CHAT.c.seat == bindparam("of_seat"))
END_TABLE: Final = delete(TABLES).where(TABLES.c.id == bindparam("of_table"))
PARTS: Final = (CHAIRS, MEMBERS, ENTRIES, SNAPSHOTS, CHAT, NOTES, LINKS, LEASES)
END_PARTS: Final = tuple(delete(part).where(part.c.table_id == bindparam("of_table")) for part in PARTS)


@dataclass(frozen=True)
class Order:
    """Something that a server has to do, and what it is about: a table, a device, or both."""

    id: str
    what: str
    subject: str
    at: int
    answer: str = ""


def ordered(what: str, subject: str, at: int) -> tuple[Order, Write]:
    """A new order, and the write that keeps it."""
    order = Order(secrets.token_hex(8), what, subject, at)
    return order, (NEW_ORDER, asdict(order))


def answered(order: Order, answer: str) -> Write:
    return ANSWER, {"of_order": order.id, "answer": answer}


def banned(device: str, at: int) -> list[Write]:
    return [unbanned(device), (NEW_BAN, {"device": device, "at": at})]


def unbanned(device: str) -> Write:
    return END_BAN, {"of_device": device}


def deleted(table: str) -> list[Write]:
    """The writes that delete a table with everything that belongs to it."""
    return [(END_TABLE, {"of_table": table}), *((part, {"of_table": table}) for part in END_PARTS)]


def without_device(device: str) -> Write:
    """The write after which a cookie is nobody's."""
    return END_DEVICE, {"of_device": device}


def forgotten(table: Table, device: str) -> list[Write]:
    """The writes that take a device away from a table, beside those of the chairs."""
    own = {"of_table": table.id, "of_device": device}
    seats = [{"of_table": table.id, "of_seat": seat} for seat in table.seats_of(device)]
    lines: list[Write] = [(HUSH_CHAT, {**seat, "name": "", "text": ""}) for seat in seats]
    return [(END_MEMBER, own), (END_LINKS, own), *lines, *((END_NOTE, seat) for seat in seats)]
