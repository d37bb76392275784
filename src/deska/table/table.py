"""A table: its game, its chairs and its settings. It is a value: every change makes a new one or is refused."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from deska.bots import levels, usual
from deska.kernel.spec import GameSpec
from deska.table.chairs import BOT, OPEN, PERSON, THIS_TURN, Chair, bot_name, clean_name, people_of
from deska.table.refusals import Refused
from deska.table.standings import Result

WAITING: Final = "waiting"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"
MINUTE: Final = 60_000
"""Milliseconds."""
LIVE: Final = 120
"""Seconds that somebody may be away, at one sitting, before the others may let a bot play for them."""
PACES: Final = {"none": 0.0, "quick": 0.3, "calm": 0.9, "slow": 2.0}
"""The pace at which viewers are shown the turns of others; where bots play alone, the seconds that they take for a choice."""


@dataclass(frozen=True)
class Clock:
    """A time bank for each seat: minutes for the whole game."""

    minutes: int
    increment: int = 0
    """Seconds that are added after every own turn."""


@dataclass(frozen=True)
class Taught:
    """The lesson that is learned at a table, and how far it is."""

    name: str
    step: int = 0
    """The number of the step, from 0."""
    answered: int = 0
    """The choices that were made in this step."""
    begun: int = 0
    """The last entry before the step."""
    skipped: bool = False


@dataclass(frozen=True)
class Table:
    """Everything that is kept about a table besides its log."""

    id: str
    game: str
    variant: dict[str, Any]
    chairs: tuple[Chair, ...]
    host: str
    """The device that opened it."""
    created: int
    invite: str
    """The hash of the secret of its link."""
    start: dict[str, Any]
    """The start of the game, as in its record: seats, variant and seed, or a snapshot."""
    since: int = 0
    """The entry of the log after which that start applies; greater than 0 if the game was moved to newer rules."""
    rules: int = 0
    known_deal: bool = False
    hot_seat: bool = False
    public: bool = False
    pace: str = "calm"
    clock: Clock | None = None
    aid: bool = False
    grace: int = LIVE
    """Seconds that somebody may be away before others decide for them."""
    nonce: str = ""
    commitment: str = ""
    """A hash of seed and nonce that everybody sees from the beginning; empty where the deal was chosen (see `proof`)."""
    state: str = WAITING
    next: str = ""
    """The table of the rematch."""
    stopped: str = ""
    """The message that says why it cannot go on, if an upgrade could not read it."""
    result: Result | None = None
    """The end of the game in short, once it is over."""
    lesson: Taught | None = None
    """A table to learn at: a teacher plays the other seats, and choices that the lesson does not wait for are not made."""
    coach: bool = False
    """The host lets everybody ask for hints although other people play."""
    members: frozenset[str] = frozenset()
    """The devices that may see it: they created it, followed its link or found it among the public ones."""

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def people(self) -> frozenset[int]:
        """Seats that persons decide for."""
        return people_of(list(self.chairs))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def hushed(self) -> frozenset[int]:
        """Seats whose people do not want to be asked for reactions."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.is_person and chair.hushed)

    @property
    def is_solo(self) -> bool:
        """True if one person plays with bots: there is nobody to hide anything from."""
        return sum(chair.kind != BOT for chair in self.chairs) == 1

    @property
    def is_alone(self) -> bool:
        """True if all persons share a device: nobody else has to agree to anything."""
        return len({chair.holders[:1] for chair in self.chairs if chair.kind == PERSON}) < 2

    @property
    def may_be_coached(self) -> bool:
        return self.coach or self.is_alone

    def seats_of(self, device: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if device in chair.holders]

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.seats:
            raise Refused("no-seat", number=seat + 1)
        return self.chairs[seat]

    def with_chair(self, seat: int, **changes: Any) -> "Table":
        chairs = list(self.chairs)
        chairs[seat] = replace(self.chair(seat), **changes)
        return replace(self, chairs=tuple(chairs))

    # --- who may do what

    def hosted_by(self, device: str) -> "Table":
        if device != self.host:
            raise Refused("not-host")
        return self

    def held_by(self, device: str, seat: int) -> "Table":
        if device not in self.chair(seat).holders:
            raise Refused("not-your-seat")
        return self

    def playing(self, seat: int) -> int:
        """This seat, if its person decides for it; while a bot stands in, it does not."""
        if not self.chair(seat).is_person:
            raise Refused("not-asked")
        return seat

    def open(self) -> "Table":
        """This table, if its game is not over yet."""
        if self.state in (OVER, CLOSED):
            raise Refused("table-over")
        return self

    # --- chairs

    def joined(self, device: str, seat: int, name: str, spec: GameSpec, seq: int = 0, now: int = 0) -> "Table":
        """A person sits down on an open chair; `seq` is the last entry of the log."""
        self.open()
        if self.chair(seat).kind != OPEN:
            raise Refused("seat-taken")
        table = self.may_hold(device, seat, spec).renamed(seat, name)
        sat = self.chair(seat).sat if device in self.chair(seat).known else seq
        return table.with_chair(seat, kind=PERSON, holders=(), level="", stand_in="", away=now, sat=sat).held(device, seat)

    def may_hold(self, device: str, seat: int, spec: GameSpec) -> "Table":
        """This table, if the device may have the chair: one chair for each device, and no chair for a device that knows another's secrets.

        Where nobody has secrets there is nothing to keep. A table that was opened as a shared device says so to everybody; there,
        too, a chair that other devices have played keeps what it knows.
        """
        others = [chair for place, chair in enumerate(self.chairs) if place != seat]
        if spec.open_hands:
            return self
        if not self.hot_seat and any(device in chair.holders for chair in others):
            raise Refused("one-chair")
        if device not in self.chair(seat).known and any(device in chair.known for chair in others):
            raise Refused("knows-another")
        return self

    def held(self, device: str, seat: int) -> "Table":
        """The device plays the seat, and knows its secrets from now on."""
        chair = self.chair(seat)
        known = chair.known if device in chair.known or self.state == WAITING else (*chair.known, device)
        holders = chair.holders if device in chair.holders else (*chair.holders, device)
        return self.with_chair(seat, holders=holders, known=known).known_to(device)

    def known_to(self, device: str) -> "Table":
        return replace(self, members=self.members | {device})

    def shared(self, device: str, seats: Sequence[int], spec: GameSpec) -> "Table":
        """Another device plays these seats too."""
        for place, chair in enumerate(self.chairs):
            if place not in seats and (device in chair.known or device in chair.holders) and not spec.open_hands:
                raise Refused("knows-another")
        table = self.known_to(device)
        for seat in seats:
            table = table.held(device, seat)
        return table

    def left_by(self, device: str, seat: int, spec: GameSpec) -> "Table":
        """A person gets up; in the middle of a game a bot goes on for them, and anybody may sit down again."""
        return self.open().held_by(device, seat).freed(seat, spec).with_new_host(device)

    def freed(self, seat: int, spec: GameSpec) -> "Table":
        if self.chair(seat).kind != PERSON:
            raise Refused("no-person-there")
        stand_in = "" if self.state == WAITING else known_level("", spec)
        freed = self.chair(seat).freed()
        return self.with_chair(seat, **{**vars(freed), "name": self.chair(seat).name if stand_in else "", "stand_in": stand_in})

    def with_new_host(self, device: str) -> "Table":
        """The next person becomes the host if the host has no chair any more."""
        if device != self.host or self.seats_of(device):
            return self
        heirs = [holder for chair in self.chairs for holder in chair.holders]
        return replace(self, host=heirs[0]) if heirs else self

    def furnished(self, seat: int, kind: str, level: str, spec: GameSpec) -> "Table":
        """A chair without a person becomes open, or gets a bot."""
        chair = self.open().chair(seat)
        if chair.kind == PERSON:
            raise Refused("seat-taken")
        if kind == OPEN:
            if self.state != WAITING:
                raise Refused("already-playing")
            return self.with_chair(seat, kind=OPEN, name="", level="", stand_in="")
        name = chair.name or bot_name(list(self.names))
        return self.with_chair(seat, kind=BOT, name=name, level=known_level(level, spec), stand_in="")

    def filled(self, level: str, spec: GameSpec) -> "Table":
        """The table with bots on all open chairs."""
        table = self
        for seat, chair in enumerate(self.chairs):
            if chair.kind == OPEN:
                table = table.furnished(seat, BOT, level, spec)
        return table

    def renamed(self, seat: int, name: str) -> "Table":
        name = clean_name(name)
        if name in (other for place, other in enumerate(self.names) if place != seat):
            raise Refused("name-taken", name=name)
        return self.with_chair(seat, name=name)

    def trained(self, seat: int, level: str, spec: GameSpec) -> "Table":
        """Give a bot another level."""
        chair = self.open().chair(seat)
        if not chair.bot:
            raise Refused("no-bot-there")
        known_level(level, spec)
        return self.with_chair(seat, **({"level": level} if chair.kind == BOT else {"stand_in": level}))

    # --- absent people

    def taken_over(self, seat: int, level: str, spec: GameSpec) -> "Table":
        """A bot plays for a person."""
        if not self.open().chair(seat).is_person:
            raise Refused("no-person-there")
        return self.with_chair(seat, stand_in=known_level(level, spec))

    def hush(self, seats: Sequence[int], until: str) -> "Table":
        """Note that seats do not want to be asked for reactions, or want it again (an empty `until`)."""
        table = self
        for seat in seats:
            table = table.with_chair(seat, hushed=until)
        return table

    def with_new_turn(self) -> "Table":
        """A new turn begins: seats that did not want to be asked in the last one are asked again."""
        return self.hush([seat for seat, chair in enumerate(self.chairs) if chair.hushed == THIS_TURN], "")

    def handed_back(self, device: str, seat: int) -> "Table":
        chair = self.open().held_by(device, seat).chair(seat)
        if not chair.stand_in:
            raise Refused("no-bot-there")
        grace = 1000 * self.clock.increment if self.clock else 0
        return self.with_chair(seat, stand_in="", left=max(chair.left, grace, MINUTE if self.clock else 0))

    def forgotten(self, device: str, spec: GameSpec | None) -> "Table":
        """Nothing is left of a device: in an open game bots go on for it, and its chairs have other names."""
        table = self
        for seat in self.seats_of(device):
            if self.state not in (OVER, CLOSED) and spec is not None:
                table = table.freed(seat, spec)
            if table.chairs[seat].name:
                table = table.with_chair(seat, name=bot_name(list(table.names)))
        table = table.with_new_host(device)
        for seat, chair in enumerate(table.chairs):
            own = tuple(holder for holder in chair.holders if holder != device)
            table = table.with_chair(seat, holders=own, known=tuple(one for one in chair.known if one != device))
        return replace(table, members=table.members - {device}, host="" if table.host == device else table.host)

    # --- the course of things

    def started(self) -> "Table":
        if self.state != WAITING:
            raise Refused("already-playing")
        if any(chair.kind == OPEN for chair in self.chairs):
            raise Refused("open-chairs")
        bank = MINUTE * self.clock.minutes if self.clock else 0
        chairs = tuple(replace(chair, left=bank, known=chair.holders) for chair in self.chairs)
        return replace(self, state=PLAYING, chairs=chairs)

    def paused(self) -> "Table":
        if self.state != PLAYING:
            raise Refused("not-playing")
        return replace(self, state=PAUSED)

    def resumed(self) -> "Table":
        if self.state != PAUSED or self.stopped:
            raise Refused("not-paused")
        return replace(self, state=PLAYING)

    def closed(self) -> "Table":
        return replace(self.open(), state=CLOSED)

    def ended(self, result: Result | None = None) -> "Table":
        return replace(self, state=OVER, result=result)

    def forgotten_by(self, device: str) -> "Table":
        """The device no longer lists the table. Who still plays there has to get up first, or the host has to close it."""
        if self.state not in (OVER, CLOSED) and self.seats_of(device):
            raise Refused("still-playing")
        return replace(self, members=self.members - {device})


def known_level(level: str, spec: GameSpec) -> str:
    """A level that the game's bots have; the usual one if none is named. Baselines serve for measuring only."""
    known = [name for name in levels(spec) if name not in spec.baselines]
    if level and level not in known:
        raise Refused("no-level", level=level, known=", ".join(known))
    return level or usual(spec)
