"""Reads the fields that the nouns of a game declare (see `deska.kernel.nouns`) from the source, without importing the game."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SIGHTS: Final = ("OPEN", "OWN", "COUNTED", "TOLD", "DERIVED")
EMPTY: Final = {"list": "[]", "Hand": "Hand([], [])", "Pile": "Pile([], [])"}
"""The code of a fresh empty value, for fields whose default is one of the constants `NO_…`."""


@dataclass(frozen=True)
class Field:
    """One declared field."""

    name: str
    type: ast.expr
    code: str
    """The code of its codec."""
    sight: str
    """One of SIGHTS; empty if the field is hidden."""
    default: str
    """The code of the value it begins with."""

    @property
    def type_code(self) -> str:
        return ast.unparse(self.type)

    @property
    def is_derived(self) -> bool:
        return self.sight == "DERIVED"

    @property
    def is_told(self) -> bool:
        return self.sight == "TOLD"

    @property
    def is_fresh(self) -> bool:
        """True if every noun begins with an empty value of its own, and the default is one of the constants `NO_…`."""
        return self.default.startswith("NO_") and base_of(self.type) in EMPTY


@dataclass(frozen=True)
class Declared:
    """One noun with its fields."""

    name: str
    fields: tuple[Field, ...]
    is_game: bool
    is_fixed: bool
    """True if it never changes once it is made, so that copies share it."""

    @property
    def snake(self) -> str:
        """Its name in small letters: `new_player` builds a `Player`."""
        return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in self.name).lstrip("_")

    @property
    def record(self) -> str:
        """The name of the constant that writes it down."""
        return "STATE" if self.is_game else self.snake.upper()

    @property
    def written(self) -> list[Field]:
        """The fields that are written down."""
        return [field for field in self.fields if not field.is_derived and not field.is_told]

    @property
    def derives(self) -> list[str]:
        """The line that sets derived fields, if there are any."""
        return ["    made.derive()"] if any(field.is_derived for field in self.fields) else []


class Room:
    """The module or folder in which a game declares its nouns."""

    def __init__(self, game: Path) -> None:
        folder = game / "components"
        self.is_folder = folder.is_dir()
        self.package = f"{dotted(game)}.components"
        self.made = game / "made.py"
        sources = sorted(folder.glob("*.py")) if self.is_folder else [game / "components.py"]
        if not sources or not sources[0].exists():
            raise SystemExit(f"making: {game} has no components")
        self.trees = {self.module(path): ast.parse(path.read_text(encoding="utf8")) for path in sources}
        self.nouns = in_order(list(self.declared()))

    def module(self, path: Path) -> str:
        return f"{self.package}.{path.stem}" if self.is_folder and path.stem != "__init__" else self.package

    def declared(self) -> Iterator[Declared]:
        for tree in self.trees.values():
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and (fields := tuple(fields_of(node))):
                    bases = [ast.unparse(base) for base in node.bases]
                    yield Declared(node.name, fields, "Game" in bases, "Fixed" in bases)

    def home_of(self, name: str) -> str:
        """The module that defines a name of the declarations, or that they import it from."""
        for module, tree in self.trees.items():
            if any(name in bound(node) for node in tree.body):
                return module
        for tree in self.trees.values():
            for node in tree.body:
                if isinstance(node, ast.ImportFrom) and any((alias.asname or alias.name) == name for alias in node.names):
                    return str(node.module)
        return ""


def in_order(nouns: list[Declared]) -> list[Declared]:
    """The nouns in an order in which each comes after its parts, because a Record has to be built after the Records it uses."""
    ordered: list[Declared] = []
    names = {noun.name for noun in nouns}

    def add(noun: Declared) -> None:
        if noun in ordered:
            return
        used = {node.id for field in noun.fields for node in ast.walk(field.type) if isinstance(node, ast.Name)} & names - {noun.name}
        for part in nouns:
            if part.name in used:
                add(part)
        ordered.append(noun)

    for noun in nouns:
        add(noun)
    return ordered


def bound(node: ast.stmt) -> list[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def fields_of(node: ast.ClassDef) -> Iterator[Field]:
    """The fields that a class declares; only those of a fixed noun need no default."""
    is_fixed = any(ast.unparse(base) == "Fixed" for base in node.bases)
    for line in node.body:
        if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(line.annotation, ast.Subscript)):
            continue
        if ast.unparse(line.annotation.value) != "Annotated" or not isinstance(line.annotation.slice, ast.Tuple):
            continue
        annotation, *notes = line.annotation.slice.elts
        words = [ast.unparse(note) for note in notes]
        sight = next((word for word in words if word in SIGHTS), "")
        code = next((word for word in words if word not in SIGHTS), "")
        if line.value is None and sight != "DERIVED" and not is_fixed:
            raise SystemExit(f"making: {node.name}.{line.target.id} does not say what it begins with")
        yield Field(line.target.id, unquoted(annotation), code, sight, "" if line.value is None else ast.unparse(line.value))


def unquoted(annotation: ast.expr) -> ast.expr:
    """A type without the quotes around it or its parts."""
    return ast.parse(ast.unparse(annotation).replace("'", ""), mode="eval").body


def base_of(annotation: ast.expr) -> str:
    """A type without its parameters."""
    return ast.unparse(annotation.value if isinstance(annotation, ast.Subscript) else annotation)


def item_of(annotation: ast.expr) -> ast.expr | None:
    """The type of the items of a list."""
    return annotation.slice if isinstance(annotation, ast.Subscript) and base_of(annotation) == "list" else None


def optional(annotation: ast.expr) -> ast.expr | None:
    """The type of a value that may be missing."""
    return annotation.left if isinstance(annotation, ast.BinOp) and ast.unparse(annotation.right) == "None" else None


def dotted(folder: Path) -> str:
    """The name of the package in a folder."""
    inside = (folder / "__init__.py").exists() and (folder.parent / "__init__.py").exists()
    return f"{dotted(folder.parent)}.{folder.name}" if inside else folder.name
