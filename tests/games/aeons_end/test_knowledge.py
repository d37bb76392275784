"""Who may look at what, and what a perfect memory knows."""

from deska.games.aeons_end import SPEC
from deska.testing import rule
from tests.games.aeons_end.build import HANKA, HONZA, deck, fresh, hand, mage, play, position


@rule("AE-201", "AE-143")
def test_decks_are_seen_by_nobody() -> None:
    game = fresh(2)
    for seat in (HANKA, HONZA, None):
        visible = SPEC.view(game, seat).visible
        assert "deck" not in visible["players"][0]
        assert visible["players"][0]["deck_size"] == len(deck(game))
        assert visible["nemesis"]["deck"] == [6, 8, 10]
        assert visible["order_known"] == [None] * len(game.order)


@rule("AE-202", "AE-142")
def test_discard_piles_and_hands_are_open() -> None:
    game = position(mage(hand=["crystal"], discard=["spark", "crystal"]), mage("mist"))
    for seat in (HANKA, HONZA, None):
        shown = SPEC.view(game, seat).visible["players"][0]
        assert (shown["hand"], shown["discard"]) == (["crystal"], ["spark", "crystal"])


@rule("AE-139", "AE-201")
def test_a_deck_that_was_turned_over_is_remembered() -> None:
    game = position(mage(discard=["spark", "crystal", "crystal", "spark", "crystal", "crystal", "spark"]), order=["player-1"])
    play(game, "end")
    assert deck(game) == ["crystal", "spark"]
    assert SPEC.view(game, HANKA).remembered["decks"] == [["spark", "crystal"]]
    assert SPEC.imagine(game, HANKA, 5).dump()["state"]["players"] == game.dump()["state"]["players"]


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
    memory = SPEC.view(game, HONZA).remembered
    assert memory["decks"][0] == [None] * 5
    assert memory["deck_contents"][0] == ["crystal", "crystal", "spark", "spark", "contagion"]
    arrangements = {tuple(SPEC.imagine(game, HONZA, seed).players[0].deck.cards) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(arrangements) > 5


@rule("AE-201", "AE-C08")
def test_a_revealed_turn_order_card_stays_known() -> None:
    game = position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["player-2", "nemesis", "nemesis"])
    play(game, "play:quartz-shard", "top")
    for seat in (HANKA, HONZA, None):
        visible = SPEC.view(game, seat).visible
        assert visible["order_known"] == [None, None, "player-2"]
        assert visible["order_left"] == ["player-2", "nemesis", "nemesis"]
    assert hand(game) == []
