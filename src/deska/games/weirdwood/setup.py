"""From seats, variant and chance to the first turn (WW-015 to WW-043)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import (
    CHARACTERS,
    COMPANIONS,
    DECK,
    ENTRANCE_HALL,
    EXTRA_TILES,
    FAE_RIFT,
    FIRST_COMPANION,
    FIRST_FOE,
    FIRST_QUEST,
    FIRST_TACTIC,
    INNER_TILES,
    MIDDLE_TILES,
    MONSTER_DECK,
    MONSTERS,
    OUTER_TILES,
    QUESTS,
    ROOMS,
    SCARAB,
    TACTICS,
    TERRACE,
    THERUS,
    THRONE_ROOM,
    Names,
)
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.components.manor import ENTRANCE, INNER, NOWHERE, PLACES, TERRACE_PLACE, THRONE
from deska.games.weirdwood.components.people import BOARD_SLOTS, NOTHING, START_HEALTH, Player, insert
from deska.games.weirdwood.components.state import FAVOURS, OFFER, SCARABS, Weirdwood
from deska.games.weirdwood.effects.foe import uncover
from deska.games.weirdwood.effects.scarabs import THRONE_PLACES, roll_place
from deska.games.weirdwood.made import new_player, new_turn, new_weirdwood
from deska.games.weirdwood.turn.quests import lay_quest
from deska.games.weirdwood.turn.rounds import FIRST_PLAYER
from deska.kernel import TABLE, BadSetup, Frame, GameSpec, Option, Pile, Rng, Selection, Setup

RANDOM: Final = "random"
LEFT_OUT: Final[dict[str, Names]] = {  # WW-321
    "all": (),
    "fewer": ("workshop-of-secrets", "ancient-foundry"),
    "no-war-room": ("workshop-of-secrets", "ancient-foundry", "generals-war-room"),
    "no-royal-armory": ("workshop-of-secrets", "ancient-foundry", "royal-armory"),
    "fewest": ("workshop-of-secrets", "ancient-foundry", "generals-war-room", "royal-armory"),
}


@dataclass(frozen=True)
class Sampled(Option):
    """A switch of which the generic suite tries but some values."""

    tried: tuple[str, ...] = ()

    def samples(self) -> list[Any]:
        return [self.values[0], *self.tried]


VARIANTS: Final = (
    Option("monster", (RANDOM, *MONSTERS)),  # WW-043
    Selection("characters", CHARACTERS),  # in the order of the seats, or drawn at random
    Option("rooms", ("all", "basic")),  # WW-016
    Option("experience", ("own", "shared")),  # WW-313
    Sampled("crafting-rooms", tuple(LEFT_OUT), ("fewest",)),
    Sampled("time", ("usual", "less", "day-3", "day-4", "day-5", "day-6", "day-7"), ("less", "day-6")),  # WW-322
    Option("scarab-experience", ("usual", "less")),  # WW-323
    Option("scarab-supply", ("usual", "fatal")),  # WW-324
    Option("quests", ("no", "yes")),  # WW-325
    Option("monster-clock", ("usual", "slower")),  # WW-C74
)
LAIRS: Final[tuple[int, ...]] = (ENTRANCE + 6, TERRACE_PLACE, THRONE)  # WW-227, WW-258, WW-282
ROLLED_SCARABS: Final = 3  # WW-022


def check(setup: Setup) -> None:
    variant = setup.variant
    characters = variant["characters"]
    if characters is not None and len(characters) != setup.seats:
        raise BadSetup(f"{setup.seats} characters take part in a game of {setup.seats}, not {len(characters)}")
    if variant["rooms"] == "basic" and variant["crafting-rooms"] != "all":
        raise BadSetup("without some crafting rooms the extra rooms are needed to fill the rings")
    if variant["monster-clock"] == "slower" and setup.seats < 4:
        raise BadSetup("the slower monster clock is for four and five players")


# --- Příprava herního plánu


def numbers(names: Names) -> list[int]:
    return [ROOMS.index(name) for name in names]


def lay_tiles(setup: Setup, rng: Rng) -> tuple[int, ...]:
    """11 outer, 11 middle and 5 inner tiles, clean side up, beside the fixed rooms (WW-015, WW-024)."""
    left_out = LEFT_OUT[setup.variant["crafting-rooms"]] + (EXTRA_TILES if setup.variant["rooms"] == "basic" else ())
    tiles: list[int] = []
    for fixed, names, count in ((ENTRANCE_HALL, OUTER_TILES, 11), (TERRACE, MIDDLE_TILES, 11), (FAE_RIFT, INNER_TILES, 5)):
        tiles.append(fixed)
        tiles += rng.sample([room for room in numbers(names) if ROOMS[room] not in left_out], count)
    return (*tiles, THRONE_ROOM)


def lay_scarabs(game: Weirdwood) -> None:
    """6 in the throne room, 1 in each inner room, then 3 by the dice in rooms without one (WW-020 to WW-022)."""
    game.scarabs[THRONE] = THRONE_PLACES
    for place in range(INNER, INNER + 6):
        game.scarabs[place] = 1
    laid = 0
    while laid < ROLLED_SCARABS:
        place = roll_place(game)
        if not game.scarabs[place]:
            game.scarabs[place] = 1
            laid += 1
    game.supply = SCARABS - sum(game.scarabs) - sum(player.goods[SCARAB] for player in game.players)


def shuffled(cards: list[int], rng: Rng) -> Pile:
    rng.shuffle(cards)
    return Pile(cards, [0] * len(cards))


def first_day(setup: Setup, monster: int) -> int:
    time: str = setup.variant["time"]
    if time == "usual":
        return 1
    return BOX.monsters[monster].late_start if time == "less" else int(time.removeprefix("day-"))


# --- Příprava hráčů


def choose_characters(setup: Setup, rng: Rng) -> list[int]:
    chosen = setup.variant["characters"]
    if chosen is None:
        return rng.sample(list(range(len(CHARACTERS))), setup.seats)
    return [CHARACTERS.index(character) for character in chosen]


def at_the_start(number: int, rng: Rng) -> Player:
    """As the board shows; Shadow Steps and two more cards in hand (WW-037 to WW-042)."""
    start = BOX.characters[number].start
    first = number * DECK
    deck = shuffled(list(range(first + 1, first + DECK)), rng)
    hand = [first]
    for _ in range(START_HEALTH - 1):
        insert(hand, deck.pop())
    return new_player(
        character=number,
        place=ENTRANCE,
        health=START_HEALTH,
        power=start.power,
        goods=[start.min, start.knowledge, start.scarab],
        tracks=[0, 0, 0],
        hand=hand,
        deck=deck,
        slots=[NOTHING] * BOARD_SLOTS,
        covers=[NOTHING] * BOARD_SLOTS,
    )


def deal_quests(game: Weirdwood) -> None:
    """One for each player, into the slot it names (WW-325)."""
    for player in game.players:
        player.quest = game.quests.pop()
        lay_quest(player)


# --- Příprava nestvůry


def choose_monster(setup: Setup, rng: Rng) -> int:
    chosen: str = setup.variant["monster"]
    return rng.below(len(MONSTERS)) if chosen == RANDOM else MONSTERS.index(chosen)


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Weirdwood:
    monster = choose_monster(setup, rng)
    board = BOX.scale(monster, setup.seats)
    first = FIRST_FOE + MONSTER_DECK * monster
    companions = shuffled(list(range(FIRST_COMPANION, FIRST_COMPANION + len(COMPANIONS))), rng)
    game = new_weirdwood(
        spec,
        setup,
        rng,
        [Frame(FIRST_PLAYER, TABLE)],
        [],
        players=[at_the_start(character, rng) for character in choose_characters(setup, rng)],
        day=first_day(setup, monster),
        tiles=lay_tiles(setup, rng),
        scarabs=[0] * PLACES,
        monster=monster,
        lair=LAIRS[monster],
        health=[board.health] * BOX.monsters[monster].parts,
        lady=NOWHERE if monster == THERUS else THRONE,
        force=BOX.monsters[monster].lady,
        branches=[0, 0, 0],
        deck=shuffled(list(range(first, first + MONSTER_DECK)), rng),
        tactics=shuffled([card for card in range(FIRST_TACTIC, FIRST_TACTIC + len(TACTICS)) for _ in range(2)], rng),
        offer=[companions.pop() for _ in range(OFFER)],
        companions=companions,
        quests=shuffled(list(range(FIRST_QUEST, FIRST_QUEST + len(QUESTS))), rng),
        favours=FAVOURS,
        now=new_turn(),
    )
    lay_scarabs(game)
    uncover(game)
    if game.level.quests:
        deal_quests(game)
    return game
