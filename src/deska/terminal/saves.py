"""Games in files: a record with the chairs of its table. Plain records and snapshots can be read too."""

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from deska import BadData, Game, GameSpec
from deska.api import owner_of, read
from deska.table.chairs import BOT, MOST_NAME, PERSON, Chair
from deska.table.files import FORMAT
from deska.table.folders import data_folder
from deska.table.proof import Proof, proof_of
from deska.terminal.errors import UserError


@dataclass(frozen=True)
class Saved:
    """The content of a file: a record or a snapshot, and the chairs if it was saved at a table."""

    data: dict[str, Any]
    chairs: tuple[Chair, ...]
    proof: Proof | None = None

    @property
    def spec(self) -> GameSpec:
        return owner_of(self.data)

    @property
    def is_snapshot(self) -> bool:
        return "stack" in self.data

    @property
    def choices(self) -> list[str]:
        """The choices since the start, by name."""
        return [] if self.is_snapshot else list(self.data["choices"])

    def verified(self) -> "Saved":
        """The same content, after it was played again to its last choice."""
        game = self.spec.load(self.data) if self.is_snapshot else self.spec.replay(self.data)
        if self.chairs and len(self.chairs) != game.seats:
            raise BadData("table", f"{game.seats} seats are expected, not {len(self.chairs)}")
        return self

    def start(self) -> Game:
        """The position in which it begins."""
        if self.is_snapshot:
            return self.spec.load(self.data)
        return self.spec.replay({**self.data, "choices": [], "digest": None})


def read_file(path: Path) -> Saved:
    """The checked content of a file."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise UserError(f"there is no file {path}") from None
    except OSError as error:
        raise UserError(f"{path} cannot be read ({error.strerror})") from None
    try:
        return parsed(read(text)).verified()
    except BadData as error:
        raise UserError(f"{path} is not a game that can be read here: {error}") from None


def parsed(data: Any) -> Saved:
    if not isinstance(data, dict):
        raise BadData("", "a game is an object")
    if "table" not in data:
        return Saved(data, ())
    if data.get("deska") != FORMAT or not isinstance(data.get("record"), dict):
        raise BadData("deska", "the file was written by another version")
    chairs = data["table"]
    if not isinstance(chairs, list):
        raise BadData("table", "a list of seats is expected")
    return Saved(data["record"], tuple(chair_of(chair) for chair in chairs), proof_of(data))


def chair_of(data: Any) -> Chair:
    if not isinstance(data, dict) or set(data) != {"name", "player"} or not all(isinstance(value, str) for value in data.values()):
        raise BadData("table", "a seat has a name and a player")
    name, player = data["name"][:MOST_NAME], data["player"]
    return Chair(PERSON, name) if player == PERSON else Chair(BOT, name, player)


def write_file(path: Path, game: Game, chairs: Sequence[Chair]) -> None:
    """Write the game whole or not at all."""
    table = [{"name": chair.name, "player": chair.bot or PERSON} for chair in chairs]
    text = json.dumps({"deska": FORMAT, "table": table, "record": game.record()}, ensure_ascii=False, indent=1)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".deska-", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf8") as file:
            file.write(text + "\n")
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save_as(path: Path, game: Game, chairs: Sequence[Chair]) -> Path:
    """Write to a file of the user's choice, but never over anything that is not a game. Returns its path."""
    try:
        place = path.expanduser()
        if place.exists():
            read_file(place)
        write_file(place, game, chairs)
    except OSError as error:
        raise UserError(f"{path} cannot be written ({error.strerror})") from None
    except (RuntimeError, ValueError) as error:  # there is no home folder, or the name is impossible
        raise UserError(f"{path} cannot be written ({error})") from None
    return place


def new_path(game: str) -> Path | None:
    """A new file for a game; None if no place can be written to."""
    for folder in (data_folder() / "games", Path(tempfile.gettempdir()) / "deska" / "games"):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return unused(folder, game)
        except OSError:
            continue
    return None


def unused(folder: Path, game: str) -> Path:
    """The file with the first free number; it is created at once, so that two games started together never share one."""
    for number in count(1):
        path = folder / f"{game}-{number}.json"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        break
    return path
