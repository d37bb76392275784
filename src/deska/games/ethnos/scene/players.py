"""What belongs to a seat: its line, its bands, the board of its horde and its hand."""

from functools import cache, lru_cache

from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import HAND_LIMIT, Ethnos, Player
from deska.games.ethnos.scene.faces import Cards, allies, ally, marker
from deska.games.ethnos.scoring import promised_glory
from deska.kernel.once import MOST_DRAWN, drawn_once, made_once
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone

Laid = tuple[Cards, int, int, int]
"""A band as it lies on the table: its cards, its leader, its size as played and the glory that it will pay."""


def seat_line(player: Player, seat: int) -> SeatLine:
    """Hand and bands, glory at the right."""
    bands = [
        Fact(BOX.leading(band.leader).name, str(band.size), Message("et-scene-band", {"card": ALLIES[band.leader], "size": band.size}))
        for band in player.bands
    ]
    held = Fact("hand", str(len(player.hand)), Message("et-scene-hand", {"count": len(player.hand)}))
    glory = Fact("glory", str(player.glory), Message("et-scene-glory", {"glory": player.glory}))
    return SeatLine(seat, glory, (held, *bands))


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
