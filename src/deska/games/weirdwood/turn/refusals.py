"""Why something that looks possible in a turn is not."""

from deska.games.weirdwood.actions import (
    ABILITY,
    ACT,
    CLEAN,
    COMPANION,
    COUNTERSPELL,
    END,
    FREE_ABILITY,
    GIVE_HEALTH,
    GO,
    LADY,
    PLAY,
    PLAY_DOWN,
    TRANSFER,
    USE_ROOM,
)
from deska.games.weirdwood.components.manor import THRONE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import why_no_ability
from deska.games.weirdwood.effects.crafting import can_be_cleaned
from deska.games.weirdwood.effects.foe import is_lady_free
from deska.games.weirdwood.turn.free_actions import eugene_seat
from deska.kernel import Reason


def why_not(game: Weirdwood, seat: int, option: int) -> Reason | None:
    if PLAY.holds(option):
        return no_play(game, seat, PLAY.arg(option), True)
    if PLAY_DOWN.holds(option):
        return no_play(game, seat, PLAY_DOWN.arg(option), False)
    if ACT.holds(option):
        return no_act(game, option)
    if ABILITY.holds(option):
        return why_no_ability(game, seat, ABILITY.arg(option), True)
    if COMPANION.holds(option):
        return no_companion(game, seat, COMPANION.arg(option))
    if END.holds(option):
        return Reason("ww-why-play-first", "WW-051")
    return other_reasons(game, seat, option)


def other_reasons(game: Weirdwood, seat: int, option: int) -> Reason | None:
    if CLEAN.holds(option):
        return no_cleaning(game, seat)
    if LADY.holds(option):
        return no_lady(game)
    if GIVE_HEALTH.holds(option):
        return no_gift(game, seat)
    if COUNTERSPELL.holds(option):
        return no_counterspell(game, seat)
    if TRANSFER.holds(option):
        return no_transfer(game, seat)
    if FREE_ABILITY.holds(option):
        return Reason("ww-why-not-free", "WW-188", {"card": FREE_ABILITY.arg(option)})
    if GO.holds(option):
        return Reason("ww-why-no-move-now", "WW-144", {"room": GO.arg(option)})
    return Reason("ww-why-no-room-now", "WW-154") if USE_ROOM.holds(option) else None


def no_play(game: Weirdwood, seat: int, card: int, up: bool) -> Reason:
    args = {"card": card}
    if game.now.played:
        return Reason("ww-why-one-card", "WW-051", args)
    if card not in game.players[seat].hand:
        return Reason("ww-why-not-in-hand", "WW-053", args)
    return Reason("ww-why-too-dear" if up else "ww-why-no-free-slot", "WW-054" if up else "WW-056", args)


def no_act(game: Weirdwood, option: int) -> Reason:
    message = "ww-why-act-impossible" if option in game.now.due else "ww-why-act-not-due"
    return Reason(message, "WW-061", {"card": ACT.arg(option)})


def no_companion(game: Weirdwood, seat: int, card: int) -> Reason:
    player = game.players[seat]
    args = {"card": card}
    if card not in player.companions:
        return Reason("ww-why-no-such-companion", "WW-208", args)
    if player.exhausted >> player.companions.index(card) & 1:
        return Reason("ww-why-companion-exhausted", "WW-209", args)
    return Reason("ww-why-no-use", "WW-208" if game.box.uses[card] else "WW-C38", args)


def no_cleaning(game: Weirdwood, seat: int) -> Reason:
    place = game.players[seat].place
    args = {"room": game.tiles[place]}
    if not game.infested >> place & 1:
        return Reason("ww-why-not-infested", "WW-171", args)
    if not can_be_cleaned(game, place):
        return Reason("ww-why-infested-for-good", "WW-176", args)
    if game.has_enemies(place):
        return Reason("ww-why-enemies-here", "WW-172", args)
    return Reason("ww-why-cannot-pay", "WW-171", args)


def no_lady(game: Weirdwood) -> Reason:
    if not game.fate.in_manor:
        return Reason("ww-why-lady-away", "WW-282")
    if not is_lady_free(game):
        return Reason("ww-why-lady-not-free", "WW-235" if game.fate.rescue else "WW-265")
    return Reason("ww-why-cannot-pay", "WW-237")


def no_gift(game: Weirdwood, seat: int) -> Reason:
    player = game.players[seat]
    if not game.fate.gifts:
        return Reason("ww-why-other-monster", "WW-263")
    if player.place != game.lady:
        return Reason("ww-why-lady-elsewhere", "WW-264")
    if game.has_enemies(player.place):
        return Reason("ww-why-enemies-here", "WW-264", {"room": game.tiles[player.place]})
    return Reason("ww-why-last-health" if player.health < 2 else "ww-why-force-full", "WW-263")


def no_counterspell(game: Weirdwood, seat: int) -> Reason:
    if not game.habits.spell:
        return Reason("ww-why-other-monster", "WW-294")
    if game.players[seat].place != THRONE:
        return Reason("ww-why-not-in-the-throne-room", "WW-298")
    if game.has_enemies(THRONE):
        return Reason("ww-why-enemies-here", "WW-298", {"room": game.tiles[THRONE]})
    return Reason("ww-why-lady-at-the-end", "WW-297") if game.force >= game.fate.highest else Reason("ww-why-cannot-pay", "WW-294")


def no_transfer(game: Weirdwood, seat: int) -> Reason:
    if eugene_seat(game) < 0:
        return Reason("ww-why-no-eugene", "WW-199")
    if game.now.transferred:
        return Reason("ww-why-transferred", "WW-199")
    return Reason("ww-why-no-transfer", "WW-199")
