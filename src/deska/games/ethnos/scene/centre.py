"""The middle of the table: kingdoms, the deck with its dragons, the row, and what tribes bring."""

from functools import cache
from typing import Final

from deska.games.ethnos.actions import COLOURS, KINGDOMS, TROLLS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import DRAGONS, SYMBOLS, TRACK_END, Ethnos
from deska.games.ethnos.effects import PLACE_IN_KINGDOM, PlaceAnywhere, PlaceInKingdom, can_place
from deska.games.ethnos.scene.faces import Cards, allies, marker
from deska.kernel.once import drawn_once, made_once
from deska.kernel.scenes import Face, Fact, Message, Piece, Zone

EMBLEMS: Final = ("castle", "stone-tower", "viking-longhouse", "elven-castle", "egyptian-temple", "evil-tower")
LONG_ROW: Final = 12


def age_state(age: int, present: int) -> str:
    return "now" if age == present else "past" if age < present else ""


def dragons_laid(count: int) -> Message:
    return Message("et-scene-dragons", {"count": count, "most": DRAGONS})


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
    """The holder of the Giant token (-1: nobody) and the size of the band that it was won with; empty if there are no giants."""
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
