"""The table of Weirdwood Manor: the monster, the rings of rooms with their doors, the wardens, slots and a hand."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.games.weirdwood.actions import (
    ABILITIES,
    ACTION_CARDS,
    CHARACTERS,
    COMPANIONS,
    GOODS,
    MONSTER_CARDS,
    PARTS,
    ROOMS,
    TACTICS,
    TIMES,
    TRACKS,
)
from deska.games.weirdwood.components.manor import DAY_MIDDLE, DAY_OUTER, INNER, MIDDLE, THRONE, TIME_INNER, TIME_MIDDLE
from deska.terminal.drawing import Drawing, Flow, Picture, row, titled

PAINT: Final = {
    "room": "#ffffff on #3c566b",
    "fixed": "#ffffff on #7a5530",
    "infested": "bold #ffffff on #1f5a34",
    "action": "bold #ffffff on #1f5a70",
    "down": "#ffffff on #4a5a66",
    "tactic": "bold #ffffff on #8a5020",
    "companion": "bold #ffffff on #4d5f30",
    "ability": "bold #ffffff on #55429c",
    "foe": "bold #ffffff on #7b2f4a",
}
FIXED: Final = 4
"""Rooms that are part of the board come first."""
RINGS: Final = {"ww-table-outer": range(MIDDLE), "ww-table-middle": range(MIDDLE, INNER), "ww-table-inner": range(INNER, THRONE + 1)}
DOORS: Final = ("·", "↑", "↓", "↕")
"""Of a room: none, outwards, inwards, both."""
COLUMNS: Final = ("health", "power", *GOODS, "hand")
PER_CHARACTER: Final = 3
ON_ROOMS: Final = ("go:", "target:")
QUIET: Final = frozenset({"ww-time-on", "ww-next-back", "ww-spell-grew", "ww-deployed", "ww-paid"})


def table(picture: Picture) -> RenderableType:
    visible = picture.visible
    parts: list[RenderableType] = [headline(picture), monster(picture)]
    parts += [ring(picture, title, places) for title, places in RINGS.items()]
    if visible["battle"] is not None:
        parts += battle(picture)
    parts.append(wardens(picture))
    if not picture.small:
        parts.append(row(picture, "ww-scene-companions", [chip(picture, name, "companion", "recruit") for name in visible["offer"]]))
    if picture.viewer >= 0:
        player = visible["players"][picture.viewer]
        parts.append(row(picture, "ww-table-slots", [slot(picture, player, place) for place in range(len(player["slots"]))]))
        parts.append(
            row(picture, "ww-scene-hand", [*cards(picture, player["hand"], "action"), *cards(picture, player["tactics"], "tactic")])
        )
    return Group(*parts)


# --- the monster and the hour


def headline(picture: Picture) -> Text:
    texts, visible = picture.texts, picture.visible
    now = texts.message("ww-scene-now", day=visible["day"], time=visible["time"])
    infested = sum(room["infested"] for room in visible["rooms"])
    facts = [f"{texts.message('ww-sign-infested')} {infested}", f"{texts.message('ww-scene-supply')} {visible['supply']}"]
    return Text.assemble((f" {now} ", "bold #2b1200 on #f0a268"), *(f" · {fact}" for fact in facts), overflow="ellipsis", no_wrap=True)


def monster(picture: Picture) -> Table:
    """Its health and strength, Lady Weirdwood, the back of its next card, and its cards in play."""
    texts, own = picture.texts, picture.visible["monster"]
    if len(own["health"]) == len(PARTS):
        health = ", ".join(f"{texts.noun('part', part)} {left}" for part, left in zip(PARTS, own["health"], strict=True))
    else:
        health = f"{texts.message('ww-sign-health')} {own['health'][0]}"
    facts = [texts.message("ww-scene-mood", strength=own["strength"]), health, f"{texts.message('ww-sign-lady')} {own['force']}"]
    if own["name"] == "therus":
        facts.append(f"{texts.message('ww-scene-spell')} {'/'.join(str(step) for step in own['branches'])}")
    if own["coming"] is not None:
        facts.append(f"{texts.noun('kind', own['coming'][0])} +{own['coming'][1]}")
    chips = [Text(" · ".join(facts)), *cards(picture, own["powers"], "foe")]
    chips += [Text(f" {texts.noun('kind', kind)} +{time} ", PAINT["foe"]) for kind, time in own["plans"]]
    return titled(texts.noun("card", own["name"]), Flow(chips))


# --- the manor


def ring(picture: Picture, title: str, places: range) -> Table:
    return titled(picture.texts.message(title), Flow([room(picture, place) for place in places]))


def room(picture: Picture, place: int) -> Text:
    """`↓ Burble Library •2 A`: a door inwards, two scarabs, Anna's figure."""
    there = picture.visible["rooms"][place]
    name = there["room"]
    number = next((picture.numbers[option] for verb in ON_ROOMS if (option := f"{verb}{name}") in picture.numbers), 0)
    style = PAINT["infested" if there["infested"] else "fixed" if ROOMS.index(name) < FIXED else "room"]
    words = [DOORS[doors(picture.visible, place)], picture.texts.noun("room", name), *inside(picture, there)]
    return Text(f"{number} " if number else "", "bold").append(f" {' '.join(words)} ", style)


def doors(visible: dict[str, Any], place: int) -> int:
    """Bits: 1 outwards, 2 inwards; an opened manor has doors everywhere."""
    day, time = visible["day"], TIMES.index(visible["time"])
    opened = visible["now"]["opened"]
    if place >= THRONE:
        return 1
    if place >= INNER:
        return 2 + int(opened or bool(TIME_INNER[time] >> place & 1))
    if place >= MIDDLE:
        return int(opened or bool(DAY_MIDDLE[day] >> place & 1)) + 2 * int(opened or bool(TIME_MIDDLE[time] >> place & 1))
    return 2 * int(opened or bool(DAY_OUTER[day] >> place & 1))


def inside(picture: Picture, there: dict[str, Any]) -> list[str]:
    """Scarabs, rubble or fire, the monster, the Lady, and the wardens by name."""
    visible, texts = picture.visible, picture.texts
    own = visible["monster"]
    found = [f"•{there['scarabs']}"] if there["scarabs"] else []
    found += ["▲"] if there["token"] else []
    found += [texts.noun("card", own["name"]).upper()] if own["place"] == there["place"] else []
    found += [texts.message("ww-sign-lady-code")] if own["lady"] == there["place"] else []
    return found + [picture.names[seat] for seat, player in enumerate(visible["players"]) if player["place"] == there["place"]]


# --- a battle


def battle(picture: Picture) -> list[RenderableType]:
    """Both sides: what they have, and where it comes from."""
    texts, fought = picture.texts, picture.visible["battle"]
    enemy = texts.noun("card", picture.visible["monster"]["name"]) if fought["monster"] else texts.message("ww-scene-swarm")
    sides = ((picture.names[fought["seat"]], "", fought["dice"]), (enemy, "foe_", fought["foe_dice"]))
    return [titled(name, Flow(side(picture, prefix, dice))) for name, prefix, dice in sides]


def side(picture: Picture, prefix: str, dice: dict[str, int]) -> list[Text]:
    texts, fought = picture.texts, picture.visible["battle"]
    found = [Text(f"{fought[f'{prefix}hits']}⚔ {fought[f'{prefix}blocks']}⛨", "bold")]
    for source, hits, blocks in fought[f"{prefix}sources"]:
        signs = " ".join(sign for sign in (f"+{hits}⚔" if hits else "", f"+{blocks}⛨" if blocks else "") if sign)
        found.append(Text(texts.message(f"ww-scene-from-{source}", signs=signs), "dim"))
    faces = [texts.noun("face", face) for face in fought[f"{prefix}faces"]]
    return found + [Text(word) for word in faces or [f"{count}× {texts.noun('die', colour)}" for colour, count in dice.items() if count]]


# --- the wardens


def wardens(picture: Picture) -> Table:
    """A line for each in numbers, then dice, companions and tracks."""
    texts = picture.texts
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    found.add_column("", no_wrap=True)
    for sign in COLUMNS:
        found.add_column(texts.message(f"ww-sign-{sign}-code"), justify="right")
    found.add_column("", ratio=1)
    for seat, player in enumerate(picture.visible["players"]):
        on_turn = seat == picture.visible["turn"] and not picture.visible["ended"]
        style = "bold underline" if seat == picture.viewer else "bold"
        name = Text.assemble("▸" if on_turn else " ", (picture.names[seat], style), f" ({texts.noun('card', player['character'])})")
        counts = [player["health"], player["power"], *player["goods"].values(), len(player["hand"])]
        found.add_row(name, *(str(count) for count in counts), Flow(belongings(picture, player)))
    return found


def belongings(picture: Picture, player: dict[str, Any]) -> list[Text]:
    texts = picture.texts
    found = [Text(", ".join(f"{texts.message(f'ww-scene-track-{track}')} {player['tracks'][track]}" for track in TRACKS), "dim")]
    found += [Text(f"{player['dice'].count(die)}× {texts.noun('die', die)}") for die in dict.fromkeys(player["dice"])]
    for name, exhausted in player["companions"]:
        found.append(chip(picture, name, "companion", "companion", "ready", "exhaust").append("↷" if exhausted else "", "dim"))
    return found + cards(picture, player["loot"], "foe")


def slot(picture: Picture, player: dict[str, Any], place: int) -> Text:
    """What lies there; a link with the card before it is a `∞`."""
    there = player["slots"][place]
    words = [picture.texts.noun("slot", there["slot"]), "∞" if there["link"] else ":"]
    found = Text(f"{words[0]} {words[1]} ")
    if there["card"] is None:
        return found.append("–", "dim")
    found.append_text(chip(picture, there["card"], "down" if there["down"] else "action"))
    return found.append_text(chip(picture, there["tactic"], "tactic")) if there["tactic"] else found


# --- cards


def cards(picture: Picture, names: Sequence[str], kind: str) -> list[Text]:
    return [chip(picture, name, kind) for name in names]


def chip(picture: Picture, name: str, kind: str, *verbs: str) -> Text:
    number = next((picture.numbers[f"{verb}:{name}"] for verb in verbs if f"{verb}:{name}" in picture.numbers), 0)
    return Text(f"{number} " if number else "", "bold").append(f" {picture.texts.noun('card', name)} ", PAINT[kind])


def on_piece(option: str) -> bool:
    """Rooms carry the numbers of what can be done with them."""
    return option.startswith(ON_ROOMS)


def style(option: str) -> str:
    """The colour of the card that an option is about."""
    name = option.partition(":")[2].partition(":")[0]
    kinds = (("action", ACTION_CARDS), ("tactic", TACTICS), ("companion", COMPANIONS), ("ability", ABILITIES), ("foe", MONSTER_CARDS))
    return next((PAINT[kind] for kind, names in kinds if name in names), "")


def glossary(picture: Picture) -> list[tuple[str, str]]:
    """What is on the table: the monster, its cards, the wardens with their abilities and cards, companions and rooms."""
    visible, texts = picture.visible, picture.texts
    own, players = visible["monster"], visible["players"]
    things = [
        ("monster", own["name"]),
        *(("monster-card", name) for name in dict.fromkeys([*own["powers"], *own["done"], *own["discard"]])),
    ]
    for player in players:
        first = PER_CHARACTER * CHARACTERS.index(player["character"])
        laid = [there["card"] for there in player["slots"] if there["card"]]
        covers = [there["tactic"] for there in player["slots"] if there["tactic"]]
        things += [("character", player["character"]), *(("ability", name) for name in ABILITIES[first : first + PER_CHARACTER])]
        things += [("action-card", name) for name in [*player["hand"], *laid]]
        things += [("tactic-card", name) for name in dict.fromkeys([*player["tactics"], *covers])]
        things += [("companion", name) for name, _ in player["companions"]]
        things += [("quest", player["quest"])] if player["quest"] else []
    things += [("companion", name) for name in visible["offer"]]
    found = [(texts.noun("card", name), texts.message(f"ww-{kind}-text", **{kind: name})) for kind, name in dict.fromkeys(things)]
    rooms = [(texts.noun("room", there["room"]), texts.message("ww-room-text", room=there["room"])) for there in visible["rooms"]]
    return found + rooms


WEIRDWOOD: Final = Drawing(table, style, on_piece, glossary, QUIET)
