"""Steps 5 to 7: who wins, what the winner gains, what the others lose."""

from typing import Final

from deska.games.eldervale.actions import (
    BEASTS,
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
)
from deska.games.eldervale.components.definitions import BOX, WON
from deska.games.eldervale.components.pieces import NOWHERE, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import all_sides, battle_of, fighters, imitates, is_fighting, tell_side
from deska.games.eldervale.effects.gains import gain
from deska.games.eldervale.effects.mimesis import IMITATE
from deska.games.eldervale.effects.monsters import RETURN_HOME, defeat, home_of
from deska.games.eldervale.effects.order import at_once, carry_out
from deska.games.eldervale.effects.paying import PAY_IF_ABLE
from deska.games.eldervale.effects.power import ELEMENT, GLORY_STEP, rise
from deska.games.eldervale.effects.quests import deed
from deska.games.eldervale.effects.units import abilities_of, mimesis_near
from deska.games.eldervale.turn.battle.dice import cards_of
from deska.games.eldervale.turn.battle.losses import FALL, SAVE
from deska.kernel import Ask, Effect, Frame

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
                tell_side(game, "el-won", battle.winner)
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
        effects = BOX.abilities[number].won
        if effects and BOX.ability_unit[number] not in units and imitates(game, seat):
            found.append(Frame(IMITATE, seat, FIRST_ABILITY + number))
        elif BOX.ability_unit[number] in units:
            found += [Frame(effect, seat, FIRST_ABILITY + number) for effect in effects]
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
            if not ability.scavenges:
                continue
            if any(game.near[realm] >> place & 1 for place in game.players[seat].at[:6] if place < READY):
                carry_out(game, seat, FIRST_ABILITY + number, ability.scavenges)
            elif mimesis_near(game, seat, realm):
                game.push(IMITATE, seat, 0, FIRST_ABILITY + number)


COMPARE: Final = Compare()
SPOILS: Final = Spoils()
TAKE_TREASURE: Final = TakeTreasure()
ROB: Final = Rob()
AFTERMATH: Final = Aftermath()
