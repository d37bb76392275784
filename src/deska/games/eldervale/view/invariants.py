"""Facts about every position that a game can come to: everything lies where the rules can have brought it."""

from typing import Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    CARDS,
    GUARDIAN,
    MONSTERS,
)
from deska.games.eldervale.components.pieces import (
    DEFEATED,
    EMPTY,
    HOUSED,
    INACTIVE,
    NOWHERE,
    OFFER,
    ON_CARD,
    OUT,
    READY,
    ROLLED,
    UNDERWORLD,
    UNIT_AT,
    WORKERS,
    Battle,
    Laid,
    Player,
)
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import GainCard, offered
from deska.games.eldervale.effects.gains import knowers
from deska.games.eldervale.effects.mimesis import Imitation
from deska.games.eldervale.effects.moves import KEEPER_AT, PICKED_AND, MoveTo, SwapFor, SwapKind
from deska.games.eldervale.effects.sides import all_sides
from deska.games.eldervale.effects.tableau import find
from deska.games.eldervale.effects.tokens import Invest, Slot, TakeHere, WithOrb
from deska.games.eldervale.effects.units import Escape, abilities_of
from deska.games.eldervale.setup import optional_realms, ruins_of, stock_size, top_part
from deska.games.eldervale.turn.battle.losses import Fall
from deska.games.eldervale.turn.battle.start import STILL_ON, FaceGuardian, StartBattle, has_cause
from deska.games.eldervale.turn.beginning import CHOOSE_FACTION, DEALT, DRAFT, FIRST_TURN, KEEP_ONE
from deska.games.eldervale.turn.casting import LAY_SPELL
from deska.games.eldervale.turn.expedition import LayRealm
from deska.games.eldervale.turn.free import SwapCard
from deska.games.eldervale.turn.placing import AfterPlacing, BeforeBattle, Charge, Invasion, UnitStep, Veil
from deska.games.eldervale.turn.regroup import GATHER_ALL, AnotherAction, Repeat
from deska.games.eldervale.turn.rounds import END_OF_TURN, HAND_CHECK, NEXT_TURN, TAKE_TURN
from deska.games.eldervale.view.steps import battle_steps_fit, sources_fit, turn_steps_fit
from deska.kernel import Effect, Frame

BASE: Final[tuple[Effect, ...]] = (FIRST_TURN, TAKE_TURN, END_OF_TURN, NEXT_TURN)
"""One of them is the last thing that is left to do, and nothing else is."""
LATER_WORKERS: Final = 3
"""Workers that are not ready at the start (EL-036)."""
BEGINNING: Final[tuple[Effect, ...]] = (DRAFT, KEEP_ONE, CHOOSE_FACTION)
OF_CARD: Final = (Slot, Invest, WithOrb, Repeat)
"""They are about a card of the player's tableau."""
OF_UNIT: Final = (MoveTo, SwapFor, Escape)
"""They are about a unit of the player, where the argument says."""
OF_REALM: Final = (UnitStep, Veil, Invasion, Charge, AfterPlacing, BeforeBattle, StartBattle, FaceGuardian)
"""They are about a realm, or a unit that was placed there: the argument."""


def invariants(game: Eldervale) -> dict[str, bool]:
    facts = {
        "players": all(player_fits(game, seat, player) for seat, player in enumerate(game.players)),
        "knowledge": knowledge_fits(game),
        "map": map_fits(game),
        "stock": stock_fits(game),
        "beasts": all(beast_fits(game, beast) for beast in range(len(BEASTS))) and monsters_are_alone(game),
        "battle": battle_fits(game),
        "end": end_fits(game),
        "Phantoms": (game.ghosts is not None) == (game.seats == 1),
    }
    if not game.ended:
        facts["draft"] = draft_fits(game)
        facts["turn"] = turn_fits(game) and turn_steps_fit(game)
        facts["spells"] = sorted([frame.source for frame in game.stack if frame.effect is LAY_SPELL]) == sorted(game.cast)
        facts["sources"] = sources_fit(game)
        facts["steps"] = all(step_fits(game, frame) for frame in game.stack) and things_are_different(game)
    return facts


def end_fits(game: Eldervale) -> bool:
    """Turns are counted once the end has been triggered; somebody who plays began (EL-014, EL-209)."""
    least = 1 if game.ending and not game.ended else 0
    return 0 <= game.first < game.seats and least <= game.turns_left <= (game.sides + 1 if game.ending else 0)


def things_are_different(game: Eldervale) -> bool:
    """No two steps are about the same unit or the same card."""
    units = [(frame.seat, frame.arg) for frame in game.stack if isinstance(frame.effect, OF_UNIT)]
    cards = [frame.source for frame in game.stack if isinstance(frame.effect, GainCard)]
    return len(set(units)) == len(units) and len(set(cards)) == len(cards)


# --- players


def player_fits(game: Eldervale, seat: int, player: Player) -> bool:
    is_phantom = seat >= game.seats
    first = player.cards[:1]
    has_start = bool(first) and game.box.is_starter[first[0].card]
    return (
        has_start != is_phantom
        and all(unit_fits(game, seat, place, i < WORKERS) for i, place in enumerate(player.at))
        and player.at[:WORKERS].count(INACTIVE) <= LATER_WORKERS
        and all(is_bare(laid) if is_phantom else card_fits(game, player, laid) for laid in player.cards)
        and len({laid.aura for laid in player.cards if laid.aura != EMPTY}) == sum([laid.aura != EMPTY for laid in player.cards])
        and all(card in game.box.quests for card in player.quests)
    )


def is_bare(laid: Laid) -> bool:
    """True for a card with nothing on it, as all cards of the Phantoms are."""
    return not laid.tokens and not laid.orb and laid.aura == EMPTY


def unit_fits(game: Eldervale, seat: int, place: int, is_worker: bool) -> bool:
    """Only workers become dwellings, and only who is on turn has units on cards."""
    if place < READY:
        return game.cells[place] >= 0
    if place == ON_CARD:
        return seat == game.turn and is_regrouping(game)
    return place in (READY, UNDERWORLD, INACTIVE) or (place == HOUSED and is_worker)


def is_regrouping(game: Eldervale) -> bool:
    """Units stay on cards until the Regroup is over (EL-108)."""
    return any(frame.effect is GATHER_ALL for frame in game.stack)


def card_fits(game: Eldervale, player: Player, laid: Laid) -> bool:
    """Tokens lie on slots, orbs on their symbols, auras on active cards."""
    box = game.box
    if len(laid.tokens) != len(box.tableau[laid.card].slots) or (laid.orb and not box.takes_orb[laid.card]):
        return False
    if laid.orb and box.is_investment[laid.card] and any(token != EMPTY for token in laid.tokens):
        return False
    if laid.aura == EMPTY:
        return True
    return box.is_active[laid.card] and box.is_aura[laid.aura] and find(player, laid.aura) >= 0


def knowledge_fits(game: Eldervale) -> bool:
    """A hand is known to its player, and to the partner; all may be known in the end."""
    for seat, player in enumerate(game.players):
        if seat >= game.seats:
            return not player.hand.cards
        own = knowers(game, seat)
        if any(mask & own != own or (mask != own and not game.ended) for mask in player.hand.seen):
            return False
    return True


# --- the map


def map_fits(game: Eldervale) -> bool:
    """Ruins lie on it from the start; dwellings stand in realms that lie there; the far end belongs to the bridge."""
    if any(game.cells[realm] < 0 for realm in ruins_of(game.setup)):
        return False
    if any(owner >= game.sides or game.cells[realm] < 0 for realm, owner in enumerate(game.dwellings) if owner != NOWHERE):
        return False
    return game.far == NOWHERE or (game.cells[game.far] >= 0 and game.cells[game.box.bridge] >= 0)


def stock_fits(game: Eldervale) -> bool:
    """Optional realms lie in its top part (EL-030)."""
    more = optional_realms(game.setup)
    drawn = stock_size(game.setup) + len(more) - len(game.stock)
    below = len(game.stock) - (top_part(game.setup) - drawn)
    return drawn >= 0 and not any(realm in more for realm in game.stock[: max(below, 0)])


# --- monsters and mercenaries


def beast_fits(game: Eldervale, beast: int) -> bool:
    place, owner = game.place[beast], game.owner[beast]
    if not NOWHERE <= owner < game.seats or (place < READY and game.cells[place] < 0):
        return False
    if game.box.is_mercenary[beast]:
        return mercenary_fits(game, beast)
    if (place == OUT) != is_out(game, beast) or place in (UNDERWORLD, INACTIVE, HOUSED, OFFER):
        return False
    if owner != NOWHERE:
        return not game.box.has_trait(beast, "tameless") and (
            place < READY or place == READY or (place == ON_CARD and owner == game.turn and is_regrouping(game))
        )
    return place < READY or place in (OUT, DEFEATED)


def mercenary_fits(game: Eldervale, beast: int) -> bool:
    place, owner = game.place[beast], game.owner[beast]
    if game.setup.variant["mercenaries"] == "off":
        return place == OUT and owner == NOWHERE
    if owner == NOWHERE:
        return place == OFFER and not game.bound >> beast & 1
    return place < READY or place in (READY, UNDERWORLD) or (place == ON_CARD and owner == game.turn and is_regrouping(game))


def is_out(game: Eldervale, beast: int) -> bool:
    """True if its Lair does not lie on the map, or it takes no part at all."""
    plays = beast in game.chosen or not game.box.beasts[beast].element
    return not plays or game.cells[game.box.lair_of[beast]] < 0


def monsters_are_alone(game: Eldervale) -> bool:
    """One of each element in play, and no two in a realm (EL-016, EL-198)."""
    wild = [game.place[beast] for beast in MONSTERS.members if game.owner[beast] == NOWHERE and game.place[beast] < READY]
    if len(set(wild)) != len(wild):
        return False
    for element, beast in enumerate(game.chosen):
        if beast not in (game.box.monsters_of[element] if game.elements >> element & 1 else (NOWHERE,)):
            return False
    return True


# --- battles


def battle_fits(game: Eldervale) -> bool:
    """Its steps are left as long as there is one, somebody fights, and dice are as many as there should be."""
    battle = game.battle
    return battle_steps_fit(game) and (battle is None or (numbers_fit(game, battle) and sides_fit(game, battle)))


def numbers_fit(game: Eldervale, battle: Battle) -> bool:
    sides = game.sides
    if (len(battle.dice), len(battle.rolls), len(battle.losses)) != (sides + 1, sides + 1, sides) or not battle.winner <= sides:
        return False
    if game.cells[battle.realm] < 0 or not monster_fits(game, battle):
        return False
    if any(rolled != sorted(rolled, reverse=True) for rolled in battle.rolls):
        return False
    counts = [len(rolled) for rolled in battle.rolls]
    return counts == battle.dice if battle.stage >= ROLLED else not any(counts)


def sides_fit(game: Eldervale, battle: Battle) -> bool:
    """Until dice are compared there is a cause, and who rolled is there; in the midst of a free action somebody may just have left."""
    if not 0 < battle.stage <= ROLLED or any(frame.effect is STILL_ON for frame in game.stack):
        return True
    rolled = [side for side, count in enumerate(battle.dice) if count]
    return has_cause(game, battle) and (battle.stage < ROLLED or rolled == all_sides(game))


def monster_fits(game: Eldervale, battle: Battle) -> bool:
    """The monster in the realm, none, or the guardian."""
    if battle.monster == GUARDIAN:
        return game.ghosts is not None
    return battle.monster == NOWHERE or not game.box.is_mercenary[battle.monster]


# --- what is left to do


def draft_fits(game: Eldervale) -> bool:
    """Packets are passed on as long as cards are drafted, all of the same size."""
    drafting = any(frame.effect is DRAFT for frame in game.stack)
    if not drafting:
        return not game.packets
    sizes = {len(packet.cards) for packet in game.packets}
    hands = {len(player.hand.cards) for player in game.players[: game.seats]}
    known = all(packet.seen == [1 << seat] * len(packet.cards) for seat, packet in enumerate(game.packets))
    return len(game.packets) == game.seats and len(sizes) == len(hands) == 1 and known and sum([*sizes, *hands]) == DEALT


def turn_fits(game: Eldervale) -> bool:
    """One step ends the turn of the player on turn, below all others; before the first turn others come before it."""
    base = game.stack[0]
    rest = [frame.effect for frame in game.stack[1:]]
    if base.effect not in BASE or base.source != NOWHERE or any(effect in BASE for effect in rest):
        return False
    if base.effect is FIRST_TURN:
        return bool(rest) and all(effect in BEGINNING for effect in rest)
    if any(effect in BEGINNING for effect in rest) or HAND_CHECK in rest[1:]:
        return False
    return base.seat == game.turn and (HAND_CHECK not in rest or base.effect is NEXT_TURN)


def step_fits(game: Eldervale, frame: Frame) -> bool:
    """It belongs to somebody who plays, and what it is about is there."""
    if not 0 <= frame.seat < game.seats or not NOWHERE <= frame.source < len(CARDS):
        return False
    return of_card_fits(game, frame) and of_unit_fits(game, frame) and of_realm_fits(game, frame)


def of_card_fits(game: Eldervale, frame: Frame) -> bool:
    """The card is in the tableau, face up on its deck, or in the hand."""
    effect, player = frame.effect, game.players[frame.seat]
    if isinstance(effect, OF_CARD):
        return find(player, frame.source) >= 0
    if isinstance(effect, AnotherAction):
        return frame.source == NOWHERE or frame.source in ADVENTURES.places
    if isinstance(effect, GainCard):
        return frame.source in offered(game)
    if isinstance(effect, SwapCard):
        return game.teams and frame.seat == game.turn and bool(game.now.swapped) and game.now.swapped[-1] in player.hand.cards
    if isinstance(effect, Imitation):
        return frame.source in game.box.abilities
    return True


def of_unit_fits(game: Eldervale, frame: Frame) -> bool:
    """The unit stands where the argument says, and has the ability that it uses."""
    effect, seat = frame.effect, frame.seat
    if isinstance(effect, Escape) and not escapes_by(game, frame):
        return False
    if isinstance(effect, OF_UNIT):
        return UNIT_AT.first(frame.arg) in game.kinds_at(seat, UNIT_AT.second(frame.arg))
    if isinstance(effect, Charge):
        return game.owner[game.box.minotaur] == seat and game.place[game.box.minotaur] < READY
    if isinstance(effect, SwapKind):
        return KEEPER_AT.first(PICKED_AND.second(frame.arg)) < game.sides
    return not isinstance(effect, Fall) or frame.arg < game.sides


def escapes_by(game: Eldervale, frame: Frame) -> bool:
    """True if the source is an ability of the player's faction that lets units escape."""
    return frame.source in abilities_of(game, frame.seat) and game.box.changes["escapes"][frame.source] > 0


def of_realm_fits(game: Eldervale, frame: Frame) -> bool:
    """The realm of a placement, a treasure or a battle lies on the map; one that is laid is a realm."""
    realm = UNIT_AT.second(frame.arg)
    if isinstance(frame.effect, TakeHere):
        return realm < len(game.dwellings) and game.cells[realm] >= 0
    if isinstance(frame.effect, OF_REALM):
        return realm < len(game.cells) and game.cells[realm] >= 0
    return not isinstance(frame.effect, LayRealm) or frame.source in game.box.realm_card
