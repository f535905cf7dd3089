"""What people want the keeper of the house to know: a line that was said, or somebody at a seat. Only the keeper reads it."""

from __future__ import annotations

import secrets

from sqlalchemy import func, insert, select

from ...table.access import check_may_see, seat_number
from ...table.errors import BadRequest, Conflict, NotFound
from ..store.schema import chat, reports
from ..store.tables import StoredSession
from . import shapes
from .chat import audible

MOST_OPEN = 20  # of one person, that the keeper has not seen to yet


def report(session: StoredSession, person: str, asked: shapes.NewReport, now: int) -> None:
    check_may_see(session, person)
    if "\0" in asked.words:
        raise BadRequest("a report is plain text")
    about, quote = _meant(session, person, asked)
    if about == person:
        raise BadRequest("nobody reports themselves")
    mine = select(func.count()).where(reports.c.person == person, ~reports.c.done)
    if session.connection.execute(mine).scalar_one() >= MOST_OPEN:
        raise Conflict(f"at most {MOST_OPEN} reports of yours wait for the keeper", error="too_many_reports", most=MOST_OPEN)
    row = {"id": secrets.token_hex(5), "person": person, "about": about, "table_id": session.table.id, "quote": quote}
    session.connection.execute(insert(reports).values(**row, words=asked.words.strip(), at=now, done=False))


def _meant(session: StoredSession, person: str, asked: shapes.NewReport) -> tuple[str, str]:
    """Who it is about, and what was said, or their name."""
    if asked.line is not None:
        line = session.connection.execute(select(chat).where(*audible(session, person), chat.c.n == asked.line)).first()
        if line is None:
            raise NotFound("there is no such line")
        return line.person, line.text
    if asked.seat is None:
        raise BadRequest("say which line or which seat", error="nobody_there")
    at = seat_number(asked.seat)
    seat = next((one for one in session.seats if one.seat == at), None)
    if seat is None or seat.person is None:
        raise BadRequest("there is nobody at this seat", error="nobody_there")
    return seat.person, seat.name
