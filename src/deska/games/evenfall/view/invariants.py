"""Facts about every position that a game can reach: the steps on the stack follow from the phase and from cards in play."""

from collections.abc import Iterator
from typing import Final

from deska.games.evenfall.actions import REACTING
from deska.games.evenfall.components.bases import ROUND_ENDS, When
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import Player
from deska.games.evenfall.components.state import ROUNDS, Evenfall
from deska.games.evenfall.effects.agents import PLACE_ORB, PLACE_SICKLE
from deska.games.evenfall.effects.automa import AUTOMA_ACTS, Act
from deska.games.evenfall.effects.circles import HARVEST_PLACE, IfRitual
from deska.games.evenfall.effects.paying import PAY_RESOURCES, Pay, PayMana
from deska.games.evenfall.effects.permanents import ORDER, REACTS, permanents
from deska.games.evenfall.turn.action import ACTION_PHASE, AFTER_ACTION, BEGIN_TURN, TAKE_TURN
from deska.games.evenfall.turn.automa import AUTOMA_TURN
from deska.games.evenfall.turn.battle import (
    BATTLE,
    BATTLE_PHASE,
    CHANGE_DIAL,
    CHANGE_DIALS,
    DECIDE,
    END_BATTLE,
    PAY_DIALS,
    REWARDS,
    SET_DIAL,
    SET_DIALS,
    SPOILS,
    TAKE_PART,
    TAKE_STONE,
)
from deska.games.evenfall.turn.ending import END, FINAL_SCORING, GAME_ENDS, LAY_STONES, SOLO_LOST, SOLO_WON
from deska.games.evenfall.turn.free import FREE_ACTION
from deska.games.evenfall.turn.playing import CHOOSE_SITE, LAY_COUNCIL, LAY_SPECIALIST
from deska.games.evenfall.turn.rounds import EXTRA_CARDS, FIRST_DISCARD, FIRST_DISCARDS, NEXT_ROUND, RESEARCH, ROUND_END, START_ROUND
from deska.kernel import STALLED, TABLE, Effect, Exchange, Frame
from deska.kernel.effects import NO_SOURCE

FIGHTING: Final = (END_BATTLE, SPOILS, DECIDE, REWARDS, TAKE_PART, PAY_DIALS, CHANGE_DIALS)
"""The steps of a battle while somebody is asked, the last one first."""
LAYING: Final = (CHOOSE_SITE, LAY_SPECIALIST, LAY_COUNCIL)
"""Steps that take care of a card that has left the hand."""
PHASES: Final = (
    *(START_ROUND, RESEARCH, ROUND_END, NEXT_ROUND, ACTION_PHASE, BATTLE_PHASE, BATTLE, SET_DIALS, *FIGHTING),
    *(FIRST_DISCARDS, FREE_ACTION, BEGIN_TURN, TAKE_TURN, AFTER_ACTION, AUTOMA_TURN, AUTOMA_ACTS, GAME_ENDS, FINAL_SCORING, LAY_STONES),
)
"""Steps that no other step raises."""
IN_BATTLE: Final = (SET_DIAL, CHANGE_DIAL, TAKE_STONE)
"""Questions that are asked in battles only."""


def invariants(game: Evenfall) -> dict[str, bool]:
    """Each fact with its truth."""
    if game.ended:
        return {"end": game.ended == STALLED or end_fits(game)}
    base = steps_of_phase(game)
    inner = game.stack[max(base, 0) :]
    return {
        "phase": base > 0,
        "steps": all(step_fits(game, frame) for frame in inner),
        "card being played": playing_fits(game),
        "orders": all(order_fits(game, i) for i, frame in enumerate(game.stack) if frame.effect is ORDER),
        "payments": all(frame.effect is not PAY_RESOURCES for frame in game.stack[:-1]),
        "battle": battle_fits(game),
        "cards laid aside": aside_fits(game),
        "stones on places": not any(site.stone >= 0 for player in game.players for site in player.sites) or is_final(game),
    }


def end_fits(game: Evenfall) -> bool:
    """All is counted, and a solo game is won or lost (EV-189)."""
    won = SOLO_WON if game.result(game.ended).winners else SOLO_LOST
    return is_cleared(game) and game.round == ROUNDS and game.ended == (won if game.solo else END)


# --- the steps of a phase


Step = tuple[Effect, int, int, int]
"""A frame in plain values: effect, seat, source, argument."""


def step(effect: Effect, seat: int = TABLE, arg: int = 0) -> Step:
    """A step that no card has caused."""
    return (effect, seat, NO_SOURCE, arg)


def plans(game: Evenfall) -> Iterator[tuple[list[Step], int]]:
    """For each phase, its steps while somebody is asked, the last one first, and how many of them are there at least."""
    end, battles = step(ROUND_END), step(BATTLE_PHASE)
    yield [end, battles, step(ACTION_PHASE), step(FIRST_DISCARDS)], 3
    yield [end, battles, step(TAKE_TURN, game.turn)], 3
    yield [end, battles, step(AFTER_ACTION, game.turn)], 3
    if game.region >= 0:
        ahead = [step(BATTLE, arg=region) for region in range(game.regions - 1, game.region, -1)]
        yield [end, *ahead, *map(step, FIGHTING)], len(ahead) + 2
    order = game.in_order()[::-1]
    yield [step(GAME_ENDS if game.round == ROUNDS else NEXT_ROUND), *(step(REACTS, seat, ROUND_ENDS) for seat in order)], 1
    if is_final(game) and is_cleared(game):
        yield [step(FINAL_SCORING), *(step(LAY_STONES, seat) for seat in order)], len(game.stack)


def steps_of_phase(game: Evenfall) -> int:
    """How many of the lowest steps belong to the phase that is going on, or NOTHING if they are not in order."""
    stack: list[Step] = [(frame.effect, frame.seat, frame.source, frame.arg) for frame in game.stack]
    for plan, least in plans(game):
        count = 0
        while count < min(len(stack), len(plan)) and stack[count] == plan[count]:
            count += 1
        if count >= least:
            return count
    return NOTHING


def is_final(game: Evenfall) -> bool:
    """True if only runestones are still to be laid."""
    return bool(game.stack) and game.round == ROUNDS and game.stack[0].effect is FINAL_SCORING


def is_cleared(game: Evenfall) -> bool:
    """True if hands and resources are gone (EV-121)."""
    return all(not player.hand.cards and not any(player.stock) for player in game.players)


# --- single steps


def step_fits(game: Evenfall, frame: Frame) -> bool:
    """True if some card or action can raise the step, for a player who has all that the step needs."""
    effect = frame.effect
    if effect in PHASES or isinstance(effect, (Act, Exchange, IfRitual, Pay, PayMana)) or not 0 <= frame.seat < game.seats:
        return False
    player = game.players[frame.seat]
    if effect is HARVEST_PLACE:
        return player.site_of(frame.arg) >= 0
    if effect in (PLACE_SICKLE, PLACE_ORB):
        return has_slot(game, player, frame.source)
    if isinstance(effect, When):
        return frame.source in permanents(player) or frame.source in game.removed
    if effect is PAY_RESOURCES:
        return PAY_RESOURCES.possible(game, frame)
    if effect is REACTS:
        return frame.arg != ROUND_ENDS
    return effect not in IN_BATTLE or game.region >= 0


def has_slot(game: Evenfall, player: Player, ritual: int) -> bool:
    i = player.site_under(ritual) if ritual >= 0 else NOTHING
    return i >= 0 and player.sites[i].free_slots(game.box) > 0


def playing_fits(game: Evenfall) -> bool:
    """True if a card that has left the hand has exactly one step that will lay it, and the right one."""
    steps = [frame for frame in game.stack if frame.effect in LAYING]
    if game.playing < 0:
        return not steps
    if len(steps) != 1 or steps[0].source != game.playing:
        return False
    return (steps[0].effect is CHOOSE_SITE) == (not game.box.is_person[game.playing]) and steps[0].seat == game.turn


def order_fits(game: Evenfall, place: int) -> bool:
    """True if the question of the order of reactions lies right above as many reactions of the same player as it counts."""
    frame = game.stack[place]
    below = game.stack[max(place - frame.arg, 0) : place]
    return len(below) == frame.arg and all(
        isinstance(other.effect, When) and other.seat == frame.seat and other.source in REACTING.members for other in below
    )


def aside_fits(game: Evenfall) -> bool:
    """True if cards lie aside only in the first round, while all choose which cards of the first draw to keep (EV-039)."""
    aside = {len(player.aside) for player in game.players[: game.seats]}
    steps = [frame.effect for frame in game.stack]
    if FIRST_DISCARD not in steps and FIRST_DISCARDS not in steps:
        return aside == {0}
    most = EXTRA_CARDS - 1 if FIRST_DISCARD in steps else 0
    return (
        ACTION_PHASE in steps
        and game.round == 1
        and game.setup.variant["first-draw"] == "advanced"
        and len(aside) == 1
        and max(aside) <= most
    )


# --- battle


def battle_fits(game: Evenfall) -> bool:
    """True if the steps suit the battle, those with figures there take part, and nobody shows more mana than they have."""
    steps = [frame.effect for frame in game.stack]
    if game.region < 0:
        return END_BATTLE not in steps
    unpaid = PAY_DIALS in steps
    asked = [frame for frame in game.stack if frame.effect in (SET_DIAL, CHANGE_DIAL)]
    return (
        END_BATTLE in steps
        and unpaid != bool(game.strengths)
        and bool(asked) <= unpaid
        and all(frame.source == game.box.regions[game.region] and frame.arg & ~mask_of(game) == 0 for frame in asked)
        and all(dial_fits(game, seat, unpaid) for seat in range(len(game.players)))
    )


def mask_of(game: Evenfall) -> int:
    """The seats that take part, as bits."""
    return sum([1 << seat for seat in range(game.seats) if game.dials[seat] >= 0])


def dial_fits(game: Evenfall, seat: int, unpaid: bool) -> bool:
    player = game.players[seat]
    dial = game.dials[seat]
    if (dial >= 0) != bool(player.figures_in(game.region)):
        return False
    return (not unpaid or dial <= player.mana) and (unpaid or (game.strengths[seat] >= 0) == (dial >= 0))
