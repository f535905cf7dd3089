"""Lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, func, select, union

from ...table import wire
from ...table.model import FINISHED, OPEN, RUNNING
from ...table.position import table_info
from .rows import StoredTable, read_seats, read_table
from .schema import chat, looks, members, mutes, seats, tables

LISTED = 50  # of what everybody may see, and of finished games
NEVER = 2**63
COUNTED = 100  # lines of chat
MINE = 200  # of a person's tables that are not over


def listed(connection: Connection, which: str, person: str | None, before: int | None = None) -> wire.Tables:
    """Tables: `mine` (my turn first, the soonest deadline on top, then what is not over, then finished ones), `open` to join,
    `running` to watch, `watched` by me, `finished` records. Of each the newest that were set up before a time; `more` says that
    there are others."""
    if which == "mine":
        rows, older = _mine(connection, person, before)
    else:
        rows, older = _newest(connection, _asked_for(which, person), LISTED, before)
    by_table = read_seats(connection, [row.id for row in rows])
    found = [table_info(row, by_table.get(row.id, []), person) for row in rows]
    if which == "mine":
        found.sort(key=lambda info: (not info.my_turn, info.deadline or NEVER))
        unread = _unread(connection, [row.id for row in rows if row.said], person)
        for info in found:
            info.unread = unread.get(info.id, 0)
    return wire.Tables(found, older is not None, older)


def _unread(connection: Connection, table_ids: list[str], person: str | None) -> dict[str, int]:
    """How many lines others said at these tables since this person last read there; of each table the last hundred count."""
    mine = (looks.c.table_id == chat.c.table_id) & (looks.c.person == person)
    told = select(chat.c.table_id, func.count()).join(tables, tables.c.id == chat.c.table_id).outerjoin(looks, mine)
    counted = told.where(
        chat.c.table_id.in_(table_ids),
        chat.c.n >= tables.c.said - COUNTED,
        chat.c.n >= func.coalesce(looks.c.heard, 0),
        chat.c.room == "table",
        chat.c.person != person,
        chat.c.person.not_in(select(mutes.c.muted).where(mutes.c.person == person)),
    )
    return {row[0]: row[1] for row in connection.execute(counted.group_by(chat.c.table_id))}


def _asked_for(which: str, person: str | None) -> Select[Any]:
    if which == "watched":
        watched = select(members.c.table_id).where(members.c.person == person, members.c.watches)
        return select(tables).where(tables.c.id.in_(watched))
    status = {"open": OPEN, "running": RUNNING, "finished": FINISHED}[which]
    return select(tables).where(tables.c.status == status, tables.c.public)


def _mine(connection: Connection, person: str | None, before: int | None) -> tuple[list[StoredTable], int | None]:
    """A game that runs is never pushed off the list by newer ones that are over."""
    going_on, older = _newest(connection, _of((OPEN, RUNNING), person), MINE, before)
    over, older_over = _newest(connection, _of((FINISHED,), person), LISTED, before)
    return going_on + over, max((time for time in (older, older_over) if time is not None), default=None)


def going_on(connection: Connection, person: str) -> list[StoredTable]:
    """A person's games that run, as many as the list of theirs shows."""
    return _newest(connection, _of((RUNNING,), person), MINE, None)[0]


def _of(statuses: tuple[str, ...], person: str | None) -> Select[Any]:
    """A person's tables of these kinds."""
    sitting = select(seats.c.table_id).where(seats.c.person == person)
    hosting = select(tables.c.id).where(tables.c.host == person)
    return select(tables).where(tables.c.id.in_(union(sitting, hosting)), tables.c.status.in_(statuses))


def _newest(connection: Connection, wanted: Select[Any], most: int, before: int | None) -> tuple[list[StoredTable], int | None]:
    """So many, and when the last of them was set up if there are more."""
    if before is not None:
        wanted = wanted.where(tables.c.created < before)
    found = connection.execute(wanted.order_by(tables.c.created.desc()).limit(most + 1)).mappings()
    rows = [read_table(row) for row in found]
    return rows[:most], rows[most - 1].created if len(rows) > most else None
