"""What a player has, and what a script of moves changes of it.

A script is a line of words: a number is an act of the card being played, `go:m0` and `target:m0` name places instead of rooms,
`win:3` keeps three defeated scarabs and spends the experience on the combat track, `xp:2` spends two there; anything else is an option.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deska.games.weirdwood.actions import ACTION_CARDS, CHARACTERS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.links import lasting
from tests.games.weirdwood.build import HANKA, HONZA, TURN_STEPS, Hero, hero, place, play, position, room

Ledger = dict[str, Any]
Row = tuple[str, dict[str, Any], dict[str, Any], str, str, str]
"""Who or what, what the owner has, the position, a script, what changes for the owner, and for the other player."""


def owner(card: str) -> str:
    """The character that an action card belongs to."""
    return CHARACTERS[BOX.owner[ACTION_CARDS.index(card)]]


def ledger(game: Weirdwood, seat: int = HANKA) -> Ledger:
    """Everything a player has."""
    player = game.players[seat]
    mi, kn, sc = player.goods
    power, combat, tactics = player.tracks
    hits, blocks = lasting(game, seat)
    return {
        "at": place(game, seat),
        "hp": player.health,
        "pw": player.power,
        "mi": mi,
        "kn": kn,
        "sc": sc,
        "power": power,
        "combat": combat,
        "tactics": tactics,
        "H": hits,
        "B": blocks,
        "dice": len(player.dice),
        "hand": len(player.hand),
        "cards": len(player.tactics),
        "friends": len(player.companions),
        "tired": player.exhausted.bit_count(),
        "loot": len(player.loot),
    }


def common(game: Weirdwood) -> Ledger:
    """Scarabs on the board, infested rooms and the hour of the game."""
    return {"board": sum(game.scarabs), "infested": game.infested.bit_count(), "hour": 12 * game.day + game.time}


class Books:
    """What two players had when the books were opened."""

    def __init__(self, game: Weirdwood) -> None:
        self.game = game
        self.mine = {**ledger(game), **common(game)}
        self.other = ledger(game, HONZA)

    def closed(self) -> tuple[str, str]:
        """What has changed since then, for the first player and all together, then for the second player."""
        mine = {**ledger(self.game), **common(self.game)}
        return changes(self.mine, mine), changes(self.other, ledger(self.game, HONZA))


def changes(before: Ledger, after: Ledger) -> str:
    """In the order of the ledger: `at:m0 kn+2`."""
    moved = [f"at:{after['at']}"] if before["at"] != after["at"] else []
    return " ".join(moved + [f"{key}{after[key] - before[key]:+}" for key in before if key != "at" and after[key] != before[key]])


def words_of(game: Weirdwood, card: str, word: str) -> list[str]:
    """The options that a word of a script stands for."""
    verb, _, arg = word.partition(":")
    if word.isdigit():
        return [f"act:{card}:{word}"]
    if verb in ("go", "target"):
        return [f"{verb}:{room(game, arg)}"]
    if verb == "win":
        return ["keep"] * int(arg) + ["spend:combat"] * int(arg)
    if verb == "xp":
        return ["spend:combat"] * int(arg)
    return [word]


def run(game: Weirdwood, script: str, card: str = "") -> Weirdwood:
    for word in script.split():
        play(game, *words_of(game, card, word))
    return game


BLANKS: Final = ("blank",) * 4
ROLLS: Final = ("hit", *BLANKS)
"""One die of the attacker, four of the scarabs."""
FIGHT: Final[dict[str, Any]] = {"steps": [ATTACK_HERE, *TURN_STEPS]}
"""The turn begins with an Attack."""


def standing(me: Hero, other: Hero | None = None, **given: Any) -> Weirdwood:
    """Two players in the Entrance Hall, four scarabs on the Terrace across, the Ogre far away."""
    ally = other or hero("celia" if me.name != "celia" else "sekhmet", hand=[])
    return position(me, ally, **{"scarabs": {"m0": 4}, "rolls": ROLLS, "top": ["thick-hide"], **given})


def resolve(card: str, script: str, me: Mapping[str, Any], given: Mapping[str, Any]) -> tuple[str, str]:
    """An action card played in the morning: what changes for its owner, then for the other player, besides the card and the hour."""
    hand: Sequence[str] = [*me.get("hand", ()), card]
    game = standing(hero(owner(card), **{**me, "hand": hand}), **given)
    books = Books(game)
    books.mine["hand"] -= 1
    books.mine["hour"] += 1
    run(game, f"play:{card} slot:morning:m2 {script}", card)
    return books.closed()
