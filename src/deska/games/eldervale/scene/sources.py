"""Where the dice of each side of a battle come from."""

from deska.games.eldervale.actions import CARDS, FIRST_ABILITY, FIRST_STARTER, UNITS
from deska.games.eldervale.components.definitions import Beast
from deska.games.eldervale.components.pieces import MOST_DICE, MOST_MONSTER_DICE
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import ROLLED, battle_of, fighters, monster_card
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.dice import (
    COUNTED,
    ability_dice,
    cards_of,
    dread,
    dwelling_dice,
    glare,
    lances,
    monster_dice,
    unit_dice,
    weapon_dice,
    wrath_dice,
)

Sources = dict[str, int]
"""The dice by where they come from: units, `dwelling`, abilities, cards, `wrath`, `strength`, `others`, `swords`."""


def dice_of(game: Eldervale, side: int) -> int:
    """How many dice a side has; before they are counted, how many it would have now."""
    battle = battle_of(game)
    counted = battle.dice[side]
    return counted if counted or battle.stage > ROLLED else max(1, sum(sources_of(game, side).values()))


def sources_of(game: Eldervale, side: int) -> Sources:
    """The dice of a side as they stand now, and what has changed since they were counted. Once dice are compared it no longer matters."""
    battle = battle_of(game)
    if battle.stage > ROLLED:
        return {}
    is_monster = side == game.sides
    found = monster_sources(game) if is_monster else player_sources(game, side)
    if battle.stage < COUNTED:
        return found
    counted = max(1, min(MOST_MONSTER_DICE if is_monster else MOST_DICE, sum(found.values())))
    return merged([*found.items(), ("swords", battle.dice[side] - counted)])


def player_sources(game: Eldervale, seat: int) -> Sources:
    realm = battle_of(game).realm
    units = game.units_at(seat, realm)
    homes = dwelling_dice(game, seat, realm)
    found = [(UNITS[kind], unit_dice(kind)) for kind in units]
    found.append(("dwelling", homes))
    found += [(CARDS[FIRST_ABILITY + number], ability_dice(game, seat, number, units)) for number in abilities_of(game, seat)]
    weapons = [laid.card for laid in cards_of(game, seat) if laid.card < FIRST_STARTER]
    found += [(CARDS[card], weapon_dice(game, seat, card, units, homes)) for card in weapons]
    if seat >= game.seats:
        found.append(("wrath", wrath_dice(game)))
    found.append(("others", -dread(game, seat, fighters(game))))
    return merged(found)


def monster_sources(game: Eldervale) -> Sources:
    less = sum([glare(game, seat) + lances(game, seat) for seat in fighters(game)])
    return merged([("strength", strength_of(game)), ("others", -less)])


def strength_of(game: Eldervale) -> int:
    """The dice that the monster fights with; the Chimera's are known once it has rolled for them (EL-C31)."""
    card: Beast | None = monster_card(game)
    return card.strength if card is not None and card.unstable else monster_dice(game, fighters(game))


def merged(pairs: list[tuple[str, int]]) -> Sources:
    """Equal sources are added up, and those that bring nothing are left out."""
    found: Sources = {}
    for name, dice in pairs:
        if dice:
            found[name] = found.get(name, 0) + dice
    return found
