"""`deska serve` starts, prints its address, stops cleanly, and refuses impossible settings."""

import json
import resource
import signal
import socket
import sys
import time
from pathlib import Path
from urllib.error import HTTPError

import pytest

from deska.table.database import sqlite_url
from deska.table.holding import Busy, hold_database, lock_beside
from deska.web import listening
from deska.web.backup import backup, restore
from deska.web.command import announce
from deska.web.listening import listen, make_folder, network_address
from deska.web.settings import BadSettings, Settings, read_settings
from tests.cli.shell import Shell
from tests.web.process import Process

pytestmark = pytest.mark.sqlite


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_answers_and_stops_cleanly(how: signal.Signals, tmp_path: Path) -> None:
    server = Process(tmp_path)
    assert json.loads(server.get("/api/health"))["status"] == "ok"
    code, out, err = server.stop(how)
    assert (code, err) == (0, "")
    assert "all tables are kept" in out


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        refused = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path)
        assert refused.code == 2
        assert "another Deska server" in refused.err
        busy = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path / "other", "--port", server.port)
        assert busy.code == 2
        assert f"127.0.0.1:{server.port}" in busy.err
    finally:
        server.kill()
    lock_beside(tmp_path / "deska.db").close()  # the lock went with the process


def test_one_database_has_one_server_whatever_their_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers would answer from two memories and overwrite each other."""
    shared = f"sqlite:///{tmp_path / 'shared.db'}"
    monkeypatch.setenv("DESKA_DATABASE", shared)
    server = Process(tmp_path / "one")
    try:
        refused = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path / "two", "--port", 0)
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert "another Deska server uses the database" in refused.err
    finally:
        server.kill()
    again = Process(tmp_path / "two")
    assert again.stop()[0] == 0


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refused = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path / "file" / "x")
    assert refused.code == 2
    assert refused.err.count("\n") == 1


def test_a_broken_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "deska.db").write_bytes(b"this is no database, but long enough to be read as one" * 100)
    refused = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path, "--port", 0)
    assert (refused.code, refused.err.count("\n")) == (2, 1)


def test_a_database_is_held_by_one(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "deska.db")
    hold = hold_database(url)
    (tmp_path / "link.db").symlink_to(tmp_path / "deska.db")
    for other in (url, sqlite_url(tmp_path / "link.db")):
        with pytest.raises(Busy):
            hold_database(other)
    with pytest.raises(Busy):
        restore(Settings(data=tmp_path), copied(tmp_path))
    hold.release()
    hold_database(url).release()


def copied(folder: Path) -> Path:
    backup(Settings(data=folder), folder / "copy.deska")
    return folder / "copy.deska"


def test_nobody_else_on_the_machine_can_read_what_is_kept(tmp_path: Path) -> None:
    """The database has seeds and hands, so it is closed to others, even if it was made before."""
    for folder in (tmp_path / "new", tmp_path / "old"):
        if folder.name == "old":
            folder.mkdir(mode=0o755)
            (folder / "deska.db").touch(0o644)
        hold = hold_database(sqlite_url(make_folder(folder) / "deska.db"))
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.name.startswith("deska.db")}
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {mode for name, mode in modes.items() if not name.endswith(".lock")} == {0o600}
        assert "deska.db-wal" in modes
        hold.release()
        assert copied(folder).stat().st_mode & 0o777 == 0o600


def test_a_folder_of_others_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").touch()
    assert make_folder(tmp_path).stat().st_mode & 0o777 == 0o755


def test_the_next_free_port_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port, 5) as listener:
            assert port < listener.getsockname()[1] < port + 5


def test_what_is_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("deska.web.command.has_browser", lambda: True)
    announce("http://127.0.0.1:8000/", "", False, True)
    assert capsys.readouterr().out == "Deska: http://127.0.0.1:8000/  (Ctrl-C stops the server)\n"
    announce("http://127.0.0.1:8000/", "http://192.168.1.5:8000/", True, False)
    out = capsys.readouterr().out
    assert "http://192.168.1.5:8000/" in out
    assert out.count("█") > 100, "a QR code"
    announce("http://127.0.0.1:8000/", "", True, False)
    assert "no network" in capsys.readouterr().out
    assert opened == ["http://127.0.0.1:8000/"]


def test_a_browser_is_opened_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not listening.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert listening.has_browser()
    assert network_address() is None or "." in str(network_address())


def test_without_the_packages_of_the_server_it_says_how_to_get_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deska.web.command.find_spec", lambda name: None if name == "uvicorn" else object())
    for command in (("serve",), ("backup", "x"), ("restore", "x")):
        refused = Shell(tmp_path)(*command)
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert "deska[web]" in refused.err


# --- settings


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deska.toml").write_text('port = 9001\norigins = ["https://a"]\n')
    assert (read_settings(tmp_path).port, read_settings(tmp_path).origins) == (9001, ["https://a"])
    monkeypatch.setenv("DESKA_PORT", "9002")
    assert read_settings(tmp_path).port == 9002
    assert read_settings(tmp_path, port=9003, host=None).port == 9003


@pytest.mark.parametrize("text", ["prot = 1", "port = 'x'", "port = 70000", "= 5", "webhooks = 3"])
def test_settings_that_make_no_sense_are_one_line(text: str, tmp_path: Path) -> None:
    (tmp_path / "deska.toml").write_text(text)
    with pytest.raises(BadSettings) as error:
        read_settings(tmp_path)
    assert "\n" not in str(error.value)


# --- whether it is well


def status_of(server: Process, path: str) -> int:
    try:
        server.get(path)
    except HTTPError as error:
        return error.code
    return 200


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can take the disk from a process that runs")
def test_a_server_that_cannot_write_lives_but_is_not_ready(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        assert (status_of(server, "/api/health"), status_of(server, "/api/health/live")) == (200, 200)
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, hard))  # as if the disk were full
        time.sleep(1.2)
        assert (status_of(server, "/api/health"), status_of(server, "/api/health/live")) == (503, 200)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        time.sleep(1.2)
        assert status_of(server, "/api/health") == 200
    finally:
        server.kill()
