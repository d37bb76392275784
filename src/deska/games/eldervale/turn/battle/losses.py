"""Step 7: how losers save their units, and what becomes of the rest (EL-177 to EL-180)."""

from typing import Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    CAST,
    FIRST_ABILITY,
    TOOLS,
    UNIT,
    USE,
)
from deska.games.eldervale.components.definitions import BOX, REMOVAL, moments
from deska.games.eldervale.components.pieces import NOWHERE
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import battle_of, is_fighting, mark_used, was_used
from deska.games.eldervale.effects.paying import affords, charge, within_means
from deska.games.eldervale.effects.tokens import find
from deska.games.eldervale.effects.units import abilities_of, is_user, retreat, send, used_by
from deska.games.eldervale.turn.battle.dice import has_magic
from deska.games.eldervale.turn.casting import cast, castable, no_spell
from deska.kernel import DONE, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int

TACTICS_TOOL: Final = TOOLS.index("tactics")
FEATHER: Final = TOOLS.index("phoenix-feather")
FEATHER_CARD: Final = ADVENTURES.index("phoenix-feather")
WYRM: Final = TOOLS.index("sea-wyrm")
SEAT_WIDTH: Final = 32
AT_REMOVAL: Final = moments(REMOVAL)


class Save(Ask):
    """What a loser does to save units: spells, the tactics token, cards and abilities (EL-257, EL-C57, EL-C68)."""

    kind = "el-save"
    rules = ("EL-177", "EL-257", "EL-C68")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        seat = frame.seat
        if game.battle is None or not is_fighting(game, seat):
            return []
        options = [USE.of(tool) for tool, price in self.tools(game, seat) if not price or affords(game, seat, amounts(price))]
        spells = has_magic(game, seat)
        if spells:
            options += castable(game, seat, AT_REMOVAL)
        return [*options, DONE] if options or spells or self.may_cash(game, seat) else []

    def asks_anyway(self, game: Eldervale, frame: Frame) -> bool:
        return True  # nobody else knows whether there is a spell to cast

    def may_cash(self, game: Eldervale, seat: int) -> bool:
        """Whether a token could still pay for one of them (EL-132)."""
        return any(price and within_means(game, seat, price) for _, price in self.tools(game, seat))

    def tools(self, game: Eldervale, seat: int) -> list[tuple[int, str]]:
        """What the player could use, and what it costs."""
        found: list[tuple[int, str]] = []
        if game.players[seat].tactics:
            found.append((TACTICS_TOOL, ""))
        if find(game.players[seat], FEATHER_CARD) >= 0 and not was_used(game, seat, FEATHER_CARD):
            found.append((FEATHER, BOX.adventures[FEATHER_CARD].saves_for))
        wyrm = wyrm_of(game, seat)
        return [*found, (WYRM, BOX.abilities[wyrm].escape_cost)] if wyrm >= 0 else found

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        game.push(self, frame.seat)
        if CAST.holds(option):
            cast(game, frame.seat, CAST.arg(option))
        else:
            use_saving_tool(game, frame.seat, USE.arg(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if USE.holds(option):
            return Reason("el-why-no-tool", "EL-152", {"tool": USE.arg(option)})
        return no_spell(game, frame.seat, option)


def wyrm_of(game: Eldervale, seat: int) -> int:
    """The ability by which a unit of the battle escapes for a price, NOWHERE if there is none (EL-C17)."""
    units = falling(game, seat)
    for number in abilities_of(game, seat):
        if BOX.abilities[number].escape_cost and swimmer(game, number, units) >= 0:
            return number
    return NOWHERE


def swimmer(game: Eldervale, ability: int, units: list[int]) -> int:
    """The unit that escapes by the ability: its own, else the Mimesis; NOWHERE if neither is there."""
    kinds = [kind for kind in sorted(set(units)) if is_user(game, kind, ability)]
    return kinds[0] if kinds else NOWHERE


def use_saving_tool(game: Eldervale, seat: int, tool: int) -> None:
    battle = battle_of(game)
    if tool == TACTICS_TOOL:
        game.players[seat].tactics = False
        battle.kept += [seat * SEAT_WIDTH + kind for kind in game.units_at(seat, battle.realm)]
    elif tool == WYRM:
        number = wyrm_of(game, seat)
        kind = swimmer(game, number, falling(game, seat))
        used_by(game, kind)
        retreat(game, seat, kind, battle.realm)
        charge(game, seat, amounts(BOX.abilities[number].escape_cost), FIRST_ABILITY + number)
    else:
        mark_used(game, seat, FEATHER_CARD)
        game.push(PULL_BACK, seat, 0, FEATHER_CARD)
        charge(game, seat, amounts(BOX.adventures[FEATHER_CARD].saves_for), FEATHER_CARD)
    if game.heard:
        game.tell("el-used-tool", player=seat, tool=tool)


class PullBack(Ask):
    """One unit of the lost battle goes back to the ready area (EL-C57)."""

    kind = "el-pull-back"
    rules = ("EL-C57",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realm = battle_of(game).realm
        return [UNIT.of(kind, realm) for kind in game.kinds_at(frame.seat, realm)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        retreat(game, frame.seat, UNIT.arg(option), UNIT.second(option))


class KeepUnits(Ask):
    """Up to so many own units, the argument, stay in the realm (EL-C68)."""

    kind = "el-keep-units"
    rules = ("EL-C68",)

    def arg_field(self) -> Field:
        return Int(0, 9)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if not frame.arg:
            return []
        realm = battle_of(game).realm
        left = falling(game, frame.seat)
        return [*[UNIT.of(kind, realm) for kind in sorted(set(left))], DONE] if left else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(self, frame.seat, frame.arg - 1, frame.source)
            battle_of(game).kept.append(frame.seat * SEAT_WIDTH + UNIT.arg(option))


def falling(game: Eldervale, seat: int) -> list[int]:
    """Units of a loser that are not kept."""
    battle = battle_of(game)
    units = game.units_at(seat, battle.realm)
    for kept in battle.kept:
        if kept // SEAT_WIDTH == seat and kept % SEAT_WIDTH in units:
            units.remove(kept % SEAT_WIDTH)
    return units


class Fall(Effect):
    """The units of the player of the argument go to the Underworld; dwellings stay (EL-177)."""

    def arg_field(self) -> Field:
        return Int(0, 4)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = 7
        seat = frame.arg
        for kind in falling(game, seat):
            send(game, seat, kind, battle.realm)
        if seat >= game.seats:
            game.push(game.spec.effects.named("phantoms-lose"), 0)


SAVE: Final = Save()
PULL_BACK: Final = PullBack()
KEEP_UNITS: Final = KeepUnits()
FALL: Final = Fall()
