"""Places of power in a clan never change: a new one with the difference replaces the old one."""

from deska.games.evenfall.components.clan import EMPTY, Site
from deska.games.evenfall.made import clone_site


def with_ritual(site: Site, ritual: int) -> Site:
    """With another ritual or none; what lay on the old one is gone."""
    made = with_figure(site, EMPTY)
    made.ritual = ritual
    made.sickles = made.orbs = 0
    return made


def moved_in(site: Site) -> Site:
    """In the inner circle."""
    made = clone_site(site)
    made.inner = True
    return made


def with_agents(site: Site, sickles: int, orbs: int) -> Site:
    """With more agents on its ritual."""
    made = clone_site(site)
    made.sickles += sickles
    made.orbs += orbs
    return made


def with_figure(site: Site, figure: int) -> Site:
    """With a figure on the action space of its ritual, or none."""
    made = clone_site(site)
    made.figure = figure
    return made


def with_stone(site: Site, stone: int) -> Site:
    """With the runestone that is laid there at the end of the game (EV-123)."""
    made = clone_site(site)
    made.stone = stone
    return made
