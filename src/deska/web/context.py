"""The context that all requests share: settings, tables, devices and limits."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from starlette.requests import HTTPConnection

from deska.table.refusals import Refused
from deska.text import LANGUAGES
from deska.web.devices import Devices
from deska.web.hops import Hops
from deska.web.hub import Hub
from deska.web.limits import address_of
from deska.web.room import Room
from deska.web.settings import Settings

if TYPE_CHECKING:
    from deska.web.api.health import Pulse


@dataclass(frozen=True)
class Context:
    """The parts of a server that its requests use."""

    settings: Settings
    hub: Hub
    devices: Devices
    pulse: "Pulse"
    hops: Hops

    async def room(self, table: str, device: str) -> Room:
        """A table that the device may see: a public one, or one whose link it has followed."""
        if not 0 < len(table) <= 16 or not table.isalnum():
            raise Refused("no-table")
        room = await self.hub.room(table)
        if not room.table.public and device not in room.table.members:
            raise Refused("no-table")
        return room

    def count_newcomer(self, connection: HTTPConnection) -> None:
        if not self.hub.limits.newcomers.take(address_of(connection.scope)):
            raise Refused("too-many-newcomers")

    async def enter(self, connection: HTTPConnection) -> tuple[str, str]:
        """The device behind a request, and a cookie if the device is new."""
        device = await self.devices.who(connection)
        if device:
            return device, ""
        await self.devices.check_ban(connection)
        self.count_newcomer(connection)
        return await self.devices.greet()


def context(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def language(connection: HTTPConnection) -> str:
    """The language of the answer: as asked for, else as the browser prefers, else English."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
