"""The greedy player fights, and is better than chance."""

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.bot import evaluate, greedy
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel.rng import seeded
from tests.games.weirdwood.build import HANKA, fresh, hero, position


def finished(seed: int, **variant: object) -> Weirdwood:
    game = fresh(2, seed, **variant)
    game.recorder = None
    rng = seeded(seed)
    while game.legal:
        game.play(greedy(game, game.actor, rng))
    return game


def test_wardens_can_win() -> None:
    results = [finished(seed, monster="chaos-ogre", characters=["wally", "eugene"]).ended for seed in range(6)]
    assert results.count("ww-won") >= 2


def test_a_weaker_monster_and_more_time_are_better() -> None:
    game = position(hero(), health=[6, 6, 6])
    late, weak = game.clone(), game.clone()
    late.day = 9
    weak.health = [1, 0, 2]
    assert evaluate(late, HANKA) < evaluate(game, HANKA) < evaluate(weak, HANKA)
    weak.finish("ww-won")
    assert evaluate(weak, HANKA) == 1.0


def test_the_greedy_player_attacks_a_weak_enemy() -> None:
    game = position(hero(at="m0", health=4, dice=["attack", "attack"], hand=["desert-wind", "oath-of-the-forge"]), scarabs={"m0": 1})
    chosen = SPEC.actions.names[greedy(game, HANKA, seeded(1))]
    assert chosen == "play:desert-wind"
