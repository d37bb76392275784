"""Refusals and mistakes as answers: always a code and a sentence."""

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from deska.table.leases import Elsewhere
from deska.table.refusals import Refused
from deska.table.words import why
from deska.web.context import context, language
from deska.web.hops import MOVED, is_hop

STATUS: Final = {
    "no-table": 404,
    "no-game": 404,
    "no-lesson": 404,
    "no-example": 404,
    "no-seat": 404,
    "not-found": 404,
    "bad-link": 404,
    "bad-token": 401,
    "nobody": 401,
    "foreign-origin": 403,
    "banned": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "too-large": 413,
    "bad-request": 422,
    "bad-setup": 422,
    "bad-seed": 422,
    "bad-name": 422,
    "bad-file": 422,
    "bad-step": 422,
    "bad-webhook": 422,
    "no-level": 422,
    "too-long": 422,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-newcomers": 429,
    "failed": 500,
    "not-saved": 503,
    "table-unreadable": 503,
    "no-database": 503,
    "not-ready": 503,
    "busy": 503,
}
"""The status of each code; all others are conflicts with the state of the table: 409."""
OF_HTTP: Final = {400: "bad-request", 413: "too-large"}

log = logging.getLogger(__name__)


def refusal_response(refused: Refused, connection: HTTPConnection) -> JSONResponse:
    context(connection).hub.metrics.refused.labels(refused.code).inc()
    text = why(refused, language(connection))
    return JSONResponse({"error": {"code": refused.code, "text": text}}, status_code=STATUS.get(refused.code, 409))


async def on_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return refusal_response(error, request)


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """Another server plays the table: pass the request on, unless a server has passed it on to us."""
    assert isinstance(error, Elsewhere)
    if is_hop(request.scope):
        return Response(status_code=503, headers={MOVED: "1"})
    try:
        return await context(request).hops.pass_on(request, error)
    except Refused as refused:
        return refusal_response(refused, request)


async def on_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return refusal_response(Refused("bad-request", what=f"{place}: {first['msg']}" if place else first["msg"]), request)


async def on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = OF_HTTP.get(error.status_code, "not-found")
    response = refusal_response(Refused(code, what=error.detail), request)
    response.status_code = error.status_code
    return response


async def on_database(request: Request, error: Exception) -> JSONResponse:
    """The database does not answer; details are only in the server's log."""
    log.error("no-database", extra={"path": request.url.path, "why": type(error).__name__})
    return refusal_response(Refused("no-database"), request)


async def on_failure(request: Request, error: Exception) -> JSONResponse:
    context(request).hub.metrics.errors.labels("request").inc()
    log.error("request-failed", extra={"method": request.method, "path": request.url.path})  # the server logs the trace
    return refusal_response(Refused("failed"), request)


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(Elsewhere, on_elsewhere)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(DBAPIError, on_database)
    app.add_exception_handler(Exception, on_failure)
