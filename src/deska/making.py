"""Writes the module `made` of a game from the fields that its nouns declare (see `deska.kernel.nouns`).

python -m deska.making src/deska/games/ethnos
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from deska.declared import EMPTY, Declared, Field, Room, base_of, item_of, optional

IMMUTABLE: Final = ("int", "bool", "str", "tuple", "None")
"""Types whose values never change, so that copies share them."""
HEAD: Final = '"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""\n'
KERNEL: Final = {
    "ListOf": "codec",
    "Maybe": "codec",
    "Record": "codec",
    "Frame": "effects",
    "Setup": "game",
    "hidden": "nouns",
    "veil_hand": "nouns",
    "veil_pile": "nouns",
    "Hand": "piles",
    "Pile": "piles",
    "Rng": "rng",
    "GameSpec": "spec",
}
"""The modules of the kernel that define what the made functions use."""
LINE_LENGTH: Final = 140
"""The longest line that the formatter allows."""


class Maker:
    """Writes the functions of all nouns of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.by_name = {noun.name: noun for noun in room.nouns}
        self.alone: set[str] = set()
        """The types of things that belong to no seat: the state holds just one of them, or they are parts of such a thing."""
        for noun in reversed(room.nouns):  # wholes before their parts
            annotations = [optional(field.type) or field.type for field in noun.fields]
            if noun.is_game:
                self.alone.update(ast.unparse(annotation) for annotation in annotations)
            elif noun.name in self.alone:
                self.alone.update(ast.unparse(item_of(annotation) or annotation) for annotation in annotations)

    def text(self) -> str:
        body = "\n\n\n".join(part for noun in self.room.nouns for part in self.parts(noun))
        return f"{HEAD}\n{self.imports(body)}\n\n\n{body}\n"

    def parts(self, noun: Declared) -> Iterator[str]:
        yield self.building(noun)
        yield self.cloning(noun)
        if not noun.is_fixed:
            yield self.veiling(noun)
        yield self.writing(noun)

    def imports(self, body: str) -> str:
        """The imports of all names that the functions use."""
        nodes = list(ast.walk(ast.parse(body)))
        local = {node.arg for node in nodes if isinstance(node, ast.arg)} | {"made", "one"}
        used = {node.id for node in nodes if isinstance(node, ast.Name)} - local
        homes: dict[str, list[str]] = {}
        for name in sorted(used - {"Final"}):
            home = self.room.home_of(name) or (f"deska.kernel.{KERNEL[name]}" if name in KERNEL else "")
            if home:
                homes.setdefault(home, []).append(name)
        lines = [line_of(home, sorted(homes[home], key=rank)) for home in sorted(homes)]
        return "\n".join(["from typing import Final", "", *lines])

    # --- building

    def building(self, noun: Declared) -> str:
        given = [self.given(field) for field in noun.written]
        if noun.is_game:
            head = [
                f"    {common}," for common in ("spec: GameSpec", "setup: Setup", "rng: Rng", "stack: list[Frame]", "legal: list[int]", "*")
            ]
            made = f"    made = {noun.name}(spec, setup, rng, stack, legal)"
        else:
            head, made = ["    *,"], f"    made = {noun.name}()"
        lines = [f"    made.{field.name} = {self.begun(field)}" for field in noun.written]
        return "\n".join([f"def new_{noun.snake}(", *head, *given, f") -> {noun.name}:", made, *lines, *noun.derives, "    return made"])

    def given(self, field: Field) -> str:
        """The parameter for a field."""
        if field.is_fresh:
            return f"    {field.name}: {field.type_code} | None = None,"
        default = "" if field.default.startswith("NO_") or not field.default else f" = {field.default}"
        return f"    {field.name}: {field.type_code}{default},"

    def begun(self, field: Field) -> str:
        """The code of the value that a field begins with."""
        return f"{EMPTY[base_of(field.type)]} if {field.name} is None else {field.name}" if field.is_fresh else field.name

    # --- copying

    def cloning(self, noun: Declared) -> str:
        lines = [
            f"    made.{field.name} = {self.copied(field.type, f'it.{field.name}', field.is_derived)}"
            for field in noun.fields
            if not field.is_told
        ]
        if noun.is_game:
            made = f"    made = {noun.name}(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])"
            lines.append("    it.carry(made)")
        else:
            made = f"    made = {noun.name}()"
        return "\n".join([f"def clone_{noun.snake}(it: {noun.name}) -> {noun.name}:", made, *lines, "    return made"])

    def copied(self, annotation: ast.expr, value: str, is_derived: bool = False) -> str:
        """The code that copies a value with that annotation."""
        if self.is_shared(annotation):
            return value
        inner = optional(annotation)
        if inner is not None:
            return f"None if {value} is None else {self.copied(inner, value, is_derived)}"
        item = item_of(annotation)
        if item is not None:
            return f"{value}[:]" if self.is_shared(item) else f"[{self.copied(item, 'one')} for one in {value}]"
        name = ast.unparse(annotation)
        if name in EMPTY:
            return f"{value}.clone()"
        if is_derived and name not in self.by_name:
            return value
        return f"clone_{self.noun(name).snake}({value})"

    def is_shared(self, annotation: ast.expr) -> bool:
        inner = optional(annotation)
        if inner is not None:
            return self.is_shared(inner)
        name = base_of(annotation)
        return name in IMMUTABLE or (name in self.by_name and self.by_name[name].is_fixed)

    def noun(self, name: str) -> Declared:
        if name not in self.by_name:
            raise SystemExit(f"making: {name} is no noun, and nobody knows how it is copied")
        return self.by_name[name]

    # --- veiling

    def veiling(self, noun: Declared) -> str:
        """The function that makes a copy for one viewer; its `owner` is the seat that the noun belongs to."""
        self.check_owners(noun)
        lines = [line for field in noun.written if (line := self.veiled(noun, field))]
        if noun.is_game:  # the generator is replaced by a constant one: its words would tell what comes
            head = f"def veil_{noun.snake}(it: {noun.name}, seat: int, recalls: bool) -> {noun.name}:"
            made = f"    made = {noun.name}(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])"
            lines.append("    it.carry_open(made)")
        else:
            head = f"def veil_{noun.snake}(it: {noun.name}, seat: int, owner: int, recalls: bool) -> {noun.name}:"
            made = f"    made = {noun.name}()"
        return "\n".join([head, made, *lines, *noun.derives, "    return made"])

    def check_owners(self, noun: Declared) -> None:
        """Refuse OWN on fields that belong to no seat: only items of a list in the state, and their parts, belong to one."""
        for field in noun.fields:
            item = base_of(item_of(field.type) or field.type)
            is_owned = item_of(field.type) is not None and item == "Hand" if noun.is_game else noun.name not in self.alone
            if field.sight == "OWN" and not is_owned:
                raise SystemExit(f"making: {noun.name}.{field.name} is OWN, but belongs to no seat")
            if field.sight == "OWN" and item == "Pile":
                raise SystemExit(f"making: {noun.name}.{field.name} is OWN, but a pile is OPEN or COUNTED")

    def veiled(self, noun: Declared, field: Field) -> str:
        """The line that sets a field of the veiled copy; empty if it is hidden."""
        value, target = f"it.{field.name}", f"    made.{field.name} = "
        item = item_of(field.type)
        if base_of(field.type) in ("Hand", "Pile") or (item is not None and base_of(item) in ("Hand", "Pile")):
            return target + self.veiled_cards(noun, field.type, value, field.sight or "COUNTED")
        if not field.sight:
            if field.is_fresh:
                return f"{target}{EMPTY[base_of(field.type)]}"
            return ""
        if field.sight == "COUNTED":
            return target + (f"[hidden(one) for one in {value}]" if item is not None and item_of(item) is not None else f"hidden({value})")
        copy = self.seen(noun, field.type, value)
        if field.sight == "OWN":
            other = EMPTY[base_of(field.type)] if field.is_fresh else f"made.{field.name}"
            return f"{target}{copy} if owner == seat else {other}"
        return target + copy

    def veiled_cards(self, noun: Declared, annotation: ast.expr, value: str, sight: str) -> str:
        item = item_of(annotation)
        if item is not None:
            return f"[{self.veiled_cards(noun, item, 'one', sight)} {each(noun, value)}]"
        if sight == "OPEN":
            return f"{value}.clone()"
        if ast.unparse(annotation) == "Pile":
            return f"veil_pile({value}, seat, recalls)"
        return f"veil_hand({value}, seat, {'owner == seat' if sight == 'OWN' else 'False'}, recalls)"

    def seen(self, noun: Declared, annotation: ast.expr, value: str) -> str:
        """The code that copies a value that the viewer may see."""
        item = item_of(annotation)
        if item is not None and not self.is_shared(item) and ast.unparse(item) in self.by_name:
            return f"[veil_{self.noun(ast.unparse(item)).snake}(one, seat, owner, recalls) {each(noun, value)}]"
        inner = optional(annotation)
        if inner is not None and not self.is_shared(inner):
            return f"None if {value} is None else {self.seen(noun, inner, value)}"
        if ast.unparse(annotation) in self.by_name and not self.is_shared(annotation):
            owner = "-1" if noun.is_game else "owner"
            return f"veil_{self.noun(ast.unparse(annotation)).snake}({value}, seat, {owner}, recalls)"
        return self.copied(annotation, value)

    # --- writing down

    def writing(self, noun: Declared) -> str:
        lines = [f"    {field.name}={self.coded(field)}," for field in noun.written]
        told = [f'"{field.name}": {self.coded(field)}' for field in noun.fields if field.is_told]
        if told and not noun.is_game:
            raise SystemExit(f"making: {noun.name} is not the state; only its fields can be told")
        lines += [f"    told={{{', '.join(told)}}},"] if told else []
        return "\n".join([f"{noun.record}: Final = Record(", f"    new_{noun.snake},", *lines, ")"])

    def coded(self, field: Field) -> str:
        """The code of the codec that writes a field down."""
        inner = optional(field.type)
        annotation = field.type if inner is None else inner
        item = item_of(annotation)
        if item is not None and ast.unparse(item) in self.by_name:
            if not field.code.startswith("Between("):
                raise SystemExit(f"making: {field.name} does not say how many it holds: Between(least, most)")
            return f"ListOf({self.noun(ast.unparse(item)).record}, {field.code.removeprefix('Between(')}"
        code = self.by_name[ast.unparse(annotation)].record if ast.unparse(annotation) in self.by_name else field.code
        if not code:
            raise SystemExit(f"making: {field.name} does not say how it is written down")
        return code if inner is None or code.startswith("Maybe(") else f"Maybe({code})"


def each(noun: Declared, value: str) -> str:
    """The loop over a list. In the state each item belongs to the seat of its number, in a noun to the noun's own seat."""
    return f"for owner, one in enumerate({value})" if noun.is_game else f"for one in {value}"


def rank(name: str) -> tuple[int, str]:
    """The order of imported names: constants, classes, functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def line_of(home: str, names: list[str]) -> str:
    line = f"from {home} import {', '.join(names)}"
    return line if len(line) <= LINE_LENGTH else f"from {home} import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def made(game: Path) -> tuple[Path, str]:
    """The path of the module `made` of a game, and its text."""
    room = Room(game)
    return room.made, Maker(room).text()


def main() -> None:
    for folder in sys.argv[1:]:
        path, text = made(Path(folder).resolve())
        if not path.exists() or path.read_text(encoding="utf8") != text:
            path.write_text(text, encoding="utf8")
            print(f"making: {path}")


if __name__ == "__main__":
    main()
