"""How people see what a battle or an expedition brings: points before and after, units that are lost. Made only if the game is heard."""

from typing import Final

from deska.games.eldervale.actions import REALMS, UNITS
from deska.games.eldervale.components.state import Eldervale
from deska.kernel.scenes import Message, Part, Row

SEEN: Final = Part()
"""Something without figures."""


def realm_part(realm: int) -> Part:
    """A realm is revealed, or joins the map with its treasures and its monster."""
    moment = Message("el-moment-expedition", {"realm": REALMS[realm]})
    return Part(moment, subject=REALMS[realm], step=moment, brief=True)


def points_part(game: Eldervale, seat: int, before: int) -> Part:
    row = Row(seat, sign="vp", before=before, after=game.players[seat].vp, states=("leads",))
    return Part(subject=place_of(game), step=Message("el-moment-rewards"), rows=(row,))


def loss_part(game: Eldervale, seat: int, kind: int) -> Part:
    """A unit goes to the Underworld."""
    who = {"seat": seat} if seat < game.seats else {"label": Message("el-moment-phantoms")}
    row = Row(note=Message("el-moment-lost", {"unit": UNITS[kind]}), **who)
    return Part(subject=place_of(game), step=Message("el-moment-losses"), rows=(row,))


def place_of(game: Eldervale) -> str:
    """The realm of the battle, if there is one."""
    return "" if game.battle is None else REALMS[game.battle.realm]
