"""Help at the table: a hint, and why not."""

from __future__ import annotations

from functools import partial

from litestar.params import FromQuery, JSONBody

from ....table import hints, records, wire
from ....table.commands import mark_helped
from ....table.thinking import hint_task
from ..security import person_id, visitor
from . import Asking, Number, TableId, TheHouse, route


@route("GET /api/tables/{table_id:str}/hint", "What a bot would do that sees what I see", 401, 403, 409, limit="help")
async def hint(
    table_id: TableId, request: Asking, house: TheHouse, seat: FromQuery[wire.SeatLetter | None] = None
) -> wire.Hint:
    milliseconds = house.settings.hint_milliseconds
    person = visitor(request).id
    task = await house.look(table_id, partial(hint_task, person=person, written=seat, milliseconds=milliseconds))
    if await house.look(table_id, lambda session: session.table.rated and not session.seats[task.seat].helped):
        await house.change(table_id, partial(mark_helped, person=person))
    return hints.hint(task, await house.bots.advise(person, task))


@route("POST /api/tables/{table_id:str}/why", "Why may I not do that?", 401, 403, 409, 413, answer=200)
async def why(table_id: TableId, data: JSONBody[wire.WhyNot], request: Asking, house: TheHouse) -> wire.Why:
    return await house.look(table_id, partial(hints.why, person=visitor(request).id, asked=data))


@route("GET /api/tables/{table_id:str}/past", "The table as I saw it after entry `n`")
async def past(table_id: TableId, request: Asking, house: TheHouse, n: Number) -> wire.Past:
    return await house.look(table_id, partial(records.past, person=person_id(request), n=n))


@route("GET /api/tables/{table_id:str}/film", "What I saw happen from entry `since` on, event by event")
async def film(table_id: TableId, request: Asking, house: TheHouse, since: Number) -> wire.Film:
    return await house.look(table_id, partial(records.film, person=person_id(request), since=since))


HANDLERS = [hint, why, past, film]
