"""Records: download one, verify one, replay one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import Response
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from ....table import records, wire
from ...house import House
from ...settings import Settings
from ..security import person_id
from . import Asking, TableId, TheHouse, route

JSON_LINES = "application/jsonl"
AS_LARGE_AS_A_RECORD = {"request_max_body_size": Settings.record_bytes}
Looker = Annotated[str, Meta(pattern="^([A-F]|public|all)$")]


@route("GET /api/tables/{table_id:str}/record", "The record of a finished game, as JSON lines", 409, media_type=JSON_LINES)
async def download(table_id: TableId, request: Asking, house: TheHouse) -> Response[str]:
    text = await _text(table_id, request, house)
    name = f'attachment; filename="comptoir-{table_id}.jsonl"'
    return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": name})


@route("GET /api/tables/{table_id:str}/replay", "A finished game, entry by entry, as a looker saw it", 409)
async def replay(table_id: TableId, request: Asking, house: TheHouse, seat: FromQuery[Looker] = "all") -> wire.Replay:
    return await asyncio.to_thread(records.steps, await _text(table_id, request, house), seat)


@route("GET /api/tables/{table_id:str}/verdict", "Whether a finished game was played by the rules and the seal", 409)
async def verdict(table_id: TableId, request: Asking, house: TheHouse) -> wire.Verdict:
    return await asyncio.to_thread(records.check, await _text(table_id, request, house))


@route(
    "POST /api/records/verdict",
    "Verify a record",
    403,
    413,
    answer=200,
    limit="make",
    request_max_body_size=Settings.record_bytes,
)
async def verify(data: JSONBody[wire.RecordText]) -> wire.Verdict:
    return await asyncio.to_thread(records.check, data.record)


@route(
    "POST /api/records/replay",
    "Replay a record of mine",
    403,
    413,
    answer=200,
    limit="make",
    request_max_body_size=Settings.record_bytes,
)
async def replay_mine(data: JSONBody[wire.RecordText], seat: FromQuery[Looker] = "all") -> wire.Replay:
    return await asyncio.to_thread(records.steps, data.record, seat)


async def _text(table_id: str, request: Asking, house: House) -> str:
    """The record of a finished game as JSON lines."""
    record = await house.look(table_id, partial(records.finished_record, person=person_id(request)))
    return record.dump()


HANDLERS = [download, replay, verdict, verify, replay_mine]
