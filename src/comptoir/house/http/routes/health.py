"""For whoever runs the house: is it well, and how busy."""

from __future__ import annotations

from litestar import HttpMethod, Response, get, route
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ....table.errors import NotFound
from ...house import House
from ..security import address
from ..shapes import Health
from . import Asking, TheHouse

THIS_MACHINE = ("127.0.0.1", "::1", "testclient")


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], opt={"limit": "none"}, include_in_schema=False)
async def health(house: TheHouse) -> Response[Health]:
    found = await _health(house)
    return Response(found, status_code=200 if found.status == "ready" else 503)


async def _health(house: House) -> Health:
    if house.stopping:
        return Health("stopping")
    try:
        await house.database.reading(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    except DBAPIError as error:
        return Health("down", f"the database does not answer: {error.orig}")
    if await house.database.can_write():
        return Health("ready")
    return Health("reading only", f"the database cannot be written: {house.database.trouble}")


@get("/metrics", opt={"limit": "none"}, include_in_schema=False)
async def metrics(request: Asking, house: TheHouse) -> Response[bytes]:
    if not house.settings.metrics_open and address(request) not in THIS_MACHINE:
        raise NotFound("there is nothing here")
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
