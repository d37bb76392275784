"""The table of Ethnos: six kingdoms, the row, what the tribes bring, and a hand."""

from functools import cache, lru_cache
from typing import Final

from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS, TROLLS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import DRAGONS, HAND_LIMIT, SYMBOLS, TRACK_END, Ethnos, Player
from deska.games.ethnos.effects import PLACE_IN_KINGDOM, PlaceAnywhere, PlaceInKingdom, can_place
from deska.games.ethnos.scoring import promised_glory
from deska.games.ethnos.turn.ending import RAID_ALL, RAID_SOME
from deska.kernel import View
from deska.kernel.scenes import (
    MOST_DRAWN,
    CardFrame,
    Cloth,
    Face,
    Fact,
    Message,
    Phase,
    Piece,
    Scene,
    SeatLine,
    Sign,
    Style,
    Tint,
    Zone,
    drawn_once,
    made_once,
)

RAIDS: Final = (RAID_SOME.kind, RAID_ALL.kind)
"""Questions at the end of an Age, when nobody has a turn."""
EMBLEMS: Final = ("castle", "stone-tower", "viking-longhouse", "elven-castle", "egyptian-temple", "evil-tower")
STYLE: Final = Style(
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
        "dragon": Sign("dragon-head", "triangle", "#8E2620", more="neither"),
        "troll": Sign("troll", "square", "#FFF4DC"),
        **{tribe.name: Sign(tribe.icon) for tribe in BOX.tribes if tribe.name != "troll"},
    },
    frames={
        "ally": CardFrame("full", back="dragon-head"),
        "dragon": CardFrame("teeth", "#B8382E", "#4C0E10"),
        "kingdom": CardFrame("realm"),
        "token": CardFrame("plain", "#FFF4DC", "#E3D3B4"),
        "giant": CardFrame("disc", "#FFF4DC", "#E3D3B4"),
        "space": CardFrame("plain"),
        "camp": CardFrame("plain"),
    },
    motif="shields",
)

LONG_ROW: Final = 12
Cards = tuple[int, ...]
Laid = tuple[Cards, int, int, int]
"""A band as it lies on the table: its cards, its leader, its size as played and the glory that it will pay."""


def scene(view: View) -> Scene:
    """Drawn from what the seat may look at, and nothing else. Its ids are the places that events name."""
    game: Ethnos = view.game
    on_turn = game.turn == view.seat
    laid = tuple(game.laid)
    within = tuple(sorted(within_reach(game, view.seat)))
    markers = tuple([tuple(player.markers) for player in game.players])
    zones = [
        kingdoms(game.tribes, game.tokens, game.age, markers, within, view.seat if within else -1),
        deck(len(game.deck), game.dragons),
        row(tuple(game.row), () if on_turn else laid),
    ]
    line = line_of_boards(game)
    if game.has("merfolk"):
        zones.append(merfolk(tuple([player.swum for player in game.players]), line))
    if game.has("troll") or game.has("giant"):
        zones.append(trolls_and_giant(owners_of_trolls(game), giant_of(game), game.has("merfolk"), line))
    for seat, player in enumerate(game.players):
        area = "mine" if seat == view.seat else f"seat:{seat}"
        zones.append(bands(seat, area, bands_of(game, player), player.supply))
        if game.has("orc"):
            zones.append(horde(seat, area, player.horde))
    if view.seat >= 0:
        zones.append(hand(view.seat, laid if on_turn else (), tuple(game.players[view.seat].hand.cards)))
    seats = tuple(seat_line(game.players[seat], seat) for seat in range(game.seats))
    raids = any(kind in RAIDS for _, kind in view.waiting)
    acting = Message("et-moment-age", {"age": game.age}) if raids else None
    facts = (Fact("dragon", f"{game.dragons}/{DRAGONS}", dragons_laid(game.dragons)), *safe(game))
    return Scene(tuple(zones), seats, phases(game), facts, acting=acting)


def phases(game: Ethnos) -> tuple[Phase, ...]:
    return tuple(Phase(Message("et-scene-age", {"age": age}), age_state(age, game.age)) for age in range(1, game.last_age + 1))


def dragons_laid(count: int) -> Message:
    return Message("et-scene-dragons", {"count": count, "most": DRAGONS})


def safe(game: Ethnos) -> tuple[Fact, ...]:
    """How many cards can be drawn before the first dragon may come (ET-030)."""
    return (Fact(label=Message("et-scene-safe", {"count": game.upper})),) if game.upper else ()


def age_state(age: int, present: int) -> str:
    return "now" if age == present else "past" if age < present else ""


def seat_line(player: Player, seat: int) -> SeatLine:
    """Hand and bands, glory at the right."""
    bands = [
        Fact(BOX.leading(band.leader).name, str(band.size), Message("et-scene-band", {"card": ALLIES[band.leader], "size": band.size}))
        for band in player.bands
    ]
    held = Fact("hand", str(len(player.hand)), Message("et-scene-hand", {"count": len(player.hand)}))
    glory = Fact("glory", str(player.glory), Message("et-scene-glory", {"glory": player.glory}))
    return SeatLine(seat, glory, (held, *bands))


# --- moments


@cache
def portrait(name: str) -> Piece | None:
    """A picture of something that is scored at the end of an Age: a kingdom, a tribe, the Giant token, the bands."""
    if name in KINGDOMS:
        return Piece(name, "tile", realm(name, (), 0))
    if name == "bands":
        return Piece(name, "tile", Face("space", Message("et-scene-bands"), tint="bone", icon="card-pick"))
    title = {"merfolk": "et-scene-merfolk", "giant": "et-scene-giant", "orc": "et-scene-horde"}[name]
    icon = next(tribe.icon for tribe in BOX.tribes if tribe.name == name)
    return Piece(name, "tile", Face("space", Message(title), tint="blue" if name == "merfolk" else "bone", icon=icon))


# --- cards; faces, pieces and zones are made once: what they show are the values that they are given, and nothing else


@cache
def ally(card: int) -> Face:
    tribe, colour = BOX.leading(card), BOX.colour[card]
    code = Message(f"et-kingdom-{KINGDOMS[colour]}-code") if colour >= 0 else Message("et-wild-code")
    tint = COLOURS[colour] if colour >= 0 else "bone"
    return Face("ally", Message(f"et-tribe-{tribe.name}"), code, tint, tribe.icon, text=(Message("et-tribe-text", {"tribe": tribe.name}),))


def allies(zone: str, cards: Cards, *verbs: str, states: tuple[str, ...] = (), group: int = 0) -> tuple[Piece, ...]:
    """Cards in order, each with its copy number; equal cards carry the same options."""
    return tuple([ally_card(zone, card, cards[: i + 1].count(card), verbs, states, group) for i, card in enumerate(cards)])


@made_once
def ally_card(zone: str, card: int, copy: int, verbs: tuple[str, ...], states: tuple[str, ...], group: int) -> Piece:
    name = ALLIES[card]
    offers = tuple(f"{verb}:{name}" for verb in verbs)
    return Piece(f"{zone}/{name}.{copy}", "card", ally(card), offers=offers, states=states, group=group)


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


@drawn_once
def kingdoms(
    tribes: tuple[int, ...], tokens: tuple[Cards, ...], age: int, markers: tuple[Cards, ...], within: tuple[int, ...], viewer: int
) -> Zone:
    """With the kingdoms that may get a marker of the viewer's; markers are those of each player."""
    pieces: list[Piece] = []
    for i in range(len(KINGDOMS)):
        pieces.append(realm_tile(i, tokens[i], age, i in within))
        most = max([theirs[i] for theirs in markers])
        for seat, theirs in enumerate(markers):
            count, is_next = theirs[i], seat == viewer and within == (i,)  # of several, the choice is still open
            if count or is_next:
                pieces.append(realm_marker(i, seat, count, is_next, 0 < count == most))
    names = tuple([Fact(label=Message(f"et-tribe-{BOX.tribes[tribe].name}")) for tribe in tribes])
    title, fact = Message("et-scene-kingdoms"), Message("et-scene-tribes")
    return Zone("kingdoms", "centre", "grid", title, tuple(pieces), fact, facts=names, columns=6, line=0)


@made_once
def realm_tile(place: int, tokens: tuple[int, ...], age: int, is_target: bool) -> Piece:
    kingdom, states = KINGDOMS[place], ("target",) if is_target else ()
    return Piece(f"kingdom:{place}", "tile", realm(kingdom, tokens, age), at=(place, 0), offers=(f"place:{kingdom}",), states=states)


@made_once
def realm_marker(place: int, seat: int, count: int, is_next: bool, leads: bool) -> Piece:
    """The markers of a seat in a kingdom; a note says that the viewer is about to place one more."""
    note, states = Message("et-scene-one-more") if is_next else None, ("leads",) if leads else ()
    return Piece(f"kingdom:{place}/marker.{seat}", "marker", marker(), seat, count, on=f"kingdom:{place}", note=note, states=states)


def within_reach(game: Ethnos, viewer: int) -> set[int]:
    """Kingdoms that may get a marker of the viewer's: it depends on which of the laid cards will lead."""
    if game.turn != viewer:
        return set()
    aims = [aim for leader in game.laid for aim in aims_of(leader, len(game.laid))]
    return {kingdom for kingdom, cards in aims if can_place(game, viewer, kingdom, cards)}


def aims_of(leader: int, size: int) -> list[tuple[int, int]]:
    """The kingdoms where a leader may place, each with the number of cards that the band counts there (ET-115, ET-141)."""
    place = BOX.leading(leader).place or PLACE_IN_KINGDOM
    if isinstance(place, PlaceAnywhere):
        return [(kingdom, size) for kingdom in range(len(COLOURS))]
    if isinstance(place, PlaceInKingdom) and BOX.colour[leader] >= 0:
        return [(BOX.colour[leader], size + place.extra)]
    return []


@cache
def marker() -> Face:
    return Face("token", Message("et-sign-marker"), icon="tattered-banner")


@cache
def dragon() -> Face:
    return Face("dragon", Message("et-card-dragon"), Message("et-sign-dragon-code"), "dragon", "dragon-head")


@drawn_once
def deck(cards: int, dragons: int) -> Zone:
    pieces = (top(cards), *[dragon_token(i, i < dragons) for i in range(DRAGONS)])
    return Zone("deck", "centre", "stack", Message("et-scene-deck"), pieces, dragons_laid(dragons), line=1, grow=4)


@made_once
def top(count: int) -> Piece:
    return Piece("deck/top", "card", None, count=count, offers=("draw",))


@made_once
def dragon_token(place: int, is_laid: bool) -> Piece:
    return Piece(f"dragons/dragon.{place + 1}", "token", dragon(), at=(place,), states=() if is_laid else ("used",))


@drawn_once
def row(cards: Cards, laid: Cards) -> Zone:
    """The row, and what somebody else is laying down just now; one's own band lies in the hand until it is complete."""
    fact = Message("et-scene-cards", {"count": len(cards)})
    pieces = (*allies("row", cards, "take"), *allies("laid", laid, group=1, states=("chosen",)))
    return Zone("row", "centre", "row", Message("et-scene-row"), pieces, fact, line=1, grow=11)


def line_of_boards(game: Ethnos) -> int:
    """The boards of tribes stand beside the row, unless it is so long that its cards would cover each other."""
    return 1 if len(game.row) <= LONG_ROW else 2


@cache
def troll(value: str) -> Face:
    return Face("token", Message("et-scene-troll", {"value": value}), icon="troll", values=(Fact("", value),))


@made_once
def troll_token(value: str, owner: int) -> Piece:
    states = ("used",) if owner >= 0 else ()
    return Piece(f"trolls/troll:{value}", "token", troll(value), owner, offers=(f"troll:{value}",), states=states)


@cache
def giant(size: int) -> Face:
    return Face("giant", Message("et-scene-giant"), icon="giant", values=(Fact("", str(size or "")),))


def owners_of_trolls(game: Ethnos) -> tuple[int, ...]:
    """For each troll token the seat that has it, or -1; empty if there are no trolls."""
    if not game.has("troll"):
        return ()
    owners = [next((seat for seat, player in enumerate(game.players) if player.trolls >> token & 1), -1) for token in range(len(TROLLS))]
    return tuple(owners)


def giant_of(game: Ethnos) -> tuple[int, ...]:
    """Who has the Giant token (-1: nobody), and for a band of which size; empty if there are no giants."""
    return (game.giant_holder, game.giant_size) if game.has("giant") else ()


@drawn_once
def trolls_and_giant(owners: tuple[int, ...], giants: tuple[int, ...], merfolk: bool, line: int) -> Zone:
    """Under the board of the Merfolk, if there is one."""
    pieces = [troll_token(TROLLS[token], owner) for token, owner in enumerate(owners)]
    if giants:
        holder, size = giants
        caption = Message("et-scene-giant-held", {"player": holder}) if holder >= 0 else Message("et-scene-giant-free")
        pieces.append(Piece("trolls/giant", "token", giant(size), holder, caption=caption))
    title = None if merfolk else Message("et-scene-trolls")
    return Zone("trolls", "centre", "row", title, tuple(pieces), size="s", line=line, grow=5, below=merfolk and line == 1)


@cache
def water(space: int) -> Face:
    value = Fact("marker", str(space), Message("et-scene-symbol", {"space": space})) if space in SYMBOLS else Fact("", str(space))
    return Face("space", values=(value,))


@made_once
def swimming_space(space: int) -> Piece:
    return Piece(f"merfolk/{space}", "tile", water(space), at=(space,), states=("now",) if space in SYMBOLS else ())


@made_once
def swimmer(seat: int, space: int) -> Piece:
    return Piece(f"merfolk/seat.{seat}", "marker", marker(), seat, on=f"merfolk/{space}")


@drawn_once
def merfolk(swum: tuple[int, ...], line: int) -> Zone:
    spaces = [swimming_space(space) for space in range(TRACK_END + 1)]
    swimmers = [swimmer(seat, space) for seat, space in enumerate(swum)]
    return Zone("merfolk", "centre", "track", Message("et-scene-merfolk"), (*spaces, *swimmers), line=line, grow=7)


# --- what belongs to a seat


def bands_of(game: Ethnos, player: Player) -> tuple[Laid, ...]:
    return tuple([(band.cards, band.leader, band.size, promised_glory(game, band)) for band in player.bands])


@drawn_once
def bands(seat: int, area: str, laid: tuple[Laid, ...], supply: int) -> Zone:
    fact = Message("et-scene-supply", {"count": supply})
    return Zone(f"bands:{seat}", area, "bands", Message("et-scene-bands"), cards_of_bands(seat, laid), fact, size="s", grow=8)


@lru_cache(MOST_DRAWN)
def cards_of_bands(seat: int, laid: tuple[Laid, ...]) -> tuple[Piece, ...]:
    """The same for every viewer."""
    pieces: list[Piece] = []
    for i, (cards, leader, size, worth) in enumerate(laid):
        place = f"bands:{seat}/{i}"
        followers = list(cards)
        followers.remove(leader)
        pieces.append(band_leader(place, leader, size, worth))
        pieces += [follower(place, j, card) for j, card in enumerate(followers)]
    return tuple(pieces)


@made_once
def band_leader(place: str, card: int, size: int, worth: int) -> Piece:
    return Piece(place, "card", ally(card), count=size, badges=(Fact("glory", str(worth), Message("et-scene-worth", {"glory": worth})),))


@made_once
def follower(place: str, number: int, card: int) -> Piece:
    return Piece(f"{place}/{number}", "card", ally(card), on=place)


@cache
def camp(kingdom: str, colour: str) -> Face:
    return Face("camp", Message(f"et-kingdom-{kingdom}"), Message(f"et-kingdom-{kingdom}-code"), colour)


@drawn_once
def horde(seat: int, area: str, marked: int) -> Zone:
    pieces: list[Piece] = []
    for i in range(len(KINGDOMS)):
        pieces.append(horde_space(seat, i, area == "mine"))
        if marked >> i & 1:
            pieces.append(horde_marker(seat, i))
    return Zone(f"horde:{seat}", area, "grid", Message("et-scene-horde"), tuple(pieces), columns=3, size="xs")


@made_once
def horde_space(seat: int, place: int, is_mine: bool) -> Piece:
    kingdom = KINGDOMS[place]
    offers = (f"raid:{kingdom}",) if is_mine else ()
    return Piece(f"horde:{seat}/{kingdom}", "tile", camp(kingdom, COLOURS[place]), at=(place, 0), offers=offers)


@made_once
def horde_marker(seat: int, place: int) -> Piece:
    space = f"horde:{seat}/{KINGDOMS[place]}"
    return Piece(f"{space}/marker", "marker", marker(), seat, on=space)


@drawn_once
def hand(seat: int, laid: Cards, held: Cards) -> Zone:
    """The cards one holds; those laid for a band stand out of it until the band is complete."""
    fact = Message("et-scene-held", {"count": len(laid) + len(held), "limit": HAND_LIMIT})
    cards = [held_card(f"hand:{seat}", card, held[: i + 1].count(card)) for i, card in enumerate(held)]
    pieces = (*allies("laid", laid, "lead", states=("chosen",)), *cards)
    return Zone(f"hand:{seat}", "mine", "fan", Message("et-scene-my-hand"), pieces, fact, size="l", line=1)


@made_once
def held_card(zone: str, card: int, copy: int) -> Piece:
    """A card of the hand says both at once: a band is played, and the card begins it."""
    name = ALLIES[card]
    offers = (f"lay:{name}", f"drop:{name}", "band")
    return Piece(f"{zone}/{name}.{copy}", "card", ally(card), offers=offers, then=f"lay:{name}")
