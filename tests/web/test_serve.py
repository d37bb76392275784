"""`deska serve`: starts, says where, stops cleanly; refuses what cannot be."""

import json
import signal
import socket
from pathlib import Path

import pytest

from deska.web import places
from deska.web.command import announce
from deska.web.places import Busy, alone_in, listen, network_address
from deska.web.settings import BadSettings, read_settings
from tests.cli.shell import Shell
from tests.web.process import Process


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
    with alone_in(tmp_path):  # the lock went with the process
        pass


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refused = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path / "file" / "x")
    assert refused.code == 2
    assert refused.err.count("\n") == 1


def test_a_broken_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "deska.db").write_bytes(b"this is no database, but long enough to be read as one" * 100)
    refused = Shell(tmp_path)("serve", "--no-open", "--data", tmp_path, "--port", 0)
    assert (refused.code, refused.err.count("\n")) == (2, 1)


def test_the_lock_is_exclusive(tmp_path: Path) -> None:
    with alone_in(tmp_path), pytest.raises(Busy), alone_in(tmp_path):
        pass
    with alone_in(tmp_path):
        pass


def test_the_next_free_port_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port, 5) as found:
            assert port < found.getsockname()[1] < port + 5


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
    assert not places.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert places.has_browser()
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
