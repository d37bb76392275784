"""The content of zones in lines: facts and bars, rows of chips, tracks, ledgers, boards."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from deska.kernel.scenes import Bar, Length, Piece, Zone
from deska.terminal.boards import board, padded
from deska.terminal.chips import GAP, chip, colour, fitted, flow, merged, row, style_of, wrapped
from deska.terminal.picture import Detail, Picture

BAR: Final = 10
SMALL: Final = ("xs", "s")
"""Sizes of zones whose tiles stand side by side; larger ones get a line each."""
FORMS: Final = {"": ("█", "░"), "pips": ("●", "○"), "boxes": ("■", "□")}
MANY: Final = 20
"""The most steps of a bar that has a sign for each step."""
LEAST_TEXT: Final = 16
"""The least columns for the text of a card; with fewer, it is left out."""
VALUE: Final = 4
"""Columns for a value of a tile in a ledger."""
LEAST_SHARE: Final = 3
MOST_SHARE: Final = 11
"""Columns for the pieces of a seat in a ledger."""


def content(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """A zone without its title."""
    head = heading(picture, zone)
    if zone.layout in ("hex", "rings"):
        lines = flow(head, width) + board(picture, zone, width)
    elif zone.layout in ("track", "dial"):
        lines = track(picture, zone, head, width)
    elif zone.layout == "grid" and zone.size not in SMALL:
        lines = flow(head, width) + ledger(picture, zone, width)
    elif zone.layout == "contest":
        lines = flow(head, width) + [side for length in zone.lengths for side in wrapped(contest_side(picture, zone, length), width)]
    elif speaks(picture, zone):
        lines = flow(head, width) + explained(picture, zone, width)
    else:
        lines = flow([*head, *row(picture, shown(picture, zone), is_priced(zone), zone.layout != "grid")], width)
    for line in zone.lines:
        lines += wrapped(picture.rich(line, "dim"), width)
    return lines


def heading(picture: Picture, zone: Zone) -> list[Text]:
    """Everything that a zone shows before its pieces: the score, tags, bars and facts; where room is scarce, only figures."""
    scarce = picture.detail == Detail.FEWEST
    tags = [Text(picture.told(zone.score), "bold reverse")] if zone.score is not None else []
    tags += [Text(f"«{picture.say(zone.note)}»", "bold")] if zone.note is not None else []
    tags += [Text("★", "bold")] if "leads" in zone.states else []
    tags += [picture.rich(words, "dim") for words in (zone.about, zone.fact) if words is not None and not scarce]
    tags += [Text(f"{mark.value}+ {' '.join([picture.told(fact) for fact in mark.facts])}", "dim") for mark in zone.marks if not scarce]
    tags += [bar(picture, one) for one in zone.bars]
    parts = [text for tag in tags for text in (tag, GAP)]
    facts = [picture.told(fact) for fact in zone.facts if fact.sign or not scarce]
    parts += [Text(f"{fact}," if place < len(facts) else fact) for place, fact in enumerate(facts, 1)]
    return [*parts, GAP] if facts else parts


def contest_side(picture: Picture, zone: Zone, length: Length) -> Text:
    """A side of a contest: `Ada (Star) 2 +1, mana 3; still mana 4`."""
    figures = len([piece for piece in zone.pieces if piece.seat == length.seat])
    line = Text(picture.say(length.label), "bold")
    line.append(f" ({picture.say(length.about)})" if length.about is not None else "", "dim")
    line.append(f" {figures}")
    line.append(f" +{length.bonus}" if length.bonus else "")
    line.append(f" + {picture.told(length.added)}" if length.added is not None else "")
    return line.append(f" … {picture.told(length.reach)}" if length.reach is not None else "", "dim")


def shown(picture: Picture, zone: Zone) -> list[Piece]:
    """The pieces of a zone, without one that only repeats the title."""
    title = picture.say(zone.title)
    idle = [piece for piece in zone.pieces if not picture.on_offer((piece,)) and piece.id not in picture.children]
    named = [piece for piece in idle if zone.layout == "panel" and piece.face is not None and picture.say(piece.face.name) == title]
    return [piece for piece in zone.pieces if piece not in named]


def bar(picture: Picture, one: Bar) -> Text:
    """A bar with its figures: `Life ████████░░ 66/70`."""
    most = max(1, one.most)
    size = most if one.form and most <= MANY else BAR
    full = max(0, min(size, -(-one.value * size // most)))
    on, off = FORMS[one.form]
    words = picture.say(one.label) or (picture.name(one.sign) if one.sign else "")
    return Text(f"{words} ").append(on * full, "bold").append(off * (size - full), "dim").append(f" {one.value}/{one.most}", "bold")


def is_priced(zone: Zone) -> bool:
    """True if prices matter, because things of the zone can be bought or played."""
    return zone.layout == "fan" or not zone.area.startswith(("mine", "seat"))


# --- cards with their texts


def speaks(picture: Picture, zone: Zone) -> bool:
    """True if the cards of a zone are shown with their texts."""
    near = not zone.area.startswith("seat") and zone.size not in SMALL
    return picture.detail == Detail.WORDS and near and any(is_card(piece) for piece in zone.pieces)


def is_card(piece: Piece) -> bool:
    return piece.kind == "card" and piece.face is not None and bool(piece.face.text)


def explained(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """A line for each card with the beginning of its text, unless the card before has the same; then the other pieces side by side."""
    placed = [piece for piece in zone.pieces if piece.on not in picture.pieces]
    lines = []
    before = ""
    for piece, count in merged(picture, [piece for piece in placed if is_card(piece)]):
        lines += wrapped(chip(picture, piece, count, is_priced(zone)), width)
        words = " ".join(picture.say(text) for text in piece.face.text) if piece.face is not None else ""
        if words != before and width - lines[-1].cell_len > LEAST_TEXT:
            lines[-1] = fitted(lines[-1].append(" ").append(words, "dim"), width)
        before = words
    return lines + flow(row(picture, [piece for piece in placed if not is_card(piece)], is_priced(zone)), width)


# --- tracks


def track(picture: Picture, zone: Zone, head: Sequence[Text], width: int) -> list[Text]:
    """A line for each row of a track: its spaces, with the markers on them in angle brackets. A single row follows the heading."""
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
    """A space of a track with the values it gives, or with its name if it stands for the whole row."""
    face = piece.face
    words = "/".join(picture.fact(fact) for fact in (*face.values, *face.strip)) if face is not None else ""
    if not words:
        words = picture.say(face.name) if face is not None and (face.icon or face.code) else "·"
    cell = picture.number(piece)
    cell.append(" " if cell else "").append(words, "bold" if "now" in piece.states else style_of(picture, piece))
    there = merged(picture, picture.children.get(piece.id, []))
    if there:
        cell.append("<")
        for child, _ in there:
            cell.append_text(picture.number(child)).append_text(pawn(picture, child))
        cell.append(">")
    return cell


def pawn(picture: Picture, piece: Piece) -> Text:
    """A piece on a space: the initial of its owner, or its code."""
    if piece.seat >= 0:
        return picture.tag(piece.seat)
    return Text(picture.short(piece.face) if piece.face is not None and picture.has_code(piece.face) else "●")


# --- ledgers


def ledger(picture: Picture, zone: Zone, width: int) -> list[Text]:
    """A line for each tile: its name, its values, and the number of pieces of each seat on it; the most are starred."""
    tiles = [piece for piece in zone.pieces if piece.on not in picture.pieces]
    seats = [line.seat for line in picture.scene.seats]
    names = [tile_name(picture, tile) for tile in tiles]
    values = max((len(tile.face.values) for tile in tiles if tile.face is not None), default=0)
    first = max((name.cell_len for name in names), default=0) + 1
    room = max(LEAST_SHARE, min(MOST_SHARE, (width - first - VALUE * values) // max(1, len(seats)) - 1))
    top = Text(" " * (first + VALUE * values))
    for seat in seats:
        player = picture.player(seat)
        top.append(" ").append_text(right(Text(f"{player} " if len(player) < room else player, colour(seat)), room))
    lines = [top]
    for tile, name in zip(tiles, names, strict=True):
        line = padded(name, first)
        facts = tile.face.values if tile.face is not None else ()
        for fact in facts:
            line.append_text(right(Text(picture.fact(fact), "bold" if fact.state else "dim"), VALUE))
        line.append(" " * VALUE * (values - len(facts)))
        for cell in shares(picture, tile, seats):
            line.append(" ").append_text(right(cell, room))
        lines.append(fitted(line, width))
    return lines


def tile_name(picture: Picture, tile: Piece) -> Text:
    """The name of a tile behind its code, or on its colour."""
    code, name = (picture.say(tile.face.code), picture.say(tile.face.name)) if tile.face is not None else ("", "")
    text = picture.number(tile).append(f" {code or name} ", style_of(picture, tile))
    return text.append(f" {name}") if code else text


def shares(picture: Picture, tile: Piece, seats: Sequence[int]) -> list[Text]:
    """The number of pieces of each seat on a tile, with the number that would be added."""
    own = {seat: [child for child in picture.children.get(tile.id, []) if child.seat == seat] for seat in seats}
    counts = {seat: sum(child.count for child in own[seat]) for seat in seats}
    most = max(counts.values(), default=0)
    cells = []
    for seat in seats:
        leads = counts[seat] == most > 0
        notes = "".join(picture.say(child.note) for child in own[seat] if child.note is not None)
        words = f"{counts[seat] or '·'}{notes}{'*' if leads else ' '}"
        cells.append(Text(words, "bold" if leads else "" if counts[seat] else "dim"))
    return cells


def right(text: Text, width: int) -> Text:
    cut = fitted(text, width)
    return Text(" " * (width - cut.cell_len)).append_text(cut)
