"""Where the server keeps its things, and that only one server does so."""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from deska.kernel.errors import DeskaError


class Busy(DeskaError):
    """Another server uses the same folder."""


def make_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DeskaError(f"{folder} cannot be used ({error.strerror}); name another folder with --data") from None
    return folder


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold the folder; a second server would answer from a memory of its own. The lock goes with the process, however it ends."""
    path = folder / "deska.lock"
    with path.open("a") as file:
        try:
            lock(file.fileno())
        except OSError:
            raise Busy(f"another Deska server uses {folder}; stop it, or name another folder with --data") from None
        yield


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def network_address() -> str | None:
    """This machine's address in the local network; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def has_browser() -> bool:
    """Whether a window could be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on the port, or on one of the next if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except (OSError, OverflowError) as error:
            found.close()
            why = error.strerror if isinstance(error, OSError) else "no such port"
            continue
        found.listen(1024)
        return found
    raise DeskaError(f"nothing can listen on {host}:{port} ({why}); choose another --port")
