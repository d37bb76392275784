"""The frames that are sent to viewers, as plain JSON. Everything that leaves the server is made here, for one seat."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any, Final

from deska.kernel.piles import knows
from deska.kernel.switches import Switch
from deska.kernel.values import Event
from deska.table.chairs import OPEN, Chair
from deska.table.clocks import Clocks
from deska.table.kept import Said
from deska.table.lessons import about
from deska.table.log import ANOTHER_TABLE, LINE, UNDO, Entry
from deska.table.moments import part_frame
from deska.table.play import Play
from deska.table.proposals import TAKEOVER, Proposal
from deska.table.standings import Result
from deska.table.table import PLAYING, Table
from deska.table.words import told, words
from deska.text import Texts

WATCHING: Final = -1
"""The seat of a viewer who does not play."""
MOST_MOVED: Final = 12
"""If more equal things than this move at once, they are not named one by one."""


@dataclass(frozen=True)
class Live:
    """The facts about a table that exist only while it is in memory."""

    seq: int = 0
    asked: frozenset[int] = frozenset()
    present: frozenset[int] = frozenset()
    watching: int = 0
    coached: frozenset[int] = frozenset()
    """Seats that use the coach where other people play."""


def iso(at: int) -> str:
    """Milliseconds since 1970 as a date."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


# --- the table


def table_info(table: Table, device: str, texts: Texts | None, live: Live, link: str, webhooks: bool) -> dict[str, Any]:
    """A table as one device sees it; `texts` are missing if its game is no longer known."""
    mine = table.seats_of(device)
    is_host = device == table.host
    info: dict[str, Any] = {
        "id": table.id,
        "game": table.game,
        "title": texts.message(f"{texts.spec.prefix}-title") if texts else table.game,
        "state": table.state,
        "host": is_host,
        "chairs": [
            chair_info(seat, chair, device, is_there(table, seat, live), webhooks) | ({"coached": True} if seat in live.coached else {})
            for seat, chair in enumerate(table.chairs)
        ],
        "seq": live.seq,
        "known_deal": table.known_deal,
        "hot_seat": table.hot_seat,
        "public": table.public,
        "pace": table.pace,
        "aid": table.aid,
        "options": variant_info(table.variant, texts) if texts else [],
        "my_turn": table.state == PLAYING and bool(live.asked & set(mine)),
        "asked": sorted(live.asked),
        "watching": live.watching,
        "created": iso(table.created),
        "grace": table.grace,
        "coach": table.may_be_coached,
        "commitment": table.commitment,
    }
    if table.lesson is not None:
        info["lesson"] = table.lesson.name
    if table.clock:
        info["clock"] = asdict(table.clock)
    if is_host and link:
        info["link"] = link
    if table.result is not None:
        info["result"] = result_info(table.result, mine, bool(texts and texts.spec.cooperative))
    return info | {name: value for name, value in (("next", table.next), ("stopped", table.stopped)) if value}


def result_info(result: Result, mine: list[int], together: bool) -> dict[str, Any]:
    """The end of a game; for somebody who played, from the best of their seats."""
    info: dict[str, Any] = {"ended": iso(result.at), "together": together, "of": result.sides, "best": result.best}
    if mine:
        seat = min(mine, key=lambda seat: result.places[seat])
        info |= {"place": result.places[seat], "score": result.scores[seat], "won": result.won[seat]}
    return info


def presence_frame(table: Table, live: Live) -> dict[str, Any]:
    """The seats and the number of spectators present now, the same for everybody."""
    return {"type": "presence", "present": [seat for seat in range(table.seats) if is_there(table, seat, live)], "watching": live.watching}


def is_there(table: Table, seat: int, live: Live) -> bool:
    """True if somebody plays a seat now. Bots never go away, nor do people from a file, who have no device."""
    chair = table.chairs[seat]
    return chair.kind != OPEN and (seat in live.present or not chair.holders)


def chair_info(seat: int, chair: Chair, device: str, present: bool, webhooks: bool) -> dict[str, Any]:
    info: dict[str, Any] = {"seat": seat, "name": chair.name, "kind": chair.kind}
    if chair.level:
        info["level"] = chair.level
    if chair.stand_in:
        info["stand_in"] = chair.stand_in
    if chair.hushed:
        info["hushed"] = chair.hushed
    if chair.kind != OPEN:
        info["present"] = present
    if device in chair.holders:
        info["mine"] = True
        if webhooks:
            info["webhook"] = chair.webhook
    return info


def variant_info(variant: dict[str, Any], texts: Texts) -> list[dict[str, str]]:
    """The switches that differ from their default, in words."""
    info: list[dict[str, str]] = []
    for option in texts.spec.variants:
        value = variant.get(option.name, option.default())
        if value != option.default():
            info.append({"title": texts.message(f"{texts.spec.prefix}-variant-{option.name}"), "value": value_text(option, value, texts)})
    return info


def value_text(option: Switch, value: Any, texts: Texts) -> str:
    values = value if isinstance(value, list | tuple) else [value]
    return ", ".join(texts.value(option, item) for item in values)


# --- events


def events_for(seat: int, entries: Iterable[Entry], texts: Texts, gone: frozenset[int] = frozenset()) -> list[dict[str, Any]]:
    """The events of some entries as a seat heard them; those of entries in `gone` are struck through."""
    frames: list[dict[str, Any]] = []
    for entry in entries:
        heard = [event for event in entry.events() if knows(event.audience, seat)]
        frames += event_frames(entry, heard, texts, entry.n in gone)
    return frames


def event_frames(entry: Entry, heard: Iterable[Event], texts: Texts, is_gone: bool) -> list[dict[str, Any]]:
    """The events of an entry that somebody heard, in words."""
    strike = {"strike": True} if is_gone else {}
    return [event_frame(entry, same, place, texts) | strike for place, same in enumerate(lines(heard, texts))]


def lines(events: Iterable[Event], texts: Texts) -> list[list[Event]]:
    """The events of each line: what is drawn, gained or paid at once is one line."""
    lines: list[list[Event]] = []
    for event in events:
        if lines and texts.lists_things(event) and is_alike(event, lines[-1][0]):
            lines[-1].append(event)
        else:
            lines.append([event])
    return lines


def is_alike(one: Event, other: Event) -> bool:
    """True for events of the same player and message that differ only in the thing they tell of."""
    ways = [event.move and event.move[1:] for event in (one, other)]
    return one.message == other.message and one.args.get("player") == other.args.get("player") and ways[0] == ways[1]


def event_frame(entry: Entry, events: list[Event], place: int, texts: Texts) -> dict[str, Any]:
    event, *more = events
    frame: dict[str, Any] = {"n": entry.n, "kind": kind_of(entry, place), "text": told(event, texts, True, more)}
    seat = event.args.get("player")
    if type(seat) is int and seat >= 0:
        frame["seat"] = seat
    if event.message in texts.spec.headings or event.message == ANOTHER_TABLE:
        frame["heading"] = True
    if event.message in texts.spec.turns:
        frame |= {"heading": True, "turn": True}
    if event.message in texts.spec.details:
        frame["detail"] = True
    if event.message in texts.spec.silent:
        frame["silent"] = True
    rule = about(texts.spec.id).told.get(event.message.removeprefix(f"{texts.spec.prefix}-"), "")
    if rule:
        frame["rule"] = rule
    if event.move:
        what, start, goal = event.move
        moved = [name for same in events for name in names_of(same, same.move[0] if same.move else what)]
        frame["move"] = [moved[0], start, goal]
        if len(moved) > 1:
            frame["moved"] = moved
    if event.part is not None:
        frame["part"] = part_frame(event.part, texts)
    if entry.kind == UNDO:
        frame["back"] = entry.back
    return frame


def names_of(event: Event, what: str) -> list[str]:
    """The names of the things that moved: their own names if the event tells them (`elf-green`), else what they are (`card`)."""
    several = event.args.get(f"{what}s")
    if isinstance(several, list | tuple) and several and all(type(name) is str for name in several):
        return list(several)
    name, count = event.args.get(what), event.args.get("count")
    return [name if type(name) is str else what] * (count if type(count) is int and 0 < count <= MOST_MOVED else 1)


def kind_of(entry: Entry, place: int) -> str:
    if entry.kind == LINE:
        return "table"
    if entry.kind == UNDO:
        return "undo"
    return "effect" if place else "choice"


# --- the state


def undo_info(play: Play, seat: int) -> dict[str, bool]:
    """The ways in which the seat may take back a choice: freely, by asking the others, or by beginning its turn again."""
    free = play.undo_place(seat) is not None
    return {
        "free": free,
        "ask": not free and play.asked_place(seat) is not None,
        "restart": play.restart_place(seat) is not None,
    }


def remembered(play: Play, seat: int, texts: Texts) -> Any:
    """The seat's perfect memory, with names in words: for tables with the memory aid."""
    nouns = {name: kind for kind, names in texts.spec.nouns.items() for name in names}
    return in_words(play.view(seat).remembered, nouns, texts)


def in_words(value: Any, nouns: dict[str, str], texts: Texts) -> Any:
    if isinstance(value, dict):
        return {key: in_words(item, nouns, texts) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [in_words(item, nouns, texts) for item in value]
    return texts.noun(nouns[value], value) if isinstance(value, str) and value in nouns else value


def clocks_info(table: Table, clocks: Clocks, now: int) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "left": round(clocks.left(table, seat, now) / 1000, 1), "runs": seat in clocks.since} for seat in range(table.seats)
    ]


# --- proposals and chat


def proposal_frame(proposal: Proposal, table: Table, play: Play, texts: Texts, is_open: bool) -> dict[str, Any]:
    return {
        "type": "proposal",
        "id": proposal.id,
        "kind": proposal.kind,
        "by": table.names[proposal.seat],
        "seat": proposal.seat,
        "text": proposal_text(proposal, play, texts),
        "votes": {str(seat): yes for seat, yes in sorted(proposal.votes.items())},
        "voters": sorted(proposal.voters),
        "open": is_open,
    }


def proposal_text(proposal: Proposal, play: Play, texts: Texts) -> str:
    """The proposal in words. A choice that is to be taken back is described only by what everybody was told."""
    say = words(texts.lang)
    player = texts.player(proposal.seat)
    if proposal.kind == TAKEOVER:
        return say("proposal-takeover", player=player, other=texts.player(proposal.target))
    known = play.choices[proposal.target].events() if proposal.target < len(play.choices) else []
    public = [told(event, texts) for event in known if knows(event.audience, WATCHING)]
    return say("proposal-undo", player=player, choice=public[0]) if public else say("proposal-undo-hidden", player=player)


def chat_frame(said: Said) -> dict[str, Any]:
    return {"type": "chat", "n": said.n, "from": said.name, "seat": said.seat, "text": said.text, "at": iso(said.at)}
