"""Činidla: sickles and orbs on rituals."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.evenfall.actions import CARDS, HERB, POTION, SICKLE
from deska.games.evenfall.components.bases import AGENTS_FOR_MANA, ORB_CREATED, SICKLE_CREATED
from deska.games.evenfall.components.state import AGENTS, Evenfall
from deska.games.evenfall.effects.paying import Pay, PayMana
from deska.games.evenfall.effects.permanents import power, react
from deska.games.evenfall.effects.revel import STEP
from deska.kernel import ALL, PASS, Ask, Effect, Either, Frame, Reason
from deska.kernel.codec import Field, Int

SICKLE_HERBS: Final = 1  # EV-092
ORB_POTIONS: Final = 2
SICKLE_MANA: Final = 2  # EV-138
ORB_MANA: Final = 3

PAY_SICKLE: Final = Pay("herb", SICKLE_HERBS)
PAY_ORB: Final = Pay("potion", ORB_POTIONS)
PRICE_OF_SICKLE: Final = Either("ev-sickle-price", (PAY_SICKLE, PayMana(SICKLE_MANA)), ("EV-138",))
PRICE_OF_ORB: Final = Either("ev-orb-price", (PAY_ORB, PayMana(ORB_MANA)), ("EV-138",))


def sickle_price(game: Evenfall, seat: int) -> Effect:
    return PRICE_OF_SICKLE if power(game, seat, AGENTS_FOR_MANA) else PAY_SICKLE


def orb_price(game: Evenfall, seat: int) -> Effect:
    return PRICE_OF_ORB if power(game, seat, AGENTS_FOR_MANA) else PAY_ORB


def can_pay_sickle(game: Evenfall, seat: int) -> bool:
    player = game.players[seat]
    return player.stock[HERB] >= SICKLE_HERBS or (player.mana >= SICKLE_MANA and power(game, seat, AGENTS_FOR_MANA) > 0)


def can_pay_orb(game: Evenfall, seat: int) -> bool:
    player = game.players[seat]
    return player.stock[POTION] >= ORB_POTIONS or (player.mana >= ORB_MANA and power(game, seat, AGENTS_FOR_MANA) > 0)


def agents_left(game: Evenfall) -> int:
    """In the common supply (EV-006)."""
    left = AGENTS
    for player in game.players:
        for site in player.sites:
            left -= site.sickles + site.orbs
    return left


def rituals_with_room(game: Evenfall, seat: int) -> list[int]:
    """Own rituals of both circles with a free slot, if there are agents at all (EV-091, EV-093)."""
    found = [site.ritual for site in game.players[seat].sites if site.free_slots(game.box) > 0]
    return found if found and agents_left(game) else []


class PlaceSickle(Effect):
    """On the ritual that is the source."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        put_agent(game, frame, 1, 0)
        react(game, frame.seat, SICKLE_CREATED)


class PlaceOrb(Effect):
    """On the ritual that is the source; it gives a step at once (EV-094)."""

    def resolve(self, game: Evenfall, frame: Frame) -> None:
        put_agent(game, frame, 0, 1)
        react(game, frame.seat, ORB_CREATED)
        game.push(STEP, frame.seat)


def put_agent(game: Evenfall, frame: Frame, sickles: int, orbs: int) -> None:
    player = game.players[frame.seat]
    i = player.site_under(frame.source)
    player.sites[i] = player.sites[i].with_agents(sickles, orbs)
    if game.heard:
        what = "sickle" if sickles else "orb"
        game.tell("ev-created", ALL, (what, "agents", CARDS[frame.source]), player=frame.seat, agent=what, card=frame.source)


@dataclass(frozen=True)
class FreeSickles(Ask):
    """Up to so many sickles without payment; each counts as created (EV-C17). The argument counts them."""

    count: int

    def prompt(self) -> str:
        return "ev-free-sickle"

    def serves(self) -> tuple[str, ...]:
        return ("EV-C17",)

    def arg_field(self) -> Field:
        return Int(0, self.count - 1)

    def options(self, game: Evenfall, frame: Frame) -> list[int]:
        options = [SICKLE.of(ritual) for ritual in rituals_with_room(game, frame.seat)]
        if options:
            options.append(PASS)
        return options

    def chosen(self, game: Evenfall, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        if frame.arg + 1 < self.count:
            game.push(self, frame.seat, frame.arg + 1, frame.source)
        game.push(PLACE_SICKLE, frame.seat, source=SICKLE.arg(option))

    def args(self, game: Evenfall, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg}

    def why_not(self, game: Evenfall, frame: Frame, option: int) -> Reason | None:
        return Reason("ev-why-no-slot", "EV-093", {"card": SICKLE.arg(option)}) if SICKLE.holds(option) else None


PLACE_SICKLE: Final = PlaceSickle()
PLACE_ORB: Final = PlaceOrb()
