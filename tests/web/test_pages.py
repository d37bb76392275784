"""Files of the client are served as they are, nothing outside is, and a plain page stands in if there are none."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

from deska.web.errors import add_error_handlers
from deska.web.metrics import Metrics
from deska.web.pages import add_pages


def fetch(folder: Path, path: str, method: str = "GET") -> httpx.Response:
    app = FastAPI()
    app.state.context = SimpleNamespace(hub=SimpleNamespace(metrics=Metrics()))
    add_error_handlers(app)
    add_pages(app, folder)

    async def work() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as http:
            return await http.request(method, path)

    return asyncio.run(work())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "x-123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    response = fetch(tmp_path / "none", "/")
    assert response.status_code == 200
    assert "make client" in response.text


def test_files_and_the_one_page(built: Path) -> None:
    assert fetch(built, "/").text == fetch(built, "/table/abc").text == "<p>the page</p>"
    script = fetch(built, "/assets/x-123.js")
    assert (script.text, script.headers["cache-control"]) == ("1", "public, max-age=31536000, immutable")
    assert fetch(built, "/").headers["cache-control"] == "no-cache"
    assert fetch(built, "/assets/y.js").status_code == 404


def test_a_health_check_may_ask_for_the_head_alone(built: Path) -> None:
    whole = fetch(built, "/")
    head = fetch(built, "/", "HEAD")
    assert (head.status_code, head.headers, head.content) == (200, whole.headers, b"")
    assert fetch(built, "/assets/y.js", "HEAD").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "//etc/passwd"]
)
def test_nothing_outside_is_served(built: Path, path: str) -> None:
    assert "secret" not in fetch(built, path).text
    assert "root:" not in fetch(built, path).text
