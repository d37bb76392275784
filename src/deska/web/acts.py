"""What people do at a table through a socket. Each act is refused or carried out; nothing is half done."""

import secrets
from asyncio import to_thread
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from deska.table import frames
from deska.table.chairs import PERSON
from deska.table.log import Entry, line
from deska.table.play import Play
from deska.table.proposals import TAKEOVER, UNDO, Proposal
from deska.table.refusals import Refused
from deska.table.store import Said, changed_note, new_chat, new_note
from deska.table.table import Table
from deska.table.writer import Write
from deska.web.room import Room, now_ms
from deska.web.wire import MOST_CHAT

KEPT_CHAT: Final = 100
"""Lines of the chat that a new viewer gets."""


# --- choices


async def answer(room: Room, seat: int, seq: int, option: str, person: bool = True) -> None:
    """Choose for a seat: its person does, or the table and its bots."""

    async def act() -> None:
        play = room.game()
        turn = play.game.turn
        entry = play.choose(seat, seq, option, now_ms(), person)
        table = room.table if play.game.turn == turn else room.table.with_new_turn()
        if person and seat not in room.live.present:  # a program, or somebody whose window has just closed
            table = table.with_chair(seat, away=now_ms())
        if table.clock and turn == seat != play.game.turn:
            table = table.with_chair(seat, left=table.chairs[seat].left + 1000 * table.clock.increment)
        await room.keep(entry, table.ended() if play.game.ended else table)

    await room.carry(act)


async def choose(room: Room, device: str, seat: int | None, seq: int, option: str) -> None:
    await answer(room, acting_seat(room, device, seat), seq, option)


def acting_seat(room: Room, device: str, seat: int | None) -> int:
    """The seat that a device acts for: the one it names, else its own seat that is asked, else its only one."""
    own = room.table.seats_of(device)
    if seat is not None:
        if seat not in own:
            raise Refused("not-your-seat")
        return playing_seat(room.table, seat)
    asked = [seat for seat in own if seat in room.asked]
    if not own or not (asked or len(own) == 1):
        raise Refused("not-your-seat" if not own else "not-asked")
    return playing_seat(room.table, (asked or own)[0])


def playing_seat(table: Table, seat: int) -> int:
    """A seat that its person decides for; while a bot stands in, it does not."""
    if not table.chairs[seat].is_person:
        raise Refused("not-asked")
    return seat


# --- taking back


async def undo(room: Room, device: str, seat: int | None, seq: int, whole_turn: bool) -> None:
    """Take back the last choice of a seat, or its turn so far, as far as that is free."""

    async def act() -> None:
        play = room.game()
        own = own_seat(room, device, seat)
        if seq != play.seq:
            raise Refused("stale")
        place = play.restart_place(own) if whole_turn else play.undo_place(own)
        if place is None:
            raise Refused("cannot-undo")
        await rewind(room, play, place, own, "table-restarted" if whole_turn else "table-undone")

    await room.carry(act)


async def rewind(room: Room, play: Play, place: int, seat: int, message: str) -> None:
    position = None
    if play.is_far(place):  # in a thread: others play meanwhile
        async with room.hub.reading:
            position = await to_thread(play.replayed, place)
    entry = play.rewind(place, seat, now_ms(), line(message, player=seat), position)
    await room.keep(entry, room.table)


def own_seat(room: Room, device: str, seat: int | None) -> int:
    """The seat for which something is taken back: the one named, else the one that chose last."""
    own = [place for place in room.table.seats_of(device) if room.table.chairs[place].is_person]
    if seat is not None:
        if seat not in own:
            raise Refused("not-your-seat")
        return seat
    play = room.game()
    last = next((entry.seat for entry in reversed(play.choices) if entry.seat in own and not entry.forced), None)
    if last is None:
        raise Refused("nothing-to-undo" if own else "not-your-seat")
    return last


async def propose_undo(room: Room, device: str, seat: int | None) -> None:
    """Ask the others to take something back that cannot be taken back freely; with nobody to ask it is done at once."""

    async def act() -> None:
        play = room.game()
        own = own_seat(room, device, seat)
        place = play.asked_place(own)
        if place is None:
            raise Refused("nothing-to-undo")
        voters = consenting(room, own, play.choices[place:])
        if voters:
            begin(room, Proposal(secrets.token_hex(8), UNDO, own, place, voters=voters))
        else:
            await rewind(room, play, place, own, "table-undone")

    await room.carry(act)


def consenting(room: Room, seat: int, passed: list[Entry]) -> frozenset[int]:
    """Who has to agree that a seat takes something back: all who are not gone. What somebody chose who is gone stays."""
    table = room.table
    others = [other for other, chair in enumerate(table.chairs) if chair.kind == PERSON and not shares_device(table, seat, other)]
    voters = frozenset(other for other in others if not room.is_gone(other))
    for entry in passed:
        mine = shares_device(table, seat, entry.seat)
        if entry.person and not ((mine or entry.seat in voters) and entry.n > table.chairs[entry.seat].sat):
            raise Refused("absent-choice", player=table.names[entry.seat])
    return voters


def shares_device(table: Table, seat: int, other: int) -> bool:
    """Whether one person plays both seats."""
    return bool(set(table.chairs[seat].holders) & set(table.chairs[other].holders))


# --- deciding together


def begin(room: Room, proposal: Proposal) -> None:
    if room.proposal is not None:
        raise Refused("proposal-open")
    room.proposal = proposal
    room.tell_proposal(True)


async def propose_takeover(room: Room, device: str, seat: int, level: str) -> None:
    """Propose that a bot plays for somebody who is absent; for oneself nobody has to be asked."""

    async def act() -> None:
        room.game()
        room.table.taken_over(seat, level, room.known_spec())  # refused at once if it cannot be
        own = room.table.seats_of(device)
        if seat in own:
            await take_over(room, seat, level)
            return
        if not own:
            raise Refused("not-your-seat")
        present = room.live.present
        check_gone(room, seat)
        voters = frozenset(other for other in present & room.table.people if other not in own)
        proposal = Proposal(secrets.token_hex(8), TAKEOVER, own[0], seat, level, voters)
        if proposal.verdict:
            await take_over(room, seat, level)
        else:
            begin(room, proposal)

    await room.carry(act)


def check_gone(room: Room, seat: int) -> None:
    """Refuse to decide for somebody who is there, or was a moment ago."""
    name = room.table.chair(seat).name
    if seat in room.live.present:
        raise Refused("present", player=name)
    if not room.is_gone(seat):
        raise Refused("too-early", player=name, minutes=ceil(room.grace_left(seat) / 60_000))


async def take_over(room: Room, seat: int, level: str) -> None:
    table = room.table.taken_over(seat, level, room.known_spec())
    await change(room, table, line("table-taken-over", player=seat), seat)


async def vote(room: Room, device: str, proposal: str, yes: bool) -> None:
    async def act() -> None:
        found = room.proposal
        if found is None or found.id != proposal:
            raise Refused("no-proposal")
        if not found.vote(room.table.seats_of(device), yes):
            raise Refused("no-vote")
        if found.verdict is None:
            room.tell_proposal(True)
            return
        room.drop_proposal()
        if found.verdict:
            await agreed(room, found)

    await room.carry(act)


async def agreed(room: Room, proposal: Proposal) -> None:
    if proposal.kind == TAKEOVER:
        check_gone(room, proposal.target)
        await take_over(room, proposal.target, proposal.level)
    else:
        await rewind(room, room.game(), proposal.target, proposal.seat, "table-undone")


# --- the table


async def change(room: Room, table: Table, told: str = "", seat: int = -1, more: Sequence[Write] = ()) -> None:
    """Keep a changed table, with a line in the log of a game; called within `carry`."""
    entry = room.play.say(told, now_ms(), seat) if told and room.play is not None else None
    await room.keep(entry, table, more)


async def set_pace(room: Room, device: str, pace: str) -> None:
    """How fast bots move; anybody who plays may set it."""

    async def act() -> None:
        if not room.table.seats_of(device) and device != room.table.host:
            raise Refused("not-your-seat")
        await room.keep(None, replace(room.table, pace=pace))

    await room.carry(act)


async def hush(room: Room, device: str, seat: int | None, until: str) -> None:
    """A seat does not want to be asked for reactions (K14): everybody sees that, so that no silence tells anything."""

    async def act() -> None:
        room.game()
        own = [seat] if seat is not None else room.table.seats_of(device)
        for place in own:
            room.table.held_by(device, place)
        await room.keep(None, room.table.hush(own, until))

    await room.carry(act)


# --- words


async def say(room: Room, device: str, text: str) -> None:
    """A line of the chat, as plain text."""
    words = " ".join(text.split())
    if not words:
        return
    if len(words) > MOST_CHAT:
        raise Refused("too-long", most=MOST_CHAT)

    async def act() -> None:
        seats = [seat for seat in room.table.seats_of(device) if room.table.chairs[seat].kind == PERSON]
        if not seats and device != room.table.host:
            raise Refused("not-your-seat")
        name = room.table.names[seats[0]] if seats else "★"
        said = Said(len(room.chat) + 1, seats[0] if seats else -1, name, words, now_ms())
        await room.hub.writer.write([new_chat(room.table.id, said)])
        room.chat.append(said)
        for viewer in room.viewers:
            viewer.post(frames.chat_frame(said))

    await room.carry(act)


async def write_note(room: Room, device: str, seat: int, text: str) -> None:
    """A seat's private note."""

    async def act() -> None:
        room.table.held_by(device, seat)
        is_new = seat not in room.notes
        await room.hub.writer.write([(new_note if is_new else changed_note)(room.table.id, seat, text)])
        room.notes[seat] = text

    await room.carry(act)


async def hint(room: Room, device: str, seat: int | None) -> tuple[int, str, str]:
    """What the best bot would do: the seat, the kind of its decision and the option."""
    play = room.game()
    own = acting_seat(room, device, seat)
    decision = play.decision(own)
    if decision is None:
        raise Refused("not-asked")
    level = room.hub.adviser(room.known_spec())
    option = await room.hub.thinkers.choose(play.game, own, level)
    return own, decision.kind, option
