"""Effects made of effects, carried out on the state of a toy."""

from dataclasses import dataclass, replace

import pytest

from deska.kernel import All, BadSetup, Effect, Either, Exchange, Frame, InAnyOrder, May, Start, Vocabulary
from deska.kernel.effects import field_names, name_of
from tests.kernel.toys.lots import LOTS, STEPS, Lots


@dataclass(frozen=True)
class Note(Effect):
    """Notes a number, if that is possible at all."""

    number: int
    can: bool = True

    def resolve(self, game: Lots, frame: Frame) -> None:
        game.played.append(self.number)

    def possible(self, game: Lots, frame: Frame) -> bool:
        return self.can


@dataclass(frozen=True)
class Tell(Effect):
    """Notes the seat for which it is carried out."""

    def resolve(self, game: Lots, frame: Frame) -> None:
        game.played += [frame.seat, frame.source, frame.arg]


ONE, TWO, THREE, NEVER = Note(1), Note(2), Note(3), Note(9, can=False)


def carried_out(effect: Effect, seat: int = 1, source: int = -1) -> Lots:
    """A game in which only this effect is left to do, played as far as it goes without a choice."""
    spec = replace(LOTS, effects=Vocabulary([*STEPS, Tell(), ONE, effect]))
    game = spec.new(2, seed=1)
    assert isinstance(game, Lots)
    game.players[0].coins = game.players[1].coins = 0
    game.played.clear()
    game.stack.clear()
    game.push(effect, seat, source=source)
    game.settle()
    return game


def options(game: Lots) -> tuple[str, ...]:
    return game.pending.options if game.pending is not None else ()


def chosen(game: Lots, *names: str) -> Lots:
    for name in names:
        game.choose(name)
    return game


def test_all_in_reading_order() -> None:
    assert carried_out(All((ONE, TWO, THREE))).played == [1, 2, 3]
    assert carried_out(All((All((ONE, TWO)), THREE))).played == [1, 2, 3]


def test_parts_keep_seat_and_source() -> None:
    assert carried_out(All((Tell(),)), seat=1, source=2).played == [1, 2, 0]
    assert carried_out(Start("tell"), seat=0, source=3).played == [0, 3, 0]


def test_all_is_possible_if_any_part_is() -> None:
    game = carried_out(ONE)
    frame = Frame(ONE, 0)
    assert All((NEVER, ONE)).possible(game, frame)
    assert not All((NEVER,)).possible(game, frame)


def test_an_exchange_needs_its_whole_cost_and_some_gain() -> None:
    game = carried_out(ONE)
    frame = Frame(ONE, 0)
    assert Exchange((ONE, TWO), (NEVER, THREE)).possible(game, frame)
    assert not Exchange((ONE, NEVER), (THREE,)).possible(game, frame)
    assert not Exchange((ONE,), (NEVER,)).possible(game, frame)
    assert carried_out(Exchange((ONE, TWO), (THREE,))).played == [1, 2, 3]


def test_may() -> None:
    may = May("lt-may", (ONE, TWO))
    assert options(carried_out(may)) == ("yes", "no")
    assert chosen(carried_out(may), "yes").played == [1, 2]
    assert chosen(carried_out(may), "no").played == []


def test_may_is_not_asked_about_nothing() -> None:
    game = carried_out(May("lt-may", (NEVER,)))
    assert (game.pending, game.played) == (None, [])


def test_either_offers_what_can_be_done() -> None:
    either = Either("lt-either", (ONE, NEVER, THREE))
    assert options(carried_out(either)) == ("choose:1", "choose:3")
    assert chosen(carried_out(either), "choose:1").played == [1]
    assert chosen(carried_out(either), "choose:3").played == [3]
    assert carried_out(Either("lt-either", (NEVER,))).pending is None


def test_either_prefers_what_can_be_carried_out_in_full() -> None:
    half = All((ONE, NEVER))
    game = carried_out(Either("lt-either", (half, TWO, THREE)))
    assert options(game) == ("choose:2", "choose:3")
    assert carried_out(Either("lt-either", (half, TWO))).played == [2]
    assert carried_out(Either("lt-either", (half, NEVER))).played == [1, 9]  # as far as it goes: `Note` resolves whatever it can
    assert options(carried_out(Either("lt-either", (half, Exchange((ONE,), (TWO, NEVER)))))) == ("choose:1", "choose:2")


def test_in_full_means_every_part() -> None:
    game, frame = carried_out(ONE), Frame(ONE, 0)
    assert ONE.fulfillable(game, frame)
    assert not NEVER.fulfillable(game, frame)
    assert All((ONE, TWO)).fulfillable(game, frame)
    assert not All((ONE, NEVER)).fulfillable(game, frame)
    assert Exchange((ONE,), (TWO,)).fulfillable(game, frame)
    assert not Exchange((ONE,), (TWO, NEVER)).fulfillable(game, frame)
    assert not Exchange((NEVER,), (TWO,)).fulfillable(game, frame)
    assert Either("lt-either", (All((ONE, NEVER)), TWO)).fulfillable(game, frame)
    assert not Either("lt-either", (All((ONE, NEVER)), NEVER)).fulfillable(game, frame)
    assert Start("note(number=1,can=True)").fulfillable(game, frame)


def test_in_any_order_each_once() -> None:
    game = carried_out(InAnyOrder("lt-order", (ONE, TWO, THREE)))
    assert options(chosen(game, "choose:2")) == ("choose:1", "choose:3")
    assert chosen(game, "choose:3").played == [2, 3, 1]  # the last one is no choice
    assert game.pending is None


def test_in_any_order_leaves_out_what_does_nothing() -> None:
    game = carried_out(InAnyOrder("lt-order", (NEVER, TWO, THREE)))
    assert options(game) == ("choose:2", "choose:3")
    assert carried_out(InAnyOrder("lt-order", (NEVER, TWO))).played == [2]


def test_in_any_order_may_be_stopped_where_it_is_optional() -> None:
    game = carried_out(InAnyOrder("lt-order", (ONE, TWO), optional=True))
    assert options(game) == ("choose:1", "choose:2", "done")
    assert chosen(game, "choose:2", "done").played == [2]
    assert game.pending is None


def test_start_finds_a_step_by_its_name() -> None:
    game = carried_out(Start("note(number=1,can=True)"))
    assert game.played == [1]
    assert Start("note(number=1,can=True)").possible(game, Frame(ONE, 0))


def test_rules_are_cited_but_make_no_other_effect() -> None:
    plain, cited = May("lt-may", (ONE,)), May("lt-may", (ONE,), cites=("LT-007",))
    assert (plain, name_of(plain)) == (cited, name_of(cited))
    decision = carried_out(cited).pending
    assert decision is not None
    assert decision.rules == ("LT-007",)


def test_names_of_effects() -> None:
    assert name_of(Tell()) == "tell"
    assert name_of(May("lt-may", (ONE, Tell()))) == "may(question=lt-may,effects=[note(number=1,can=True),tell])"
    assert field_names(ONE) == ["number", "can"]


def test_the_vocabulary_knows_all_parts() -> None:
    words = Vocabulary([All((May("lt-may", (ONE,)), TWO))])
    assert set(words.by_name) == {name_of(effect) for effect in (All((May("lt-may", (ONE,)), TWO)), May("lt-may", (ONE,)), ONE, TWO)}


def test_two_effects_of_one_name_are_refused() -> None:
    class Turn(Effect):
        """An effect of another class than the toy's own."""

    with pytest.raises(BadSetup, match="two effects have the name 'turn'"):
        Vocabulary([*STEPS, Turn()])
