"""Write the crowded tables of the gallery: late moments of whole games, as the server would send them.

python scripts/fixtures.py            all of them
python scripts/fixtures.py evenfall   those of one game
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import deska
from deska import TABLE
from deska.bots import make
from deska.kernel.game import Game
from deska.table.scenes import compose
from deska.text import Texts
from deska.web.api.games import style_info

FOLDER: Final = Path(__file__).parents[1] / "client" / "fixtures"
NAMES: Final = ("Tomáš", "Ada", "Bruno", "Cyril", "Dora", "Eva")
MINE: Final = 3
"""What lies before the viewer crowds a table more than what lies in the middle."""
LATE: Final = 0.6
"""The share of a game's choices after which a table counts as crowded."""


class Crowd(NamedTuple):
    game: str
    seats: int
    seed: int
    lang: str


CROWDS: Final = (
    Crowd("aeons_end", 4, 3, "en"),
    Crowd("eldervale", 5, 2, "en"),
    Crowd("ethnos", 4, 4, "cs"),
    Crowd("evenfall", 4, 1, "cs"),
    Crowd("weirdwood", 4, 2, "cs"),
)


def crowded(crowd: Crowd) -> tuple[int, Game]:
    """The moment at which a seat is asked and the most pieces lie before it and on the table, with that seat."""
    game = deska.new(crowd.game, crowd.seats, crowd.seed)
    bot = make("greedy", game.spec, crowd.seed)
    texts = Texts(game.spec, crowd.lang)
    asked: list[tuple[int, int, int, Game]] = []
    made = 0
    while (decision := game.pending) is not None:
        if decision.seat != TABLE and len(decision.options) > 2:
            asked.append((made, fullness(compose(game, decision.seat, texts)), decision.seat, game.clone()))
        game.apply(bot.choose(game, game.actor))
        made += 1
    return max(asked, key=lambda moment: (moment[0] >= LATE * made, moment[1]))[2:]


def fullness(scene: dict[str, Any]) -> int:
    if "overlay" in scene:
        return 0
    return sum(len(zone.get("pieces", ())) * (MINE if zone["area"] == "mine" else 1) for zone in scene["zones"] if is_shown(zone))


def is_shown(zone: dict[str, Any]) -> bool:
    return zone["area"] in ("centre", "side", "mine")


def fixture(crowd: Crowd) -> dict[str, Any]:
    seat, game = crowded(crowd)
    texts = Texts(game.spec, crowd.lang, NAMES[: crowd.seats])
    players = [{"name": name, "mine": each == seat, "detail": ""} for each, name in enumerate(texts.players)]
    assert game.spec.style is not None
    return {
        "title": texts.message(f"{game.spec.prefix}-title"),
        "players": players,
        "look": style_info(game.spec.style, texts),
        "scene": compose(game, seat, texts),
        "undo": {"free": True, "ask": False, "restart": False},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *(crowd.game for crowd in CROWDS)], help="only these")
    wanted = parser.parse_args().games
    for crowd in CROWDS:
        if not wanted or crowd.game in wanted:
            path = FOLDER / f"crowd-{crowd.game.replace('_', '-')}.json"
            path.write_text(json.dumps(fixture(crowd), ensure_ascii=False) + "\n", encoding="utf-8")
            print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
