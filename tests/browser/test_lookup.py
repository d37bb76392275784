"""The browser that is taken, how one is installed, and the message if there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.chromium import ROOT

RUNS = "#!/bin/sh\nexit 0\n"
STUB = "#!/bin/sh\necho 'install me with another package manager' >&2\nexit 1\n"
APT = '#!/bin/sh\necho "$1" >>"$0.log"\n[ "$1" != install ] || { echo "#!/bin/sh" >"${0%/*}/chromium" && chmod +x "${0%/*}/chromium"; }\n'


class Machine:
    """A PATH with next to nothing on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for tool in ("sh", "env", "chmod"):
            (folder / tool).symlink_to(str(shutil.which(tool)))

    def program(self, name: str, text: str) -> str:
        file = self.folder / name
        file.write_text(text)
        file.chmod(0o755)
        return str(file)

    def run(self, *command: str, **env: str) -> "subprocess.CompletedProcess[str]":
        clean = {key: value for key, value in os.environ.items() if key not in ("CI", "DESKA_CHROMIUM") and "PYTEST" not in key}
        return subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=ROOT, env={**clean, "PATH": str(self.folder), **env}
        )

    def look(self, how: str, **env: str) -> "subprocess.CompletedProcess[str]":
        return self.run("sh", "scripts/browser.sh", how, **env)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_named_one_comes_first(machine: Machine) -> None:
    machine.program("chromium", RUNS)
    named = machine.program("my-browser", RUNS)
    assert machine.look("find", DESKA_CHROMIUM=named).stdout.strip() == named


def test_a_named_one_that_does_not_run_is_refused(machine: Machine) -> None:
    machine.program("chromium", RUNS)
    refused = machine.look("find", DESKA_CHROMIUM="/nowhere")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "/nowhere" in refused.stderr


def test_then_what_is_on_the_path_and_runs(machine: Machine) -> None:
    machine.program("chromium", STUB)
    chrome = machine.program("google-chrome", RUNS)
    assert machine.look("find").stdout.strip() == chrome


def test_the_headless_shell_comes_first_where_it_is_enough(machine: Machine) -> None:
    chromium = machine.program("chromium", RUNS)
    assert machine.look("shell").stdout.strip() == chromium
    shell = machine.program("chromium-headless-shell", RUNS)
    assert machine.look("shell").stdout.strip() == shell
    assert machine.look("find").stdout.strip() == chromium


def test_then_the_package_after_an_update(machine: Machine) -> None:
    machine.program("id", "#!/bin/sh\necho 0\n")
    apt = machine.program("apt-get", APT)
    assert machine.look("find").stdout.strip() == "sudo apt-get install chromium"
    assert machine.look("install").stdout.strip() == str(machine.folder / "chromium")
    assert Path(f"{apt}.log").read_text().split() == ["update", "install", "install"]


def test_nobody_is_asked_for_a_password(machine: Machine) -> None:
    machine.program("id", "#!/bin/sh\necho 1000\n")
    machine.program("sudo", "#!/bin/sh\n[ $1 = -n ] && exit 1\n")
    apt = machine.program("apt-get", APT)
    assert machine.look("install").returncode == 1
    assert not Path(f"{apt}.log").exists()


@pytest.mark.parametrize(("ci", "processes", "code"), [("", "0", 0), ("true", "1", 1)])
def test_without_one_the_tests_say_so(machine: Machine, ci: str, processes: str, code: int) -> None:
    machine.program("apt-get", APT)
    ran = machine.run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", processes, "tests/browser/test_hot_seat.py", CI=ci)
    assert ran.returncode == code, ran.stdout + ran.stderr
    assert "browser tests NOT RUN: 1; there is no Chromium; this command brings one: sudo apt-get install chromium" in ran.stdout
