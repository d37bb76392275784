"""Log, clocks and proposals."""

from dataclasses import replace

import pytest

from deska.kernel.values import Event
from deska.table.chairs import PERSON, Chair
from deska.table.clocks import Clocks
from deska.table.log import CHOICE, LINE, UNDO, Entry, read_events, standing, struck, written_events
from deska.table.proposals import TAKEOVER, Proposal
from deska.table.proposals import UNDO as UNDO_PROPOSAL
from deska.table.table import Clock, Table


def entries(*kinds: tuple[str, int]) -> list[Entry]:
    return [Entry(n, kind, 0, back=back) for n, (kind, back) in enumerate(kinds, 1)]


def test_what_was_taken_back_does_not_stand() -> None:
    log = entries((CHOICE, 0), (CHOICE, 0), (LINE, 0), (CHOICE, 0), (UNDO, 1), (CHOICE, 0), (CHOICE, 0), (UNDO, 6))
    assert [entry.n for entry in standing(log)] == [1, 6]
    assert struck(log) == {2, 4, 7}


def test_taking_back_twice() -> None:
    log = entries((CHOICE, 0), (CHOICE, 0), (UNDO, 1), (UNDO, 0), (CHOICE, 0))
    assert [entry.n for entry in standing(log)] == [5]
    assert struck(log) == {1, 2}


def test_events_are_written_and_read() -> None:
    events = [Event("a", {"player": 1, "card": "Žluťoučký"}, 2, ("x", "y", "z")), Event("b", {}, -1, None)]
    assert read_events(written_events(events)) == events
    assert written_events([]) == ""
    assert read_events("") == []


# --- clocks


def bank(*left: int) -> Table:
    chairs = tuple(Chair(PERSON, str(seat), left=ms) for seat, ms in enumerate(left))
    return Table("t", "ethnos", {}, chairs, "h", 0, "i", {}, clock=Clock(1))


def test_time_runs_for_those_who_ponder() -> None:
    clocks = Clocks()
    table = bank(10_000, 10_000)
    clocks.run([1], 1000)
    assert clocks.left(table, 0, 4000) == 10_000
    assert clocks.left(table, 1, 4000) == 7000
    assert clocks.next_end(table, 4000) == (1, 7000)
    table = clocks.charged(table, 4000)
    clocks.run([0], 4000)
    assert [chair.left for chair in table.chairs] == [10_000, 7000]
    assert clocks.left(table, 1, 9000) == 7000


def test_time_ends_at_nothing() -> None:
    clocks = Clocks()
    clocks.run([0], 0)
    assert clocks.left(bank(500), 0, 10_000) == 0
    assert clocks.next_end(bank(500), 10_000) == (0, 0)
    clocks.run([], 0)
    assert clocks.next_end(bank(500), 10_000) is None


# --- proposals


def proposal(kind: str, *voters: int) -> Proposal:
    return Proposal("p", kind, 0, 1, voters=frozenset(voters))


def test_taking_back_needs_everybody() -> None:
    open_proposal = proposal(UNDO_PROPOSAL, 1, 2)
    assert open_proposal.verdict is None
    assert open_proposal.vote([1], True)
    assert open_proposal.verdict is None
    assert open_proposal.vote([2], True)
    assert open_proposal.verdict is True


def test_one_no_is_enough_against_taking_back() -> None:
    open_proposal = proposal(UNDO_PROPOSAL, 1, 2)
    open_proposal.vote([2], False)
    assert open_proposal.verdict is False


def test_only_voters_vote_and_may_change_their_mind() -> None:
    open_proposal = proposal(UNDO_PROPOSAL, 1, 2)
    assert not open_proposal.vote([0, 3], True)
    assert open_proposal.votes == {}
    open_proposal.vote([1], True)
    open_proposal.vote([1], False)
    assert open_proposal.votes == {1: False}


@pytest.mark.parametrize(
    ("voters", "yes", "no", "verdict"),
    [
        (0, 0, 0, True),
        (1, 0, 0, None),
        (1, 1, 0, True),
        (1, 0, 1, False),
        (2, 0, 0, None),
        (2, 1, 0, None),
        (2, 0, 1, False),
        (2, 2, 0, True),
        (3, 2, 0, None),
        (3, 2, 1, False),
        (3, 3, 0, True),
    ],
)
def test_a_takeover_needs_everybody(voters: int, yes: int, no: int, verdict: bool | None) -> None:
    open_proposal = proposal(TAKEOVER, *range(1, voters + 1))
    open_proposal.vote(list(range(1, yes + 1)), True)
    open_proposal.vote(list(range(yes + 1, yes + no + 1)), False)
    assert replace(open_proposal).verdict is verdict
