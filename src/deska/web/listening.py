"""The data folder of the server, and the socket that it listens on."""

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

from deska.kernel.errors import DeskaError


def make_folder(folder: Path) -> Path:
    """Make the data folder, for its owner alone; an older folder is closed to others only if it is Deska's."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DeskaError(f"{folder} cannot be used ({error.strerror}); name another folder with --data") from None
    with suppress(OSError):
        is_ours = (folder / "deska.db").exists() or not any(folder.iterdir())
        if is_ours and folder.stat().st_mode & 0o077:
            folder.chmod(0o700)
    return folder


def network_address() -> str | None:
    """This machine's address in the local network. Connecting a UDP socket only asks for a route and sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def has_browser() -> bool:
    """True if a window could be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A listening socket on the port, or on one of the next if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except (OSError, OverflowError) as error:
            listener.close()
            why = error.strerror if isinstance(error, OSError) else "no such port"
            continue
        listener.listen(1024)
        return listener
    raise DeskaError(f"nothing can listen on {host}:{port} ({why}); choose another --port")
