"""The ladders: their plan, what a file is bound to, and the page."""

from dataclasses import replace
from pathlib import Path

import pytest

import deska
from deska.bots import ladder as levels
from deska.lab import behaviour
from deska.lab.arena import Bout
from deska.lab.arena_file import ArenaFile
from deska.lab.behaviour import behaviour_of, digest_of, spread
from deska.lab.demands import demands, is_over
from deska.lab.games import Played, derived
from deska.lab.ladders import LEVELS, SEED, Step, steps
from deska.lab.ladders_report import MET, MISSED, OPEN, page
from deska.lab.outside import name_of

ETHNOS = deska.spec_of("ethnos")
PAIR = Step("ethnos", ("player", "apprentice"), 1, 0.62, 8)
TRIALS = [step for step in steps() if step.variant == {"nemesis": "rageborne"}]


# --- the plan


def test_every_match_has_a_file_of_its_own_and_quick_ones_come_first() -> None:
    names = [step.name for step in steps()]
    assert len(set(names)) == len(names)
    assert [step.turn for step in steps()] == sorted(step.turn for step in steps())
    assert {step.game for step in steps()} == {spec.id for spec in deska.games()}
    assert {"ethnos-player-apprentice", "ethnos-grandmaster-greedy-4-seats", "evenfall-heir-grandmaster-alone"} < set(names)


def test_the_levels_are_those_of_the_bots() -> None:
    assert [level.name for level in levels.LADDER] == list(LEVELS)


# --- what a file is bound to


def test_a_file_is_bound_to_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another way to choose gives another digest, and so do other worlds of a level; the same choices give the same one."""
    monkeypatch.setattr(behaviour, "ASKED", 1)
    monkeypatch.setattr(behaviour, "WORLDS", 2)
    digest_of.cache_clear()
    usual = {bot: behaviour_of(ETHNOS, bot, 2, {}) for bot in ("player", "apprentice", "expert")}
    assert len(set(usual.values())) == 3
    digest_of.cache_clear()
    assert behaviour_of(ETHNOS, "player", 2, {}) == usual["player"]
    digest_of.cache_clear()
    more = replace(levels.EXPERT, worlds=levels.EXPERT.worlds + 1)
    monkeypatch.setitem(levels.SEARCHERS, "expert", more)
    assert behaviour_of(ETHNOS, "expert", 2, {}) != usual["expert"]
    digest_of.cache_clear()
    monkeypatch.setattr(behaviour, "asked", lambda bot, spec, game, seat: game.legal[0])
    assert behaviour_of(ETHNOS, "player", 2, {}) != usual["player"]
    digest_of.cache_clear()
    assert behaviour_of(ETHNOS, "mine=./bot.py", 2, {}) == ""


def test_a_search_is_asked_in_the_second_half() -> None:
    positions = [ETHNOS.new(2, seed) for seed in range(20)]
    assert spread(positions, 20) == positions
    assert spread(positions, 3) == [positions[10], positions[13], positions[16]]


# --- the page


def record(step: Step, folder: Path, wins: list[bool]) -> None:
    """A file in which the first bot wins or loses deal after deal."""
    competition = step.competition()
    file = ArenaFile(step.path(folder), competition.arena)
    match = competition.arena.matches[0]
    for deal, won in enumerate(wins):
        games = []
        for bots in match.seatings(deal):
            shares = tuple(float(won if match.is_trial else won == (bot == match.hero)) for bot in bots)
            games.append(Played(deal, derived(SEED, deal), 0, bots, (1, 1), shares, ({}, {}), 9, 3, "et-end"))
        file.add(Bout(0, deal, tuple(games)))
    file.close()


def row(folder: Path, name: str) -> list[str]:
    """The cells of the first row of that name."""
    found = next(line for line in page(folder).splitlines() if line.startswith(f"| {name} |"))
    return [cell.strip() for cell in found.strip("|").split("|")]


def test_a_match_is_open_until_it_is_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deska.lab.ladders_report.steps", lambda: [PAIR])
    assert row(tmp_path, "player – apprentice")[1:] == ["0", "–", "62%", "–", ""]
    record(PAIR, tmp_path, [True])
    assert row(tmp_path, "player – apprentice")[1:5] == ["2", "100.0% (34.2% – 100.0%)", "62%", OPEN]
    PAIR.path(tmp_path).unlink()
    record(PAIR, tmp_path, [True, True, True, False])
    assert row(tmp_path, "player – apprentice")[4] == MET
    PAIR.path(tmp_path).unlink()
    record(PAIR, tmp_path, [True, True, False, False])
    assert row(tmp_path, "player – apprentice")[4] == MISSED


def test_levels_that_play_together_are_compared_on_the_same_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [replace(step, most=4) for step in TRIALS]
    monkeypatch.setattr("deska.lab.ladders_report.steps", lambda: few)
    record(few[0], tmp_path, [False, False, True, False])
    record(few[1], tmp_path, [False, True, True, False])
    record(few[2], tmp_path, [True, False, True, False])
    assert row(tmp_path, "player, rageborne")[3].startswith("8 points over apprentice: +25.0")
    assert row(tmp_path, "player, rageborne")[4] == MET
    assert row(tmp_path, "expert, rageborne")[4] == MISSED
    assert row(tmp_path, "grandmaster, rageborne")[4] == "–; –"


def test_nothing_is_asked_above_a_level_that_wins_nearly_always(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deska.lab.arena_file.build_of", lambda arena: "")
    player, expert, master, grandmaster = TRIALS[1:]
    record(player, tmp_path, [False] * 40)
    record(expert, tmp_path, [True, True, True, False] * 5)
    assert not is_over(expert, tmp_path)  # surely above the player, but the master has to be compared with it
    assert not is_over(master, tmp_path)
    expert.path(tmp_path).unlink()
    record(expert, tmp_path, [True] * 20)
    assert is_over(expert, tmp_path)
    assert is_over(master, tmp_path)
    assert row(tmp_path, "expert, rageborne")[4] == MET
    assert row(tmp_path, "master, rageborne")[3:5] == ["nothing: expert wins 90%", ""]
    assert not is_over(grandmaster, tmp_path)
    assert [demand.asked for demand in demands(grandmaster, tmp_path)] == ["95%"]


def test_the_best_level_stops_when_all_that_is_asked_of_it_is_sure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deska.lab.arena_file.build_of", lambda arena: "")
    trials = {step.bots[0]: step for step in steps() if step.variant == {"nemesis": "crooked-mask"}}
    record(trials["master"], tmp_path, [False] * 20)
    record(trials["grandmaster"], tmp_path, [True] * 10)
    assert not is_over(trials["grandmaster"], tmp_path)
    assert row(tmp_path, "grandmaster, crooked-mask")[4] == f"{OPEN}; {MET}"
    trials["grandmaster"].path(tmp_path).unlink()
    record(trials["grandmaster"], tmp_path, [True] * 20)
    assert is_over(trials["grandmaster"], tmp_path)
    assert row(tmp_path, "grandmaster, crooked-mask")[4] == f"{MET}; {MET}"
    trials["grandmaster"].path(tmp_path).unlink()
    record(trials["grandmaster"], tmp_path, [False] * 20)
    assert row(tmp_path, "grandmaster, crooked-mask")[4] == f"{MISSED}; {OPEN}"


def test_in_weirdwood_the_best_level_is_measured_by_the_player_of_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [replace(step, most=5) for step in steps() if step.variant == {"monster": "therus"}]
    monkeypatch.setattr("deska.lab.ladders_report.steps", lambda: few)
    monkeypatch.setattr("deska.lab.arena_file.build_of", lambda arena: "")  # the digests of six bots take half a minute
    wins = {"greedy": 2, "apprentice": 1, "player": 3, "expert": 3, "master": 3, "grandmaster": 4}
    for step in few:
        record(step, tmp_path, [deal < wins[name_of(step.bots[0])] for deal in range(5)])
    assert row(tmp_path, "greedy, therus")[1:4] == ["5", "40.0% (11.8% – 76.9%)", ""]
    assert "8 points over master: +20.0" in row(tmp_path, "grandmaster, therus")[3]
    assert "20 points over greedy: +40.0" in row(tmp_path, "grandmaster, therus")[3]
    assert row(tmp_path, "grandmaster, therus")[4] == f"{MET}; {MET}"
