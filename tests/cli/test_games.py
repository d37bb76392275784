"""Every game in the terminal from its first question to its result: somebody always takes the first option."""

import re
from pathlib import Path

import pytest

import deska
from deska.table.standings import scores_of
from deska.text import Messages, Texts
from tests.cli.shell import Run, Shell, record_in

ONES = ["1"] * 3000
GOLDEN = Path(__file__).parents[1] / "games" / "aeons_end" / "golden"
QUICK = [
    ("evenfall", 1, "cs", ("side=moon",)),
    ("aeons_end", 2, "en", ("nemesis=rageborne",)),
    ("weirdwood", 1, "cs", ("monster=chaos-ogre", "time=day-6")),
    ("eldervale", 2, "en", ()),
]
LONG = [
    ("evenfall", 2, "en", ("side=sun",)),
    ("aeons_end", 2, "en", ("nemesis=carapace-queen",)),
    ("aeons_end", 2, "cs", ("nemesis=crooked-mask",)),
    ("aeons_end", 2, "cs", ("nemesis=prince-of-gluttons",)),
    ("weirdwood", 1, "en", ("monster=min-wraith", "time=day-6")),
    ("weirdwood", 1, "cs", ("monster=therus", "time=day-6")),
]
GAMES = [*QUICK, *(pytest.param(*game, marks=pytest.mark.soak) for game in LONG)]


def assert_in_words(run: Run, prefix: str) -> None:
    """No message is shown by its id."""
    assert (run.code, run.err) == (0, "")
    assert not re.findall(rf"\b{prefix}-[a-z]+(?:-[a-z]+)*\b", run.out)


@pytest.mark.parametrize(("game", "seats", "lang", "variants"), GAMES)
def test_a_whole_game(shell: Shell, game: str, seats: int, lang: str, variants: tuple[str, ...]) -> None:
    chosen = [part for variant in variants for part in ("--variant", variant)]
    run = shell("play", game, "--lang", lang, "--seats", seats, "--seed", 5, *chosen, typed=ONES)
    played = deska.replay(record_in(shell.kept[0]))
    words = Messages(lang, ("deska.terminal",))
    assert_in_words(run, played.spec.prefix)
    assert played.outcome is not None
    assert Texts(played.spec, lang).message(played.ended) in run.out
    assert (words("winners", names="", count=0) in run.out) == (not played.outcome.winners)
    scores = sorted(scores_of(played.outcome), reverse=True)
    assert re.search(rf"{words('total')} +{' +'.join(map(str, scores))}", run.out)


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("ending", ["nemesis-defeated", "nemesis-spent"])
def test_games_that_were_won_are_told_to_their_end(shell: Shell, ending: str, lang: str) -> None:
    run = shell("replay", GOLDEN / f"end-{ending}.json", "--lang", lang)
    spec = deska.spec_of("aeons_end")
    assert_in_words(run, spec.prefix)
    assert Texts(spec, lang).message(f"ae-{ending}") in run.out
    assert Messages(lang, ("deska.terminal",))("winners", names="", count=0) not in run.out
