"""The vocabulary of tables: what a game says about how its table looks. The client draws any scene and knows no game.

A game draws its scene from `View.visible` alone. It names on every piece the options that belong to it (`offers`), whether they
are possible now or not: those on offer become clickable, the others tell their reason; what no piece names becomes a button.
Texts are message ids; icons are names of the game-icons set; colours and shapes are data of the game's `Look`.

What a scene is made of is never changed once made; to have dataclasses guard that would make drawing a table three times slower.
"""

from dataclasses import dataclass, field
from typing import Any, Final

AREAS: Final = ("centre", "side", "mine", "seat", "rail", "overlay")
"""`seat` is followed by a number: `seat:2`. `side` is shared too, but stands beside a map or rings, above the prompt."""
LAYOUTS: Final = ("row", "fan", "stack", "grid", "track", "hex", "rings", "panel")
KINDS: Final = ("card", "tile", "token", "figure", "die", "marker")
HATCHINGS: Final = ("plain", "upright", "level", "falling", "rising", "grid", "crossed", "dots")
SHAPES: Final = (
    "disc",
    "diamond",
    "rectangle",
    "hexagon",
    "shield",
    "square",
    "rounded",
    "heart",
    "pentagon",
    "oval",
    "arch",
    "gem",
    "triangle",
    "stone",
)
OUTLINES: Final = (
    "full",
    "plain",
    "chevron",
    "notched",
    "arch",
    "teeth",
    "shield",
    "hourglass",
    "lens",
    "hexagon",
    "dome",
    "door",
    "clipped",
    "realm",
    "slot",
    "dial",
    "pill",
    "disc",
    "stone",
    "house",
)
"""Of a card its window. From `realm` on: tiles (`slot` is an empty place, a `dial` turns by quarters), tokens, and a figure."""
STATES: Final = ("chosen", "target", "exhausted", "warning", "past", "now", "used", "leads", "open")
BAR_FORMS: Final = ("", "pips", "boxes")
MOTIFS: Final = ("", "shields", "rings", "moon", "hexes", "clock")
"""What a game's cover shows behind its emblem."""


@dataclass
class Message:
    """A text by its id; the viewer's language decides the rest."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass
class Fact:
    """A sign and what it amounts to: three gems, 21 glory."""

    sign: str = ""
    value: str = ""
    label: Message | None = None
    state: str = ""


@dataclass
class Face:
    """What is printed on a piece."""

    template: str
    """A frame of the game's look."""
    name: Message | None = None
    code: Message | None = None
    """Two letters, so that colour is never the only sign."""
    tint: str = ""
    icon: str = ""
    cost: tuple[Fact, ...] = ()
    values: tuple[Fact, ...] = ()
    strip: tuple[Fact, ...] = ()
    """A short exchange in icons."""
    text: tuple[Message, ...] = ()
    type: Message | None = None
    """The word for its type, beside the code."""
    origin: Message | None = None
    """Where its values come from: told in the details only."""


@dataclass
class Piece:
    """A thing on the table."""

    id: str
    """Of a visible piece its name and copy number in zone order, of a hidden one its zone and place."""
    kind: str
    face: Face | None = None
    """None: it lies face down."""
    seat: int = -1
    """Whose colour it bears."""
    count: int = 0
    """Of equal pieces, or of a stack; 0 says nothing."""
    at: tuple[int, ...] = ()
    """Where in the zone: index of a track, column and row, axial hex, or ring, sector and width."""
    on: str = ""
    """The piece it stands on."""
    spot: str = ""
    turned: int = 0
    """Quarter turns clockwise."""
    pips: int = 0
    """What a die shows."""
    badges: tuple[Fact, ...] = ()
    edges: tuple[str, ...] = ()
    """Doors and walls of a room: `out:door`, `in:wall`."""
    offers: tuple[str, ...] = ()
    """The options that belong to it."""
    states: tuple[str, ...] = ()
    note: Message | None = None
    """A preview such as +1, or a warning over the piece."""
    caption: Message | None = None
    """Words below or beside it."""
    group: int = 0
    """In a row a line parts pieces of different groups."""
    back: str = ""
    """Of a piece that lies face down: the frame whose back it shows."""


@dataclass
class Bar:
    """A life bar: the figures are always written."""

    value: int
    most: int
    sign: str = ""
    label: Message | None = None
    form: str = ""
    """`pips`: a sign for each; `boxes`: a box for each."""


@dataclass(frozen=True)
class Ring:
    """A ring of rooms, or a corridor that turns between two of them."""

    sectors: int
    thick: float = 1
    """Its share of the radius."""
    corridor: bool = False


@dataclass
class Zone:
    """A tray of pieces."""

    id: str
    area: str
    layout: str
    title: Message | None = None
    pieces: tuple[Piece, ...] = ()
    fact: Message | None = None
    """One fact, to the right of the title."""
    lines: tuple[Message, ...] = ()
    facts: tuple[Fact, ...] = ()
    bars: tuple[Bar, ...] = ()
    size: str = "m"
    """Of its cards: xs, s, m or l."""
    line: int = 0
    """Zones of one area with the same line stand side by side."""
    grow: int = 1
    """Their shares of the width."""
    columns: int = 0
    turns: tuple[int, ...] = ()
    """How far each ring has turned, in sectors."""
    emblem: str = ""
    tint: str = ""
    about: Message | None = None
    """A second, smaller title."""
    score: Fact | None = None
    """A large figure at the right of a panel."""
    below: bool = False
    """Stands under the zone before it, in the same column of its line."""
    joined: bool = False
    """Shares the tray of the zone before it."""
    seat: int = -1
    """Whose side of a battle it is."""
    states: tuple[str, ...] = ()
    note: Message | None = None
    """A tag on its edge."""
    rings: tuple[Ring, ...] = ()
    """From the inside out."""


@dataclass
class Phase:
    """A pill in the header."""

    label: Message
    state: str = ""


@dataclass
class SeatLine:
    """What everybody sees of a seat in the strip of seats."""

    seat: int
    score: Fact | None = None
    facts: tuple[Fact, ...] = ()
    note: Message | None = None


@dataclass
class Scene:
    """A table as one seat sees it."""

    zones: tuple[Zone, ...]
    seats: tuple[SeatLine, ...] = ()
    phases: tuple[Phase, ...] = ()
    facts: tuple[Fact, ...] = ()
    overlay: Message | None = None
    """The title of the overlay, where zones of that area exist."""
    steps: tuple[Phase, ...] = ()
    """The steps of what the overlay shows."""
    about: Message | None = None
    """A sentence below the overlay's title."""


@dataclass(frozen=True)
class Tint:
    """Colours of a kind of piece, doubled by hatching."""

    light: str
    deep: str
    hatching: str = "plain"


@dataclass(frozen=True)
class Sign:
    """How a resource or value is drawn; its code and name are the messages `<prefix>-sign-<name>-code` and `<prefix>-sign-<name>`."""

    icon: str
    shape: str = ""
    """Empty: the icon stands alone in the line."""
    colour: str = ""


@dataclass(frozen=True)
class CardFrame:
    """A type of card: the outline of its window, its colours where the face has none of its own, and the icon of its back."""

    outline: str
    light: str = ""
    deep: str = ""
    back: str = ""


@dataclass(frozen=True)
class Cloth:
    """The table's colours in one theme: middle and edge of the cloth, accent and what is written on it."""

    middle: str
    edge: str
    accent: str
    ink: str


@dataclass(frozen=True)
class Look:
    """All colours, shapes and icons that a game brings."""

    dark: Cloth
    light: Cloth
    emblem: str
    tints: dict[str, Tint] = field(default_factory=dict)
    signs: dict[str, Sign] = field(default_factory=dict)
    frames: dict[str, CardFrame] = field(default_factory=dict)
    motif: str = ""
