"""When the house was open: a heartbeat in the database. While no process is alive, or none can write, clocks stand still: they
are moved on by the time that was missed.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, text, update

from ...table.model import RUNNING
from .database import Database
from .schema import entries, keepsakes, seats, tables

ALIVE = "alive"  # the keepsake that says when a process was last alive
RESTORED = "restored"  # the keepsake that changes when a backup is put in the place of the database
OUTSIDE = "outside"  # the keepsake that changes when the keeper has changed something with a command
OPENING, PRESENT = 20250607, 20250608  # locks of PostgreSQL: who opens, one after the other; who is open
BEAT_SECONDS = 5.0
MISSED_MS = 15_000  # a longer silence is time in which nobody could play


def open_again(database: Database, now: int) -> int:
    """The first process to open moves the clocks on by the time the house was closed, and says by how much."""
    with database.writer.begin() as connection:
        if not database.is_sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({OPENING})"))
            if not connection.execute(text(f"SELECT pg_try_advisory_xact_lock({PRESENT})")).scalar_one():
                return 0  # somebody is open, and their heart beats
        closed = _since_last_beat(connection, now)
        move_clocks(connection, closed)
        keep(connection, ALIVE, str(now))
        return closed


def beat(connection: Connection, now: int, missed: bool = False) -> int:
    """A process is alive. One that could not say so for a while moves the clocks on, unless another has; says by how much."""
    silent = _since_last_beat(connection, now) if missed else 0
    if silent <= MISSED_MS:
        silent = 0
    move_clocks(connection, silent)
    keep(connection, ALIVE, str(now))
    return silent


def move_clocks(connection: Connection, by: int) -> None:
    """As if what runs had begun to run that much later."""
    if not by:
        return
    connection.execute(
        update(tables)
        .where(tables.c.status == RUNNING, tables.c.alarm.is_not(None))
        .values(alarm=tables.c.alarm + by, timer_since=tables.c.timer_since + by, changes=tables.c.changes + 1)
    )
    running = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.alarm.is_not(None))
    waited_for = update(seats).where(seats.c.waiting_since.is_not(None), seats.c.table_id.in_(running))
    connection.execute(waited_for.values(waiting_since=seats.c.waiting_since + by))
    on_vacation = update(seats).where(seats.c.vacation_since.is_not(None), seats.c.table_id.in_(running))
    connection.execute(on_vacation.values(vacation_since=seats.c.vacation_since + by))


def start_anew(connection: Connection, now: int, mark: str) -> None:
    """What a restored database has to know: clocks go on from when the backup was made, and nothing remembered of it counts."""
    last = kept(connection, ALIVE) or connection.execute(select(func.max(entries.c.at))).scalar()
    move_clocks(connection, now - int(last) if last else 0)
    keep(connection, ALIVE, str(now))
    keep(connection, RESTORED, mark)


def kept(connection: Connection, name: str) -> str | None:
    return connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name)).scalar_one_or_none()


def marks(connection: Connection) -> tuple[str | None, str | None]:
    """That of a restored backup, and that of the keeper's commands."""
    wanted = select(keepsakes.c.name, keepsakes.c.value).where(keepsakes.c.name.in_((RESTORED, OUTSIDE)))
    found = {row.name: row.value for row in connection.execute(wanted)}
    return found.get(RESTORED), found.get(OUTSIDE)


def mark_outside(connection: Connection, mark: str) -> None:
    """Something was changed by a command: a house that is open looks again."""
    keep(connection, OUTSIDE, mark)


def _since_last_beat(connection: Connection, now: int) -> int:
    wanted = select(keepsakes.c.value).where(keepsakes.c.name == ALIVE).with_for_update()
    last = connection.execute(wanted).scalar_one_or_none()
    return 0 if last is None else now - int(last)


def keep(connection: Connection, name: str, value: str) -> None:
    if not connection.execute(update(keepsakes).where(keepsakes.c.name == name).values(value=value)).rowcount:
        connection.execute(insert(keepsakes).values(name=name, value=value))
