"""Battles: who is how strong, what there is to win and to lose, and when to spend something for it."""

from typing import Final

from deska.games.eldervale.actions import (
    GOLD,
    GUARDIAN,
    JOIN,
    SWORD,
    WORKER,
)
from deska.games.eldervale.bot.numbers import BEAST_LOSS, HARM, JOINING, KEEP_FOR_BATTLE, LEAST, LOSS
from deska.games.eldervale.bot.odds import ALL_BUT_ONES, KINDS, MOST, NO_LOW_ONES, NO_LOW_TWOS, ONE_SIX, chance
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.values import glory, total
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import MOST_MONSTER_DICE, NOWHERE, READY, UNIT_AT, beast_of, is_beast
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.conditions import WinsAgainst
from deska.games.eldervale.effects.power import ELEMENT
from deska.games.eldervale.effects.sides import all_sides, battle_of, is_fighting
from deska.games.eldervale.effects.tableau import cards_of
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.dice import card_dice, circumstances, dwelling_dice, lances, unit_dice, wrath_dice
from deska.games.eldervale.turn.battle.start import joinable
from deska.kernel.masks import members

SPECIAL: Final = 2.0
"""The worth of a special monster's defeat, besides glory."""


# --- strength


def dice_of(game: Eldervale, seat: int, realm: int, units: list[int], monster: int) -> int:
    """Dice that a player would have with these units there (EL-162 to EL-166)."""
    homes = dwelling_dice(game, seat, realm)
    words = circumstances(game, seat, realm, monster, units, homes)
    dice = sum([unit_dice(game, kind) for kind in units]) + homes
    for ability in abilities_of(game, seat):
        shots = BOX.changes["beside-dice"][ability]
        if shots:
            places = game.players[seat].places_of(BOX.unit[ability])
            dice += shots * sum([game.near[realm] >> place & 1 for place in places if place < READY])
        elif BOX.unit[ability] in units:
            dice += card_dice(game, ability, words)
    for laid in cards_of(game, seat):
        dice += card_dice(game, laid.card, words)
    return dice if seat < game.seats else dice + wrath_dice(game)


def kind_of(game: Eldervale, seat: int, units: list[int]) -> int:
    """The kind of a player's dice, as a part of their number."""
    for ability in abilities_of(game, seat):
        if BOX.changes["sets-six"][ability] and BOX.unit[ability] in units:
            return KINDS * ONE_SIX
    return 0


def dread_of(game: Eldervale, seat: int, units: list[int]) -> int:
    """Dice that every other participant loses."""
    less = 0
    for ability in abilities_of(game, seat):
        if BOX.unit[ability] in units:
            less += BOX.changes["others-dice"][ability]
    for kind in units:
        if is_beast(kind) and BOX.has_trait(beast_of(kind), "chained-dread"):
            less += BOX.trait(beast_of(kind), "others-dice")
    return less


def monster_number(game: Eldervale, monster: int, players: int, less: int) -> int:
    """The dice of a monster, with their kind."""
    if monster == GUARDIAN:
        return max(1, min(MOST_MONSTER_DICE, 3 + wrath_dice(game) - less))
    dice = BOX.beasts[monster].strength + BOX.trait(monster, "unstable") + (players - 1) * BOX.trait(monster, "many-heads")
    return max(1, min(MOST_MONSTER_DICE, dice - less)) + KINDS * monster_kind(monster)


def monster_kind(monster: int) -> int:
    """The kind of a monster's dice."""
    if BOX.has_trait(monster, "rerolls-on"):
        return ALL_BUT_ONES
    return (0, NO_LOW_ONES, NO_LOW_TWOS)[BOX.trait(monster, "rerolls-up-to")]


def spare_swords(game: Eldervale, seat: int) -> int:
    """Swords and gold that a player may put into a battle."""
    if seat >= game.seats:
        return 0
    res = game.players[seat].res
    return min(3, int(KEEP_FOR_BATTLE * (res[SWORD] + 0.5 * res[GOLD]) + 0.5))


def helpers(game: Eldervale, seat: int, realm: int) -> int:
    """Dice of units beside a realm that might join."""
    near = game.near[realm]
    result = 0
    for other in members(near & game.held(seat)):
        result += sum([unit_dice(game, kind) for kind in game.units_at(seat, other)])
    return int(JOINING * result + 0.5)


# --- before it begins


class Field:
    """A battle that may come: who is there, how strong, and who wins how often."""

    def __init__(self, game: Eldervale, realm: int, monster: int) -> None:
        self.game = game
        self.realm = realm
        self.monster = monster
        self.units = [game.units_at(side, realm) for side in range(game.sides)]
        if monster == GUARDIAN and game.ghosts is not None:
            self.units[1] = []

    def number(self, seat: int, less: int, ready: bool) -> int:
        """The dice of a player; with swords and helpers while they are still to come."""
        game, units = self.game, self.units[seat]
        dice = dice_of(game, seat, self.realm, units, self.monster) - less
        if ready:
            dice += spare_swords(game, seat) + helpers(game, seat, self.realm)
        return max(1, min(MOST, dice)) + kind_of(game, seat, units)

    def chance(self, seat: int, ready: bool = True) -> float:
        """How often a player wins."""
        game = self.game
        sides = [side for side in range(game.sides) if self.units[side]]
        dread = [dread_of(game, side, self.units[side]) for side in range(game.sides)]
        is_beast_there = self.monster not in (NOWHERE, GUARDIAN)
        fear = BOX.trait(self.monster, "others-dice") + BOX.trait(self.monster, "gaze") if is_beast_there else 0
        whole = sum([dread[side] for side in sides])
        others = [self.number(side, fear + whole - dread[side], ready) for side in sides if side != seat]
        if self.monster != NOWHERE:
            others.append(monster_number(game, self.monster, len(sides), whole + lances(game, seat)))
        if not others:
            return 1.0
        return chance(self.number(seat, fear + whole - dread[seat], ready), others)


def unit_loss(look: Outlook, kind: int) -> float:
    """A unit that goes to the Underworld, less the sword it leaves (EL-180)."""
    if is_beast(kind):
        return BEAST_LOSS * look.left
    return max(0.0, LOSS[kind] * min(1.0, 0.4 + look.left) - 0.3 * look.gain(SWORD))


def losses(look: Outlook, units: list[int]) -> float:
    result = 0.0
    for kind in units:
        result += unit_loss(look, kind)
    return result


def prize(look: Outlook, field: Field) -> float:
    """The gain of the winner (EL-174, EL-175)."""
    game, seat = look.game, look.seat
    result = glory(look)
    if field.monster != NOWHERE and field.monster != GUARDIAN:
        card = BOX.beasts[field.monster]
        result = (
            max(result, look.rise(ELEMENT[card.element])) if card.element else result + SPECIAL + total(look, card.on.get("reward", ()))
        )
    elif field.monster == GUARDIAN and BOX.realm_element[field.realm] >= 0:
        result = max(result, look.rise(BOX.realm_element[field.realm]))
    for laid in cards_of(game, seat):
        result += total(look, BOX.on[laid.card].get("won", ())) + 0.8 * BOX.changes["steals"][laid.card] * look.base
    units = field.units[seat]
    for ability in abilities_of(game, seat):
        if BOX.unit[ability] in units:
            result += total(look, BOX.on[ability].get("won", ()))
    rivals = sum([len(field.units[side]) for side in range(game.sides) if side != seat and game.are_rivals(seat, side)])
    return result + HARM * rivals + quest_prize(look, field)


def quest_prize(look: Outlook, field: Field) -> float:
    """Quests in hand that ask for such a victory (EL-C69)."""
    others = sum([1 for side in range(look.game.sides) if side != look.seat and field.units[side]])
    others += 1 if field.monster != NOWHERE else 0
    only_workers = all(kind == WORKER for kind in field.units[look.seat])
    result = 0.0
    for held in look.magic:
        condition = held.condition
        if not held.is_quest or not isinstance(condition, WinsAgainst) or others < condition.others:
            continue
        if (field.monster >= 0 or not condition.monster) and (only_workers or not condition.workers_only):
            result += held.points
    return result


def stakes(look: Outlook, field: Field) -> float:
    """The difference between winning and losing."""
    return prize(look, field) + losses(look, field.units[look.seat])


def prospect(look: Outlook, field: Field) -> float:
    """The worth of a battle to a player who takes part."""
    return expected(look, field, field.chance(look.seat))


def expected(look: Outlook, field: Field, won: float) -> float:
    """The worth of a battle that is won so often."""
    return won * prize(look, field) - (1.0 - won) * losses(look, field.units[look.seat])


def field_of(game: Eldervale) -> Field:
    """The battle that is being fought."""
    battle = battle_of(game)
    return Field(game, battle.realm, battle.monster)


# --- step 1


def best_join(look: Outlook) -> int:
    """The unit that helps most by joining, or NOWHERE."""
    game, seat = look.game, look.seat
    field = field_of(game)
    before = prospect(look, field) if field.units[seat] else 0.0
    best, most = NOWHERE, LEAST
    for unit in joinable(game, seat):
        if field.units[seat] and shoots(game, seat, UNIT_AT.first(unit)):
            continue
        field.units[seat].append(UNIT_AT.first(unit))
        gain = prospect(look, field) - before - 0.1
        field.units[seat].pop()
        if gain > most:
            best, most = JOIN.of(UNIT_AT.first(unit), UNIT_AT.second(unit)), gain
    return best


def shoots(game: Eldervale, seat: int, kind: int) -> bool:
    """True if a unit gives as many dice from beside the battle as in it."""
    own = [ability for ability in abilities_of(game, seat) if BOX.unit[ability] == kind]
    return any(BOX.changes["beside-dice"][ability] >= unit_dice(game, kind) for ability in own)


# --- step 3: dice are counted now


def numbers(game: Eldervale) -> list[int]:
    """The dice of all sides, the monster's last, with their kinds; 0 for those who take no part."""
    battle = battle_of(game)
    counts = [0] * (game.sides + 1)
    for side in all_sides(game):
        if side < game.sides:
            counts[side] = battle.dice[side] + kind_of(game, side, game.units_at(side, battle.realm))
        else:
            kind = 0 if battle.monster == GUARDIAN else monster_kind(battle.monster)
            counts[side] = battle.dice[side] + KINDS * kind
    return counts


def chance_with(game: Eldervale, seat: int, more: int, less: int = NOWHERE) -> float:
    """How often a player wins with so many dice more, or with one die fewer of another side."""
    dice = numbers(game)
    order = game.around(game.active)
    place = order.index(seat)
    others: list[int] = []
    for side in range(game.sides + 1):
        if side != seat and dice[side]:
            later = side < game.seats and order.index(side) > place
            extra = min(MOST - dice[side] % KINDS, spare_swords(game, side)) if later else 0
            others.append(dice[side] + extra - (1 if side == less and dice[side] % KINDS > 1 else 0))
    own = dice[seat] % KINDS
    return chance(dice[seat] + max(0, min(MOST - own, more)), others)


def strongest(game: Eldervale, seat: int) -> int:
    """The side that is to be feared most."""
    dice = numbers(game)
    best, most = NOWHERE, 0
    for side in range(game.sides + 1):
        if side != seat and dice[side] % KINDS > most and (side == game.sides or game.are_rivals(seat, side)):
            best, most = side, dice[side] % KINDS
    return best


def fights(game: Eldervale, seat: int) -> bool:
    return game.battle is not None and is_fighting(game, seat)
