"""A table comes back as it was, even if the rules of its game were revised in the meantime."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import deska
from deska.kernel import Game, GameSpec, seeded
from deska.table.chairs import PERSON, Chair
from deska.table.kept import Snapshot, Stored
from deska.table.log import UNDO
from deska.table.opening import Opened, check, open_table
from deska.table.play import Play
from deska.table.table import OVER, PAUSED, PLAYING, WAITING, Table
from tests.kernel.toys.lots import LOTS

SPEC = deska.spec_of("ethnos")
NEWER = replace(SPEC, version=SPEC.version + 1)


def kept(n: int, game: Game) -> Snapshot:
    return Snapshot(n, game.spec.version, game.digest(), game.dump())


def stored(spec: GameSpec = SPEC, choices: int = 40, undo: Sequence[int] = (), snapshots: Sequence[int] = (0,), seed: int = 5) -> Stored:
    """A table in the middle of a game, as it would be read from the disk."""
    play = Play(spec.new(2, seed), frozenset({0, 1}))
    rng = seeded(seed)
    assert play.game.recorder is not None
    start = dict(play.game.recorder.start)
    positions = [kept(0, play.game)] if 0 in snapshots else []
    while play.seq < choices and play.game.pending is not None:
        if play.seq in undo:
            play.rewind(max(0, len(play.choices) - 3), 0, 0, "")
        else:
            options = play.game.pending.options
            play.choose(max(play.game.pending.seat, 0), play.seq, options[rng.below(len(options))], 0)
        play.settle()
        if play.seq in snapshots:
            positions.append(kept(play.seq, play.game))
    chairs = (Chair(PERSON, "Eva", holders=("e",)), Chair(PERSON, "Jan", holders=("j",)))
    state = OVER if play.game.ended else PLAYING
    table = Table("t", spec.id, {}, chairs, "e", 0, "i", start, rules=spec.version, state=state)
    return Stored(table, list(play.log), positions, [], {})


def played(opened: Opened) -> Play:
    assert opened.play is not None
    return opened.play


# --- the same rules


@pytest.mark.parametrize("undo", [(), (7,), (7, 8, 20, 33)])
def test_a_table_comes_back_as_it_was(undo: tuple[int, ...]) -> None:
    data = stored(undo=undo, snapshots=(0, 10, 30))
    opened = open_table(data, SPEC, 0)
    play = played(opened)
    assert opened.added == ()
    assert opened.table == data.table
    assert play.log == data.entries
    assert play.seq == 40
    assert check(data, SPEC) == ""
    play.choose(play.game.actor, play.seq, play.game.pending.options[0], 0)  # type: ignore[union-attr]


def test_what_could_be_taken_back_before_still_can() -> None:
    for choices in range(1, 60):
        data = stored(choices=choices)
        again = played(open_table(data, SPEC, 0))
        play = Play(SPEC.new(2, 5), frozenset({0, 1}))
        for entry in data.entries:
            play.choose(entry.seat, play.seq, entry.option, 0)
            play.settle()
        assert [again.undo_place(seat) for seat in (0, 1)] == [play.undo_place(seat) for seat in (0, 1)]


def test_a_table_that_waits_has_no_game_yet() -> None:
    data = stored()
    waiting = replace(data, table=replace(data.table, state=WAITING), entries=[])
    assert open_table(waiting, SPEC, 0).play is None
    assert check(waiting, SPEC) == ""


def test_secrets_windows_and_the_table_come_back_too() -> None:
    data = stored(LOTS, choices=25)
    assert played(open_table(data, LOTS, 0)).log == data.entries


# --- newer rules


@pytest.mark.parametrize("snapshots", [(0,), (0, 10), (0, 10, 40)])
def test_after_an_upgrade_the_game_goes_on(snapshots: tuple[int, ...]) -> None:
    data = stored(snapshots=snapshots)
    opened = open_table(data, NEWER, 77)
    play = played(opened)
    assert [event.message for entry in opened.added for event in entry.events()] == ["table-upgraded"]
    assert opened.added[0].at == 77
    assert (opened.table.rules, opened.table.since) == (NEWER.version, snapshots[-1])
    assert play.seq == 41
    assert same_state(play.game, digest_game(data))
    play.choose(play.game.actor, play.seq, play.game.pending.options[0], 0)  # type: ignore[union-attr]


def digest_game(data: Stored) -> Game:
    return played(open_table(data, SPEC, 0)).game


def same_state(one: Game, two: Game) -> bool:
    return {**one.dump(), "rules": 0} == {**two.dump(), "rules": 0}


def test_what_was_moved_to_newer_rules_is_read_back_like_any_other() -> None:
    data = stored(snapshots=(0, 10))
    opened = open_table(data, NEWER, 0)
    again = Stored(opened.table, [*data.entries, *opened.added], data.snapshots, [], {})
    twice = open_table(again, NEWER, 0)
    assert twice.added == ()
    assert played(twice).game.digest() == played(opened).game.digest()


def test_a_snapshot_of_something_taken_back_is_not_used() -> None:
    data = stored(undo=(10,), snapshots=(0, 9, 10))
    assert [entry.kind for entry in data.entries].count(UNDO) == 1
    opened = open_table(data, NEWER, 0)
    assert opened.table.since == 0
    assert same_state(played(opened).game, digest_game(data))


def test_choices_that_no_longer_fit_are_taken_back_with_a_line() -> None:
    data = stored(snapshots=(0, 10))
    wrong = [replace(entry, option="troll:6") if entry.n == 30 else entry for entry in data.entries]
    opened = open_table(replace(data, entries=wrong), NEWER, 0)
    assert [event.message for entry in opened.added for event in entry.events()] == ["table-upgraded-short"]
    assert opened.added[0].events()[0].args["lost"] == 11
    assert len(played(opened).choices) == 19
    again = Stored(opened.table, [*wrong, *opened.added], data.snapshots, [], {})
    assert played(open_table(again, NEWER, 0)).game.digest() == played(opened).game.digest()


def test_a_game_that_newer_rules_cannot_read_is_stopped_and_readable() -> None:
    data = stored(snapshots=())
    opened = open_table(data, NEWER, 5)
    assert opened.play is None
    assert (opened.table.state, opened.table.stopped) == (PAUSED, "table-stopped")
    assert opened.log[:-1] == data.entries
    again = open_table(Stored(opened.table, list(opened.log), [], [], {}), NEWER, 6)
    assert again.added == ()


def test_hostile_snapshots_do_not_stop_the_server() -> None:
    data = stored(snapshots=(0, 10))
    broken = [replace(snapshot, data={**snapshot.data, "state": {"deck": "?"}}) for snapshot in data.snapshots]
    assert open_table(replace(data, snapshots=broken), NEWER, 0).table.stopped == "table-stopped"
    assert open_table(replace(data, snapshots=[data.snapshots[0], broken[1]]), NEWER, 0).table.since == 0


def test_a_finished_game_of_older_rules_stays_as_it_is() -> None:
    data = stored(choices=5000)
    assert data.table.state == OVER
    opened = open_table(data, NEWER, 0)
    assert (opened.play, opened.table, opened.log, opened.added) == (None, data.table, data.entries, ())


def test_a_game_that_is_gone_is_readable() -> None:
    opened = open_table(stored(), None, 0)
    assert (opened.play, opened.table.stopped) == (None, "table-no-game")


# --- checking


def test_a_game_that_plays_differently_is_found() -> None:
    data = stored(snapshots=(0, 30))
    wrong = replace(data, snapshots=[data.snapshots[0], replace(data.snapshots[1], digest="0" * 16)])
    assert "differs" in check(wrong, SPEC)
    assert open_table(wrong, SPEC, 0).added, "rules that changed without saying so are an upgrade too"


@pytest.mark.parametrize("change", [{"option": "troll:6"}, {"seat": 9}, {"option": "?"}])
def test_entries_that_do_not_fit_are_found(change: dict[str, Any]) -> None:
    data = stored()
    wrong = [replace(entry, **change) if entry.n == 12 else entry for entry in data.entries]
    assert check(replace(data, entries=wrong), SPEC)


def test_missing_entries_are_found() -> None:
    data = stored()
    assert check(replace(data, entries=[entry for entry in data.entries if entry.n != 12]), SPEC) == "entries-missing"
    assert check(replace(data, entries=data.entries[1:]), SPEC) == "entries-missing"


def test_other_rules_cannot_be_tried() -> None:
    assert check(stored(), NEWER) == "old-rules"
    assert check(stored(), None) == "old-rules"
