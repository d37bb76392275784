"""A question with one answer is not asked (K4), unless its step or something that may be done at any time says otherwise."""

from dataclasses import dataclass, replace

import pytest

from deska.kernel import LONE_OPTION, PASS, Ask, BadData, Effect, Event, Frame, Pause, Vocabulary
from deska.table.play import news
from tests.kernel.toys.lots import LOTS, PEEK, STEPS, TAKE, Lots


@dataclass(frozen=True)
class Pick(Ask):
    """Take one of the first so many kinds of cards; the choice is noted."""

    kinds: int
    last_word: bool = False

    def prompt(self) -> str:
        return "lt-turn"

    def options(self, game: Lots, frame: Frame) -> list[int]:
        return [TAKE.of(kind) for kind in range(self.kinds)]

    def asks_anyway(self, game: Lots, frame: Frame) -> bool:
        return self.last_word

    def chosen(self, game: Lots, frame: Frame, option: int) -> None:
        game.played.append(TAKE.arg(option))


class Breath(Pause):
    kind = "lt-breath"


BREATH = Breath()


def position(*steps: Effect, coins: int = 0) -> Lots:
    """A game in which these steps are left for seat 1; with a coin it may peek at any time."""
    spec = replace(LOTS, effects=Vocabulary([*STEPS, *steps]))
    game = spec.new(2, seed=1)
    assert isinstance(game, Lots)
    game.players[1].coins = coins
    game.played.clear()
    game.stack.clear()
    game.events.clear()
    game.heard = True
    game.then(1, *steps)
    game.settle()
    return game


def names(game: Lots) -> tuple[str, ...]:
    return game.pending.options if game.pending is not None else ()


def test_a_lone_option_is_taken_and_told_to_the_seat() -> None:
    game = position(Pick(1), Pick(2))
    assert (game.played, len(names(game))) == ([0], 2)
    assert game.events == [Event(LONE_OPTION, {"kind": "lt-turn", "option": game.spec.actions.names[TAKE.of(0)]}, 1 << 1)]


def test_a_lone_option_is_no_choice() -> None:
    assert position(Pick(1), Pick(1)).choices == 0


def test_the_last_word_is_asked_for() -> None:
    game = position(Pick(1, last_word=True))
    assert (game.played, len(names(game)), game.events) == ([], 1, [])


def test_a_lone_option_waits_while_something_else_may_be_done() -> None:
    game = position(Pick(1), coins=1)
    assert names(game)[1:] == (game.spec.actions.names[PEEK],)
    game.choose(names(game)[1])
    assert (game.played, game.pending) == ([0], None)


def test_in_a_hasty_copy_nothing_is_offered_at_any_time() -> None:
    game = position(Pick(2), Pick(1), coins=1)
    hasty = game.clone()
    hasty.is_hasty = True
    hasty.wait_again()
    assert (len(game.legal), hasty.legal) == (3, game.legal[:2])
    hasty.play(hasty.legal[0])
    assert (hasty.played, hasty.pending) == ([0, 0], None)


def test_a_pause_is_asked_where_something_may_be_done_and_silent_elsewhere() -> None:
    game = position(BREATH, coins=1)
    assert names(game) == (game.spec.actions.names[PASS], game.spec.actions.names[PEEK])
    game.choose("pass")
    silent = position(BREATH)
    assert (game.pending, silent.pending, silent.events) == (None, None, [])


def test_a_snapshot_that_waits_for_a_lone_option_is_refused() -> None:
    game = position(Pick(1, last_word=True))
    stack = [{"do": "pick(kinds=1,last_word=False)", "seat": 1, "source": None, "arg": 0}]
    spec = replace(LOTS, effects=Vocabulary([*STEPS, Pick(1), Pick(1, last_word=True)]), invariants=None)
    assert spec.load({**game.dump(), "state": LOTS.new(2, seed=1).dump()["state"]}).pending is not None
    poor = LOTS.new(2, seed=1).dump()["state"]
    for player in poor["players"]:
        player["coins"] = 0
    with pytest.raises(BadData, match="waits for nobody"):
        spec.load({**game.dump(), "state": poor, "stack": stack})


def test_what_came_of_a_lone_option_is_news_enough() -> None:
    lone, told, hidden = Event(LONE_OPTION, {}, 2), Event("lt-took", {}), Event("lt-drew-hidden", {}, ~2)
    assert news([lone, told]) == [told]
    assert news([lone, hidden]) == [lone, hidden]
    assert news([lone, lone]) == [lone, lone]
    assert news([told, lone]) == [told, lone]
    assert news([]) == []
