"""Evenfall in the terminal: a whole game of each kind, and a table that shows what a clan has to know."""

import io
import re

import pytest
from rich.console import Console

import deska
from deska.games.evenfall import SPEC
from deska.games.evenfall.components.state import Evenfall
from deska.table.standings import scores_of
from deska.terminal.drawing import Picture
from deska.terminal.table import drawing_of
from deska.text import Texts
from tests.cli.shell import Shell, record_in
from tests.games.evenfall.build import C, N, clan, fresh, on, play, position

NAMES = ("Eva", "Jan", "Ada", "Bob")
ONES = ["1"] * 3000
TOTAL = {"cs": "Celkem", "en": "Total"}


@pytest.mark.parametrize(("seats", "lang", "side"), [(1, "cs", "moon"), (2, "en", "sun")])
def test_a_whole_game(shell: Shell, seats: int, lang: str, side: str) -> None:
    """Somebody who does whatever comes first, alone or beside a bot."""
    run = shell("play", "evenfall", "--lang", lang, "--seats", seats, "--seed", 5, "--variant", f"side={side}", typed=ONES)
    assert (run.code, run.err) == (0, "")
    assert not re.findall(r"\bev-[a-z]+(?:-[a-z]+)*\b", run.out)
    game = deska.replay(record_in(shell.kept[0]))
    assert game.outcome is not None
    assert Texts(SPEC, lang).message(game.ended) in run.out
    assert re.search(rf"{TOTAL[lang]} +{' +'.join(map(str, sorted(scores_of(game.outcome), reverse=True)))}", run.out)


def shown(game: Evenfall, lang: str = "en", small: bool = False, numbers: dict[str, int] | None = None) -> str:
    out = io.StringIO()
    picture = Picture(deska.view(game, 0).visible, 0, NAMES[: game.seats], Texts(SPEC, lang, NAMES), numbers or {}, small)
    Console(file=out, width=120).print(drawing_of("evenfall").table(picture))
    return out.getvalue()


def two_clans() -> Evenfall:
    return position(
        clan(
            "star",
            hand=["runes", "irena"],
            outer=[on("cave-1", "moss-toad", sickles=1), "ruins-1"],
            specialists=["oduya", "finn"],
            exhausted=["oduya"],
            council=["hoj"],
            stock=(3, 1, 2),
            mana=7,
            vp=21,
            circle={N: (1, 1)},
            spaces={C: "witch"},
            stones=["eye"],
        ),
        clan("thorn", inner=[on("lung-tiang-ark", "stone-golem", figure="elder")], passed=True),
        above={N: ["sanctuary-1", "crossroads-1"]},
        round=2,
    )


def test_the_table_shows_what_a_clan_has_to_know() -> None:
    table = shown(two_clans())
    assert "Round 2 of 3 · Actions" in table
    assert re.search(r"Northern Lakes +Sanctuary I▲▲ +Crossroads I▲ .*Eva ▲◆", table)
    assert re.search(r"Central Mountains .*Eva \[▲\]", table)
    assert re.search(r"▸Eva \(Star\) +21 +7 +3 +1 +2 +2 +3 +0 +2 +Clan token, starting player, Eye", table)
    assert re.search(r"Jan +\| +Lung-tiang Ark \+ Stone Golem ◆", table)
    assert re.search(r"Outer circle +Cave I \+ Moss Toad ☽ +Ruins I", table)
    assert re.search(r"Light-Fingered Finn +Hoj, Head of the Harvest \(council\) +Gatherer Oduya ↷", table)
    assert re.search(r"Your hand +Runes +Irena", table)


def test_with_little_room_cards_bear_the_numbers_of_what_can_be_done_with_them() -> None:
    game = two_clans()
    assert game.pending is not None
    options = {option: number for number, option in enumerate(game.pending.options, 1) if drawing_of("evenfall").on_piece(option)}
    table = shown(game, small=True, numbers=options)
    assert re.search(rf"{options['discover:sanctuary-1']} +Sanctuary I▲▲", table)
    assert re.search(rf"{options['ritual:runes']} +Runes", table)
    assert "Stone Golem" not in table


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_automa_has_its_own_line(lang: str) -> None:
    game = position(clan("star"), automa=clan("thorn", outer=["cave-1"], inner=[], vp=12))
    texts = Texts(SPEC, lang, NAMES)
    automa = texts.message("ev-scene-automa")
    assert re.search(rf"{automa} +12 +0", shown(game, lang))
    assert re.search(rf"{automa} +{texts.noun('card', 'cave-1')}", shown(game, lang))


def test_the_glossary_explains_what_lies_on_the_table() -> None:
    game = play(fresh(2), "token")
    picture = Picture(deska.view(game, 0).visible, 0, NAMES[:2], Texts(SPEC, "en", NAMES))
    explained = dict(drawing_of("evenfall").glossary(picture))
    assert len(explained) >= 6 + 2 + len(game.players[0].hand)
    assert all(explained.values())
