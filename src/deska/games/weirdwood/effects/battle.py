"""Útok: a battle step by step (WW-114 to WW-143)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import (
    ABILITY,
    COMPANION,
    FAVOUR,
    FREE_ABILITY,
    GAIN_HIT,
    LINK,
    LOOT,
    REROLL,
    SET,
    SURGE,
    TARGET,
)
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import BLOCK_SYMBOL, HIT_SYMBOL, WILD_SYMBOL, Might
from deska.games.weirdwood.components.fight import BEFORE, BOTH_ROLLED, ROLLED, Battle
from deska.games.weirdwood.components.manor import places_in
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import (
    ALLY_WINDOW,
    free_abilities,
    usable_abilities,
    usable_companions,
    use_ability,
    use_companion,
    use_free_ability,
    why_no_ability,
)
from deska.games.weirdwood.effects.dice import (
    ADD_DICE,
    BLOCKS_ON,
    COLOUR_OF,
    CUT_DICE,
    HITS_ON,
    ROLL_DICE,
    SETTABLE,
    SPENT_FACE,
    STEAL_DICE,
    SURGE_FACE,
    add_might,
    reroll,
    turn_die,
)
from deska.games.weirdwood.effects.events import POWER_FACED, happened
from deska.games.weirdwood.effects.foe import lady_hits, monster_dice, monster_might, uncover, visible_powers
from deska.games.weirdwood.effects.links import links, of_combat_track, of_companions, of_laid_cards, tactic_dice
from deska.games.weirdwood.effects.scarabs import swarms, walk_reach
from deska.games.weirdwood.made import new_battle
from deska.kernel import ALL, DONE, Ask, Effect, Frame, Reason, Start
from deska.kernel.combinators import push_all

# --- beginning


@dataclass(frozen=True)
class Attack(Effect):
    """An Attack on the enemies in the own room (WW-114)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        place = game.players[frame.seat].place
        if game.has_enemies(place):
            begin_battle(game, frame, place, False)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.battle is None and game.has_enemies(game.players[frame.seat].place)


class FarAttack(Ask):
    """An Attack on a room that one Move could reach, without going there (WW-C22, WW-143)."""

    kind = "ww-far-attack"
    rules = ("WW-C22", "WW-142", "WW-143")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        enemies = swarms(game) | 1 << game.lair
        found = places_in(enemies & walk_reach(game, frame.seat, False))
        return [TARGET.of(game.tiles[place]) for place in found]

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.battle is None and bool(self.options(game, frame))

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        begin_battle(game, frame, game.tiles.index(TARGET.arg(option)), True)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-no-enemy-there", "WW-C22", {"room": TARGET.arg(option)}) if TARGET.holds(option) else None


def might_of(game: Weirdwood, source: int) -> list[Might]:
    """What the card of the Attack adds, and the card that repeats it (WW-C29, WW-C31)."""
    found = [game.box.might[source]]
    if source == game.now.echoed and game.now.echo != NOTHING:
        found.append(game.box.might[game.now.echo])
    return found


def begin_battle(game: Weirdwood, frame: Frame, place: int, far: bool) -> None:
    """Scarabs shield the monster: they are fought first, all of them together (WW-115, WW-131)."""
    player = game.players[frame.seat]
    against_monster = not game.scarabs[place]
    foe_dice = monster_dice(game) if against_monster else [game.scarabs[place], 0, 0]
    battle = new_battle(
        seat=frame.seat,
        place=place,
        monster=against_monster,
        far=far,
        source=frame.source,
        dice=own_dice(game, player),
        foe_dice=foe_dice,
    )
    battle.steals = gloves_of(game, player)
    battle.hits, battle.blocks = player.edge, player.ward
    player.edge = player.ward = 0
    game.battle = battle
    extra = tactic_dice(game, player)
    for might in might_of(game, frame.source):
        add_might(battle, might)
        extra += might.any_dice
    if game.heard:
        game.tell("ww-attacked", player=frame.seat, room=game.tiles[place])
    push_steps(game, frame.seat, extra)
    if against_monster and game.powers:
        happened(game, frame.seat, POWER_FACED)


def gloves_of(game: Weirdwood, player: Player) -> int:
    """How many dice the player steals before a battle (WW-161)."""
    return len(player.dice) if game.box.character(player.character).gloves else 0


def own_dice(game: Weirdwood, player: Player) -> list[int]:
    """The permanent basic die and the crafted ones; a thief has none (WW-039, WW-120)."""
    if game.box.character(player.character).gloves:
        return [0, 0, 0]
    dice = [1, 0, 0]
    for colour in player.dice:
        dice[colour] += 1
    return dice


def push_steps(game: Weirdwood, seat: int, extra: int) -> None:
    """Pořadí útoku a obrany."""
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
        DEAL_DAMAGE,
    )


# --- totals


Sources = dict[str, tuple[int, int]]
"""Hits and blocks by what gives them."""


def attacker_sources(game: Weirdwood, battle: Battle) -> Sources:
    """In the order of the rules (WW-116 to WW-121)."""
    player = game.players[battle.seat]
    symbols = links(game, battle.seat)
    return {
        "laid": of_laid_cards(game, player),
        "links": (symbols[HIT_SYMBOL], symbols[BLOCK_SYMBOL]),
        "companions": of_companions(game, player),
        "track": of_combat_track(game, player),
        "added": (battle.hits, battle.blocks),
        "lady": (lady_hits(game, battle.seat, battle.monster), 0),
        "dice": on_faces(battle.faces),
    }


def foe_sources(game: Weirdwood, battle: Battle) -> Sources:
    """A surge is a hit, or a block (WW-250, WW-274, WW-303)."""
    return {
        "powers": monster_might(game) if battle.monster else (0, 0),
        "surges": (0, battle.surges) if game.habits.surge_blocks else (battle.surges, 0),
        "dice": on_faces(battle.foe_faces),
    }


def on_faces(faces: list[int]) -> tuple[int, int]:
    return sum([HITS_ON[face] for face in faces]), sum([BLOCKS_ON[face] for face in faces])


def attacker_totals(game: Weirdwood, battle: Battle) -> tuple[int, int]:
    return total(attacker_sources(game, battle))


def foe_totals(game: Weirdwood, battle: Battle) -> tuple[int, int]:
    return total(foe_sources(game, battle))


def total(sources: Sources) -> tuple[int, int]:
    return sum([hits for hits, _ in sources.values()]), sum([blocks for _, blocks in sources.values()])


# --- what the attacker may do


@dataclass(frozen=True)
class Fight(Ask):
    """The attacker's free hand in one phase of the battle; asked only if there is something to do."""

    phase: int

    def prompt(self) -> str:
        return ("ww-fight-before", "ww-fight-rolled", "ww-fight-last")[self.phase]

    def serves(self) -> tuple[str, ...]:
        return (("WW-118", "WW-207"), ("WW-120", "WW-123"), ("WW-121", "WW-074", "WW-328"))[self.phase]

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        battle = game.battle
        if battle is None:
            return []
        found: list[int] = []
        self.with_dice(game, battle, found)
        self.with_tokens(game, battle, found)
        found += [ABILITY.of(card) for card in usable_abilities(game, battle.seat, battle.seat == game.turn)]
        if battle.seat == game.turn:
            found += [COMPANION.of(card) for card in usable_companions(game, battle.seat)]
            if game.now.free:
                found += [FREE_ABILITY.of(card) for card in free_abilities(game, battle.seat)]  # WW-188
        return [*found, DONE] if found else found

    def with_dice(self, game: Weirdwood, battle: Battle, found: list[int]) -> None:
        if self.phase != ROLLED:
            return
        if SURGE_FACE in battle.faces:
            found.append(SURGE.of())
        faces = sorted(set(battle.faces))
        if battle.rerolls:
            found += [REROLL.of(face) for face in faces]
        if battle.sets:
            for face in faces:
                found += [SET.of(face, to) for to in SETTABLE[COLOUR_OF[face]] if to != face]

    def with_tokens(self, game: Weirdwood, battle: Battle, found: list[int]) -> None:
        player = game.players[battle.seat]
        if self.phase == BEFORE and not battle.looted:
            older = len(player.loot) - battle.fresh
            found += [LOOT.of(card) for card in player.loot[:older]]  # WW-207
        if self.phase == BOTH_ROLLED:
            if links(game, battle.seat)[WILD_SYMBOL] > battle.links:
                found += [LINK.first, LINK.last]  # WW-074
            if player.favours:
                found += [FAVOUR.first, FAVOUR.last]  # WW-328

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        battle = game.battle
        if option == DONE or battle is None:
            return
        game.push(self, frame.seat, source=frame.source)
        if ABILITY.holds(option):
            use_ability(game, battle.seat, ABILITY.arg(option))
        elif FREE_ABILITY.holds(option):
            use_free_ability(game, battle.seat, FREE_ABILITY.arg(option))
        elif COMPANION.holds(option):
            use_companion(game, battle.seat, option)
        elif SURGE.holds(option):
            use_surge(game, battle)
        elif REROLL.holds(option):
            reroll(game, battle, REROLL.arg(option))
        elif SET.holds(option):
            turn_die(game, battle, SET.arg(option), SET.second(option))
        elif LOOT.holds(option):
            use_loot(game, battle, LOOT.arg(option))
        else:
            use_token(game, battle, option)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        if game.battle is None:
            return {}
        hits, blocks = attacker_totals(game, game.battle)
        foe_hits, foe_blocks = foe_totals(game, game.battle)
        return {"hits": hits, "blocks": blocks, "foe_hits": foe_hits, "foe_blocks": foe_blocks}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if ABILITY.holds(option):
            return why_no_ability(game, frame.seat, ABILITY.arg(option), frame.seat == game.turn)
        return Reason("ww-why-not-in-battle", self.serves()[0])


def use_surge(game: Weirdwood, battle: Battle) -> None:
    """Each surge on an own basic die is one use of the board's surge action (WW-123)."""
    battle.faces.remove(SURGE_FACE)
    battle.faces.append(SPENT_FACE)
    battle.faces.sort()
    player = game.players[battle.seat]
    push_all(game, Frame(FIGHT_ROLLED, battle.seat, battle.source), game.box.character(player.character).surge)


def use_loot(game: Weirdwood, battle: Battle, card: int) -> None:
    """Wally uses a stolen power card; then it goes below the monster's deck (WW-207)."""
    battle.looted = True
    for might in visible_powers(game, card):
        add_might(battle, might)
    game.players[battle.seat].loot.remove(card)
    game.deck.cards.insert(0, card)
    game.deck.seen.insert(0, ALL)
    uncover(game)


def use_token(game: Weirdwood, battle: Battle, option: int) -> None:
    verb = LINK if LINK.holds(option) else FAVOUR
    if LINK.holds(option):
        battle.links += 1
    else:
        game.players[battle.seat].favours -= 1
        game.favours += 1
    if verb.arg(option) == GAIN_HIT:
        battle.hits += 1
    else:
        battle.blocks += 1


# --- what abilities and companions add


@dataclass(frozen=True)
class Edge(Effect):
    """Hits and blocks in one battle: the present one of the player, or the next of this turn; blocks also stop a strike (WW-C31)."""

    hits: int = 0
    blocks: int = 0

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        battle = game.battle
        if battle is not None and battle.seat == frame.seat:
            battle.hits += self.hits
            battle.blocks += self.blocks
        else:
            game.players[frame.seat].edge += self.hits
            game.players[frame.seat].ward += self.blocks

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        if game.now.strike:
            return self.blocks > 0
        return game.battle is not None and game.fighting and game.battle.seat == frame.seat


FIGHT_BEFORE: Final = Fight(BEFORE)
FIGHT_ROLLED: Final = Fight(ROLLED)
FIGHT_LAST: Final = Fight(BOTH_ROLLED)
FOE_ROLLS: Final = Start("foe-rolls")
DEAL_DAMAGE: Final = Start("deal-damage")
ATTACK_HERE: Final = Attack()
FAR_ATTACK: Final = FarAttack()
