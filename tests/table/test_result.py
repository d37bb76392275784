"""The last page: the parts of the game, and the changes of the lead."""

import pytest

import deska
from deska.kernel import Event, Outcome, Rival
from deska.table.chairs import PERSON, Chair
from deska.table.course import Course, Highlight, Lead, Swing, Swings, best_gain, course_of, highlight_of, kind_of, largest, leads
from deska.table.log import CHOICE, Entry, written_events
from deska.table.play import Play
from deska.table.result import over_frame
from deska.table.standings import Standing, result_of, scores_of, standings
from deska.table.story import best_turn, margin
from deska.table.table import Table
from deska.table.words import texts_of
from tests.table.lots import LOTS_TABLE


def sides(count: int) -> list[tuple[int, ...]]:
    return [(seat,) for seat in range(count)]


def taken(*lines: list[tuple[int, int]]) -> list[tuple[int, tuple[int, ...], int]]:
    return [(lead.step, lead.members, lead.gain) for lead in largest(leads(list(lines), sides(len(lines))))]


def test_who_takes_the_lead_from_somebody() -> None:
    assert taken([(0, 0), (2, 5)], [(0, 0), (4, 9)]) == [(4, (1,), 9)], "the first lead was taken from nobody"
    assert taken([(0, 0), (2, 5)], [(0, 0), (4, 5)]) == [], "a draw is no lead"
    assert taken([(0, 0), (2, 5), (4, 12)], [(0, 0), (4, 9)]) == [], "all scores of a step count together"


def test_a_yes_alone_says_nothing() -> None:
    game = deska.new("aeons_end", 2, 1)
    assert game.pending is not None
    assert kind_of(game, game.pending.options[0]) == game.pending.kind
    assert [kind_of(game, option) for option in ("yes", "no", "pass", "done")] == [""] * 4
    assert kind_of(game, "choose:1") == game.pending.kind


def test_a_team_leads_with_the_points_of_both() -> None:
    lines = [[(0, 0), (1, 5)], [(0, 0), (2, 4)], [(0, 0)], [(0, 0), (2, 3)]]
    assert leads(lines, [(0, 1), (2, 3)]) == []
    assert leads(lines, [(0, 2), (1, 3)]) == [Lead(2, (1, 3), 7)]


def test_the_largest_few_are_told_in_their_order() -> None:
    zigzag = taken([(0, 0), (1, 1), (3, 5), (5, 30), (7, 60)], [(0, 0), (2, 4), (4, 9), (6, 40)])
    assert zigzag == [(5, (0,), 25), (6, (1,), 31), (7, (0,), 30)]


def at(seat: int, *events: Event, forced: bool = False) -> Entry:
    return Entry(4, CHOICE, 0, seat, "build", forced, told=written_events(events))


SECRET = Event("secret", {"player": 1, "count": 9}, 1)
PAID, ROSE, SCORED = (
    Event("paid", {"player": 1, "count": 2}),
    Event("rose", {"player": 1, "level": 2}),
    Event("scored", {"player": 2, "count": 5}),
)
BUILT, AUTOMA = Event("built", {"player": 1}), Event("automa", {"count": 3})


@pytest.mark.parametrize(
    ("members", "entry", "kind", "event"),
    [
        ((1,), at(1, SECRET, PAID, ROSE, SCORED, AUTOMA), "turn", ROSE),
        ((1,), at(1, BUILT), "turn", None),
        ((1,), at(0, BUILT), "", BUILT),
        ((1,), at(1, PAID, forced=True), "", PAID),
        ((1, 2), at(1, PAID, SCORED), "turn", SCORED),
        ((3,), at(1, PAID, AUTOMA, SCORED), "", AUTOMA),
        ((0,), at(1, PAID), "", None),
    ],
)
def test_a_highlight_tells_the_choice_and_what_came_of_it(members: tuple[int, ...], entry: Entry, kind: str, event: Event | None) -> None:
    highlight = highlight_of(Lead(1, members, 3), [entry], ["turn"])
    assert (highlight.kind, highlight.option, highlight.event) == (kind, "build", event)


def played(game: str, seats: int) -> tuple[Table, Play]:
    spec = deska.spec_of(game)
    play = Play(spec.new(seats, 3), frozenset(range(seats)))
    while play.game.pending is not None:
        play.choose(play.game.pending.seat, play.seq, play.game.pending.options[0], 0)
        play.settle()
    recorder = play.game.recorder
    assert recorder is not None
    chairs = tuple(Chair(PERSON, name) for name in "ABCD"[:seats])
    return Table("t", game, {}, chairs, "", 0, "", dict(recorder.start)), play


def test_ages_lie_side_by_side() -> None:
    table, play = played("ethnos", 4)
    course = course_of(play.game.spec, table.start, play.choices)
    frame = over_frame(table, course, texts_of(play.game.spec, "en", table.names))
    assert [span["from"] for span in frame["spans"]] == [0, *(span["to"] for span in frame["spans"][:-1])]
    assert frame["spans"][-1]["to"] == len(play.choices)
    assert len(frame["spans"]) == len({span["label"] for span in frame["spans"]}) == 3
    for moment in frame["moments"]:
        assert moment["title"].endswith(")")
        assert moment["text"].endswith(".")


@pytest.mark.parametrize(
    ("game", "seats", "together", "title"), [("ethnos", 2, False, "wins with"), ("aeons_end", 1, True, "You have lost")]
)
def test_who_plays_together_has_one_result(game: str, seats: int, together: bool, title: str) -> None:
    table, play = played(game, seats)
    frame = over_frame(table, course_of(play.game.spec, table.start, play.choices), texts_of(play.game.spec, "en", table.names))
    assert frame["together"] == together
    assert title in frame["title"]
    assert "together" not in frame["title"], "who plays alone has nobody to lose with"
    rows = ["Turns", "Choices"] if seats > 1 else ["Choices"]
    assert [row["label"] for row in frame["statistics"]] == rows, "all choices were made in one moment"


def test_a_rival_is_ranked_and_counted() -> None:
    table, play = played("evenfall", 1)
    outcome = play.game.result(play.game.ended)
    frame = over_frame(table, course_of(play.game.spec, table.start, play.choices), texts_of(play.game.spec, "en", table.names))
    assert frame["rivals"] == ["Automa"]
    assert [line["points"][-1][1] for line in frame["history"]] == scores_of(outcome)
    assert {standing["members"]: standing["score"] for standing in frame["standings"]} == {
        (0,): outcome.scores[0],
        (1,): outcome.rivals[0].score,
    }
    assert [sum(points) for points in zip(*(row["values"] for row in frame["breakdown"]), strict=True)] == scores_of(outcome)


@pytest.mark.parametrize(
    ("outcome", "ranking"),
    [
        (Outcome((5, 9, 9), (2,), ""), [(1, (2,), 9), (2, (1,), 9), (3, (0,), 5)]),
        (Outcome((5, 9, 9), (1, 2), ""), [(1, (1,), 9), (1, (2,), 9), (3, (0,), 5)]),
        (Outcome((5, 5, 9), (2,), ""), [(1, (2,), 9), (2, (0,), 5), (2, (1,), 5)]),
        (Outcome((9, 1, 6, 5), (2, 3), "", teams=((0, 1), (2, 3))), [(1, (2, 3), 11), (2, (0, 1), 10)]),
        (Outcome((7,), (), "", rivals=(Rival("automa", {"a": 3, "b": 4}),)), [(1, (1,), 7), (2, (0,), 7)]),
        (Outcome((8,), (0,), "", rivals=(Rival("automa", {"a": 7}),)), [(1, (0,), 8), (2, (1,), 7)]),
    ],
)
def test_who_stands_where(outcome: Outcome, ranking: list[tuple[int, tuple[int, ...], int]]) -> None:
    assert [(standing.place, standing.members, standing.score) for standing in standings(outcome, together=False)] == ranking


def test_who_plays_together_stands_together() -> None:
    assert standings(Outcome((4, 4), (), ""), together=True) == [Standing(1, (0, 1), 4)]


def test_a_game_without_parts_has_none() -> None:
    game = LOTS_TABLE.new(3, 1)
    choices: list[Entry] = []
    while game.pending is not None:
        seat = max(game.pending.seat, 0)
        choices.append(Entry(len(choices) + 1, CHOICE, 0, seat, game.pending.options[0]))
        game.choose(game.pending.options[0], seat)
    assert game.recorder is not None
    assert course_of(LOTS_TABLE, dict(game.recorder.start), choices).spans == []


# --- the story


@pytest.mark.parametrize(("event", "told"), [("ev-strength", ""), ("ev-scored", " Jan scores 8 VP (Eclipse).")])
def test_the_best_turn_names_its_cause_and_no_figure_that_is_the_same_by_chance(event: str, told: str) -> None:
    args = {"player": 1, "card": "eclipse", "vp": 8} if told else {"player": 1, "strength": 8}
    turning = Highlight(Lead(1, (1,), 8), "", "", Event(event, args))
    course = Course(Outcome((0, 8), (1,), ""), [], [], [], [], turning, [], [1, 1, 1], [1, 1], [1, 1], [0, 0], "", "")
    texts = texts_of(deska.spec_of("evenfall"), "en", ["Eva", "Jan"])
    assert best_turn(course, texts, []) == f"Jan scored most at once with 8 points (turn 1 of 1).{told}"


def test_the_story_tells_who_led_and_how_it_ended() -> None:
    ranked = [Standing(1, (1,), 30), Standing(2, (0,), 25)]
    texts = texts_of(deska.spec_of("ethnos"), "en", ["Eva", "Jan"])
    assert margin(ranked, texts, []) == "Jan is 5 ahead of Eva in the end."
    assert margin([Standing(1, (1,), 30), Standing(2, (0,), 30)], texts, []).startswith("Jan and Eva both have 30")
    assert margin([Standing(1, (1,), 30), Standing(1, (0,), 30)], texts, []).startswith("Jan and Eva share the victory")
    assert margin([Standing(1, (2,), 40), ranked[1]], texts, ["Automa"]) == "Automa is 15 ahead of Eva in the end."


def test_the_best_gain_is_that_of_the_winning_side() -> None:
    apart = list(range(1, 20))  # every choice is a turn of its own
    history = [[(0, 0), (2, 5), (6, 20)], [(0, 0), (3, 9)], [(0, 0), (3, 4), (6, 5)]]
    outcome = Outcome((20, 9, 5), (1, 2), "")
    assert best_gain(history, [(0,), (1, 2)], outcome, apart) == Lead(3, (1, 2), 13)
    assert best_gain(history, sides(3), Outcome((20, 9, 5), (0,), ""), apart) == Lead(6, (0,), 15)
    assert best_gain(history, sides(3), Outcome((20, 9, 5), (), ""), apart) is None


def test_the_best_gain_is_that_of_a_whole_turn() -> None:
    history = [[(0, 0), (1, 3), (2, 7), (4, 12)], [(0, 0)]]
    outcome = Outcome((12, 0), (0,), "")
    assert best_gain(history, sides(2), outcome, [1, 1, 2, 3, 4, 4]) == Lead(2, (0,), 7)  # the second choice ends the first turn
    assert best_gain(history, sides(2), outcome, [1, 2, 3, 4, 5, 6]) == Lead(4, (0,), 5)
    assert best_gain(history, sides(2), outcome, [1, 2, 3, 4, 5]) == Lead(2, (0,), 4)  # the final scoring does not count


def test_a_swing_is_that_of_a_whole_turn() -> None:
    swings = Swings()
    for step, (life, turn) in enumerate([(10, 1), (8, 2), (7, 2), (9, 3), (6, 4)], 1):
        swings.note(Counted(life), step, 0, turn)  # type: ignore[arg-type]
    assert swings.most() == [Swing("life", 2, 4, 0), Swing("life", -3, 3, 0)]


class Counted:
    """A game of which only one number is looked at."""

    ended = ""

    def __init__(self, life: int) -> None:
        self.life = life

    def result(self, reason: str) -> Outcome:
        return Outcome((0,), (), reason, ({"life": self.life},))


def test_a_result_has_the_place_of_every_seat() -> None:
    outcome = Outcome((12, 30, 20), (1,), "", rivals=(Rival("automa", {"points": 25}),))
    result = result_of(outcome, False, 7)
    assert (result.places, result.scores, result.sides, result.best) == ((4, 1, 3), (12, 30, 20), 4, 30)
    assert result_of(Outcome((8, 8), (0, 1), ""), True, 7).places == (1, 1)
