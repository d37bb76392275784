"""Eugene, inventor: universal slots, the Transfer Chamber, no companions (WW-C05, WW-C11, WW-C16)."""

from deska.games.weirdwood.components.definitions import CONFIRMED, INFERRED, Ability, ActionCard, Character, Might, Price, Reward
from deska.games.weirdwood.effects.battle import ATTACK_HERE, FAR_ATTACK
from deska.games.weirdwood.effects.crafting import Cleanse, Craft
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower, Trade
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import UNSLOT, TakeTactics
from deska.games.weirdwood.effects.movement import MOVE, TELEPORT
from deska.games.weirdwood.effects.people import ALLY, ANYBODY, On
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Either

CARDS = (
    ActionCard("shadow-steps-eugene", "footsteps", (MOVE, MOVE), "knowledge", "min", origin=CONFIRMED),
    ActionCard("spring-boots", "boots", (MOVE, MOVE, Experience(1)), "min", "hit"),
    ActionCard("clockwork-hammer", "gear-hammer", (MOVE, ATTACK_HERE), "hit", "knowledge", hits=1),
    ActionCard("brass-carapace", "layered-armor", (MOVE, Gain(any=1)), "block", "block", blocks=2),
    ActionCard("salvage", "auto-repair", (MOVE, ATTACK_HERE, Gain(scarab=1)), "knowledge", "hit"),
    ActionCard("tactical-gambit", "chess-knight", (Draw(3), MOVE), "wild", "min", origin=INFERRED),
    ActionCard("prototype", "light-bulb", (MOVE, Craft(less=2)), "knowledge", "hit"),
    ActionCard("portable-portal", "magic-portal", (On(ANYBODY, (TELEPORT,)), Gain(any=1)), "min", "block"),
    ActionCard("tinkers-kit", "toolbox", (Trade(3), Gain(any=1), Experience(1)), "knowledge", "knowledge"),
    ActionCard("gear-grenade", "grenade", (FAR_ATTACK,), "hit", "min", might=Might(hits=1, basic=1)),
    ActionCard("assembly-line", "factory-arm", (Gain(min=1, knowledge=1, scarab=1),), "min", "hit"),
    ActionCard("repair-drone", "delivery-drone", (MOVE, On(ANYBODY, (Heal(1),)), Cleanse(1)), "block", "knowledge"),
    ActionCard("overload", "electric", (MOVE, ATTACK_HERE), "hit", "wild", cost=Price(any=2), might=Might(attack=2, basic=1)),
)
ABILITIES = (
    Ability("scrap-forge", "anvil", Price(power=1, scarab=1), (Craft(less=3),)),
    Ability("winding-key", "clockwork", Price(power=1, any=1), (UNSLOT,)),
    Ability(
        "clockwork-decoy",
        "vintage-robot",
        Price(power=1, any=1),
        (Either("ww-clockwork-decoy", (Banish(2, "connected"), On(ALLY, (MOVE,))), cites=("WW-197",)),),
        any_turn=True,
    ),
)
POWER = (
    Reward(2, (Gain(any=1),)),
    Reward(3, (GainPower(1),)),
    Reward(5, (Gain(scarab=1),)),
    Reward(7, (GainPower(1),)),
    Reward(9, (Draw(2),)),
    Reward(11, (GainPower(1),)),
    Reward(13, (Gain(any=2),)),
)
COMBAT = (
    Reward(2, hits=1),
    Reward(4, (Heal(1),)),
    Reward(6, blocks=1),
    Reward(8, hits=1),
    Reward(10, blocks=1),
    Reward(13, (Heal(1),)),
)
TACTICS = (
    Reward(2, (TakeTactics(1),)),
    Reward(4, (Gain(any=1),)),
    Reward(6, (Craft(less=1),)),
    Reward(8, (TakeTactics(1),)),
    Reward(10, (Heal(1),)),
    Reward(12, (TakeTactics(1),)),
)
EUGENE = Character(
    "eugene",
    "gears",
    start=Price(power=2, min=1, knowledge=2, scarab=2),
    dice=(
        Price(knowledge=1, scarab=1),
        Price(knowledge=2, scarab=1),
        Price(min=1, knowledge=2, scarab=2),
        Price(min=1, knowledge=3, scarab=2),
    ),
    surge=(InBattle(Might(rerolls=2)),),
    abilities=ABILITIES,
    power=POWER,
    combat=COMBAT,
    tactics=TACTICS,
    cards=CARDS,
    universal=True,
    chamber=True,
    recruits=False,
)
