"""Oliver, dreamer: links, repeats, free doors (WW-C06, WW-C12, WW-C16)."""

from deska.games.weirdwood.components.definitions import CONFIRMED, Ability, ActionCard, Character, Might, Price, Reward
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import Recruit
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import MAKE_WILD, REPEAT, TakeTactics
from deska.games.weirdwood.effects.movement import MOVE, OPEN_DOORS, SWAP_PLACES, TELEPORT
from deska.games.weirdwood.effects.people import ALLY, HERE, ForAll, On
from deska.kernel import Either

CARDS = (
    ActionCard("shadow-steps-oliver", "footsteps", (MOVE, MOVE), "min", "knowledge", origin=CONFIRMED),
    ActionCard("pencil-sketch", "pencil", (MOVE, Gain(any=1), Draw(1)), "wild", "hit"),
    ActionCard("ink-blade", "quill-ink", (MOVE, ATTACK_HERE), "knowledge", "hit", hits=1),
    ActionCard("paper-shield", "scroll-unfurled", (MOVE, Gain(knowledge=1)), "block", "min", blocks=1),
    ActionCard("nightmare-reversed", "night-sleep", (MOVE, ATTACK_HERE), "min", "hit", cost=Price(min=1), might=Might(attack=1, sets=1)),
    ActionCard("flight-of-fancy", "paper-plane", (MOVE, MOVE, MOVE), "knowledge", "wild"),
    ActionCard("dream-walk", "dream-catcher", (TELEPORT, Gain(min=1)), "min", "block"),
    ActionCard("the-muse", "harpy", (MOVE, TakeTactics(1), Gain(min=1)), "knowledge", "min"),
    ActionCard("burst-of-colour", "palette", (MOVE, ATTACK_HERE, ForAll(HERE, (Heal(1),))), "hit", "block", might=Might(hits=1)),
    ActionCard("self-portrait", "portrait", (Heal(2), Experience(1)), "block", "knowledge"),
    ActionCard("joint-canvas", "large-paint-brush", (MOVE, On(ALLY, (MOVE,)), On(ALLY, (Gain(any=1),)), Experience(1)), "hit", "min"),
    ActionCard("imaginary-friend", "rabbit", (MOVE, Recruit(less=1)), "knowledge", "hit"),
    ActionCard("masterpiece", "mona-lisa", (REPEAT,), "wild", "wild", cost=Price(min=1, knowledge=1), might=Might(hits=1), hits=1),
)
ABILITIES = (
    Ability("living-sketch", "pencil-brush", Price(power=1, knowledge=1), (MAKE_WILD,)),
    Ability("dream-door", "doorway", Price(power=1, min=1), (Either("ww-dream-door", (OPEN_DOORS, SWAP_PLACES), cites=("WW-197",)),)),
    Ability("borrowed-moment", "hourglass", Price(power=1, any=2), (REPEAT,)),
)
POWER = (
    Reward(2, (GainPower(1),)),
    Reward(3, (Gain(any=1),)),
    Reward(5, (Draw(1),)),
    Reward(7, (GainPower(1),)),
    Reward(9, (Gain(any=2),)),
    Reward(11, (GainPower(1),)),
    Reward(12, (TakeTactics(1),)),
)
COMBAT = (
    Reward(2, hits=1),
    Reward(4, (Heal(1),)),
    Reward(6, blocks=1),
    Reward(9, hits=1),
    Reward(11, blocks=1),
    Reward(13, (Heal(1),)),
)
TACTICS = (
    Reward(1, (Gain(any=1),)),
    Reward(3, (TakeTactics(1),)),
    Reward(5, (MOVE,)),
    Reward(7, (TakeTactics(1),)),
    Reward(8, (Heal(1),)),
    Reward(10, (TakeTactics(1),)),
    Reward(12, (TELEPORT,)),
)
OLIVER = Character(
    "oliver",
    "palette",
    start=Price(power=2, min=2, knowledge=2),
    dice=(Price(min=1, knowledge=1), Price(min=2, knowledge=1), Price(min=3, knowledge=2), Price(min=3, knowledge=3)),
    surge=(Draw(1),),
    abilities=ABILITIES,
    power=POWER,
    combat=COMBAT,
    tactics=TACTICS,
    cards=CARDS,
)
