"""The second half of a battle: the enemy rolls, damage is dealt, and what follows (WW-122 to WW-142)."""

from typing import Any, Final

from deska.games.weirdwood.actions import EXPERIENCE_FIRST, FACES, KEEP, RETURN, SCARAB, WOUNDS_FIRST
from deska.games.weirdwood.components.fight import BOTH_ROLLED, DEALT, Battle
from deska.games.weirdwood.components.manor import MIDDLE_RING, THRONE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import attacker_totals, foe_totals
from deska.games.weirdwood.effects.dice import SURGE_FACE, rolled
from deska.games.weirdwood.effects.events import DAMAGE_DEALT, IN_THRONE_ROOM, SCARABS_DEFEATED, SWEPT, UNHURT, happened
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.foe import discard_powers, heal_wraith, wound
from deska.games.weirdwood.effects.health import hurt
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.games.weirdwood.effects.scarabs import flee, roll_place
from deska.kernel import Ask, Effect, Frame, InAnyOrder, Start
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

POWER_XP: Final = 2  # WW-225


class FoeRolls(Effect):
    """The defender rolls; surges of scarabs let them flee, those of a monster have its own effect (WW-122, WW-131 to WW-134)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.battle
        if battle is None:
            return
        battle.phase = BOTH_ROLLED
        battle.foe_faces = rolled(game, battle.foe_dice)
        surges = battle.foe_faces.count(SURGE_FACE)
        if game.heard:
            game.tell("ww-foe-rolled", faces=[FACES[face] for face in battle.foe_faces])
        if battle.monster:
            monster_surges(game, battle, surges)
            return
        fled = 0
        for _ in range(surges):
            if flee(game, battle.place, fled):
                fled += 1
            if game.ended:
                return


def monster_surges(game: Weirdwood, battle: Battle, surges: int) -> None:
    """The Ogre calls scarabs at once, the others act after the battle (WW-250, WW-274, WW-303)."""
    battle.surges = surges
    for _ in range(surges):
        push_all(game, Frame(FOE_ROLLS, battle.seat), game.habits.surge)


class DealDamage(Effect):
    """Hits minus blocks, both ways (WW-122)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.battle
        if battle is None:
            return
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
    if not battle.dealt:
        return
    for card in game.players[battle.seat].companions:
        battle.xp += game.box.companion(card).trophies
    game.push(DEFEATED, battle.seat, battle.dealt)


class Defeated(Ask):
    """Each defeated scarab is kept or returned (WW-136, WW-323)."""

    kind = "ww-defeated"
    rules = ("WW-136", "WW-323")

    def arg_field(self) -> Field:
        return Int(1, 50)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [KEEP.of(), RETURN.of()]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        battle = game.battle
        if battle is None:
            return
        if frame.arg > 1:
            game.push(self, frame.seat, frame.arg - 1)
        game.scarabs[battle.place] -= 1
        if KEEP.holds(option):
            game.players[frame.seat].goods[SCARAB] += 1
        else:
            game.supply += 1
        less = 1 if game.level.less_xp else 0
        battle.xp += (1 if KEEP.holds(option) else 2) - less
        if game.heard:
            game.tell("ww-kept" if KEEP.holds(option) else "ww-returned", player=frame.seat)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}


class Aftermath(Ask):
    """The attacker chooses whether to take the damage or to spend the experience first (WW-192)."""

    kind = "ww-aftermath"
    rules = ("WW-192",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        battle = game.battle
        return [WOUNDS_FIRST.of(), EXPERIENCE_FIRST.of()] if battle is not None and battle.hurt and battle.xp else []

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        self.chosen(game, frame, WOUNDS_FIRST.of())

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        battle = game.battle
        if battle is None:
            return
        xp = battle.xp
        battle.xp = 0
        if WOUNDS_FIRST.holds(option):
            gain_xp(game, frame.seat, xp)
            hurt(game, frame.seat, battle.hurt)
        else:
            hurt(game, frame.seat, battle.hurt)
            gain_xp(game, frame.seat, xp)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {} if game.battle is None else {"damage": game.battle.hurt, "count": game.battle.xp}


class AfterBattle(Effect):
    """What the monster does when a battle with it is over."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.battle
        if battle is None or not battle.monster:
            return
        discard_powers(game)
        push_all(game, Frame(self, game.turn), game.habits.after_battle)


class Vanish(Effect):
    """The monster goes where the dice say, once for each of its surges (WW-303)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.battle is not None:
            for _ in range(game.battle.surges):
                game.lair = roll_place(game)
                if game.heard:
                    game.tell("ww-monster-moved", room=game.tiles[game.lair])


class WraithAfter(Effect):
    """The Wraith rests if it took no damage, and rolls its die for its surges, in the order that the players choose (WW-C60)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.battle is not None:
            rests, rolls = not game.battle.dealt, game.battle.surges > 0
            if rests and rolls:
                game.push(REST_AND_ROLL, game.turn)
            elif rests or rolls:
                game.push(WRAITH_RESTS if rests else WRAITH_ROLLS, game.turn)


class WraithRests(Effect):
    """The Wraith heals after a battle without damage (WW-277)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        heal_wraith(game)


class WraithRolls(Effect):
    """The Wraith rolls its die once for each surge (WW-274)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.battle is not None:
            for _ in range(game.battle.surges):
                game.push(ROLL_WRAITH_DIE, frame.seat)


class EndBattle(Effect):
    """The battle is over; an emptied own room may be used (WW-141, WW-142)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.battle
        if battle is None:
            return
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


FOE_ROLLS: Final = FoeRolls()
DEAL_DAMAGE: Final = DealDamage()
DEFEATED: Final = Defeated()
AFTERMATH: Final = Aftermath()
AFTER_BATTLE: Final = AfterBattle()
END_BATTLE: Final = EndBattle()
WRAITH_RESTS: Final = WraithRests()
WRAITH_ROLLS: Final = WraithRolls()
REST_AND_ROLL: Final = InAnyOrder("ww-wraith-after", (WRAITH_RESTS, WRAITH_ROLLS), cites=("WW-C60",))
WRAITH_AFTER: Final = WraithAfter()
VANISH: Final = Vanish()
ROLL_WRAITH_DIE: Final = Start("wraith-die")
