"""A battle from its beginning to what follows (WW-114 to WW-143)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import EXPERIENCE_FIRST, FACES, KEEP, RETURN, SCARAB, WOUNDS_FIRST
from deska.games.weirdwood.components.fight import BOTH_ROLLED, DEALT, Battle
from deska.games.weirdwood.components.manor import MIDDLE_RING, THRONE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import ALLY_WINDOW
from deska.games.weirdwood.effects.asking import OneByOne, PointAtRoom
from deska.games.weirdwood.effects.dice import ADD_DICE, CUT_DICE, ROLL_DICE, STEAL_DICE, SURGE_FACE, add_might, rolled
from deska.games.weirdwood.effects.events import DAMAGE_DEALT, IN_THRONE_ROOM, POWER_FACED, SCARABS_DEFEATED, SWEPT, UNHURT, happened
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.fighting import (
    FIGHT_BEFORE,
    FIGHT_LAST,
    FIGHT_ROLLED,
    attacker_totals,
    foe_totals,
    gloves_of,
    might_of,
    own_dice,
)
from deska.games.weirdwood.effects.foe import discard_powers, monster_dice, wound
from deska.games.weirdwood.effects.health import hurt
from deska.games.weirdwood.effects.links import tactic_dice
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.games.weirdwood.effects.scarabs import flee, swarms, walk_reach
from deska.games.weirdwood.made import new_battle
from deska.kernel import Ask, Effect, Frame
from deska.kernel.combinators import push_all

POWER_XP: Final = 2  # WW-225


# --- beginning


@dataclass(frozen=True)
class Attack(Effect):
    """An Attack on the enemies in the player's own room (WW-114)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        place = game.players[frame.seat].place
        if game.has_enemies(place):
            begin_battle(game, frame, place, False)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.battle is None and game.has_enemies(game.players[frame.seat].place)


class FarAttack(PointAtRoom):
    """An Attack on a room that one Move could reach, without going there (WW-C22, WW-143)."""

    kind = "ww-far-attack"
    rules = ("WW-C22", "WW-142", "WW-143")
    refusal = ("ww-why-no-enemy-there", "WW-C22")

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        return (swarms(game) | 1 << game.lair) & walk_reach(game, frame.seat, False)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.battle is None and self.targets(game, frame) != 0

    def point(self, game: Weirdwood, frame: Frame, place: int) -> None:
        begin_battle(game, frame, place, True)


def begin_battle(game: Weirdwood, frame: Frame, place: int, far: bool) -> None:
    """Scarabs shield the monster: they are fought first, all of them together (WW-115, WW-131)."""
    player = game.players[frame.seat]
    against_monster = not game.scarabs[place]
    battle = game.battle = new_battle(
        seat=frame.seat,
        place=place,
        monster=against_monster,
        far=far,
        source=frame.source,
        dice=own_dice(game, player),
        foe_dice=monster_dice(game) if against_monster else [game.scarabs[place], 0, 0],
        hits=player.edge,
        blocks=player.ward,
        steals=gloves_of(game, player),
    )
    player.edge = player.ward = 0
    extra = tactic_dice(game, player)
    for might in might_of(game, frame.source):
        add_might(battle, might)
        extra += might.any_dice
    if game.heard:
        game.tell("ww-attacked", player=frame.seat, room=game.tiles[place])
    push_steps(game, frame.seat, extra)
    if against_monster and game.powers:
        happened(game, frame.seat, POWER_FACED)


def push_steps(game: Weirdwood, seat: int, extra: int) -> None:
    """The order of attack and defence."""
    game.then(
        seat,
        CUT_DICE,  # before the battle                                  WW-C32
        STEAL_DICE,  #                                                  WW-162
        ADD_DICE.of(extra),  # dice of tactic cards
        FIGHT_BEFORE,  # 3. abilities before the roll                   WW-118
        ROLL_DICE,  # 5.                                                WW-120
        FIGHT_ROLLED,  # rerolls, changes, surges                       WW-123
        FOE_ROLLS,  # the defender                                      WW-122
        ALLY_WINDOW,
        FIGHT_LAST,  # 6. abilities after the roll                      WW-121
        DEAL_DAMAGE,  #                                                 WW-122
    )


# --- the enemy rolls


class FoeRolls(Effect):
    """The defender rolls; surges of scarabs let them flee, those of a monster have its own effect (WW-122, WW-131 to WW-134)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.fight
        battle.phase = BOTH_ROLLED
        battle.foe_faces = rolled(game, battle.foe_dice)
        surges = battle.foe_faces.count(SURGE_FACE)
        if game.heard:
            game.tell("ww-foe-rolled", faces=[FACES[face] for face in battle.foe_faces])
        if battle.monster:
            battle.surges = surges
            for _ in range(surges):
                push_all(game, frame, game.habits.surge)
            return
        fled = 0
        for _ in range(surges):
            if flee(game, battle.place, fled):
                fled += 1
            if game.ended:
                return


# --- damage


class DealDamage(Effect):
    """Hits minus blocks, both ways (WW-122)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.fight
        hits, blocks = attacker_totals(game, battle)
        foe_hits, foe_blocks = foe_totals(game, battle)
        damage = max(hits - foe_blocks, 0)
        battle.hurt = max(foe_hits - blocks, 0)
        battle.phase = DEALT
        game.then(battle.seat, AFTERMATH, AFTER_BATTLE, END_BATTLE)
        if game.heard:
            game.tell("ww-battle", player=battle.seat, damage=damage, hurt=battle.hurt)
        if battle.monster:
            strike_monster(game, battle, damage)
        else:
            defeat_scarabs(game, battle, damage)


def strike_monster(game: Weirdwood, battle: Battle, damage: int) -> None:
    """One experience for each hit, two for each power card (WW-140, WW-225)."""
    battle.dealt = min(damage, sum(game.health))
    battle.xp = battle.dealt + POWER_XP * len(game.powers)
    wound(game, battle.seat, battle.dealt)


def defeat_scarabs(game: Weirdwood, battle: Battle, damage: int) -> None:
    """Each hit defeats one; some companions are glad of it (WW-135, WW-C38)."""
    battle.dealt = min(damage, game.scarabs[battle.place])
    if battle.dealt:
        battle.xp = sum([game.box.companion(card).trophies for card in game.players[battle.seat].companions])
        game.push(DEFEATED, battle.seat, battle.dealt)


class Defeated(OneByOne):
    """Each defeated scarab is kept or returned (WW-136, WW-323)."""

    kind = "ww-defeated"
    rules = ("WW-136", "WW-323")
    most = 50

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [KEEP.of(), RETURN.of()]

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        kept = KEEP.holds(option)
        game.scarabs[game.fight.place] -= 1
        if kept:
            game.players[frame.seat].goods[SCARAB] += 1
        else:
            game.supply += 1
        game.fight.xp += (1 if kept else 2) - int(game.level.less_xp)
        if game.heard:
            game.tell("ww-kept" if kept else "ww-returned", player=frame.seat)

    def picks(self, game: Weirdwood, frame: Frame) -> list[int]:
        """Each scarab is a question of its own."""
        return []


# --- what follows


class Aftermath(Ask):
    """The attacker chooses whether to take the damage or to spend the experience first (WW-192)."""

    kind = "ww-aftermath"
    rules = ("WW-192",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [WOUNDS_FIRST.of(), EXPERIENCE_FIRST.of()] if game.fight.hurt and game.fight.xp else []

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        self.chosen(game, frame, WOUNDS_FIRST.of())

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        xp, damage = game.fight.xp, game.fight.hurt
        game.fight.xp = 0
        if WOUNDS_FIRST.holds(option):
            gain_xp(game, frame.seat, xp)
            hurt(game, frame.seat, damage)
        else:
            hurt(game, frame.seat, damage)
            gain_xp(game, frame.seat, xp)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"damage": game.fight.hurt, "count": game.fight.xp}


class AfterBattle(Effect):
    """A battle with the monster is over: its power cards are used up, and it does what it does then (WW-225)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.fight.monster:
            discard_powers(game)
            push_all(game, Frame(self, game.turn), game.habits.after_battle)


class EndBattle(Effect):
    """The battle is over; an emptied own room may be used (WW-141, WW-142)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.fight
        game.battle = None
        if not battle.far and game.players[battle.seat].place == battle.place:
            game.push(OFFER_ROOM, battle.seat)
        tell_quests(game, battle)


def tell_quests(game: Weirdwood, battle: Battle) -> None:
    seat = battle.seat
    if not battle.hurt:
        happened(game, seat, UNHURT)
    if not battle.dealt:
        return
    if battle.monster:
        happened(game, seat, DAMAGE_DEALT, battle.dealt)
        return
    happened(game, seat, SCARABS_DEFEATED, battle.dealt)
    if MIDDLE_RING >> battle.place & 1 and not game.scarabs[battle.place]:
        happened(game, seat, SWEPT)
    if battle.place == THRONE:
        happened(game, seat, IN_THRONE_ROOM)


ATTACK_HERE: Final = Attack()
FAR_ATTACK: Final = FarAttack()
FOE_ROLLS: Final = FoeRolls()
DEAL_DAMAGE: Final = DealDamage()
DEFEATED: Final = Defeated()
AFTERMATH: Final = Aftermath()
AFTER_BATTLE: Final = AfterBattle()
END_BATTLE: Final = EndBattle()
