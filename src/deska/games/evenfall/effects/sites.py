"""Changed copies of the places of power in a clan: a site never changes, a new one replaces it."""

from deska.games.evenfall.components.clan import EMPTY, Site
from deska.games.evenfall.made import clone_site


def with_ritual(site: Site, ritual: int) -> Site:
    """The site with another ritual or none; what lay on the old one is gone."""
    made = with_figure(site, EMPTY)
    made.ritual = ritual
    made.sickles = made.orbs = 0
    return made


def moved_in(site: Site) -> Site:
    """The site in the inner circle."""
    made = clone_site(site)
    made.inner = True
    return made


def with_agents(site: Site, sickles: int, orbs: int) -> Site:
    """The site with more agents on its ritual."""
    made = clone_site(site)
    made.sickles += sickles
    made.orbs += orbs
    return made


def with_figure(site: Site, figure: int) -> Site:
    """The site with a figure on the action space of its ritual, or none."""
    made = clone_site(site)
    made.figure = figure
    return made


def with_stone(site: Site, stone: int) -> Site:
    """The site with the runestone that is laid there at the end of the game (EV-123)."""
    made = clone_site(site)
    made.stone = stone
    return made
