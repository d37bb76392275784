"""The vocabulary in which a game describes its table. The client draws any scene and knows no game.

A game makes its scene from a view alone. Every piece names the options that belong to it (`offers`), whether they are possible now or
not: a click chooses one that is offered, or tells why it is not. Options that no piece names become buttons. Texts are message ids;
icons are names of the game-icons set; colours and shapes are data of the game's `Style`.

The parts of a scene are never changed once made. They are not frozen dataclasses, because those would make drawing three times slower.
"""

from dataclasses import dataclass, field
from typing import Any, Final

AREAS: Final = ("centre", "side", "mine", "seat", "rail", "overlay")
"""`seat` is followed by a number: `seat:2`. `side` is shared like `centre`, but stands beside a map or rings, above the prompt."""
LAYOUTS: Final = ("row", "fan", "stack", "grid", "track", "hex", "rings", "panel", "land", "bands", "contest", "dial")
"""A `land` has spaces in its sky, places as short cards, and a ground where figures stand in a row for each seat. In `bands` the cards that
lie on a card are its followers, and look out behind it. A `contest` compares sides on a common scale, a row for each of its `lengths`.
A `dial` is turned to one of its numbers, which is then set; what it shows counts for the viewer's side of a contest beside it."""
FORMS: Final = ("", "short", "plate", "lane")
"""How the cards of a row lie: upright with their words, upright without them, or lying, with the picture at the left, in as many lines as
it takes. A `lane` is one line of plates with the title at its left. A card that lies on a plate is its lower half."""
SCENERIES: Final = ("", "waves", "peaks", "hills", "wood", "town")
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
PANES: Final = ("full", "plain", "chevron", "notched", "arch", "teeth", "shield", "hourglass", "lens", "hexagon", "dome", "door", "clipped")
"""The outlines of the windows in cards."""
OUTLINES: Final = (*PANES, "realm", "slot", "dial", "pill", "disc", "stone", "house")
"""The outlines of pieces. Those of no card are tiles (`slot` is an empty place, a `dial` turns by quarters), tokens, and a figure."""
STATES: Final = ("chosen", "target", "exhausted", "warning", "past", "now", "used", "leads", "open")
BAR_FORMS: Final = ("", "pips", "boxes")
MOTIFS: Final = ("", "shields", "rings", "moon", "hexes", "clock")
"""The pattern on a game's cover, behind its emblem."""


@dataclass
class Message:
    """A text by its id and arguments; each viewer reads it in their own language."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass
class Fact:
    """A sign with an amount: three gems, 21 glory."""

    sign: str = ""
    value: str = ""
    label: Message | None = None
    state: str = ""


@dataclass
class Face:
    """Everything that is printed on a piece."""

    template: str
    """The name of a frame of the game's style."""
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
    """The word for the type of the piece, beside the code."""
    origin: Message | None = None
    """Explains where the values come from; shown only in the details."""
    brief: tuple[Fact, ...] = ()
    """The effect in at most five signs, for forms without words."""


@dataclass
class Piece:
    """A thing on the table."""

    id: str
    """A visible piece is called by its name and copy number in the order of zones, a hidden one by its zone and place."""
    kind: str
    face: Face | None = None
    """None if the piece lies face down."""
    seat: int = -1
    """The seat whose colour it bears."""
    count: int = 0
    """The number of equal pieces, or of cards in a stack; 0 shows no number."""
    at: tuple[int, ...] = ()
    """The place in the zone: an index on a track, column and row, axial hex coordinates, or ring, sector and width."""
    on: str = ""
    """The piece of the same zone that it stands on."""
    spot: str = ""
    turned: int = 0
    """Quarter turns clockwise."""
    pips: int = 0
    """The number that a die shows."""
    badges: tuple[Fact, ...] = ()
    edges: tuple[str, ...] = ()
    """Doors and walls of a room: `out:door`, `in:wall`."""
    offers: tuple[str, ...] = ()
    """The options that belong to it."""
    then: str = ""
    """The option that a click on it means next, once the one that it offers is chosen: a card of the hand begins a band."""
    states: tuple[str, ...] = ()
    note: Message | None = None
    """A preview such as +1, or a warning, above the piece."""
    caption: Message | None = None
    """Words below or beside it."""
    group: int = 0
    """In a row, a line separates pieces of different groups."""
    back: str = ""
    """The frame whose back a piece shows when it lies face down."""
    lasting: bool = False
    """True if it is the same object whenever it is drawn."""


@dataclass
class Bar:
    """A life bar; its figures are always written too."""

    value: int
    most: int
    sign: str = ""
    label: Message | None = None
    form: str = ""
    """`pips` draws a sign for each point, `boxes` a box."""
    more: str = ""
    """As for its sign, where it differs: the life of an enemy."""


@dataclass(frozen=True)
class Ring:
    """A ring of rooms, or a corridor that turns between two of them."""

    sectors: int
    thick: float = 1
    """Its share of the radius."""
    corridor: bool = False


@dataclass
class Mark:
    """A threshold on the ground of a land, with what it brings."""

    value: int
    facts: tuple[Fact, ...] = ()


@dataclass
class Length:
    """The worth of figures beyond their number: those of a seat on a ground, or of a side in a contest."""

    seat: int
    bonus: int
    label: Message | None = None
    """The name of a side in a contest."""
    about: Message | None = None
    added: Fact | None = None
    """The sum that a side has added to its figures, as everybody has seen."""
    reach: Fact | None = None
    """The most that a side could still add, as far as everybody knows."""


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
    """The size of its cards: xs, s, m or l."""
    line: int = 0
    """Zones of one area with the same line stand side by side."""
    grow: int = 1
    """Its share of the width among the zones of its line."""
    columns: int = 0
    turns: tuple[int, ...] = ()
    """The number of sectors by which each ring has turned."""
    emblem: str = ""
    tint: str = ""
    about: Message | None = None
    """A second, smaller title."""
    score: Fact | None = None
    """A large figure at the right of a panel."""
    below: bool = False
    """True if it stands under the zone before it, in the same column of its line."""
    joined: bool = False
    """True if it shares the tray of the zone before it."""
    seat: int = -1
    """The seat whose side of a battle it shows."""
    states: tuple[str, ...] = ()
    note: Message | None = None
    """A tag on its edge."""
    rings: tuple[Ring, ...] = ()
    """Its rings, from the inside out."""
    form: str = ""
    """How its cards lie."""
    marks: tuple[Mark, ...] = ()
    lengths: tuple[Length, ...] = ()
    scenery: str = ""
    """The silhouette in the sky of a land."""
    drawn_from: int = 0
    """Stands for the values that it is drawn from: zones with the same number are the same. 0 if it may depend on more than values."""


@dataclass
class Phase:
    """A pill in the header. Its name, under which people can ask what it is, is that of the message on it."""

    label: Message
    state: str = ""
    name: str = ""

    def __post_init__(self) -> None:
        self.name = self.name or self.label.id


@dataclass
class SeatLine:
    """The line of a seat in the strip of seats, the same for every viewer."""

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
    """The title of the overlay, if zones stand there."""
    steps: tuple[Phase, ...] = ()
    """The steps of the procedure that the overlay shows, such as a battle."""
    about: Message | None = None
    """A sentence below the overlay's title."""
    acting: Message | None = None
    """Tells what goes on while no seat has its turn: the enemy acts, a battle is fought, an age is scored."""


# --- moments


@dataclass
class Row:
    """A line of a part: what a seat, or something else that counts, has and gets."""

    seat: int = -1
    label: Message | None = None
    """Its name, if it is no seat."""
    place: int = 0
    """Its rank, counted from 1; 0 if nothing is ranked."""
    counts: tuple[Fact, ...] = ()
    """The parts of its rank or strength."""
    strength: str = ""
    gains: tuple[Fact, ...] = ()
    """Its gains besides the figure below."""
    sign: str = ""
    before: int = 0
    after: int = 0
    """A figure of its own that changes, such as its points or its life."""
    most: int = 0
    """The full length of the bar of that figure; 0 draws none."""
    note: Message | None = None
    """Why it gets what it gets."""
    states: tuple[str, ...] = ()
    """`leads` for a winner, `tied` for those who are parted by the part's reason."""
    more: str = ""
    """As for its sign, where it differs: the life of an enemy."""


@dataclass
class Part:
    """How an event is seen. An event with a `moment` begins a scene of its own; it lasts until the next heading of the log.

    Rules tell parts with `game.tell(..., seen=Part(...))`, guarded by `game.heard` like every event.
    """

    moment: Message | None = None
    """The title of the moment that begins here."""
    steps: tuple[Message, ...] = ()
    """The steps that such a moment goes through; parts that begin one say so (`step`)."""
    subject: str = ""
    """The name of the thing that it is about; the game's `portrait` draws it."""
    step: Message | None = None
    """Its name in the row of parts. Parts of one step and subject that follow each other are seen as one."""
    rows: tuple[Row, ...] = ()
    facts: tuple[Fact, ...] = ()
    """The stakes: the worth of the places, or the thresholds of a battle."""
    reason: Message | None = None
    """Tells what decided, such as how a tie was broken."""
    brief: bool = False
    """True if it passes by without anybody going on."""


@dataclass(frozen=True)
class Tint:
    """The colours of a kind of piece, with a hatching for those who cannot tell colours apart."""

    light: str
    deep: str
    hatching: str = "plain"


@dataclass(frozen=True)
class Sign:
    """The drawing of a resource or value. Its code and name are the messages `<prefix>-sign-<name>-code` and `<prefix>-sign-<name>`."""

    icon: str
    shape: str = ""
    """The shape around the icon; without one, the icon stands alone in the line."""
    colour: str = ""
    more: str = "good"
    """`good`, `bad` or `neither`: the meaning of a rise for whom it is counted."""


@dataclass(frozen=True)
class CardFrame:
    """A type of card: the outline of its window, its colours (unless a face brings its own) and the icon on its back."""

    outline: str
    light: str = ""
    deep: str = ""
    back: str = ""


@dataclass(frozen=True)
class Cloth:
    """The colours of the table in one theme: middle and edge of the cloth, the accent, and the ink of text on the accent."""

    middle: str
    edge: str
    accent: str
    ink: str


@dataclass(frozen=True)
class Style:
    """All colours, shapes and icons of a game."""

    dark: Cloth
    light: Cloth
    emblem: str
    tints: dict[str, Tint] = field(default_factory=dict)
    signs: dict[str, Sign] = field(default_factory=dict)
    frames: dict[str, CardFrame] = field(default_factory=dict)
    motif: str = ""
