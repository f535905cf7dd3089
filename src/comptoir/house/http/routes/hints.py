"""Help at the table: a hint, and why not."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from ....table import hints, records, wire
from ....table.thinking import hint_task
from ..errors import problems
from ..security import person_id, visitor
from . import Asking, TableId, TheHouse


@get(
    "/api/tables/{table_id:str}/hint",
    opt={"limit": "write"},
    responses=problems(401, 403, 409),
    summary="What a bot would do that sees what I see",
)
async def hint(
    table_id: TableId, request: Asking, house: TheHouse, seat: FromQuery[wire.SeatLetter | None] = None
) -> wire.Hint:
    milliseconds = house.settings.hint_milliseconds
    asked = partial(hint_task, person=visitor(request).id, written=seat, milliseconds=milliseconds)
    task = await house.look(table_id, asked)
    return hints.hint(task, await house.bots.advise(task))


@post(
    "/api/tables/{table_id:str}/why",
    status_code=200,
    responses=problems(401, 403, 409, 413),
    summary="Why may I not do that?",
)
async def why(table_id: TableId, data: JSONBody[wire.WhyNot], request: Asking, house: TheHouse) -> wire.Why:
    return await house.look(table_id, partial(hints.why, person=visitor(request).id, asked=data))


@get("/api/tables/{table_id:str}/past", responses=problems(), summary="The table as I saw it after entry `n`")
async def past(table_id: TableId, request: Asking, house: TheHouse, n: FromQuery[wire.Number]) -> wire.Past:
    return await house.look(table_id, partial(records.past, person=person_id(request), n=n))


HANDLERS = [hint, why, past]
