"""A database of PostgreSQL. `DESKA_POSTGRES` names one that tests may use: postgresql+psycopg://deska:secret@127.0.0.1/deska"""

import asyncio
import os
import time

import pytest
from sqlalchemy import create_engine, text

from deska.table.holding import Busy, hold_database
from deska.table.refusals import NotSaved
from deska.table.store import beat
from deska.table.writer import Writer

URL = os.environ.get("DESKA_POSTGRES", "")
pytestmark = pytest.mark.skipif(not URL, reason="no PostgreSQL: DESKA_POSTGRES names no database to try")


def end_sessions() -> None:
    """End the session, as a restart of PostgreSQL does."""
    plain = create_engine(URL)
    with plain.begin() as connection:
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        )
    plain.dispose()


async def attempts(writer: Writer, count: int) -> list[bool]:
    """True if each of so many writes was kept."""
    results = []
    for number in range(count):
        try:
            await writer.write([beat(number)])
            results.append(True)
        except NotSaved:
            results.append(False)
    return results


def test_one_database_has_one_server_and_who_lost_it_writes_no_more() -> None:
    """A single test, because what it does to the database would disturb others beside it."""
    hold = hold_database(URL)
    with pytest.raises(Busy, match="another Deska server uses the database"):
        hold_database(URL)
    writer = Writer(hold.engine, hold)
    end_sessions()
    assert asyncio.run(attempts(writer, 2)) == [False, True], "held again after a restart"
    with pytest.raises(Busy):
        hold_database(URL)
    end_sessions()
    other = hold_database(URL)
    assert asyncio.run(attempts(writer, 3)) == [False, False, False]
    other.release()
    time.sleep(0.5)  # PostgreSQL ends a session a little later
    assert asyncio.run(attempts(writer, 1)) == [True]
    writer.stop()
    hold.release()
    hold_database(URL).release()
