"""A scene prepared for the terminal: its words, signs and colours, and the numbers of the options."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Final

from rich.text import Text

import deska
from deska import Game
from deska.kernel.scenes import Face, Fact, Message, Piece, Scene, Style
from deska.terminal.machine import TERMINAL
from deska.text import Messages, Texts

SEATS: Final = ("#f1735d", "#5aa9f2", "#f2c230", "#4fc28a", "#be8cf0", "#f4eedf")
"""The colours of the seats, as in the browser."""
RICH: Final = re.compile(r"\[([a-z][a-z0-9-]*)(?: ([^\]]*))?\]|\*\*(.+?)\*\*")
"""Finds the signs such as `[gem 2]` and the bold parts such as `**Summon**` in the words of a scene."""
DIGITS: Final = re.compile(r"\d+")
BRIGHT: Final = 140
"""On colours brighter than this, letters are black."""


class Detail(IntEnum):
    """The detail in which a table is shown; a terminal takes the most that fits."""

    FEWEST = 0
    """Boards become lists, and options that stand at a piece are not listed again."""
    OWN = 1
    """Zones of other seats are left out, unless something in them can be chosen."""
    ALL = 2
    WORDS = 3
    """Cards also show their texts."""


@dataclass(frozen=True)
class Picture:
    """A scene as one viewer sees it, in one language."""

    scene: Scene
    texts: Texts
    viewer: int = -1
    """The seat that looks; -1 is a spectator."""
    turn: int = -1
    """The seat that is on turn; -1 if the game is over."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The options and the numbers that choose them."""
    detail: Detail = Detail.WORDS

    # --- pieces

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        return {piece.id: piece for zone in self.scene.zones for piece in zone.pieces}

    @cached_property
    def children(self) -> dict[str, list[Piece]]:
        """The pieces that stand on each piece."""
        children: dict[str, list[Piece]] = {}
        for piece in self.pieces.values():
            if piece.on in self.pieces:
                children.setdefault(piece.on, []).append(piece)
        return children

    @cached_property
    def homes(self) -> dict[str, int]:
        """The seat in whose area each piece lies."""
        homes: dict[str, int] = {}
        for zone in self.scene.zones:
            _, _, seat = zone.area.partition(":")
            homes |= dict.fromkeys((piece.id for piece in zone.pieces), int(seat) if seat else self.viewer if zone.area == "mine" else -1)
        return homes

    @cached_property
    def mixed(self) -> set[str]:
        """The cards of zones with several kinds of cards: they show the code of their kind, so that colour is never the only sign."""
        mixed: set[str] = set()
        for zone in self.scene.zones:
            kinds = {piece.face.template for piece in zone.pieces if piece.kind == "card" and piece.face is not None}
            if len(kinds) > 1:
                mixed |= {piece.id for piece in zone.pieces if piece.kind == "card"}
        return mixed

    @cached_property
    def bearers(self) -> dict[str, Piece]:
        """Each option that can be chosen at a piece, with the first such piece."""
        bearers: dict[str, Piece] = {}
        for piece in self.pieces.values():
            for option in piece.offers:
                if option in self.numbers:
                    bearers.setdefault(option, piece)
        return bearers

    def number(self, piece: Piece) -> Text:
        """The numbers that choose an option of the piece: `[3]` or `[3,7]`."""
        numbers = sorted({self.numbers[option] for option in piece.offers if option in self.numbers})
        return Text().append(f"[{','.join(map(str, numbers))}]" if numbers else "", "bold")

    def on_offer(self, pieces: tuple[Piece, ...]) -> bool:
        return any(option in self.numbers for piece in pieces for option in piece.offers)

    # --- words

    @cached_property
    def words(self) -> Messages:
        """The messages of the terminal itself."""
        return Messages(self.texts.lang, (TERMINAL,))

    def say(self, message: Message | None) -> str:
        """A message in words, with its signs as codes."""
        return self.rich(message).plain

    def rich(self, message: Message | None, style: str = "") -> Text:
        """A message in words, with bold parts."""
        if message is None:
            return Text()
        return self.drawn(self.texts.message(message.id, **message.args), style)

    def drawn(self, words: str, style: str = "") -> Text:
        """Words with their signs as letters and their bold parts bold."""
        text, last = Text(style=style), 0
        for match in RICH.finditer(words):
            sign, value, bold = match.groups()
            if sign and not self.knows(sign):
                continue
            between = words[last : match.start()]
            text.append(between or (" " if last else ""))
            text.append(bold or f"{value or ''}{self.code(sign)}", "bold" if bold else "")
            last = match.end()
        return text.append(words[last:])

    def knows(self, sign: str) -> bool:
        return self.texts.has_sign(sign)

    def code(self, sign: str) -> str:
        """The two letters of a sign."""
        return self.texts.code(sign) if self.knows(sign) else sign

    def name(self, sign: str) -> str:
        return self.texts.sign(sign) if self.knows(sign) else sign

    def has_code(self, face: Face) -> bool:
        return face.code is not None or (face.name is not None and self.texts.has(f"{face.name.id}-code"))

    def short(self, face: Face) -> str:
        """The code of a face if it has one, else its name."""
        if face.code is None and face.name is not None and self.has_code(face):
            return self.texts.message(f"{face.name.id}-code")
        return self.say(face.code or face.name)

    def fact(self, fact: Fact) -> str:
        """A fact on a piece: `2GE`, `5/6LI`, `→`."""
        if fact.sign:
            return f"{fact.value}{self.code(fact.sign)}"
        return fact.value or self.say(fact.label)

    def told(self, fact: Fact) -> str:
        """A fact in words: `gold 2`, `6 realm tiles left`."""
        words = self.say(fact.label) or (self.name(fact.sign) if fact.sign else "")
        digits = DIGITS.search(fact.value)
        if not fact.value or (digits and digits[0] in words):
            return words
        return f"{words} {fact.value}".strip()

    # --- people

    def player(self, seat: int) -> str:
        return self.texts.player(seat)

    @cached_property
    def tags(self) -> list[str]:
        """The initials of the players, or their numbers where initials are not enough."""
        names = [self.player(seat) for seat in range(len(SEATS))]
        seated = names[: max(len(self.texts.players), len(self.scene.seats))]
        initials = [name[:1] for name in seated]
        clear = len(set(initials)) == len(seated)
        return [name[:1] if clear or seat >= len(seated) else str(seat + 1) for seat, name in enumerate(names)]

    def tag(self, seat: int) -> Text:
        return Text(self.tags[seat % len(SEATS)], f"bold {SEATS[seat % len(SEATS)]}")

    # --- colours

    @property
    def style(self) -> Style | None:
        return self.texts.spec.style

    def paint(self, piece: Piece) -> str:
        """The colours of a piece as the terminal names them: those of its face, or of its kind of card."""
        face, style = piece.face, self.style
        if face is None or style is None:
            return ""
        tint, frame = style.tints.get(face.tint), style.frames.get(face.template)
        light = tint.light if tint is not None else frame.light if frame is not None else ""
        return painted(light) if light else ""


def painted(ground: str) -> str:
    """A style that can be read on that colour."""
    red, green, blue = (int(ground[place : place + 2], 16) for place in (1, 3, 5))
    return f"bold {'#000000' if 0.3 * red + 0.59 * green + 0.11 * blue > BRIGHT else '#ffffff'} on {ground}"


def picture_of(game: Game, seat: int, texts: Texts) -> Picture:
    """The table as a seat (-1: a spectator) sees it, with nothing to choose yet."""
    view = deska.view(game, seat if seat >= 0 else None)
    scene = game.spec.scene(view) if game.spec.scene is not None else Scene(())
    return Picture(scene, texts, view.seat, -1 if game.ended else game.turn)
