"""Monsters: how they are moved, controlled, defeated, and how they return to their Lairs."""

from typing import Any, Final

from deska.games.eldervale.actions import BEASTS, MONSTER, MONSTERS, REALMS, TO
from deska.games.eldervale.components.pieces import DEFEATED, NOWHERE, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.seen import SEEN
from deska.games.eldervale.effects.units import send
from deska.kernel import ALL, Ask, Effect, Frame
from deska.kernel.codec import Name
from deska.kernel.masks import members

BEAST: Final = Name(BEASTS)


def wild_monsters(game: Eldervale) -> list[int]:
    """Uncontrolled monsters on the map; a mercenary without an owner is never there."""
    return [beast for beast, place in enumerate(game.place) if place < READY and game.owner[beast] < 0]


def defeat(game: Eldervale, beast: int) -> None:
    """Set aside with its card (EL-178, EL-200)."""
    game.place[beast] = DEFEATED
    game.give(beast, NOWHERE)
    if game.heard:
        game.tell("el-defeated", monster=beast)


def shift(game: Eldervale, beast: int, realm: int) -> None:
    """A monster moves; that starts no battle."""
    game.place[beast] = realm
    if game.heard:
        game.tell("el-monster-moved", monster=beast, realm=realm)


def control(game: Eldervale, seat: int, beast: int) -> None:
    """It becomes a unit of the player, at once in the ready area (EL-201)."""
    game.give(beast, seat)
    game.place[beast] = READY
    if game.heard:
        game.tell("el-controlled", player=seat, monster=beast)


# --- spells and cards


class PushMonster(Ask):
    """An uncontrolled monster moves to a realm beside it without units; in the peaceful start none leaves its Lair (EL-196, EL-C60)."""

    kind = "el-push-monster"
    rules = ("EL-C60", "EL-196")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.peace:
            return []
        return [MONSTER.of(beast) for beast in wild_monsters(game) if free_beside(game, beast)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(PUSH_TO, frame.seat, MONSTER.arg(option), frame.source)


def free_beside(game: Eldervale, beast: int) -> int:
    """Realms beside a monster without units and monsters, as bits (EL-198)."""
    return game.near[game.place[beast]] & ~game.occupied()


class PushTo(Ask):
    """The player chooses where the monster of the argument goes."""

    kind = "el-push-to"
    rules = ("EL-C60",)
    takes = BEAST

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [TO.of(realm) for realm in members(free_beside(game, frame.arg))]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        shift(game, frame.arg, TO.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"monster": frame.arg}


class ControlBeside(Ask):
    """The player takes control of a monster beside one of their units, never of the Mother of Dragons (EL-C63)."""

    kind = "el-control"
    rules = ("EL-201", "EL-C63")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        reached = game.beside(game.held(frame.seat))
        beasts = [beast for beast in wild_monsters(game) if not game.box.has_trait(beast, "tameless") and reached >> game.place[beast] & 1]
        return [MONSTER.of(beast) for beast in beasts]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        control(game, frame.seat, MONSTER.arg(option))


class ControlDefeated(Ask):
    """The player takes control of a defeated monster (EL-C51)."""

    kind = "el-control-defeated"
    rules = ("EL-200", "EL-C51")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        tame = [beast for beast in MONSTERS.members if not game.box.has_trait(beast, "tameless")]
        return [MONSTER.of(beast) for beast in tame if game.place[beast] == DEFEATED]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        control(game, frame.seat, MONSTER.arg(option))


class Banish(Ask):
    """An uncontrolled monster returns to its Lair (EL-C63)."""

    kind = "el-banish"
    rules = ("EL-206", "EL-C63")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        beasts = [beast for beast in wild_monsters(game) if game.place[beast] != game.box.lair_of[beast]]
        return [MONSTER.of(beast) for beast in beasts]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(RETURN_HOME, game.turn, MONSTER.arg(option), frame.source)


# --- the Lair


class ReturnHome(Effect):
    """The monster of the argument goes to its Lair: units there fall, another monster gives way (EL-206, EL-207)."""

    takes = BEAST

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        beast, lair = frame.arg, game.box.lair_of[frame.arg]
        other = game.wild_at(lair)
        if other not in (NOWHERE, beast):
            game.push(GIVE_WAY, frame.seat, other, frame.source)
        shift(game, beast, lair)
        for seat in game.around(game.active):
            for kind in game.units_at(seat, lair):
                send(game, seat, kind, lair)


class GiveWay(Ask):
    """A monster that was driven out goes to the nearest unoccupied realm; the active player chooses (EL-207)."""

    kind = "el-give-way"
    rules = ("EL-207",)
    takes = BEAST

    def nearest(self, game: Eldervale, beast: int) -> int:
        free = game.laid() & ~game.occupied()
        reached = 1 << game.place[beast]
        while not reached & free:
            wider = reached | game.beside(reached)
            if wider == reached:
                return 0
            reached = wider
        return reached & free

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [TO.of(realm) for realm in members(self.nearest(game, frame.arg))]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        defeat(game, frame.arg)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        shift(game, frame.arg, TO.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"monster": frame.arg}


# --- appearing


def appear(game: Eldervale, realm: int) -> None:
    """A Lair brings its monster (EL-095, EL-195); the two special realms bring theirs (EL-230, EL-239)."""
    beast = game.chosen[game.box.realm_element[realm]] if game.box.is_lair[realm] else game.box.guest[realm]
    if beast < 0:
        return
    game.place[beast] = realm
    if game.heard:
        game.tell("el-appeared", ALL, (BEASTS[beast], "stock", f"realm:{REALMS[realm]}"), SEEN, monster=beast, realm=realm)


PUSH_MONSTER: Final = PushMonster()
PUSH_TO: Final = PushTo()
CONTROL_BESIDE: Final = ControlBeside()
CONTROL_DEFEATED: Final = ControlDefeated()
BANISH: Final = Banish()
RETURN_HOME: Final = ReturnHome()
GIVE_WAY: Final = GiveWay()
