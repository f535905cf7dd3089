"""The puzzles that somebody has tried: kept for guests too, and taken along into an account."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from ...table import wire
from ..store.database import dialect_insert
from ..store.schema import attempts


def attempts_of(connection: Connection, person: str) -> wire.Attempts:
    """As many as there are puzzles, at most."""
    mine = select(attempts).where(attempts.c.person == person).order_by(attempts.c.game, attempts.c.puzzle)
    return wire.Attempts([wire.Attempted(row.game, row.puzzle, row.right, row.day) for row in connection.execute(mine)])


def keep(connection: Connection, person: str, made: wire.Attempted) -> wire.Attempted:
    """Somebody has tried a puzzle. Says which attempt counts: the first."""
    new = {"person": person, "game": made.game, "puzzle": made.puzzle, "right": made.right, "day": made.day}
    connection.execute(dialect_insert(connection.engine)(attempts).on_conflict_do_nothing(), new)
    same = (attempts.c.person == person) & (attempts.c.game == made.game) & (attempts.c.puzzle == made.puzzle)
    first = connection.execute(select(attempts).where(same)).one()
    return wire.Attempted(first.game, first.puzzle, first.right, first.day)


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """What a guest has tried is what the account has tried."""
    for one in attempts_of(connection, guest).attempts:
        keep(connection, account, one)
    connection.execute(delete(attempts).where(attempts.c.person == guest))
