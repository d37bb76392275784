"""Card effects in detail; limits and open information."""

from typing import Any

import pytest

from deska.games.evenfall import SPEC
from deska.games.evenfall.actions import DISCOVERIES, RITUALS
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.gains import Mana
from deska.kernel import HIDDEN
from deska.testing import rule
from deska.text import Texts
from tests.games.evenfall.build import (
    AGNES,
    BRUNO,
    C,
    N,
    above,
    asked,
    clan,
    dials,
    hand,
    named,
    number,
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

PASSED = clan("thorn", passed=True)
SWAMP = "swamp-of-souls-2"
PIT = "nqobantu-pit"


def end_with(vp: int = 0, **given: Any) -> int:
    """The VP of Agnes after the final scoring, without the values of her cards."""
    game = position(clan(vp=vp, **given), clan("thorn"), phase="game-end", round=3)
    while game.pending is not None:
        play(game, options(game)[0])
    assert game.outcome is not None
    return game.outcome.breakdown[AGNES]["council"]


@rule("EV-130")
@pytest.mark.parametrize(("person", "vp"), [("oduya", 3 * 3), ("hawa", 3 * 2)])
def test_agents_of_all_cards_count(person: str, vp: int) -> None:
    inside, outside = on(PIT, "eclipse", sickles=2, orbs=1), on("cave-1", "rift-in-space", sickles=1, orbs=1)
    assert end_with(council=[person], inner=[inside], outer=[outside]) == vp


@rule("EV-C50")
@pytest.mark.parametrize(("person", "agents"), [("oduya", "sickles"), ("hawa", "orbs")])
def test_no_agent_is_one_too_many(person: str, agents: str) -> None:
    spots = [on(place, ritual, **{agents: slots}) for place, ritual, slots in zip(DISCOVERIES, RITUALS.names[:30], BOX.slots, strict=False)]
    count = sum(BOX.slots[:30])
    assert count > 30
    assert end_with(council=[person], inner=spots[:10], outer=spots[10:]) == 3 * count


@rule("EV-131", "EV-C49")
@pytest.mark.parametrize(
    ("person", "rune", "place"),
    [("irena", "leaf", SWAMP), ("ran", "flame", "sanctuary-1"), ("mei-lin", "drop", "cave-1"), ("amaru", "eye", "sanctuary-2")],
)
def test_runes_of_the_inner_circle(person: str, rune: str, place: str) -> None:
    assert end_with(council=[person], inner=[place], outer=[]) == 2
    assert end_with(council=[person], inner=[place], stones=[rune]) == 4
    assert end_with(council=[person], inner=[], outer=[place], stones=[rune]) == 0


@rule("EV-131")
def test_the_starting_place_counts_for_its_rune() -> None:
    assert end_with(council=["amaru"]) == 2


@rule("EV-131", "EV-C49")
def test_a_red_stone_counts_for_no_rune() -> None:
    game = position(clan(council=["amaru"], stones=["red"]), clan("thorn"), phase="game-end", round=3, side="moon")
    play(game, f"set:red:{PIT}")
    assert game.outcome is not None
    assert game.outcome.breakdown[AGNES]["council"] == 2


@rule("EV-132")
def test_without_a_ritual_there_is_nothing_to_remove() -> None:
    game = position(clan(specialists=["korvin"]), PASSED)
    assert refuse(game, "exhaust:korvin").rule == "EV-194"


@rule("EV-133")
def test_after_a_removal_the_bond_bonus_comes_again() -> None:
    game = position(
        clan(hand=["runes"], outer=[on("gallows-hill-2", "night-owl", sickles=1)], specialists=["korvin"], stock=(0, 1, 1)), PASSED
    )
    play(game, "exhaust:korvin", "ritual:runes", "on:gallows-hill-2")
    assert (game.players[AGNES].mana, site(game, "gallows-hill-2").sickles, named(game.removed)) == (2, 0, ["night-owl"])


@rule("EV-134", "EV-C20")
def test_creatures_are_counted_with_the_card_itself() -> None:
    agnes = clan(
        hand=["mystic-elephant"],
        inner=[on(PIT, "moss-toad")],
        outer=[on("cave-1", "animated-cabinet"), "ruins-1"],
        specialists=["hawa"],
        council=["alwyn"],
        stock=(2, 1, 0),
    )
    game = position(agnes, PASSED)
    play(game, "ritual:mystic-elephant")
    assert scores(game)[AGNES] == 4 + 1  # toad, cabinet, Hawa, itself; and the cabinet reacts


@rule("EV-135", "EV-C23")
def test_a_rift_without_figures_gives_mana_only() -> None:
    game = position(clan(hand=["rift-in-space"], stock=(1, 2, 0)), PASSED)
    play(game, "ritual:rift-in-space")
    assert (game.players[AGNES].mana, asked(game)[:2]) == (2, ("ev-after", AGNES))


@rule("EV-135")
def test_moved_elders_fight_and_use_no_space() -> None:
    inside = on("cave-1", "stone-golem", figure="elder")
    game = position(clan(hand=["rift-in-space"], inner=[PIT, inside], stock=(1, 2, 0)), PASSED)
    play(game, "ritual:rift-in-space", f"rift:stone-golem:{N}", "done")
    agnes = game.players[AGNES]
    assert (agnes.elders_at, agnes.spaces, agnes.figures_in(0)) == ([1, 0, 0], [0, 0, 0], 1)
    assert "use:elder:stone-golem" in options(game)


@rule("EV-136", "EV-C19")
def test_a_free_discovery() -> None:
    game = position(
        clan(hand=["astrolabe-of-the-winds"], council=["hoj"], stock=(0, 1, 2)),
        PASSED,
        above={C: [SWAMP, None, None]},
        places=["cave-2", "ruins-2"],
    )
    play(game, "ritual:astrolabe-of-the-winds", f"region:{C}")
    assert options(game) == [f"discover:{place}" for place in (SWAMP, "cave-2", "ruins-2")]
    play(game, f"discover:{SWAMP}")
    assert (outer(game), game.players[AGNES].witches, scores(game)[AGNES]) == ([SWAMP], 4, 2)
    assert above(game, C) == [None, "cave-2", "ruins-2"]


@rule("EV-C19")
def test_nothing_to_discover() -> None:
    game = position(clan(hand=["astrolabe-of-the-winds"], stock=(0, 1, 2)), PASSED, above={N: [], C: []})
    game.places = []
    play(game, "ritual:astrolabe-of-the-winds")
    assert (outer(game), asked(game)[:2]) == ([], ("ev-after", AGNES))


@rule("EV-137", "EV-C36")
def test_every_harvested_place_counts_once() -> None:
    agnes = clan(outer=[on(SWAMP, "rift-in-space", sickles=2), "cave-1", "mushroom-ring-1"], specialists=["hoj"])
    game = position(agnes, PASSED)
    play(game, "token")
    assert (scores(game)[AGNES], stock(game)) == (3, {"herb": 3 + 1 + 1, "potion": 1 + 1})


@rule("EV-137", "EV-C12")
def test_a_foreign_place_counts_as_a_harvest() -> None:
    bruno = clan("thorn", outer=[on(SWAMP, "rift-in-space", sickles=2)], passed=True)
    game = position(clan(inner=[on(PIT, "mirror-of-twins")], specialists=["hoj"]), bruno)
    play(game, "use:witch:mirror-of-twins")
    assert (stock(game), stock(game, BRUNO), scores(game)) == ({"herb": 1}, {}, [1 + 2, 0])


@rule("EV-139", "EV-C35")
def test_every_discarded_card_counts() -> None:
    agnes = clan(hand=["runes", "eclipse", "moss-toad"], specialists=["alwyn", "korvin"], inner=[on(PIT, "night-owl")], stock=(2, 0, 0))
    game = position(agnes, PASSED)
    play(game, "exhaust:korvin", "remove:night-owl")
    assert scores(game)[AGNES] == 2  # removing is no discarding
    play(game, "swap", "discard:runes", "discard:eclipse", "gain:herb")
    assert scores(game)[AGNES] == 2 + 2
    play(game, "ritual:moss-toad")
    assert scores(game)[AGNES] == 2 + 2 + 1  # nor is playing: one of the toad


@rule("EV-139", "EV-C21")
def test_wisps_discard_two() -> None:
    game = position(
        clan(hand=["will-o-the-wisps"], specialists=["alwyn"], stock=(1, 1, 0)), PASSED, deck=["runes", "eclipse", "hoj", "irena"]
    )
    play(game, "ritual:will-o-the-wisps", "discard:hoj", "discard:runes")
    assert (hand(game), scores(game)[AGNES]) == (["eclipse", "irena"], 2 + 1)


@rule("EV-141", "EV-C50")
def test_resource_symbols() -> None:
    """Two herbs are two, any resource is one; cards, mana and VP are none; a sickle is one."""
    outside = [on("bone-orchard-1", "eclipse", sickles=1), "ruins-1", "gallows-hill-1", "magic-springs-1"]
    assert end_with(council=["marzanna"], outer=outside) == 1 + (2 + 1) + 0 + 0 + 1


@rule("EV-142", "EV-C39")
@pytest.mark.parametrize(("mana", "dial", "offered"), [(5, 4, [2, 3, 4, 5]), (12, 8, [6, 7, 8, 9]), (9, 1, [0, 1, 2, 3]), (0, 0, [0])])
def test_how_far_a_dial_can_be_changed(mana: int, dial: int, offered: list[int]) -> None:
    game = position(clan(circle={N: (1, 0)}, mana=mana, specialists=["ran"]), clan("thorn"), phase="battle")
    play(game, f"dial:{dial}")
    assert options(game) == [f"dial:{number}" for number in offered]
    play(game, f"dial:{offered[-1]}")
    assert game.players[AGNES].mana == mana - offered[-1]


@rule("EV-142")
def test_two_owners_change_their_dials_in_secret() -> None:
    both = [clan(name, circle={N: (1, 0)}, mana=5, specialists=["ran"]) for name in ("star", "thorn")]
    game = position(*both, phase="battle")
    dials(game, agnes=2, bruno=2)
    assert [decision.kind for decision in game.waiting] == ["ev-change-dial"] * 2
    game.choose("dial:4", BRUNO)
    assert game.dials == [2, 2]
    game.choose("dial:1", AGNES)
    assert [player.mana for player in game.players] == [4, 1]


# --- limits and open information


@rule("EV-190", "EV-C57")
@pytest.mark.parametrize(("have", "after"), [(0, 4), (16, 20), (18, 20), (20, 20)])
def test_mana_ends_at_twenty(have: int, after: int) -> None:
    game = position(clan(mana=have), PASSED)
    resolve(game, Mana(4))
    assert game.players[AGNES].mana == after


@rule("EV-191", "EV-192")
def test_what_others_may_see() -> None:
    game = position(clan(hand=["eclipse"], stock=(1, 2, 3), mana=4, vp=5, stones=["eye"]), clan("thorn"), discard=["runes"])
    view = SPEC.view(game, BRUNO)
    seen: Evenfall = view.game
    agnes = seen.players[AGNES]
    assert (agnes.stock, agnes.mana, agnes.vp, agnes.hand.cards) == ([1, 2, 3], 4, 5, [HIDDEN])
    assert (stones(seen), named(seen.discard)) == (["eye"], ["runes"])
    assert "eclipse" not in str((view.visible, view.remembered))
    assert hand(SPEC.view(game, AGNES).game) == ["eclipse"]


@rule("EV-192")
def test_the_order_of_a_deck_is_nobodys_knowledge() -> None:
    game = position(clan(), clan("thorn"))
    tops = {SPEC.imagine(game, AGNES, seed).dump()["state"]["deck"][-1] for seed in range(30)}
    assert len(tops) > 10


@rule("EV-193")
@pytest.mark.parametrize(("borrowed", "left"), [((), 1), (("nokomis",), 2), (("nokomis", "bahram"), 2)])
def test_a_cost_never_falls_below_nothing(borrowed: tuple[str, ...], left: int) -> None:
    """Two, three or four resources are saved of a cost of three; the fourth saves nothing."""
    agnes = clan(hand=["animated-cabinet"], specialists=["nokomis", "bahram"], stock=(0, 0, 2))
    game = position(agnes, clan("thorn", specialists=["nokomis", "bahram"], passed=True))
    game.players[AGNES].borrowed = tuple(number(name) for name in borrowed)
    game.settle()
    play(game, "ritual:animated-cabinet")
    assert (asked(game)[0], stock(game)) == ("ev-after", {"knowledge": left})


@rule("EV-C41", "EV-194")
def test_mei_lin_with_nothing_to_move() -> None:
    game = position(clan(specialists=["mei-lin"], stock=(1, 0, 0)), PASSED)
    assert "exhaust:mei-lin" not in options(game)
    assert refuse(game, "exhaust:mei-lin").rule == "EV-194"


@rule("EV-138", "EV-092")
@pytest.mark.parametrize(("people", "message"), [([], "ev-why-agent-too-dear"), (["mirela"], "ev-why-agent-too-dear-in-mana")])
@pytest.mark.parametrize("agent", ["sickle", "orb"])
def test_the_price_that_a_refusal_names(people: list[str], message: str, agent: str) -> None:
    game = position(clan(inner=[on(PIT, "runes")], specialists=people, mana=1), PASSED)
    reason = refuse(game, f"{agent}:runes")
    assert reason.message == message
    assert ("2 mana" in Texts(SPEC, "en").reason(reason)) == (agent == "sickle" and bool(people))


@rule("EV-194")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    game = position(clan(specialists=["mei-lin"], outer=["cave-1"]), PASSED)
    assert refuse(game, "exhaust:mei-lin").rule == "EV-194"
    rich = position(clan(specialists=["mei-lin"], outer=["cave-1"], stock=(1, 0, 0)), PASSED)
    play(rich, "exhaust:mei-lin", "transfer:cave-1")
    assert (stock(rich), outer(rich)) == ({}, [])
