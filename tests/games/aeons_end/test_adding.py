"""A new gem, spell, nemesis card or mage is one line and a message in each language."""

from pathlib import Path
from typing import Any

from deska.games.aeons_end.actions import CARDS
from deska.games.aeons_end.setup import WITHOUT_RECOMMENDED
from tests.games.adding import Addition, check_games, check_words, greedy_choice, try_with
from tests.games.aeons_end.build import HANKA, breaches, deck, discard, fresh, in_play, lives, mage, options, play, position, prepped

BERYL = Addition(
    "aeons_end",
    "cards/gems.py",
    after='    Card("clouded-sapphire"',
    line='    Card("beryl", "saphir", "gem", 1, play=(Aether(6), On(ALLY_WITH_ROOM, (Charge(),)))),',
    czech="ae-card-beryl = Beryl",
    english="ae-card-beryl = Beryl",
)
METEOR = Addition(
    "aeons_end",
    "cards/spells.py",
    after='    Card("consuming-void"',
    line='    Card("meteor", "burning-meteor", "spell", 5, cast=(Deal(Plus(8, OPEN_BREACHES)), Aether(2))),',
    czech="ae-card-meteor = Meteor",
    english="ae-card-meteor = Meteor",
)
GRAVEDIGGER = Addition(
    "aeons_end",
    "cards/rageborne.py",
    after='    NemesisCard("rolling-death"',
    line='    NemesisCard("gravedigger", "grave-flowers", "minion", 1, (Ravage(9), UNLEASH), life=4),',
    czech="ae-card-gravedigger = Hrobař",
    english="ae-card-gravedigger = Gravedigger",
)

ORLA = Addition(
    "aeons_end",
    "cards/mages.py",
    after='    Mage("xaxos"',
    line='    Mage("orla", "cowled", (OPEN, OPEN, 0, 1), ("flare", *cards(4, 0)), cards(4, 1), OWN_MAIN, (On(ALLY, (Heal(6),)),), 3),',
    czech="ae-card-orla = Orla",
    english="ae-card-orla = Orla",
)


def market_with(card: str, instead: str) -> list[str]:
    """A supply with the card in the place of another one."""
    return [card if name == instead else name for name in WITHOUT_RECOMMENDED]


def cards_of(game: Any) -> list[str]:
    """The names of all cards that players have discarded."""
    return [CARDS[card] for player in game.players for card in player.discard]


def test_a_gem_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, BERYL, check_beryl)


def check_beryl() -> None:
    """It is bought and played, and the greedy player prefers it to gems that cost more and give less."""
    check_words("aeons_end", "card", "beryl")
    game = position(mage(), mage("mist"), supply=["beryl", "burning-opal", "jade"], gem_aether=5)
    assert greedy_choice(game) == "buy:beryl"
    assert discard(play(game, "buy:beryl")) == ["beryl"]
    game = play(position(mage(hand=["beryl"]), mage("mist")), "play:beryl")
    assert (game.now.aether, game.players[1].charges) == (6, 1)
    check_games("aeons_end", 2, lambda game: "beryl" in cards_of(game), market=market_with("beryl", "sifters-pearl"), nemesis="rageborne")


def test_a_spell_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, METEOR, check_meteor)


def check_meteor() -> None:
    """It is prepped before a weaker spell, at the better breach, and deals what its line says."""
    check_words("aeons_end", "card", "meteor")
    game = position(mage(hand=["meteor", "essence-theft"], breaches=("open", "open", "open", 2)))
    assert greedy_choice(game) == "prep:meteor:3"
    assert prepped(play(game, "prep:meteor:3")) == {3: "meteor"}
    game = position(mage(prepped={1: "meteor", 2: "essence-theft"}, breaches=("open", "open", 1, 2)), phase="casting", order=["player-1"])
    assert greedy_choice(game) == "cast:1"
    assert play(game, "cast:1").life == 70 - 8 - 2
    assert game.now.aether == 2
    check_games("aeons_end", 2, lambda game: "meteor" in cards_of(game), market=market_with("meteor", "dark-fire"), nemesis="rageborne")


def test_a_nemesis_card_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, GRAVEDIGGER, check_gravedigger)


def check_gravedigger() -> None:
    """It is one of the Rageborne's own cards. The greedy player kills it rather than a minion that does less harm."""
    check_words("aeons_end", "card", "gravedigger")
    game = position(mage(), mage("mist"), phase="nemesis-draw", top=["gravedigger"], order=["nemesis", "player-1"])
    assert in_play(game)[0] == ("gravedigger", 4)
    assert game.gravehold <= 30 - 9
    enemies = [("bane-sire", 4), ("gravedigger", 4)]
    game = play(position(mage(prepped={1: "wildfire-whip"}), mage("mist"), phase="casting", in_play=enemies), "cast:1")
    assert options(game) == ["hit:nemesis", "hit:bane-sire", "hit:gravedigger"]
    assert greedy_choice(game) == "hit:gravedigger"
    assert in_play(play(game, "hit:gravedigger")) == [("bane-sire", 4)]
    assert game.turn == HANKA
    check_games("aeons_end", 2, lambda game: CARDS.index("gravedigger") in game.field, nemesis="rageborne")


def test_a_mage_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, ORLA, check_orla)


def check_orla() -> None:
    """She starts as her board shows. The greedy player buys charges for her, and heals when somebody needs it."""
    check_words("aeons_end", "card", "orla")
    game = fresh(2, mages=["orla", "mist"])
    assert (breaches(game), deck(game)) == (["open", "open", 0, 1], ["crystal"] * 4 + ["spark"])
    hurt = position(mage("orla", charges=3), mage("mist", life=4))
    assert greedy_choice(hurt) == "ability"
    assert lives(play(hurt, "ability")) == [10, 10]
    assert greedy_choice(position(mage("orla", charges=3), mage("mist", life=9))) != "ability"
    check_games("aeons_end", 2, lambda game: CARDS[game.players[0].mage] == "orla", mages=["orla", "mist"], nemesis="rageborne")
