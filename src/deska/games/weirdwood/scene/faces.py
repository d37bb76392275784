"""The faces of cards, boards, dice and tokens. A face is made once, and put into words once."""

from functools import cache
from typing import Final

from deska.games.weirdwood.actions import CARDS, CHARACTERS, DICE, FACE_DOWN, FACE_DOWN_NAME, FACES, MONSTERS
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.effects.dice import COLOUR_OF
from deska.games.weirdwood.scene.icons import ICONS
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


def printed(
    template: str, name: str, text: tuple[Message, ...], origin: str, cost: Facts = (), values: Facts = (), short: Facts = ()
) -> Face:
    code, word = typed(template)
    return Face(
        template,
        titled(name),
        code,
        icon=ICONS[name],
        cost=cost,
        values=values,
        strip=short,
        text=text,
        type=word,
        origin=marked(origin),
    )


# --- cards of players


@cache
def action(card: int) -> Face:
    """An action card; its corner symbols are its values."""
    name, it = CARDS[card], BOX.cards[card]
    corners = (amount(it.left), amount(it.right))
    short = (*strip(it.acts), *lasting(it.hits, it.blocks))
    return printed("action", name, told("action-card", name), it.origin, price(it.cost), corners, short)


@cache
def face_down(card: int) -> Face:
    """Everybody knows which card it is, but it has neither symbols nor acts of its own (WW-065, WW-068)."""
    name = CARDS[card]
    code, word = typed("down")
    acts = strip(BOX.acts[FACE_DOWN])
    return Face("down", titled(name), code, icon=ICONS[name], strip=acts, text=(titled(FACE_DOWN_NAME),), type=word)


@cache
def tactic(card: int) -> Face:
    name, it = CARDS[card], BOX.tactic(card)
    return printed("tactic", name, told("tactic-card", name), it.origin, values=lasting(it.hits, it.blocks), short=strip(it.acts))


@cache
def companion(card: int) -> Face:
    name, it = CARDS[card], BOX.companion(card)
    values = lasting(it.hits, it.blocks)
    return printed("companion", name, told("companion", name), it.origin, price(it.cost), values, strip(it.ability))


@cache
def ability(card: int) -> Face:
    name, it = CARDS[card], BOX.ability(card)
    return printed("ability", name, told("ability", name), it.origin, price(it.cost), short=strip(it.effects))


@cache
def quest(card: int) -> Face:
    name, it = CARDS[card], BOX.quest(card)
    return printed("quest", name, told("quest", name), it.origin, short=strip(it.reward))


@cache
def character(number: int) -> Face:
    name, board = CHARACTERS[number], BOX.characters[number]
    return printed("character", name, told("character", name), board.origin, short=strip(board.surge))


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
        icon=ICONS[name],
        cost=(Fact("", str(it.time)),),
        strip=values,
        text=told("monster-card", name),
        type=Message(f"ww-kind-{it.kind}"),
        origin=marked(it.origin),
    )


@cache
def monster(number: int) -> Face:
    name = MONSTERS[number]
    return printed("monster", name, told("monster", name), BOX.monsters[number].origin)


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
def figure(name: str) -> Face:
    return Face("unit", titled(name), icon=ICONS[name])


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
