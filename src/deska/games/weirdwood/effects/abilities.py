"""Schopnosti of characters and companions, in one's own turn and in those of others (WW-193 to WW-209)."""

from typing import Any, Final

from deska.games.weirdwood.actions import ABILITY, COMPANION, FREE_ABILITY, INFILTRATE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import exhaust
from deska.games.weirdwood.effects.events import POWER_FACED, happened
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.foe import monster_dice, refit
from deska.games.weirdwood.effects.goods import can_afford, charge
from deska.kernel import ALL, Ask, Frame, Reason, Window
from deska.kernel.combinators import could, push_all
from deska.kernel.effects import NO_OPTIONS

MOST_LOOT: Final = 2  # WW-206
INFILTRATION_XP: Final = 2
NOT_YOURS: Final = Reason("ww-why-not-your-ability", "WW-193")
USED: Final = Reason("ww-why-ability-used", "WW-193")
OTHERS_TURN: Final = Reason("ww-why-only-own-turn", "WW-C13")
TOO_DEAR: Final = Reason("ww-why-too-dear", "WW-195")
NO_USE: Final = Reason("ww-why-no-use", "WW-193")
NO_COMPANION: Final = Reason("ww-why-no-such-companion", "WW-208")
EXHAUSTED: Final = Reason("ww-why-companion-exhausted", "WW-209")
NO_ABILITY: Final = Reason("ww-why-no-use", "WW-C38")
NO_HELP: Final = Reason("ww-why-no-use", "WW-208")


# --- what can be used


def is_useful(game: Weirdwood, seat: int, card: int) -> bool:
    """True if using an ability or a companion would do anything."""
    frame = Frame(ALLY_WINDOW, seat, card)
    return any(could(game, frame, effect) for effect in game.box.uses[card])


def no_ability(game: Weirdwood, seat: int, card: int, own_turn: bool, linked: list[int]) -> Reason | None:
    """The reason against using an ability now, if there is one (WW-193 to WW-197)."""
    player = game.players[seat]
    own = game.box.abilities[player.character]
    if card not in own:
        return NOT_YOURS
    return USED if player.used >> own.index(card) & 1 else no_use(game, seat, card, own_turn, linked)


def no_use(game: Weirdwood, seat: int, card: int, own_turn: bool, linked: list[int]) -> Reason | None:
    """The reason against using an ability of one's own that is not used yet."""
    if not (own_turn or game.box.any_turn[card]):
        return OTHERS_TURN
    if not game.players[seat].power or not can_afford(game, seat, game.box.cost[card], linked):
        return TOO_DEAR
    return None if is_useful(game, seat, card) else NO_USE


def no_companion(game: Weirdwood, seat: int, card: int) -> Reason | None:
    """The reason against using a companion now, if there is one (WW-208, WW-209)."""
    player = game.players[seat]
    if card not in player.companions:
        return NO_COMPANION
    if player.exhausted >> player.companions.index(card) & 1:
        return EXHAUSTED
    if not game.box.uses[card]:
        return NO_ABILITY
    return None if is_useful(game, seat, card) else NO_HELP


def why_no_ability(game: Weirdwood, seat: int, card: int, own_turn: bool) -> Reason | None:
    """The same reason with the name of the card."""
    reason = no_ability(game, seat, card, own_turn, [])
    return None if reason is None else Reason(reason.message, reason.rule, {"card": card})


def usable_abilities(game: Weirdwood, seat: int, own_turn: bool) -> list[int]:
    player = game.players[seat]
    if not player.power:
        return NO_OPTIONS  # they all cost power (WW-195)
    linked: list[int] = []
    own = game.box.abilities[player.character]
    return [card for i, card in enumerate(own) if not player.used >> i & 1 and no_use(game, seat, card, own_turn, linked) is None]


def is_ready(game: Weirdwood, seat: int) -> bool:
    """True if the player could use an ability in the turn of another."""
    player = game.players[seat]
    if not player.power:
        return False
    linked: list[int] = []
    for i, card in enumerate(game.box.abilities[player.character]):
        if game.box.any_turn[card] and not player.used >> i & 1 and no_use(game, seat, card, False, linked) is None:
            return True
    return False


def usable_companions(game: Weirdwood, seat: int) -> list[int]:
    companions = game.players[seat].companions
    return [card for card in companions if no_companion(game, seat, card) is None] if companions else NO_OPTIONS


def free_abilities(game: Weirdwood, seat: int) -> list[int]:
    """Abilities of all players that would do something for this one, once the power track has reached its end (WW-188, WW-C15)."""
    if not game.now.free:
        return NO_OPTIONS
    owners = sorted([player.character for player in game.players])
    return [card for owner in owners for card in game.box.abilities[owner] if is_useful(game, seat, card)]


# --- using it


def use(game: Weirdwood, seat: int, option: int) -> bool:
    """Use the ability or companion that an option names; False if it names none."""
    if ABILITY.holds(option):
        card = ABILITY.arg(option)
        tell_use(game, seat, card)
        game.players[seat].used |= 1 << game.box.abilities[game.players[seat].character].index(card)
        charge(game, seat, game.box.cost[card], source=card)  # WW-195, WW-196
    elif FREE_ABILITY.holds(option):  # without any cost; it does not count as a use of the turn
        game.now.free = False
        tell_use(game, seat, FREE_ABILITY.arg(option))
    elif COMPANION.holds(option):
        card = COMPANION.arg(option)
        exhaust(game, seat, card)
        push_all(game, Frame(ALLY_WINDOW, seat, card), game.box.uses[card])
    else:
        return False
    return True


def tell_use(game: Weirdwood, seat: int, card: int) -> None:
    """Put the effects of an ability on the stack."""
    if game.heard:
        game.tell("ww-used-ability", player=seat, card=card)
    push_all(game, Frame(ALLY_WINDOW, seat, card), game.box.uses[card])


# --- in the middle of others' turns


class AllyWindow(Window):
    """All others who have an ability for any turn may use it (WW-194, WW-C13)."""

    kind = "ww-ally-window"
    rules = ("WW-194", "WW-C13")

    def order(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [(frame.seat + i) % game.seats for i in range(1, game.seats)]

    def could_react(self, game: Weirdwood, frame: Frame, seat: int) -> bool:
        return is_ready(game, seat)

    def reactions(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [ABILITY.of(card) for card in usable_abilities(game, frame.seat, False)]

    def react(self, game: Weirdwood, frame: Frame, option: int) -> None:
        use(game, frame.seat, option)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return why_no_ability(game, frame.seat, ABILITY.arg(option), False) if ABILITY.holds(option) else None


class StrikeWindow(AllyWindow):
    """Before a strike is dealt everybody may use an ability for any turn, the seat on turn included (WW-220)."""

    kind = "ww-strike-window"
    rules = ("WW-220", "WW-194")

    def order(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [(game.turn + i) % game.seats for i in range(game.seats)]

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"count": game.now.strike}


# --- Wally's Infiltration


class Infiltrate(Ask):
    """A power card above the monster's board comes to the player's side (WW-205, WW-206)."""

    kind = "ww-infiltrate"
    rules = ("WW-205", "WW-206")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        if len(game.players[frame.seat].loot) >= MOST_LOOT:
            return []
        return [INFILTRATE.of(card) for card in game.powers]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        card = INFILTRATE.arg(option)
        dice = monster_dice(game)
        game.powers.remove(card)
        game.players[frame.seat].loot.append(card)
        refit(game, dice)
        if game.battle is not None:
            game.battle.fresh += 1
        if game.heard:
            game.tell("ww-infiltrated", ALL, ("foe", "powers", f"loot:{frame.seat}"), player=frame.seat, card=card)
        gain_xp(game, frame.seat, INFILTRATION_XP)
        happened(game, frame.seat, POWER_FACED)


ALLY_WINDOW: Final = AllyWindow()
STRIKE_WINDOW: Final = StrikeWindow()
INFILTRATE_CARD: Final = Infiltrate()
