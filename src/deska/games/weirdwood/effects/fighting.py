"""The two sides of a battle: their hits and blocks, and what the attacker may do on the way (WW-116 to WW-123, WW-207)."""

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
)
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.definitions import BLOCK_SYMBOL, HIT_SYMBOL, NO_MIGHT, WILD_SYMBOL, Might
from deska.games.weirdwood.components.fight import BEFORE, BOTH_ROLLED, ROLLED, Battle
from deska.games.weirdwood.components.people import Player
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import free_abilities, usable_abilities, usable_companions, use, why_no_ability
from deska.games.weirdwood.effects.dice import (
    BLOCKS_ON,
    COLOUR_OF,
    HITS_ON,
    SETTABLE,
    SPENT_FACE,
    SURGE_FACE,
    add_might,
    change_die,
    reroll,
)
from deska.games.weirdwood.effects.foe import lady_hits, monster_might, uncover, visible_powers
from deska.games.weirdwood.effects.links import links, of_combat_track, of_companions, of_laid_cards
from deska.kernel import ALL, DONE, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all
from deska.kernel.effects import name_of
from deska.kernel.scenes import Message

Sources = dict[str, tuple[int, int]]
"""Hits and blocks by what gives them."""


# --- dice and figures of the attacker


def gloves_of(game: Weirdwood, player: Player) -> int:
    """The number of dice that the player steals before a battle (WW-161)."""
    return len(player.dice) if game.box.gloves[player.character] else 0


def own_dice(game: Weirdwood, player: Player) -> list[int]:
    """The permanent basic die and the crafted ones; a thief has none (WW-039, WW-120)."""
    if game.box.gloves[player.character]:
        return [0, 0, 0]
    dice = [1, 0, 0]
    for colour in player.dice:
        dice[colour] += 1
    return dice


def might_of(game: Weirdwood, source: int) -> list[Might]:
    """The might of the card of the Attack, and of the card that repeats it (WW-C29, WW-C31)."""
    mights = [game.box.might[source] if source >= 0 else NO_MIGHT]
    if source == game.now.echoed and game.now.echo != NOTHING:
        mights.append(game.box.might[game.now.echo])
    return mights


# --- hits and blocks


def attacker_sources(game: Weirdwood, battle: Battle) -> Sources:
    """Hits and blocks of the attacker, in the order of the rules (WW-116 to WW-121)."""
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
    """Hits and blocks of the enemy; a surge is one of them (WW-250, WW-274, WW-303)."""
    return {
        "powers": monster_might(game) if battle.monster else (0, 0),
        "surges": (0, battle.surges) if game.habits.surge_blocks else (battle.surges, 0),
        "dice": on_faces(battle.foe_faces),
    }


def on_faces(faces: list[int]) -> tuple[int, int]:
    return sum(HITS_ON[face] for face in faces), sum(BLOCKS_ON[face] for face in faces)


def attacker_totals(game: Weirdwood, battle: Battle) -> tuple[int, int]:
    return total(attacker_sources(game, battle))


def foe_totals(game: Weirdwood, battle: Battle) -> tuple[int, int]:
    return total(foe_sources(game, battle))


def total(sources: Sources) -> tuple[int, int]:
    return sum(hits for hits, _ in sources.values()), sum(blocks for _, blocks in sources.values())


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
        battle, seat = game.fight, game.fight.seat
        own_turn = seat == game.turn
        options = self.with_tokens(game, battle)
        options += [ABILITY.of(card) for card in usable_abilities(game, seat, own_turn)]
        if own_turn:
            options += [COMPANION.of(card) for card in usable_companions(game, seat)]
            options += [FREE_ABILITY.of(card) for card in free_abilities(game, seat)]  # WW-188
        return [*options, DONE] if options else options

    def with_tokens(self, game: Weirdwood, battle: Battle) -> list[int]:
        """Options with dice, stolen cards, links and favours."""
        player = game.players[battle.seat]
        if self.phase == ROLLED:
            return with_dice(battle)
        if self.phase == BEFORE:
            return [LOOT.of(card) for card in player.loot[: len(player.loot) - battle.fresh] if not battle.looted]  # WW-207
        options: list[int] = []
        if links(game, battle.seat)[WILD_SYMBOL] > battle.links:
            options += [LINK.first, LINK.last]  # WW-074
        if player.favours:
            options += [FAVOUR.first, FAVOUR.last]  # WW-328
        return options

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        battle = game.fight
        game.push(self, frame.seat, source=frame.source)
        if SURGE.holds(option):
            use_surge(game, battle)
        elif REROLL.holds(option):
            reroll(game, battle, REROLL.arg(option))
        elif SET.holds(option):
            battle.sets -= 1
            change_die(battle, SET.arg(option), SET.second(option))
        elif LOOT.holds(option):
            use_loot(game, battle, LOOT.arg(option))
        elif not use(game, battle.seat, option):
            use_token(game, battle, option)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        hits, blocks = attacker_totals(game, game.fight)
        foe_hits, foe_blocks = foe_totals(game, game.fight)
        return {"hits": hits, "blocks": blocks, "foe_hits": foe_hits, "foe_blocks": foe_blocks}

    def labels(self, game: Weirdwood, frame: Frame) -> dict[int, Message]:
        """What a surge does stands on the player's own board."""
        (use,) = game.box.uses[game.players[game.fight.seat].character]
        return {SURGE.of(): Message("ww-use-surge", {"effect": name_of(use)})} if SURGE.of() in self.options(game, frame) else {}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if ABILITY.holds(option):
            return why_no_ability(game, frame.seat, ABILITY.arg(option), frame.seat == game.turn)
        return Reason("ww-why-not-in-battle", self.serves()[0])


def with_dice(battle: Battle) -> list[int]:
    """Surges, rerolls and changes of rolled dice."""
    faces = sorted(set(battle.faces))
    options = [SURGE.of()] if SURGE_FACE in faces else []
    if battle.rerolls:
        options += [REROLL.of(face) for face in faces]
    if battle.sets:
        options += [SET.of(face, to) for face in faces for to in SETTABLE[COLOUR_OF[face]] if to != face]
    return options


def use_surge(game: Weirdwood, battle: Battle) -> None:
    """Each surge on a basic die of the player is one use of the board's surge action (WW-123)."""
    change_die(battle, SURGE_FACE, SPENT_FACE)
    push_all(game, Frame(FIGHT_ROLLED, battle.seat, battle.source), game.box.uses[game.players[battle.seat].character])


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
    """A wild link or a favour is a hit or a block (WW-074, WW-328)."""
    verb = LINK if LINK.holds(option) else FAVOUR
    if verb is LINK:
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
        return self.blocks > 0 if game.now.strike else game.fights(frame.seat)


FIGHT_BEFORE: Final = Fight(BEFORE)
FIGHT_ROLLED: Final = Fight(ROLLED)
FIGHT_LAST: Final = Fight(BOTH_ROLLED)
