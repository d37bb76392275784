"""Celia, support: healing, blocks, Mîn (WW-C02, WW-C08, WW-C16)."""

from deska.games.weirdwood.components.definitions import CONFIRMED, Ability, ActionCard, Character, Might, Price, Reward
from deska.games.weirdwood.effects.battle import ATTACK_HERE, FAR_ATTACK, Edge
from deska.games.weirdwood.effects.clock import TimeBack
from deska.games.weirdwood.effects.crafting import READY_ONE, Cleanse, Recruit
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.movement import MOVE, TELEPORT
from deska.games.weirdwood.effects.people import ALLY, ANYBODY, HERE, ForAll, On
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Either

CARDS = (
    ActionCard("shadow-steps-celia", "footsteps", (MOVE, MOVE), "min", "block", origin=CONFIRMED),
    ActionCard("soft-melody", "harp", (MOVE, On(ANYBODY, (Heal(1),)), On(ANYBODY, (Heal(1),))), "min", "min"),
    ActionCard("silver-thread", "sewing-string", (MOVE, Gain(min=1)), "block", "min", blocks=1),
    ActionCard("warding-circle", "magic-shield", (MOVE, ATTACK_HERE), "block", "block", blocks=2),
    ActionCard("moonlit-spring", "fountain", (Gain(min=3),), "min", "knowledge"),
    ActionCard("charm-of-plenty", "cornucopia", (Gain(min=1, knowledge=1), Experience(1)), "knowledge", "min"),
    ActionCard("mirror-step", "mirror-mirror", (TELEPORT, Heal(1)), "min", "block"),
    ActionCard("lullaby-of-gears", "gears", (MOVE, Banish(2, "here")), "block", "hit"),
    ActionCard("purifying-light", "sunbeams", (MOVE, Cleanse(2)), "min", "wild"),
    ActionCard("wardens-to-me", "horn-internal", (MOVE, TakeTactics(1), On(ALLY, (TakeTactics(1),))), "wild", "hit"),
    ActionCard("starlit-blade", "star-swirl", (MOVE, ATTACK_HERE), "hit", "min", hits=1),
    ActionCard("kindred-spirit", "ghost-ally", (MOVE, Recruit(), READY_ONE), "knowledge", "hit"),
    ActionCard(
        "aurora-lance",
        "spear-feather",
        (Either("ww-aurora-lance", (ATTACK_HERE, FAR_ATTACK), cites=("WW-C16",)),),
        "hit",
        "min",
        cost=Price(min=2),
        might=Might(attack=2, blocks=1),
    ),
)
ABILITIES = (
    Ability("mirror-shield", "shield-reflect", Price(power=1, any=1), (On(ANYBODY, (Edge(blocks=3),)),), any_turn=True),
    Ability(
        "healing-verse",
        "healing",
        Price(power=1, min=1),
        (Either("ww-healing-verse", (On(ANYBODY, (Heal(2),)), ForAll(HERE, (Heal(1),))), cites=("WW-197",)),),
        any_turn=True,
    ),
    Ability(
        "stitch-in-time",
        "backward-time",
        Price(power=1, any=2),
        (Either("ww-stitch-in-time", (TimeBack(3), Banish(2, "connected")), cites=("WW-197",)),),
    ),
)
POWER = (
    Reward(1, (Gain(any=1),)),
    Reward(3, (GainPower(1),)),
    Reward(5, (Heal(1),)),
    Reward(7, (GainPower(1),)),
    Reward(9, (Gain(any=2),)),
    Reward(11, (GainPower(1),)),
    Reward(12, (Heal(1),)),
)
COMBAT = (
    Reward(2, hits=1),
    Reward(4, (Heal(1),)),
    Reward(5, blocks=1),
    Reward(8, blocks=1),
    Reward(10, hits=1),
    Reward(13, (Heal(1),)),
)
TACTICS = (
    Reward(2, (TakeTactics(1),)),
    Reward(4, (Gain(min=1),)),
    Reward(6, (Heal(1),)),
    Reward(7, (TakeTactics(1),)),
    Reward(9, (Banish(1, "any"),)),
    Reward(11, (TakeTactics(1),)),
    Reward(12, (Heal(1),)),
)
CELIA = Character(
    "celia",
    "harp",
    start=Price(power=2, min=3, knowledge=1),
    dice=(Price(min=1, knowledge=1), Price(min=2, knowledge=1), Price(min=3, knowledge=2), Price(min=4, knowledge=2)),
    surge=(Either("ww-surge-celia", (Edge(blocks=1), Gain(min=1)), cites=("WW-123",)),),
    abilities=ABILITIES,
    power=POWER,
    combat=COMBAT,
    tactics=TACTICS,
    cards=CARDS,
)
