"""The writes for each change of a table: statements with their values, which a Writer carries out."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, update

from deska.kernel.game import Game
from deska.table.chairs import Chair
from deska.table.kept import INVITE, Link, Said, Snapshot, hashed
from deska.table.log import Entry
from deska.table.schema import CHAIRS, CHAT, DEVICES, ENTRIES, LINKS, MEMBERS, NOTES, PULSE, RESULTS, SNAPSHOTS, TABLES
from deska.table.standings import Result
from deska.table.table import Table
from deska.table.writer import Write

NEW_DEVICE: Final = insert(DEVICES)
NEW_TABLE: Final = insert(TABLES)
NEW_CHAIR: Final = insert(CHAIRS)
NEW_MEMBER: Final = insert(MEMBERS)
NEW_RESULT: Final = insert(RESULTS)
DROP_MEMBER: Final = delete(MEMBERS).where(MEMBERS.c.table_id == bindparam("of_table"), MEMBERS.c.device == bindparam("of_device"))
NEW_ENTRY: Final = insert(ENTRIES)
NEW_SNAPSHOT: Final = insert(SNAPSHOTS)
NEW_CHAT: Final = insert(CHAT)
NEW_NOTE: Final = insert(NOTES)
NEW_LINK: Final = insert(LINKS)
SET_TABLE: Final = update(TABLES).where(TABLES.c.id == bindparam("of_table"))
SET_CHAIR: Final = update(CHAIRS).where(CHAIRS.c.table_id == bindparam("of_table"), CHAIRS.c.seat == bindparam("of_seat"))
SET_NOTE: Final = update(NOTES).where(NOTES.c.table_id == bindparam("of_table"), NOTES.c.seat == bindparam("of_seat"))
SET_LINK: Final = update(LINKS).where(LINKS.c.secret == bindparam("of_secret"))
SET_INVITES: Final = update(LINKS).where(LINKS.c.table_id == bindparam("of_table"), LINKS.c.kind == INVITE)
SET_LINKS: Final = update(LINKS).where(LINKS.c.table_id == bindparam("of_table"))
SET_PULSE: Final = update(PULSE)


def table_row(table: Table) -> dict[str, Any]:
    row = {column.name: getattr(table, column.name) for column in TABLES.columns if column.name not in ("id", "clock", "lesson")}
    return {**row, "clock": asdict(table.clock) if table.clock else None, "lesson": asdict(table.lesson) if table.lesson else None}


def chair_row(chair: Chair) -> dict[str, Any]:
    return {**asdict(chair), "holders": list(chair.holders), "known": list(chair.known)}


def new_table(table: Table) -> list[Write]:
    """The writes for a new table with its chairs and members."""
    writes: list[Write] = [(NEW_TABLE, {"id": table.id, **table_row(table)})]
    writes += [(NEW_CHAIR, {"table_id": table.id, "seat": seat, **chair_row(chair)}) for seat, chair in enumerate(table.chairs)]
    return writes + [(NEW_MEMBER, {"table_id": table.id, "device": device}) for device in sorted(table.members)]


def changed_table(old: Table, new: Table) -> list[Write]:
    """The writes that turn the stored table into the new one."""
    writes: list[Write] = []
    if table_row(old) != table_row(new):
        writes.append((SET_TABLE, {"of_table": new.id, **table_row(new)}))
    for seat, (before, after) in enumerate(zip(old.chairs, new.chairs, strict=True)):
        if before != after:
            writes.append((SET_CHAIR, {"of_table": new.id, "of_seat": seat, **chair_row(after)}))
    if new.result is not None and old.result is None:
        writes.append((NEW_RESULT, {"table_id": new.id, **result_row(new.result)}))
    writes += [(DROP_MEMBER, {"of_table": new.id, "of_device": device}) for device in sorted(old.members - new.members)]
    return writes + [(NEW_MEMBER, {"table_id": new.id, "device": device}) for device in sorted(new.members - old.members)]


def result_row(result: Result) -> dict[str, Any]:
    return {**asdict(result), "places": list(result.places), "scores": list(result.scores), "won": list(result.won)}


def new_entry(table: str, entry: Entry) -> Write:
    return NEW_ENTRY, {
        "table_id": table,
        "n": entry.n,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "option": entry.option,
        "forced": entry.forced,
        "person": entry.person,
        "back": entry.back,
        "told": entry.told,
    }


def snapshot_of(n: int, game: Game) -> Snapshot:
    return Snapshot(n, game.spec.version, game.digest(), game.dump())


def new_snapshot(table: str, n: int, game: Game) -> Write:
    return kept_snapshot(table, snapshot_of(n, game))


def kept_snapshot(table: str, snapshot: Snapshot) -> Write:
    return NEW_SNAPSHOT, {"table_id": table, **vars(snapshot)}


def new_chat(table: str, said: Said) -> Write:
    return NEW_CHAT, {"table_id": table, **asdict(said)}


def new_note(table: str, seat: int, text: str) -> Write:
    return NEW_NOTE, {"table_id": table, "seat": seat, "text": text}


def changed_note(table: str, seat: int, text: str) -> Write:
    return SET_NOTE, {"of_table": table, "of_seat": seat, "text": text}


def new_link(secret: str, link: Link) -> Write:
    row = {**asdict(link), "secret": hashed(secret), "table_id": link.table, "seats": list(link.seats)}
    del row["table"]
    return NEW_LINK, row


def used_link(secret: str, at: int) -> Write:
    return SET_LINK, {"of_secret": hashed(secret), "used": at}


def spent_invites(table: str, at: int) -> Write:
    """The write that ends all invitations to a table, beside the table's own link."""
    return SET_INVITES, {"of_table": table, "used": at}


def spent_links(table: str, at: int) -> Write:
    """The write that ends all links and tokens of a table, beside the table's own link."""
    return SET_LINKS, {"of_table": table, "used": at}


def beat(at: int) -> Write:
    """A small write, to see whether the database can be written."""
    return SET_PULSE, {"at": at}


def new_device(device: str, token: str, at: int) -> Write:
    return NEW_DEVICE, {"id": device, "token": hashed(token), "created": at}
