"""Sharing a database: one server alone with SQLite, or several with PostgreSQL, which keeps their leases and carries their messages."""

import logging
import time
from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Final, Protocol

import orjson
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from deska.table.database import sign_sessions
from deska.table.holding import Hold, hold_database
from deska.table.leases import Lease, Leases, Peer

LIFETIME: Final = 3.0
"""Seconds after which a server that was not heard of counts as dead. The others know it one renewal later. Sockets are to be back within
ten seconds, also where the machine is busy: that leaves two thirds of the time to them."""
RENEW: Final = 0.5
"""Seconds between two signs of life."""
WAIT: Final = 0.2
"""Seconds between two looks at what has to be told."""
CHANNEL: Final = "deska"
MOST_BYTES: Final = 7_900
"""The most bytes of a message: PostgreSQL carries 8,000."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """The server in memory, as the shared database sees it. Called in its event loop."""

    def heard(self, sender: str, topic: str, content: Any) -> None:
        """Another server, or this one, tells something to all."""

    def only(self, held: set[Lease]) -> None:
        """This server was away for so long that others may have taken its tables; these are left."""


class Alone:
    """SQLite: all tables are ours, and there is nobody to tell."""

    def __init__(self, hold: Hold) -> None:
        self.hold = hold
        self.leases = Leases(hold.engine)
        self.peers: list[Peer] = [self.leases.me]
        self.is_current = True
        self.may_inherit = True
        self.listener: Listener | None = None
        self.is_new = True

    def start(self, listener: Listener) -> None:
        self.listener = listener
        self.leases.enter()

    def orphans(self, most: int) -> list[str]:
        """Games that were being played when the last server stopped; there can be none once they are taken over."""
        tables = self.leases.orphans(most) if self.is_new else []
        self.is_new = bool(tables)
        return tables

    def tell(self, topic: str, content: Any) -> None:
        if self.listener is not None:
            get_running_loop().call_soon(self.listener.heard, self.leases.me.id, topic, content)

    def stop(self) -> None:
        self.hold.release()


class Together:
    """PostgreSQL: a thread renews the leases, tells the other servers what happens here, and hears what they tell."""

    def __init__(self, hold: Hold, address: str) -> None:
        self.hold = hold
        self.leases = Leases(hold.engine, address, round(1000 * LIFETIME))
        sign_sessions(hold.engine, self.leases.name)
        self.peers: list[Peer] = [self.leases.me]
        self.valid_until = 0.0
        self.cautious_until = 0.0
        self.outgoing: SimpleQueue[str] = SimpleQueue()
        self.stopping = Event()
        self.thread = Thread(target=self.run, name="deska-leases", daemon=True)
        self.renewed_at = 0.0

    @property
    def is_current(self) -> bool:
        """True if no other server can have taken our tables yet."""
        return time.monotonic() < self.valid_until

    @property
    def may_inherit(self) -> bool:
        """False for a while after the database was away: the other servers, too, need a moment to show that they live."""
        return time.monotonic() > self.cautious_until

    def start(self, listener: Listener) -> None:
        self.listener = listener
        self.loop: AbstractEventLoop = get_running_loop()
        self.renewed_at = time.monotonic()
        self.leases.enter()
        self.valid_until = self.renewed_at + LIFETIME
        self.thread.start()

    def orphans(self, most: int) -> list[str]:
        """Some games of servers that live no more."""
        return self.leases.orphans(most)

    def tell(self, topic: str, content: Any) -> None:
        """Tell all servers, this one included; soon, not at once."""
        message = orjson.dumps([self.leases.me.id, topic, content]).decode()
        if len(message.encode()) > MOST_BYTES:
            raise ValueError(f"a message about {topic} is too long")
        self.outgoing.put(message)

    def stop(self) -> None:
        """Leave the tables to the others."""
        self.stopping.set()
        if self.thread.is_alive():
            self.thread.join()
        try:
            self.leases.leave()
        except SQLAlchemyError as error:
            log.warning("leases-not-released", extra={"why": type(error).__name__})
        self.hold.release()

    # --- in the thread

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                with self.hold.engine.connect() as connection:
                    self.attend(connection.execution_options(isolation_level="AUTOCOMMIT"))
            except SQLAlchemyError as error:
                log.warning("database-away", extra={"why": type(error).__name__})
                self.stopping.wait(WAIT)
            except Exception:
                log.exception("leases-failed")
                self.stopping.wait(WAIT)

    def attend(self, connection: Connection) -> None:
        """Renew, tell and hear until the connection breaks or the server stops."""
        connection.execute(text(f"LISTEN {CHANNEL}"))
        driver: Any = connection.connection.driver_connection
        self.renew(connection)
        self.outgoing.put(orjson.dumps([self.leases.me.id, "joined", None]).decode())
        while not self.stopping.is_set():
            while not self.outgoing.empty():
                connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": self.outgoing.get()})
            if time.monotonic() - self.renewed_at >= RENEW:
                self.renew(connection)
            for notice in driver.notifies(timeout=WAIT):
                self.pass_on(self.listener.heard, *orjson.loads(notice.payload))

    def renew(self, connection: Connection) -> None:
        began = time.monotonic()
        away = began - self.renewed_at > LIFETIME
        self.leases.renew(connection)
        self.leases.end_writes_of_the_dead(connection)
        held = self.leases.held(connection) if away else None
        self.renewed_at = began
        self.pass_on(self.renewed, began, self.leases.peers(connection), held)

    def pass_on(self, act: Callable[..., None], *args: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(act, *args)

    # --- in the event loop

    def renewed(self, began: float, peers: list[Peer], held: set[Lease] | None) -> None:
        self.peers = peers
        if held is not None:
            log.warning("leases-lapsed", extra={"held": len(held)})
            self.cautious_until = began + LIFETIME
            self.listener.only(held)
        self.valid_until = began + LIFETIME


Sharing = Alone | Together


def share_database(url: str, address: str) -> Sharing:
    """Open a database for a server; others reach it at the address."""
    hold = hold_database(url)
    return Together(hold, address) if hold.engine.dialect.name == "postgresql" else Alone(hold)
