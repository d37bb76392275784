"""Main action 4, using an action space: on regions, on one's own rituals, on one's own clan board."""

from typing import Final

from deska.games.evenfall.actions import CARDS, CLANS, FIGURES, USE
from deska.games.evenfall.components.bases import ELDERS_IN_REGIONS, ELDERS_OUTSIDE, REGION_USED, SHARES_SPACES
from deska.games.evenfall.components.clan import EMPTY, WITCH
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.permanents import REACTS, power
from deska.games.evenfall.effects.sites import with_figure
from deska.games.evenfall.turn.main import MainAction
from deska.kernel import ALL, Reason


def has_own_space(game: Evenfall, seat: int) -> bool:
    return game.box.spaces[game.side(seat)] is not None


def is_open(game: Evenfall, seat: int, region: int) -> bool:
    """True if nobody stands there, or if only others do and the player may share the space (EV-081, EV-C32)."""
    for player in game.players:
        if player.spaces[region] != EMPTY:
            return game.players[seat].spaces[region] == EMPTY and power(game, seat, SHARES_SPACES) > 0
    return True


class UseSpace(MainAction):
    """A figure goes on an action space and stays there until the round ends (EV-080, EV-085)."""

    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        """Each space is offered with each kind of figure that may stand there, whether or not its price can be paid (EV-084)."""
        player = game.players[seat]
        if not player.witches and not player.elders:
            return
        witches = player.witches > 0
        elders_in_regions = player.elders > 0 and power(game, seat, ELDERS_IN_REGIONS) > 0
        for region in range(game.regions):
            if is_open(game, seat, region):
                add(options, witches, elders_in_regions, game.box.regions[region])
        elders_outside = player.elders > 0 and power(game, seat, ELDERS_OUTSIDE) > 0
        for site in player.sites:
            if site.ritual >= 0 and site.figure == EMPTY and game.box.spaces[site.ritual] is not None:
                add(options, witches, player.elders > 0 and (site.inner or elders_outside), site.ritual)  # EV-083, EV-158
        if has_own_space(game, seat) and not player.at_home:
            add(options, witches, False, player.clan)  # EV-152: no elders

    def take(self, game: Evenfall, seat: int, option: int) -> None:
        player = game.players[seat]
        figure, card = USE.arg(option) + 1, USE.second(option)
        player.move_figure(figure, -1)
        region = game.box.region_of[card]
        if card == player.clan:
            player.at_home = True
        elif region >= 0:
            player.spaces[region] = figure
            game.push(REACTS, seat, REGION_USED)
        else:
            i = player.site_under(card)
            player.sites[i] = with_figure(player.sites[i], figure)
        if game.heard:
            move = (FIGURES[figure - 1], f"supply:{seat}", CARDS[card])
            game.tell("ev-used-space", ALL, move, player=seat, figure=figure - 1, card=card)
        effect = game.box.spaces[card]
        if effect is not None:
            game.push(effect, seat, source=card)

    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        figure, card = USE.arg(option) + 1, USE.second(option)
        if not game.players[seat].supply(figure):
            return Reason("ev-why-no-figure", "EV-080", {"figure": figure - 1})
        if game.box.region_of[card] >= 0:
            return no_use_of_region(game, seat, figure, card)
        return no_use_of_own(game, seat, figure, card) if card in CLANS.members else no_use_of_ritual(game, seat, card)


def add(options: list[int], witches: bool, elders: bool, card: int) -> None:
    if witches:
        options.append(USE.of(0, card))
    if elders:
        options.append(USE.of(1, card))


def no_use_of_region(game: Evenfall, seat: int, figure: int, card: int) -> Reason:
    if game.box.region_of[card] >= game.regions:
        return Reason("ev-why-region-not-in-play", "EV-013", {"region": game.box.region_of[card]})
    if figure != WITCH and not power(game, seat, ELDERS_IN_REGIONS):
        return Reason("ev-why-elders-inside", "EV-083", {"card": card})
    return Reason("ev-why-occupied", "EV-081", {"card": card})


def no_use_of_own(game: Evenfall, seat: int, figure: int, card: int) -> Reason:
    if not has_own_space(game, seat):
        return Reason("ev-why-no-own-space", "EV-152")
    if figure != WITCH:
        return Reason("ev-why-witch-only", "EV-152")
    return Reason("ev-why-occupied", "EV-081", {"card": card})


def no_use_of_ritual(game: Evenfall, seat: int, card: int) -> Reason:
    player = game.players[seat]
    i = player.site_under(card)
    if i < 0:
        return Reason("ev-why-not-your-ritual", "EV-082", {"card": card})
    if player.sites[i].figure != EMPTY:
        return Reason("ev-why-occupied", "EV-081", {"card": card})
    return Reason("ev-why-elders-inside", "EV-083", {"card": card})


USE_SPACE: Final = UseSpace(USE)
