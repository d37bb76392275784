"""Every card does what it says: the whole ledger of its owner before and after."""

from typing import Final

import pytest

from deska.games.evenfall.actions import DISCOVERIES, SPACE_RITUALS
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.circles import HARVEST_ALL, TRANSFER_ONE
from deska.games.evenfall.effects.revel import Revel
from deska.kernel import Reason
from deska.testing import rule
from tests.games.evenfall.build import (
    AGNES,
    C,
    N,
    asked,
    clan,
    hand,
    inner,
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
)
from tests.games.evenfall.tables import PLACES, RITUALS

PASSED = clan("thorn", passed=True)
PIT = "nqobantu-pit"
COLUMNS: Final = "HPKMVC"
"""Herbs, potions, knowledge, mana, VP, cards in hand."""
Ledger = dict[str, int]


def ledger(game: Evenfall, seat: int = AGNES) -> Ledger:
    player = game.players[seat]
    counts = (*player.stock, player.mana, player.vp, len(player.hand))
    return {name: count for name, count in zip(COLUMNS, counts, strict=True) if count}


def gains(code: str, times: int = 1) -> Ledger:
    """The sum of the plain gains of a table entry; any resource is answered with herbs."""
    ledger: Ledger = {}
    for word in code.split():
        if word[0] == "+" and "/" not in word:
            kind = "H" if word[-1] == "A" else word[-1]
            ledger[kind] = ledger.get(kind, 0) + int(word[1:-1]) * times
    return ledger


def added(*ledgers: Ledger) -> Ledger:
    return {name: total for name in COLUMNS if (total := sum(one.get(name, 0) for one in ledgers))}


def settle(game: Evenfall) -> Evenfall:
    """Answer every question but those of a turn: herbs, and no transfers."""
    while game.pending is not None and game.pending.kind not in ("ev-turn", "ev-after"):
        offered = options(game)
        play(game, "gain:herb" if "gain:herb" in offered else "pass" if "pass" in offered else offered[0])
    return game


def borrowed(game: Evenfall) -> list[str]:
    return named(game.players[AGNES].borrowed)


def cost_of(ritual: str) -> list[int]:
    return BOX.costs[number(ritual)]


# --- places

ODD_BONDS: Final = ("T1", "R1", "AGS", "RET", "-1C > +2A")


@rule("EV-C07", "EV-C01")
@pytest.mark.parametrize(("name", "harvest"), [(place[0], place[2]) for place in PLACES])
@pytest.mark.parametrize("sickles", [0, 1])
def test_harvests(name: str, harvest: str, sickles: int) -> None:
    game = position(clan(outer=[on(name, "singing-cauldron", sickles=sickles)]), PASSED)
    settle(resolve(game, HARVEST_ALL))
    assert ledger(game) == gains(harvest, 1 + sickles)


@rule("EV-C04", "EV-C05", "EV-063")
@pytest.mark.parametrize(("ritual", "word"), [("copper-still", "ART"), ("night-owl", "CRE"), ("blood-moon-hex", "SPL")])
@pytest.mark.parametrize(("name", "bond"), [(place[0], place[3]) for place in PLACES if place[3] and place[3] not in ODD_BONDS])
def test_bonds(name: str, bond: str, ritual: str, word: str) -> None:
    game = position(clan(hand=[ritual], outer=[name], stock=(3, 3, 3)), PASSED)
    cost = [-count for count in cost_of(ritual)]
    settle(play(game, f"ritual:{ritual}", f"on:{name}"))
    parts = [part.strip() for part in bond.split(";")]
    plain = [gains(part) for part in parts if ":" not in part]
    keyed = [gains(part.partition(":")[2]) for part in parts if part.startswith(f"{word}:")]
    assert ledger(game) == added({"H": 3 + cost[0], "P": 3 + cost[1], "K": 3 + cost[2]}, *plain, *keyed)


@rule("EV-C06")
@pytest.mark.parametrize("name", ["castle-in-the-mist-2", "crossroads-2", "giants-table-2"])
@pytest.mark.parametrize("moved", ["itself", "cave-1"])
def test_transfer_bonds(name: str, moved: str) -> None:
    target = name if moved == "itself" else moved
    game = position(clan(hand=["night-owl"], outer=[name, "cave-1"], stock=(1, 1, 0)), PASSED)
    play(game, "ritual:night-owl", f"on:{name}", f"transfer:{target}")
    assert (inner(game), ledger(game)) == ([PIT, target], {})


@rule("EV-C04", "EV-C17")
def test_the_mushroom_ring_gives_a_sickle() -> None:
    game = position(clan(hand=["night-owl"], outer=["mushroom-ring-1"], stock=(1, 1, 0), specialists=["hawa"]), PASSED)
    play(game, "ritual:night-owl", "on:mushroom-ring-1")
    assert asked(game) == ("ev-free-sickle", AGNES, ["sickle:night-owl", "pass"])
    play(game, "sickle:night-owl")
    assert (site(game, "mushroom-ring-1").sickles, ledger(game)) == (1, {"V": 1})


@rule("EV-C04", "EV-C14")
def test_the_moonlit_lake_brings_a_figure_back() -> None:
    golem = on("cave-1", "stone-golem", figure="elder")
    game = position(clan(hand=["night-owl"], inner=[golem], outer=["moonlit-lake-1"], stock=(1, 1, 0)), PASSED)
    play(game, "ritual:night-owl")
    assert asked(game) == ("ev-return", AGNES, ["return:stone-golem", "pass"])
    play(game, "return:stone-golem")
    assert (game.players[AGNES].elders, site(game, "cave-1").figure) == (4, 0)


@rule("EV-C04", "EV-194")
@pytest.mark.parametrize(("answer", "after"), [("yes", {"H": 2}), ("no", {"C": 1})])
def test_the_smugglers_trade_a_card(answer: str, after: Ledger) -> None:
    game = position(clan(hand=["night-owl", "runes"], outer=["smugglers-cove-1"], stock=(1, 1, 0)), PASSED)
    play(game, "ritual:night-owl", "on:smugglers-cove-1", answer)
    assert ledger(settle(game)) == after
    empty = position(clan(hand=["night-owl"], outer=["smugglers-cove-1"], stock=(1, 1, 0)), PASSED)
    play(empty, "ritual:night-owl", "on:smugglers-cove-1")
    assert (asked(empty)[0], ledger(empty)) == ("ev-after", {})


@rule("EV-C06")
@pytest.mark.parametrize("name", ["stone-circle-2", "fire-altar-2"])
def test_step_bonds(name: str) -> None:
    game = position(clan(hand=["night-owl"], outer=[name], stock=(1, 1, 0)), PASSED)
    play(game, "ritual:night-owl", f"on:{name}")
    assert (game.players[AGNES].revel, ledger(game)) == (1, {"M": 2})


@rule("EV-C02")
def test_sanctuaries_are_worth_three_inside() -> None:
    for name in ("sanctuary-1", "sanctuary-2"):
        game = position(
            clan(inner=[name]), clan("thorn", outer=[name.replace("1", "2") if "1" in name else "sanctuary-1"]), phase="game-end"
        )
        assert scores(game) == [3, 0]


# --- action spaces

SPACES: Final = [(name, effect) for name, _, _, kind, effect, _, _ in RITUALS if kind == "A"]
ODD: Final = ("singing-cauldron", "witchs-broom", "mirror-of-twins", "swarm-of-bees", "phoenix-chick", "dream-journey")


@rule("EV-C09", "EV-C10", "EV-C11")
@pytest.mark.parametrize(("name", "effect"), [(name, effect) for name, effect in SPACES if name not in ODD])
def test_plain_action_spaces(name: str, effect: str) -> None:
    price, arrow, gain = effect.rpartition(" > ")
    paid = {"A": "H"}.get(price[-1], price[-1]) if arrow else ""
    count = int(price[1:-1]) if arrow else 0
    have = (count, 0, 0) if paid == "H" else (0, 0, 0)
    mana = count if paid == "M" else 0
    game = position(clan(inner=[on(PIT, name)], stock=have, mana=mana), PASSED)
    settle(play(game, f"use:witch:{name}", *(["yes"] if arrow else [])))
    assert ledger(game) == gains(gain)
    if arrow:
        poor = position(clan(inner=[on(PIT, name)], stock=(max(have[0] - 1, 0), 0, 0), mana=max(mana - 1, 0)), PASSED)
        before = ledger(poor)
        play(poor, f"use:witch:{name}")
        assert (asked(poor)[0], ledger(poor)) == ("ev-after", before)  # without paying it only stands there


@rule("EV-C10", "EV-C11")
def test_spaces_with_steps_and_transfers() -> None:
    game = position(clan(inner=[on(PIT, "singing-cauldron"), on("ruins-1", "dream-journey")], outer=["cave-1"], stock=(1, 0, 0)), PASSED)
    play(game, "use:witch:singing-cauldron", "yes")
    assert (ledger(game), game.players[AGNES].revel) == ({"M": 2, "V": 1}, 1)
    play(game, "done", "use:witch:dream-journey", "transfer:cave-1")
    assert (ledger(game), inner(game)[-1]) == ({"M": 2, "V": 3}, "cave-1")
    nothing = position(clan(inner=[on(PIT, "dream-journey")]), PASSED)
    play(nothing, "use:witch:dream-journey")
    assert ledger(nothing) == {"V": 2}  # also without a transfer


@rule("EV-C11")
def test_the_broom_carries_a_figure_to_a_region() -> None:
    """Even the elder that has just used it may go: then the space is free for the next figure."""
    game = position(clan(inner=[on(PIT, "witchs-broom"), on("ruins-1", "stone-golem", figure="witch")], mana=2), PASSED)
    play(game, "use:elder:witchs-broom", "yes")
    assert options(game, "rift") == [f"rift:{ritual}:{region}" for ritual in ("witchs-broom", "stone-golem") for region in (N, C)]
    play(game, f"rift:witchs-broom:{C}")
    agnes = game.players[AGNES]
    assert (ledger(game), agnes.elders_at, agnes.spaces, site(game, PIT).figure) == ({"M": 1, "V": 2}, [0, 1, 0], [0, 0, 0], 0)
    play(game, "done", "use:elder:witchs-broom", "yes", f"rift:stone-golem:{C}")
    assert (ledger(game), agnes.figures_in(1), site(game, "ruins-1").figure) == ({"V": 4}, 2, 0)


@rule("EV-C12")
def test_the_mirror_without_a_foreign_place() -> None:
    game = position(clan(inner=[on(PIT, "mirror-of-twins")]), PASSED)
    play(game, "use:witch:mirror-of-twins")
    assert ledger(game) == {"V": 2}


@rule("EV-C12")
def test_the_mirror_shows_outer_places_of_others_only() -> None:
    bruno = clan("thorn", outer=["ruins-1", "ruins-2"], inner=["cave-2"], passed=True)
    game = play(position(clan(inner=[on(PIT, "mirror-of-twins")], outer=["cave-1"]), bruno), "use:witch:mirror-of-twins")
    assert options(game) == ["harvest:ruins-1", "harvest:ruins-2"]
    for place in ("cave-1", "cave-2"):
        assert refuse(game, f"harvest:{place}") == Reason("ev-why-not-outside-foreign", "EV-C12", {"card": place})


@rule("EV-C13")
def test_the_swarm_harvests_one_place() -> None:
    outside = [on("swamp-of-souls-2", "rift-in-space", sickles=2), "cave-1"]
    game = position(clan(inner=[on(PIT, "swarm-of-bees")], outer=outside), PASSED)
    play(game, "use:witch:swarm-of-bees")
    assert refuse(game, f"harvest:{PIT}").rule == "EV-057"
    play(game, "harvest:swamp-of-souls-2")
    assert ledger(game) == {"H": 3, "V": 1}


@rule("EV-C14")
def test_the_phoenix_chick() -> None:
    golem = on("cave-1", "stone-golem", figure="witch")
    game = position(clan(inner=[on(PIT, "phoenix-chick"), golem], mana=1), PASSED)
    play(game, "use:witch:phoenix-chick", "yes")  # the witch on the golem, never the one that uses this
    assert (ledger(game), game.players[AGNES].witches, site(game, "cave-1").figure) == ({"V": 2}, 3, 0)
    play(game, "done", "use:witch:stone-golem")
    assert scores(game)[AGNES] == 5


# --- instant rituals

INSTANT: Final = [(name, effect) for name, _, _, kind, effect, _, _ in RITUALS if kind == "I"]
ODD_INSTANT: Final = (
    *("silver-moon-sickle", "hourglass-of-dusk", "astrolabe-of-the-winds", "will-o-the-wisps", "rift-in-space", "harvest-chant"),
    *("chest-of-wonders", "mystic-elephant", "hundred-year-crow", "whisper-of-ancestors", "pact-with-the-ancients", "summoning-circle"),
    *("black-candle", "feast-of-revels"),
)


@rule("EV-C15", "EV-C16")
@pytest.mark.parametrize(("name", "effect"), [(name, effect) for name, effect in INSTANT if name not in ODD_INSTANT])
def test_plain_instant_rituals(name: str, effect: str) -> None:
    cost = cost_of(name)
    game = position(clan(hand=[name], stock=cost), PASSED)
    settle(play(game, f"ritual:{name}"))
    assert ledger(game) == gains(effect)


@rule("EV-C16")
@pytest.mark.parametrize(("name", "steps", "after"), [("black-candle", 1, {"M": 2, "V": 1}), ("feast-of-revels", 2, {"M": 2, "V": 3})])
def test_rituals_with_steps(name: str, steps: int, after: Ledger) -> None:
    cost = cost_of(name)
    game = position(clan(hand=[name], stock=cost), PASSED)
    play(game, f"ritual:{name}")
    assert (game.players[AGNES].revel, ledger(game)) == (steps, after)


@rule("EV-C16")
@pytest.mark.parametrize(("name", "after"), [("white-stag", {"V": 1}), ("binding-of-roots", {"M": 1})])
def test_rituals_with_transfers_may_move_their_own_place(name: str, after: Ledger) -> None:
    cost = cost_of(name)
    game = position(clan(hand=[name], outer=["cave-1", "ruins-1"], stock=cost), PASSED)
    play(game, f"ritual:{name}", "on:cave-1")
    assert options(game) == ["transfer:cave-1", "transfer:ruins-1", "pass"]
    play(game, "transfer:cave-1")
    assert (inner(game), ledger(game)) == ([PIT, "cave-1"], after)


@rule("EV-C17")
def test_the_silver_moon_sickle() -> None:
    agnes = clan(hand=["silver-moon-sickle"], outer=[on("cave-1", "night-owl")], specialists=["hawa"], stock=(1, 2, 0))
    game = position(agnes, PASSED)
    play(game, "ritual:silver-moon-sickle")
    assert {"sickle:silver-moon-sickle", "sickle:night-owl"} <= set(options(game))
    play(game, "sickle:silver-moon-sickle", "sickle:night-owl")
    assert (site(game, PIT).sickles, site(game, "cave-1").sickles, ledger(game)) == (1, 1, {"V": 2})
    one = position(agnes, PASSED)
    play(one, "ritual:silver-moon-sickle", "sickle:silver-moon-sickle", "pass")
    assert (site(one, PIT).sickles, ledger(one)) == (1, {"V": 1})


@rule("EV-C18")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_hourglass_of_dusk(taken: int) -> None:
    figures = [on("cave-1", "night-owl", figure="witch"), on("ruins-1", "stone-golem", figure="witch")]
    game = position(clan(hand=["hourglass-of-dusk"], outer=figures, stock=(0, 1, 2)), PASSED)
    play(game, "ritual:hourglass-of-dusk")
    play(game, *["return:night-owl", "return:stone-golem"][:taken])
    if taken < 2:
        play(game, "pass")
    assert (game.players[AGNES].witches, ledger(game)) == (2 + taken, {"M": 2})


@rule("EV-C20")
@pytest.mark.parametrize(("name", "vp"), [("chest-of-wonders", 2 * 3), ("pact-with-the-ancients", 2 * 3)])
def test_counting_rituals_count_themselves(name: str, vp: int) -> None:
    cost = cost_of(name)
    agnes = clan(hand=[name], outer=[on("cave-1", "copper-still")], inner=[PIT, on("ruins-1", "mortar-of-ages")], stock=cost)
    game = position(agnes, PASSED)
    play(game, f"ritual:{name}")
    assert ledger(game) == {"V": vp}


@rule("EV-C22")
def test_the_crow_and_the_whisper() -> None:
    game = position(
        clan("thorn", hand=["hundred-year-crow"], stones=["eye", "red"], stock=(1, 1, 1)), clan("star", passed=True), side="moon"
    )
    game.players[AGNES].fields = (0, -1, -1, -1)
    play(game, "ritual:hundred-year-crow", "on:lung-tiang-ark")
    assert ledger(game) == {"V": 2 * 3}
    other = position(clan(hand=["whisper-of-ancestors"], specialists=["suvi", "ran"], council=["hoj"], stock=(1, 1, 1)), PASSED)
    play(other, "ritual:whisper-of-ancestors")
    assert ledger(other) == {"V": 3}


@rule("EV-C24")
def test_the_chant_and_the_summoning_circle() -> None:
    game = position(clan(hand=["harvest-chant"], outer=["cave-1", "mushroom-ring-1"], stock=(2, 0, 2)), PASSED)
    play(game, "ritual:harvest-chant", "on:cave-1")
    assert ledger(game) == {"H": 1, "P": 1}
    other = position(clan(hand=["summoning-circle"], council=["hoj"], stock=(1, 1, 1)), PASSED, places=["cave-2"])
    play(other, "ritual:summoning-circle")
    assert (outer(other), ledger(other)) == (["cave-2"], {"V": 1})  # no discovery


# --- permanent rituals


@rule("EV-C25")
@pytest.mark.parametrize("play_it", ["specialist:hoj", "council:hoj"])
def test_the_cat_adviser(play_it: str) -> None:
    game = position(clan(hand=["hoj"], inner=[on(PIT, "cat-adviser")], stock=(1, 1, 3)), PASSED, deck=["runes"])
    play(game, play_it)
    assert (hand(game), scores(game)[AGNES]) == (["runes"], 1)


@rule("EV-C26")
def test_effects_of_creating_agents() -> None:
    agnes = clan(
        inner=[on(PIT, "crystal-lens"), on("ruins-1", "song-of-the-world-tree")],
        outer=[on("cave-1", "silver-moon-sickle")],
        stock=(1, 2, 0),
    )
    game = position(agnes, PASSED)
    play(game, "orb:crystal-lens", "gain:knowledge", "sickle:song-of-the-world-tree")
    assert ledger(game) == {"K": 1, "M": 2, "V": 1 + 1 + 1}


@rule("EV-C28")
def test_the_spider_weaver() -> None:
    game = position(clan(inner=[on(PIT, "spider-weaver")], outer=["cave-1"]), PASSED)
    play(resolve(game, TRANSFER_ONE), "transfer:cave-1", "gain:potion")
    assert ledger(game) == {"P": 1, "V": 1}
    declined = position(clan(inner=[on(PIT, "spider-weaver")], outer=["cave-1"]), PASSED)
    play(resolve(declined, TRANSFER_ONE), "pass")
    assert ledger(declined) == {}


@rule("EV-C29")
@pytest.mark.parametrize(("start", "steps", "after"), [(0, 1, {"M": 3, "V": 1}), (0, 2, {"M": 4, "V": 5}), (7, 2, {"M": 2, "V": 6})])
def test_the_moon_moth_counts_every_step(start: int, steps: int, after: Ledger) -> None:
    game = position(clan(inner=[on(PIT, "moon-moth")], revel=start), PASSED)
    resolve(game, Revel(steps))
    assert ledger(game) == after


# --- specialists and council members


@rule("EV-C41")
def test_exhaust_effects() -> None:
    figure = on("ruins-1", "stone-golem", figure="witch")
    agnes = clan(
        specialists=["oduya", "mei-lin", "marzanna", "finn", "zuzana"],
        inner=[PIT, figure],
        outer=[on("swamp-of-souls-2", "rift-in-space", sickles=1), "cave-1"],
        mana=1,
    )
    game = position(agnes, clan("thorn", outer=["mushroom-ring-1"], passed=True))
    play(game, "exhaust:oduya", "gain:herb")
    assert ledger(game) == {"H": 1, "V": 1, "M": 1}
    play(game, "exhaust:mei-lin", "transfer:cave-1")
    assert (ledger(game), inner(game)[-1]) == ({"V": 1, "M": 1}, "cave-1")
    play(game, "exhaust:marzanna")
    assert ledger(settle(game)) == {"H": 2, "V": 1, "M": 1}
    play(game, "exhaust:finn")
    assert ledger(settle(game)) == {"H": 3, "V": 2, "M": 1}
    play(game, "exhaust:zuzana")
    assert (ledger(settle(game)), game.players[AGNES].witches) == ({"H": 3, "V": 3}, 4)


@rule("EV-C44")
def test_amaru() -> None:
    game = position(clan(specialists=["amaru"], hand=["runes"]), PASSED, deck=["eclipse"])
    play(game, f"use:witch:{N}", "yes", *["gain:herb"] * 3)
    assert (ledger(game), hand(game)) == ({"H": 3, "M": 1, "C": 1}, ["eclipse"])


@rule("EV-C46")
def test_permanent_council_members() -> None:
    game = position(clan(council=["finn", "bahram"], outer=["cave-1"], revel=7), PASSED)
    resolve(game, Revel())
    assert ledger(game) == {"V": 2 + 2}
    play(resolve(game, TRANSFER_ONE), "transfer:cave-1")
    assert ledger(game) == {"V": 4 + 3}


@rule("EV-C47", "EV-C48")
def test_council_members_at_the_end_of_the_round() -> None:
    inside = [on(PIT, "runes"), on("ruins-1", "stone-golem", figure="elder")]
    cases: list[tuple[str, Ledger]] = [
        ("korvin", {"M": 1, "V": 2}),
        ("suvi", {"M": 2}),
        ("zuzana", {"H": 1, "V": 1}),
        ("theodora", {"V": 2 * 3}),
    ]
    for person, after in cases:
        game = position(clan(council=[person], inner=inside, circle={C: (0, 2)}), clan("thorn"), phase="round-end")
        if person == "zuzana":
            assert asked(game)[0] == "ev-gain"
            play(game, "gain:herb")
        research = {"K": 3, "M": 2, "C": 6}
        assert ledger(game) == added(after, research), person


@rule("EV-C51")
@pytest.mark.parametrize(("person", "vp"), [("mirela", 3), ("vitus", 2), ("nokomis", 2), ("ysolde", 2), ("calixta", 2 * 5)])
def test_what_is_counted_in_the_end(person: str, vp: int) -> None:
    agnes = clan(
        council=[person],
        specialists=["bahram", "korvin"],
        inner=[on(PIT, "copper-still"), on("cave-1", "runes")],
        outer=[on("ruins-1", "animated-cabinet"), on("ruins-2", "moss-toad")],
        revel=5,
    )
    game = position(agnes, clan("thorn"), phase="game-end", round=3)
    assert game.outcome is not None
    assert game.outcome.breakdown[AGNES]["council"] == vp


@rule("EV-C38")
def test_borrowing_needs_an_elder() -> None:
    bruno = clan("thorn", specialists=["oduya"], passed=True)
    game = position(clan(specialists=["ysolde"], circle={C: (0, 4)}), bruno)
    assert refuse(game, "exhaust:ysolde").rule == "EV-194"
    counted = position(clan(specialists=["ysolde"], council=["theodora"]), bruno)
    play(counted, "exhaust:ysolde")
    assert borrowed(counted) == ["oduya"]  # the only one there is needs no question
    play(counted, "pass")
    assert scores(counted)[AGNES] == 2  # the elder on Oduya counts as standing


@rule("EV-C38")
def test_the_automa_lends_too() -> None:
    game = position(clan(specialists=["ysolde"]), automa=clan("thorn", specialists=["oduya"]))
    play(game, "exhaust:ysolde")
    assert borrowed(game) == ["oduya"]
    play(game, "exhaust-borrowed:oduya", "gain:herb")
    assert ledger(game) == {"H": 1, "V": 1}


@rule("EV-C43")
def test_theodoras_elders_fight_but_do_not_discover() -> None:
    agnes = clan(specialists=["theodora"], circle={C: (4, 0)})
    game = position(agnes, PASSED, above={N: ["cave-1"]})
    assert refuse(game, "discover:cave-1").rule == "EV-048"
    play(game, f"use:elder:{C}", "choose:1")
    assert game.players[AGNES].figures_in(1) == 5


def test_every_card_is_held_by_a_case() -> None:
    assert {name for name, _ in SPACES} == set(SPACE_RITUALS)
    assert len(PLACES) == len(DISCOVERIES)
