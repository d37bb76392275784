"""Free actions: what a player may do in their own turn between all other steps (EL-130 to EL-138)."""

from typing import Final

from deska.games.eldervale.actions import (
    ATTACH,
    CASH,
    CAST,
    FULFIL,
    GIVE,
    GOLD,
    HIRE,
    MERCENARIES,
    ORB,
    PUT,
    RECEIVE,
    REWARD,
    REWARDS,
    TACTICS,
)
from deska.games.eldervale.components.pieces import EMPTY, NOWHERE, OFFER, READY, Player, unit_of
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale, FreeActions, Giving, quest_options
from deska.games.eldervale.components.words import chances
from deska.games.eldervale.effects.gains import knowers
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import affords, charge
from deska.games.eldervale.effects.tableau import find
from deska.games.eldervale.effects.tokens import no_token, put, put_options
from deska.games.eldervale.made import new_laid
from deska.games.eldervale.turn.battle.start import STILL_ON
from deska.games.eldervale.turn.battle.windows import spells_forbidden
from deska.games.eldervale.turn.casting import cast, castable, no_spell
from deska.games.eldervale.turn.owing import READY_COST, can_spare, host_of, owed_realm, spared
from deska.kernel import ALL, Effect, Frame, Reason
from deska.kernel.combinators import could

IN_TURN: Final = chances("own-turn", "own-turn-or-joining")
IN_WAR: Final = chances("after-peace")


def free_actions(game: Eldervale, seat: int) -> list[int]:
    """All but cashing tokens, which is possible at any time (EL-132)."""
    player = game.players[seat]
    options: list[int] = put_options(game, seat) if player.tray else []
    if player.orbs:
        orb_options(game, seat, player, options)
    aura_options(game, seat, player, options)
    hire_options(game, seat, player, options)
    if game.has_tactics and not player.tactics and affords(game, seat, amounts(READY_COST)):
        options.append(TACTICS)
    if len(player.hand):
        if game.battle is None or not spells_forbidden(game):
            options += castable(game, seat, IN_TURN | (0 if game.peace else IN_WAR))
        if game.teams:
            options += gifts(game, seat, player)
    return options


class AllFreeActions(FreeActions):
    """Actions before, between and after the steps of one's own turn (EL-130)."""

    def found(self, game: Eldervale, seat: int) -> list[int]:
        return spared(game, seat, free_actions(game, seat))

    def spared(self, game: Eldervale, seat: int, options: list[int]) -> list[int]:
        return spared(game, seat, options)

    def can_spare(self, game: Eldervale, seat: int, price: list[int]) -> bool:
        return can_spare(game, seat, price)

    def take(self, game: Eldervale, seat: int, option: int) -> None:
        if game.battle is not None:
            game.push(STILL_ON, seat)
        take_free_action(game, seat, option)

    def why_not(self, game: Eldervale, seat: int, option: int) -> Reason | None:
        if CASH.holds(option):
            return no_token(game, seat, option)
        if FULFIL.holds(option):
            return still_owed(game) if seat == game.active and option in quest_options(game, seat) else None
        if not is_free(option):
            return None
        if not game.is_own_time(seat) and not CAST.holds(option) and not PUT.holds(option):
            return Reason("el-why-not-between", "EL-130")
        owed = still_owed(game)
        return owed if owed is not None and option in free_actions(game, seat) else why_not_free(game, seat, option)


def is_free(option: int) -> bool:
    """True if an option is a free action."""
    return option == TACTICS or PUT.first <= option <= CAST.last or GIVE.holds(option)


def take_free_action(game: Eldervale, seat: int, option: int) -> None:
    if PUT.holds(option):
        put(game, seat, PUT.arg(option), PUT.second(option))
    elif REWARD.holds(option):
        take_reward(game, seat, REWARD.arg(option))
    elif ORB.holds(option):
        cover(game, seat, ORB.arg(option))
    elif ATTACH.holds(option):
        attach(game, seat, ATTACH.arg(option), ATTACH.second(option))
    elif HIRE.holds(option):
        hire(game, seat, HIRE.arg(option), HIRE.second(option))
    elif option == TACTICS:
        game.push(READY_TACTICS, seat)
        charge(game, seat, amounts(READY_COST))
    elif CAST.holds(option):
        cast(game, seat, CAST.arg(option))
    else:
        game.now.swapped.append(GIVE.arg(option))
        game.push(SWAP_CARD, seat)


# --- orbs (EL-135 to EL-138)


def orb_options(game: Eldervale, seat: int, player: Player, options: list[int]) -> None:
    for card in game.box.rewards:
        if not is_taken(game, card) and can_take_reward(game, seat, card):
            options.append(REWARD.of(card))
    for laid in player.cards:
        if game.box.takes_orb[laid.card] and not laid.orb:
            options.append(ORB.of(laid.card))


def is_taken(game: Eldervale, reward: int) -> bool:
    """True if an orb lies on that space of the grid."""
    return bool(game.grid >> REWARDS.place_of(reward) & 1)


def can_take_reward(game: Eldervale, seat: int, card: int) -> bool:
    frame = Frame(READY_TACTICS, seat, card)
    return any(could(game, frame, effect) for effect in game.box.rewards[card].effects)


def take_reward(game: Eldervale, seat: int, card: int) -> None:
    """Nobody can use the space again (EL-135)."""
    game.players[seat].orbs -= 1
    game.grid |= 1 << REWARDS.place_of(card)
    if game.heard:
        game.tell("el-took-reward", ALL, ("orb", f"orbs:{seat}", "grid"), player=seat, card=card)
    carry_out(game, seat, card, game.box.rewards[card].effects)


def cover(game: Eldervale, seat: int, card: int) -> None:
    """An orb on an investment slot or an orb symbol stays there; a token below it is lost (EL-136, EL-137)."""
    player = game.players[seat]
    player.orbs -= 1
    i = find(player, card)
    laid = player.cards[i]
    tokens = (EMPTY,) * len(laid.tokens) if game.box.is_investment[card] else laid.tokens
    player.cards[i] = new_laid(card=card, tokens=tokens, orb=True, aura=laid.aura)
    if game.heard:
        game.tell("el-orb-on-card", ALL, ("orb", f"orbs:{seat}", f"tableau:{seat}"), player=seat, card=card)
    carry_out(game, seat, card, game.box.on[card].get("orb-placed", ()))


# --- auras (EL-146 to EL-148)


def aura_options(game: Eldervale, seat: int, player: Player, options: list[int]) -> None:
    for laid in player.cards:
        if game.box.is_aura[laid.card]:
            attached = host_of(player, laid.card) >= 0
            if attached and not affords(game, seat, game.box.cost[laid.card]):
                continue
            for host in player.cards:
                if game.box.is_active[host.card] and host.aura == EMPTY:
                    options.append(ATTACH.of(laid.card, host.card))


def attach(game: Eldervale, seat: int, aura: int, card: int) -> None:
    """Moving it to another card costs its price again (EL-148)."""
    player = game.players[seat]
    old = host_of(player, aura)
    if old >= 0:
        laid = player.cards[old]
        player.cards[old] = new_laid(card=laid.card, tokens=laid.tokens, orb=laid.orb)
        charge(game, seat, game.box.cost[aura], aura)
    i = find(player, card)
    laid = player.cards[i]
    player.cards[i] = new_laid(card=laid.card, tokens=laid.tokens, orb=laid.orb, aura=aura)
    if game.heard:
        game.tell("el-attached", player=seat, aura=aura, card=card)


# --- mercenaries (EL-223 to EL-225)


def hire_options(game: Eldervale, seat: int, player: Player, options: list[int]) -> None:
    for mercenary in MERCENARIES.members:
        if game.place[mercenary] == OFFER and not game.now.returned >> mercenary & 1:  # EL-110
            if player.res[GOLD]:
                options.append(HIRE.of(mercenary, 0))
            if player.orbs:
                options.append(HIRE.of(mercenary, 1))


def hire(game: Eldervale, seat: int, mercenary: int, price: int) -> None:
    """For gold until the next Regroup ends, for an orb until the end of the game."""
    player = game.players[seat]
    if price:
        player.orbs -= 1
        game.bound |= 1 << mercenary
    else:
        player.res[GOLD] -= 1
    game.now.hired |= 1 << mercenary
    game.give(mercenary, seat)
    game.place[mercenary] = READY
    if game.heard:
        game.tell("el-hired", player=seat, unit=unit_of(mercenary))


class ReadyTactics(Effect):
    """The tactics token is active again (EL-259)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.players[frame.seat].tactics = True
        if game.heard:
            game.tell("el-tactics-ready", player=frame.seat)


# --- partners exchange magic cards (EL-248)


def gifts(game: Eldervale, seat: int, player: Player) -> list[int]:
    """Each card once a turn, so that a turn ends."""
    partner = game.players[game.partner(seat)]
    swapped = game.now.swapped
    if not any(card not in swapped for card in partner.hand.cards):
        return []
    return [GIVE.of(card) for card in player.hand.cards if card not in swapped]


class SwapCard(Giving):
    """The player takes a card of the partner for the one that was offered last."""

    kind = "el-swap-card"
    rules = ("EL-248",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        partner = game.players[game.partner(frame.seat)]
        return [RECEIVE.of(card) for card in partner.hand.cards if card not in game.now.swapped]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        partner = game.partner(frame.seat)
        given, taken = game.now.swapped[-1], RECEIVE.arg(option)
        both = knowers(game, frame.seat)
        for giver, receiver, card in ((frame.seat, partner, given), (partner, frame.seat, taken)):
            game.players[giver].hand.take(card)
            game.players[receiver].hand.put(card, both)
            if game.heard:
                move = ("card", f"hand:{giver}", f"hand:{receiver}")
                game.tell("el-gave", both, move, player=giver, other=receiver, card=card)
                game.tell("el-gave-hidden", ~both, move, player=giver, other=receiver)
        game.now.swapped.append(taken)


# --- why not


def still_owed(game: Eldervale) -> Reason | None:
    realm = owed_realm(game)
    return None if realm == NOWHERE else Reason("el-why-still-owed", "EL-073", {"realm": realm})


def why_not_free(game: Eldervale, seat: int, option: int) -> Reason | None:
    if REWARD.holds(option):
        if not game.players[seat].orbs:
            return Reason("el-why-no-orb", "EL-135")
        return Reason("el-why-reward-taken" if is_taken(game, REWARD.arg(option)) else "el-why-no-effect", "EL-135")
    if ORB.holds(option):
        return Reason("el-why-no-orb" if not game.players[seat].orbs else "el-why-no-such-card", "EL-137")
    if ATTACH.holds(option):
        return Reason("el-why-no-aura-there", "EL-147")
    if HIRE.holds(option):
        if game.now.returned >> HIRE.arg(option) & 1:
            return Reason("el-why-just-dismissed", "EL-110", {"unit": unit_of(HIRE.arg(option))})
        return Reason("el-why-no-mercenary", "EL-223")
    if option == TACTICS:
        return Reason("el-why-no-tactics", "EL-259")
    return no_token(game, seat, option) or no_spell(game, seat, option)


ALL_FREE_ACTIONS: Final = AllFreeActions()
READY_TACTICS: Final = ReadyTactics()
SWAP_CARD: Final = SwapCard()
