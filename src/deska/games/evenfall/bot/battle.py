"""The dial: how much mana the greedy player puts into a battle."""

from deska.games.evenfall.actions import DIAL
from deska.games.evenfall.bot.worth import scale_of
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.bases import NOT_WON, STRENGTH, WON
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import AUTOMA, ROUNDS, Evenfall
from deska.games.evenfall.effects.permanents import permanents, power


def best_dial(game: Evenfall, seat: int) -> int:
    """The dial with the best balance of rewards and the chance to win on one hand, and the mana on the other."""
    best, most = game.legal[0], -1000.0
    base = game.players[seat].figures_in(game.region) + power(game, seat, STRENGTH)
    region = BOX.region(game.region)
    scale = scale_of(game)
    price = mana_price(game, seat)
    prize = prize_of(game, seat)
    for option in game.legal:
        mana = DIAL.arg(option)
        worth = scale.total(region.rewards(base + mana)) + prize * chance(game, seat, base + mana) - price * mana
        if worth > most:
            best, most = option, worth
    return best


def mana_price(game: Evenfall, seat: int) -> float:
    """The worth of a mana that is kept, for the battles and rounds to come; at the very end it is nearly nothing."""
    fights = sum([1 for region in range(game.region + 1, game.regions) if game.players[seat].figures_in(region)])
    if game.round == ROUNDS and not fights:
        return 0.01
    return scale_of(game).mana if fights or game.round < ROUNDS else 0.05


def prize_of(game: Evenfall, seat: int) -> float:
    """The worth of winning: the runestone, its use on a free field, and the reactions of own cards to winning and not winning."""
    scale = scale_of(game)
    worth = scale.prize
    for effect, stone in zip(game.board(seat).fields, game.players[seat].fields, strict=False):
        if stone == NOTHING and scale.left:
            worth += scale.effect(effect) / len(game.players[seat].fields)
    for card in permanents(game.players[seat]):
        when = BOX.reactions[card]
        if when is not None and BOX.moments[card] & WON:
            worth += scale.effect(when)
        elif when is not None and BOX.moments[card] & NOT_WON:
            worth -= scale.effect(when)
    return worth


def chance(game: Evenfall, seat: int, strength: int) -> float:
    """The chance to win with a certain strength, if the others put in any part of their mana."""
    odds = 1.0
    for other, player in enumerate(game.players):
        if other == seat or game.dials[other] < 0:
            continue
        base = player.figures_in(game.region)
        if game.solo and other == AUTOMA:
            least, most = base + game.round + base, base + game.round + 3 * base
        else:
            least, most = base, base + min(player.mana, 9)
        odds *= min(1.0, max(0.0, (strength - least + 0.5) / (most - least + 1.0)))
    return odds
