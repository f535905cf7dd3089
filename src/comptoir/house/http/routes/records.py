"""Records: download one, verify one, replay one, have one reviewed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from ....table import archive, records, wire
from ....table.errors import BadRequest
from ....table.reviews import reviewed_game
from ...house import House
from ...people.games import forget_brought
from ...people.logins import Visitor, new_id
from ...settings import Settings
from ...store.caps import check_may_bring
from ...store.rows import add_archived, finished_with_seal
from ...workers import thinker
from ...workers.pool import HELP
from ..security import address, person_id, visitor
from . import Asking, AsSeat, TableId, TheHouse, route

JSON_LINES = "application/jsonl"
KEPT: dict[str, Any] = {"limit": "make", "request_max_body_size": Settings.record_bytes}
AN_UPLOAD: dict[str, Any] = {"answer": 200, "limit": "make", "request_max_body_size": Settings.record_bytes}


@route("GET /api/tables/{table_id:str}/record", "The record of a finished game, as JSON lines", 409, media_type=JSON_LINES)
async def download(table_id: TableId, request: Asking, house: TheHouse) -> Response[str]:
    text = await _text(table_id, request, house)
    name = f'attachment; filename="comptoir-{table_id}.jsonl"'
    return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": name})


@route("GET /api/tables/{table_id:str}/replay", "A finished game, entry by entry, as a looker saw it", 409, 503, limit="help")
async def replay(table_id: TableId, request: Asking, house: TheHouse, seat: AsSeat = "all") -> Response[wire.Replay]:
    text = await _text(table_id, request, house)
    return await _worked_out(house, request, partial(thinker.replay, text, seat, bounded=False))


@route(
    "GET /api/tables/{table_id:str}/verdict",
    "Whether a finished game was played by the rules and the seal",
    409,
    503,
    limit="help",
)
async def verdict(table_id: TableId, request: Asking, house: TheHouse) -> Response[wire.Verdict]:
    text = await _text(table_id, request, house)
    return await _worked_out(house, request, partial(thinker.verdict, text, bounded=False))


@route("GET /api/tables/{table_id:str}/review", "How a finished game was decided, as far as it is known", 409)
async def review(table_id: TableId, request: Asking, house: TheHouse) -> wire.Review:
    return await house.reviews.find(table_id, person_id(request))


@route("POST /api/tables/{table_id:str}/review", "Have a finished game reviewed", 403, 409, answer=200, limit="help")
async def ask_for_review(table_id: TableId, request: Asking, house: TheHouse) -> wire.Review:
    """It is worked out little by little, and kept: ask for it again to see how far it is. A review that is there stays."""
    person = person_id(request)
    await house.look(table_id, partial(reviewed_game, person=person))
    await house.reviews.ask(table_id, person)
    return await house.reviews.find(table_id, person)


@route("POST /api/records", "Keep a finished game of mine from elsewhere; not rated", 401, 403, 409, 413, 503, **KEPT)
async def keep(data: JSONBody[wire.KeepRecord], request: Asking, house: TheHouse) -> wire.TableId:
    """A worker verifies it first: rules, shuffles, scores. The same game is kept once."""
    person = visitor(request)
    found = await _verified(house, request, data, person)

    def add(connection: Connection) -> str:
        known = finished_with_seal(connection, person.id, str(found.table.seed_sha256))
        if known is None:
            check_may_bring(connection, person.id, house.settings)
            add_archived(connection, found)
        return known or found.table.id

    return wire.TableId(await house.database.writing(add))


@route("DELETE /api/records/{record:str}", "Take away a game that I brought here", 401, 403)
async def take_away(record: FromPath[str], request: Asking, house: TheHouse) -> None:
    await house.database.writing(partial(forget_brought, table_id=record, person=visitor(request).id))
    house.tables.forget(record)


async def _verified(house: House, request: Asking, asked: wire.KeepRecord, person: Visitor) -> archive.Archived:
    verdict = await _worked_out(house, request, partial(thinker.verdict, asked.record, bounded=True))
    told = msgspec.json.decode(verdict.content, type=wire.Verdict)
    if not told.genuine:
        raise BadRequest(told.detail, error="bad_record")
    return archive.archived(asked, new_id(), person, house.now(), verified=True)


@route("POST /api/records/verdict", "Verify a record", 403, 413, 503, **AN_UPLOAD)
async def verify(data: JSONBody[wire.RecordText], request: Asking, house: TheHouse) -> Response[wire.Verdict]:
    return await _worked_out(house, request, partial(thinker.verdict, data.record, bounded=True))


@route("POST /api/records/replay", "Replay a record of mine", 403, 413, 503, **AN_UPLOAD)
async def replay_mine(
    data: JSONBody[wire.RecordText], request: Asking, house: TheHouse, seat: AsSeat = "all"
) -> Response[wire.Replay]:
    return await _worked_out(house, request, partial(thinker.replay, data.record, seat, bounded=True))


async def _text(table_id: str, request: Asking, house: House) -> str:
    """The record of a finished game as JSON lines."""
    person = person_id(request)
    return await house.look(table_id, partial(records.finished_text, person=person))


async def _worked_out(house: House, request: Asking, work: Callable[..., bytes]) -> Response[Any]:
    """What a worker makes of a record, in the turn of who asks: an answer already written."""
    seconds = house.settings.record_seconds
    whose = person_id(request) or address(request)
    return Response(await house.pool.do(HELP, whose, partial(work, seconds=seconds), seconds), media_type=MediaType.JSON)


HANDLERS = [download, replay, verdict, review, ask_for_review, keep, take_away, verify, replay_mine]
