"""Talk at a table, whom I do not want to hear, and what the keeper should know."""

from __future__ import annotations

from functools import partial

from litestar.params import FromPath, JSONBody

from ...people import chat, reports, shapes
from ..security import person_id, visitor
from . import Asking, Number, TableId, TheHouse, route


@route("GET /api/tables/{table_id:str}/chat", "What was said at a table, from line `after` on")
async def read(table_id: TableId, request: Asking, house: TheHouse, after: Number = 0) -> shapes.Chat:
    return await house.look(table_id, partial(chat.read, person=person_id(request), after=after))


@route(
    "POST /api/tables/{table_id:str}/chat",
    "Say something at a table I sit at, or to those who watch it too",
    401,
    403,
    409,
    413,
    limit="chat",
)
async def say(table_id: TableId, data: JSONBody[shapes.NewLine], request: Asking, house: TheHouse) -> shapes.ChatLine:
    says = partial(chat.say, person=visitor(request), text=data.text, now=house.now())
    return (await house.change(table_id, says)).answer


@route("PUT /api/tables/{table_id:str}/chat/heard", "I have read what was said so far", 401, 403, 413, answer=204)
async def hear(table_id: TableId, data: JSONBody[shapes.Heard], request: Asking, house: TheHouse) -> None:
    await house.change(table_id, partial(chat.hear, person=visitor(request).id, n=data.n))


@route(
    "POST /api/tables/{table_id:str}/reports",
    "Tell the keeper of a line or a person",
    401,
    403,
    409,
    413,
    answer=204,
    limit="chat",
)
async def report(table_id: TableId, data: JSONBody[shapes.NewReport], request: Asking, house: TheHouse) -> None:
    await house.change(table_id, partial(reports.report, person=visitor(request).id, asked=data, now=house.now()))


@route("GET /api/me/mutes", "Whom I do not hear", 401)
async def muted(request: Asking, house: TheHouse) -> shapes.MutedPeople:
    person = visitor(request)
    return shapes.MutedPeople(await house.database.reading(partial(chat.muted, person=person.id)))


@route("PUT /api/me/mutes/{whom:str}", "Hear nothing more of somebody", 401, 403, 409, answer=204)
async def mute(whom: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor(request)
    await house.database.writing(partial(chat.mute, person=person.id, whom=whom))


@route("DELETE /api/me/mutes/{whom:str}", "Hear somebody again", 401, 403)
async def unmute(whom: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor(request)
    await house.database.writing(partial(chat.unmute, person=person.id, whom=whom))


HANDLERS = [read, say, hear, report, muted, mute, unmute]
