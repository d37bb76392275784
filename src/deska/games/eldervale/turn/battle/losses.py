"""Step 7: how losers save their units, and what becomes of the rest (EL-177 to EL-180)."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    UNIT,
    USE,
)
from deska.games.eldervale.components.pieces import KEPT_BY, NOWHERE, REMOVING
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.words import chances
from deska.games.eldervale.effects.mimesis import is_user, used_by
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import affords, charge, within_means
from deska.games.eldervale.effects.sides import battle_of, is_fighting, mark_used, was_used
from deska.games.eldervale.effects.units import abilities_of, retreat, send
from deska.games.eldervale.turn.battle.windows import BattleStep, no_tool
from deska.kernel import DONE, Ask, Effect, Frame, Reason
from deska.kernel.codec import Int


class Save(BattleStep):
    """A loser may save units by spells, the tactics token, cards and abilities (EL-257, EL-C57, EL-C68)."""

    kind = "el-save"
    rules = ("EL-177", "EL-257", "EL-C68")
    spells_at = chances("removal")

    def is_between(self) -> bool:
        return False

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return super().options(game, frame) if game.battle is not None and is_fighting(game, frame.seat) else []

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {**super().args(game, frame), "count": len(game.units_at(frame.seat, battle_of(game).realm))}

    def own(self, game: Eldervale, seat: int) -> list[int]:
        return [USE.of(tool) for tool, price in savers(game, seat) if affords(game, seat, amounts(price))]

    def might_do_more(self, game: Eldervale, seat: int) -> bool:
        """A token could pay for one of them (EL-132)."""
        return any(price and within_means(game, seat, price) for _, price in savers(game, seat))

    def take(self, game: Eldervale, seat: int, option: int) -> None:
        use_saving_tool(game, seat, USE.arg(option))

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        return no_tool(option) or super().why_not(game, frame, option)


def savers(game: Eldervale, seat: int) -> list[tuple[int, str]]:
    """The cards and abilities by which a player could save units, with their prices."""
    pairs = [(game.box.tactics, "")] if game.players[seat].tactics else []
    for laid in game.players[seat].cards:
        if game.box.is_tool[laid.card] and "removal" in game.box.on[laid.card] and not was_used(game, seat, laid.card):
            pairs.append((laid.card, game.box.tableau[laid.card].price))
    wyrm = wyrm_of(game, seat)
    return [*pairs, (wyrm, game.box.abilities[wyrm].price)] if wyrm >= 0 else pairs


def wyrm_of(game: Eldervale, seat: int) -> int:
    """The ability by which a unit of the battle escapes for a price, NOWHERE if there is none (EL-C17)."""
    units = falling(game, seat)
    for ability in abilities_of(game, seat):
        if game.box.abilities[ability].price and swimmer(game, ability, units) >= 0:
            return ability
    return NOWHERE


def swimmer(game: Eldervale, ability: int, units: list[int]) -> int:
    """The unit that escapes by the ability: its own, else the Mimesis; NOWHERE if neither is there."""
    kinds = [kind for kind in sorted(set(units)) if is_user(game, kind, ability)]
    return kinds[0] if kinds else NOWHERE


def use_saving_tool(game: Eldervale, seat: int, tool: int) -> None:
    battle = battle_of(game)
    if tool == game.box.tactics:
        game.players[seat].tactics = False
        battle.kept += [KEPT_BY.of(seat, kind) for kind in game.units_at(seat, battle.realm)]
    elif tool in game.box.abilities:
        kind = swimmer(game, tool, falling(game, seat))
        used_by(game, kind)
        retreat(game, seat, kind, battle.realm)
        charge(game, seat, amounts(game.box.abilities[tool].price), tool)
    else:
        mark_used(game, seat, tool)
        carry_out(game, seat, tool, game.box.on[tool]["removal"])
        charge(game, seat, amounts(game.box.adventures[tool].price), tool)
    if game.heard:
        game.tell("el-used-tool", player=seat, card=tool)


class KeepUnits(Ask):
    """Up to so many own units, the argument, stay in the realm (EL-C68)."""

    kind = "el-keep-units"
    rules = ("EL-C68",)
    takes = Int(0, 9)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if not frame.arg:
            return []
        realm = battle_of(game).realm
        left = falling(game, frame.seat)
        return [*[UNIT.of(kind, realm) for kind in sorted(set(left))], DONE] if left else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(self, frame.seat, frame.arg - 1, frame.source)
            battle_of(game).kept.append(KEPT_BY.of(frame.seat, UNIT.arg(option)))


def falling(game: Eldervale, seat: int) -> list[int]:
    """Units of a loser that are not kept."""
    battle = battle_of(game)
    units = game.units_at(seat, battle.realm)
    for kept in battle.kept:
        if KEPT_BY.first(kept) == seat and KEPT_BY.second(kept) in units:
            units.remove(KEPT_BY.second(kept))
    return units


class Fall(Effect):
    """The units of the player of the argument go to the Underworld; dwellings stay (EL-177)."""

    takes = Int(0, 4)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = REMOVING
        seat = frame.arg
        for kind in falling(game, seat):
            send(game, seat, kind, battle.realm)
        if seat >= game.seats:
            game.push(game.spec.effects.named("phantoms-lose"), 0)


SAVE: Final = Save()
KEEP_UNITS: Final = KeepUnits()
FALL: Final = Fall()
