"""Main action 5, creating agents: sickles and orbs for own rituals."""

from typing import Final

from deska.games.evenfall.actions import ORB, SICKLE
from deska.games.evenfall.components.bases import AGENTS_FOR_MANA
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.agents import PLACE_ORB, PLACE_SICKLE, PlaceAgent, agents_left, price_of, rituals_with_room
from deska.games.evenfall.effects.permanents import power
from deska.games.evenfall.turn.main import MainAction
from deska.kernel import DONE, Ask, Frame, Reason
from deska.kernel.actions import Verb


class CreateAgents(MainAction):
    """Any number of agents, each of which is paid for by itself (EV-091)."""

    def offer(self, game: Evenfall, seat: int, options: list[int]) -> None:
        rituals = rituals_with_room(game, seat)
        if rituals:
            offer_agents(game, seat, options, rituals, SICKLE, PLACE_SICKLE)
            offer_agents(game, seat, options, rituals, ORB, PLACE_ORB)

    def take(self, game: Evenfall, seat: int, option: int) -> None:
        place: PlaceAgent = PLACE_SICKLE if SICKLE.holds(option) else PLACE_ORB
        place.announce(game, seat, self.card(option))
        game.then(seat, price_of(place, game, seat), place.of(0, self.card(option)), MORE_AGENTS)

    def why_not(self, game: Evenfall, seat: int, option: int) -> Reason:
        card = self.card(option)
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


def offer_agents(game: Evenfall, seat: int, options: list[int], rituals: list[int], verb: Verb, place: PlaceAgent) -> None:
    price = price_of(place, game, seat)
    if price.possible(game, Frame(price, seat)):
        options += [verb.of(ritual) for ritual in rituals]


class MoreAgents(Ask):
    """Another agent, as long as there is room for one; a free action may bring the resources for it (EV-044, EV-091)."""

    kind = "ev-more-agents"
    rules = ("EV-091", "EV-092", "EV-093")

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        options: list[int] = []
        CREATE_AGENTS.offer(game, frame.seat, options)
        return [*options, DONE] if rituals_with_room(game, frame.seat) else []

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option != DONE:
            CREATE_AGENTS.take(game, frame.seat, option)

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return CREATE_AGENTS.why_not(game, frame.seat, option) if CREATE_AGENTS.holds(option) else None


CREATE_AGENTS: Final = CreateAgents(SICKLE, ORB)
MORE_AGENTS: Final = MoreAgents()
