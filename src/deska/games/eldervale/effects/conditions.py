"""Conditions of quests and prophecies, read from the position when they are asked."""

from dataclasses import dataclass

from deska.games.eldervale.actions import (
    GUARDIAN,
    UNITS,
    WORKER,
)
from deska.games.eldervale.components.definitions import Condition
from deska.games.eldervale.components.pieces import EMPTY, INACTIVE, NOWHERE, POWER_VALUE, TOP_LEVEL, UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.kernel.masks import members

# --- what happens


@dataclass(frozen=True)
class Recruits(Condition):
    unit: str

    def when(self) -> str:
        return "recruited"

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return UNITS[arg] == self.unit


@dataclass(frozen=True)
class WinsAgainst(Condition):
    """So many other participants, or a monster among them."""

    others: int = 0
    monster: bool = False
    workers_only: bool = False

    def when(self) -> str:
        return "won"

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        battle = game.battle
        if battle is None:
            return False
        rivals = [other for other in range(game.sides) if other != seat and game.has_unit_at(other, battle.realm)]
        beaten = len(rivals) + (battle.monster != NOWHERE)
        if self.monster and battle.monster in (NOWHERE, GUARDIAN):
            return False
        only_workers = all(kind == WORKER for kind in game.units_at(seat, battle.realm))
        return beaten >= self.others and (only_workers or not self.workers_only)


@dataclass(frozen=True)
class Builds(Condition):
    """A dwelling beside so many ruins or dwellings, or in a Lair."""

    ruins: int = 0
    dwellings: int = 0
    lair: bool = False

    def when(self) -> str:
        return "built"

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        near = game.near[arg]
        homes = [realm for realm in members(near) if realm < len(game.dwellings) and game.dwellings[realm] >= 0]
        in_lair = game.box.is_lair[arg]
        return (near & game.box.ruins).bit_count() >= self.ruins and len(homes) >= self.dwellings and (in_lair or not self.lair)


@dataclass(frozen=True)
class CardActions(Condition):
    """So many card actions in one Regroup."""

    count: int

    def when(self) -> str:
        return "acted"

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return len(game.now.acts) >= self.count


# --- what is true


@dataclass(frozen=True)
class PowerValue(Condition):
    """A power value on any track."""

    value: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return any(POWER_VALUE[level] >= self.value for level in game.players[seat].power)


@dataclass(frozen=True)
class Markers(Condition):
    """Markers on so many tracks, each of at least that value."""

    count: int
    value: int = 2

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return sum(POWER_VALUE[level] >= self.value for level in game.players[seat].power) >= self.count


@dataclass(frozen=True)
class AdventureCards(Condition):
    """So many adventure cards, perhaps of one element."""

    count: int
    alike: bool = False

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        cards = game.players[seat].cards
        if len(cards) <= self.count:  # one of them is the starting card
            return False
        elements = [game.box.element[laid.card] for laid in cards if not game.box.is_starter[laid.card]]
        return any(elements.count(element) >= self.count for element in elements) if self.alike else len(elements) >= self.count


class OneOfEach(Condition):
    """Every resource but magic cards."""

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return all(count > 0 for count in game.players[seat].res)


@dataclass(frozen=True)
class FallenUnits(Condition):
    """So many units in the Underworld."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return len(game.units_at(seat, UNDERWORLD)) >= self.count


# --- what is true in the end


def homes_of(game: Eldervale, seat: int) -> list[int]:
    """Realms with a dwelling of the player."""
    return [realm for realm, owner in enumerate(game.dwellings) if owner == seat]


@dataclass(frozen=True)
class Dwellings(Condition):
    """So many dwellings."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return len(homes_of(game, seat)) >= self.count


class TopLevel(Condition):
    """A marker at the top of a track."""

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return TOP_LEVEL in game.players[seat].power


@dataclass(frozen=True)
class DwellingElements(Condition):
    """Dwellings in realms of so many elements."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return len({game.box.realm_element[realm] for realm in homes_of(game, seat)}) >= self.count


@dataclass(frozen=True)
class DwellingsAlike(Condition):
    """So many dwellings in realms of one element."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        elements = [game.box.realm_element[realm] for realm in homes_of(game, seat)]
        return any(elements.count(element) >= self.count for element in elements)


@dataclass(frozen=True)
class GloryField(Condition):
    """At least that field of the glory track."""

    field: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return game.players[seat].glory >= self.field


@dataclass(frozen=True)
class QuestsDone(Condition):
    """So many completed quests."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return len(game.players[seat].quests) >= self.count


class AllRecruited(Condition):
    """Warrior, wizard and dragon are recruited."""

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return INACTIVE not in game.players[seat].at[-3:]


@dataclass(frozen=True)
class FilledVaults(Condition):
    """So many vaults with a token."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        result = 0
        for laid in game.players[seat].cards:
            if game.box.tableau[laid.card].kind == "vault":
                result += any(token != EMPTY for token in laid.tokens)
        return result >= self.count


@dataclass(frozen=True)
class ResourcesLeft(Condition):
    """So many resources, magic cards not counting."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        return sum(game.players[seat].res) >= self.count


@dataclass(frozen=True)
class ConnectedDwellings(Condition):
    """So many own dwellings that hang together."""

    count: int

    def is_met(self, game: Eldervale, seat: int, arg: int) -> bool:
        homes = homes_of(game, seat)
        mask = sum(1 << realm for realm in homes)
        return any(group_size(game, 1 << realm, mask) >= self.count for realm in homes)


def group_size(game: Eldervale, start: int, mask: int) -> int:
    """How many of the realms of a mask hang together with the first."""
    reached = start
    while True:
        wider = (reached | game.beside(reached)) & mask
        if wider == reached:
            return reached.bit_count()
        reached = wider
