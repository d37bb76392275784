"""The numbered rules of a game, and looking them up."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from deska.games import SHELF

RULE: Final = re.compile(r"\*\*([A-Z]+-[A-Z]?\d+)\*\* (.+)")
HEADING: Final = re.compile(r"(#+) (.+)")


@dataclass(frozen=True)
class Rule:
    """A statement with its number and the headings it stands under."""

    id: str
    headings: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Rulebook:
    """All rules in the order of the book."""

    title: str
    rules: tuple[Rule, ...]

    def rule(self, rule_id: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == rule_id.upper()), None)

    def search(self, words: str) -> list[Rule]:
        """The rule of that number, or else all rules with these words in heading or text. Accents, case and endings do not matter."""
        exact = self.rule(words.strip())
        if exact is not None:
            return [exact]
        wanted = [stem(word) for word in folded(words).split()]
        return [rule for rule in self.rules if all(word in folded(" ".join((*rule.headings, rule.text))) for word in wanted)]


def folded(text: str) -> str:
    """The text without capitals and accents, so that `morsky` finds `Mořský`."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(letter))


def stem(word: str) -> str:
    """A word without its ending, because Czech declines: `morskeho` also finds `mořský`."""
    return word[:-3] if len(word) > 7 else word[:-2] if len(word) > 5 else word


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rules of a game, read when first needed."""
    source = (files(SHELF.package_of(game)) / "rules" / f"{lang}.md").read_text(encoding="utf8")
    title = ""
    headings: tuple[str, ...] = ()
    rules: list[Rule] = []
    for line in source.splitlines():
        if heading := HEADING.fullmatch(line):
            depth = len(heading[1])
            if depth == 1:
                title = heading[2]
            else:
                headings = (*headings[: depth - 2], heading[2])
        elif rule := RULE.fullmatch(line):
            rules.append(Rule(rule[1], headings, rule[2]))
    return Rulebook(title, tuple(rules))
