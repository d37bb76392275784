"""How a game's table is drawn in a terminal, and a plain way for games without a drawing of their own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from deska.text import Texts


@dataclass(frozen=True)
class Picture:
    """What a drawing is made from: what the viewer may look at, and nothing else."""

    visible: dict[str, Any]
    viewer: int
    """The seat that looks; -1 is a spectator."""
    names: Sequence[str]
    texts: Texts
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The numbers of options that are shown on their pieces."""
    small: bool = False
    """Whether there is room for the most important only."""


def no_style(option: str) -> str:
    return ""


def no_piece(option: str) -> bool:
    return False


def no_glossary(picture: Picture) -> list[tuple[str, str]]:
    return []


@dataclass(frozen=True)
class Drawing:
    """A game's way to be shown."""

    table: Callable[[Picture], RenderableType]
    style: Callable[[str], str] = no_style
    """The colour of an option's number."""
    on_piece: Callable[[str], bool] = no_piece
    """Whether the drawing can show an option's number on a piece."""
    glossary: Callable[[Picture], list[tuple[str, str]]] = no_glossary
    """What the cards of this game do: name and text."""
    quiet: frozenset[str] = frozenset()
    """Events that a later one sums up; only the full log tells them."""


class Flow:
    """Chips one after the other, never broken inside, on as many lines as they need."""

    def __init__(self, chips: Sequence[Text]) -> None:
        self.chips = chips

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for chip in self.chips:
            if line and line.cell_len + 1 + chip.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(" " if line else "").append_text(chip)
        yield line


def titled(title: str, content: RenderableType) -> Table:
    """A line of the table: what it is on the left, what is there on the right."""
    found = Table.grid(padding=(0, 1, 0, 0), expand=True)
    found.add_column(width=17, no_wrap=True)
    found.add_column(ratio=1)
    found.add_row(Text(title, "bold", overflow="ellipsis"), content)
    return found


def row(picture: Picture, title: str, chips: Sequence[Text]) -> Table:
    return flowing(picture.texts.message(title), chips)


def flowing(title: str, chips: Sequence[Text]) -> Table:
    """A line of chips, or a dash."""
    return titled(title, Flow(chips) if chips else Text("–", "dim"))


def plain_table(picture: Picture) -> RenderableType:
    """All that is visible, as an indented list."""
    hidden = ("decision", "waiting", "ended")
    return Group(*lines({key: value for key, value in picture.visible.items() if key not in hidden}))


def lines(value: dict[str, Any]) -> list[RenderableType]:
    found: list[RenderableType] = []
    for key, item in value.items():
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(part, dict) for part in item)):
            found.append(Text(key, "bold"))
            parts = item if isinstance(item, dict) else {str(place): part for place, part in enumerate(item)}
            found.append(Padding(Group(*lines(parts)), (0, 0, 0, 2)))
        else:
            found.append(Text.assemble((f"{key}: ", "bold"), inline(item)))
    return found


def inline(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(inline(item) for item in value) or "–"
    return "–" if value is None else str(value)
