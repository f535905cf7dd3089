"""What people at a table decide together, and what its host may do."""

from __future__ import annotations

from functools import partial

from litestar.params import JSONBody

from ....table import powers, seating, wire
from ....table.access import check_may_see, letter
from ...live.presence import people_here
from ...store.tables import StoredSession
from ..security import person_id, visitor
from . import Asking, TableId, TheHouse, route
from .tables import changed


@route(
    "POST /api/tables/{table_id:str}/motion", "Propose a pause, an end or a bot for an absentee", 401, 403, 409, 413, answer=200
)
async def propose(table_id: TableId, data: JSONBody[wire.AskMotion], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(
        house, table_id, request, partial(powers.propose, person=visitor(request), asked=data, now=house.now())
    )


@route("POST /api/tables/{table_id:str}/motion/refusal", "Refuse what is proposed, or take it back", 401, 403, answer=200)
async def refuse(table_id: TableId, request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(powers.refuse, person=visitor(request)))


@route("POST /api/tables/{table_id:str}/resume", "Go on after a pause", 401, 403, answer=200)
async def resume(table_id: TableId, request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(powers.resume, person=visitor(request), now=house.now()))


@route("POST /api/tables/{table_id:str}/removal", "Free a seat; replace an absentee by a bot", 401, 403, 409, 413, answer=200)
async def remove(table_id: TableId, data: JSONBody[wire.Removal], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(powers.remove, person=visitor(request), asked=data, now=house.now()))


@route("POST /api/tables/{table_id:str}/vacation", "My clocks stand still while I am away", 401, 403, 409, answer=200)
async def vacation(table_id: TableId, request: Asking, house: TheHouse) -> wire.Position:
    away = partial(seating.go_on_vacation, person=visitor(request), now=house.now())
    return await changed(house, table_id, request, away)


@route("POST /api/tables/{table_id:str}/close", "Close a table of mine", 401, 403, 409, answer=200)
async def close(table_id: TableId, request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(powers.close_table, person=visitor(request), now=house.now()))


@route("GET /api/tables/{table_id:str}/present", "Who has the table before their eyes")
async def present(table_id: TableId, request: Asking, house: TheHouse) -> wire.Present:
    return await house.look(table_id, partial(_present, person=person_id(request), now=house.now()))


def _present(session: StoredSession, person: str | None, now: int) -> wire.Present:
    check_may_see(session, person)
    here = people_here(session.connection, session.table.id, now)
    return wire.Present([letter(seat.seat) for seat in session.seats if seat.human and seat.person in here])


HANDLERS = [propose, refuse, resume, remove, vacation, close, present]
