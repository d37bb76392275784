"""What belongs to a clan: both circles, people, the board, the revel track and the hand. Only one's own things can be handled."""

from functools import cache
from typing import Any, Final

from deska.games.evenfall.actions import CLANS, FIELDS, FIGURES, PEOPLE, REGIONS, RESOURCES, SPACE_RITUALS, STONES, TRACK
from deska.games.evenfall.components.clan import EMPTY
from deska.games.evenfall.components.definitions import BOX, Effects
from deska.games.evenfall.scene.faces import (
    Facts,
    Seen,
    councillor,
    drawn,
    figure,
    person,
    place,
    ritual,
    runestone,
    strip,
)
from deska.games.evenfall.scene.look import CLAN_ICONS
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone

Names = tuple[str, ...]
Player = dict[str, Any]
"""What everybody may look at of one of them."""
MINE: Final = "mine"


def side_of(seen: Seen, clan: str) -> str:
    return "sun" if seen["side"] == "sun" else clan


# --- the strip of seats


def seat_line(seen: Seen, seat: int) -> SeatLine:
    player = seen["players"][seat]
    held = Fact("card", str(player["hand_size"]), Message("ev-scene-held", {"count": player["hand_size"]}))
    points = Fact("vp", str(player["vp"]), Message("ev-sign-vp"))
    mana = Fact("mana", str(player["mana"]), Message("ev-sign-mana"))
    first = (Fact("first", "", Message("ev-sign-first")),) if seen["first"] == seat else ()
    return SeatLine(seat, points, (mana, *stock(player), held, *first), Message(f"ev-clan-{player['clan']}"))


def stock(player: Player) -> Facts:
    return tuple(Fact(kind, str(player["stock"][kind]), Message(f"ev-sign-{kind}")) for kind in RESOURCES)


def belongings(seen: Seen, seat: int, area: str) -> list[Zone]:
    """In the order of the table: circles, people, board."""
    player = seen["players"][seat]
    mine = area == MINE
    found = [
        sites(player["inner"], "inner", seat, area, mine),
        sites(player["outer"], "outer", seat, area, mine),
        people(player, seat, area, mine),
        clan_board(seen, player, seat, area),
        track(seen, player, seat, area),
    ]
    if side_of(seen, player["clan"]) == "thorn":
        found.append(fields(player, seat, area, mine))
    if player["aside_size"]:
        found.append(laid_aside(seen, seat, area))
    return found


# --- circles


def sites(there: list[dict[str, Any]], circle: str, seat: int, area: str, mine: bool) -> Zone:
    """Rituals lie on their places, agents and figures on the rituals; the Automa's belong to nobody's seat."""
    pieces: list[Piece] = []
    for site in there:
        pieces += on_place(site, seat, mine)
    title, fact = Message(f"ev-scene-{circle}"), Message(f"ev-scene-{circle}-fact")
    grow = 5 if circle == "inner" else 8
    return Zone(f"{circle}:{seat}", area, "row", title, tuple(pieces), fact, size="m" if mine else "s", grow=grow)


def on_place(site: dict[str, Any], seat: int, mine: bool) -> list[Piece]:
    name, on = site["place"], f"place/{site['place']}"
    found = [Piece(on, "card", place(name), offers=at_place(name, mine) if site["ritual"] is None else ())]
    if site["stone"] is not None:
        found.append(Piece(f"{on}/stone", "token", runestone(site["stone"]), on=on))
    if site["ritual"] is not None:
        found += ritual_there(site, on, seat, mine)
    return found


def ritual_there(site: dict[str, Any], on: str, seat: int, mine: bool) -> list[Piece]:
    """It covers its place, so that a click on it is for the place too."""
    name = site["ritual"]
    offers = (*(with_ritual(name) if mine else ()), *at_place(site["place"], mine))
    laid = f"ritual/{name}"
    agents = tuple(Fact(kind, str(site[f"{kind}s"]), Message(f"ev-sign-{kind}")) for kind in ("sickle", "orb") if site[f"{kind}s"])
    found = [Piece(laid, "card", ritual(name), on=on, offers=offers, badges=agents)]
    if site["figure"] != EMPTY:
        kind = FIGURES[site["figure"] - 1]
        found.append(Piece(f"{laid}/{kind}", "figure", figure(kind), seat, on=laid))
    return found


def at_place(name: str, mine: bool) -> Names:
    """A place of another clan can only be harvested (EV-C12)."""
    if not mine:
        return (f"harvest:{name}",)
    return (f"on:{name}", f"transfer:{name}", f"harvest:{name}", *(f"set:{stone}:{name}" for stone in STONES))


def with_ritual(name: str) -> Names:
    common = (f"sickle:{name}", f"orb:{name}", f"remove:{name}", f"first:{name}")
    if name not in SPACE_RITUALS:
        return common
    uses = tuple(f"use:{kind}:{name}" for kind in FIGURES)
    return (*uses, *common, f"return:{name}", *(f"rift:{name}:{region}" for region in REGIONS))


# --- people


def people(player: Player, seat: int, area: str, mine: bool) -> Zone:
    """Specialists, borrowed ones too, then the council."""
    pieces = [
        Piece(
            f"specialists:{seat}/{name}.{player['specialists'][: i + 1].count(name)}",
            "card",
            person(name),
            turned=1 if name in player["exhausted"] else 0,
            states=("exhausted",) if name in player["exhausted"] else (),
            offers=(f"exhaust:{name}", f"first:{name}") if mine else (f"borrow:{name}",),
        )
        for i, name in enumerate(player["specialists"])
    ]
    for name in player["borrowed"]:
        used = ("used",) if name in player["worn"] else ()
        offers: Names = (f"exhaust-borrowed:{name}", f"first:{name}") if mine else ()
        note = Message("ev-scene-borrowed")
        pieces.append(Piece(f"borrowed:{seat}/{name}", "card", person(name), states=used, offers=offers, note=note, group=1))
    names = [half.removeprefix("council-") for half in player["council"]]
    for i, name in enumerate(names):
        offers = (f"first:council-{name}",) if mine else ()
        pieces.append(Piece(f"council:{seat}/{name}.{names[: i + 1].count(name)}", "card", councillor(name), offers=offers, group=2))
    title = Message("ev-scene-people")
    fact = Message("ev-scene-people-fact", {"specialists": len(player["specialists"]), "council": len(names)})
    return Zone(f"people:{seat}", area, "row", title, tuple(pieces), fact, size="m" if mine else "s", grow=6)


# --- the clan board


@cache
def clan_token(side: str, clan: str) -> Face:
    """It stands for the whole board, whose words it bears."""
    text = (Message("ev-board-text", {"board": side}),)
    return Face("token", Message("ev-scene-token"), Message("ev-scene-token-code"), icon=CLAN_ICONS[clan], text=text)


@cache
def home() -> Face:
    return Face("slot", strip=strip(BOX.boards[1 + CLANS.index("cross")].space))


def clan_board(seen: Seen, player: Player, seat: int, area: str) -> Zone:
    mine = area == MINE
    side = side_of(seen, player["clan"])
    pieces = [
        *figures(player, seat),
        Piece(
            f"token:{seat}",
            "token",
            clan_token(side, player["clan"]),
            states=() if player["token"] else ("used",),
            offers=("token", "ability") if mine else (),
        ),
        *(Piece(f"stones:{seat}/{stone}", "token", runestone(stone), count=count) for stone, count in player["stones"].items() if count),
    ]
    if side == "cross":
        pieces += own_space(player, seat, mine)
    facts = (Fact("mana", str(player["mana"]), Message("ev-sign-mana")), *stock(player))
    title = Message("ev-scene-clan", {"clan": player["clan"]})
    return Zone(f"board:{seat}", area, "panel", title, tuple(pieces), facts=facts, size="xs", grow=5)


def figures(player: Player, seat: int) -> list[Piece]:
    """Those in the personal supply."""
    counts = {"witch": player["witches"], "elder": player["elders"]}
    return [Piece(f"supply:{seat}/{kind}", "figure", figure(kind), seat, count=count) for kind, count in counts.items() if count]


def own_space(player: Player, seat: int, mine: bool) -> list[Piece]:
    where = f"home:{seat}"
    found = [Piece(where, "tile", home(), offers=("use:witch:cross",) if mine else ())]
    if player["at_home"]:
        found.append(Piece(f"{where}/witch", "figure", figure("witch"), seat, on=where))
    return found


# --- the revel track, and the fields of the Thorn


@cache
def cell(bonus: Effects) -> Face:
    return Face("cell", values=strip(bonus) if bonus else (Fact("", "–"),))


@cache
def marker() -> Face:
    return Face("unit", Message("ev-scene-marker"))


def track(seen: Seen, player: Player, seat: int, area: str) -> Zone:
    side = side_of(seen, player["clan"])
    thing = next(board for board in BOX.boards if board.name == side)
    spaces = [Piece(f"revel:{seat}/0", "tile", cell(()), at=(0, 0))]
    for i, bonus in enumerate(thing.track, 1):
        offers = (f"bonus:{TRACK[i - 1]}",) if area == MINE else ()
        states = ("now",) if i == player["revel"] else ()
        spaces.append(Piece(f"revel:{seat}/{i}", "tile", cell((bonus,)), at=(i, 0), offers=offers, states=states))
    spaces.append(Piece(f"revel:{seat}/marker", "marker", marker(), seat, on=f"revel:{seat}/{player['revel']}"))
    lines = (Message("ev-scene-agents-cost"),) if area == MINE else ()
    grow = 14 if side == "cross" else 9  # two bonuses on a space need more room
    return Zone(f"revel:{seat}", area, "track", Message("ev-scene-revel"), tuple(spaces), lines=lines, line=1, grow=grow)


@cache
def field(number: int) -> Face:
    bonus = BOX.boards[1 + CLANS.index("thorn")].fields[number]
    return Face("slot", strip=strip((bonus,)))


def fields(player: Player, seat: int, area: str, mine: bool) -> Zone:
    pieces: list[Piece] = []
    for i, stone in enumerate(player["fields"]):
        where = f"fields:{seat}/{i}"
        offers = tuple(f"field:{name}:{FIELDS[i]}" for name in STONES) if mine else ()
        pieces.append(Piece(where, "tile", field(i), at=(i, 0), offers=offers))
        if stone is not None:
            pieces.append(Piece(f"{where}/stone", "token", runestone(stone), on=where))
    return Zone(f"fields:{seat}", area, "grid", Message("ev-scene-fields"), tuple(pieces), columns=4, size="xs", line=1, grow=4)


# --- cards of the first draw that are not kept, and the hand


def laid_aside(seen: Seen, seat: int, area: str) -> Zone:
    """Face down for the others until all have chosen (EV-039)."""
    where = f"aside:{seat}"
    if area == MINE:
        pieces = [
            Piece(f"{where}/{name}.{seen['aside'][: i + 1].count(name)}", "card", drawn(name)) for i, name in enumerate(seen["aside"])
        ]
    else:
        pieces = [Piece(f"{where}/{i}", "card", None, back="artifact") for i in range(seen["players"][seat]["aside_size"])]
    return Zone(where, area, "row", Message("ev-scene-aside"), tuple(pieces), size="m" if area == MINE else "s", line=1, grow=3)


def hand(seen: Seen, seat: int) -> Zone:
    """What is chosen secretly is marked for its owner alone, once."""
    sealed = seen.get("sealed", "")
    pieces: list[Piece] = []
    for i, name in enumerate(seen["hand"]):
        copy = seen["hand"][: i + 1].count(name)
        states = ("chosen",) if sealed == f"discard:{name}" and copy == 1 else ()
        pieces.append(Piece(f"hand:{seat}/{name}.{copy}", "card", drawn(name), offers=in_hand(name), states=states))
    fact = Message("ev-scene-held", {"count": len(seen["hand"])})
    return Zone(f"hand:{seat}", MINE, "fan", Message("ev-scene-hand"), tuple(pieces), fact, size="m", line=1, grow=16)


def in_hand(name: str) -> Names:
    if name in PEOPLE:
        return (f"specialist:{name}", f"council:{name}", f"discard:{name}")
    return (f"ritual:{name}", f"discard:{name}")
