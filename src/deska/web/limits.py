"""Limits on how often one address may do something, and the check of foreign pages."""

import time
from collections import Counter, OrderedDict
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from deska.web.settings import Settings

MOST_BUCKETS: Final = 10_000
READS: Final = 5
"""So many times more reading requests are allowed than changing ones."""
AT_ONCE: Final = 80
BURST: Final = 10
"""So many seconds' worth may come at once."""


class Bucket:
    """A token bucket: so many may pass in a second, and a burst after a pause."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """True if one more may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address. Servers that share a database tell each other what passed, so that all have one limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: Counter[str] = Counter()
        """How many passed by address since the others were told."""

    def take(self, address: str) -> bool:
        passes = self.of(address).take()
        self.spent[address] += passes
        return passes

    def charge(self, address: str, count: int) -> None:
        """Count what has passed at another server."""
        bucket = self.of(address)
        bucket.take()
        bucket.left = max(bucket.left + 1 - count, -self.rate)

    def news(self) -> dict[str, int]:
        """The requests since the last call, by address, where they are enough to matter."""
        spent, self.spent = self.spent, Counter()
        return {address: count for address, count in spent.items() if count >= self.rate / 10}

    def of(self, address: str) -> Bucket:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.burst)
            if len(self.by_address) > MOST_BUCKETS:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket


class Limits:
    """All limits by address."""

    def __init__(self, settings: Settings) -> None:
        self.openings = Buckets(settings.most_openings, BURST * settings.most_openings)
        """How fast an address opens sockets."""
        self.newcomers = Buckets(settings.most_newcomers / 3600, settings.most_newcomers)
        """New devices and new tables: without a cookie every request is a new device."""
        self.writing = Buckets(settings.most_requests, BURST * settings.most_requests)
        self.reading = Buckets(READS * settings.most_requests, BURST * READS * settings.most_requests)

    def news(self) -> list[list[tuple[str, str, int]]]:
        """News for the other servers (limit, address, how many), in messages that are not too long."""
        news = [(name, address, count) for name, buckets in vars(self).items() for address, count in buckets.news().items()]
        return [news[first : first + AT_ONCE] for first in range(0, len(news), AT_ONCE)]

    def heard(self, news: list[tuple[str, str, int]]) -> None:
        for name, address, count in news:
            getattr(self, name).charge(address, count)


def address_of(scope: Scope) -> str:
    """The address that limits count for; with IPv6 the whole network of 64 bits, because one subscriber has all of it."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    if ":" not in host:
        return host
    try:
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def is_foreign(connection: HTTPConnection, settings: Settings) -> bool:
    """True if a foreign page sent this. Browsers name the page in `Origin`; a request without it comes from no page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if not origin:
        return True
    known = [*settings.origins, *([settings.address.rstrip("/")] if settings.address else [])]
    return origin not in known and urlsplit(origin).netloc != connection.headers.get("host", "")
