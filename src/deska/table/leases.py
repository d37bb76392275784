"""Leases: a table in memory belongs to one server. Every write names the epoch of its lease, and an older epoch can write nothing.

A lease lives as long as its owner does: each server renews one row, not one for every table.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, Connection, Engine, bindparam, cast, delete, func, literal, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from deska.table.database import for_writing
from deska.table.proposals import Proposal, kept_proposal, proposal_of
from deska.table.refusals import Lost
from deska.table.schema import LEASES, SERVERS, TABLES
from deska.table.table import PLAYING
from deska.table.writer import Write

NOBODY: Final = ""
"""The owner of a table that sleeps."""
FOR_EVER: Final = 1 << 62
RELEASE: Final = update(LEASES).where(LEASES.c.table_id == bindparam("of_table"), LEASES.c.owner == bindparam("of_owner"))
SET_CHARGED: Final = update(LEASES).where(LEASES.c.table_id == bindparam("of_table"))
SET_PROPOSAL: Final = update(LEASES).where(LEASES.c.table_id == bindparam("of_table"))
NEW_LEASE: Final = LEASES.insert()
SESSION: Final = "deska "
"""The name of a server's sessions in PostgreSQL begins so; its id follows."""
END_WRITES: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN servers ON application_name = :session || servers.id"
    " WHERE expires <= extract(epoch FROM clock_timestamp()) * 1000"
    " AND xact_start <= clock_timestamp() - :lifetime * interval '1 millisecond'"
)


@dataclass(frozen=True)
class Lease:
    """The right to write to a table until somebody else gets it."""

    table: str
    epoch: int


@dataclass(frozen=True)
class Taken:
    """A lease that was taken, with what the owner before left for the next one."""

    lease: Lease
    seen: int
    """When the owner before was last known to live, if it died; else 0."""
    charged: int
    """When the clocks of the table were charged last."""
    proposal: Proposal | None
    """The proposal that people were voting on."""


@dataclass(frozen=True)
class Peer:
    """Another server on the same database."""

    id: str
    address: str
    secret: str


class Elsewhere(Exception):
    """Another server plays the table."""

    def __init__(self, table: str, peer: Peer) -> None:
        super().__init__(f"{table} is played by {peer.id}")
        self.table = table
        self.peer = peer


class Leases:
    """The leases of one server. `lifetime` is 0 where only one server can use the database: then nothing expires."""

    def __init__(self, engine: Engine, address: str = "", lifetime: int = 0) -> None:
        self.engine = engine
        self.lifetime = lifetime
        self.me = Peer(secrets.token_hex(8), address, secrets.token_urlsafe(16))
        self.insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.now: ColumnElement[int] = cast(1000 * func.extract("epoch", func.clock_timestamp()), BigInteger) if lifetime else literal(0)
        """The time of the database, the same for all servers."""

    @property
    def alive(self) -> Any:
        """The servers whose leases hold."""
        return select(SERVERS.c.id).where(SERVERS.c.expires > self.now)

    # --- this server

    def enter(self) -> None:
        """Be one of the servers. A server that was at this address before is gone, since this one listens there now."""
        with self.engine.begin() as connection:
            if not self.lifetime:
                connection.execute(delete(SERVERS))  # the lock of the file says that nobody else is there
            elif self.me.address:
                connection.execute(update(SERVERS).where(SERVERS.c.address == self.me.address).values(expires=self.now))
            self.renew(connection)

    def renew(self, connection: Connection) -> None:
        """Be alive for another lifetime."""
        expires = self.now + self.lifetime if self.lifetime else literal(FOR_EVER)
        row = {"id": self.me.id, "address": self.me.address, "secret": self.me.secret, "expires": expires}
        connection.execute(self.insert(SERVERS).values(row).on_conflict_do_update(index_elements=["id"], set_={"expires": expires}))

    def leave(self) -> None:
        """Be gone at once: the other servers need not wait."""
        with self.engine.begin() as connection:
            connection.execute(delete(SERVERS).where(SERVERS.c.id == self.me.id))

    def bury(self, peer: Peer) -> None:
        """Let a server count as dead at once: nothing listens at its address. If it lives all the same, its next sign of life says so."""
        with self.engine.begin() as connection:
            connection.execute(update(SERVERS).where(SERVERS.c.id == peer.id).values(expires=self.now))

    @property
    def name(self) -> str:
        """The name of this server's sessions in PostgreSQL."""
        return SESSION + self.me.id

    def end_writes_of_the_dead(self, connection: Connection) -> None:
        """End transactions that dead servers have left open: one that is paused, or cut off, still holds its locks.

        PostgreSQL would not do so by itself if a server stopped between two packets of one call: it takes the session for a busy one.
        """
        connection.execute(END_WRITES, {"session": SESSION, "lifetime": self.lifetime})

    def peers(self, connection: Connection) -> list[Peer]:
        """All servers that live, this one included."""
        rows = connection.execute(select(SERVERS).where(SERVERS.c.expires > self.now)).mappings()
        return [Peer(row["id"], row["address"], row["secret"]) for row in rows]

    # --- tables

    def take(self, table: str, may_inherit: bool = True) -> Taken | Peer | None:
        """Take the lease of a table that no living server has, else return who has it; None if there is no such table.

        With `may_inherit` false no table is taken from a server that seems to be dead.
        """
        with for_writing(self.engine).begin() as connection:
            before = self.row(connection, table)
            epoch = connection.execute(self.taking(table, may_inherit)).scalar()
            if epoch is not None:
                return self.taken(Lease(table, epoch), before)
            owner = self.row(connection, table)
        return Peer(owner["id"], owner["address"], owner["secret"]) if owner is not None and owner["id"] else None

    def owner(self, table: str, may_inherit: bool = True) -> Peer | None:
        """The server that plays a table, if one does."""
        with self.engine.connect() as connection:
            row = self.row(connection, table)
        if row is None or row["id"] is None or (may_inherit and row["expires"] <= row["now"]):
            return None
        return Peer(row["id"], row["address"], row["secret"])

    def row(self, connection: Connection, table: str) -> Any:
        chosen = select(LEASES, SERVERS.c.id, SERVERS.c.address, SERVERS.c.secret, SERVERS.c.expires, self.now.label("now"))
        joined = chosen.select_from(LEASES.outerjoin(SERVERS, SERVERS.c.id == LEASES.c.owner))
        return connection.execute(joined.where(LEASES.c.table_id == table)).mappings().first()

    def taking(self, table: str, may_inherit: bool) -> Any:
        """The statement that takes a lease and returns its epoch; it returns nothing if the lease belongs to somebody else."""
        known = select(TABLES.c.id, literal(self.me.id), literal(1), literal(0)).where(TABLES.c.id == table)
        new = self.insert(LEASES).from_select(["table_id", "owner", "epoch", "charged"], known)
        is_ours = LEASES.c.owner.in_((NOBODY, self.me.id))
        is_free = or_(is_ours, LEASES.c.owner.not_in(self.alive)) if may_inherit else is_ours
        changes = {"owner": self.me.id, "epoch": LEASES.c.epoch + 1}
        return new.on_conflict_do_update(index_elements=["table_id"], set_=changes, where=is_free).returning(LEASES.c.epoch)

    def taken(self, lease: Lease, before: Any) -> Taken:
        if before is None:
            return Taken(lease, 0, 0, None)
        died = self.lifetime and before["owner"] not in (NOBODY, self.me.id) and before["expires"]
        seen = before["expires"] - self.lifetime if died else 0
        return Taken(lease, seen, before["charged"], proposal_of(before["proposal"]))

    def orphans(self, most: int) -> list[str]:
        """Some games that were played by servers that live no more, in any order."""
        with self.engine.connect() as connection:
            chosen = select(LEASES.c.table_id).join(TABLES, TABLES.c.id == LEASES.c.table_id).where(TABLES.c.state == PLAYING)
            dead = chosen.where(LEASES.c.owner > NOBODY, LEASES.c.owner.not_in(self.alive))
            return list(connection.execute(dead.order_by(func.random()).limit(most)).scalars())

    def held(self, connection: Connection) -> set[Lease]:
        """The leases that this server has."""
        rows = connection.execute(select(LEASES.c.table_id, LEASES.c.epoch).where(LEASES.c.owner == self.me.id))
        return {Lease(table, epoch) for table, epoch in rows}

    def check(self, connection: Connection, wanted: Iterable[Lease]) -> None:
        """Make sure that leases are held, and stay so until the end of the transaction; raise Lost if one is not."""
        leases = set(wanted)
        if not leases or not self.lifetime:
            return
        chosen = select(LEASES.c.table_id, LEASES.c.epoch).where(LEASES.c.table_id.in_([lease.table for lease in leases]))
        rows = connection.execute(chosen.where(LEASES.c.owner == self.me.id).with_for_update(read=True))
        if leases - {Lease(table, epoch) for table, epoch in rows}:
            raise Lost

    # --- what is written with other changes of a table

    def first(self, table: str) -> tuple[Lease, Write]:
        """The lease of a table that is new, and the write that keeps it."""
        row = {"table_id": table, "owner": self.me.id, "epoch": 1, "charged": 0, "proposal": None}
        return Lease(table, 1), (NEW_LEASE, row)

    def release(self, lease: Lease) -> Write:
        """The write that puts a table to sleep: anybody may take it."""
        return RELEASE, {"of_table": lease.table, "of_owner": self.me.id, "owner": NOBODY}


def charged_at(lease: Lease, at: int) -> Write:
    """The write that notes when the clocks of a table were charged."""
    return SET_CHARGED, {"of_table": lease.table, "charged": at}


def proposed(lease: Lease, proposal: Proposal | None) -> Write:
    """The write that keeps the proposal that people vote on now."""
    return SET_PROPOSAL, {"of_table": lease.table, "proposal": kept_proposal(proposal)}
