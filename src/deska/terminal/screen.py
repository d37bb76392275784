"""What people see: what is new, the table, the question and its numbered options."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from deska import Decision, Outcome
from deska.table.standings import points_of, scores_of, standings
from deska.terminal.drawing import Drawing, Picture
from deska.terminal.sitting import Entry
from deska.text import Messages, Texts

ROOMY: Final = 36
"""Lines of a terminal that has room for the table and a list of all options."""
WIDE: Final = 112
"""Columns of a terminal that has room for the log beside the table."""
TABLE_WIDTH: Final = 80
FORGET: Final = "\x1b[3J"
"""Erases what a terminal keeps above its first line."""


class Screen:
    """Draws for one language and one game."""

    def __init__(self, console: Console, texts: Texts, words: Messages, drawing: Drawing) -> None:
        self.console = console
        self.texts = texts
        self.words = words
        self.drawing = drawing

    # --- lines

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def message(self, message: str, style: str = "", /, **args: object) -> None:
        """A message of the terminal; paths in it are shown whole, so that they can be copied."""
        plain = {key: str(value) if isinstance(value, Path) else value for key, value in args.items()}
        self.console.print(Text(self.words(message, **plain), style), soft_wrap=plain != args)

    def read(self, prompt: str) -> str:
        return self.console.input(Text(f"{prompt} ", "bold")).strip()

    def clear(self, forget: bool = False) -> None:
        """Empty the screen; `forget` also empties what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write(FORGET)
                self.console.file.flush()

    def line(self, entry: Entry) -> str:
        return self.texts.event(entry.event)

    def is_news(self, entry: Entry) -> bool:
        return entry.event.message not in self.drawing.quiet

    def tell(self, entries: Sequence[Entry], style: str = "") -> None:
        for entry in entries:
            self.console.print(Text.assemble(("• ", "dim"), (self.line(entry), style)))

    # --- the table

    @property
    def is_small(self) -> bool:
        return self.console.is_terminal and self.console.height < ROOMY

    @property
    def is_wide(self) -> bool:
        return self.console.is_terminal and self.console.width >= WIDE

    def show(self, picture: Picture, old: Sequence[Entry], new: Sequence[Entry], decision: Decision) -> None:
        """The whole screen of a seat that has to choose."""
        numbers = {option: number for number, option in enumerate(decision.options, 1)}
        on_pieces = {option: number for option, number in numbers.items() if self.is_small and self.drawing.on_piece(option)}
        table = self.drawing.table(replace(picture, numbers=on_pieces, small=self.is_small))
        self.clear()
        if self.is_wide:
            self.console.print(self.beside(table, old, new))
        else:
            self.tell([entry for entry in new if self.is_news(entry)], "dim")
            self.console.print(table)
        self.ask(decision, {option: number for option, number in numbers.items() if option not in on_pieces})

    def ask(self, decision: Decision, listed: dict[str, int]) -> None:
        """The question and the options that no piece shows."""
        if not self.is_small:
            self.console.print()
        self.console.print(Text(self.texts.prompt(decision), "bold"))
        if listed:
            self.console.print(columns([self.option(decision.kind, *item) for item in listed.items()], self.console.width))
        if not self.is_small:
            self.message("footer", "dim")

    def option(self, kind: str, option: str, number: int) -> Text:
        style = self.drawing.style(option) or "bold reverse"
        return Text.assemble((f"{number:>2} ", style), " ", self.texts.label(kind, option))

    def beside(self, table: RenderableType, old: Sequence[Entry], new: Sequence[Entry]) -> Table:
        """The table at the left, the last lines of the log at the right; what is new is bright."""
        width = self.console.width - TABLE_WIDTH - 3
        room = len(self.console.render_lines(table, self.console.options.update_width(TABLE_WIDTH), pad=False))
        lines: list[Text] = []
        told = [(entry, "dim") for entry in old] + [(entry, "") for entry in new]
        for entry, style in reversed([pair for pair in told if self.is_news(pair[0])]):
            wrapped = list(Text(f"• {self.line(entry)}", style).wrap(self.console, width))
            if len(lines) + len(wrapped) > room:
                break
            lines = wrapped + lines
        found = Table.grid(padding=(0, 3, 0, 0))
        found.add_column(width=TABLE_WIDTH)
        found.add_column(width=width)
        found.add_row(table, Text("\n").join(lines))
        return found

    # --- the end

    def show_end(self, picture: Picture, new: Sequence[Entry]) -> None:
        """All that led to the end, and the last table if there is room for it."""
        self.clear()
        self.tell([entry for entry in new if self.is_news(entry)], "dim")
        if not self.is_small:
            self.console.print()
            self.console.print(self.drawing.table(picture))

    def result(self, outcome: Outcome, names: Sequence[str]) -> None:
        """Points by source, best first, and who wins."""
        ranked = standings(outcome, self.texts.spec.cooperative)
        members = [member for standing in ranked for member in standing.members]
        rivals = [self.texts.noun("rival", rival.name) for rival in outcome.rivals]
        self.console.print(Padding(self.points(outcome, members, [*names, *rivals]), (1, 0)))
        last = self.words("and")
        if outcome.teams:
            for standing in ranked:
                self.message("team", names=joined([names[seat] for seat in standing.members], last), score=standing.score)
        self.say(self.texts.message(outcome.reason))
        winners = joined([names[seat] for seat in outcome.winners], last)
        self.message("winners", "bold", names=winners, count=len(outcome.winners))

    def points(self, outcome: Outcome, members: Sequence[int], names: Sequence[str]) -> Table:
        """A column for each seat and each rival."""
        found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        found.add_column(no_wrap=True)
        for member in members:
            found.add_column(Text(("★ " if member in outcome.winners else "") + names[member], "bold"), justify="right", no_wrap=True)
        all_points, scores = points_of(outcome), scores_of(outcome)
        for source in dict.fromkeys(source for points in all_points for source in points):
            points = [all_points[member].get(source, 0) for member in members]
            if any(points):
                found.add_row(self.texts.message(f"{self.texts.spec.prefix}-source-{source}"), *map(str, points))
        found.add_row(Text(self.words("total"), "bold"), *(Text(str(scores[member]), "bold") for member in members))
        return found


def columns(items: Sequence[Text], width: int) -> Table:
    """Items below each other in as many equal columns as fit."""
    widest = max(item.cell_len for item in items)
    across = max(1, min(len(items), (width + 2) // (widest + 2)))
    down = -(-len(items) // across)
    found = Table.grid(padding=(0, 2, 0, 0))
    for row in range(down):
        found.add_row(*items[row::down])
    return found


def joined(names: Sequence[str], last: str) -> str:
    """`Anna, Ben and Cyril`."""
    return f" {last} ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
