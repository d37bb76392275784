"""Drawing a table: the state that each viewer is sent, of which everything is made once for all who see the same."""

import time
from typing import TYPE_CHECKING, Any, Final

import orjson

from deska.table import frames
from deska.table.differences import SceneText
from deska.table.log import Entry, struck
from deska.table.play import Play
from deska.table.scenes import drafted
from deska.table.table import PLAYING
from deska.table.teacher import LEARNER
from deska.table.teaching import lesson_frame
from deska.table.turns import AllFigures, figures_in, figures_of, shared, turn_frames
from deska.text import Texts
from deska.web.lines import Lines, fragment
from deska.web.times import now_ms
from deska.web.viewers import UNTOLD, Viewer, written

if TYPE_CHECKING:
    from deska.web.room import Room

MOST_LINES: Final = 400
"""The most entries that a new viewer is sent; the rest can be asked for."""
MOST_FIGURES: Final = 16
"""The most turns whose figures are kept: those since anybody's last turn."""


class Drawing:
    """The frames made for the viewers of a room. They are forgotten when the table changes, and when everybody has them."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.scenes: dict[tuple[int, str], SceneText] = {}
        """The scene of a seat in a language."""
        self.tiles: dict[tuple[int, str], orjson.Fragment] = {}
        """The turns of others as JSON, for a seat and in a language."""
        self.lines = Lines()
        self.figures: dict[int, AllFigures] = {}
        """The figures at the seats after some entries: whenever a turn began or ended since the table is in memory."""
        self.figures_due = True
        """The figures of now are wanted: the next scene that is drawn tells them, or else they are looked up before the next change."""

    def outdate(self) -> None:
        """The table has changed."""
        self.scenes.clear()
        self.tiles.clear()

    def forget(self) -> None:
        """Everybody has it."""
        self.outdate()
        self.lines.forget()

    def before_change(self) -> None:
        """Look the figures up while they can be seen, if no scene has told them."""
        room = self.room
        if self.figures_due and room.play is not None and room.table.people:
            self.note_figures(room.play, figures_of(room.play.game))

    def note_figures(self, play: Play, figures: AllFigures) -> None:
        """Keep the figures at the seats for the strip of turns; only those of the last turns are asked for."""
        self.figures_due = False
        self.figures[play.seq] = shared(figures, self.figures[max(self.figures)] if self.figures else ())
        if len(self.figures) > MOST_FIGURES:
            del self.figures[min(self.figures)]

    def state_for(self, viewer: Viewer) -> str:
        """The state as one viewer sees it: their seat's scene, and what it was told since the last time."""
        room, texts = self.room, self.room.texts(viewer.lang)
        frame: dict[str, Any] = {"type": "state", "seq": room.seq, "seat": viewer.seat, "asked": sorted(room.asked)}
        frame["events"] = self.events_since(viewer, texts) if texts else []
        if viewer.told == UNTOLD:
            frame["fresh"] = True
        if room.play is not None and texts is not None:
            frame |= self.sight(room.play, viewer, texts) | self.of_seat(room.play, viewer.seat, texts)
        viewer.told = room.seq
        text = written(frame)
        if not any(other.stale for other in room.viewers):
            self.forget()
        return text

    def sight(self, play: Play, viewer: Viewer, texts: Texts) -> dict[str, Any]:
        """The scene of a viewer, or if they have one already, what is different since then."""
        scene = self.scene(play, viewer.seat, texts)
        known, viewer.marks = viewer.marks, scene.marks
        return {"after": viewer.told, "change": scene.beside(known)} if known else {"scene": scene.beside(known)}

    def of_seat(self, play: Play, seat: int, texts: Texts) -> dict[str, Any]:
        """Everything that is sent beside the scene of a seat."""
        room = self.room
        parts: dict[str, Any] = {}
        if room.teacher is not None:
            parts |= {"lesson": lesson_frame(room.teacher, texts.lang, room.table.names)} if seat == LEARNER else {}
        elif room.table.state == PLAYING and seat in play.people:
            parts["undo"] = frames.undo_info(play, seat)
            parts["since"] = self.turns(play, seat, texts)
        if room.table.clock:
            parts["clocks"] = frames.clocks_info(room.table, room.clocks, now_ms())
        if room.table.aid and seat >= 0:
            parts["remembered"] = frames.remembered(play, seat, texts)
        return parts

    def turns(self, play: Play, seat: int, texts: Texts) -> orjson.Fragment:
        known = self.tiles.get((seat, texts.lang))
        if known is None:
            known = self.tiles[seat, texts.lang] = fragment(turn_frames(play, seat, texts, self.figures, self.lines.events_of))
        return known

    def scene(self, play: Play, seat: int, texts: Texts) -> SceneText:
        """A scene, made once for all who see the same."""
        known = self.scenes.get((seat, texts.lang))
        if known is None:
            began = time.monotonic()
            draft = drafted(play.game, None if seat < 0 else seat, texts, play.waiting)
            if self.figures_due:
                self.note_figures(play, figures_in(draft.rest))
            known = self.scenes[seat, texts.lang] = SceneText(draft)
            self.room.hub.metrics.draw.observe(time.monotonic() - began)
        return known

    def entries_after(self, seq: int) -> list[Entry]:
        """The entries after a number; after UNTOLD the set-up too."""
        play = self.room.play
        return [*(play.beginning if play is not None and seq == UNTOLD else ()), *self.room.log[max(seq, 0) :]]

    def events_since(self, viewer: Viewer, texts: Texts) -> list[orjson.Fragment]:
        """The events that a viewer was not told yet."""
        fresh = self.entries_after(max(viewer.told, self.room.seq - MOST_LINES))
        gone = frozenset(struck(self.room.log)) if len(fresh) > 1 else frozenset()
        return self.lines.told(viewer.seat, fresh, texts, gone)
