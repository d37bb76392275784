"""Events that quests wait for (WW-327, WW-C71)."""

from typing import Final

from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel import Start

SCARABS_DEFEATED: Final = "scarabs-defeated"
RINGS_SEEN: Final = "rings-seen"
DAMAGE_DEALT: Final = "damage-dealt"
CRAFTED: Final = "crafted"
BEFRIENDED: Final = "befriended"
CLEANED: Final = "cleaned"
ROOMS_USED: Final = "rooms-used"
SUPPER: Final = "supper"
SWEPT: Final = "swept"
UNHURT: Final = "unhurt"
IN_THRONE_ROOM: Final = "in-throne-room"
RIFT_USED: Final = "rift-used"
POWER_FACED: Final = "power-faced"
HEALTHY: Final = "healthy"
LEARNED: Final = "learned"
RICH: Final = "rich"
LINKED: Final = "linked"
FULFIL: Final = Start("fulfil-quest")


def happened(game: Weirdwood, seat: int, event: str, count: int = 1) -> None:
    """A laid quest that waits for it is fulfilled at once."""
    player = game.players[seat]
    if not player.laid_quest:
        return
    wants = game.box.quest(player.quest).wants
    if wants.event == event and count >= wants.count:
        player.laid_quest = False  # its slot is free, its reward is due
        game.push(FULFIL, seat, source=player.quest)
