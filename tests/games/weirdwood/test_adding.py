"""A new action card, room, companion or monster card is one line and a message in each language."""

from pathlib import Path

from deska.games.weirdwood.actions import CARDS
from deska.games.weirdwood.effects.crafting import Recruit
from deska.games.weirdwood.effects.laid import Scout
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.games.weirdwood.turn.monster import MONSTER_PHASE
from tests.games.adding import Addition, check_games, check_words, greedy_choice, try_with
from tests.games.weirdwood.build import HANKA, TURN_STEPS, goods, hero, options, play, position

GAME = "weirdwood"
READING = Addition(
    GAME,
    "cards/bailey.py",
    after='    ActionCard("final-chapter"',
    line='    ActionCard("night-reading", "bookmark", (MOVE, Gain(knowledge=4)), "knowledge", "wild", blocks=1),',
    czech="ww-card-night-reading = Noční četba",
    english="ww-card-night-reading = Night Reading",
)
PANTRY = Addition(
    GAME,
    "cards/rooms.py",
    after='    Room("witches-well"',
    line='    Room("pantry", "outer", Gain(min=2, knowledge=2), Price(min=1), 3),',
    czech="ww-room-pantry = Spižírna",
    english="ww-room-pantry = Pantry",
)
KNIGHT = Addition(
    GAME,
    "cards/companions.py",
    after='    Companion("tame-scarab"',
    line='    Companion("rusty-knight", "visored-helm", Price(min=1), (Gain(knowledge=1),), hits=2),',
    czech="ww-card-rusty-knight = Rezavý rytíř",
    english="ww-card-rusty-knight = Rusty Knight",
)
TREMOR = Addition(
    GAME,
    "cards/ogre.py",
    after='    MonsterCard("aura-of-chaos"',
    line='    MonsterCard("tremor", "earth-spit", "attack", 1, top=(Strike(1, "near"),), enraged=(StrikeMore(2),)),',
    czech="ww-card-tremor = Otřes",
    english="ww-card-tremor = Tremor",
)


def test_an_action_card(tmp_path: Path) -> None:
    try_with(tmp_path, READING, check_reading)


def check_reading() -> None:
    """Bailey's deck has a card more; the greedy player plays it rather than one that does less, and it blocks as long as it lies."""
    check_words(GAME, "card", "night-reading")
    game = position(hero("bailey", hand=["night-reading", "page-turner"]))
    assert greedy_choice(game) == "play:night-reading"
    play(game, "play:night-reading", "slot:morning:m2", "act:night-reading:2")
    assert (goods(game), game.box.blocks[game.players[HANKA].slots[0]]) == ((0, 4, 0), 1)
    card = CARDS.index("night-reading")
    check_games(GAME, 1, lambda game: card in game.players[HANKA].slots, characters=["bailey"], monster="min-wraith")


def test_a_room(tmp_path: Path) -> None:
    try_with(tmp_path, PANTRY, check_pantry)


def check_pantry() -> None:
    """It can lie in the outer ring and be cleaned, and the greedy player uses it."""
    check_words(GAME, "room", "pantry")
    game = position(hero(at="o3", hand=["second-wind"]), layout={"o3": "pantry"}, steps=[OFFER_ROOM, *TURN_STEPS])
    assert greedy_choice(game) == "use-room"
    assert goods(play(game, "use-room")) == (2, 2, 0)
    cleaned = position(hero(at="o3", min=1, hand=["second-wind"]), layout={"o3": "pantry"}, infested=["o3"])
    assert "clean" in options(cleaned)
    room = CARDS.index("pantry")
    check_games(
        GAME, 2, lambda game: room in game.tiles and room in [game.tiles[player.place] for player in game.players], monster="therus"
    )


def test_a_companion(tmp_path: Path) -> None:
    try_with(tmp_path, KNIGHT, check_knight)


def check_knight() -> None:
    """The greedy player recruits him for his hits; he is used, and his slot is there even for whoever has all others."""
    check_words(GAME, "card", "rusty-knight")
    offer = ["hedge-witch", "rusty-knight", "cellar-ghost"]
    game = position(hero(min=4, knowledge=4, hand=["second-wind"]), offer=offer, steps=[Recruit(), *TURN_STEPS])
    assert greedy_choice(game) == "recruit:rusty-knight"
    play(game, "recruit:rusty-knight", "companion:rusty-knight")
    assert goods(game) == (3, 5, 0)
    assert "slot:companion-19:m1" in game.spec.actions.numbers
    card = CARDS.index("rusty-knight")
    check_games(GAME, 1, lambda game: card in game.offer, monster="therus")


def test_a_monster_card(tmp_path: Path) -> None:
    try_with(tmp_path, TREMOR, check_tremor)


def check_tremor() -> None:
    """The Ogre's deck has a card more; it strikes near rooms, and the greedy player lays it on top, since it takes little time."""
    check_words(GAME, "card", "tremor")
    seen = position(hero(hand=["second-wind"]), top=["stampede", "tremor", "swarm"], steps=[Scout(3), *TURN_STEPS])
    assert greedy_choice(seen) == "next:tremor"
    struck = position(hero(at="o5", health=3, hand=["second-wind"]), top=["tremor"], lair="o6", steps=[MONSTER_PHASE, *TURN_STEPS])
    assert struck.players[HANKA].health == 2
    card = CARDS.index("tremor")
    check_games(GAME, 1, lambda game: card in game.discard, monster="chaos-ogre")
