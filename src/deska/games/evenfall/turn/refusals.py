"""Why something that looks possible in a turn is not."""

from deska.games.evenfall.actions import CLANS, COUNCILLOR, DISCOVER, ORB, RITUAL, SICKLE, SPECIALIST, TOKEN, USE
from deska.games.evenfall.components.bases import AGENTS_FOR_MANA, ELDERS_IN_REGIONS
from deska.games.evenfall.components.clan import EMPTY, WITCH
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.agents import agents_left
from deska.games.evenfall.effects.permanents import power
from deska.games.evenfall.turn.playing import council_cost, savings
from deska.games.evenfall.turn.spaces import has_own_space
from deska.kernel import Reason


def why_not(game: Evenfall, seat: int, option: int) -> Reason | None:
    if DISCOVER.holds(option):
        return no_discovery(game, seat, DISCOVER.arg(option))
    if TOKEN.holds(option):
        return Reason("ev-why-token-used", "EV-052")
    if RITUAL.holds(option):
        return no_ritual(game, seat, RITUAL.arg(option))
    if SPECIALIST.holds(option):
        return no_specialist(game, seat, SPECIALIST.arg(option))
    if COUNCILLOR.holds(option):
        return no_council(game, seat, COUNCILLOR.arg(option))
    if USE.holds(option):
        return no_use(game, seat, USE.arg(option) + 1, USE.second(option))
    if SICKLE.holds(option) or ORB.holds(option):
        return no_agent(game, seat, option)
    return None


def no_discovery(game: Evenfall, seat: int, place: int) -> Reason:
    card = place
    if place not in game.slots:
        return Reason("ev-why-no-such-place", "EV-047", {"card": card})
    return Reason(
        "ev-why-too-few-witches", "EV-048", {"card": card, "need": game.box.witches[place], "witches": game.players[seat].witches}
    )


def no_ritual(game: Evenfall, seat: int, card: int) -> Reason:
    player = game.players[seat]
    if card not in player.hand.cards:
        return Reason("ev-why-not-in-hand", "EV-058", {"card": card})
    if not any(site.ritual < 0 for site in player.sites):
        return Reason("ev-why-no-free-place", "EV-061", {"card": card})
    return too_dear(card, game.box.costs[card], savings(game, seat, card), "EV-060")


def too_dear(card: int, cost: list[int], saved: int, rule: str) -> Reason:
    return Reason("ev-why-too-dear", rule, {"card": card, "herbs": cost[0], "potions": cost[1], "knowledge": cost[2], "saved": saved})


def no_specialist(game: Evenfall, seat: int, card: int) -> Reason:
    player = game.players[seat]
    if card not in player.hand.cards:
        return Reason("ev-why-not-in-hand", "EV-058", {"card": card})
    if card in player.specialists:
        return Reason("ev-why-same-specialist", "EV-070", {"card": card})
    return too_dear(card, game.box.costs[card], 0, "EV-069")


def no_council(game: Evenfall, seat: int, card: int) -> Reason:
    if card not in game.players[seat].hand.cards:
        return Reason("ev-why-not-in-hand", "EV-058", {"card": card})
    return too_dear(card, council_cost(game, seat), 0, "EV-075")


def no_use(game: Evenfall, seat: int, figure: int, card: int) -> Reason:
    player = game.players[seat]
    if not player.supply(figure):
        return Reason("ev-why-no-figure", "EV-080", {"figure": figure - 1})
    if game.box.region_of[card] >= 0:
        return no_use_of_region(game, seat, figure, card)
    if card in CLANS.members:
        return no_use_of_own(game, seat, figure, card)
    i = player.site_under(card)
    if i < 0:
        return Reason("ev-why-not-your-ritual", "EV-082", {"card": card})
    if player.sites[i].figure != EMPTY:
        return Reason("ev-why-occupied", "EV-081", {"card": card})
    return Reason("ev-why-elders-inside", "EV-083", {"card": card})


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


def no_agent(game: Evenfall, seat: int, option: int) -> Reason:
    card = SICKLE.arg(option) if SICKLE.holds(option) else ORB.arg(option)
    player = game.players[seat]
    i = player.site_under(card)
    if i < 0:
        return Reason("ev-why-not-your-ritual", "EV-091", {"card": card})
    if not player.sites[i].free_slots(game.box):
        return Reason("ev-why-no-slot", "EV-093", {"card": card})
    if not agents_left(game):
        return Reason("ev-why-no-agents", "EV-006")
    agent = "sickle" if SICKLE.holds(option) else "orb"
    if power(game, seat, AGENTS_FOR_MANA):
        return Reason("ev-why-agent-too-dear-in-mana", "EV-138", {"agent": agent})
    return Reason("ev-why-agent-too-dear", "EV-092", {"agent": agent})
