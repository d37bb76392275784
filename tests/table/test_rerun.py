"""Games that are looked at again: any position, whatever was asked for before."""

import deska
from deska.kernel import seeded
from deska.table.chapters import chapters
from deska.table.play import Play
from deska.table.rerun import EVERY, MOST_GAMES, Rerun, Reruns
from deska.table.words import texts_of


def played(seed: int, choices: int) -> Play:
    play = Play(deska.new("ethnos", 3, seed), frozenset())
    rng = seeded(seed)
    for _ in range(choices):
        play.make(play.game.spec.actions.names[play.game.legal[rng.below(len(play.game.legal))]])
    return play


def test_positions_are_those_of_the_game() -> None:
    play = played(1, 3 * EVERY + 5)
    made = [(entry.option, entry.seat) for entry in play.choices]
    assert play.game.recorder is not None
    rerun = Rerun(play.game.spec, play.game.recorder.start)
    digests = {step: rerun.at(made, step).digest() for step in (len(made), 0, EVERY, EVERY - 1, 2 * EVERY + 7)}
    assert digests == {step: play.replayed(step).digest() for step in digests}
    assert sorted(rerun.kept) == [0, EVERY, 2 * EVERY, 3 * EVERY]


def test_what_was_taken_back_is_played_anew() -> None:
    one, other = played(1, 3 * EVERY), played(1, EVERY)
    while len(other.choices) < 3 * EVERY:
        other.make(other.game.spec.actions.names[other.game.legal[0]])
    assert one.game.recorder is not None
    rerun = Rerun(one.game.spec, one.game.recorder.start)
    for play in (one, other, one):
        made = [(entry.option, entry.seat) for entry in play.choices]
        assert rerun.at(made, len(made)).digest() == play.game.digest()


def test_only_some_games_are_kept() -> None:
    play = played(1, 0)
    assert play.game.recorder is not None
    reruns = Reruns()
    first = reruns.of("a", play.game.spec, play.game.recorder.start)
    for table in "bcd":
        reruns.of(table, play.game.spec, play.game.recorder.start)
    assert reruns.of("a", play.game.spec, play.game.recorder.start) is first
    reruns.of("e", play.game.spec, play.game.recorder.start)
    assert list(reruns.games) == ["c", "d", "a", "e"]
    assert len(reruns.games) == MOST_GAMES


def test_chapters_are_parts_and_turns_with_their_steps() -> None:
    play = played(1, 4)
    found = chapters(play.choices, play.beginning, 0, texts_of(play.game.spec, "en", ["Eva", "Jan", "Ida"]))
    assert found[0] == {"step": 0, "kind": "part", "title": "The First Age begins."}
    turns = [chapter for chapter in found if chapter["kind"] == "turn"]
    assert [chapter["step"] for chapter in turns] == [0, 1, 2, 3, 4]
    assert turns[1]["seat"] == (turns[0]["seat"] + 1) % 3
