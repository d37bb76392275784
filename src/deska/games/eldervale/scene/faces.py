"""What is printed on cards, realms, tokens and figures. A face is made once, and put into words once."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENTS,
    FACTIONS,
    FIRST_PROPHECY,
    FIRST_QUEST,
    MAGIC,
    PER_ELEMENT,
    PHANTOM_CARDS,
    REALMS,
    RESOURCES,
    REWARDS,
    STARTERS,
)
from deska.games.eldervale.components.definitions import BOX
from deska.games.eldervale.components.tables import GATHERED
from deska.games.eldervale.scene.icons import (
    ADVENTURE_ICONS,
    BEAST_ICONS,
    ELEMENT_ICONS,
    FACTION_ICONS,
    MAGIC_ICONS,
    PHANTOM_ICONS,
    RUIN_ICONS,
    UNIT_ICONS,
)
from deska.games.eldervale.scene.look import LOOK
from deska.games.eldervale.scene.strips import amount, cost, face_signs, inline, of_card, price, strip
from deska.kernel.scenes import Face, Fact, Message

Seen = dict[str, Any]
"""What the viewer may look at."""
Names = tuple[str, ...]
Maker = Callable[[str], Face]
OVERLAY: Final = "overlay"
PHANTOMS: Final = 1
"""Their number among the players of a solo game."""


def titled(name: str) -> Message:
    return Message(f"el-card-{name}")


def told(kind: str, name: str) -> tuple[Message, ...]:
    """The text that follows from a definition."""
    return (Message(f"el-{kind}-brief", {kind: name}),)


def marked(kind: str, origin: str) -> Message | None:
    """What is not as printed says so."""
    return None if origin == "confirmed" else Message(f"el-{kind}-origin", {"origin": origin})


def typed(kind: str) -> tuple[Message, Message]:
    """The code and the word of a type of card."""
    return Message(f"el-scene-{kind}-code"), Message(f"el-scene-{kind}")


def element_code(element: str) -> Message:
    return Message(f"el-sign-{element}-code")


# --- adventure cards


def element_of(card: str) -> str:
    return ELEMENTS[ADVENTURES.index(card) // PER_ELEMENT]


@cache
def adventure(name: str) -> Face:
    card = BOX.adventures[ADVENTURES.index(name)]
    element = element_of(name)
    return Face(
        "adventure",
        titled(name),
        element_code(element),
        f"card-{element}",
        ADVENTURE_ICONS[name],
        price(card.cost),
        strip=of_card(card),
        text=told("adventure", name),
        type=Message(f"el-scene-{card.kind}"),
        origin=marked("adventure", card.origin),
    )


@cache
def starter(name: str) -> Face:
    """Summon, gather and dwell (EL-117)."""
    number = STARTERS.index(name)
    element = ELEMENTS[number]
    return Face(
        "start",
        titled(name),
        element_code(element),
        f"card-{element}",
        ELEMENT_ICONS[element],
        strip=(amount("recruit"), amount(RESOURCES[GATHERED[number]]), amount("dwelling")),
        text=(Message("el-scene-starter", {"resource": RESOURCES[GATHERED[number]]}),),
        type=Message("el-scene-start"),
    )


# --- magic cards


@cache
def magic(name: str) -> Face:
    number = MAGIC.index(name)
    if number < FIRST_QUEST:
        return spell(name)
    is_quest = number < FIRST_PROPHECY
    kind = "quest" if is_quest else "prophecy"
    card = BOX.quests[number - FIRST_QUEST] if is_quest else BOX.prophecies[number - FIRST_PROPHECY]
    code, word = typed(kind)
    points = (Fact("vp", str(card.points)),)
    mark = marked(kind, card.origin)
    return Face(kind, titled(name), code, icon=MAGIC_ICONS[name], values=points, text=told(kind, name), type=word, origin=mark)


def spell(name: str) -> Face:
    """Free with enough power in its element (EL-057)."""
    card = BOX.spells[MAGIC.index(name)]
    code, word = typed("spell")
    free = (Fact(card.element, str(card.free_at), Message("el-spell-free-at", {"free_at": card.free_at})),) if card.element else ()
    return Face(
        "spell",
        titled(name),
        code,
        icon=MAGIC_ICONS[name],
        cost=price(card.cost),
        values=free,
        text=told("spell", name),
        type=word,
        origin=marked("spell", card.origin),
    )


# --- factions


@cache
def faction(name: str) -> Face:
    board = BOX.factions[FACTIONS.index(name)]
    text = tuple(
        message
        for ability in board.abilities
        for message in (Message("el-scene-ability", {"card": ability.name}), Message("el-ability-brief", {"ability": ability.name}))
    )
    return Face(
        "faction",
        Message(f"el-faction-{name}"),
        element_code(board.element),
        f"card-{board.element}",
        FACTION_ICONS[name],
        text=text,
        type=Message("el-scene-faction"),
    )


# --- realms


@cache
def realm(name: str) -> Face:
    """Of an element realm what a dwelling costs, of others what they do."""
    tile = BOX.realms[REALMS.index(name)]
    tint = tile.element or ("ruin" if tile.kind == "ruin" else "special")
    shown = cost(tile.cost) if tile.element else strip(tile.action)
    icon = ELEMENT_ICONS[tile.element] if tile.element else RUIN_ICONS[name]
    return Face("realm", titled(name), tint=tint, icon=icon, strip=shown, text=(Message("el-realm-text", {"realm": name}),))


@cache
def free_cell() -> Face:
    """Where a new realm may be laid."""
    return Face("realm", Message("el-scene-free-cell"), tint="free")


# --- treasures and orbs


@cache
def treasure(face: str) -> Face:
    return Face("treasure", Message(f"el-face-{face}"), tint="paper", strip=face_signs(face))


@cache
def printed(letter: str) -> Face:
    """What an emptied space gives."""
    return Face("slot", Message("el-scene-emptied"), strip=cost(letter))


@cache
def slotted(face: str) -> Face:
    """A treasure token on a card."""
    first = face_signs(face)[0]
    icon = LOOK.signs[first.sign].icon
    return Face("token", Message(f"el-face-{face}"), tint=first.sign, icon=icon, values=(Fact("", first.value),) if first.value else ())


@cache
def face_down() -> Face:
    """A token in Pandora's Coffer (EL-C39)."""
    return Face("token", Message("el-scene-face-down"), icon="token")


@cache
def orb() -> Face:
    return Face("token", Message("el-sign-orb"), Message("el-sign-orb-code"), "orb", "orb-direction")


@cache
def tactics() -> Face:
    return Face("token", Message("el-tool-tactics"), icon="chess-knight")


@cache
def stored(resource: str, count: int) -> Face:
    """So many of a resource."""
    return Face("cell", Message(f"el-resource-{resource}"), strip=(Fact(resource, str(count)),))


@cache
def reward(name: str) -> Face:
    card = BOX.rewards[REWARDS.index(name)]
    return Face("cell", titled(name), strip=strip(card.effects))


# --- figures


@cache
def unit(kind: str) -> Face:
    return (
        beast(kind) if kind in BEASTS else Face("unit", Message(f"el-unit-{kind}"), Message(f"el-sign-{kind}-code"), icon=UNIT_ICONS[kind])
    )


@cache
def idle(kind: str, price: str) -> Face:
    """A unit that waits to be recruited, with what that costs (EL-120)."""
    return Face("unit", Message(f"el-unit-{kind}"), icon=UNIT_ICONS[kind], text=(Message("el-scene-recruit", {"cost": inline(price)}),))


@cache
def beast(name: str) -> Face:
    card = BOX.beasts[BEASTS.index(name)]
    strength = (Fact("", str(card.strength), Message("el-beast-strength", {"strength": card.strength})),)
    return Face("unit", titled(name), icon=BEAST_ICONS[name], values=strength, text=(Message("el-beast-text", {"beast": name}),))


@cache
def guardian(strength: int) -> Face:
    values = (Fact("", str(strength), Message("el-beast-strength", {"strength": strength})),)
    return Face("unit", titled("guardian"), icon=BEAST_ICONS["guardian"], values=values, text=(Message("el-scene-guardian"),))


@cache
def dwelling() -> Face:
    return Face("house", Message("el-sign-dwelling"), icon="hut")


@cache
def haunted() -> Face:
    """A dwelling of the Phantoms."""
    return Face("haunted", Message("el-sign-dwelling"), icon="spooky-house")


@cache
def marker() -> Face:
    return Face("unit", Message("el-scene-marker"))


@cache
def phantom_marker() -> Face:
    return Face("haunted", Message("el-scene-phantoms"), icon="haunting")


@cache
def die(kind: str) -> Face:
    return Face("unit", Message("el-scene-die"), tint="foe" if kind == "foe" else "paper")


# --- the Phantoms


@cache
def phantom(name: str) -> Face:
    card = BOX.phantoms[PHANTOM_CARDS.index(name)]
    code, word = typed("phantom")
    wrath = (Fact("wrath", f"+{card.wrath}"),) if card.wrath else ()
    text, mark = told("phantom-card", name), marked("phantom-card", card.origin)
    return Face("phantom", titled(name), code, icon=PHANTOM_ICONS[card.kind], values=wrath, text=text, type=word, origin=mark)
