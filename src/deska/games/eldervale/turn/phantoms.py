"""The Phantoms: what the Phantoms do in the solo game (EL-260 to EL-283)."""

from typing import Final

from deska.games.eldervale.actions import (
    DRAGON,
    MAP,
    OWN_UNITS,
    WARRIOR,
    WIZARD,
    WORKER,
)
from deska.games.eldervale.components.definitions import PhantomCard
from deska.games.eldervale.components.pieces import (
    DWELLINGS,
    GLORY_ORBS,
    HOUSED,
    INACTIVE,
    LAST_GLORY,
    NOWHERE,
    READY,
    SETTLED,
    UNDERWORLD,
    UNIT_AT,
    WORKERS,
    Ghosts,
)
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import REFILL, take_off
from deska.games.eldervale.effects.building import neighbour_points, trigger_end
from deska.games.eldervale.effects.gains import score
from deska.games.eldervale.effects.power import BEYOND, climb, take_orb
from deska.games.eldervale.effects.sides import battle_of
from deska.games.eldervale.effects.tokens import discard_top
from deska.games.eldervale.effects.units import relocate
from deska.games.eldervale.made import new_laid
from deska.games.eldervale.turn.battle.dice import dwelling_dice, player_dice, unit_dice, wrath_dice
from deska.games.eldervale.turn.battle.start import FACE_GUARDIAN, nobody_joins
from deska.games.eldervale.turn.expedition import far_cell, lay, lay_far_end, neighbours, reveal, sites_for
from deska.games.eldervale.turn.placing import CHARGING, CLASH, INVASION
from deska.games.eldervale.turn.rounds import LAST_LOOKS, NEXT_TURN
from deska.kernel import DeskaError, Effect, Frame
from deska.kernel.codec import Int
from deska.kernel.masks import members

GHOST: Final = 1
"""The place of the Phantoms among the players."""
RESERVE: Final[tuple[int, ...]] = (WORKER, WARRIOR, WIZARD, WORKER, DRAGON, WORKER)  # EL-262
INSTEAD: Final[tuple[int, ...]] = (WORKER, WIZARD, WARRIOR, DRAGON)  # EL-266
STRONGEST: Final[tuple[int, ...]] = (DRAGON, WARRIOR, WIZARD, WORKER)  # EL-273
MOST_WRATH: Final = 8
COMPASS: Final[tuple[tuple[int, int], ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""NE, E, SE, SW, W, NW (EL-278)."""


def ghosts_of(game: Eldervale) -> Ghosts:
    if game.ghosts is None:
        raise DeskaError("there are no Phantoms")
    return game.ghosts


# --- a turn (EL-263 to EL-265)


class PhantomTurn(Effect):
    """Regroup if nobody is ready, else one card."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.then(0, LAST_LOOKS, NEXT_TURN)
        if READY not in game.players[GHOST].at:
            regroup(game)
            return
        ghosts = ghosts_of(game)
        if not ghosts.deck:
            ghosts.deck = sorted(ghosts.discard)
            ghosts.discard = []
            game.shuffle(ghosts.deck)
        card = game.draw(ghosts.deck)
        ghosts.discard.append(card)
        if game.heard:
            game.tell("el-phantoms-draw", card=card)
        raise_wrath(game, game.box.phantoms[card].wrath)
        carry_out(game, game.box.phantoms[card])


def regroup(game: Eldervale) -> None:
    """All units return, a point for each dwelling (EL-264)."""
    player = game.players[GHOST]
    for i, place in enumerate(player.at):
        if place < READY or place == UNDERWORLD:
            player.at[i] = READY
    player.at[:WORKERS] = sorted(player.at[:WORKERS])
    if game.heard:
        game.tell("el-phantoms-regroup")
    if homes := game.dwelling_count(GHOST):
        score(game, GHOST, homes)
    player.glory = max(player.glory, 0)


def raise_wrath(game: Eldervale, steps: int) -> None:
    ghosts = ghosts_of(game)
    before = ghosts.wrath
    ghosts.wrath = max(0, min(MOST_WRATH, before + steps))
    if game.heard and ghosts.wrath != before:
        game.tell("el-wrath", wrath=ghosts.wrath)


def carry_out(game: Eldervale, card: PhantomCard) -> None:
    """Placement and effect, invasion and battle, the guardian's step (EL-265)."""
    if card.kind == "omen":
        game.then(0, GUARDIAN_STEP.of(card.direction), GUARDIAN_STEP.of(card.direction), SHUFFLE_ALL)  # EL-274
        return
    game.push(GUARDIAN_STEP, 0, card.direction)
    DOINGS[card.kind](game, card)


# --- placing (EL-266, EL-267)


def unit_for(game: Eldervale, card: PhantomCard) -> int:
    """The named unit, or the next ready one."""
    player = game.players[GHOST]
    order = STRONGEST if card.unit == "strongest" else (OWN_UNITS.index(card.unit), *INSTEAD)
    for kind in order:
        if player.has_worker(READY) if kind == WORKER else player.place_of(kind) == READY:
            return kind
    return NOWHERE


def enter(game: Eldervale, kind: int, realm: int) -> None:
    """Put a unit into a realm; invasion and battle follow."""
    game.players[GHOST].move(kind, READY, realm)
    if game.heard:
        game.tell("el-phantoms-place", unit=kind, realm=realm)
    unit = UNIT_AT.of(kind, realm)
    game.then(0, INVASION, CHARGING, CLASH, arg=unit)


def rank(game: Eldervale, realm: int) -> tuple[int, int, int, int]:
    """Most ruins beside it, most tokens left, lowest row, lowest column; the least is best."""
    tokens = sum([game.left[space] for space in game.box.spaces_of[realm]])
    q, r = MAP.cells[game.cells[realm]]
    return (-(game.near[realm] & game.box.ruins).bit_count(), -tokens, r, q)


def best_of(game: Eldervale, realms: list[int]) -> int:
    ranked = sorted([(rank(game, realm), realm) for realm in realms])
    return ranked[0][1] if ranked else NOWHERE


def slots_from(game: Eldervale, slot: int) -> list[int]:
    """The elements of a slot and those after it."""
    slots = ghosts_of(game).slots
    first = max(slot - 1, 0)
    return [slots[(first + step) % len(slots)] for step in range(len(slots))]


# --- the cards (EL-268 to EL-273)


def harvest(game: Eldervale, card: PhantomCard) -> None:
    kind = unit_for(game, card)
    taken = game.occupied()
    for element in slots_from(game, card.slot):
        realms = [realm for realm in game.box.realms_of[element] if game.cells[realm] >= 0 and not taken >> realm & 1]
        realm = best_of(game, realms)
        if realm >= 0 and kind >= 0:
            enter(game, kind, realm)
            fullest = max(game.box.spaces_of[realm], key=game.left.__getitem__)
            discard_top(game, fullest)
            score(game, GHOST, 1)
            return


def delve(game: Eldervale, card: PhantomCard) -> None:
    if game.has_unit_at(GHOST, game.box.dungeon):
        harvest(game, card)
        return
    enter(game, unit_for(game, card), game.box.dungeon)
    explore(game)
    for element in slots_from(game, card.slot):
        if game.shown >> element & 1:
            top = game.decks[element][-1]
            take_off(game, top)
            game.push(REFILL, 0)
            gain_card(game, top)
            return


def gain_card(game: Eldervale, card: int) -> None:
    """It only counts: in the end, and for power."""
    game.players[GHOST].cards.append(new_laid(card=card))
    if game.heard:
        game.tell("el-phantoms-take", card=card)
    climb(game, GHOST, game.box.element[card], 1)


def explore(game: Eldervale) -> None:
    """The new tile goes where it touches most others."""
    realm = reveal(game)
    if realm < 0:
        return
    best = min([(-len(neighbours(game, cell)), cell) for cell in sites_for(game, realm)])[1]
    far = far_cell(game, best) if realm == game.box.bridge else NOWHERE
    lay(game, realm, best)
    if realm == game.box.bridge:
        lay_far_end(game, far)


def settle(game: Eldervale, card: PhantomCard) -> None:
    player = game.players[GHOST]
    homes = [realm for realm, owner in enumerate(game.dwellings) if owner < 0 and player.has_worker(realm)]
    if not homes:
        harvest(game, card)
        return
    element = slots_from(game, card.slot)[0]
    preferred = [realm for realm in homes if game.box.realm_element[realm] == element] or homes
    points = {realm: neighbour_points(game, realm) for realm in preferred}
    most = max(points.values())
    realm = best_of(game, [home for home in preferred if points[home] == most])
    kind = unit_for(game, card)
    if not game.occupied() >> game.box.mill & 1 and kind >= 0:  # EL-271
        enter(game, kind, game.box.mill)
    build(game, realm, points[realm])


def build(game: Eldervale, realm: int, points: int) -> None:
    game.players[GHOST].move(WORKER, realm, HOUSED)
    game.dwellings[realm] = GHOST
    if game.heard:
        game.tell("el-phantoms-build", realm=realm)
    if points:
        score(game, GHOST, points)
    climb(game, GHOST, game.box.realm_element[realm], game.box.realms[realm].symbols)
    if game.dwelling_count(GHOST) == DWELLINGS:  # EL-281
        trigger_end(game, SETTLED)


def summon(game: Eldervale, card: PhantomCard) -> None:
    ghosts = ghosts_of(game)
    if ghosts.reserve == len(RESERVE) or game.occupied() >> game.box.portal & 1:
        score(game, GHOST, BEYOND)
        return
    enter(game, unit_for(game, card), game.box.portal)
    kind = RESERVE[ghosts.reserve]
    game.players[GHOST].move(kind, INACTIVE, READY)
    if game.heard:
        game.tell("el-phantoms-summon", unit=kind)
    ghosts.reserve += 1


def hunt(game: Eldervale, card: PhantomCard) -> None:
    prey = [realm for realm in members(game.held(0)) if not game.has_unit_at(GHOST, realm)]
    if game.peace or not prey:
        harvest(game, card)
        return
    kind = unit_for(game, card)
    element = slots_from(game, card.slot)[0]
    odds = {realm: advantage(game, kind, realm) for realm in prey}
    most = max(odds.values())
    best = [realm for realm in prey if odds[realm] == most]
    enter(game, kind, best_of(game, [realm for realm in best if game.box.realm_element[realm] == element] or best))


def advantage(game: Eldervale, kind: int, realm: int) -> int:
    """Phantom dice minus the player's, by units and dwellings."""
    own = unit_dice(game, kind) + dwelling_dice(game, GHOST, realm) + wrath_dice(game)
    return own - sum([unit_dice(game, unit) for unit in game.units_at(0, realm)]) - dwelling_dice(game, 0, realm)


class ShuffleAll(Effect):
    """The discard pile goes back into the deck (EL-274)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        ghosts = ghosts_of(game)
        ghosts.deck = sorted(ghosts.deck + ghosts.discard)
        ghosts.discard = []
        game.shuffle(ghosts.deck)


# --- the guardian (EL-277 to EL-280)


class GuardianStep(Effect):
    """One realm in the direction of the argument, or the next one clockwise."""

    takes = Int(1, len(COMPASS))

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        ghosts = ghosts_of(game)
        q, r = MAP.cells[game.cells[ghosts.guardian]]
        for turn in range(len(COMPASS)):
            dq, dr = COMPASS[(frame.arg - 1 + turn) % len(COMPASS)]
            cell = MAP.numbers.get((q + dq, r + dr), NOWHERE)
            if cell >= 0 and cell in game.cells:
                ghosts.guardian = game.cells.index(cell)
                break
        if game.heard:
            game.tell("el-guardian-moved", realm=ghosts.guardian)
        if not game.peace and game.has_unit_at(0, ghosts.guardian):
            game.push(FACE_GUARDIAN, 0, ghosts.guardian)


class GuardianBeaten(Effect):
    """It goes back to the Dungeon, and Wrath falls."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        ghosts_of(game).guardian = game.box.dungeon
        raise_wrath(game, -1)


# --- their battles (EL-275, EL-276)


class PhantomsJoin(Effect):
    """With every unit beside the battle, if they would have fewer dice than the player."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        realm = battle_of(game).realm
        if not game.has_unit_at(GHOST, realm) or not game.has_unit_at(0, realm) or nobody_joins(game):
            return
        if player_dice(game, GHOST) >= player_dice(game, 0):
            return
        for beside in members(game.near[realm]):
            for kind in game.units_at(GHOST, beside):
                relocate(game, GHOST, kind, beside, realm)


class PhantomsWin(Effect):
    """An orb of the glory track if it is still there, else two points."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        player = game.players[GHOST]
        beyond = player.glory == LAST_GLORY
        player.glory = min(player.glory + 1, LAST_GLORY)
        if not beyond and player.glory in GLORY_ORBS and game.glory_orbs >> GLORY_ORBS.index(player.glory) & 1:
            game.glory_orbs &= ~(1 << GLORY_ORBS.index(player.glory))
            take_orb(game, GHOST, "glory")
        else:
            score(game, GHOST, BEYOND)


class PhantomsLose(Effect):
    """Wrath rises."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        raise_wrath(game, 1)


DOINGS: Final = {"harvest": harvest, "delve": delve, "settle": settle, "summon": summon, "hunt": hunt}
"""The functions of the kinds of cards."""
PHANTOM_TURN: Final = PhantomTurn()
SHUFFLE_ALL: Final = ShuffleAll()
GUARDIAN_STEP: Final = GuardianStep()
GUARDIAN_BEATEN: Final = GuardianBeaten()
PHANTOMS_JOIN: Final = PhantomsJoin()
PHANTOMS_WIN: Final = PhantomsWin()
PHANTOMS_LOSE: Final = PhantomsLose()
