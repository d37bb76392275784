"""A player's main phase. Eight kinds of actions and the ability, in any order, as often as wanted (AE-099).

Functions whose names begin with `no_` say why an action is not possible, or None if it is.
"""

from typing import Any, Final

from deska.games.aeons_end.actions import (
    ABILITY,
    CARRY_OUT,
    CAST,
    CHARGE,
    DISCARD,
    DISCARD_POWER,
    END,
    FOCUS,
    OPEN,
    PLAY,
    PREP,
    USE,
)
from deska.games.aeons_end.components.definitions import ANY_MAIN, GEM, OWN_MAIN, POWER, RELIC, SPELL
from deska.games.aeons_end.components.state import CHARGE_COST, GONE, NOWHERE, OPEN_SIDE, SPOTS, AeonsEnd, Player
from deska.games.aeons_end.effects.aether import Aether, OnPlay, WhilePrepped, pay_for, purses_of
from deska.games.aeons_end.effects.board import leave_play
from deska.games.aeons_end.effects.breaches import LAST_POSITION, breach_is_not_closed, focus_price, open_breach, open_price, turn_breach
from deska.games.aeons_end.effects.charges import gain_charges
from deska.games.aeons_end.effects.piles import leave_hand
from deska.games.aeons_end.effects.playing import carry_out, lay_out
from deska.games.aeons_end.effects.supply import DEVOURED, FOR_SALE, gain, top_of
from deska.games.aeons_end.effects.values import room
from deska.games.aeons_end.turn.abilities import ALLY_ABILITY, AllyAbility, use_ability
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Int
from deska.kernel.combinators import push_all
from deska.kernel.scenes import Message

TO_ASK: Final = 0
ASKED: Final = 1
ACTED: Final = 2
"""Allies with a charged ability are asked before the next action, have just been asked, or will be before the phase ends."""
NO_BREACH: Final = Reason("ae-why-no-breach", "AE-165")
OCCUPIED: Final = Reason("ae-why-breach-occupied", "AE-125")
CLOSED: Final = Reason("ae-why-breach-closed", "AE-124")
NOTHING_TO_USE: Final = Reason("ae-why-no-while-prepped", "AE-129")
USED: Final = Reason("ae-why-used", "AE-131")
NOT_PAYABLE: Final = Reason("ae-why-condition-unmet", "AE-129")
NOT_IN_PLAY: Final = Reason("ae-why-power-not-in-play", "AE-132")
UNREMOVABLE: Final = Reason("ae-why-no-to-discard", "AE-134")
UNMET: Final = Reason("ae-why-condition-unmet", "AE-133")
UNCHARGED: Final = Reason("ae-why-not-charged", "AE-014")
WRONG_MOMENT: Final = Reason("ae-why-wrong-moment", "AE-017")
"""Reasons that every step may need are made once. Card or breach are added when they are told."""


class MainPhase(Ask):
    """Allies with an ability for any main phase are asked when it can matter (AE-208).

    That is at the start, after an action whose outcome could not be foreseen, and before the phase ends.
    """

    kind = "ae-main-phase"
    rules = ("AE-099", "AE-017")
    takes = Int(TO_ASK, ACTED)

    def asks_anyway(self, game: AeonsEnd, frame: Frame) -> bool:
        return True  # the last word of the turn

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        if frame.arg == TO_ASK and ALLY_ABILITY.order(game, frame):
            return []
        seat = frame.seat
        player = game.players[seat]
        options: list[int] = []
        from_hand(game, player, options)
        from_supply(game, options)
        if game.now.aether >= CHARGE_COST and room(game, seat):
            options.append(CHARGE.of())  # AE-110, AE-112
        at_breaches(game, seat, options)
        for place in range(SPOTS):
            if player.prepped[place] >= 0 and no_use(game, seat, place) is None:
                options.append(USE.of(place))
        for card in game.field:
            if game.box.kind[card] == POWER and no_removal(game, seat, card) is None:
                options.append(DISCARD_POWER.of(card))
        if no_ability(game, seat) is None:
            options.append(ABILITY.of())
        options.append(END.of())
        return options

    def early(self, game: AeonsEnd, frame: Frame) -> list[int]:
        held: list[int] = []
        from_hand(game, game.players[frame.seat], held)
        return [END.of()] if held else []

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        game.push(self, frame.seat, ASKED)
        game.push(ALLY_ABILITY, frame.seat)

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        seat = frame.seat
        if END.holds(option):
            if frame.arg == ACTED:
                game.push(LAST_ALLY_ABILITY, seat)
            return
        game.push(self, seat, ACTED if frame.arg and is_foreseen(game, option) else TO_ASK)
        if PLAY.holds(option):
            lay_out(game, seat, PLAY.arg(option))
            carry_out(game, seat, PLAY.arg(option))
        elif FOR_SALE.holds(option):
            buy(game, seat, FOR_SALE.pile(game, option))
        elif PREP.holds(option):
            prep(game, seat, PREP.arg(option), PREP.second(option))
        elif CHARGE.holds(option):
            game.now.aether -= CHARGE_COST
            gain_charges(game, seat, 1)
        elif FOCUS.holds(option):
            game.now.aether -= focus_price(game, seat, FOCUS.arg(option))  # before the discount is used up
            turn_breach(game, seat, FOCUS.arg(option))
        elif OPEN.holds(option):
            game.now.aether -= open_price(game, seat, OPEN.arg(option))
            open_breach(game, seat, OPEN.arg(option))
        elif USE.holds(option):
            use_prepped(game, seat, USE.arg(option))
        elif DISCARD_POWER.holds(option):
            discard_power(game, seat, DISCARD_POWER.arg(option))
        else:
            use_ability(game, seat)

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"aether": game.now.aether, "gem_aether": game.now.gem_aether, "spell_aether": game.now.spell_aether}

    def labels(self, game: AeonsEnd, frame: Frame) -> dict[int, Message]:
        """Labels with their price for breaches that can be focused or opened."""
        seat = frame.seat
        priced: dict[int, Message] = {}
        for option in self.options(game, frame):
            if FOCUS.holds(option):
                breach = FOCUS.arg(option)
                priced[option] = Message("ae-focus-for", {"breach": breach, "aether": focus_price(game, seat, breach)})
            elif OPEN.holds(option):
                breach = OPEN.arg(option)
                priced[option] = Message("ae-open-for", {"breach": breach, "aether": open_price(game, seat, breach)})
        return priced

    def why_not(self, game: AeonsEnd, frame: Frame, option: int) -> Reason | None:
        seat = frame.seat
        if PLAY.holds(option):
            return not_in_hand(PLAY.arg(option))
        if FOR_SALE.holds(option):
            return FOR_SALE.not_there(game, option) or too_expensive(game, FOR_SALE.card(option))
        if PREP.holds(option):
            card, breach = PREP.arg(option), PREP.second(option)
            held = card in game.players[seat].hand
            return about(no_prepping(game, game.players[seat], card, breach), breach=breach) if held else not_in_hand(card)
        if FOCUS.holds(option) or OPEN.holds(option):
            return no_turning(game, seat, option)
        if USE.holds(option):
            card = game.players[seat].prepped[USE.arg(option)]
            reason = no_use(game, seat, USE.arg(option))
            return reason if reason is NOTHING_TO_USE else about(reason, card=card)
        if DISCARD_POWER.holds(option):
            return about(no_removal(game, seat, DISCARD_POWER.arg(option)), card=DISCARD_POWER.arg(option))
        return out_of_phase(game, seat, option)


def is_foreseen(game: AeonsEnd, option: int) -> bool:
    """True if all could tell beforehand what comes of an action: aether is gained, or spent at the supply and the breaches."""
    if PLAY.holds(option):
        return all(gives_aether(effect) for effect in game.box.cards[PLAY.arg(option)].play)
    return not (USE.holds(option) or DISCARD_POWER.holds(option) or ABILITY.holds(option))


def gives_aether(effect: Effect) -> bool:
    return isinstance(effect, Aether) or (isinstance(effect, OnPlay) and all(gives_aether(part) for part in effect.effects))


def about(reason: Reason | None, **args: Any) -> Reason | None:
    return None if reason is None else Reason(reason.message, reason.rule, args)


def too_little(aether: int, price: int, rule: str) -> Reason:
    return Reason("ae-why-too-little-aether", rule, {"price": price, "aether": aether})


def not_in_hand(card: int) -> Reason:
    return Reason("ae-why-not-in-hand", "AE-099", {"card": card})


def out_of_phase(game: AeonsEnd, seat: int, option: int) -> Reason | None:
    """The reason why something is not possible that has to do with charges or with another phase."""
    if CHARGE.holds(option):
        full = not room(game, seat)
        return Reason("ae-why-charges-full", "AE-112") if full else too_little(game.now.aether, CHARGE_COST, "AE-110")
    if ABILITY.holds(option):
        reason = no_ability(game, seat)
        return about(reason, charges=game.players[seat].charges) if reason is UNCHARGED else reason
    if CAST.holds(option):
        return Reason("ae-why-casting-over", "AE-080")
    if CARRY_OUT.holds(option):  # corruptions are carried out before and after the main phase, never in it
        card = CARRY_OUT.arg(option)
        return Reason("ae-why-not-now", "AE-C78", {"card": card}) if card in game.players[seat].hand else not_in_hand(card)
    return Reason("ae-why-no-free-discard", "AE-141") if DISCARD.holds(option) else None


# --- 1. playing a gem or relic, 6. prepping a spell


def from_hand(game: AeonsEnd, player: Player, options: list[int]) -> None:
    last = NOWHERE
    for card in player.hand:  # sorted: equal cards are neighbours
        if card == last:
            continue
        last = card
        kind = game.box.kind[card]
        if kind in (GEM, RELIC):
            options.append(PLAY.of(card))
        elif kind == SPELL:
            for breach in range(4):
                if no_prepping(game, player, card, breach) is None:
                    options.append(PREP.of(card, breach))


def no_prepping(game: AeonsEnd, player: Player, card: int, breach: int) -> Reason | None:
    """A spell needs a breach that is open or was focused this turn.

    Each takes one spell, or two if a gate is open (AE-124, AE-125, AE-C15, AE-C38).
    """
    side = player.breaches[breach]
    if side == GONE:
        return NO_BREACH
    if player.prepped[breach] >= 0:
        return None if game.now.gate and side == OPEN_SIDE and player.prepped[breach + 4] < 0 else OCCUPIED
    if side == OPEN_SIDE or game.now.focused >> breach & 1 or game.box.cards[card].preps_closed:
        return None
    return CLOSED


def prep(game: AeonsEnd, seat: int, card: int, breach: int) -> None:
    player = game.players[seat]
    leave_hand(game, seat, card)
    place = breach if player.prepped[breach] < 0 else breach + 4
    player.prepped[place] = card
    game.now.fresh |= 1 << place
    if game.heard:
        game.tell("ae-prepped", ALL, ("card", f"hand:{seat}", f"breach:{seat}"), player=seat, card=card, breach=breach)


# --- 2. buying a card


def from_supply(game: AeonsEnd, options: list[int]) -> None:
    now = game.now
    if not now.aether + now.gem_aether + now.spell_aether:
        return  # nothing is for free
    purses = purses_of(game)
    kind, cost = game.box.kind, game.box.cost
    for pile, card in enumerate(game.market):
        if game.left[pile] and purses[kind[card]] >= cost[card]:  # AE-107
            options.append(FOR_SALE.of(game, pile))
    card = top_of(game, DEVOURED)
    if card >= 0 and purses[kind[card]] >= cost[card]:  # AE-C66
        options.append(FOR_SALE.of(game, DEVOURED))


def too_expensive(game: AeonsEnd, card: int) -> Reason:
    return too_little(purses_of(game)[game.box.kind[card]], game.box.cost[card], "AE-107")


def buy(game: AeonsEnd, seat: int, pile: int) -> None:
    pay_for(game, top_of(game, pile))
    gain(game, seat, pile)


# --- 4. focusing, 5. opening a breach


def at_breaches(game: AeonsEnd, seat: int, options: list[int]) -> None:
    aether = game.now.aether
    if not aether + game.now.discount:
        return
    for breach in range(1, 4):
        position = game.players[seat].breaches[breach]
        if position < LAST_POSITION and focus_price(game, seat, breach) <= aether:  # AE-115, AE-119
            options.append(FOCUS.of(breach))
        if position < OPEN_SIDE and open_price(game, seat, breach) <= aether:  # AE-122
            options.append(OPEN.of(breach))


def no_turning(game: AeonsEnd, seat: int, option: int) -> Reason:
    """The reason why a breach cannot be focused or opened."""
    opens = OPEN.holds(option)
    breach = OPEN.arg(option) if opens else FOCUS.arg(option)
    position = game.players[seat].breaches[breach]
    if position >= OPEN_SIDE:
        return breach_is_not_closed(game, seat, breach)
    if opens:
        return too_little(game.now.aether, open_price(game, seat, breach), "AE-122")
    if position == LAST_POSITION:
        return Reason("ae-why-only-open", "AE-119", {"breach": breach})
    return too_little(game.now.aether, focus_price(game, seat, breach), "AE-115")


# --- 7. using a while-prepped effect


def no_use(game: AeonsEnd, seat: int, place: int) -> Reason | None:
    card = game.players[seat].prepped[place]
    main = game.box.cards[card].main if card >= 0 else None
    if main is None:
        return NOTHING_TO_USE
    if game.now.used >> place & 1:
        return USED
    return None if main.possible(game, Frame(main, seat, card)) else NOT_PAYABLE


def use_prepped(game: AeonsEnd, seat: int, place: int) -> None:
    card = game.players[seat].prepped[place]
    main = game.box.cards[card].main
    if isinstance(main, WhilePrepped):
        if main.once:
            game.now.used |= 1 << place
        game.push(main, seat, source=card)


# --- 8. carrying out a To discard condition


def no_removal(game: AeonsEnd, seat: int, card: int) -> Reason | None:
    """A power can be discarded if it has a condition that the player alone can meet in full (AE-132 to AE-134)."""
    conditions = game.box.foes[card].to_discard
    if card not in game.field:
        return NOT_IN_PLAY
    if not conditions:
        return UNREMOVABLE
    return None if conditions[0].possible(game, Frame(conditions[0], seat, card)) else UNMET


def discard_power(game: AeonsEnd, seat: int, card: int) -> None:
    game.push(DROP_POWER, seat, source=card)
    push_all(game, Frame(DROP_POWER, seat, card), game.box.foes[card].to_discard)


class DropPower(Effect):
    """The power leaves play."""

    def resolve(self, game: AeonsEnd, frame: Frame) -> None:
        if frame.source in game.field:
            leave_play(game, frame.source)


# --- abilities


def no_ability(game: AeonsEnd, seat: int) -> Reason | None:
    if room(game, seat):
        return UNCHARGED
    return None if game.box.mages[game.players[seat].mage].moment in (OWN_MAIN, ANY_MAIN) else WRONG_MOMENT


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
