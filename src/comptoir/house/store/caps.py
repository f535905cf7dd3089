"""How many tables one person may have at a time. A table counts for its host, whoever sits there."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, func, select

from ...table.errors import Conflict
from ...table.model import A_PERSON, ON_SCREEN, OPEN, RUNNING
from ..settings import Settings
from .schema import seats, tables


def check_may_open(connection: Connection, person: str, settings: Settings) -> None:
    """Before a person sets up one more table."""
    if _hosted(connection, person, OPEN) >= settings.open_tables:
        raise Conflict(
            f"{settings.open_tables} tables of yours have not begun yet: begin one or leave one first",
            error="too_many_open",
            most=settings.open_tables,
        )


def check_may_begin(connection: Connection, person: str, settings: Settings) -> None:
    """Before a person's game begins."""
    if _hosted(connection, person, RUNNING) >= settings.running_tables:
        raise Conflict(
            f"{settings.running_tables} tables of yours are being played: finish a game first",
            error="too_many_running",
            most=settings.running_tables,
        )
    people = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.kind.in_((A_PERSON, ON_SCREEN)))
    if _hosted(connection, person, RUNNING, ~people.exists()) >= settings.bot_tables:
        raise Conflict(
            f"at {settings.bot_tables} tables of yours bots play among themselves: wait until they have finished",
            error="too_many_bot_tables",
            most=settings.bot_tables,
        )


def _hosted(connection: Connection, person: str, status: str, *more: ColumnElement[bool]) -> int:
    wanted = select(func.count()).select_from(tables).where(tables.c.host == person, tables.c.status == status, *more)
    return connection.execute(wanted).scalar_one()
