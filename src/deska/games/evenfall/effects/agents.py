"""Agents: sickles and orbs on rituals."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from deska.games.evenfall.actions import CARDS, SICKLE
from deska.games.evenfall.components.bases import AGENTS_FOR_MANA, ORB_CREATED, SICKLE_CREATED
from deska.games.evenfall.components.state import AGENTS, Evenfall
from deska.games.evenfall.effects.paying import Pay, PayMana
from deska.games.evenfall.effects.permanents import power, react
from deska.games.evenfall.effects.revel import STEP
from deska.games.evenfall.effects.sites import with_agents
from deska.kernel import ALL, PASS, Ask, Effect, Either, Frame, Reason
from deska.kernel.codec import Field, Int

PAY_SICKLE: Final = Pay("herb", 1)  # EV-092
PAY_ORB: Final = Pay("potion", 2)
PRICE_OF_SICKLE: Final = Either("ev-sickle-price", (PAY_SICKLE, PayMana(2)), ("EV-138",))
PRICE_OF_ORB: Final = Either("ev-orb-price", (PAY_ORB, PayMana(3)), ("EV-138",))


def agents_left(game: Evenfall) -> int:
    """The agents in the common supply (EV-006)."""
    left = AGENTS
    for player in game.players:
        for site in player.sites:
            left -= site.sickles + site.orbs
    return left


def rituals_with_room(game: Evenfall, seat: int) -> list[int]:
    """Own rituals of both circles with a free slot, as long as there are agents at all (EV-091, EV-093)."""
    rituals = [site.ritual for site in game.players[seat].sites if site.free_slots(game.box) > 0]
    return rituals if rituals and agents_left(game) else []


class PlaceAgent(Effect):
    """An agent is put on the ritual that is the source."""

    agent: ClassVar[str]

    def announce(self, game: Evenfall, seat: int, card: int) -> None:
        """It is told before it is paid for."""
        if game.heard:
            game.tell("ev-created", ALL, (self.agent, "agents", CARDS[card]), player=seat, agent=self.agent, card=card)

    def put(self, game: Evenfall, frame: Frame) -> None:
        sites = game.players[frame.seat].sites
        i = game.players[frame.seat].site_under(frame.source)
        sites[i] = with_agents(sites[i], 1, 0) if self.agent == "sickle" else with_agents(sites[i], 0, 1)


class PlaceSickle(PlaceAgent):
    agent = "sickle"

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        self.put(game, frame)
        react(game, frame.seat, SICKLE_CREATED)


class PlaceOrb(PlaceAgent):
    """An orb gives a step at once (EV-094)."""

    agent = "orb"

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        self.put(game, frame)
        react(game, frame.seat, ORB_CREATED)
        game.push(STEP, frame.seat)


def price_of(place: PlaceAgent, game: Evenfall, seat: int) -> Effect:
    """The cost of an agent: resources, or mana for those who may pay with it (EV-092, EV-138)."""
    in_mana = power(game, seat, AGENTS_FOR_MANA) > 0
    if place is PLACE_SICKLE:
        return PRICE_OF_SICKLE if in_mana else PAY_SICKLE
    return PRICE_OF_ORB if in_mana else PAY_ORB


@dataclass(frozen=True)
class FreeSickles(Ask):
    """Up to so many sickles are created without payment (EV-C17). The argument counts them."""

    count: int

    def prompt(self) -> str:
        return "ev-free-sickle"

    def serves(self) -> tuple[str, ...]:
        return ("EV-C17",)

    def arg_field(self) -> Field:
        return Int(0, self.count - 1)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        rituals = rituals_with_room(game, frame.seat)
        return [*[SICKLE.of(ritual) for ritual in rituals], PASS] if rituals else []

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        if frame.arg + 1 < self.count:
            game.push(self, frame.seat, frame.arg + 1, frame.source)
        PLACE_SICKLE.announce(game, frame.seat, SICKLE.arg(option))
        game.push(PLACE_SICKLE, frame.seat, source=SICKLE.arg(option))

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return SICKLE.refuses(option, "ev-why-no-slot", "EV-093")


PLACE_SICKLE: Final = PlaceSickle()
PLACE_ORB: Final = PlaceOrb()
