"""The analysis board: what might have been from a moment of a finished game on."""

from __future__ import annotations

from functools import partial

from litestar.params import JSONBody
from sqlalchemy import Connection

from ....kernel.chance import fresh_seed
from ....table import analysis, wire
from ...people.logins import new_id
from ...store.caps import check_may_begin
from ...store.rows import add_table
from ...workers import thinker
from ...workers.pool import ANALYSIS
from ..security import address, person_id, visitor
from . import Asking, TableId, TheHouse, route
from .tables import changed

BOARD = "/api/tables/{table_id:str}/analysis"


@route(f"POST {BOARD}", "A moment of a finished game, and what I try from there", 403, 409, 413, 422, answer=200, limit="read")
async def board(table_id: TableId, data: JSONBody[wire.Analyse], request: Asking, house: TheHouse) -> wire.Analysed:
    return await house.look(table_id, partial(analysis.analysed, person=person_id(request), asked=data))


@route(f"POST {BOARD}/thought", "What the search thinks of the choices", 403, 409, 413, 422, 503, answer=200, limit="help")
async def thought(table_id: TableId, data: JSONBody[wire.Weigh], request: Asking, house: TheHouse) -> wire.Weighed:
    """A worker thinks, slice by slice, when no bot and no hint wants one."""
    person, seconds = person_id(request), house.settings.record_seconds
    asked = await house.look(table_id, partial(analysis.question, person=person, asked=data))
    slices = [
        await house.pool.do(ANALYSIS, person or address(request), partial(thinker.weigh, asked, which, seconds), seconds)
        for which in range(asked.slices)
    ]
    return analysis.weighed(asked, slices)


@route(f"POST {BOARD}/table", "Play on from there against bots, unrated", 401, 403, 409, 413, 422, limit="make")
async def play_on(table_id: TableId, data: JSONBody[wire.PlayOn], request: Asking, house: TheHouse) -> wire.Position:
    person, seed, now = visitor(request), fresh_seed(), house.now()
    begun = await house.look(table_id, partial(analysis.beginning, person=person.id, asked=data))
    table, its_seats = analysis.new_table(begun, new_id(), person, data, seed, now)

    def add(connection: Connection) -> None:
        check_may_begin(connection, person.id, house.settings)
        add_table(connection, table, its_seats, seed, begun.data)

    await house.database.writing(add)
    return await changed(house, table.id, request, partial(analysis.begin, begun=begun, now=now))


HANDLERS = [board, thought, play_on]
