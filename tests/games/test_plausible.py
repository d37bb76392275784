"""Snapshots of all games changed by plausible values: refused at once, or played on without harm."""

import pytest

import deska
from deska.testing import Broken
from deska.testing.plausible import Stock, leaves, mutants, outcome_of, plausible_data_is_harmless
from tests.kernel.toys.lots import LOTS

GAMES = [spec.id for spec in deska.games()]


@pytest.mark.parametrize("game", GAMES)
def test_changed_snapshots_do_no_harm(game: str) -> None:
    plausible_data_is_harmless(deska.spec_of(game), 300)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_changed_snapshots_do_no_harm(game: str) -> None:
    plausible_data_is_harmless(deska.spec_of(game), 50_000, seed=1)


def test_some_changes_are_refused_and_some_are_not() -> None:
    spec = deska.spec_of("ethnos")
    found = [outcome_of(spec, data, number) for number, (data, _) in enumerate(mutants(spec, 300, 0))]
    assert found.count(True) > 10
    assert found.count(False) > 100


def test_changes_say_what_they_did_and_leave_the_header_alone() -> None:
    for data, said in mutants(deska.spec_of("ethnos"), 100, 3):
        assert said
        assert (data["game"], data["format"]) == ("ethnos", 1)


def test_other_values_are_those_seen_at_such_places_and_neighbours() -> None:
    stock = Stock()
    stock.learn({"state": {"row": ["elf", "orc"], "age": 2}})
    stock.learn({"state": {"row": ["dwarf"], "age": 2}})
    assert stock.others(("state", "row", 5), "orc") == ["elf", "dwarf"]
    assert stock.others(("state", "age"), 2) == [1, 3]
    assert dict(leaves({"seats": 3, "turn": 1}, ())) == {("turn",): 1}


def test_a_game_that_accepts_anything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its laws and facts a game breaks sooner or later; K3 is broken then."""
    monkeypatch.setattr("deska.kernel.spec.check_position", lambda game: game.settle())
    with pytest.raises(Broken, match="K3"):
        plausible_data_is_harmless(LOTS, 2000)
