"""The examples of the rulebook as positions, in the order of the book."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.piles import DestroyInHand
from deska.games.aeons_end.effects.values import HAND_CARDS, Most, On
from deska.games.aeons_end.lessons.building import mage, number, position
from deska.kernel import TABLE
from deska.kernel.lessons import Example
from deska.kernel.spec import GameSpec

HANKA_FIRST: Final = 1
"""A seed with which the first turn order card is Hanka's."""
ALL_OPEN: Final = ("open",) * 4
CLOSED: Final = ("open", 2, 1, 2)
MIST: Final = mage("mist")
FIRST_HAND: Final = ("emerald-shard", "crystal", "crystal", "crystal", "spark")
SECOND_HAND: Final = ("crystal", "crystal", "crystal", "spark", "spark")
FIRST_GEMS: Final = ("play:crystal", "play:crystal", "play:crystal", "play:emerald-shard")
CRYSTALS: Final = FIRST_GEMS[:3]


def new(spec: GameSpec) -> AeonsEnd:
    """The two of them sit down: Hanka as Kadir, Honza as Mist."""
    variant = {"mages": ["kadir", "mist"], "nemesis": "rageborne", "supply": "deck-destruction"}
    game: AeonsEnd = spec.new(2, HANKA_FIRST, variant)  # type: ignore[assignment]
    return game


def slaughter(**given: Any) -> AeonsEnd:
    """The nemesis is about to draw Slaughter, and Convoke is its next Strike."""
    game = position(MIST, mage(), top=["slaughter"], order=["nemesis", "player-1"], fury=3, gravehold=27, **given)
    game.strikes.remove(number("convoke"))
    game.strikes.append(number("convoke"))
    return game


def five_cards(**given: Any) -> AeonsEnd:
    """An effect that no card of the base game has: one player destroys five cards in hand."""
    game = position(mage(hand=["crystal"] * 4), mage("mist", hand=["spark"] * 2), **given)
    game.push(On(Most(HAND_CARDS, 5), (DestroyInHand(5),)), TABLE)
    game.settle()
    return game


BOOK: Final = (
    Example(
        "AE-X01",
        partial(position, mage(prepped={1: "chaos-arc", 2: "spark"}, breaches=ALL_OPEN), phase="casting"),
        ("cast:1",),
        ("AE-027",),
    ),
    Example("AE-X02", partial(position, mage(), aether=20), ("focus:3", "open:4"), ("AE-023",)),
    Example("AE-X03", new, (), ("AE-047", "AE-048")),
    Example("AE-X04", new, (), ("AE-053",)),
    Example("AE-X05", new, (), ("AE-061",)),
    Example("AE-X06", new, (), ("AE-072",)),
    Example("AE-X07", new, ("play:crystal", "end"), ("AE-074",)),
    Example(
        "AE-X08",
        partial(
            position,
            mage("mist", breaches=("open", "open", 1, 1), prepped={1: "spark", 3: "amplify-vision"}, hand=["crystal"]),
            mage(),
            phase="casting",
        ),
        ("cast:3",),
        ("AE-082", "AE-085"),
    ),
    Example(
        "AE-X09",
        partial(
            position,
            mage("mist", hand=["garnet-shard", "crystal", "crystal", "spark"]),
            mage("kadir", prepped={1: "dark-fire"}, hand=["crystal"]),
            in_play=[("bane-sire", 6)],
        ),
        ("play:garnet-shard", "choose:2", "discard:crystal", "discard:spark", "hit:bane-sire"),
        ("AE-095", "AE-096"),
    ),
    Example(
        "AE-X10",
        partial(position, mage(hand=["crystal", "jade", "jade", "spark"])),
        ("play:jade", "buy:jade", "prep:spark:1", "play:crystal", "play:jade", "buy:jade"),
        ("AE-099",),
    ),
    Example("AE-X11", partial(position, mage(hand=FIRST_HAND), MIST), FIRST_GEMS, ("AE-101",)),
    Example("AE-X12", partial(position, mage(hand=FIRST_HAND), MIST), (*FIRST_GEMS, "buy:searing-ruby"), ("AE-108",)),
    Example("AE-X13", partial(position, mage(hand=FIRST_HAND), MIST), (*FIRST_GEMS, "charge", "charge"), ("AE-110",)),
    Example("AE-X14", partial(position, mage(hand=FIRST_HAND), MIST), (*FIRST_GEMS, "buy:jade", "charge"), ("AE-099",)),
    Example(
        "AE-X15",
        partial(position, mage(hand=SECOND_HAND, breaches=CLOSED), MIST, order=["player-1"]),
        (*CRYSTALS, "focus:2", "prep:spark:1", "prep:spark:2"),
        ("AE-116", "AE-082"),
    ),
    Example(
        "AE-X16",
        partial(position, mage(hand=SECOND_HAND, breaches=CLOSED), MIST, order=["player-1"]),
        (*CRYSTALS, "open:2", "prep:spark:1", "prep:spark:2"),
        ("AE-123",),
    ),
    Example(
        "AE-X17",
        partial(position, mage(hand=SECOND_HAND, breaches=CLOSED), MIST, order=["player-1"]),
        (*CRYSTALS, "focus:3", "prep:spark:1", "prep:spark:3", "end", "cast:3"),
        ("AE-116", "AE-082"),
    ),
    Example(
        "AE-X18",
        partial(
            position,
            mage(
                "jian",
                breaches=("open", "open", 0, 1),
                prepped={3: "amplify-vision"},
                hand=["flexing-dagger", "crystal", "crystal", "crystal", "jade"],
                deck=["spark", "crystal"],
            ),
            mage(),
            phase="casting",
            order=["player-2"],
        ),
        (
            *("play:flexing-dagger", "choose:1", "focus:3", "play:crystal", "play:crystal", "play:crystal", "play:jade"),
            *("buy:essence-theft", "end", "lay:flexing-dagger", "lay:jade"),
        ),
        ("AE-135", "AE-139"),
    ),
    Example(
        "AE-X19",
        partial(
            position,
            mage("mist", life=10),
            mage("kadir", life=8),
            phase="nemesis",
            in_play=[("bane-sire", 6), ("woven-sky", 1), ("provoker", 5)],
            top=["eye-of-nothing"],
            order=["player-1"],
        ),
        ("mage:0",),
        ("AE-146", "AE-148"),
    ),
    Example("AE-X20", slaughter, ("end",), ("AE-151",)),
    Example(
        "AE-X21",
        partial(
            position,
            MIST,
            mage(),
            phase="nemesis-draw",
            top=["haze-spewer", "provoker"],
            order=["player-1", "nemesis", "player-2"],
            gravehold=27,
        ),
        ("end",),
        ("AE-152",),
    ),
    Example(
        "AE-X22",
        partial(position, MIST, mage(), in_play=[("eye-of-nothing", 2)], order=["player-1"], aether=6),
        ("discard-power:eye-of-nothing",),
        ("AE-133",),
    ),
    Example(
        "AE-X23",
        partial(
            position,
            mage("kadir", life=4),
            mage("mist", life=6),
            mage("jian", life=4),
            phase="nemesis",
            in_play=[("venomite", 9)],
            top=["provoker"],
            order=["player-1"],
        ),
        ("mage:2",),
        ("AE-156",),
    ),
    Example(
        "AE-X24",
        partial(
            position,
            mage("kadir"),
            MIST,
            mage("jian"),
            phase="nemesis",
            in_play=[("doom-aegis", 1)],
            top=["onslaught"],
            order=["player-1"],
        ),
        ("mage:1",),
        ("AE-156",),
    ),
    Example("AE-X25", five_cards, (), ("AE-158",)),
    Example(
        "AE-X26",
        partial(
            position,
            mage("kadir", life=2, breaches=ALL_OPEN, prepped={1: "spark", 2: "spark", 4: "amplify-vision"}, charges=3),
            MIST,
            phase="nemesis",
            in_play=[("bleed-static", 1)],
            top=["eye-of-nothing"],
            order=["player-2"],
            gravehold=24,
            fury=0,
        ),
        ("break:4",),
        ("AE-163", "AE-169"),
    ),
    Example("AE-X27", partial(position, mage(hand=["clouded-sapphire"])), ("play:clouded-sapphire",), ("AE-193",)),
)

PLAYERS: Final = ("Hanka", "Honza", "Jana")
HONZAS: Final = ("AE-X08", "AE-X09", "AE-X18", "AE-X19", "AE-X20", "AE-X21", "AE-X22")
"""Examples in which Honza sits first."""
EXAMPLES: Final = tuple(replace(example, players=("Honza", "Hanka") if example.rule in HONZAS else PLAYERS) for example in BOOK)
