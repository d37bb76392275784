"""Facts that hold in every position a game can reach: the steps that are left fit the turn and what lies on the table."""

from typing import Final

from deska.games.weirdwood.actions import ACT
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.fight import BEFORE, BOTH_ROLLED, DEALT, Battle
from deska.games.weirdwood.components.manor import DAYS, NOWHERE
from deska.games.weirdwood.components.people import BOARD_SLOTS
from deska.games.weirdwood.components.state import NO_SCARABS, OUT_OF_TIME, OVERRUN, WON, Weirdwood
from deska.games.weirdwood.effects.battle import AFTER_BATTLE, DEAL_DAMAGE, DEFEATED, END_BATTLE, FOE_ROLLS
from deska.games.weirdwood.effects.crafting import JOIN
from deska.games.weirdwood.effects.dice import COLOUR_OF
from deska.games.weirdwood.effects.foe import HIT_OGRE
from deska.games.weirdwood.effects.scarabs import is_overrun
from deska.games.weirdwood.effects.spell import LAST_STAND, SPELL_STEPS, VICTORY
from deska.games.weirdwood.turn.free_actions import EXCHANGE_CARD, PLACE_LADY, eugene_seat
from deska.games.weirdwood.turn.main import TAKE_TURN
from deska.games.weirdwood.turn.monster import CARD_DONE, RESOLVE_PLANS
from deska.games.weirdwood.turn.playing import BEGIN_ACTS, CHOOSE_SLOT, COVER
from deska.games.weirdwood.turn.quests import CHECK_QUEST, FULFIL_QUEST, NEW_QUEST
from deska.games.weirdwood.turn.rounds import CLEAR_SLOTS, FIRST_PLAYER, START_TURN, TURN
from deska.kernel import STALLED, TABLE, Frame
from deska.kernel.effects import NO_SOURCE

FROM_BELOW: Final = TURN[:0:-1]
"""The steps of a turn as they lie on the stack, the last one lowest; the first of all asks nothing."""
OF_TURN: Final = frozenset({START_TURN, FIRST_PLAYER, CLEAR_SLOTS, *TURN}) - {CHECK_QUEST}
"""Steps that no card raises."""
ENDS_BATTLE: Final = (DEAL_DAMAGE, END_BATTLE)
"""One of them is left as long as a battle goes on."""


def invariants(game: Weirdwood) -> dict[str, bool]:
    """Each fact by name, and whether it holds."""
    if game.ended:
        return {"end": game.ended == STALLED or is_cause(game, game.ended)}
    base = steps_of_turn(game)
    inner = game.stack[max(base, 0) :]
    return {
        "end": not any(is_cause(game, ending) for ending in (game.fate.doom, OVERRUN)) and is_alive(game),
        "turn": base > 0,
        "steps": all(frame.effect not in OF_TURN and 0 <= frame.seat < game.seats for frame in inner),
        "sources": all(is_here(game, frame.source) for frame in game.stack),
        "questions": all(question_fits(game, frame) for frame in inner),
        "battle": battle_fits(game),
        "monster card": card_fits(game),
        "acts": acts_fit(game),
    }


# --- the end


def is_cause(game: Weirdwood, ending: str) -> bool:
    """True if the position is one in which a game ends so (WW-045 to WW-049, WW-324)."""
    causes = {
        WON[0]: not any(game.health),
        OUT_OF_TIME: game.day == DAYS,
        OVERRUN: is_overrun(game),
        game.fate.doom: game.force <= game.fate.lowest,
        NO_SCARABS: game.level.fatal_scarabs and not game.supply,
    }
    return causes.get(ending, False)


def is_alive(game: Weirdwood) -> bool:
    """A monster without health is beaten, but for what its last wounds bring about (WW-249, WW-302)."""
    return any(game.health) or any(frame.effect in (HIT_OGRE, LAST_STAND, VICTORY) for frame in game.stack)


# --- the steps of a turn


def steps_of_turn(game: Weirdwood) -> int:
    """The number of the lowest steps of the stack that belong to this turn; NOTHING if they are not in order."""
    lowest = game.stack[0]
    if lowest.effect is FIRST_PLAYER:
        return 1 if len(game.stack) == 1 and is_plain(lowest, TABLE) else NOTHING
    if lowest.effect is VICTORY:
        return 1 if game.habits.spell and not any(game.health) and is_plain(lowest, game.turn) else NOTHING
    count = 0
    for effect in FROM_BELOW[: len(game.stack)]:
        if game.stack[count].effect is not effect or not is_plain(game.stack[count], game.turn):
            break
        count += 1
    return count or NOTHING


def is_plain(frame: Frame, seat: int) -> bool:
    """True if a step belongs to the seat and is caused by no card; only TAKE_TURN has an argument."""
    return (frame.seat, frame.source) == (seat, NO_SOURCE) and (frame.arg == 0 or frame.effect is TAKE_TURN)


# --- single steps


def is_here(game: Weirdwood, source: int) -> bool:
    """True if a card, room or board takes part in the game; quests leave it, companions and tactic cards are there for all."""
    owner = NOTHING if source == NO_SOURCE else game.box.owner[source]
    return owner == NOTHING or owner == game.monster or owner in game.tiles or any(player.character == owner for player in game.players)


def question_fits(game: Weirdwood, frame: Frame) -> bool:
    """True if everything is there that a step takes for granted."""
    effect, player = frame.effect, game.players[frame.seat]
    if effect is CHOOSE_SLOT:
        return frame.source in player.hand and frame.seat == game.turn and not game.now.played
    if effect in (COVER, BEGIN_ACTS):
        return frame.arg < len(player.slots) and player.slots[frame.arg] >= 0 and frame.seat == game.turn and game.now.played
    if effect is EXCHANGE_CARD:
        return frame.arg < BOARD_SLOTS and player.slots[frame.arg] >= 0 and eugene_seat(game) != NOTHING
    if effect is JOIN:
        return frame.source in game.offer
    if effect is NEW_QUEST:
        return player.quest == NOTHING and game.level.quests
    if effect is FULFIL_QUEST:
        return player.quest == frame.source and not player.laid_quest
    if effect is HIT_OGRE:
        return game.habits.wounded is HIT_OGRE and frame.arg <= sum(game.health)
    if effect is DEFEATED:
        return game.battle is not None and frame.arg <= game.scarabs[game.battle.place]
    if effect is SPELL_STEPS:
        return bool(game.habits.spell)
    return effect is not PLACE_LADY or game.lady != NOWHERE


# --- battles


def battle_fits(game: Weirdwood) -> bool:
    """True if there is a battle just as long as its steps are left, and dice are rolled in their order."""
    battle = game.battle
    ends = [frame for frame in game.stack if frame.effect in ENDS_BATTLE]
    if battle is None:
        return not ends and not any(frame.effect in (FOE_ROLLS, AFTER_BATTLE, DEFEATED) for frame in game.stack)
    if len(ends) != 1 or ends[0].seat != battle.seat or (ends[0].effect is END_BATTLE) != (battle.phase == DEALT):
        return False
    foe_rolls = any(frame.effect is FOE_ROLLS for frame in game.stack)
    return foe_rolls == (battle.phase < BOTH_ROLLED) and dice_fit(battle)


def dice_fit(battle: Battle) -> bool:
    """True if no die is rolled before its time, and every die is rolled then (WW-120, WW-122)."""
    own = [0, 0, 0] if battle.phase == BEFORE else battle.dice
    foe = [0, 0, 0] if battle.phase < BOTH_ROLLED else battle.foe_dice
    return by_colour(battle.faces) == own and by_colour(battle.foe_faces) == foe


def by_colour(faces: list[int]) -> list[int]:
    colours = [COLOUR_OF[face] for face in faces]
    return [colours.count(colour) for colour in range(3)]


# --- cards that are being carried out


def card_fits(game: Weirdwood) -> bool:
    """True if the monster card that is turned up is being carried out, and so are the plans that count as done (WW-214, WW-305)."""
    carried = [frame.source for frame in game.stack if frame.effect is CARD_DONE]
    if game.shown != NOTHING and carried != [game.shown]:
        return False
    return not game.done or any(frame.effect is RESOLVE_PLANS for frame in game.stack)


def acts_fit(game: Weirdwood) -> bool:
    """True if acts are due only after a card was played or repeated, and only acts that the card has (WW-061, WW-C29)."""
    due, player = game.now.due, game.players[game.turn]
    if due and not game.now.played and not player.used and game.now.echo == NOTHING:
        return False
    return all(ACT.second(act) < len(game.box.acts[ACT.arg(act)]) for act in due)
