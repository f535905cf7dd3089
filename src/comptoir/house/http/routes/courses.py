"""Courses: how far I am, and a first game with a coach."""

from __future__ import annotations

from functools import partial

from litestar.params import FromPath
from sqlalchemy import Connection

from ....table import coach, seating, wire
from ....table.errors import NotFound
from ....table.lessons import FIRST_GAME, step_ids
from ....table.messages import Looker
from ....table.shelf import game_named
from ...people import courses, logins
from ...store.caps import check_may_begin
from ...store.rows import add_table
from ...store.tables import StoredSession
from ..security import visitor
from . import Asking, TableId, TheHouse, route


@route("GET /api/me/lessons", "The lessons I have done", 401)
async def progress(request: Asking, house: TheHouse) -> wire.Progress:
    return await house.database.reading(partial(courses.progress, person=visitor(request).id))


@route("PUT /api/me/lessons/{name:str}/{step:str}", "I have done this lesson", 401, 403, answer=204)
async def done(name: FromPath[str], step: FromPath[str], request: Asking, house: TheHouse) -> None:
    person = visitor(request)
    if step not in step_ids(game_named(name)):
        raise NotFound(f"{name} has no such lesson")
    await house.database.writing(partial(courses.keep, person=person.id, game=name, step=step, now=house.now()))


@route(
    "POST /api/games/{name:str}/first-game", "A first game with a coach: a fixed deal, not rated", 401, 403, 409, limit="make"
)
async def first_game(name: FromPath[str], request: Asking, house: TheHouse) -> wire.Position:
    person, game = visitor(request), game_named(name)
    asked, seed = coach.first_table(game)
    table, its_seats = seating.new_table(logins.new_id(), person, asked, seed, house.now())

    def add(connection: Connection) -> None:
        check_may_begin(connection, person.id, house.settings)
        add_table(connection, table, its_seats, seed)
        courses.keep(connection, person.id, game.name, FIRST_GAME, house.now(), done=False, table=table.id)

    def begin(session: StoredSession) -> None:
        seating.start(session, person, wire.Start(), house.now())
        session.table.rated = False  # the deal is known

    await house.database.writing(add)
    asker = Looker(person.id, 0)
    return await house.seen_after(await house.change(table.id, begin, asker), table.id, asker)


@route("GET /api/tables/{table_id:str}/coach", "What the coach of my first game says now", 401, 403)
async def say(table_id: TableId, request: Asking, house: TheHouse) -> wire.Coaching:
    person = visitor(request).id
    if not await house.database.reading(partial(courses.is_first_game, person=person, table_id=table_id)):
        raise NotFound("nobody coaches you at this table")
    return await house.look(table_id, partial(coach.say, person=person))


HANDLERS = [progress, done, first_game, say]
