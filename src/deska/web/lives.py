"""The people who are present or asked at tables of other servers, as those servers tell it; for lists of tables."""

from typing import TYPE_CHECKING, Any, Final

from deska.table.frames import Live

if TYPE_CHECKING:
    from deska.web.hub import Hub

TOPIC: Final = "lives"
AT_ONCE: Final = 60
"""The number of tables in one message, so that it is never too long."""
UNKNOWN: Final = Live()


class Lives:
    """Tells the other servers of our tables, once a second at most, and remembers what they tell."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.of_server: dict[str, dict[str, Live]] = {}

    def of(self, table: str) -> Live:
        """The live facts about a table that is not in memory here, as far as they are known."""
        return next((lives[table] for lives in self.of_server.values() if table in lives), UNKNOWN)

    def tell(self) -> None:
        """Tell the others what has changed, and forget those that are gone."""
        known = {peer.id for peer in self.hub.sharing.peers}
        self.of_server = {server: lives for server, lives in self.of_server.items() if server in known}
        stirred, self.hub.stirred = sorted(self.hub.stirred), set()
        if len(known) > 1:
            for first in range(0, len(stirred), AT_ONCE):
                self.hub.sharing.tell(TOPIC, {table: self.told(table) for table in stirred[first : first + AT_ONCE]})

    def told(self, table: str) -> Any:
        """The live facts about one of our tables, as plain data; None if it is no longer in memory."""
        room = self.hub.rooms.get(table)
        if room is None:
            return None
        live = room.live
        return [live.seq, sorted(live.asked), sorted(live.present), live.watching]

    def heard(self, sender: str, topic: str, content: Any) -> None:
        if topic == "joined":  # somebody new knows nothing yet
            self.hub.stirred |= set(self.hub.rooms)
        if topic == TOPIC:
            lives = self.of_server.setdefault(sender, {})
            for table, told in content.items():
                lives.pop(table, None)
                if told is not None:
                    seq, asked, present, watching = told
                    lives[table] = Live(seq, frozenset(asked), frozenset(present), watching)
