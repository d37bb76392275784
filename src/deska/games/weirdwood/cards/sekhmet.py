"""Sekhmet, fighter: hits and extra dice (WW-C03, WW-C09, WW-C16)."""

from deska.games.weirdwood.components.definitions import CONFIRMED, INFERRED, Ability, ActionCard, Character, Might, Price, Reward
from deska.games.weirdwood.effects.battle import ATTACK_HERE, Edge
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.movement import MOVE, SNEAK
from deska.games.weirdwood.effects.people import ALLY, On

CARDS = (
    ActionCard("shadow-steps-sekhmet", "footsteps", (MOVE, MOVE), "hit", "block", origin=CONFIRMED),
    ActionCard("brace-for-defence", "shield-bash", (MOVE, ATTACK_HERE), "hit", "block", blocks=1, origin=INFERRED),
    ActionCard("twin-slash", "crossed-slashes", (ATTACK_HERE, ATTACK_HERE), "hit", "hit", cost=Price(any=1)),
    ActionCard("desert-wind", "dust-cloud", (MOVE, ATTACK_HERE), "block", "hit", hits=1),
    ActionCard("lioness-roar", "lion", (MOVE, ATTACK_HERE), "hit", "wild", might=Might(hits=2)),
    ActionCard("shield-wall", "shield-opposition", (Heal(1), MOVE), "block", "block", blocks=2),
    ActionCard("war-drums", "drum", (MOVE, On(ALLY, (ATTACK_HERE,)), Experience(1)), "hit", "knowledge"),
    ActionCard("oath-of-the-forge", "anvil-impact", (Craft(less=1), Gain(any=1)), "min", "hit"),
    ActionCard("trophy-hunt", "trophy", (MOVE, ATTACK_HERE, Gain(scarab=1)), "block", "min"),
    ActionCard("battle-trance", "third-eye", (MOVE, ATTACK_HERE), "min", "hit", cost=Price(min=1), might=Might(basic=1, rerolls=2)),
    ActionCard("second-wind", "whirlwind", (Heal(2), MOVE), "block", "min"),
    ActionCard("call-to-arms", "tattered-banner", (MOVE, Recruit(), Gain(any=1)), "knowledge", "block"),
    ActionCard("wrath-of-the-sun", "sun", (MOVE, ATTACK_HERE), "hit", "hit", cost=Price(any=2), might=Might(attack=2)),
)
ABILITIES = (
    Ability("abraca-sek-ra", "magic-swirl", Price(power=1, any=1), (InBattle(Might(any_dice=1)),), origin=CONFIRMED),
    Ability("twin-blades", "crossed-swords", Price(power=1, scarab=1), (ATTACK_HERE,)),
    Ability("leap-of-the-lioness", "jump-across", Price(power=1, min=1), (SNEAK, Edge(hits=1))),
)
POWER = (
    Reward(2, (GainPower(1),)),
    Reward(3, (Gain(any=1),)),
    Reward(6, (GainPower(1),)),
    Reward(8, (Gain(any=2),)),
    Reward(10, (GainPower(1),)),
    Reward(12, (GainPower(1),)),
)
COMBAT = (
    Reward(2, hits=1),
    Reward(4, (Heal(1),)),
    Reward(6, hits=1),
    Reward(8, blocks=1),
    Reward(11, (Heal(1),)),
    Reward(13, hits=1),
)
TACTICS = (
    Reward(3, (TakeTactics(1),)),
    Reward(5, (MOVE,)),
    Reward(6, (Gain(any=1),)),
    Reward(8, (TakeTactics(1),)),
    Reward(10, (Heal(1),)),
    Reward(12, (TakeTactics(1),)),
)
SEKHMET = Character(
    "sekhmet",
    "lion",
    start=Price(power=2, min=1, knowledge=1, scarab=1),
    dice=(
        Price(min=1, knowledge=1),
        Price(min=1, knowledge=1, scarab=1),
        Price(min=2, knowledge=2, scarab=1),
        Price(min=2, knowledge=2, scarab=2),
    ),
    surge=(Edge(hits=1),),
    abilities=ABILITIES,
    power=POWER,
    combat=COMBAT,
    tactics=TACTICS,
    cards=CARDS,
)
