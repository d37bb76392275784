"""The action phase: turns, free actions, discoveries, the clan token."""

import pytest

from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    C,
    N,
    above,
    asked,
    clan,
    hand,
    named,
    on,
    options,
    outer,
    play,
    position,
    refuse,
    scores,
    stock,
)

PASSED = clan("thorn", passed=True)
SWAMP = "swamp-of-souls-2"


@rule("EV-041")
def test_turns_go_round_with_one_main_action_each() -> None:
    game = position(clan(), clan("thorn"), clan("cross"), turn=1, first=1)
    play(game, "token")
    assert asked(game) == ("ev-after", 1, ["done"])  # the last word of the turn is asked for, whatever is left to do
    play(game, "done")
    assert asked(game)[:2] == ("ev-turn", 2)
    play(game, "token", "done")
    assert asked(game)[:2] == ("ev-turn", 0)


@rule("EV-041", "EV-044")
def test_after_the_main_action_only_free_ones_are_left() -> None:
    game = position(clan(hand=["runes", "eclipse"]), clan("thorn"))
    play(game, "token")
    assert asked(game) == ("ev-after", AGNES, ["done", "swap"])
    assert refuse(game, "use:witch:central-mountains").rule == "EV-041"
    assert refuse(game, "token").rule == "EV-041"
    play(game, "done")
    assert asked(game)[:2] == ("ev-turn", BRUNO)


@rule("EV-042")
def test_who_has_passed_is_out_while_the_others_go_on() -> None:
    game = position(clan(), clan("thorn"), clan("cross"))
    play(game, "pass", "token", "done", "token", "done", "pass")
    assert asked(game)[:2] == ("ev-turn", 2)
    play(game, "use:witch:central-mountains", "choose:1", "done")
    assert (asked(game)[:2], game.round) == (("ev-turn", 2), 1)
    play(game, "pass")
    assert game.region >= 0 or game.round == 2


@rule("EV-042", "EV-191")
def test_who_can_only_pass_is_asked_like_everybody() -> None:
    """Else the others would know that no card in hand can be played."""
    nobody = clan(hand=["eclipse"], token=False, circle={C: (4, 0)})
    assert asked(position(nobody, PASSED)) == ("ev-turn", AGNES, ["pass"])


@rule("EV-043")
def test_the_five_main_actions() -> None:
    agnes = clan(hand=["runes", "irena"], outer=[on("cave-2", "night-owl")], stock=(3, 3, 3))
    game = position(agnes, PASSED)
    verbs = {option.partition(":")[0] for option in options(game)}
    assert verbs == {"discover", "token", "ritual", "specialist", "council", "use", "sickle", "orb", "swap", "pass"}


@rule("EV-044", "EV-046")
def test_free_actions_before_the_main_action_and_before_a_pass() -> None:
    game = position(clan(hand=["runes", "eclipse", "irena", "hoj"]), PASSED)
    play(game, "swap", "discard:runes", "discard:eclipse", "gain:herb", "swap", "discard:irena", "gain:potion")
    assert (stock(game), hand(game), named(game.discard)) == ({"herb": 1, "potion": 1}, [], ["runes", "eclipse", "irena", "hoj"])
    assert asked(game)[:2] == ("ev-turn", AGNES)
    play(game, "pass")
    assert game.round == 2


@rule("EV-046")
@pytest.mark.parametrize(("cards", "possible"), [(0, False), (1, False), (2, True)])
def test_a_swap_needs_two_cards(cards: int, possible: bool) -> None:
    game = position(clan(hand=["runes", "eclipse"][:cards]), PASSED)
    assert ("swap" in options(game)) == possible
    if not possible:
        assert refuse(game, "swap").rule == "EV-046"


@rule("EV-044")
def test_free_actions_in_the_middle_of_an_effect() -> None:
    """The player aid: at any time. While the harvest asks for a resource, Oduya brings another one."""
    game = position(clan(outer=["crossroads-1"], hand=["runes", "eclipse", "hoj"], specialists=["oduya"]), PASSED)
    play(game, "token")
    assert asked(game) == ("ev-gain", AGNES, ["gain:herb", "gain:potion", "gain:knowledge", "swap", "exhaust:oduya"])
    play(game, "exhaust:oduya", "gain:knowledge", "swap", "discard:runes", "discard:hoj", "gain:knowledge")
    assert (asked(game)[2], stock(game)) == (["gain:herb", "gain:potion", "gain:knowledge"], {"knowledge": 2})
    play(game, "gain:herb")
    assert (stock(game), hand(game)) == ({"herb": 2, "potion": 1, "knowledge": 2}, ["eclipse"])


@rule("EV-044", "EV-091")
def test_a_free_action_pays_for_the_next_agent() -> None:
    agnes = clan(inner=[on("nqobantu-pit", "eclipse")], hand=["runes", "hoj"], stock=(1, 0, 0))
    game = position(agnes, PASSED)
    play(game, "sickle:eclipse")
    assert asked(game) == ("ev-more-agents", AGNES, ["done", "swap"])
    play(game, "swap", "discard:runes", "gain:herb", "sickle:eclipse")
    assert game.players[AGNES].sites[0].sickles == 2
    assert asked(game) == ("ev-after", AGNES, ["done"])  # nothing to pay with, and no free action


@rule("EV-044")
@pytest.mark.parametrize("free", ["swap", "exhaust:mei-lin"])
def test_a_payment_is_made_in_one_go(free: str) -> None:
    """Else the two cards that the space asks for could be spent twice."""
    agnes = clan(hand=["runes", "eclipse"], specialists=["mei-lin"], stock=(1, 1, 1), outer=["cave-1"])
    game = position(agnes, PASSED)
    play(game, "use:witch:northern-lakes")
    assert asked(game) == ("ev-space-price", AGNES, ["yes", "no", "swap", "exhaust:mei-lin"])
    play(game, "yes")
    assert asked(game) == ("ev-discard", AGNES, ["discard:runes", "discard:eclipse"])
    assert refuse(game, free).message == "ev-why-paying"
    play(game, "discard:runes")
    assert (asked(game)[0], "exhaust:mei-lin" in options(game)) == ("ev-gain", True)


@rule("EV-036", "EV-044")
def test_free_actions_only_in_the_own_turn() -> None:
    game = position(clan(hand=["runes", "eclipse"], circle={N: (1, 0)}), clan("thorn"), phase="battle")
    assert asked(game)[2] == ["dial:0"]
    assert refuse(game, "swap").message == "ev-why-not-your-turn"
    research = position(clan("circle"), clan("thorn"), phase="research", side="moon")
    assert asked(research) == ("ev-gain", AGNES, ["gain:herb", "gain:potion", "gain:knowledge"])
    assert refuse(research, "swap").message == "ev-why-not-your-turn"


@rule("EV-045")
def test_who_has_passed_still_reacts_but_has_no_free_actions() -> None:
    bruno = clan("thorn", hand=["runes", "eclipse"], specialists=["suvi"], passed=True)
    game = position(clan(), bruno)
    play(game, "token", "done")
    assert game.players[BRUNO].mana == 1
    assert asked(game)[:2] == ("ev-turn", AGNES)


# --- discovering


@rule("EV-047", "EV-050")
def test_a_discovery() -> None:
    game = position(clan(), PASSED, above={N: ["cave-2", SWAMP, "ruins-1"]})
    play(game, "discover:cave-2")
    agnes = game.players[AGNES]
    assert (agnes.witches, agnes.witches_at, outer(game)) == (3, [1, 0, 0], ["cave-2"])
    assert above(game, N) == [None, SWAMP, "ruins-1"]
    play(game, "done", "token")
    assert above(game, N) == [None, SWAMP, "ruins-1"]


@rule("EV-048")
def test_only_witches_discover() -> None:
    game = position(clan(circle={C: (3, 0)}), PASSED, above={N: ["cave-2", SWAMP]})
    assert options(game, "discover") == [option for option in options(game, "discover") if option != f"discover:{SWAMP}"]
    assert "discover:cave-2" in options(game)
    assert refuse(game, f"discover:{SWAMP}").rule == "EV-048"
    nobody = position(clan(circle={C: (4, 0)}), PASSED, above={N: ["cave-2"]})
    assert refuse(nobody, "discover:cave-2").rule == "EV-048"
    assert refuse(nobody, "discover:lung-tiang-ark").rule == "EV-047"


@rule("EV-051", "EV-126")
def test_the_outer_circle_counts_nothing_in_the_end() -> None:
    both = on("sanctuary-2", "mystic-elephant")
    values = []
    for agnes in (clan(outer=[both]), clan(inner=["nqobantu-pit", both])):
        game = position(agnes, clan("thorn"), phase="game-end", round=3)
        values.append(scores(game)[AGNES])
    assert values == [0, 3 + 3]


# --- the clan token


@rule("EV-052", "EV-116")
def test_the_token_works_once_a_round() -> None:
    game = position(clan(), PASSED)
    play(game, "token", "done")
    assert not game.players[AGNES].active
    assert refuse(game, "token").rule == "EV-052"
    play(game, "pass")
    assert game.players[AGNES].active


@rule("EV-054", "EV-057")
@pytest.mark.parametrize("name", ["star", "circle", "thorn", "cross"])
def test_the_sun_token_harvests_the_outer_circle_only(name: str) -> None:
    game = position(clan(name, outer=[SWAMP, "swamp-of-souls-1"], inner=["mushroom-ring-1"]), clan("star" if name != "star" else "thorn"))
    play(game, "token")
    assert stock(game) == {"herb": 3, "potion": 1}
    empty = position(clan(name), clan("star" if name != "star" else "thorn"))
    play(empty, "token")
    assert stock(empty) == {"herb": 1, "potion": 1}


@rule("EV-055")
def test_reactions_come_before_the_harvest() -> None:
    """Mana of the lantern is there before the harvest asks for a resource."""
    game = position(clan(outer=["crossroads-1"], inner=[on("nqobantu-pit", "everburning-lantern")]), PASSED)
    play(game, "token")
    assert asked(game)[0] == "ev-gain"
    assert (game.players[AGNES].mana, stock(game)) == (2, {})
    play(game, "gain:knowledge")
    assert stock(game) == {"herb": 1, "potion": 1, "knowledge": 1}


@rule("EV-056")
@pytest.mark.parametrize(("sickles", "orbs", "herbs"), [(0, 0, 1), (1, 0, 2), (2, 1, 3), (0, 3, 1)])
def test_every_sickle_repeats_the_harvest(sickles: int, orbs: int, herbs: int) -> None:
    game = position(clan(outer=[on(SWAMP, "rift-in-space", sickles=sickles, orbs=orbs)]), PASSED)
    play(game, "token")
    assert stock(game) == {"herb": herbs + 1, "potion": 1}
