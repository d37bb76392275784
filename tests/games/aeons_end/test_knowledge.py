"""Views: the things that a seat may look at, and those that a perfect memory knows."""

from itertools import product

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import NEMESES, TURN_CARDS
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.view.counting import order_left, tiers_left
from deska.kernel import HIDDEN, seeded
from deska.testing import rule
from tests.games.aeons_end.build import HANKA, HONZA, deck, discard, fresh, hand, imagined_by, mage, play, position, recalled_by, seen_by


@rule("AE-201", "AE-143")
def test_decks_are_seen_by_nobody() -> None:
    game = fresh(2)
    for seat in (HANKA, HONZA, None):
        seen = seen_by(seat, game)
        assert seen.players[0].deck.cards == [HIDDEN] * len(deck(game))
        assert seen.deck == [HIDDEN] * len(game.deck)
        assert seen.order.cards == [HIDDEN] * len(game.order)


@rule("AE-201", "AE-061", "AE-062")
def test_everybody_can_count_what_is_left_in_the_nemesis_deck() -> None:
    """Random games with every nemesis, until cards of all tiers have left the deck."""
    assert tiers_left(seen_by(None, fresh(2))) == [6, 8, 10]
    for seats, nemesis in product(SPEC.seats, NEMESES):
        game = fresh(seats, nemesis=nemesis)
        rng = seeded(seats)
        while game.legal:
            game.apply(game.legal[rng.below(len(game.legal))])
            expected = [sum(BOX.foes[card].tier == tier for card in game.deck) for tier in (1, 2, 3)]
            assert tiers_left(seen_by(None, game)) == expected


@rule("AE-202", "AE-142")
def test_discard_piles_and_hands_are_open() -> None:
    game = position(mage(hand=["crystal"], discard=["spark", "crystal"]), mage("mist"))
    for seat in (HANKA, HONZA, None):
        seen = seen_by(seat, game)
        assert (hand(seen), discard(seen)) == (["crystal"], ["spark", "crystal"])


@rule("AE-139", "AE-201")
def test_a_deck_that_was_turned_over_is_remembered() -> None:
    game = position(mage(discard=["spark", "crystal", "crystal", "spark", "crystal", "crystal", "spark"]), order=["player-1"])
    play(game, "end")
    assert deck(game) == ["crystal", "spark"]
    assert seen_by(HANKA, game).players[0].deck.cards == [HIDDEN] * 2
    assert recalled_by(HANKA, game).players[0].deck.cards == game.players[0].deck.cards
    assert imagined_by(HANKA, game, 5).dump()["state"]["players"] == game.dump()["state"]["players"]


@rule("AE-C74")
def test_a_shuffled_deck_is_forgotten_but_not_what_is_in_it() -> None:
    game = position(
        mage(deck=["crystal", "crystal"], discard=["spark", "spark"], hand=["crystal"]),
        mage("mist"),
        phase="nemesis",
        nemesis="crooked-mask",
        in_play=[("bane-sire", 6)],
        top=["eye-of-nothing"],
        corruptions=["contagion"],
        order=["player-1"],
    )
    play(game, "mage:0")
    assert recalled_by(HONZA, game).players[0].deck.cards == [HIDDEN] * 5
    arrangements = {tuple(deck(imagined_by(HONZA, game, seed))) for seed in range(20)}
    assert len(arrangements) > 5
    assert {tuple(sorted(cards)) for cards in arrangements} == {("contagion", "crystal", "crystal", "spark", "spark")}


@rule("AE-201", "AE-C08")
def test_a_revealed_turn_order_card_stays_known() -> None:
    game = position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["player-2", "nemesis", "nemesis"])
    play(game, "play:quartz-shard", "top")
    for seat in (HANKA, HONZA, None):
        seen = seen_by(seat, game)
        assert seen.order.cards == [HIDDEN, HIDDEN, TURN_CARDS.index("player-2")]
        assert [TURN_CARDS[card] for card in order_left(seen)] == ["player-2", "nemesis", "nemesis"]
    assert hand(game) == []
