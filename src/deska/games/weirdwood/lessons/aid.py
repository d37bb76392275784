"""The player aid of Weirdwood Manor."""

from typing import Final

from deska.games.weirdwood.actions import MONSTERS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.manor import DAYS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.scarabs import threat
from deska.kernel.lessons import Aid, Line


def wounds(game: Weirdwood) -> tuple[int, int]:
    """The health that the monster has lost, in all its parts."""
    most = game.scale.health * game.board.parts if game.board.parts > 1 else game.habits.most_health or game.scale.health
    return most - sum(game.health), most


def lady(game: Weirdwood) -> tuple[int, int]:
    """How far Lady Weirdwood is from the best that she can have."""
    return game.fate.highest - game.force, game.fate.highest - game.fate.lowest


AID: Final = Aid(
    win=(Line("win-monster", ("WW-049",), ("strength",), wounds),),
    lose=(
        Line("lose-days", ("WW-045",), ("time-on",), lambda game: (game.day, DAYS)),
        Line("lose-threat", ("WW-046", "WW-234"), ("infested",), lambda game: (threat(game), game.scale.limit)),
        Line("lose-own", ("WW-046", "WW-047", "WW-048"), ("lady",), lady),
    ),
    turn=(
        Line("free", ("WW-075",), ("power", "companion")),
        Line("card", ("WW-051", "WW-054", "WW-058"), ("hand",)),
        Line("time", ("WW-057", "WW-106"), ("time-on",)),
        Line("actions", ("WW-061", "WW-150"), ("move", "attack", "craft")),
        Line("end", ("WW-076", "WW-080"), ("health",)),
    ),
    forgotten=(
        Line("forget-scarabs", ("WW-115",), ("scarab",)),
        Line("forget-stop", ("WW-146",), ("move",)),
        Line("forget-infested", ("WW-099", "WW-101"), ("infested",)),
    ),
    signs={
        "goods": ("knowledge", "min", "scarab", "any", "power", "health", "xp", "favour", "hand"),
        "battle": ("hit", "block", "surge", "wild", "basic", "attack-die", "defence-die", "glove", "roll", "strength"),
        "deeds": ("move", "teleport", "attack", "craft", "clean", "companion", "tactic", "time-back", "time-on", "effect"),
        "others": ("ally", "infested", "lady"),
    },
    things={
        "monsters": dict.fromkeys(MONSTERS, ()),
        "characters": {
            BOX.names[number]: tuple(BOX.names[ability] for ability in abilities) for number, abilities in BOX.abilities.items()
        },
    },
    box={"rooms": 32, "characters": 6, "action-cards": 78, "monsters": 3, "tactics": 26, "companions": 18, "quests": 18, "scarabs": 50},
)
