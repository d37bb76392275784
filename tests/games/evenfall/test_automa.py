"""Automa: its turns, its gains, its limits."""

import pytest

from deska.games.evenfall import SPEC
from deska.games.evenfall.components.state import AUTOMA
from deska.testing import rule
from deska.text import Texts
from tests.games.evenfall.build import (
    AGNES,
    C,
    N,
    above,
    asked,
    clan,
    inner,
    named,
    on,
    outer,
    play,
    position,
    rival,
    scores,
    site,
    specialists,
)

SWAMP = "swamp-of-souls-2"
ONE, TWO, THREE, FIVE = "runes", "night-owl", "white-stag", "eclipse"
"""Cards of the draw deck that are worth so much."""


@rule("EV-166", "EV-119")
def test_it_does_nothing_in_research_and_at_the_end_of_a_round() -> None:
    automa = clan("thorn", circle={N: (2, 0)})
    game = position(clan(), automa=automa, phase="round-end")
    assert (rival(game).witches, scores(game)[AUTOMA], rival(game).hand.cards, rival(game).mana) == (4, 0, [], 0)


@rule("EV-167", "EV-168")
def test_turns_alternate_and_both_pass_together() -> None:
    game = position(clan(), automa=clan("thorn"), deck=[TWO], rondel=3)
    assert asked(game)[:2] == ("ev-turn", AGNES)
    play(game, "token", "done")
    assert (asked(game)[:2], rival(game).revel) == (("ev-turn", AGNES), 1)
    before = len(game.discard)
    play(game, "pass")
    assert (game.round, len(game.discard), asked(game)[:2]) == (2, before, ("ev-turn", AGNES))


@rule("EV-167")
def test_the_human_begins_whoever_won_in_the_north() -> None:
    game = position(clan(), automa=clan("thorn", circle={N: (1, 0)}), phase="battle", deck=[FIVE])
    assert (game.round, asked(game)[:2], game.first) == (2, ("ev-turn", AGNES), AGNES)


@rule("EV-169", "EV-171")
@pytest.mark.parametrize(
    ("rondel", "card", "space"),
    [(0, ONE, 1), (1, TWO, 3), (1, ONE, 2), (2, THREE, 5), (6, TWO, 8), (8, TWO, 10), (9, TWO, 11), (0, FIVE, 5)],
)
def test_the_marker_moves_by_the_value_of_the_card(rondel: int, card: str, space: int) -> None:
    game = position(clan(), automa=clan("thorn", outer=[on("cave-1", "moss-toad")]), rondel=rondel, deck=[card, "hoj"])
    play(game, "token", "done")
    assert (game.rondel, named(game.discard)[0]) == (space, card)


@rule("EV-170", "EV-C60")
@pytest.mark.parametrize(("rondel", "card", "space"), [(5, THREE, 6), (10, FIVE, 0), (0, TWO, 2), (6, THREE, 9)])
def test_it_never_passes_a_yellow_space(rondel: int, card: str, space: int) -> None:
    game = position(clan(), automa=clan("thorn", outer=[on("cave-1", "moss-toad")]), rondel=rondel, deck=[card, "hoj"])
    play(game, "token", "done")
    assert game.rondel == space


@rule("EV-172", "EV-C61")
def test_it_moves_on_to_what_is_possible() -> None:
    game = position(clan(), automa=clan("thorn", circle={N: (4, 0)}), rondel=1, deck=[TWO])
    play(game, "token", "done")
    assert (game.rondel, rival(game).revel) == (5, 1)  # no witch on 3, no ritual on 4


@rule("EV-169", "EV-172")
def test_the_log_names_the_space_of_the_rondel() -> None:
    game = position(clan(), automa=clan("thorn", circle={N: (4, 0)}), rondel=1, deck=[TWO])
    game.heard = True
    play(game, "token", "done")
    messages = ("ev-automa-turn", "ev-automa-space", "ev-automa-moves-on")
    told = [Texts(SPEC, "en").event(event) for event in game.events if event.message in messages]
    assert told == [
        "The Automa is on turn.",
        "The Automa stands on space 3: a discovery (Central Mountains).",
        "That is impossible, so the Automa moves one space further.",
        "The Automa stands on space 4: a transfer.",
        "That is impossible, so the Automa moves one space further.",
        "The Automa stands on space 5: a step.",
    ]


@rule("EV-172")
def test_a_ritual_without_a_free_place_is_discarded() -> None:
    game = position(clan(), automa=clan("thorn", outer=[on("cave-1", "moss-toad")]), rondel=1, deck=[ONE, TWO], above={C: [], N: []})
    play(game, "token", "done")
    assert (game.rondel, named(game.discard)) == (4, [ONE, TWO])  # nothing to discover on 3, a transfer on 4
    assert inner(game, AUTOMA) == ["cave-1"]


@rule("EV-173", "EV-177")
def test_a_place_from_the_deck() -> None:
    game = position(clan(), automa=clan("thorn"), rondel=8, deck=[TWO], places=["cave-1"])
    play(game, "token", "done")
    assert (outer(game, AUTOMA), rival(game).witches, game.rondel) == (["cave-1"], 4, 10)
    empty = position(clan(), automa=clan("thorn"), rondel=8, deck=[TWO, "hoj"])
    empty.places = []
    play(empty, "token", "done")
    assert (empty.rondel, specialists(empty, AUTOMA)) == (11, ["hoj"])


@rule("EV-174", "EV-178", "EV-C63")
@pytest.mark.parametrize(("place", "vp"), [("castle-in-the-mist-1", 2), ("stargazers-peak-1", 3), ("ice-temple-1", 2), (SWAMP, 1)])
def test_what_a_harvest_is_worth(place: str, vp: int) -> None:
    game = position(clan(), automa=clan("thorn", outer=[place], inner=["bone-orchard-1"]), rondel=5, deck=[ONE])
    play(game, "token", "done")
    assert (scores(game)[AUTOMA], game.rondel) == (vp, 6)


@rule("EV-175", "EV-C62")
def test_it_discovers_the_leftmost_place() -> None:
    game = position(clan(), automa=clan("thorn"), rondel=0, deck=[ONE], above={N: [None, SWAMP, "cave-2"]})
    play(game, "token", "done")
    assert (outer(game, AUTOMA), rival(game).witches, rival(game).witches_at) == ([SWAMP], 2, [2, 0, 0])
    last = position(clan(), automa=clan("thorn", circle={C: (3, 0)}), rondel=0, deck=[ONE], above={N: [SWAMP, "cave-2"]})
    play(last, "token", "done")
    assert (outer(last, AUTOMA), rival(last).witches, above(last, N)) == ([SWAMP], 0, [None, "cave-2", None])


@rule("EV-176")
def test_its_revel_track() -> None:
    seen = []
    for start in range(8):
        automa = clan("thorn", revel=start, outer=[on("cave-1", "moss-toad")])
        game = position(clan(), automa=automa, rondel=4, deck=[ONE])
        play(game, "token", "done")
        seen.append((rival(game).revel, scores(game)[AUTOMA], len(inner(game, AUTOMA))))
    assert seen == [(1, 1, 0), (2, 2, 0), (3, 0, 1), (4, 2, 0), (5, 3, 0), (6, 0, 1), (7, 4, 0), (7, 2, 0)]


@rule("EV-176")
def test_a_transfer_with_nothing_to_move_is_lost() -> None:
    game = position(clan(), automa=clan("thorn", revel=2), rondel=4, deck=[ONE])
    play(game, "token", "done")
    assert (rival(game).revel, scores(game)[AUTOMA], game.rondel) == (3, 0, 5)


@rule("EV-179")
def test_it_transfers_the_best_ritual() -> None:
    places = [on("cave-1", "moss-toad"), on(SWAMP, "mystic-elephant"), on("ruins-1", "white-stag"), "ruins-2"]
    game = position(clan(), automa=clan("thorn", outer=places), rondel=3, deck=[ONE])
    play(game, "token", "done")
    assert (inner(game, AUTOMA), site(game, SWAMP, AUTOMA).inner) == ([SWAMP], True)


@rule("EV-180", "EV-181")
def test_it_plays_cards_for_nothing() -> None:
    game = position(clan(), automa=clan("thorn"), rondel=1, deck=[ONE, "hoj"])
    play(game, "token", "done")
    assert (specialists(game, AUTOMA), rival(game).council, scores(game)[AUTOMA]) == (["hoj"], (), 0)
    ritual = position(clan(), automa=clan("thorn", outer=["cave-1", "old-mill-1"]), rondel=1, deck=[ONE, FIVE])
    play(ritual, "token", "done")
    assert (site(ritual, "cave-1", AUTOMA).ritual >= 0, scores(ritual)[AUTOMA]) == (True, 0)  # its effect is ignored


@rule("EV-181", "EV-C63")
@pytest.mark.parametrize(
    ("place", "card", "vp", "revel"), [(SWAMP, "mortar-of-ages", 3, 0), (SWAMP, "moss-toad", 1, 0), ("stone-circle-2", TWO, 1, 1)]
)
def test_bond_bonuses_of_the_automa(place: str, card: str, vp: int, revel: int) -> None:
    game = position(clan(), automa=clan("thorn", outer=[place]), rondel=1, deck=[ONE, card])
    play(game, "token", "done")
    assert (scores(game)[AUTOMA], rival(game).revel) == (vp, revel)


@rule("EV-182")
@pytest.mark.parametrize(("level", "vp"), [("apprentice", 1), ("witch", 3), ("seer", 4), ("heir", 5)])
def test_difficulty(level: str, vp: int) -> None:
    game = position(clan(), automa=clan("thorn"), rondel=11, deck=[ONE], level=level)
    play(game, "token", "done")
    assert (scores(game)[AUTOMA], rival(game).revel) == (vp + 1, 1)


@rule("EV-C27", "EV-C12")
def test_its_harvest_is_an_activation_to_others() -> None:
    agnes = clan(inner=[on("nqobantu-pit", "circle-of-salt")], specialists=["suvi"])
    game = position(agnes, automa=clan("thorn", outer=[SWAMP]), rondel=5, deck=[ONE])
    play(game, "token", "done")
    assert (scores(game)[AGNES], game.players[AGNES].mana) == (1, 1)
    mirror = position(clan(inner=[on("nqobantu-pit", "mirror-of-twins")]), automa=clan("thorn", outer=[SWAMP]), rondel=4, deck=[ONE])
    play(mirror, "use:witch:mirror-of-twins")
    assert (mirror.players[AGNES].stock[0], scores(mirror)[AGNES]) == (1, 2)


@rule("EV-C64")
def test_it_prefers_a_bond_further_right() -> None:
    game = position(clan(), automa=clan("thorn", outer=["cave-1", "cave-2"]), rondel=1, deck=[ONE, TWO])
    play(game, "token", "done")
    assert (site(game, "cave-2", AUTOMA).ritual >= 0, site(game, "cave-1", AUTOMA).ritual) == (True, -1)
