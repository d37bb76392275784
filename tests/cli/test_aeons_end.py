"""Aeon's End in the terminal: whole games against every nemesis, and a table that shows what a mage has to know."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import deska
from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import NEMESES
from deska.games.aeons_end.components.state import AeonsEnd
from deska.terminal.drawing import Picture
from deska.terminal.table import drawing_of
from deska.text import Texts
from tests.cli.shell import Run, Shell, record_in
from tests.games.aeons_end.build import mage, play, position

NAMES = ("Eva", "Jan", "Ada", "Bob")
ONES = ["1"] * 3000
GOLDEN = Path(__file__).parents[1] / "games" / "aeons_end" / "golden"
TOTAL = {"cs": "Celkem", "en": "Total"}
NOBODY = {"cs": "Nevítězí nikdo.", "en": "Nobody wins."}


def assert_in_words(run: Run) -> None:
    """Nothing is shown by its message id."""
    assert not re.findall(r"\bae-[a-z]+(?:-[a-z]+)*\b", run.out)


@pytest.mark.parametrize(("nemesis", "lang"), list(zip(NEMESES, ("cs", "en", "cs", "en"), strict=True)))
def test_a_whole_game_against_every_nemesis(shell: Shell, nemesis: str, lang: str) -> None:
    """Somebody who does whatever comes first, beside a sensible ally."""
    run = shell("play", "aeons_end", "--lang", lang, "--seats", 2, "--seed", 5, "--variant", f"nemesis={nemesis}", typed=ONES)
    assert (run.code, run.err) == (0, "")
    assert_in_words(run)
    game = deska.replay(record_in(shell.kept[0]))
    assert game.outcome is not None
    assert Texts(SPEC, lang).message(game.ended) in run.out
    assert (NOBODY[lang] in run.out) == (not game.outcome.winners)
    assert re.search(rf"{TOTAL[lang]} +{game.outcome.scores[0]} +{game.outcome.scores[1]}", run.out)


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("ending", ["nemesis-defeated", "nemesis-spent"])
def test_games_that_were_won_are_told_to_their_end(shell: Shell, ending: str, lang: str) -> None:
    run = shell("replay", GOLDEN / f"end-{ending}.json", "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert_in_words(run)
    assert Texts(SPEC, lang).message(f"ae-{ending}") in run.out
    assert NOBODY[lang] not in run.out


def shown(game: AeonsEnd, lang: str = "en", small: bool = False, width: int = 110, numbers: dict[str, int] | None = None) -> str:
    out = io.StringIO()
    picture = Picture(deska.view(game, 0).visible, 0, NAMES[: game.seats], Texts(SPEC, lang, NAMES), numbers or {}, small)
    Console(file=out, width=width).print(drawing_of("aeons_end").table(picture))
    return out.getvalue()


def test_the_table_shows_what_a_mage_has_to_know() -> None:
    game = position(
        mage(hand=["crystal", "crystal", "spark"], played=["jade"], discard=["ignite"], prepped={1: "spark"}, charges=2, life=7),
        mage("mist"),
        in_play=[("provoker", 3), ("invoke-carnage", 1)],
        order=["player-2", "nemesis"],
        gravehold=22,
        life=47,
        fury=3,
    )
    table = shown(game)
    for words in ("Rageborne 47/70", "Gravehold 22/30", "Fury 3", "Provoker ♥3", "Invoke Carnage ⧗1", "2 Jade ×6", "▸Eva (Kadir)", "7/10"):
        assert words in table
    assert re.search(r"▸Eva \(Kadir\) +7/10 +2/5 +3\+0\+1 +I●\[Spark\] II◑2/3 III◔3/7 IV◑4/7", table)
    assert re.search(r"Hand +Crystal ×2 +Spark", table)
    assert re.search(r"Played +Jade", table)
    assert re.search(r"Discard pile +Ignite", table)


def test_known_turn_order_cards_are_shown() -> None:
    game = position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["nemesis", "player-2"])
    assert re.search(r"Turn order .*\| \? \?", shown(game))
    play(game, "play:quartz-shard")
    assert re.search(r"Turn order .*\| nemesis \?", shown(game))


@pytest.mark.parametrize(
    ("nemesis", "given", "words"),
    [
        ("carapace-queen", {"husks": 7}, "husks 7"),
        ("prince-of-gluttons", {"devoured": ["jade", "searing-ruby"]}, "devoured 2 (Jade)"),
        ("crooked-mask", {}, "corruptions 11"),
    ],
)
def test_every_nemesis_shows_its_own(nemesis: str, given: dict[str, object], words: str) -> None:
    assert words in shown(position(mage(), mage("mist"), nemesis=nemesis, order=["player-2"], **given))  # type: ignore[arg-type]


def test_small_tables_carry_numbers_on_cards() -> None:
    game = position(mage(hand=["crystal", "spark"]), aether=2, order=["player-1"])
    assert game.pending is not None
    drawing = drawing_of("aeons_end")
    numbers = {option: number for number, option in enumerate(game.pending.options, 1) if drawing.on_piece(option)}
    assert set(numbers) == {"play:crystal", "buy:jade", "buy:flexing-dagger"}
    table = shown(game, small=True, numbers=numbers)
    for option, name in (("play:crystal", "Crystal"), ("buy:jade", "2 Jade"), ("buy:flexing-dagger", "2 Flexing Dagger")):
        assert f"{numbers[option]}  {name}" in table


def test_options_have_the_colour_of_their_card() -> None:
    style = drawing_of("aeons_end").style
    assert style("buy:jade") == style("play:crystal") != style("prep:spark:1") == style("prep:ignite:2")
    assert style("hit:nemesis") != style("hit:provoker") != ""
    assert style("mage:1") == style("end") == style("focus:2") == ""


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_glossary_tells_of_all_that_is_on_the_table(lang: str) -> None:
    game = position(mage(hand=["emerald-shard"]), mage("mist"), in_play=[("provoker", 3)], order=["player-2"])
    texts = Texts(SPEC, lang, NAMES, strict=True)
    told = dict(drawing_of("aeons_end").glossary(Picture(deska.view(game, 0).visible, 0, NAMES, texts)))
    for name in ("rageborne", "provoker", "kadir", "mist", "jade", "emerald-shard"):
        assert told[texts.noun("card", name)]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json"))[::4], ids=lambda path: str(path.stem))
def test_the_table_is_drawn_from_the_view_alone(path: Path) -> None:
    """Two games that are the same to a seat look the same to it, in the middle of whole games too."""
    record = json.loads(path.read_text(encoding="utf8"))
    game = deska.replay({**record, "choices": record["choices"][: len(record["choices"]) // 2], "digest": None})
    assert isinstance(game, AeonsEnd)
    twin = deska.imagine(game, 0, 99)
    assert isinstance(twin, AeonsEnd)
    for width in (80, 110):
        assert shown(game, width=width) == shown(twin, width=width)
