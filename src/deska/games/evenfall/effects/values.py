"""Numbers that depend on the game: how many of something a clan has."""

from dataclasses import dataclass

from deska.games.evenfall.actions import KEYWORDS, RUNES
from deska.games.evenfall.components.bases import Number
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import FIGURES_EACH
from deska.games.evenfall.components.state import Evenfall


@dataclass(frozen=True)
class CardsWith(Number):
    """Specialists and rituals of both circles with a keyword (EV-134)."""

    keyword: str

    def count(self, game: Evenfall, seat: int) -> int:
        player = game.players[seat]
        bit = KEYWORDS.index(self.keyword)
        total = 0
        for site in player.sites:
            if site.ritual >= 0:
                total += game.box.keywords[site.ritual] >> bit & 1
        for card in player.specialists:
            total += game.box.keywords[card] >> bit & 1
        return total


@dataclass(frozen=True)
class Specialists(Number):
    def count(self, game: Evenfall, seat: int) -> int:
        return len(game.players[seat].specialists)


@dataclass(frozen=True)
class CouncilMembers(Number):
    def count(self, game: Evenfall, seat: int) -> int:
        return len(game.players[seat].council)


@dataclass(frozen=True)
class Rituals(Number):
    """Rituals of both circles."""

    def count(self, game: Evenfall, seat: int) -> int:
        return sum([1 for site in game.players[seat].sites if site.ritual >= 0])


@dataclass(frozen=True)
class InnerRituals(Number):
    def count(self, game: Evenfall, seat: int) -> int:
        return sum([1 for site in game.players[seat].sites if site.ritual >= 0 and site.inner])


@dataclass(frozen=True)
class OuterPlaces(Number):
    def count(self, game: Evenfall, seat: int) -> int:
        return sum([1 for site in game.players[seat].sites if not site.inner])


@dataclass(frozen=True)
class Runestones(Number):
    """All runestones that the clan owns, with the red one and those on fields (EV-C22)."""

    def count(self, game: Evenfall, seat: int) -> int:
        player = game.players[seat]
        return sum(player.stones) + len(player.fields) - player.fields.count(NOTHING)


@dataclass(frozen=True)
class Sickles(Number):
    """Sickles of both circles (EV-130)."""

    def count(self, game: Evenfall, seat: int) -> int:
        return sum([site.sickles for site in game.players[seat].sites])


@dataclass(frozen=True)
class Orbs(Number):
    def count(self, game: Evenfall, seat: int) -> int:
        return sum([site.orbs for site in game.players[seat].sites])


@dataclass(frozen=True)
class RevelSpaces(Number):
    """Spaces of the revel track reached so far (EV-C51)."""

    def count(self, game: Evenfall, seat: int) -> int:
        return game.players[seat].revel


@dataclass(frozen=True)
class EldersStanding(Number):
    """Elders that are not in the personal supply (EV-C48)."""

    def count(self, game: Evenfall, seat: int) -> int:
        return FIGURES_EACH - game.players[seat].elders


@dataclass(frozen=True)
class HarvestSymbols(Number):
    """Resource symbols of harvest effects in both circles, and the sickles there (EV-141)."""

    def count(self, game: Evenfall, seat: int) -> int:
        return sum([game.box.symbols[site.place] + site.sickles for site in game.players[seat].sites])


@dataclass(frozen=True)
class RuneSigns(Number):
    """Places of the inner circle that show a rune, and runestones of that type laid there (EV-131)."""

    rune: str

    def count(self, game: Evenfall, seat: int) -> int:
        rune = RUNES.index(self.rune)
        total = 0
        for site in game.players[seat].sites:
            if site.inner:
                total += (game.box.runes[site.place] == rune) + (site.stone == rune)
        return total
