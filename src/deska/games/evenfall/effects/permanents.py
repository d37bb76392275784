"""Trvalé efekty: what adds to the rules, and what reacts. One mechanism for rituals, specialists, council members and boards."""

from typing import Final

from deska.games.evenfall.actions import FIRST
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import Player
from deska.games.evenfall.components.state import Evenfall
from deska.kernel import Effect, Frame, Simultaneous
from deska.kernel.codec import Field, Int


def permanents(player: Player) -> list[int]:
    """The cards whose permanent effects work for the player, borrowed specialists included (EV-065, EV-069, EV-079, EV-140)."""
    found: list[int] = []
    for site in player.sites:
        if site.ritual >= 0:
            found.append(site.ritual)
    found += player.specialists
    found += player.borrowed
    found += player.council
    return found


def power(game: Evenfall, seat: int, which: int) -> int:
    """What all permanent effects of a player add to something that a rule asks for."""
    found = game.box.powers[game.side(seat)][which]
    for card in permanents(game.players[seat]):
        found += game.box.powers[card][which]
    return found


class OrderReactions(Simultaneous):
    """Several effects at the same moment: their owner says which comes first."""

    kind = "ev-order"
    rules = ("EV-067", "EV-068", "EV-117")


def react(game: Evenfall, seat: int, moments: int, but: int = NOTHING) -> None:
    """Let the player's permanent effects react, each once; a card never reacts to its own being played (EV-068).

    Fixed gains happen at once, since their order makes no difference; only the rest is worth a question.
    """
    box = game.box
    due: list[Frame] = []
    for card in permanents(game.players[seat]):
        if not box.moments[card] & moments or card == but:
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
    """The frame's seat reacts to what the argument says; the source is a card that was played and does not react to that."""

    def arg_field(self) -> Field:
        return Int(1, (1 << 20) - 1)

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        react(game, frame.seat, frame.arg, frame.source)


ORDER: Final = OrderReactions(FIRST)
REACTS: Final = Reacts()
