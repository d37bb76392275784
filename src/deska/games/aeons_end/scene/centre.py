"""The middle of the table: the nemesis, what it has in play, Gravehold, the turn order, and the supply."""

from functools import cache
from typing import Final

from deska.games.aeons_end.actions import MINIONS, POWERS
from deska.games.aeons_end.components.state import MOST_HUSKS
from deska.games.aeons_end.scene.faces import LAST_TOKEN, Seen, board, card, foe, titled, turn_card
from deska.games.aeons_end.scene.look import ICONS
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, Zone

KINDS: Final = ("gem", "relic", "spell")
IN_FURY: Final = 4
"""The Rageborne Strikes with so much Fury (AE-C48)."""
ACROSS: Final = 3
"""Turn order cards side by side."""


def centre(seen: Seen) -> list[Zone]:
    return [nemesis(seen), in_play(seen), gravehold(seen), turn_order(seen), supply(seen)]


# --- the nemesis and what is its own


def nemesis(seen: Seen) -> Zone:
    own = seen["nemesis"]
    name = own["name"]
    harder = Message(f"ae-scene-unleash-{name}", {"harder": int(seen["harder"]), "players": len(seen["players"])})
    life = Bar(own["life"], seen["most"]["nemesis"], "life", Message("ae-scene-nemesis-life"))
    face = Piece("nemesis/itself", "card", board(name, "nemesis"), offers=("hit:nemesis",))
    return Zone(
        "nemesis",
        "centre",
        "panel",
        titled(name),
        (face, *extras(seen)),
        lines=(harder,),
        bars=(*tracks(seen), life),
        emblem=ICONS[name],
        tint=name,
        size="xs",
        grow=8,
    )


def tracks(seen: Seen) -> tuple[Bar, ...]:
    """What this nemesis alone gathers."""
    own = seen["nemesis"]
    if own["name"] == "rageborne":
        return (Bar(own["fury"], IN_FURY, "fury", form="pips"),)
    if own["name"] == "carapace-queen":
        return (Bar(own["husks"], MOST_HUSKS, "husk", Message("ae-sign-husk"), "boxes"),)
    if own["name"] == "prince-of-gluttons":
        empty = sum(not left for _, left in seen["supply"])
        return (Bar(empty, len(seen["supply"]), "empty", Message("ae-sign-empty"), "boxes"),)
    return ()


def extras(seen: Seen) -> tuple[Piece, ...]:
    """Piles and tokens of this nemesis alone."""
    own = seen["nemesis"]
    if own["name"] == "rageborne":
        return (Piece("strikes", "card", None, count=own["strikes"], back="strike", caption=Message("ae-scene-strikes")),)
    if own["name"] == "carapace-queen":
        return husks(own["husks"], own["wounded_husks"])
    if own["name"] == "crooked-mask":
        return (Piece("corruptions", "card", None, count=own["corruptions"], back="corruption", caption=Message("ae-scene-corruptions")),)
    return (devoured(own["devoured"]),) if own["devoured"] else ()


@cache
def husk(target: str) -> Face:
    return Face("husk", Message(f"ae-target-{target}"), Message("ae-sign-husk-code"), icon="beetle-shell")


def husks(count: int, wounded: int) -> tuple[Piece, ...]:
    pieces = {"husk": count - wounded, "wounded-husk": wounded}
    return tuple(
        Piece(f"husks/{target}", "token", husk(target), count=number, offers=(f"hit:{target}",))
        for target, number in pieces.items()
        if number
    )


def devoured(pile: list[str]) -> Piece:
    """Its top card can be bought (AE-C66)."""
    top = pile[-1]
    offers = (f"buy-devoured:{top}", f"gain-devoured:{top}")
    return Piece("devoured", "card", card(top), count=len(pile), offers=offers, caption=Message("ae-scene-devoured"))


# --- its cards


def in_play(seen: Seen) -> Zone:
    """The oldest first, then what is being carried out, then deck and discard pile."""
    own = seen["nemesis"]
    pieces = [foe_in_play(name, tokens) for name, tokens in own["in_play"]]
    pieces += [
        Piece(f"drawn/{name}", "card", foe(name, 0), states=("target",), note=Message("ae-scene-drawn"), group=1) for name in own["drawn"]
    ]
    pieces.append(Piece("nemesis-deck", "card", None, count=sum(own["deck"]), back="nemesis", group=2))
    if own["discard"]:
        pieces.append(Piece("nemesis-discard", "card", foe(own["discard"][-1], 0), count=len(own["discard"]), group=2))
    tiers = {f"tier{tier}": left for tier, left in enumerate(own["deck"], 1)}
    return Zone(
        "field",
        "centre",
        "row",
        Message("ae-scene-in-play"),
        tuple(pieces),
        Message("ae-scene-tiers", tiers),
        facts=in_play_facts(seen),
        grow=12,
    )


def in_play_facts(seen: Seen) -> tuple[Fact, ...]:
    """How many minions and powers there are, as far as there are any."""
    names = [name for name, _ in seen["nemesis"]["in_play"]]
    minions = sum(name in MINIONS for name in names)
    counts = (("minions", minions), ("powers", len(names) - minions))
    return tuple(Fact(label=Message(f"ae-scene-{what}", {"count": count})) for what, count in counts if count)


def foe_in_play(name: str, tokens: int) -> Piece:
    """A power with its last token takes effect in the next nemesis turn (AE-148)."""
    soon = name in POWERS and tokens == LAST_TOKEN
    return Piece(
        f"field/{name}",
        "card",
        foe(name, tokens),
        offers=(f"discard-power:{name}",) if name in POWERS else (f"hit:{name}",),
        states=("warning",) if soon else (),
        note=Message("ae-scene-soon") if soon else None,
    )


# --- Gravehold and the turn order


@cache
def figure(mage: str) -> Face:
    return Face("mage", titled(mage), icon=ICONS[mage])


def gravehold(seen: Seen) -> Zone:
    """The mages stand before it, so that they can be pointed at."""
    figures = tuple(
        Piece(f"mages/{seat}", "figure", figure(player["mage"]), seat, offers=(f"mage:{seat}",), states=() if player["life"] else ("used",))
        for seat, player in enumerate(seen["players"])
    )
    bar = Bar(seen["gravehold"], seen["most"]["gravehold"], "gravehold", Message("ae-sign-gravehold"))
    return Zone("gravehold", "centre", "panel", Message("ae-sign-gravehold"), figures, bars=(bar,), emblem="castle", size="xs", grow=4)


def turn_order(seen: Seen) -> Zone:
    """What was drawn in this round, then what is known of the deck from its top, then the deck."""
    spent, known = seen["spent"], list(reversed(seen["order_known"]))
    pieces = [turn_piece(seen, "spent", spent, i, i) for i in range(len(spent))]
    for i, name in enumerate(known):
        if name is not None:
            pieces.append(turn_piece(seen, "order", known, i, len(pieces)))
    if None in known:
        pieces.append(Piece("order", "card", None, count=known.count(None), at=place_at(len(pieces)), back="turn"))
    return Zone("turn-order", "centre", "row", Message("ae-scene-turn-order"), tuple(pieces), lines=left_in_deck(seen), size="xs", grow=5)


def place_at(place: int) -> tuple[int, ...]:
    return (place % ACROSS, place // ACROSS)


def turn_piece(seen: Seen, zone: str, names: list[str], i: int, place: int) -> Piece:
    """A spent card may be shuffled back; a known one says when it comes, and may be arranged."""
    name = names[i]
    seat = seat_of(seen, name)
    is_spent = zone == "spent"
    return Piece(
        f"{zone}/{name}.{names[: i + 1].count(name)}",
        "tile",
        turn_card(name, seat),
        seat,
        at=place_at(place),
        states=() if not is_spent else ("now",) if i + 1 == len(names) else ("used",),
        offers=(f"shuffle-back:{name}" if is_spent else f"next:{name}",),
        note=None if is_spent else Message("ae-scene-next-in", {"number": i + 1}),
    )


def seat_of(seen: Seen, name: str) -> int:
    """Whose turn order card it is; in true solo all are the one mage's (AE-192)."""
    if name in ("wild", "nemesis"):
        return -1
    return min(int(name.removeprefix("player-")), len(seen["players"])) - 1


def left_in_deck(seen: Seen) -> tuple[Message, ...]:
    left = seen["order_left"]
    if not left:
        return (Message("ae-scene-new-round"),)
    nemesis_left = left.count("nemesis")
    return (Message("ae-scene-left", {"players": len(left) - nemesis_left, "nemesis": nemesis_left}),)


# --- the supply


def supply(seen: Seen) -> Zone:
    pieces = tuple(pile(name, left) for name, left in seen["supply"])
    return Zone("supply", "centre", "row", Message("ae-scene-supply"), pieces, line=1)


def pile(name: str, left: int) -> Piece:
    """An empty pile leaves its place (AE-071)."""
    face = card(name)
    group = KINDS.index(face.template)
    if not left:
        return Piece(f"supply/{name}", "tile", empty_place(name), group=group)
    return Piece(
        f"supply/{name}", "card", face, count=left, offers=tuple(f"{verb}:{name}" for verb in ("buy", "gain", "devour")), group=group
    )


@cache
def empty_place(name: str) -> Face:
    return Face("gap", titled(name))
