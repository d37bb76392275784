"""Free actions besides abilities: cleaning, Lady Weirdwood, the counterspell, the Transfer Chamber (WW-171, WW-199, WW-237 …)."""

from typing import Final

from deska.games.weirdwood.actions import CLEAN, COUNTERSPELL, GIVE_HEALTH, LADY, SLOTS
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.manor import THRONE, reach
from deska.games.weirdwood.components.people import BOARD_SLOTS, insert
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.asking import PointAtRoom
from deska.games.weirdwood.effects.crafting import can_be_cleaned, clean, clean_price
from deska.games.weirdwood.effects.events import BEFRIENDED, happened
from deska.games.weirdwood.effects.foe import is_lady_free
from deska.games.weirdwood.effects.goods import ANY_PRICES, PAY_GOODS, affords, charge, owed_for
from deska.games.weirdwood.effects.health import lower_health
from deska.games.weirdwood.effects.laid import clear_slot
from deska.games.weirdwood.effects.links import links
from deska.games.weirdwood.effects.scarabs import rubble
from deska.games.weirdwood.effects.spell import CAST_COUNTERSPELL
from deska.kernel import Effect, Frame, Reason
from deska.kernel.actions import Verb
from deska.kernel.codec import Int
from deska.kernel.effects import NO_OPTIONS
from deska.kernel.payments import pack

LADY_PRICE: Final = ANY_PRICES[1]  # WW-237
COUNTERSPELL_PRICE: Final = ANY_PRICES[4]  # WW-294
TRANSFER_PRICE: Final = ANY_PRICES[3]  # WW-199


class FreeAction:
    """One of them, with its option."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def why_not(self, game: Weirdwood, seat: int) -> Reason | None:
        """Why it cannot be done now."""
        return None

    def do(self, game: Weirdwood, seat: int) -> None:
        """Carry it out."""


# --- cleaning a room

NOT_INFESTED: Final = Reason("ww-why-not-infested", "WW-171")
INFESTED_FOR_GOOD: Final = Reason("ww-why-infested-for-good", "WW-176")
ENEMIES_HERE: Final = Reason("ww-why-enemies-here", "WW-172")
CLEANING_TOO_DEAR: Final = Reason("ww-why-cannot-pay", "WW-171")


class Cleaning(FreeAction):
    """The own room is cleaned."""

    def why_not(self, game: Weirdwood, seat: int) -> Reason | None:
        """The own room has to be infested and without enemies (WW-171, WW-172)."""
        place = game.players[seat].place
        if not game.infested >> place & 1:
            return NOT_INFESTED
        if not can_be_cleaned(game, place):
            return INFESTED_FOR_GOOD
        if game.has_enemies(place):
            return ENEMIES_HERE
        return None if affords(game, seat, clean_price(game, place)) else CLEANING_TOO_DEAR

    def do(self, game: Weirdwood, seat: int) -> None:
        place = game.players[seat].place
        clean(game, seat, place, clean_price(game, place))


# --- Lady Weirdwood

LADY_AWAY: Final = Reason("ww-why-lady-away", "WW-282")
NOT_RESCUED: Final = Reason("ww-why-lady-not-free", "WW-235")
TOO_WEAK: Final = Reason("ww-why-lady-not-free", "WW-265")
LADY_TOO_DEAR: Final = Reason("ww-why-cannot-pay", "WW-237")


def lady_reach(game: Weirdwood) -> int:
    """Rooms connected with hers, whatever is in them but rubble (WW-238)."""
    return reach(game.lady, game.day, game.time, 0, rubble(game))


class MovingLady(FreeAction):
    """The Lady goes to another room."""

    def why_not(self, game: Weirdwood, seat: int) -> Reason | None:
        """The Lady moves once she is free (WW-237, WW-265)."""
        if not game.fate.in_manor:
            return LADY_AWAY
        if not is_lady_free(game):
            return NOT_RESCUED if game.fate.rescue else TOO_WEAK
        return None if affords(game, seat, LADY_PRICE) and lady_reach(game) else LADY_TOO_DEAR

    def do(self, game: Weirdwood, seat: int) -> None:
        game.push(PLACE_LADY, seat)
        charge(game, seat, LADY_PRICE)


class PlaceLady(PointAtRoom):
    """The player chooses the next room of Lady Weirdwood."""

    kind = "ww-place-lady"
    rules = ("WW-237", "WW-238", "WW-265")
    refusal = ("ww-why-lady-cannot", "WW-238")

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        return lady_reach(game)

    def point(self, game: Weirdwood, frame: Frame, place: int) -> None:
        game.lady = place
        if game.heard:
            game.tell("ww-lady-moved", player=frame.seat, room=game.tiles[place])


NO_GIFTS: Final = Reason("ww-why-other-monster", "WW-263")
LADY_ELSEWHERE: Final = Reason("ww-why-lady-elsewhere", "WW-264")
ENEMIES_WITH_HER: Final = Reason("ww-why-enemies-here", "WW-264")
LAST_HEALTH: Final = Reason("ww-why-last-health", "WW-263")
FORCE_FULL: Final = Reason("ww-why-force-full", "WW-263")


class Gift(FreeAction):
    """A player gives health to the Lady."""

    def why_not(self, game: Weirdwood, seat: int) -> Reason | None:
        """A player gives health to the Lady in a room without enemies, if her life force counts (WW-263, WW-264)."""
        player = game.players[seat]
        if not game.fate.gifts:
            return NO_GIFTS
        if player.place != game.lady:
            return LADY_ELSEWHERE
        if game.has_enemies(player.place):
            return ENEMIES_WITH_HER
        if player.health < 2:
            return LAST_HEALTH
        return None if game.force < game.fate.highest else FORCE_FULL

    def do(self, game: Weirdwood, seat: int) -> None:
        lower_health(game, seat, 1)
        game.force += 1
        if game.heard:
            game.tell("ww-gave-health", player=seat)


# --- the counterspell

NO_SPELL: Final = Reason("ww-why-other-monster", "WW-294")
NOT_IN_THRONE_ROOM: Final = Reason("ww-why-not-in-the-throne-room", "WW-298")
ENEMIES_IN_THRONE_ROOM: Final = Reason("ww-why-enemies-here", "WW-298")
LADY_AT_THE_END: Final = Reason("ww-why-lady-at-the-end", "WW-297")
SPELL_TOO_DEAR: Final = Reason("ww-why-cannot-pay", "WW-294")


class Counterspell(FreeAction):
    """The spell is countered."""

    def why_not(self, game: Weirdwood, seat: int) -> Reason | None:
        """It is cast in the throne room without scarabs and Therus (WW-294, WW-297, WW-298)."""
        if not game.habits.spell:
            return NO_SPELL
        if game.players[seat].place != THRONE:
            return NOT_IN_THRONE_ROOM
        if game.has_enemies(THRONE):
            return ENEMIES_IN_THRONE_ROOM
        if game.force >= game.fate.highest:
            return LADY_AT_THE_END
        return None if affords(game, seat, COUNTERSPELL_PRICE) else SPELL_TOO_DEAR

    def do(self, game: Weirdwood, seat: int) -> None:
        """This payment does not strengthen the spell (WW-295)."""
        game.push(CAST_COUNTERSPELL, seat, source=game.monster)
        game.push(PAY_GOODS, seat, pack(owed_for(COUNTERSPELL_PRICE, links(game, seat), 0, 0)))


# --- Eugene's Transfer Chamber

NO_CHAMBER: Final = Reason("ww-why-no-eugene", "WW-199")
TRANSFERRED: Final = Reason("ww-why-transferred", "WW-199")
NO_TRANSFER: Final = Reason("ww-why-no-transfer", "WW-199")


def eugene_seat(game: Weirdwood) -> int:
    for seat in range(game.seats):
        if game.box.chamber[game.players[seat].character]:
            return seat
    return NOTHING


def no_transfer(game: Weirdwood, seat: int) -> Reason | None:
    """Once a turn a card of one's own board goes to Eugene's side (WW-199)."""
    if game.now.transferred:
        return TRANSFERRED
    if eugene_seat(game) == NOTHING:
        return NO_CHAMBER
    return None if affords(game, seat, TRANSFER_PRICE) else NO_TRANSFER


def transferable(game: Weirdwood, seat: int) -> list[int]:
    """Slots whose card could go there."""
    slots = game.players[seat].slots
    laid = [slot for slot in range(BOARD_SLOTS) if slots[slot] >= 0]
    return laid if laid and no_transfer(game, seat) is None else NO_OPTIONS


def transfer(game: Weirdwood, seat: int, slot: int) -> None:
    game.now.transferred = True
    game.push(EXCHANGE_CARD, seat, slot)
    charge(game, seat, TRANSFER_PRICE)


class ExchangeCard(Effect):
    """The card of the slot goes to Eugene's side, the one there into the player's hand (WW-199 to WW-202)."""

    takes = Int(0, len(SLOTS) - 1)

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
FREE_ACTIONS: Final[tuple[FreeAction, ...]] = (Cleaning(CLEAN), MovingLady(LADY), Gift(GIVE_HEALTH), Counterspell(COUNTERSPELL))
