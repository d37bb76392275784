"""Beside and below the manor: the monster and its cards, the spell of Therus, companions and decks."""

from functools import cache
from typing import Final

from deska.games.weirdwood.actions import BRANCHES, CARDS, PARTS
from deska.games.weirdwood.components.definitions import KINDS, STRENGTHS
from deska.games.weirdwood.components.manor import DAYS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.foe import monster_dice, positions
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.scarabs import threat
from deska.games.weirdwood.effects.spell import has_symbol
from deska.games.weirdwood.scene.faces import DIE_SIGNS, OVERLAY, face_of, foe, lady
from deska.games.weirdwood.scene.strips import inline
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, Zone

DOMINATION: Final = len(BRANCHES)
"""The line of the domination track, below the branches of the spell."""


def beside(game: Weirdwood) -> list[Zone]:
    return [panel(game), *([] if game.fate.in_manor else [spell(game, "centre")]), cards(game), offer(game)]


# --- the board of the monster


def panel(game: Weirdwood) -> Zone:
    name = game.board.name
    return Zone(
        "monster",
        "side",
        "panel",
        Message(f"ww-card-{name}"),
        deck(game),
        lines=(dice_line(game), lady_line(game)),
        bars=health(game),
        emblem=game.board.icon,
        tint=name,
        about=strength_line(game),
        size="xs",
    )


def strength_line(game: Weirdwood) -> Message:
    """The strength of the monster, and its last day."""
    now, board = strength(game), game.board
    last = (board.angry_day - 1, board.enraged_day - 1, DAYS)[now]
    return Message("ww-scene-strength", {"strength": STRENGTHS[now], "day": last})


def health(game: Weirdwood) -> tuple[Bar, ...]:
    """The Ogre's health by parts of the body; that of the others is on one track."""
    most = game.scale.health
    if game.board.parts > 1:
        return tuple(
            Bar(left, most, label=Message(f"ww-scene-part-{part}"), form="boxes") for part, left in zip(PARTS, game.health, strict=True)
        )
    return (Bar(game.health[0], game.habits.most_health or most, "health", Message("ww-sign-health")),)


def lady_line(game: Weirdwood) -> Message:
    """The Lady's health (Ogre), life force (Wraith) or domination (Therus), and what threatens the manor."""
    fate = game.fate
    if fate.in_manor:
        return Message("ww-scene-lady-and-threat", {"health": game.force, "most": fate.highest, "count": infestation(game)})
    args = {"space": signed(game.force), "left": signed(fate.lowest), "right": signed(fate.highest)}
    return Message("ww-scene-dominated", {"steps": spell_steps(game), **args})


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def infestation(game: Weirdwood) -> str:
    """The number of infested rooms, and against the Ogre the limit (WW-234)."""
    count = threat(game)
    return f"{count}/{game.scale.limit}" if game.scale.limit else str(count)


def spell_steps(game: Weirdwood) -> str:
    """The progress of each branch of the spell."""
    return " · ".join(f"{reached}/{length}" for reached, length in zip(game.branches, game.scale.branches, strict=True))


def dice_line(game: Weirdwood) -> Message:
    """The dice that the monster rolls at present, blocks of its board, and the back of its top card."""
    facts = [Fact(DIE_SIGNS[colour], str(count)) for colour, count in enumerate(monster_dice(game)) if count]
    if game.scale.blocks:
        facts.append(Fact("block", str(game.scale.blocks)))
    signs = inline(tuple(facts))
    back = game.coming_back
    if back is None:
        return Message("ww-scene-foe-dice", {"signs": signs})
    args = {"signs": signs, "kind": KINDS[back.kind], "count": positions(game, back.hourglasses)}
    return Message("ww-scene-foe-dice-coming", args)


def deck(game: Weirdwood) -> tuple[Piece, ...]:
    """The monster deck; the back of its top card is open (WW-213)."""
    if game.coming_back is None:
        return ()
    count = len(game.deck) + len(game.coming)
    return (Piece("monster/deck", "card", None, count=count, back=KINDS[game.coming_back.kind], spot="right"),)


# --- its cards in play


def cards(game: Weirdwood) -> Zone:
    """The board, power cards, Therus's plans, the card that is being carried out, and the discard pile."""
    pieces = [Piece("monster/board", "card", face_of(game.monster))]
    pieces += [Piece(f"powers/{CARDS[card]}", "card", foe(card), offers=(f"infiltrate:{CARDS[card]}",), group=1) for card in game.powers]
    pieces += [plan(game, place) for place in range(len(game.plans))]
    if game.shown >= 0:
        now = Message("ww-scene-now-carried-out")
        pieces.append(Piece(f"shown/{CARDS[game.shown]}", "card", foe(game.shown), states=("target",), note=now, group=3))
    if game.discard:
        pieces.append(Piece("monster/discard", "card", foe(game.discard[-1]), count=len(game.discard), group=4))
    return Zone("monster-cards", "centre", "row", Message("ww-scene-monster-cards"), tuple(pieces), size="xs", line=1, grow=5)


def plan(game: Weirdwood, place: int) -> Piece:
    """A plan lies face down until it is carried out; kind and time are on its back (WW-289)."""
    back = game.plan_backs[place]
    badge = (Fact("time-on", str(positions(game, back.hourglasses))),)
    if place < game.done:
        return Piece(f"plans/{place}", "card", foe(game.plans[place].cards[0]), badges=badge, states=("used",), group=2)
    return Piece(f"plans/{place}", "card", None, badges=badge, group=2, back=KINDS[back.kind])


# --- the spell of Therus


@cache
def head(branch: int) -> Face:
    return Face("cell", Message("ww-scene-branch", {"number": branch + 1}), Message("ww-scene-branch-code", {"number": branch + 1}))


@cache
def step(draws: bool) -> Face:
    """Some steps add a card to the plans (WW-289)."""
    return Face("cell", Message("ww-scene-plan-step" if draws else "ww-scene-step"), icon="scroll-unfurled" if draws else "")


@cache
def domination_head() -> Face:
    return Face("cell", Message("ww-scene-domination"), Message("ww-sign-lady-code"), icon="queen-crown")


@cache
def domination_cell(space: int) -> Face:
    return Face("cell", values=(Fact("", str(space).replace("-", "−")),))


@cache
def pointer() -> Face:
    return Face("token", Message("ww-scene-spell"), icon="warlock-hood")


def spell(game: Weirdwood, area: str) -> Zone:
    """The spell lies below the manor, and over the table while its markers are moved."""
    pieces: list[Piece] = []
    for branch, reached in enumerate(game.branches):
        pieces += branch_of(branch, reached, game.scale.branches[branch])
    pieces.append(Piece("domination", "tile", domination_head(), at=(0, DOMINATION)))
    for column, space in enumerate(range(game.fate.lowest, game.fate.highest + 1), 1):
        pieces.append(Piece(f"domination/{space}", "tile", domination_cell(space), at=(column, DOMINATION)))
    pieces.append(Piece("domination/lady", "token", lady(), on=f"domination/{game.force}"))
    title = None if area == OVERLAY else Message("ww-scene-spell-short")
    return Zone("spell", area, "track", title, tuple(pieces), size="xs", line=1)


def branch_of(branch: int, reached: int, length: int) -> list[Piece]:
    """A marker stands before the first step at the start."""
    offers = (f"branch:{BRANCHES[branch]}",)
    pieces = [Piece(f"spell/{branch}", "tile", head(branch), at=(0, branch), offers=offers)]
    for i in range(length + 1):
        draws = has_symbol(i)
        states = ("past",) if i < reached else ("now",) if draws else ()
        pieces.append(
            Piece(f"spell/{branch}.{i}", "tile", step(draws), at=(i + 1, branch), states=states, offers=offers if i == reached + 1 else ())
        )
    pieces.append(Piece(f"spell/{branch}.marker", "token", pointer(), on=f"spell/{branch}.{reached}"))
    return pieces


# --- companions and decks


def offer(game: Weirdwood) -> Zone:
    """The companions to recruit, and the decks of companions, tactics and quests."""
    pieces = [Piece(f"offer/{CARDS[card]}", "card", face_of(card), offers=(f"recruit:{CARDS[card]}",)) for card in game.offer]
    if len(game.companions):
        pieces.append(Piece("companions", "card", None, count=len(game.companions), back="companion", group=1))
    if len(game.tactics):
        pieces.append(Piece("tactics", "card", None, count=len(game.tactics), back="tactic", group=1))
    if game.tactic_discard:
        top = face_of(game.tactic_discard[-1])
        pieces.append(Piece("tactic-discard", "card", top, count=len(game.tactic_discard), group=1))
    if len(game.quests) and game.level.quests:
        pieces.append(Piece("quests", "card", None, count=len(game.quests), back="quest", group=1))
    return Zone("offer", "centre", "row", Message("ww-scene-companions"), tuple(pieces), size="xs", line=1, grow=7)
