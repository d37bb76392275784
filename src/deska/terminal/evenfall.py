"""The table of Evenfall: the regions, the clans in numbers, both circles of the viewer's clan, and a hand."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.games.evenfall.actions import DRAWN, PEOPLE, PLACES, REGIONS, RITUALS
from deska.games.evenfall.components.clan import ELDER, WITCH
from deska.games.evenfall.components.definitions import BOX
from deska.games.evenfall.components.state import ROUNDS
from deska.terminal.drawing import Drawing, Picture, flowing, row

PAINT: Final = {
    "place": "bold #ffffff on #4d5b3a",
    "artifact": "bold #ffffff on #8a5d20",
    "creature": "bold #ffffff on #2f6f52",
    "spell": "bold #ffffff on #5a45ad",
    "person": "bold #ffffff on #8b3a5e",
    "council": "bold #ffffff on #3a5f8a",
}
FIGURES: Final = {WITCH: "▲", ELDER: "◆"}
"""A witch and an elder."""
COLUMNS: Final = ("vp", "mana", "herb", "potion", "knowledge", "witch", "elder", "revel", "card")
ON_CARDS: Final = ("discover", "on", "transfer", "ritual", "discard", "return", "remove", "exhaust")
"""What a number on a card can mean: nothing else is done with such a card at the same moment."""


def table(picture: Picture) -> RenderableType:
    visible = picture.visible
    parts: list[RenderableType] = [headline(picture)]
    parts += [region(picture, place) for place in range(len(visible["regions"]))]
    parts.append(clans(picture))
    others = [seat for seat in range(len(visible["players"])) if seat != picture.viewer]
    if not picture.small:
        parts += [flowing(picture.names[seat], clan_chips(picture, visible["players"][seat])) for seat in others]
    if visible["automa"] is not None:
        parts.append(flowing(picture.texts.message("ev-scene-automa"), clan_chips(picture, visible["automa"])))
    if picture.viewer >= 0:
        parts += own_clan(picture, visible["players"][picture.viewer])
        parts.append(row(picture, "ev-scene-hand", [chip(picture, card) for card in visible["hand"]]))
    return Group(*parts)


def headline(picture: Picture) -> Text:
    texts, visible = picture.texts, picture.visible
    facts = [texts.message("ev-scene-held", count=visible["deck_size"]), texts.message("ev-scene-agents", count=visible["agents"])]
    if visible["phase"] != "scoring":
        facts.insert(0, texts.message(f"ev-phase-{visible['phase']}"))
    title = texts.message("ev-scene-round", round=visible["round"], rounds=ROUNDS)
    return Text.assemble((title, "bold"), *(f" · {fact}" for fact in facts), overflow="ellipsis", no_wrap=True)


# --- regions


def region(picture: Picture, place: int) -> Table:
    """Its places with the witches they take, its runestones, and who stands there."""
    shown = picture.visible["regions"][place]
    chips = [place_chip(picture, name, BOX.witches[PLACES.index(name)]) for name in shown["places"] if name]
    stones = " ".join(picture.texts.noun("stone", stone) for stone in shown["stones"] if stone)
    chips.append(Text(stones or "–", "italic"))
    chips += [Text(f"{name} {figures}", "dim") for name, figures in standing(picture, place)]
    return flowing(picture.texts.noun("region", REGIONS[place]), chips)


def standing(picture: Picture, place: int) -> list[tuple[str, str]]:
    """Figures by player; in brackets the one on the action space."""
    visible = picture.visible
    named = list(zip(picture.names, visible["players"], strict=False))
    if visible["automa"] is not None:
        named.append((picture.texts.message("ev-scene-automa"), visible["automa"]))
    found = []
    for name, player in named:
        circle = FIGURES[WITCH] * player["witches_at"][place] + FIGURES[ELDER] * player["elders_at"][place]
        space = f"[{FIGURES[player['spaces'][place]]}]" if player["spaces"][place] else ""
        if circle or space:
            found.append((name, circle + space))
    return found


# --- clans


def clans(picture: Picture) -> Table:
    """A line for each in numbers."""
    texts, visible = picture.texts, picture.visible
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    found.add_column("", no_wrap=True)
    for sign in COLUMNS:
        found.add_column(texts.message(f"ev-sign-{sign}-code"), justify="right")
    found.add_column("", ratio=1)
    for seat, player in enumerate(visible["players"]):
        on_turn = seat == visible["turn"] and not visible["ended"]
        style = "bold underline" if seat == picture.viewer else "bold"
        name = Text.assemble("▸" if on_turn else " ", (picture.names[seat], style), f" ({texts.noun('clan', player['clan'])})")
        found.add_row(name, *numbers(player), state(picture, seat, player))
    if visible["automa"] is not None:
        found.add_row(Text(f" {texts.message('ev-scene-automa')}", "bold"), *numbers(visible["automa"]), "")
    return found


def numbers(player: dict[str, Any]) -> list[str]:
    stock = player["stock"]
    counted = [player["vp"], player["mana"], stock["herb"], stock["potion"], stock["knowledge"]]
    return [str(count) for count in (*counted, player["witches"], player["elders"], player["revel"], player["hand_size"])]


def state(picture: Picture, seat: int, player: dict[str, Any]) -> Text:
    """Whether the token is still there, who begins, who has passed, and runestones won."""
    texts = picture.texts
    words = [texts.noun("stone", stone) for stone, count in player["stones"].items() for _ in range(count)]
    if seat == picture.visible["first"]:
        words.insert(0, texts.message("ev-sign-first"))
    if player["token"]:
        words.insert(0, texts.message("ev-scene-token"))
    return Text(", ".join(words), "strike dim" if player["passed"] else "dim")


def own_clan(picture: Picture, player: dict[str, Any]) -> list[RenderableType]:
    found: list[RenderableType] = [
        row(picture, "ev-scene-outer", [site_chip(picture, site) for site in player["outer"]]),
        row(picture, "ev-scene-inner", [site_chip(picture, site) for site in player["inner"]]),
    ]
    people = people_chips(picture, player)
    return [*found, row(picture, "ev-scene-people", people)] if people else found


def clan_chips(picture: Picture, player: dict[str, Any]) -> list[Text]:
    """Another clan on one line: outer circle, a bar, inner circle, people."""
    inside = [site_chip(picture, site) for site in player["inner"]]
    return [*(site_chip(picture, site) for site in player["outer"]), Text("|", "dim"), *inside, *people_chips(picture, player)]


def people_chips(picture: Picture, player: dict[str, Any]) -> list[Text]:
    upright = [name for name in player["specialists"] if name not in player["exhausted"]]
    turned = [chip(picture, name).append("↷", "dim") for name in player["exhausted"]]
    return [*(chip(picture, name) for name in [*upright, *player["council"]]), *turned]


# --- chips


def site_chip(picture: Picture, site: dict[str, Any]) -> Text:
    """A place, then the ritual on it with its agents and figure."""
    found = place_chip(picture, site["place"])
    if site["ritual"] is None:
        return found
    agents = "☽" * site["sickles"] + "●" * site["orbs"] + FIGURES.get(site["figure"], "")
    return found.append("+").append_text(chip(picture, site["ritual"])).append(agents, "bold")


def place_chip(picture: Picture, name: str, witches: int = 0) -> Text:
    return chip(picture, name, FIGURES[WITCH] * witches)


def chip(picture: Picture, name: str, sign: str = "") -> Text:
    """The number that chooses it stands before it."""
    number = next((picture.numbers[f"{verb}:{name}"] for verb in ON_CARDS if f"{verb}:{name}" in picture.numbers), 0)
    return Text(f"{number} " if number else "", "bold").append(f" {picture.texts.noun('card', name)}{sign} ", PAINT[kind_of(name)])


def kind_of(name: str) -> str:
    if name in RITUALS:
        return BOX.rituals[RITUALS.index(name)].keywords[0]
    return "person" if name in PEOPLE else "council" if name.startswith("council-") else "place"


# --- options


def on_piece(option: str) -> bool:
    """Cards and places carry the numbers of what can be done with them."""
    return option.partition(":")[0] in ON_CARDS


def style(option: str) -> str:
    """The colour of the card that an option is about."""
    name = option.rpartition(":")[2]
    return PAINT[kind_of(name)] if name in PLACES or name in DRAWN else ""


def glossary(picture: Picture) -> list[tuple[str, str]]:
    """What is on the table: places above regions, the cards of all clans, and the hand."""
    visible, texts = picture.visible, picture.texts
    players = [*visible["players"], *([visible["automa"]] if visible["automa"] is not None else [])]
    sites = [site for player in players for circle in ("outer", "inner") for site in player[circle]]
    places = [*(name for shown in visible["regions"] for name in shown["places"] if name), *(site["place"] for site in sites)]
    people = [name for player in players for name in player["specialists"]]
    councils = [name.removeprefix("council-") for player in players for name in player["council"]]
    drawn = dict.fromkeys([*visible["hand"], *(site["ritual"] for site in sites if site["ritual"]), *people, *councils])
    things = [("place", name) for name in dict.fromkeys(places)]
    things += [("ritual" if name in RITUALS else "person", name) for name in drawn]
    return [(texts.noun("card", name), texts.message(f"ev-{kind}-text", **{kind: name})) for kind, name in things]


EVENFALL: Final = Drawing(table, style, on_piece, glossary)
