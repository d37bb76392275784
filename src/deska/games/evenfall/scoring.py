"""Strength and VP as pure functions of a position."""

from typing import Final

from deska.games.evenfall.actions import CLANS
from deska.games.evenfall.components.bases import STRENGTH
from deska.games.evenfall.components.box import NOTHING, Box
from deska.games.evenfall.components.clan import Player, Site
from deska.games.evenfall.components.state import AUTOMA, Evenfall
from deska.games.evenfall.effects.permanents import power

VP_TOKEN: Final = 100  # EV-127


def strength_of(game: Evenfall, seat: int) -> int:
    """The figures in the region, the mana on the dial, and the permanent effects of a player (EV-103, EV-C31)."""
    return game.players[seat].figures_in(game.region) + game.dials[seat] + power(game, seat, STRENGTH)


def winner_of(game: Evenfall) -> int:
    """The strongest; of equals the one who paid more mana, then the first from the starting player on (EV-107, EV-108, EV-185)."""
    best, winner = (NOTHING, NOTHING), NOTHING
    for seat in [*game.in_order(), AUTOMA] if game.solo else game.in_order():
        rank = (game.strengths[seat], game.dials[seat])
        if rank > best:
            best, winner = rank, seat
    return winner


def tokens_left(game: Evenfall) -> int:
    """VP tokens on the throne: one for each player at first, and every hundred VP take one (EV-016, EV-127)."""
    return max(game.seats - sum([player.vp // VP_TOKEN for player in game.players]), 0)


def sides(game: Evenfall) -> tuple[str, ...]:
    """The clan of every seat."""
    return tuple([CLANS[player.clan] for player in game.players[: game.seats]])


# --- the final scoring


def specialist_values(box: Box, player: Player) -> int:
    return sum([box.vp[card] for card in player.specialists])


def ritual_value(box: Box, site: Site) -> int:
    """The VP of a ritual, doubled under a runestone (EV-124)."""
    if site.ritual < 0:
        return 0
    return box.vp[site.ritual] * (2 if site.stone >= 0 else 1)


def ritual_values(box: Box, player: Player) -> int:
    """The VP of the rituals of the inner circle (EV-126)."""
    return sum([ritual_value(box, site) for site in player.sites if site.inner])


def place_values(box: Box, player: Player, inner: bool = True) -> int:
    return sum([box.vp[site.place] for site in player.sites if site.inner == inner])


def automa_rituals(box: Box, automa: Player, inner: bool) -> int:
    """The VP of the rituals of the circle that scores; each runestone doubles one, the best first (EV-187, EV-188)."""
    values = sorted([box.vp[site.ritual] for site in automa.sites if site.ritual >= 0 and site.inner == inner], reverse=True)
    return sum(values) + sum(values[: sum(automa.stones)])
