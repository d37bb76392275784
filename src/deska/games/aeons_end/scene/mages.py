"""What lies in front of a mage: board, breaches, hand, played cards, piles. Only the viewer's own things can be handled."""

from functools import cache
from typing import Any, Final

from deska.games.aeons_end.actions import BREACHES, COPIES, CORRUPTIONS, PLACES
from deska.games.aeons_end.components.definitions import BOX
from deska.games.aeons_end.components.state import FIRST_BONUS, FOCUS_COST, OPEN_COST
from deska.games.aeons_end.scene.faces import Seen, board, card, titled
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, SeatLine, Zone

Names = tuple[str, ...]
Mage = dict[str, Any]
"""What everybody may look at of one of them."""
FULLY_TURNED: Final = 3
MINE: Final = "mine"
OVERLAY: Final = "overlay"


def most_charges(player: Mage) -> int:
    return next(mage.charges for mage in BOX.mages if mage.name == player["mage"])


# --- the strip of seats


def seat_line(seen: Seen, seat: int) -> SeatLine:
    """Life, charges, aether, hand, open breaches and prepped spells."""
    player = seen["players"][seat]
    charges, most = player["charges"], most_charges(player)
    held, opened = len(player["hand"]), player["breaches"].count("open")
    prepped = sum(spell is not None for spell in player["prepped"])
    facts = (
        Fact("life", str(player["life"]), Message("ae-scene-life", {"life": player["life"]})),
        Fact("charge", f"{charges}/{most}", Message("ae-scene-charges", {"charges": charges, "most": most})),
        *purse(seen, seat),
        Fact("hand", str(held), Message("ae-scene-hand", {"count": held})),
        Fact("open", str(opened), Message("ae-scene-open-breaches", {"count": opened})),
        Fact("prepped", str(prepped), Message("ae-scene-prepped", {"count": prepped})),
    )
    return SeatLine(seat, None, facts, titled(player["mage"]))


# --- a board


def belongings(seen: Seen, seat: int, area: str) -> list[Zone]:
    """The board with its piles, and the breaches."""
    return [mage_board(seen, seat, area), breaches(seen, seat, area)]


def mage_board(seen: Seen, seat: int, area: str) -> Zone:
    player = seen["players"][seat]
    bars = (
        Bar(player["life"], seen["most"]["life"], "life"),
        Bar(player["charges"], most_charges(player), "charge", form="pips"),
    )
    pieces = (Piece(f"mage:{seat}", "card", board(player["mage"], "mage")), *piles(seen, seat))
    return Zone(f"board:{seat}", area, "panel", titled(player["mage"]), pieces, facts=purse(seen, seat), bars=bars, size="xs", grow=5)


def purse(seen: Seen, seat: int) -> tuple[Fact, ...]:
    """Aether, which only who is on turn can have; some of it may be for gems or spells only (AE-105)."""
    now = seen["now"]
    if seat != seen["turn"] or seen["phase"].startswith("nemesis"):
        return (Fact("aether", "0"),)
    found = [Fact("aether", str(now["aether"]))]
    for purpose in ("gem", "spell"):
        if now[f"{purpose}_aether"]:
            found.append(Fact("aether", f"+{now[f'{purpose}_aether']}", Message(f"ae-scene-{purpose}-aether")))
    return tuple(found)


def piles(seen: Seen, seat: int) -> tuple[Piece, ...]:
    """The deck, face down unless its top card is being shown, and the discard pile, which may be looked through (AE-142)."""
    player = seen["players"][seat]
    shown = shown_top(seen, seat)
    deck = Piece(f"deck:{seat}", "card", card(shown) if shown else None, count=player["deck_size"], back="mage")
    if not player["discard"]:
        return (deck,)
    return (deck, Piece(f"discard:{seat}", "card", card(player["discard"][-1]), count=len(player["discard"])))


def shown_top(seen: Seen, seat: int) -> str:
    """The card on top of a deck while its owner is asked what becomes of it."""
    decision = seen["decision"]
    asked = [seat, "ae-keep-or-toss"] in seen["waiting"] or [seat, "ae-destroy-shown"] in seen["waiting"]
    return str(decision["args"]["card"]) if asked and decision is not None else ""


# --- breaches


def breaches(seen: Seen, seat: int, area: str) -> Zone:
    """With what is prepped there; in the overlay they are shown a second time, those of all mages."""
    zone = f"breaches:{seat}" if area == OVERLAY else f"breach:{seat}"
    pieces: list[Piece] = []
    for number in range(len(BREACHES)):
        pieces += breach(seen, seat, number, zone, area)
    return Zone(zone, area, "row", None, tuple(pieces), joined=area != OVERLAY, grow=8)


def breach(seen: Seen, seat: int, number: int, zone: str, area: str) -> list[Piece]:
    player = seen["players"][seat]
    name, side = BREACHES[number], player["breaches"][number]
    piece = f"{zone}/{name}"
    if side == "gone":
        return []
    is_open = side == "open"
    turned = 0 if is_open else int(side.removeprefix("closed-"))
    discount = seen["now"]["discount"] if seat == seen["turn"] else 0
    face = open_breach(number) if is_open else closed_breach(number, turned, discount)
    offers = at_breach(seat, name, player["hand"], area)
    found = [Piece(piece, "tile", face, turned=turned, states=("open",) if is_open else (), offers=offers)]
    for place in (number, number + len(BREACHES)):
        spell = player["prepped"][place]
        if spell is not None:
            offers = with_spell(seat, PLACES[place], area)
            found.append(Piece(f"{zone}/{spell}.{PLACES[place]}", "card", card(spell), on=piece, offers=offers))
    return found


def at_breach(seat: int, breach: str, held: list[str], area: str) -> Names:
    if area == OVERLAY:
        return (f"focus-of:{seat}:{breach}",)
    if area != MINE:
        return ()
    spells = [name for name in dict.fromkeys(held) if card(name).template == "spell"]
    return (*(f"prep:{spell}:{breach}" for spell in spells), f"focus:{breach}", f"open:{breach}", f"break:{breach}")


def with_spell(seat: int, place: str, area: str) -> Names:
    if area == OVERLAY:
        return (f"cast-from:{seat}:{place}", f"unprep:{seat}:{place}")
    return (f"cast:{place}", f"use:{place}") if area == MINE else ()


@cache
def open_breach(number: int) -> Face:
    opened = Message("ae-scene-open-bonus" if number >= FIRST_BONUS else "ae-scene-open")
    return Face("breach", Message("ae-scene-breach", {"breach": BREACHES[number]}), Message(f"ae-breach-{BREACHES[number]}"), type=opened)


@cache
def closed_breach(number: int, turned: int, discount: int) -> Face:
    """What it costs to focus and to open it now."""
    costs = [Message("ae-scene-opens", {"aether": max(OPEN_COST[number][turned] - discount, 0)})]
    if turned < FULLY_TURNED:
        costs.insert(0, Message("ae-scene-focuses", {"aether": max(FOCUS_COST[number] - discount, 0)}))
    name = Message("ae-scene-breach", {"breach": BREACHES[number]})
    return Face("breach", name, Message(f"ae-breach-{BREACHES[number]}"), text=tuple(costs))


# --- cards


def hand(seen: Seen, seat: int, area: str) -> Zone:
    """The hand; what was played this turn lies beside it."""
    player = seen["players"][seat]
    own = area in (MINE, OVERLAY)
    pieces = [
        Piece(f"hand:{seat}/{copy}", "card", card(name), offers=in_hand(name) if own else ()) for name, copy in numbered(player["hand"])
    ]
    for name, copy in numbered(player["played"]):
        offers = when_played(seen, name) if own else ()
        pieces.append(Piece(f"played:{seat}/{copy}", "card", card(name), offers=offers, states=("used",), group=1))
    title = Message("ae-sign-hand") if area == OVERLAY else None
    return Zone(f"hand:{seat}", area, "fan", title, tuple(pieces), size="l", joined=area != OVERLAY, grow=10)


def numbered(names: list[str]) -> list[tuple[str, str]]:
    """Each card with the number of its copy."""
    return [(name, f"{name}.{names[: place + 1].count(name)}") for place, name in enumerate(names)]


def in_hand(name: str) -> Names:
    """All that can be done with a card in hand."""
    if name in CORRUPTIONS:
        does: Names = (f"carry-out:{name}",)
    elif card(name).template == "spell":
        does = tuple(f"prep:{name}:{breach}" for breach in BREACHES)
    else:
        does = (f"play:{name}",)
    return (*does, f"discard:{name}", f"destroy:{name}")


def when_played(seen: Seen, name: str) -> Names:
    """A corruption lies among the played cards only while it is carried out."""
    if name in CORRUPTIONS:
        return ()
    decision = seen["decision"]
    if decision is not None and decision["kind"] == "ae-return-gem":
        return (f"return:{name}:{COPIES[0]}",)
    return (f"lay:{name}",)


def discard_pile(seen: Seen, seat: int, area: str) -> Zone:
    """All of it from the top; equal neighbours carry the same options, as only one of them is meant."""
    pieces: list[Piece] = []
    runs: dict[str, int] = {}
    last = ""
    for place, name in enumerate(reversed(seen["players"][seat]["discard"]), 1):
        runs[name] = runs.get(name, 0) + (name != last)
        last = name
        run = COPIES[min(runs[name], len(COPIES)) - 1]
        offers = (f"return:{name}:{run}", f"destroy-discarded:{name}:{run}") if area == OVERLAY else ()
        pieces.append(Piece(f"pile:{seat}/{place}.{name}", "card", card(name), offers=offers))
    return Zone(f"pile:{seat}", area, "row", Message("ae-scene-discard"), tuple(pieces), line=1)
