"""Eldervale from above: realms with their treasures, dwellings, units and monsters."""

from deska.games.eldervale.actions import BEASTS, ELEMENT_REALMS, LAY, MAP, REALMS, SPACES, UNITS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import EMPTY, NOWHERE, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE, STACK
from deska.games.eldervale.scene.choices import options_of
from deska.games.eldervale.scene.faces import (
    Names,
    beast,
    dwelling,
    free_cell,
    guardian,
    haunted,
    printed,
    realm,
    treasure,
    unit,
)
from deska.games.eldervale.scene.strips import face_signs
from deska.games.eldervale.turn.battle.dice import wrath_dice
from deska.kernel import Decision
from deska.kernel.masks import members
from deska.kernel.scenes import Fact, Message, Piece, Zone
from deska.kernel.signs import Facts


def lands(game: Eldervale, viewer: int, asked: Decision | None) -> Zone:
    realms = members(game.laid())
    pieces = [*(tile(game, number, viewer) for number in realms), *free_cells(asked)]
    for number in realms:
        pieces += [
            *treasures(game, number),
            *dwelling_at(game, number),
            *figures_at(game, number, viewer),
            *foes_at(game, number),
        ]
    return Zone("map", "centre", "hex", Message("el-title"), tuple(pieces), grow=3)


def seat_of(game: Eldervale, owner: int) -> int:
    """The seat of a player; the Phantoms have none."""
    return owner if owner < game.seats else NOWHERE


# --- realms


def place_of(number: int) -> str:
    return f"realm:{REALMS[number]}"


def tile(game: Eldervale, number: int, viewer: int) -> Piece:
    return Piece(
        place_of(number),
        "tile",
        realm(number),
        at=MAP.cells[game.cells[number]],
        badges=badges_of(game, number),
        offers=in_realm(game, number, viewer),
        states=("target",) if game.battle is not None and game.battle.realm == number else (),
    )


def badges_of(game: Eldervale, number: int) -> Facts:
    """Elements, or ruins; in the Dragon's Lair how many treasures are left."""
    thing = BOX.realms[number]
    if thing.element:
        return (Fact(thing.element),) * thing.symbols
    if thing.kind == "ruin":
        return (Fact("ruin"),)
    return (Fact("treasure", str(game.hoards)),) if number == BOX.dragons_lair else ()


def in_realm(game: Eldervale, number: int, viewer: int) -> Names:
    """Units are placed and moved there, and dwellings built."""
    if viewer < 0:
        return ()
    name = REALMS[number]
    building = (f"settle:{name}",) if name in ELEMENT_REALMS else ()
    return (*(f"place:{UNITS[kind]}:{name}" for kind in game.kinds_at(viewer, READY)), f"to:{name}", *building)


def free_cells(asked: Decision | None) -> list[Piece]:
    """The cells where the viewer may lay the new realm."""
    cells = [LAY.arg(option) for option in options_of(asked, LAY)]
    names = [(cell, MAP.names[cell]) for cell in cells]
    return [Piece(f"cell:{name}", "tile", free_cell(), at=MAP.cells[cell], offers=(f"lay:{name}",)) for cell, name in names]


# --- what lies there


def treasures(game: Eldervale, number: int) -> list[Piece]:
    """Stacks with their top tokens, or what an emptied space gives (EL-085)."""
    found: list[Piece] = []
    for space in BOX.spaces_of[number]:
        faces = shown_faces(game, space)
        found.append(
            Piece(
                f"space:{SPACES[space]}",
                "tile",
                treasure(faces[-1]) if faces else printed(BOX.printed[space]),
                count=game.left[space],
                on=place_of(number),
                spot="left",
                offers=(f"take:{SPACES[space]}",),
                badges=below(faces),
                states=() if faces else ("used",),
            )
        )
    return found


def shown_faces(game: Eldervale, space: int) -> list[int]:
    """The faces of the tokens on a stack that lie face up, the top one last."""
    tokens = game.tokens[space * STACK : space * STACK + game.left[space]]
    return [FACE[token] for token in tokens if token != EMPTY]


def below(faces: list[int]) -> Facts:
    """The tokens under the top one, where all of the stack is open."""
    return tuple(sign for face in reversed(faces[:-1]) for sign in face_signs(face))


def dwelling_at(game: Eldervale, number: int) -> list[Piece]:
    owner = game.dwellings[number] if number < len(game.dwellings) else NOWHERE
    if owner < 0:
        return []
    seat, on = seat_of(game, owner), place_of(number)
    if seat < 0:
        return [Piece(f"{on}/dwelling", "token", haunted(), on=on, spot="right")]
    return [Piece(f"{on}/dwelling", "figure", dwelling(), seat, on=on, spot="right")]


# --- who stands there


def figures_at(game: Eldervale, number: int, viewer: int) -> list[Piece]:
    """The units of all players in a realm."""
    found: list[Piece] = []
    name, on = REALMS[number], place_of(number)
    for owner in range(game.sides):
        for i, kind in enumerate(game.units_at(owner, number)):
            offers = with_own(UNITS[kind], name) if owner == viewer else (f"target:{owner}:{name}",)
            found.append(Piece(f"{on}/{UNITS[kind]}.{owner}.{i}", "figure", unit(kind), seat_of(game, owner), on=on, offers=offers))
    return found


def with_own(kind: str, place: str) -> Names:
    """One's own units come home, join battles, and are pointed at."""
    return (f"lift:{kind}:{place}", f"join:{kind}:{place}", f"unit:{kind}:{place}")


def foes_at(game: Eldervale, number: int) -> list[Piece]:
    """The wild monster in a realm, and the guardian of the Phantoms."""
    found: list[Piece] = []
    on = place_of(number)
    monster = game.wild_at(number)
    if monster != NOWHERE:
        name = BEASTS[monster]
        found.append(Piece(f"{on}/{name}", "figure", beast(monster), on=on, offers=(f"monster:{name}", f"invade:{name}")))
    if game.ghosts is not None and game.ghosts.guardian == number:
        found.append(Piece(f"{on}/guardian", "figure", guardian(guardian_strength(game)), on=on))
    return found


def guardian_strength(game: Eldervale) -> int:
    """It grows with Wrath (EL-277)."""
    return 3 + wrath_dice(game)
