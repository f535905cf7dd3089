"""For whoever runs the house: is it well, and how busy."""

from __future__ import annotations

from litestar import HttpMethod, Response, get, route
from sqlalchemy import text

from ....table.errors import NotFound
from ..security import address
from ..shapes import Health, Wellness
from . import Asking, TheHouse

THIS_MACHINE = ("127.0.0.1", "::1", "testclient")


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], opt={"limit": "none"}, include_in_schema=False)
async def health(house: TheHouse) -> Response[Health]:
    try:
        await house.database.reading(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
        well = True
    except Exception:
        well = False
    status: Wellness = "unwell" if not well else "stopping" if house.stopping else "well"
    return Response(Health(status, well), status_code=200 if status == "well" else 503)


@get("/metrics", opt={"limit": "none"}, include_in_schema=False)
async def metrics(request: Asking, house: TheHouse) -> Response[bytes]:
    if not house.settings.metrics_open and address(request) not in THIS_MACHINE:
        raise NotFound("there is nothing here")
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
