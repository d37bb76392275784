"""Permanent effects: some add to numbers of the rules, some react. Rituals, specialists, council members and boards have them."""

from typing import Final

from deska.games.evenfall.actions import FIRST
from deska.games.evenfall.components.bases import ROUND_ENDS
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import Player
from deska.games.evenfall.components.state import Evenfall
from deska.kernel import Effect, Frame, Simultaneous
from deska.kernel.codec import Int


def permanents(player: Player) -> list[int]:
    """The cards whose permanent effects work for the player, borrowed specialists included (EV-065, EV-069, EV-079, EV-140)."""
    cards: list[int] = []
    for site in player.sites:
        if site.ritual >= 0:
            cards.append(site.ritual)
    cards += player.specialists
    cards += player.borrowed
    cards += player.council
    return cards


def power(game: Evenfall, seat: int, which: int) -> int:
    """The sum that all permanent effects of a player add to one of the powers."""
    powers = game.box.powers
    player = game.players[seat]
    total = powers[game.side(seat)][which]
    for site in player.sites:  # one by one: this is asked so often that a list of all permanents would cost too much
        if site.ritual >= 0:
            total += powers[site.ritual][which]
    for card in player.specialists:
        total += powers[card][which]
    for card in player.borrowed:
        total += powers[card][which]
    for card in player.council:
        total += powers[card][which]
    return total


class OrderReactions(Simultaneous):
    """Several effects react at the same moment, and their owner says which comes first."""

    kind = "ev-order"
    rules = ("EV-067", "EV-068", "EV-117")


def react(game: Evenfall, seat: int, moments: int, played: int = NOTHING) -> None:
    """Let the player's permanent effects react, each once; a card never reacts to its own being played (EV-068).

    Fixed gains happen at once, since their order makes no difference; only the rest is worth a question.
    """
    box = game.box
    due: list[Frame] = []
    for card in permanents(game.players[seat]):
        if not box.moments[card] & moments or card == played:
            continue
        when = box.reactions[card]
        if when is None:
            continue
        if box.plain[card]:
            for effect in when.effects:
                effect.resolve(game, Frame(effect, seat, card))
        else:
            due.append(Frame(when, seat, card))
    if len(due) > 1:
        ORDER.start(game, seat, due)
    elif due:
        game.stack.append(due[0])


class Reacts(Effect):
    """The effects of a player react to the moments of the argument. The source, if any, is the card just played, which does not react."""

    takes = Int(1, 2 * ROUND_ENDS - 1)  # any of the moments, of which this is the last

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        react(game, frame.seat, frame.arg, frame.source)


ORDER: Final = OrderReactions(FIRST)
REACTS: Final = Reacts()
