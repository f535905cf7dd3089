"""Talk at a table, and whom I do not want to hear."""

from __future__ import annotations

from functools import partial

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ....table.wire import Number
from ...people import chat, shapes
from ..errors import problems
from ..security import person_id, visitor
from . import Asking, TableId, TheHouse


@get("/api/tables/{table_id:str}/chat", responses=problems(), summary="What was said at a table, from line `after` on")
async def read(table_id: TableId, request: Asking, house: TheHouse, after: FromQuery[Number] = 0) -> shapes.Chat:
    return await house.look(table_id, partial(chat.read, person=person_id(request), after=after))


@post(
    "/api/tables/{table_id:str}/chat",
    opt={"limit": "chat"},
    responses=problems(401, 403, 409, 413),
    summary="Say something at a table I sit at",
)
async def say(table_id: TableId, data: JSONBody[shapes.NewLine], request: Asking, house: TheHouse) -> shapes.ChatLine:
    says = partial(chat.say, person=visitor(request), text=data.text, now=house.now())
    return (await house.change(table_id, says)).answer


@get("/api/me/mutes", responses=problems(401), summary="Whom I do not hear")
async def muted(request: Asking, house: TheHouse) -> shapes.MutedPeople:
    person = visitor(request)
    return shapes.MutedPeople(await house.database.reading(partial(chat.muted, person=person.id)))


@put("/api/me/mutes/{whom:str}", status_code=204, responses=problems(401, 403, 409), summary="Hear nothing more of somebody")
async def mute(whom: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor(request)
    await house.database.writing(partial(chat.mute, person=person.id, whom=whom))


@delete("/api/me/mutes/{whom:str}", responses=problems(401, 403), summary="Hear somebody again")
async def unmute(whom: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor(request)
    await house.database.writing(partial(chat.unmute, person=person.id, whom=whom))


HANDLERS = [read, say, muted, mute, unmute]
