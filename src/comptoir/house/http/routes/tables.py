"""Tables: make one, find one, sit down, begin, leave."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection

from ....kernel.chance import fresh_seed
from ....table import seating, wire
from ....table.access import seats_of
from ....table.boards import chosen
from ....table.errors import NotFound
from ....table.messages import Looker
from ....table.model import Board, Person
from ....table.position import seen_by
from ...house import House
from ...people import logins
from ...people.boards import find
from ...store.caps import check_may_begin, check_may_open
from ...store.lists import listed
from ...store.rows import add_table
from ...store.tables import Command, StoredSession
from ..errors import NobodyYet
from ..security import person_id, read_invitation, sign_invitation, visitor
from . import Asking, Moment, Number, Pledge, TableId, TheHouse, route

Which = Literal["mine", "open", "running", "watched", "finished"]


@route("POST /api/tables", "Set up a table", 401, 403, 409, 413, limit="make")
async def new_table(data: JSONBody[wire.NewTable], request: Asking, house: TheHouse) -> wire.Position:
    host = visitor(request)
    for seat in data.seats:
        seat.name = None if seat.name is None else logins.clean_name(seat.name)
    seed, board = fresh_seed(), await _chosen(house, host.id, data)
    table, its_seats = seating.new_table(logins.new_id(), host, data, seed, house.now(), board)

    def add(connection: Connection) -> None:
        check_may_open(connection, host.id, house.settings)
        if data.start:
            check_may_begin(connection, host.id, house.settings)
        add_table(connection, table, its_seats, seed, None if board is None else board.data)

    await house.database.writing(add)
    if not data.start:
        return await house.look(table.id, partial(seen_by, person=host.id))
    return await changed(house, table.id, request, _begin(house, host, wire.Start()))


async def _chosen(house: House, person: str, asked: wire.NewTable) -> Board | None:
    """The board that somebody chose, as it is now."""
    board = asked.board
    if board is None:
        return None
    return await house.database.reading(lambda connection: chosen(find(connection, board)[0], person, asked.game))


@route("GET /api/tables", "Tables: mine, open, running, watched, finished; the newest, or those set up `before` a time", 401)
async def list_tables(request: Asking, house: TheHouse, which: FromQuery[Which] = "open", before: Moment = None) -> wire.Tables:
    person = person_id(request)
    if person is None and which in ("mine", "watched"):
        raise NobodyYet
    return await house.database.reading(lambda connection: listed(connection, which, person, before))


@route("GET /api/tables/{table_id:str}", "A table as I see it, with what happened from entry `after` on")
async def look(table_id: TableId, request: Asking, house: TheHouse, after: Number = 0) -> wire.Position:
    return await house.look(table_id, partial(seen_by, person=person_id(request), after=after))


@route("POST /api/tables/{table_id:str}/join", "Take an open seat", 401, 403, 409, 413, answer=200)
async def join(table_id: TableId, data: JSONBody[wire.Join], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(seating.join, person=visitor(request), asked=data))


@route("POST /api/tables/{table_id:str}/leave", "Give up my seats", 401, 403, answer=204)
async def leave(table_id: TableId, request: Asking, house: TheHouse) -> None:
    await house.change(table_id, partial(seating.leave, person=visitor(request)))


@route("POST /api/tables/{table_id:str}/order", "Seat people by hand", 401, 403, 409, 413, answer=200)
async def order(table_id: TableId, data: JSONBody[wire.Order], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(seating.reorder, person=visitor(request), asked=data))


@route(
    "POST /api/tables/{table_id:str}/bots", "Put a bot of a level on a free seat, or free it", 401, 403, 409, 413, answer=200
)
async def choose_bot(table_id: TableId, data: JSONBody[wire.BotChoice], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(seating.choose_bot, person=visitor(request), asked=data))


@route("POST /api/tables/{table_id:str}/start", "Begin the game", 401, 403, 409, 413, answer=200)
async def start(table_id: TableId, data: JSONBody[wire.Start], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, _begin(house, visitor(request), data))


@route("POST /api/tables/{table_id:str}/words", "Add to the shuffle the words I have pledged", 401, 403, 409, 413, answer=200)
async def add_words(table_id: TableId, data: JSONBody[wire.AddWords], request: Asking, house: TheHouse) -> wire.Position:
    add = partial(seating.add_words, person=visitor(request), asked=data, now=house.now())
    return await changed(house, table_id, request, add)


@route("POST /api/tables/{table_id:str}/habits", "Confirm my steps at once, or not", 401, 403, 413, answer=200)
async def habits(table_id: TableId, data: JSONBody[wire.Habits], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(seating.habits, person=visitor(request), asked=data))


@route("POST /api/tables/{table_id:str}/hand", "Hand my screen to one of my seats", 401, 403, 413, answer=200)
async def hand(table_id: TableId, data: JSONBody[wire.Hand], request: Asking, house: TheHouse) -> wire.Position:
    return await changed(house, table_id, request, partial(seating.hand, person=visitor(request), asked=data))


@route("POST /api/tables/{table_id:str}/return", "Take my seat back from the bot", 401, 403, answer=200)
async def come_back(table_id: TableId, request: Asking, house: TheHouse) -> wire.Position:
    back = partial(seating.come_back, person=visitor(request), now=house.now())
    return await changed(house, table_id, request, back)


@route(
    "POST /api/tables/{table_id:str}/rematch",
    "The same again: a new table, or the one somebody else has asked for; it begins when all are back",
    401,
    403,
    409,
    answer=200,
    limit="make",
)
async def rematch(table_id: TableId, request: Asking, house: TheHouse, pledge: Pledge = None) -> wire.Position:
    person = visitor(request)

    def ask(session: StoredSession) -> str:
        if session.table.rematch is None and seats_of(session, person.id):
            check_may_open(session.connection, person.id, house.settings)
            check_may_begin(session.connection, person.id, house.settings)
        return seating.rematch(session, person, logins.new_id(), fresh_seed(), house.now())

    again = (await house.change(table_id, ask)).answer
    back = partial(seating.rejoin, person=person, pledge=pledge, now=house.now())
    return await changed(house, again, request, back)


@route("POST /api/tables/{table_id:str}/watch", "Keep this table on my list", 401, 403, answer=204)
async def watch(table_id: TableId, request: Asking, house: TheHouse) -> None:
    await house.change(table_id, partial(seating.watch, person=visitor(request)))


@route("DELETE /api/tables/{table_id:str}/watch", "Take this table off my list", 401, 403)
async def unwatch(table_id: TableId, request: Asking, house: TheHouse) -> None:
    await house.change(table_id, partial(seating.unwatch, person=visitor(request)))


@route("POST /api/tables/{table_id:str}/invitation", "A link that lets people in", 401, 403, answer=200)
async def invite(table_id: TableId, request: Asking, house: TheHouse) -> wire.Invitation:
    number = await house.look(table_id, partial(seating.invite, person=visitor(request)))
    return wire.Invitation(sign_invitation(house.secret, table_id, number), house.settings.origin.rstrip("/"))


@route("DELETE /api/tables/{table_id:str}/invitation", "Revoke every link given out so far", 401, 403)
async def revoke(table_id: TableId, request: Asking, house: TheHouse) -> None:
    await house.change(table_id, partial(seating.revoke, person=visitor(request)))


@route("GET /api/invitations/{token:str}", "What an invitation is to: who invites to which game, by which clock, with whom")
async def invited_to(token: FromPath[str], house: TheHouse) -> wire.Peek:
    return wire.Peek(await peek(house, token))


async def peek(house: House, token: str) -> wire.Invited | None:
    """What a link leads to; nothing, if it is not good."""

    def look_at(session: StoredSession) -> wire.Invited:
        return seating.invited_to(session, number, logins.name_of(session.connection, session.table.host))

    try:
        table_id, number = read_invitation(house.secret, token)
        return await house.look(table_id, look_at)
    except NotFound:
        return None


@route("POST /api/invitations", "Follow an invitation", 401, 403, 413, answer=200)
async def accept(data: JSONBody[wire.Accept], request: Asking, house: TheHouse) -> wire.Position:
    table_id, number = read_invitation(house.secret, data.token)
    return await changed(house, table_id, request, partial(seating.accept, person=visitor(request), number=number))


def _begin(house: House, person: Person, asked: wire.Start) -> Command[None]:
    """Begin a game, if its host may have one more."""

    def begin(session: StoredSession) -> None:
        seating.start(session, person, asked, house.now())
        check_may_begin(session.connection, person.id, house.settings)

    return begin


async def changed(house: House, table_id: str, request: Asking, command: Any) -> wire.Position:
    """Do something to a table and answer with how it looks then."""
    asker = Looker(visitor(request).id, 0)
    return await house.seen_after(await house.change(table_id, command, asker), table_id, asker)


HANDLERS = [
    new_table, list_tables, look, join, leave, order, choose_bot, add_words, start, habits, hand, come_back, rematch, watch,
    unwatch, invite, revoke, accept, invited_to,
]  # fmt: skip
