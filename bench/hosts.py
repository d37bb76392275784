"""Servers under load, for `bench/load.py`: `deska serve` in processes of their own, and who uses the cores meanwhile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
TICKS = os.sysconf("SC_CLK_TCK")


TELL = """
import platform, sys, sysconfig, timeit
print(f"{platform.python_implementation()} {platform.python_version()} of {sys.executable} ({platform.python_compiler()}), "
      f"configured with {sysconfig.get_config_var('CONFIG_ARGS')}; "
      f"it counts to a million in {1000 * min(timeit.repeat('for i in range(1_000_000): pass', number=1)):.0f} ms")
"""
"""Says what kind of interpreter runs: one built with profiles is much faster, and not every build says so of itself."""


def python_of(compiled: bool) -> str:
    return str(COMPILED if compiled else sys.executable)


def interpreter(compiled: bool) -> str:
    """The Python that servers run on, and how it was built."""
    return subprocess.run([python_of(compiled), "-c", TELL], capture_output=True, text=True, check=True).stdout.strip()


class Server:
    """`deska serve` with room for this client: one address, many tables."""

    def __init__(self, folder: Path, compiled: bool = False, database: str = "", workers: int = 1) -> None:
        most = dict.fromkeys(("TABLES", "REQUESTS", "MESSAGES", "NEWCOMERS", "OPENINGS", "CONNECTIONS"), "1000000")
        settings = {**{f"MOST_{name}": value for name, value in most.items()}, "WORKERS": str(workers), "LOG_LEVEL": "WARNING"}
        if database:
            settings["DATABASE"] = database
        env = {**os.environ, **{f"DESKA_{name}": value for name, value in settings.items()}}
        env |= {} if compiled else {"PYTHONPATH": str(ROOT / "src")}
        command = [python_of(compiled), "-m", "deska.cli", "serve", "--no-open", "--port", "0", "--data", str(folder)]
        began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=folder)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.started = time.monotonic() - began
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.cookie = ""

    def post(self, path: str, body: object) -> dict[str, object]:
        return self.ask(Request(self.url(path), json.dumps(body).encode(), {"Content-Type": "application/json", "Cookie": self.cookie}))

    def get(self, path: str) -> dict[str, object]:
        return self.ask(Request(self.url(path), headers={"Cookie": self.cookie}))

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def ask(self, request: Request) -> dict[str, object]:
        with urlopen(request) as answer:
            if cookie := answer.headers.get("Set-Cookie"):
                self.cookie = str(cookie).split(";")[0]
            data: dict[str, object] = json.loads(answer.read())
            return data

    def metric(self, name: str) -> float:
        """The sum of a figure of `/metrics` over its labels."""
        with urlopen(self.url("/metrics")) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))

    def memory(self) -> float:
        """The resident set in MB; 0 if the system does not tell it."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.is_file():
            return 0.0
        return next(int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def seconds(self) -> float:
        """The CPU time used so far."""
        return used_by(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def used_by(pid: int) -> float:
    """The CPU time of a process; 0 if it is gone, or if the system does not tell it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(word) for word in children.read_text().split()] if children.is_file() else []
    return [pid, *(grandchild for child in found for grandchild in family(child))]


class Used:
    """Measures who uses the cores from now on: servers, clients, the database, and other processes, which spoil the figures."""

    def __init__(self, servers: Sequence[Server], database: int = 0) -> None:
        self.servers = servers
        self.database = database
        self.known: dict[int, float] = {}
        self.before = self.now()
        self.began = time.monotonic()

    def now(self) -> dict[str, float]:
        own = sum(server.seconds() for server in self.servers)
        shares = {"server": own, "clients": time.process_time()}
        if self.database:
            for pid in family(self.database):
                self.known[pid] = max(self.known.get(pid, 0.0), used_by(pid))
            shares["database"] = sum(self.known.values())
        stat = Path("/proc/stat")
        if stat.is_file():
            ticks = [int(word) for word in stat.read_text().partition("\n")[0].split()[1:9]]
            shares["others"] = (sum(ticks) - ticks[3] - ticks[4]) / TICKS - sum(shares.values())
        return shares

    def spent(self) -> dict[str, float]:
        """Seconds of a core since the beginning."""
        return {name: now - self.before[name] for name, now in self.now().items()}

    def line(self, choices: int) -> str:
        spent, seconds = self.spent(), time.monotonic() - self.began
        each = 1000 * spent["server"] / choices if choices else 0.0
        shares = ", ".join(f"{name} {100 * used / seconds:.0f} %" for name, used in spent.items())
        return f"of a core: {shares}; {each:.2f} ms of the server a choice"


def total_memory(servers: Iterable[Server]) -> float:
    return sum(server.memory() for server in servers)
