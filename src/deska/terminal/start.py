"""`deska play`: turns the arguments of the command into a table with people and bots."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import deska
from deska import Game, GameSpec
from deska.api import variant_of
from deska.bots import LADDER, levels, offered, usual
from deska.games import SHELF
from deska.table.chairs import BOT, MOST_NAME, PERSON, Chair, bot_name, clean_name
from deska.table.folders import data_folder
from deska.table.refusals import Refused
from deska.terminal.errors import UserError
from deska.terminal.machine import TERMINAL, Lang, system_language
from deska.terminal.play import Session
from deska.terminal.saves import new_path, read_file
from deska.terminal.screen import Screen
from deska.terminal.sitting import Sitting
from deska.text import Messages, Texts

USUAL_SEATS: Final = 4
BOTS: Final = f"The level of the bots, or one for each: {', '.join(level.name for level in LADDER)}; player if left out."


def play_command(
    game: Annotated[str, typer.Argument(help="The game; not needed with --load.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many play; 4 if the game allows it.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people at this screen; 0 to watch.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All of them are people at this screen.")] = False,
    name: Annotated[list[str] | None, typer.Option(help="The name of a person; give it several times.")] = None,
    bots: Annotated[str, typer.Option(help=BOTS)] = "",
    variant: Annotated[list[str] | None, typer.Option(help="key=value, see `deska games`; give it several times.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same cards and the same bots.")] = None,
    lang: Annotated[Lang | None, typer.Option(help="cs or en; the system's language if left out.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game from a file.")] = None,
) -> None:
    """Play a game in the terminal: against bots, or with several people at one screen."""
    language = lang or system_language()
    names = checked_names(name or [])
    if load is not None:
        if variant or hot_seat or any(value is not None for value in (seats, people, seed)):
            raise UserError("a loaded game keeps its seats, people, variants and seed; leave those options out")
        start(*resumed(load, game, names, bots, language), language, secrets.randbits(32), load)
        return
    if not game:
        raise UserError(f"say which game: deska play {SHELF.ids()[0]}; `deska games` lists them")
    spec = deska.spec_of(game)
    opened = deska.new(game, seat_count(spec, seats, people, hot_seat, names), seed, variant_of(spec, variant or []))
    chairs = seated(spec, opened.seats, person_count(opened.seats, people, hot_seat, names), names, bots, language)
    start(opened, chairs, [], language, secrets.randbits(32) if seed is None else seed, None)


def start(game: Game, chairs: Sequence[Chair], choices: Sequence[str], language: Lang, seed: int, path: Path | None) -> None:
    """Play a game, after the choices of a file if there are any; the seed is that of the bots."""
    spec = game.spec
    sitting = Sitting(game, chairs, seed, choices)
    texts = Texts(spec, language, [chair.name for chair in chairs])
    screen = Screen(Console(highlight=False), texts, Messages(language, (TERMINAL,)))
    own = path is not None and path.resolve().parent == (data_folder() / "games").resolve()
    kept = path if own else new_path(spec.id)
    if kept is None:
        screen.message("no-place", "yellow")
    Session(sitting, screen, kept).run()


def resumed(path: Path, game: str, names: Sequence[str], bots: str, language: Lang) -> tuple[Game, list[Chair], list[str]]:
    """The game of a file, its chairs and its choices. If the file has no chairs, the people named sit down and play against bots."""
    saved = read_file(path)
    if game and saved.spec.id != game:
        raise UserError(f"{path} holds a game of {saved.spec.id}, not of {game}; leave the game out")
    chairs = list(saved.chairs)
    if chairs and (names or bots):
        raise UserError(f"{path} says who plays; leave --name and --bots out")
    if not chairs:
        seats = saved.start().seats
        chairs = seated(saved.spec, seats, person_count(seats, None, False, names), names, bots, language)
    return saved.start(), chairs, saved.choices


# --- who plays


def checked_names(names: Sequence[str]) -> list[str]:
    try:
        checked = [clean_name(name) for name in names]
    except Refused:
        raise UserError(f"a name has 1 to {MOST_NAME} printable characters; change --name") from None
    if len(set(checked)) < len(checked):
        raise UserError("two people have the same name; give each --name once")
    return checked


def seat_count(spec: GameSpec, seats: int | None, people: int | None, hot_seat: bool, names: Sequence[str]) -> int:
    """The number of seats: as asked for, else one for each person, but no fewer than usual if bots play too."""
    if seats is not None:
        return seats
    known = max(people or 0, len(names))
    least, most = spec.seats[0], spec.seats[-1]
    return max(known, least) if hot_seat else max(known, min(max(USUAL_SEATS, least), most))


def person_count(seats: int, people: int | None, hot_seat: bool, names: Sequence[str]) -> int:
    if hot_seat and people is not None and people != seats:
        raise UserError(f"--hot-seat means that all {seats} are people; leave --people out, or --hot-seat")
    count = seats if hot_seat else people if people is not None else max(1, len(names))
    if not 0 <= count <= seats:
        raise UserError(f"{count} people cannot sit on {seats} seats; change --people or --seats")
    if len(names) > count:
        raise UserError(f"there are {len(names)} names for {count} people; change --name or --people")
    return count


def seated(spec: GameSpec, seats: int, people: int, names: Sequence[str], bots: str, language: Lang) -> list[Chair]:
    """People first, then bots with names of their own; the last of their levels is that of all others."""
    wanted = [level.strip() for level in bots.split(",")] if bots else [usual(spec)]
    for level in wanted:
        if level not in levels(spec):
            raise UserError(f"there is no bot {level!r}; --bots is one of: {', '.join(offered(spec))}")
    numbered = Texts(spec, language)
    chairs = [Chair(PERSON, names[seat] if seat < len(names) else numbered.player(seat)) for seat in range(people)]
    while len(chairs) < seats:
        level = wanted[min(len(chairs) - people, len(wanted) - 1)]
        chairs.append(Chair(BOT, bot_name([chair.name for chair in chairs]), level))
    return chairs
