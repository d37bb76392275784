"""Decisions of several people: an undo beyond a barrier, or a bot that plays for somebody who is absent.

All of it is called within `Room.carry`.
"""

import secrets
from asyncio import to_thread
from collections.abc import Iterable
from dataclasses import replace
from math import ceil

from deska.table.chairs import PERSON
from deska.table.leases import proposed
from deska.table.log import Entry, line
from deska.table.play import Play
from deska.table.proposals import TAKEOVER, UNDO, Proposal
from deska.table.refusals import Refused
from deska.table.table import MINUTE, Table
from deska.web.room import Room
from deska.web.times import now_ms


async def rewind(room: Room, play: Play, place: int, seat: int, message: str = "table-undone") -> None:
    """Take back all choices from a place on, as the seat wished."""
    position = None
    if play.is_far(place):  # in a thread: others play meanwhile
        async with room.hub.reading:
            position = await to_thread(play.replayed, place)
    entry = play.rewind(place, seat, now_ms(), line(message, player=seat), position)
    await room.keep(entry, room.table)


async def begin(room: Room, proposal: Proposal) -> None:
    if room.proposal is not None:
        raise Refused("proposal-open")
    await put(room, proposal)


async def put(room: Room, proposal: Proposal) -> None:
    """Write a proposal down, so that it survives this server, and show it."""
    await room.write([proposed(room.lease, proposal)])
    room.proposal = proposal
    room.tell_proposal(True)


async def propose_undo(room: Room, play: Play, seat: int) -> None:
    """Ask the others to take something back that cannot be taken back freely; with nobody to ask it is done at once."""
    place = play.asked_place(seat)
    if place is None:
        raise Refused("nothing-to-undo")
    voters = consenting(room, seat, play.choices[place:])
    if voters:
        await begin(room, Proposal(secrets.token_hex(8), UNDO, seat, place, voters=voters))
    else:
        await rewind(room, play, place, seat)


def consenting(room: Room, seat: int, passed: Iterable[Entry]) -> frozenset[int]:
    """The seats that have to agree to an undo: all whose people are not gone. Choices of people who are gone cannot be taken back."""
    table = room.table
    others = [other for other, chair in enumerate(table.chairs) if chair.kind == PERSON and not shares_device(table, seat, other)]
    voters = frozenset(other for other in others if not room.is_gone(other))
    for entry in passed:
        mine = shares_device(table, seat, entry.seat)
        if entry.person and not ((mine or entry.seat in voters) and entry.n > table.chairs[entry.seat].sat):
            raise Refused("absent-choice", player=table.names[entry.seat])
    return voters


def shares_device(table: Table, seat: int, other: int) -> bool:
    """True if one person plays both seats."""
    return bool(set(table.chairs[seat].holders) & set(table.chairs[other].holders))


async def propose_takeover(room: Room, device: str, seat: int, level: str) -> None:
    """Propose that a bot plays for somebody who is absent; for oneself nobody has to be asked."""
    room.game()
    room.table.taken_over(seat, level, room.known_spec())  # refused at once if it is impossible
    own = room.table.seats_of(device)
    if seat in own:
        await take_over(room, seat, level)
        return
    if not own:
        raise Refused("not-your-seat")
    check_gone(room, seat)
    voters = frozenset(other for other in room.live.present & room.table.people if other not in own)
    proposal = Proposal(secrets.token_hex(8), TAKEOVER, own[0], seat, level, voters)
    if proposal.verdict:
        await take_over(room, seat, level)
    else:
        await begin(room, proposal)


def check_gone(room: Room, seat: int) -> None:
    """Refuse to decide for somebody who is there, or was a moment ago."""
    name = room.table.chair(seat).name
    if seat in room.live.present:
        raise Refused("present", player=name)
    if not room.is_gone(seat):
        raise Refused("too-early", player=name, minutes=ceil(room.grace_left(seat) / MINUTE))


async def take_over(room: Room, seat: int, level: str) -> None:
    table = room.table.taken_over(seat, level, room.known_spec())
    await room.change(table, line("table-taken-over", player=seat), seat)


async def vote(room: Room, device: str, proposal: str, yes: bool) -> None:
    """Count a vote, and carry out the proposal once all have agreed."""
    if room.proposal is None or room.proposal.id != proposal:
        raise Refused("no-proposal")
    voted = replace(room.proposal, votes=dict(room.proposal.votes))
    if not voted.vote(room.table.seats_of(device), yes):
        raise Refused("no-vote")
    if voted.verdict is None:
        await put(room, voted)
        return
    await room.write([proposed(room.lease, None)])
    room.proposal = voted
    room.drop_proposal()
    if voted.verdict and voted.kind == TAKEOVER:
        check_gone(room, voted.target)
        await take_over(room, voted.target, voted.level)
    elif voted.verdict:
        await rewind(room, room.game(), voted.target, voted.seat)
