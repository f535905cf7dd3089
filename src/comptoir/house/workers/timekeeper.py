"""The timekeeper: looks for tables whose alarm is due and lets their clock strike."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, select

from ...table.commands import clock_strikes
from ...table.levels import default_level
from ...table.model import OPEN, RUNNING
from ..store.schema import tables

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger("comptoir.house")
AT_ONCE = 100


async def keep_time(house: House) -> None:
    """For as long as the house is open. Two processes that strike the same clock: the second finds nothing due."""
    while True:
        try:
            await strike_due(house)
        except Exception as error:
            log.error("clock_failed", exc_info=error)
        await asyncio.sleep(house.settings.tick_seconds)


async def strike_due(house: House) -> int:
    """Strike every clock that is due now. Says how many struck."""
    struck = 0
    for table_id in await house.database.reading(partial(_due, now=house.now())):
        changed = await house.change(table_id, partial(clock_strikes, stand_in=default_level(), now=house.now()))
        struck += changed.answer
    return struck


def _due(connection: Connection, now: int) -> list[str]:
    due = tables.c.status.in_((OPEN, RUNNING)), tables.c.alarm <= now
    wanted = select(tables.c.id).where(*due).order_by(tables.c.alarm).limit(AT_ONCE)
    return list(connection.execute(wanted).scalars())
