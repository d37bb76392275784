"""The worked examples of the rulebook (EV-X01 to EV-X19)."""

import pytest

from deska.games.evenfall.components.state import AUTOMA
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.scoring import tokens_left
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    C,
    N,
    above,
    asked,
    clan,
    council,
    dials,
    example,
    fresh,
    hand,
    inner,
    named,
    on,
    options,
    outer,
    play,
    position,
    refuse,
    resolve,
    rival,
    scores,
    site,
    specialists,
    stock,
    stones,
    stones_at,
)

SWAMP = "swamp-of-souls-2"
CHALICE = "chalice-of-transmutation"


@rule("EV-X01")
def test_research() -> None:
    game = fresh(2)
    for seat in (AGNES, BRUNO):
        assert len(hand(game, seat)) == 6
        assert stock(game, seat) == {"herb": 3, "potion": 3, "knowledge": 3}
        assert game.players[seat].mana == 2
    assert len(game.deck) == 88
    assert asked(game)[:2] == ("ev-turn", game.first)


@rule("EV-X02")
def test_discovery() -> None:
    game = example("EV-X02")
    play(game, f"discover:{SWAMP}", "done")
    agnes = game.players[AGNES]
    assert (agnes.witches, agnes.witches_at) == (2, [0, 2, 0])
    assert (outer(game), above(game, C)) == ([SWAMP], [None, "cave-2", "ruins-1"])
    assert asked(game)[:2] == ("ev-turn", BRUNO)


@rule("EV-X03")
def test_clan_token() -> None:
    game = example("EV-X03")
    play(game, "token", "done")
    assert (stock(game), game.players[AGNES].mana) == ({"herb": 2, "potion": 2}, 2)
    assert refuse(game, "token").rule == "EV-052"
    play(game, "pass")
    assert (game.round, game.players[AGNES].active) == (2, True)


@rule("EV-X04")
def test_bond_bonus() -> None:
    for ritual, vp in (("rain-calling", 0), ("mortar-of-ages", 2)):
        game = position(clan(hand=[ritual], outer=[SWAMP], stock=(0, 3, 0)))
        before = game.players[AGNES].stock[0]
        play(game, f"ritual:{ritual}", f"on:{SWAMP}")
        gained = game.players[AGNES].stock[0] - before
        assert (gained - (3 if ritual == "rain-calling" else 0), game.players[AGNES].vp) == (1, vp)


@rule("EV-X05")
def test_ritual() -> None:
    game = example("EV-X05")
    play(game, f"ritual:{CHALICE}", f"on:{SWAMP}", "done")
    assert (stock(game), scores(game)[AGNES], hand(game)) == ({"herb": 1}, 2, [])
    assert asked(game)[:2] == ("ev-turn", BRUNO)


@rule("EV-X06")
def test_specialist() -> None:
    game = example("EV-X06")
    play(game, "specialist:irena")
    assert (stock(game), specialists(game)) == ({}, ["irena"])
    play(game, "done", f"discover:{SWAMP}")
    assert asked(game) == ("ev-irena", AGNES, ["yes", "no"])
    play(game, "yes")
    assert stock(game) == {"herb": 1}


@rule("EV-X07", "EV-076")
def test_council_costs() -> None:
    game = example("EV-X07")
    play(game, "council:hoj")
    assert stock(game) == {"herb": 2, "potion": 2, "knowledge": 2}
    play(game, "done", "council:finn")
    assert (stock(game), council(game)) == ({}, ["hoj", "finn"])


@rule("EV-X08", "EV-C46")
def test_council_member() -> None:
    game = example("EV-X08")
    play(game, "council:hoj")
    assert (stock(game), scores(game)[AGNES]) == ({}, 0)
    play(game, "done", f"discover:{SWAMP}")
    assert scores(game)[AGNES] == 2


@rule("EV-X09")
def test_witch_on_a_region_space() -> None:
    game = example("EV-X09")
    play(game, "use:witch:northern-lakes", "yes", "gain:knowledge", "gain:knowledge", "gain:potion", "done")
    assert (stock(game), hand(game), named(game.discard)) == ({"potion": 1, "knowledge": 2}, [], ["runes"])
    assert game.players[AGNES].witches == 3
    assert refuse(game, "use:witch:northern-lakes").rule == "EV-081"


@rule("EV-X10", "EV-083")
def test_elder_in_the_inner_circle() -> None:
    place = on(SWAMP, CHALICE)
    game = example("EV-X10")
    play(game, f"use:elder:{CHALICE}", "yes", "gain:herb", "gain:potion", "gain:knowledge")
    assert (stock(game), scores(game)[AGNES], game.players[AGNES].elders) == ({"herb": 1, "potion": 1, "knowledge": 1}, 1, 3)
    outside = position(clan(outer=[place], stock=(2, 0, 0)), clan("thorn"))
    assert refuse(outside, f"use:elder:{CHALICE}").rule == "EV-083"


@rule("EV-X11", "EV-096", "EV-097")
def test_revel_track_gives_every_space() -> None:
    game = resolve(position(clan(), clan("thorn")), Revel(2))
    assert (game.players[AGNES].mana, scores(game)[AGNES], game.players[AGNES].revel) == (2, 3, 2)


@rule("EV-X12", "EV-X13")
def test_agents() -> None:
    game = example("EV-X12")
    play(game, "sickle:rift-in-space", "sickle:rift-in-space", "orb:pillar-of-energy")
    assert asked(game) == ("ev-transfer", AGNES, [f"transfer:{SWAMP}", "transfer:sanctuary-1", "pass"])
    play(game, "transfer:sanctuary-1")
    moved = site(game, "sanctuary-1")
    assert (stock(game), inner(game)[-1], moved.orbs, game.players[AGNES].revel) == ({}, "sanctuary-1", 1, 3)
    play(game, "done", "token")
    assert stock(game) == {"herb": 3 + 1, "potion": 1}


@rule("EV-X14", "EV-103")
def test_strength() -> None:
    game = example("EV-X14")
    dials(game, agnes=6)
    play(game, "gain:herb", "gain:herb")
    assert (game.strengths, game.players[AGNES].mana, scores(game)[AGNES]) == ([9, -1], 2, 3)


@rule("EV-X15", "EV-108", "EV-109")
def test_battle() -> None:
    game = example("EV-X15")
    dials(game, bruno=3, agnes=4)
    assert [player.mana for player in game.players] == [0, 0]
    assert ([len(hand(game, seat)) for seat in (AGNES, BRUNO)], scores(game)) == ([1, 1], [3, 3])
    kind, seat, there = asked(game)
    assert (kind, seat) == ("ev-stone", AGNES)
    play(game, there[0])
    assert (len(stones(game)), len(stones_at(game, N)), game.first) == (1, 3, AGNES)


@rule("EV-X16", "EV-104", "EV-105")
@pytest.mark.parametrize(("mana", "rows"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3)])
def test_reward_rows(mana: int, rows: int) -> None:
    game = position(clan(circle={N: (1, 0)}, mana=mana), clan("thorn", circle={C: (1, 0)}), phase="battle")
    dials(game, agnes=mana)
    assert (len(hand(game)), scores(game)[AGNES]) == (1 if rows else 0, 3 if rows > 1 else 0)
    assert asked(game)[0] == ("ev-gain" if rows == 3 else "ev-stone")


@rule("EV-X17", "EV-126", "EV-127")
def test_final_scoring() -> None:
    game = example("EV-X17")
    assert options(game) == ["set:eye:nqobantu-pit", "set:eye:sanctuary-2", "set:eye:ruins-1", "done"]
    play(game, "set:eye:ruins-1")
    assert game.outcome is not None
    assert game.outcome.scores[AGNES] == 79 + 6 + 8 + 12 + 3
    assert tokens_left(game) == 1


@rule("EV-X18")
def test_automa_turn() -> None:
    game = example("EV-X18")
    play(game, "token", "done")
    automa = rival(game)
    assert (named(game.discard), game.rondel) == (["wolf-pack"], 3)
    assert (automa.witches, automa.witches_at, outer(game, AUTOMA)) == (2, [0, 2, 0], [SWAMP])


@rule("EV-X19", "EV-183", "EV-185")
def test_automa_battle() -> None:
    game = example("EV-X19")
    dials(game, agnes=4)
    assert (len(hand(game)), scores(game), game.players[AGNES].mana) == (1, [3, 4], 0)
    assert (stones(game, AUTOMA), stones_at(game, N), game.first) == (["flame"], ["leaf", "eye", "eye"], AGNES)
