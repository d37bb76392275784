"""Maps as maps: hexes as a wall of bricks, rings unrolled into columns, from the outside in."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from deska.kernel.scenes import Piece, Zone
from deska.terminal.chips import flow, on_top, style_of, wrapped
from deska.terminal.picture import Detail, Picture

LEAST_HALF: Final = 6
"""Half the width of a brick in which names can still be read."""
MOST_HALF: Final = 10
LEAST_ROOM: Final = 16
"""Columns of a room in which names can still be read."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Box-drawing signs by where their strokes lead."""
DOOR: Final = {"door": "══", "wall": "┃ "}
ARROWS: Final = {(): "", ("out",): "↑ ", ("in",): "↓ ", ("out", "in"): "↕ "}


def board(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """The zone as a map, or as a list where a map would not be legible."""
    places = [piece for piece in zone.pieces if piece.on not in picture.pieces]
    if picture.detail > Detail.FEWEST:
        drawn = hexes(picture, places, width) if zone.layout == "hex" else rings(picture, zone, places, width)
        if drawn:
            return drawn
    return listed(picture, zone, places, width)


def cell(picture: Picture, piece: Piece, width: int, wide: bool = False) -> list[Text]:
    """A place with its number and name, and behind or below the name what stands there."""
    face = piece.face
    name = picture.number(piece)
    name.append(" " if name else "").append(picture.say(face.name) if face is not None else "·")
    lines = wrapped(name, width)
    for line in lines:
        line.stylize_before(style_of(picture, piece))
    inside = [Text(picture.say(piece.note), "bold"), signs(picture, piece), *on_top(picture, piece, brief=True)]
    if wide and face is not None:
        inside.append(Text(" ".join(picture.fact(fact) for fact in face.strip), "dim"))
    extra = flow(inside, width)
    if extra and lines and lines[-1].cell_len + 1 + extra[0].cell_len <= width:
        lines[-1].append(" ").append_text(extra.pop(0))
    return lines + extra


def signs(picture: Picture, piece: Piece) -> Text:
    """Badges in codes; equal ones once, with their number."""
    codes = [picture.fact(badge) for badge in piece.badges]
    return Text(" ".join(f"{codes.count(code) if codes.count(code) > 1 else ''}{code}" for code in dict.fromkeys(codes)), "dim")


def padded(text: Text, width: int) -> Text:
    return Text().append_text(text).append(" " * max(0, width - text.cell_len))


# --- hexes


def hexes(picture: Picture, places: Sequence[Piece], width: int) -> list[Text]:
    """Bricks touch six others, as hexes do; nothing if they would be too narrow."""
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
                drawing.write(left + 1, top + 1 + place, line)
        top += height + 1
    return drawing.lines()


class Bricks:
    """Frames that share their edges, with words inside."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.strokes: dict[tuple[int, int], int] = {}
        self.words: dict[int, list[tuple[int, Text]]] = {}

    def brick(self, left: int, top: int, width: int, height: int) -> None:
        for x in range(left, left + width + 1):
            for y in (top, top + height):
                self.stroke(x, y, (LEFT if x > left else 0) | (RIGHT if x < left + width else 0))
        for y in range(top, top + height + 1):
            for x in (left, left + width):
                self.stroke(x, y, (UP if y > top else 0) | (DOWN if y < top + height else 0))

    def stroke(self, x: int, y: int, bits: int) -> None:
        self.strokes[x, y] = self.strokes.get((x, y), 0) | bits

    def write(self, x: int, y: int, text: Text) -> None:
        self.words.setdefault(y, []).append((x, text))

    def lines(self) -> list[Text]:
        return [self.line(y) for y in range(max(y for _, y in self.strokes) + 1)]

    def line(self, y: int) -> Text:
        found, x = Text(), 0
        words = dict(self.words.get(y, []))
        while x < self.width:
            if x in words:
                found.append_text(words[x])
                x += words[x].cell_len
            else:
                found.append(LINES[self.strokes.get((x, y), 0)], "dim")
                x += 1
        found.rstrip()
        return found


# --- rings


def rings(picture: Picture, zone: Zone, places: Sequence[Piece], width: int) -> list[Text]:
    """A column for each ring and corridor, a line for each sector, doors between them; the middle stands below."""
    around = [number for number, ring in enumerate(zone.rings) if ring.sectors > 1][::-1]
    corridors = [number for number in around if zone.rings[number].corridor]
    sectors = max((zone.rings[number].sectors for number in around), default=0)
    narrow = 2 * len(DOOR["door"]) + 4
    room = (width - narrow * len(corridors)) // max(1, len(around) - len(corridors))
    if not around or room < LEAST_ROOM:
        return []
    lines: list[Text] = []
    for sector in range(sectors):
        blocks = [
            corridor(picture, zone, places, number, sector, sectors)
            if number in corridors
            else sector_of(picture, zone, places, number, sector, room)
            for number in around
        ]
        for level in range(max(len(block) for block in blocks)):
            line = Text()
            for number, block in zip(around, blocks, strict=True):
                size = narrow if number in corridors else room
                line.append_text(padded(block[level] if level < len(block) else Text(), size))
            line.rstrip()
            lines.append(line)
    centre = [piece for piece in places if piece.at[0] not in around]
    return lines + flow([place(picture, piece) for piece in centre], width)


def at_sector(zone: Zone, places: Sequence[Piece], ring: int, sector: int, sectors: int) -> Piece | None:
    """What stands in a ring at a sector of the finest ring, turned as the ring is."""
    own = zone.rings[ring].sectors
    if sector * own % sectors:
        return None
    turn = zone.turns[ring] if ring < len(zone.turns) else 0
    return next((piece for piece in places if piece.at[0] == ring and (piece.at[1] + turn) % own == sector * own // sectors), None)


def sector_of(picture: Picture, zone: Zone, places: Sequence[Piece], ring: int, sector: int, width: int) -> list[Text]:
    sectors = max(ring.sectors for ring in zone.rings)
    piece = at_sector(zone, places, ring, sector, sectors)
    return [] if piece is None else cell(picture, piece, width - 1, wide=True)


def corridor(picture: Picture, zone: Zone, places: Sequence[Piece], ring: int, sector: int, sectors: int) -> list[Text]:
    """A segment between the doors or walls of the rooms on both sides."""
    piece = at_sector(zone, places, ring, sector, sectors)
    outside, inside = (at_sector(zone, places, ring + step, sector, sectors) for step in (1, -1))
    name = picture.say(piece.face.name) if piece is not None and piece.face is not None else ""
    now = piece is not None and "now" in piece.states
    middle = Text(f"{'▸' if now else ' '}{name:<2} ", "bold reverse" if now else style_of(picture, piece) if piece is not None else "")
    return [Text(gate(outside, "in")).append_text(middle).append(gate(inside, "out"))]


def gate(room: Piece | None, side: str) -> str:
    """A door, a wall, or nothing."""
    kinds = dict(edge.split(":") for edge in room.edges) if room is not None else {}
    sign = DOOR.get(kinds.get(side, ""), "  ")
    return sign if side == "in" else sign[::-1]


# --- lists


def listed(picture: Picture, zone: Zone, places: Sequence[Piece], width: int) -> list[Text]:
    """Row by row, or ring by ring from the outside in, with arrows for doors."""
    level = 1 if zone.layout == "hex" else 0
    order = sorted({piece.at[level] for piece in places if piece.at}, reverse=zone.layout == "rings")
    found: list[Text] = []
    for number in order:
        here = [piece for piece in places if piece.at and piece.at[level] == number]
        if zone.layout == "hex":
            here.sort(key=lambda piece: piece.at)
        elif zone.rings[number].corridor:
            here = [piece for piece in here if picture.on_offer((piece,))]
        found += flow([place(picture, piece) for piece in here], width)
    return found


def place(picture: Picture, piece: Piece) -> Text:
    """A place on one line: `[3] ↓ Burble Library SC×2 Jan`."""
    found = picture.number(piece).append(
        f" {doors(piece)}{picture.say(piece.face.name) if piece.face is not None else '·'} ", style_of(picture, piece)
    )
    for part in (Text(picture.say(piece.note), "bold"), signs(picture, piece), *on_top(picture, piece, brief=True)):
        if part:
            found.append_text(part).append(" ")
    return found


def doors(piece: Piece) -> str:
    return ARROWS[tuple(side for side in ("out", "in") if f"{side}:door" in piece.edges)]
