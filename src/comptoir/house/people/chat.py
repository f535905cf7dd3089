"""Talk at a table: who sits there speaks, who may see the table reads. Words are kept as they were written and sent as JSON;
whoever shows them shows text, never HTML.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ...table.access import check_may_see, seats_of
from ...table.errors import BadRequest, Conflict, NotFound, NotYours
from ..store.schema import chat, mutes, persons
from ..store.tables import LostRace, StoredSession
from . import shapes
from .logins import Visitor

AT_ONCE = 100  # lines told at once: the latest
MOST_LINES = 2000  # a table
MOST_MUTED = 500


def say(session: StoredSession, person: Visitor, text: str, now: int) -> shapes.ChatLine:
    check_may_see(session, person.id)
    if not seats_of(session, person.id) and session.table.host != person.id:
        raise NotYours("only who sits at the table speaks there")
    return _say(session, person, text, now)


def _say(session: StoredSession, person: Visitor, text: str, now: int) -> shapes.ChatLine:
    if not text.strip() or "\0" in text:
        raise BadRequest("there is nothing to say")
    if session.table.said >= MOST_LINES:
        raise Conflict(f"at most {MOST_LINES} lines are said at a table", error="said_enough", most=MOST_LINES)
    line = shapes.ChatLine(session.table.said, person.id, person.name, text, now)
    row = {"table_id": session.table.id, "n": line.n, "person": person.id, "name": person.name, "text": text, "at": now}
    try:
        session.connection.execute(insert(chat).values(row))
    except IntegrityError:  # somebody said something through another process
        raise LostRace from None
    session.table.said += 1
    return line


def announce(session: StoredSession, house: Visitor, text: str, now: int) -> None:
    """The keeper of the house says something, whoever sits there."""
    _say(session, house, text, now)


def read(session: StoredSession, person: str | None, after: int) -> shapes.Chat:
    """The lines from number `after` on that this person has not muted, and the number of the next one."""
    check_may_see(session, person)
    return shapes.Chat(lines(session, person, after), session.table.said)


def lines(session: StoredSession, person: str | None, after: int) -> list[shapes.ChatLine]:
    wanted = select(chat).where(chat.c.table_id == session.table.id, chat.c.n >= after).order_by(chat.c.n.desc()).limit(AT_ONCE)
    if person is not None:
        wanted = wanted.where(chat.c.person.not_in(select(mutes.c.muted).where(mutes.c.person == person)))
    rows = session.connection.execute(wanted).all()
    return [shapes.ChatLine(row.n, row.person, row.name, row.text, row.at) for row in reversed(rows)]


# ---- muting ----


def mute(connection: Connection, person: str, whom: str) -> None:
    """Hear nothing more of somebody, at any table."""
    if person == whom:
        raise BadRequest("nobody can mute themselves")
    if connection.execute(select(persons.c.id).where(persons.c.id == whom)).first() is None:
        raise NotFound("there is no such person")
    known = muted(connection, person)
    if len(known) >= MOST_MUTED:
        raise Conflict(f"at most {MOST_MUTED} people can be muted", error="too_many_muted", most=MOST_MUTED)
    if whom not in {one.id for one in known}:
        connection.execute(insert(mutes).values(person=person, muted=whom))


def unmute(connection: Connection, person: str, whom: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == whom))


def muted(connection: Connection, person: str) -> list[shapes.Muted]:
    rows = connection.execute(
        select(persons.c.id, persons.c.name).join(mutes, mutes.c.muted == persons.c.id).where(mutes.c.person == person)
    )
    return sorted((shapes.Muted(row.id, row.name) for row in rows), key=lambda one: one.id)
