"""Words that people read: Czech without English, numbers with the right forms, one form of address, people by their names.

What is read: all that is defined, and random games of every set-up with their questions, options and events.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

import deska
from deska.api import definitions
from deska.games import SHELF
from deska.kernel import seeded
from deska.testing.walks import setups
from deska.text import LANGUAGES, Messages, Texts
from deska.text.messages import source_of

GAMES: Final = [spec.id for spec in deska.games()]
NAMES: Final = ("Eva", "Jan", "Ota", "Iva", "Ida", "Ela")
MOST_CHOICES: Final = 500
WORD: Final = re.compile(r"[^\W\d_]+")
SIGN: Final = re.compile(r"\[[a-z][a-z0-9-]*(?: \d+)?\]")
"""Signs are drawn, not said."""
NOT_SAID: Final = re.compile(r"^[\w.-]+ =|^ *\*?\[\w+\]|\{[^{}]*\}|\[[\w-]+")
"""The parts of a line of Fluent that are not said: ids, names of forms, arguments, names of signs."""
PACKAGES: Final = ("deska.text", "deska.table", "deska.terminal", *(SHELF.package_of(game) for game in GAMES))
TAUGHT: Final = tuple(f"{SHELF.package_of(game)}.lessons" for game in GAMES)
POLITE: Final = re.compile(r"\b(?:[Vv]y|[Vv]ás|[Vv]ám|[Vv]ámi|[Vv]aš\w*|\w+(?:[eu]?jte|[nd]ěte|[tžvlsčrřdďňšz]te|áte|íte))\b")
NOT_POLITE: Final = frozenset({"Doupěte", "doupěte", "dítěte", "roste", "jste"})
ALIKE: Final = {
    "cs": frozenset({"zranění", "zdraví", "nebo", "levnější", "silnější", "vyšší", "desky", "stupnice", "své", "many"}),
    "en": frozenset({"glory", "mana", "knowledge", "aether", "damage", "life", "Fury", "health", "experience", "Mîn", "gold"})
    | {"and", "begins", "plus", "less", "more", "higher", "from", "for", "with", "each", "power"},
}
"""Words that may follow a number unchanged: those without plural forms, and those that belong to another word."""


class Noted(Messages):
    """Messages that remember the sentences made, and their numbers."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts.lang, ("deska.text", SHELF.package_of(texts.spec.id)), strict=True)
        self.said: dict[str, str] = {}
        """The message of every sentence."""
        self.numbers: dict[tuple[str, str, str], set[int]] = {}
        """The values of each number of a message."""
        self.others: dict[tuple[str, str, str], dict[str, Any]] = {}

    def text(self, message: str, args: Any, form: str = "") -> str:
        sentence = super().text(message, args, form)
        self.said[sentence] = message
        for key, value in args.items():
            if type(value) is int:
                self.numbers.setdefault((message, form, key), set()).add(value)
                self.others.setdefault((message, form, key), dict(args))
        return sentence


@cache
def heard(game: str, lang: str) -> Noted:
    """Nearly everything that a game says."""
    spec = deska.spec_of(game)
    texts = Texts(spec, lang, NAMES, strict=True)
    texts.messages = noted = Noted(texts)
    for thing in definitions(game).values():
        texts.definition(thing)
    for seed, (seats, variant) in enumerate(setups(spec, every=False)):
        listen(texts.seated(NAMES[:seats]), deska.new(game, seats, seed, variant), seed)
    return noted


def listen(texts: Texts, game: deska.Game, seed: int) -> None:
    rng = seeded(seed)
    for event in deska.opening(game):
        texts.event(event)
    for _ in range(MOST_CHOICES):
        decision = game.pending
        if decision is None:
            return
        texts.prompt(decision)
        texts.options(decision)
        for event in deska.step(game, decision.options[rng.below(len(decision.options))]):
            texts.event(event)


# --- Czech is Czech


@cache
def vocabulary(lang: str, *packages: str) -> frozenset[str]:
    lines = [line for package in packages for line in source_of(package, lang).splitlines() if not line.startswith("#")]
    return frozenset(word.lower() for line in lines for word in WORD.findall(NOT_SAID.sub(" ", line)) if len(word) > 2)


@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_said_in_czech(game: str) -> None:
    packages = ("deska.text", SHELF.package_of(game))
    english = vocabulary("en", *packages) - vocabulary("cs", *packages)
    said = heard(game, "cs").said
    mixed = {
        f"{message}: {text}" for text, message in said.items() if not english.isdisjoint(map(str.lower, WORD.findall(SIGN.sub(" ", text))))
    }
    assert sorted(mixed) == []


@pytest.mark.parametrize("package", [*PACKAGES, *TAUGHT])
def test_people_are_addressed_as_friends(package: str) -> None:
    """Texts say ty, never Vy."""
    lines = [NOT_SAID.sub(" ", line) for line in source_of(package, "cs").splitlines() if not line.startswith("#")]
    assert [line for line in lines for word in POLITE.findall(line) if word not in NOT_POLITE] == []


# --- numbers


def category(lang: str, number: int) -> str:
    return "one" if number == 1 else "few" if lang == "cs" and 2 <= number <= 4 else "other"


def bad_forms(noted: Noted) -> Iterator[str]:
    """Messages whose numbers need several forms, or the other one, of a word that never changes."""
    for (message, form, key), values in noted.numbers.items():
        args = noted.others[message, form, key]
        texts = {number: Messages.text(noted, message, {**args, key: number}, form) for number in (1, 2, 5)}
        words = {after(text, number) for number, text in texts.items()}
        word = words.pop()
        needed = {category(noted.lang, value) for value in values}
        wrong = len(needed) > 1 or (noted.lang == "en" and needed == {"one"} and word.endswith("s"))
        if not words and len(word) > 2 and word not in ALIKE[noted.lang] and wrong:
            yield f"{message}: {' | '.join(texts.values())}"


def after(text: str, number: int) -> str:
    """The word behind a number."""
    found = re.search(rf"(?<![\w.,/+−-]){number} ([^\W\d_]+)", text)
    return found[1] if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_their_forms(game: str, lang: str) -> None:
    assert sorted(set(bad_forms(heard(game, lang)))) == []


def test_a_missing_form_is_found() -> None:
    texts = Texts("ethnos", "cs", strict=True)
    noted = Noted(texts)
    noted.text("et-swam", {"player": "Eva", "space": 1})
    assert list(bad_forms(noted)) == []
    assert after("o 2 kostku víc", 2) == "kostku"
    assert after("za 12 bodů", 2) == ""


# --- people


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_people_are_called_by_their_names(game: str, lang: str) -> None:
    number = re.compile(r"[Hh]ráč \d|[Pp]layer \d")
    assert [text for text in heard(game, lang).said if number.search(text)] == []


def test_a_turn_order_card_and_a_side_of_a_battle_bear_the_name_of_the_seat() -> None:
    assert Texts("aeons_end", "en", ["Eva", "Jan"]).noun("order", "player-2") == "Jan"
    assert Texts("eldervale", "cs", ["Eva", "Jan"]).label("el-choose-die", "against:1") == "Proti: Jan"
    assert Texts("aeons_end", "en").noun("order", "player-2") == "player 2"
