"""How people see what the monster does: figures before and after, and the card on view. Made only if the game is heard."""

from typing import Final

from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel.scenes import Message, Part, Row

SEEN: Final = Part()
"""Something without figures."""
TIME: Final = Message("ww-moment-time")
CARD: Final = Message("ww-moment-card")
STRIKE: Final = Message("ww-moment-strike")
SCARABS: Final = Message("ww-moment-scarabs")
"""The steps of a monster phase."""
STRUCK: Final = Part(step=STRIKE)
SPREAD: Final = Part(step=SCARABS)


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
    return Part(Message("ww-moment-monster"), steps=(TIME, CARD, STRIKE, SCARABS), rows=all_healths(game))


def day_part(game: Weirdwood) -> Part:
    """A day begins: how everybody stands."""
    return Part(Message("ww-moment-new-day", {"day": game.day}), step=Message("ww-moment-standings"), rows=all_healths(game), brief=True)


def all_healths(game: Weirdwood) -> tuple[Row, ...]:
    """Everything that can be harmed, as it stands."""
    people = [health_row(game, seat, player.health) for seat, player in enumerate(game.players)]
    return (monster_row(game, sum(game.health)), *people, lady_row(game, game.force))


def time_part(day: int, then: int) -> Part:
    """Time moves, perhaps to another day: its corridors turn on the table."""
    if day == then:
        return Part(step=TIME)
    sign = "time-on" if then > day else "time-back"
    return Part(step=TIME, rows=(Row(label=Message("ww-moment-day"), sign=sign, before=day, after=then),))
