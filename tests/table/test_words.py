"""The texts of a table: both languages have the same, none is missing, and none is unused."""

import ast
from pathlib import Path
from typing import get_args

import pytest

import deska
from deska.bots import LADDER
from deska.kernel.errors import Reason
from deska.kernel.values import Event
from deska.table.preview import End
from deska.table.refusals import Refused
from deska.table.words import PACKAGES, level_title, texts_of, told, why, words
from deska.text import LANGUAGES, Messages
from tests.test_texts import literals, messages, variables

SOURCES = Path(deska.__file__).parent
PACKAGE = "deska.table"


def test_both_languages_have_the_same_messages_and_variables() -> None:
    czech, english = (variables(PACKAGE, lang) for lang in LANGUAGES)
    assert list(czech) == list(english)
    assert czech == english


def refusals() -> set[str]:
    """The codes of every `Refused(…)` in table and web."""
    codes: set[str] = set()
    for folder in ("table", "web"):
        for path in (SOURCES / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                    codes |= {
                        part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    }
    return codes


def test_every_refusal_has_its_sentence() -> None:
    codes = refusals() | {"not-saved", "stale", "repeated", "not-asked"}
    assert len(codes) > 30
    missing = {code for code in codes if not words("en").has(f"refused-{code}")}
    assert missing == set()


def test_nothing_is_there_that_nobody_says() -> None:
    said = literals(SOURCES / "table") | literals(SOURCES / "web")
    named = ("random", "greedy", *(level.name for level in LADDER))
    built = {f"refused-{code}" for code in said} | {f"level-{name}{about}" for name in named for about in ("", "-about")}
    seats, changes = ("own", "other", "all"), ("more", "less")
    built |= {f"hint-{when}{who}-{change}" for when in ("", "soon-") for who in seats for change in changes}
    built |= {f"then-{end}" for end in get_args(End)}
    assert sorted({message.id.name for message in messages(PACKAGE, "en")} - said - built) == []


def test_every_status_belongs_to_a_refusal() -> None:
    from deska.web.errors import STATUS

    assert {code for code in STATUS if not words("en").has(f"refused-{code}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_messages_can_be_said(lang: str) -> None:
    strict = Messages(lang, PACKAGES, strict=True)
    for message, needed in variables(PACKAGE, lang).items():
        text = strict.text(message, dict.fromkeys(needed, 3))
        assert text
        assert not set(text) & set("{}$")


def test_refusals_speak_for_the_game_where_it_has_a_reason() -> None:
    spec = deska.spec_of("ethnos")
    texts = texts_of(spec, "cs", ["Eva", "Jan"])
    game = deska.new("ethnos", 2, 1)
    reason = game.why_not("troll:6")
    assert reason is not None
    refused = Refused("illegal", reason.rule, reason=reason)
    assert why(refused, "cs", texts) == texts.reason(reason)
    assert why(refused, "cs") == words("cs")("refused-illegal")
    assert why(Refused("illegal", reason=Reason("game-over")), "en", texts_of(spec, "en", [])) == "The game is over."


def test_lines_of_the_table_name_people() -> None:
    texts = texts_of(deska.spec_of("ethnos"), "en", ["Eva", "Jan"])
    assert told(Event("table-undone", {"player": 1}), texts) == "Jan takes a choice back."
    assert told(Event("table-upgraded", {"old": 1, "new": 2}), texts).startswith("The rules of this game were revised (version 1 to 2)")
    assert told(Event("et-drew-hidden", {"player": 0}), texts) == "Eva draws a card from the deck."


def test_names_of_things_can_be_marked() -> None:
    texts = texts_of(deska.spec_of("ethnos"), "en", ["Eva", "Jan"])
    took = Event("et-took", {"player": 1, "card": "elf-green"})
    assert told(took, texts) == "Jan takes Green Elf from the row."
    assert told(took, texts, marked=True) == "Jan takes \u2068Green Elf\u2069 from the row."


def test_levels_have_names_their_game_s_or_their_own() -> None:
    texts = texts_of(deska.spec_of("ethnos"), "cs", [])
    assert level_title("greedy", texts) == "rozumný"
    assert level_title("largest", texts) == "velké skupiny"
    assert level_title("unknown", texts) == "unknown"
