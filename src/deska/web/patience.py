"""Limits that uvicorn lacks: on the time that the server waits for a client, and on the connections of one address."""

import asyncio
import logging
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deska.web.limits import address_of
from deska.web.settings import Settings

STUCK: Final = 60.0
"""Seconds after which a client that does not read its answer is cut off."""
MOST_HEADER: Final = 16_384
"""The most bytes of a request before its body."""
RESERVE: Final = 100
"""File descriptors that are kept for the database, workers and files."""

log = logging.getLogger(__name__)


@dataclass
class Doorkeeper:
    """Counts the connections of a server by address, and knows those that have not asked for anything yet (strangers)."""

    settings: Settings
    most: int
    """The most connections in all."""
    neighbours: set[str] = field(default_factory=set)
    """Addresses of other servers that pass requests on: there are many people behind one, as behind a proxy."""
    open: Counter[str] = field(default_factory=Counter)
    strangers: OrderedDict[asyncio.Transport, str] = field(default_factory=OrderedDict)
    """Connections that have not asked for anything yet, the oldest first."""

    def enter(self, transport: asyncio.Transport) -> str | None:
        """Let a connection in and return its address. At a limit the oldest stranger has to go; without one it is refused (None)."""
        address = address_of({"client": transport.get_extra_info("peername")})
        is_greedy = self.open[address] >= self.settings.most_connections and not self.is_proxy(transport)
        is_full = is_greedy or self.open.total() >= self.most
        if is_full and not self.make_room(address if is_greedy else ""):
            log.warning("connection-refused", extra={"open": self.open.total()})
            return None
        self.open[address] += 1
        self.strangers[transport] = address
        return address

    def is_proxy(self, transport: asyncio.Transport) -> bool:
        """True if a connection comes from a proxy: there are many people behind one."""
        peer = transport.get_extra_info("peername")
        if peer and address_of({"client": peer}) in self.neighbours:
            return True
        return bool(peer) and any(ip_address(peer[0].partition("%")[0]) in network for network in self.proxies)

    @cached_property
    def proxies(self) -> list[IPv4Network | IPv6Network]:
        return [ip_network(proxy) for proxy in self.settings.proxies]

    def make_room(self, address: str) -> bool:
        """Close the connection of the oldest stranger, of one address or of all; False if there is none."""
        for transport, other in self.strangers.items():
            if address in ("", other):
                del self.strangers[transport]
                transport.abort()
                return True
        return False

    def asked(self, transport: asyncio.Transport) -> None:
        """The connection has asked for something: it is no stranger any more."""
        self.strangers.pop(transport, None)

    def leave(self, transport: asyncio.Transport, address: str) -> None:
        self.strangers.pop(transport, None)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class Patient(H11Protocol):
    """HTTP with time limits for headers, for bodies and for reading the answer."""

    doors: Doorkeeper
    address: str | None = None
    waiting: asyncio.TimerHandle | None = None
    """Ends the connection unless headers or a body are complete by then."""
    stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.doors.enter(transport)
        if self.address is None:
            transport.abort()
        else:
            self.wait(self.doors.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.resume()
        if self.address is not None:
            self.doors.leave(self.transport, self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        self.watch(before)

    def on_response_complete(self) -> None:
        before = self.conn.their_state
        super().on_response_complete()
        self.watch(before)

    def watch(self, before: Any) -> None:
        """Start the time limit when headers or a body begin, and stop it when they are complete."""
        if self.transport.get_protocol() is not self:  # it has become a socket
            return
        now = self.conn.their_state
        if now is h11.IDLE:
            if self.conn.trailing_data[0] and self.waiting is None:
                self.wait(self.doors.settings.header_seconds)
            return
        self.doors.asked(self.transport)
        if now is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                self.wait(self.doors.settings.body_seconds)
        else:
            self.rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to a socket: from now on pings look after it."""
        self.rest()
        self.resume()
        self.doors.asked(self.transport)
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Counted) and self.address is not None:
            protocol.address, self.address = self.address, None

    # --- time

    def wait(self, seconds: float) -> None:
        self.rest()
        self.waiting = self.loop.call_later(seconds, self.give_up)

    def rest(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self) -> None:
        self.waiting = None
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.stuck or self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.resume()

    def resume(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


class Counted(WebSocketsSansIOProtocol):
    """A socket that is counted until it ends."""

    doors: Doorkeeper
    address: str | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.doors.leave(self.transport, self.address)
            self.address = None
        super().connection_lost(exc)


def protocols(doors: Doorkeeper) -> tuple[type[Patient], type[Counted]]:
    """The two protocols, bound to the doorkeeper of one server."""
    http = type("PatientOfServer", (Patient,), {"doors": doors})
    sockets = type("CountedOfServer", (Counted,), {"doors": doors})
    return cast("type[Patient]", http), cast("type[Counted]", sockets)


def most_connections() -> int:
    """The number of connections that the system allows, less those that the server itself needs."""
    most = most_descriptors()
    return most - min(RESERVE, most // 4)


def most_descriptors() -> int:
    """The number of files and connections that this process may have open, after raising the limit as far as possible."""
    try:
        import resource
    except ImportError:  # Windows
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
