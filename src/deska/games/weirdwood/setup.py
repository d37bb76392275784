"""From seats, variant and chance to the first turn (WW-015 to WW-043)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import CHARACTERS, COMPANIONS, MONSTERS, QUESTS, ROOMS, SCARAB, TACTICS, Names
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.manor import ENTRANCE, INNER, NOWHERE, PLACES, RINGS, THRONE
from deska.games.weirdwood.components.people import BOARD_SLOTS, START_HEALTH, Player, insert
from deska.games.weirdwood.components.state import FAVOURS, OFFER, SCARABS, TACTIC_COPIES, Weirdwood
from deska.games.weirdwood.effects.foe import uncover
from deska.games.weirdwood.effects.scarabs import THRONE_PLACES, roll_place
from deska.games.weirdwood.made import new_player, new_turn, new_weirdwood
from deska.games.weirdwood.turn.quests import lay_quest
from deska.games.weirdwood.turn.rounds import FIRST_PLAYER
from deska.kernel import TABLE, BadSetup, Frame, GameSpec, Pile, Rng, Selection, Setup, Switch

RANDOM: Final = "random"
LEFT_OUT: Final[dict[str, Names]] = {  # WW-321
    "all": (),
    "fewer": ("workshop-of-secrets", "ancient-foundry"),
    "no-war-room": ("workshop-of-secrets", "ancient-foundry", "generals-war-room"),
    "no-royal-armory": ("workshop-of-secrets", "ancient-foundry", "royal-armory"),
    "fewest": ("workshop-of-secrets", "ancient-foundry", "generals-war-room", "royal-armory"),
}


@dataclass(frozen=True)
class Sampled(Switch):
    """A switch with many values, of which the generic suite tries only some."""

    tried: tuple[str, ...] = ()

    def samples(self) -> list[Any]:
        return [self.values[0], *self.tried]


VARIANTS: Final = (
    Switch("monster", (RANDOM, *MONSTERS)),  # WW-043
    Selection("characters", CHARACTERS.names),  # in the order of the seats, or drawn at random
    Switch("rooms", ("all", "basic")),  # WW-016
    Switch("experience", ("own", "shared")),  # WW-313
    Sampled("crafting-rooms", tuple(LEFT_OUT), ("fewest",)),
    Sampled("time", ("usual", "less", "day-3", "day-4", "day-5", "day-6", "day-7"), ("less", "day-6")),  # WW-322
    Switch("scarab-experience", ("usual", "less")),  # WW-323
    Switch("scarab-supply", ("usual", "fatal")),  # WW-324
    Switch("quests", ("no", "yes")),  # WW-325
    Switch("monster-clock", ("usual", "slower")),  # WW-C74
)
ROLLED_SCARABS: Final = 3  # WW-022
TILES_OF: Final[tuple[int, ...]] = (11, 11, 5, 0)  # WW-015


def check(setup: Setup) -> None:
    variant = setup.variant
    characters = variant["characters"]
    if characters is not None and len(characters) != setup.seats:
        raise BadSetup(f"{setup.seats} characters take part in a game of {setup.seats}, not {len(characters)}")
    if variant["rooms"] == "basic" and variant["crafting-rooms"] != "all":
        raise BadSetup("without some crafting rooms the extra rooms are needed to fill the rings")
    if variant["monster-clock"] == "slower" and setup.seats < 4:
        raise BadSetup("the slower monster clock is for four and five players")


# --- set-up of the board


def lay_tiles(setup: Setup, rng: Rng) -> tuple[int, ...]:
    """Each ring has its fixed room, then tiles with the clean side up (WW-015, WW-024)."""
    tiles: list[int] = []
    for ring, count in zip(RINGS, TILES_OF, strict=True):
        rooms = [room for room in ROOMS.members if BOX.room(room).ring == ring and takes_part(setup, room)]
        tiles += [room for room in rooms if BOX.room(room).fixed]
        tiles += rng.sample([room for room in rooms if not BOX.room(room).fixed], count)
    return tuple(tiles)


def takes_part(setup: Setup, room: int) -> bool:
    """False for rooms that the variants leave out (WW-016, WW-321)."""
    left_out = ROOMS[room] in LEFT_OUT[setup.variant["crafting-rooms"]]
    return not left_out and not (BOX.room(room).extra and setup.variant["rooms"] == "basic")


def lay_scarabs(game: Weirdwood) -> None:
    """There are 6 in the throne room, 1 in each inner room, then 3 by the dice in rooms without one (WW-020 to WW-022)."""
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
    return Pile(rng.sample(cards, len(cards)), [0] * len(cards))


def first_day(setup: Setup, monster: int) -> int:
    time: str = setup.variant["time"]
    if time == "usual":
        return 1
    return BOX.monster(monster).late_start if time == "less" else int(time.removeprefix("day-"))


# --- set-up of the players


def choose_characters(setup: Setup, rng: Rng) -> list[int]:
    chosen = setup.variant["characters"]
    if chosen is None:
        return rng.sample(CHARACTERS.members, setup.seats)
    return [CHARACTERS.index(character) for character in chosen]


def at_the_start(number: int, rng: Rng) -> Player:
    """A player as the board shows, with Shadow Steps and two more cards in hand (WW-037 to WW-042)."""
    start = BOX.character(number).start
    steps, *others = BOX.decks[number]
    deck = shuffled(others, rng)
    hand = [steps]
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
    """Each player gets one, which fills the slot that it names (WW-325)."""
    for player in game.players:
        player.quest = game.quests.pop()
        lay_quest(game, player)


# --- set-up of the monster


def choose_monster(setup: Setup, rng: Rng) -> int:
    chosen: str = setup.variant["monster"]
    return MONSTERS.members[rng.below(len(MONSTERS))] if chosen == RANDOM else MONSTERS.index(chosen)


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Weirdwood:
    monster = choose_monster(setup, rng)
    board = BOX.monster(monster)
    companions = shuffled(COMPANIONS.members, rng)
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
        lair=board.lair,
        health=[board.scales[setup.seats - 1].health] * board.parts,
        lady=THRONE if board.fate.in_manor else NOWHERE,
        force=board.lady,
        branches=[0, 0, 0],
        deck=shuffled(BOX.decks[monster], rng),
        tactics=shuffled([card for card in TACTICS.members for _ in range(TACTIC_COPIES)], rng),
        offer=[companions.pop() for _ in range(OFFER)],
        companions=companions,
        quests=shuffled(QUESTS.members, rng),
        favours=FAVOURS,
        now=new_turn(),
    )
    lay_scarabs(game)
    uncover(game)
    if game.level.quests:
        deal_quests(game)
    return game
