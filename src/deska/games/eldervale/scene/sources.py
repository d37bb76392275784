"""The sources of each side's dice in a battle."""

from deska.games.eldervale.actions import CARDS, UNITS
from deska.games.eldervale.components.pieces import ARMING, MOST_DICE, MOST_MONSTER_DICE, ROLLED
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.sides import battle_of, fighters, foe_trait
from deska.games.eldervale.effects.tableau import cards_of
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.dice import (
    ability_dice,
    card_dice,
    circumstances,
    dread,
    dwelling_dice,
    glare,
    lances,
    monster_dice,
    unit_dice,
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
    sources = monster_sources(game) if is_monster else player_sources(game, side)
    if battle.stage < ARMING:
        return sources
    counted = max(1, min(MOST_MONSTER_DICE if is_monster else MOST_DICE, sum(sources.values())))
    return merged([*sources.items(), ("swords", battle.dice[side] - counted)])


def player_sources(game: Eldervale, seat: int) -> Sources:
    realm = battle_of(game).realm
    units = game.units_at(seat, realm)
    homes = dwelling_dice(game, seat, realm)
    pairs = [(UNITS[kind], unit_dice(game, kind)) for kind in units]
    words = circumstances(game, seat, realm, battle_of(game).monster, units, homes)
    pairs.append(("dwelling", homes))
    pairs += [(CARDS[ability], ability_dice(game, seat, ability, words)) for ability in abilities_of(game, seat)]
    pairs += [(CARDS[laid.card], card_dice(game, laid.card, words)) for laid in cards_of(game, seat)]
    if seat >= game.seats:
        pairs.append(("wrath", wrath_dice(game)))
    pairs.append(("others", -dread(game, seat, fighters(game))))
    return merged(pairs)


def monster_sources(game: Eldervale) -> Sources:
    less = sum([glare(game, seat) + lances(game, seat) for seat in fighters(game)])
    return merged([("strength", strength_of(game)), ("others", -less)])


def strength_of(game: Eldervale) -> int:
    """The dice that the monster fights with; the Chimera's are known once it has rolled for them (EL-C31)."""
    if foe_trait(game, "unstable"):
        return game.box.beasts[battle_of(game).monster].strength
    return monster_dice(game, fighters(game))


def merged(pairs: list[tuple[str, int]]) -> Sources:
    """Equal sources are added up, and those that bring nothing are left out."""
    sources: Sources = {}
    for name, dice in pairs:
        if dice:
            sources[name] = sources.get(name, 0) + dice
    return sources
