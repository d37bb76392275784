"""A whole table in lines: header, seats, the shared zones, those of other seats, those of the viewer, and the overlay."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from deska.kernel.scenes import Fact, Phase, SeatLine, Zone
from deska.terminal.boards import padded
from deska.terminal.chips import colour, fitted, flow, wrapped
from deska.terminal.picture import Detail, Picture
from deska.terminal.zones import SMALL, content

LABEL: Final = 17
"""The most columns for the titles of zones."""
WIDE_LABEL: Final = 27
"""The same on a wide screen."""
NARROW: Final = 60
"""On narrower screens titles stand above their zones."""
WIDE: Final = 100
"""From this width on, a screen is wide."""
LEAST_FACTS: Final = 10
"""The fewest columns for the facts of a seat, however narrow the screen is."""
BETWEEN: Final = "   "
BOARDS: Final = ("hex", "rings")


def table(picture: Picture, width: int) -> list[Text]:
    """The scene in lines no wider than `width`."""
    lines = header(picture, width) + seats(picture, width)
    shared, others, mine, overlay = (zones_in(picture, *areas) for areas in areas_of(picture))
    lines += stacked(picture, titled(picture, shared), width) + other_seats(picture, others, width)
    if mine and others:
        lines.append(rule(seat_title(picture, picture.viewer), width))
    lines += stacked(picture, titled(picture, mine), width)
    if overlay:
        lines.append(rule(picture.rich(picture.scene.overlay, "bold"), width))
        lines += steps(picture, width) + flow([picture.rich(picture.scene.about, "dim")], width)
        lines += stacked(picture, titled(picture, overlay), width)
    return [fitted(line, width) for line in lines]


def other_seats(picture: Picture, zones: Sequence[Zone], width: int) -> list[Text]:
    """The zones of other seats. If each has only one, the names of the players are its title."""
    areas = {area: [zone for zone in zones if zone.area == area] for area in dict.fromkeys(zone.area for zone in zones)}
    owners = {area: seat_title(picture, int(area.partition(":")[2])) for area in areas}
    if all(len(own) == 1 for own in areas.values()):
        return stacked(picture, [(owners[area], own[0]) for area, own in areas.items()], width)
    return [line for area, own in areas.items() for line in [rule(owners[area], width), *stacked(picture, titled(picture, own), width)]]


# --- which zones


def areas_of(picture: Picture) -> tuple[tuple[str, ...], ...]:
    """The areas in the order in which they are drawn; the overlay comes last, next to the question."""
    others = [f"seat:{line.seat}" for line in picture.scene.seats if line.seat != picture.viewer]
    extra = [zone.area for zone in picture.scene.zones if zone.area.startswith("seat:") and zone.area != f"seat:{picture.viewer}"]
    return ("centre", "side", "rail"), tuple(dict.fromkeys([*others, *extra])), ("mine", f"seat:{picture.viewer}"), ("overlay",)


def zones_in(picture: Picture, *areas: str) -> list[Zone]:
    """The zones of some areas, line by line, as far as there is room for them."""
    zones = []
    for area in areas:
        here = [zone for zone in picture.scene.zones if zone.area == area]
        zones += sorted((zone for zone in here if picture.on_offer(zone.pieces) or has_room(picture, zone)), key=lambda zone: zone.line)
    return zones


def has_room(picture: Picture, zone: Zone) -> bool:
    """False if this detail leaves the zone out. First go the zones of others except panels, then all of theirs and one's own small ones."""
    if zone.area == "mine":
        return picture.detail > Detail.FEWEST or zone.size not in SMALL or zone.layout in ("panel", "fan")
    if zone.area.startswith("seat:"):
        return picture.detail >= Detail.ALL or (picture.detail == Detail.OWN and zone.layout == "panel")
    return True


# --- zones below each other


def stacked(picture: Picture, zones: Sequence[tuple[Text, Zone]], width: int) -> list[Text]:
    """Zones below each other, with their titles at the left; short ones share a line, and boards need no title."""
    label = label_width(picture, width) if any(title for title, _ in zones) else 0
    lines: list[Text] = []
    short = False
    for title, zone in zones:
        is_board = zone.layout in BOARDS
        inside = content(picture, zone, width - (0 if is_board else label)) or [Text("–", "dim")]
        was_short, short = short, len(inside) == 1 and not is_board
        beside = Text().append_text(title).append(" " if title else "").append_text(inside[0])
        if was_short and short and lines[-1].cell_len + len(BETWEEN) + beside.cell_len <= width:
            lines[-1].append(BETWEEN).append_text(beside)
        elif is_board:
            lines += inside
        elif label:
            lines += labelled(title, inside, label, width)
        else:
            lines += [beside] if short and beside.cell_len <= width else [*filter(None, [title]), *inside]
    return lines


def label_width(picture: Picture, width: int) -> int:
    """The width of the column for all titles of a table."""
    titles = [picture.say(zone.title) for zone in picture.scene.zones if zone.layout not in BOARDS]
    longest = max([0, *(len(title) + 1 for title in titles if title)])
    return min(WIDE_LABEL if width >= WIDE else LABEL, longest) if width >= NARROW else 0


def labelled(title: Text, inside: Sequence[Text], label: int, width: int) -> list[Text]:
    """Lines with their title at the left; the title is wrapped if there are lines enough."""
    if len(inside) == 1 and title.cell_len + 1 + inside[0].cell_len <= width:
        return [padded(title, max(label, title.cell_len + 1)).append_text(inside[0])]
    words = wrapped(title, label - 1)
    words = words if len(words) <= len(inside) else [fitted(title, label - 1)]
    words += [Text()] * (len(inside) - len(words))
    return [padded(word, label).append_text(line) for word, line in zip(words, inside, strict=True)]


def titled(picture: Picture, zones: Sequence[Zone]) -> list[tuple[Text, Zone]]:
    return [(title_of(picture, zone), zone) for zone in zones]


def title_of(picture: Picture, zone: Zone) -> Text:
    """The title of a zone in the colour of its seat, with an arrow if it matters now."""
    style = colour(zone.seat) if zone.seat >= 0 else "bold"
    words = picture.say(zone.title) or (picture.words("hand") if zone.layout == "fan" else "")
    return Text(f"{'▸' if 'now' in zone.states else ''}{words}", style)


def rule(title: Text, width: int) -> Text:
    return Text().append("── ", "dim").append_text(title).append(f" {'─' * (width - 4 - title.cell_len)}", "dim")


def seat_title(picture: Picture, seat: int) -> Text:
    return Text(picture.player(seat), colour(seat))


def steps(picture: Picture, width: int) -> list[Text]:
    return dotted([phase(picture, step) for step in picture.scene.steps], width)


# --- header and seats


def header(picture: Picture, width: int) -> list[Text]:
    """The game, its phases, and the facts about the whole table."""
    title = f"{picture.texts.spec.prefix}-title"
    parts = [Text(picture.texts.message(title), "bold")] if picture.texts.has(title) else []
    parts += [phase(picture, one) for one in picture.scene.phases]
    parts += [Text(picture.told(fact)) for fact in picture.scene.facts]
    return dotted(parts, width)


def dotted(parts: Sequence[Text], width: int) -> list[Text]:
    return flow([*(Text().append_text(part).append(" ·", "dim") for part in parts[:-1]), *parts[-1:]], width)


def phase(picture: Picture, one: Phase) -> Text:
    words = picture.say(one.label)
    return Text(f"▸{words}", "bold") if one.state == "now" else Text(words, "dim" if one.state == "past" else "")


def seats(picture: Picture, width: int) -> list[Text]:
    """A line for each seat: the figures that all seats have stand in columns below their signs, the other facts behind them."""
    lines = picture.scene.seats
    if not lines:
        return []
    columns = shared_signs(lines)
    names = [seat_name(picture, line) for line in lines]
    first = max(name.cell_len for name in names)
    heads = column_heads(picture, columns, width - first)
    sizes = [max([len(head), *(len(figure(line, sign)) for line in lines)]) for sign, head in zip(columns, heads, strict=True)]
    rows = [Text(" " * first)] if columns else []
    for head, size in zip(heads, sizes, strict=True):
        rows[0].append(f" {head:>{size}}", "dim")
    for name, line in zip(names, lines, strict=True):
        rows += seat_rows(picture, line, padded(name, first), dict(zip(columns, sizes, strict=True)), width)
    return rows


def seat_rows(picture: Picture, line: SeatLine, text: Text, columns: dict[str, int], width: int) -> list[Text]:
    """The rows of one seat: behind its name the figures in their columns, given with their widths, then its other facts."""
    for sign, size in columns.items():
        text.append(f" {figure(line, sign):>{size}}", "bold" if line.score is not None and sign == line.score.sign else "")
    others = [fact for fact in facts_of(line) if fact.sign not in columns]
    extra = flow(counted(picture, others), max(LEAST_FACTS, width - text.cell_len - 2))
    if not extra:
        return [text]
    indent = Text(" " * (text.cell_len + 2))
    return [text.append("  ").append_text(extra[0]), *(Text().append_text(indent).append_text(more) for more in extra[1:])]


def counted(picture: Picture, facts: Sequence[Fact]) -> list[Text]:
    """Facts with commas between them; equal ones are counted."""
    words = Counter(picture.fact(fact) if fact.value else picture.told(fact) for fact in facts)
    parts = [f"{word}×{count}" if count > 1 else word for word, count in words.items()]
    return [Text(f"{part}," if place < len(parts) else part) for place, part in enumerate(parts, 1)]


def facts_of(line: SeatLine) -> tuple[Fact, ...]:
    return (*((line.score,) if line.score is not None else ()), *line.facts)


def figure(line: SeatLine, sign: str) -> str:
    return next(fact.value for fact in facts_of(line) if fact.sign == sign)


def shared_signs(lines: Sequence[SeatLine]) -> list[str]:
    """The signs that have exactly one figure at every seat."""
    signs = []
    for fact in facts_of(lines[0]):
        own = [[other for other in facts_of(line) if other.sign == fact.sign] for line in lines]
        if fact.sign and all(len(facts) == 1 and facts[0].value for facts in own):
            signs.append(fact.sign)
    return signs


def column_heads(picture: Picture, signs: Sequence[str], width: int) -> list[str]:
    """The names of signs if they fit, else their codes."""
    names = [picture.name(sign) for sign in signs]
    return names if sum(len(name) + 1 for name in names) <= width // 2 else [picture.code(sign) for sign in signs]


def seat_name(picture: Picture, line: SeatLine) -> Text:
    """The name of a player, with an arrow if it is their turn; the viewer's own is underlined."""
    style = f"{colour(line.seat)}{' underline' if line.seat == picture.viewer else ''}"
    name = Text("▸" if line.seat == picture.turn else " ").append(picture.player(line.seat), style)
    return name.append(f" ({picture.say(line.note)})") if line.note is not None else name
