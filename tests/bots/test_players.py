"""Players of every kind, on games of every kind."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import deska
from deska.bots import Bot, Follower, Handle, Lookahead, Player, Thinker, make, play_game
from deska.kernel import DeskaError, Game, GameSpec, Rng
from deska.kernel.game import STALLED
from tests.kernel.mechanisms.test_dials import battle
from tests.kernel.mechanisms.toys.council import SPEC as COUNCIL
from tests.kernel.mechanisms.toys.dials import SPEC as DIALS
from tests.kernel.mechanisms.toys.toy import Toy

ETHNOS = deska.spec_of("ethnos")


class Refuses(Player):
    def answer(self, game: Game, seat: int, legal: list[int]) -> int:
        raise AssertionError("this needs no thought")


class Last(Bot):
    def choose(self, handle: Handle) -> int:
        return handle.legal[-1]


def points(game: Toy, seat: int) -> float:
    return game.points[seat] / 100


def test_a_single_option_is_taken_without_thinking() -> None:
    game = battle(1, 1, mana=0)
    game.flasks = [0, 0]
    game.settle()
    assert Refuses(1).choose(game, 0) == game.legal[0]


def test_chance_takes_every_option_about_as_often_as_any_other() -> None:
    game = ETHNOS.new(4, 3)
    player = Player(5)
    count = len(game.legal)
    taken = [player.choose(game, game.actor) for _ in range(200 * count)]
    assert all(140 < taken.count(option) < 260 for option in game.legal)


def test_equal_seeds_make_equal_choices() -> None:
    def digest(seed: int) -> str:
        game = ETHNOS.new(3, 1)
        play_game(game, [make("greedy", ETHNOS, seed), make("largest", ETHNOS, seed), make("random", ETHNOS, seed)])
        return game.digest()

    assert digest(1) == digest(1) != digest(2)


def test_a_policy_is_never_shown_the_true_game() -> None:
    game = ETHNOS.new(4, 1)
    shown: list[Any] = []

    def spy(imagined: Game, seat: int, rng: Rng) -> int:
        shown.append(imagined)
        return imagined.legal[rng.below(len(imagined.legal))]

    play_game(game, [Follower(spy, seat) for seat in range(4)])
    assert len(shown) > 100
    assert all(imagined is not game for imagined in shown)
    assert all(imagined.rng is not game.rng for imagined in shown)


def test_a_policy_that_answers_early_in_secret_is_the_one_asked_in_its_game() -> None:
    game = battle(1, 0, 2, 1)
    seen: list[int] = []

    def policy(imagined: Game, seat: int, rng: Rng) -> int:
        seen.append(imagined.stack[-1].seat)
        return imagined.legal[1]

    assert game.spec.actions.names[Follower(policy, 1).choose(game, 3)] == "dial:1"
    assert seen == [3]


@pytest.mark.parametrize("spec", [DIALS, COUNCIL], ids=["secret", "table"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_secrets_and_decisions_of_the_table_are_played_to_the_end(spec: GameSpec, seats: int) -> None:
    greedy = replace(spec, evaluate=points)
    for level in ("random", "greedy"):
        game = greedy.new(seats, 1)
        play_game(game, [make(level, greedy, seat) for seat in range(seats)])
        assert game.ended not in ("", STALLED)


def test_looking_ahead_finds_the_better_option() -> None:
    spec = replace(COUNCIL, evaluate=points)
    game = spec.new(2, 1)
    game.choose("name:1")
    assert spec.actions.names[make("greedy", spec, 1).choose(game, 1)] == "dig"
    assert spec.actions.names[Thinker(Lookahead(points), 2).choose(game, 1)] == "dig"


def test_a_bot_of_ones_own_plays_by_its_handle() -> None:
    game = ETHNOS.new(2, 1)
    assert Thinker(Last(), 1).choose(game, game.actor) == game.legal[-1]


def test_a_bot_that_does_not_choose_says_so() -> None:
    game = ETHNOS.new(2, 1)
    with pytest.raises(DeskaError, match="Bot does not choose"):
        Thinker(Bot(), 1).choose(game, game.actor)


def test_the_number_of_turns_is_that_of_their_changes() -> None:
    game = ETHNOS.new(3, 8)
    turns: list[int] = [game.turn]

    class Watching(Player):
        def answer(self, game: Game, seat: int, legal: list[int]) -> int:
            turns.append(game.turn)
            return super().answer(game, seat, legal)

    passed = play_game(game, [Watching(seat) for seat in range(3)])
    seen = sum(one != other for one, other in pairwise(turns))
    assert passed >= seen > 50
