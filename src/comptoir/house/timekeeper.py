"""The timekeeper: looks for tables whose alarm is due and lets their clock strike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from sqlalchemy import select

from . import playing
from .database import Database
from .hub import Hub
from .levels import default_level
from .rooms import RUNNING, Rooms
from .schema import tables

log = structlog.get_logger("comptoir.house")
AT_ONCE = 100


async def keep_time(database: Database, rooms: Rooms, hub: Hub, now: Callable[[], int], tick: float) -> None:
    """For as long as the house is open. Two processes that strike the same clock: the second finds nothing due."""
    while True:
        try:
            await strike_due(database, rooms, hub, now)
        except Exception as error:
            log.error("clock_failed", exc_info=error)
        await asyncio.sleep(tick)


async def strike_due(database: Database, rooms: Rooms, hub: Hub, now: Callable[[], int]) -> int:
    """Strike every clock that is due now. Says how many struck."""
    struck = 0
    for table_id in await database.reading(partial(_due, now=now())):
        strike = partial(playing.clock_strikes, stand_in=default_level(), now=now())
        if await database.write(partial(rooms.change, table_id, strike)):
            hub.ring(table_id)
            struck += 1
    return struck


def _due(connection: Any, now: int) -> list[str]:
    wanted = (
        select(tables.c.id).where(tables.c.status == RUNNING, tables.c.alarm <= now).order_by(tables.c.alarm).limit(AT_ONCE)
    )
    return list(connection.execute(wanted).scalars())
