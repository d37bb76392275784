"""The acts of people that come through the socket of a table: each is refused or carried out, nothing is half done."""

import logging
import secrets
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from deska.bots.study import Study
from deska.kernel.values import Decision
from deska.table import frames
from deska.table.chairs import PERSON
from deska.table.hints import told_hints
from deska.table.kept import Said
from deska.table.play import Play
from deska.table.refusals import Lost, Refused
from deska.table.words import texts_of, why
from deska.table.writes import changed_note, new_chat, new_note
from deska.web import messages as up
from deska.web import previewing, teaching, voting
from deska.web.times import now_ms
from deska.web.viewers import UNTOLD, Viewer
from deska.web.wire import what_is_wrong

log = logging.getLogger(__name__)

MOST_HINTINGS: Final = 5
"""Hints for an open question are made better so often at most, the first included."""


async def heed(viewer: Viewer, text: str | None) -> None:
    if text is None:
        refused(viewer, Refused("bad-message", what="text is expected"))
        return
    try:
        message = up.UP.validate_json(text)
    except ValidationError as error:
        refused(viewer, Refused("bad-message", what=what_is_wrong(error)))
        return
    if isinstance(message, up.Hint | up.Foresee):
        viewer.room.hub.task(carry_out(viewer, message))  # it takes long, and other messages must not wait
    else:
        await carry_out(viewer, message)


async def carry_out(viewer: Viewer, message: Any) -> None:
    act = HEEDED[type(message)]
    try:
        if act in (hint, foresee):
            await act(viewer, message)  # it changes nothing, so nobody has to wait for it
        else:
            await viewer.room.carry(act, viewer, message)
    except Lost:
        return  # the socket is closed, and sends its answer again when it comes back
    except Refused as refusal:
        if refusal.code != "repeated":
            refused(viewer, refusal)
        if refusal.code in ("stale", "repeated", "not-asked"):
            viewer.show()
    except Exception:
        viewer.room.hub.metrics.errors.labels("message").inc()
        log.exception("message-failed", extra={"table": viewer.room.table.id, "type": message.type})
        refused(viewer, Refused("failed"))


def refused(viewer: Viewer, refusal: Refused) -> None:
    viewer.room.hub.metrics.refused.labels(refusal.code).inc()
    text = why(refusal, viewer.lang, viewer.room.texts(viewer.lang))
    frame: dict[str, Any] = {"type": "refused", "code": refusal.code, "text": text, "seq": viewer.room.seq}
    viewer.post({**frame, "rule": refusal.rule} if refusal.rule else frame)


# --- what people do


async def choose(viewer: Viewer, message: up.Choose) -> None:
    if viewer.room.teacher is not None:
        await teaching.choose(viewer, message)
        return
    await viewer.room.answer(acting_seat(viewer, message.seat), message.seq, message.option)


def acting_seat(viewer: Viewer, seat: int | None) -> int:
    """The seat that a device acts for: the one it names, else its own seat that is asked, else its only one."""
    table = viewer.room.table
    own = table.seats_of(viewer.device)
    if not own or (seat is not None and seat not in own):
        raise Refused("not-your-seat")
    if seat is None and len(own) > 1:
        seat = next((place for place in own if place in viewer.room.asked), None)
        if seat is None:
            raise Refused("not-asked")
    return table.playing(own[0] if seat is None else seat)


async def undo(viewer: Viewer, message: up.Undo | up.Restart) -> None:
    """Take back the last choice of a seat, or its turn so far, as far as that is free."""
    play = viewer.room.game()
    seat = undoing_seat(viewer, play, message.seat)
    if message.seq != play.seq:
        raise Refused("stale")
    whole_turn = isinstance(message, up.Restart)
    place = play.restart_place(seat) if whole_turn else play.undo_place(seat)
    if place is None:
        raise Refused("cannot-undo")
    await voting.rewind(viewer.room, play, place, seat, "table-restarted" if whole_turn else "table-undone")


def undoing_seat(viewer: Viewer, play: Play, seat: int | None) -> int:
    """The seat for which something is taken back: the one named, else the one that chose last."""
    own = viewer.room.table.people & set(viewer.room.table.seats_of(viewer.device))
    if seat is not None:
        if seat not in own:
            raise Refused("not-your-seat")
        return seat
    last = next((entry.seat for entry in reversed(play.choices) if entry.seat in own and not entry.forced), None)
    if last is None:
        raise Refused("nothing-to-undo" if own else "not-your-seat")
    return last


async def propose(viewer: Viewer, message: up.Propose) -> None:
    play = viewer.room.game()
    await voting.propose_undo(viewer.room, play, undoing_seat(viewer, play, message.seat))


async def vote(viewer: Viewer, message: up.Vote) -> None:
    await voting.vote(viewer.room, viewer.device, message.proposal, message.yes)


async def say(viewer: Viewer, message: up.Say) -> None:
    """Add a line of plain text to the chat."""
    room, text = viewer.room, " ".join(message.text.split())
    if not text:
        return
    seats = [seat for seat in room.table.seats_of(viewer.device) if room.table.chairs[seat].kind == PERSON]
    if not seats and viewer.device != room.table.host:
        raise Refused("not-your-seat")
    seat, name = (seats[0], room.table.names[seats[0]]) if seats else (frames.WATCHING, "★")
    said = Said(len(room.chat) + 1, seat, name, text, now_ms())
    await room.write([new_chat(room.table.id, said)])
    room.chat.append(said)
    for other in room.viewers:
        other.post(frames.chat_frame(said))


async def note(viewer: Viewer, message: up.Note) -> None:
    """Keep a seat's private note."""
    room = viewer.room
    seat = viewer.seat if message.seat is None else message.seat
    room.table.held_by(viewer.device, seat)
    write = changed_note if seat in room.notes else new_note
    await room.write([write(room.table.id, seat, message.text)])
    room.notes[seat] = message.text


async def show_seat(viewer: Viewer, message: up.ShowSeat) -> None:
    """Look from another seat of the device, or from outside."""
    if message.seat >= 0:
        viewer.room.table.held_by(viewer.device, message.seat)
    viewer.sit(message.seat)


async def set_lang(viewer: Viewer, message: up.SetLang) -> None:
    viewer.lang = message.lang
    viewer.begin_anew()
    viewer.post({"type": "table", "table": viewer.room.info(viewer.device, viewer.lang)})
    viewer.show()


async def set_pace(viewer: Viewer, message: up.SetPace) -> None:
    """Set the pace of bots; anybody who plays may do that."""
    table = viewer.room.table
    if not table.seats_of(viewer.device) and viewer.device != table.host:
        raise Refused("not-your-seat")
    await viewer.room.keep(None, replace(table, pace=message.pace))


async def hush(viewer: Viewer, message: up.Hush) -> None:
    """Note that a seat does not want to be asked for reactions (K14). Everybody sees that, so that its silence reveals nothing."""
    viewer.room.game()
    table = viewer.room.table
    seats = table.seats_of(viewer.device) if message.seat is None else [message.seat]
    for seat in seats:
        table.held_by(viewer.device, seat)
    await viewer.room.keep(None, table.hush(seats, message.until))


async def hint(viewer: Viewer, message: up.Hint) -> None:
    """Send the viewer the best options, and why; those of a question that is answered meanwhile are let go."""
    room = viewer.room
    if viewer.hinting:  # one at a time: it takes the bots' workers
        viewer.hints_again = True
        return
    play, seat, spec = room.game(), acting_seat(viewer, message.seat), room.known_spec()
    if not room.table.may_be_coached:
        raise Refused("no-coach")
    decision = play.decision(seat)
    if decision is None:
        raise Refused("not-asked")
    if spec.greedy is None:
        raise Refused("no-hint")
    viewer.hinting, viewer.hints_again = True, False
    try:
        is_in_time = await study_for(viewer, play, decision, Study(seat, secrets.randbits(64)))
    finally:
        viewer.hinting = False
    if viewer.hints_again and not is_in_time and play.decision(seat) is not None:
        await hint(viewer, message)


async def study_for(viewer: Viewer, play: Play, decision: Decision, study: Study) -> bool:
    """Send hints, and better ones as long as the evidence is thin; False if the question was answered meanwhile."""
    room, seq = viewer.room, play.seq
    texts = texts_of(play.game.spec, viewer.lang, room.table.names)
    for left in reversed(range(MOST_HINTINGS)):
        hints, costs, study = await room.hub.thinkers.advise(play.game, study, viewer.lang, room.table.names)
        if room.play is not play or play.seq != seq:
            return False
        more = left > 0 and study.is_thin
        listed = told_hints(hints, decision, study.seat, texts, costs)
        viewer.post({"type": "hint", "option": listed[0]["option"], "text": listed[0]["text"], "hints": listed, "more": more})
        room.note_coached(study.seat)
        if not more:
            break
    return True


async def foresee(viewer: Viewer, message: up.Foresee) -> None:
    """Send the viewer what an option would bring, if it is still asked for that."""
    await previewing.foresee(viewer, acting_seat(viewer, message.seat), message)


async def since(viewer: Viewer, message: up.Since) -> None:
    viewer.begin_anew(min(message.seq, viewer.room.seq) or UNTOLD)
    viewer.show()


HEEDED: Final[dict[type, Any]] = {
    up.Choose: choose,
    up.Undo: undo,
    up.Restart: undo,
    up.Propose: propose,
    up.Vote: vote,
    up.Say: say,
    up.Note: note,
    up.ShowSeat: show_seat,
    up.SetLang: set_lang,
    up.SetPace: set_pace,
    up.Hush: hush,
    up.LessonOrder: teaching.order,
    up.Hint: hint,
    up.Foresee: foresee,
    up.Since: since,
}
