"""Pieces as chips: short texts on the colours of the pieces, one after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.text import Text

from deska.kernel.scenes import Face, Piece
from deska.terminal.picture import DIGITS, SEATS, Picture

MARKS: Final = {"now": "▸", "chosen": "✓", "exhausted": "↷", "warning": "!", "leads": "★", "open": "●"}
"""The signs of states; the other states change the style of a piece."""
QUARTERS: Final = ("○", "◔", "◑", "◕")
"""The signs of a dial by its quarter turns."""
DICE: Final = "⚀⚁⚂⚃⚄⚅"
HIDDEN: Final = "▒▒"
GAP: Final = Text("│", "dim")
"""Stands between groups of pieces."""
SHORT_TEXT: Final = 24
"""The longest text of a tile that is written on its chip."""
PAPER: Final = Console(width=200, color_system=None)
"""Rich needs a console to wrap words; the result does not depend on it."""
FIGURES: Final = ("figure", "marker")


def flow(chips: Iterable[Text], width: int) -> list[Text]:
    """Chips one after the other on as many lines as they need. A chip that is too long is wrapped, and no GAP begins or ends a line."""
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
    """The text on lines no wider than `width`."""
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
    """The text, cut off at that width."""
    cut = text.copy()
    cut.truncate(max(1, width), overflow="ellipsis")
    return cut


def row(picture: Picture, pieces: Sequence[Piece], priced: bool = True, parted: bool = True) -> list[Text]:
    """The chips of pieces in order; equal ones share a chip. `priced` shows the prices, `parted` sets a GAP between groups."""
    chips: list[Text] = []
    part: tuple[int, ...] | None = None
    for piece, count in merged(picture, [piece for piece in pieces if piece.on not in picture.pieces]):
        here = (piece.group, *piece.at[1:2])
        if parted and part not in (None, here):
            chips.append(GAP)
        part = here
        chips.append(chip(picture, piece, count, priced))
    return chips


def merged(picture: Picture, pieces: Sequence[Piece]) -> list[tuple[Piece, int]]:
    """Equal pieces once, with their count. Pieces that have places merge with neighbours only; those face down or under others never do."""
    counts: dict[tuple[str, int], tuple[Piece, int]] = {}
    before, run = "", 0
    for piece in pieces:
        alone = piece.face is None or piece.id in picture.children
        same = piece.id if alone else repr(replace(piece, id="", at=piece.at[1:2], count=0))
        run += same != before and bool(piece.at)
        before = same
        first, count = counts.get((same, run), (piece, 0))
        counts[same, run] = (first, count + max(1, piece.count))
    return list(counts.values())


def chip(picture: Picture, piece: Piece, count: int, priced: bool = True) -> Text:
    """A piece with its number, name and figures, then its price and the pieces that stand on it."""
    words = body(picture, piece, count, priced)
    line = picture.number(piece)
    if words:
        whose = owner(picture, piece)
        line.append(" " if line and whose else "").append_text(whose).append(f" {words} ", style_of(picture, piece))
    price = [picture.fact(cost) for cost in piece.face.cost if cost.sign] if piece.face is not None and priced else []
    if price:
        line.append(f"‹{' '.join(price)}›")
    if piece.note is not None:
        line.append(f" {picture.say(piece.note)}", "bold")
    if piece.caption is not None:
        line.append(f" {picture.say(piece.caption)}", "dim")
    return Text(" ").join([line, *on_top(picture, piece)])


def owner(picture: Picture, piece: Piece) -> Text:
    """The owner of a piece, unless its place or its name says so already."""
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
    """The words on a chip; those of a used piece stand in brackets."""
    marks = "".join(MARKS[state] for state in piece.states if state in MARKS)
    parts = [marks, *front(picture, piece, priced), *(picture.fact(badge) for badge in piece.badges)]
    text = " ".join(filter(None, parts))
    if not text:
        return "" if piece.id in picture.children else "·"
    if count > 1 or (piece.count == 1 and piece.face is None):
        text = f"{text} ×{count}"
    return f"({text})" if "used" in piece.states else text


def front(picture: Picture, piece: Piece, priced: bool) -> list[str]:
    """The number of a die, a back, or the words of a face."""
    if piece.pips:
        return [f"{DICE[min(piece.pips, len(DICE)) - 1]}{piece.pips}"]
    if piece.face is None:
        return [HIDDEN]
    words = told(picture, piece, piece.face, priced)
    return [*words, dial(picture, piece, piece.face), *brief_text(picture, piece.face)] if piece.kind == "tile" else words


def told(picture: Picture, piece: Piece, face: Face, priced: bool) -> list[str]:
    """The plain price, code, name and values of a face, and its icons if it has no name."""
    name = picture.say(face.name)
    values = [picture.fact(value) for value in face.values if value.sign or not (value.value and value.value in name)]
    prices = [cost.value for cost in face.cost if not cost.sign] if priced else []
    code = picture.say(face.code) if face.tint or face.name is None or piece.id in picture.mixed else ""
    return [*prices, code, name, *amounts(picture, face, name), *values]


def amounts(picture: Picture, face: Face, name: str) -> list[str]:
    """The amount of a lone icon if the name does not contain it; all icons of a face without a name."""
    if not name:
        return [picture.fact(fact) for fact in face.strip]
    if len(face.strip) == 1 and not face.text:
        digits = DIGITS.search(face.strip[0].value)
        return [face.strip[0].value] if digits and digits[0] not in name else []
    return []


def dial(picture: Picture, piece: Piece, face: Face) -> str:
    """The sign that shows how far a closed dial is turned."""
    frame = picture.style.frames.get(face.template) if picture.style is not None else None
    closed = frame is not None and frame.outline == "dial" and "open" not in piece.states
    return QUARTERS[piece.turned % len(QUARTERS)] if closed else ""


def brief_text(picture: Picture, face: Face) -> list[str]:
    """The text of a tile, if it is short."""
    texts = [picture.say(text) for text in face.text]
    return texts if all(len(text) <= SHORT_TEXT for text in texts) else []


# --- pieces that stand on a piece


def on_top(picture: Picture, piece: Piece, brief: bool = False) -> list[Text]:
    """The pieces on a piece: figures by their owner, then cards and tokens. `brief` shows codes instead of names."""
    there = merged(picture, picture.children.get(piece.id, []))
    owned = [(child, count) for child, count in there if child.kind in FIGURES and child.seat >= 0]
    texts = []
    for seat in dict.fromkeys(child.seat for child, _ in owned):
        texts.append(troop(picture, seat, [(child, count) for child, count in owned if child.seat == seat], brief))
    for child, count in there:
        if (child, count) not in owned:
            texts.append(small(picture, child, count) if brief else Text("+ ").append_text(chip(picture, child, count, priced=False)))
    return texts


def troop(picture: Picture, seat: int, figures: Sequence[tuple[Piece, int]], brief: bool) -> Text:
    """The figures of one owner: `Eva 2 witch, elder`, or in brief `E2WI EL`; figures without codes show only their owner then."""
    coded = brief and all(figure.face is not None and picture.has_code(figure.face) for figure, _ in figures)
    name = picture.tags[seat % len(SEATS)] if coded else f"{picture.player(seat)} "
    words = [fighter(picture, figure, count, coded, brief) for figure, count in figures]
    line = Text(name, colour(seat)).append_text(Text(" " if brief else ", ").join(words))
    line.rstrip()
    return line


def fighter(picture: Picture, figure: Piece, count: int, coded: bool, brief: bool) -> Text:
    """A figure with its number and count, and with its code, its name or neither."""
    face = figure.face if figure.kind != "marker" and coded >= brief else None
    word = "" if face is None else picture.short(face) if coded else picture.say(face.name)
    times = str(count) if count > 1 or figure.kind == "marker" else ""
    line = picture.number(figure).append(f"{times}{'' if coded else ' '}{word}".strip())
    return line.append(f" {picture.say(figure.note)}", "bold") if figure.note is not None else line


def small(picture: Picture, piece: Piece, count: int) -> Text:
    """A piece on a board in as few letters as possible."""
    face = piece.face
    if face is None:
        words = HIDDEN
    elif face.strip:
        words = "/".join(picture.fact(fact) for fact in face.strip)
    else:
        words = " ".join([picture.short(face) if piece.kind == "token" else picture.say(face.name), *map(picture.fact, face.values)])
    times = f"×{count}" if count > 1 or piece.count else ""
    return picture.number(piece).append(f"{words}{times}", style_of(picture, piece))
