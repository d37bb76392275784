"""The moon side: the four clans, their tokens, tracks and starting places."""

import pytest

from deska.games.evenfall.actions import RED
from deska.games.evenfall.effects.revel import Revel
from deska.kernel import ALL, Event
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    C,
    clan,
    council,
    hand,
    inner,
    on,
    options,
    outer,
    play,
    position,
    refuse,
    resolve,
    scores,
    site,
    stock,
    stones,
)

SWAMP = "swamp-of-souls-2"
PASSED = clan("thorn", passed=True)
STAR_PASSED = clan("star", passed=True)


@rule("EV-143")
def test_other_rules_stay_in_force() -> None:
    game = position(clan("cross", hand=["runes", "eclipse"], stock=(0, 1, 1)), PASSED, side="moon")
    play(game, "swap", "discard:runes", "gain:herb")
    assert stock(game) == {"herb": 1, "potion": 1, "knowledge": 1}


@rule("EV-144", "EV-149", "EV-160")
@pytest.mark.parametrize(
    ("name", "cards", "knowledge", "mana"), [("star", 9, 0, 0), ("cross", 5, 3, 2), ("thorn", 5, 3, 3), ("circle", 6, 3, 1)]
)
def test_research(name: str, cards: int, knowledge: int, mana: int) -> None:
    game = position(clan(name), clan("thorn" if name != "thorn" else "star"), phase="research", side="moon")
    if name == "circle":
        play(game, "gain:herb")
        assert stock(game) == {"herb": 1, "potion": 1, "knowledge": 3}
    else:
        assert stock(game) == ({"knowledge": knowledge} if knowledge else {})
    assert (len(hand(game)), game.players[AGNES].mana) == (cards, mana)


@rule("EV-145", "EV-161")
@pytest.mark.parametrize("name", ["star", "thorn"])
def test_tokens_that_only_harvest(name: str) -> None:
    game = position(clan(name, outer=[SWAMP]), clan("cross", passed=True), side="moon")
    play(game, "token")
    assert stock(game) == {"herb": 1}


@rule("EV-145", "EV-160")
@pytest.mark.parametrize("name", ["star", "thorn"])
def test_tracks_as_on_the_sun_side(name: str) -> None:
    game = position(clan(name), clan("cross", passed=True), side="moon")
    resolve(game, Revel(2))
    assert (game.players[AGNES].mana, scores(game)[AGNES]) == (2, 3)


# --- Star


@rule("EV-146", "EV-C57")
def test_the_star_discards_single_cards() -> None:
    game = position(clan(hand=["runes", "eclipse", "hoj"], mana=20), PASSED, side="moon")
    play(game, "ability", "discard:runes", "choose:1", "gain:knowledge", "ability", "discard:eclipse", "choose:2")
    assert (stock(game), game.players[AGNES].mana, hand(game)) == ({"knowledge": 1}, 20, ["hoj"])
    assert "swap" not in options(game)
    two = position(clan(hand=["runes", "eclipse"]), PASSED, side="moon")
    assert options(two, "swap", "ability") == ["swap", "ability"]
    assert refuse(position(clan(), PASSED, side="moon"), "ability").message == "ev-why-ability-impossible"


@rule("EV-147")
def test_the_council_of_the_star() -> None:
    game = position(clan(hand=["hoj", "finn", "suvi"], stock=(2, 2, 2)), PASSED, side="moon")
    play(game, "council:hoj")
    assert stock(game) == {"herb": 2, "potion": 2, "knowledge": 2}
    play(game, "done", "council:finn")
    assert (stock(game), council(game)) == ({"herb": 1, "potion": 1, "knowledge": 1}, ["hoj", "finn"])


@rule("EV-148")
def test_the_pit() -> None:
    game = position(clan(hand=["moss-toad", "runes"], stock=(2, 0, 0)), PASSED, side="moon")
    play(game, "ritual:moss-toad", "on:nqobantu-pit", "yes", "gain:herb", "gain:herb", "gain:knowledge")
    assert (stock(game), hand(game)) == ({"herb": 2, "potion": 2, "knowledge": 1}, [])
    empty = position(clan(hand=["moss-toad"], stock=(2, 0, 0)), PASSED, side="moon")
    play(empty, "ritual:moss-toad")
    assert stock(empty) == {"potion": 2}


# --- Cross


@rule("EV-149")
@pytest.mark.parametrize("name", ["cross", "circle", "thorn"])
def test_council_costs_as_on_the_sun_side(name: str) -> None:
    game = position(clan(name, hand=["hoj", "finn"], stock=(3, 3, 3)), STAR_PASSED, side="moon")
    play(game, "council:hoj")
    assert stock(game) == {"herb": 2, "potion": 2, "knowledge": 2}
    play(game, "done", "council:finn")
    assert stock(game) == {}


@rule("EV-150", "EV-C55")
def test_the_token_of_the_cross() -> None:
    agnes = clan("cross", outer=[SWAMP, "cave-1"], revel=4, inner=[on("church-of-the-prophet", "moon-moth")], council=["finn"])
    game = position(agnes, PASSED, side="moon")
    play(game, "token")
    assert options(game) == ["bonus:1", "bonus:2", "bonus:3", "bonus:4", "pass"]
    play(game, "bonus:4", "choose:2")
    assert (scores(game)[AGNES], game.players[AGNES].revel, game.players[AGNES].mana) == (5, 4, 0)  # no step: nothing reacts
    assert stock(game) == {"herb": 1, "potion": 1}
    declined = position(agnes, PASSED, side="moon")
    play(declined, "token", "pass")
    assert scores(declined)[AGNES] == 0


@rule("EV-151", "EV-C53")
def test_a_slash_gives_one_of_two() -> None:
    game = position(clan("cross", outer=["cave-1"]), PASSED, side="moon")
    agnes = game.players[AGNES]
    for answers in (
        ("choose:1",),
        (),
        ("choose:2", "gain:herb", "gain:herb", "gain:herb"),
        ("choose:1", "gain:potion", "gain:potion", "gain:potion"),
        (),
        ("choose:2",),
        (),
    ):
        play(resolve(game, Revel()), *answers)
    assert (agnes.revel, agnes.mana, agnes.vp, stock(game)) == (7, 3 + 4, 4 + 6 + 8, {"herb": 3, "potion": 3})
    assert outer(game) == ["cave-1"]


@rule("EV-152", "EV-153", "EV-C53")
def test_own_space_and_church_read_the_slash_as_plus() -> None:
    game = position(clan("cross", hand=["runes"], stock=(0, 1, 1), outer=["cave-1"], revel=2), PASSED, side="moon")
    play(game, "use:witch:cross", "transfer:cave-1", "gain:herb", "gain:herb", "gain:herb", "done")
    assert (inner(game)[-1], game.players[AGNES].revel, game.players[AGNES].at_home) == ("cave-1", 3, True)
    assert refuse(game, "use:witch:cross").rule == "EV-081"
    play(game, "ritual:runes", "on:church-of-the-prophet", "gain:potion", "gain:potion", "gain:potion")
    assert (stock(game), scores(game)[AGNES]) == ({"herb": 3, "potion": 3}, 5 + 1)
    other = position(clan("thorn"), STAR_PASSED, side="moon")
    assert refuse(other, "use:witch:cross").rule == "EV-152"


@rule("EV-154")
def test_beyond_the_top_of_the_cross() -> None:
    game = position(clan("cross", revel=7), PASSED, side="moon")
    play(game, "use:witch:cross")
    assert scores(game)[AGNES] == 2


# --- Circle


@rule("EV-155", "EV-C58")
def test_the_circle_harvests_in_every_research_phase() -> None:
    agnes = clan("circle", outer=[on(SWAMP, "rift-in-space", sickles=1)], specialists=["hoj"])
    game = position(agnes, STAR_PASSED, phase="research", side="moon", round=2)
    play(game, "gain:knowledge")
    assert (stock(game), scores(game)[AGNES]) == ({"herb": 2, "potion": 1, "knowledge": 4}, 3)


@rule("EV-156")
def test_the_token_of_the_circle() -> None:
    game = position(clan("circle", outer=[SWAMP, "ruins-1"]), STAR_PASSED, side="moon")
    play(game, "token")
    assert (game.players[AGNES].mana, stock(game)) == (4, {})


@rule("EV-157", "EV-C54")
def test_the_track_of_the_circle() -> None:
    game = position(clan("circle"), STAR_PASSED, side="moon", places=["ruins-1", "ruins-2"])
    agnes = game.players[AGNES]
    resolve(game, Revel(2))
    assert (outer(game)[-1], scores(game)[AGNES], agnes.witches) == ("ruins-1", 5, 4)
    play(resolve(game, Revel(2)), "pass")
    assert outer(game)[-1] == "ruins-2"
    play(resolve(game, Revel(3)), "transfer:ruins-1")
    assert (agnes.revel, scores(game)[AGNES], agnes.mana, inner(game)) == (7, 5 + 2 + 6 + 8, 4, ["ruins-1"])


@rule("EV-157")
def test_a_place_from_the_deck_is_no_discovery() -> None:
    game = position(clan("circle", council=["hoj"]), STAR_PASSED, side="moon", places=["ruins-1"])
    game.heard = True
    resolve(game, Revel())
    assert scores(game)[AGNES] == 0
    assert game.events[-1] == Event("ev-top-place", {"player": AGNES, "card": "ruins-1"}, ALL, ("ruins-1", "places", "outer:0"))
    empty = position(clan("circle"), STAR_PASSED, side="moon")
    empty.places = []
    resolve(empty, Revel())
    assert len(outer(empty)) == 2


@rule("EV-158", "EV-C58")
def test_elders_of_the_circle_in_the_outer_circle() -> None:
    game = position(clan("circle", outer=[on(SWAMP, "stone-golem")], hand=["runes"]), STAR_PASSED, side="moon")
    assert refuse(game, f"use:elder:{C}").rule == "EV-083"
    play(game, "use:elder:stone-golem")
    play(game, "done", f"use:witch:{C}", "choose:2", f"transfer:{SWAMP}")
    assert (site(game, SWAMP).inner, site(game, SWAMP).figure, game.players[AGNES].elders) == (True, 2, 3)


# --- Thorn


@rule("EV-162", "EV-C56")
def test_the_fields_of_the_thorn() -> None:
    agnes = clan("thorn", stones=["eye", "eye", "leaf", "drop"], outer=["cave-1"])
    game = position(agnes, STAR_PASSED, side="moon")
    play(game, "ability", "field:eye:1", "ability", "field:eye:2", *["gain:herb"] * 4, "gain:potion")
    assert (game.players[AGNES].mana, stock(game)) == (5, {"herb": 4, "potion": 1})
    play(game, "ability")
    assert refuse(game, "field:leaf:1").message == "ev-why-field-used"
    assert refuse(game, "field:eye:3").message == "ev-why-no-such-stone"
    play(game, "field:leaf:3", "ability", "field:drop:4", "transfer:cave-1")
    player = game.players[AGNES]
    assert (player.revel, player.mana, player.vp, len(hand(game)), inner(game)[-1]) == (2, 7, 3 + 3 + 6, 2, "cave-1")
    assert (stones(game), player.fields) == ([], (1, 1, 0, 3))
    assert refuse(game, "ability").message == "ev-why-ability-impossible"


@rule("EV-164", "EV-C59", "EV-020")
def test_the_red_runestone_belongs_to_one() -> None:
    game = position(clan("thorn", hand=["runes"], stock=(0, 1, 1)), STAR_PASSED, side="moon")
    game.players[1].stones[RED] = 1
    play(game, "ritual:runes")
    assert stones(game) == []
    free = position(clan("thorn", hand=["runes"], stock=(0, 1, 1)), STAR_PASSED, side="moon")
    play(free, "ritual:runes")
    assert stones(free) == ["red"]
    on_field = position(clan("thorn", hand=["runes"], stock=(0, 1, 1)), STAR_PASSED, side="moon")
    on_field.players[AGNES].fields = (RED, -1, -1, -1)
    play(on_field, "ritual:runes")
    assert stones(on_field) == []
    sun = position(clan("thorn", hand=["runes"], stock=(0, 1, 1)), STAR_PASSED)
    play(sun, "ritual:runes")
    assert stones(sun) == []


@rule("EV-C59", "EV-C22")
def test_the_crow_counts_the_red_runestone() -> None:
    crow = clan("thorn", hand=["hundred-year-crow"], outer=["cave-2"], stock=(1, 1, 1), stones=["red", "leaf"])
    game = position(crow, STAR_PASSED, side="moon")
    play(game, "ritual:hundred-year-crow", "on:cave-2")
    assert scores(game)[AGNES] == 2 * 2


@rule("EV-165", "EV-163", "EV-C59")
def test_the_red_runestone_fits_every_rune() -> None:
    of_each = ["cave-1", "sanctuary-1", "sanctuary-2", SWAMP]
    alone = position(clan("thorn", inner=of_each, stones=["red"]), clan("star"), phase="game-end", side="moon", round=3)
    assert options(alone) == [*(f"set:red:{place}" for place in of_each), "done"]
    agnes = clan("thorn", inner=[on("cave-1", "eclipse"), on(SWAMP, "stone-golem")], stones=["red", "drop"])
    game = position(agnes, clan("star"), phase="game-end", side="moon", round=3)
    assert options(game) == ["set:drop:cave-1", "set:red:cave-1", f"set:red:{SWAMP}", "done"]
    play(game, "set:drop:cave-1", f"set:red:{SWAMP}")
    assert scores(game)[AGNES] == 2 * 5 + 2 * 4 + 1 + 2
