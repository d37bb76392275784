"""Somebody at a real terminal: `deska` in a process of its own, behind a pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0
ESCAPE: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
"""The codes of colours, and those that clear the screen."""


class Typist:
    """Reads what the process shows, and types lines."""

    def __init__(self, data: Path, *arguments: object, columns: int = 160, lines: int = 60) -> None:
        own, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(data), "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            env.pop(name, None)
        command = [sys.executable, "-m", "deska.cli", *map(str, arguments)]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=env, cwd=ROOT, close_fds=True)
        os.close(other)
        self.terminal = own

    def read(self, endings: Sequence[str] = ()) -> str:
        """The output until one of the endings stands there and input is awaited; without endings, all output."""
        shown = b""
        end = time.monotonic() + PATIENCE
        while not (text := plain(shown)).endswith(tuple(endings) or ("\0",)):
            assert time.monotonic() < end, f"in vain: {endings} after {text[-500:]!r}"
            if select.select([self.terminal], [], [], 1.0)[0]:
                try:
                    shown += os.read(self.terminal, 65536)
                except OSError:  # the process has ended
                    break
        return plain(shown)

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def leave(self) -> int:
        """Wait for the end of the process and return its exit code."""
        code = self.process.wait(PATIENCE)
        os.close(self.terminal)
        return code

    def interrupt(self) -> None:
        """Kill the process if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)


def plain(shown: bytes) -> str:
    """The readable text of the output."""
    return ESCAPE.sub("", shown.decode("utf8", "replace")).replace("\r\n", "\n")
