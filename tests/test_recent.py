"""What was asked for lately is remembered, and what nobody asks for any more is forgotten."""

from deska.text.recent import Recent

MOST = 3


def test_what_is_asked_for_again_and_again_stays() -> None:
    memory: Recent[str, int] = Recent(MOST)
    memory.keep("often", 0)
    for number in range(10 * MOST):
        memory.keep(str(number), number)
        assert memory.get("often") == 0
    assert len(memory.values | memory.older) <= 2 * MOST


def test_what_nobody_asks_for_is_forgotten_but_not_all_at_once() -> None:
    memory: Recent[int, str] = Recent(MOST)
    for number in range(10 * MOST):
        memory.keep(number, str(number))
        newest = range(max(0, number - MOST + 1), number + 1)
        assert [memory.get(key) for key in newest] == [str(key) for key in newest]
        assert len(memory.values | memory.older) <= 2 * MOST
    assert memory.get(0) is None
