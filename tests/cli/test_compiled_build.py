"""`make play` and `make terminal` play with the compiled build, if there is a current one."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "compiled.py"


@pytest.fixture
def script(tmp_path: Path) -> ModuleType:
    """The script, in a small repository of its own with a compiled build."""
    for name in ("pyproject.toml", "requirements/dev.txt", "src/deska/kernel/game.py", ".venv-compiled/bin/deska", "scripts/compiled.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SCRIPT.read_text(encoding="utf8") if path.name == SCRIPT.name else name, encoding="utf8")
    spec = spec_from_file_location("compiled", tmp_path / "scripts" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.STAMP.write_text(module.fingerprint())
    return module


def test_a_current_build_plays_and_says_so(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.which() == script.PYTHON.with_name("deska")
    assert "compiled build" in capsys.readouterr().err


def test_sources_that_have_changed_since_run_interpreted(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    (script.ROOT / "src/deska/kernel/game.py").write_text("another rule")
    assert script.which() == script.PLAIN_COMMAND
    assert "older than the sources" in capsys.readouterr().err


def test_a_new_client_makes_no_build_old(script: ModuleType) -> None:
    page = script.ROOT / script.STATIC / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>")
    assert script.which() == script.PYTHON.with_name("deska")


def test_without_a_build_nothing_is_said(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    script.STAMP.unlink()
    assert script.which() == script.PLAIN_COMMAND
    assert capsys.readouterr().err == ""
