"""Battles of Eldervale, from any of their steps on."""

from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.turn.battle.dice import COUNT_DICE, SWORDS_STEP
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE
from deska.games.eldervale.turn.battle.rolls import REROLLS
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from tests.games.eldervale.build import ANNA, BEN, at, fights, stands, table


def dice(game: Eldervale, realm: str = "mill", beast: str = "", turn: int = ANNA) -> list[int]:
    """How many dice each side has after step 2, the monster last."""
    battle = fights(game, realm, beast)
    game.turn = turn
    COUNT_DICE.resolve(game, Frame(COUNT_DICE, turn))
    return battle.dice


def swords(game: Eldervale, realm: str = "mill", beast: str = "", turn: int = ANNA) -> Eldervale:
    """The battle stands at step 3 and ends there."""
    dice(game, realm, beast, turn)
    steps = [Frame(SWORDS_STEP, seat) for seat in game.around(turn) if seat < game.seats]
    return at(game, Frame(TAKE_TURN, turn), *reversed(steps))


def rolled(game: Eldervale, realm: str = "mill", beast: str = "", turn: int = ANNA, **rolls: tuple[int, ...]) -> Eldervale:
    """All have rolled; dice may be rolled again."""
    fights(game, realm, beast, **rolls)
    return at(game, Frame(TAKE_TURN, turn), Frame(AFTERMATH, turn), Frame(COMPARE, turn), Frame(REROLLS, turn))


def ends(game: Eldervale, realm: str = "mill", beast: str = "", turn: int = ANNA, **rolls: tuple[int, ...]) -> Eldervale:
    """The dice are compared, with all that follows."""
    fights(game, realm, beast, **rolls)
    return at(game, Frame(TAKE_TURN, turn), Frame(AFTERMATH, turn), Frame(COMPARE, turn))


def duel(one: str, other: str, *fighters: str) -> Eldervale:
    """Units of Anna and a dragon of Ben on the Mill."""
    game = table(one, other)
    for unit in fighters:
        stands(game, ANNA, unit, "mill")
    stands(game, BEN, "dragon", "mill")
    return game
