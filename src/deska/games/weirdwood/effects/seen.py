"""How people see what the monster does: figures before and after, and the card on view. Made only if the game is heard."""

from typing import Final

from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel.scenes import Message, Part, Row

SEEN: Final = Part()
"""Something without figures."""


def health_row(game: Weirdwood, seat: int, before: int) -> Row:
    return Row(seat, sign="health", before=before, after=game.players[seat].health, most=MOST_HEALTH)


def lady_row(game: Weirdwood, before: int) -> Row:
    return Row(label=Message("ww-sign-lady"), sign="lady", before=before, after=game.force)


def lady_weakened(game: Weirdwood) -> Row:
    """The Lady is about to lose one."""
    return Row(label=Message("ww-sign-lady"), sign="lady", before=game.force, after=game.force - 1)


def monster_row(game: Weirdwood, before: int) -> Row:
    most = max(game.scale.health * game.board.parts, before)
    return Row(label=Message(f"ww-card-{game.board.name}"), sign="health", before=before, after=sum(game.health), most=most)


def phase_part(game: Weirdwood) -> Part:
    """The monster phase begins: everything that it can harm, as it stands."""
    people = [health_row(game, seat, player.health) for seat, player in enumerate(game.players)]
    rows = (monster_row(game, sum(game.health)), *people, lady_row(game, game.force))
    return Part(Message("ww-moment-monster"), rows=rows)


def time_part(day: int, then: int) -> Part:
    """Time moves, perhaps to another day: its corridors turn on the table."""
    if day == then:
        return SEEN
    sign = "time-on" if then > day else "time-back"
    return Part(rows=(Row(label=Message("ww-moment-day"), sign=sign, before=day, after=then),))
