"""Nested choices inside an effect inside a card."""

import pytest

from deska.kernel import Decision, IllegalChoice, seeded
from tests.kernel.mechanisms.toys.spellbook import SPEC, Spellbook, begin
from tests.kernel.mechanisms.toys.toy import play


def position(life: list[int]) -> Spellbook:
    game = begin(SPEC, SPEC.setup(2, None), seeded(1))
    game.life = life
    game.settle()
    return game


def turn(*cards: str) -> Decision:
    return Decision("spellbook-turn", 0, (*(f"play:{card}" for card in cards), "done"))


def test_a_card_without_a_choice_is_just_carried_out() -> None:
    game = position([2, 2])
    play(game, "play:crystal")
    assert game.points == [1, 0]
    assert game.pending == turn("emerald", "opal", "riddle")


def test_a_choice_in_a_branch_is_asked_after_the_branch_was_chosen() -> None:
    game = position([2, 2])
    play(game, "play:emerald")
    assert game.pending == Decision("spellbook-emerald", 0, ("choose:1", "choose:2"))
    play(game, "choose:2")
    assert game.pending == Decision("spellbook-heal", 0, ("heal:left", "heal:right"))
    play(game, "heal:right")
    assert (game.life, game.points) == ([2, 3], [0, 0])
    assert game.pending == turn("crystal", "opal", "riddle")


def test_four_levels_deep_every_question_knows_the_card_it_comes_from() -> None:
    game = position([2, 2])
    asked = []
    for option in ("play:riddle", "choose:2", "yes", "choose:2", "heal:left"):
        play(game, option)
        decision = game.pending
        assert decision is not None
        asked.append((decision.kind, decision.options, decision.source))
    assert asked == [
        ("spellbook-riddle", ("choose:1", "choose:2"), "riddle"),
        ("spellbook-answer", ("yes", "no"), "riddle"),
        ("spellbook-emerald", ("choose:1", "choose:2"), "riddle"),
        ("spellbook-heal", ("heal:left", "heal:right"), "riddle"),
        ("spellbook-turn", ("play:crystal", "play:emerald", "play:opal", "done"), ""),
    ]
    assert (game.life, game.points) == ([3, 2], [1, 0])  # the rest of the card comes after the answer


def test_a_branch_whose_cost_cannot_be_met_is_not_offered() -> None:
    game = position([1, 3])
    play(game, "play:riddle")
    assert game.pending == Decision("spellbook-answer", 0, ("yes", "no"))  # the second branch, which alone is left
    with pytest.raises(IllegalChoice, match="'choose:1' is not possible: not-offered"):
        game.choose("choose:1")


def test_a_question_all_of_whose_branches_are_empty_is_not_offered_as_a_branch() -> None:
    game = position([3, 3])
    play(game, "play:emerald")  # nobody can be healed
    assert game.points == [1, 0]
    assert game.pending is not None
    assert game.pending.kind == "spellbook-turn"


@pytest.mark.parametrize(("life", "hand"), [([3, 3], [0, 2]), ([2, 2], [2])], ids=["nothing-to-gain", "nothing-to-pay-with"])
def test_an_exchange_is_not_offered_if_either_side_is_empty(life: list[int], hand: list[int]) -> None:
    game = position(life)
    game.discard += [card for card in game.hands[0] if card not in hand]
    game.hands[0] = hand[:]
    game.settle()
    play(game, "play:opal")
    assert game.points == [3, 0]
    assert game.pending == turn(*(["crystal"] if len(hand) > 1 else []))


def test_an_exchange_asks_for_its_cost_and_then_for_its_gain() -> None:
    game = position([2, 2])
    play(game, "play:opal", "yes")
    assert game.pending == Decision("spellbook-drop", 0, ("drop:crystal", "drop:emerald", "drop:riddle"))
    play(game, "drop:emerald")
    assert game.pending == Decision("spellbook-heal", 0, ("heal:left", "heal:right"))
    play(game, "heal:left")
    assert (game.points, game.life, game.discard) == ([3, 0], [3, 2], [2, 1])


def test_the_middle_of_a_card_can_be_written_down_by_names() -> None:
    game = position([2, 2])
    play(game, "play:riddle", "choose:2", "yes")
    assert game.dump()["stack"] == [
        {"do": "take-turn", "seat": 0, "source": None, "arg": 0},
        {"do": "gain(aether=1)", "seat": 0, "source": "riddle", "arg": 0},
        {"do": "either(question=spellbook-emerald,branches=[suffer,heal-anyone])", "seat": 0, "source": "riddle", "arg": 0},
    ]
    twin = SPEC.load(game.dump())
    play(game, "choose:1", "done", "done")
    play(twin, "choose:1", "done", "done")
    assert twin == game
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((1, 0), (0,))
