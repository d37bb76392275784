"""What lies in front of a warden: board, slots, companions, abilities, tracks and hand. Only one's own things can be handled."""

from functools import cache
from typing import Any, Final

from deska.games.weirdwood.actions import ABILITIES, ACTS, CHARACTERS, DAYTIMES, FACE_DOWN_NAME, GOODS, QUESTS, TIMES, TRACKS
from deska.games.weirdwood.components.definitions import BOX, SYMBOLS, TRACK_ENDS
from deska.games.weirdwood.components.people import MOST_HEALTH
from deska.games.weirdwood.components.state import SHARED_END
from deska.games.weirdwood.scene.faces import (
    DIE_SIGNS,
    OVERLAY,
    Names,
    Seen,
    ability,
    action,
    character,
    companion,
    face_down,
    foe,
    quest,
    tactic,
    titled,
)
from deska.games.weirdwood.scene.strips import Facts, amount, inline, lasting, strip
from deska.kernel.scenes import Face, Fact, Message, Piece, SeatLine, Zone

Warden = dict[str, Any]
"""What everybody may look at of one of them."""
MINE: Final = "mine"
NONE: Final = "–"
PER_CHARACTER: Final = 3
"""Abilities."""
TRACK_ICONS: Final = {"power": "lightning-trio", "combat": "broadsword", "tactics": "chess-knight"}
SLOT_ICONS: Final = {"morning": "sunrise", "afternoon": "sun", "evening": "sundial", "night": "night-sleep"}


# --- the strip of seats


def seat_line(seen: Seen, seat: int) -> SeatLine:
    player = seen["players"][seat]
    counts = {"health": player["health"], "hand": len(player["hand"]), "power": player["power"], **player["goods"]}
    facts = tuple(Fact(sign, str(count)) for sign, count in counts.items())
    return SeatLine(seat, None, facts, titled(player["character"]))


def belongings(seen: Seen, seat: int, area: str) -> list[Zone]:
    """Tracks and discard pile lie at the seat, where there is room."""
    mine = area == MINE
    found = [board(seen, seat, area), slots(seen, seat, area, mine), hand(seen, seat, area, mine), abilities(seen, seat, area, mine)]
    found += [] if seen["level"]["team"] else [tracks(seen["players"][seat], seat, f"seat:{seat}")]
    return [*found, discard_pile(seen["players"][seat], seat)]


# --- the board


def board(seen: Seen, seat: int, area: str) -> Zone:
    """Resources, health, dice, and what links and laid cards give."""
    player = seen["players"][seat]
    return Zone(
        f"board:{seat}",
        area,
        "panel",
        titled(player["character"]),
        fact=health(player, seen["level"]["team"]),
        facts=(*purse(player), *dice(player)),
        lines=shared_track(seen),
        about=gains(player),
    )


def health(player: Warden, team: bool) -> Message:
    """And the experience, unless it is the team's."""
    args = {"health": player["health"], "most": MOST_HEALTH}
    return Message("ww-scene-health-shared", args) if team else Message("ww-scene-health", {**args, **player["tracks"]})


def purse(player: Warden) -> Facts:
    counts = {**{good: player["goods"][good] for good in GOODS}, "power": player["power"]}
    if player["favours"]:
        counts["favour"] = player["favours"]
    return tuple(Fact(sign, str(count)) for sign, count in counts.items())


def dice(player: Warden) -> Facts:
    """The permanent one and those crafted, or the level of the gloves (WW-039, WW-161)."""
    gloves = BOX.characters[CHARACTERS.index(player["character"])].gloves
    crafted = player["dice"] if gloves else ["basic", *player["dice"]]
    return tuple(Fact(sign, str(crafted.count(colour))) for colour, sign in DIE_SIGNS.items() if colour in crafted)


def gains(player: Warden) -> Message:
    """What counts in every battle, what is linked, and what is kept for the next battle if there is anything."""
    always = lasting(player["hits"], player["blocks"])
    linked = tuple(Fact(symbol, str(count)) for symbol, count in zip(SYMBOLS, player["links"], strict=True) if count)
    args = {"always": inline(always) or NONE, "linked": inline(linked) or NONE}
    kept = inline(lasting(player["edge"], player["ward"]))
    return Message("ww-scene-gains-kept", {**args, "kept": kept}) if kept else Message("ww-scene-gains", args)


def shared_track(seen: Seen) -> tuple[Message, ...]:
    """In the team variant the experience of all (WW-314)."""
    return (Message("ww-scene-shared", {"space": seen["shared"], "most": SHARED_END}),) if seen["level"]["team"] else ()


def beside_board(seen: Seen, seat: int, mine: bool) -> list[Piece]:
    """Seldom anything: a quest that waits for its slot, stolen power cards, the card in the Transfer Chamber."""
    player = seen["players"][seat]
    name = player["character"]
    found: list[Piece] = []
    if player["quest"] is not None and not player["laid_quest"]:
        found.append(Piece(f"quest:{seat}/{player['quest']}", "card", quest(player["quest"]), group=1))
    found += [Piece(f"loot:{seat}/{card}", "card", foe(card), offers=(f"loot:{card}",) if mine else (), group=1) for card in player["loot"]]
    if name == "eugene" and seen["chamber"] is not None:
        found.append(Piece("chamber", "card", action(seen["chamber"]), note=Message("ww-scene-chamber"), group=1))
    return found


# --- experience


@cache
def track_head(name: str) -> Face:
    return Face("cell", Message(f"ww-track-{name}"), Message(f"ww-scene-track-{name}"), icon=TRACK_ICONS[name])


@cache
def track_cell(name: str, track: int, space: int) -> Face:
    """What reaching it gives."""
    reward = BOX.rewards[CHARACTERS.index(name)][track].get(space)
    if reward is None:
        return Face("cell", Message("ww-scene-space", {"space": space}))
    return Face("cell", Message("ww-scene-space", {"space": space}), values=(*lasting(reward.hits, reward.blocks), *strip(reward.effects)))


@cache
def marker() -> Face:
    return Face("unit", Message("ww-sign-xp"))


def tracks(player: Warden, seat: int, area: str) -> Zone:
    """At the seat; laid over the table while experience is spent."""
    spent = area == OVERLAY
    pieces: list[Piece] = []
    for row, name in enumerate(TRACKS):
        zone = f"track:{seat}/{name}"
        reached = player["tracks"][name]
        spend = (f"spend:{name}",) if spent else ()
        pieces.append(Piece(zone, "tile", track_head(name), at=(0, row), offers=spend))
        for space in range(TRACK_ENDS[row] + 1):
            face = track_cell(player["character"], row, space)
            states = ("past",) if space < reached else ()
            offers = spend if space == reached + 1 else ()
            pieces.append(Piece(f"{zone}.{space}", "tile", face, at=(space + 1, row), states=states, offers=offers))
        pieces.append(Piece(f"{zone}.marker", "marker", marker(), seat, on=f"{zone}.{reached}"))
    title = None if spent else Message("ww-scene-xp")
    return Zone(f"track:{seat}", area, "track", title, tuple(pieces), line=3)


# --- slots and companions


@cache
def slot_face(name: str) -> Face:
    return Face("slot", Message(f"ww-scene-slot-{name}"), icon=SLOT_ICONS[name])


def slots(seen: Seen, seat: int, area: str, mine: bool) -> Zone:
    """The day from morning to night, then the companions, each with a slot of its own (WW-167)."""
    player = seen["players"][seat]
    pieces: list[Piece] = []
    for i, there in enumerate(player["slots"]):
        name = there["slot"]
        offers = tuple(f"slot:{name}:{time}" for time in TIMES) if mine else ()
        if name in DAYTIMES:
            place = Piece(f"slot:{seat}/{name}", "tile", slot_face(name), offers=offers)
        else:
            companion_name, exhausted = player["companions"][i - len(DAYTIMES)]
            place = companion_piece(companion_name, exhausted, seat, offers, mine)
        pieces += [place, *laid(seen, there, place.id, seat, mine)]
    pieces += laid_quest(player, seat)
    return Zone(f"slots:{seat}", area, "row", None, tuple(pieces), size="s", line=1, grow=7)


def laid_quest(player: Warden, seat: int) -> list[Piece]:
    """It fills the slot that it names (WW-330)."""
    name = player["quest"]
    if not player["laid_quest"]:
        return []
    slot = BOX.quests[QUESTS.index(name)].slot
    return [Piece(f"quest:{seat}/{name}", "card", quest(name), on=f"slot:{seat}/{slot}")]


def companion_piece(name: str, exhausted: bool, seat: int, offers: Names, mine: bool) -> Piece:
    own = (f"companion:{name}", f"ready:{name}", f"exhaust:{name}") if mine else ()
    return Piece(
        f"companion:{seat}/{name}",
        "card",
        companion(name),
        turned=1 if exhausted else 0,
        states=("exhausted",) if exhausted else (),
        offers=(*own, *offers),
        group=1,
    )


def laid(seen: Seen, there: dict[str, Any], on: str, seat: int, mine: bool) -> list[Piece]:
    """The card of a slot, and the tactic card on it, which carries what both offer; marked is what is being carried out."""
    card, cover = there["card"], there["tactic"]
    if card is None:
        return []
    piece = f"laid:{seat}/{card}"
    face = face_down(card) if there["down"] else action(card)
    offers = with_laid(there) if mine else ()
    upper = (*acts_of(cover), *offers) if mine and cover is not None else ()
    badges = (*linked_by(there), *made_wild(seen, there, seat))
    found = [Piece(piece, "card", face, on=on, offers=() if upper else offers, badges=badges, states=due(seen, acting(there), seat))]
    if cover is not None:
        found.append(Piece(f"{piece}/{cover}", "card", tactic(cover), on=piece, offers=upper, states=due(seen, cover, seat)))
    return found


def acting(there: dict[str, Any]) -> str:
    """Whose acts a laid card has."""
    return FACE_DOWN_NAME if there["down"] else str(there["card"])


def with_laid(there: dict[str, Any]) -> Names:
    slot = there["slot"]
    return (*acts_of(acting(there)), f"transfer:{slot}", f"pick:{slot}")


def due(seen: Seen, card: str, seat: int) -> Names:
    return ("chosen",) if seat == seen["turn"] and any(card == name for name, _ in seen["now"]["due"]) else ()


def linked_by(there: dict[str, Any]) -> Facts:
    """The symbol that joins it to the card at its left (WW-066)."""
    return (Fact(there["link"], "", Message("ww-scene-linked")),) if there["link"] else ()


def made_wild(seen: Seen, there: dict[str, Any], seat: int) -> Facts:
    """Until the end of the turn (WW-C12)."""
    return (amount("wild"),) if seat == seen["turn"] and there["slot"] in seen["now"]["wild"] else ()


def acts_of(card: str) -> Names:
    return tuple(f"act:{card}:{number}" for number in ACTS)


# --- abilities


def abilities(seen: Seen, seat: int, area: str, mine: bool) -> Zone:
    """Those of others may be used once the power track is at its end (WW-188)."""
    player = seen["players"][seat]
    first = PER_CHARACTER * CHARACTERS.index(player["character"])
    pieces = [
        Piece(
            f"ability/{name}",
            "card",
            ability(name),
            states=("used",) if name in player["used"] else (),
            offers=(f"ability:{name}", f"free-ability:{name}") if mine else (f"free-ability:{name}",),
        )
        for name in ABILITIES[first : first + PER_CHARACTER]
    ]
    pieces += beside_board(seen, seat, mine)
    return Zone(f"abilities:{seat}", area, "row", Message("ww-scene-abilities"), tuple(pieces), size="xs", line=1, grow=4)


# --- the hand


def hand(seen: Seen, seat: int, area: str, mine: bool) -> Zone:
    """Action cards, then tactic cards that are not yet laid; hands are open."""
    player = seen["players"][seat]
    pieces = [Piece(f"hand:{seat}/{name}", "card", action(name), offers=in_hand(name) if mine else ()) for name in player["hand"]]
    held = player["tactics"]
    for i, name in enumerate(held):
        offers = (f"lay-tactic:{name}",) if mine else ()
        pieces.append(Piece(f"tactic:{seat}/{name}.{held[: i + 1].count(name)}", "card", tactic(name), offers=offers, group=1))
    fact = Message(
        "ww-scene-piles",
        {"held": len(player["hand"]), "limit": player["health"], "deck": player["deck_size"], "discard": len(player["discard"])},
    )
    return Zone(f"hand:{seat}", area, "fan", Message("ww-scene-hand"), tuple(pieces), fact, size="m", line=2)


def in_hand(name: str) -> Names:
    return (f"play:{name}", f"play-down:{name}", f"discard:{name}")


def discard_pile(player: Warden, seat: int) -> Zone:
    """The character, then all of the pile from the top."""
    name = player["character"]
    cards = (Piece(f"pile:{seat}/{card}", "card", action(card), group=1) for card in reversed(player["discard"]))
    pieces = (Piece(f"character/{name}", "card", character(name)), *cards)
    return Zone(f"pile:{seat}", f"seat:{seat}", "row", Message("ww-scene-discarded"), pieces, size="s", line=4)
