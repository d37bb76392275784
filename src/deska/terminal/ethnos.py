"""The table of Ethnos: kingdoms and players as one grid, below it the row and the hand as coloured cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.games.ethnos.actions import ALLIES, COLOURS, KINGDOMS
from deska.games.ethnos.components import DRAGONS, TRACK_END
from deska.terminal.drawing import Drawing, Flow, Picture

ROMAN: Final = ("I", "II", "III")
CODES: Final = tuple(kingdom[:2].upper() for kingdom in KINGDOMS)
PAINT: Final = tuple(f"bold #ffffff on {paint}" for paint in ("#7f55bc", "#bc443c", "#3a71c0", "#2f8052", "#bc701e", "#737c89"))
BONE: Final = "bold #ffffff on #4a4640"
WIDE: Final = 11
NARROW: Final = 8


def table(picture: Picture) -> RenderableType:
    texts, visible = picture.texts, picture.visible
    parts: list[RenderableType] = [headline(picture)]
    if not picture.small:
        parts += [tribes(picture), Text()]
    parts += [grid(picture), *([] if picture.small else [Text()])]
    parts.append(cards(texts.message("et-scene-row"), "take", visible["row"], picture))
    if visible["laid"]:
        parts.append(cards(texts.message("et-table-laid"), "", visible["laid"], picture))
    if picture.viewer >= 0:
        verb = "drop" if any(option.startswith("drop:") for option in picture.numbers) else "lay"
        parts.append(cards(texts.message("et-scene-my-hand"), verb, visible["hand"], picture))
    return Group(*parts)


def headline(picture: Picture) -> Text:
    """Title, Age, deck and dragons on one line."""
    texts, visible = picture.texts, picture.visible
    deck = texts.message("et-table-deck", count=visible["deck_size"])
    if visible["deck_free_of_dragons"]:
        deck += f" ({texts.message('et-table-dragon-free', count=visible['deck_free_of_dragons'])})"
    facts = (
        f"{texts.message('et-age-name', age=visible['age'])} {visible['age']}/{ages(visible)}",
        f"{texts.message('et-table-dragons')} {visible['dragons']}/{DRAGONS}",
        deck,
    )
    return Text.assemble((texts.message("et-title"), "bold"), *(f" · {fact}" for fact in facts), overflow="ellipsis", no_wrap=True)


def tribes(picture: Picture) -> Text:
    names = ", ".join(picture.texts.noun("tribe", tribe) for tribe in picture.visible["tribes"])
    return Text(f"{picture.texts.message('et-table-tribes')}: {names}", "dim", overflow="ellipsis", no_wrap=True)


def ages(visible: dict[str, Any]) -> int:
    """Every kingdom has a glory token for each Age."""
    return len(visible["tokens"][KINGDOMS[0]])


# --- kingdoms and players


def grid(picture: Picture) -> Table:
    visible = picture.visible
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="")
    found.add_column(Text(picture.texts.message("et-scene-kingdoms"), "bold"), width=12, no_wrap=True)
    for age in range(ages(visible)):
        found.add_column(Text(ROMAN[age], "bold" if age < visible["age"] else "dim"), justify="right", width=3, no_wrap=True)
    seats = range(len(visible["players"]))
    for seat in seats:
        found.add_column(player_name(picture, seat), justify="right", width=NARROW if len(seats) > 4 else WIDE, no_wrap=True)
    for kingdom in range(len(KINGDOMS)):
        found.add_row(*kingdom_row(picture, kingdom))
    if not picture.small:
        found.add_row()
    for label, cells in counters(picture):
        found.add_row(Text(picture.texts.message(label), "dim"), *("" for _ in range(ages(visible))), *cells)
    return found


def player_name(picture: Picture, seat: int) -> Text:
    """An arrow stands before who is on turn; the viewer is underlined."""
    on_turn = seat == picture.visible["turn"] and not picture.visible["ended"]
    style = "bold underline" if seat == picture.viewer else "bold"
    return Text.assemble("▸" if on_turn else "", (picture.names[seat], style), overflow="ellipsis", no_wrap=True)


def kingdom_row(picture: Picture, kingdom: int) -> list[Text]:
    """Name, glory tokens, markers; a star marks who has the most."""
    visible, name = picture.visible, KINGDOMS[kingdom]
    counts = [player["markers"][name] for player in visible["players"]]
    most = max(counts)
    found = [Text.assemble((f" {CODES[kingdom]} ", PAINT[kingdom]), " ", picture.texts.noun("kingdom", name))]
    for age, token in enumerate(visible["tokens"][name]):
        found.append(Text(str(token), "bold" if age < visible["age"] else "dim"))
    for count in counts:
        leads = count == most and count > 0
        found.append(Text(f"{count}{'*' if leads else ' '}" if count else "· ", "bold" if leads else ("" if count else "dim")))
    return found


def counters(picture: Picture) -> list[tuple[str, list[Text]]]:
    """What else lies in front of the players, as far as its tribe is in play."""
    visible = picture.visible
    players = visible["players"]
    found = [
        ("et-sign-glory", [Text(f"{player['glory']} ", "bold") for player in players]),
        ("et-sign-hand", [Text(f"{player['hand_size']} ") for player in players]),
        ("et-scene-bands", [sizes(player["bands"]) for player in players]),
    ]
    if not picture.small:
        found.append(("et-table-supply", [Text(f"{player['supply']} ", "dim") for player in players]))
    if "merfolk" in visible["tribes"]:
        found.append(("et-tribe-merfolk", [Text(f"{player['merfolk']}/{TRACK_END} ") for player in players]))
    if "orc" in visible["tribes"]:
        found.append(("et-scene-horde", [horde(player["horde"]) for player in players]))
    if "troll" in visible["tribes"]:
        found.append(("et-tribe-troll", [listed(player["trolls"]) for player in players]))
    if "giant" in visible["tribes"]:
        holder, size = visible["giant_holder"], visible["giant_size"]
        found.append(("et-tribe-giant", [listed([f"({size})"] if seat == holder else []) for seat in range(len(players))]))
    return found


def listed(things: Iterable[Any]) -> Text:
    found = " ".join(str(thing) for thing in things)
    return Text(f"{found} ") if found else Text("· ", "dim")


def sizes(bands: Sequence[dict[str, Any]]) -> Text:
    """The largest first; many equal ones are counted: `4 2 1×3`."""
    counts = Counter(band["size"] for band in bands)
    return listed(f"{size}×{count}" if count > 1 else size for size, count in sorted(counts.items(), reverse=True))


def horde(kingdoms: Sequence[str]) -> Text:
    """Six places, a letter where a marker lies."""
    found = Text()
    for place, kingdom in enumerate(KINGDOMS):
        found.append(CODES[place][0] if kingdom in kingdoms else "·", PAINT[place] if kingdom in kingdoms else "dim")
    return found.append(" ")


# --- cards


def cards(title: str, verb: str, names: Sequence[str], picture: Picture) -> Table:
    """A title and the cards behind it; equal cards once, with their count and the number that chooses them."""
    chips = [card(name, names.count(name), picture.numbers.get(f"{verb}:{name}", 0), picture) for name in dict.fromkeys(names)]
    found = Table.grid(padding=(0, 1, 0, 0), expand=True)
    found.add_column(width=12, no_wrap=True)
    found.add_column(ratio=1)
    count = f" {len(names)}" if names else ""
    found.add_row(Text(title + count, "bold"), Flow(chips) if names else Text("–", "dim"))
    return found


def card(name: str, count: int, number: int, picture: Picture) -> Text:
    """`AL Elf` on the colour of its kingdom; a Skeleton has none."""
    tribe, _, colour = name.partition("-")
    place = COLOURS.index(colour) if colour else -1
    words = (CODES[place] if colour else "", picture.texts.noun("tribe", tribe), f"×{count}" if count > 1 else "")
    return Text(f"{number} " if number else "", "bold").append(f" {' '.join(filter(None, words))} ", PAINT[place] if colour else BONE)


def on_piece(option: str) -> bool:
    """Cards carry the numbers of what can be done with them."""
    return option.startswith(("take:", "lay:", "drop:"))


def style(option: str) -> str:
    """The colour of the kingdom that an option is about."""
    _, _, name = option.partition(":")
    if name in KINGDOMS:
        return PAINT[KINGDOMS.index(name)]
    if name not in ALLIES:
        return ""
    colour = name.partition("-")[2]
    return PAINT[COLOURS.index(colour)] if colour else BONE


def glossary(picture: Picture) -> list[tuple[str, str]]:
    """The tribes in play."""
    texts = picture.texts
    return [(texts.noun("tribe", tribe), texts.message("et-tribe-text", tribe=tribe)) for tribe in picture.visible["tribes"]]


ETHNOS: Final = Drawing(table, style, on_piece, glossary, quiet=frozenset({"et-laid"}))
