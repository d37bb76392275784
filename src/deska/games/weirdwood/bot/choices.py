"""The greedy player: every decision of Weirdwood Manor by simple weighing, without search."""

from deska.games.weirdwood.actions import (
    ACT,
    BACK,
    BRANCH,
    CRAFT,
    DISCARD,
    GIVE,
    GO,
    GOODS,
    NEXT,
    PAY,
    PICK,
    RECRUIT,
    SCARAB,
    TAKE,
    TARGET,
    USE_ROOM,
)
from deska.games.weirdwood.bot.acts import act_worth, best_repeat, card_worth
from deska.games.weirdwood.bot.allies import best_ally, in_window
from deska.games.weirdwood.bot.battles import added_die, aftermath, fighting, least_wound, taken_die, torso_first, trophy
from deska.games.weirdwood.bot.deeds import time_to_buy
from deska.games.weirdwood.bot.fights import scarab_worth
from deska.games.weirdwood.bot.gains import best_recruit
from deska.games.weirdwood.bot.numbers import THRESHOLD
from deska.games.weirdwood.bot.outlook import Outlook
from deska.games.weirdwood.bot.places import room_worth
from deska.games.weirdwood.bot.plans import best_slot, best_tactic, new_links, refreshing, worst_card
from deska.games.weirdwood.bot.tracks import best_track
from deska.games.weirdwood.bot.turns import AT_ONCE, attacks_due, in_turn, place_for_lady
from deska.games.weirdwood.cards.rooms import BuyTime
from deska.games.weirdwood.components.definitions import WILD_SYMBOL
from deska.games.weirdwood.components.manor import NEIGHBOURS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import AllyWindow
from deska.games.weirdwood.effects.battle import Aftermath, Defeated, FarAttack
from deska.games.weirdwood.effects.crafting import DIE_SPACES, CleanAnywhere, Craft, Recruit
from deska.games.weirdwood.effects.dice import AddDice, TakeDice
from deska.games.weirdwood.effects.experience import SpendXp
from deska.games.weirdwood.effects.fighting import Fight
from deska.games.weirdwood.effects.foe import HitOgre
from deska.games.weirdwood.effects.goods import Gain, PayGoods, TakeAny, Trade
from deska.games.weirdwood.effects.hand import Discards
from deska.games.weirdwood.effects.health import SufferDamage
from deska.games.weirdwood.effects.laid import MakeWild, PickSlot, Repeat, Scout
from deska.games.weirdwood.effects.movement import OfferRoom, Slip, Walk
from deska.games.weirdwood.effects.people import On, TwoAllies
from deska.games.weirdwood.effects.scarabs import Banish
from deska.games.weirdwood.effects.spell import SpellSteps, has_symbol
from deska.games.weirdwood.turn.free_actions import PlaceLady
from deska.games.weirdwood.turn.main import TakeTurn
from deska.games.weirdwood.turn.playing import ChooseSlot, Cover
from deska.games.weirdwood.turn.rounds import Refresh
from deska.kernel import CHOOSE, DONE, PASS, Either, Frame, InAnyOrder, Rng


def greedy(game: Weirdwood, seat: int, rng: Rng) -> int:
    """An option that looks best; reads only what all seats know."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    frame = game.stack[-1]
    asked = max(frame.seat, 0)
    option = in_course(game, frame, asked)
    if option < 0:
        option = in_battle(game, frame, asked)
    if option < 0:
        option = in_passing(game, frame, asked)
    if option < 0:
        option = by_target(game, frame, asked)
    return option if option in legal else legal[0]


def in_course(game: Weirdwood, frame: Frame, seat: int) -> int:
    """The turn and its cards; -1 where something else is asked."""
    effect = frame.effect
    if isinstance(effect, TakeTurn):
        return in_turn(game, seat)
    if isinstance(effect, ChooseSlot):
        return best_slot(game, seat)
    if isinstance(effect, Cover):
        return best_tactic(game, seat)
    if isinstance(effect, (Walk, Slip)):
        return best_place(game, seat, frame)
    if isinstance(effect, OfferRoom):
        return USE_ROOM.of() if room_worth(game, seat, effect.place(game, frame)) > 0 else PASS
    if isinstance(effect, (Either, InAnyOrder)):
        return best_half(game, frame, seat)
    if isinstance(effect, Refresh):
        return refreshing(game, seat)
    if isinstance(effect, AllyWindow):
        return in_window(game, seat)
    return -1


def in_battle(game: Weirdwood, frame: Frame, seat: int) -> int:
    effect = frame.effect
    battle = game.battle
    if isinstance(effect, Fight) and battle is not None:
        return fighting(game, battle)
    if isinstance(effect, TakeDice):
        return taken_die(game)
    if isinstance(effect, AddDice) and battle is not None:
        return added_die(game, battle)
    if isinstance(effect, Defeated):
        return trophy(game, seat)
    if isinstance(effect, HitOgre):
        return torso_first(game)
    if isinstance(effect, Aftermath):
        return aftermath(game, seat)
    if isinstance(effect, SufferDamage):
        return least_wound(game, seat)
    return -1


def in_passing(game: Weirdwood, frame: Frame, seat: int) -> int:
    """Payments, gains, experience."""
    effect = frame.effect
    if isinstance(effect, SpendXp):
        return best_track(game, seat)
    if isinstance(effect, PayGoods):
        return PAY.first
    if isinstance(effect, TakeAny):
        return scarcest(game, seat)
    if isinstance(effect, Discards):
        return DISCARD.of(worst_card(game, Outlook(game, seat), game.players[seat].hand))
    if isinstance(effect, Craft):
        return crafted(game, seat)
    if isinstance(effect, Recruit):
        card = best_recruit(game, seat, effect)[0]
        return RECRUIT.of(card) if card >= 0 else PASS
    if isinstance(effect, SpellSteps):
        return safest_branch(game)
    if isinstance(effect, Trade):
        return DONE
    if isinstance(effect, BuyTime):
        return BACK.of(max(time_to_buy(game, seat)[0] - 1, 0))
    if isinstance(effect, (On, TwoAllies)):
        return best_ally(game, frame, seat)
    return -1


def by_target(game: Weirdwood, frame: Frame, seat: int) -> int:
    """A room, a laid card, a monster card; else whatever is offered first."""
    effect = frame.effect
    if isinstance(effect, PlaceLady):
        return place_for_lady(game, seat)
    if isinstance(effect, (Banish, CleanAnywhere, FarAttack)):
        return best_target(game, seat, frame)
    if isinstance(effect, PickSlot):
        return best_pick(game, seat, frame)
    if isinstance(effect, Scout):
        return soonest(game)
    if GIVE.holds(game.legal[0]):
        return most_of(game, seat)
    return game.legal[0]


# --- places and halves


def best_place(game: Weirdwood, seat: int, frame: Frame) -> int:
    """The best room to end a Move in; an Attack that may follow counts."""
    look = Outlook(game, seat)
    due = attacks_due(game) if seat == game.turn else []
    stay = look.stay(game, game.players[seat].place) if isinstance(frame.effect, Slip) and frame.arg else THRESHOLD
    best, worth = DONE if DONE in game.legal else PASS, stay
    for option in game.legal:
        if not GO.holds(option):
            continue
        value = place_worth(game, look, game.tiles.index(GO.arg(option)), due)
        if isinstance(frame.effect, Slip) and frame.arg + 1 < frame.effect.steps:
            beyond = [place_worth(game, look, other, due) for other in NEIGHBOURS[game.tiles.index(GO.arg(option))]]
            value = max(value, max(beyond) - THRESHOLD)
        if value > worth:
            best, worth = option, value
    return best


def place_worth(game: Weirdwood, look: Outlook, place: int, due: list[int]) -> float:
    worth = look.stay(game, place)
    for act in due:
        worth = max(worth, look.attack(game, look.raids_with(game, ACT.arg(act)), place))
    return worth


def best_half(game: Weirdwood, frame: Frame, seat: int) -> int:
    effect = frame.effect
    parts = effect.branches if isinstance(effect, Either) else effect.effects if isinstance(effect, InAnyOrder) else ()
    look = Outlook(game, seat)
    best, worth = game.legal[-1], 0.0
    for option in game.legal:
        if option >= CHOOSE and option - CHOOSE < len(parts):
            part = parts[option - CHOOSE]
            value = act_worth(game, look, frame.source, part) + (AT_ONCE if isinstance(part, Gain) else 0.0)
            if value > worth:
                best, worth = option, value
    return best


def best_target(game: Weirdwood, seat: int, frame: Frame) -> int:
    """The scarab to drive out, the room to clean, the room to attack."""
    look = Outlook(game, seat)
    best, worth = game.legal[0], -9.0
    for option in game.legal:
        if not TARGET.holds(option):
            continue
        place = game.tiles.index(TARGET.arg(option))
        if isinstance(frame.effect, FarAttack):
            value = look.attack(game, look.raids_with(game, frame.source), place)
        elif isinstance(frame.effect, CleanAnywhere):
            value = game.box.room(game.tiles[place]).xp + 0.5 * game.scarabs[place]
        else:
            value = scarab_worth(game, place) + (0.0 if game.infested >> place & 1 else 0.5)
        if value > worth:
            best, worth = option, value
    return best


def best_pick(game: Weirdwood, seat: int, frame: Frame) -> int:
    """A laid card to repeat, to take back, or to make wild."""
    look = Outlook(game, seat)
    if isinstance(frame.effect, Repeat):
        slot = best_repeat(game, look, frame.source)[0]
        return PICK.of(slot) if slot >= 0 else game.legal[0]
    best, worth = game.legal[0], -1.0
    for option in game.legal:
        slot = PICK.arg(option)
        if isinstance(frame.effect, MakeWild):
            value = float(new_links(game, seat, slot, WILD_SYMBOL, WILD_SYMBOL))
        else:
            value = card_worth(game, look, game.players[seat].slots[slot])
        if value > worth:
            best, worth = option, value
    return best


# --- small choices


def scarcest(game: Weirdwood, seat: int) -> int:
    """The resource that the next die still needs, else the one that there is least of."""
    player = game.players[seat]
    goods = player.goods
    if len(player.dice) < DIE_SPACES:
        price = game.box.character(player.character).dice[len(player.dice)]
        for good, count in enumerate((price.min, price.knowledge, price.scarab)):
            if goods[good] < count and TAKE.of(good) in game.legal:
                return TAKE.of(good)
    best = game.legal[0]
    for option in game.legal:
        if TAKE.arg(option) != SCARAB and goods[TAKE.arg(option)] < goods[TAKE.arg(best)]:
            best = option
    return best


def most_of(game: Weirdwood, seat: int) -> int:
    """The resource that there is most of."""
    goods = game.players[seat].goods
    best = game.legal[0]
    for good in range(len(GOODS)):
        if GIVE.of(good) in game.legal and goods[good] > goods[GIVE.arg(best)]:
            best = GIVE.of(good)
    return best


def crafted(game: Weirdwood, seat: int) -> int:
    """Attack dice; the last one is for defence. Whoever may craft more does."""
    wanted = CRAFT.of(2 if len(game.players[seat].dice) == DIE_SPACES - 1 else 1)
    if wanted in game.legal:
        return wanted
    return next((option for option in game.legal if CRAFT.holds(option)), DONE)


def soonest(game: Weirdwood) -> int:
    """The monster card that takes the least time, among those seen."""
    best = game.legal[0]
    for option in game.legal:
        if game.box.foe(NEXT.arg(option)).time < game.box.foe(NEXT.arg(best)).time:
            best = option
    return best


def safest_branch(game: Weirdwood) -> int:
    """A step that covers no card symbol, on the branch with the fewest steps."""
    best, worth = game.legal[0], 99
    for option in game.legal:
        branch = BRANCH.arg(option)
        value = game.branches[branch] + (20 if has_symbol(game.branches[branch] + 1) else 0)
        if value < worth:
            best, worth = option, value
    return best
