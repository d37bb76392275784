"""Eldervale from above: realms with their treasures, dwellings, units and monsters."""

from typing import Any

from deska.games.eldervale.actions import DRAGONS_LAIR, ELEMENT_REALMS, MONSTERS, REALMS, SPACES
from deska.games.eldervale.components.definitions import BOX, Realm
from deska.games.eldervale.scene.faces import (
    PHANTOMS,
    Names,
    Seen,
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
from deska.games.eldervale.scene.strips import Facts, face_signs
from deska.kernel.scenes import Fact, Message, Piece, Zone


def lands(seen: Seen, viewer: int) -> Zone:
    pieces = [*(tile(seen, name, viewer) for name in seen["map"]), *free_cells(seen)]
    for name in seen["map"]:
        pieces += [*treasures(seen, name), *dwelling_at(seen, name), *units_at(seen, name, viewer), *monsters_at(seen, name)]
    return Zone("map", "centre", "hex", Message("el-title"), tuple(pieces), grow=3)


def seat_of(seen: Seen, owner: int) -> int:
    """The seat of a player; the Phantoms have none."""
    return -1 if seen["phantoms"] is not None and owner == PHANTOMS else owner


# --- realms


def place_of(name: str) -> str:
    return f"realm:{name}"


def at(cell: str) -> tuple[int, ...]:
    """Axial coordinates from the name of a cell."""
    q, _, r = cell.partition(".")
    return (int(q), int(r))


def tile(seen: Seen, name: str, viewer: int) -> Piece:
    thing = BOX.realms[REALMS.index(name)]
    battle = seen["battle"]
    return Piece(
        place_of(name),
        "tile",
        realm(name),
        at=at(seen["map"][name]),
        badges=badges_of(seen, thing),
        offers=in_realm(seen, name, viewer),
        states=("target",) if battle is not None and battle["realm"] == name else (),
    )


def badges_of(seen: Seen, thing: Realm) -> Facts:
    """Elements, or ruins; in the Dragon's Lair how many treasures are left."""
    if thing.element:
        return (Fact(thing.element),) * thing.symbols
    if thing.kind == "ruin":
        return (Fact("ruin"),)
    return (Fact("treasure", str(seen["dragon_treasures"])),) if thing.name == REALMS[DRAGONS_LAIR] else ()


def in_realm(seen: Seen, name: str, viewer: int) -> Names:
    """Units are placed and moved there, and dwellings built."""
    if viewer < 0:
        return ()
    building = (f"settle:{name}",) if name in ELEMENT_REALMS else ()
    return (*(f"place:{kind}:{name}" for kind in ready_kinds(seen, viewer)), f"to:{name}", *building)


def ready_kinds(seen: Seen, seat: int) -> list[str]:
    """Units of a player that are ready, every kind once."""
    player = seen["players"][seat]
    found = ["worker"] if "ready" in player["workers"] else []
    found += [kind for kind, place in player["units"].items() if place == "ready"]
    return found + [name for name, there in seen["beasts"].items() if there["owner"] == seat and there["place"] == "ready"]


def free_cells(seen: Seen) -> list[Piece]:
    """Where the viewer may lay the new realm."""
    decision = seen["decision"]
    options = decision["options"] if decision is not None and decision["kind"] == "el-lay" else []
    cells = [option.removeprefix("lay:") for option in options if option.startswith("lay:")]
    return [Piece(f"cell:{cell}", "tile", free_cell(), at=at(cell), offers=(f"lay:{cell}",)) for cell in cells]


# --- what lies there


def treasures(seen: Seen, name: str) -> list[Piece]:
    """Stacks with their top tokens, or what an emptied space gives (EL-085)."""
    on = place_of(name)
    found: list[Piece] = []
    letters = iter(BOX.realms[REALMS.index(name)].printed)
    for space in (f"{name}-1", f"{name}-2"):
        if space not in SPACES:
            continue
        letter = next(letters)
        stack = seen["treasures"][space]
        faces = [face for face in stack["faces"] if face is not None]
        face = treasure(faces[-1]) if faces else printed(letter)
        found.append(
            Piece(
                f"space:{space}",
                "tile",
                face,
                count=stack["left"],
                on=on,
                spot="left",
                offers=(f"take:{space}",),
                badges=below(faces),
                states=() if faces else ("used",),
            )
        )
    return found


def below(faces: list[str]) -> Facts:
    """The tokens under the top one, where all of the stack is open."""
    return tuple(sign for face in reversed(faces[:-1]) for sign in face_signs(face))


def dwelling_at(seen: Seen, name: str) -> list[Piece]:
    if name not in seen["dwellings"]:
        return []
    owner = seen["dwellings"][name]
    seat = seat_of(seen, owner)
    if seat < 0:
        return [Piece(f"{place_of(name)}/dwelling", "token", haunted(), on=place_of(name), spot="right")]
    return [Piece(f"{place_of(name)}/dwelling", "figure", dwelling(), seat, on=place_of(name), spot="right")]


# --- who stands there


def kinds_at(seen: Seen, owner: int, place: str) -> list[str]:
    """A player's units in a place, each as often as it is there."""
    player = seen["players"][owner]
    found = ["worker"] * player["workers"].count(place)
    found += [kind for kind, where in player["units"].items() if where == place]
    return found + [name for name, there in seen["beasts"].items() if there["owner"] == owner and there["place"] == place]


def units_at(seen: Seen, name: str, viewer: int) -> list[Piece]:
    found: list[Piece] = []
    on = place_of(name)
    for owner in range(len(seen["players"])):
        seat = seat_of(seen, owner)
        for i, kind in enumerate(kinds_at(seen, owner, name)):
            offers = with_own(kind, name) if seat >= 0 and seat == viewer else (f"target:{owner}:{name}",)
            found.append(Piece(f"{on}/{kind}.{owner}.{i}", "figure", unit(kind), seat, on=on, offers=offers))
    return found


def with_own(kind: str, place: str) -> Names:
    """One's own units come home, join battles, and are pointed at."""
    return (f"lift:{kind}:{place}", f"join:{kind}:{place}", f"unit:{kind}:{place}")


def monsters_at(seen: Seen, name: str) -> list[Piece]:
    """Wild ones, and the guardian of the Phantoms."""
    on = place_of(name)
    found = [
        Piece(f"{on}/{monster}", "figure", beast(monster), on=on, offers=(f"monster:{monster}", f"invade:{monster}"))
        for monster, there in seen["beasts"].items()
        if there["owner"] < 0 and there["place"] == name and monster in MONSTERS
    ]
    ghosts = seen["phantoms"]
    if ghosts is not None and ghosts["guardian"] == name:
        found.append(Piece(f"{on}/guardian", "figure", guardian(guardian_strength(ghosts)), on=on))
    return found


def guardian_strength(ghosts: dict[str, Any]) -> int:
    """It grows with Wrath (EL-277)."""
    return 3 + int(ghosts["wrath"]) // 3
