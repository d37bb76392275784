"""Weirdwood Manor in the terminal: whole games against every monster, and a table that shows what a warden has to know."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

import deska
from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import MONSTERS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.movement import MOVE
from deska.terminal.drawing import Picture
from deska.terminal.table import drawing_of
from deska.text import Texts
from tests.cli.shell import Run, Shell, record_in
from tests.games.weirdwood.build import TURN_STEPS, hero, position

NAMES = ("Eva", "Jan", "Ada", "Bob", "Ida")
ONES = ["1"] * 3000
NOBODY = {"cs": "Nevítězí nikdo.", "en": "Nobody wins."}


def assert_in_words(run: Run) -> None:
    """Nothing is shown by its message id."""
    assert not re.findall(r"\bww-[a-z]+(?:-[a-z]+)*\b", run.out)


@pytest.mark.parametrize(("monster", "lang"), list(zip(MONSTERS, ("cs", "en", "cs"), strict=True)))
def test_a_whole_game_against_every_monster(shell: Shell, monster: str, lang: str) -> None:
    """Somebody who does whatever comes first, alone in the manor."""
    run = shell(
        "play",
        "weirdwood",
        "--lang",
        lang,
        "--seats",
        1,
        "--seed",
        5,
        "--variant",
        f"monster={monster}",
        "--variant",
        "time=day-6",
        typed=ONES,
    )
    assert (run.code, run.err) == (0, "")
    assert_in_words(run)
    game = deska.replay(record_in(shell.kept[0]))
    assert game.outcome is not None
    assert Texts(SPEC, lang).message(game.ended) in run.out
    assert (NOBODY[lang] in run.out) == (not game.outcome.winners)


def shown(game: Weirdwood, lang: str = "en", numbers: dict[str, int] | None = None) -> str:
    out = io.StringIO()
    picture = Picture(deska.view(game, 0).visible, 0, NAMES[: game.seats], Texts(SPEC, lang, NAMES, strict=True), numbers or {})
    Console(file=out, width=120).print(drawing_of("weirdwood").table(picture))
    return out.getvalue()


def flat(text: str) -> str:
    """Without line breaks and repeated spaces."""
    return " ".join(text.split())


def test_the_table_shows_what_a_warden_has_to_know() -> None:
    me = hero("bailey", min=2, knowledge=4, power=1, slots={"morning": "page-turner", "afternoon": "heavy-tome"}, hand=["final-chapter"])
    game = position(me, hero("oliver", at="m3"), scarabs={"o3": 2}, infested=["o3"], top=["thick-hide"])
    table = flat(shown(game))
    rooms = [Texts(SPEC, "en").noun("room", deska.view(game, 0).visible["rooms"][place]["room"]) for place in (3, 15)]
    for words in (
        "Day 1, morning, part 1",
        "Chaos Ogre",
        "head 6, torso 6, limbs 6",
        f"{rooms[0]} •2",
        f"{rooms[1]} Jan",
        "Throne Room •6",
    ):
        assert words in table
    assert "▸Eva (Bailey) 3 1 2 4 0 1" in table
    assert "morning : Page Turner afternoon ∞ Heavy Tome" in table
    assert "Hand Final Chapter" in table


def test_doors_are_those_of_the_hour() -> None:
    """Day 1, first part of the morning: the second outer room is open, the third is shut (WW-030)."""
    table = flat(shown(position(hero())))
    names = [Texts(SPEC, "en").noun("room", there["room"]) for there in deska.view(position(hero()), 0).visible["rooms"]]
    assert f"↓ {names[1]}" in table
    assert f"· {names[2]}" in table
    assert f"↕ {names[12]}" in table


def test_a_battle_tells_where_hits_come_from() -> None:
    sekhmet = hero(at="o6", favours=1, slots={"morning": "brace-for-defence"})
    game = position(sekhmet, rolls=("hit", "blank", "blank", "one", "blank", "blank"), steps=[ATTACK_HERE, *TURN_STEPS])
    table = flat(shown(game))
    assert "Eva 1⚔ 1⛨ Laid cards: +1⛨ Dice: +1⚔" in table
    assert "Chaos Ogre 1⚔ 0⛨ Dice: +1⚔" in table


def test_rooms_carry_the_numbers_of_moves() -> None:
    game = position(hero(), steps=[MOVE, *TURN_STEPS])
    assert game.pending is not None
    drawing = drawing_of("weirdwood")
    numbers = {option: number for number, option in enumerate(game.pending.options, 1) if drawing.on_piece(option)}
    table = flat(shown(game, numbers=numbers))
    texts = Texts(SPEC, "en")
    for option, number in numbers.items():
        assert re.search(rf"\b{number} [·↑↓↕] {re.escape(texts.noun('room', option.removeprefix('go:')))}", table)
    assert len(numbers) == len(game.pending.options) - 1


def test_options_have_the_colour_of_their_card() -> None:
    style = drawing_of("weirdwood").style
    assert style("play:heavy-tome") == style("play-down:page-turner") != style("lay-tactic:iron-guard") != ""
    assert style("ability:mirror-shield") != style("companion:hedge-witch") != ""
    assert style("go:throne-room") == style("end") == ""


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_glossary_tells_of_all_that_is_on_the_table(lang: str) -> None:
    given: dict[str, Any] = {"companions": ["hedge-witch"], "tactics": ["iron-guard"], "slots": {"morning": "page-turner"}}
    game = position(hero("bailey", quest="sweepers", **given), hero("oliver"), powers=["thick-hide"])
    texts = Texts(SPEC, lang, NAMES, strict=True)
    told = dict(drawing_of("weirdwood").glossary(Picture(deska.view(game, 0).visible, 0, NAMES, texts)))
    for name in ("chaos-ogre", "thick-hide", "bailey", "page-turner", "hedge-witch", "iron-guard", "sweepers", "reading-aloud"):
        assert told[texts.noun("card", name)]
    assert told[texts.noun("room", "throne-room")]
