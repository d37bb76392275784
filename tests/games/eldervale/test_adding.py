"""A new adventure card, spell or monster is one line and a message in each language."""

from pathlib import Path

from deska.games.eldervale.actions import ADVENTURES, BEASTS, MAGIC, REALMS
from deska.games.eldervale.bot.battle import Field
from deska.games.eldervale.components.pieces import DEFEATED
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.sides import battle_of
from tests.games.adding import Addition, check_games, check_words, greedy_choice, try_with
from tests.games.eldervale.battles import ends, swords
from tests.games.eldervale.build import (
    ANNA,
    gains,
    hand,
    holds,
    lone,
    lurks,
    offers,
    options,
    play,
    powers,
    regroup,
    resolve,
    resources,
    stands,
    table,
    tableau,
    treasures,
    turn_of,
)

KITES = Addition(
    "eldervale",
    "cards/air.py",
    after='    Adventure("tailwind",',
    line='    Adventure("kite-makers", "paper-plane", "action", "ST", "wizard", act=(SLOT, Gain("gold", 3)), slots="G"),',
    czech="el-card-kite-makers = Drakaři",
    english="el-card-kite-makers = Kite Makers",
)
BREATH = Addition(
    "eldervale",
    "cards/magic.py",
    after='    Spell("displacement",',
    line='    Spell("dragon-breath", "fire-breath", "swords", (AddDice(3),), "W", "fire", 3),',
    czech="el-card-dragon-breath = Dračí dech",
    english="el-card-dragon-breath = Dragon Breath",
)
WYRM = Addition(
    "eldervale",
    "cards/beasts.py",
    after='    Beast("many-eyed-horror",',
    line='    Beast("bog-wyrm", "sea-serpent", 5, "air", changes={"no-swords": 1}, on={"reward": (Vp(2),)}),',
    czech="el-card-bog-wyrm = Bažinný saň",
    english="el-card-bog-wyrm = Bog Wyrm",
)
SIDES = ["sky-harpies", "villainous-ogres"]
OTHERS = ["deep-naga", "sun-seraphs"]


def test_an_adventure_card_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, KITES, check_kites)


def check_kites() -> None:
    """It is bought for its cost, takes a token, and is activated; the greedy player prefers three gold to a hand limit."""
    check_words("eldervale", "card", "kite-makers")
    game = table(*SIDES)
    offers(game, "kite-makers")
    game.shown = 1
    gains(game, ANNA, scroll=1, tool=1)
    assert lone(resolve(game, BuyCard())) == ["buy:kite-makers"]
    assert (tableau(game, ANNA), resources(game, ANNA)) == (["start-air", "kite-makers"], {})
    treasures(game, ANNA, "tool-tool")
    play(turn_of(game, ANNA), "put:tool-tool:kite-makers-1")
    stands(game, ANNA, "wizard", "mill")
    play(regroup(game), "lift:wizard:mill", "act:kite-makers")
    assert resources(game, ANNA) == {"tool": 2, "gold": 3}
    game = table(*SIDES, more=["order", "water"])
    stands(game, ANNA, "wizard", "mill")
    offers(game, "kite-makers", "halberd")
    gains(game, ANNA, scroll=3, tool=3, sword=3, potion=3, gem=3)
    assert greedy_choice(resolve(game, BuyCard())) == "buy:kite-makers"
    number = ADVENTURES.index("kite-makers")
    check_games(
        "eldervale",
        3,
        lambda game: any(number == laid.card for player in game.players for laid in player.cards),
        factions=SIDES[:1] + OTHERS,
    )


def test_a_spell_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, BREATH, check_breath)


def check_breath() -> None:
    """Three more dice, free with enough power: the greedy player casts it against a monster."""
    check_words("eldervale", "card", "dragon-breath")
    game = table(*SIDES)
    stands(game, ANNA, "warrior", "mill")
    lurks(game, "demon-of-might", "mill")
    holds(game, ANNA, "dragon-breath")
    powers(game, ANNA, fire=2)
    swords(game, beast="demon-of-might")
    assert greedy_choice(game) == "cast:dragon-breath"
    play(game, "cast:dragon-breath")
    assert (battle_of(game).dice[ANNA], hand(game, ANNA)) == (5, set())
    check_games("eldervale", 2, lambda game: any(MAGIC.index("dragon-breath") in player.hand.cards for player in game.players))


def test_a_monster_is_one_line_and_a_message_in_each_language(tmp_path: Path) -> None:
    try_with(tmp_path, WYRM, check_wyrm)


def check_wyrm() -> None:
    """Nobody spends swords against it, its conqueror scores, and the greedy player fears it more than a weaker monster."""
    check_words("eldervale", "card", "bog-wyrm")
    game = table(*SIDES)
    lurks(game, "bog-wyrm", "mill")
    stands(game, ANNA, "dragon", "mill")
    chances = [Field(game, REALMS.index("mill"), BEASTS.index(name)).chance(ANNA) for name in ("bog-wyrm", "thunder-roc")]
    assert chances[0] < chances[1]
    gains(game, ANNA, sword=2)
    assert "fight:sword" not in options(swords(game.clone(), "mill", "bog-wyrm"))
    play(ends(game, beast="bog-wyrm", seat0=(6, 6, 6), monster=(5, 5, 5, 5, 5)), "glory")
    assert (game.players[ANNA].vp, game.place[BEASTS.index("bog-wyrm")]) == (4, DEFEATED)
    check_games("eldervale", 2, lambda game: BEASTS.index("bog-wyrm") in game.chosen, factions=SIDES, legendary="on")
