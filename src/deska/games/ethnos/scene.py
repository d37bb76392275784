"""The table of Ethnos: six kingdoms, the row, what the tribes bring, and a hand."""

from functools import cache
from typing import Any, Final

from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS, TROLLS
from deska.games.ethnos.cards import LEADING
from deska.games.ethnos.components import DRAGONS, HAND_LIMIT, SYMBOLS, TRACK_END
from deska.games.ethnos.effects import PlaceAnywhere, PlaceInKingdom
from deska.kernel import View
from deska.kernel.scenes import CardFrame, Cloth, Face, Fact, Look, Message, Phase, Piece, Scene, SeatLine, Sign, Tint, Zone

ICONS: Final = {
    "wizard": "wizard-face",
    "elf": "woman-elf-face",
    "halfling": "hobbit-dwelling",
    "centaur": "centaur",
    "minotaur": "minotaur",
    "merfolk": "mermaid",
    "giant": "giant",
    "orc": "orc-head",
    "wingfolk": "harpy",
    "troll": "troll",
    "dwarf": "dwarf-face",
    "skeleton": "skeleton-inside",
}
EMBLEMS: Final = ("castle", "stone-tower", "viking-longhouse", "elven-castle", "egyptian-temple", "evil-tower")
LOOK: Final = Look(
    dark=Cloth("#2B4039", "#121B18", "#E9BC62", "#241900"),
    light=Cloth("#EFF0E4", "#D2D8C6", "#6B4B00", "#FFFFFF"),
    emblem="dragon-head",
    tints={
        "purple": Tint("#7F55BC", "#43256F", "rising"),
        "red": Tint("#BC443C", "#701A1E", "upright"),
        "blue": Tint("#3A71C0", "#173A78", "level"),
        "green": Tint("#2F8052", "#144A30", "falling"),
        "orange": Tint("#BC701E", "#85450C", "crossed"),
        "grey": Tint("#737C89", "#424954", "grid"),
        "bone": Tint("#4A4640", "#191613", "plain"),
        "dragon": Tint("#B8382E", "#4C0E10", "plain"),
    },
    signs={
        "glory": Sign("laurel-crown", "shield", "#F0BE2A"),
        "hand": Sign("card-pick"),
        "marker": Sign("tattered-banner", "disc", "#C9C1B2"),
        "dragon": Sign("dragon-head", "triangle", "#8E2620"),
        "troll": Sign("troll", "square", "#FFF4DC"),
        **{tribe: Sign(icon) for tribe, icon in ICONS.items() if tribe != "troll"},
    },
    frames={
        "ally": CardFrame("full", back="dragon-head"),
        "dragon": CardFrame("teeth", "#B8382E", "#4C0E10"),
        "kingdom": CardFrame("realm"),
        "token": CardFrame("plain", "#FFF4DC", "#E3D3B4"),
        "giant": CardFrame("disc", "#FFF4DC", "#E3D3B4"),
        "space": CardFrame("plain"),
    },
    motif="shields",
)


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else. Its ids are the places that events name."""
    seen = view.visible
    zones = [kingdoms(seen, view.seat), deck(seen), row(seen, view.seat)]
    if "troll" in seen["tribes"] or "giant" in seen["tribes"]:
        zones.append(trolls_and_giant(seen))
    if "merfolk" in seen["tribes"]:
        zones.append(merfolk(seen))
    for seat in range(len(seen["players"])):
        zones += belongings(seen, seat, "mine" if seat == view.seat else f"seat:{seat}")
    if view.seat >= 0:
        zones.append(hand(seen, view.seat))
    seats = tuple(seat_line(seen, seat) for seat in range(len(seen["players"])))
    return Scene(tuple(zones), seats, phases(seen), (Fact("dragon", f"{seen['dragons']}/{DRAGONS}", dragons_laid(seen)), *safe(seen)))


def phases(seen: dict[str, Any]) -> tuple[Phase, ...]:
    ages = 2 if len(seen["players"]) <= 3 else 3
    return tuple(Phase(Message("et-scene-age", {"age": age}), age_state(age, seen["age"])) for age in range(1, ages + 1))


def dragons_laid(seen: dict[str, Any]) -> Message:
    return Message("et-scene-dragons", {"count": seen["dragons"], "most": DRAGONS})


def safe(seen: dict[str, Any]) -> tuple[Fact, ...]:
    """How many cards can be drawn before the first dragon may come (ET-030)."""
    count = seen["deck_free_of_dragons"]
    return (Fact(label=Message("et-scene-safe", {"count": count})),) if count else ()


def age_state(age: int, present: int) -> str:
    return "now" if age == present else "past" if age < present else ""


def seat_line(seen: dict[str, Any], seat: int) -> SeatLine:
    """Hand and bands, glory at the right."""
    player = seen["players"][seat]
    bands = [
        Fact(tribe_of(band["leader"]), str(band["size"]), Message("et-scene-band", {"card": band["leader"], "size": band["size"]}))
        for band in player["bands"]
    ]
    held = Fact("hand", str(player["hand_size"]), Message("et-scene-hand", {"count": player["hand_size"]}))
    glory = Fact("glory", str(player["glory"]), Message("et-scene-glory", {"glory": player["glory"]}))
    return SeatLine(seat, glory, (held, *bands))


# --- cards; a face is made once, and put into words once


def tribe_of(card: str) -> str:
    return card.rpartition("-")[0] or card


def colour_of(card: str) -> str:
    colour = card.rpartition("-")[2]
    return colour if colour in COLOURS else "bone"


@cache
def ally(card: str) -> Face:
    tribe, colour = tribe_of(card), colour_of(card)
    code = Message(f"et-kingdom-{KINGDOMS[COLOURS.index(colour)]}-code") if colour in COLOURS else Message("et-wild-code")
    return Face("ally", Message(f"et-tribe-{tribe}"), code, colour, ICONS[tribe], text=(Message("et-tribe-text", {"tribe": tribe}),))


def allies(zone: str, names: list[str], *verbs: str, states: tuple[str, ...] = (), group: int = 0) -> tuple[Piece, ...]:
    """Cards in order, each with its copy number; equal cards carry the same options."""
    copies: dict[str, int] = {}
    pieces: list[Piece] = []
    for name in names:
        copies[name] = copies.get(name, 0) + 1
        offers = tuple(f"{verb}:{name}" for verb in verbs)
        pieces.append(Piece(f"{zone}/{name}.{copies[name]}", "card", ally(name), offers=offers, states=states, group=group))
    return tuple(pieces)


# --- the middle of the table


@cache
def realm(kingdom: str, values: tuple[int, ...], age: int) -> Face:
    place = KINGDOMS.index(kingdom)
    tokens = tuple(
        Fact("", str(value), Message("et-scene-token", {"place": number, "glory": value}), age_state(number, age))
        for number, value in enumerate(values, 1)
    )
    name, code = Message(f"et-kingdom-{kingdom}"), Message(f"et-kingdom-{kingdom}-code")
    return Face("kingdom", name, code, COLOURS[place], EMBLEMS[place], values=tokens)


def kingdoms(seen: dict[str, Any], viewer: int) -> Zone:
    pieces: list[Piece] = []
    within = within_reach(seen, viewer)
    for i, kingdom in enumerate(KINGDOMS):
        place = f"kingdom:{i}"
        face = realm(kingdom, tuple(seen["tokens"][kingdom]), seen["age"])
        states = ("target",) if i in within else ()
        pieces.append(Piece(place, "tile", face, at=(i, 0), offers=(f"place:{kingdom}",), states=states))
        for seat, player in enumerate(seen["players"]):
            note = Message("et-scene-one-more") if seat == viewer and i in within else None
            if player["markers"][kingdom] or note:
                pieces.append(Piece(f"{place}/marker.{seat}", "marker", marker(), seat, player["markers"][kingdom], on=place, note=note))
    tribes = tuple(Fact(label=Message(f"et-tribe-{tribe}")) for tribe in seen["tribes"])
    title, fact = Message("et-scene-kingdoms"), Message("et-scene-tribes")
    return Zone("kingdoms", "centre", "grid", title, tuple(pieces), fact, facts=tribes, columns=6, line=0)


def within_reach(seen: dict[str, Any], viewer: int) -> set[int]:
    """Kingdoms that may get a marker of the viewer's: it depends on which of the laid cards will lead."""
    if seen["turn"] != viewer or not seen["players"][viewer]["supply"]:
        return set()
    aims = [aim for leader in seen["laid"] for aim in aims_of(leader, len(seen["laid"]))]
    return {kingdom for kingdom, cards in aims if cards > present(seen, viewer, KINGDOMS[kingdom])}


def aims_of(leader: str, size: int) -> list[tuple[int, int]]:
    """The kingdoms where a leader may place, each with the number of cards that the band counts there (ET-115, ET-141)."""
    place = LEADING[ALLIES.index(leader)].place
    if isinstance(place, PlaceAnywhere):
        return [(kingdom, size) for kingdom in range(len(COLOURS))]
    if isinstance(place, PlaceInKingdom) and colour_of(leader) in COLOURS:
        return [(COLOURS.index(colour_of(leader)), size + place.extra)]
    return []


def present(seen: dict[str, Any], seat: int, kingdom: str) -> int:
    """The markers that a band has to outnumber: one's own, with two players those of both (ET-102)."""
    players = seen["players"] if len(seen["players"]) == 2 else [seen["players"][seat]]
    return sum(player["markers"][kingdom] for player in players)


@cache
def marker() -> Face:
    return Face("token", Message("et-sign-marker"), icon="tattered-banner")


@cache
def dragon() -> Face:
    return Face("dragon", Message("et-card-dragon"), Message("et-sign-dragon-code"), "dragon", "dragon-head")


def deck(seen: dict[str, Any]) -> Zone:
    pieces = [Piece("deck/top", "card", None, count=seen["deck_size"], offers=("draw",))]
    pieces += [
        Piece(f"dragons/dragon.{i + 1}", "token", dragon(), at=(i,), states=() if i < seen["dragons"] else ("used",))
        for i in range(DRAGONS)
    ]
    return Zone("deck", "centre", "stack", Message("et-scene-deck"), tuple(pieces), dragons_laid(seen), line=1, grow=4)


def row(seen: dict[str, Any], viewer: int) -> Zone:
    """The row, and what somebody else is laying down just now; one's own band lies in the hand until it is complete."""
    fact = Message("et-scene-cards", {"count": len(seen["row"])})
    others = () if seen["turn"] == viewer else allies("laid", seen["laid"], group=1, states=("chosen",))
    pieces = (*allies("row", seen["row"], "take"), *others)
    return Zone("row", "centre", "row", Message("et-scene-row"), pieces, fact, line=1, grow=11)


@cache
def troll(value: str) -> Face:
    return Face("token", Message("et-scene-troll", {"value": value}), icon="troll", values=(Fact("", value),))


@cache
def giant(size: int) -> Face:
    return Face("giant", Message("et-scene-giant"), icon="giant", values=(Fact("", str(size or "")),))


def trolls_and_giant(seen: dict[str, Any]) -> Zone:
    pieces: list[Piece] = []
    owners = {value: seat for seat, player in enumerate(seen["players"]) for value in player["trolls"]}
    if "troll" in seen["tribes"]:
        for value in TROLLS:
            owner = owners.get(int(value), -1)
            states = ("used",) if owner >= 0 else ()
            pieces.append(Piece(f"trolls/troll:{value}", "token", troll(value), owner, offers=(f"troll:{value}",), states=states))
    if "giant" in seen["tribes"]:
        holder = seen["giant_holder"]
        caption = Message("et-scene-giant-held", {"player": holder}) if holder >= 0 else Message("et-scene-giant-free")
        pieces.append(Piece("trolls/giant", "token", giant(seen["giant_size"]), holder, at=(0, 1), caption=caption))
    return Zone("trolls", "centre", "row", Message("et-scene-trolls"), tuple(pieces), size="s", line=1, grow=5)


@cache
def water(space: int) -> Face:
    return Face("space", values=(Fact("marker" if space in SYMBOLS else "", str(space)),))


def merfolk(seen: dict[str, Any]) -> Zone:
    spaces = [
        Piece(f"merfolk/{space}", "tile", water(space), at=(space,), states=("now",) if space in SYMBOLS else ())
        for space in range(TRACK_END + 1)
    ]
    swimmers = [
        Piece(f"merfolk/seat.{seat}", "marker", marker(), seat, on=f"merfolk/{player['merfolk']}")
        for seat, player in enumerate(seen["players"])
    ]
    return Zone("merfolk", "centre", "track", Message("et-scene-merfolk"), (*spaces, *swimmers), line=2)


# --- what belongs to a seat


def belongings(seen: dict[str, Any], seat: int, area: str) -> list[Zone]:
    player = seen["players"][seat]
    pieces: list[Piece] = []
    for i, band in enumerate(player["bands"]):
        place = f"bands:{seat}/{i}"
        followers = list(band["cards"])
        followers.remove(band["leader"])
        pieces.append(Piece(place, "card", ally(band["leader"]), count=band["size"]))
        pieces += [Piece(f"{place}/{j}", "card", ally(card), on=place) for j, card in enumerate(followers)]
    fact = Message("et-scene-supply", {"count": player["supply"]})
    zones = [Zone(f"bands:{seat}", area, "row", Message("et-scene-bands"), tuple(pieces), fact, size="s", grow=2)]
    if player["horde"] is not None:
        zones.append(horde(player, seat, area))
    return zones


@cache
def camp(kingdom: str, colour: str) -> Face:
    return Face("space", Message(f"et-kingdom-{kingdom}"), Message(f"et-kingdom-{kingdom}-code"), colour)


def horde(player: dict[str, Any], seat: int, area: str) -> Zone:
    pieces: list[Piece] = []
    for i, kingdom in enumerate(KINGDOMS):
        space = f"horde:{seat}/{kingdom}"
        pieces.append(Piece(space, "tile", camp(kingdom, COLOURS[i]), at=(i, 0), offers=(f"raid:{kingdom}",) if area == "mine" else ()))
        if kingdom in player["horde"]:
            pieces.append(Piece(f"{space}/marker", "marker", marker(), seat, on=space))
    return Zone(f"horde:{seat}", area, "grid", Message("et-scene-horde"), tuple(pieces), columns=3, size="xs")


def hand(seen: dict[str, Any], seat: int) -> Zone:
    """The cards one holds; those laid for a band stand out of it until the band is complete."""
    laid = seen["laid"] if seen["turn"] == seat else []
    fact = Message("et-scene-held", {"count": len(laid) + len(seen["hand"]), "limit": HAND_LIMIT})
    pieces = (*allies("laid", laid, "lead", states=("chosen",)), *allies(f"hand:{seat}", seen["hand"], "lay", "drop"))
    return Zone(f"hand:{seat}", "mine", "fan", Message("et-scene-my-hand"), pieces, fact, size="l", grow=6)
