"""Step 4: all roll, then dice are rolled again and changed."""

from typing import Any, Final

from deska.games.eldervale.actions import CARDS, CAST, FIRST_ABILITY, FIRST_STARTER, TOOLS, USE
from deska.games.eldervale.components.definitions import BOX, ROLLED, moments
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import (
    FLIP,
    REROLL_ALL,
    REROLL_HIGHEST,
    REROLL_RIVALS,
    Reroll,
    all_sides,
    battle_of,
    has_ability,
    imitates,
    is_fighting,
    low_dice,
    mark_used,
    monster_card,
    reroll_dice,
    tell_rolls,
    was_used,
)
from deska.games.eldervale.effects.chance import can_twist
from deska.games.eldervale.effects.paying import affords, charge, within_means
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.dice import cards_of, has_magic, spells_forbidden
from deska.games.eldervale.turn.casting import cast, castable, no_spell
from deska.kernel import Effect, Frame, Reason, Window

TOOL_SOURCE: Final[list[int]] = [CARDS.index(tool) if tool in CARDS else -1 for tool in TOOLS]
TOOL_OF: Final[dict[int, int]] = {source: tool for tool, source in enumerate(TOOL_SOURCE) if source >= 0}
REROLL_ONE: Final = Reroll()
REROLL_ANYBODYS: Final = Reroll(anybody=True)
ALL_DICE: Final = 6
AT_ROLLED: Final = moments(ROLLED)


# --- 4. Hoďte bojovými kostkami (EL-169)


class RollDice(Effect):
    """Everybody at the same time; then monsters do what they always do."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = 4
        for side in all_sides(game):
            fixed = 1 if side < game.seats and sets_six(game, side) else 0
            rolled = [game.roll(6) + 1 for _ in range(battle.dice[side] - fixed)] + [6] * fixed
            rolled.sort(reverse=True)
            battle.rolls[side] = rolled
            tell_rolls(game, side)
        monster_rerolls(game)


def sets_six(game: Eldervale, seat: int) -> bool:
    """Whether one die of the warrior is set to 6 instead of being rolled (EL-C18)."""
    return any(BOX.abilities[number].sets_six and has_ability(game, seat, number) for number in abilities_of(game, seat))


def monster_rerolls(game: Eldervale) -> None:
    """Its own low dice, and the gaze that falls on everybody else's best (EL-C28, EL-C35)."""
    card = monster_card(game)
    if card is None:
        return
    reroll_dice(game, game.sides, low_dice(battle_of(game).rolls[game.sides], card.rerolls_up_to))
    if card.gaze:
        for side in all_sides(game):
            if side != game.sides:
                reroll_dice(game, side, battle_of(game).rolls[side][:1])


# --- what may be used after the roll


def tools_of(game: Eldervale, seat: int) -> list[int]:
    """Weapons and abilities that the player may use now, as numbers of cards (EL-C44)."""
    found: list[int] = []
    for laid in cards_of(game, seat):
        if laid.card < FIRST_STARTER and laid.card in TOOL_OF and is_usable(game, seat, laid.card):
            found.append(laid.card)
    units = game.units_at(seat, battle_of(game).realm)
    for number in abilities_of(game, seat):
        ability = BOX.abilities[number]
        if not (ability.reroll or ability.flips or ability.venom) or was_used(game, seat, FIRST_ABILITY + number):
            continue
        if BOX.ability_unit[number] in units or imitates(game, seat):
            found.append(FIRST_ABILITY + number)
    return found


def is_usable(game: Eldervale, seat: int, card: int) -> bool:
    weapon = BOX.adventures[card]
    if weapon.twists:
        return can_twist(game, seat)
    if not (weapon.reroll or weapon.reroll_any or weapon.reroll_rivals or weapon.flips) or was_used(game, seat, card):
        return False
    return not weapon.reroll_for or affords(game, seat, amounts(weapon.reroll_for))


def may_cash(game: Eldervale, seat: int) -> bool:
    """Whether a token could pay for a weapon that is too dear now (EL-132)."""
    for laid in cards_of(game, seat):
        price = BOX.adventures[laid.card].reroll_for if laid.card < FIRST_STARTER else ""
        if price and not was_used(game, seat, laid.card) and within_means(game, seat, price):
            return True
    return False


def use_tool(game: Eldervale, seat: int, source: int) -> None:
    if source >= FIRST_ABILITY:
        use_ability(game, seat, source)
        return
    weapon = BOX.adventures[source]
    if weapon.twists:
        game.now.twisted |= 1 << seat
    else:
        mark_used(game, seat, source)
    if weapon.flips:
        game.push(FLIP, seat, 0, source)
    elif weapon.reroll_any:
        game.push(REROLL_ANYBODYS, seat, 0, source)
    elif weapon.reroll_rivals:
        game.push(REROLL_RIVALS, seat, 0, source)
    else:
        game.push(own_reroll(weapon.reroll), seat, 0, source)
    if weapon.reroll_for:
        charge(game, seat, amounts(weapon.reroll_for), source)


def use_ability(game: Eldervale, seat: int, source: int) -> None:
    number = source - FIRST_ABILITY
    if BOX.ability_unit[number] not in game.units_at(seat, battle_of(game).realm):
        game.now.imitated = True
    mark_used(game, seat, source)
    ability = BOX.abilities[number]
    game.push(FLIP if ability.flips else REROLL_HIGHEST if ability.venom else REROLL_ONE, seat, 0, source)


def own_reroll(count: int) -> Effect:
    return REROLL_ALL if count == ALL_DICE else REROLL_ONE


class Rerolls(Window):
    """Spells, weapons and abilities, as long as somebody uses one (EL-042, EL-169)."""

    kind = "el-rerolls"
    rules = ("EL-042", "EL-169")

    def order(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.battle is None:
            return []
        return [seat for seat in game.around(game.active) if seat < game.seats]

    def could_react(self, game: Eldervale, frame: Frame, seat: int) -> bool:
        """Cards in hand, or a weapon or ability that can be used."""
        if not is_fighting(game, seat):
            return False
        return bool(tools_of(game, seat)) or has_magic(game, seat) or may_cash(game, seat)

    def reactions(self, game: Eldervale, frame: Frame) -> list[int]:
        tools = [USE.of(TOOL_OF[source]) for source in tools_of(game, frame.seat)]
        return tools if spells_forbidden(game) else tools + castable(game, frame.seat, AT_ROLLED)

    def react(self, game: Eldervale, frame: Frame, option: int) -> None:
        if CAST.holds(option):
            cast(game, frame.seat, CAST.arg(option))
            return
        source = TOOL_SOURCE[USE.arg(option)]
        if game.heard:
            game.tell("el-used", player=frame.seat, card=source)
        use_tool(game, frame.seat, source)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        battle = battle_of(game)
        return {"dice": "-".join(str(pips) for pips in battle.rolls[frame.seat])}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_tool(option) or no_spell(game, frame.seat, option)


def no_tool(option: int) -> Reason | None:
    return Reason("el-why-no-tool", "EL-152", {"tool": USE.arg(option)}) if USE.holds(option) else None


ROLL_DICE: Final = RollDice()
REROLLS: Final = Rerolls()
