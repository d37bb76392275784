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


@rule("ET-074")
def test_whoever_gets_nothing_reads_why() -> None:
    game = contested(1, robert=2, alice=1)
    notes = [row.note for row in seen(game).rows]
    assert [note and (note.id, note.args) for note in notes] == [None, ("et-moment-unpaid", {"places": 1})]
    held = {ROBERT: {"rhea": 2}, ALICE: {"rhea": 1}}
    notes = [row.note for row in seen(position(markers=held, tokens={"rhea": (0, 4, 6)})).rows]
    assert [note and note.id for note in notes] == ["et-moment-worthless", "et-moment-unpaid"]


@rule("ET-098")
def test_between_two_players_only_the_first_place_pays() -> None:
    game = position(seats=2, markers={ROBERT: {"rhea": 2}, ALICE: {"rhea": 1}}, tokens={"rhea": (2, 4)}, age=2)
    note = seen(game).rows[1].note
    assert note is not None
    assert (note.id, note.args) == ("et-moment-unpaid", {"places": 1})


@rule("ET-145")
def test_trolls_are_named_only_where_there_are_any() -> None:
    def reason(*tribes: str) -> object:
        game = position(tribes=tribes, markers={ROBERT: {"rhea": 1}, ALICE: {"rhea": 1}}, tokens={"rhea": (2, 4, 6)}, age=1)
        told = seen(game).reason
        return told and told.args["trolls"]

    assert reason("troll", "elf", "giant", "wizard", "dwarf", "skeleton") == 1
    assert reason("orc", "elf", "giant", "wizard", "dwarf", "skeleton") == 0
