"""`deska arena`: balanced seatings, the same deals, a file that can be gone on with, and a test that stops when it is sure."""

import json
import pickle
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import deska
from deska.cli import main
from deska.kernel import BadSetup
from deska.lab.arena import Arena, Bout, Competition, Match, arena_of, play_bout
from deska.lab.arena_file import ArenaFile, OtherArena, build_of, read_bout, written
from deska.lab.games import Played, derived
from deska.lab.ratings import ahead, difference, ranks, ratings, victories
from deska.lab.running import Crew, Stopped, crew_of
from deska.lab.sequential import ABOVE, BELOW, Verdict

ETHNOS = deska.spec_of("ethnos")
AEONS_END = deska.spec_of("aeons_end")
EVENFALL = deska.spec_of("evenfall")


def arena(*bots: str, seats: int | None = None, seed: int = 1) -> Arena:
    return arena_of(ETHNOS, bots, seats, seed)


def competed(plan: Arena, games: int, until: float | None = None, crew: Crew | None = None) -> Competition:
    competition = Competition(plan, games, until)
    for _ in competition.play(crew or Crew(), Stopped()):
        pass
    return competition


def played(bots: tuple[str, ...], scores: tuple[int, ...], shares: tuple[float, ...], deal: int = 0) -> Played:
    return Played(deal, 1, 0, bots, scores, shares, ({},) * len(bots), 9, 3, "et-end")


def bout(match: int, deal: int, *games: Played) -> Bout:
    return Bout(match, deal, games)


# --- who plays whom


def test_every_pair_of_bots_is_a_match() -> None:
    assert [match.name for match in arena("greedy", "largest", "random").matches] == [
        "greedy – largest",
        "greedy – random",
        "largest – random",
    ]


def test_with_as_many_seats_as_bots_all_sit_at_one_table() -> None:
    assert [match.name for match in arena("greedy", "largest", "random", seats=3).matches] == ["greedy – largest – random"]
    assert [match.name for match in arena("greedy", "random", "random", "random").matches] == ["greedy – random*3"]


def test_in_a_cooperative_game_and_alone_each_bot_is_tried_for_itself() -> None:
    together = arena_of(AEONS_END, ["greedy", "random"], None, 1)
    assert [match.bots for match in together.matches] == [("greedy", "greedy"), ("random", "random")]
    alone = arena_of(EVENFALL, ["greedy", "random"], 1, 1)
    assert [match.bots for match in alone.matches] == [("greedy",), ("random",)]
    assert together.is_trial
    assert alone.is_trial


@pytest.mark.parametrize(
    ("bots", "seats", "message"),
    [
        (["greedy"], 2, "at least two different bots"),
        (["greedy", "greedy"], 2, "at least two different bots"),
        (["greedy", "random"], 3, "3 seats need 3 bots, not 2; write for instance --bots greedy,random"),
        (["greedy", "random"], 9, "2 to 6 seats"),
        (["greedy", "oracle"], 2, "there is no bot 'oracle'"),
    ],
)
def test_a_competition_that_cannot_be_is_refused(bots: list[str], seats: int, message: str) -> None:
    with pytest.raises(deska.DeskaError, match=message):
        arena_of(ETHNOS, bots, seats, 1)


def test_a_bar_is_a_share() -> None:
    with pytest.raises(BadSetup, match="between 0 and 1, not at 62"):
        Competition(arena("greedy", "random"), 10, 62)


# --- seatings and deals


def test_every_bot_has_every_seat_equally_often_on_the_same_deal() -> None:
    match = Match(("a", "b", "b", "c"), is_trial=False)
    for seed in range(5):
        seatings = match.seatings(seed)
        assert len(seatings) == 4
        for seat in range(4):
            assert Counter(seating[seat] for seating in seatings) == {"a": 1, "b": 2, "c": 1}
    neighbours = {seating for seed in range(40) for seating in match.seatings(seed)}
    assert len(neighbours) == 12  # every order occurs: nobody always plays after the same one


def test_swapped_seats_have_the_same_deal() -> None:
    plan = arena("largest", "random", seed=5)
    first = play_bout(plan, (0, 3))
    assert {game.seed for game in first.games} == {derived(5, 3)}
    assert sorted(game.bots for game in first.games) == [("largest", "random"), ("random", "largest")]
    assert first.games[0].first == first.games[1].first
    assert play_bout(plan, (0, 3)) == first != play_bout(plan, (0, 4))


def test_a_deal_is_played_with_all_its_seatings() -> None:
    competition = competed(arena("largest", "random"), 7)
    assert len(competition.bouts) == 3
    assert [bout.deal for bout in competition.bouts] == [0, 1, 2]


def test_the_number_of_jobs_changes_nothing() -> None:
    plan = arena("greedy", "largest", "random", seed=4)
    alone = competed(plan, 12, until=0.6)
    with crew_of(3) as crew:
        together = competed(plan, 12, until=0.6, crew=crew)
    assert together.bouts == alone.bouts


def test_an_arena_travels_to_another_process() -> None:
    plan = arena("greedy", "random", seed=9)
    assert pickle.loads(pickle.dumps(plan)) == plan


# --- the test that stops


@pytest.mark.parametrize(("share", "side"), [(0.8, ABOVE), (0.4, BELOW)])
def test_a_verdict_comes_when_it_is_clear(share: float, side: str) -> None:
    dice = Random(3)
    verdict = Verdict(0.62)
    count = 0
    while not verdict.side:
        verdict.add(float(dice.random() < share))
        count += 1
    assert verdict.side == side
    assert 5 < count < 200


def test_a_verdict_is_seldom_wrong_however_often_one_looks() -> None:
    wrong = 0
    for seed in range(400):
        dice = Random(seed)
        verdict = Verdict(0.62)
        for _ in range(300):
            verdict.add(float(dice.random() < 0.62))
            if verdict.side:
                wrong += 1
                break
    assert wrong <= 0.05 * 400


def test_the_order_of_results_makes_no_difference() -> None:
    results = [1.0, 0.5, 0.0, 1.0, 1.0, 0.5]
    verdicts = [Verdict(0.4), Verdict(0.4)]
    for verdict, order in zip(verdicts, (results, results[::-1]), strict=True):
        for result in order:
            verdict.add(result)
    assert verdicts[0].higher == pytest.approx(verdicts[1].higher)


def test_a_match_that_is_decided_stops_and_the_others_go_on() -> None:
    competition = competed(arena("greedy", "largest", "random"), 40, until=0.7)
    sizes = [len(standing.bouts) for standing in competition.standings]
    assert [standing.side for standing in competition.standings] == [ABOVE] * 3
    assert sizes[0] == sizes[1] < sizes[2] < 20  # largest loses a game to random


# --- strength


def test_places_are_winners_first_and_then_by_points() -> None:
    assert ranks(played(("a", "b", "c"), (5, 9, 7), (0.0, 1.0, 0.0))) == [2, 0, 1]
    assert ranks(played(("a", "b", "c"), (9, 9, 7), (0.5, 0.5, 0.0))) == [0, 0, 2]
    assert ranks(played(("a", "b"), (20, 3), (0.0, 1.0))) == [1, 0]  # it forfeited


def test_pairs_count_who_is_ahead_and_half_when_level() -> None:
    bouts = [bout(0, 0, played(("a", "b", "b"), (5, 9, 3), (0.0, 1.0, 0.0)), played(("b", "b", "a"), (4, 4, 4), (0.4, 0.3, 0.3)))]
    assert ahead(bouts, "a", "b").rate == pytest.approx((0.5 + 0.5) / 2)
    assert ahead(bouts, "a", "c").games == 0
    assert victories(bouts, "b").rate == pytest.approx((1.0 + 0.7) / 2)


def test_ratings_order_bots_by_strength_and_narrow_with_games() -> None:
    def games(count: int) -> list[Bout]:
        dice = Random(1)
        bouts = []
        for deal in range(count):
            for one, two, chance in (("a", "b", 0.8), ("b", "c", 0.8), ("a", "c", 0.94)):
                won = float(dice.random() < chance)
                bouts.append(bout(0, deal, played((one, two), (int(won), int(1 - won)), (won, 1 - won))))
        return bouts

    few, many = ratings(games(20)), ratings(games(150))
    assert list(many) == ["a", "b", "c"]
    assert many["a"].low > many["b"].high > many["b"].low > many["c"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert ratings(games(20)) == few


def test_a_bot_that_wins_everything_is_not_known_for_certain() -> None:
    won = [bout(0, deal, played(("a", "b"), (1, 0), (1.0, 0.0))) for deal in range(4)]
    found = ratings(won)
    assert found["a"].low < found["a"].value < found["a"].high


def test_differences_are_taken_on_the_same_deals() -> None:
    def trial(bot: str, won: list[float]) -> list[Bout]:
        return [bout(0, deal, played((bot, bot), (1, 1), (share, share), deal)) for deal, share in enumerate(won)]

    better, worse = trial("a", [1.0, 1.0, 1.0, 0.0] * 10), trial("b", [1.0, 0.0, 1.0, 0.0] * 10)
    apart = difference(better, worse)
    assert apart.value == pytest.approx(0.25)
    assert (apart.low, apart.high) == pytest.approx((0.1011, 0.3751), abs=1e-4)  # ten deals of 40, none the other way
    certain = difference(trial("a", [1.0] * 4), trial("b", [0.0] * 4))
    assert certain.low < 0.5 < certain.value == certain.high == 1.0
    assert difference(better, trial("b", [1.0, 0.0])).value == pytest.approx(0.5)  # two deals in common


# --- the file


def test_a_bout_is_read_as_it_was_written() -> None:
    first = play_bout(arena("largest", "random"), (0, 0))
    assert read_bout(written(first)) == first


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = arena("largest", "random", seed=3)
    path = tmp_path / "arena.jsonl"
    words = ["arena", "ethnos", "--bots", "largest,random", "--seed", "3", "--jobs", "1", "--out", str(path), "--games"]
    assert main([*words, "4"]) == 0
    half = path.read_text(encoding="utf8")
    path.write_text(half + '{"match": 0, "deal": 2, "ga', encoding="utf8")  # killed while writing
    assert main([*words, "8"]) == 0
    assert path.read_text(encoding="utf8").startswith(half)
    assert ArenaFile(path, plan).before == competed(plan, 8).bouts
    before = path.read_text(encoding="utf8")
    assert main([*words, "8"]) == 0
    assert path.read_text(encoding="utf8") == before


def test_the_file_names_commit_rules_build_and_seeds(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    ArenaFile(path, arena("largest", "random", seed=3)).close()
    head = json.loads(path.read_text(encoding="utf8"))
    assert (head["game"], head["rules"], head["seed"], head["matches"]) == ("ethnos", ETHNOS.version, 3, [["largest", "random"]])
    assert head["build"] == build_of(arena("largest", "random")) != build_of(arena("greedy", "random"))
    assert head["commit"]


def test_a_file_of_another_competition_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    ArenaFile(path, arena("largest", "random", seed=3)).close()
    text = path.read_text(encoding="utf8")
    with pytest.raises(OtherArena, match="another seed"):
        ArenaFile(path, arena("largest", "random", seed=4))
    assert path.read_text(encoding="utf8") == text
    path.write_text(text.replace(build_of(arena("largest", "random")), "0" * 16), encoding="utf8")
    with pytest.raises(OtherArena, match="another build"):
        ArenaFile(path, arena("largest", "random", seed=3))
    path.write_text("a diary\n", encoding="utf8")
    with pytest.raises(OtherArena, match="no file of an arena"):
        ArenaFile(path, arena("largest", "random", seed=3))


# --- the command


def test_the_command_shows_matches_ratings_and_pairs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arena.jsonl"
    words = ["--bots", "greedy,largest,random", "--games", "4", "--until", "0.62", "--jobs", "1", "--markdown", "--out", str(path)]
    assert main(["arena", "ethnos", *words]) == 0
    out = capsys.readouterr().out
    for word in (
        "| greedy – largest | 4 |",
        "62%",
        "| bot | rating (95 %) |",
        "| ahead of | greedy | largest | random |",
        "rules 2, commit ",
    ):
        assert word in out
    page = path.with_suffix(".html").read_text(encoding="utf8")
    for word in ("<title>Arena of ethnos</title>", "greedy – random", "<polyline", "<circle", "prefers-color-scheme: dark"):
        assert word in page
    assert "http" not in page


def test_trials_show_shares_and_differences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "greedy,random", "--games", "3", "--jobs", "1", "--out", str(tmp_path / "arena.jsonl")]
    assert main(["arena", "aeons_end", *words]) == 0
    out = capsys.readouterr().out
    assert "greedy – random" in out
    assert "difference on the same deals" in out
    assert "rating" not in out


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--bots", "greedy"], ["--bots", "greedy,oracle"], ["--bots", "greedy,random", "--until", "2"]):
        assert main(["arena", "ethnos", *words, "--out", str(tmp_path / "arena.jsonl")]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
