"""Each layout, drawn from a small scene made for it; messages are shown by their ids."""

import deska
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, Ring, Scene, SeatLine, Zone
from deska.terminal.glossary import glossary
from deska.terminal.picture import Detail, Picture
from deska.testing.scenes import Unspoken
from tests.table.lots import LOTS_TABLE
from tests.terminal.tables import asked, drawn, flat

SEATS = (SeatLine(0), SeatLine(1))


def face(name: str, **details: object) -> Face:
    return Face("beast", Message(name), **details)  # type: ignore[arg-type]


def shown(zone: Zone, width: int = 80, detail: Detail = Detail.ALL, **numbers: int) -> str:
    texts = Unspoken(LOTS_TABLE).seated(("Eva", "Jan"))
    chosen = {name.replace("_", ":"): number for name, number in numbers.items()}
    return drawn(Picture(Scene((zone,), SEATS), texts, 0, 0, chosen, detail), width)


def test_bricks_touch_as_hexes_do() -> None:
    """The two hexes of the first row have one below them, in between."""
    tiles = [
        Piece(name, "tile", face(name), at=at, offers=(f"to:{name}",)) for name, at in (("Mill", (0, 0)), ("Moor", (1, 0)), ("Fen", (0, 1)))
    ]
    worker = Piece("w", "figure", face("worker", code=Message("WO")), 1, on="Fen")
    map_ = shown(Zone("map", "centre", "hex", pieces=(*tiles, worker, Piece("v", "figure", worker.face, 1, on="Fen"))), to_Moor=4)
    lines = [line.rstrip() for line in map_.splitlines() if line[:1] in " ┌│└"]
    assert [line.replace("─", "") for line in lines if "┬" in line] == ["┌┬┐", "└┬┴┬┘"]
    assert "│Mill" in map_
    assert "│[4] Moor" in map_
    fen = next(line for line in lines if "Fen" in line)
    assert fen.index("│") == next(line for line in lines if "┴" in line).index("┬")
    assert "J2WO" in fen


def test_a_map_that_is_too_wide_becomes_a_list() -> None:
    tiles = tuple(Piece(str(q), "tile", face(f"Land{q}"), at=(q, 0)) for q in range(9))
    text = shown(Zone("map", "centre", "hex", pieces=tiles))
    assert "│" not in text
    assert all(f"Land{q}" in text for q in range(9))


def rings(turn: int = 0) -> Zone:
    """Two rooms outside, a corridor that turns, one room inside and a hall."""
    outer = [Piece(f"o{i}", "tile", face(f"Outer{i}"), at=(3, i), edges=("in:door" if i else "in:wall",)) for i in range(2)]
    hours = [Piece(f"h{i}", "tile", face(f"H{i}"), at=(2, i), states=("now",) if i else ()) for i in range(2)]
    inner = [Piece(f"i{i}", "tile", face(f"Inner{i}"), at=(1, i), edges=("out:door",)) for i in range(2)]
    hall = Piece("t", "tile", face("Hall"), at=(0, 0), edges=("out:door",))
    shape = (Ring(1), Ring(2), Ring(2, corridor=True), Ring(2))
    return Zone("manor", "centre", "rings", pieces=(*outer, *hours, *inner, hall), rings=shape, turns=(0, 0, turn, 0))


def test_rings_are_columns_with_doors_and_walls_between_them() -> None:
    first, second, *_, last = [" ".join(line.split()) for line in shown(rings()).splitlines() if "Outer" in line or "Hall" in line]
    assert first == "Outer0 ┃ H0 ══Inner0"
    assert second == "Outer1 ══▸H1 ══Inner1"
    assert last == "↑ Hall"


def test_a_corridor_turns() -> None:
    lines = [line for line in shown(rings(turn=-1)).splitlines() if "Outer" in line]
    assert "▸H1" in lines[0]
    assert "H0" in lines[1]


def test_markers_stand_on_their_spaces() -> None:
    spaces = [Piece(f"s{i}", "tile", Face("cell", values=(Fact("", str(i)),)), at=(i, 0), offers=(f"dial:{i}",)) for i in range(4)]
    markers = [Piece(f"m{seat}", "marker", face("marker"), seat, on="s1") for seat in range(2)]
    track = Zone("track", "centre", "track", Message("Track"), (*spaces, *markers))
    assert "Track 0 1<EJ> 2 [7] 3" in shown(track, dial_3=7)
    assert "Track 1<EJ> [7] 3" in shown(track, detail=Detail.FEWEST, dial_3=7)


def test_a_ledger_has_a_column_for_each_seat_and_stars_the_most() -> None:
    tiles = [
        Piece(name, "tile", Face("realm", Message(name), values=(Fact("", "8"),)), at=(i, 0)) for i, name in enumerate(("Rhea", "Ithys"))
    ]
    markers = [Piece("a", "marker", face("m"), 0, 3, on="Rhea"), Piece("b", "marker", face("m"), 1, 1, on="Rhea", note=Message("+1"))]
    lines = [flat(line) for line in shown(Zone("g", "centre", "grid", pieces=(*tiles, *markers), columns=2)).splitlines()]
    assert "Eva Jan" in lines
    assert "Rhea 8 3* 1+1" in lines
    assert "Ithys 8 · ·" in lines


def test_equal_pieces_are_counted_but_a_sequence_keeps_its_order() -> None:
    names = ("fox", "owl", "fox")
    hand = tuple(Piece(f"h{i}", "card", face(name)) for i, name in enumerate(names))
    order = tuple(Piece(f"o{i}", "tile", face(name), at=(i, 0)) for i, name in enumerate(names))
    assert "fox ×2 owl" in flat(shown(Zone("h", "mine", "fan", Message("Hand"), hand)))
    assert "fox owl fox" in flat(shown(Zone("o", "centre", "row", Message("Order"), order)))


def test_states_backs_dice_and_bars_are_told_without_colour() -> None:
    pieces = (
        Piece("deck", "card", None, count=31),
        Piece("die", "die", face("die"), pips=5),
        Piece("tired", "card", face("Oduya"), states=("exhausted",)),
        Piece("gone", "token", face("token"), states=("used",)),
        Piece("mine", "figure", face("witch"), 1, on="tired"),
    )
    text = flat(shown(Zone("p", "centre", "panel", Message("Foe"), pieces, bars=(Bar(3, 4, label=Message("Life"), form="pips"),))))
    for words in ("Foe Life ●●●○ 3/4", "▒▒ ×31", "⚄5", "↷ Oduya Jan witch", "(token)"):
        assert words in text


def test_others_go_first_where_room_is_scarce() -> None:
    """Zones of other seats are left out, unless something in them can be chosen."""
    theirs = Zone("t", "seat:1", "row", Message("Row"), (Piece("x", "card", face("fox"), offers=("take:fox",)),))
    assert "fox" in shown(theirs)
    assert "fox" not in shown(theirs, detail=Detail.OWN)
    assert "[2] fox" in shown(theirs, detail=Detail.FEWEST, take_fox=2)


def test_the_glossary_tells_what_lies_on_the_table() -> None:
    game = deska.new("weirdwood", 2, 3)
    told = dict(glossary(asked(game)))
    texts = asked(game).texts
    monster = game.spec.view(game, 0).visible["monster"]
    assert told[texts.noun("card", monster)]
    assert told[texts.noun("room", "throne-room")]
    assert told[texts.message("ww-sign-knowledge-code")] == texts.message("ww-sign-knowledge")
