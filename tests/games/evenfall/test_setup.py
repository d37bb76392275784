"""Set-up of the game, of the players, and of the Automa."""

from collections import Counter

import pytest

from deska.games.evenfall import SPEC
from deska.games.evenfall.actions import CARDS, CLANS, DISCOVERIES
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.state import AUTOMA
from deska.games.evenfall.effects.circles import TRANSFER_ONE
from deska.games.evenfall.effects.stones import red_is_free
from deska.games.evenfall.scoring import tokens_left
from deska.kernel import BadSetup
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    above,
    asked,
    clan,
    fresh,
    inner,
    options,
    outer,
    play,
    position,
    refuse,
    resolve,
    rival,
    stones_at,
)

PASSED = clan("thorn", passed=True)
ALL_REGIONS = ("northern-lakes", "central-mountains", "southern-slopes")


@rule("EV-013", "EV-014", "EV-015")
@pytest.mark.parametrize(("seats", "regions", "width", "deck"), [(1, 2, 3, 46), (2, 2, 3, 46), (3, 3, 3, 43), (4, 3, 4, 40)])
def test_regions_and_places(seats: int, regions: int, width: int, deck: int) -> None:
    game = fresh(seats)
    assert [len(above(game, region)) for region in ALL_REGIONS[:regions]] == [width] * regions
    assert None not in [place for region in ALL_REGIONS[:regions] for place in above(game, region)]
    assert (len(game.slots), len(game.places)) == (regions * width, deck)


@rule("EV-013")
def test_the_southern_slopes_are_not_in_play_with_two() -> None:
    game = position(clan(stock=(1, 0, 0)), clan("thorn"))
    assert refuse(game, "use:witch:southern-slopes").rule == "EV-013"
    assert "use:witch:southern-slopes" in options(position(clan(stock=(1, 0, 0)), clan("thorn"), clan("cross")))


@rule("EV-015", "EV-C03")
def test_the_moon_circle_takes_a_cave_out_of_the_deck() -> None:
    game = fresh(2, side="moon", clans=["circle", "star"])
    assert (len(game.places), "cave-1" in outer(game)) == (45, True)
    shown = {place for region in ALL_REGIONS[:2] for place in above(game, region)}
    assert "cave-1" not in shown
    assert "cave-1" in {place for seed in range(40) for place in above(fresh(4, seed), "northern-lakes")}


@rule("EV-016")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_token_for_each_player_lies_on_the_throne(seats: int) -> None:
    assert tokens_left(SPEC.view(fresh(seats), AGNES).game) == seats


@rule("EV-017", "EV-033")
def test_the_first_of_three_rounds() -> None:
    assert fresh(3).round == 1


@rule("EV-018")
def test_one_draw_deck_and_no_discard_pile() -> None:
    game = fresh(3)
    assert (len(game.deck) + sum(len(player.hand) for player in game.players), game.discard) == (100, [])


@rule("EV-019")
@pytest.mark.parametrize(("seats", "in_play"), [(1, 8), (2, 8), (3, 12), (4, 12)])
def test_four_runestones_on_every_region(seats: int, in_play: int) -> None:
    game = fresh(seats)
    there = [stones_at(game, region) for region in ALL_REGIONS[: game.regions]]
    assert [len(stones) for stones in there] == [4] * game.regions
    assert sum(len(stones) for stones in there) == in_play
    assert max(Counter(stone for stones in there for stone in stones).values()) <= 3


@rule("EV-020")
def test_the_red_runestone_belongs_to_the_moon_side() -> None:
    assert [red_is_free(fresh(2, side=side)) for side in ("sun", "moon")] == [False, True]


@rule("EV-021")
def test_anybody_may_start() -> None:
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    game = fresh(4)
    assert asked(game)[1] == game.first


@rule("EV-022")
def test_one_free_action_space_on_every_region() -> None:
    for seats in (2, 4):
        game = fresh(seats)
        assert all(player.spaces == [0, 0, 0] for player in game.players)
    assert all(BOX.spaces[region] for region in BOX.regions)


@rule("EV-023")
def test_one_side_for_all_and_no_clan_twice() -> None:
    for seed in range(10):
        clans = [player.clan for player in fresh(4, seed).players]
        assert sorted(clans) == CLANS.members
    for wrong in ({"clans": ["star", "star"]}, {"clans": ["star"]}, {"side": "both"}, {"side": ["sun", "moon"]}):
        with pytest.raises(BadSetup):
            SPEC.new(2, 1, wrong)


@rule("EV-024", "EV-028", "EV-029")
def test_a_player_at_the_start() -> None:
    game = position(clan(), clan("thorn"))
    fresh_game = fresh(2)
    for player in fresh_game.players:
        assert (player.active, player.revel, player.vp) == (True, 0, 0)
        assert player.stock == [3, 3, 3]  # the research phase has brought the knowledge
        assert (player.specialists, player.council, sum(player.stones)) == ((), (), 0)
    assert game.players[0].hand.cards == []


@rule("EV-025", "EV-159")
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_starting_places(side: str) -> None:
    game = fresh(4, side=side, clans=list(CLANS))
    starts = {CLANS[clan]: CARDS[place] for clan, place in BOX.start_of.items()}
    assert starts == {
        "star": "nqobantu-pit",
        "circle": "tree-of-eternity",
        "thorn": "lung-tiang-ark",
        "cross": "church-of-the-prophet",
    }
    for seat, name in enumerate(CLANS):
        if side == "moon" and name == "circle":
            assert (inner(game, seat), outer(game, seat)) == ([], ["tree-of-eternity", "cave-1"])
        else:
            assert (inner(game, seat), outer(game, seat)) == ([starts[name]], [])


@rule("EV-027")
def test_four_witches_and_four_elders() -> None:
    assert [(player.witches, player.elders) for player in fresh(3).players] == [(4, 4)] * 3


PEOPLE = ("alwyn", "hawa", "hoj", "mirela", "ysolde", "ran", "korvin", "oduya", "vitus", "mei-lin", "marzanna", "finn", "theodora", "suvi")


@rule("EV-030")
def test_there_is_always_room_for_one_more() -> None:
    """A fifteenth specialist, a fifteenth council member, a thirty-first place outside and a ninth inside."""
    agnes = clan(
        hand=["irena", "amaru"],
        specialists=PEOPLE,
        council=PEOPLE,
        inner=DISCOVERIES.names[30:38],
        outer=DISCOVERIES.names[:30],
        stock=(9, 9, 9),
    )
    game = position(agnes, PASSED, above={"northern-lakes": ["heart-of-the-forest-2"]})
    play(game, "specialist:irena", "done", "council:amaru", "done", "discover:heart-of-the-forest-2", "no", "done")
    player = game.players[AGNES]
    assert (len(player.specialists), len(player.council), len(outer(game)), len(inner(game))) == (15, 15, 31, 8)
    play(resolve(game, TRANSFER_ONE), "transfer:heart-of-the-forest-2")
    assert (len(outer(game)), len(inner(game))) == (30, 9)


@rule("EV-049")
def test_a_crowd_in_the_circle_of_a_region() -> None:
    """The seventeenth figure comes too, and all of them fight."""
    full = {"northern-lakes": (4, 4)}
    others = [clan(name, circle=full) for name in ("circle", "thorn", "cross")]
    game = position(clan(circle={"northern-lakes": (2, 4)}), *others, above={"northern-lakes": ["swamp-of-souls-2"]})
    play(game, "discover:swamp-of-souls-2")
    assert [player.figures_in(0) for player in game.players] == [8, 8, 8, 8]
    play(game, "done", "pass", "pass", "pass", "pass")
    assert [decision.kind for decision in game.waiting] == ["ev-dial"] * 4


@rule("EV-031", "EV-032")
@pytest.mark.parametrize("seed", range(5))
def test_the_automa(seed: int) -> None:
    game = fresh(1, seed, clans=["thorn"])
    automa = rival(game)
    assert CLANS[automa.clan] != "thorn"
    assert (len(game.players), game.regions, game.rondel) == (2, 2, 0)
    assert (automa.witches, automa.elders, automa.revel, automa.vp, automa.mana) == (4, 0, 0, 0, 0)
    assert (automa.sites, automa.stock, automa.hand.cards, automa.council) == ([], [0, 0, 0], [], ())
    assert len(game.players) - 1 == AUTOMA


@rule("EV-004", "EV-008")
def test_the_types_of_runestones() -> None:
    """Three of each rune, and with all regions in play all twelve are there; the red one lies beside."""
    game = fresh(4, side="moon")
    there = Counter(stone for region in ALL_REGIONS for stone in stones_at(game, region))
    assert there == {"leaf": 3, "eye": 3, "flame": 3, "drop": 3}
    assert red_is_free(game)
