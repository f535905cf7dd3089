"""Reviews as they are kept with their game: a row a table, taken by one process at a time."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from .rows import as_json
from .schema import UNFINISHED, reviews

LEASE = 120_000  # milliseconds for which a process has a review to itself: longer than it waits for its turn
MOST_TRIES = 3  # then it stays as it is
AT_ONCE = 100


def find(connection: Connection, table_id: str) -> Row[Any] | None:
    return connection.execute(select(reviews).where(reviews.c.table_id == table_id)).first()


def unfinished(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(reviews).where(UNFINISHED)).scalar_one()


def begin(connection: Connection, table_id: str) -> None:
    """A review from its beginning; what there was of it counts no more."""
    fresh = {"state": "", "done": False, "slices": 0, "tries": 0, "taken": 0, "costs": None}
    if connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(fresh)).rowcount == 0:
        connection.execute(insert(reviews).values(table_id=table_id, **fresh))


def costs_of(connection: Connection, table_ids: list[str]) -> dict[str, list[float]]:
    """Of those of these tables whose review is done: what the decisions of each seat cost."""
    wanted = select(reviews.c.table_id, reviews.c.costs).where(reviews.c.table_id.in_(table_ids), reviews.c.costs.is_not(None))
    return {row.table_id: json.loads(row.costs) for row in connection.execute(wanted)}


def free(connection: Connection, now: int) -> list[str]:
    """Reviews under way that nobody works on."""
    wanted = select(reviews.c.table_id).where(UNFINISHED, reviews.c.taken <= now).order_by(reviews.c.taken).limit(AT_ONCE)
    return list(connection.execute(wanted).scalars())


def let_go(connection: Connection) -> None:
    """Nobody works on any: the one process that could has just opened."""
    connection.execute(update(reviews).where(UNFINISHED).values(taken=0))


def take(connection: Connection, table_id: str, now: int) -> Row[Any] | None:
    """Have a review to oneself; None if another process has it, or it is done."""
    its = (reviews.c.table_id == table_id) & UNFINISHED & (reviews.c.taken <= now)
    taken = connection.execute(update(reviews).where(its).values(taken=now + LEASE)).rowcount
    return find(connection, table_id) if taken else None


def keep(connection: Connection, before: Row[Any], state: str, done: bool, costs: list[float], now: int) -> Row[Any] | None:
    """Keep a slice. None: somebody else kept one meanwhile, or the table is gone; done with: there is nothing to go on with."""
    its = (reviews.c.table_id == before.table_id) & (reviews.c.slices == before.slices)
    fresh = {"state": state, "done": done, "slices": before.slices + 1, "tries": 0, "taken": now + LEASE}
    fresh["costs"] = as_json(costs) if costs else None
    kept = connection.execute(update(reviews).where(its).values(fresh)).rowcount
    return find(connection, before.table_id) if kept and not done else None


def fail(connection: Connection, table_id: str, now: int) -> None:
    """A slice came to nothing. It is tried again later; after a few times it stays as far as it is."""
    tries = reviews.c.tries + 1
    failed = {"tries": tries, "done": tries >= MOST_TRIES, "taken": now + LEASE}
    connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(failed))
