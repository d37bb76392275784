"""Boards drawn as maps: hexes become a wall of bricks, rings are unrolled into columns, from the outside in."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from deska.kernel.scenes import Piece, Zone
from deska.terminal.chips import flow, on_top, style_of, wrapped
from deska.terminal.picture import Detail, Picture

LEAST_HALF: Final = 6
"""Half the width of the narrowest brick in which names can be read."""
MOST_HALF: Final = 10
LEAST_ROOM: Final = 16
"""The columns of the narrowest room in which names can be read."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The box-drawing signs; the index is the sum of the directions in which their strokes lead."""
GATES: Final = {"door": "══", "wall": "┃ "}
"""The signs at the inner side of a corridor; on the outer side they are mirrored."""
CORRIDOR: Final = 8
"""The columns of a corridor, with the doors or walls on both sides."""
Places = dict[tuple[int, int], Piece]
"""The pieces by ring and sector."""
ARROWS: Final[dict[tuple[str, ...], str]] = {(): "", ("out",): "↑ ", ("in",): "↓ ", ("out", "in"): "↕ "}


def board(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """The zone as a map, or as a list where a map would not be legible."""
    places = [piece for piece in zone.pieces if piece.on not in picture.pieces]
    if picture.detail > Detail.FEWEST:
        drawn = hexes(picture, places, width) if zone.layout == "hex" else rings(picture, zone, places, width)
        if drawn:
            return drawn
    return listed(picture, zone, places, width)


def cell(picture: Picture, piece: Piece, width: int, with_facts: bool = False) -> list[Text]:
    """A place with its number and name; the pieces that stand there follow behind or below."""
    face = piece.face
    name = picture.number(piece)
    name.append(" " if name else "").append(picture.say(face.name) if face is not None else "·")
    lines = wrapped(name, width)
    for line in lines:
        line.stylize_before(style_of(picture, piece))
    facts = " ".join(picture.fact(fact) for fact in face.strip) if with_facts and face is not None else ""
    extra = flow([*inside(picture, piece), Text(facts, "dim")], width)
    if extra and lines and lines[-1].cell_len + 1 + extra[0].cell_len <= width:
        lines[-1].append(" ").append_text(extra.pop(0))
    return lines + extra


def inside(picture: Picture, piece: Piece) -> list[Text]:
    """A warning, the codes of the badges with their counts, and the pieces that stand there."""
    codes = Counter(picture.fact(badge) for badge in piece.badges)
    badges = " ".join(f"{count if count > 1 else ''}{code}" for code, count in codes.items())
    return [Text(picture.say(piece.note), "bold"), Text(badges, "dim"), *on_top(picture, piece, brief=True)]


def padded(text: Text, width: int) -> Text:
    return Text().append_text(text).append(" " * max(0, width - text.cell_len))


# --- hexes


def hexes(picture: Picture, places: Sequence[Piece], width: int) -> list[Text]:
    """Hexes as bricks, which touch six others too; an empty list if the bricks would be too narrow."""
    columns = {piece.id: 2 * piece.at[0] + piece.at[1] for piece in places}
    first = min(columns.values(), default=0)
    half = min(MOST_HALF, (width - 1) // (max(columns.values(), default=0) - first + 2))
    if half < LEAST_HALF or not places:
        return []
    drawing = Bricks(width)
    top = 0
    for level in range(min(piece.at[1] for piece in places), max(piece.at[1] for piece in places) + 1):
        here = [(half * (columns[piece.id] - first), cell(picture, piece, 2 * half - 1)) for piece in places if piece.at[1] == level]
        height = max((len(lines) for _, lines in here), default=1)
        for left, lines in here:
            drawing.brick(left, top, 2 * half, height + 1)
            for place, line in enumerate(lines):
                drawing.words[left + 1, top + 1 + place] = line
        top += height + 1
    return drawing.lines()


class Bricks:
    """Draws frames that share their edges, with words inside."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.strokes: dict[tuple[int, int], int] = {}
        self.words: dict[tuple[int, int], Text] = {}

    def brick(self, left: int, top: int, width: int, height: int) -> None:
        for x in range(left, left + width + 1):
            for y in range(top, top + height + 1):
                across = (LEFT if x > left else 0) | (RIGHT if x < left + width else 0) if y in (top, top + height) else 0
                along = (UP if y > top else 0) | (DOWN if y < top + height else 0) if x in (left, left + width) else 0
                self.strokes[x, y] = self.strokes.get((x, y), 0) | across | along

    def lines(self) -> list[Text]:
        return [self.line(y) for y in range(max(y for _, y in self.strokes) + 1)]

    def line(self, y: int) -> Text:
        line = Text()
        while (x := line.cell_len) < self.width:
            words = self.words.get((x, y))
            line.append_text(words) if words else line.append(LINES[self.strokes.get((x, y), 0)], "dim")
        line.rstrip()
        return line


# --- rings


def rings(picture: Picture, zone: Zone, places: Sequence[Piece], width: int) -> list[Text]:
    """Rings with a column for each ring and corridor, a line for each sector, and doors between them; the middle stands below."""
    around = [number for number, ring in enumerate(zone.rings) if ring.sectors > 1][::-1]
    corridors = [number for number in around if zone.rings[number].corridor]
    room = (width - CORRIDOR * len(corridors)) // max(1, len(around) - len(corridors))
    if not around or room < LEAST_ROOM:
        return []
    sectors = max(ring.sectors for ring in zone.rings)
    there = {where(zone, piece, sectors): piece for piece in places}
    sizes = [CORRIDOR if number in corridors else room for number in around]
    lines: list[Text] = []
    for sector in range(sectors):
        blocks = [block(picture, there, number, sector, number in corridors, room) for number in around]
        for parts in zip_longest(*blocks, fillvalue=Text()):
            line = Text().join(padded(part, size) for part, size in zip(parts, sizes, strict=True))
            line.rstrip()
            lines.append(line)
    return lines + flow([place(picture, piece) for piece in places if piece.at[0] not in around], width)


def where(zone: Zone, piece: Piece, sectors: int) -> tuple[int, int]:
    """The ring and sector of a piece. Sectors are counted as in the finest ring, after the ring of the piece has turned."""
    ring, sector = piece.at[:2]
    own, turn = zone.rings[ring].sectors, zone.turns[ring] if ring < len(zone.turns) else 0
    return ring, (sector + turn) % own * sectors // own


def block(picture: Picture, there: Places, ring: int, sector: int, is_corridor: bool, width: int) -> list[Text]:
    """A room, or a segment of a corridor with the doors or walls on both sides."""
    piece = there.get((ring, sector))
    if piece is None:
        return []
    if not is_corridor:
        return cell(picture, piece, width - 1, with_facts=True)
    name = picture.say(piece.face.name) if piece.face is not None else ""
    now = "now" in piece.states
    segment = Text(gate(there.get((ring + 1, sector)), "in"))
    segment.append(f"{'▸' if now else ' '}{name:<2} ", "bold reverse" if now else style_of(picture, piece))
    return [segment.append(gate(there.get((ring - 1, sector)), "out"))]


def gate(room: Piece | None, side: str) -> str:
    """The sign of a door or a wall, or spaces."""
    kinds = dict(edge.split(":") for edge in room.edges) if room is not None else {}
    sign = GATES.get(kinds.get(side, ""), "  ")
    return sign if side == "in" else sign[::-1]


# --- lists


def listed(picture: Picture, zone: Zone, places: Sequence[Piece], width: int) -> list[Text]:
    """The places in lists: row by row, or ring by ring from the outside in, with arrows for doors."""
    level = 1 if zone.layout == "hex" else 0
    order = sorted({piece.at[level] for piece in places if piece.at}, reverse=zone.layout == "rings")
    lines: list[Text] = []
    for number in order:
        here = [piece for piece in places if piece.at and piece.at[level] == number]
        if zone.layout == "hex":
            here.sort(key=lambda piece: piece.at)
        elif zone.rings[number].corridor:
            here = [piece for piece in here if picture.on_offer((piece,))]
        lines += flow([place(picture, piece) for piece in here], width)
    return lines


def place(picture: Picture, piece: Piece) -> Text:
    """A place on one line: `[3] ↓ Burble Library SC×2 Jan`."""
    name = picture.say(piece.face.name) if piece.face is not None else "·"
    line = picture.number(piece).append(f" {doors(piece)}{name} ", style_of(picture, piece))
    for part in filter(None, inside(picture, piece)):
        line.append_text(part).append(" ")
    return line


def doors(piece: Piece) -> str:
    return ARROWS[tuple(side for side in ("out", "in") if f"{side}:door" in piece.edges)]
