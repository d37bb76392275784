"""`deska replay`: the log of a game in a file, and the table at one of its steps."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import deska
from deska import Game
from deska.kernel.piles import knows
from deska.kernel.records import parted
from deska.table.play import news
from deska.terminal.errors import UserError
from deska.terminal.machine import TERMINAL, Lang, system_language
from deska.terminal.picture import picture_of
from deska.terminal.saves import Saved, read_file
from deska.terminal.screen import Screen
from deska.text import Messages, Texts


def replay_command(
    file: Annotated[Path, typer.Argument(help="A saved game, a record or a snapshot.")],
    step: Annotated[int | None, typer.Option(help="Show the table after so many choices; at the end if left out.")] = None,
    seat: Annotated[int | None, typer.Option(help="Look with the eyes of a seat, from 1; of a spectator if left out.")] = None,
    lang: Annotated[Lang | None, typer.Option(help="cs or en; the system's language if left out.")] = None,
) -> None:
    """Look at a recorded game: what happened, and the table at a step."""
    saved = read_file(file)
    choices = saved.choices
    last = len(choices) if step is None else step
    if not 0 <= last <= len(choices):
        raise UserError(f"--step is a number from 0 to {len(choices)}, as many as the game has choices")
    game = saved.start()
    if seat is not None and not 1 <= seat <= game.seats:
        raise UserError(f"--seat is a number from 1 to {game.seats}")
    viewer = -1 if seat is None else seat - 1
    screen = screen_of(saved, game, lang or system_language())
    for number, choice in enumerate(choices[:last], 1):
        tell(screen, game, number, choice, viewer)
    show(screen, game, viewer, last, choices)


def screen_of(saved: Saved, game: Game, language: Lang) -> Screen:
    numbered = Texts(game.spec, language)
    names = [saved.chairs[seat].name if saved.chairs else numbered.player(seat) for seat in range(game.seats)]
    console = Console(highlight=False)
    return Screen(console, Texts(game.spec, language, names), Messages(language, (TERMINAL,)))


def tell(screen: Screen, game: Game, number: int, choice: str, viewer: int) -> None:
    """Make one choice and print the lines that the viewer hears, the first one with the number of the choice."""
    events = news(deska.step(game, *parted(choice)))
    heard = [screen.texts.event(event) for event in events if knows(event.audience, viewer)]
    for line, text in enumerate(heard):
        screen.console.print(Text.assemble((f"{number if line == 0 else '':>5}  ", "dim"), text))


def show(screen: Screen, game: Game, viewer: int, step: int, choices: list[str]) -> None:
    """Print the table, then the result or the next choice."""
    console = screen.console
    console.print()
    screen.message("step", "bold", step=step, count=len(choices))
    screen.print(screen.table(picture_of(game, viewer, screen.texts)))
    decision = game.pending
    if game.outcome is not None:
        screen.result(game.outcome, screen.texts.players)
    elif decision is not None and step < len(choices):
        player = screen.texts.player(game.actor)
        chosen, _ = parted(choices[step])
        open_to_all = all(knows(event.audience, viewer) for event in deska.step(game.clone(), chosen))
        label = screen.texts.label(decision.kind, chosen) if open_to_all else screen.texts.prompt(decision)
        console.print()
        screen.message("next", player=player, label=label)
