"""How far somebody is in the courses of the games: kept for guests too, and taken along into an account."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from ...table import wire
from ..store.schema import lessons


def progress(connection: Connection, person: str) -> wire.Progress:
    rows = connection.execute(select(lessons).where(lessons.c.person == person).order_by(lessons.c.game, lessons.c.at)).all()
    return wire.Progress([wire.Learned(row.game, row.step, row.done, row.table_id) for row in rows])


def keep(
    connection: Connection, person: str, game: str, step: str, now: int, done: bool = True, table: str | None = None
) -> None:
    """Somebody has done a step, or begun it at a table. What was done once stays done."""
    mine = (lessons.c.person == person) & (lessons.c.game == game) & (lessons.c.step == step)
    before = connection.execute(select(lessons).where(mine)).first()
    values = {"done": done or (before is not None and before.done), "table_id": table or (before.table_id if before else None)}
    if before is None:
        connection.execute(insert(lessons).values(person=person, game=game, step=step, at=now, **values))
    else:
        connection.execute(update(lessons).where(mine).values(at=now, **values))


def is_first_game(connection: Connection, person: str, table_id: str) -> bool:
    """Whether this is the table of somebody's first game, with a coach."""
    mine = select(lessons.c.step).where(lessons.c.table_id == table_id, lessons.c.person == person)
    return connection.execute(mine).first() is not None


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """What a guest has learned is what the account has learned."""
    for row in connection.execute(select(lessons).where(lessons.c.person == guest)).all():
        keep(connection, account, row.game, row.step, row.at, row.done, row.table_id)
    connection.execute(delete(lessons).where(lessons.c.person == guest))
