"""Wally, thief: steals the enemy's dice and power cards (WW-C04, WW-C10, WW-C16)."""

from deska.games.weirdwood.components.definitions import CONFIRMED, INFERRED, Ability, ActionCard, Character, Might, Price, Reward
from deska.games.weirdwood.effects.abilities import INFILTRATE_CARD
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import Scout, TakeTactics
from deska.games.weirdwood.effects.movement import MOVE, SNEAK, TELEPORT, USE_OWN_ROOM, Slip, Teleport
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Either

CARDS = (
    ActionCard("shadow-steps-wally", "footsteps", (MOVE, MOVE), "hit", "knowledge", origin=CONFIRMED),
    ActionCard("covert-feint", "cloak-dagger", (MOVE, MOVE, ATTACK_HERE), "block", "hit", origin=INFERRED),
    ActionCard("sleight-of-hand", "card-exchange", (MOVE, Gain(any=2)), "knowledge", "min"),
    ActionCard("backstab", "backstab", (MOVE, ATTACK_HERE), "hit", "hit", might=Might(hits=1, cuts=1)),
    ActionCard("set-of-lockpicks", "lockpicks", (Slip(1), USE_OWN_ROOM), "knowledge", "block"),
    ActionCard("into-the-smoke", "smoke-bomb", (SNEAK, Heal(1)), "block", "min", blocks=1),
    ActionCard("caltrops", "caltrops", (MOVE, Banish(1, "connected", keep=True)), "hit", "knowledge", hits=1),
    ActionCard("rooftop-route", "grapple", (Teleport(outer=True), Gain(knowledge=1)), "knowledge", "wild"),
    ActionCard("better-gloves", "gloves", (MOVE, Craft(less=1)), "min", "hit"),
    ActionCard("casing-the-place", "spyglass", (Scout(3), Draw(1), MOVE), "knowledge", "hit"),
    ActionCard("small-burglary", "swap-bag", (MOVE, Gain(min=1, knowledge=1)), "min", "block"),
    ActionCard("partner-in-crime", "robber-mask", (MOVE, Recruit(less=1)), "hit", "knowledge"),
    ActionCard("grand-heist", "open-treasure-chest", (MOVE, ATTACK_HERE), "hit", "wild", cost=Price(any=1), might=Might(steals=2), hits=1),
)
ABILITIES = (
    Ability("infiltration", "ninja-head", Price(power=1, any=1), (INFILTRATE_CARD,), origin=INFERRED),
    Ability("nimble-pickpocket", "snatch", Price(power=1), (Banish(1, "connected", keep=True), Gain(any=1))),
    Ability(
        "behind-the-panelling",
        "secret-door",
        Price(power=1, any=1),
        (Either("ww-behind-the-panelling", (Slip(2), InBattle(Might(steals=1))), cites=("WW-197",)),),
    ),
)
POWER = (
    Reward(1, (Gain(any=1),)),
    Reward(2, (GainPower(1),)),
    Reward(5, (GainPower(1),)),
    Reward(7, (Gain(any=2),)),
    Reward(9, (GainPower(1),)),
    Reward(11, (Gain(any=2),)),
    Reward(13, (GainPower(1),)),
)
COMBAT = (
    Reward(2, hits=1),
    Reward(4, (Heal(1),)),
    Reward(7, hits=1),
    Reward(9, blocks=1),
    Reward(11, (Heal(1),)),
    Reward(13, blocks=1),
)
TACTICS = (
    Reward(2, (TakeTactics(1),)),
    Reward(4, (MOVE,)),
    Reward(6, (TakeTactics(1),)),
    Reward(8, (Gain(any=2),)),
    Reward(10, (TELEPORT,)),
    Reward(12, (TakeTactics(1),)),
)
WALLY = Character(
    "wally",
    "robber-mask",
    start=Price(power=2, min=2, knowledge=2),
    dice=(Price(min=1, knowledge=1), Price(min=1, knowledge=2), Price(min=2, knowledge=2, scarab=1), Price(min=2, knowledge=3, scarab=1)),
    surge=(Gain(any=1),),
    abilities=ABILITIES,
    power=POWER,
    combat=COMBAT,
    tactics=TACTICS,
    cards=CARDS,
    gloves=True,
)
