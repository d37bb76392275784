"""Pieces as chips: short texts on the colours of the piece, one after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.text import Text

from deska.kernel.scenes import Face, Piece
from deska.terminal.picture import DIGITS, SEATS, Picture

MARKS: Final = {"now": "▸", "chosen": "✓", "exhausted": "↷", "warning": "!", "leads": "★", "open": "●"}
"""States that a sign tells; the others are told by how a piece is written."""
QUARTERS: Final = ("○", "◔", "◑", "◕")
"""A dial by how far it is turned."""
DICE: Final = "⚀⚁⚂⚃⚄⚅"
HIDDEN: Final = "▒▒"
GAP: Final = Text("│", "dim")
"""Between groups of pieces."""
SHORT_TEXT: Final = 24
"""A tile's words up to this length stand on its chip."""
PAPER: Final = Console(width=200, color_system=None)
"""Rich wants a console to wrap words; what is drawn does not depend on it."""
FIGURES: Final = ("figure", "marker")


def flow(chips: Iterable[Text], width: int) -> list[Text]:
    """Chips one after the other on as many lines as they need; one that is too long is broken, and no bar begins or ends a line."""
    lines: list[Text] = []
    for chip in chips:
        if not chip or (chip is GAP and not lines):
            continue
        if lines and lines[-1].cell_len + 1 + chip.cell_len <= width:
            lines[-1].append(" ").append_text(chip)
        elif chip is not GAP:
            lines += wrapped(Text().append_text(chip), width)
    return [unbarred(line) for line in lines]


def wrapped(text: Text, width: int) -> list[Text]:
    """The text on lines of that width."""
    if text.cell_len <= width:
        return [text.copy()]
    lines = list(text.wrap(PAPER, max(1, width)))
    for line in lines:
        line.rstrip()
    return lines


def unbarred(line: Text) -> Text:
    while line.plain.endswith(f" {GAP.plain}"):
        line.right_crop(2)
    return line


def fitted(text: Text, width: int) -> Text:
    """The text, cut off where there is no more room."""
    found = text.copy()
    found.truncate(max(1, width), overflow="ellipsis")
    return found


def row(picture: Picture, pieces: Sequence[Piece], priced: bool = True, parted: bool = True) -> list[Text]:
    """Pieces in order, equal ones as one; `priced` tells what they cost, `parted` sets a bar between groups."""
    found: list[Text] = []
    part: tuple[int, ...] | None = None
    for piece, count in merged(picture, [piece for piece in pieces if piece.on not in picture.pieces]):
        here = (piece.group, *piece.at[1:2])
        if parted and part not in (None, here):
            found.append(GAP)
        part = here
        found.append(chip(picture, piece, count, priced))
    return found


def merged(picture: Picture, pieces: Sequence[Piece]) -> list[tuple[Piece, int]]:
    """Equal pieces once, with their number: neighbours only where pieces have places, none that lie face down or bear others."""
    found: dict[tuple[str, int], tuple[Piece, int]] = {}
    before, run = "", 0
    for piece in pieces:
        alone = piece.face is None or piece.id in picture.children
        same = piece.id if alone else repr(replace(piece, id="", at=piece.at[1:2], count=0))
        run += same != before and bool(piece.at)
        before = same
        first, count = found.get((same, run), (piece, 0))
        found[same, run] = (first, count + max(1, piece.count))
    return list(found.values())


def chip(picture: Picture, piece: Piece, count: int, priced: bool = True) -> Text:
    """A piece with its number, name and figures, then its price and what stands on it."""
    words = body(picture, piece, count, priced)
    found = picture.number(piece)
    if words:
        whose = owner(picture, piece)
        found.append(" " if found and whose else "").append_text(whose).append(f" {words} ", style_of(picture, piece))
    price = [picture.fact(cost) for cost in piece.face.cost if cost.sign] if piece.face is not None and priced else []
    if price:
        found.append(f"‹{' '.join(price)}›")
    if piece.note is not None:
        found.append(f" {picture.say(piece.note)}", "bold")
    if piece.caption is not None:
        found.append(f" {picture.say(piece.caption)}", "dim")
    return Text(" ").join([found, *on_top(picture, piece)])


def owner(picture: Picture, piece: Piece) -> Text:
    """Whose piece it is, unless its place or its name says so."""
    at_home = piece.seat < 0 or picture.homes.get(piece.id, -1) == piece.seat
    if at_home or (piece.face is not None and picture.say(piece.face.name) == picture.player(piece.seat)):
        return Text()
    return Text(picture.player(piece.seat), colour(piece.seat))


def colour(seat: int) -> str:
    return f"bold {SEATS[seat % len(SEATS)]}"


def style_of(picture: Picture, piece: Piece) -> str:
    if "used" in piece.states or "past" in piece.states:
        return "dim"
    return f"{picture.paint(piece)} underline" if "target" in piece.states else picture.paint(piece)


def body(picture: Picture, piece: Piece, count: int, priced: bool) -> str:
    """What is written on a chip; what is used up stands in brackets."""
    marks = "".join(MARKS[state] for state in piece.states if state in MARKS)
    words = [marks, *front(picture, piece, priced), *(picture.fact(badge) for badge in piece.badges)]
    found = " ".join(filter(None, words))
    if not found:
        return "" if piece.id in picture.children else "·"
    if count > 1 or (piece.count == 1 and piece.face is None):
        found = f"{found} ×{count}"
    return f"({found})" if "used" in piece.states else found


def front(picture: Picture, piece: Piece, priced: bool) -> list[str]:
    """What a die shows, a back, or a face."""
    if piece.pips:
        return [f"{DICE[min(piece.pips, len(DICE)) - 1]}{piece.pips}"]
    if piece.face is None:
        return [HIDDEN]
    words = told(picture, piece, piece.face, priced)
    return [*words, dial(picture, piece, piece.face), *brief_text(picture, piece.face)] if piece.kind == "tile" else words


def told(picture: Picture, piece: Piece, face: Face, priced: bool) -> list[str]:
    """A plain price, code, name and values of a face, and the icons of one without a name."""
    name = picture.say(face.name)
    values = [picture.fact(value) for value in face.values if value.sign or not (value.value and value.value in name)]
    prices = [cost.value for cost in face.cost if not cost.sign] if priced else []
    code = picture.say(face.code) if face.tint or face.name is None or piece.id in picture.mixed else ""
    return [*prices, code, name, *amounts(picture, face, name), *values]


def amounts(picture: Picture, face: Face, name: str) -> list[str]:
    """Figures of the icons that the name does not tell; of a face without a name all icons."""
    if not name:
        return [picture.fact(fact) for fact in face.strip]
    if len(face.strip) == 1 and not face.text:
        digits = DIGITS.search(face.strip[0].value)
        return [face.strip[0].value] if digits and digits[0] not in name else []
    return []


def dial(picture: Picture, piece: Piece, face: Face) -> str:
    """How far a dial is turned."""
    frame = picture.look.frames.get(face.template) if picture.look is not None else None
    closed = frame is not None and frame.outline == "dial" and "open" not in piece.states
    return QUARTERS[piece.turned % len(QUARTERS)] if closed else ""


def brief_text(picture: Picture, face: Face) -> list[str]:
    """What a tile says, if that is short."""
    texts = [picture.say(text) for text in face.text]
    return texts if all(len(text) <= SHORT_TEXT for text in texts) else []


# --- what stands on a piece


def on_top(picture: Picture, piece: Piece, brief: bool = False) -> list[Text]:
    """Figures by their owner, then cards and tokens; `brief` tells them in codes."""
    there = merged(picture, picture.children.get(piece.id, []))
    owned = [(child, count) for child, count in there if child.kind in FIGURES and child.seat >= 0]
    found = []
    for seat in dict.fromkeys(child.seat for child, _ in owned):
        found.append(troop(picture, seat, [(child, count) for child, count in owned if child.seat == seat], brief))
    for child, count in there:
        if (child, count) not in owned:
            found.append(small(picture, child, count) if brief else Text("+ ").append_text(chip(picture, child, count, priced=False)))
    return found


def troop(picture: Picture, seat: int, figures: Sequence[tuple[Piece, int]], brief: bool) -> Text:
    """`Eva 2 witch, elder`, or in brief `E2WI EL`; of figures without codes the owner says enough."""
    coded = brief and all(figure.face is not None and picture.has_code(figure.face) for figure, _ in figures)
    name = picture.tags[seat % len(SEATS)] if coded else f"{picture.player(seat)} "
    words = [fighter(picture, figure, count, coded, brief) for figure, count in figures]
    found = Text(name, colour(seat)).append_text(Text(" " if brief else ", ").join(words))
    found.rstrip()
    return found


def fighter(picture: Picture, figure: Piece, count: int, coded: bool, brief: bool) -> Text:
    """A figure with its number and how many there are, by code, by name or not at all."""
    face = figure.face if figure.kind != "marker" and coded >= brief else None
    word = "" if face is None else picture.short(face) if coded else picture.say(face.name)
    times = str(count) if count > 1 or figure.kind == "marker" else ""
    found = picture.number(figure).append(f"{times}{'' if coded else ' '}{word}".strip())
    return found.append(f" {picture.say(figure.note)}", "bold") if figure.note is not None else found


def small(picture: Picture, piece: Piece, count: int) -> Text:
    """A piece on a board, in as few letters as possible."""
    face = piece.face
    if face is None:
        words = HIDDEN
    elif face.strip:
        words = "/".join(picture.fact(fact) for fact in face.strip)
    else:
        words = " ".join([picture.short(face) if piece.kind == "token" else picture.say(face.name), *map(picture.fact, face.values)])
    times = f"×{count}" if count > 1 or piece.count else ""
    return picture.number(piece).append(f"{words}{times}", style_of(picture, piece))
