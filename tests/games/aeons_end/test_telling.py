"""Golden games ask, tell and refuse in the same words as ever."""

from tests.games.telling import heard, kept


def test_golden_games_tell_what_they_always_told() -> None:
    assert heard("aeons_end") == kept("aeons_end")
