"""Fixtures that tests of the server share."""

import pytest

from deska.games import SHELF
from deska.table import words
from deska.testing.scenes import Unspoken
from deska.text import Texts
from tests.table.lots import LOTS_TABLE


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lets the toy game Lots be played too; it has no texts of its own, so its message ids are shown."""
    known = words.base_texts

    def base_texts(game: str, lang: str) -> Texts:
        return Unspoken(LOTS_TABLE) if game == LOTS_TABLE.id else known(game, lang)

    monkeypatch.setitem(SHELF.places, LOTS_TABLE.id, "tests.table.lots:LOTS_TABLE")
    monkeypatch.setattr(words, "base_texts", base_texts)
    return LOTS_TABLE.id


@pytest.fixture(autouse=True)
def of_test(database: str) -> str:
    """Every test of the server uses the database that was asked for."""
    return database
