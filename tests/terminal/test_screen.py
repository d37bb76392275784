"""Terminals of any size and colour: as much as fits is shown, and always all options."""

import io
import re

import pytest
from rich.console import Console

import deska
from deska.kernel import seeded
from deska.kernel.play import play_steps
from deska.terminal.picture import picture_of
from deska.terminal.screen import Screen, joined
from deska.text import Messages, Texts
from tests.cli.shell import Shell
from tests.terminal.tables import GAMES, NAMES, numbers_in, positions

SIZES = ((40, 24), (80, 24), (80, 50), (120, 40), (200, 60))


def screen(game: str, width: int, height: int, lang: str = "cs", no_color: bool = False) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=height, force_terminal=True, color_system="truecolor", highlight=False, no_color=no_color
    )
    texts = Texts(deska.spec_of(game), lang, NAMES, strict=True)
    return Screen(console, texts, Messages(lang, ("deska.terminal",), strict=True)), out


def shown(game: deska.Game, width: int, height: int, lang: str = "cs", no_color: bool = False) -> str:
    drawn, out = screen(game.spec.id, width, height, lang, no_color)
    assert game.pending is not None
    drawn.show(picture_of(game, max(0, game.actor), drawn.texts), [], [], game.pending)
    return out.getvalue()


def full_tables() -> list[deska.Game]:
    """Many positions of games with everything that needs room: Merfolk, Orcs, Trolls, Giants."""
    found = []
    for seats in range(2, 7):
        tribes = ["merfolk", "orc", "troll", "giant", "elf", "centaur"][: 5 if seats < 4 else 6]
        game = deska.new("ethnos", seats, seats, {"tribes": tribes})
        rng = seeded(seats)
        while play_steps(game, rng, 17) == 17 and game.legal:
            found.append(game.clone())
    return found


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_in_reach_at_every_size(game: str) -> None:
    """Every option is listed or stands at a piece; no line is wider than the terminal."""
    for position in positions(deska.new(game, 2, 3), 3, 97):
        for width, height in SIZES if position.pending is not None else ():
            text = plain(shown(position, width, height, "en"))
            listed = {int(number) for number in re.findall(r"(?:^|  )[ ]?(\d+)  \S", text, re.MULTILINE)}
            assert max(len(line) for line in text.splitlines()) <= width
            assert set(range(1, len(position.pending.options) + 1)) <= numbers_in(text) | listed  # type: ignore[union-attr]


def test_a_small_terminal_shows_the_numbers_on_the_cards() -> None:
    game = deska.new("ethnos", 4, 3)
    assert game.pending is not None
    small, large = plain(shown(game, 80, 24)), plain(shown(game, 80, 60))
    assert "Vzít kartu" in large
    assert "Vzít kartu" not in small
    assert set(range(1, len(game.pending.options))) <= numbers_in(small)


def test_a_large_terminal_tells_what_cards_do() -> None:
    game = deska.new("aeons_end", 2, 1)
    assert "Získej 1 éter" in shown(game, 80, 70)
    assert "Získej 1 éter" not in shown(game, 80, 40)


def test_most_tables_fit_into_24_lines() -> None:
    heights = [len(plain(shown(game, 80, 24)).splitlines()) + 1 for game in full_tables()[::3]]
    assert sum(height <= 24 for height in heights) > 0.8 * len(heights)
    assert max(heights) <= 32


def test_colour_is_never_the_only_sign() -> None:
    game = deska.new("ethnos", 4, 3)
    coloured, bare = shown(game, 100, 50), shown(game, 100, 50, no_color=True)
    assert "48;2;" in coloured
    assert not re.search(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8])[;m]", bare)
    assert plain(coloured) == plain(bare)
    for code in ("DU", "RH", "ST", "AL", "IT", "PE"):
        assert f" {code} " in plain(bare)


def test_no_color_is_respected(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    painted = re.compile(r"48;[25];")  # Rich keeps the codes of a style from whichever console used it first
    assert painted.search(shell("play", "ethnos", typed=["q"]).out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not painted.search(shell("play", "ethnos", typed=["q"]).out)


def test_names_are_joined() -> None:
    assert joined(["Ada"], "a") == "Ada"
    assert joined(["Ada", "Eva"], "a") == "Ada a Eva"
    assert joined(["Ada", "Eva", "Jan"], "a") == "Ada, Eva a Jan"
    assert joined([], "a") == ""
