"""The knowledge of a seat about hands, decks and treasure stacks: what it sees, and what it remembers."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import ADVENTURES, ELEMENTS, MAGIC, SPACES
from deska.games.eldervale.components.pieces import EMPTY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import STACK
from deska.kernel import ALL
from deska.kernel.piles import HIDDEN
from tests.games.eldervale.build import ANNA, BEN, CYRIL, HARPIES, KEEPERS, OGRES, holds, offers, table

GALE, FIREBALL = MAGIC.index("gale"), MAGIC.index("fireball")
SPACE = SPACES.index("ash-fields-1")


def seen_by(game: Eldervale, seat: int | None) -> Eldervale:
    found: Eldervale = SPEC.view(game, seat).game
    return found


def recalled_by(game: Eldervale, seat: int | None) -> Eldervale:
    found: Eldervale = SPEC.view(game, seat).recalled
    return found


def stack(game: Eldervale) -> tuple[int, ...]:
    """The tokens that were laid on a space at first, the top one last."""
    return game.tokens[SPACE * STACK : (SPACE + 1) * STACK]


def test_partners_alone_see_a_hand() -> None:
    game = table(HARPIES, OGRES, KEEPERS, "deep-naga", team="on")
    holds(game, ANNA, "gale")
    game.now.swapped = [FIREBALL]
    hands = [seen_by(game, seat).players[ANNA].hand.cards for seat in (ANNA, BEN, CYRIL, None)]
    assert hands == [[GALE], [GALE], [HIDDEN], [HIDDEN]]
    assert [seen_by(game, seat).now.swapped for seat in (ANNA, BEN, CYRIL, None)] == [[FIREBALL], [FIREBALL], [], []]


def test_a_card_that_was_shown_to_all_stays_open_and_one_that_was_peeked_at_is_remembered() -> None:
    game = table()
    holds(game, ANNA, "gale", "fireball")
    hand = game.players[ANNA].hand
    hand.seen[hand.cards.index(GALE)] = ALL
    hand.seen[hand.cards.index(FIREBALL)] |= 1 << BEN
    for seat in (BEN, None):
        assert seen_by(game, seat).players[ANNA].hand.cards == [HIDDEN, GALE]
    assert sorted(recalled_by(game, BEN).players[ANNA].hand.cards) == sorted([GALE, FIREBALL])
    assert recalled_by(game, None).players[ANNA].hand.cards == [HIDDEN, GALE]


def test_of_adventure_cards_the_top_one_lies_open_and_sunk_ones_are_remembered() -> None:
    game = table()
    offers(game, "burning-doorway")
    element = ELEMENTS.index("fire")
    deck = game.decks[element]
    game.shown = 1 << element
    game.sunk[element] = 2
    top = ADVENTURES.index("burning-doorway")
    unknown = [HIDDEN] * (len(deck) - 3)
    assert seen_by(game, ANNA).decks[element] == [HIDDEN, HIDDEN, *unknown, top]
    assert recalled_by(game, ANNA).decks[element] == [*deck[:2], *unknown, top]
    game.shown = 0
    assert seen_by(game, ANNA).decks[element] == [HIDDEN] * len(deck)


@pytest.mark.parametrize(("variant", "is_open"), [("hidden", False), ("open", True)])
def test_of_treasures_the_top_one_lies_open_and_taken_ones_are_remembered(variant: str, is_open: bool) -> None:
    game = table(stacks=variant)
    lowest, middle, top = stack(game)
    shown = lowest if is_open else EMPTY
    game.left[SPACE] = 2
    assert stack(seen_by(game, BEN)) == (shown, middle, EMPTY)
    assert stack(recalled_by(game, BEN)) == (shown, middle, top)


def test_nobody_sees_treasures_of_realms_to_come() -> None:
    game = table(stacks="open")
    first = SPACES.index("demon-caldera-1") * STACK
    assert recalled_by(game, ANNA).tokens[first : first + STACK] == (EMPTY,) * STACK
