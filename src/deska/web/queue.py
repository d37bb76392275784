"""A queue in front of the workers: tables with people go first, then come tables of bots alone."""

from asyncio import CancelledError, Future, get_running_loop
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class Queue:
    """Lets so many work at once; all others wait, the urgent ones in front."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.line: list[tuple[bool, int, Future[None]]] = []
        self.numbers = count()
        self.busy = 0

    @property
    def load(self) -> int:
        """Those who work or wait."""
        return self.busy + len(self.line)

    @asynccontextmanager
    async def place(self, is_urgent: bool) -> AsyncIterator[None]:
        await self.enter(is_urgent)
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1
            self.leave()

    async def enter(self, is_urgent: bool) -> None:
        if self.free:
            self.free -= 1
            return
        turn: Future[None] = get_running_loop().create_future()
        heappush(self.line, (not is_urgent, next(self.numbers), turn))
        try:
            await turn
        except CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the place was given to somebody who is no longer there
            raise

    def leave(self) -> None:
        """Give the place to the next one who still waits."""
        while self.line:
            turn = heappop(self.line)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
