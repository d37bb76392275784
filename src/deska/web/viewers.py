"""A viewer: somebody who looks at a table through a socket, from a seat and in a language."""

from asyncio import Event, Task
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import orjson

from deska.table.differences import UNSEEN, Marks
from deska.table.frames import WATCHING
from deska.table.refusals import Refused
from deska.table.table import OVER
from deska.table.words import why

if TYPE_CHECKING:
    from deska.web.messages import Foresee
    from deska.web.room import Room

TOO_SLOW: Final = 4408
MOST_IN_LINE: Final = 1000
"""If more frames than this wait for one socket, it is closed."""

UNTOLD: Final = -1
"""The number before all entries: not even the set-up was told."""


def written(frame: dict[str, Any]) -> str:
    """A frame as JSON text. A scene has twenty kilobytes: the standard library would take ten times as long."""
    return orjson.dumps(frame).decode()


class Viewer:
    """Frames wait in line for the socket. A state is made only when the socket is ready for it, so a slow one gets the newest only."""

    def __init__(self, room: "Room", device: str, lang: str) -> None:
        self.room = room
        self.device = device
        self.lang = lang
        self.seat = WATCHING
        self.told = UNTOLD
        """The last entry whose events were sent."""
        self.marks: Marks = UNSEEN
        """The zones that were sent with that entry: the next scene is sent as the difference from them."""
        self.line: deque[str] = deque()
        self.stale = False
        """A newer state is waiting to be sent."""
        self.over = False
        """The result is waiting to be sent."""
        self.hinting = False
        """A hint is being thought of."""
        self.hints_again = False
        """Another one was asked for meanwhile."""
        self.wish: Foresee | None = None
        """The last preview that was asked for, while it is made."""
        self.bell = Event()
        self.sending: Task[None] | None = None
        """The task that sends to the socket; cancelled when the socket has to go."""
        self.farewell = 0
        """The code with which the socket is closed then."""

    def post(self, frame: dict[str, Any]) -> None:
        self.post_text(written(frame))

    def post_text(self, text: str) -> None:
        self.line.append(text)
        self.bell.set()
        if len(self.line) > MOST_IN_LINE:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the socket."""
        if self.sending is not None:
            self.farewell = self.farewell or code
            self.sending.cancel()

    def sit(self, seat: int) -> None:
        """Look from another seat, or from outside. The log begins anew, because seats are told different things."""
        self.seat = seat
        self.begin_anew()
        self.show_note()
        self.show()

    def begin_anew(self, told: int = UNTOLD) -> None:
        """Send a whole scene next, and the log since some entry."""
        self.told, self.marks = told, UNSEEN

    def show(self) -> None:
        """Send the table as it is now, and the result if the game is over."""
        if self.room.play is not None or self.room.log:
            self.refresh()
        if self.room.table.state == OVER and self.room.play is not None:
            self.show_result()

    def show_note(self) -> None:
        if self.seat >= 0:
            self.post({"type": "note", "seat": self.seat, "text": self.room.notes.get(self.seat, "")})

    def refresh(self) -> None:
        """Send the newest state as soon as the socket is ready."""
        self.stale = True
        self.bell.set()

    def show_result(self) -> None:
        """Send the result after the last state."""
        self.over = True
        self.bell.set()

    async def send(self, send_text: Callable[[str], Awaitable[None]]) -> None:
        """Send frames until the task is cancelled."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.line or self.stale or self.over:
                await send_text(await self.next_frame())

    async def next_frame(self) -> str:
        if self.line:
            return self.line.popleft()
        async with self.room.lock:  # a change is not shown before it is written down
            if self.stale:
                self.stale = False
                return self.room.drawing.state_for(self)
        self.over = False
        try:
            return written(await self.room.result(self.lang))
        except Refused as refused:
            return written({"type": "refused", "code": refused.code, "text": why(refused, self.lang), "seq": self.room.seq})
