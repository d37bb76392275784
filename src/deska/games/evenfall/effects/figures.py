"""Witches and elders that come back or move on, rituals that go, specialists that are borrowed."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import BORROW, CARDS, REGIONS, REMOVE, RETURN, RIFT
from deska.games.evenfall.components.bases import Effects
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.clan import EMPTY, WITCH
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.gains import cause_of
from deska.games.evenfall.effects.sites import with_figure, with_ritual
from deska.kernel import ALL, PASS, Ask, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all


def occupied_rituals(game: Evenfall, seat: int, but: int = NOTHING) -> list[int]:
    """Own rituals on which a figure stands; the figure on `but` does not count."""
    return [site.ritual for site in game.players[seat].sites if site.figure != EMPTY and site.ritual != but]


@dataclass(frozen=True)
class ReturnFigures(Ask):
    """Own figures return from rituals to the personal supply, but not the one that uses this (EV-C14). The argument counts them."""

    count: int = 1
    optional: bool = False

    def prompt(self) -> str:
        return "ev-return"

    def serves(self) -> tuple[str, ...]:
        return ("EV-C14", "EV-C18")

    def arg_field(self) -> Field:
        return Int(0, self.count - 1)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        options = [RETURN.of(ritual) for ritual in occupied_rituals(game, frame.seat, frame.source)]
        if options and self.optional:
            options.append(PASS)
        return options

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        if frame.arg + 1 < self.count:
            game.push(self, frame.seat, frame.arg + 1, frame.source)
        ritual = RETURN.arg(option)
        take_figure(game, frame.seat, ritual)
        if game.heard:
            move = ("figure", CARDS[ritual], f"supply:{frame.seat}")
            game.tell("ev-returned", ALL, move, player=frame.seat, card=ritual)

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg, "card": cause_of(game, frame)}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return RETURN.refuses(option, "ev-why-no-figure-there", "EV-C14")


def take_figure(game: Evenfall, seat: int, ritual: int) -> None:
    """The figure on a ritual comes back to the personal supply, ready to be used again."""
    player = game.players[seat]
    i = player.site_under(ritual)
    player.move_figure(player.sites[i].figure, 1)
    player.sites[i] = with_figure(player.sites[i], EMPTY)


class Rift(Ask):
    """The figure of one own ritual goes to a region, where it adds strength but uses no action space (EV-135)."""

    kind = "ev-rift"
    rules = ("EV-135", "EV-C23")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [RIFT.of(ritual, region) for ritual in occupied_rituals(game, frame.seat) for region in range(game.regions)]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        ritual = RIFT.arg(option)
        region = RIFT.second(option)
        i = player.site_under(ritual)
        if player.sites[i].figure == WITCH:
            player.witches_at[region] += 1
        else:
            player.elders_at[region] += 1
        player.sites[i] = with_figure(player.sites[i], EMPTY)
        if game.heard:
            game.tell("ev-rifted", ALL, ("figure", CARDS[ritual], REGIONS[region]), player=frame.seat, card=ritual, region=region)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        if not RIFT.holds(option):
            return None
        if RIFT.second(option) >= game.regions:
            return Reason("ev-why-region-not-in-play", "EV-013", {"region": RIFT.second(option)})
        return Reason("ev-why-no-figure-there", "EV-135", {"card": RIFT.arg(option)})


@dataclass(frozen=True)
class RemoveRitual(Ask):
    """One own ritual goes to the box with its agents; only then come the gains for it (EV-132, EV-133)."""

    effects: Effects

    def prompt(self) -> str:
        return "ev-remove"

    def serves(self) -> tuple[str, ...]:
        return ("EV-132",)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [REMOVE.of(site.ritual) for site in game.players[frame.seat].sites if site.ritual >= 0]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        ritual = REMOVE.arg(option)
        take_figure(game, frame.seat, ritual)
        player = game.players[frame.seat]
        i = player.site_under(ritual)
        player.sites[i] = with_ritual(player.sites[i], NOTHING)
        game.removed = (*game.removed, ritual)
        if game.heard:
            game.tell("ev-removed", ALL, (CARDS[ritual], f"clan:{frame.seat}", "box"), player=frame.seat, card=ritual)
        push_all(game, frame, self.effects)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return REMOVE.refuses(option, "ev-why-not-your-ritual", "EV-132")


class Borrow(Ask):
    """An elder goes on a specialist of another clan, whose effect works for both until the round ends (EV-140)."""

    kind = "ev-borrow"
    rules = ("EV-140", "EV-C38")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        if not player.elders:
            return []
        others = {card for seat, other in enumerate(game.players) if seat != frame.seat for card in other.specialists}
        return [BORROW.of(card) for card in sorted(others) if card not in player.borrowed]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        card = BORROW.arg(option)
        player.elders -= 1
        player.borrowed = (*player.borrowed, card)
        if game.heard:
            move = ("elder", f"supply:{frame.seat}", CARDS[card])
            game.tell("ev-borrowed", ALL, move, player=frame.seat, card=card)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return BORROW.refuses(option, "ev-why-no-such-foreign-specialist", "EV-140")


RIFT_OPENS: Final = Rift()
BORROWS: Final = Borrow()
