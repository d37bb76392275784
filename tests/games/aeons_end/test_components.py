"""Components in detail: boards, breaches, player cards and nemesis cards."""

from typing import Any

import pytest

from deska.games.aeons_end.actions import MAGES
from deska.games.aeons_end.cards import BOX
from deska.kernel import HIDDEN
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    Seat,
    asked,
    breaches,
    charges,
    deck,
    discard,
    fresh,
    hand,
    in_play,
    lives,
    mage,
    named,
    options,
    play,
    played,
    position,
    prepped,
    refuse,
    seen_by,
)

ALL_OPEN = ("open",) * 4
MIST = mage("mist")


# --- player boards


@rule("AE-012")
@pytest.mark.parametrize("name", MAGES)
def test_the_leftmost_card_of_the_printed_deck_is_on_top(name: str) -> None:
    assert deck(fresh(1, mages=[name], nemesis="rageborne")) == list(BOX.mages[MAGES.index(name)].deck)


@rule("AE-012")
def test_cards_are_drawn_from_the_top() -> None:
    start = mage("phaedraxa", hand=["tourmaline-shard"], deck=BOX.mages[MAGES.index("phaedraxa")].deck)
    game = position(start, phase="draw", order=["player-1"])
    assert (hand(game), deck(game)) == (["crystal"] * 4 + ["tourmaline-shard"], ["spark"])


@rule("AE-013")
def test_a_mage_with_three_breaches_lacks_a_number() -> None:
    game = position(mage("phaedraxa", hand=["spark"]), aether=20)
    assert breaches(game) == ["gone", "open", 1, 2]
    assert options(game, "prep") == ["prep:spark:2"]
    assert options(game, "focus", "open") == ["focus:3", "open:3", "focus:4", "open:4"]
    for option in ("focus:1", "open:1", "prep:spark:1"):
        assert refuse(game, option).rule == "AE-165"


@rule("AE-014", "AE-015")
@pytest.mark.parametrize(("name", "slots"), [("jian", 4), ("brama", 5), ("mist", 5), ("lash", 5), ("xaxos", 5)])
def test_an_ability_needs_every_charge_but_no_further_turn(name: str, slots: int) -> None:
    game = position(mage(name, charges=slots - 1), aether=2)
    assert refuse(game, "ability").rule == "AE-014"
    play(game, "charge")
    assert charges(game) == [slots]
    assert "ability" in options(game)
    assert charges(play(game, "ability")) == ([4] if name == "xaxos" else [0])


@rule("AE-018")
def test_the_deck_is_face_down_and_the_discard_pile_face_up() -> None:
    game = position(mage(deck=["spark"], discard=["crystal", "jade"]), MIST)
    seen = seen_by(HONZA, game)
    assert discard(seen) == ["crystal", "jade"]
    assert seen.players[HANKA].deck.cards == [HIDDEN]


# --- breaches


@rule("AE-019")
def test_an_open_breach_is_neither_focused_nor_opened_nor_closed() -> None:
    game = position(mage(breaches=("open", "open", 1, 2)), aether=20, order=["player-1"])
    assert options(game, "focus", "open") == ["focus:3", "open:3", "focus:4", "open:4"]
    for option in ("focus:2", "open:2"):
        assert refuse(game, option).rule == "AE-019"
    play(game, "open:3", "end")
    assert breaches(game) == ["open", "open", "open", 2]


@rule("AE-020")
def test_focusing_is_one_quarter_turn() -> None:
    game = position(mage("xaxos"), aether=6)
    turned = [breaches(play(game, "focus:2"))[1] for _ in range(3)]
    assert turned == [1, 2, 3]
    assert breaches(game) == ["open", 3, 0, 1]
    assert game.now.aether == 0


@rule("AE-021")
@pytest.mark.parametrize(("breach", "cost"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("side", [0, 1, 2])
def test_focus_costs(breach: int, cost: int, side: int) -> None:
    sides: list[str | int] = ["open", "open", "open", "open"]
    sides[breach - 1] = side
    poor = position(mage("xaxos", breaches=sides), aether=cost - 1)
    assert refuse(poor, f"focus:{breach}").args == {"price": cost, "aether": cost - 1}
    game = play(position(mage("xaxos", breaches=sides), aether=cost), f"focus:{breach}")
    assert (breaches(game)[breach - 1], game.now.aether) == (side + 1, 0)


@rule("AE-022")
@pytest.mark.parametrize(("breach", "costs"), [(2, (5, 4, 3, 2)), (3, (9, 7, 5, 3)), (4, (13, 10, 7, 4))])
def test_open_costs(breach: int, costs: tuple[int, ...]) -> None:
    for side, cost in enumerate(costs):
        sides: list[str | int] = ["open", "open", "open", "open"]
        sides[breach - 1] = side
        poor = position(mage("xaxos", breaches=sides), aether=cost - 1)
        assert refuse(poor, f"open:{breach}").args == {"price": cost, "aether": cost - 1}
        game = play(position(mage("xaxos", breaches=sides), aether=cost), f"open:{breach}")
        assert (breaches(game), game.now.aether) == (list(ALL_OPEN), 0)


@rule("AE-024")
def test_a_closed_breach_takes_a_spell_only_when_focused_this_turn() -> None:
    game = position(mage(hand=["spark"], breaches=("open", 1, 1, 2), prepped={1: "spark"}), aether=2, order=["player-1"])
    assert options(game, "prep") == []
    play(game, "focus:2")
    assert options(game, "prep") == ["prep:spark:2"]
    play(game, "end", "done")
    assert (breaches(game), options(game, "prep")) == (["open", 2, 1, 2], [])
    assert refuse(game, "prep:spark:2").rule == "AE-124"


@rule("AE-025", "AE-026")
@pytest.mark.parametrize(
    ("breach", "sides", "damage"),
    [
        (1, ALL_OPEN, 1),
        (2, ALL_OPEN, 1),
        (3, ALL_OPEN, 2),
        (4, ALL_OPEN, 2),
        (3, ("open", "open", 3, "open"), 1),
        (4, ("open", "open", "open", 3), 1),
    ],
)
def test_open_breaches_three_and_four_add_damage(breach: int, sides: tuple[str | int, ...], damage: int) -> None:
    game = position(mage(prepped={breach: "spark"}, breaches=sides), phase="casting")
    if sides[breach - 1] == "open":
        play(game, f"cast:{breach}")
    assert game.life == 70 - damage  # at a closed breach it must be cast, and is


@rule("AE-027")
@pytest.mark.parametrize(("arc", "damage"), [(1, 5), (2, 7), (3, 8), (4, 6)])
def test_neighbours_by_number(arc: int, damage: int) -> None:
    """Chaos Arc: 3, and 2 for each spell beside it; III and IV add 1."""
    spells = {breach: "chaos-arc" if breach == arc else "ignite" for breach in (1, 2, 3, 4)}
    game = play(position(mage(prepped=spells, breaches=ALL_OPEN), phase="casting"), f"cast:{arc}")
    assert game.life == 70 - damage


# --- player cards


@rule("AE-030")
def test_aether_buys_everything() -> None:
    game = position(mage("brama", prepped={1: "wildfire-whip"}), in_play=[("eye-of-nothing", 2)], aether=18, order=["player-1"])
    assert "eye-of-nothing" in [name for name, _ in in_play(game)]
    for option, left in (("buy:jade", 16), ("charge", 14), ("focus:2", 12), ("open:2", 9), ("discard-power:eye-of-nothing", 3)):
        assert play(game, option).now.aether == left
    assert play(game, "use:1").now.aether == 1
    assert (discard(game), charges(game), breaches(game), in_play(game)) == (["jade", "wildfire-whip"], [1], ["open", "open", 0, 2], [])


@rule("AE-031")
def test_gems_and_relics_act_when_played() -> None:
    game = position(mage(hand=["jade", "mages-talisman"]), MIST)
    play(game, "play:jade")
    assert (game.now.aether, played(game)) == (2, ["jade"])
    play(game, "play:mages-talisman")
    assert (charges(game), played(game)) == ([1, 1], ["jade", "mages-talisman"])


@rule("AE-032")
def test_a_spell_acts_only_when_cast() -> None:
    game = position(mage(hand=["ignite"], deck=["crystal"] * 5), MIST, order=["player-1"])
    play(game, "prep:ignite:1")
    assert (game.life, charges(game), hand(game), prepped(game), discard(game)) == (70, [0, 0], [], {1: "ignite"}, [])
    play(game, "end", "cast:1")
    assert (game.life, charges(game), prepped(game), discard(game)) == (68, [0, 1], {}, ["ignite"])


@rule("AE-034", "AE-C38")
def test_a_card_overrules_the_rules() -> None:
    """Feral Lightning goes to a closed breach that was not focused, which nothing else does."""
    game = position(mage(hand=["feral-lightning", "spark"], breaches=("open", 2, "open", "open"), prepped={1: "spark"}))
    assert [option for option in options(game, "prep") if option.endswith(":2")] == ["prep:feral-lightning:2"]
    assert refuse(game, "prep:spark:2").rule == "AE-124"
    assert prepped(play(game, "prep:feral-lightning:2")) == {1: "spark", 2: "feral-lightning"}


# --- nemesis boards and cards


def drawn(card: str, *seats: Seat, **given: Any) -> Any:
    return position(*(seats or (mage(), MIST)), phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


@rule("AE-037")
@pytest.mark.parametrize(("difficulty", "husks"), [("beginner", 4), ("normal", 4), ("expert", 5), ("extinction", 5)])
def test_increased_difficulty_rules_belong_to_two_levels(difficulty: str, husks: int) -> None:
    assert drawn("slaughter", nemesis="carapace-queen", difficulty=difficulty).husks == husks


@rule("AE-040")
def test_an_attack_strikes_at_once_and_is_discarded() -> None:
    game = drawn("topple")
    assert (game.gravehold, game.fury, in_play(game), named(game.discard)[-1], game.drawn) == (26, 3, [], "topple", [])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-041", "AE-042")
def test_a_minion_stays_until_it_has_no_life_and_forgets_its_wounds() -> None:
    game = position(
        mage(prepped={1: "spark", 2: "spark"}, breaches=("open", "open", 1, 2)),
        MIST,
        phase="casting",
        in_play=[("bane-sire", 2)],
        top=["awaken"],
        nemesis_discard=[],
        order=["nemesis", "player-1"],
    )
    play(game, "cast:1", "hit:bane-sire")
    assert (in_play(game), game.discard) == ([("bane-sire", 1)], [])
    play(game, "cast:2", "hit:bane-sire")
    assert (in_play(game), named(game.discard)) == ([], ["bane-sire"])
    play(game, "end", "choose:2")
    assert (in_play(game), named(game.discard)) == ([("bane-sire", 6)], ["awaken"])


@rule("AE-043")
@pytest.mark.parametrize(
    ("main_phases", "cards", "fury"),
    [(0, [("eye-of-nothing", 2)], 0), (1, [("eye-of-nothing", 1), ("haze-spewer", 5)], 0), (2, [("haze-spewer", 4), ("provoker", 5)], 2)],
)
def test_a_power_takes_effect_in_the_xth_main_phase_after_it_entered(main_phases: int, cards: list[tuple[str, int]], fury: int) -> None:
    order = ["nemesis"] * main_phases + ["player-1"]
    game = drawn("eye-of-nothing", top=["eye-of-nothing", "haze-spewer", "provoker"], order=order, fury=0)
    assert (in_play(game), game.fury) == (cards, fury)
    assert named(game.discard) == (["eye-of-nothing"] if main_phases == 2 else [])


@rule("AE-044")
def test_a_power_is_in_play_until_its_effect_is_over() -> None:
    game = position(mage(), MIST, phase="nemesis", in_play=[("woven-sky", 1)], top=["eye-of-nothing"], order=["player-1"])
    assert asked(game)[0] == "ae-who-suffer"
    assert (in_play(game), named(game.discard)) == ([("woven-sky", 0)], [])
    play(game, "mage:1")
    assert (in_play(game), named(game.discard), lives(game)) == ([("eye-of-nothing", 2)], ["woven-sky"], [10, 6])
