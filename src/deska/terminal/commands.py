"""The commands that can be typed besides the number of an option."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from deska import Decision
from deska.table.ghosts import Plain
from deska.table.hints import told_hints
from deska.table.prices import prices
from deska.table.teaching import coach_words
from deska.terminal.errors import UserError
from deska.terminal.glossary import glossary
from deska.terminal.picture import Picture
from deska.terminal.saves import save_as
from deska.terminal.screen import Screen
from deska.terminal.sitting import Sitting
from deska.text import Messages, Rule, rulebook
from deska.text.rulebook import folded

LETTERS: Final = {
    "undo": "u",
    "hint": "h",
    "why": "w",
    "rules": "r",
    "cards": "c",
    "log": "l",
    "save": "s",
    "help": "?",
    "quit": "q",
}
MOST_REASONS: Final = 5
MOST_RULES: Final = 12
MOST_LINES: Final = 40


class Leave(Exception):
    """The person at the terminal wants to stop."""


def number_in(text: str) -> int:
    """The small number that somebody typed; 0 if the text is no number."""
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def command_of(line: str, words: Messages) -> tuple[str, str]:
    """The command that a line begins with, and the rest of it. A command is given by its English name, its translation or its letter."""
    first, _, rest = line.partition(" ")
    for name, letter in LETTERS.items():
        if folded(first) in (name, letter, folded(words(f"command-{name}"))):
            return name, rest.strip()
    return "", line


@dataclass(frozen=True)
class Commands:
    """The commands of the seat that is asked."""

    sitting: Sitting
    screen: Screen
    picture: Picture
    decision: Decision
    path: Path | None

    def run(self, name: str, rest: str) -> bool:
        """Carry out a command. True if the table has to be shown again."""
        if name == "undo":
            return self.undo()
        actions = {
            "hint": self.hint,
            "why": self.why,
            "rules": self.rules,
            "cards": self.cards,
            "log": self.log,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        actions[name](rest)
        return False

    @property
    def seat(self) -> int:
        return self.picture.viewer

    def undo(self) -> bool:
        if self.sitting.undo(self.seat):
            return True
        self.screen.message("cannot-undo", "yellow")
        return False

    def hint(self, rest: str) -> None:
        """Say what this kind of decision is about, and the best options."""
        for sentence in coach_words(self.sitting.game.spec.id, self.screen.texts.lang, self.decision.kind):
            self.screen.say(sentence, "cyan")
        hints = self.sitting.hints(self.seat)
        if not hints:
            self.screen.message("no-hint", "yellow")
        known = prices(self.sitting.game, self.seat, [hint.option for hint in hints], self.screen.texts)
        for hint in told_hints(hints, self.decision, self.seat, self.screen.texts, known):
            number = self.decision.options.index(hint["option"]) + 1
            said = {name: hint[name] for name in ("rank", "text", "chance", "spread", "games")}
            self.screen.message("hint-unsure" if hint["chance"] is None else "hint", "green", number=number, **said)
            for message, amounts in (("hint-costs", hint["cost"]), ("hint-brings", hint["gain"])):
                if amounts:
                    self.screen.message(message, amounts=", ".join(map(self.amount, amounts)))
            for sentence in hint["why"]:
                self.screen.say(f"   {sentence}")

    def amount(self, change: Plain) -> str:
        """An amount with its sign in words, as it is and as it would be."""
        return f"{self.screen.texts.sign(change['sign'])} {change['before']} → {change['after']}"

    def save(self, rest: str) -> None:
        path = Path(rest) if rest else self.path
        if path is None:
            raise UserError(self.screen.words("save-where"))
        path = save_as(path, self.sitting.game, self.sitting.chairs)
        self.screen.message("saved", "green", path=path)

    def cards(self, rest: str) -> None:
        grid = pairs()
        for name, text in glossary(self.picture):
            if folded(rest) in folded(name):
                grid.add_row(Text(name, "bold"), Text(text))
        if grid.row_count:
            self.screen.console.print(grid)
        else:
            self.screen.message("no-cards", "yellow")

    def log(self, rest: str) -> None:
        entries = self.sitting.told(self.seat)
        self.screen.tell(entries[-(number_in(rest) or MOST_LINES) :])
        if not entries:
            self.screen.message("log-empty", "yellow")

    def help(self, rest: str) -> None:
        words = self.screen.words
        self.screen.message("help-choose")
        grid = pairs()
        for name, letter in LETTERS.items():
            grid.add_row(Text(f"{words(f'command-{name}')}, {letter}", "bold"), Text(words(f"command-{name}-about")))
        self.screen.console.print(grid)

    def quit(self, rest: str) -> None:
        raise Leave

    # --- rules and reasons

    def rules(self, rest: str) -> None:
        """The rules of this decision, or those with a number or a word."""
        book = rulebook(self.sitting.game.spec.id, self.screen.texts.lang)
        if rest:
            rules = book.search(rest)
        else:
            rules = [rule for rule_id in self.decision.rules if (rule := book.rule(rule_id))]
        if not rules:
            self.screen.message("no-rules" if rest else "rules-usage", "yellow", text=rest)
        self.print_rules(rules[:MOST_RULES])
        if len(rules) > MOST_RULES:
            self.screen.message("more-rules", "dim", count=len(rules) - MOST_RULES)

    def print_rules(self, rules: list[Rule]) -> None:
        grid = pairs()
        for rule in rules:
            grid.add_row(Text(rule.id, "bold cyan"), Text(rule.text))
        if rules:
            self.screen.console.print(grid)

    def why(self, rest: str) -> None:
        """Explain why options are not offered; they are given by number, by name, or by words of their labels."""
        options = self.decision.options
        if 1 <= number_in(rest) <= len(options):
            rest = options[number_in(rest) - 1]
        meant = self.named(rest)
        if not rest or not meant:
            self.screen.message("why-unknown" if rest else "why-usage", "yellow", text=rest)
        for option in meant[:MOST_REASONS]:
            self.explain(option)

    def named(self, text: str) -> list[str]:
        """The options meant by a text; those with a reason of their own come first."""
        names = self.sitting.game.spec.actions.names
        if text in names:
            return [text]
        wanted = folded(text).split()
        kind, label = self.decision.kind, self.screen.texts.label
        fitting = [name for name in names if wanted and all(word in folded(label(kind, name)) for word in wanted)]
        return sorted(fitting, key=self.has_no_reason)

    def has_no_reason(self, option: str) -> bool:
        reason = self.sitting.game.why_not(option)
        return reason is not None and reason.message == "not-offered"

    def explain(self, option: str) -> None:
        screen = self.screen
        label = screen.texts.label(self.decision.kind, option)
        reason = self.sitting.game.why_not(option)
        if reason is None:
            screen.message("why-offered", "green", number=self.decision.options.index(option) + 1, label=label)
            return
        screen.console.print(Text.assemble((f"{label}: ", "bold"), screen.texts.reason(reason)))
        rule = rulebook(self.sitting.game.spec.id, screen.texts.lang).rule(reason.rule)
        if rule is not None:
            self.print_rules([rule])


def pairs() -> Table:
    """A table with a column for short words and one for their explanations."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid
