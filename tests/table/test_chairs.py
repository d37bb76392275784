"""Sitting down, getting up, bots, and refusals."""

from dataclasses import replace

import pytest

import deska
from deska.table.chairs import BOT, OPEN, PERSON, Chair, bot_name, clean_name
from deska.table.refusals import Refused
from deska.table.table import CLOSED, OVER, PAUSED, PLAYING, Clock, Table

SPEC = deska.spec_of("ethnos")
OPEN_HANDS = deska.spec_of("aeons_end")


def table(*chairs: Chair, **changes: object) -> Table:
    plain = Table("t", "ethnos", {}, chairs or (eva(), Chair(), bot()), "eva", 1, "secret", {"seed": 1}, members=frozenset({"eva"}))
    return replace(plain, **changes)  # type: ignore[arg-type]


def eva(**changes: object) -> Chair:
    return replace(Chair(PERSON, "Eva", holders=("eva",)), **changes)  # type: ignore[arg-type]


def jan() -> Chair:
    return Chair(PERSON, "Jan", holders=("jan",))


def bot() -> Chair:
    return Chair(BOT, "Ada", "greedy")


def code(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.code


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb", "\u2028"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refused) as error:
        clean_name(name)
    assert code(error) == "bad-name"


def test_names_are_kept_as_text() -> None:
    assert clean_name("  <b>Žofie</b>\n & co. ") == "<b>Žofie</b> & co."


def test_bots_have_names_of_their_own() -> None:
    names: list[str] = []
    for _ in range(12):
        names.append(bot_name(names))
    assert len(set(names)) == 12


def test_a_person_sits_down_on_an_open_chair() -> None:
    joined = table().joined("jan", 1, "Jan", SPEC)
    assert joined.chairs[1] == jan()
    assert joined.people == {0, 1}
    assert "jan" in joined.members


@pytest.mark.parametrize(
    ("seat", "name", "why"),
    [
        (0, "Jan", "seat-taken"),
        (2, "Jan", "seat-taken"),
        (1, "Eva", "name-taken"),
        (1, "", "bad-name"),
        (3, "Jan", "no-seat"),
        (-1, "Jan", "no-seat"),
    ],
)
def test_where_nobody_can_sit_down(seat: int, name: str, why: str) -> None:
    with pytest.raises(Refused) as error:
        table().joined("jan", seat, name, SPEC)
    assert code(error) == why


def test_a_shared_device_holds_several_seats_and_several_devices_may_play_one() -> None:
    shared = table(hot_seat=True).joined("eva", 1, "Eva's sister", SPEC).shared("phone", [0, 1], SPEC)
    assert shared.seats_of("eva") == shared.seats_of("phone") == [0, 1]
    assert shared.shared("phone", [0, 1], SPEC) == shared


def test_one_device_has_one_chair() -> None:
    with pytest.raises(Refused) as error:
        table().joined("eva", 1, "Eva's sister", SPEC)
    assert code(error) == "one-chair"
    with pytest.raises(Refused) as error:
        table(eva(), jan()).shared("eva", [1], SPEC)
    assert code(error) == "knows-another"
    assert table().joined("eva", 1, "Eva's sister", OPEN_HANDS).seats_of("eva") == [0, 1]


def begun(**changes: object) -> Table:
    """A game of two in which nobody has got up yet."""
    return replace(table(eva(), jan()), **changes).started()  # type: ignore[arg-type]


@pytest.mark.parametrize("hot_seat", [False, True])
def test_who_knows_one_chair_never_gets_another(hot_seat: bool) -> None:
    """People get no other chair, neither while they sit nor after they got up; their own they may have again."""
    freed = begun(hot_seat=hot_seat).freed(1, SPEC)
    for before in (freed, freed.left_by("eva", 0, SPEC)):
        with pytest.raises(Refused) as error:
            before.joined("eva", 1, "Ida", SPEC)
        assert code(error) in ("one-chair", "knows-another")
        assert before.joined("ida", 1, "Ida", SPEC).people >= {1}
    assert freed.joined("jan", 1, "Jan", SPEC).people == {0, 1}
    again = freed.left_by("eva", 0, SPEC).joined("eva", 0, "Eva", SPEC)
    with pytest.raises(Refused):
        again.shared("jan", [0], SPEC)
    assert again.shared("phone", [0], SPEC).seats_of("phone") == [0]
    with pytest.raises(Refused):
        again.shared("phone", [0], SPEC).left_by("phone", 0, SPEC).joined("phone", 1, "Ida", SPEC)


def test_before_the_game_chairs_have_no_secrets() -> None:
    left = table(eva(), Chair(), Chair()).joined("jan", 1, "Jan", SPEC).left_by("jan", 1, SPEC)
    assert left.joined("jan", 2, "Jan", SPEC).seats_of("jan") == [2]


def test_where_all_hands_are_open_anybody_may_go_on_for_another() -> None:
    assert begun().freed(1, OPEN_HANDS).joined("eva", 1, "Jan", OPEN_HANDS).seats_of("eva") == [0, 1]


def test_getting_up_before_the_game_opens_the_chair() -> None:
    left = table(eva(), jan()).left_by("jan", 1, SPEC)
    assert left.chairs[1] == Chair()


def test_getting_up_in_the_game_leaves_a_bot_that_anybody_may_replace() -> None:
    left = table(eva(), jan(), state=PLAYING).left_by("jan", 1, SPEC)
    assert left.chairs[1].bot == "player"
    assert left.chairs[1].name == "Jan"
    assert left.people == {0}
    ida = left.joined("ida", 1, "Ida", SPEC, seq=7, now=99).chairs[1]
    assert ida == Chair(PERSON, "Ida", holders=("ida",), known=("ida",), away=99, sat=7)
    assert left.joined("jan", 1, "Jan", SPEC).people == {0, 1}


def test_if_the_host_leaves_the_next_person_is_the_host() -> None:
    assert table(eva(), jan()).left_by("eva", 0, SPEC).host == "jan"
    assert table(eva(), bot()).left_by("eva", 0, SPEC).host == "eva"
    assert table(eva(), jan()).left_by("jan", 1, SPEC).host == "eva"


def test_only_the_host_and_the_holder_may() -> None:
    with pytest.raises(Refused) as error:
        table().hosted_by("jan")
    assert code(error) == "not-host"
    with pytest.raises(Refused) as error:
        table().left_by("jan", 0, SPEC)
    assert code(error) == "not-your-seat"


def test_open_chairs_become_bots_and_back() -> None:
    furnished = table().furnished(1, BOT, "", SPEC)
    assert (furnished.chairs[1].kind, furnished.chairs[1].level) == (BOT, "player")
    assert furnished.chairs[1].name not in ("", "Ada", "Eva")
    assert furnished.furnished(1, OPEN, "", SPEC).chairs[1] == Chair()
    assert table(eva(), Chair(), Chair()).filled("random", SPEC).chairs[2].level == "random"
    with pytest.raises(Refused) as error:
        table().furnished(1, BOT, "genius", SPEC)
    assert code(error) == "no-level"
    with pytest.raises(Refused) as error:
        table().furnished(0, BOT, "", SPEC)
    assert code(error) == "seat-taken"
    with pytest.raises(Refused) as error:
        table(eva(), bot(), state=PLAYING).furnished(1, OPEN, "", SPEC)
    assert code(error) == "already-playing"


def test_levels_are_set_where_a_bot_plays() -> None:
    assert table().trained(2, "random", SPEC).chairs[2].level == "random"
    assert table(eva(stand_in="greedy")).trained(0, "random", SPEC).chairs[0].stand_in == "random"
    with pytest.raises(Refused) as error:
        table().trained(0, "random", SPEC)
    assert code(error) == "no-bot-there"


def test_a_bot_takes_over_and_hands_back() -> None:
    taken = table(eva(), jan(), state=PLAYING).taken_over(1, "", SPEC)
    assert taken.people == {0}
    assert taken.chairs[1].bot == "player"
    assert taken.handed_back("jan", 1).people == {0, 1}
    with pytest.raises(Refused) as error:
        taken.taken_over(1, "", SPEC)
    assert code(error) == "no-person-there"
    with pytest.raises(Refused) as error:
        taken.handed_back("eva", 1)
    assert code(error) == "not-your-seat"


def test_who_comes_back_has_some_time() -> None:
    late = table(eva(stand_in="greedy", left=0), jan(), state=PLAYING, clock=Clock(5, 10))
    assert late.handed_back("eva", 0).chairs[0].left == 60_000


def test_a_game_begins_when_everybody_is_there() -> None:
    with pytest.raises(Refused) as error:
        table().started()
    assert code(error) == "open-chairs"
    started = table(eva(), bot(), clock=Clock(5)).started()
    assert (started.state, started.chairs[0].left) == (PLAYING, 300_000)
    with pytest.raises(Refused) as error:
        started.started()
    assert code(error) == "already-playing"


def test_pause_resume_close() -> None:
    started = table(eva(), bot()).started()
    assert started.paused().state == PAUSED
    assert started.paused().resumed() == started
    assert started.closed().state == CLOSED
    assert started.ended().state == OVER
    for wrong in (
        started.resumed,
        started.paused().paused,
        started.closed().closed,
        started.ended().closed,
        replace(started.paused(), stopped="x").resumed,
    ):
        with pytest.raises(Refused):
            wrong()


def test_names_are_unique_at_a_table() -> None:
    both = table(eva(), jan())
    assert both.renamed(0, "Eva").names == ("Eva", "Jan")
    with pytest.raises(Refused) as error:
        both.renamed(0, "Jan")
    assert code(error) == "name-taken"
