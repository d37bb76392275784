"""The pages: the built client, or a plain page that says how to build it; and a readable list of the API."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse
from starlette.responses import Response

from deska.table.refusals import Refused

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title></head>
<body><h1>{title}</h1>{body}</body></html>
"""
NO_CLIENT: Final = """<p>The server runs, but its pages are not built yet.</p>
<p>Run <code>make client</code> in the folder of Deska, then load this page again.</p>
<p>The <a href="/api/docs">API</a> works already.</p>"""


def add_pages(app: FastAPI, folder: Path = STATIC) -> None:
    @app.get("/api/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        """The API as a page without scripts."""
        return HTMLResponse(PAGE.format(title="Deska: API", body=listing(app)))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        """A file of the client, or its one page, which shows what the path says."""
        if path == "api" or path.startswith("api/"):
            raise Refused("not-found")
        file = inside(folder, path)
        if file is not None:
            return file_response(file, FOR_EVER if path.startswith("assets/") else "no-cache", request)
        if "." in path.rpartition("/")[2]:
            raise Refused("not-found")
        return index(folder)


def file_response(file: Path, kept: str, request: Request) -> Response:
    """A file; compressed, if that form lies beside it and the browser takes it."""
    headers = {"Cache-Control": kept}
    packed = file.with_name(f"{file.name}.gz")
    if not packed.is_file():
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    accepted = [part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
    if "gzip" not in accepted:
        return FileResponse(file, headers=headers)
    return FileResponse(packed, media_type=guess_type(file.name)[0], headers={**headers, "Content-Encoding": "gzip"})


def index(folder: Path) -> Response:
    file = folder / "index.html"
    if file.is_file():
        return FileResponse(file, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(PAGE.format(title="Deska", body=NO_CLIENT))


def inside(folder: Path, path: str) -> Path | None:
    """A file inside the folder; None for anything else."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # the name is too long, or impossible
        return None


def listing(app: FastAPI) -> str:
    entries = []
    for path, methods in app.openapi()["paths"].items():
        for method, about in methods.items():
            text = about.get("description") or about.get("summary", "")
            entries.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(text)}</dd>")
    return f'<p>As <a href="/api/openapi.json">OpenAPI</a>.</p><dl>{"".join(entries)}</dl>'
