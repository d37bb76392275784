"""The examples of the rulebook as positions, in the order of the book."""

from functools import partial
from typing import Any, Final

from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.clock import TIME_PASSES, TIME_RUNS_BACK
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.hunt import Drift
from deska.games.weirdwood.effects.movement import MOVE, OFFER_ROOM
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy
from deska.games.weirdwood.lessons.building import HONZA, TURN_STEPS, hero, number, position
from deska.games.weirdwood.turn.monster import MONSTER_PHASE, RESOLVE_PLANS
from deska.kernel.lessons import Example

HELD: Final = ["shadow-steps-sekhmet"]
SEKHMET: Final = hero(hand=HELD)
FIGHTER: Final = hero(
    at="o6",
    health=6,
    power=1,
    scarab=1,
    dice=["attack", "attack", "defence", "defence"],
    tracks=(0, 9, 0),
    slots={"morning": "twin-slash", "afternoon": "brace-for-defence"},
    hand=HELD,
)
"""Cards, dice and combat track enough for a battle with the monster."""
INNER: Final = {f"i{place}": 1 for place in range(6)}
MIDDLE: Final = {"m0": 1, "m3": 1, "m6": 1, "m10": 1}
OTHERS: Final = (hero("eugene"), hero("bailey"))
KEPT: Final = ("keep", "return")
ALL_XP: Final = ("spend:combat",) * 6


def transfer(**given: Any) -> Weirdwood:
    """Celia with a laid card, and a card beside Eugene's board."""
    celia = hero("celia", min=3, slots={"morning": "soft-melody"}, hand=["silver-thread"])
    game = position(celia, hero("eugene"), **given)
    deck = game.players[HONZA].deck
    deck.cards.remove(number("prototype"))
    deck.seen.pop()
    game.chamber = number("prototype")
    game.wait_again()
    return game


def drained(**given: Any) -> Weirdwood:
    """Celia pays for a die on day 5; the first branch of the spell is at its end."""
    celia = hero("celia", min=1, knowledge=1, at="m1", hand=["soft-melody"])
    steps = [Craft(), *TURN_STEPS]
    return position(
        celia, *OTHERS, monster="therus", day=5, branches=[8, 0, 0], layout={"m1": "ancient-foundry"}, steps=steps, played=True, **given
    )


EXAMPLES: Final = (
    Example(
        "WW-X01",
        partial(position, hero("wally", hand=["covert-feint", "caltrops"]), scarabs={"m0": 1}),
        ("play:covert-feint", "slot:morning:m2", "act:covert-feint:1", "go:terrace-of-time-rifts", "act:covert-feint:3"),
        ("WW-061",),
    ),
    Example(
        "WW-X02",
        partial(
            position,
            hero("bailey", power=1, min=1, slots={"morning": "page-turner", "afternoon": "heavy-tome"}, hand=["final-chapter"]),
        ),
        ("ability:burble-book-of-leaps", "go:royal-armory"),
        ("WW-070",),
    ),
    Example(
        "WW-X03",
        partial(
            position,
            hero(
                "bailey",
                at="i1",
                knowledge=1,
                slots={"morning": "marginal-notes", "afternoon": "page-turner", "evening": "heavy-tome"},
            ),
            layout={"i1": "workshop-of-secrets"},
            steps=[OFFER_ROOM, *TURN_STEPS],
        ),
        ("use-room", "choose:2", "choose:1", "craft:attack", "craft:basic"),
        ("WW-071", "WW-335"),
    ),
    Example(
        "WW-X04",
        partial(
            position,
            hero("bailey", at="m0", dice=["basic", "basic"], slots={"morning": "shadow-steps-bailey", "afternoon": "silence-please"}),
            scarabs={"m0": 1},
            steps=[ATTACK_HERE, *TURN_STEPS],
            seed=4,
        ),
        ("return",),
        ("WW-069", "WW-122"),
    ),
    Example(
        "WW-X05",
        partial(
            position,
            hero("oliver", at="m0", dice=["basic", "basic"], slots={"morning": "flight-of-fancy", "afternoon": "pencil-sketch"}),
            scarabs={"m0": 3},
            steps=[ATTACK_HERE, *TURN_STEPS],
            seed=7,
        ),
        ("link:block",),
        ("WW-074",),
    ),
    Example(
        "WW-X06",
        partial(
            position,
            hero("oliver", knowledge=2, slots={"morning": "flight-of-fancy", "afternoon": "pencil-sketch"}, hand=["imaginary-friend"]),
            offer=["stone-gargoyle"],
        ),
        ("play:imaginary-friend", "slot:evening:e1", "act:imaginary-friend:2", "recruit:stone-gargoyle"),
        ("WW-074", "WW-165"),
    ),
    Example(
        "WW-X07",
        partial(position, SEKHMET, scarabs={"m1": 1, "m2": 1, "m3": 1, "t": 5, **INNER}, steps=[SCARAB_PHASE, *TURN_STEPS]),
        (),
        ("WW-084", "WW-085"),
    ),
    Example("WW-X08", partial(position, SEKHMET, steps=[Deploy("dice"), *TURN_STEPS], seed=34), (), ("WW-093",)),
    Example("WW-X09", partial(position, SEKHMET, steps=[Deploy("dice"), *TURN_STEPS], seed=31), (), ("WW-093",)),
    Example("WW-X10", partial(position, SEKHMET, scarabs={"t": 0}, steps=[SCARAB_PHASE, Deploy("throne"), *TURN_STEPS]), (), ("WW-097",)),
    Example(
        "WW-X11",
        partial(position, hero(at="o6", hand=HELD), scarabs={"o6": 1}, steps=[Deploy("here"), *TURN_STEPS]),
        (),
        ("WW-099", "WW-101"),
    ),
    Example("WW-X12", partial(position, SEKHMET, time="m2", steps=[TIME_PASSES.of(2), *TURN_STEPS]), (), ("WW-105",)),
    Example("WW-X13", partial(position, SEKHMET, time="e3", steps=[TIME_RUNS_BACK.of(3), *TURN_STEPS]), (), ("WW-105",)),
    Example("WW-X14", partial(position, SEKHMET, time="e2"), (f"play:{HELD[0]}", "slot:night:n1"), ("WW-106",)),
    Example("WW-X15", partial(position, SEKHMET, time="n3", steps=[TIME_PASSES.of(2), *TURN_STEPS]), (), ("WW-110", "WW-111")),
    Example("WW-X16", partial(position, SEKHMET, time="n1"), (f"play:{HELD[0]}", "slot:night:n2"), ("WW-108",)),
    Example("WW-X17", partial(position, SEKHMET, time="e3"), (f"play:{HELD[0]}", "slot:evening:e1"), ("WW-109",)),
    Example(
        "WW-X18",
        partial(position, FIGHTER, lair="o6", day=10, seed=311),
        ("ability:twin-blades", "hit:head", "hit:head", "wounds-first", "suffer:health"),
        ("WW-122",),
    ),
    Example(
        "WW-X19",
        partial(
            position,
            hero(at="t", power=1, knowledge=1, dice=["attack"], slots={"morning": "twin-slash"}, hand=["brace-for-defence"]),
            scarabs={"t": 4},
            lair="t",
            time="n3",
            lady="o0",
            seed=80,
        ),
        (
            "play:brace-for-defence",
            "slot:afternoon:a1",
            "act:brace-for-defence:2",
            "ability:abraca-sek-ra",
            "add:defence",
            "keep",
            "return",
        ),
        ("WW-115", "WW-136"),
    ),
    Example(
        "WW-X20",
        partial(position, hero(hand=HELD), scarabs=MIDDLE, layout={"i1": "seers-crypt"}, steps=[MOVE, MOVE, *TURN_STEPS]),
        ("go:atrium-of-wishes", "go:seers-crypt"),
        ("WW-146",),
    ),
    Example(
        "WW-X21",
        partial(
            position,
            hero(health=3, hand=HELD),
            monster="therus",
            tokens=["m3", "m6", "m10"],
            scarabs={"m0": 1},
            layout={"i1": "seers-crypt"},
            steps=[MOVE, MOVE, *TURN_STEPS],
        ),
        ("go:atrium-of-wishes", "go:seers-crypt"),
        ("WW-148", "WW-309"),
    ),
    Example(
        "WW-X22",
        partial(position, hero("wally", at="m0", dice=["glove", "glove"]), scarabs={"m0": 1}, steps=[ATTACK_HERE, *TURN_STEPS]),
        (),
        ("WW-163",),
    ),
    Example(
        "WW-X23",
        partial(
            position,
            hero(min=1, knowledge=6, companions=["kitchen-sprite", "hedge-witch"], hand=HELD),
            offer=["stone-gargoyle"],
            steps=[Recruit(), *TURN_STEPS],
        ),
        ("recruit:stone-gargoyle",),
        ("WW-166",),
    ),
    Example(
        "WW-X24",
        partial(
            position,
            hero("bailey", at="i1", min=2, knowledge=2, hand=["hour-of-study"]),
            layout={"i1": "seers-crypt"},
            infested=["i1"],
        ),
        ("clean", *ALL_XP[:5], "use-room", "choose:2", "spend:combat", "spend:combat", "choose:1"),
        ("WW-173", "WW-174"),
    ),
    Example(
        "WW-X25",
        partial(position, SEKHMET, steps=[SPEND_XP.of(5), *TURN_STEPS]),
        ("spend:power", "spend:power", "spend:power", "take:min", "spend:combat", "spend:combat"),
        ("WW-185", "WW-186"),
    ),
    Example(
        "WW-X26",
        partial(
            position,
            hero(at="o3", health=3, dice=["attack", "attack"], hand=HELD),
            monster="min-wraith",
            lair="o3",
            health=[10],
            steps=[ATTACK_HERE, *TURN_STEPS],
            seed=190,
        ),
        ("wounds-first", "suffer:health", *ALL_XP[:1]),
        ("WW-192",),
    ),
    Example("WW-X27", transfer, ("transfer:morning",), ("WW-199", "WW-200")),
    Example(
        "WW-X28",
        partial(position, hero("wally", power=1, min=1, hand=["caltrops"]), day=6, powers=["brute-strength"]),
        ("ability:infiltration", "spend:combat", "spend:combat"),
        ("WW-205",),
    ),
    Example(
        "WW-X29",
        partial(
            position, hero(at="o0", hand=HELD), day=5, time="n3", top=["lumbering-hunt"], lair="o6", steps=[MONSTER_PHASE, *TURN_STEPS]
        ),
        (),
        ("WW-215",),
    ),
    Example(
        "WW-X30",
        partial(position, hero(at="o0", hand=HELD), day=10, time="n1", top=["trail-of-ruin"], steps=[MONSTER_PHASE, *TURN_STEPS]),
        (),
        ("WW-216",),
    ),
    Example(
        "WW-X31", partial(position, SEKHMET, day=4, top=["brute-strength"], steps=[MONSTER_PHASE, *TURN_STEPS]), (), ("WW-222", "WW-223")
    ),
    Example(
        "WW-X32",
        partial(
            position,
            hero("celia", at="m3", slots={"morning": "warding-circle", "afternoon": "starlit-blade"}, hand=["soft-melody"]),
            day=8,
            layout={"m3": "dragon-shrine"},
            lair="m3",
            powers=["bloodlust"],
            infested=["o1", "o2", "o3", "o4", "o5", "o6"],
            health=[1, 0, 6],
            lady="o0",
        ),
        (),
        ("WW-246", "WW-247"),
    ),
    Example(
        "WW-X33",
        partial(
            position,
            hero("celia", at="o3", health=4, hand=["soft-melody", "silver-thread", "mirror-step", "moonlit-spring"]),
            monster="min-wraith",
            lady="o3",
            force=12,
        ),
        ("give-health", "discard:soft-melody", "give-health", "discard:silver-thread"),
        ("WW-263",),
    ),
    Example(
        "WW-X34",
        partial(
            position,
            SEKHMET,
            monster="min-wraith",
            health=[9],
            force=12,
            scarabs={"m1": 2},
            steps=[Drift("clockwise"), *TURN_STEPS],
        ),
        (),
        ("WW-275", "WW-279"),
    ),
    Example("WW-X35", drained, ("craft:attack", *["branch:2"] * 4), ("WW-285", "WW-286")),
    Example(
        "WW-X36",
        partial(position, hero(min=1, hand=["twin-slash", *HELD]), *OTHERS, monster="therus", day=8, branches=[6, 8, 8]),
        ("play:twin-slash", "branch:1", "branch:3", "branch:1"),
        ("WW-291", "WW-292"),
    ),
    Example(
        "WW-X37",
        partial(position, hero(at="t", min=8, hand=HELD), *OTHERS, monster="therus", scarabs={"t": 0}, lair="o3", health=[22]),
        ("counterspell", "spend:combat", "spend:combat", "counterspell", "spend:combat", "spend:combat"),
        ("WW-294", "WW-295"),
    ),
    Example(
        "WW-X38",
        partial(
            position,
            SEKHMET,
            monster="therus",
            day=4,
            plans=["skittering-march-therus", "return-to-the-throne", "arcane-ward"],
            top=["bodyguard"],
            branches=[2, 0, 0],
            steps=[RESOLVE_PLANS, *TURN_STEPS],
        ),
        ("branch:1",),
        ("WW-305", "WW-306"),
    ),
    Example(
        "WW-X39",
        partial(
            position,
            hero(at="o3", dice=["attack", "attack"], hand=HELD),
            monster="therus",
            lair="o3",
            health=[1],
            plans=["skittering-march-therus", "arcane-ward"],
            steps=[ATTACK_HERE, *TURN_STEPS],
        ),
        (),
        ("WW-302",),
    ),
    Example(
        "WW-X40",
        partial(position, SEKHMET, hero("celia"), variant={"experience": "shared"}, shared=15, steps=[SPEND_XP.of(4), *TURN_STEPS]),
        (),
        ("WW-317",),
    ),
    Example(
        "WW-X41",
        partial(position, SEKHMET, hero("celia"), variant={"experience": "shared"}, shared=97, steps=[SPEND_XP.of(9), *TURN_STEPS]),
        (),
        ("WW-317",),
    ),
    Example("WW-X42", partial(position, SEKHMET), (), ("WW-030", "WW-031")),
)
