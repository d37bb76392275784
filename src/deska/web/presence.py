"""Telling the viewers of a table who is there."""

import time
from asyncio import TimerHandle, get_running_loop
from typing import TYPE_CHECKING, Final

from deska.table.frames import presence_frame
from deska.web.viewers import written

if TYPE_CHECKING:
    from deska.web.room import Room

EVERY: Final = 0.5
"""Seconds between two frames that tell who is there."""


class Presence:
    """Tells everybody soon who is there, but not too often, and nothing twice."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.told = ""
        """The frame that was sent last."""
        self.told_at = float("-inf")
        self.timer: TimerHandle | None = None

    def changed(self) -> None:
        """Somebody has come or gone: note it for the other servers, and tell the viewers soon."""
        self.room.hub.stirred.add(self.room.table.id)
        if self.timer is None:
            due = max(0.0, self.told_at + EVERY - time.monotonic())
            self.timer = get_running_loop().call_later(due, self.tell)

    def tell(self) -> None:
        self.timer = None
        self.told_at = time.monotonic()
        text = written(presence_frame(self.room.table, self.room.live))
        if text != self.told:
            self.told = text
            for viewer in self.room.viewers:
                viewer.post_text(text)
