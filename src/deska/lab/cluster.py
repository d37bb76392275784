"""A crew of workers on a Ray cluster: the same games as anywhere else, whoever plays them."""

import os
import socket
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from deska.kernel import DeskaError
from deska.lab.running import Crew, Piece, WorkerLost, crew_of, do_piece

LOCAL: Final = "local"
"""The address of a cluster on this machine that lives as long as the command."""
RETRIES: Final = 20
"""How often a piece of work is begun anew when its worker is gone. Its tasks are pure, so nothing is counted twice."""
KNOCK_SECONDS: Final = 5.0
"""The time in which an address has to answer."""


class NoCluster(DeskaError):
    """There is no Ray, or no cluster at that address."""


class RayCrew(Crew):
    """Workers of a Ray cluster."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        if find_spec("ray") is None:
            raise NoCluster("--ray needs Ray: pip install 'deska[ray]'")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
        knock(address)
        ray: Any = import_module("ray")
        self.ray = ray
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if address == LOCAL:
                ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise NoCluster(f"there is no Ray cluster at {address}: {error}") from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(max_retries=RETRIES)(do_piece)

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Any:
        return self.remote.remote(work, tasks)

    def finished(self, receipt: Any, seconds: float) -> Piece:
        errors = self.ray.exceptions
        try:
            piece: Piece = self.ray.get(receipt, timeout=seconds)
        except errors.RayTaskError as error:
            raise error.cause from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError) as error:
            raise WorkerLost(f"the cluster has lost a worker for good ({type(error).__name__}); the games before that are kept") from None
        return piece

    def last(self, receipt: Any) -> Piece | None:
        done, _ = self.ray.wait([receipt], timeout=0)
        if done:
            return self.finished(receipt, 0)
        self.forget(receipt)
        return None

    def forget(self, receipt: Any) -> None:
        self.ray.cancel(receipt, force=False)

    def dismiss(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, ValueError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error}") from None


def crew_at(ray: str | None, jobs: int) -> Crew:
    """The crew of a command: a Ray cluster if an address is given, or else processes of this machine."""
    return crew_of(jobs) if ray is None else RayCrew(ray)
