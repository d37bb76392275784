"""The faces of cards, boards, dice and tokens. A face is made once, and put into words once."""

from functools import cache
from typing import Final

from deska.games.weirdwood.actions import CARDS, DICE, FACES
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import SYMBOLS, Ability, ActionCard, Character, Companion, Monster, Quest, TacticCard
from deska.games.weirdwood.effects.dice import COLOUR_OF
from deska.games.weirdwood.scene.strips import lasting, might, price, strip
from deska.kernel.effects import kebab
from deska.kernel.scenes import Face, Fact, Message, Piece
from deska.kernel.signs import amount

OVERLAY: Final = "overlay"
DIE_SIGNS: Final = ("basic", "attack-die", "defence-die", "glove")
"""Signs by the colour of the die."""
TEMPLATES: Final[dict[type, str]] = {
    ActionCard: "action",
    TacticCard: "tactic",
    Companion: "companion",
    Ability: "ability",
    Quest: "quest",
    Character: "character",
    Monster: "monster",
}
DIE_ICONS: Final = {
    "basic-hit": "broadsword",
    "basic-block": "checked-shield",
    "basic-surge": "lightning-arc",
    "basic-blank": "cancel",
    "attack-one": "broadsword",
    "attack-two": "crossed-swords",
    "attack-blank": "cancel",
    "defence-one": "checked-shield",
    "defence-two": "shield-opposition",
    "defence-blank": "cancel",
}


def icon_of(card: int) -> str:
    icon: str = BOX.things[card].icon
    return icon


def titled(name: str) -> Message:
    return Message(f"ww-card-{name}")


def told(card: int) -> tuple[Message, ...]:
    """The text that follows from a definition."""
    kind = kebab(type(BOX.things[card]).__name__)
    return (Message(f"ww-{kind}-brief", {kind: CARDS[card]}),)


def typed(kind: str) -> tuple[Message, Message]:
    """The code and the word of a type of card."""
    return Message(f"ww-scene-{kind}-code"), Message(f"ww-scene-{kind}")


def marked(origin: str) -> Message:
    """The source of a card's values."""
    return Message("ww-origin", {"origin": origin})


# --- cards and boards


@cache
def face_of(card: int) -> Face:
    """A card or board: its price, what it gives as long as it lies, and what it does in signs. An action card shows its corners instead."""
    thing, template = BOX.things[card], TEMPLATES[type(BOX.things[card])]
    code, word = typed(template)
    values = lasting(BOX.hits[card], BOX.blocks[card])
    short = strip(BOX.acts[card] + BOX.uses[card])
    if BOX.left[card]:
        short += values
        values = (amount(SYMBOLS[BOX.left[card]]), amount(SYMBOLS[BOX.right[card]]))
    return Face(
        template,
        titled(thing.name),
        code,
        icon=thing.icon,
        cost=price(BOX.cost[card]),
        values=values,
        strip=short,
        text=told(card),
        type=word,
        origin=marked(thing.origin),
    )


@cache
def face_down(card: int) -> Face:
    """Everybody knows which card it is, but it has neither symbols nor acts of its own (WW-065, WW-068)."""
    code, word = typed("down")
    acts = strip(BOX.acts[BOX.face_down])
    return Face("down", titled(CARDS[card]), code, icon=icon_of(card), strip=acts, text=(titled(CARDS[BOX.face_down]),), type=word)


@cache
def foe(card: int) -> Face:
    """A monster card: how far time moves, and the signs that a power card has for all strengths."""
    it = BOX.foe(card)
    return Face(
        it.kind,
        titled(it.name),
        Message(f"ww-scene-kind-{it.kind}-code"),
        icon=it.icon,
        cost=(Fact("", str(it.time)),),
        strip=tuple(fact for power in it.powers for fact in might(power)),
        text=told(card),
        type=Message(f"ww-kind-{it.kind}"),
        origin=marked(it.origin),
    )


@cache
def portrait(name: str) -> Piece | None:
    """A monster card by its name, as a moment shows it."""
    return Piece(name, "card", foe(CARDS.index(name)))


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
