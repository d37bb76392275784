"""One lesson for each monster: how it is beaten, how it wins, and what helps against it."""

from functools import partial
from typing import Final

from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import Craft
from deska.games.weirdwood.lessons.building import TURN_STEPS, hero, position
from deska.kernel.lessons import Do, Lesson, Look, Position, Quiz, Solve

HELD: Final = ["shadow-steps-sekhmet", "twin-slash"]
FIGHTER: Final = hero(at="o6", health=4, power=1, dice=["attack", "attack", "basic"], hand=HELD)
OTHERS: Final = (hero("eugene"), hero("bailey"))

OGRE: Final = Lesson(
    "ogre",
    Position(
        1,
        1,
        build=partial(position, hero(at="t", dice=["attack"], hand=HELD), scarabs={"t": 2}, lair="t", lady="t", infested=["o1", "o4"]),
    ),
    (
        Look("goal", at=("monster",), rules=("WW-229", "WW-244")),
        Look("threat", at=("monster",), rules=("WW-232", "WW-234")),
        Look("lady", at=("figure/lady",), rules=("WW-235", "WW-240")),
        Quiz("first", at=("room/t",), answers=("scarabs", "ogre", "both"), rules=("WW-115", "WW-139")),
        Look("rubble", at=("manor",), rules=("WW-251", "WW-252")),
        Solve(
            "puzzle",
            position=Position(
                1,
                1,
                build=partial(
                    position,
                    FIGHTER,
                    lair="o6",
                    health=[1, 4, 3],
                    lady="o0",
                    scarabs={"t": 0},
                    steps=[ATTACK_HERE, *TURN_STEPS],
                    seed=3,
                ),
            ),
            wanted=("hit:head",),
            replies={"*": "last"},
            rules=("WW-245", "WW-247"),
        ),
    ),
    minutes=3,
)

CELIA: Final = hero("celia", at="o3", health=4, hand=["soft-melody", "silver-thread", "mirror-step", "moonlit-spring"])

WRAITH: Final = Lesson(
    "wraith",
    Position(1, 1, build=partial(position, CELIA, monster="min-wraith", lady="o3", force=12)),
    (
        Look("goal", at=("monster",), said={"health": "health.0"}, rules=("WW-273",)),
        Look("force", at=("monster",), said={"force": "force"}, rules=("WW-047", "WW-261")),
        Look("feeds", at=("manor",), rules=("WW-275", "WW-277")),
        Quiz("walls", at=("figure/monster",), answers=("through", "doors", "stays"), rules=("WW-267",)),
        Do("give", wanted=("give-health",), replies={"*": "lady"}, rules=("WW-263", "WW-264")),
        Do("discard", wanted=("discard:*",), rules=("WW-182",)),
        Solve(
            "puzzle",
            position=Position(1, 1, build=partial(position, CELIA, monster="min-wraith", lady="o3", force=2)),
            wanted=("give-health",),
            replies={"*": "low"},
            said={"force": "force"},
            rules=("WW-262", "WW-263"),
        ),
    ),
    minutes=3,
)

THERUS: Final = Lesson(
    "therus",
    Position(
        3,
        1,
        build=partial(
            position,
            hero("celia", min=1, knowledge=1, at="m1", hand=["soft-melody"]),
            *OTHERS,
            monster="therus",
            day=5,
            branches=[8, 0, 0],
            layout={"m1": "ancient-foundry"},
            steps=[Craft(), *TURN_STEPS],
            played=True,
        ),
    ),
    (
        Look("goal", at=("monster",), said={"health": "health.0"}, rules=("WW-300", "WW-302")),
        Look("spell", at=("monster",), rules=("WW-285", "WW-291")),
        Do("craft", wanted=("craft:*",), replies={"*": "pay"}, rules=("WW-157", "WW-285")),
        Do("branch", wanted=("branch:*",), rules=("WW-286", "WW-289")),
        Quiz("plans", at=("monster-cards",), answers=("end", "once", "never"), rules=("WW-304",)),
        Solve(
            "puzzle",
            position=Position(
                3,
                1,
                build=partial(
                    position,
                    hero(at="t", min=8, hand=HELD[:1]),
                    *OTHERS,
                    monster="therus",
                    scarabs={"t": 0},
                    lair="o3",
                    health=[22],
                ),
            ),
            wanted=("counterspell",),
            replies={"*": "lady"},
            rules=("WW-294", "WW-295"),
        ),
    ),
    minutes=3,
)
