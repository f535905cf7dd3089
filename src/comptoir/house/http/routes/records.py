"""Records: download one, verify one, replay one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from ....table import records, wire
from ...house import House
from ...settings import Settings
from ..errors import problems
from ..security import person_id
from . import Asking, TableId, TheHouse

JSON_LINES = "application/jsonl"
Looker = Annotated[str, Meta(pattern="^([A-F]|public|all)$")]


@get(
    "/api/tables/{table_id:str}/record",
    responses=problems(409),
    media_type=JSON_LINES,
    summary="The record of a finished game, as JSON lines",
)
async def download(table_id: TableId, request: Asking, house: TheHouse) -> Response[str]:
    text = await _text(table_id, request, house)
    name = f'attachment; filename="comptoir-{table_id}.jsonl"'
    return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": name})


@get(
    "/api/tables/{table_id:str}/replay", responses=problems(409), summary="A finished game, entry by entry, as a looker saw it"
)
async def replay(table_id: TableId, request: Asking, house: TheHouse, seat: FromQuery[Looker] = "all") -> wire.Replay:
    return await asyncio.to_thread(records.steps, await _text(table_id, request, house), seat)


@get(
    "/api/tables/{table_id:str}/verdict",
    responses=problems(409),
    summary="Whether a finished game was played by the rules and the seal",
)
async def verdict(table_id: TableId, request: Asking, house: TheHouse) -> wire.Verdict:
    return await asyncio.to_thread(records.check, await _text(table_id, request, house))


@post(
    "/api/records/verdict",
    status_code=200,
    opt={"limit": "make"},
    request_max_body_size=Settings.record_bytes,
    responses=problems(403, 413),
    summary="Verify a record",
)
async def verify(data: JSONBody[wire.RecordText]) -> wire.Verdict:
    return await asyncio.to_thread(records.check, data.record)


@post(
    "/api/records/replay",
    status_code=200,
    opt={"limit": "make"},
    request_max_body_size=Settings.record_bytes,
    responses=problems(403, 413),
    summary="Replay a record of mine",
)
async def replay_mine(data: JSONBody[wire.RecordText], seat: FromQuery[Looker] = "all") -> wire.Replay:
    return await asyncio.to_thread(records.steps, data.record, seat)


async def _text(table_id: str, request: Asking, house: House) -> str:
    """The record of a finished game as JSON lines."""
    record = await house.look(table_id, partial(records.finished_record, person=person_id(request)))
    return record.dump()


HANDLERS = [download, replay, verdict, verify, replay_mine]
