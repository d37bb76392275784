"""One test for each mechanism that cards share."""

import pytest

from deska.games.evenfall.actions import PLACES, RED
from deska.games.evenfall.components.state import AUTOMA
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    C,
    N,
    asked,
    clan,
    dials,
    fresh,
    hand,
    inner,
    on,
    options,
    outer,
    play,
    position,
    refuse,
    rival,
    scores,
    site,
    specialists,
    stock,
)

SWAMP = "swamp-of-souls-2"
BRUNO_PASSED = clan("thorn", passed=True)


# --- permanent effects


@rule("EV-067", "EV-C28", "EV-C34")
def test_the_owner_orders_what_happens_at_once() -> None:
    raven = on("cave-2", "raven-messenger")
    game = position(clan(outer=[raven], specialists=["irena"], council=["hoj"]), BRUNO_PASSED, above={C: [SWAMP]}, deck=["runes"])
    play(game, f"discover:{SWAMP}")
    assert scores(game)[AGNES] == 2  # a fixed gain needs no question
    assert asked(game) == ("ev-order", AGNES, ["first:raven-messenger", "first:irena"])
    play(game, "first:irena", "yes")
    assert (stock(game), hand(game), scores(game)[AGNES]) == ({"herb": 1}, ["runes"], 3)


@rule("EV-068", "EV-C25")
def test_no_card_reacts_to_its_own_being_played() -> None:
    game = position(clan(hand=["animated-cabinet", "barn-basilisk"], outer=["cave-2", SWAMP], stock=(3, 3, 1)), BRUNO_PASSED)
    play(game, "ritual:animated-cabinet", "on:cave-2", "done", "ritual:barn-basilisk", f"on:{SWAMP}")
    assert (scores(game)[AGNES], game.players[AGNES].mana) == (1, 1)


@rule("EV-C27", "EV-C44", "EV-053")
def test_others_react_to_the_clan_token() -> None:
    bruno = clan("thorn", specialists=["suvi"], inner=[on("lung-tiang-ark", "circle-of-salt")], passed=True)
    game = position(clan(inner=[on("nqobantu-pit", "everburning-lantern")]), bruno)
    play(game, "token")
    assert (scores(game), [player.mana for player in game.players]) == ([2, 1], [2, 1])


@rule("EV-193", "EV-C42")
def test_savings_add_up_and_the_payer_chooses() -> None:
    agnes = clan(hand=["animated-cabinet"], specialists=["nokomis", "bahram"], stock=(1, 1, 0))
    game = position(agnes, BRUNO_PASSED)
    play(game, "ritual:animated-cabinet")
    assert asked(game) == ("ev-pay", AGNES, ["pay:default", "pay:herb", "pay:potion"])
    play(game, "pay:potion")
    assert (stock(game), scores(game)[AGNES]) == ({"herb": 1}, 2)


@rule("EV-138", "EV-C37")
def test_agents_may_be_paid_with_mana() -> None:
    game = position(clan(outer=[on(SWAMP, "rift-in-space")], specialists=["mirela"], stock=(1, 0, 0), mana=2), BRUNO_PASSED)
    play(game, "sickle:rift-in-space", "choose:2", "sickle:rift-in-space")
    assert (stock(game), game.players[AGNES].mana, site(game, SWAMP).sickles) == ({}, 0, 2)


@rule("EV-138")
@pytest.mark.parametrize(("agent", "mana"), [("sickle", 2), ("orb", 3)])
def test_mana_alone_is_enough_for_an_agent(agent: str, mana: int) -> None:
    for have, offered in ((mana - 1, False), (mana, True)):
        game = position(clan(outer=[on(SWAMP, "rift-in-space")], specialists=["mirela"], mana=have), BRUNO_PASSED)
        assert (f"{agent}:rift-in-space" in options(game)) == offered
    play(game, f"{agent}:rift-in-space")  # there is only one way to pay
    assert (site(game, SWAMP).sickles, site(game, SWAMP).orbs) == ((1, 0) if agent == "sickle" else (0, 1))


# --- figures


@rule("EV-C32", "EV-C43", "EV-081")
def test_who_may_stand_on_a_region_space() -> None:
    bruno = clan("thorn", spaces={N: "witch"})
    plain = position(clan(hand=["runes"]), bruno)
    assert refuse(plain, "use:witch:northern-lakes").rule == "EV-081"
    assert refuse(plain, "use:elder:central-mountains").rule == "EV-083"
    fog = on("nqobantu-pit", "veil-of-fog")
    free = position(clan(hand=["runes"], inner=[fog], specialists=["theodora"]), bruno)
    assert options(free, "use") == [
        f"use:{figure}:{region}" for region in ("northern-lakes", "central-mountains") for figure in ("witch", "elder")
    ]


@rule("EV-C32")
def test_the_fog_hides_only_from_others() -> None:
    """Where a figure of one's own stands beside another's, there is no room for a second one."""
    fog = on("nqobantu-pit", "veil-of-fog")
    agnes = clan(hand=["runes"], inner=[fog], spaces={N: "witch"})
    game = position(agnes, clan("thorn", spaces={N: "witch"}))
    assert options(game, "use") == ["use:witch:central-mountains"]
    assert refuse(game, "use:witch:northern-lakes").rule == "EV-081"


@rule("EV-C32")
def test_the_fog_brings_a_point_even_to_who_is_alone() -> None:
    game = position(clan(inner=[on("nqobantu-pit", "veil-of-fog")]), automa=clan("thorn"))
    play(game, "use:witch:central-mountains", "choose:1")
    assert game.players[AGNES].vp == 1


@rule("EV-135", "EV-C23")
def test_a_rift_sends_figures_to_a_region() -> None:
    owl = on("cave-2", "night-owl", figure="witch")
    game = position(clan(hand=["rift-in-space"], outer=[owl], stock=(1, 2, 0)), BRUNO_PASSED)
    play(game, "ritual:rift-in-space")
    assert options(game) == ["rift:night-owl:northern-lakes", "rift:night-owl:central-mountains"]
    play(game, "rift:night-owl:central-mountains", "done")
    assert (game.players[AGNES].witches_at, game.players[AGNES].mana) == ([0, 1, 0], 2)
    assert "use:witch:night-owl" in options(game)


@rule("EV-132", "EV-133", "EV-C40")
def test_a_ritual_is_removed() -> None:
    owl = on(SWAMP, "night-owl", sickles=1, figure="witch")
    game = position(clan(outer=[owl], specialists=["korvin"]), BRUNO_PASSED)
    play(game, "exhaust:korvin")  # there is only one ritual
    agnes = game.players[AGNES]
    assert (stock(game), agnes.vp, agnes.witches, site(game, SWAMP).ritual) == ({"herb": 1, "potion": 1}, 2, 4, -1)
    assert (game.discard, len(game.removed)) == ([], 1)
    assert refuse(game, "exhaust:korvin").message == "ev-why-turned"


@rule("EV-140", "EV-C38")
def test_a_borrowed_specialist_works_for_both() -> None:
    bruno = clan("thorn", specialists=["oduya", "alwyn"], passed=True)
    game = position(clan(specialists=["ysolde"]), bruno)
    play(game, "exhaust:ysolde")
    assert options(game) == ["borrow:alwyn", "borrow:oduya"]
    play(game, "borrow:oduya", "exhaust-borrowed:oduya", "gain:herb")
    assert (stock(game), scores(game), game.players[AGNES].elders) == ({"herb": 1}, [1, 0], 3)
    assert specialists(game) == ["ysolde"]
    assert refuse(game, "exhaust-borrowed:oduya").message == "ev-why-turned"
    play(game, "pass")
    assert (game.players[AGNES].elders, game.players[AGNES].borrowed) == (4, ())


# --- battle


@rule("EV-101", "EV-192")
def test_nobody_sees_a_dial_before_all_are_set() -> None:
    game = position(clan(circle={N: (1, 0)}, mana=3), clan("thorn", circle={N: (1, 0)}, mana=12), phase="battle")
    assert len(options(game)) == 4
    assert len(next(decision for decision in game.waiting if decision.seat == BRUNO).options) == 10
    game.choose("dial:7", BRUNO)
    assert game.spec.view(game, AGNES).game.dials == [0, 0]
    assert "dial:7" not in str(game.spec.view(game, AGNES).visible)
    assert game.spec.view(game, AGNES) == game.spec.view(game.spec.imagine(game, AGNES, 5), AGNES)
    dials(game, agnes=3)
    assert [player.mana for player in game.players] == [0, 5]


@rule("EV-142", "EV-C39")
def test_a_dial_is_changed_after_the_reveal() -> None:
    game = position(clan(circle={N: (1, 0)}, mana=5, specialists=["ran"]), clan("thorn", circle={N: (1, 0)}, mana=1), phase="battle")
    dials(game, agnes=4, bruno=1)
    assert asked(game) == ("ev-change-dial", AGNES, ["dial:2", "dial:3", "dial:4", "dial:5"])
    play(game, "dial:2")
    assert (game.strengths, game.players[AGNES].mana) == ([3, 2], 3)


# --- end of the round


@rule("EV-117", "EV-C47")
def test_effects_at_the_end_of_the_round_in_any_order() -> None:
    agnes = clan(outer=[on(SWAMP, "night-owl")], council=["korvin", "alwyn"])
    game = position(agnes, clan("thorn"), phase="round-end", round=3)
    assert asked(game) == ("ev-order", AGNES, ["first:council-korvin", "first:council-alwyn"])
    play(game, "first:council-alwyn", f"transfer:{SWAMP}")
    assert (scores(game)[AGNES], inner(game)[-1]) == (2 + 1 + 2 + 2, SWAMP)


# --- the moon side


@rule("EV-146", "EV-147")
def test_star() -> None:
    game = position(clan(hand=["runes", "hoj"]), BRUNO_PASSED, side="moon")
    play(game, "ability", "discard:runes", "choose:2", "council:hoj")
    assert (game.players[AGNES].mana, stock(game)) == (1, {})


@rule("EV-150", "EV-151", "EV-152")
def test_cross() -> None:
    game = position(clan("cross", revel=1), BRUNO_PASSED, side="moon")
    play(game, "token", "bonus:1", "choose:2", "gain:herb")
    assert (stock(game), game.players[AGNES].revel) == ({"herb": 1}, 1)
    other = position(clan("cross"), BRUNO_PASSED, side="moon")
    assert refuse(other, "use:elder:cross").rule == "EV-152"
    play(other, "use:witch:cross", "gain:potion")
    assert (stock(other), other.players[AGNES].mana) == ({"potion": 1}, 3)


@rule("EV-155", "EV-156", "EV-159")
def test_circle() -> None:
    game = fresh(1, side="moon", clans=["circle"])
    assert (inner(game), outer(game)) == ([], ["tree-of-eternity", "cave-1"])
    play(game, "gain:herb")
    assert stock(game) == {"herb": 4, "potion": 4, "knowledge": 3}
    play(game, "token")
    assert game.players[AGNES].mana == 1 + 2


@rule("EV-162", "EV-164", "EV-165")
def test_thorn() -> None:
    game = position(clan("thorn", hand=["runes"], stock=(0, 1, 1)), clan("star", passed=True), side="moon")
    play(game, "ritual:runes")
    assert game.players[AGNES].stones[RED] == 1
    play(game, "ability", "field:red:1")
    assert (game.players[AGNES].mana, game.players[AGNES].fields) == (5, (RED, -1, -1, -1))


# --- the Automa


@rule("EV-170", "EV-172", "EV-C60")
def test_the_automa_stops_on_yellow_and_skips_what_is_impossible() -> None:
    """From 5 by three spaces: it stops on 6, where there is nothing to harvest, so it plays a card on 7."""
    game = position(clan(), automa=clan("thorn"), rondel=5, deck=["wolf-pack", "irena"])
    play(game, "token", "done")
    assert (game.rondel, specialists(game, AUTOMA)) == (7, ["irena"])


@rule("EV-181", "EV-C63", "EV-C64")
def test_the_automa_prefers_places_with_a_bond_bonus() -> None:
    game = position(clan(), automa=clan("thorn", outer=["cave-1", SWAMP]), rondel=1, deck=["moss-toad", "mortar-of-ages"])
    play(game, "token", "done")
    assert (site(game, SWAMP, AUTOMA).ritual >= 0, rival(game).vp) == (True, 3)


@rule("EV-189")
def test_who_plays_alone_wins_only_with_more_points() -> None:
    for own, ended in ((10, "ev-solo-lost"), (11, "ev-solo-won")):
        game = position(clan(vp=own), automa=clan("thorn", vp=10), phase="game-end", round=3)
        assert (game.ended, game.outcome is not None and len(game.outcome.winners)) == (ended, own - 10)


@rule("EV-189")
def test_the_result_tells_what_the_automa_has() -> None:
    game = position(clan(), automa=clan("thorn"), phase="game-end", round=3)
    game.automa_gains(7, PLACES.first)
    (rival,) = game.result(game.ended).rivals
    assert (rival.name, rival.score, rival.points["places"]) == ("automa", 7, 7)
