"""Goal and contents: what is in the box, and that all win or lose together."""

from collections import Counter
from itertools import combinations

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import CORRUPTIONS, FOES, MARKET, NEMESES, STRIKES
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import COPIES, GEM, RELIC, SPELL
from deska.testing import rule
from tests.games.aeons_end.build import HANKA, asked, fresh, mage, play, position, supply, turn_order


def cards_of(kind: str, starters: bool = False) -> list[str]:
    """The names of all gems, relics or spells of the market, or of the starters."""
    return [card.name for card in BOX.cards if card.kind == kind and starters is not bool(card.cost)]


MARKET_GEMS, RELICS, MARKET_SPELLS = cards_of("gem"), cards_of("relic"), cards_of("spell")
STARTER_GEMS, STARTER_SPELLS = cards_of("gem", starters=True), cards_of("spell", starters=True)
BASIC_CARDS = [BOX.names[card] for tier in BOX.basics for card in tier]


def owners(cards: list[str]) -> int:
    """The number of mages who start with exactly one of these cards, summed over the cards."""
    return [(one.hand + one.deck).count(card) for card in cards for one in BOX.mages.values()].count(1)


def needed(card: str) -> int:
    """The number of copies of a starter card that four mages can need at once."""
    counts = [(one.hand + one.deck).count(card) for one in BOX.mages.values()]
    return max(sum(four) for four in combinations(counts, 4))


@rule("AE-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_win_together(seats: int) -> None:
    names = ("kadir", "mist", "jian", "lash")[:seats]
    game = position(mage("kadir", prepped={1: "spark"}), *(mage(name) for name in names[1:]), phase="casting", life=1)
    outcome = play(game, "cast:1").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (tuple(range(seats)), "ae-nemesis-defeated")
    assert outcome.breakdown == ({"nemesis": 70, "gravehold": 30, "mages": 10 * seats},) * seats
    assert outcome.scores == (100 + 10 * seats,) * seats
    assert SPEC.cooperative


@rule("AE-001")
def test_all_lose_together() -> None:
    outcome = position(mage(life=4), mage("mist"), phase="nemesis-draw", top=["slaughter"], gravehold=3, life=50).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((34, 34), (), "ae-gravehold-fallen")


@rule("AE-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_pass_is_four_player_and_two_nemesis_turns(seats: int) -> None:
    orders = set()
    for seed in range(12):
        left, spent = turn_order(fresh(seats, seed, nemesis="rageborne"))
        order = tuple("nemesis" if card == "nemesis" else "player" for card in spent + left)
        assert Counter(order) == {"player": 4, "nemesis": 2}
        orders.add(order)
    assert len(orders) > 1


@rule("AE-003")
def test_gem_cards() -> None:
    assert len(MARKET_GEMS) * COPIES[GEM] == 49
    assert owners(STARTER_GEMS[1:]) == len(STARTER_GEMS[1:]) == 6
    assert needed("crystal") <= 32
    assert 49 + 32 + len(STARTER_GEMS[1:]) == 87


@rule("AE-004")
def test_spell_cards() -> None:
    assert len(MARKET_SPELLS) * COPIES[SPELL] == 70
    assert owners(STARTER_SPELLS[1:]) == len(STARTER_SPELLS[1:]) == 2
    assert needed("spark") <= 14
    assert 70 + 14 + len(STARTER_SPELLS[1:]) == 86


@rule("AE-005")
def test_relic_cards() -> None:
    assert (len(RELICS), COPIES[RELIC], len(RELICS) * COPIES[RELIC]) == (6, 5, 30)


@rule("AE-006")
def test_nemesis_cards() -> None:
    assert [len(tier) for tier in BOX.basics] == [0, 8, 7, 7]
    assert [[len(tier) for tier in tiers] for tiers in BOX.uniques.values()] == [[0, 3, 3, 3]] * 4
    assert (len(BASIC_CARDS), len(STRIKES), len(CORRUPTIONS)) == (22, 6, 11)
    assert len(FOES) + len(CORRUPTIONS) == 75


@rule("AE-007")
def test_turn_order_cards() -> None:
    """All nine are what the games of two, three and four need at most."""
    box: Counter[str] = Counter()
    for seats in (1, 2, 3, 4):
        left, spent = turn_order(fresh(seats))
        box |= Counter(left + spent)
    assert box == {"player-1": 2, "player-2": 2, "player-3": 1, "player-4": 1, "wild": 1, "nemesis": 2}


@rule("AE-009", "AE-035")
def test_a_randomizer_for_each_market_card() -> None:
    assert (len(MARKET_GEMS), len(RELICS), len(MARKET_SPELLS), len(set(MARKET))) == (7, 6, 14, 27)
    drawn = {card for seed in range(60) for card in supply(fresh(1, seed))}
    assert drawn == set(MARKET)


@rule("AE-010")
def test_fury_is_not_limited_by_its_tokens() -> None:
    game = position(mage(), mage("mist"), phase="nemesis-draw", top=["skewer"], fury=15)
    assert asked(game)[0] == "ae-who-suffer"
    assert game.fury == 16


@rule("AE-038")
def test_difficulty_is_printed_only() -> None:
    assert {nemesis.name: nemesis.difficulty for nemesis in BOX.nemeses.values()} == {
        "rageborne": 2,
        "carapace-queen": 3,
        "prince-of-gluttons": 5,
        "crooked-mask": 5,
    }
    assert "difficulty" not in SPEC.view(fresh(nemesis="rageborne"), HANKA).visible


@rule("AE-039", "AE-045")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_nemesis_deck_has_basic_and_own_cards_only(nemesis: str) -> None:
    game = fresh(4, nemesis=nemesis)
    cards = game.deck + game.discard + game.field + game.drawn
    foes = [BOX.foes[card] for card in cards if BOX.foes[card].tier]
    assert {foe.kind for foe in foes} == {"attack", "minion", "power"}
    assert {foe.tier for foe in foes} == {1, 2, 3}
    basic = {foe.name for foe in foes if foe.name in BASIC_CARDS}
    own = {foe.name for foe in foes} - basic
    assert own == {card.name for card in BOX.nemeses[NEMESES.index(nemesis)].cards}
    assert basic == set(BASIC_CARDS)


@rule("AE-029")
def test_three_kinds_of_player_cards() -> None:
    kinds = Counter(card.kind for card in BOX.cards if card.kind != "corruption")
    assert kinds == {"gem": 14, "relic": 6, "spell": 17}


@rule("AE-033", "AE-052")
def test_starters_cost_nothing_and_are_not_for_sale() -> None:
    starters = STARTER_GEMS + STARTER_SPELLS
    assert [BOX.cost[SPEC.cards.index(name)] for name in starters] == [0] * 10
    assert not set(starters) & set(supply(fresh(4)))
    game = position(mage(hand=["crystal", "spark"]), in_play=[("agony-field", 2)], aether=20)
    assert not [option for option in asked(game)[2] if option.startswith("discard-power")]  # it wants a card that costs 2
    assert not {f"buy:{name}" for name in starters} & set(SPEC.actions.names)
