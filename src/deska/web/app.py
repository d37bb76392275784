"""The application: routers, guard, errors and pages around one hub."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import deska
from deska.web.api import bots, games, health, history, links, metrics, rules, tables
from deska.web.api.health import Pulse
from deska.web.context import Context
from deska.web.devices import Devices
from deska.web.errors import add_error_handlers
from deska.web.guard import Guard
from deska.web.hops import Hops
from deska.web.hub import Hub
from deska.web.pages import add_pages
from deska.web.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    """The application of a server. It opens the database at once, so that a broken one is noticed before the server listens."""
    hub = Hub(settings)
    hops = Hops(hub)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.start()
        try:
            yield
        finally:
            await hub.stop()
            await hops.close()

    app = FastAPI(
        title="Deska",
        version=deska.__version__,
        description="Board games at tables: open one, sit down, play.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.context = Context(settings, hub, Devices(hub), Pulse(hub.writer), hops)
    app.add_middleware(Guard, settings=settings, limits=hub.limits, server=hub.leases.me.id, plays=hub.rooms.__contains__)
    add_error_handlers(app)

    for part in (health, games, rules, tables, links, history, bots, metrics):
        app.include_router(part.router)
    add_pages(app)
    return app
