"""Files of results: one row for each game, written while the games are played."""

import csv
import json
import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, Final

from deska.kernel import DeskaError
from deska.lab.games import Played, Series

if TYPE_CHECKING:
    from pyarrow import Schema

ROWS_AT_A_TIME: Final = 5_000


class CannotWrite(DeskaError):
    """The results cannot be written to the file."""


def flat(played: Played) -> dict[str, Any]:
    """A game as one row; the columns of a seat end in its number."""
    row: dict[str, Any] = {"index": played.index, "seed": played.seed, "seats": len(played.bots), "first": played.first}
    for seat, bot in enumerate(played.bots):
        row[f"bot_{seat}"] = bot
        row[f"score_{seat}"] = played.scores[seat]
        row[f"share_{seat}"] = played.shares[seat]
        if played.sides:
            row[f"side_{seat}"] = played.sides[seat]
        row |= {f"{source}_{seat}": points for source, points in played.breakdown[seat].items()}
    return row | {"choices": played.choices, "turns": played.turns, "ended": played.ended}


class Sheet:
    """A file that grows row by row. This base class writes JSON lines.

    The file gets its name only when it is closed. If the games are interrupted, the rows until then are kept.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self.series = series
        self.columns: tuple[str, ...] = ()
        self.rows = 0
        self.file: IO[Any] = self.opened()

    def opened(self) -> IO[Any]:
        return self.part.open("w", encoding="utf8", newline="")

    def add(self, played: Played) -> None:
        row = flat(played)
        try:
            if not self.columns:
                self.columns = tuple(row)
                self.begin(row)
            if tuple(row) != self.columns:
                raise CannotWrite(f"{self.path}: game {played.index} has other columns than the first one")
            self.write(row)
        except OSError as error:
            raise trouble(self.path, error) from None
        self.rows += 1

    def begin(self, row: dict[str, Any]) -> None:
        """Write what comes before the rows."""

    def write(self, row: dict[str, Any]) -> None:
        self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def end(self) -> None:
        """Write what comes after the rows."""

    def __enter__(self) -> "Sheet":
        return self

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if self.rows:
                self.end()
            self.file.close()
            if self.rows:
                os.replace(self.part, self.path)
            else:
                self.part.unlink()
        except OSError as error:
            raise trouble(self.path, error) from None


class CommaSheet(Sheet):
    def begin(self, row: dict[str, Any]) -> None:
        self.lines = csv.writer(self.file, lineterminator="\n")
        self.lines.writerow(row)

    def write(self, row: dict[str, Any]) -> None:
        self.lines.writerow(row.values())


class ParquetSheet(Sheet):
    """A file of Apache Parquet, written by pyarrow; the series is in its metadata."""

    def opened(self) -> IO[Any]:
        return self.part.open("wb")

    def begin(self, row: dict[str, Any]) -> None:
        from pyarrow.parquet import ParquetWriter

        self.waiting: list[dict[str, Any]] = []
        self.schema = schema_of(row, self.series)
        self.writer = ParquetWriter(self.file, self.schema)
        self.file.flush()

    def write(self, row: dict[str, Any]) -> None:
        self.waiting.append(row)
        if len(self.waiting) == ROWS_AT_A_TIME:
            self.flush()

    def flush(self) -> None:
        from pyarrow import Table

        self.writer.write_table(Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting.clear()

    def end(self) -> None:
        if self.waiting:
            self.flush()
        self.writer.close()


def schema_of(row: dict[str, Any], series: Series) -> "Schema":
    import pyarrow

    kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    spec = series.spec
    about = {"game": spec.id, "rules": spec.version, "bots": series.bots, "seed": series.seed, "variant": dict(series.variant)}
    fields = [pyarrow.field(name, kinds[type(value)], nullable=False) for name, value in row.items()]
    return pyarrow.schema(fields, metadata={"deska": json.dumps(about)})


FORMATS: Final[dict[str, type[Sheet]]] = {".parquet": ParquetSheet, ".csv": CommaSheet, ".jsonl": Sheet}


def sheet(path: Path, series: Series) -> Sheet:
    """An open file for results. If it cannot be written, that is said before any game is played."""
    kind = FORMATS.get(path.suffix)
    if kind is None:
        raise CannotWrite(f"{path}: results are written as {listed(FORMATS)}")
    if kind is ParquetSheet and find_spec("pyarrow") is None:
        raise CannotWrite("Parquet needs pyarrow: pip install 'deska[lab]'; .csv and .jsonl need nothing")
    try:
        if not path.parent.is_dir():
            raise CannotWrite(f"{path}: there is no folder {path.parent}")
        if path.is_dir():
            raise CannotWrite(f"{path} is a folder")
        return kind(path, series)
    except OSError as error:
        raise trouble(path, error) from None


def trouble(path: Path, error: OSError) -> CannotWrite:
    return CannotWrite(f"{path} cannot be written: {error.strerror or error}")


def listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}"
