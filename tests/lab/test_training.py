"""`deska train`: from games to weights."""

import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from math import isfinite
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.bots import make, play_game
from deska.cli import main
from deska.kernel import BadSetup, Game, GameSpec, seeded
from deska.kernel.learned import BadWeights, Learned, Network, Unit, against, network_of, weights_data
from deska.lab.fitting import fit, quality
from deska.lab.running import Crew, Stopped
from deska.lab.sampling import Sample, lesson_of, sampled, samples_of
from deska.lab.train_command import package_of, seats_of, train
from tests.browser.pebbles import SPEC as PEBBLES
from tests.browser.pebbles.bot import balance
from tests.browser.pebbles.components import Pebbles


def heaps(game: Pebbles, seat: int) -> list[float]:
    """The player who finds the heaps out of balance wins, if both play well."""
    good = (balance(game.heaps) != 0) == (game.turn == seat)
    return [1.0 if good else 0.0, float(sum(game.heaps))]


TOY = replace(PEBBLES, features=heaps, feature_names=("good", "pebbles"))


def made_up(rule: Any, number: int = 600) -> list[Sample]:
    rng = seeded(5)
    rows = [[rng.below(101) / 50.0 - 1.0, rng.below(101) / 50.0 - 1.0] for _ in range(number)]
    return [Sample(row, float(rule(*row)), float(rule(*row)), -1.0) for row in rows]


def loss_of(network: Network, samples: list[Sample]) -> float:
    return quality([network.chance(sample.values) for sample in samples], samples).loss


# --- fitting


def test_it_learns_what_a_line_divides() -> None:
    samples = made_up(lambda x, y: x + 2 * y > 0)
    assert loss_of(fit(samples, 0, 1), samples) < 0.15


def test_hidden_units_learn_what_features_do_together() -> None:
    samples = made_up(lambda x, y: x * y > 0)
    assert loss_of(fit(samples, 0, 1), samples) > 0.6
    assert loss_of(fit(samples, 8, 1), samples) < 0.25


def test_the_same_samples_and_seed_give_the_same_weights() -> None:
    samples = made_up(lambda x, y: x > y, 100)
    assert weights_data(fit(samples, 3, 7), ("x", "y"), {}) == weights_data(fit(samples, 3, 7), ("x", "y"), {})


def test_a_feature_that_never_changes_does_no_harm() -> None:
    samples = [replace(sample, values=[*sample.values, 3.0]) for sample in made_up(lambda x, y: x > 0, 200)]
    assert loss_of(fit(samples, 2, 1), samples) < 0.2


# --- the file


NETWORK = Network(0.5, [1.0, -2.0], [Unit(0.25, [0.5, 0.5], 3.0)])


def test_weights_that_are_written_and_read_judge_the_same() -> None:
    text = json.dumps(weights_data(NETWORK, ("a", "b"), {"games": 10}))
    again = network_of(text, ("a", "b"), "here")
    assert [again.chance(values) for values in ([0.0, 0.0], [1.0, 3.0])] == [NETWORK.chance(values) for values in ([0.0, 0.0], [1.0, 3.0])]


def damaged() -> Iterator[tuple[str, str]]:
    good = weights_data(NETWORK, ("a", "b"), {})
    yield "", "cannot be read"
    yield "[]", "cannot be read"
    yield json.dumps(good | {"format": 9}), "format 9"
    yield json.dumps(good | {"features": ["b", "a"]}), "other features"
    yield json.dumps(good | {"weights": [1.0]}), "2 weights are needed"
    yield json.dumps(good | {"weights": [1.0, "x"]}), "'x' is no weight"
    yield json.dumps(good | {"bias": float("nan")}), "nan is no weight"
    yield json.dumps({key: value for key, value in good.items() if key != "units"}), "units"


@pytest.mark.parametrize(("text", "why"), list(damaged()))
def test_a_bad_file_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadWeights, match=why):
        network_of(text, ("a", "b"), "here")


def test_a_game_without_weights_says_how_to_get_them() -> None:
    with pytest.raises(BadWeights, match="deska train"):
        Learned("tests.browser.pebbles", ("a",)).chance([1.0])


# --- samples


def played(spec: GameSpec, games: int, seed: int = 1) -> list[list[Sample]]:
    return list(sampled(lesson_of(spec, (2,), seed, {}), games, Crew(), Stopped()))


def test_it_learns_to_judge_pebbles() -> None:
    games = played(TOY, 200)
    found = train(lesson_of(TOY, (2,), 1, {}), games, 4)
    assert float(found.rows[-1][2]) > 0.9
    assert found.network.chance([1.0, 6.0]) > 0.75
    assert found.network.chance([0.0, 6.0]) < 0.25


def test_samples_depend_on_the_seed_alone() -> None:
    ethnos = lesson_of(deska.spec_of("ethnos"), (2,), 4, {})
    assert samples_of(pickle.loads(pickle.dumps(ethnos)), 0) == samples_of(ethnos, 0)
    assert samples_of(ethnos, 0) != samples_of(ethnos, 1)


def test_the_beginnings_of_eras_are_always_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without other positions the samples of Evenfall are those at which its second and third round begin."""
    monkeypatch.setattr("deska.lab.sampling.EACH", 0)
    spec = replace(deska.spec_of("evenfall"), features=lambda game, seat: [float(game.round)], feature_names=("round",))
    rounds = [[sample.values[0] for sample in samples_of(lesson_of(spec, (2,), 4, {}), index)] for index in range(4)]
    assert all(met in ([2.0, 2.0, 3.0, 3.0], [3.0, 3.0], []) for met in rounds)
    assert [3.0, 3.0] in [met[-2:] for met in rounds]


def test_all_seats_of_a_position_are_samples_and_their_shares_add_up() -> None:
    for samples in played(TOY, 5):
        assert samples
        for one, other in zip(samples[::2], samples[1::2], strict=True):
            assert one.share + other.share == 1.0
            assert one.target + other.target == pytest.approx(1.0)


def test_a_game_without_features_cannot_be_learned() -> None:
    with pytest.raises(BadSetup, match="no features"):
        lesson_of(PEBBLES, (2,), 1, {})


# --- the games


@pytest.mark.parametrize("spec", deska.games(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_game_has_a_number_for_each_feature(spec: GameSpec, seats: int) -> None:
    if seats not in spec.seats:
        pytest.skip("not with so many seats")
    assert spec.features is not None
    assert spec.evaluate is not None
    assert len(set(spec.feature_names)) == len(spec.feature_names)
    for game in positions(spec, seats):
        for seat in range(seats):
            values = spec.features(game, seat)
            assert len(values) == len(spec.feature_names)
            assert all(isfinite(value) for value in values)
            assert 0.0 <= spec.evaluate(game, seat) <= 1.0


def positions(spec: GameSpec, seats: int) -> Iterator[Game]:
    """Some positions of a game of chance, and its end."""
    game = spec.new(seats, 3)
    rng = seeded(3)
    for choice in range(60):
        if not game.legal:
            break
        if not choice % 20:
            yield game
        game.apply(game.legal[rng.below(len(game.legal))])
    if game.legal:
        players = [make("random", spec, seat) for seat in range(seats)]
        play_game(game, players)
    yield game


def test_leads_are_over_the_strongest_rival_and_the_average() -> None:
    parts = [[5.0, 1.0], [9.0, 4.0], [1.0, 7.0]]
    assert against(parts, 0) == [-4.0, -3.0, 0.0]
    assert against(parts, 1) == [4.0, 3.0, 6.0]
    assert against([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 7.0]], 0, (1,)) == [-8.0, -7.0, -8.0]


# --- the command


def test_the_command_writes_what_it_has_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    assert main(["train", "aeons_end", "--games", "10", "--seats", "2", "--hidden", "2", "--jobs", "1", "--out", str(out)]) == 0
    assert "with 2 hidden units" in capsys.readouterr().out
    data = json.loads(out.read_text())
    assert data["learned"]["games"] == 10
    assert network_of(out.read_text(), deska.spec_of("aeons_end").feature_names, "here").units


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "3"], "at least 10 games"),
        (["--hidden", "65"], "0 to 64"),
        (["--seats", "two"], "cannot be read"),
        (["--seats", "9"], "seats"),
        (["--games", "10", "--jobs", "1", "--out", "/nowhere/weights.json"], "cannot be written"),
    ],
)
def test_a_mistake_is_told_in_one_line(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "aeons_end", *words]) == 2
    assert why in capsys.readouterr().err


def test_weights_belong_to_the_package_of_the_game() -> None:
    for spec in deska.games():
        assert package_of(spec) == f"deska.games.{spec.id}"
        assert seats_of(spec, "") == tuple(number for number in spec.seats if number <= 4)
