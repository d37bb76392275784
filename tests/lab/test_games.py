"""Series of games: seeds, seats, results."""

import pickle
from dataclasses import replace

import pytest

import deska
from deska.bots import UnknownBot
from deska.kernel import BadSetup, Outcome
from deska.lab import simulate
from deska.lab.games import derived, play_one, series_of, shares_of
from tests.kernel.mechanisms.toys.council import SPEC as COUNCIL

ETHNOS = deska.spec_of("ethnos")


def test_bots_move_on_by_a_seat_every_game() -> None:
    series = series_of(ETHNOS, ["greedy", "random", "largest"], 1)
    assert [series.seating(index) for index in range(4)] == [
        ("greedy", "random", "largest"),
        ("largest", "greedy", "random"),
        ("random", "largest", "greedy"),
        ("greedy", "random", "largest"),
    ]


def test_every_game_and_every_seat_has_a_seed_of_its_own() -> None:
    seeds = {derived(seed, *path) for seed in range(3) for index in range(200) for path in ((index,), (index, 0), (index, 1))}
    assert len(seeds) == 3 * 200 * 3
    assert all(0 <= seed < 1 << 53 for seed in seeds)
    assert derived(1, 23) != derived(12, 3)


def test_a_game_of_a_series_can_be_played_again_by_its_seed() -> None:
    series = series_of(ETHNOS, ["random"] * 3, 5)
    played = play_one(series, 17)
    assert played == play_one(series, 17) != play_one(series, 18)
    assert ETHNOS.new(3, played.seed).actor == played.first


def test_what_is_kept_of_a_game_adds_up() -> None:
    for played in simulate(ETHNOS, ["random"] * 4, games=8, seed=3).games:
        assert sum(played.shares) == pytest.approx(1.0)
        assert max(played.scores) == played.scores[played.shares.index(max(played.shares))]
        assert [sum(sources.values()) for sources in played.breakdown] == list(played.scores)
        assert played.turns < played.choices
        assert played.ended == "et-end"


def test_the_variant_is_played() -> None:
    tribes = ["elf", "orc", "centaur", "halfling", "giant"]
    series = series_of(ETHNOS, ["random", "random"], 1, {"tribes": tribes})
    assert series.variant["tribes"] == tuple(tribes)
    assert all(sources["merfolk"] == 0 for index in range(3) for sources in play_one(series, index).breakdown)


def test_a_shared_victory_is_parted_and_a_common_one_is_not() -> None:
    outcome = Outcome((5, 5, 3), (0, 1), "end")
    assert shares_of(outcome, 3, cooperative=False) == (0.5, 0.5, 0.0)
    assert shares_of(outcome, 3, cooperative=True) == (1.0, 1.0, 0.0)
    assert shares_of(Outcome((0, 0), (), "end"), 2, cooperative=True) == (0.0, 0.0)


def test_games_that_stall_are_counted() -> None:
    short = replace(ETHNOS, max_choices=40)
    results = simulate(short, ["random"] * 2, games=5)
    assert results.tally.stalled == 5
    assert {played.choices for played in results.games} == {40}


def test_a_series_travels_to_another_process() -> None:
    series = series_of(ETHNOS, ["greedy", "random"], 9, {"orc-raid": "any"})
    assert pickle.loads(pickle.dumps(series)) == series


@pytest.mark.parametrize(
    ("bots", "seed", "message"),
    [
        (["greedy"], 1, "2 to 6 seats"),
        (["random"] * 7, 1, "2 to 6 seats"),
        (["random", "wizard"], 1, "there is no bot 'wizard'"),
        (["random"] * 2, -1, "a seed is a number"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused(bots: list[str], seed: int, message: str) -> None:
    with pytest.raises((BadSetup, UnknownBot), match=message):
        series_of(ETHNOS, bots, seed)


@pytest.mark.parametrize(("games", "jobs", "message"), [(0, 1, "at least one game"), (1, 0, "at least one job")])
def test_nothing_to_play_or_nobody_to_play_it_is_refused(games: int, jobs: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        simulate(ETHNOS, ["random"] * 2, games=games, jobs=jobs)


def test_a_game_from_elsewhere_is_played_in_this_process_only() -> None:
    assert simulate(COUNCIL, ["random"] * 2, games=3).tally.games == 3
    with pytest.raises(BadSetup, match="play it with one job"):
        simulate(COUNCIL, ["random"] * 2, games=3, jobs=2)


def test_games_say_what_each_seat_played() -> None:
    spec = deska.spec_of("aeons_end")
    played = play_one(series_of(spec, ["random"] * 2, 1, {"mages": ["mist", "kadir"]}), 0)
    assert sorted(played.sides) == ["kadir", "mist"]
    assert play_one(series_of(deska.spec_of("ethnos"), ["random"] * 2, 1), 0).sides == ()
