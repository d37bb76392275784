"""Beside and below the manor: the monster and its cards, the spell of Therus, companions and decks."""

from functools import cache
from typing import Any, Final

from deska.games.weirdwood.actions import BRANCHES, DICE, MONSTERS, PARTS
from deska.games.weirdwood.components.definitions import BOX, STRENGTHS
from deska.games.weirdwood.components.manor import DAYS
from deska.games.weirdwood.effects.foe import FORCE_MOST, WRAITH_MOST
from deska.games.weirdwood.effects.spell import LEFT_END, RIGHT_END, has_symbol
from deska.games.weirdwood.scene.faces import DIE_SIGNS, OVERLAY, Seen, companion, foe, lady, monster, tactic
from deska.games.weirdwood.scene.icons import ICONS
from deska.games.weirdwood.scene.strips import inline
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, Zone

THERUS_NAME: Final = "therus"
WRAITH_NAME: Final = "min-wraith"
DOMINATION: Final = len(BRANCHES)
"""Its line, below the branches of the spell."""


def beside(seen: Seen) -> list[Zone]:
    return [panel(seen), cards(seen), offer(seen)]


# --- the board of the monster


def panel(seen: Seen) -> Zone:
    own = seen["monster"]
    name = own["name"]
    return Zone(
        "monster",
        "side",
        "panel",
        Message(f"ww-card-{name}"),
        deck(own),
        lines=(dice_line(own), lady_line(seen)),
        bars=health(own),
        emblem=ICONS[name],
        tint=name,
        about=strength_of(own),
        size="xs",
    )


def strength_of(own: dict[str, Any]) -> Message:
    """How strong it is, and until which day."""
    board = BOX.monsters[MONSTERS.index(own["name"])]
    last = (board.angry_day - 1, board.enraged_day - 1, DAYS)[STRENGTHS.index(own["strength"])]
    return Message("ww-scene-strength", {"strength": own["strength"], "day": last})


def health(own: dict[str, Any]) -> tuple[Bar, ...]:
    """Of the Ogre by parts of the body; the others count on one track."""
    most = own["most"]["health"]
    if len(own["health"]) == len(PARTS):
        return tuple(
            Bar(left, most, label=Message(f"ww-scene-part-{part}"), form="boxes") for part, left in zip(PARTS, own["health"], strict=True)
        )
    return (Bar(own["health"][0], WRAITH_MOST if own["name"] == WRAITH_NAME else most, "health", Message("ww-sign-health")),)


def lady_line(seen: Seen) -> Message:
    """Her health (Ogre), life force (Wraith) or domination (Therus), and what threatens the manor."""
    own = seen["monster"]
    if own["name"] == THERUS_NAME:
        args = {"space": signed(own["force"]), "left": signed(LEFT_END), "right": signed(RIGHT_END)}
        return Message("ww-scene-dominated", {"steps": spell_steps(own), **args})
    most = FORCE_MOST if own["name"] == WRAITH_NAME else own["most"]["lady"]
    return Message("ww-scene-lady-and-threat", {"health": own["force"], "most": most, "count": threat(seen)})


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def threat(seen: Seen) -> str:
    """Infested rooms; against the Ogre so many at most (WW-234)."""
    count = sum(there["infested"] for there in seen["rooms"])
    own = seen["monster"]
    return f"{count}/{own['most']['infested']}" if own["most"]["infested"] else str(count)


def spell_steps(own: dict[str, Any]) -> str:
    """How far each branch of the spell has come."""
    return " · ".join(f"{reached}/{length}" for reached, length in zip(own["branches"], own["most"]["branches"], strict=True))


def dice_line(own: dict[str, Any]) -> Message:
    """What it rolls at present, blocks of its board, and what the back of its top card says."""
    facts = [Fact(DIE_SIGNS[colour], str(own["dice"][colour])) for colour in DICE if own["dice"][colour]]
    if own["blocks"]:
        facts.append(Fact("block", str(own["blocks"])))
    signs = inline(tuple(facts))
    if own["coming"] is None:
        return Message("ww-scene-foe-dice", {"signs": signs})
    kind, time = own["coming"]
    return Message("ww-scene-foe-dice-coming", {"signs": signs, "kind": kind, "count": time})


def deck(own: dict[str, Any]) -> tuple[Piece, ...]:
    """The back of its top card is open (WW-213)."""
    if own["coming"] is None:
        return ()
    return (Piece("monster/deck", "card", None, count=own["deck_size"], back=own["coming"][0], spot="right"),)


# --- its cards in play


def cards(seen: Seen) -> Zone:
    """The board, power cards, Therus's plans, the card that is being carried out, and the discard pile."""
    own = seen["monster"]
    pieces = [Piece("monster/board", "card", monster(own["name"]))]
    pieces += [Piece(f"powers/{name}", "card", foe(name), offers=(f"infiltrate:{name}",), group=1) for name in own["powers"]]
    pieces += [plan(own, place) for place in range(len(own["plans"]))]
    if own["shown"] is not None:
        now = Message("ww-scene-now-carried-out")
        pieces.append(Piece(f"shown/{own['shown']}", "card", foe(own["shown"]), states=("target",), note=now, group=3))
    if own["discard"]:
        pieces.append(Piece("monster/discard", "card", foe(own["discard"][-1]), count=len(own["discard"]), group=4))
    return Zone("monster-cards", "centre", "row", Message("ww-scene-monster-cards"), tuple(pieces), size="xs", line=1, grow=5)


def plan(own: dict[str, Any], place: int) -> Piece:
    """Face down until it is carried out; kind and time are on its back (WW-289)."""
    kind, time = own["plans"][place]
    badge = (Fact("time-on", str(time)),)
    if place < len(own["done"]):
        return Piece(f"plans/{place}", "card", foe(own["done"][place]), badges=badge, states=("used",), group=2)
    return Piece(f"plans/{place}", "card", None, badges=badge, group=2, back=kind)


# --- the spell of Therus


@cache
def head(branch: int) -> Face:
    return Face("cell", Message("ww-scene-branch", {"number": branch + 1}), Message("ww-scene-branch-code", {"number": branch + 1}))


@cache
def step(draws: bool) -> Face:
    """Some steps add a card to the plans (WW-289)."""
    return Face("cell", Message("ww-scene-plan-step" if draws else "ww-scene-step"))


@cache
def domination_head() -> Face:
    return Face("cell", Message("ww-scene-domination"), Message("ww-sign-lady-code"), icon="queen-crown")


@cache
def domination_cell(space: int) -> Face:
    return Face("cell", values=(Fact("", str(space).replace("-", "−")),))


@cache
def pointer() -> Face:
    return Face("token", Message("ww-scene-spell"), icon="warlock-hood")


def spell(seen: Seen) -> Zone:
    """Laid over the table while its markers are moved."""
    pieces: list[Piece] = []
    for branch, reached in enumerate(seen["monster"]["branches"]):
        pieces += branch_of(branch, reached, seen["monster"]["most"]["branches"][branch])
    pieces.append(Piece("domination", "tile", domination_head(), at=(0, DOMINATION)))
    for column, space in enumerate(range(LEFT_END, RIGHT_END + 1), 1):
        pieces.append(Piece(f"domination/{space}", "tile", domination_cell(space), at=(column, DOMINATION)))
    where = f"domination/{seen['monster']['force']}"
    pieces.append(Piece("domination/lady", "token", lady(), on=where))
    return Zone("spell", OVERLAY, "track", None, tuple(pieces), size="xs")


def branch_of(branch: int, reached: int, length: int) -> list[Piece]:
    """A marker stands before the first step at the start."""
    offers = (f"branch:{BRANCHES[branch]}",)
    found = [Piece(f"spell/{branch}", "tile", head(branch), at=(0, branch), offers=offers)]
    for i in range(length + 1):
        draws = has_symbol(i)
        states = ("now",) if draws else ()
        found.append(
            Piece(f"spell/{branch}.{i}", "tile", step(draws), at=(i + 1, branch), states=states, offers=offers if i == reached + 1 else ())
        )
    found.append(Piece(f"spell/{branch}.marker", "token", pointer(), on=f"spell/{branch}.{reached}"))
    return found


# --- companions and decks


def offer(seen: Seen) -> Zone:
    pieces = [Piece(f"offer/{name}", "card", companion(name), offers=(f"recruit:{name}",)) for name in seen["offer"]]
    if seen["companion_deck"]:
        pieces.append(Piece("companions", "card", None, count=seen["companion_deck"], back="companion", group=1))
    if seen["tactic_deck"]:
        pieces.append(Piece("tactics", "card", None, count=seen["tactic_deck"], back="tactic", group=1))
    if seen["tactic_discard"]:
        top = tactic(seen["tactic_discard"][-1])
        pieces.append(Piece("tactic-discard", "card", top, count=len(seen["tactic_discard"]), group=1))
    if seen["quest_deck"] and seen["level"]["quests"]:
        pieces.append(Piece("quests", "card", None, count=seen["quest_deck"], back="quest", group=1))
    return Zone("offer", "centre", "row", Message("ww-scene-companions"), tuple(pieces), size="xs", line=1, grow=7)
