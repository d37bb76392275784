"""The greedy player: every option is tried on a clone, and the one that leaves the clan worth most is taken."""

from typing import Final

from deska.games.evenfall.actions import ABILITY, DISCARD, EXHAUST, EXHAUST_BORROWED, GAIN, ON, SWAP, TRANSFER, USE
from deska.games.evenfall.bot.battle import best_dial
from deska.games.evenfall.bot.numbers import LEAST_GAIN, SOLO_GAIN
from deska.games.evenfall.bot.worth import PARTING, Scale, card_worth, clan_worth, scale_of, site_worth, worth_by
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.clan import WITCH
from deska.games.evenfall.components.state import ROUNDS, Evenfall
from deska.games.evenfall.effects.circles import ChooseTransfer
from deska.games.evenfall.effects.gains import ChooseResource
from deska.games.evenfall.effects.paying import Discard, PayResources
from deska.games.evenfall.effects.sites import moved_in
from deska.games.evenfall.made import clone_evenfall
from deska.games.evenfall.turn.action import AfterAction, TakeTurn
from deska.games.evenfall.turn.battle import ChangeDial, SetDial
from deska.games.evenfall.turn.creating import MoreAgents
from deska.games.evenfall.turn.free import OwnTurn
from deska.games.evenfall.turn.playing import ChooseSite
from deska.games.evenfall.turn.rounds import FirstDiscard
from deska.kernel import PASS, Rng

STEPS: Final = 40
"""At most so many questions are answered after an option before it is judged."""
FOR_CARDS: Final = (ABILITY, SWAP)
"""Free actions that cost cards."""


def greedy(game: Evenfall, seat: int, rng: Rng) -> int:
    """The option that looks best, judged by nothing but what the seat knows."""
    if len(game.legal) == 1:
        return game.legal[0]
    effect = game.stack[-1].effect
    if isinstance(effect, TakeTurn):
        return on_turn(game, seat)
    if isinstance(effect, (ChooseResource, PayResources, Discard, FirstDiscard, SetDial, ChangeDial)):
        return at_once(game, seat)
    return best_of(game, seat, game.legal if isinstance(effect, AfterAction) else asked(game))


def asked(game: Evenfall) -> list[int]:
    """The options of the question itself. Free actions wait for the beginning and the end of the turn."""
    return game.legal[: game.asked]


# --- a turn


def on_turn(game: Evenfall, seat: int) -> int:
    """Free actions that help come first, then the best main action, if any of them helps."""
    scale = scale_of(game)
    before = clan_worth(game, seat)
    best, most, gain = PASS, -1000.0, 0.0
    for option in game.legal:
        if option == PASS or costs_cards(game, seat, option):
            continue
        after = outcome(game, seat, option) - before
        if is_free(option):
            if after > LEAST_GAIN:
                return option
        elif after - figure_price(scale, option) > most:
            best, most, gain = option, after - figure_price(scale, option), after
    if gain < scale.well:
        for verb in FOR_CARDS:
            option = verb.of()
            if option in game.legal and outcome(game, seat, option) - before > LEAST_GAIN:
                return option
    if gain > (SOLO_GAIN if game.solo else LEAST_GAIN):
        return best
    return before_parting(game, seat) if game.round == ROUNDS else PASS


def before_parting(game: Evenfall, seat: int) -> int:
    """The last choices before passing: resources and cards left over are turned into what counts in the end."""
    best, most = PASS, worth_by(PARTING, game, seat) + LEAST_GAIN
    for option in game.legal:
        if option == PASS:
            continue
        worth = worth_by(PARTING, tried(game, seat, option), seat)
        if worth > most:
            best, most = option, worth
    return best


def costs_cards(game: Evenfall, seat: int, option: int) -> bool:
    """True if a free action gives cards away. The fields of a board only take a runestone for a while."""
    return SWAP.holds(option) or (ABILITY.holds(option) and not game.board(seat).fields)


def is_free(option: int) -> bool:
    return ABILITY.holds(option) or EXHAUST.holds(option) or EXHAUST_BORROWED.holds(option)


def figure_price(scale: Scale, option: int) -> float:
    """The worth of the figure that an action takes, since it could do something else."""
    if USE.holds(option):
        return scale.witch if USE.arg(option) + 1 == WITCH else scale.elder
    return 0.0


# --- trying


def best_of(game: Evenfall, seat: int, options: list[int]) -> int:
    likely = [option for option in options if not costs_cards(game, seat, option)]
    if len(likely) == 1:
        return likely[0]
    best, most = options[0], -1000.0
    for option in likely:
        worth = outcome(game, seat, option)
        if worth > most + 0.001:
            best, most = option, worth
    return best


def outcome(game: Evenfall, seat: int, option: int) -> float:
    """The worth of the clan after an option."""
    return clan_worth(tried(game, seat, option), seat)


def tried(game: Evenfall, seat: int, option: int) -> Evenfall:
    """A copy of the game after an option, when all questions that follow from it have got a quick answer."""
    twin = clone_evenfall(game)
    twin.is_hasty = True
    twin.take(option)
    steps = 0
    while comes_to_question(twin, seat) and steps < STEPS:
        twin.take(at_once(twin, seat))
        steps += 1
    return twin


def comes_to_question(game: Evenfall, seat: int) -> bool:
    """Resolve steps until the seat has to answer a question. A turn and its end always ask, so their options need not be known.

    More agents are never created, so that question is left out.
    """
    stack = game.stack
    while stack and not isinstance(stack[-1].effect, OwnTurn):
        if isinstance(stack[-1].effect, MoreAgents):
            stack.pop()
        elif game.settle(1):
            return len(stack) > 0 and stack[-1].seat == seat
    return False


def at_once(game: Evenfall, seat: int) -> int:
    """A quick answer to a question, without trying the options."""
    effect = game.stack[-1].effect
    if isinstance(effect, ChooseResource):
        return GAIN.of(wanted(game, seat))
    if isinstance(effect, (Discard, FirstDiscard)):
        return worst_card(game, seat)
    if isinstance(effect, (SetDial, ChangeDial)):
        return best_dial(game, seat)
    if isinstance(effect, ChooseSite):
        return best_site(game, seat)
    if isinstance(effect, ChooseTransfer):
        return best_transfer(game, seat)
    return game.legal[0]


def wanted(game: Evenfall, seat: int) -> int:
    """The resource that the hand asks for most."""
    player = game.players[seat]
    cards = player.hand.cards
    weights = [max(0.2, card_worth(game, seat, card)) for card in cards]
    best, most = 0, -1.0
    for kind in range(3):
        need = 1.0
        for i, card in enumerate(cards):
            need += weights[i] * BOX.costs[card][kind]
        held = player.stock[kind]
        worth = need / (PLENTY[held] if held < len(PLENTY) else plenty(held))
        if worth > most:
            best, most = kind, worth
    return best


def plenty(held: int) -> float:
    """The factor by which a resource is wanted less when so many of it are held."""
    return float((1.0 + held) ** 1.5)


PLENTY: Final = [plenty(held) for held in range(32)]


def worst_card(game: Evenfall, seat: int) -> int:
    best, least = game.legal[0], 1000.0
    for option in asked(game):
        worth = card_worth(game, seat, DISCARD.arg(option))
        if worth < least:
            best, least = option, worth
    return best


def best_site(game: Evenfall, seat: int) -> int:
    """The place with the best bond bonus; a ritual in the inner circle is sure to count in the end."""
    scale = scale_of(game)
    player = game.players[seat]
    best, most = game.legal[0], -1000.0
    for option in asked(game):
        place = ON.arg(option)
        bond = scale.moon_bond[place] if game.moon else scale.bond[place]
        worth = bond + (0.8 if player.sites[player.site_of(place)].inner else 0.0)
        if worth > most:
            best, most = option, worth
    return best


def best_transfer(game: Evenfall, seat: int) -> int:
    """The place that gains most by being transferred, if any does."""
    scale = scale_of(game)
    player = game.players[seat]
    side = game.side(seat)
    best, most = PASS, 0.0
    for option in asked(game):
        if option == PASS:
            continue
        site = player.sites[player.site_of(TRANSFER.arg(option))]
        gain = site_worth(scale, side, player.active, moved_in(site)) - site_worth(scale, side, player.active, site)
        if gain > most:
            best, most = option, gain
    return best
