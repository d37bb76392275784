"""Structured logs: one event on a line, with its fields. Secrets, names, hands and chat are never logged."""

import json
import logging
import sys
import time
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from queue import Full, Queue
from threading import Thread
from typing import Final, TextIO

from deska.web.limits import Buckets
from deska.web.settings import Settings

MOST_WAITING: Final = 1000
"""If more lines than this wait to be written, further ones are lost."""
LAST_WORDS: Final = 1.0
"""Seconds in which the last lines have to be written when the server ends."""
ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "asctime", "color_message"}


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """The fields that were given as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in ORDINARY}


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))  # datetime would import, too late in a last line
        words = " ".join(f"{name}={value}" for name, value in fields_of(record).items())
        text = f"{at} {record.levelname.lower():7} {record.getMessage()} {words}".rstrip()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Sparing(logging.Filter):
    """Keeps a flood of lines from filling the disk: it limits equal lines and each source, and later tells how many it held back."""

    def __init__(self) -> None:
        super().__init__()
        self.of_line = Buckets(1, 20)
        self.of_source = Buckets(10, 200)
        self.held: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        source, line = record.name, f"{record.name} {str(record.msg)[:80]}"
        if not (self.of_line.take(line) and self.of_source.take(source)):
            self.held[source] += 1
            return False
        if self.held[source]:
            record.held_back = self.held.pop(source)
        return True


class Aside(logging.Handler):
    """Writes lines in a thread of its own: if nobody reads the log and its pipe is full, the tables go on, and lines are lost."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self.stream = stream
        self.lines: Queue[str | None] = Queue(MOST_WAITING)
        self.lost = 0
        self.thread = Thread(target=self.write, name="deska-log", daemon=True)
        self.thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        if self.lost:
            record.lost = self.lost
        try:
            self.lines.put_nowait(self.format(record))
            self.lost = 0
        except Full:
            self.lost += 1

    def close(self) -> None:
        with suppress(Full):
            self.lines.put(None, timeout=LAST_WORDS)
        self.thread.join(LAST_WORDS)
        super().close()

    # --- in the thread

    def write(self) -> None:
        while (line := self.lines.get()) is not None:
            with suppress(OSError, ValueError):  # whoever read it has gone
                self.stream.write(f"{line}\n")
                self.stream.flush()


def start_logging(settings: Settings) -> None:
    handler = Aside(sys.stderr)
    handler.setFormatter(Json() if settings.log == "json" else Plain())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("deska").setLevel(settings.log_level)
