"""Použití akčního pole: on regions, on own rituals, on the own clan board."""

from deska.games.evenfall.actions import CARDS, FIGURES, USE
from deska.games.evenfall.components.bases import ELDERS_IN_REGIONS, ELDERS_OUTSIDE, REGION_USED, SHARES_SPACES
from deska.games.evenfall.components.clan import EMPTY, WITCH
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.permanents import REACTS, power
from deska.kernel import ALL


def usable_spaces(game: Evenfall, seat: int, options: list[int]) -> None:
    """Each space with each kind of figure that may stand there, whether or not its price can be paid (EV-084)."""
    player = game.players[seat]
    if not player.witches and not player.elders:
        return
    elders_in_regions = player.elders > 0 and power(game, seat, ELDERS_IN_REGIONS) > 0
    for region in range(game.regions):
        if is_open(game, seat, region):
            add(options, player.witches > 0, elders_in_regions, game.box.regions[region])
    elders_outside = player.elders > 0 and power(game, seat, ELDERS_OUTSIDE) > 0
    for site in player.sites:
        if site.ritual >= 0 and site.figure == EMPTY and game.box.spaces[site.ritual] is not None:
            elders = player.elders > 0 and (site.inner or elders_outside)  # EV-083, EV-158
            add(options, player.witches > 0, elders, site.ritual)
    if player.witches and has_own_space(game, seat) and not player.at_home:
        options.append(USE.of(WITCH - 1, player.clan))  # EV-152: no elders


def add(options: list[int], witches: bool, elders: bool, card: int) -> None:
    if witches:
        options.append(USE.of(0, card))
    if elders:
        options.append(USE.of(1, card))


def has_own_space(game: Evenfall, seat: int) -> bool:
    return game.box.spaces[game.side(seat)] is not None


def is_open(game: Evenfall, seat: int, region: int) -> bool:
    """Nobody stands there, or only others and that does not matter (EV-081, EV-C32)."""
    occupied = False
    for player in game.players:
        if player.spaces[region] != EMPTY:
            occupied = True
    return not occupied or (game.players[seat].spaces[region] == EMPTY and power(game, seat, SHARES_SPACES) > 0)


def use_space(game: Evenfall, seat: int, figure: int, card: int) -> None:
    """The figure stays there until the round ends (EV-080, EV-085)."""
    player = game.players[seat]
    player.move_figure(figure, -1)
    region = game.box.region_of[card]
    if card == player.clan:
        player.at_home = True
    elif region >= 0:
        player.spaces[region] = figure
        game.push(REACTS, seat, REGION_USED)
    else:
        i = player.site_under(card)
        player.sites[i] = player.sites[i].with_figure(figure)
    if game.heard:
        move = (FIGURES[figure - 1], f"supply:{seat}", CARDS[card])
        game.tell("ev-used-space", ALL, move, player=seat, figure=figure - 1, card=card)
    effect = game.box.spaces[card]
    if effect is not None:
        game.push(effect, seat, source=card)
