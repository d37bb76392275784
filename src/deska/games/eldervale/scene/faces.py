"""The faces of cards, realms, tokens and figures, by their numbers. A face is made once, and put into words once."""

from functools import cache
from typing import Final

from deska.games.eldervale.actions import (
    FACES,
    REALMS,
    RESOURCES,
    REWARDS,
    UNITS,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import beast_of, is_beast
from deska.games.eldervale.scene.icons import (
    ELEMENT_ICONS,
    PHANTOM_ICONS,
    UNIT_ICONS,
)
from deska.games.eldervale.scene.strips import cost, face_signs, inline, of_card, price, sign_of, strip
from deska.games.eldervale.scene.style import STYLE
from deska.kernel.scenes import Face, Fact, Message, Piece
from deska.kernel.signs import amount

Names = tuple[str, ...]
OVERLAY: Final = "overlay"


def titled(name: str) -> Message:
    return Message(f"el-card-{name}")


def told(kind: str, name: str) -> tuple[Message, ...]:
    """The text that follows from a definition."""
    return (Message(f"el-{kind}-brief", {kind: name}),)


def marked(kind: str, origin: str) -> Message | None:
    """A mark for cards that are not as printed."""
    return None if origin == "confirmed" else Message(f"el-{kind}-origin", {"origin": origin})


def typed(kind: str) -> tuple[Message, Message]:
    """The code and the word of a type of card."""
    return Message(f"el-scene-{kind}-code"), Message(f"el-scene-{kind}")


def element_code(element: str) -> Message:
    return Message(f"el-sign-{element}-code")


# --- adventure cards


def tableau_card(card: int) -> Face:
    return starter(card) if BOX.is_starter[card] else adventure(card)


@cache
def adventure(number: int) -> Face:
    card = BOX.adventures[number]
    return Face(
        "adventure",
        titled(card.name),
        element_code(card.element),
        f"card-{card.element}",
        card.icon,
        price(card.cost),
        strip=of_card(card),
        text=told("adventure", card.name),
        type=Message(f"el-scene-{card.kind}"),
        origin=marked("adventure", card.origin),
    )


@cache
def starter(number: int) -> Face:
    """The starting card of an element: summon, gather and dwell (EL-117)."""
    card = BOX.tableau[number]
    resource = sign_of(card.slots)
    return Face(
        "start",
        titled(card.name),
        element_code(card.element),
        f"card-{card.element}",
        card.icon,
        strip=(amount("recruit"), amount(resource), amount("dwelling")),
        text=(Message("el-scene-starter", {"resource": resource}),),
        type=Message("el-scene-start"),
    )


# --- magic cards


@cache
def magic(number: int) -> Face:
    if number in BOX.spells:
        return spell(number)
    card = BOX.quests[number] if number in BOX.quests else BOX.prophecies[number]
    kind = "quest" if number in BOX.quests else "prophecy"
    code, word = typed(kind)
    points = (Fact("vp", str(card.points)),)
    mark = marked(kind, card.origin)
    return Face(kind, titled(card.name), code, icon=card.icon, values=points, text=told(kind, card.name), type=word, origin=mark)


def spell(number: int) -> Face:
    """A spell is free with enough power in its element (EL-057)."""
    card = BOX.spells[number]
    code, word = typed("spell")
    free = (Fact(card.element, str(card.free_at), Message("el-spell-free-at", {"free_at": card.free_at})),) if card.element else ()
    return Face(
        "spell",
        titled(card.name),
        code,
        icon=card.icon,
        cost=price(card.cost),
        values=free,
        text=told("spell", card.name),
        type=word,
        origin=marked("spell", card.origin),
    )


# --- factions


@cache
def faction(number: int) -> Face:
    board = BOX.factions[number]
    text = tuple(
        message
        for ability in board.abilities
        for message in (Message("el-scene-ability", {"card": ability.name}), Message("el-ability-brief", {"ability": ability.name}))
    )
    return Face(
        "faction",
        Message(f"el-faction-{board.name}"),
        element_code(board.element),
        f"card-{board.element}",
        board.icon,
        text=text,
        type=Message("el-scene-faction"),
    )


# --- realms


@cache
def realm(number: int) -> Face:
    """An element realm shows what a dwelling costs, others show what they do."""
    tile = BOX.realms[number]
    tint = tile.element or ("ruin" if tile.kind == "ruin" else "special")
    shown = cost(tile.cost) if tile.element else strip(tile.action)
    icon = ELEMENT_ICONS[tile.element] if tile.element else tile.icon
    return Face("realm", titled(tile.name), tint=tint, icon=icon, strip=shown, text=(Message("el-realm-text", {"realm": tile.name}),))


@cache
def portrait(name: str) -> Piece | None:
    """A realm by its name, as a moment shows it."""
    return Piece(name, "tile", realm(REALMS.index(name)))


@cache
def free_cell() -> Face:
    """A free cell, for a new realm."""
    return Face("realm", Message("el-scene-free-cell"), tint="free")


# --- treasures and orbs


@cache
def treasure(face: int) -> Face:
    return Face("treasure", Message(f"el-face-{FACES[face]}"), tint="paper", strip=face_signs(face))


@cache
def printed(resource: int) -> Face:
    """An emptied space with the resource that it gives."""
    return Face("slot", Message("el-scene-emptied"), strip=(Fact(RESOURCES[resource]),))


@cache
def slotted(face: int) -> Face:
    """A treasure token on a card."""
    first = face_signs(face)[0]
    icon = STYLE.signs[first.sign].icon
    return Face(
        "token", Message(f"el-face-{FACES[face]}"), tint=first.sign, icon=icon, values=(Fact("", first.value),) if first.value else ()
    )


@cache
def face_down() -> Face:
    """A token in Pandora's Coffer (EL-C39)."""
    return Face("token", Message("el-scene-face-down"), icon="token")


@cache
def orb() -> Face:
    return Face("token", Message("el-sign-orb"), Message("el-sign-orb-code"), "orb", "orb-direction")


@cache
def tactics() -> Face:
    return Face("token", titled("tactics"), icon=BOX.things[BOX.tactics].icon)


@cache
def stored(resource: int, count: int) -> Face:
    """A resource and how many of it a player has."""
    name = RESOURCES[resource]
    return Face("resource", Message(f"el-resource-{name}"), strip=(Fact(name, str(count)),))


@cache
def reward(number: int) -> Face:
    return Face("cell", titled(REWARDS[number]), strip=strip(BOX.rewards[number].effects))


# --- figures


@cache
def unit(kind: int) -> Face:
    if is_beast(kind):
        return beast(beast_of(kind))
    name = UNITS[kind]
    return Face(name, Message(f"el-unit-{name}"), Message(f"el-sign-{name}-code"), icon=UNIT_ICONS[name])


@cache
def idle(kind: int, price: str) -> Face:
    """A unit that waits to be recruited, with what that costs (EL-120)."""
    name = UNITS[kind]
    return Face(name, Message(f"el-unit-{name}"), icon=UNIT_ICONS[name], text=(Message("el-scene-recruit", {"cost": inline(price)}),))


@cache
def beast(number: int) -> Face:
    card = BOX.beasts[number]
    strength = (Fact("", str(card.strength), Message("el-beast-strength", {"strength": card.strength})),)
    return Face("monster", titled(card.name), icon=card.icon, values=strength, text=(Message("el-beast-text", {"beast": card.name}),))


@cache
def guardian(strength: int) -> Face:
    values = (Fact("", str(strength), Message("el-beast-strength", {"strength": strength})),)
    return Face("monster", titled("guardian"), icon=BOX.things[BOX.guardian].icon, values=values, text=(Message("el-scene-guardian"),))


@cache
def dwelling() -> Face:
    return Face("house", Message("el-sign-dwelling"), icon="hut")


@cache
def haunted() -> Face:
    """A dwelling of the Phantoms."""
    return Face("haunted", Message("el-sign-dwelling"), icon="spooky-house")


@cache
def marker() -> Face:
    return Face("marker", Message("el-scene-marker"))


@cache
def phantom_marker() -> Face:
    return Face("haunted", Message("el-scene-phantoms"), icon="haunting")


@cache
def die(is_foe: bool) -> Face:
    return Face("die", Message("el-scene-die"), tint="foe" if is_foe else "paper")


# --- the Phantoms


@cache
def phantom(number: int) -> Face:
    card = BOX.phantoms[number]
    code, word = typed("phantom")
    wrath = (Fact("wrath", f"+{card.wrath}"),) if card.wrath else ()
    text, mark = told("phantom-card", card.name), marked("phantom-card", card.origin)
    return Face("phantom", titled(card.name), code, icon=PHANTOM_ICONS[card.kind], values=wrath, text=text, type=word, origin=mark)
