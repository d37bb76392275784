"""Every rule that players can read is held by a test, in both languages under the same number."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import deska
from deska.kernel import Ask, GameSpec
from deska.testing import cited

HERE = Path(__file__).parent
LANGUAGES = ("en", "cs")


def text(spec: GameSpec, language: str) -> str:
    page = files(f"deska.games.{spec.id}") / "rules" / f"{language}.md"
    return page.read_text(encoding="utf8") if page.is_file() else ""


def rules(spec: GameSpec, language: str) -> list[str]:
    """The ids of the rules in the order of the page."""
    return re.findall(rf"^\*\*({spec.prefix.upper()}-[XC]?\d+)\*\*", text(spec, language), re.MULTILINE)


RULED = [spec for spec in deska.games() if text(spec, "en")]
every_game = pytest.mark.parametrize("spec", RULED, ids=[spec.id for spec in RULED])


def test_there_are_games_with_rules() -> None:
    assert "ethnos" in [spec.id for spec in RULED]


@every_game
def test_both_languages_have_the_same_rules_in_the_same_order(spec: GameSpec) -> None:
    english, czech = (rules(spec, language) for language in LANGUAGES)
    assert english == czech
    assert len(set(english)) == len(english) > 0


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refer_to_rules_that_exist(spec: GameSpec, language: str) -> None:
    mentioned = re.findall(rf"\b{spec.prefix.upper()}-[XC]?\d+\b", text(spec, language))
    assert set(mentioned) == set(rules(spec, language))


@every_game
def test_every_rule_is_held_by_a_test(spec: GameSpec) -> None:
    held = cited(HERE / spec.id)
    assert [rule for rule in rules(spec, "en") if rule not in held] == []


@every_game
def test_tests_name_only_rules_that_exist(spec: GameSpec) -> None:
    known = set(rules(spec, "en"))
    assert {rule: tests for rule, tests in cited(HERE / spec.id).items() if rule not in known} == {}


@every_game
def test_decisions_name_only_rules_that_exist(spec: GameSpec) -> None:
    known = set(rules(spec, "en"))
    named = {rule for effect in spec.effects.by_name.values() if isinstance(effect, Ask) for rule in effect.serves()}
    assert named
    assert named <= known
