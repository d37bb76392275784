"""Reading tables from the database."""

import logging
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, Engine, RowMapping, func, select

from deska.table.chairs import Chair
from deska.table.kept import INVITE, Link, Said, Snapshot, Stored, hashed
from deska.table.log import Entry
from deska.table.orders import Order
from deska.table.refusals import Refused
from deska.table.schema import (
    BANS,
    CHAIRS,
    CHAT,
    DEVICES,
    ENTRIES,
    LEASES,
    LINKS,
    MEMBERS,
    NOTES,
    ORDERS,
    RESULTS,
    SERVERS,
    SNAPSHOTS,
    TABLES,
)
from deska.table.soundness import Unreadable, sound_chair, sound_entry, sound_lesson, sound_result, sound_row, sound_table, what_is_wrong
from deska.table.standings import Result
from deska.table.table import CLOSED, OVER, Clock, Table

MOST_LISTED: Final = 200

log = logging.getLogger(__name__)


class Store:
    """Reads the database; all writing goes through a Writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.aside: dict[str, str] = {}
        """Tables that cannot be read, and why."""

    def device(self, token: str) -> str | None:
        """The device that a cookie belongs to, unless it is banned."""
        known = select(DEVICES.c.id).where(DEVICES.c.token == hashed(token), DEVICES.c.id.not_in(select(BANS.c.device)))
        with self.engine.connect() as connection:
            return connection.execute(known).scalar()

    def is_banned(self, token: str) -> bool:
        banned = select(BANS.c.device).join(DEVICES, DEVICES.c.id == BANS.c.device).where(DEVICES.c.token == hashed(token))
        with self.engine.connect() as connection:
            return connection.execute(banned).scalar() is not None

    def orders(self) -> list[Order]:
        """Orders that nobody has answered yet, the oldest first."""
        with self.engine.connect() as connection:
            chosen = select(ORDERS).where(ORDERS.c.answer == "").order_by(ORDERS.c.at)
            return [Order(**row) for row in connection.execute(chosen).mappings()]

    def answer(self, order: str) -> str:
        with self.engine.connect() as connection:
            return str(connection.execute(select(ORDERS.c.answer).where(ORDERS.c.id == order)).scalar() or "")

    def of_member(self, device: str) -> list[str]:
        """All tables that a device knows."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(MEMBERS.c.table_id).where(MEMBERS.c.device == device)).scalars())

    def untouched(self, since: int, most: int) -> list[str]:
        """Some tables at which nothing has happened since then."""
        is_lively = select(ENTRIES.c.n).where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= since).exists()
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.created < since, ~is_lively).limit(most)).scalars())

    def page(self, state: str = "", most: int = 100) -> list[tuple[Table, str, int]]:
        """The newest tables with the address of the server that plays each and the number of entries, for those who run the servers."""
        chosen = select(TABLES.c.id).order_by(TABLES.c.created.desc()).limit(most)
        with self.engine.connect() as connection:
            ids = list(connection.execute(chosen.where(TABLES.c.state == state) if state else chosen).scalars())
            tables = self.tables(connection, ids)
            playing = LEASES.outerjoin(SERVERS, SERVERS.c.id == LEASES.c.owner)
            named = func.coalesce(func.nullif(SERVERS.c.address, ""), LEASES.c.owner)
            held = select(LEASES.c.table_id, named).select_from(playing).where(LEASES.c.table_id.in_(ids))
            owners: dict[str, str] = {row[0]: row[1] for row in connection.execute(held)}
            counted = select(ENTRIES.c.table_id, func.count()).where(ENTRIES.c.table_id.in_(ids)).group_by(ENTRIES.c.table_id)
            entries: dict[str, int] = {row[0]: row[1] for row in connection.execute(counted)}
        return [(table, owners.get(table.id, ""), entries.get(table.id, 0)) for table in tables]

    def link(self, secret: str) -> Link | None:
        """The link of a secret: a table's own, or one that was made for a device or a bot."""
        with self.engine.connect() as connection:
            table = connection.execute(select(TABLES.c.id).where(TABLES.c.invite == hashed(secret))).scalar()
            if table is not None:
                return Link(table, INVITE, "", (), 0, 0)
            row = connection.execute(select(LINKS).where(LINKS.c.secret == hashed(secret))).mappings().first()
        if row is None:
            return None
        return Link(row["table_id"], row["kind"], row["device"], tuple(row["seats"]), row["expires"], row["used"])

    def table(self, table: str) -> Stored | None:
        """All that is kept of a table; raises Unreadable if that makes no sense."""
        with self.engine.connect() as connection:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).scalar() is None:
                return None
            try:
                return self.stored(connection, table)
            except Exception as error:  # whatever is wrong with it
                raise self.set_aside(table, error) from None

    def stored(self, connection: Connection, table: str) -> Stored:
        return Stored(
            self.read(connection, [table])[0],
            [sound_entry(Entry(**without(row, "table_id"))) for row in rows(connection, ENTRIES, table)],
            [Snapshot(row["n"], row["rules"], row["digest"], row["data"]) for row in rows(connection, SNAPSHOTS, table)],
            [Said(row["n"], row["seat"], row["name"], row["text"], row["at"]) for row in rows(connection, CHAT, table)],
            {row["seat"]: row["text"] for row in rows(connection, NOTES, table)},
        )

    def set_aside(self, table: str, error: Exception) -> Unreadable:
        """Log once that a table cannot be read, and list it no more; all others go on."""
        why = what_is_wrong(error)
        if table not in self.aside:
            self.aside[table] = why
            log.error("table-set-aside", extra={"table": table, "why": why})
        return Unreadable(why)

    def tables(self, connection: Connection, ids: Iterable[str]) -> list[Table]:
        """Tables in the order of the ids, without those that cannot be read."""
        wanted = [table for table in ids if table not in self.aside]
        try:
            return self.read(connection, wanted)
        except Exception:  # one of them is broken: find out which, and return the others
            return [readable for table in wanted for readable in self.readable(connection, table)]

    def readable(self, connection: Connection, table: str) -> list[Table]:
        try:
            return self.read(connection, [table])
        except Exception as error:
            self.set_aside(table, error)
            return []

    def read(self, connection: Connection, wanted: list[str]) -> list[Table]:
        """Tables with chairs and members."""
        chairs: dict[str, dict[int, Chair]] = {}
        for row in connection.execute(select(CHAIRS).where(CHAIRS.c.table_id.in_(wanted)).order_by(CHAIRS.c.seat)).mappings():
            chairs.setdefault(row["table_id"], {})[row["seat"]] = chair_of(row)
        members: dict[str, set[str]] = {}
        for row in connection.execute(select(MEMBERS).where(MEMBERS.c.table_id.in_(wanted))).mappings():
            members.setdefault(row["table_id"], set()).add(row["device"])
        results = {
            row["table_id"]: sound_result(without(sound_row(RESULTS, row), "table_id"))
            for row in connection.execute(select(RESULTS).where(RESULTS.c.table_id.in_(wanted))).mappings()
        }
        tables = {
            row["id"]: table_of(row, chairs.get(row["id"], {}), members.get(row["id"], set()), results.get(row["id"]))
            for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(wanted))).mappings()
        }
        return [tables[name] for name in wanted if name in tables]

    def one(self, table: str) -> Table:
        """A table without its log; refused if there is none, or if it cannot be read."""
        with self.engine.connect() as connection:
            tables = self.tables(connection, [table])
        if not tables:
            raise Refused("no-table")
        return tables[0]

    def public(self) -> list[Table]:
        """Public tables that are not over, the newest first."""
        chosen = select(TABLES.c.id).where(TABLES.c.public, TABLES.c.state.not_in((OVER, CLOSED)))
        return self.listed(chosen.order_by(TABLES.c.created.desc()).limit(MOST_LISTED))

    def of_device(self, device: str) -> list[Table]:
        """Tables that a device knows, the newest first."""
        chosen = select(TABLES.c.id).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id).where(MEMBERS.c.device == device)
        return self.listed(chosen.order_by(TABLES.c.created.desc()).limit(MOST_LISTED))

    def all_tables(self) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars())

    def hosted(self, device: str) -> int:
        """The number of open tables that a device hosts."""
        chosen = select(func.count()).select_from(TABLES).where(TABLES.c.host == device, TABLES.c.state.not_in((OVER, CLOSED)))
        with self.engine.connect() as connection:
            return int(connection.execute(chosen).scalar() or 0)

    def listed(self, chosen: Any) -> list[Table]:
        with self.engine.connect() as connection:
            return self.tables(connection, connection.execute(chosen).scalars().all())


def rows(connection: Connection, kind: Any, table: str) -> list[RowMapping]:
    """All rows that belong to a table, in their order."""
    order = kind.c.n if "n" in kind.columns else kind.c.seat
    return [sound_row(kind, row) for row in connection.execute(select(kind).where(kind.c.table_id == table).order_by(order)).mappings()]


def without(row: RowMapping, *names: str) -> dict[str, Any]:
    return {str(name): value for name, value in row.items() if name not in names}


def chair_of(row: RowMapping) -> Chair:
    known = {"holders": tuple(row["holders"]), "known": tuple(row["known"])}
    return sound_chair(Chair(**{**without(sound_row(CHAIRS, row), "table_id", "seat"), **known}))


def table_of(row: RowMapping, chairs: Mapping[int, Chair], members: set[str], result: Result | None) -> Table:
    clock = Clock(**row["clock"]) if row["clock"] else None
    parts = {"clock": clock, "lesson": sound_lesson(row["lesson"]), "chairs": tuple(chairs.values()), "members": frozenset(members)}
    table = Table(**{**sound_row(TABLES, row), **parts, "result": result})
    return sound_table(table, list(chairs))
