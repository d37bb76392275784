"""New tables: from a request, from a file, or as a rematch."""

import secrets
from asyncio import to_thread
from dataclasses import replace
from typing import Any, Final

from deska.api import spec_of
from deska.kernel.errors import BadSetup
from deska.kernel.game import Game
from deska.kernel.rng import SEED_BITS
from deska.kernel.spec import GameSpec
from deska.table.chairs import BOT, MOST_NAME, OPEN, PERSON, Chair, bot_name, clean_name
from deska.table.kept import hashed
from deska.table.opening import Opened
from deska.table.play import Play, replay
from deska.table.proof import commitment_of, new_nonce, new_seed
from deska.table.refusals import Refused
from deska.table.table import CLOSED, OVER, WAITING, Clock, Table, known_level
from deska.table.writer import Write
from deska.table.writes import kept_snapshot, new_entry, new_snapshot, new_table
from deska.web.devices import new_secret
from deska.web.foreign import Foreign
from deska.web.hub import Hub
from deska.web.room import Room
from deska.web.times import now_ms
from deska.web.wishes import ChairWish, NewTable

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""The letters of ids, without those that look like digits: people read ids aloud."""
ID_LENGTH: Final = 8


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def game_of(wish: NewTable) -> Game:
    """The game of a request, set up; refused if there is none like that."""
    try:
        spec = spec_of(wish.game)
        return spec.new(wish.seats, seed_of(wish.seed), wish.variant)
    except BadSetup as error:
        raise Refused("bad-setup", what=str(error)) from None


def start_of(game: Game) -> dict[str, Any]:
    """The start of a new game, as in its record."""
    return dict(game.recorder.start) if game.recorder is not None else {}


def seed_of(text: str) -> int:
    if not text:
        return new_seed()
    if not text.isascii() or not text.isdecimal() or int(text) >= 1 << SEED_BITS:
        raise Refused("bad-seed")
    return int(text)


def chairs_of(wish: NewTable, device: str, spec: GameSpec, usual: str) -> tuple[Chair, ...]:
    """One chair for each seat; without wishes one person and bots."""
    seats = wish.seats
    wished = wish.chairs or [ChairWish(kind="me"), *[ChairWish(kind="bot")] * (seats - 1)]
    if len(wished) != seats:
        raise Refused("bad-setup", what=f"{seats} chairs are expected, not {len(wished)}")
    kinds = {chair.kind for chair in wished}
    if kinds >= {"guest", OPEN} and not wish.hot_seat and not spec.open_hands:
        raise Refused("not-shared")  # people who sit down must be told that others share a device
    chairs: list[Chair] = []
    for chair in wished:
        taken = [made.name for made in chairs] + [other.name for other in wished if other.name]
        chairs.append(chair_of(chair, taken, wish.name, device, spec, usual))
    names = [chair.name for chair in chairs if chair.name]
    if len(set(names)) < len(names):
        raise Refused("name-taken", name=next(name for name in names if names.count(name) > 1))
    return tuple(chairs)


def chair_of(wish: ChairWish, taken: list[str], name: str, device: str, spec: GameSpec, usual: str) -> Chair:
    if wish.kind == OPEN:
        return Chair()
    if wish.kind == BOT:
        return Chair(BOT, clean_name(wish.name) if wish.name else bot_name(taken), known_level(wish.level, spec))
    own = wish.name or (name if wish.kind == "me" else "")
    free = (text for text in (usual, *(f"{usual} {number}" for number in range(2, 99))) if text not in taken)
    return Chair(PERSON, clean_name(own) if own else next(free), holders=(device,), away=now_ms())


async def create(hub: Hub, device: str, wish: NewTable, usual: str) -> Room:
    """Open a table; its game begins at once if no chair is open. People without a name are called `usual`."""
    game = game_of(wish)
    invite = new_secret()
    table = Table(
        id=new_id(),
        game=game.spec.id,
        variant=dict(start_of(game)["variant"]),
        chairs=chairs_of(wish, device, game.spec, usual),
        host=device,
        created=now_ms(),
        invite=hashed(invite),
        start=start_of(game),
        rules=game.spec.version,
        known_deal=bool(wish.seed),
        hot_seat=wish.hot_seat,
        public=wish.public,
        pace=wish.pace,
        clock=Clock(wish.clock.minutes, wish.clock.increment) if wish.clock else None,
        aid=wish.aid,
        grace=wish.grace,
        members=frozenset({device}),
    )
    return await opened(hub, table if wish.seed else with_proof(table), game, invite)


def with_proof(table: Table) -> Table:
    """A table whose deal can be checked when the game is over."""
    nonce = new_nonce()
    return replace(table, nonce=nonce, commitment=commitment_of(table.start["seed"], nonce))


async def opened(hub: Hub, table: Table, game: Game, invite: str) -> Room:
    """Write a new table down; its game begins if no chair is open."""
    play = None
    writes = new_table(table)
    if all(chair.kind != OPEN for chair in table.chairs):
        begun = table.started()
        play = Play(game, begun.people)
        writes = [*new_table(begun), new_snapshot(table.id, 0, game)]
        table = begun
    lease, kept = hub.leases.first(table.id)
    await hub.writer.write([*writes, kept])
    return hub.new_room(Opened(table, play, []), game.spec, invite, lease)


async def start(room: Room, table: Table) -> None:
    """Begin the game of a table that has waited. Called within `carry`."""
    spec = room.known_spec()
    begun = replace(table.started(), rules=spec.version)
    async with room.hub.reading:  # an imported game goes on where it stopped
        game = await to_thread(replay, spec, begun.start, room.old_log)
    room.play = Play(game, begun.people, log=room.old_log)
    try:
        await room.keep(None, begun, [new_snapshot(begun.id, room.seq, game)])
    except Refused:
        room.play = None
        raise
    room.kept = room.seq
    for viewer in room.viewers:
        viewer.refresh()


# --- from a file, and again


async def bring_in(hub: Hub, device: str, foreign: Foreign, usual: str) -> tuple[Table, str]:
    """A table for a game from a file, and the secret of its link. A finished game can be looked at, another one goes on."""
    invite = new_secret()
    table = Table(
        id=new_id(),
        game=foreign.game,
        variant=dict(foreign.start.get("variant", {})),
        chairs=imported_chairs(foreign, device, foreign.name or usual),
        host=device,
        created=now_ms(),
        invite=hashed(invite),
        start=foreign.start,
        rules=spec_of(foreign.game).version,
        known_deal=True,
        state=OVER if foreign.last else WAITING,
        members=frozenset({device}),
    )
    writes: list[Write] = [*new_table(table), *(new_entry(table.id, entry) for entry in foreign.entries)]
    if foreign.last is not None:
        writes.append(kept_snapshot(table.id, foreign.last))
    await hub.writer.write(writes)
    return table, invite


async def from_position(hub: Hub, device: str, game: Game, usual: str) -> Room:
    """A table at a position; everybody there is played by one person."""
    invite = new_secret()
    wish = NewTable(game=game.spec.id, seats=game.seats, chairs=[ChairWish(kind="me"), *[ChairWish(kind="guest")] * (game.seats - 1)])
    table = Table(
        id=new_id(),
        game=game.spec.id,
        variant=dict(game.setup.variant),
        chairs=chairs_of(wish, device, game.spec, usual),
        host=device,
        created=now_ms(),
        invite=hashed(invite),
        start={"snapshot": game.dump()},
        rules=game.spec.version,
        known_deal=True,
        members=frozenset({device}),
    )
    return await opened(hub, table, replay(game.spec, table.start, []), invite)


def imported_chairs(foreign: Foreign, device: str, name: str) -> tuple[Chair, ...]:
    if foreign.last is not None:
        return tuple(Chair(PERSON, (text or f"{seat + 1}")[:MOST_NAME]) for seat, text in enumerate(foreign.names))
    return (Chair(PERSON, clean_name(name), holders=(device,), away=now_ms()), *[Chair()] * (len(foreign.names) - 1))


async def rematch(room: Room, device: str) -> str:
    """Open a table for the same people with another deal; everybody moves on by one chair."""

    async def act() -> str:
        old = room.table
        if not old.seats_of(device):
            raise Refused("not-your-seat")
        if old.next:
            return old.next
        if old.state not in (OVER, CLOSED):
            raise Refused("not-over")
        game = room.known_spec().new(old.seats, new_seed(), old.variant)
        invite = new_secret()
        fresh = await opened(room.hub, with_proof(table_again(old, device, game, invite)), game, invite)
        await room.keep(None, replace(old, next=fresh.table.id))
        return fresh.table.id

    return await room.carry(act)


def table_again(old: Table, device: str, game: Game, invite: str) -> Table:
    """A new table with the settings and people of an old one."""
    return Table(
        id=new_id(),
        game=old.game,
        variant=old.variant,
        chairs=tuple(again(chair) for chair in (*old.chairs[1:], old.chairs[0])),
        host=device,
        created=now_ms(),
        invite=hashed(invite),
        start=start_of(game),
        rules=game.spec.version,
        hot_seat=old.hot_seat,
        public=old.public,
        pace=old.pace,
        clock=old.clock,
        aid=old.aid,
        grace=old.grace,
        members=old.members | {device},
    )


def again(chair: Chair) -> Chair:
    if chair.kind == OPEN:
        return Chair()
    return replace(chair, stand_in="", seen=0, left=0, known=(), away=now_ms(), sat=0, hushed="")
