"""Previews of options, made in a worker of their own: pointing at something must be answered at once, and nobody may wait for it."""

from typing import TYPE_CHECKING, Any, Final

from deska.api import spec_of
from deska.kernel.errors import IllegalChoice
from deska.table.preview import preview
from deska.table.refusals import Refused
from deska.table.words import texts_of
from deska.web.inspecting import TooLong
from deska.web.viewers import written

if TYPE_CHECKING:
    from deska.web.messages import Foresee
    from deska.web.viewers import Viewer

SECONDS: Final = 2.0
"""Seconds for one preview; most take a hundredth."""


def preview_of(game: str, snapshot: dict[str, Any], seat: int, wish: dict[str, Any], lang: str, names: tuple[str, ...]) -> str:
    """The frame with the preview that is wished for in a position; empty if its options do not follow each other. Runs in the worker."""
    spec = spec_of(game)
    try:
        made = preview(spec.restore(snapshot), seat, wish["option"], texts_of(spec, lang, names), wish["after"])
    except IllegalChoice:
        return ""
    return written({"type": "preview", **wish, **made})


async def foresee(viewer: "Viewer", seat: int, wish: "Foresee") -> None:
    """Send a viewer the preview of an option. Only the last wish counts: one is made at a time, and those in between are forgotten."""
    is_busy = viewer.wish is not None
    viewer.wish = wish
    if is_busy:
        return
    try:
        while (made := viewer.wish) is not None:
            await make(viewer, seat, made)
            if viewer.wish is made:
                return
    finally:
        viewer.wish = None


async def make(viewer: "Viewer", seat: int, wish: "Foresee") -> None:
    """Make one preview. A wish that comes too late is let go: the viewer is shown something else already.

    So is a wish for options that do not follow each other: somebody pointed at it before the page knew.
    """
    room = viewer.room
    play = room.game(taught=True)
    decision = play.decision(seat)
    if decision is None or not play.open_since[decision.seat] <= wish.seq <= play.seq:
        return
    first, *_ = [*wish.after, wish.option]
    if first not in decision.options:
        raise Refused("illegal")
    asked = {"seq": wish.seq, "option": wish.option, "after": wish.after}
    position = (room.table.game, play.game.dump(), seat, asked, viewer.lang, room.table.names)
    try:
        frame = await room.hub.foreseer.do(viewer.device, preview_of, *position)
    except TooLong:
        return
    if frame:
        viewer.post_text(frame)
