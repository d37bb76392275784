"""What a player has: faction, units, resources, tokens, tableau and hand. Only one's own things can be handled."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    AURAS,
    FACTIONS,
    FIRST_PROPHECY,
    FIRST_QUEST,
    MAGIC,
    ORB_CARDS,
    PLACES,
    QUESTS,
    RESOURCES,
    SLOTS,
    SPELLS,
    STARTERS,
    TOOLS,
)
from deska.games.eldervale.components.definitions import BOX
from deska.games.eldervale.components.pieces import DWELLINGS, HAND_LIMIT
from deska.games.eldervale.components.prices import RECRUIT_COSTS
from deska.games.eldervale.scene.faces import (
    Names,
    Seen,
    adventure,
    face_down,
    faction,
    idle,
    magic,
    orb,
    slotted,
    starter,
    stored,
    tactics,
    treasure,
    unit,
)
from deska.games.eldervale.scene.lands import kinds_at
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone

Player = dict[str, Any]
"""What everybody may look at of one of them."""
Laid = dict[str, Any]
"""A card of a tableau."""
MINE: Final = "mine"
ADVANCED: Final[Names] = ("warrior", "wizard", "dragon")
WORKERS: Final = 6
COVERED: Final = "pandoras-coffer"


# --- the strip of seats


def seat_line(seen: Seen, seat: int) -> SeatLine:
    player = seen["players"][seat]
    element = BOX.factions[FACTIONS.index(player["faction"])].element
    facts = [
        Fact("dwelling", f"{player['dwellings']}/{DWELLINGS}"),
        Fact("hand", str(player["hand_size"])),
        Fact("worker", str(len(kinds_at(seen, seat, "ready")))),
        Fact(element, "", Message(f"el-element-{element}")),
    ]
    if player["orbs"]:
        facts.append(Fact("orb", str(player["orbs"])))
    if seen["first"] == seat:
        facts.append(Fact("first", "", Message("el-sign-first")))
    return SeatLine(seat, Fact("vp", str(player["vp"])), tuple(facts), Message(f"el-faction-{player['faction']}"))


def belongings(seen: Seen, seat: int, area: str) -> list[Zone]:
    return [board(seen, seat, area), tray(seen, seat, area), tableau(seen, seat, area)]


# --- units and resources


def board(seen: Seen, seat: int, area: str) -> Zone:
    player = seen["players"][seat]
    pieces = [*resources(player, seat, area == MINE), *units(seen, seat, area == MINE)]
    return Zone(
        f"board:{seat}",
        area,
        "panel",
        Message(f"el-faction-{player['faction']}"),
        tuple(pieces),
        Message(f"el-scene-abilities-{player['faction']}"),
        size="s",
        grow=7,
    )


def resources(player: Player, seat: int, mine: bool) -> list[Piece]:
    counts = {**player["resources"], RESOURCES[-1]: player["hand_size"]}
    return [
        Piece(
            f"resources:{seat}/{name}",
            "tile",
            stored(name, count),
            offers=(f"pay:{name}", f"gain:{name}") if mine else (),
        )
        for name, count in counts.items()
    ]


def units(seen: Seen, seat: int, mine: bool) -> list[Piece]:
    """Those that are ready, then those that wait to be recruited."""
    found: list[Piece] = []
    for i, kind in enumerate(kinds_at(seen, seat, "ready")):
        found.append(Piece(f"ready:{seat}/{kind}.{i}", "figure", unit(kind), seat, offers=when_ready(seen, kind) if mine else ()))
    player = seen["players"][seat]
    idle = player["workers"].count("inactive")
    if idle:
        found.append(recruit(seat, "worker", "N" * (WORKERS - idle - 2), mine, idle))
    costs = dict(zip(ADVANCED, RECRUIT_COSTS[1:], strict=True))
    return [*found, *(recruit(seat, kind, costs[kind], mine) for kind in ADVANCED if player["units"][kind] == "inactive")]


def when_ready(seen: Seen, kind: str) -> Names:
    """A ready unit is placed, or changes places with another."""
    decision = seen["decision"]
    swapped = (f"kind:{kind}",) if decision is not None and decision["kind"] == "el-swap-for" else ()
    return (*(f"place:{kind}:{realm}" for realm in seen["map"]), *swapped)


def recruit(seat: int, kind: str, price: str, mine: bool, count: int = 0) -> Piece:
    return Piece(
        f"inactive:{seat}/{kind}",
        "figure",
        idle(kind, price),
        seat,
        count=count if count > 1 else 0,
        offers=(f"recruit:{kind}",) if mine else (),
        states=("used",),
    )


# --- treasure tokens and orbs


def tray(seen: Seen, seat: int, area: str) -> Zone:
    player = seen["players"][seat]
    mine = area == MINE
    pieces = [
        Piece(
            f"tray:{seat}/{face}.{player['tray'][: i + 1].count(face)}",
            "tile",
            treasure(face),
            offers=with_token(player, face) if mine else (),
        )
        for i, face in enumerate(player["tray"])
    ]
    if player["orbs"]:
        pieces.append(Piece(f"orbs:{seat}", "token", orb(), count=player["orbs"], offers=with_orb(player) if mine else (), group=1))
    if player["tactics"]:
        pieces.append(Piece(f"tactics:{seat}", "token", tactics(), offers=("use:tactics",) if mine else (), group=2))
    return Zone(f"tray:{seat}", area, "row", Message("el-scene-tray"), tuple(pieces), size="xs", grow=3)


def with_token(player: Player, face: str) -> Names:
    """Cashed for one of its resources, or put on a slot."""
    kinds = dict.fromkeys(face.split("-"))
    return (
        *(f"cash:{face}:{kind}" for kind in kinds),
        *(f"put:{face}:{slot}" for laid in player["tableau"] for slot in slots_of(laid["card"])),
    )


def with_orb(player: Player) -> Names:
    return tuple(f"orb:{laid['card']}" for laid in player["tableau"] if laid["card"] in ORB_CARDS and not laid["orb"])


def slots_of(card: str) -> list[str]:
    if card in STARTERS:
        return [SLOTS[0]]
    return [slot for slot in (f"{card}-{number}" for number in (1, 2, 3)) if slot in SLOTS]


# --- the tableau


def tableau(seen: Seen, seat: int, area: str) -> Zone:
    """The faction, its starting card, adventure cards, and fulfilled quests."""
    player = seen["players"][seat]
    mine = area == MINE
    pieces = [Piece(f"faction/{player['faction']}", "card", faction(player["faction"]))]
    for laid in paired(player["tableau"]):
        pieces += on_table(seen, player, laid, seat, mine)
    pieces += [Piece(f"quests:{seat}/{name}", "card", magic(name), group=1) for name in player["quests"]]
    count = len(player["tableau"]) - 1
    fact = Message("el-scene-scoring", {"count": count, "most": min(count, 3 * player["dwellings"])})
    return Zone(f"tableau:{seat}", area, "row", Message("el-scene-tableau"), tuple(pieces), fact, size="m", line=1)


def paired(cards: list[Laid]) -> list[Laid]:
    """Every aura directly behind the card that it is attached to."""
    attached = {laid["aura"] for laid in cards}
    found: list[Laid] = []
    for laid in cards:
        if laid["card"] not in attached:
            found += [laid, *(aura for aura in cards if aura["card"] == laid["aura"])]
    return found


def on_table(seen: Seen, player: Player, laid: Laid, seat: int, mine: bool) -> list[Piece]:
    """A card with its tokens, its orb and the units that have used it; an aura and what it is attached to bear the same badge."""
    name = laid["card"]
    where = f"tableau:{seat}/{name}"
    attached = [Message("el-scene-attached", {"card": other["card"]}) for other in player["tableau"] if other["aura"] == name]
    if laid["aura"]:
        attached.append(Message(f"el-card-{laid['aura']}"))
    badges = tuple(Fact("aura", "", words) for words in attached)
    face = starter(name) if name in STARTERS else adventure(name)
    found = [Piece(where, "card", face, offers=with_card(player, name) if mine else (), badges=badges)]
    for i, token in enumerate(laid["tokens"]):
        if token is not None:
            found.append(Piece(f"{where}/token.{i}", "token", token_face(name, token, mine), on=where))
    if laid["orb"]:
        found.append(Piece(f"{where}/orb", "token", orb(), on=where))
    if seat == seen["turn"]:
        found += users(seen, name, where, seat)
    return found


def token_face(card: str, token: str, mine: bool) -> Face:
    """Tokens lie face up, but for those in Pandora's Coffer."""
    return face_down() if card == COVERED and not mine else slotted(token)


def users(seen: Seen, card: str, where: str, seat: int) -> list[Piece]:
    """Units that have activated the card in this Regroup (EL-115)."""
    places = PLACES[:3] if card in STARTERS else (card,)
    found: list[Piece] = []
    for i, (place, kind) in enumerate(seen["now"]["acts"]):
        if place in places:
            found.append(Piece(f"{where}/{kind}.{i}", "figure", unit(kind), seat, on=where))
    return found


def with_card(player: Player, name: str) -> Names:
    """Activated, filled with tokens or an orb, joined with an aura, or used in a battle."""
    faces = dict.fromkeys(player["tray"])
    offers: Names = tuple(f"put:{face}:{slot}" for slot in slots_of(name) for face in faces)
    if name in STARTERS:
        return (*(f"act:{place}" for place in PLACES[:3]), *offers)
    cards = [laid["card"] for laid in player["tableau"]]
    if name in PLACES:
        offers += (f"act:{name}", *(f"attach:{aura}:{name}" for aura in cards if aura in AURAS))
    if name in AURAS:
        offers += tuple(f"attach:{name}:{host}" for host in cards if host in PLACES)
    if name in ORB_CARDS:
        offers += (f"orb:{name}",)
    return (*offers, f"use:{name}") if name in TOOLS else offers


# --- the hand


def hand(seen: Seen, seat: int) -> Zone:
    cards = seen["hand"]
    pieces = tuple(Piece(f"hand:{seat}/{name}", "card", magic(name), offers=in_hand(name)) for name in cards)
    most = max([HAND_LIMIT, *(limit_of(laid["card"]) for laid in seen["players"][seat]["tableau"])])
    fact = Message("el-scene-held", {"count": len(cards), "most": most})
    return Zone(f"hand:{seat}", MINE, "fan", Message("el-scene-magic"), pieces, fact, size="m", line=2)


def limit_of(card: str) -> int:
    return 0 if card in STARTERS else BOX.adventures[ADVENTURES.index(card)].hand_limit


def in_hand(name: str) -> Names:
    """Spells are cast, quests fulfilled; all may be paid or given to the partner."""
    number = MAGIC.index(name)
    own = (
        (f"cast:{SPELLS[number]}",)
        if number < FIRST_QUEST
        else (f"fulfil:{QUESTS[number - FIRST_QUEST]}",)
        if number < FIRST_PROPHECY
        else ()
    )
    return (*own, f"discard:{name}", f"give:{name}")


def others_hand(seen: Seen, seat: int, viewer: int) -> Zone:
    """Cards of others: what everybody or a partner may see of them, and how many more there are."""
    is_partner = bool(seen["partner_hand"]) and viewer >= 0 and seat == viewer ^ 1
    known = seen["partner_hand"] if is_partner else seen["revealed"][seat]
    pieces = [Piece(f"hand:{seat}/{name}", "card", magic(name), offers=(f"receive:{name}",) if is_partner else ()) for name in known]
    hidden = seen["players"][seat]["hand_size"] - len(known)
    if hidden:
        pieces.append(Piece(f"hand:{seat}/0", "card", None, count=hidden, back="spell"))
    return Zone(f"hand:{seat}", f"seat:{seat}", "row", Message("el-scene-magic"), tuple(pieces), size="m", line=2)
