"""The worked examples of the rulebook."""

from deska.games.aeons_end.actions import NEMESIS
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    asked,
    breaches,
    charges,
    deck,
    discard,
    example,
    fresh,
    hand,
    in_play,
    lives,
    mage,
    named,
    obeys,
    options,
    play,
    position,
    prepped,
    refuse,
    supply,
)

KADIR_HAND = ("emerald-shard", "crystal", "crystal", "crystal", "spark")
HONZA_OPEN = ("open", "open", 0, 0)


@rule("AE-X02", "AE-023")
def test_example_breaches_in_any_order() -> None:
    game = example("AE-X02")
    play(game, "focus:3", "open:4")
    assert breaches(game) == ["open", 2, 2, "open"]


@rule("AE-X03", "AE-047", "AE-048")
def test_example_player_setup() -> None:
    game = fresh(2, mages=["kadir", "mist"], nemesis="rageborne")
    assert hand(game) == ["crystal", "crystal", "crystal", "emerald-shard", "spark"]
    assert deck(game) == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert breaches(game) == ["open", 2, 1, 2]
    assert lives(game) == [10, 10]
    assert game.gravehold == 30


@rule("AE-X04", "AE-053")
def test_example_turn_order_deck() -> None:
    game = fresh(2)
    assert sorted(game.order.cards + game.spent) == [0, 0, 1, 1, NEMESIS, NEMESIS]


@rule("AE-X08", "AE-082", "AE-085")
def test_example_casting() -> None:
    """Casting spells: Amplify Vision at a closed breach must be cast, the Spark may wait."""
    honza = mage("mist", breaches=HONZA_OPEN, prepped={1: "spark", 3: "amplify-vision"}, hand=["crystal"])
    game = position(honza, mage(), phase="casting")
    assert refuse(game, "done").rule == "AE-082"
    play(game, "cast:3")
    assert game.life == 68
    assert discard(game) == ["amplify-vision"]
    assert breaches(game) == ["open", "open", 1, 0]
    assert prepped(game) == {1: "spark"}
    assert asked(game) == ("ae-casting-phase", HANKA, ["cast:1", "done"])


@rule("AE-X09", "AE-095", "AE-096")
def test_example_casting_an_allys_spell() -> None:
    mage("mist", hand=["garnet-shard", "crystal", "crystal", "spark"])
    mage("kadir", prepped={1: "dark-fire"}, hand=["crystal"])
    game = example("AE-X09")
    play(game, "play:garnet-shard", "choose:2", "discard:crystal", "discard:spark", "hit:bane-sire")
    assert discard(game, 0) == ["crystal", "spark"]
    assert discard(game, 1) == ["dark-fire"]
    assert in_play(game) == []
    assert hand(game, 1) == ["crystal"]
    obeys(game)


@rule("AE-X11", "AE-C07", "AE-101")
def test_example_gaining_aether() -> None:
    game = example("AE-X11")
    play(game, "play:crystal", "play:crystal", "play:crystal", "play:emerald-shard")
    assert (game.now.aether, asked(game)[0]) == (4, "ae-main-phase")


@rule("AE-X12", "AE-X13", "AE-X14")
def test_example_spending_aether() -> None:
    start = position(mage(), mage("mist"), aether=4)
    game = play(start.clone(), "buy:searing-ruby")
    assert (game.now.aether, discard(game), supply(game)["searing-ruby"]) == (0, ["searing-ruby"], 6)
    game = play(start.clone(), "charge", "charge")
    assert (game.now.aether, charges(game)) == (0, [2, 0])
    game = play(start.clone(), "buy:jade", "charge")
    assert (game.now.aether, discard(game), charges(game)) == (0, ["jade"], [1, 0])


@rule("AE-X18", "AE-135", "AE-139")
def test_example_draw_phase() -> None:
    mage(
        "jian",
        breaches=("open", "open", 0, 1),
        prepped={3: "amplify-vision"},
        hand=["flexing-dagger", "crystal", "crystal", "crystal", "jade"],
        deck=["spark", "crystal"],
    )
    game = example("AE-X18")
    play(game, "play:flexing-dagger", "choose:1", "focus:3")
    assert breaches(game) == ["open", "open", 2, 1]
    play(game, "play:crystal", "play:crystal", "play:crystal", "play:jade", "buy:essence-theft", "end")
    assert asked(game) == ("ae-lay-down", HANKA, ["lay:crystal", "lay:jade", "lay:flexing-dagger", "done"])
    play(game, "lay:flexing-dagger", "lay:jade")
    assert hand(game) == ["crystal", "flexing-dagger", "amplify-vision", "essence-theft", "spark"]
    assert deck(game) == ["jade", "crystal", "crystal", "crystal"]
    assert discard(game) == []


@rule("AE-X19", "AE-146", "AE-148")
def test_example_nemesis_main_phase() -> None:
    game = example("AE-X19")
    assert game.fury == 3
    assert asked(game) == ("ae-who-suffer", -1, ["mage:0", "mage:1"])
    play(game, "mage:0")
    assert lives(game) == [6, 8]
    assert game.gravehold == 27
    assert in_play(game) == [("bane-sire", 6), ("provoker", 5), ("eye-of-nothing", 2)]
    assert named(game.discard)[-1] == "woven-sky"


@rule("AE-X26", "AE-163", "AE-169")
def test_example_exhaustion() -> None:
    mage("kadir", life=2, breaches=("open",) * 4, prepped={1: "spark", 2: "spark", 4: "amplify-vision"}, charges=3)
    game = example("AE-X26")
    assert game.fury == 2
    assert asked(game) == ("ae-break", HANKA, ["break:1", "break:2", "break:3", "break:4"])
    play(game, "break:4")
    assert (lives(game), charges(game), game.gravehold) == ([0, 10], [0, 0], 16)
    assert discard(game) == ["amplify-vision"]
    assert breaches(game) == ["open", "open", "open", "gone"]
    assert named(game.discard) == ["bleed-static"]


@rule("AE-X27", "AE-193")
def test_example_solo_ally() -> None:
    game = example("AE-X27")
    play(game, "play:clouded-sapphire")
    assert charges(game) == [1]
    assert HONZA not in range(game.seats)
    assert "charge" in options(game)
