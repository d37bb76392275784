"""The table of Eldervale: the map row by row, tracks, cards on offer, the players in numbers, tableaus, and a battle."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENTS,
    FACTIONS,
    FIRST_PROPHECY,
    FIRST_QUEST,
    MAGIC,
    PER_ELEMENT,
    REALMS,
    REWARDS,
    SPACES,
)
from deska.games.eldervale.components.definitions import BOX
from deska.games.eldervale.scene.battle import WORDS
from deska.terminal.drawing import Drawing, Flow, Picture, flowing, row, titled

PAINT: Final = {
    "air": "#04302d on #8fcfc9",
    "earth": "#ffffff on #3d7a3b",
    "fire": "#ffffff on #a83c18",
    "water": "#ffffff on #2b62a3",
    "light": "#2e2300 on #e6c45a",
    "dark": "#ffffff on #4f4e5c",
    "order": "#2b2618 on #ddd2b6",
    "chaos": "#ffffff on #74409a",
    "ruin": "#26221d on #b9b3aa",
    "special": "#ffffff on #8a4a4a",
    "magic": "bold #ffffff on #3f56a8",
    "foe": "bold #c63d33",
}
COLUMNS: Final = ("vp", "glory", "gem", "scroll", "potion", "tool", "sword", "gold", "hand", "orb", "dwelling")
ON_REALMS: Final = ("settle", "to")
ON_CARDS: Final = ("buy", "cast", "discard", "keep")
PHANTOMS: Final = 1
"""Their number among the players of a solo game."""


def table(picture: Picture) -> RenderableType:
    visible = picture.visible
    parts: list[RenderableType] = [headline(picture), *land(picture), power(picture)]
    parts.append(row(picture, "el-scene-adventures", [adventure(picture, name) for name in visible["adventures"]]))
    if not picture.small:
        left = [name for name in REWARDS if name not in visible["grid"]]
        parts.append(row(picture, "el-scene-rewards", [Text(f"{picture.texts.noun('reward', name)};", "dim") for name in left]))
    parts += aside(picture)
    if visible["battle"] is not None:
        parts += battle(picture, visible["battle"])
    parts.append(players(picture))
    if not picture.small:
        parts += [flowing(name_of(picture, owner), tableau(picture, owner)) for owner in owners(picture) if owner != picture.viewer]
    if picture.viewer >= 0:
        own = visible["players"][picture.viewer]
        parts.append(row(picture, "el-scene-tableau", tableau(picture, picture.viewer)))
        parts.append(row(picture, "el-scene-tray", [Text(picture.texts.noun("face", face)) for face in own["tray"]]))
        parts.append(row(picture, "el-scene-magic", [spell(picture, name) for name in visible["packet"] or visible["hand"]]))
    return Group(*parts)


def headline(picture: Picture) -> Text:
    """The part of the game, realms to come, and the Phantoms."""
    texts, visible = picture.texts, picture.visible
    part = "last" if visible["turns_left"] or visible["ended"] else "peace" if visible["peace"] else "strife"
    facts = [texts.message("el-scene-tiles", count=visible["stock_size"])]
    if visible["turns_left"] and not visible["ended"]:
        facts.append(texts.message("el-scene-turns", count=visible["turns_left"]))
    ghosts = visible["phantoms"]
    if ghosts is not None:
        facts.append(f"{texts.message('el-scene-phantoms')} {ghosts['score']}, {texts.message('el-sign-wrath')} {ghosts['wrath']}")
    title = texts.message(f"el-scene-{part}")
    return Text.assemble((title, "bold"), *(f" · {fact}" for fact in facts), overflow="ellipsis", no_wrap=True)


# --- the map


def land(picture: Picture) -> list[RenderableType]:
    """A line for each row of hexes, from left to right; the first cell's column says how far it is moved."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for name, cell in picture.visible["map"].items():
        q, r = (int(part) for part in cell.split("."))
        rows.setdefault(r, []).append((q, name))
    found: list[RenderableType] = []
    for r in sorted(rows):
        cells = sorted(rows[r])
        chips = [realm(picture, f"{q}.{r}", name) for q, name in cells]
        found.append(titled(picture.texts.message("el-table-map") if r == min(rows) else "", Flow(chips)))
    return found


def realm(picture: Picture, cell: str, name: str) -> Text:
    """`1.0 Ash Fields· 2SW×3 GE/TO×1 ⌂Eva Jan WO`: one symbol, two stacks of treasures, a dwelling of Eva's, a worker of Jan's."""
    visible, texts = picture.visible, picture.texts
    tile = BOX.realms[REALMS.index(name)]
    number = next((picture.numbers[f"{verb}:{name}"] for verb in ON_REALMS if f"{verb}:{name}" in picture.numbers), 0)
    style = PAINT[tile.element or ("ruin" if tile.kind == "ruin" else "special")]
    stacks = [stack(picture, space) for space in (f"{name}-1", f"{name}-2") if space in SPACES]
    sign = "·" * tile.symbols if tile.element else ""
    words = [cell, f"{texts.noun('realm', name)}{sign}", *stacks]
    found = Text(f"{number} " if number else "", "bold").append(f" {' '.join(words)} ", style)
    if name in visible["dwellings"]:
        found.append(f" ⌂{name_of(picture, visible['dwellings'][name])}")
    for owner in owners(picture):
        kinds = kinds_at(visible, owner, name)
        if kinds:
            found.append(f" {name_of(picture, owner)} {codes(picture, kinds)}")
    return found.append_text(foes(picture, name))


def stack(picture: Picture, space: str) -> str:
    """What the top token shows, and how many there are."""
    left = picture.visible["treasures"][space]
    if not left["left"]:
        return "–"
    signs = [picture.texts.message(f"el-sign-{sign}-code") for sign in left["faces"][-1].split("-")]
    shown = "/".join(signs) if signs[0] != signs[-1] else f"{len(signs)}{signs[0]}" if len(signs) > 1 else signs[0]
    return f"{shown}×{left['left']}"


def foes(picture: Picture, name: str) -> Text:
    """The wild monster of a realm with its strength, and the guardian."""
    visible = picture.visible
    words = [
        f" {picture.texts.noun('unit', beast)} {BOX.beasts[BEASTS.index(beast)].strength}"
        for beast, there in visible["beasts"].items()
        if there["owner"] < 0 and there["place"] == name
    ]
    if visible["phantoms"] is not None and visible["phantoms"]["guardian"] == name:
        words.append(f" {picture.texts.noun('card', 'guardian')}")
    return Text("".join(words), PAINT["foe"])


def kinds_at(visible: dict[str, Any], owner: int, place: str) -> list[str]:
    """A player's units in a place, each as often as it is there."""
    player = visible["players"][owner]
    found = ["worker"] * player["workers"].count(place)
    found += [kind for kind, where in player["units"].items() if where == place]
    return found + [name for name, there in visible["beasts"].items() if there["owner"] == owner and there["place"] == place]


def codes(picture: Picture, kinds: list[str]) -> str:
    """`2WO WR`: two workers and a warrior."""
    texts = picture.texts
    words = {kind: texts.noun("unit", kind) if kind in BEASTS else texts.message(f"el-sign-{kind}-code") for kind in kinds}
    return " ".join(f"{kinds.count(kind)}{word}" if kinds.count(kind) > 1 else word for kind, word in words.items())


def owners(picture: Picture) -> range:
    return range(len(picture.visible["players"]))


def name_of(picture: Picture, owner: int) -> str:
    if picture.visible["phantoms"] is not None and owner == PHANTOMS:
        return picture.texts.message("el-scene-phantoms")
    return picture.names[owner]


# --- tracks and offers


def power(picture: Picture) -> Table:
    """Levels of each element in play; a star is an orb that nobody has taken yet."""
    visible, texts = picture.visible, picture.texts
    chips = []
    for element in visible["elements"]:
        chip = Text(f" {texts.noun('element', element)}{'★' if element in visible['track_orbs'] else ''} ", PAINT[element])
        levels = [f"{name_of(picture, owner)} {visible['players'][owner]['power'].get(element, 0)}" for owner in owners(picture)]
        chips.append(chip.append(f" {', '.join(level for level in levels if not level.endswith(' 0')) or '–'}", "default"))
    return row(picture, "el-scene-power", chips)


def adventure(picture: Picture, name: str) -> Text:
    """A card on offer and its cost."""
    costs = BOX.adventures[ADVENTURES.index(name)].cost
    return card(picture, name).append(f" {picture.texts.noun('cost', costs)}", "dim")


def aside(picture: Picture) -> list[RenderableType]:
    """Fallen units, and mercenaries on offer."""
    visible, texts = picture.visible, picture.texts
    chips = [
        Text(f"{name_of(picture, owner)} {codes(picture, kinds)}")
        for owner in owners(picture)
        if (kinds := kinds_at(visible, owner, "underworld"))
    ]
    offer = [Text(texts.noun("unit", name)) for name, there in visible["beasts"].items() if there["place"] == "offer"]
    found: list[RenderableType] = [row(picture, "el-sign-underworld", chips)] if chips else []
    return [*found, row(picture, "el-table-offer", offer)] if offer else found


# --- a battle


def battle(picture: Picture, fought: dict[str, Any]) -> list[RenderableType]:
    """Each side with where its dice come from, or what they show."""
    texts = picture.texts
    found: list[RenderableType] = [Text(texts.message("el-scene-battle", realm=fought["realm"]), "bold")]
    monster = len(picture.visible["players"])
    for side in fought["sides"]:
        name = texts.noun("card", fought["monster"]) if side == monster else name_of(picture, side)
        rolled = " ".join(str(pips) for pips in fought["rolls"][side])
        chips = [Text(rolled, "bold reverse")] if rolled else [Text(f"{fought['dice'][side]}", "bold")] if fought["dice"][side] else []
        sources = fought["sources"][side] if fought["sources"] else []
        chips += [Text(f"{source_name(picture, source)} {dice:+d}", "dim") for source, dice in sources]
        found.append(flowing(name, chips))
    return found


def source_name(picture: Picture, source: str) -> str:
    texts = picture.texts
    if source in WORDS:
        return texts.message(f"el-scene-from-{source}")
    return texts.noun("card", source)


# --- players


def players(picture: Picture) -> Table:
    """A line for each in numbers, then who is ready."""
    texts, visible = picture.texts, picture.visible
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    found.add_column("", no_wrap=True)
    for sign in COLUMNS:
        found.add_column(texts.message(f"el-sign-{sign}-code"), justify="right")
    found.add_column("", ratio=1)
    for owner in owners(picture):
        player = visible["players"][owner]
        on_turn = owner == visible["turn"] and not visible["ended"]
        style = "bold underline" if owner == picture.viewer else "bold"
        faction = "" if name_of(picture, owner) not in picture.names else f" ({texts.noun('faction', player['faction'])})"
        name = Text.assemble("▸" if on_turn else " ", (name_of(picture, owner), style), faction)
        stock = [player["vp"], max(0, player["glory"]), *player["resources"].values()]
        counts = [*stock, player["hand_size"], player["orbs"], player["dwellings"]]
        found.add_row(name, *(str(count) for count in counts), Text(codes(picture, kinds_at(visible, owner, "ready")), "dim"))
    return found


def tableau(picture: Picture, owner: int) -> list[Text]:
    """Cards with their auras, tokens and orbs."""
    texts = picture.texts
    found = []
    for laid in picture.visible["players"][owner]["tableau"]:
        if laid["card"] not in ADVENTURES:
            on_it = [texts.noun("face", face) for face in laid["tokens"] if face]
            found += [Text(f"{texts.noun('place', 'gather')}: {face}") for face in on_it]
            continue
        chip = card(picture, laid["card"])
        signs = [f"+{texts.noun('card', laid['aura'])}" if laid["aura"] else "", "★" if laid["orb"] else ""]
        signs += [f"[{texts.noun('face', face)}]" for face in laid["tokens"] if face]
        found.append(chip.append("".join(f" {sign}" for sign in signs if sign), "dim"))
    return found


def card(picture: Picture, name: str) -> Text:
    return chip(picture, name, PAINT[ELEMENTS[ADVENTURES.index(name) // PER_ELEMENT]])


def spell(picture: Picture, name: str) -> Text:
    return chip(picture, name, PAINT["magic"])


def chip(picture: Picture, name: str, paint: str) -> Text:
    number = next((picture.numbers[f"{verb}:{name}"] for verb in ON_CARDS if f"{verb}:{name}" in picture.numbers), 0)
    return Text(f"{number} " if number else "", "bold").append(f" {picture.texts.noun('card', name)} ", paint)


# --- options


def on_piece(option: str) -> bool:
    """Realms and cards carry the numbers of what can be done with them."""
    return option.partition(":")[0] in (*ON_REALMS, *ON_CARDS)


def style(option: str) -> str:
    """The colour of the card or realm that an option is about."""
    name = option.rpartition(":")[2]
    if name in ADVENTURES:
        return PAINT[ELEMENTS[ADVENTURES.index(name) // PER_ELEMENT]]
    if name in REALMS:
        tile = BOX.realms[REALMS.index(name)]
        return PAINT[tile.element or ("ruin" if tile.kind == "ruin" else "special")]
    return PAINT["magic"] if name in MAGIC else ""


def glossary(picture: Picture) -> list[tuple[str, str]]:
    """What is on the table: cards on offer and in tableaus, magic cards in hand, monsters, factions and realms."""
    visible, texts = picture.visible, picture.texts
    laid = [one["card"] for player in visible["players"] for one in player["tableau"] if one["card"] in ADVENTURES]
    things = [("adventure", name) for name in dict.fromkeys([*visible["adventures"], *laid])]
    things += [(magic_kind(name), name) for name in [*visible["packet"], *visible["hand"]]]
    things += [("beast", name) for name in visible["beasts"]]
    found = [(texts.noun("card", name), texts.message(f"el-{kind}-text", **{kind: name})) for kind, name in things]
    for owner in owners(picture):
        if name_of(picture, owner) in picture.names:
            board = BOX.factions[FACTIONS.index(visible["players"][owner]["faction"])]
            abilities = [ability.name for ability in board.abilities]
            found += [(texts.noun("card", name), texts.message("el-ability-text", ability=name)) for name in abilities]
    return found + [(texts.noun("realm", name), texts.message("el-realm-text", realm=name)) for name in visible["map"]]


def magic_kind(name: str) -> str:
    number = MAGIC.index(name)
    return "spell" if number < FIRST_QUEST else "quest" if number < FIRST_PROPHECY else "prophecy"


ELDERVALE: Final = Drawing(table, style, on_piece, glossary)
