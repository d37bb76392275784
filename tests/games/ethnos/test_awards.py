"""The awards of glory as they are seen: places, what parts a tie, what is shared."""

from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.scoring import kingdom_gains
from deska.games.ethnos.turn.awards import kingdom_part
from deska.kernel.scenes import Part
from deska.testing import rule
from tests.games.ethnos.build import ALICE, DANA, MICHAL, ROBERT, own_trolls, position

RHEA = 1


def seen(game: Ethnos) -> Part:
    return kingdom_part(game, RHEA, kingdom_gains(game, RHEA))


def contested(age: int, **markers: int) -> Ethnos:
    seats = {"robert": ROBERT, "alice": ALICE, "michal": MICHAL, "dana": DANA}
    held = {seats[name]: {"rhea": count} for name, count in markers.items()}
    return position(tribes=("troll", "elf", "giant", "wizard", "dwarf", "skeleton"), markers=held, tokens={"rhea": (2, 4, 6)}, age=age)


@rule("ET-073", "ET-075")
def test_rows_are_places_with_what_they_bring() -> None:
    part = seen(contested(2, robert=3, alice=1, michal=2))
    assert [(row.seat, row.place, row.after - row.before) for row in part.rows] == [(ROBERT, 1, 4), (MICHAL, 2, 2), (ALICE, 3, 0)]
    assert [fact.value for fact in part.facts] == ["4", "2"]
    assert part.reason is None


@rule("ET-144")
def test_the_sum_of_trolls_parts_equals() -> None:
    part = seen(own_trolls(contested(2, robert=3, alice=3), ALICE, 3))
    assert [row.seat for row in part.rows] == [ALICE, ROBERT]
    assert part.reason is not None
    assert (part.reason.id, part.reason.args["more"], part.reason.args["less"]) == ("et-moment-trolls-decide", 3, 0)


@rule("ET-077", "ET-145")
def test_those_whom_nothing_parts_share() -> None:
    part = seen(contested(2, robert=3, alice=3))
    assert [(row.place, row.after - row.before) for row in part.rows] == [(1, 3), (1, 3)]
    assert part.reason is not None
    assert part.reason.id == "et-moment-undecided"
    assert part.rows[0].note is not None
    assert part.rows[0].note.args == {"sum": 6, "count": 2, "glory": 3}
