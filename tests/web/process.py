"""A server in a process of its own, as `deska serve` starts it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class Process:
    """`deska serve` on a free port, or another module that does the same; `settings` are those of its environment."""

    def __init__(self, data: Path, *options: str, module: str = "deska.cli", descriptors: str = "", **settings: str) -> None:
        env = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "DESKA_WORKERS": "1",
            "DESKA_MOST_REQUESTS": "10000",
            "DESKA_MOST_MESSAGES": "10000",
            "DESKA_MOST_NEWCOMERS": "100000",
            "DESKA_MOST_OPENINGS": "10000",
            "DESKA_MOST_CONNECTIONS": "10000",
            **settings,
        }
        command = [sys.executable, "-m", module, "serve", "--no-open", "--port", "0", "--data", str(data), *options]
        self.began = time.monotonic()
        if descriptors:
            command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=ROOT)
        self.first = self.line()
        self.took = time.monotonic() - self.began
        self.port = int(self.first.split("http://127.0.0.1:")[1].split("/")[0])

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(f"the server said nothing: {self.process.communicate()[1]}")
        return line

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask the server to stop. Returns its exit code, its output and its complaints."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err

    def get(self, path: str) -> bytes:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            body: bytes = answer.read()
            return body
