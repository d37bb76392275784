"""How a position stands, for search."""

from typing import Final

from deska.games.aeons_end.bot.engine import Engine
from deska.games.aeons_end.bot.life import rounds_left
from deska.games.aeons_end.bot.threats import harm
from deska.games.aeons_end.bot.worth import spell_damage
from deska.games.aeons_end.components.definitions import CORRUPTION, POWER
from deska.games.aeons_end.components.state import OPEN_SIDE, SPOTS, AeonsEnd
from deska.kernel.learned import Learned

KEPT: Final = ("fury", "husks", "devoured", "corruptions")
FEATURES: Final = (
    "life",
    "gravehold",
    "mages",
    "weakest",
    "exhausted",
    "damage",
    "breaches",
    "income",
    "charges",
    "prepped",
    "threats",
    "powers",
    "minions",
    "deck",
    "rounds",
    "life-a-round",
    "mates",
    "alone",
    "harder",
    *KEPT,
    *[f"{kept}-pressure" for kept in KEPT],
)
LEARNED: Final = Learned("deska.games.aeons_end", FEATURES)


def evaluate(game: AeonsEnd, seat: int) -> float:
    """The mages' chance to win, from 0 to 1; life that is left counts a little, too."""
    if game.ended:
        return game.result(game.ended).share(seat, cooperative=True)
    return LEARNED.chance(features(game, seat))


def features(game: AeonsEnd, seat: int) -> list[float]:
    """The life of all sides, what the mages can do, what threatens them, and what the nemesis has gathered."""
    lives = [player.life for player in game.players]
    rounds = rounds_left(game)
    tokens = [(game.tokens[place], card) for place, card in enumerate(game.field)]
    kept = [1.0 if game.board.keeps == name else 0.0 for name in KEPT]
    pressure = gathered(game)
    return [
        game.life / 10.0,
        game.gravehold / 10.0,
        float(sum(lives)) / game.seats,
        float(min(lives)),
        float(lives.count(0)),
        *strength(game),
        rounds * sum([harm(game, card) for _, card in tokens if game.box.kind[card] != POWER], 0.0) / 10.0,
        sum([harm(game, card) / (1.0 + count) for count, card in tokens if game.box.kind[card] == POWER], 0.0),
        float(sum([count for count, card in tokens if game.box.kind[card] != POWER])) / 10.0,
        len(game.deck) / 10.0,
        rounds / 10.0,
        game.life / (5.0 + 5.0 * rounds),
        float(game.seats - 2),
        1.0 if game.solo else 0.0,
        1.0 if game.level.harder else 0.0,
        *kept,
        *[has * pressure for has in kept],
    ]


def strength(game: AeonsEnd) -> list[float]:
    """Damage and aether in a turn, open breaches and charges of a mage on average; damage of all prepped spells."""
    damage = income = charges = prepped = breaches = 0.0
    for seat, player in enumerate(game.players):
        engine = Engine(player)
        damage += engine.damage * engine.share()
        income += engine.income()
        charges += player.charges
        breaches += player.breaches.count(OPEN_SIDE)
        prepped += sum([spell_damage(game, seat, place) for place in range(SPOTS) if player.prepped[place] >= 0], 0.0)
    return [damage / game.seats, breaches / game.seats, income / game.seats, charges / game.seats, prepped / 10.0]


def gathered(game: AeonsEnd) -> float:
    """The things that the nemesis alone has: fury, husks, devoured cards, corruptions among the mages' cards."""
    if game.board.keeps == "fury":
        return game.fury / 5.0
    if game.board.keeps == "husks":
        return game.husks / 5.0
    if game.board.keeps == "devoured":
        return float(3 * len(game.devoured)) / (1 + sum(game.left))
    return sum([float(corrupted(game, seat)) for seat in range(game.seats)]) / (3.0 * game.seats)


def corrupted(game: AeonsEnd, seat: int) -> int:
    player = game.players[seat]
    kind = game.box.kind
    return len([1 for pile in (player.hand, player.deck.cards, player.discard) for card in pile if kind[card] == CORRUPTION])
