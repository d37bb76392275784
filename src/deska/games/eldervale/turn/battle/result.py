"""Steps 5 to 7: who wins, what the winner gains, what the others lose."""

from typing import Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    CAST,
    FIRST_ABILITY,
    FIRST_BEAST,
    FIRST_BEAST_UNIT,
    FIRST_HOARD,
    FIRST_MONSTER,
    FIRST_STARTER,
    GLORY,
    GOLD,
    GUARDIAN,
    HOARD,
    MOTHER,
    RISE,
    STEAL,
    TOOLS,
    UNIT,
    USE,
)
from deska.games.eldervale.components.definitions import BOX, REMOVAL, WON, amounts, packed
from deska.games.eldervale.components.pieces import NOWHERE, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import all_sides, battle_of, fighters, is_fighting, mark_used, was_used, word_of
from deska.games.eldervale.effects.gains import gain
from deska.games.eldervale.effects.monsters import RETURN_HOME, defeat, home_of
from deska.games.eldervale.effects.order import at_once, carry_out
from deska.games.eldervale.effects.paying import PAY_IF_ABLE, PAYING, affords
from deska.games.eldervale.effects.power import ELEMENT, GLORY_STEP, rise
from deska.games.eldervale.effects.quests import deed
from deska.games.eldervale.effects.tokens import find
from deska.games.eldervale.effects.units import abilities_of, retreat, send
from deska.games.eldervale.turn.battle.dice import cards_of, spells_forbidden
from deska.games.eldervale.turn.casting import cast, castable, no_spell
from deska.kernel import DONE, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int

TACTICS_TOOL: Final = TOOLS.index("tactics")
FEATHER: Final = TOOLS.index("phoenix-feather")
FEATHER_CARD: Final = ADVENTURES.index("phoenix-feather")
WYRM: Final = TOOLS.index("sea-wyrm")
SEAT_WIDTH: Final = 32


# --- 5. Určete vítěze bitvy (EL-170 to EL-173)


def best_side(game: Eldervale) -> int:
    """Die by die, a missing one counts as nothing; NOWHERE if the best cannot be parted."""
    battle = battle_of(game)
    sides = all_sides(game)
    best = max([battle.rolls[side] for side in sides])
    tied = [side for side in sides if battle.rolls[side] == best]
    if len(tied) == 1:
        return tied[0]
    stubborn = [side for side in tied if wins_ties(game, side)]  # EL-C29
    return stubborn[0] if stubborn else NOWHERE


def wins_ties(game: Eldervale, side: int) -> bool:
    battle = battle_of(game)
    if side == game.sides:
        return battle.monster != GUARDIAN and BOX.beasts[battle.monster].wins_ties
    for beast in range(FIRST_MONSTER, len(BEASTS)):
        if BOX.beasts[beast].wins_ties and game.owner[beast] == side and game.place[beast] == battle.realm:
            return True
    return False


class Compare(Effect):
    """The winner gains first, then the losers are removed (EL-174)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = 5
        battle.winner = best_side(game)
        if game.heard:
            if battle.winner < 0:
                game.tell("el-nobody-won")
            else:
                game.tell("el-won", side=word_of(game, battle.winner))
        losers = [seat for seat in game.around(game.active) if is_fighting(game, seat) and seat != battle.winner]
        steps: list[Effect | Frame] = []
        for seat in losers:
            if seat < game.seats:
                steps.append(Frame(SAVE, seat))
            steps.append(Frame(FALL, min(seat, game.seats - 1), NOWHERE, seat))
        game.then(frame.seat, *steps)
        if 0 <= battle.winner < game.seats:
            game.push(SPOILS, battle.winner)
        elif battle.winner == 1 and game.ghosts is not None:
            game.push(game.spec.effects.named("phantoms-win"), 0)


# --- 6. Vítěz bitvy získá slávu (EL-174 to EL-176)


class Spoils(Ask):
    """A step of glory, or power in the element of a monster that took part (EL-175)."""

    kind = "el-spoils"
    rules = ("EL-174", "EL-175")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        element = spoils_element(game)
        return [GLORY, RISE.of(element)] if element >= 0 else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        self.reward(game, frame.seat, NOWHERE)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        self.reward(game, frame.seat, RISE.arg(option) if RISE.holds(option) else NOWHERE)

    def reward(self, game: Eldervale, seat: int, element: int) -> None:
        battle = battle_of(game)
        battle.stage = 6
        deed(game, seat, WON)
        at_once(game, seat, won_effects(game, seat))
        if element >= 0:
            rise(game, seat, element)
        else:
            game.push(GLORY_STEP, seat)
        if battle.monster not in (NOWHERE, GUARDIAN):
            carry_out(game, seat, FIRST_BEAST + battle.monster, BOX.beasts[battle.monster].reward)
        if battle.monster == MOTHER and game.hoards:
            game.push(TAKE_TREASURE, seat)


def spoils_element(game: Eldervale) -> int:
    """The monster's element, the realm's for the guardian; special monsters have none (EL-235, EL-245, EL-280)."""
    battle = battle_of(game)
    if battle.monster == NOWHERE:
        return NOWHERE
    if battle.monster == GUARDIAN:
        return BOX.element[battle.realm]
    element = BOX.beasts[battle.monster].element
    return ELEMENT[element] if element else NOWHERE


class TakeTreasure(Effect):
    """The next dragon treasure, at once (EL-235)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        treasure = game.hoard[len(HOARD) - 4 + game.hoards]
        game.hoards -= 1
        game.learned = -1
        if game.heard:
            game.tell("el-took-treasure", player=frame.seat, card=FIRST_HOARD + treasure)
        carry_out(game, frame.seat, FIRST_HOARD + treasure, BOX.hoard[treasure].effects)


def won_effects(game: Eldervale, seat: int) -> list[Frame]:
    """What cards, the faction and controlled monsters give to the winner (EL-C15, EL-C21, EL-C45, EL-C56)."""
    realm = battle_of(game).realm
    units = game.units_at(seat, realm)
    found: list[Frame] = []
    for laid in cards_of(game, seat):
        if laid.card < FIRST_STARTER:
            found += [Frame(effect, seat, laid.card) for effect in BOX.adventures[laid.card].won]
            if BOX.adventures[laid.card].steals and victims(game, seat):
                found.append(Frame(ROB, seat, laid.card))
    for number in abilities_of(game, seat):
        if BOX.ability_unit[number] in units:
            found += [Frame(effect, seat, FIRST_ABILITY + number) for effect in BOX.abilities[number].won]
    for kind in units:
        if kind >= FIRST_BEAST_UNIT:
            beast = kind - FIRST_BEAST_UNIT
            found += [Frame(effect, seat, FIRST_BEAST + beast) for effect in BOX.beasts[beast].won]
    return found


def victims(game: Eldervale, seat: int) -> list[int]:
    """Defeated players who have something; a partner is spared (EL-250)."""
    return [other for other in fighters(game) if other < game.seats and game.are_rivals(seat, other) and any(game.players[other].res)]


class Rob(Ask):
    """A resource of a defeated player, no magic card (EL-C45)."""

    kind = "el-steal"
    rules = ("EL-C45",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        found: list[int] = []
        for other in victims(game, frame.seat):
            found += [STEAL.of(other, kind) for kind in range(GOLD + 1) if game.players[other].res[kind]]
        return found

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        victim, kind = STEAL.arg(option), STEAL.second(option)
        game.players[victim].res[kind] -= 1
        if game.heard:
            game.tell("el-stolen", player=frame.seat, other=victim, resource=kind)
        gain(game, frame.seat, kind)


# --- 7. Odstraňte poražené bojovníky (EL-177 to EL-180)


class Save(Ask):
    """What a loser does to save units: spells, the tactics token, cards and abilities (EL-257, EL-C57, EL-C68)."""

    kind = "el-save"
    rules = ("EL-177", "EL-257", "EL-C68")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        seat = frame.seat
        if game.battle is None or not is_fighting(game, seat):
            return []
        options = [USE.of(tool) for tool in self.tools(game, seat)]
        spells = len(game.players[seat].hand) > 0 and not spells_forbidden(game)
        if spells:
            options += castable(game, seat, (REMOVAL,))
        return [*options, DONE] if options or spells else []

    def tools(self, game: Eldervale, seat: int) -> list[int]:
        found: list[int] = []
        if game.players[seat].tactics:
            found.append(TACTICS_TOOL)
        has_feather = find(game.players[seat], FEATHER_CARD) >= 0 and not was_used(game, seat, FEATHER_CARD)
        if has_feather and affords(game, seat, amounts(BOX.adventures[FEATHER_CARD].saves_for)):
            found.append(FEATHER)
        if wyrm_of(game, seat) >= 0:
            found.append(WYRM)
        return found

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
    """The ability by which a unit of the battle escapes for a price that can be paid, NOWHERE if there is none (EL-C17)."""
    units = falling(game, seat)
    for number in abilities_of(game, seat):
        price = BOX.abilities[number].escape_cost
        if price and BOX.ability_unit[number] in units and affords(game, seat, amounts(price)):
            return number
    return NOWHERE


def use_saving_tool(game: Eldervale, seat: int, tool: int) -> None:
    battle = battle_of(game)
    if tool == TACTICS_TOOL:
        game.players[seat].tactics = False
        battle.kept += [seat * SEAT_WIDTH + kind for kind in game.units_at(seat, battle.realm)]
    elif tool == WYRM:
        number = wyrm_of(game, seat)
        retreat(game, seat, BOX.ability_unit[number], battle.realm)
        game.push(PAYING, seat, packed(amounts(BOX.abilities[number].escape_cost)), FIRST_ABILITY + number)
    else:
        mark_used(game, seat, FEATHER_CARD)
        game.push(PULL_BACK, seat, 0, FEATHER_CARD)
        game.push(PAYING, seat, packed(amounts(BOX.adventures[FEATHER_CARD].saves_for)), FEATHER_CARD)
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


# --- afterwards


class Aftermath(Effect):
    """What becomes of the monster, and who profits from a battle of others."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        realm, monster = battle.realm, battle.monster
        won = battle.winner == game.sides
        lost_by = [seat for seat in range(game.seats) if battle.dice[seat]]
        game.battle = None
        scavengers(game, realm, lost_by)
        if monster == GUARDIAN:
            if not won:
                game.push(game.spec.effects.named("guardian-beaten"), 0)
        elif monster != NOWHERE:
            monster_after(game, frame.seat, monster, won)
            if won and BOX.beasts[monster].devours:  # EL-C34
                for seat in lost_by:
                    game.push(PAY_IF_ABLE, seat, 0, FIRST_BEAST + monster)


def monster_after(game: Eldervale, seat: int, monster: int, won: bool) -> None:
    """A beaten one is set aside (EL-178), a winning one stays (EL-179); some go home (EL-C27, EL-C33, EL-236)."""
    card = BOX.beasts[monster]
    if game.owner[monster] >= 0 or game.place[monster] >= READY:  # its place was changed by an effect
        return
    home = home_of(game, monster)
    if monster == MOTHER and not won and not game.hoards:  # EL-237
        defeat(game, monster)
    elif monster == MOTHER or (won and card.homing):
        if game.place[monster] != home:
            game.push(RETURN_HOME, seat, monster)
    elif not won and card.reborn and not game.reborn:
        game.reborn = True
        if game.place[monster] != home:
            game.push(RETURN_HOME, seat, monster)
    elif not won:
        defeat(game, monster)


def scavengers(game: Eldervale, realm: int, involved: list[int]) -> None:
    """Players beside a battle in which they took no part (EL-C14)."""
    for seat in range(game.seats):
        if seat in involved:
            continue
        for number in abilities_of(game, seat):
            ability = BOX.abilities[number]
            if ability.scavenges and any(game.near[realm] >> place & 1 for place in game.players[seat].at[:6] if place < READY):
                carry_out(game, seat, FIRST_ABILITY + number, ability.scavenges)


COMPARE: Final = Compare()
SPOILS: Final = Spoils()
TAKE_TREASURE: Final = TakeTreasure()
ROB: Final = Rob()
SAVE: Final = Save()
PULL_BACK: Final = PullBack()
KEEP_UNITS: Final = KeepUnits()
FALL: Final = Fall()
AFTERMATH: Final = Aftermath()
