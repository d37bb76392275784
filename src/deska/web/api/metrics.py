"""Figures for Prometheus."""

from ipaddress import ip_address, ip_network

from fastapi import APIRouter, Request
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import Response

from deska.table.refusals import Refused
from deska.web.context import context
from deska.web.hops import is_hop

router = APIRouter()


def may_look(address: str, monitors: list[str]) -> bool:
    try:
        return any(ip_address(address) in ip_network(monitor) for monitor in monitors)
    except ValueError:
        return False


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The figures, for those whom the settings allow."""
    here = context(request)
    address = request.client.host if request.client else ""
    if is_hop(request.scope) or not may_look(address, here.settings.monitors):
        raise Refused("not-found")
    return Response(generate_latest(here.hub.metrics.registry), media_type=CONTENT_TYPE_LATEST)
