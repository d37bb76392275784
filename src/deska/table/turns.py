"""The turns of others since a seat's own last turn: who did what, from where to where, and what it brought them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from sys import intern
from typing import Any, Final

from deska.kernel.game import LONE_OPTION, Game
from deska.kernel.piles import knows
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE, Event
from deska.table.frames import names_of
from deska.table.log import Entry
from deska.table.play import Play
from deska.table.words import told
from deska.text import Texts

MOST_LINES: Final = 18
"""The most lines that are told of one turn."""
BETWEEN: Final = " · "
ARROW: Final = "→"
SCORE: Final = ""
"""The name of a seat's main figure."""
Figures = Mapping[str, str]
"""The figures at a seat, as everybody sees them: its score, and others by their signs."""
AllFigures = tuple[Figures, ...]
"""The figures of every seat."""
Read = Callable[[Entry], list[Event]]
"""Reads the events of an entry; a server remembers them."""


@dataclass
class Turn:
    """A turn of a seat, with the choices that were made in it."""

    seat: int
    entries: list[Entry] = field(default_factory=list)


@dataclass
class Stretch:
    """A part of the log as a seat heard it: a turn of a player, or what no seat does, such as a turn of the enemy."""

    seat: int
    since: int
    """The number of the entry after which, or in the middle of which, it begins."""
    until: int = 0
    """The last entry with figures of this stretch alone; 0 if it ends in the middle of what else happened."""
    title: Event | None = None
    """The event that begins what no seat did."""
    events: list[Event] = field(default_factory=list)


def figures_of(game: Game) -> AllFigures:
    """The figures at the seats: those of a spectator's scene, which are the same for everybody."""
    if game.spec.scene is None:
        return ()
    seats = game.spec.scene(game.spec.view(game, None, [])).seats
    return tuple(
        {SCORE: line.score.value if line.score else "", **{fact.sign: fact.value for fact in line.facts if fact.sign and fact.value}}
        for line in seats
    )


def figures_in(scene: Mapping[str, Any]) -> AllFigures:
    """The same figures, read from any scene as it is sent."""
    return tuple(
        {SCORE: intern(line.get("score", {}).get("value", ""))}
        | {fact["sign"]: intern(fact["value"]) for fact in line.get("facts", ()) if fact.get("sign") and fact.get("value")}
        for line in scene.get("seats", ())
    )


def shared(figures: AllFigures, before: AllFigures) -> AllFigures:
    """The same figures. Where nothing has changed at a seat they are those of before, because a table keeps many."""
    return tuple(old if old == new else new for old, new in zip(before, figures, strict=True)) if before else figures


def turns_since(play: Play, seat: int) -> list[Turn]:
    """The turns since the seat's last choice in a turn of its own; first the end of that turn, as more than turns may have followed it."""
    turns: list[Turn] = []
    for place, entry in play.backwards():
        turn = play.on_turn[place]
        if not turns or turns[-1].seat != turn:
            turns.append(Turn(turn))
        turns[-1].entries.append(entry)
        if turn == entry.seat == seat:
            break
    return [Turn(turn.seat, turn.entries[::-1]) for turn in reversed(turns)]


def turn_frames(play: Play, seat: int, texts: Texts, figures: Mapping[int, AllFigures], read: Read = Entry.events) -> list[dict[str, Any]]:
    """A tile for each of those turns in which anything happened, told by nothing but what the seat has heard.

    Of choices that were made before the table was loaded only the seat that made them is known, so a pass would look like a turn.
    """
    frames = [stretch_frame(stretch, texts, figures) for stretch in stretches(turns_since(play, seat), seat, texts.spec, read)]
    return [frame for frame in frames if frame["lines"] or frame["moves"]]


def stretches(turns: Sequence[Turn], seat: int, spec: GameSpec, read: Read = Entry.events) -> list[Stretch]:
    """The turns as a seat heard of them. What no seat does is a stretch of its own, and not the work of the seat whose turn it was."""
    found: list[Stretch] = []
    for turn in turns:
        if not found or found[-1].seat != turn.seat:
            found.append(Stretch(turn.seat, turn.entries[0].n - 1))
        for entry in turn.entries:
            for event in read(entry):
                if not knows(event.audience, seat):
                    continue
                if event.message in spec.turns or event.message in spec.headings:
                    found.append(begun(found[-1], event, entry.n))
                elif event.message != LONE_OPTION and event.message not in spec.quiet:
                    found[-1].events.append(event)
            if found[-1].title is None:
                found[-1].until = entry.n
    return [stretch for stretch in found if stretch.seat != seat]


def begun(ended: Stretch, event: Event, n: int) -> Stretch:
    """The stretch that a heading begins. Figures after the entry belong to a turn that ends in it only if another turn follows at once."""
    player = event.args.get("player", TABLE)
    ended.until = n if player != TABLE and ended.title is None else 0
    return Stretch(player, n, title=event if player == TABLE else None)


def stretch_frame(stretch: Stretch, texts: Texts, figures: Mapping[int, AllFigures]) -> dict[str, Any]:
    heard, title = stretch.events, stretch.title
    whole = [told(event, texts, marked=True) for event in heard]
    lines = whole if title else [without_name(text, texts.player(stretch.seat)) for text in whole]
    frame: dict[str, Any] = {
        "seat": stretch.seat,
        "n": stretch.since + 1,
        "lines": lines[:MOST_LINES],
        "gist": brief_of(heard, texts, stretch.seat),
        "moves": [[names_of(event, event.move[0])[0], event.move[1], event.move[2]] for event in heard if event.move][:MOST_LINES],
    }
    if title is not None:
        return frame | {"title": title_of(title, texts), "gist": frame["gist"] or told(title, texts)}
    frame["gist"] = frame["gist"] or gist_of(whole, lines, [event.message in texts.spec.asides for event in heard])
    return frame | change_in(stretch, texts, figures)


def title_of(event: Event, texts: Texts) -> str:
    """The name of what begins: that of its scene, or the line of the log."""
    moment = event.part.moment if event.part is not None else None
    return texts.message(moment.id, **moment.args) if moment is not None else told(event, texts).removesuffix(".")


def change_in(stretch: Stretch, texts: Texts, figures: Mapping[int, AllFigures]) -> dict[str, Any]:
    """The figure of the seat before and after, and what else it gained; nothing that the server has not noted."""
    told_of = amounts_in(stretch.events, stretch.seat, texts)
    before = figures.get(max((n for n in figures if n <= stretch.since), default=-1), ())
    after = figures.get(stretch.until, ())
    if stretch.seat >= min(len(before), len(after)):
        return {"gains": [(sign, by) for sign, by in told_of.items() if by]}
    old, new = before[stretch.seat], after[stretch.seat]
    gains = [(sign, by) for sign, by in told_of.items() if sign not in new and by]
    return {"before": old[SCORE], "after": new[SCORE], "gains": [*gains, *gains_of(old, new)]}


def amounts_in(heard: Sequence[Event], seat: int, texts: Texts) -> dict[str, int]:
    """The amounts that the seat was told to gain and pay, by sign: for amounts that do not stand at the seats (`GameSpec.amounts`)."""
    signs = texts.spec.style.signs if texts.spec.style else {}
    sums: dict[str, int] = {}
    for event in heard:
        factor = texts.spec.amounts.get(event.message, 0)
        if factor and event.args.get("player") == seat:
            sign = next((value for value in event.args.values() if type(value) is str and value in signs), "")
            sums[sign] = sums.get(sign, 0) + factor * int(event.args.get("count", 1))
    return sums


def gains_of(before: Figures, after: Figures) -> list[tuple[str, int]]:
    """The differences between the figures of a seat before and after, by their signs."""
    counted = [(sign, number_in(value) - number_in(before[sign])) for sign, value in after.items() if sign != SCORE and sign in before]
    return [(sign, by) for sign, by in counted if by]


def number_in(value: str) -> int:
    """The figure in `3` and in `3/5`; what is no figure never changes."""
    first = value.partition("/")[0]
    return int(first) if first.isdecimal() else 0


def brief_of(heard: Sequence[Event], texts: Texts, seat: int) -> str:
    """The turn of a seat in a line: the form `tile` of each event that has one.

    What begins with an arrow goes on with what stands before it. What another seat does or suffers says so.
    """
    told_once: list[str] = []
    for event in heard:
        words = texts.tile(event)
        player = event.args.get("player", TABLE)
        if words and player not in (TABLE, seat) and texts.player(player) not in words:
            words = f"{texts.player(player)}: {words}"
        if words and words not in told_once:
            told_once.append(words)
    return "".join(f" {words}" if words.startswith(ARROW) else f"{BETWEEN}{words}" for words in told_once).removeprefix(BETWEEN).strip()


def gist_of(whole: list[str], lines: list[str], asides: Sequence[bool]) -> str:
    """The first line that had the name of its seat, and so tells what the seat itself did, asides last; else the first one."""
    own = [(aside, line) for line, text, aside in zip(lines, whole, asides, strict=True) if line != text]
    return next(iter([line for aside, line in own if not aside] or [line for _, line in own] or lines), "")


def without_name(text: str, name: str) -> str:
    """A line without the name of the seat that its tile bears already."""
    if not text.startswith(f"{name} "):
        return text
    rest = text[len(name) + 1 :]
    return rest[:1].upper() + rest[1:]
