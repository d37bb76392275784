"""The table of Aeon's End: the nemesis and what it has in play, the supply, the mages with their breaches, and a hand."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.games.aeons_end.actions import BREACHES, CARDS, MARKET, PLAYER_CARDS, POWERS
from deska.games.aeons_end.components.definitions import BOX
from deska.games.aeons_end.components.state import FOCUS_COST, OPEN_COST
from deska.terminal.drawing import Drawing, Flow, Picture, row, titled

PAINT: Final = {
    "gem": "bold #ffffff on #2c7565",
    "relic": "bold #ffffff on #8a5d20",
    "spell": "bold #ffffff on #5a45ad",
    "corruption": "bold #ffffff on #3c6470",
    "minion": "bold #ffffff on #8b3a5e",
    "power": "bold #ffffff on #a3561b",
    "attack": "bold #ffffff on #b8382e",
    "strike": "bold #ffffff on #b8382e",
}
NEMESIS_PAINT: Final = "bold #ffffff on #7a1f22"
QUARTERS: Final = ("○", "◔", "◑", "◕")
"""A closed breach by how far it is turned."""
ON_CARDS: Final = ("play:", "buy:", "gain:", "devour:", "discard:", "destroy:", "carry-out:", "lay:")
QUIET: Final = frozenset({"ae-gained-aether", "ae-discarded-spell", "ae-attack-ends", "ae-turn-order", "ae-takes-effect"})


def table(picture: Picture) -> RenderableType:
    visible = picture.visible
    parts: list[RenderableType] = [headline(picture), turn_order(picture), *in_play(picture)]
    parts.append(row(picture, "ae-scene-supply", [supply_chip(picture, name, left) for name, left in visible["supply"]]))
    parts.append(mages(picture))
    if picture.viewer >= 0:
        player = visible["players"][picture.viewer]
        parts.append(cards(picture, "ae-table-hand", player["hand"], "play", "carry-out", "discard", "destroy"))
        if player["played"]:
            parts.append(cards(picture, "ae-table-played", player["played"], "lay"))
        if player["discard"] and not picture.small:
            parts.append(cards(picture, "ae-scene-discard", player["discard"][::-1]))
    return Group(*parts)


# --- the nemesis, Gravehold, the turn order


def headline(picture: Picture) -> Text:
    """Who is fought, how they and Gravehold stand, and what the nemesis alone has."""
    texts, visible = picture.texts, picture.visible
    own, most = visible["nemesis"], visible["most"]
    facts = [
        f"{texts.message('ae-sign-gravehold')} {visible['gravehold']}/{most['gravehold']}",
        *special(picture),
        texts.message("ae-scene-tiers", **{f"tier{tier}": left for tier, left in enumerate(own["deck"], 1)}),
    ]
    name = f" {texts.noun('card', own['name'])} {own['life']}/{most['nemesis']} "
    return Text.assemble((name, NEMESIS_PAINT), *(f" · {fact}" for fact in facts), overflow="ellipsis", no_wrap=True)


def special(picture: Picture) -> list[str]:
    """What only this nemesis gathers."""
    texts, own = picture.texts, picture.visible["nemesis"]
    if own["name"] == "rageborne":
        return [f"{texts.message('ae-sign-fury')} {own['fury']}"]
    if own["name"] == "carapace-queen":
        return [f"{texts.message('ae-sign-husk')} {own['husks']}"]
    if own["name"] == "crooked-mask":
        return [f"{texts.message('ae-scene-corruptions')} {own['corruptions']}"]
    top = f" ({texts.noun('card', own['devoured'][-1])})" if own["devoured"] else ""
    return [f"{texts.message('ae-scene-devoured')} {len(own['devoured'])}{top}"]


def turn_order(picture: Picture) -> Table:
    """What was drawn in this round, the present card last; then what is known of the next ones."""
    visible = picture.visible
    spent = [turn_name(picture, name) for name in visible["spent"]]
    chips = [Text(name, "dim") for name in spent[:-1]] + [Text(f"▸{name}", "bold") for name in spent[-1:]]
    known = list(reversed(visible["order_known"]))
    if known:
        chips.append(Text("|", "dim"))
        chips += [Text("?" if name is None else turn_name(picture, name)) for name in known]
    return row(picture, "ae-scene-turn-order", chips)


def turn_name(picture: Picture, name: str) -> str:
    if name in ("wild", "nemesis"):
        return picture.texts.message(f"ae-scene-turn-{name}")
    return picture.names[min(int(name.removeprefix("player-")), len(picture.names)) - 1]


def in_play(picture: Picture) -> list[RenderableType]:
    """Minions and powers, the oldest first, with what they do where there is room."""
    own = picture.visible["nemesis"]
    chips = [(foe_chip(picture, name, tokens), name) for name, tokens in own["in_play"]]
    chips += [(foe_chip(picture, name, 0), name) for name in own["drawn"]]
    if picture.small or not chips:
        return [row(picture, "ae-scene-in-play", [chip for chip, _ in chips])]
    lines = [row(picture, "ae-scene-in-play", [])] if not chips else []
    for place, (chip, name) in enumerate(chips):
        text = picture.texts.message("ae-nemesis-card-brief", **{"nemesis-card": name})
        line = Text.assemble(chip, " ", (text, "dim"), overflow="ellipsis", no_wrap=True)
        lines.append(titled("" if place else picture.texts.message("ae-scene-in-play"), line))
    return list(lines)


def foe_chip(picture: Picture, name: str, tokens: int) -> Text:
    kind = kind_of(name)
    sign = f" {'⧗' if name in POWERS else '♥'}{tokens}" if tokens else ""
    return Text(f" {picture.texts.noun('card', name)}{sign} ", PAINT[kind])


# --- the mages


def mages(picture: Picture) -> Table:
    """A line for each: life, charges, cards, breaches with what is prepped there."""
    texts = picture.texts
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for message in ("", "ae-sign-life", "ae-sign-charge", "ae-table-cards"):
        found.add_column(texts.message(message) if message else "", no_wrap=True)
    found.add_column(texts.message("ae-table-breaches"), ratio=1)
    for seat, player in enumerate(picture.visible["players"]):
        found.add_row(*mage_row(picture, seat, player))
    return found


def mage_row(picture: Picture, seat: int, player: dict[str, Any]) -> list[RenderableType]:
    visible = picture.visible
    on_turn = seat == visible["turn"] and not visible["ended"] and not visible["phase"].startswith("nemesis")
    style = "bold underline" if seat == picture.viewer else "bold"
    name = Text.assemble("▸" if on_turn else " ", (picture.names[seat], style), f" ({picture.texts.noun('card', player['mage'])})")
    most = BOX.mages[[mage.name for mage in BOX.mages].index(player["mage"])].charges
    piles = f"{len(player['hand'])}+{player['deck_size']}+{len(player['discard'])}"
    life = Text(f"{player['life']}/{visible['most']['life']}", "" if player["life"] else "bold red")
    return [name, life, Text(f"{player['charges']}/{most}"), Text(piles), Flow(breaches(picture, player))]


def breaches(picture: Picture, player: dict[str, Any]) -> list[Text]:
    """`I● [Spark]` is open and holds a spell, `III◑ 3/5` is closed and costs 3 to focus, 5 to open."""
    found: list[Text] = []
    for number, side in enumerate(player["breaches"]):
        name = picture.texts.noun("breach", BREACHES[number])
        spells = [spell for spell in (player["prepped"][number], player["prepped"][number + len(BREACHES)]) if spell]
        held = "".join(f"[{picture.texts.noun('card', spell)}]" for spell in spells)
        if side == "open":
            found.append(Text(f"{name}●{held}", "bold" if held else ""))
        elif side != "gone":
            turned = int(side.removeprefix("closed-"))
            found.append(Text(f"{name}{QUARTERS[turned]}{FOCUS_COST[number]}/{OPEN_COST[number][turned]}{held}", "" if held else "dim"))
    return found


# --- cards


def cards(picture: Picture, title: str, names: Sequence[str], *verbs: str) -> Table:
    """Equal cards once, with their count and the number that chooses them."""
    return row(picture, title, [chip(picture, name, names.count(name), *verbs) for name in dict.fromkeys(names)])


def chip(picture: Picture, name: str, count: int, *verbs: str) -> Text:
    number = next((picture.numbers[f"{verb}:{name}"] for verb in verbs if f"{verb}:{name}" in picture.numbers), 0)
    words = f" {picture.texts.noun('card', name)}{f' ×{count}' if count > 1 else ''} "
    return Text(f"{number} " if number else "", "bold").append(words, PAINT[kind_of(name)])


def supply_chip(picture: Picture, name: str, left: int) -> Text:
    """Its cost before the name, how many are left behind it."""
    cost = BOX.cost[PLAYER_CARDS.index(name)]
    found = Text(f" {cost} {picture.texts.noun('card', name)} ×{left} ", PAINT[kind_of(name)] if left else "dim strike")
    number = next((picture.numbers[option] for verb in ("buy", "gain", "devour") if (option := f"{verb}:{name}") in picture.numbers), 0)
    return Text(f"{number} ", "bold").append_text(found) if number else found


def kind_of(name: str) -> str:
    place = CARDS.index(name)
    return BOX.cards[place].kind if place < len(PLAYER_CARDS) else BOX.foe(place).kind


def on_piece(option: str) -> bool:
    """Cards carry the numbers of what can be done with them."""
    return option.startswith(ON_CARDS)


def style(option: str) -> str:
    """The colour of the card that an option is about."""
    verb, _, rest = option.partition(":")
    name = rest.partition(":")[0]
    if verb == "hit" and name == "nemesis":
        return NEMESIS_PAINT
    place = CARDS.index(name) if name in CARDS else len(CARDS)
    return PAINT[kind_of(name)] if place < len(PLAYER_CARDS) + len(BOX.foes) else ""


def glossary(picture: Picture) -> list[tuple[str, str]]:
    """What is on the table: the nemesis and its cards, the mages, the supply, and other cards of the mages."""
    visible, texts = picture.visible, picture.texts
    own, players = visible["nemesis"], visible["players"]
    foes = [*(name for name, _ in own["in_play"]), *own["drawn"], *own["discard"]]
    held = [card for player in players for card in (*player["hand"], *player["played"], *filter(None, player["prepped"]))]
    names = dict.fromkeys([*(name for name, _ in visible["supply"]), *(card for card in held if card not in MARKET)])
    things = [("nemesis", own["name"]), *(("nemesis-card", name) for name in foes)]
    things += [*(("mage", player["mage"]) for player in players), *(("card", name) for name in names)]
    return [(texts.noun("card", name), texts.message(f"ae-{kind}-text", **{kind: name})) for kind, name in things]


AEONS_END: Final = Drawing(table, style, on_piece, glossary, QUIET)
