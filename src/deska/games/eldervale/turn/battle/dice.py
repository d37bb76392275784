"""Steps 2 and 3: how many dice everybody has, and what is added to them."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    AID,
    FIGHT,
    GOLD,
    GUARDIAN,
    SWORD,
    USE,
    WARRIOR,
    WORKER,
)
from deska.games.eldervale.cards.beasts import UNSTABLE_STRENGTH
from deska.games.eldervale.components.pieces import ARMING, COUNTING, MOST_DICE, MOST_MONSTER_DICE, NOWHERE, READY, beast_of, is_beast
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import chances, dice_words
from deska.games.eldervale.effects.gains import DISCARD_CARDS
from deska.games.eldervale.effects.mimesis import Imitation, mimesis_near
from deska.games.eldervale.effects.paying import could_cash
from deska.games.eldervale.effects.sides import (
    battle_of,
    beasts_in,
    change_dice,
    fighters,
    foe_trait,
    has_ability,
    imitates,
    is_fighting,
    mark_used,
    tell_side,
    was_used,
)
from deska.games.eldervale.effects.tableau import cards_of, total
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.windows import BattleStep, has_magic
from deska.kernel import ALL, Effect, Frame, Reason
from deska.kernel.actions import Verb
from deska.kernel.masks import members

UNIT_DICE: Final[tuple[int, ...]] = (1, 2, 1, 3)  # EL-162


def swords_forbidden(game: Eldervale, seat: int) -> bool:
    """The Iron Golem lets nobody but its owner and his partner spend swords (EL-250, EL-C29)."""
    realm = battle_of(game).realm
    for beast in game.box.disarmers:
        if game.place[beast] == realm and (game.owner[beast] < 0 or game.are_rivals(game.owner[beast], seat)):
            return True
    return False


# --- 2. the number of dice (EL-162 to EL-168)


class CountDice(Effect):
    """Dice of units, dwellings, abilities and weapons; at most six, at least one."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = COUNTING
        sides = fighters(game)
        for seat in sides:
            battle.dice[seat] = fighter_dice(game, seat, sides)
        if battle.monster != NOWHERE:
            less = sum(glare(game, seat) + lances(game, seat) for seat in sides)
            battle.dice[game.sides] = max(1, min(MOST_MONSTER_DICE, monster_dice(game, sides) - less))
        battle.stage = ARMING
        if game.heard:
            for side in [*sides, *([game.sides] if battle.monster != NOWHERE else [])]:
                tell_side(game, "el-dice", side, count=battle.dice[side])


def unit_dice(game: Eldervale, kind: int) -> int:
    return game.box.beasts[beast_of(kind)].strength if is_beast(kind) else UNIT_DICE[kind]


def fighter_dice(game: Eldervale, seat: int, sides: list[int]) -> int:
    """The dice of one of these players, after all is added and taken away."""
    return max(1, min(MOST_DICE, player_dice(game, seat) - dread(game, seat, sides)))


def player_dice(game: Eldervale, seat: int) -> int:
    """Before anybody takes some away."""
    realm = battle_of(game).realm
    units = game.units_at(seat, realm)
    homes = dwelling_dice(game, seat, realm)
    dice = sum(unit_dice(game, kind) for kind in units) + homes
    words = circumstances(game, seat, realm, battle_of(game).monster, units, homes)
    for ability in abilities_of(game, seat):
        dice += ability_dice(game, seat, ability, words)
    for laid in cards_of(game, seat):
        dice += card_dice(game, laid.card, words)
    return dice if seat < game.seats or game.ghosts is None else dice + wrath_dice(game)


def dwelling_dice(game: Eldervale, seat: int, realm: int) -> int:
    """One for each own dwelling in the realm or beside it (EL-163)."""
    near = game.near[realm] | 1 << realm
    return sum(game.dwellings[home] == seat for home in members(near) if home < len(game.dwellings))


ALWAYS: Final = dice_words("dice")
ATTACKING: Final = dice_words("attack-dice")
DEFENDING: Final = dice_words("as-defender")
WITH_WORKER: Final = dice_words("with-worker")
IN_FLOCK: Final = dice_words("flock-dice")
WITH_WARRIOR: Final = dice_words("with-warrior")
IN_FORMATION: Final = dice_words("formation-dice")
WITH_DWELLING: Final = dice_words("with-dwelling")
IN_RUIN: Final = dice_words("ruin-dice")
AGAINST_MONSTER: Final = dice_words("monster-dice")


def circumstances(game: Eldervale, seat: int, realm: int, monster: int, units: list[int], homes: int) -> int:
    """The words of dice that cards and abilities add for these units now, as bits (EL-C43, EL-C58)."""
    words = ALWAYS | (ATTACKING if seat == game.active else DEFENDING)
    if WORKER in units:
        words |= WITH_WORKER
    if units.count(WORKER) > 1:
        words |= IN_FLOCK
    if WARRIOR in units:
        words |= WITH_WARRIOR
    if len(units) > 1:
        words |= IN_FORMATION
    if homes:
        words |= WITH_DWELLING
    if game.box.ruins >> realm & 1:
        words |= IN_RUIN
    if monster not in (NOWHERE, GUARDIAN):
        words |= AGAINST_MONSTER
    return words


def card_dice(game: Eldervale, card: int, words: int) -> int:
    """The dice that a card or an ability adds in these circumstances."""
    more = 0
    for word, dice in game.box.dice[card]:
        if word & words:
            more += dice
    return more


def ability_dice(game: Eldervale, seat: int, ability: int, words: int) -> int:
    """The dice that an ability adds if its unit fights."""
    shots = game.box.changes["beside-dice"][ability]
    if shots:
        return shots * (beside(game, seat, game.box.unit[ability]) + was_used(game, seat, ability))
    more = card_dice(game, ability, words)
    return more if more and has_ability(game, seat, ability) else 0


def beside(game: Eldervale, seat: int, kind: int) -> int:
    """Units of a kind beside the battle, who shoot without moving in (EL-C12)."""
    near = game.near[battle_of(game).realm]
    return sum(near >> place & 1 for place in game.players[seat].places_of(kind) if place < READY)


class ImitateInBattle(Imitation):
    """An ability that is about dice, before they are counted; it lasts for the battle (EL-C36)."""

    def helps(self, game: Eldervale, frame: Frame) -> bool:
        seat, ability, box = frame.seat, frame.source, game.box
        if game.battle is None or not is_fighting(game, seat):
            return False
        if box.changes["beside-dice"][ability]:
            return mimesis_near(game, seat, game.battle.realm)
        units = game.units_at(seat, game.battle.realm)
        if not imitates(game, seat) or box.unit[ability] in units:
            return False
        words = circumstances(game, seat, game.battle.realm, game.battle.monster, units, 0)
        return bool(card_dice(game, ability, words) or box.changes["sets-six"][ability] or box.changes["others-dice"][ability])

    def use(self, game: Eldervale, frame: Frame) -> None:
        mark_used(game, frame.seat, frame.source)


def imitations(game: Eldervale) -> list[Frame]:
    """Questions to the hirer of the Mimesis, before dice are counted."""
    owner = game.owner[game.box.mimesis]
    if owner < 0:
        return []
    return [Frame(IMITATE_IN_BATTLE, owner, ability) for ability in abilities_of(game, owner)]


def dread(game: Eldervale, seat: int, sides: list[int]) -> int:
    """Dice that others take from a player; a partner takes none (EL-250)."""
    less = foe_trait(game, "others-dice")
    for other in sides:
        if game.are_rivals(seat, other):
            less += glare(game, other)
    return less


def glare(game: Eldervale, seat: int) -> int:
    """Dice that every other participant loses to a player (EL-C19, EL-C29)."""
    column = game.box.changes["others-dice"]
    less = sum(column[ability] for ability in abilities_of(game, seat) if column[ability] and has_ability(game, seat, ability))
    if game.owned:
        for beast in beasts_in(game):
            if game.owner[beast] == seat and game.box.has_trait(beast, "chained-dread"):
                less += game.box.trait(beast, "others-dice")
    return less


def lances(game: Eldervale, seat: int) -> int:
    """Dice that a player's weapons take from the monster (EL-C43)."""
    return total(game, seat, "against-monster")


def monster_dice(game: Eldervale, sides: list[int]) -> int:
    """Its strength, which for a few changes (EL-164, EL-C31, EL-C34)."""
    battle = battle_of(game)
    if battle.monster == GUARDIAN:
        return 3 + wrath_dice(game)
    if foe_trait(game, "unstable"):
        pips = game.roll(6) + 1
        if game.heard:
            game.tell("el-unstable", pips=pips)
        return UNSTABLE_STRENGTH[pips]
    strength = game.box.beasts[battle.monster].strength
    return min(strength + len(sides) - 1, MOST_MONSTER_DICE) if foe_trait(game, "many-heads") else strength


def wrath_dice(game: Eldervale) -> int:
    """The dice that Wrath adds: none, one from 3 on, two from 6 on (EL-275, EL-277)."""
    return 0 if game.ghosts is None else game.ghosts.wrath // 3


# --- 3. swords are spent (EL-165, EL-166)


def takes_swords(game: Eldervale, fighter: int) -> bool:
    """True if one more die can be bought for a player."""
    return is_fighting(game, fighter) and battle_of(game).dice[fighter] < MOST_DICE and not swords_forbidden(game, fighter)


def paid(game: Eldervale, seat: int, fighter: int, verb: Verb) -> list[int]:
    """A sword of a player for a die of a fighter, or gold in its place."""
    res = game.players[seat].res
    if fighter < 0 or not (res[SWORD] or res[GOLD]) or not takes_swords(game, fighter):
        return []
    return [verb.of(place) for place, kind in enumerate((SWORD, GOLD)) if res[kind]]


class SwordsStep(BattleStep):
    """Swords for dice, one by one, spells and the Sphinx's riddle; also swords for the partner (EL-252)."""

    kind = "el-swords"
    rules = ("EL-165", "EL-166", "EL-167")
    spells_at = chances("swords")

    def own(self, game: Eldervale, seat: int) -> list[int]:
        return paid(game, seat, seat, FIGHT) + paid(game, seat, game.partner(seat), AID)

    def may_cast(self, game: Eldervale, seat: int, own: list[int]) -> bool:
        return is_fighting(game, seat) and has_magic(game, seat)

    def last(self, game: Eldervale, seat: int) -> list[int]:
        return [USE.of(riddler(game))] if can_answer(game, seat) else []

    def might_do_more(self, game: Eldervale, seat: int) -> bool:
        """A token could become swords or gold for a die (EL-132); the player on turn could turn an orb into swords (EL-130)."""
        fighters = (seat, game.partner(seat))
        if could_cash(game, seat, SWORD, GOLD) and any(fighter >= 0 and takes_swords(game, fighter) for fighter in fighters):
            return True
        return seat == game.active and is_fighting(game, seat) and game.may_interject(seat)

    def take(self, game: Eldervale, seat: int, option: int) -> None:
        if USE.holds(option):
            answer_riddle(game, seat)
            return
        verb, fighter = (FIGHT, seat) if FIGHT.holds(option) else (AID, game.partner(seat))
        kind = (SWORD, GOLD)[verb.arg(option)]
        game.players[seat].res[kind] -= 1
        if game.heard:
            game.tell("el-paid", ALL, ("sword", f"resources:{seat}", "stock"), player=seat, resource=kind, count=1)
        change_dice(game, fighter, 1)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"count": battle_of(game).dice[frame.seat]}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if FIGHT.holds(option) or AID.holds(option):
            if swords_forbidden(game, frame.seat):
                return Reason("el-why-no-swords-here", "EL-C29")
            if battle_of(game).dice[frame.seat] >= MOST_DICE:
                return Reason("el-why-six-dice", "EL-167")
            return Reason("el-why-nothing-to-spend", "EL-165")
        return super().why_not(game, frame, option)


def can_answer(game: Eldervale, seat: int) -> bool:
    """Each player may once discard a card to weaken the wild Sphinx (EL-C30)."""
    battle = battle_of(game)
    if not foe_trait(game, "riddle") or not is_fighting(game, seat) or was_used(game, seat, riddler(game)):
        return False
    return battle.dice[game.sides] > 1 and len(game.players[seat].hand) > 0


def riddler(game: Eldervale) -> int:
    """The card of the monster in the battle."""
    return game.box.beast_card[battle_of(game).monster]


def answer_riddle(game: Eldervale, seat: int) -> None:
    mark_used(game, seat, riddler(game))
    change_dice(game, game.sides, -1)
    game.push(DISCARD_CARDS, seat, 1)


IMITATE_IN_BATTLE: Final = ImitateInBattle()
COUNT_DICE: Final = CountDice()
SWORDS_STEP: Final = SwordsStep()
