"""A battle as everybody sees it, with where each side's dice come from."""

from typing import Any, Final

from deska.games.eldervale.actions import BEASTS, CARDS, FIRST_ABILITY, FIRST_STARTER, GUARDIAN, REALMS, UNITS
from deska.games.eldervale.components.definitions import BOX
from deska.games.eldervale.components.pieces import MOST_DICE, MOST_MONSTER_DICE, Battle
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import all_sides, fighters
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.dice import (
    ability_dice,
    cards_of,
    dread,
    dwelling_dice,
    glare,
    lances,
    unit_dice,
    weapon_dice,
    wrath_dice,
)

Sources = list[tuple[str, int]]
"""Names and the dice they give: units, `dwelling`, abilities, cards, `wrath`, `strength`, `others`, `swords`."""
ROLLED: Final = 4
"""The stage in which dice are rolled."""


def shown_battle(game: Eldervale, battle: Battle) -> dict[str, Any]:
    monster = battle.monster
    return {
        "realm": REALMS[battle.realm],
        "monster": "guardian" if monster == GUARDIAN else BEASTS[monster] if monster >= 0 else None,
        "stage": battle.stage,
        "sides": all_sides(game),
        "dice": battle.dice[:],
        "sources": [sources_of(game, battle, side) for side in range(game.sides + 1)] if battle.stage <= ROLLED else [],
        "rolls": [rolled[:] for rolled in battle.rolls],
        "used": battle.used[:],
        "no_joining": battle.no_joining,
        "winner": battle.winner,
        "losses": battle.losses[:],
        "kept": battle.kept[:],
    }


def sources_of(game: Eldervale, battle: Battle, side: int) -> Sources:
    """The dice of a side as they stand now; once they are counted, also what has changed since."""
    if side not in all_sides(game):
        return []
    found = monster_sources(game, battle) if side == game.sides else player_sources(game, battle, side)
    counted = sum([dice for _, dice in found])
    if battle.stage < ROLLED - 1:
        return found
    most = MOST_MONSTER_DICE if side == game.sides else MOST_DICE
    more = battle.dice[side] - max(1, min(most, counted))
    return [*found, ("swords", more)] if more else found


def player_sources(game: Eldervale, battle: Battle, seat: int) -> Sources:
    units = game.units_at(seat, battle.realm)
    homes = dwelling_dice(game, seat, battle.realm)
    found: Sources = [(UNITS[kind], unit_dice(kind)) for kind in units]
    found.append(("dwelling", homes))
    found += [(CARDS[FIRST_ABILITY + number], ability_dice(game, seat, number, units)) for number in abilities_of(game, seat)]
    found += [
        (CARDS[laid.card], weapon_dice(game, seat, laid.card, units, homes)) for laid in cards_of(game, seat) if laid.card < FIRST_STARTER
    ]
    if seat >= game.seats:
        found.append(("wrath", wrath_dice(game)))
    found.append(("others", -dread(game, seat, fighters(game))))
    return [(name, dice) for name, dice in found if dice]


def monster_sources(game: Eldervale, battle: Battle) -> Sources:
    less = sum([glare(game, seat) + lances(game, seat) for seat in fighters(game)])
    return [(name, dice) for name, dice in (("strength", strength_of(game, battle)), ("others", -less)) if dice]


def strength_of(game: Eldervale, battle: Battle) -> int:
    """What it fights with; the Chimera's is known once it has rolled for it (EL-C31)."""
    if battle.monster == GUARDIAN:
        return 3 + wrath_dice(game)
    card = BOX.beasts[battle.monster]
    return min(card.strength + (len(fighters(game)) - 1 if card.many_heads else 0), MOST_MONSTER_DICE)
