"""An ordered pile, turned over and never shuffled."""

from collections.abc import Sequence

from deska.kernel import ALL, HIDDEN, Decision, Hand, Pile, seeded
from deska.table.play import Play
from tests.kernel.mechanisms.toys.grimoire import CARDS, SPEC, START, Grimoire, begin, draw
from tests.kernel.mechanisms.toys.toy import play

A, B = 1, 2
"""The masks of the two seats."""


def cards(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


def position(hand: Sequence[str], deck: Sequence[str], discard: Sequence[str] = (), seen: int = 0) -> Grimoire:
    """The cards of seat 0: its deck from top to bottom, known to a mask of seats; its discard pile as it grew."""
    game = begin(SPEC, SPEC.setup(2, None), seeded(1))
    assert sorted(cards(*hand, *deck, *discard)) == sorted(START)
    game.hands[0] = Hand(sorted(cards(*hand)), [A] * len(hand))
    game.decks[0] = Pile(cards(*deck)[::-1], [seen] * len(deck))
    game.discards[0] = Pile(cards(*discard), [ALL] * len(discard))
    game.settle()
    return game


def deck_of(game: Grimoire, viewer: int | None) -> list[str]:
    """The deck of seat 0 from top to bottom, as a viewer remembers it."""
    return named(SPEC.view(game, viewer).recalled.decks[0].cards[::-1])


def named(cards: list[int]) -> list[str]:
    return ["?" if card == HIDDEN else CARDS[card] for card in cards]


def test_an_empty_deck_is_the_discard_pile_turned_over() -> None:
    game = position(hand=["ruby", "spark"], deck=[], discard=["crystal", "spark", "crystal", "crystal"])
    play(game, "cast:ruby")
    assert [CARDS[card] for card in game.hands[0].cards] == ["crystal", "spark"]  # the card discarded first comes first
    assert deck_of(game, 0) == ["spark", "crystal", "crystal", "ruby"]
    assert len(game.discards[0]) == 0


def test_it_is_turned_over_only_when_a_card_is_needed() -> None:
    game = position(hand=["ruby", "spark"], deck=["crystal"], discard=["spark", "crystal", "crystal"])
    play(game, "cast:ruby")
    assert len(game.decks[0]) == 0
    assert named(SPEC.view(game, 1).game.discards[0].cards) == ["spark", "crystal", "crystal", "ruby"]


def test_what_lay_open_is_known_to_all_in_its_order_and_then_in_the_hand() -> None:
    game = position(hand=["ruby", "spark"], deck=[], discard=["crystal", "spark", "crystal", "crystal"])
    play(game, "cast:ruby")
    for viewer in (0, 1, None):
        assert deck_of(game, viewer) == ["spark", "crystal", "crystal", "ruby"]
        assert "crystal" in named(SPEC.view(game, viewer).recalled.hands[0].cards)
        assert SPEC.view(game, viewer).game.decks[0].cards == [HIDDEN] * 4  # but nobody may look at it


def test_drawing_a_card_that_one_remembers_is_no_barrier() -> None:
    play = Play(position(["ruby", "spark"], [], ["crystal", "spark", "crystal", "crystal"]), frozenset({0, 1}))
    play.make("cast:ruby")
    assert play.undo_place(0) is not None
    play = Play(position(["ruby", "spark"], ["spark", "crystal", "crystal", "crystal"]), frozenset({0, 1}))
    play.make("cast:ruby")
    assert play.undo_place(0) is None


def test_a_look_at_the_top_is_known_to_who_looked() -> None:
    game = position(["ruby", "spark"], ["spark", "crystal", "crystal", "crystal"])
    play(game, "scry:0")
    assert game.pending == Decision("grimoire-swap", 0, ("yes", "no"))
    assert deck_of(game, 0) == ["spark", "crystal", "?", "?"]
    assert deck_of(game, 1) == deck_of(game, None) == ["?"] * 4
    assert game.learned == A


def test_cards_put_back_in_another_order_are_known_to_who_did_it_only() -> None:
    swapped = position(["ruby", "spark"], ["spark", "crystal", "crystal", "crystal"], seen=ALL)
    kept = swapped.clone()
    play(swapped, "scry:0", "yes")
    play(kept, "scry:0", "no")
    assert deck_of(swapped, 0) == ["crystal", "spark", "crystal", "crystal"]
    assert deck_of(kept, 0) == ["spark", "crystal", "crystal", "crystal"]
    assert deck_of(swapped, 1) == deck_of(kept, 1) == ["?", "?", "crystal", "crystal"]
    assert SPEC.view(swapped, 1) == SPEC.view(kept, 1)


def test_a_card_seen_by_another_stays_known_to_them_in_the_hand() -> None:
    game = position(["ruby", "crystal"], ["spark", "spark", "crystal", "crystal"])
    game.decks[0].seen[-1] = B
    draw(game, 0)
    assert named(SPEC.view(game, 1).recalled.hands[0].cards) == ["?", "?", "spark"]
    assert named(SPEC.view(game, None).recalled.hands[0].cards) == ["?", "?", "?"]


def test_an_imagined_deck_keeps_known_cards_in_their_places() -> None:
    game = position(["ruby", "spark"], ["spark", "crystal", "crystal", "crystal"])
    play(game, "scry:0", "yes")
    tops, bottoms = set(), set()
    for seed in range(60):
        mine, others = SPEC.imagine(game, 0, seed), SPEC.imagine(game, 1, seed)
        assert isinstance(mine, Grimoire)
        assert isinstance(others, Grimoire)
        tops.add(tuple(mine.decks[0].cards[-2:]))
        bottoms.add(others.decks[0].cards[0])
    assert tops == {tuple(cards("spark", "crystal"))}
    assert bottoms == set(cards(*CARDS))
