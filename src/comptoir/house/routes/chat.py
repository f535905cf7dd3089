"""Talk at a table, and whom I do not want to hear."""

from __future__ import annotations

from functools import partial

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from .. import chat, wire
from ..errors import problems
from ..security import person_id, somebody
from . import Asking, TableId, TheHouse


@get("/api/tables/{table_id:str}/chat", responses=problems(), summary="What was said at a table, from line `after` on")
async def read(table_id: TableId, request: Asking, house: TheHouse, after: FromQuery[wire.Number] = 0) -> wire.Chat:
    return await house.look(table_id, partial(chat.read, person=person_id(request), after=after))


@post(
    "/api/tables/{table_id:str}/chat",
    opt={"limit": "chat"},
    responses=problems(401, 403, 409, 413),
    summary="Say something at a table I sit at",
)
async def say(table_id: TableId, data: JSONBody[wire.NewLine], request: Asking, house: TheHouse) -> wire.ChatLine:
    person = somebody(request)
    return await house.change(table_id, partial(chat.say, person=person, text=data.text, now=house.now()))


@get("/api/me/mutes", responses=problems(401), summary="Whom I do not hear")
async def muted(request: Asking, house: TheHouse) -> wire.MutedPeople:
    person = somebody(request)
    return wire.MutedPeople(await house.database.reading(partial(chat.muted, person=person.id)))


@put("/api/me/mutes/{whom:str}", status_code=204, responses=problems(401, 403, 409), summary="Hear nothing more of somebody")
async def mute(whom: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = somebody(request)
    await house.database.writing(partial(chat.mute, person=person.id, whom=whom))


@delete("/api/me/mutes/{whom:str}", responses=problems(401, 403), summary="Hear somebody again")
async def unmute(whom: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = somebody(request)
    await house.database.writing(partial(chat.unmute, person=person.id, whom=whom))


HANDLERS = [read, say, muted, mute, unmute]
