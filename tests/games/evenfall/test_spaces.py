"""Using action spaces, creating agents, the revel track."""

import pytest

from deska.games.evenfall.actions import DISCOVERIES, RITUALS
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.box import SOURCES
from deska.games.evenfall.components.state import AGENTS
from deska.games.evenfall.effects.circles import TRANSFER_ONE
from deska.games.evenfall.effects.revel import Revel
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    C,
    N,
    asked,
    clan,
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
    scores,
    site,
    stock,
)

PASSED = clan("thorn", passed=True)
SWAMP = "swamp-of-souls-2"
PIT = "nqobantu-pit"


@rule("EV-080", "EV-085")
def test_a_figure_goes_to_a_space_and_stays() -> None:
    game = position(clan(inner=[on(PIT, "stone-golem")]), PASSED)
    play(game, "use:witch:stone-golem", "done")
    assert (game.players[AGNES].witches, site(game, PIT).figure, scores(game)[AGNES]) == (3, 1, 3)
    assert refuse(game, "use:elder:stone-golem").rule == "EV-081"
    play(game, "pass")
    assert (game.round, game.players[AGNES].witches, site(game, PIT).figure) == (2, 4, 0)
    assert "use:elder:stone-golem" in options(game)


@rule("EV-080")
def test_without_a_figure_no_space() -> None:
    game = position(clan(circle={C: (4, 4)}, inner=[on(PIT, "stone-golem")]), PASSED)
    assert options(game, "use") == []
    assert refuse(game, "use:witch:stone-golem").message == "ev-why-no-figure"


@rule("EV-081")
@pytest.mark.parametrize("owner", [AGNES, BRUNO])
def test_an_occupied_space_is_refused(owner: int) -> None:
    stands = clan(spaces={C: "witch"})
    game = position(stands if owner == AGNES else clan(), clan("thorn", spaces={C: "witch"}) if owner == BRUNO else PASSED)
    assert refuse(game, "use:witch:central-mountains").rule == "EV-081"


@rule("EV-082")
def test_where_witches_may_stand() -> None:
    agnes = clan(hand=["runes"], inner=[on(PIT, "stone-golem")], outer=[on(SWAMP, "night-owl")])
    game = position(agnes, clan("thorn", inner=[on("lung-tiang-ark", "second-sight")]))
    witches = [option for option in options(game, "use") if ":witch:" in option]
    assert witches == [f"use:witch:{space}" for space in (N, C, "stone-golem", "night-owl")]
    assert refuse(game, "use:witch:second-sight").rule == "EV-082"


@rule("EV-083")
def test_where_elders_may_stand() -> None:
    agnes = clan(hand=["runes"], inner=[on(PIT, "stone-golem")], outer=[on(SWAMP, "night-owl")])
    game = position(agnes, clan("thorn"))
    assert [option for option in options(game, "use") if ":elder:" in option] == ["use:elder:stone-golem"]
    for space in (N, "night-owl"):
        assert refuse(game, f"use:elder:{space}").rule == "EV-083"


@rule("EV-084")
def test_the_price_before_the_arrow() -> None:
    cup = on(PIT, "chalice-of-transmutation")
    game = position(clan(inner=[cup], stock=(1, 0, 2)), PASSED)
    play(game, "use:witch:chalice-of-transmutation", "yes")
    assert asked(game)[0] == "ev-pay"
    play(game, "pay:knowledge", "pay:knowledge", *["gain:potion"] * 3)
    assert (stock(game), scores(game)[AGNES]) == ({"herb": 1, "potion": 3}, 1)


@rule("EV-084")
@pytest.mark.parametrize("resources", [2, 1])
def test_a_figure_may_stand_there_without_paying(resources: int) -> None:
    """Only those who want the effect pay; those who cannot pay are not even asked."""
    game = position(clan(inner=[on(PIT, "chalice-of-transmutation")], stock=(resources, 0, 0)), PASSED)
    play(game, "use:elder:chalice-of-transmutation", *(["no"] if resources > 1 else []))
    assert (stock(game), scores(game)[AGNES], site(game, PIT).figure, game.players[AGNES].elders) == ({"herb": resources}, 0, 2, 3)
    assert asked(game)[0] == "ev-after"


@rule("EV-084", "EV-100")
def test_for_its_presence_alone_a_witch_goes_to_a_region() -> None:
    game = position(clan(), clan("thorn", passed=True))
    play(game, f"use:witch:{N}", "done", "pass")
    assert asked(game) == ("ev-dial", AGNES, ["dial:0"])
    assert (stock(game), game.players[AGNES].figures_in(0)) == ({}, 1)


@rule("EV-086")
def test_northern_lakes() -> None:
    game = position(clan(hand=["runes", "eclipse"]), PASSED)
    play(game, f"use:witch:{N}", "yes", "discard:eclipse", "gain:herb", "gain:herb", "gain:potion")
    assert (stock(game), hand(game), named(game.discard)) == ({"herb": 2, "potion": 1}, ["runes"], ["eclipse"])


@rule("EV-087")
def test_central_mountains() -> None:
    game = position(clan(outer=["cave-1"]), PASSED)
    play(game, f"use:witch:{C}", "choose:1")
    assert (len(hand(game)), outer(game)) == (3, ["cave-1"])
    other = position(clan(outer=["cave-1"]), PASSED)
    play(other, f"use:witch:{C}", "choose:2", "transfer:cave-1")
    assert (len(hand(other)), inner(other)) == (2, [PIT, "cave-1"])
    bare = position(clan(), PASSED)
    play(bare, f"use:witch:{C}", "choose:2")
    assert len(hand(bare)) == 2


@rule("EV-088")
def test_southern_slopes() -> None:
    game = position(clan(stock=(1, 0, 0)), PASSED, clan("cross", passed=True))
    play(game, "use:witch:southern-slopes", "yes", "gain:potion", "gain:knowledge")
    assert (stock(game), game.players[AGNES].mana) == ({"potion": 1, "knowledge": 1}, 3)


@rule("EV-089", "EV-090")
def test_a_transfer_takes_everything_along() -> None:
    full = on(SWAMP, "singing-cauldron", sickles=1, orbs=1, figure="witch")
    game = position(clan(outer=[full, on("cave-1", "night-owl")]), PASSED)
    resolve(game, TRANSFER_ONE)
    assert asked(game) == ("ev-transfer", AGNES, [f"transfer:{SWAMP}", "transfer:cave-1", "pass"])
    play(game, f"transfer:{SWAMP}")
    moved = site(game, SWAMP)
    assert (moved.inner, moved.sickles, moved.orbs, moved.figure) == (True, 1, 1, 1)
    assert refuse(game, "use:elder:singing-cauldron").rule == "EV-081"
    resolve(game, TRANSFER_ONE)
    assert asked(game)[2] == ["transfer:cave-1", "pass"]  # what is inside never comes back
    play(game, "transfer:cave-1")
    assert "use:elder:night-owl" in options(game)


@rule("EV-089")
def test_a_transfer_may_be_declined() -> None:
    game = position(clan(outer=[SWAMP], council=["bahram"]), PASSED)
    play(resolve(game, TRANSFER_ONE), "pass")
    assert (outer(game), scores(game)[AGNES]) == ([SWAMP], 0)


# --- agents


@rule("EV-091", "EV-092")
def test_any_number_of_agents_each_paid_for() -> None:
    agnes = clan(inner=[on(PIT, "eclipse")], outer=[on(SWAMP, "night-owl")], stock=(3, 5, 0))
    game = position(agnes, PASSED)
    play(game, "sickle:eclipse", "sickle:night-owl", "orb:eclipse")
    assert asked(game)[0] == "ev-more-agents"
    play(game, "orb:eclipse")
    assert (site(game, PIT).sickles, site(game, PIT).orbs, site(game, SWAMP).sickles) == (1, 2, 1)
    assert stock(game) == {"herb": 1, "potion": 1}
    assert game.players[AGNES].revel == 2


@rule("EV-091")
def test_one_may_stop_creating() -> None:
    game = position(clan(inner=[on(PIT, "eclipse")], stock=(3, 0, 0)), clan("thorn"))
    play(game, "sickle:eclipse", "done", "done")
    assert (site(game, PIT).sickles, asked(game)[:2]) == (1, ("ev-turn", BRUNO))


@rule("EV-092", "EV-093")
def test_agents_that_cannot_be_created() -> None:
    game = position(clan(inner=[on(PIT, "night-owl", orbs=1)], outer=[on(SWAMP, "runes")], stock=(0, 1, 5)), PASSED)
    assert refuse(game, "sickle:night-owl").rule == "EV-093"
    assert refuse(game, "sickle:runes").rule == "EV-092"
    assert refuse(game, "orb:runes").rule == "EV-092"
    assert refuse(game, "orb:eclipse").rule == "EV-091"


@rule("EV-006")
def test_no_agent_is_left() -> None:
    spots, left = [], AGENTS
    for place, ritual, slots in zip(DISCOVERIES, RITUALS, BOX.slots, strict=False):
        if left:
            spots.append(on(place, ritual, sickles=min(slots, left)))
            left -= min(slots, left)
    game = position(clan(outer=spots, inner=[on(PIT, "eclipse")], stock=(9, 9, 0)), PASSED)
    assert left == 0
    assert refuse(game, "sickle:eclipse").rule == "EV-006"


@rule("EV-094")
def test_the_bonus_of_an_orb_may_pay_for_the_next_agent() -> None:
    game = position(clan(inner=[on(PIT, "eclipse")], stock=(0, 2, 0), revel=3), PASSED)
    play(game, "orb:eclipse", "gain:herb", "gain:herb", "sickle:eclipse", "sickle:eclipse")
    assert (site(game, PIT).orbs, site(game, PIT).sickles, stock(game), game.players[AGNES].revel) == (1, 2, {}, 4)


# --- the revel track


@rule("EV-095", "EV-097", "EV-C52")
def test_the_sun_track_space_by_space() -> None:
    game = position(clan(outer=["cave-1", SWAMP]), PASSED)
    agnes = game.players[AGNES]
    seen = []
    for answers in ((), (), ("transfer:cave-1",), ("gain:herb", "gain:herb"), (), (f"transfer:{SWAMP}",), ()):
        play(resolve(game, Revel()), *answers)
        seen.append((agnes.revel, agnes.mana, agnes.vp, agnes.stock[0], len(inner(game))))
    assert seen == [(1, 2, 0, 0, 1), (2, 2, 3, 0, 1), (3, 2, 3, 0, 2), (4, 2, 3, 2, 2), (5, 2, 7, 2, 2), (6, 4, 7, 2, 3), (7, 4, 13, 2, 3)]


@rule("EV-095", "EV-098")
@pytest.mark.parametrize(("revel", "vp"), [(1, 3), (7, 2)])
def test_the_points_of_the_track_are_those_of_the_clan_board(revel: int, vp: int) -> None:
    game = position(clan("cross", revel=revel), PASSED)
    resolve(game, Revel())
    assert game.players[AGNES].earned[SOURCES.index("clan")] == vp


@rule("EV-098")
def test_beyond_the_top() -> None:
    game = position(clan(revel=6), PASSED)
    resolve(game, Revel(3))
    assert (game.players[AGNES].revel, scores(game)[AGNES]) == (7, 6 + 2 + 2)
