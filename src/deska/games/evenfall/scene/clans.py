"""The things of a clan: both circles, people, the board, the revel track and the hand. Only the viewer's own can be handled."""

from functools import cache
from typing import Final

from deska.games.evenfall.actions import CARDS, CLANS, FIELDS, FIGURES, REGIONS, RESOURCES, STONES, TRACK, Names
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.bases import Effects
from deska.games.evenfall.components.clan import EMPTY, Player, Site
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.scene.faces import copies, councillor, drawn, figure, person, place, ritual, runestone, strip
from deska.games.evenfall.scoring import place_values, ritual_values
from deska.games.evenfall.turn.spaces import has_own_space
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone
from deska.kernel.signs import Facts

MINE: Final = "mine"
"""The area of the viewer's own things."""

# --- the strip of seats


def seat_line(game: Evenfall, seat: int) -> SeatLine:
    """Mana, resources, cards in hand and the starting player token; VP at the right."""
    player = game.players[seat]
    held = Fact("card", str(len(player.hand)), Message("ev-scene-held", {"count": len(player.hand)}))
    points = Fact("vp", str(player.vp), Message("ev-sign-vp"))
    first = (Fact("first", "", Message("ev-sign-first")),) if game.first == seat else ()
    return SeatLine(seat, points, (*stock(player), held, *first), Message(f"ev-clan-{CLANS[player.clan]}"))


def stock(player: Player) -> Facts:
    """Mana and resources."""
    counts = zip(("mana", *RESOURCES), (player.mana, *player.stock), strict=True)
    return tuple(Fact(kind, str(count), Message(f"ev-sign-{kind}")) for kind, count in counts)


def belongings(game: Evenfall, seat: int, area: str) -> list[Zone]:
    """In the order of the table: circles, people, board."""
    player = game.players[seat]
    zones = [
        sites(player, "inner", seat, area),
        sites(player, "outer", seat, area),
        people(player, seat, area),
        clan_board(game, seat, area),
        track(game, seat, area),
    ]
    if game.board(seat).fields:
        zones.append(fields(game, seat, area))
    if player.aside.cards:
        zones.append(laid_aside(player, seat, area))
    return zones


# --- circles


def sites(player: Player, circle: str, seat: int, area: str) -> Zone:
    """The inner or the outer circle. Rituals lie on their places, agents and figures on the rituals."""
    pieces: list[Piece] = []
    for site in player.sites:
        if site.inner == (circle == "inner"):
            pieces += on_place(site, seat, area == MINE)
    lower = circle == "outer"
    worth = ritual_values(BOX, player) + place_values(BOX, player)
    title = Message(f"ev-scene-{circle}")
    fact = Message("ev-scene-outer-fact") if lower else Message("ev-scene-inner-fact", {"points": worth})
    return Zone(
        f"{circle}:{seat}",
        area,
        "row",
        title,
        tuple(pieces),
        fact,
        size=size_in(area),
        grow=12,
        form="lane",
        below=lower,  # the outer circle shares the tray of the inner one
        joined=lower,
    )


def size_in(area: str) -> str:
    """The viewer's own cards are larger."""
    return "m" if area == MINE else "s"


def on_place(site: Site, seat: int, mine: bool) -> list[Piece]:
    on = f"place/{CARDS[site.place]}"
    pieces = [Piece(on, "card", place(site.place), offers=at_place(site.place, mine) if site.ritual < 0 else ())]
    if site.stone >= 0:
        pieces.append(Piece(f"{on}/stone", "token", runestone(site.stone), on=on))
    if site.ritual >= 0:
        pieces += ritual_there(site, on, seat, mine)
    return pieces


def ritual_there(site: Site, on: str, seat: int, mine: bool) -> list[Piece]:
    """The ritual covers its place, so that a click on it can mean the place, too."""
    laid = f"ritual/{CARDS[site.ritual]}"
    offers = (*(with_ritual(site.ritual) if mine else ()), *at_place(site.place, mine))
    agents = (("sickle", site.sickles), ("orb", site.orbs))
    badges = tuple(Fact(kind, str(count), Message(f"ev-sign-{kind}")) for kind, count in agents if count)
    pieces = [Piece(laid, "card", ritual(site.ritual), on=on, offers=offers, badges=badges)]
    if site.figure != EMPTY:
        kind = FIGURES[site.figure - 1]
        pieces.append(Piece(f"{laid}/{kind}", "figure", figure(kind), seat, on=laid))
    return pieces


def at_place(number: int, mine: bool) -> Names:
    """A place of another clan can only be harvested (EV-C12)."""
    name = CARDS[number]
    if not mine:
        return (f"harvest:{name}",)
    return (f"on:{name}", f"transfer:{name}", f"harvest:{name}", *(f"set:{stone}:{name}" for stone in STONES))


def with_ritual(card: int) -> Names:
    """The options of a ritual of one's own. One with an action space can be used, and figures can leave it."""
    name = CARDS[card]
    common = (f"sickle:{name}", f"orb:{name}", f"remove:{name}", f"first:{name}")
    if BOX.spaces[card] is None:
        return common
    uses = tuple(f"use:{kind}:{name}" for kind in FIGURES)
    return (*uses, *common, f"return:{name}", *(f"rift:{name}:{region}" for region in REGIONS))


# --- people


def people(player: Player, seat: int, area: str) -> Zone:
    """Specialists, then borrowed ones, then the council."""
    mine = area == MINE
    pieces: list[Piece] = []
    for card, copy in copies(player.specialists):
        name = CARDS[card]
        turned, states = (1, ("exhausted",)) if player.is_exhausted(card) else (0, ())
        offers: Names = (f"exhaust:{name}", f"first:{name}") if mine else (f"borrow:{name}",)
        pieces.append(Piece(f"specialists:{seat}/{copy}", "card", person(card), turned=turned, states=states, offers=offers))
    for card in player.borrowed:
        name = CARDS[card]
        states = ("used",) if player.is_worn(card) else ()
        offers = (f"exhaust-borrowed:{name}", f"first:{name}") if mine else ()
        note = Message("ev-scene-borrowed")
        pieces.append(Piece(f"borrowed:{seat}/{name}", "card", person(card), states=states, offers=offers, note=note, group=1))
    for card, copy in copies([BOX.person_of[half] for half in player.council]):
        half = BOX.half_of[card]
        offers = (f"first:{CARDS[half]}",) if mine else ()
        pieces.append(Piece(f"council:{seat}/{copy}", "card", councillor(half), offers=offers, group=2))
    fact = Message("ev-scene-people-fact", {"specialists": len(player.specialists), "council": len(player.council)})
    return Zone(f"people:{seat}", area, "row", Message("ev-scene-people"), tuple(pieces), fact, size=size_in(area), grow=6, form="plate")


# --- the clan board


@cache
def clan_token(side: str, icon: str) -> Face:
    """The token stands for the whole board, whose words it bears: first its own."""
    text = (Message("ev-board-brief", {"board": side}),)
    return Face("token", Message("ev-scene-token"), Message("ev-scene-token-code"), icon=icon, text=text)


@cache
def slot(effects: Effects) -> Face:
    """A space of the board with its gains."""
    return Face("slot", strip=strip(effects))


def clan_board(game: Evenfall, seat: int, area: str) -> Zone:
    player = game.players[seat]
    clan = CLANS[player.clan]
    token = Piece(
        f"token:{seat}",
        "token",
        clan_token(game.board(seat).name, BOX.board(player.clan).icon),
        states=() if player.active else ("used",),
        offers=("token", "ability") if area == MINE else (),
    )
    stones = [
        Piece(f"stones:{seat}/{STONES[stone]}", "token", runestone(stone), count=count)
        for stone, count in enumerate(player.stones)
        if count
    ]
    own = own_space(game, seat, area) if has_own_space(game, seat) else []
    pieces = (*figures(player, seat), token, *stones, *own)
    return Zone(f"board:{seat}", area, "panel", Message("ev-scene-clan", {"clan": clan}), pieces, facts=stock(player), size="xs", grow=5)


def figures(player: Player, seat: int) -> list[Piece]:
    """The figures in the personal supply."""
    counts = zip(FIGURES, (player.witches, player.elders), strict=True)
    return [Piece(f"supply:{seat}/{kind}", "figure", figure(kind), seat, count=count) for kind, count in counts if count]


def own_space(game: Evenfall, seat: int, area: str) -> list[Piece]:
    """The action space on the board of the Cross (EV-152)."""
    where = f"home:{seat}"
    pieces = [Piece(where, "tile", slot(game.board(seat).space), offers=("use:witch:cross",) if area == MINE else ())]
    if game.players[seat].at_home:
        pieces.append(Piece(f"{where}/witch", "figure", figure("witch"), seat, on=where))
    return pieces


# --- the revel track, and the fields of the Thorn


@cache
def cell(bonus: Effects) -> Face:
    return Face("cell", values=strip(bonus) if bonus else (Fact("", "–"),))


@cache
def marker() -> Face:
    return Face("unit", Message("ev-scene-marker"), text=(Message("ev-scene-marker-text"),))


def track(game: Evenfall, seat: int, area: str) -> Zone:
    zone, revel, bonuses = f"revel:{seat}", game.players[seat].revel, game.board(seat).track
    spaces = [Piece(f"{zone}/0", "tile", cell(()), at=(0, 0))]
    for i, bonus in enumerate(bonuses, 1):
        offers = (f"bonus:{TRACK[i - 1]}",) if area == MINE else ()
        states = ("now",) if i == revel else ()
        spaces.append(Piece(f"{zone}/{i}", "tile", cell((bonus,)), at=(i, 0), offers=offers, states=states))
    spaces.append(Piece(f"{zone}/marker", "marker", marker(), seat, on=f"{zone}/{revel}"))
    fact = Message("ev-scene-agents-cost") if area == MINE else None
    return Zone(zone, area, "track", Message("ev-scene-revel"), tuple(spaces), fact, below=True, joined=True)


def fields(game: Evenfall, seat: int, area: str) -> Zone:
    """The fields of the Thorn, with the runestones that lie there."""
    pieces: list[Piece] = []
    for i, bonus in enumerate(game.board(seat).fields):
        where = f"fields:{seat}/{i}"
        offers = tuple(f"field:{name}:{FIELDS[i]}" for name in STONES) if area == MINE else ()
        pieces.append(Piece(where, "tile", slot((bonus,)), at=(i, 0), offers=offers))
        stone = game.players[seat].fields[i]
        if stone >= 0:
            pieces.append(Piece(f"{where}/stone", "token", runestone(stone), on=where))
    return Zone(f"fields:{seat}", area, "grid", Message("ev-scene-fields"), tuple(pieces), columns=4, size="xs", line=1, grow=4)


# --- cards of the first draw that are not kept, and the hand


def laid_aside(player: Player, seat: int, area: str) -> Zone:
    """The cards lie face down for the others until all have chosen (EV-039)."""
    where = f"aside:{seat}"
    if area == MINE:
        pieces = [Piece(f"{where}/{copy}", "card", drawn(card)) for card, copy in copies(player.aside.cards)]
    else:
        pieces = [Piece(f"{where}/{i}", "card", None, back="artifact") for i in range(len(player.aside))]
    return Zone(where, area, "row", Message("ev-scene-aside"), tuple(pieces), size=size_in(area), line=1, grow=3)


def hand(game: Evenfall, seat: int, sealed: str) -> Zone:
    """The viewer's hand. A card that was chosen secretly is marked; if there are two, the first."""
    held = game.players[seat].hand.cards
    pieces: list[Piece] = []
    for i, (card, copy) in enumerate(copies(held)):
        states = ("chosen",) if sealed == f"discard:{CARDS[card]}" and held.index(card) == i else ()
        pieces.append(Piece(f"hand:{seat}/{copy}", "card", drawn(card), offers=in_hand(card), states=states))
    fact = Message("ev-scene-held", {"count": len(held)})
    return Zone(f"hand:{seat}", MINE, "fan", Message("ev-scene-hand"), tuple(pieces), fact, size="m", line=1, grow=16)


def in_hand(card: int) -> Names:
    name = CARDS[card]
    if BOX.is_person[card]:
        return (f"specialist:{name}", f"council:{name}", f"discard:{name}")
    return (f"ritual:{name}", f"discard:{name}")
