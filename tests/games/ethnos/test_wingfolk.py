"""The Wingfolk (ET-140, ET-141)."""

import pytest

from deska.games.ethnos import SPEC
from deska.kernel import Decision, Reason
from deska.testing import rule
from tests.games.ethnos.build import ALICE, ROBERT, band, example, front, kingdoms, play, position, refuse, table

WINGFOLK = ("wingfolk", "orc", "elf", "skeleton", "dwarf", "giant")
THREE = ("wingfolk-purple", "wingfolk-red", "wingfolk-grey")
PLACED = {"duris": 3, "rhea": 2, "straton": 1, "ithys": 4}


@rule("ET-X20", "ET-140")
def test_example_wingfolk() -> None:
    """With 3 cards and a purple leader Robert places a marker in a kingdom where he has at most 2."""
    game = example("ET-X20")
    band(game, *THREE)
    assert game.pending == Decision("et-place", ROBERT, ("place:rhea", "place:straton", "place:althea", "place:pelagon"))
    assert refuse(game, "place:duris") == Reason("et-why-too-small", "ET-141", {"kingdom": "duris", "need": 4, "size": 3})
    assert refuse(game, "place:ithys") == Reason("et-why-too-small", "ET-141", {"kingdom": "ithys", "need": 5, "size": 3})
    play(game, "place:rhea")
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 4,
        ROBERT: {"bands": [("wingfolk-purple", sorted(THREE))], "markers": {**PLACED, "rhea": 3}, "supply": 25 - 10 - 1},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green"))


@rule("ET-140")
@pytest.mark.parametrize("kingdom", ["duris", "rhea", "straton", "althea", "ithys", "pelagon"])
def test_the_leaders_colour_does_not_matter(kingdom: str) -> None:
    game = position(tribes=WINGFOLK, hands={ROBERT: ["wingfolk-red"]})
    play(band(game, "wingfolk-red"), f"place:{kingdom}")
    assert front(game, ROBERT) == {"bands": [("wingfolk-red", ["wingfolk-red"])], "markers": {kingdom: 1}, "supply": 24}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-141")
def test_an_allowed_marker_may_not_be_declined() -> None:
    game = position(tribes=WINGFOLK, hands={ROBERT: ["wingfolk-red"]}, markers={ALICE: {"duris": 5}})
    band(game, "wingfolk-red")
    for option in ("pass", "no", "done"):
        assert refuse(game, option) == Reason("not-offered", "ET-140")


@rule("ET-141", "ET-C27")
def test_a_band_too_small_for_every_kingdom_places_nothing() -> None:
    everywhere = dict.fromkeys(("duris", "rhea", "straton", "althea", "ithys", "pelagon"), 1)
    game = position(tribes=WINGFOLK, hands={ROBERT: ["wingfolk-red", "elf-green"]}, markers={ROBERT: everywhere})
    band(game, "wingfolk-red")
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 2,
        ROBERT: {"bands": [("wingfolk-red", ["wingfolk-red"])], "markers": everywhere, "supply": 19},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green"))


@rule("ET-141")
@pytest.mark.parametrize("supply", [0, 1])
def test_wingfolk_need_a_marker_in_the_supply(supply: int) -> None:
    game = position(tribes=WINGFOLK, hands={ROBERT: ["wingfolk-red"]}, markers={ROBERT: {"duris": 25 - supply}})
    band(game, "wingfolk-red")
    assert game.pending is not None
    assert game.pending.kind == ("et-place" if supply else "et-turn")


@rule("ET-C26")
def test_with_two_players_wingfolk_compare_with_all_markers() -> None:
    game = position(
        2,
        WINGFOLK[:5],
        hands={ROBERT: ["wingfolk-red", "skeleton"]},
        markers={ROBERT: {"rhea": 1, "straton": 2}, ALICE: {"rhea": 1, "althea": 1, "ithys": 2}},
    )
    band(game, "wingfolk-red", "skeleton")
    assert game.pending == Decision("et-place", ROBERT, ("place:duris", "place:althea", "place:pelagon"))
    assert refuse(game, "place:rhea") == Reason("et-why-too-small", "ET-141", {"kingdom": "rhea", "need": 3, "size": 2})
    play(game, "place:althea")
    assert kingdoms(game, ROBERT) == {"rhea": 1, "straton": 2, "althea": 1}
    assert kingdoms(game, ALICE) == {"rhea": 1, "althea": 1, "ithys": 2}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C26")
@pytest.mark.parametrize(("skeletons", "offered"), [(0, False), (1, True)])
def test_with_two_players_a_skeleton_counts_for_wingfolk(skeletons: int, offered: bool) -> None:
    members = ("wingfolk-red", *["skeleton"] * skeletons)
    game = position(2, WINGFOLK[:5], hands={ROBERT: members}, markers={ALICE: {"duris": 1}})
    band(game, *members)
    assert game.pending is not None
    assert ("place:duris" in game.pending.options) is offered


@rule("ET-140")
def test_wingfolk_who_do_not_lead_do_not_free_the_marker() -> None:
    game = position(tribes=WINGFOLK, hands={ROBERT: ["dwarf-red", "wingfolk-red"]})
    band(game, "dwarf-red", "wingfolk-red")
    assert kingdoms(game, ROBERT) == {"rhea": 1}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@pytest.mark.parametrize(("leader", "promised"), [("wingfolk-red", []), ("orc-red", ["kingdom:1/marker.0"])])
def test_the_next_marker_is_shown_only_where_it_is_sure(leader: str, promised: list[str]) -> None:
    """Where it may go to any of several kingdoms, these are marked, but no marker stands in all of them at once."""
    game = position(tribes=WINGFOLK, hands={ROBERT: [leader, "elf-blue"]})
    play(game, "band", f"lay:{leader}")
    scene = SPEC.scene(SPEC.view(game, ROBERT)) if SPEC.scene is not None else None
    assert scene is not None
    pieces = next(zone for zone in scene.zones if zone.id == "kingdoms").pieces
    assert [piece.id for piece in pieces if piece.note is not None] == promised
    assert sum("target" in piece.states for piece in pieces) == (1 if promised else 6)
