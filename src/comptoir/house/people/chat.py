"""Talk at a table: who sits there speaks, who may see the table reads. Who watches has a room of their own, which who sits at
the table does not hear before the game is over. Words are kept as they were written and sent as JSON; whoever shows them shows
text, never HTML.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import Connection, case, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ...table.access import check_may_see, seats_of
from ...table.errors import BadRequest, Conflict, NotFound
from ...table.model import FINISHED
from ..store.database import dialect_insert
from ..store.schema import chat, looks, mutes, persons
from ..store.tables import LostRace, StoredSession
from . import shapes
from .logins import Visitor

AT_ONCE = 100  # lines told at once: the latest
MOST_LINES = 2000  # a table, and a room of watchers
MOST_MUTED = 500

AT_TABLE: Final = "table"
WATCHERS: Final = "watchers"
Room = Literal["table", "watchers"]


def say(session: StoredSession, person: Visitor, text: str, now: int) -> shapes.ChatLine:
    check_may_see(session, person.id)
    return _say(session, person, text, AT_TABLE if is_at_table(session, person.id) else WATCHERS, now)


def is_at_table(session: StoredSession, person: str | None) -> bool:
    return bool(seats_of(session, person)) or (person is not None and session.table.host == person)


def _say(session: StoredSession, person: Visitor, text: str, room: Room, now: int) -> shapes.ChatLine:
    if not text.strip() or "\0" in text:
        raise BadRequest("there is nothing to say")
    said = select(func.count()).where(chat.c.table_id == session.table.id, chat.c.room == room)
    if session.table.said >= MOST_LINES and session.connection.execute(said).scalar_one() >= MOST_LINES:
        raise Conflict(f"at most {MOST_LINES} lines are said at a table", error="said_enough", most=MOST_LINES)
    line = shapes.ChatLine(session.table.said, person.id, person.name, text, now, room)
    row = {"table_id": session.table.id, "n": line.n, "person": person.id, "name": person.name, "text": text, "at": now}
    row["room"] = room
    try:
        session.connection.execute(insert(chat).values(row))
    except IntegrityError:  # somebody said something through another process
        raise LostRace from None
    session.table.said += 1
    return line


def announce(session: StoredSession, house: Visitor, text: str, now: int) -> None:
    """The keeper of the house says something, whoever sits there."""
    _say(session, house, text, AT_TABLE, now)


def read(session: StoredSession, person: str | None, after: int) -> shapes.Chat:
    """The lines from number `after` on that this person has not muted, and the number of the next one."""
    check_may_see(session, person)
    return heard_from(session, person, after)


def heard_from(session: StoredSession, person: str | None, after: int) -> shapes.Chat:
    """The same for who is known to see the table."""
    rows = session.connection.execute(
        select(chat).where(*audible(session, person), chat.c.n >= after).order_by(chat.c.n.desc()).limit(AT_ONCE)
    ).all()
    found = [shapes.ChatLine(row.n, row.person, row.name, row.text, row.at, row.room) for row in reversed(rows)]
    return shapes.Chat(found, session.table.said, _heard(session, person))


def audible(session: StoredSession, person: str | None) -> list[Any]:
    """Which lines this person may hear, and wants to."""
    which = [chat.c.table_id == session.table.id]
    if is_at_table(session, person) and session.table.status != FINISHED:
        which.append(chat.c.room == AT_TABLE)
    if person is not None:
        which.append(chat.c.person.not_in(select(mutes.c.muted).where(mutes.c.person == person)))
    return which


# ---- what somebody has read ----


def _heard(session: StoredSession, person: str | None) -> int:
    """Who is nobody has nothing to catch up with."""
    if person is None:
        return session.table.said
    mine = select(looks.c.heard).where(looks.c.table_id == session.table.id, looks.c.person == person)
    return int(session.connection.execute(mine).scalar_one_or_none() or 0)


def hear(session: StoredSession, person: str, n: int) -> None:
    """All lines before this number are read. It never goes back."""
    check_may_see(session, person)
    read_so_far = min(n, session.table.said)
    new = dialect_insert(session.connection.engine)(looks).values(
        table_id=session.table.id, person=person, seen=0, here=False, heard=read_so_far
    )
    most = case((looks.c.heard > read_so_far, looks.c.heard), else_=read_so_far)
    session.connection.execute(new.on_conflict_do_update(index_elements=["table_id", "person"], set_={"heard": most}))


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
