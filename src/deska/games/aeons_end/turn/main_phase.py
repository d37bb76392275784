"""Tah hráče: 2 – hlavní fáze. Eight kinds of actions and the ability, in any order, as often as wanted (AE-099)."""

from typing import Any, Final

from deska.games.aeons_end.actions import (
    ABILITY,
    BUY,
    BUY_DEVOURED,
    CHARGE,
    DISCARD_POWER,
    END,
    FOCUS,
    OPEN,
    PLAY,
    PREP,
    USE,
)
from deska.games.aeons_end.components.definitions import ANY_MAIN, GEM, OWN_MAIN, POWER, RELIC, SPELL
from deska.games.aeons_end.components.state import CHARGE_COST, NOWHERE, OPEN_SIDE, AeonsEnd, Player
from deska.games.aeons_end.effects.aether import Aether, OnPlay, WhilePrepped, pay_for, price_of, purses_of
from deska.games.aeons_end.effects.board import leave_play
from deska.games.aeons_end.effects.breaches import LAST_POSITION, focus_price, open_breach, open_price, turn_breach
from deska.games.aeons_end.effects.charges import is_charged
from deska.games.aeons_end.effects.piles import leave_hand
from deska.games.aeons_end.effects.playing import carry_out, lay_out
from deska.games.aeons_end.effects.supply import DEVOURED, gain
from deska.games.aeons_end.effects.values import has_room
from deska.games.aeons_end.turn.abilities import ALLY_ABILITY, AllyAbility, is_ally_ready, use_ability
from deska.games.aeons_end.turn.refusals import why_not
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all

TO_ASK: Final = 0
ASKED: Final = 1
ACTED: Final = 2
"""Whether allies with a charged ability are asked before the next action, have just been, or will be before the phase ends."""


class MainPhase(Ask):
    """Allies with an ability for any main phase are asked when it can matter (AE-208).

    That is at the start, after an action whose outcome could not be foreseen, and before the phase ends.
    """

    kind = "ae-main-phase"
    rules = ("AE-099", "AE-017")

    def arg_field(self) -> Field:
        return Int(TO_ASK, ACTED)

    def asks_anyway(self, game: AeonsEnd, frame: Frame) -> bool:
        return True  # the last word of the turn

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        if frame.arg == TO_ASK and is_ally_ready(game, frame.seat):
            return []
        player = game.players[frame.seat]
        options: list[int] = []
        from_hand(game, player, options)
        from_supply(game, options)
        if game.now.aether >= CHARGE_COST and has_room(game, player):
            options.append(CHARGE)  # AE-110, AE-112
        at_breaches(game, player, options)
        while_prepped(game, frame.seat, player, options)
        to_discard(game, frame.seat, options)
        if is_charged(game, frame.seat) and game.box.mages[player.mage].moment in (OWN_MAIN, ANY_MAIN):
            options.append(ABILITY)
        options.append(END)
        return options

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.push(self, frame.seat, ASKED)
        game.push(ALLY_ABILITY, frame.seat)

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        seat = frame.seat
        if option == END:
            if frame.arg == ACTED:
                game.push(LAST_ALLY_ABILITY, seat)
            return
        game.push(self, seat, ACTED if frame.arg and is_foreseen(game, option) else TO_ASK)
        if PLAY.holds(option):
            lay_out(game, seat, PLAY.arg(option))
            carry_out(game, seat, PLAY.arg(option))
        elif BUY.holds(option):
            buy(game, seat, game.market.index(BUY.arg(option)))
        elif BUY_DEVOURED.holds(option):
            buy(game, seat, DEVOURED)
        elif PREP.holds(option):
            prep(game, seat, PREP.arg(option), PREP.second(option))
        elif option == CHARGE:
            buy_charge(game, seat)
        elif FOCUS.holds(option) or OPEN.holds(option):
            work_breach(game, seat, option)
        elif USE.holds(option):
            use_prepped(game, seat, USE.arg(option))
        elif DISCARD_POWER.holds(option):
            discard_power(game, seat, DISCARD_POWER.arg(option))
        else:
            use_ability(game, seat)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"aether": game.now.aether, "gem_aether": game.now.gem_aether, "spell_aether": game.now.spell_aether}

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        return why_not(game, frame.seat, option)


def is_foreseen(game: AeonsEnd, option: int) -> bool:
    """Whether all could tell beforehand what comes of an action: aether is gained, or spent at the supply and the breaches."""
    if PLAY.holds(option):
        return all(gives_aether(effect) for effect in game.box.cards[PLAY.arg(option)].play)
    return not (USE.holds(option) or DISCARD_POWER.holds(option) or option == ABILITY)


def gives_aether(effect: Effect) -> bool:
    if isinstance(effect, OnPlay):
        return all(gives_aether(part) for part in effect.effects)
    return isinstance(effect, Aether)


# --- 1. playing a gem or relic, 6. prepping a spell


def from_hand(game: AeonsEnd, player: Player, options: list[int]) -> None:
    last = NOWHERE
    for card in player.hand:  # sorted: equal cards are neighbours
        if card == last:
            continue
        last = card
        if game.box.kind[card] in (GEM, RELIC):
            options.append(PLAY.of(card))
        elif game.box.kind[card] == SPELL:
            for breach in range(4):
                if can_prep(game, player, card, breach):
                    options.append(PREP.of(card, breach))


def can_prep(game: AeonsEnd, player: Player, card: int, breach: int) -> bool:
    """Open, or focused this turn; one spell each, two where a gate is open (AE-124, AE-125, AE-C15, AE-C38)."""
    side = player.breaches[breach]
    if player.prepped[breach] >= 0:
        return game.now.gate and side == OPEN_SIDE and player.prepped[breach + 4] < 0
    if side < OPEN_SIDE:
        return bool(game.now.focused >> breach & 1) or game.box.cards[card].preps_closed
    return side == OPEN_SIDE


def prep(game: AeonsEnd, seat: int, card: int, breach: int) -> None:
    player = game.players[seat]
    leave_hand(game, seat, card)
    place = breach if player.prepped[breach] < 0 else breach + 4
    player.prepped[place] = card
    game.now.fresh |= 1 << place
    if game.heard:
        game.tell("ae-prepped", ALL, ("card", f"hand:{seat}", f"breach:{seat}"), player=seat, card=card, breach=breach)


# --- 2. buying a card, 3. buying a charge


def from_supply(game: AeonsEnd, options: list[int]) -> None:
    purses = purses_of(game)
    for pile in range(9):
        card = game.market[pile]
        if game.left[pile] and purses[game.box.kind[card]] >= price_of(game, card):  # AE-107
            options.append(BUY.of(card))
    if game.devoured:
        card = game.devoured[-1]
        if purses[game.box.kind[card]] >= price_of(game, card):  # AE-C66
            options.append(BUY_DEVOURED.of(card))


def buy(game: AeonsEnd, seat: int, pile: int) -> None:
    pay_for(game, game.devoured[-1] if pile == DEVOURED else game.market[pile])
    gain(game, seat, pile)


def buy_charge(game: AeonsEnd, seat: int) -> None:
    game.now.aether -= CHARGE_COST
    game.players[seat].charges += 1
    if game.heard:
        game.tell("ae-gained-charges", player=seat, count=1)


# --- 4. focusing, 5. opening a breach


def at_breaches(game: AeonsEnd, player: Player, options: list[int]) -> None:
    aether = game.now.aether
    for breach in range(1, 4):
        position = player.breaches[breach]
        if position < LAST_POSITION and focus_price(game, breach) <= aether:  # AE-115, AE-119
            options.append(FOCUS.of(breach))
        if position < OPEN_SIDE and open_price(game, breach, position) <= aether:  # AE-122
            options.append(OPEN.of(breach))


def work_breach(game: AeonsEnd, seat: int, option: int) -> None:
    """The price is asked before the discount is used up."""
    if FOCUS.holds(option):
        breach = FOCUS.arg(option)
        game.now.aether -= focus_price(game, breach)
        turn_breach(game, seat, breach)
    else:
        breach = OPEN.arg(option)
        game.now.aether -= open_price(game, breach, game.players[seat].breaches[breach])
        open_breach(game, seat, breach)


# --- 7. using a while-prepped effect


def while_prepped(game: AeonsEnd, seat: int, player: Player, options: list[int]) -> None:
    for place in range(8):
        card = player.prepped[place]
        if card >= 0 and not game.now.used >> place & 1:  # AE-131
            main = game.box.cards[card].main
            if main is not None and main.possible(game, Frame(main, seat, card)):
                options.append(USE.of(place))


def use_prepped(game: AeonsEnd, seat: int, place: int) -> None:
    card = game.players[seat].prepped[place]
    main = game.box.cards[card].main
    if isinstance(main, WhilePrepped):
        if main.once:
            game.now.used |= 1 << place
        game.push(main, seat, source=card)


# --- 8. carrying out a To discard condition


def to_discard(game: AeonsEnd, seat: int, options: list[int]) -> None:
    for card in game.field:
        if game.box.kind[card] == POWER and can_discard(game, seat, card):
            options.append(DISCARD_POWER.of(card))


def can_discard(game: AeonsEnd, seat: int, card: int) -> bool:
    """Only if there is a condition and the player alone can meet it fully (AE-132 to AE-134)."""
    conditions = game.box.foes[card].to_discard
    return bool(conditions) and conditions[0].possible(game, Frame(conditions[0], seat, card))


def discard_power(game: AeonsEnd, seat: int, card: int) -> None:
    game.push(DROP_POWER, seat, source=card)
    push_all(game, Frame(DROP_POWER, seat, card), game.box.foes[card].to_discard)


class DropPower(Effect):
    """The power leaves play."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if frame.source in game.field:
            leave_play(game, frame.source)


class LastAllyAbility(AllyAbility):
    """The player is about to end the main phase; it goes on if an ally uses an ability."""

    kind = "ae-last-ally-ability"
    rules = ("AE-208", "AE-C15", "AE-C16")

    def react(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        game.stack.pop()  # instead of another round here
        game.push(MAIN_PHASE, self.reacted_to(frame))
        super().react(game, frame, option)


LAST_ALLY_ABILITY: Final = LastAllyAbility()
MAIN_PHASE: Final = MainPhase()
DROP_POWER: Final = DropPower()
