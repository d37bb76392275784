"""The faces of cards, boards, dice and tokens. A face is made once, and put into words once."""

from functools import cache
from typing import Final

from deska.games.weirdwood.actions import CARDS, DICE, FACES
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import SYMBOLS
from deska.games.weirdwood.effects.dice import COLOUR_OF
from deska.games.weirdwood.scene.strips import Facts, amount, lasting, might, price, strip
from deska.kernel.scenes import Face, Fact, Message

OVERLAY: Final = "overlay"
DIE_SIGNS: Final = ("basic", "attack-die", "defence-die", "glove")
"""By the colour of the die."""
DIE_ICONS: Final = {
    "basic-hit": "broadsword",
    "basic-block": "checked-shield",
    "basic-surge": "lightning-arc",
    "attack-one": "broadsword",
    "attack-two": "crossed-swords",
    "defence-one": "checked-shield",
    "defence-two": "shield-opposition",
}


def icon_of(card: int) -> str:
    icon: str = BOX.things[card].icon
    return icon


def titled(name: str) -> Message:
    return Message(f"ww-card-{name}")


def told(kind: str, name: str) -> tuple[Message, ...]:
    """The text that follows from a definition."""
    return (Message(f"ww-{kind}-brief", {kind: name}),)


def typed(kind: str) -> tuple[Message, Message]:
    """The code and the word of a type of card."""
    return Message(f"ww-scene-{kind}-code"), Message(f"ww-scene-{kind}")


def marked(origin: str) -> Message:
    """Where the values of a card come from."""
    return Message("ww-origin", {"origin": origin})


def printed(card: int, template: str, text: str, cost: Facts = (), values: Facts = (), short: Facts = ()) -> Face:
    """The face of a card; `text` is the name of its class."""
    name, thing = CARDS[card], BOX.things[card]
    code, word = typed(template)
    return Face(
        template,
        titled(name),
        code,
        icon=thing.icon,
        cost=cost,
        values=values,
        strip=short,
        text=told(text, name),
        type=word,
        origin=marked(thing.origin),
    )


# --- cards of players


@cache
def action(card: int) -> Face:
    """An action card; its corner symbols are its values."""
    corners = (amount(SYMBOLS[BOX.left[card]]), amount(SYMBOLS[BOX.right[card]]))
    short = (*strip(BOX.acts[card]), *lasting(BOX.hits[card], BOX.blocks[card]))
    return printed(card, "action", "action-card", price(BOX.cost[card]), corners, short)


@cache
def face_down(card: int) -> Face:
    """Everybody knows which card it is, but it has neither symbols nor acts of its own (WW-065, WW-068)."""
    code, word = typed("down")
    acts = strip(BOX.acts[BOX.face_down])
    return Face("down", titled(CARDS[card]), code, icon=icon_of(card), strip=acts, text=(titled(CARDS[BOX.face_down]),), type=word)


@cache
def tactic(card: int) -> Face:
    return printed(card, "tactic", "tactic-card", values=lasting(BOX.hits[card], BOX.blocks[card]), short=strip(BOX.acts[card]))


@cache
def companion(card: int) -> Face:
    return printed(card, "companion", "companion", price(BOX.cost[card]), lasting(BOX.hits[card], BOX.blocks[card]), strip(BOX.uses[card]))


@cache
def ability(card: int) -> Face:
    return printed(card, "ability", "ability", price(BOX.cost[card]), short=strip(BOX.uses[card]))


@cache
def quest(card: int) -> Face:
    return printed(card, "quest", "quest", short=strip(BOX.quest(card).reward))


@cache
def character(number: int) -> Face:
    return printed(number, "character", "character", short=strip(BOX.character(number).surge))


# --- the monster


@cache
def foe(card: int) -> Face:
    """A monster card: how far time moves, and the signs that a power card has for all strengths."""
    name, it = CARDS[card], BOX.foe(card)
    values = tuple(fact for power in it.powers for fact in might(power))
    return Face(
        it.kind,
        titled(name),
        Message(f"ww-scene-kind-{it.kind}-code"),
        icon=it.icon,
        cost=(Fact("", str(it.time)),),
        strip=values,
        text=told("monster-card", name),
        type=Message(f"ww-kind-{it.kind}"),
        origin=marked(it.origin),
    )


@cache
def monster(number: int) -> Face:
    return printed(number, "monster", "monster")


# --- dice and figures


@cache
def die(colour: int) -> Face:
    """A die that is not yet rolled."""
    return Face("unit", Message(f"ww-die-{DICE[colour]}"), tint=DICE[colour])


@cache
def rolled(face: int) -> Face:
    """A die that shows a face."""
    name = FACES[face]
    return Face("unit", Message(f"ww-face-{name}"), icon=DIE_ICONS.get(name, ""), tint=DICE[COLOUR_OF[face]])


@cache
def figure(board: int) -> Face:
    return Face("unit", titled(CARDS[board]), icon=icon_of(board))


@cache
def swarm() -> Face:
    return Face("swarm", Message("ww-sign-scarab"), Message("ww-sign-scarab-code"), icon="scarab-beetle")


@cache
def lady() -> Face:
    return Face("lady", Message("ww-sign-lady"), Message("ww-sign-lady-code"), icon="queen-crown")


@cache
def hazard(kind: str) -> Face:
    """Rubble or fire."""
    return Face(kind, Message(f"ww-scene-{kind}"), icon="stone-pile" if kind == "rubble" else "fire")
