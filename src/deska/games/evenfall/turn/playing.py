"""Main action 3, playing a card: a ritual, a specialist or a council member."""

from typing import Any, Final

from deska.games.evenfall.actions import CARDS, COUNCILLOR, KEYWORDS, ON, RITUAL, SPECIALIST
from deska.games.evenfall.components.bases import CHEAPER, COUNCIL_PLAYED, KEYWORD_PLAYED, RITUAL_PLAYED, SPECIALIST_PLAYED
from deska.games.evenfall.components.box import NOTHING
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.circles import bond_bonus
from deska.games.evenfall.effects.paying import PAY_RESOURCES, can_afford
from deska.games.evenfall.effects.permanents import REACTS, power
from deska.games.evenfall.effects.sites import with_ritual
from deska.games.evenfall.turn.main import MainAction
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.combinators import push_all
from deska.kernel.payments import pack


def savings(game: Evenfall, seat: int, card: int) -> int:
    """The number of resources that a ritual costs less because of its keywords (EV-193)."""
    saved = 0
    for bit in range(len(KEYWORDS)):
        if game.box.keywords[card] >> bit & 1:
            saved += power(game, seat, CHEAPER + bit)
    return saved


def council_cost(game: Evenfall, seat: int) -> list[int]:
    """The cost of a council member on the clan board; the first one may be cheaper than the others (EV-075, EV-076)."""
    costs = game.box.further_council if game.players[seat].council else game.box.first_council
    return costs[game.side(seat)]


class PlayCard(MainAction):
    """A card from the hand, which is paid for before it is laid (EV-058, EV-067). In the council its printed cost is ignored (EV-075)."""

    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        player = game.players[seat]
        stock = player.stock
        costs = game.box.costs
        has_room = player.site_under(NOTHING) >= 0
        affords_council = can_afford(stock, council_cost(game, seat), 0)
        last = NOTHING
        for card in player.hand.cards:  # sorted: equal cards are neighbours
            if card == last:
                continue
            last = card
            if not game.box.is_person[card]:
                if has_room and can_afford(stock, costs[card], savings(game, seat, card)):  # EV-060, EV-061
                    options.append(RITUAL.of(card))
                continue
            if card not in player.specialists and can_afford(stock, costs[card], 0):  # EV-070
                options.append(SPECIALIST.of(card))
            if affords_council:
                options.append(COUNCILLOR.of(card))

    def take(self, game: Evenfall, seat: int, option: int) -> None:
        card = self.card(option)
        cost, saved, lay = game.box.costs[card], 0, LAY_SPECIALIST
        if RITUAL.holds(option):
            saved, lay = savings(game, seat, card), CHOOSE_SITE
        elif COUNCILLOR.holds(option):
            cost, lay = council_cost(game, seat), LAY_COUNCIL
        game.players[seat].hand.take(card)
        game.playing = card
        if game.heard:
            game.tell(ANNOUNCED[lay], ALL, (CARDS[card], f"hand:{seat}", "playing"), player=seat, card=card)
        game.then(seat, PAY_RESOURCES.of(pack([*cost, 0, saved]), card), lay.of(0, card))

    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        card = self.card(option)
        player = game.players[seat]
        if card not in player.hand.cards:
            return Reason("ev-why-not-in-hand", "EV-058", {"card": card})
        if COUNCILLOR.holds(option):
            return too_dear(card, council_cost(game, seat), 0, "EV-075")
        if SPECIALIST.holds(option) and card in player.specialists:
            return Reason("ev-why-same-specialist", "EV-070", {"card": card})
        if SPECIALIST.holds(option):
            return too_dear(card, game.box.costs[card], 0, "EV-069")
        if player.site_under(NOTHING) < 0:
            return Reason("ev-why-no-free-place", "EV-061", {"card": card})
        return too_dear(card, game.box.costs[card], savings(game, seat, card), "EV-060")


def too_dear(card: int, cost: list[int], saved: int, rule: str) -> Reason:
    return Reason("ev-why-too-dear", rule, {"card": card, "herbs": cost[0], "potions": cost[1], "knowledge": cost[2], "saved": saved})


# --- A. a ritual


class ChooseSite(Ask):
    """The ritual is laid on a place of the clan without one, in either circle (EV-061)."""

    kind = "ev-on"
    rules = ("EV-061", "EV-063")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        return [ON.of(site.place) for site in game.players[frame.seat].sites if site.ritual < 0]

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        lay_ritual(game, frame.seat, frame.source, ON.arg(option))

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        is_own = ON.holds(option) and game.players[frame.seat].site_of(ON.arg(option)) >= 0
        return ON.refuses(option, "ev-why-covered" if is_own else "ev-why-not-your-place", "EV-061")


def lay_ritual(game: Evenfall, seat: int, ritual: int, place: int) -> None:
    """Bond bonus and instant effect come first, then the reactions (EV-063, EV-064, EV-067)."""
    player = game.players[seat]
    i = player.site_of(place)
    player.sites[i] = with_ritual(player.sites[i], ritual)
    game.playing = NOTHING
    if game.heard:
        game.tell("ev-laid-on", ALL, (CARDS[ritual], "playing", f"clan:{seat}"), player=seat, card=place)
    game.push(REACTS, seat, RITUAL_PLAYED | game.box.keywords[ritual] * KEYWORD_PLAYED, ritual)
    push_all(game, Frame(CHOOSE_SITE, seat, ritual), game.box.instant[ritual])
    push_all(game, Frame(CHOOSE_SITE, seat, place), bond_bonus(game, place, ritual))


def laid_down(game: Evenfall, frame: Frame, place: str) -> None:
    """The person that was paid for lies in its place now."""
    game.playing = NOTHING
    if game.heard:
        game.tell("ev-laid-down", ALL, (CARDS[frame.source], "playing", f"{place}:{frame.seat}"), player=frame.seat, card=frame.source)


# --- B. a specialist


class LaySpecialist(Effect):
    """The person lies left of the clan board (EV-069)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        player = game.players[frame.seat]
        player.specialists = (*player.specialists, frame.source)
        laid_down(game, frame, "specialists")
        game.push(REACTS, frame.seat, SPECIALIST_PLAYED, frame.source)


# --- C. a council member


class LayCouncil(Effect):
    """The person lies under the clan board; from now on only the lower half exists (EV-077)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        player = game.players[frame.seat]
        half = game.box.half_of[frame.source]
        player.council = (*player.council, half)
        laid_down(game, frame, "council")
        game.push(REACTS, frame.seat, COUNCIL_PLAYED, half)


PLAY_CARD: Final = PlayCard(RITUAL, SPECIALIST, COUNCILLOR)
CHOOSE_SITE: Final[Effect] = ChooseSite()
LAY_SPECIALIST: Final[Effect] = LaySpecialist()
LAY_COUNCIL: Final[Effect] = LayCouncil()
ANNOUNCED: Final = {CHOOSE_SITE: "ev-played-ritual", LAY_SPECIALIST: "ev-played-specialist", LAY_COUNCIL: "ev-played-council"}
"""A card is announced before it is paid for."""
