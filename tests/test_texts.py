"""Both languages are complete, agree with each other and with the rules, and have no unused messages."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import deska
from deska import Game, GameSpec
from deska.api import definitions
from deska.bots import levels
from deska.games.ethnos.cards import BOX, CENTAUR, DWARF, GIANT, MINOTAUR
from deska.games.ethnos.components import GIANT_AT_ONCE
from deska.kernel import Ask, Kind, Rng, Selection, seeded
from deska.kernel.actions import ActionTable
from deska.kernel.effects import kebab
from deska.kernel.lessons import Do, Free, Look, Quiz, Solve
from deska.table.scenes import compose
from deska.testing.walks import setups
from deska.text import LANGUAGES, Messages, MissingMessage, Texts, rulebook
from deska.text.messages import source_of
from deska.text.texts import THING, TILE

SOURCES = Path(deska.__file__).parent
GAMES = [spec.id for spec in deska.games()]
PACKAGES = ["deska.text", "deska.terminal", *(f"deska.games.{game}" for game in GAMES)]
NAMES = ("Anna", "Ben", "Cyril", "Dora", "Emil", "Flora")
FORMS = {kebab(type(effect).__name__) for spec in deska.games() for effect in spec.effects.by_name.values()}
"""Parts of an effect may take a form that is named after it."""
SELDOM = {
    "aeons_end": {
        *("ae-destroy-prepped", "ae-digest", "ae-last-ally-ability", "ae-last-ally-ability-pass", "ae-obliterate"),
        *("ae-return-gem", "ae-team-discards", "ae-who-either", "ae-who-shuffle-all"),
    },
    "evenfall": {"ev-remove", "ev-return-pass", "ev-slash-4", "ev-slash-6"},
    "eldervale": {
        *("el-banish", "el-control", "el-take-die"),
        *("el-control-defeated", "el-escape", "el-give-way", "el-invest", "el-paladin-hall", "el-pull-back", "el-repeat", "el-rescue"),
        *("el-swap-kind", "el-tray-full", "el-twist", "el-veil", "el-veil-no", "el-veil-yes", "el-venom", "el-wander"),
    },
    "weirdwood": {
        *("ww-clean-anywhere", "ww-cut-dice", "ww-exhaust", "ww-fight-last", "ww-hit-ogre", "ww-new-quest", "ww-place-lady", "ww-ready"),
        *("ww-steal-dice", "ww-who-clean-anywhere", "ww-craft-done", "ww-fight-last-done", "ww-use-gallery", "ww-behind-the-panelling"),
    },
}
"""Questions and answers that random games hardly come to; tests/games read them from positions."""


# --- the files


class References(Visitor):
    """The variables of a pattern, and the messages that are part of it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def references(node: fluent.BaseNode | None) -> References:
    collected = References()
    if node is not None:
        collected.visit(node)
    return collected


@cache
def entries(package: str, lang: str) -> list[fluent.EntryType]:
    return FluentParser().parse(source_of(package, lang)).body


def messages(package: str, lang: str) -> list[fluent.Message]:
    return [entry for entry in entries(package, lang) if isinstance(entry, fluent.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_files_are_clean(package: str, lang: str) -> None:
    assert not [entry for entry in entries(package, lang) if isinstance(entry, fluent.Junk)]
    ids = [message.id.name for message in messages(package, lang)]
    assert sorted(ids) == sorted(set(ids))
    assert all(message.value is not None for message in messages(package, lang))


def variables(package: str, lang: str) -> dict[str, set[str]]:
    """The variables that every message needs, by itself and through the messages that are part of it."""
    own_references = {message.id.name: references(message.value) for message in messages(package, lang)}
    return {name: own.variables.union(*(own_references[part].variables for part in own.messages)) for name, own in own_references.items()}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_and_variables(package: str) -> None:
    czech, english = (variables(package, lang) for lang in LANGUAGES)
    assert list(czech) == list(english)
    assert czech == english


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_forms(package: str) -> None:
    czech, english = ([[form.id.name for form in message.attributes] for message in messages(package, lang)] for lang in LANGUAGES)
    assert czech == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_forms_belong_to_effects_nouns_lists_and_tiles(package: str, lang: str) -> None:
    """A part of an effect and a word on a tile have no more arguments than the whole; a composed noun has its parts as arguments."""
    for message in messages(package, lang):
        for form in message.attributes:
            if "-effect-" in message.id.name:
                assert form.id.name in FORMS
                assert references(form.value).variables <= references(message.value).variables
            elif form.id.name == TILE:
                things = [references(other.value).variables for other in message.attributes if other.id.name == THING]
                assert references(form.value).variables <= references(message.value).variables.union(*things)
            else:
                assert form.id.name in ("code", THING, *parts_of(package))


@pytest.mark.parametrize("package", PACKAGES)
def test_tiles_are_told_of_the_same_events_in_both_languages(package: str) -> None:
    tiles = [
        {message.id.name for message in messages(package, lang) for form in message.attributes if form.id.name == TILE}
        for lang in LANGUAGES
    ]
    assert tiles[0] == tiles[1]


def parts_of(package: str) -> set[str]:
    """The kinds of nouns that a game composes from others."""
    specs = [spec for spec in deska.games() if package.endswith(f".{spec.id}")]
    return {kind for spec in specs for kind, names in spec.nouns.items() if isinstance(names, Kind) and names.parts}


class Selectors(Visitor):
    """The variants of every choice by number."""

    def __init__(self) -> None:
        self.variants: list[set[str]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.variants.append({key.name if isinstance(key := variant.key, fluent.Identifier) else key.value for variant in node.variants})
        self.generic_visit(node)


@pytest.mark.parametrize("package", PACKAGES)
def test_czech_plurals_have_their_three_forms(package: str) -> None:
    """One card, few cards, other cards: a language may have `other` alone only if the noun does not change."""
    for message in messages(package, "cs"):
        selectors = Selectors()
        selectors.visit(message)
        for keys in selectors.variants:
            assert not ("few" in keys and "one" not in keys), message.id.name
            assert "many" not in keys, message.id.name


# --- whole games


class Noted(Messages):
    """Messages that remember which of them were used."""

    def __init__(self, texts: Texts, used: set[str]) -> None:
        super().__init__(texts.lang, ("deska.text", f"deska.games.{texts.spec.id}"), strict=True)
        self.used = used

    def text(self, message: str, args: Any, form: str = "") -> str:
        self.used.add(message)
        return super().text(message, args, form)


class Reader:
    """Reads everything that a game says, each different thing once in every language."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.used: set[str] = set()
        self.texts = {lang: Texts(spec, lang, NAMES, strict=True) for lang in LANGUAGES}
        for texts in self.texts.values():
            texts.messages = Noted(texts, self.used)
        self.known: set[object] = set()

    def is_new(self, *what: object) -> bool:
        """True the first time; what has no hash is known by how it is written."""
        key = what if all(type(part) in (str, int, type(None)) for part in what) else repr(what)
        is_new = key not in self.known
        self.known.add(key)
        return is_new

    def says(self, say: Callable[..., str], *what: object) -> None:
        for texts in self.texts.values():
            text = say(texts, *what)
            assert text.strip()
            assert not set(text) & set("{}$"), text

    def decision(self, game: Game) -> None:
        decision = game.pending
        assert decision is not None
        if self.is_new(decision.kind, decision.seat, decision.args):
            self.says(Texts.prompt, decision)
        if self.is_new(decision.kind):
            self.reasons(game)
        for option in decision.options:
            if self.is_new(decision.kind, option, decision.labels.get(option)):
                self.says(Texts.label, decision.kind, option)
                self.says(Texts.option_label, decision, option)

    def reasons(self, game: Game) -> None:
        """Read the reasons why everything else is not possible."""
        for option in game.spec.actions.names:
            reason = game.why_not(option)
            if reason is not None and self.is_new(reason.message, reason.args):
                self.says(Texts.reason, reason)

    def events(self, game: Game, option: str) -> None:
        for event in deska.step(game, option):
            if self.is_new(event.message, event.args):
                self.says(Texts.event, event)

    def scene(self, game: Game) -> None:
        if game.spec.scene is not None:
            for seat in (None, game.actor):
                for texts in self.texts.values():
                    assert compose(game, seat, texts)

    def game(self, game: Game, rng: Rng) -> None:
        while (decision := game.pending) is not None:
            self.decision(game)
            if rng.below(150) == 0:
                self.scene(game)
            self.events(game, curious(decision.options, rng))
        self.scene(game)
        outcome = game.outcome
        assert outcome is not None
        self.says(Texts.message, outcome.reason)
        for points in (outcome.breakdown[0], *(rival.points for rival in outcome.rivals)):
            for source in points:
                self.says(Texts.message, f"{self.spec.prefix}-source-{source}")
        for rival in outcome.rivals:
            self.says(Texts.noun, "rival", rival.name)


def curious(options: tuple[str, ...], rng: Rng) -> str:
    """An option of somebody who mostly goes on: a player who stops at once sees little of a game."""
    going_on = [option for option in options if option not in ("end", "done", "pass")] if rng.below(8) else []
    likely = going_on or list(options)
    return likely[rng.below(len(likely))]


@cache
def read(game: str) -> Reader:
    """A reader that has watched games of all sizes and variants until every question was asked."""
    spec = deska.spec_of(game)
    reader = Reader(spec)
    asked = {effect.prompt() for effect in spec.effects.by_name.values() if isinstance(effect, Ask)}
    asked -= SELDOM.get(game, set())
    for seed, (seats, variant) in enumerate([*setups(spec, every=False), *setups(spec, every=True) * 3]):
        if seed >= len(spec.seats) and asked <= reader.used:
            break
        reader.game(deska.new(game, seats, seed, variant), seeded(seed))
    assert asked <= reader.used
    return reader


@pytest.mark.parametrize("game", GAMES)
def test_games_say_everything(game: str) -> None:
    assert read(game).used


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nouns_variants_and_signs_have_names(game: str, lang: str) -> None:
    spec = deska.spec_of(game)
    texts = Texts(spec, lang, strict=True)
    assert texts.message(f"{spec.prefix}-title")
    assert texts.message(f"{spec.prefix}-about")
    for kind, names in spec.nouns.items():
        assert all(texts.noun(kind, name) for name in names)
    for sign in signs_of(spec):
        assert texts.sign(sign)
        assert texts.code(sign)
    for switch in spec.variants:
        assert texts.message(f"{spec.prefix}-variant-{switch.name}")
        assert texts.message(f"{spec.prefix}-variant-{switch.name}-about")
        assert all(texts.value(switch, value) for value in switch.values)


def named_things(spec: GameSpec) -> Iterator[str]:
    """The messages that may be asked for by the name of a thing."""
    yield f"{spec.prefix}-title"
    yield f"{spec.prefix}-about"
    yield f"{spec.prefix}-names"
    for kind, names in spec.nouns.items():
        yield from (f"{spec.prefix}-{kind}-{name}" for name in names)
    for switch in spec.variants:
        yield f"{spec.prefix}-variant-{switch.name}"
        yield f"{spec.prefix}-variant-{switch.name}-about"
        if not isinstance(switch, Selection):
            yield from (f"{spec.prefix}-variant-{switch.name}-{value}" for value in switch.values)
    for sign in signs_of(spec):
        yield f"{spec.prefix}-sign-{sign}"
        yield f"{spec.prefix}-sign-{sign}-code"


def signs_of(spec: GameSpec) -> Iterator[str]:
    """The signs of the game's table."""
    if find_spec(f"deska.games.{spec.id}.scene"):
        yield from import_module(f"deska.games.{spec.id}.scene").STYLE.signs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_a_label(game: str, lang: str) -> None:
    """Every option has a label in every decision, so that people can ask about anything."""
    spec = deska.spec_of(game)
    texts = Texts(spec, lang, strict=True)
    common = {verb.name for verb in ActionTable().verbs}
    for verb in spec.actions.verbs:
        message = verb.name if verb.name in common else f"{spec.prefix}-do-{verb.name}"
        assert texts.has(message), message
        assert texts.label("any-decision", spec.actions.names[verb.first])


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_defined_has_a_text(game: str) -> None:
    reader = read(game)
    for (kind, name), thing in definitions(game).items():
        reader.says(Texts.definition, thing)
        for texts in reader.texts.values():
            assert texts.message(f"{reader.spec.prefix}-{kind}-text", **{kind: name}) == texts.definition(thing)


# --- no message that the code names is missing, none that exists is unused


@cache
def nodes(folder: Path) -> list[ast.AST]:
    """Every node of the code in a folder that has to do with texts."""
    kinds = (ast.Constant, ast.JoinedStr, ast.Call)
    trees = [ast.parse(path.read_text(encoding="utf8")) for path in folder.rglob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, kinds)]


@cache
def literals(folder: Path) -> set[str]:
    return {node.value for node in nodes(folder) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def patterns(folder: Path) -> Iterator[str]:
    """The messages that f-strings stand for, as regular expressions."""
    for node in nodes(folder):
        if isinstance(node, ast.JoinedStr):
            yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values)


def said_by_rules(folder: Path) -> Iterator[str]:
    """The message of every `tell`, `Reason` and `refuses`, where it is a plain text."""
    places = {"tell": 0, "Reason": 0, "refuses": 1}
    for node in nodes(folder):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            message = node.args[places[name]] if len(node.args) > places.get(name, len(node.args)) else None
            if isinstance(message, ast.Constant):
                yield str(message.value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_the_rules_is_missing(game: str, lang: str) -> None:
    texts = Texts(deska.spec_of(game), lang)
    said = {*said_by_rules(SOURCES / "games" / game), *said_by_rules(SOURCES / "kernel")}
    assert said
    assert not {message for message in said if not texts.has(message)}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_unused(game: str) -> None:
    spec = deska.spec_of(game)
    reader = read(game)
    for thing in definitions(game).values():
        reader.says(Texts.definition, thing)
    labels = {f"{spec.prefix}-do-{verb.name}" for verb in spec.actions.verbs} | {f"{spec.prefix}-level-{level}" for level in levels(spec)}
    parts = {part for message in messages(f"deska.games.{game}", "en") for part in references(message).messages}
    used = reader.used | set(named_things(spec)) | labels | literals(SOURCES) | parts | SELDOM.get(game, set())
    built = [pattern for pattern in patterns(SOURCES / "games" / game) if pattern.startswith(f"{spec.prefix}\\-")]
    left = {message.id.name for message in messages(f"deska.games.{game}", "en")} - used
    assert sorted(message for message in left if not any(re.fullmatch(pattern, message) for pattern in built)) == []


def test_no_common_message_is_unused() -> None:
    common = {verb.name for verb in ActionTable().verbs}
    lessons = {f"lesson-{step(name='one').kind}" for step in (Look, Do, Solve, Quiz, Free)}
    used = common.union(literals(SOURCES), lessons, *(read(game).used for game in GAMES))
    assert sorted({message.id.name for message in messages("deska.text", "en")} - used) == []


def test_no_message_of_the_terminal_is_unused() -> None:
    from deska.terminal.commands import LETTERS

    commands = {f"command-{name}{about}" for name in LETTERS for about in ("", "-about")}
    used = literals(SOURCES / "terminal") | commands
    assert sorted({message.id.name for message in messages("deska.terminal", "en")} - used) == []


# --- what a missing text does


def test_a_missing_text_is_shown_in_play_and_raised_in_tests() -> None:
    spec = deska.spec_of("ethnos")
    assert Texts(spec, "cs").message("et-nothing") == "et-nothing"
    assert Texts(spec, "en").message("et-took", player=0) == "Player 1 takes … from the row."
    with pytest.raises(MissingMessage):
        Texts(spec, "cs", strict=True).message("et-nothing")
    with pytest.raises(MissingMessage):
        Texts(spec, "cs", strict=True).message("et-took", player=0)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(deska.DeskaError, match="there are: cs, en"):
        Texts(deska.spec_of("ethnos"), "de")


# --- words


def test_arguments_become_words() -> None:
    texts = Texts(deska.spec_of("ethnos"), "cs", ("Anna", "Ben"), strict=True)
    assert texts.message("et-took", player=1, card="elf-blue") == "Ben bere z nabídky kartu Modrý elf."
    assert texts.message("et-discarded", player=0, count=3) == "Anna nechává v nabídce 3 karty."
    assert texts.message("et-discarded", player=0, count="5") == "Anna nechává v nabídce 5 karet."
    assert texts.message("et-drew-hidden", player=4) == "Hráč 5 dobírá kartu z balíčku."
    assert texts.player(-1) == "Všichni"


def test_labels_fall_back_from_the_decision_to_the_game_to_the_kernel() -> None:
    texts = Texts(deska.spec_of("ethnos"), "en", strict=True)
    assert texts.label("et-lay", "done") == "The band is complete"
    assert texts.label("et-lay", "lay:elf-blue") == "Lay Blue Elf"
    assert texts.label("et-lay", "pass") == "Pass"
    assert texts.label("et-lay", "choose:3") == "Option 3"


def test_tribes_are_told_from_their_values() -> None:
    texts = Texts(deska.spec_of("ethnos"), "en", strict=True)
    told = {tribe.name: texts.definition(tribe) for tribe in BOX.tribes}
    assert told["minotaur"] == "It takes one card fewer to place a marker."
    assert told["centaur"] == "You may play another band from your hand at once. But only if this band placed its marker."
    assert told["wizard"].startswith("The rest of your hand goes to the row. You may draw as many cards")
    assert told["halfling"].startswith("The deck has 4 copies of this card.")
    assert str(GIANT_AT_ONCE) in texts.definition(GIANT)


def test_other_values_make_another_text() -> None:
    from dataclasses import replace

    texts = Texts(deska.spec_of("ethnos"), "cs", strict=True)
    stronger = replace(DWARF, name="stronger", glory=3)
    assert "o 3 karty víc" in texts.definition(stronger)
    mixed = replace(MINOTAUR, name="mixed", rest=CENTAUR.rest, glory=1)
    assert texts.definition(mixed) == f"{texts.definition(MINOTAUR)} {texts.definition(DWARF)}"


# --- rules


@pytest.mark.parametrize("game", GAMES)
def test_both_rulebooks_have_the_same_rules(game: str) -> None:
    czech, english = (rulebook(game, lang) for lang in LANGUAGES)
    assert [rule.id for rule in czech.rules] == [rule.id for rule in english.rules]
    assert len({rule.id for rule in czech.rules}) == len(czech.rules) > 100
    assert all(len(rule.headings) == len(other.headings) for rule, other in zip(czech.rules, english.rules, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_exists(game: str, lang: str) -> None:
    spec = deska.spec_of(game)
    book = rulebook(game, lang)
    named = {rule for effect in spec.effects.by_name.values() if isinstance(effect, Ask) for rule in effect.serves()}
    assert named
    assert not {rule for rule in named if book.rule(rule) is None}


def test_rules_are_found_by_number_and_by_words() -> None:
    book = rulebook("ethnos", "cs")
    assert [rule.id for rule in book.search("et-043")] == ["ET-043"]
    assert "ET-118" in [rule.id for rule in book.search("morsky symbol")]
    assert not book.search("kouzelná lampa")
