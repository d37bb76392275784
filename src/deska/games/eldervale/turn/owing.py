"""The action of a ruin is a must, so that no free action and no quest may take away what it needs (EL-073, EL-097)."""

from typing import Final

from deska.games.eldervale.actions import (
    ATTACH,
    CAST,
    FULFIL,
    GOLD,
    HIRE,
    MAGIC_CARD,
    REWARD,
    TACTICS,
)
from deska.games.eldervale.components.pieces import NOWHERE, UNIT_AT, Player
from deska.games.eldervale.components.prices import LETTERS, amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.building import Build
from deska.games.eldervale.effects.monsters import Banish
from deska.games.eldervale.effects.moves import MoveOwn, SwapAny, SwapReady
from deska.games.eldervale.effects.paying import WILD, purse
from deska.games.eldervale.made import clone_eldervale
from deska.games.eldervale.turn.casting import cast_price
from deska.games.eldervale.turn.expedition import FIRST_CARD
from deska.games.eldervale.turn.placing import REALM_ACTION, can_act
from deska.kernel import Effect, Exchange
from deska.kernel.payments import after_paying, payable, uncovered

READY_COST: Final = "WWW"
"""The price of a tactics token (EL-259)."""
SPENDING: Final = (Build, BuyCard)
"""Effects that cost more than the spell or the orb itself."""
MOVING: Final = (MoveOwn, SwapReady, SwapAny, Exchange, Banish)
"""Effects that may take a worker away from where it could settle."""


def owed_realm(game: Eldervale) -> int:
    """The ruin whose action has still to be carried out, NOWHERE if there is none."""
    for i in range(len(game.stack) - 1, -1, -1):
        frame = game.stack[i]
        if frame.effect is FIRST_CARD:
            return game.box.dungeon
        if frame.effect is REALM_ACTION:
            realm = UNIT_AT.second(frame.arg)
            return realm if game.box.ruins >> realm & 1 and realm != game.box.oracle else NOWHERE
    return NOWHERE


def spared(game: Eldervale, seat: int, options: list[int]) -> list[int]:
    """Free actions and quests after which that action is still possible, however they are paid."""
    if not options:
        return options
    realm = owed_realm(game)
    return options if realm == NOWHERE else [option for option in options if leaves_enough(game, seat, realm, option)]


def can_spare(game: Eldervale, seat: int, price: list[int]) -> bool:
    """True if that action is still possible once a price is paid, however it is paid."""
    realm = owed_realm(game)
    return realm == NOWHERE or can_act_however_paid(clone_eldervale(game), seat, realm, price)


def leaves_enough(game: Eldervale, seat: int, realm: int, option: int) -> bool:
    effects = effects_of(game, option)
    if any(isinstance(effect, SPENDING) or (realm == game.box.mill and isinstance(effect, MOVING)) for effect in effects):
        return False
    price = price_of(game, seat, option)
    card = CAST.arg(option) if CAST.holds(option) else FULFIL.arg(option) if FULFIL.holds(option) else NOWHERE
    if card == NOWHERE and not uncovered(price, WILD) and not price[GOLD]:
        return True
    twin = clone_eldervale(game)
    if card != NOWHERE:
        twin.players[seat].hand.take(card)
    return can_act_however_paid(twin, seat, realm, price)


def effects_of(game: Eldervale, option: int) -> tuple[Effect, ...]:
    if CAST.holds(option):
        return game.box.spells[CAST.arg(option)].effects
    return game.box.rewards[REWARD.arg(option)].effects if REWARD.holds(option) else ()


def price_of(game: Eldervale, seat: int, option: int) -> list[int]:
    """The price of a free action in resources."""
    if CAST.holds(option):
        return cast_price(game, seat, game.box.spells[CAST.arg(option)])
    if HIRE.holds(option) and not HIRE.second(option):
        return amounts(LETTERS[GOLD])
    if option == TACTICS:
        return amounts(READY_COST)
    if ATTACH.holds(option):
        aura = ATTACH.arg(option)
        return game.box.cost[aura] if host_of(game.players[seat], aura) >= 0 else amounts("")
    return amounts("")


def host_of(player: Player, aura: int) -> int:
    """The place of the card to which an aura is attached."""
    for i, laid in enumerate(player.cards):
        if laid.aura == aura:
            return i
    return NOWHERE


def can_act_however_paid(game: Eldervale, seat: int, realm: int, owed: list[int]) -> bool:
    """True if every way to pay leaves enough for the realm's action; the game is a copy of its own."""
    if not uncovered(owed, WILD) and not owed[GOLD]:
        return can_act(game, seat, realm)
    player = game.players[seat]
    for kind in payable(owed, purse(game, seat), WILD):
        left = after_paying(owed, kind, WILD)
        if kind == MAGIC_CARD:
            card, mask = player.hand.cards[-1], player.hand.seen[-1]
            player.hand.take(card)
            enough = can_act_however_paid(game, seat, realm, left)
            player.hand.put(card, mask)
        else:
            player.res[kind] -= 1
            enough = can_act_however_paid(game, seat, realm, left)
            player.res[kind] += 1
        if not enough:
            return False
    return True
