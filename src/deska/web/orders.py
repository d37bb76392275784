"""Orders of those who run the servers, and of people who want their data deleted: they wait in the database for a server that can do it."""

import logging
from asyncio import Lock, to_thread
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from deska.table.kept import hashed
from deska.table.leases import Elsewhere
from deska.table.log import line
from deska.table.orders import BAN, CLOSE, DELETE, FORGET, PAUSE, RESUME, REVOKE, UNBAN, Order, answered, banned, deleted, unbanned
from deska.table.orders import forgotten as forgotten_writes
from deska.table.refusals import Refused
from deska.table.table import Table
from deska.table.words import why
from deska.table.writes import spent_links
from deska.web.devices import new_secret
from deska.web.room import Room
from deska.web.times import now_ms

if TYPE_CHECKING:
    from deska.web.hub import Hub

GONE: Final = 4404
BANNED: Final = "banned"
"""The topic by which servers tell each other to forget a device."""

log = logging.getLogger(__name__)


class Orders:
    """Carries out the orders that wait, once a second."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.lock = Lock()
        self.acts: Final[dict[str, Callable[[str], Awaitable[None]]]] = {
            PAUSE: self.pause,
            RESUME: self.resume,
            CLOSE: self.close,
            DELETE: self.delete,
            REVOKE: self.revoke,
            BAN: self.ban,
            UNBAN: self.unban,
            FORGET: self.forget,
        }

    async def carry_out(self) -> None:
        """Carry out all orders that wait, each of them once."""
        async with self.lock:
            for order in await to_thread(self.hub.store.orders):
                await self.carry_out_one(order)

    async def carry_out_one(self, order: Order) -> None:
        try:
            await self.acts[order.what](order.subject)
            answer = "done"
        except Elsewhere:
            return  # the server that plays the table does it
        except Refused as refused:
            answer = why(refused, "en")
        except Exception as error:
            log.exception("order-failed", extra={"what": order.what})
            answer = f"failed: {type(error).__name__}"
        await self.note(order, answer)

    async def note(self, order: Order, answer: str) -> None:
        log.info("order", extra={"what": order.what, "answer": answer})
        await self.hub.writer.write([answered(order, answer)])

    # --- tables

    async def change(self, table: str, make: Callable[[Table], Table], told: str) -> None:
        room = await self.hub.room(table)

        async def act() -> None:
            await room.change(make(room.table), told)

        await room.carry(act)

    async def pause(self, table: str) -> None:
        await self.change(table, Table.paused, line("table-paused"))

    async def resume(self, table: str) -> None:
        await self.change(table, Table.resumed, line("table-resumed"))

    async def close(self, table: str) -> None:
        await self.change(table, Table.closed, line("table-closed"))

    async def delete(self, table: str) -> None:
        """Delete a table, even one that cannot be read."""
        room = self.hub.rooms.get(table)
        if room is not None:
            await room.carry(self.delete_room, room)
            return
        taken = await self.hub.take(table)
        await self.hub.writer.write(deleted(table), taken.lease)

    async def delete_room(self, room: Room) -> None:
        await room.write(deleted(room.table.id))
        self.hub.forget(room, GONE)

    async def revoke(self, table: str) -> None:
        """End all links and tokens of a table; its host can make new ones."""
        room = await self.hub.room(table)

        async def act() -> None:
            await room.keep(None, replace(room.table, invite=hashed(new_secret())), [spent_links(table, now_ms())])
            room.invite = ""

        await room.carry(act)

    # --- devices

    async def ban(self, device: str) -> None:
        await self.hub.writer.write(banned(device, now_ms()))
        self.hub.sharing.tell(BANNED, device)

    async def unban(self, device: str) -> None:
        await self.hub.writer.write([unbanned(device)])

    async def forget(self, subject: str) -> None:
        """Take a device away from a table: a bot goes on, no name or chat of theirs is left. A table that nobody else knows is deleted."""
        table, _, device = subject.partition(" ")
        if (await to_thread(self.hub.store.one, table)).members <= {device}:
            await self.delete(table)
            return
        room = await self.hub.room(table)
        await room.carry(self.forget_in, room, device)

    async def forget_in(self, room: Room, device: str) -> None:
        seats = room.table.seats_of(device)
        await room.keep(None, room.table.forgotten(device, room.spec), forgotten_writes(room.table, device))
        for said in [said for said in room.chat if said.seat in seats]:
            room.chat[said.n - 1] = replace(said, name="", text="")
