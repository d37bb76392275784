"""The turns of others since a seat's own last turn: who did what, from where to where, and what it brought them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from deska.kernel.game import LONE_OPTION, Game
from deska.kernel.piles import knows
from deska.kernel.values import Event
from deska.table.frames import names_of
from deska.table.log import Entry
from deska.table.play import Play
from deska.table.words import told
from deska.text import Texts

MOST_LINES: Final = 8
"""The most lines that are told of one turn."""
Scores = tuple[str, ...]
"""The figure at each seat, as everybody sees it."""
Read = Callable[[Entry], list[Event]]
"""Reads the events of an entry; a server remembers them."""


@dataclass
class Turn:
    """A turn of a seat, with the choices that were made in it."""

    seat: int
    entries: list[Entry] = field(default_factory=list)


def scores_of(game: Game) -> Scores:
    """The figures at the seats: those of a spectator's scene, which are the same for everybody."""
    if game.spec.scene is None:
        return ()
    return tuple(line.score.value if line.score is not None else "" for line in game.spec.scene(game.spec.view(game, None, [])).seats)


def scores_in(scene: Mapping[str, Any]) -> Scores:
    """The same figures, read from any scene as it is sent."""
    return tuple(line.get("score", {}).get("value", "") for line in scene.get("seats", ()))


def turns_since(play: Play, seat: int) -> list[Turn]:
    """The turns of others after the seat's last choice in a turn of its own."""
    turns: list[Turn] = []
    for place, entry in play.backwards():
        turn = play.on_turn[place]
        if turn == seat:
            if entry.seat == seat:
                break
            continue
        if not turns or turns[-1].seat != turn:
            turns.append(Turn(turn))
        turns[-1].entries.append(entry)
    return [Turn(turn.seat, turn.entries[::-1]) for turn in reversed(turns)]


def turn_frames(play: Play, seat: int, texts: Texts, scores: Mapping[int, Scores], read: Read = Entry.events) -> list[dict[str, Any]]:
    """A tile for each of those turns in which anything happened, told by nothing but what the seat has heard.

    Of choices that were made before the table was loaded only the seat that made them is known, so a pass would look like a turn.
    """
    frames = [turn_frame(turn, seat, texts, scores, read) for turn in turns_since(play, seat)]
    return [frame for frame in frames if frame["lines"] or frame["moves"]]


def turn_frame(turn: Turn, seat: int, texts: Texts, scores: Mapping[int, Scores], read: Read) -> dict[str, Any]:
    heard = [event for entry in turn.entries for event in read(entry) if knows(event.audience, seat) and is_worth_telling(event, texts)]
    frame: dict[str, Any] = {
        "seat": turn.seat,
        "n": turn.entries[0].n,
        "lines": [line_of(event, turn.seat, texts) for event in heard][:MOST_LINES],
        "moves": [[names_of(event, event.move[0])[0], event.move[1], event.move[2]] for event in heard if event.move][:MOST_LINES],
    }
    before = scores.get(max((n for n in scores if n < turn.entries[0].n), default=-1), ())
    after = scores.get(turn.entries[-1].n, ())
    if turn.seat < min(len(before), len(after)):
        frame |= {"before": before[turn.seat], "after": after[turn.seat]}
    return frame


def is_worth_telling(event: Event, texts: Texts) -> bool:
    return event.message != LONE_OPTION and event.message not in (*texts.spec.quiet, *texts.spec.headings)


def line_of(event: Event, seat: int, texts: Texts) -> str:
    """An event in words, without the name of the seat that its tile bears already."""
    text, name = told(event, texts, marked=True), texts.player(seat)
    if not text.startswith(f"{name} "):
        return text
    rest = text[len(name) + 1 :]
    return rest[:1].upper() + rest[1:]
