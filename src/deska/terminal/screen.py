"""The screen: news, the table, the question and its numbered options."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from deska import Decision, Outcome
from deska.table.standings import points_of, scores_of, standings
from deska.terminal.boards import padded
from deska.terminal.chips import wrapped
from deska.terminal.picture import Detail, Picture
from deska.terminal.sitting import LogLine
from deska.terminal.table import table
from deska.text import Messages, Texts

WIDE: Final = 112
"""From this number of columns on, the log stands beside the table."""
TABLE_WIDTH: Final = 80
WIDEST_TABLE: Final = 120
LOG_WIDTH: Final = 36
BETWEEN: Final = 3
DEGREES: Final = ((Detail.WORDS, True), (Detail.ALL, True), (Detail.OWN, True), (Detail.OWN, False), (Detail.FEWEST, False))
"""The degrees of detail, the fullest first: how much of the table is shown, and whether options that stand at a piece are listed too."""
FORGET: Final = "\x1b[3J"
"""The code that erases the lines that a terminal keeps above its first one."""


class Screen:
    """Draws for one language and one game."""

    def __init__(self, console: Console, texts: Texts, words: Messages) -> None:
        self.console = console
        self.texts = texts
        self.words = words
        self.footer = words("footer")
        """The last line below the options."""
        self.below = 0
        """The number of lines that others print below the question."""

    # --- lines

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def message(self, message: str, style: str = "", /, **args: object) -> None:
        """Print a message of the terminal; paths in it are not wrapped, so that they can be copied."""
        plain = {key: str(value) if isinstance(value, Path) else value for key, value in args.items()}
        self.console.print(Text(self.words(message, **plain), style), soft_wrap=plain != args)

    def read(self, prompt: str) -> str:
        return self.console.input(Text(f"{prompt} ", "bold")).strip()

    def clear(self, forget: bool = False) -> None:
        """Empty the screen; `forget` also erases the lines that could be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write(FORGET)
                self.console.file.flush()

    def is_news(self, line: LogLine) -> bool:
        return line.event.message not in self.texts.spec.quiet

    def tell(self, lines: Sequence[LogLine], style: str = "") -> None:
        for line in lines:
            self.console.print(Text.assemble(("• ", "dim"), (self.texts.event(line.event), style)))

    # --- the table

    @property
    def is_wide(self) -> bool:
        return self.console.is_terminal and self.console.width >= WIDE

    @property
    def table_width(self) -> int:
        if not self.is_wide:
            return self.console.width
        return max(TABLE_WIDTH, min(WIDEST_TABLE, self.console.width - LOG_WIDTH - BETWEEN))

    def show(self, picture: Picture, old: Sequence[LogLine], new: Sequence[LogLine], decision: Decision) -> None:
        """Show the whole screen of a seat that has to choose: as much as fits, or everything if the output is not a terminal."""
        numbers = {option: number for number, option in enumerate(decision.options, 1)}
        asked = replace(picture, numbers=numbers)
        news = [] if self.is_wide else self.told([line for line in new if self.is_news(line)])
        for detail, all_listed in DEGREES:
            lines = self.table(replace(asked, detail=detail))
            question = self.question(asked, decision, all_listed)
            if not self.console.is_terminal or len(news) + len(lines) + len(question) + self.below + 2 <= self.console.height:
                break
        self.clear()
        self.print(news)
        self.print(self.beside(lines, old, new) if self.is_wide else lines)
        self.print(question)

    def table(self, picture: Picture) -> list[Text]:
        return table(picture, self.table_width)

    def print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def question(self, picture: Picture, decision: Decision, all_listed: bool) -> list[Text]:
        """The question, its rules and the options; those that stand at a piece are listed only if there is room."""
        rules = f"  {', '.join(decision.rules)}" if decision.rules and all_listed else ""
        asked = picture.drawn(self.texts.prompt(decision), "bold").append(rules, "dim")
        lines = [Text(), *wrapped(asked, self.console.width)]
        listed = [option for option in decision.options if all_listed or option not in picture.bearers]
        lines += columns([self.option(picture, decision, option) for option in listed], self.console.width)
        return [*lines, Text(self.footer, "dim")] if all_listed else lines[1:]

    def option(self, picture: Picture, decision: Decision, option: str) -> Text:
        """An option with its number on the colour of its piece."""
        bearer = picture.bearers.get(option)
        style = (picture.paint(bearer) if bearer is not None else "") or "bold reverse"
        return Text.assemble((f"{picture.numbers[option]:>2} ", style), " ", picture.drawn(self.texts.option_label(decision, option)))

    def told(self, lines: Sequence[LogLine]) -> list[Text]:
        return [text for line in lines for text in wrapped(self.bullet(line, "dim"), self.console.width)]

    def bullet(self, line: LogLine, style: str) -> Text:
        return Text(f"• {self.texts.event(line.event)}", style)

    def beside(self, lines: Sequence[Text], old: Sequence[LogLine], new: Sequence[LogLine]) -> list[Text]:
        """The table at the left, the last lines of the log at the right; new lines are bright."""
        width = self.console.width - self.table_width - BETWEEN
        log: list[Text] = []
        told = [(line, "dim") for line in old] + [(line, "") for line in new]
        for news, style in reversed([pair for pair in told if self.is_news(pair[0])]):
            said = wrapped(self.bullet(news, style), width)
            if len(log) + len(said) > len(lines):
                break
            log = said + log
        log += [Text()] * (len(lines) - len(log))
        return [padded(left, self.table_width + BETWEEN).append_text(right) for left, right in zip(lines, log, strict=True)]

    # --- the end

    def show_end(self, picture: Picture, new: Sequence[LogLine]) -> None:
        """Show the last events and the last table."""
        self.clear()
        self.tell([line for line in new if self.is_news(line)], "dim")
        self.say("")
        self.print(self.table(replace(picture, detail=Detail.OWN if self.console.is_terminal else Detail.WORDS)))

    def result(self, outcome: Outcome, names: Sequence[str]) -> None:
        """Show the points by source, best first, and the winners."""
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
        """The table of points, with a column for each seat and each rival."""
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for member in members:
            grid.add_column(Text(("★ " if member in outcome.winners else "") + names[member], "bold"), justify="right", no_wrap=True)
        all_points, scores = points_of(outcome), scores_of(outcome)
        for source in dict.fromkeys(source for points in all_points for source in points):
            points = [all_points[member].get(source, 0) for member in members]
            if any(points):
                grid.add_row(self.texts.message(f"{self.texts.spec.prefix}-source-{source}"), *map(str, points))
        grid.add_row(Text(self.words("total"), "bold"), *(Text(str(scores[member]), "bold") for member in members))
        return grid


def columns(items: Sequence[Text], width: int) -> list[Text]:
    """Items below each other in as many equal columns as fit."""
    widest = max((item.cell_len for item in items), default=0)
    across = max(1, min(len(items), (width + 2) // (widest + 2)))
    down = -(-len(items) // across)
    lines: list[Text] = []
    for row in range(down):
        line = Text()
        for item in items[row::down]:
            line.append_text(padded(item, widest + 2))
        line.rstrip()
        lines += wrapped(line, width)
    return lines


def joined(names: Sequence[str], last: str) -> str:
    """`Anna, Ben and Cyril`."""
    return f" {last} ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
