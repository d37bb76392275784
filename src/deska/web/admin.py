"""The command `deska admin`: look at tables, and give orders to the servers that play them."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer

from deska.kernel.errors import DeskaError
from deska.table.database import open_database
from deska.table.folders import data_folder
from deska.table.frames import iso
from deska.table.holding import Busy
from deska.table.orders import DEVICE_ORDERS, TABLE_ORDERS, Order, ordered
from deska.table.refusals import Refused
from deska.table.store import Store
from deska.table.table import Table
from deska.table.writer import Writer
from deska.web.command import DataOption, need_server
from deska.web.hub import Hub
from deska.web.settings import Settings, read_settings

LIST: Final = "list"
SHOW: Final = "show"
WHAT: Final = f"{LIST}, {SHOW}, {', '.join(TABLE_ORDERS)} (a table), {', '.join(DEVICE_ORDERS)} (a device)."
PATIENCE: Final = 5.0
"""Seconds in which a server has to answer; if none does, the order is carried out here."""


def admin_command(
    what: Annotated[str, typer.Argument(help=WHAT)],
    subject: Annotated[str, typer.Argument(help="The id of a table or a device; for `list` a state, such as playing.")] = "",
    data: DataOption = None,
) -> None:
    """Look at tables and devices, and pause, close, delete or ban them; the server may go on running."""
    need_server()
    settings = read_settings(data or data_folder())
    if what not in (LIST, SHOW, *TABLE_ORDERS, *DEVICE_ORDERS):
        raise DeskaError(f"nothing is called {what}; see: deska admin --help")
    if what != LIST and not subject:
        raise DeskaError(f"{what} needs the id of a {'device' if what in DEVICE_ORDERS else 'table'}")
    check_there(settings)
    engine = open_database(settings.database_url)
    try:
        store = Store(engine)
        if what == LIST:
            print_tables(store, subject)
        elif what == SHOW:
            print_table(store, subject)
        else:
            order = give(store, what, subject)
            print(wait_for(store, order) or carry_out(settings, store, order))
    finally:
        engine.dispose()


def check_there(settings: Settings) -> None:
    """Refuse to make a new database."""
    if not settings.database and not Path(settings.data / "deska.db").is_file():
        raise DeskaError(f"there is no database in {settings.data}; name its folder with --data")


def print_tables(store: Store, state: str) -> None:
    """A line for each of the newest tables: id, game, state, entries, date, the address of the server that plays it, and the people."""
    for table, owner, entries in store.page(state):
        people = ", ".join(chair.name for chair in table.chairs if chair.name)
        print(f"{table.id}  {table.game:10} {table.state:8} {entries:5}  {iso(table.created)}  {owner or 'asleep':22}  {people}")


def print_table(store: Store, table: str) -> None:
    """All that is public about a table, and its devices; no hands, no seed, no chat."""
    stored = store.table(table)
    if stored is None:
        raise DeskaError(f"no table is called {table}")
    about: Table = stored.table
    print(f"{about.id}: {about.game}, rules {about.rules}, {about.state}, opened {iso(about.created)} by {about.host}")
    for seat, chair in enumerate(about.chairs):
        print(f"  {seat + 1}. {chair.kind:6} {chair.name}  {' '.join(chair.holders)}")
    kinds = ", ".join(f"{count} {kind}" for kind, count in Counter(entry.kind for entry in stored.entries).items())
    print(f"  {len(stored.entries)} entries ({kinds}), {len(stored.chat)} lines of chat")


def give(store: Store, what: str, subject: str) -> Order:
    """Write an order down."""
    order, write = ordered(what, subject, time.time_ns() // 1_000_000)
    writer = Writer(store.engine)
    try:
        asyncio.run(writer.write([write]))
    finally:
        writer.stop()
    return order


def wait_for(store: Store, order: Order) -> str:
    """The answer of a server; empty if none comes."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answer := store.answer(order.id):
            return answer
        time.sleep(0.1)
    return ""


def carry_out(settings: Settings, store: Store, order: Order) -> str:
    """Carry an order out without a server, because none runs."""

    async def work() -> None:
        hub = Hub(settings)
        hub.sharing.start(hub)
        try:
            await hub.orders.carry_out()
        finally:
            await hub.stop()

    try:
        asyncio.run(work())
    except (Busy, Refused):
        return "the server runs, but has not answered yet"
    return store.answer(order.id) or "the server that plays the table has not answered yet"
