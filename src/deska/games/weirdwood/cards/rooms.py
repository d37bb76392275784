"""The 36 rooms: actions from the rulebook, prices and experience of their infested sides (WW-331 to WW-366)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.actions import BACK
from deska.games.weirdwood.components.definitions import CONFIRMED, Price, Room
from deska.games.weirdwood.components.manor import HOURS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.clock import TIME_RUNS_BACK, TimeOn
from deska.games.weirdwood.effects.crafting import EXHAUST_ONE, READY_ONE, Craft, Recruit
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import ANY_PRICES, Gain, GainPower, PayAny, affords, charge
from deska.games.weirdwood.effects.hand import DISCARD_ONE
from deska.games.weirdwood.effects.health import Heal, LoseHealth
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.movement import HOP_ASIDE, MOVE, TELEPORT, TELEPORT_BY_DICE
from deska.games.weirdwood.effects.people import ALLY, On, TwoAllies
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import All, Ask, Effect, Either, Exchange, Frame, InAnyOrder
from deska.kernel.combinators import push_all

MOST_BACK: Final = 24


class BuyTime(Ask):
    """Each resource paid turns time back one position, all in one payment (WW-339)."""

    kind = "ww-buy-time"
    rules = ("WW-339",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        passed = (game.day - 1) * HOURS + game.time
        found: list[int] = []
        for count in range(1, min(passed, MOST_BACK) + 1):
            if not affords(game, frame.seat, ANY_PRICES[count]):
                break
            found.append(BACK.of(count - 1))
        return found

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        count = BACK.arg(option) + 1
        game.push(TIME_RUNS_BACK, frame.seat, count)
        charge(game, frame.seat, ANY_PRICES[count])


@dataclass(frozen=True)
class RollTable(Effect):
    """A roll of the d12 says which effects happen: each up to its number."""

    low: int
    middle: int
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    third: tuple[Effect, ...]

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        number = game.roll(12) + 1
        if game.heard:
            game.tell("ww-rolled-d12", player=frame.seat, count=number)
        push_all(game, frame, self.first if number <= self.low else self.second if number <= self.middle else self.third)


def pick(room: str, rule: str, *effects: Effect) -> InAnyOrder:
    """Parts of a room's action whose order matters (WW-156)."""
    return InAnyOrder(f"ww-use-{room}", effects, optional=True, cites=(rule,))


def min_or_knowledge(room: str, rule: str) -> Either:
    return Either(f"ww-use-{room}", (Gain(min=1), Gain(knowledge=1)), cites=(rule,))


RIFT_GAIN = (GainPower(1), Gain(min=1, knowledge=1))
THREE_MIN = (Gain(min=3),)
THREE_KNOWLEDGE = (Gain(knowledge=3),)
BALLROOM = Either("ww-use-ballroom", (Heal(1), Gain(knowledge=1)), cites=("WW-352",))
CELLAR = RollTable(5, 9, (TakeTactics(1),), (GainPower(1),), (GainPower(1), TakeTactics(1)))
DEN = RollTable(4, 9, (Gain(any=1),), (Gain(any=2),), (Gain(any=3),))

ALL_ROOMS = (
    # --- fixed
    Room("entrance-hall", All((Gain(min=1, knowledge=1), Heal(1))), origin=CONFIRMED),
    Room("terrace-of-time-rifts", BuyTime(), origin=CONFIRMED),
    Room("fae-rift", Exchange((LoseHealth(1),), RIFT_GAIN), origin=CONFIRMED),
    Room("throne-room", TELEPORT, origin=CONFIRMED),
    # --- inner
    Room("conjuring-court", All((Gain(min=1), GainPower(1))), Price(knowledge=3, min=1), 5),
    Room(
        "court-salon",
        pick("court-salon", "WW-333", Recruit(then=(Experience(1),)), Experience(2)),
        Price(knowledge=3, min=1),
        5,
    ),
    Room("seers-crypt", All((Gain(knowledge=2), Experience(2))), Price(knowledge=2, min=2), 5, origin=CONFIRMED),
    Room("workshop-of-secrets", All((Gain(min=1, knowledge=1), Craft(2))), Price(knowledge=2, min=2), 5),
    Room("phoenix-garden", All((Heal(2), READY_ONE)), Price(knowledge=3, min=1), 5),
    Room("treasury", Gain(min=1, knowledge=1, any=1), Price(knowledge=1, min=3), 5),
    # --- middle
    Room("altar-of-selflessness", All((On(ALLY, (min_or_knowledge("altar", "WW-340"),)), Experience(2))), Price(knowledge=1, min=2), 4),
    Room("ancient-foundry", All((min_or_knowledge("foundry", "WW-341"), Craft())), Price(knowledge=2, min=1), 4),
    Room("atrium-of-wishes", All((Heal(1), Experience(1), min_or_knowledge("atrium", "WW-342"))), Price(knowledge=1, min=2), 4),
    Room("cartographers-chamber", On(ALLY, (TELEPORT,)), Price(knowledge=2, min=1), 4),
    Room("cleansing-sanctuary", All((Heal(1), Banish(1, "any"))), Price(knowledge=1, min=2), 4),
    Room("deep-mine", Exchange((EXHAUST_ONE,), (Gain(any=3),)), Price(knowledge=2, min=1), 4),
    Room("dragon-shrine", Exchange((DISCARD_ONE,), THREE_MIN), Price(knowledge=3), 4),
    Room("generals-war-room", All((Craft(), On(ALLY, (Craft(more=1),)))), Price(knowledge=2, min=1), 4),
    Room("glittering-cellar", CELLAR, Price(knowledge=1, min=2), 4),
    Room("lily-pad-lounge", HOP_ASIDE, Price(knowledge=1, min=2), 4),
    Room("oratorio-hall", TwoAllies(Experience(2), Experience(1)), Price(knowledge=2, min=1), 4),
    Room("recluses-gallery", Either("ww-use-gallery", (Recruit(), READY_ONE), cites=("WW-351",)), Price(knowledge=2, min=1), 4),
    Room("wardens-ballroom", All((Heal(1), Gain(knowledge=1), On(ALLY, (BALLROOM,)))), Price(knowledge=1, min=2), 4),
    # --- outer
    Room("abandoned-tunnels", Exchange((DISCARD_ONE,), (TELEPORT,)), Price(knowledge=1, min=1), 3),
    Room("amphitheatre-of-the-dead", Gain(min=2, scarab=1), Price(knowledge=2), 3),
    Room("ancestral-armory", All((On(ALLY, (Craft(),)), Experience(2))), Price(knowledge=1, min=1), 3),
    Room("archive-of-mysteries", Exchange((DISCARD_ONE,), THREE_KNOWLEDGE), Price(min=2), 3),
    Room("burble-library", Gain(knowledge=2), Price(min=2), 3),
    Room("gamblers-den", DEN, Price(knowledge=1, min=1), 3),
    Room("mad-scientists-laboratory", All((Gain(min=1, knowledge=1), TELEPORT_BY_DICE)), Price(knowledge=1, min=1), 3),
    Room("pools-of-avalon", pick("pools", "WW-361", Exchange((PayAny(1),), (Heal(2),)), On(ALLY, (Heal(1),))), Price(min=2), 3),
    Room("roman-baths", Exchange((TimeOn(2),), (Heal(1), MOVE)), Price(knowledge=1, min=1), 3),
    Room("royal-armory", pick("royal-armory", "WW-363", Craft(), Experience(1)), Price(knowledge=2), 3),
    Room("training-yard", Exchange((PayAny(1),), (GainPower(1), Experience(1))), Price(knowledge=1, min=1), 3),
    Room(
        "valkyries-rest",
        pick("valkyries", "WW-365", Recruit(then=(Experience(1),)), On(ALLY, (Recruit(more=1),))),
        Price(knowledge=2),
        3,
    ),
    Room("witches-well", Gain(min=2), Price(knowledge=2), 3),
)
