"""Lists of tables."""

from __future__ import annotations

from sqlalchemy import Connection, or_, select

from ...table import wire
from ...table.model import CLOSED, FINISHED, OPEN, RUNNING
from ...table.position import table_info
from .schema import members, seats, tables
from .tables import read_seats, read_table

LISTED = 50


def listed(connection: Connection, which: str, person: str | None) -> list[wire.TableInfo]:
    """Tables: `mine` (my turn first), `open` to join, `running` to watch, `watched` by me, `finished` records."""
    wanted = select(tables).order_by(tables.c.created.desc()).limit(LISTED)
    if which == "open":
        wanted = wanted.where(tables.c.status == OPEN, tables.c.public)
    elif which == "running":
        wanted = wanted.where(tables.c.status == RUNNING, tables.c.public)
    elif which == "finished":
        wanted = wanted.where(tables.c.status == FINISHED, tables.c.public)
    elif which == "watched":
        watched = select(members.c.table_id).where(members.c.person == person, members.c.watches)
        wanted = wanted.where(tables.c.id.in_(watched))
    else:
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        wanted = wanted.where(or_(tables.c.id.in_(sitting), tables.c.host == person), tables.c.status != CLOSED)
    rows = [read_table(row) for row in connection.execute(wanted).mappings()]
    by_table = read_seats(connection, [row.id for row in rows])
    found = [table_info(row, by_table.get(row.id, []), person) for row in rows]
    return sorted(found, key=lambda info: not info.my_turn) if which == "mine" else found
