"""The clock of the server."""

import time
from typing import Final

BEGAN: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, counted from the start of the server: setting the system's clock changes nothing."""
    return (BEGAN + time.monotonic_ns()) // 1_000_000
