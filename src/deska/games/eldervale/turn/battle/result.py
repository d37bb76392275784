"""Steps 5 to 7: who wins, what the winner gains, what the others lose."""

from typing import Final

from deska.games.eldervale.actions import (
    GLORY,
    GOLD,
    GUARDIAN,
    HOARD,
    RISE,
    STEAL,
)
from deska.games.eldervale.components.pieces import COMPARED, NOWHERE, READY, REWARDING, beast_of, is_beast
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import gain
from deska.games.eldervale.effects.mimesis import ability_steps, mimesis_near
from deska.games.eldervale.effects.monsters import RETURN_HOME, defeat
from deska.games.eldervale.effects.order import at_once, carry_out
from deska.games.eldervale.effects.paying import PAY_IF_ABLE
from deska.games.eldervale.effects.power import ELEMENT, GLORY_STEP, rise
from deska.games.eldervale.effects.quests import deed
from deska.games.eldervale.effects.seen import SEEN
from deska.games.eldervale.effects.sides import all_sides, battle_of, beasts_in, fighters, foe_trait, imitates, is_fighting, tell_side
from deska.games.eldervale.effects.tableau import cards_of
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.turn.battle.losses import FALL, SAVE
from deska.games.eldervale.turn.battle.seen import result_part
from deska.kernel import ALL, Ask, Effect, Frame

# --- 5. who wins the battle (EL-170 to EL-173)


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
    if side == game.sides:
        return foe_trait(game, "wins-ties") > 0
    return any(game.owner[beast] == side and game.box.has_trait(beast, "wins-ties") for beast in beasts_in(game))


class Compare(Effect):
    """The winner gains first, then the losers are removed (EL-174)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        battle = battle_of(game)
        battle.stage = COMPARED
        battle.winner = best_side(game)
        if game.heard:
            if battle.winner < 0:
                game.tell("el-nobody-won", seen=result_part(game))
            else:
                tell_side(game, "el-won", battle.winner, result_part(game))
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


# --- 6. the winner gains glory (EL-174 to EL-176)


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
        battle.stage = REWARDING
        deed(game, seat, "won")
        at_once(game, seat, won_effects(game, seat))
        if element >= 0:
            rise(game, seat, element)
        else:
            game.push(GLORY_STEP, seat)
        if battle.monster not in (NOWHERE, GUARDIAN):
            card = game.box.beast_card[battle.monster]
            carry_out(game, seat, card, game.box.on[card].get("reward", ()))
        if battle.monster == game.box.mother and game.hoards:
            game.push(TAKE_TREASURE, seat)


def spoils_element(game: Eldervale) -> int:
    """The monster's element, the realm's for the guardian; special monsters have none (EL-235, EL-245, EL-280)."""
    battle = battle_of(game)
    if battle.monster == NOWHERE:
        return NOWHERE
    if battle.monster == GUARDIAN:
        return game.box.realm_element[battle.realm]
    element = game.box.beasts[battle.monster].element
    return ELEMENT[element] if element else NOWHERE


class TakeTreasure(Effect):
    """The next dragon treasure, at once (EL-235)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        treasure = game.hoard[len(HOARD) - 4 + game.hoards]
        game.hoards -= 1
        game.learn(ALL)
        if game.heard:
            game.tell("el-took-treasure", seen=SEEN, player=frame.seat, card=treasure)
        carry_out(game, frame.seat, treasure, game.box.treasures[treasure].effects)


def won_effects(game: Eldervale, seat: int) -> list[Frame]:
    """The effects of cards, the faction and controlled monsters for the winner (EL-C15, EL-C21, EL-C45, EL-C56)."""
    realm = battle_of(game).realm
    units = game.units_at(seat, realm)
    box = game.box
    steps: list[Frame] = []
    for laid in cards_of(game, seat):
        steps += [Frame(effect, seat, laid.card) for effect in box.on[laid.card].get("won", ())]
        if box.changes["steals"][laid.card] and victims(game, seat):
            steps.append(Frame(ROB, seat, laid.card))
    for ability in abilities_of(game, seat):
        steps += ability_steps(game, seat, ability, "won", box.unit[ability] in units, imitates(game, seat))
    for kind in units:
        if is_beast(kind):
            card = box.beast_card[beast_of(kind)]
            steps += [Frame(effect, seat, card) for effect in box.on[card].get("won", ())]
    return steps


def victims(game: Eldervale, seat: int) -> list[int]:
    """Defeated players who have something; a partner is spared (EL-250)."""
    return [other for other in fighters(game) if other < game.seats and game.are_rivals(seat, other) and any(game.players[other].res)]


class Rob(Ask):
    """A resource of a defeated player, no magic card (EL-C45)."""

    kind = "el-steal"
    rules = ("EL-C45",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        options: list[int] = []
        for other in victims(game, frame.seat):
            options += [STEAL.of(other, kind) for kind in range(GOLD + 1) if game.players[other].res[kind]]
        return options

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        victim, kind = STEAL.arg(option), STEAL.second(option)
        game.players[victim].res[kind] -= 1
        if game.heard:
            game.tell("el-stolen", seen=SEEN, player=frame.seat, other=victim, resource=kind)
        gain(game, frame.seat, kind)


# --- afterwards


class Aftermath(Effect):
    """The monster is set aside or stays, and others may profit from the battle."""

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
            if won and game.box.has_trait(monster, "devours"):  # EL-C34
                for seat in lost_by:
                    game.push(PAY_IF_ABLE, seat, 0, game.box.beast_card[monster])


def monster_after(game: Eldervale, seat: int, monster: int, won: bool) -> None:
    """A beaten one is set aside (EL-178), a winning one stays (EL-179); some go home (EL-C27, EL-C33, EL-236)."""
    box = game.box
    if game.owner[monster] >= 0 or game.place[monster] >= READY:  # its place was changed by an effect
        return
    home = box.lair_of[monster]
    if monster == box.mother and not won and not game.hoards:  # EL-237
        defeat(game, monster)
    elif monster == box.mother or (won and box.has_trait(monster, "homing")):
        if game.place[monster] != home:
            game.push(RETURN_HOME, seat, monster)
    elif not won and box.has_trait(monster, "reborn") and not game.reborn:
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
        for ability in abilities_of(game, seat):
            if "scavenges" not in game.box.on[ability]:
                continue
            is_near = any(game.near[realm] >> place & 1 for place in game.players[seat].places_of(game.box.unit[ability]) if place < READY)
            game.stack += ability_steps(game, seat, ability, "scavenges", is_near, mimesis_near(game, seat, realm))[::-1]


COMPARE: Final = Compare()
SPOILS: Final = Spoils()
TAKE_TREASURE: Final = TakeTreasure()
ROB: Final = Rob()
AFTERMATH: Final = Aftermath()
