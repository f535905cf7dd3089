"""How many tables one person may have at a time. A table counts for its host, whoever sits there."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, func, select

from ...table.errors import Conflict
from ...table.model import A_PERSON, FINISHED, ON_SCREEN, OPEN, RUNNING
from ..settings import Settings
from .schema import seats, tables


def check_may_open(connection: Connection, person: str, settings: Settings) -> None:
    """Before a person sets up one more table."""
    most = settings.open_tables
    said = f"{most} tables of yours have not begun yet: begin one or leave one first"
    _check(_hosted(connection, person, OPEN), said, most=most, error="too_many_open")


def check_may_bring(connection: Connection, person: str, settings: Settings) -> None:
    """Before a person keeps one more game that was played elsewhere."""
    most = settings.brought_records
    said = f"you keep {most} games from elsewhere: take one away first"
    _check(_hosted(connection, person, FINISHED, tables.c.brought), said, most=most, error="too_many_records")


def check_may_begin(connection: Connection, person: str, settings: Settings) -> None:
    """Before a person's game begins."""
    most = settings.running_tables
    said = f"{most} tables of yours are being played: finish a game first"
    _check(_hosted(connection, person, RUNNING), said, most=most, error="too_many_running")
    people = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.kind.in_((A_PERSON, ON_SCREEN)))
    most = settings.bot_tables
    said = f"at {most} tables of yours bots play among themselves: wait until they have finished"
    _check(_hosted(connection, person, RUNNING, ~people.exists()), said, most=most, error="too_many_bot_tables")


def _check(count: int, said: str, *, most: int, error: str) -> None:
    if count >= most:
        raise Conflict(said, error=error, most=most)


def _hosted(connection: Connection, person: str, status: str, *more: ColumnElement[bool]) -> int:
    wanted = select(func.count()).select_from(tables).where(tables.c.host == person, tables.c.status == status, *more)
    return connection.execute(wanted).scalar_one()
