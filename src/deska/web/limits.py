"""Limits on how often one address may do something, and the check of foreign pages."""

import time
from collections import OrderedDict
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from deska.web.settings import Settings

MOST_BUCKETS: Final = 10_000


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
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.burst)
            if len(self.by_address) > MOST_BUCKETS:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take()


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
