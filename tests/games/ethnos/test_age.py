"""The course of the game, and the beginning of an Age (ET-026 to ET-037)."""

from collections import Counter

import pytest

from deska.games.ethnos.cards import BOX
from deska.kernel import seeded
from deska.testing import rule
from tests.games.ethnos.build import ALICE, DANA, MICHAL, ROBERT, SIX, earned, end_age, fresh, glory, hand, position, score, seen

PLAIN = ("elf", "orc", "centaur", "wizard", "giant", "dwarf")
HALFLINGS = ("halfling", *PLAIN[1:])


def few_or_many(tribes: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return tribes[: 5 if seats < 4 else 6]


# --- the course of the game


@rule("ET-026", "ET-C64")
@pytest.mark.parametrize(("seats", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_a_whole_game_has_three_ages_with_few_players_two(seats: int, ages: int) -> None:
    game = fresh(seats, seed=seats)
    rng = seeded(seats)
    seen = [game.age]
    while game.pending:
        game.apply(game.legal[rng.below(len(game.legal))])
        if game.age != seen[-1]:
            seen.append(game.age)
    assert seen == list(range(1, ages + 1))
    assert game.outcome is not None
    assert (game.outcome.reason, len(game.outcome.scores)) == ("et-end", seats)


@rule("ET-027")
@pytest.mark.parametrize(("age", "kingdom"), [(1, 2), (2, 6), (3, 10)])
def test_kingdoms_and_bands_are_scored_in_every_age(age: int, kingdom: int) -> None:
    game = position(
        age=age, markers={ROBERT: {"rhea": 1}}, tokens={"rhea": (2, 6, 10)}, bands={ALICE: [("elf-red", ["elf-red", "elf-blue"])]}
    )
    end_age(game)
    assert [earned(game, seat) for seat in range(4)] == [{"kingdoms": kingdom}, {"bands": 1}, {}, {}]


# --- the beginning of an Age


@rule("ET-028")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_draws_one_card(seats: int) -> None:
    first = fresh(seats)
    assert [len(player.hand) for player in first.players] == [1] * seats
    second = end_age(position(seats, hands={ROBERT: ["elf-red", "elf-blue"]}))
    assert second.age == 2
    assert [len(player.hand) for player in second.players] == [1] * seats


@rule("ET-029")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_the_row_has_two_cards_per_player(seats: int, size: int) -> None:
    first = fresh(seats)
    assert len(first.row) == size
    assert first.row == sorted(first.row)
    second = end_age(position(seats, row=["elf-red"]))
    assert second.age == 2
    assert len(second.row) == size


@rule("ET-030")
def test_dragons_hide_anywhere_in_the_lower_half() -> None:
    """60 cards are left with four players: 30 of them lie above 30 and the dragons."""
    met: Counter[int] = Counter()
    for seed in range(300):
        deck = fresh(4, seed, tribes=PLAIN).deck
        assert len(deck) == 63
        met.update(place for place, card in enumerate(deck) if card == BOX.dragon)
    assert set(met) == set(range(33))
    assert met.total() == 900


@rule("ET-030", "ET-069")
def test_everybody_can_count_how_long_no_dragon_will_come() -> None:
    game = fresh(4, tribes=PLAIN)
    for left in range(30, 0, -1):
        assert seen(game, None).upper == left
        assert BOX.dragon not in game.deck[-left:]
        game.choose("draw")
    assert seen(game, None).upper == 0
    assert len(game.deck) == 33


@rule("ET-031", "ET-032", "ET-C53")
@pytest.mark.parametrize(("tribes", "more"), [(PLAIN, 0), (HALFLINGS, 12)])
@pytest.mark.parametrize(("seats", "plain"), [(2, 54), (3, 51), (4, 60), (5, 57), (6, 54)])
def test_the_upper_half_is_free_of_dragons(seats: int, plain: int, tribes: tuple[str, ...], more: int) -> None:
    """An odd card belongs to the lower half; so it is in every Age."""
    left = plain + more
    first = fresh(seats, tribes=few_or_many(tribes, seats))
    second = end_age(position(seats, tribes=few_or_many(tribes, seats)))
    for age, game in enumerate((first, second), 1):
        assert (game.age, len(game.deck), game.upper) == (age, left + 3, left // 2)
        lower, upper = game.deck[: -game.upper], game.deck[-game.upper :]
        assert (len(lower), lower.count(BOX.dragon)) == ((left + 1) // 2 + 3, 3)
        assert (len(upper), upper.count(BOX.dragon)) == (left // 2, 0)


@rule("ET-033")
def test_no_dragon_turns_up_while_an_age_is_prepared() -> None:
    for seed in range(100):
        game = fresh(6, seed)
        assert (game.age, game.dragons, game.deck.count(BOX.dragon)) == (1, 0, 3)
        assert BOX.dragon not in game.row
        assert not any(BOX.dragon in player.hand.cards for player in game.players)


# --- the first player


@rule("ET-034")
def test_chance_names_the_first_player_of_the_first_age() -> None:
    first: Counter[int] = Counter()
    for seed in range(400):
        game = fresh(4, seed, tribes=SIX)
        assert game.pending is not None
        assert game.pending.seat == game.turn
        first[game.turn] += 1
    assert sorted(first) == [ROBERT, ALICE, MICHAL, DANA]
    assert all(70 <= count <= 130 for count in first.values())


@rule("ET-035")
@pytest.mark.parametrize("drawer", [ROBERT, ALICE, MICHAL, DANA])
def test_the_lowest_in_glory_begins_a_later_age(drawer: int) -> None:
    game = end_age(score(position(turn=drawer), 7, 5, 2, 4))
    assert glory(game) == [7, 5, 2, 4]
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat, game.turn) == ("et-turn", MICHAL, MICHAL)


@rule("ET-035")
def test_the_scoring_of_the_age_before_counts() -> None:
    """Michal was the lowest, but his band takes him past Dana."""
    game = score(position(bands={MICHAL: [("elf-red", ["elf-red", "elf-blue", "elf-grey"])]}), 7, 5, 2, 4)
    end_age(game)
    assert glory(game) == [7, 5, 5, 4]
    assert game.turn == DANA


@rule("ET-036", "ET-C62")
@pytest.mark.parametrize(
    ("scores", "drawer", "first"),
    [
        ((1, 5, 1, 5), ALICE, MICHAL),
        ((1, 5, 1, 5), DANA, ROBERT),
        ((1, 5, 5, 1), ALICE, DANA),
        ((1, 1, 5, 5), MICHAL, ROBERT),
        ((5, 1, 1, 5), DANA, ALICE),
        ((1, 2, 3, 4), DANA, ROBERT),
    ],
)
def test_among_several_the_next_one_clockwise_from_the_dragon(scores: tuple[int, ...], drawer: int, first: int) -> None:
    game = end_age(score(position(turn=drawer), *scores))
    assert (game.age, game.drawer, game.turn) == (2, drawer, first)
    assert game.pending is not None
    assert game.pending.seat == first


@rule("ET-037", "ET-C62")
@pytest.mark.parametrize("drawer", [ROBERT, ALICE, MICHAL, DANA])
def test_the_drawer_of_the_dragon_comes_first_of_all(drawer: int) -> None:
    game = end_age(position(turn=drawer))
    assert glory(game) == [0, 0, 0, 0]
    assert game.turn == drawer
    assert [len(hand(game, seat)) for seat in range(4)] == [1, 1, 1, 1]
