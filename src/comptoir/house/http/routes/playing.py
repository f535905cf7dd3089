"""Playing: act, confirm, take back, undo."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar.params import JSONBody
from msgspec import structs

from ....table import commands, records, wire
from ....table.errors import TableError
from ....table.messages import Looker
from ...house import House
from ..security import person_id, visitor
from . import Asking, Entry, Eyes, TableId, TheHouse, route


@route("POST /api/tables/{table_id:str}/actions", "Take an action", 401, 403, 409, 413, 422, answer=200)
async def act(table_id: TableId, data: JSONBody[wire.Act], request: Asking, house: TheHouse) -> wire.Acted:
    return await _done(house, table_id, request, partial(commands.act, asked=data, now=house.now()))


@route("POST /api/tables/{table_id:str}/confirm", "Confirm my tentative steps", 401, 403, 409, 413, answer=200)
async def confirm(table_id: TableId, data: JSONBody[wire.Confirm], request: Asking, house: TheHouse) -> wire.Acted:
    return await _done(house, table_id, request, partial(commands.confirm, asked=data, now=house.now()))


@route("POST /api/tables/{table_id:str}/take-back", "Drop tentative steps", 401, 403, 409, 413, answer=200)
async def take_back(table_id: TableId, data: JSONBody[wire.TakeBack], request: Asking, house: TheHouse) -> wire.Acted:
    return await _done(house, table_id, request, partial(commands.take_back, asked=data))


@route("POST /api/tables/{table_id:str}/undo", "Propose or agree to go back", 401, 403, 409, 413, answer=200)
async def undo(table_id: TableId, data: JSONBody[wire.Undo], request: Asking, house: TheHouse) -> wire.Acted:
    return await _done(house, table_id, request, partial(commands.undo, asked=data, now=house.now()))


@route("POST /api/tables/{table_id:str}/undo/refusal", "Refuse to go back", 401, 403, 409, 413, answer=200)
async def refuse_undo(table_id: TableId, data: JSONBody[wire.UndoRefusal], request: Asking, house: TheHouse) -> wire.Acted:
    return await _done(house, table_id, request, partial(commands.refuse_undo, asked=data))


@route("GET /api/tables/{table_id:str}/sheet", "The score sheet, as I may see it", 409)
async def sheet(table_id: TableId, request: Asking, house: TheHouse, n: Entry = None, seat: Eyes = None) -> wire.Sheet:
    """After entry `n`, if one is given; of a finished game as any `seat` saw it."""
    return await house.look(table_id, partial(records.sheet, person=person_id(request), n=n, as_seat=seat))


async def _done(house: House, table_id: str, request: Asking, command: Any) -> wire.Acted:
    """Do what a person asks for at a table, count what became of it, and answer with how the table then looks to them."""
    asker = Looker(visitor(request).id, command.keywords["asked"].n)
    try:
        changed = await house.change(table_id, partial(command, person=asker.person), asker)
    except TableError as error:
        house.metrics.actions.labels(error.error).inc()
        raise
    house.metrics.accepted.inc()
    return wire.Acted(**structs.asdict(changed.answer), position=await house.seen_after(changed, table_id, asker))


HANDLERS = [act, confirm, take_back, undo, refuse_undo, sheet]
