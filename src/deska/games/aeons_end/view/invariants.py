"""Facts that hold in every position that a game can reach: the steps that are left follow from the turn and from the cards of the game."""

from typing import Final

from deska.games.aeons_end.components.definitions import POWER
from deska.games.aeons_end.components.state import GONE, AeonsEnd, owner_of
from deska.games.aeons_end.effects.breaches import BREAK_BREACH
from deska.games.aeons_end.effects.casting import CAST_AGAIN
from deska.games.aeons_end.effects.damage import SPREAD, SPREAD_WOUNDED
from deska.games.aeons_end.effects.order import ARRANGE_ORDER, PLACE_ORDER
from deska.games.aeons_end.effects.supply import ONTO_DECK, top_of
from deska.games.aeons_end.scoring import is_spent
from deska.games.aeons_end.turn.main_phase import DROP_POWER, MAIN_PHASE
from deska.games.aeons_end.turn.nemesis import ACTIVATE, NEMESIS_DRAWS
from deska.games.aeons_end.turn.player import CASTING_PHASE, LAY_DOWN, REFILL
from deska.games.aeons_end.turn.rounds import NEXT_TURN, TAKE_TURN
from deska.games.aeons_end.view.causes import is_caused
from deska.games.aeons_end.view.reveal import ABOUT_TOP_CARD
from deska.kernel import TABLE, Effect, Frame, Window
from deska.kernel.effects import NO_SOURCE, PASSED

ON_TOP: Final = (*ABOUT_TOP_CARD, PLACE_ORDER, ONTO_DECK, SPREAD, SPREAD_WOUNDED)
"""Questions that are asked as soon as they come up, so that nothing can lie above them."""


def invariants(game: AeonsEnd) -> dict[str, bool]:
    """The facts by name, and whether they hold."""
    always = {"end": end_fits(game), "powers": powers_fit(game)}
    if game.ended:
        return always
    steps = steps_of_turn(game)
    return {
        **always,
        "turn": bool(steps),
        "causes": all(step_fits(game, frame) for frame in game.stack[len(steps) :]),
        "questions": not any(frame.effect in ON_TOP for frame in game.stack[:-1]),
        "question": question_fits(game, game.stack[-1]),
        "exhaustion": all(exhaustion_fits(game, seat) for seat in range(game.seats)),
    }


def end_fits(game: AeonsEnd) -> bool:
    """True if a game that is over has a reason for it, and one that goes on has none."""
    reasons = {
        "ae-nemesis-spent": is_spent(game),
        "ae-overrun": game.husks > 12,
        "ae-devoured": game.board.needs_supply and not any(game.left),
    }
    if game.ended:
        return reasons.get(game.ended, True)
    return not reasons["ae-devoured"]


def powers_fit(game: AeonsEnd) -> bool:
    """True if every power without tokens is about to leave (AE-044)."""
    leaving = [frame.source for frame in game.stack if frame.effect is DROP_POWER]
    done = [card for card, tokens in zip(game.field, game.tokens, strict=True) if not tokens and game.box.kind[card] == POWER]
    return bool(game.ended) or (set(done) <= set(leaving) <= set(game.field) and len(set(leaving)) == len(leaving))


# --- the steps of a turn


def steps_of_turn(game: AeonsEnd) -> list[Frame]:
    """The lowest steps of the stack, which belong to the turn that is going on; none if they are not in order."""
    stack = game.stack
    if len(stack) < 2 or not is_plain(stack[0], NEXT_TURN, TABLE):
        return []
    if stack[1].effect is TAKE_TURN:
        return stack[:2] if game.spent and is_plain(stack[1], TAKE_TURN, TABLE, game.spent[-1]) else []
    return player_steps(game) if stack[1].effect is REFILL else nemesis_steps(game)


def is_plain(frame: Frame, effect: Effect, seat: int, arg: int = 0) -> bool:
    """True if a frame is just that step, caused by no card."""
    return frame.effect is effect and (frame.seat, frame.source, frame.arg) == (seat, NO_SOURCE, arg)


def player_steps(game: AeonsEnd) -> list[Frame]:
    """The steps that are left of a player's turn, the last one lowest; laying cards down is the last that can ask a question."""
    order = [REFILL, LAY_DOWN, *game.board.main_ends, MAIN_PHASE, CASTING_PHASE, *game.board.turn_starts]
    count = 1
    for effect in order:
        frame = game.stack[count] if count < len(game.stack) else None
        if frame is None or not is_plain(frame, effect, game.turn, frame.arg):
            break
        count += 1
    return game.stack[:count] if count > 2 else []


def nemesis_steps(game: AeonsEnd) -> list[Frame]:
    """The steps that are left of the nemesis's turn, or of its set-up; each card in play acts once (AE-146)."""
    count = 1
    for effect in (*game.board.own_turn_ends, NEMESIS_DRAWS):
        if count < len(game.stack) and is_plain(game.stack[count], effect, TABLE):
            count += 1
    acting: list[int] = []
    while count < len(game.stack) and game.stack[count].effect is ACTIVATE and game.stack[count].seat == TABLE:
        acting.append(game.stack[count].source)
        count += 1
    return game.stack[:count] if len(set(acting)) == len(acting) else []


# --- single steps


def step_fits(game: AeonsEnd, frame: Frame) -> bool:
    """True if a card of this game causes the step. A second cast is that of a player at the table."""
    if frame.effect is CAST_AGAIN and owner_of(frame.arg) >= game.seats:
        return False
    return is_caused(frame.effect, frame.source, frame.seat == TABLE) and is_here(game, frame.source)


def is_here(game: AeonsEnd, source: int) -> bool:
    """True if a card takes part in the game."""
    if source == NO_SOURCE:
        return True
    if source in game.box.foes:
        return source in game.field + game.drawn + game.discard
    return source < len(game.box.cards) or source == game.nemesis or any(source == player.mage for player in game.players)


def question_fits(game: AeonsEnd, frame: Frame) -> bool:
    """True if everything is there that a question takes for granted."""
    effect = frame.effect
    if isinstance(effect, Window):
        opened = Frame(effect, effect.reacted_to(frame), frame.source)
        return frame.arg > PASSED and frame.seat in effect.order(game, opened)
    if effect in ABOUT_TOP_CARD:
        return bool(game.players[frame.seat].deck.seen[-1:] and game.players[frame.seat].deck.seen[-1])
    if effect is PLACE_ORDER:
        return bool(game.order.cards and game.order.seen[-1])
    if effect is ARRANGE_ORDER:
        return frame.arg < len(game.order.cards) and all(game.order.seen)
    if effect is ONTO_DECK:
        return top_of(game, frame.arg) == frame.source
    if effect in (SPREAD, SPREAD_WOUNDED):
        return game.husks > 1 and (effect is SPREAD or game.wounded > 0)
    return True


def exhaustion_fits(game: AeonsEnd, seat: int) -> bool:
    """True if every exhausted player has lost one breach, or is about to (AE-163)."""
    player = game.players[seat]
    lost = player.breaches.count(GONE) - game.box.mages[player.mage].breaches.count(GONE)
    due = sum(frame.effect is BREAK_BREACH and frame.seat == seat for frame in game.stack)
    return lost + due == (0 if player.life else 1)
