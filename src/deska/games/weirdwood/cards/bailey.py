"""Bailey, keeper of the books: knowledge and teleports (WW-C01, WW-C07, WW-C16)."""

from deska.games.weirdwood.components.definitions import CONFIRMED, INFERRED, Ability, ActionCard, Character, Might, Price, Reward
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import Craft
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.movement import MOVE, TELEPORT
from deska.games.weirdwood.effects.people import ALLY, On
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Either

CARDS = (
    ActionCard("shadow-steps-bailey", "footsteps", (MOVE, MOVE), "knowledge", "hit", origin=CONFIRMED),
    ActionCard("page-turner", "open-book", (MOVE, Gain(knowledge=2)), "knowledge", "knowledge"),
    ActionCard("heavy-tome", "spell-book", (ATTACK_HERE, MOVE), "knowledge", "hit", hits=1),
    ActionCard("leather-binding", "book-cover", (MOVE, ATTACK_HERE), "hit", "block", blocks=1),
    ActionCard("hour-of-study", "bookmark", (Gain(knowledge=3),), "knowledge", "min"),
    ActionCard("marginal-notes", "scroll-quill", (Gain(min=1, knowledge=1), Experience(1)), "min", "knowledge"),
    ActionCard("index-of-doors", "closed-doors", (TELEPORT, Gain(knowledge=1)), "block", "min"),
    ActionCard("speed-reading", "book-storm", (MOVE, Draw(2)), "knowledge", "wild"),
    ActionCard("old-blueprints", "armor-blueprint", (MOVE, Craft(less=1)), "min", "hit"),
    ActionCard("footnote-trap", "box-trap", (MOVE, Banish(1, "connected"), Experience(1)), "hit", "knowledge"),
    ActionCard("silence-please", "silenced", (MOVE, ATTACK_HERE), "hit", "hit", might=Might(hits=1, cuts=1)),
    ActionCard(
        "lending-desk",
        "bookshelf",
        (Gain(knowledge=1), On(ALLY, (Either("ww-lending-desk", (Gain(knowledge=2), Draw(2)), cites=("WW-C16",)),)), Experience(2)),
        "knowledge",
        "min",
    ),
    ActionCard("final-chapter", "burning-book", (MOVE, ATTACK_HERE), "hit", "wild", cost=Price(knowledge=2), might=Might(attack=2)),
)
ABILITIES = (
    Ability(
        "burble-book-of-leaps",
        "book-aura",
        Price(power=1, min=1, knowledge=1),
        (Either("ww-burble-book-of-leaps", (TELEPORT, On(ALLY, (TELEPORT,))), cites=("WW-197",)),),
        origin=INFERRED,
    ),
    Ability(
        "footnote-of-fate",
        "notebook",
        Price(power=1, knowledge=1),
        (Either("ww-footnote-of-fate", (Draw(2), InBattle(Might(sets=1))), cites=("WW-197",)),),
    ),
    Ability(
        "reading-aloud",
        "talk",
        Price(power=1, knowledge=1),
        (Either("ww-reading-aloud", (On(ALLY, (Experience(2),)), On(ALLY, (Gain(any=2),))), cites=("WW-197",)),),
        any_turn=True,
    ),
)
POWER = (
    Reward(2, (GainPower(1),)),
    Reward(3, (Gain(any=1),)),
    Reward(5, (TakeTactics(1),)),
    Reward(7, (GainPower(1),)),
    Reward(9, (Gain(any=2),)),
    Reward(11, (GainPower(1),)),
    Reward(12, (Draw(2),)),
)
COMBAT = (
    Reward(2, hits=1),
    Reward(4, (Heal(1),)),
    Reward(6, blocks=1),
    Reward(9, hits=1),
    Reward(11, (Heal(1),)),
    Reward(13, blocks=1),
)
TACTICS = (
    Reward(2, (TakeTactics(1),)),
    Reward(4, (Gain(knowledge=1),)),
    Reward(5, (MOVE,)),
    Reward(7, (TakeTactics(1),)),
    Reward(9, (Heal(1),)),
    Reward(10, (TELEPORT,)),
    Reward(12, (TakeTactics(1),)),
)
BAILEY = Character(
    "bailey",
    "book-pile",
    start=Price(power=2, min=1, knowledge=3),
    dice=(Price(knowledge=2), Price(min=1, knowledge=2), Price(min=2, knowledge=3), Price(min=2, knowledge=4)),
    surge=(Gain(knowledge=1),),
    abilities=ABILITIES,
    power=POWER,
    combat=COMBAT,
    tactics=TACTICS,
    cards=CARDS,
)
