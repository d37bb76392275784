"""The 36 rooms: actions from the rulebook, prices and experience of their infested sides (WW-331 to WW-366)."""

from dataclasses import dataclass

from deska.games.weirdwood.actions import BACK
from deska.games.weirdwood.components.definitions import CONFIRMED, Price, Room
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.clock import TIME_RUNS_BACK, TimeOn, passed
from deska.games.weirdwood.effects.crafting import EXHAUST_ONE, READY_ONE, Craft, Recruit
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower, PayAny, charge_in_full
from deska.games.weirdwood.effects.hand import DISCARD_ONE
from deska.games.weirdwood.effects.health import Heal, LoseHealth
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.movement import HOP_ASIDE, MOVE, TELEPORT, TELEPORT_BY_DICE
from deska.games.weirdwood.effects.people import ALLY, On, TwoAllies
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import All, Ask, Effect, Either, Exchange, Frame, InAnyOrder, May, Reason
from deska.kernel.combinators import push_all
from deska.kernel.payments import MOST


class BuyTime(Ask):
    """Each resource paid turns time back one position, all in one payment; links pay nothing (WW-339)."""

    kind = "ww-buy-time"
    rules = ("WW-339",)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        most = min(passed(game), sum(game.players[frame.seat].goods), MOST)
        return [BACK.of(count - 1) for count in range(1, most + 1)]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        count = BACK.arg(option) + 1
        game.push(TIME_RUNS_BACK, frame.seat, count)
        charge_in_full(game, frame.seat, count)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return Reason("ww-why-too-much-time", "WW-339") if BACK.holds(option) else None


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
    """The parts of a room's action: each may be left out, in any order (WW-156)."""
    return InAnyOrder(f"ww-use-{room}", effects, optional=True, cites=(rule, "WW-156"))


MIN_OR_KNOWLEDGE = Either("ww-min-or-knowledge", (Gain(min=1), Gain(knowledge=1)), cites=("WW-340", "WW-341", "WW-342"))
RIFT_GAIN = (GainPower(1), Gain(min=1, knowledge=1))
THREE_MIN = (Gain(min=3),)
THREE_KNOWLEDGE = (Gain(knowledge=3),)
ALTAR = pick("altar", "WW-340", On(ALLY, (MIN_OR_KNOWLEDGE,)), Experience(2))
ATRIUM = pick("atrium", "WW-342", Heal(1), Experience(1), MIN_OR_KNOWLEDGE)
LABORATORY = All((Gain(min=1, knowledge=1), May("ww-use-laboratory", (TELEPORT_BY_DICE,), cites=("WW-360", "WW-156"))))
BALLROOM = Either("ww-health-or-knowledge", (Heal(1), Gain(knowledge=1)), cites=("WW-352",))
CELLAR = RollTable(5, 9, (TakeTactics(1),), (GainPower(1),), (GainPower(1), TakeTactics(1)))
DEN = RollTable(4, 9, (Gain(any=1),), (Gain(any=2),), (Gain(any=3),))

ROOMS = (
    # --- fixed
    Room("entrance-hall", "outer", pick("entrance-hall", "WW-353", Gain(min=1, knowledge=1), Heal(1)), fixed=True, origin=CONFIRMED),
    Room("terrace-of-time-rifts", "middle", BuyTime(), fixed=True, rift=True, origin=CONFIRMED),
    Room("fae-rift", "inner", Exchange((LoseHealth(1),), RIFT_GAIN), fixed=True, rift=True, origin=CONFIRMED),
    Room("throne-room", "throne", TELEPORT, fixed=True, origin=CONFIRMED),
    # --- outer
    Room("abandoned-tunnels", "outer", Exchange((DISCARD_ONE,), (TELEPORT,)), Price(knowledge=1, min=1), 3),
    Room("amphitheatre-of-the-dead", "outer", pick("amphitheatre", "WW-355", Gain(min=2), Gain(scarab=1)), Price(knowledge=2), 3),
    Room(
        "ancestral-armory",
        "outer",
        pick("ancestral-armory", "WW-356", On(ALLY, (Craft(),)), Experience(2)),
        Price(knowledge=1, min=1),
        3,
        extra=True,
    ),
    Room("archive-of-mysteries", "outer", Exchange((DISCARD_ONE,), THREE_KNOWLEDGE), Price(min=2), 3),
    Room("burble-library", "outer", Gain(knowledge=2), Price(min=2), 3),
    Room("gamblers-den", "outer", DEN, Price(knowledge=1, min=1), 3, extra=True),
    Room("mad-scientists-laboratory", "outer", LABORATORY, Price(knowledge=1, min=1), 3),
    Room("pools-of-avalon", "outer", pick("pools", "WW-361", Exchange((PayAny(1),), (Heal(2),)), On(ALLY, (Heal(1),))), Price(min=2), 3),
    Room("roman-baths", "outer", Exchange((TimeOn(2),), (pick("baths", "WW-362", Heal(1), MOVE),)), Price(knowledge=1, min=1), 3),
    Room("royal-armory", "outer", pick("royal-armory", "WW-363", Craft(), Experience(1)), Price(knowledge=2), 3),
    Room("training-yard", "outer", Exchange((PayAny(1),), (GainPower(1), Experience(1))), Price(knowledge=1, min=1), 3),
    Room(
        "valkyries-rest",
        "outer",
        pick("valkyries", "WW-365", Recruit(then=(Experience(1),)), On(ALLY, (Recruit(more=1),))),
        Price(knowledge=2),
        3,
    ),
    Room("witches-well", "outer", Gain(min=2), Price(knowledge=2), 3),
    # --- middle
    Room("altar-of-selflessness", "middle", ALTAR, Price(knowledge=1, min=2), 4),
    Room("ancient-foundry", "middle", pick("foundry", "WW-341", Craft(), MIN_OR_KNOWLEDGE), Price(knowledge=2, min=1), 4),
    Room("atrium-of-wishes", "middle", ATRIUM, Price(knowledge=1, min=2), 4),
    Room("cartographers-chamber", "middle", On(ALLY, (TELEPORT,)), Price(knowledge=2, min=1), 4),
    Room("cleansing-sanctuary", "middle", pick("sanctuary", "WW-344", Heal(1), Banish(1, "any")), Price(knowledge=1, min=2), 4),
    Room("deep-mine", "middle", Exchange((EXHAUST_ONE,), (Gain(any=3),)), Price(knowledge=2, min=1), 4),
    Room("dragon-shrine", "middle", Exchange((DISCARD_ONE,), THREE_MIN), Price(knowledge=3), 4),
    Room("generals-war-room", "middle", pick("war-room", "WW-347", Craft(), On(ALLY, (Craft(more=1),))), Price(knowledge=2, min=1), 4),
    Room("glittering-cellar", "middle", CELLAR, Price(knowledge=1, min=2), 4),
    Room("lily-pad-lounge", "middle", HOP_ASIDE, Price(knowledge=1, min=2), 4, extra=True),
    Room("oratorio-hall", "middle", TwoAllies(Experience(2), Experience(1)), Price(knowledge=2, min=1), 4, extra=True),
    Room("recluses-gallery", "middle", Either("ww-use-gallery", (Recruit(), READY_ONE), cites=("WW-351",)), Price(knowledge=2, min=1), 4),
    Room(
        "wardens-ballroom",
        "middle",
        pick("ballroom", "WW-352", Heal(1), Gain(knowledge=1), On(ALLY, (BALLROOM,))),
        Price(knowledge=1, min=2),
        4,
    ),
    # --- inner
    Room("conjuring-court", "inner", All((Gain(min=1), GainPower(1))), Price(knowledge=3, min=1), 5),
    Room(
        "court-salon", "inner", pick("court-salon", "WW-333", Recruit(then=(Experience(1),)), Experience(2)), Price(knowledge=3, min=1), 5
    ),
    Room("seers-crypt", "inner", pick("crypt", "WW-334", Gain(knowledge=2), Experience(2)), Price(knowledge=2, min=2), 5, origin=CONFIRMED),
    Room("workshop-of-secrets", "inner", pick("workshop", "WW-335", Craft(2), Gain(min=1, knowledge=1)), Price(knowledge=2, min=2), 5),
    Room("phoenix-garden", "inner", pick("garden", "WW-336", Heal(2), READY_ONE), Price(knowledge=3, min=1), 5),
    Room("treasury", "inner", Gain(min=1, knowledge=1, any=1), Price(knowledge=1, min=3), 5, extra=True),
)
