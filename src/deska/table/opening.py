"""Opening a stored table, even if the rules of its game have changed since."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.spec import GameSpec
from deska.table.entries import Entries
from deska.table.kept import Snapshot, Stored
from deska.table.log import LINE, UNDO, Entry, line, standing
from deska.table.play import Play, replay
from deska.table.table import OVER, PAUSED, WAITING, Table

OLD_RULES: Final = "old-rules"
"""The answer of `check` about a table whose rules are not today's."""


class Diverged(DeskaError):
    """The choices of a table, played again, lead to another position than before."""


@dataclass(frozen=True)
class Opened:
    """A table that was read: its game, if today's rules can play it, and the entries that opening it added to its log."""

    table: Table
    play: Play | None
    log: Sequence[Entry]
    added: tuple[Entry, ...] = ()


def open_table(stored: Stored, spec: GameSpec | None, now: int) -> Opened:
    """Open a table as far as today's rules allow; nothing is written yet."""
    table = stored.table
    if table.state == WAITING:
        return Opened(table, None, stored.entries)
    if spec is None:
        return stopped(stored, "table-no-game", now)
    if table.rules == spec.version:
        try:
            return Opened(table, play_again(stored, spec), stored.entries)
        except DeskaError:
            pass  # the rules changed without saying so: a snapshot may still help
    if table.state == OVER:
        return Opened(table, None, stored.entries)
    return upgraded(stored, spec, now) or stopped(stored, "table-stopped", now)


def play_again(stored: Stored, spec: GameSpec) -> Play:
    """Make every choice again, and compare with the positions that were kept on the way."""
    table = stored.table
    play = Play(replay(spec, table.start, []), table.people, table.since)
    kept = {snapshot.n: snapshot for snapshot in valid(stored) if snapshot.rules == spec.version and snapshot.n >= table.since}
    choices = {entry.n: entry for entry in standing(entry for entry in stored.entries if entry.n > table.since)}
    last = stored.entries[-1].n if stored.entries else 0
    for n in range(table.since, last + 1):
        if n in choices:
            play.again(choices[n])
        if n in kept and play.game.digest() != kept[n].digest:
            raise Diverged(f"table {table.id} differs from what it was after entry {n}")
    play.log = Entries(stored.entries)
    play.ask_anew()
    return play


def valid(stored: Stored) -> list[Snapshot]:
    """Snapshots of positions that were not taken back since."""
    undone = [entry for entry in stored.entries if entry.kind == UNDO]
    return [snapshot for snapshot in stored.snapshots if not any(entry.n > snapshot.n > entry.back for entry in undone)]


# --- after an upgrade


def upgraded(stored: Stored, spec: GameSpec, now: int) -> Opened | None:
    """Open the game under newer rules, from the last snapshot that they accept; None if they accept none."""
    for snapshot in reversed(valid(stored)):
        try:
            game = spec.load({**snapshot.data, "rules": spec.version})
        except DeskaError:
            continue
        return moved(stored, spec, game, snapshot, now)
    return None


def moved(stored: Stored, spec: GameSpec, game: Game, snapshot: Snapshot, now: int) -> Opened:
    """Go on from a snapshot with the choices made since, as far as the new rules allow them."""
    table = replace(stored.table, start={"snapshot": game.dump()}, since=snapshot.n, rules=spec.version)
    play = Play(game, table.people, table.since)
    choices = standing(entry for entry in stored.entries if entry.n > snapshot.n)
    for entry in choices:
        try:
            play.again(entry)
        except DeskaError:
            break
    lost = len(choices) - len(play.choices)
    old = stored.table.rules
    added = moved_entries(stored.entries, play.choices, snapshot.n, lost, now, {"old": old, "new": spec.version})
    play.log = Entries([*stored.entries, *added])
    play.ask_anew()
    return Opened(table, play, play.log, added)


def moved_entries(
    entries: Sequence[Entry], kept: Sequence[Entry], since: int, lost: int, now: int, versions: dict[str, Any]
) -> tuple[Entry, ...]:
    """The entry that tells about the new rules; it takes back the choices that no longer fit."""
    n = entries[-1].n + 1 if entries else 1
    if not lost:
        return (Entry(n, LINE, now, told=line("table-upgraded", **versions)),)
    back = kept[-1].n if kept else since
    return (Entry(n, UNDO, now, back=back, told=line("table-upgraded-short", lost=lost, **versions)),)


def stopped(stored: Stored, why: str, now: int) -> Opened:
    """A table that can only be read."""
    if stored.table.stopped or stored.table.state == OVER:
        return Opened(stored.table, None, stored.entries)
    n = stored.entries[-1].n + 1 if stored.entries else 1
    added = (Entry(n, LINE, now, told=line(why)),)
    return Opened(replace(stored.table, state=PAUSED, stopped=why), None, [*stored.entries, *added], added)


# --- checking what is kept


def check(stored: Stored, spec: GameSpec | None) -> str:
    """Play a stored table again. Returns an empty text if all is well, OLD_RULES if that cannot be tried, or else what is wrong."""
    if stored.table.state == WAITING:
        return ""
    if spec is None or stored.table.rules != spec.version:
        return OLD_RULES
    numbers = [entry.n for entry in stored.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        return "entries-missing"
    try:
        play_again(stored, spec)
    except DeskaError as error:
        return str(error) or type(error).__name__
    return ""
