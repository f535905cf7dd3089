"""Playing: act, confirm, take back, undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from litestar import get, post
from litestar.params import JSONBody

from .. import playing, wire
from ..errors import HouseError, problems
from ..house import House
from ..positions import check_may_see, looker, with_draft
from ..rooms import FINISHED, RUNNING, Held
from ..security import person_id, somebody
from . import Asking, TableId, TheHouse

REFUSALS = problems(401, 403, 409, 413)


@post(
    "/api/tables/{table_id:str}/actions", status_code=200, responses=problems(401, 403, 409, 413, 422), summary="Take an action"
)
async def act(table_id: TableId, data: JSONBody[wire.Act], request: Asking, house: TheHouse) -> wire.Accepted:
    return await _through_the_door(house, table_id, request, partial(playing.act, asked=data, now=house.now()))


@post("/api/tables/{table_id:str}/confirm", status_code=200, responses=REFUSALS, summary="Confirm my tentative steps")
async def confirm(table_id: TableId, data: JSONBody[wire.Confirm], request: Asking, house: TheHouse) -> wire.Accepted:
    return await _through_the_door(house, table_id, request, partial(playing.confirm, asked=data, now=house.now()))


@post("/api/tables/{table_id:str}/take-back", status_code=200, responses=REFUSALS, summary="Drop tentative steps")
async def take_back(table_id: TableId, data: JSONBody[wire.TakeBack], request: Asking, house: TheHouse) -> wire.Accepted:
    return await _through_the_door(house, table_id, request, partial(playing.take_back, asked=data))


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=REFUSALS, summary="Propose or agree to go back")
async def undo(table_id: TableId, data: JSONBody[wire.Undo], request: Asking, house: TheHouse) -> wire.Accepted:
    return await _through_the_door(house, table_id, request, partial(playing.undo, asked=data, now=house.now()))


@post("/api/tables/{table_id:str}/undo/refusal", status_code=200, responses=REFUSALS, summary="Refuse to go back")
async def refuse_undo(table_id: TableId, data: JSONBody[wire.UndoRefusal], request: Asking, house: TheHouse) -> wire.Accepted:
    return await _through_the_door(house, table_id, request, partial(playing.refuse_undo, asked=data))


@get("/api/tables/{table_id:str}/sheet", responses=problems(), summary="The score sheet so far, as I may see it")
async def sheet(table_id: TableId, request: Asking, house: TheHouse) -> wire.SheetLines:
    return await house.look(table_id, partial(_sheet, person=person_id(request)))


def _sheet(held: Held, person: str | None) -> wire.SheetLines:
    check_may_see(held, person)
    if held.table.status not in (RUNNING, FINISHED):
        return wire.SheetLines([])
    seat = looker(held, person)
    return wire.SheetLines(with_draft(held, seat).sheet(seat))


async def _through_the_door(house: House, table_id: str, request: Asking, asked: Callable[..., wire.Accepted]) -> wire.Accepted:
    """Do what the person asks for at a table, and count what became of it."""
    try:
        answer = await house.change(table_id, partial(asked, person=somebody(request).id))
    except HouseError as error:
        house.metrics.actions.labels(error.error).inc()
        raise
    house.metrics.actions.labels("accepted").inc()
    return answer


HANDLERS = [act, confirm, take_back, undo, refuse_undo, sheet]
