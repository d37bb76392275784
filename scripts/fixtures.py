"""Write the crowded tables of the gallery: late moments of whole games, as the server would send them.

python scripts/fixtures.py            all of them
python scripts/fixtures.py evenfall   those of one game
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import deska
from deska.bots import make
from deska.kernel.game import Game
from deska.table.scenes import compose
from deska.text import Texts
from deska.web.api.games import style_info

FOLDER: Final = Path(__file__).parents[1] / "client" / "fixtures"
NAMES: Final = ("Tomáš", "Ada", "Bruno", "Cyril", "Dora", "Eva")
SEAT: Final = 0
LATE: Final = 0.6
"""The share of a game's choices after which a table counts as crowded."""


class Crowd(NamedTuple):
    game: str
    seats: int
    seed: int
    lang: str


CROWDS: Final = (
    Crowd("aeons_end", 4, 3, "en"),
    Crowd("eldervale", 5, 3, "en"),
    Crowd("ethnos", 4, 5, "cs"),
    Crowd("evenfall", 4, 3, "cs"),
    Crowd("weirdwood", 4, 3, "cs"),
)


def crowded(crowd: Crowd) -> Game:
    """The moment at which the seat is asked and the most pieces lie on the table."""
    game = deska.new(crowd.game, crowd.seats, crowd.seed)
    bot = make("greedy", game.spec, 2)
    texts = Texts(game.spec, crowd.lang)
    asked: list[tuple[int, int, Game]] = []
    made = 0
    while (decision := game.pending) is not None:
        if decision.seat == SEAT and len(decision.options) > 2:
            asked.append((made, fullness(compose(game, SEAT, texts)), game.clone()))
        game.apply(bot.choose(game, game.actor))
        made += 1
    return max(asked, key=lambda moment: (moment[0] >= LATE * made, moment[1]))[2]


def fullness(scene: dict[str, Any]) -> int:
    return 0 if "overlay" in scene else sum(len(zone.get("pieces", ())) for zone in scene["zones"])


def fixture(crowd: Crowd) -> dict[str, Any]:
    game = crowded(crowd)
    texts = Texts(game.spec, crowd.lang, NAMES[: crowd.seats])
    players = [{"name": name, "mine": seat == SEAT, "detail": ""} for seat, name in enumerate(texts.players)]
    assert game.spec.style is not None
    return {
        "title": texts.message(f"{game.spec.prefix}-title"),
        "players": players,
        "look": style_info(game.spec.style, texts),
        "scene": compose(game, SEAT, texts),
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
