"""Gems of the market, each played."""

from deska.testing import rule
from tests.games.aeons_end.build import asked, charges, deck, discard, hand, mage, options, play, position, refuse


@rule("AE-C20")
def test_jade() -> None:
    game = play(position(mage(hand=["jade"])), "play:jade")
    assert game.now.aether == 2


@rule("AE-C21", "AE-203")
def test_sifters_pearl() -> None:
    """Every player from the acting one on reveals the top card and keeps or discards it."""
    game = position(mage("mist", deck=["crystal", "spark"]), mage("kadir", hand=["sifters-pearl"], discard=["spark", "crystal"]), turn=1)
    play(game, "play:sifters-pearl")
    assert game.now.aether == 2
    assert deck(game, 1) == ["spark", "crystal"]  # turned over to reveal
    assert asked(game) == ("ae-keep-or-toss", 1, ["top", "toss"])
    play(game, "toss")
    assert asked(game)[1] == 0
    play(game, "top")
    assert (deck(game, 0), discard(game, 0)) == (["crystal", "spark"], [])
    assert (deck(game, 1), discard(game, 1)) == (["crystal"], ["spark"])


@rule("AE-C22", "AE-109")
def test_vriswood_amber_may_go_on_top_of_the_deck() -> None:
    game = position(mage(deck=["spark"]), supply=["vriswood-amber"], aether=6)
    play(game, "buy:vriswood-amber")
    assert asked(game) == ("ae-onto-deck", 0, ["yes", "no"])
    play(game, "yes", "buy:vriswood-amber", "no")
    assert deck(game) == ["vriswood-amber", "spark"]
    assert discard(game) == ["vriswood-amber"]
    assert game.now.aether == 0


@rule("AE-C23")
def test_diamond_cluster_counts_only_the_second() -> None:
    game = position(mage(hand=["diamond-cluster"] * 3))
    gained = []
    for _ in range(3):
        play(game, "play:diamond-cluster")
        gained.append(game.now.aether)
    assert gained == [2, 6, 8]


@rule("AE-C24", "AE-105")
def test_searing_ruby_pays_for_spells_first() -> None:
    game = play(position(mage(hand=["searing-ruby", "searing-ruby"])), "play:searing-ruby", "play:searing-ruby")
    assert (game.now.aether, game.now.spell_aether) == (4, 2)
    assert "buy:burning-opal" not in options(game)
    assert refuse(game, "buy:burning-opal").rule == "AE-107"
    play(game, "buy:amplify-vision")
    assert (game.now.aether, game.now.spell_aether) == (2, 0)


@rule("AE-C25")
def test_burning_opal_lets_an_ally_draw_for_a_discard() -> None:
    game = position(mage("mist", deck=["crystal", "spark"]), mage("kadir", hand=["burning-opal", "burning-opal", "spark"]), turn=1)
    play(game, "play:burning-opal", "done", "play:burning-opal", "discard:spark")
    assert (game.now.aether, discard(game, 1), hand(game, 0)) == (6, ["spark"], ["crystal"])


@rule("AE-C26", "AE-113")
def test_clouded_sapphire_charges_an_ally_once() -> None:
    game = position(mage("mist", charges=5), mage("jian"), mage("kadir", hand=["clouded-sapphire"] * 2), turn=2)
    play(game, "play:clouded-sapphire", "play:clouded-sapphire")
    assert (game.now.aether, charges(game)) == (6, [5, 1, 0])
