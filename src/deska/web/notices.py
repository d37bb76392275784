"""Notices to web addresses: "it is your turn", sent once to people who are not looking. They are off unless the settings allow them."""

import ipaddress
import json
import logging
import socket
from asyncio import Task, to_thread
from collections.abc import Callable, Coroutine
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from deska.table.refusals import Refused
from deska.table.words import words
from deska.web.settings import Settings

if TYPE_CHECKING:
    from deska.web.room import Room

TIMEOUT: Final = 10.0
LANG: Final = "en"

log = logging.getLogger(__name__)


def public_address(url: str) -> tuple[str, str]:
    """Host and IP address of a URL; refused unless public, so that nobody can reach machines inside the network."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise Refused("bad-webhook")
    try:
        entries = socket.getaddrinfo(parts.hostname, parts.port or (443 if parts.scheme == "https" else 80), type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        raise Refused("bad-webhook") from None
    addresses = {str(entry[4][0]) for entry in entries}
    if not addresses or not all(ipaddress.ip_address(address.partition("%")[0]).is_global for address in addresses):
        raise Refused("bad-webhook")
    return parts.hostname, sorted(addresses)[0]


def send(url: str, notice: dict[str, Any]) -> int:
    """Post a notice to the address that was checked; redirects are not followed."""
    host, address = public_address(url)
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(host, parts.port, timeout=TIMEOUT)
    plain = socket.create_connection((address, connection.port), TIMEOUT)  # not by name: that may lead elsewhere by now
    try:
        context = getattr(connection, "_context", None)
        connection.sock = context.wrap_socket(plain, server_hostname=host) if context is not None else plain
        connection.request("POST", path, json.dumps(notice), {"Content-Type": "application/json", "User-Agent": "Deska"})
        with connection.getresponse() as response:
            return response.status
    finally:
        connection.close()
        plain.close()


class Notices:
    """Sends notices, and remembers whom it has told, so that nobody is told twice."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.told: dict[tuple[str, int], int] = {}

    def check(self, url: str) -> None:
        """Refuse an address that notices cannot be sent to."""
        if not self.settings.webhooks:
            raise Refused("no-webhook")
        if url:
            public_address(url)

    def look_at(self, room: "Room", start: Callable[[Coroutine[Any, Any, None]], Task[None]]) -> None:
        if not self.settings.webhooks or room.play is None:
            return
        asked = room.asked
        for seat, chair in enumerate(room.table.chairs):
            key = (room.table.id, seat)
            if seat not in asked or not chair.is_person:
                self.told.pop(key, None)
            elif chair.webhook and key not in self.told and seat not in room.live.present:
                self.told[key] = room.seq
                start(self.tell(chair.webhook, self.notice(room, seat)))

    def notice(self, room: "Room", seat: int) -> dict[str, Any]:
        texts = room.texts(LANG)
        title = texts.message(f"{texts.spec.prefix}-title") if texts else room.table.game
        name = room.table.names[seat]
        text = words(LANG)("turn-notice", game=title, player=name)
        return {"table": room.table.id, "game": room.table.game, "seat": seat, "name": name, "text": text, "content": text}

    async def tell(self, url: str, notice: dict[str, Any]) -> None:
        try:
            status = await to_thread(send, url, notice)
            log.info("notice", extra={"table": notice["table"], "seat": notice["seat"], "status": status})
        except (OSError, HTTPException, Refused) as error:
            log.warning("notice-failed", extra={"table": notice["table"], "seat": notice["seat"], "why": type(error).__name__})
