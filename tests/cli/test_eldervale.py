"""Eldervale in the terminal: tables of whole games, and one that shows what a player has to know."""

import io
import re
from functools import cache

import pytest
from rich.console import Console

import deska
from deska.games.eldervale import SPEC
from deska.games.eldervale.components.state import Eldervale
from deska.kernel.records import BY
from deska.terminal.drawing import Picture
from deska.terminal.table import drawing_of
from deska.text import Texts
from tests.games.eldervale.battles import rolled, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    dwells,
    gains,
    holds,
    lurks,
    offers,
    options,
    owns,
    play,
    powers,
    stands,
    table,
    treasures,
    turn_of,
)
from tests.games.golden import folder, read

NAMES = ("Eva", "Jan", "Ada", "Bob", "Ida")
GOLDEN = folder("eldervale")


@cache
def texts_in(lang: str) -> Texts:
    return Texts(SPEC, lang, NAMES, strict=True)


def picture(game: Eldervale, lang: str = "en", numbers: dict[str, int] | None = None, small: bool = False) -> Picture:
    return Picture(deska.view(game, ANNA).visible, ANNA, NAMES[: game.seats], texts_in(lang), numbers or {}, small)


def shown(game: Eldervale, lang: str = "en", numbers: dict[str, int] | None = None, small: bool = False) -> str:
    """The table without line breaks and repeated spaces."""
    out = io.StringIO()
    Console(file=out, width=120).print(drawing_of("eldervale").table(picture(game, lang, numbers, small)))
    return " ".join(out.getvalue().split())


@pytest.mark.parametrize(("kind", "lang"), [("everything", "cs"), ("legend", "en"), ("seats-2", "en"), ("teams", "cs")])
def test_every_table_of_a_game_is_drawn_in_words(kind: str, lang: str) -> None:
    record = read(GOLDEN / f"{kind}.json")
    game = SPEC.new(record["seats"], record["seed"], record["variant"])
    assert isinstance(game, Eldervale)
    for step, choice in enumerate(record["choices"]):
        if step % 40 == 0 or (game.battle is not None and step % 10 == 0):
            text = shown(game, lang, small=step % 80 == 0)
            assert texts_in(lang).message("el-table-map") in text
            assert not re.findall(r"\bel-[a-z]+(?:-[a-z]+)*\b", text)
        option, _, seat = choice.partition(BY)
        game.choose(option, int(seat) if seat else None)
    assert texts_in(lang).message("el-scene-last") in shown(game, lang)


def land() -> Eldervale:
    game = table(mercenaries="on")
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "warrior", "mill")
    stands(game, BEN, "worker", "ash-fields")
    dwells(game, BEN, "ash-fields")
    lurks(game, "demon-of-might", "molten-crown")
    powers(game, ANNA, air=3, fire=1)
    owns(game, ANNA, "sky-perch", orb=True, aura="wind-aura")
    owns(game, ANNA, "forge", tokens=["gem-gem"])
    treasures(game, ANNA, "gold")
    holds(game, ANNA, "gale")
    gains(game, ANNA, gem=1, gold=2, scroll=1, potion=1)
    offers(game, "windswept-doorway")
    game.players[ANNA].vp = 17
    return turn_of(game, ANNA)


def test_the_table_shows_what_a_player_has_to_know() -> None:
    text = shown(land())
    for words in (
        "Battles · 8 realm tiles left",
        "0.0 Mill Eva WO WR",
        "⌂Jan Jan WO",
        "Demon of Might 4",
        "Air★ Eva 3 ",
        "Fire★ Eva 1, Jan 1",
        "Windswept Doorway scroll, potion",
        "For hire Minotaur Mimesis",
        "▸Eva (Sky Harpies) 17 0 1 1 1 0 0 2 1 0 0 2WO",
        "Sky Perch +Wind Aura ★",
        "Forge [2× gem]",
        "Treasures gold",
        "Magic Gale",
    ):
        assert words in text


def test_stacks_show_their_top_token_and_how_many_are_left() -> None:
    game = table()
    game.left[:2] = [2, 0]
    top = deska.view(turn_of(game, ANNA), ANNA).visible["treasures"]["cloud-plateau-1"]["faces"][-1]
    codes = [texts_in("en").message(f"el-sign-{sign}-code") for sign in top.split("-")]
    sign = codes[0] if len(codes) == 1 else f"2{codes[0]}" if codes[0] == codes[1] else "/".join(codes)
    assert f"-1.0 Cloud Plateau· {sign}×2 – 0.0 Mill" in shown(game)


def test_a_battle_tells_where_dice_come_from_and_what_they_show() -> None:
    game = table()
    stands(game, ANNA, "warrior", "mill")
    stands(game, BEN, "worker", "mill")
    dwells(game, BEN, "ash-fields")
    owns(game, ANNA, "storm-bow")
    assert "Battle: Mill Eva 2 Warrior +2 Jan 2 Workers +1 Dwellings here and next door +1" in shown(swords(game))
    assert "Eva 6 3" in shown(rolled(game, seat0=(3, 6), seat1=(5, 2)))


def test_realms_and_cards_carry_numbers_where_there_is_little_room() -> None:
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, ANNA, "worker", "cloud-plateau")
    gains(game, ANNA, tool=2, sword=1, gem=1, scroll=1, potion=1)
    play(turn_of(game, ANNA), "place:worker:mill")
    assert options(game) == {"settle:ash-fields", "settle:cloud-plateau"}
    text = shown(game, numbers={"settle:ash-fields": 1}, small=True)
    assert "1 1.0 Ash Fields" in text
    assert "Rewards" not in text


def test_options_have_the_colour_of_what_they_are_about() -> None:
    drawing = drawing_of("eldervale")
    assert drawing.style("buy:forge") == drawing.style("place:worker:ash-fields") != drawing.style("place:worker:mill") != ""
    assert drawing.style("cast:gale") == drawing.style("fulfil:devotion") != ""
    assert drawing.style("regroup") == ""
    numbered = {option: drawing.on_piece(option) for option in ("settle:ash-fields", "buy:forge", "burn:forge", "end")}
    assert numbered == {"settle:ash-fields": True, "buy:forge": True, "burn:forge": False, "end": False}


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_glossary_tells_of_all_that_is_on_the_table(lang: str) -> None:
    game = land()
    texts = texts_in(lang)
    told = dict(drawing_of("eldervale").glossary(picture(game, lang)))
    for name in ("windswept-doorway", "forge", "gale", "demon-of-might", "minotaur", "mighty-flock", "brute-force", "mill"):
        assert told[texts.noun("card", name)]
