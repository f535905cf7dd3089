"""Notices: where I want to be told, and what the links in letters do."""

from __future__ import annotations

from functools import partial

from litestar import Response
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from ....table.errors import NotFound
from ...notices import calendar, channels, outbox
from ...notices.links import read_link
from ...people import shapes
from ..security import Limits, visitor_in_browser
from . import Asking, TheHouse, route

CALENDAR = "text/calendar"


@route("GET /api/me/channels", "My ways to be told", 401, 403)
async def my_channels(request: Asking, house: TheHouse) -> shapes.Channels:
    found = await house.database.reading(partial(channels.mine, person=visitor_in_browser(request).id))
    return shapes.Channels(found, house.senders.push_key, bool(house.settings.mail_server))


@route("POST /api/me/channels", "Tell me by this browser, by mail, by a webhook or in a calendar", 401, 403, 409, 413)
async def new_channel(data: JSONBody[shapes.NewChannel], request: Asking, house: TheHouse) -> shapes.FreshChannel:
    person, now = visitor_in_browser(request), house.now()
    if data.kind == "mail":
        limits: Limits = request.app.state.limits
        await limits.check_everywhere("mail", person.id)

    def add(connection: Connection) -> shapes.FreshChannel:
        made = channels.add(connection, person, data, house.settings, now)
        if data.kind == "mail":
            outbox.add_to(connection, house.database, made.id, "confirm", now)
        return made

    return await house.database.writing(add)


@route("DELETE /api/me/channels/{channel:str}", "Tell me no more by one of them", 401, 403)
async def remove_channel(channel: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor_in_browser(request)
    await house.database.writing(partial(channels.remove, person=person.id, channel=channel))


@route("POST /api/me/channels/{channel:str}/try", "Send me a word to try it", 401, 403, answer=204, limit="mail")
async def try_channel(channel: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor_in_browser(request)

    def add(connection: Connection) -> None:
        channels.own(connection, person.id, channel)
        outbox.add_to(connection, house.database, channel, "try", house.now())

    await house.database.writing(add)


@route("POST /api/confirmations/{word:str}", "Mail may come to the address of this letter", 403, answer=204, limit="login")
async def confirm(word: FromPath[str], house: TheHouse) -> None:
    channel = read_link(house.secret, "confirm", word)
    await house.database.writing(partial(channels.confirm, channel=channel))


@route(
    "POST /api/unsubscribe/{word:str}",
    "No more mail to the address of this letter; programs for mail ask this by themselves",
    answer=204,
    limit="login",
    exclude_from_csrf=True,
)
async def unsubscribe(word: FromPath[str], house: TheHouse) -> None:
    channel = read_link(house.secret, "unsubscribe", word)
    await house.database.writing(partial(channels.remove, person=None, channel=channel))


@route("GET /api/calendar/{word:str}", "When my time is up at which table, for a calendar", media_type="text/calendar")
async def read_calendar(word: FromPath[str], house: TheHouse) -> Response[str]:
    found = await house.database.reading(partial(channels.by_calendar, word=word))
    if found is None:
        raise NotFound("there is no such calendar")
    person, language = found
    origin = house.settings.origin.rstrip("/")
    written = await house.database.reading(
        partial(calendar.feed, person=person, language=language, origin=origin, now=house.now())
    )
    return Response(written, media_type=CALENDAR)


HANDLERS = [my_channels, new_channel, remove_channel, try_channel, confirm, unsubscribe, read_calendar]
