"""Volné akce of the turn besides abilities: Lady Weirdwood, the counterspell, the Transfer Chamber, cleaning (WW-171, WW-199, WW-237 …)."""

from typing import Final

from deska.games.weirdwood.actions import (
    SLOTS,
    TARGET,
)
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.manor import THRONE, places_in, reach
from deska.games.weirdwood.components.people import BOARD_SLOTS, insert
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import can_be_cleaned, clean_price
from deska.games.weirdwood.effects.events import BEFRIENDED, happened
from deska.games.weirdwood.effects.foe import is_lady_free
from deska.games.weirdwood.effects.goods import ANY_PRICES, PAY_GOODS, can_afford, charge, owed_for
from deska.games.weirdwood.effects.health import lower_health
from deska.games.weirdwood.effects.laid import clear_slot
from deska.games.weirdwood.effects.links import links
from deska.games.weirdwood.effects.scarabs import rubble
from deska.games.weirdwood.effects.spell import CAST_COUNTERSPELL
from deska.kernel import Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.payments import pack

LADY_PRICE: Final = ANY_PRICES[1]  # WW-237
COUNTERSPELL_PRICE: Final = ANY_PRICES[4]  # WW-294
TRANSFER_PRICE: Final = ANY_PRICES[3]  # WW-199


# --- Vyčištění místnosti


def can_clean(game: Weirdwood, seat: int, linked: list[int]) -> bool:
    """In the own room, infested, without enemies (WW-171, WW-172)."""
    place = game.players[seat].place
    if not can_be_cleaned(game, place) or game.has_enemies(place):
        return False
    return can_afford(game, seat, clean_price(game, place), linked)


# --- Lady Weirdwood


def lady_reach(game: Weirdwood) -> int:
    """Rooms connected with hers, whatever is in them but rubble (WW-238)."""
    return reach(game.lady, game.day, game.time, 0, rubble(game))


def can_move_lady(game: Weirdwood, seat: int, linked: list[int]) -> bool:
    return is_lady_free(game) and can_afford(game, seat, LADY_PRICE, linked) and lady_reach(game) != 0


class PlaceLady(Ask):
    """Where Lady Weirdwood goes."""

    kind = "ww-place-lady"
    rules = ("WW-237", "WW-238", "WW-265")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [TARGET.of(game.tiles[place]) for place in places_in(lady_reach(game))]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        game.lady = game.tiles.index(TARGET.arg(option))
        if game.heard:
            game.tell("ww-lady-moved", player=frame.seat, room=TARGET.arg(option))

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-lady-cannot", "WW-238", {"room": TARGET.arg(option)}) if TARGET.holds(option) else None


def move_lady(game: Weirdwood, seat: int) -> None:
    game.push(PLACE_LADY, seat)
    charge(game, seat, LADY_PRICE)


def can_give_health(game: Weirdwood, seat: int) -> bool:
    """With the Lady, without scarabs and Wraith (WW-263, WW-264)."""
    player = game.players[seat]
    if not game.fate.gifts or player.health < 2 or player.place != game.lady:
        return False
    return not game.has_enemies(player.place) and game.force < game.fate.highest


def give_health(game: Weirdwood, seat: int) -> None:
    lower_health(game, seat, 1)
    game.force += 1
    if game.heard:
        game.tell("ww-gave-health", player=seat)


# --- Protikouzlo


def can_counter(game: Weirdwood, seat: int, linked: list[int]) -> bool:
    """In the throne room without scarabs and Therus (WW-294, WW-297, WW-298)."""
    if not game.habits.spell or game.players[seat].place != THRONE or game.has_enemies(THRONE):
        return False
    return game.force < game.fate.highest and can_afford(game, seat, COUNTERSPELL_PRICE, linked)


def counter(game: Weirdwood, seat: int) -> None:
    """What is paid for it does not strengthen the spell (WW-295)."""
    game.push(CAST_COUNTERSPELL, seat, source=game.monster)
    game.push(PAY_GOODS, seat, pack(owed_for(COUNTERSPELL_PRICE, links(game, seat), 0, 0)))


# --- Eugenova Převodní komora


def eugene_seat(game: Weirdwood) -> int:
    for seat in range(game.seats):
        if game.box.character(game.players[seat].character).chamber:
            return seat
    return NOTHING


def transferable(game: Weirdwood, seat: int, linked: list[int]) -> list[int]:
    """Slots of the own board whose card could go to Eugene's side (WW-199)."""
    if game.now.transferred or eugene_seat(game) == NOTHING or not can_afford(game, seat, TRANSFER_PRICE, linked):
        return []
    slots = game.players[seat].slots
    return [slot for slot in range(BOARD_SLOTS) if slots[slot] >= 0]


def transfer(game: Weirdwood, seat: int, slot: int) -> None:
    game.now.transferred = True
    game.push(EXCHANGE_CARD, seat, slot)
    charge(game, seat, TRANSFER_PRICE)


class ExchangeCard(Effect):
    """The card of the slot goes to Eugene's side, the one there into the player's hand (WW-199 to WW-202)."""

    def arg_field(self) -> Field:
        return Int(0, len(SLOTS) - 1)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        player = game.players[frame.seat]
        taken = game.chamber
        game.chamber = clear_slot(game, player, frame.arg)
        if taken >= 0:
            insert(player.hand, taken)
        if game.heard:
            game.tell("ww-transferred", player=frame.seat, card=game.chamber)
        happened(game, eugene_seat(game), BEFRIENDED)  # WW-C72


PLACE_LADY: Final = PlaceLady()
EXCHANGE_CARD: Final = ExchangeCard()
