"""Zones in lines: facts and bars, rows of chips, tracks, ledgers, boards."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from deska.kernel.scenes import Bar, Piece, Zone
from deska.terminal.boards import board, padded
from deska.terminal.chips import GAP, chip, colour, fitted, flow, merged, row, style_of, wrapped
from deska.terminal.picture import Detail, Picture

BAR: Final = 10
SMALL: Final = ("xs", "s")
"""Sizes of zones whose tiles stand side by side; larger ones get a line each."""
FORMS: Final = {"": ("█", "░"), "pips": ("●", "○"), "boxes": ("■", "□")}
MANY: Final = 20
"""Of a bar that has a sign for each step."""
LEAST_TEXT: Final = 16
"""Columns for what a card does, below which it is not worth beginning."""


def content(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """A zone without its title."""
    head = heading(picture, zone)
    if zone.layout in ("hex", "rings"):
        found = flow(head, width) + board(picture, zone, width)
    elif zone.layout == "track":
        found = track(picture, zone, head, width)
    elif zone.layout == "grid" and zone.size not in SMALL:
        found = flow(head, width) + ledger(picture, zone, width)
    elif speaks(picture, zone):
        found = flow(head, width) + explained(picture, zone, width)
    else:
        found = flow([*head, *row(picture, shown(picture, zone), is_priced(zone), zone.layout != "grid")], width)
    for line in zone.lines:
        found += wrapped(picture.rich(line, "dim"), width)
    return found


def heading(picture: Picture, zone: Zone) -> list[Text]:
    """What a zone says before its pieces: the score, tags, bars and facts; where room is scarce, only figures."""
    scarce = picture.detail == Detail.FEWEST
    found = [Text(picture.told(zone.score), "bold reverse")] if zone.score is not None else []
    found += [Text(f"«{picture.say(zone.note)}»", "bold")] if zone.note is not None else []
    found += [Text("★", "bold")] if "leads" in zone.states else []
    found += [picture.rich(words, "dim") for words in (zone.about, zone.fact) if words is not None and not scarce]
    found += [bar(picture, one) for one in zone.bars]
    parts = [chip for part in found for chip in (part, GAP)]
    facts = [picture.told(fact) for fact in zone.facts if fact.sign or not scarce]
    parts += [Text(f"{fact}," if place < len(facts) else fact) for place, fact in enumerate(facts, 1)]
    return [*parts, GAP] if facts else parts


def shown(picture: Picture, zone: Zone) -> list[Piece]:
    """The pieces of a zone, without the one that the title names."""
    title = picture.say(zone.title)
    idle = [piece for piece in zone.pieces if not picture.on_offer((piece,)) and piece.id not in picture.children]
    named = [piece for piece in idle if zone.layout == "panel" and piece.face is not None and picture.say(piece.face.name) == title]
    return [piece for piece in zone.pieces if piece not in named]


def bar(picture: Picture, one: Bar) -> Text:
    """`Life ████████░░ 66/70`: the figures are always written."""
    most = max(1, one.most)
    size = most if one.form and most <= MANY else BAR
    full = max(0, min(size, -(-one.value * size // most)))
    on, off = FORMS[one.form]
    words = picture.say(one.label) or (picture.name(one.sign) if one.sign else "")
    return Text(f"{words} ").append(on * full, "bold").append(off * (size - full), "dim").append(f" {one.value}/{one.most}", "bold")


def is_priced(zone: Zone) -> bool:
    """True if prices matter: where something can be bought or played."""
    return zone.layout == "fan" or not zone.area.startswith(("mine", "seat"))


# --- cards with their texts


def speaks(picture: Picture, zone: Zone) -> bool:
    """True if the cards of a zone say what they do."""
    near = not zone.area.startswith("seat") and zone.size not in SMALL
    return picture.detail == Detail.WORDS and near and any(is_card(piece) for piece in zone.pieces)


def is_card(piece: Piece) -> bool:
    return piece.kind == "card" and piece.face is not None and bool(piece.face.text)


def explained(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """A line for each card with the beginning of its text, equal texts once; the other pieces side by side."""
    placed = [piece for piece in zone.pieces if piece.on not in picture.pieces]
    found = []
    before = ""
    for piece, count in merged(picture, [piece for piece in placed if is_card(piece)]):
        found += wrapped(chip(picture, piece, count, is_priced(zone)), width)
        words = " ".join(picture.say(text) for text in piece.face.text) if piece.face is not None else ""
        if words != before and width - found[-1].cell_len > LEAST_TEXT:
            found[-1] = fitted(found[-1].append(" ").append(words, "dim"), width)
        before = words
    return found + flow(row(picture, [piece for piece in placed if not is_card(piece)], is_priced(zone)), width)


# --- tracks


def track(picture: Picture, zone: Zone, head: Sequence[Text], width: int) -> list[Text]:
    """A line for each row: its spaces, and in angle brackets whose markers stand there; a lone row stands behind the heading."""
    rows: dict[int, list[Piece]] = {}
    for piece in sorted((piece for piece in zone.pieces if piece.on not in picture.pieces), key=lambda piece: piece.at):
        rows.setdefault(piece.at[1] if len(piece.at) > 1 else 0, []).append(piece)
    if picture.detail == Detail.FEWEST:
        matter = [[piece for piece in rows[level] if matters(picture, piece)] for level in sorted(rows)]
        return flow([*head, *(Text(" ").join(space(picture, piece) for piece in pieces).append(" ") for pieces in matter)], width)
    spaces = [[space(picture, piece) for piece in rows[level]] for level in sorted(rows)]
    if len(spaces) == 1:
        return flow([*head, *spaces[0]], width)
    widest = max((cells[0].cell_len for cells in spaces), default=0)
    return flow(head, width) + [line for cells in spaces for line in flow([padded(cells[0], widest), *cells[1:]], width)]


def matters(picture: Picture, piece: Piece) -> bool:
    """True if something stands on a space, can be chosen there, or is won there."""
    face = piece.face
    told = face is not None and (face.icon or face.code or any(fact.sign for fact in (*face.values, *face.strip)))
    return bool(told) or piece.id in picture.children or picture.on_offer((piece,))


def space(picture: Picture, piece: Piece) -> Text:
    """A space of a track: what it gives, or its name if it stands for the whole row."""
    face = piece.face
    words = "/".join(picture.fact(fact) for fact in (*face.values, *face.strip)) if face is not None else ""
    if not words:
        words = picture.say(face.name) if face is not None and (face.icon or face.code) else "·"
    found = picture.number(piece)
    found.append(" " if found else "").append(words, "bold" if "now" in piece.states else style_of(picture, piece))
    there = merged(picture, picture.children.get(piece.id, []))
    if there:
        found.append("<")
        for child, _ in there:
            found.append_text(picture.number(child)).append_text(pawn(picture, child))
        found.append(">")
    return found


def pawn(picture: Picture, piece: Piece) -> Text:
    """What stands on a space: whose it is, or its code."""
    if piece.seat >= 0:
        return picture.tag(piece.seat)
    return Text(picture.short(piece.face) if piece.face is not None and picture.has_code(piece.face) else "●")


# --- ledgers


def ledger(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """A line for each tile: its name, its values, and a column with each seat's pieces on it; the most are starred."""
    tiles = [piece for piece in zone.pieces if piece.on not in picture.pieces]
    seats = [line.seat for line in picture.scene.seats]
    names = [tile_name(picture, tile) for tile in tiles]
    values = max((len(tile.face.values) for tile in tiles if tile.face is not None), default=0)
    first = max((name.cell_len for name in names), default=0) + 1
    room = max(3, min(11, (width - first - 4 * values) // max(1, len(seats)) - 1))
    top = Text(" " * (first + 4 * values))
    for seat in seats:
        player = picture.player(seat)
        top.append(" ").append_text(right(Text(f"{player} " if len(player) < room else player, colour(seat)), room))
    found = [top]
    for tile, name in zip(tiles, names, strict=True):
        line = padded(name, first)
        facts = tile.face.values if tile.face is not None else ()
        for fact in facts:
            line.append_text(right(Text(picture.fact(fact), "bold" if fact.state else "dim"), 4))
        line.append(" " * 4 * (values - len(facts)))
        for cell in shares(picture, tile, seats):
            line.append(" ").append_text(right(cell, room))
        found.append(fitted(line, width))
    return found


def tile_name(picture: Picture, tile: Piece) -> Text:
    """The name of a tile behind its code, or on its colour."""
    code, name = (picture.say(tile.face.code), picture.say(tile.face.name)) if tile.face is not None else ("", "")
    found = picture.number(tile).append(f" {code or name} ", style_of(picture, tile))
    return found.append(f" {name}") if code else found


def shares(picture: Picture, tile: Piece, seats: Sequence[int]) -> list[Text]:
    """How many pieces each seat has on a tile, with what would be added."""
    own = {seat: [child for child in picture.children.get(tile.id, []) if child.seat == seat] for seat in seats}
    counts = {seat: sum(child.count for child in own[seat]) for seat in seats}
    most = max(counts.values(), default=0)
    found = []
    for seat in seats:
        leads = counts[seat] == most > 0
        notes = "".join(picture.say(child.note) for child in own[seat] if child.note is not None)
        words = f"{counts[seat] or '·'}{notes}{'*' if leads else ' '}"
        found.append(Text(words, "bold" if leads else "" if counts[seat] else "dim"))
    return found


def right(text: Text, width: int) -> Text:
    found = fitted(text, width)
    return Text(" " * (width - found.cell_len)).append_text(found)
