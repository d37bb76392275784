"""What is printed on cards, boards, dice and tokens. A face is made once, and put into words once."""

from functools import cache
from typing import Any, Final

from deska.games.weirdwood.actions import (
    ABILITIES,
    ACTION_CARDS,
    CHARACTERS,
    COMPANIONS,
    DICE,
    FACE_DOWN_NAME,
    MONSTER_CARDS,
    MONSTERS,
    QUESTS,
    TACTICS,
)
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.scene.icons import ICONS
from deska.games.weirdwood.scene.strips import Facts, amount, lasting, might, price, strip
from deska.kernel.scenes import Face, Fact, Message

Seen = dict[str, Any]
"""What the viewer may look at."""
Names = tuple[str, ...]
OVERLAY: Final = "overlay"
DIE_SIGNS: Final = {"basic": "basic", "attack": "attack-die", "defence": "defence-die", "glove": "glove"}
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
def action(name: str) -> Face:
    """Its corner symbols are its values."""
    card = BOX.cards[ACTION_CARDS.index(name)]
    corners = (amount(card.left), amount(card.right))
    short = (*strip(card.acts), *lasting(card.hits, card.blocks))
    return printed("action", name, told("action-card", name), card.origin, price(card.cost), corners, short)


@cache
def face_down(name: str) -> Face:
    """Everybody knows which card it is, but it has neither symbols nor acts of its own (WW-065, WW-068)."""
    code, word = typed("down")
    return Face(
        "down", titled(name), code, icon=ICONS[name], strip=strip(BOX.acts[len(ACTION_CARDS)]), text=(titled(FACE_DOWN_NAME),), type=word
    )


@cache
def tactic(name: str) -> Face:
    card = BOX.tactics[TACTICS.index(name)]
    return printed("tactic", name, told("tactic-card", name), card.origin, values=lasting(card.hits, card.blocks), short=strip(card.acts))


@cache
def companion(name: str) -> Face:
    card = BOX.companions[COMPANIONS.index(name)]
    values = lasting(card.hits, card.blocks)
    return printed("companion", name, told("companion", name), card.origin, price(card.cost), values, strip(card.ability))


@cache
def ability(name: str) -> Face:
    thing = BOX.abilities[ABILITIES.index(name)]
    return printed("ability", name, told("ability", name), thing.origin, price(thing.cost), short=strip(thing.effects))


@cache
def quest(name: str) -> Face:
    thing = BOX.quests[QUESTS.index(name)]
    return printed("quest", name, told("quest", name), thing.origin, short=strip(thing.reward))


@cache
def character(name: str) -> Face:
    board = BOX.characters[CHARACTERS.index(name)]
    return printed("character", name, told("character", name), board.origin, short=strip(board.surge))


# --- the monster


@cache
def foe(name: str) -> Face:
    """Of a power card the signs of all strengths, of others how far time moves."""
    card = BOX.foes[MONSTER_CARDS.index(name)]
    values = tuple(fact for power in card.powers for fact in might(power))
    return Face(
        card.kind,
        titled(name),
        Message(f"ww-scene-kind-{card.kind}-code"),
        icon=ICONS[name],
        cost=(Fact("", str(card.time)),),
        strip=values,
        text=told("monster-card", name),
        type=Message(f"ww-kind-{card.kind}"),
        origin=marked(card.origin),
    )


@cache
def monster(name: str) -> Face:
    return printed("monster", name, told("monster", name), BOX.monsters[MONSTERS.index(name)].origin)


# --- dice and figures


@cache
def die(colour: str) -> Face:
    """Not yet rolled."""
    return Face("unit", Message(f"ww-die-{colour}"), tint=colour)


@cache
def rolled(face: str) -> Face:
    return Face("unit", Message(f"ww-face-{face}"), icon=DIE_ICONS.get(face, ""), tint=colour_of(face))


def colour_of(face: str) -> str:
    return next(colour for colour in DICE if face.startswith(colour))


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
