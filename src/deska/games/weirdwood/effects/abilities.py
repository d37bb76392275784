"""Schopnosti: of characters and companions, in the own turn and in others' (WW-193 to WW-209)."""

from typing import Any, Final

from deska.games.weirdwood.actions import ABILITY, COMPANION, INFILTRATE
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.crafting import exhaust
from deska.games.weirdwood.effects.events import POWER_FACED, happened
from deska.games.weirdwood.effects.experience import gain_xp
from deska.games.weirdwood.effects.foe import monster_dice, refit
from deska.games.weirdwood.effects.goods import affords, can_afford, charge
from deska.games.weirdwood.effects.links import links
from deska.kernel import ALL, Ask, Frame, Reason, Window
from deska.kernel.combinators import could, push_all

MOST_LOOT: Final = 2  # WW-206
INFILTRATION_XP: Final = 2


# --- of characters


def is_useful(game: Weirdwood, seat: int, card: int) -> bool:
    """Whether using an ability would do anything."""
    frame = Frame(ALLY_WINDOW, seat, card)
    return any(could(game, frame, effect) for effect in game.box.uses[card])


def usable_abilities(game: Weirdwood, seat: int, own_turn: bool) -> list[int]:
    """Not used this turn, affordable, of use, and allowed in this turn (WW-193 to WW-197)."""
    player = game.players[seat]
    if not player.power:
        return []
    linked: list[int] = []
    found: list[int] = []
    for i, card in enumerate(game.box.abilities[player.character]):
        if player.used >> i & 1 or not (own_turn or game.box.ability(card).any_turn):
            continue
        linked = linked or links(game, seat)
        if can_afford(game, seat, game.box.cost[card], linked) and is_useful(game, seat, card):
            found.append(card)
    return found


def use_ability(game: Weirdwood, seat: int, card: int) -> None:
    """Pay, then carry it out (WW-195, WW-196)."""
    player = game.players[seat]
    player.used |= 1 << game.box.abilities[player.character].index(card)
    if game.heard:
        game.tell("ww-used-ability", player=seat, card=card)
    push_all(game, Frame(ALLY_WINDOW, seat, card), game.box.uses[card])
    charge(game, seat, game.box.cost[card], source=card)


class AllyWindow(Window):
    """Whoever has an ability for any turn may use it (WW-194, WW-C13); the seat on turn is asked too where it has no other chance."""

    kind = "ww-ally-window"
    rules = ("WW-194", "WW-C13")

    def order(self, game: Weirdwood, frame: Frame) -> list[int]:
        around = [(frame.seat + i) % game.seats for i in range(game.seats)]
        return [seat for seat in around if seat != frame.seat]

    def could_react(self, game: Weirdwood, frame: Frame, seat: int) -> bool:
        return bool(usable_abilities(game, seat, False))

    def reactions(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [ABILITY.of(card) for card in usable_abilities(game, frame.seat, False)]

    def react(self, game: Weirdwood, frame: Frame, option: int) -> None:
        use_ability(game, frame.seat, ABILITY.arg(option))

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not ABILITY.holds(option):
            return None
        return why_no_ability(game, frame.seat, ABILITY.arg(option), False)


class StrikeWindow(AllyWindow):
    """Before a strike is dealt everybody may use an ability for any turn, the seat on turn included (WW-220)."""

    kind = "ww-strike-window"
    rules = ("WW-220", "WW-194")

    def order(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [(game.turn + i) % game.seats for i in range(game.seats)]

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"count": game.now.strike}


def why_no_ability(game: Weirdwood, seat: int, card: int, own_turn: bool) -> Reason:
    player = game.players[seat]
    own = game.box.abilities[player.character]
    args = {"card": card}
    if card not in own:
        return Reason("ww-why-not-your-ability", "WW-193", args)
    if player.used >> own.index(card) & 1:
        return Reason("ww-why-ability-used", "WW-193", args)
    if not (own_turn or game.box.ability(card).any_turn):
        return Reason("ww-why-only-own-turn", "WW-C13", args)
    if not affords(game, seat, game.box.cost[card]):
        return Reason("ww-why-too-dear", "WW-195", args)
    return Reason("ww-why-no-use", "WW-193", args)


# --- the end of the power track


def free_abilities(game: Weirdwood, seat: int) -> list[int]:
    """Abilities of all players that would do something for this one (WW-188, WW-C15)."""
    found: list[int] = []
    for player in game.players:
        found += [card for card in game.box.abilities[player.character] if is_useful(game, seat, card)]
    return sorted(found)


def use_free_ability(game: Weirdwood, seat: int, card: int) -> None:
    """Without any cost; it does not count as a use of the turn."""
    game.now.free = False
    if game.heard:
        game.tell("ww-used-ability", player=seat, card=card)
    push_all(game, Frame(ALLY_WINDOW, seat, card), game.box.uses[card])


# --- of companions


def usable_companions(game: Weirdwood, seat: int) -> list[int]:
    """Ready, and of use (WW-208, WW-209)."""
    player = game.players[seat]
    found: list[int] = []
    for i, card in enumerate(player.companions):
        if player.exhausted >> i & 1:
            continue
        frame = Frame(ALLY_WINDOW, seat, card)
        if any(could(game, frame, effect) for effect in game.box.uses[card]):
            found.append(card)
    return found


def use_companion(game: Weirdwood, seat: int, option: int) -> None:
    card = COMPANION.arg(option)
    exhaust(game, seat, card)
    push_all(game, Frame(ALLY_WINDOW, seat, card), game.box.uses[card])


# --- Wallyho Infiltrace


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
