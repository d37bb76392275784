"""Step 4: all roll, then dice are rolled again and changed."""

from typing import Any, Final

from deska.games.eldervale.actions import USE
from deska.games.eldervale.components.pieces import ROLLED, unit_of
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import chances
from deska.games.eldervale.effects.battle import Reroll, low_dice, reroll_dice, tell_rolls
from deska.games.eldervale.effects.chance import can_twist
from deska.games.eldervale.effects.mimesis import used_by
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import affords, charge, within_means
from deska.games.eldervale.effects.sides import all_sides, battle_of, foe_trait, has_ability, imitates, is_fighting, mark_used, was_used
from deska.games.eldervale.effects.tableau import cards_of
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.windows import Reactions, has_magic, no_tool, spells_forbidden
from deska.kernel import Effect, Frame, Reason

REROLL_ONE: Final = Reroll()


# --- 4. the dice are rolled (EL-169)


class RollDice(Effect):
    """Everybody at the same time; then monsters do what they always do."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = ROLLED
        for side in all_sides(game):
            fixed = 1 if side < game.seats and sets_six(game, side) else 0
            rolled = [game.roll(6) + 1 for _ in range(battle.dice[side] - fixed)] + [6] * fixed
            rolled.sort(reverse=True)
            battle.rolls[side] = rolled
            tell_rolls(game, side)
        monster_rerolls(game)


def sets_six(game: Eldervale, seat: int) -> bool:
    """True if one die of the warrior is set to 6 instead of being rolled (EL-C18)."""
    return any(game.box.changes["sets-six"][ability] and has_ability(game, seat, ability) for ability in abilities_of(game, seat))


def monster_rerolls(game: Eldervale) -> None:
    """Its own low dice, and the gaze that falls on everybody else's best (EL-C28, EL-C35)."""
    reroll_dice(game, game.sides, low_dice(battle_of(game).rolls[game.sides], foe_trait(game, "rerolls-up-to")))
    if foe_trait(game, "gaze"):
        for side in all_sides(game):
            if side != game.sides:
                reroll_dice(game, side, battle_of(game).rolls[side][:1])


# --- what may be used after the roll


def tools_of(game: Eldervale, seat: int) -> list[int]:
    """Weapons and abilities that the player may use now (EL-C44)."""
    tools = [laid.card for laid in cards_of(game, seat) if game.box.is_tool[laid.card] and is_usable(game, seat, laid.card)]
    for ability in abilities_of(game, seat):
        if "rolled" in game.box.on[ability] and not was_used(game, seat, ability):
            units = game.units_at(seat, battle_of(game).realm)
            if game.box.unit[ability] in units or imitates(game, seat):
                tools.append(ability)
    return tools


def is_usable(game: Eldervale, seat: int, card: int) -> bool:
    if game.box.changes["twists"][card]:
        return can_twist(game, seat)
    if "rolled" not in game.box.on[card] or was_used(game, seat, card):
        return False
    return affords(game, seat, amounts(game.box.adventures[card].price))


def may_cash(game: Eldervale, seat: int) -> bool:
    """True if a token could pay for a weapon that is too dear now (EL-132)."""
    for laid in cards_of(game, seat):
        if not game.box.is_tool[laid.card]:
            continue
        price = game.box.tableau[laid.card].price if "rolled" in game.box.on[laid.card] else ""
        if price and not was_used(game, seat, laid.card) and within_means(game, seat, price):
            return True
    return False


def use_tool(game: Eldervale, seat: int, card: int) -> None:
    box = game.box
    if box.changes["twists"][card]:
        game.now.twisted |= 1 << seat
        game.push(REROLL_ONE, seat, 0, card)
        return
    mark_used(game, seat, card)
    if card in box.abilities and box.unit[card] not in game.units_at(seat, battle_of(game).realm):
        used_by(game, unit_of(box.mimesis))
    carry_out(game, seat, card, box.on[card]["rolled"])
    price = box.adventures[card].price if card in box.adventures else ""
    if price:
        charge(game, seat, amounts(price), card)


class Rerolls(Reactions):
    """Spells, weapons and abilities, as long as somebody uses one (EL-042, EL-169)."""

    kind = "el-rerolls"
    rules = ("EL-042", "EL-169")
    spells_at = chances("rolled")

    def could_react(self, game: Eldervale, frame: Frame, seat: int) -> bool:
        """Cards in hand, or a weapon or ability that can be used."""
        return is_fighting(game, seat) and (bool(tools_of(game, seat)) or has_magic(game, seat) or may_cash(game, seat))

    def reactions(self, game: Eldervale, frame: Frame) -> list[int]:
        tools = [USE.of(card) for card in tools_of(game, frame.seat)]
        return tools if spells_forbidden(game) else tools + super().reactions(game, frame)

    def use(self, game: Eldervale, frame: Frame, option: int) -> None:
        if game.heard:
            game.tell("el-used", player=frame.seat, card=USE.arg(option))
        use_tool(game, frame.seat, USE.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"dice": "-".join(str(pips) for pips in battle_of(game).rolls[frame.seat])}

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_tool(option) or super().why_not(game, frame, option)


ROLL_DICE: Final = RollDice()
REROLLS: Final = Rerolls()
