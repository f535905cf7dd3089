"""The timekeeper: looks for tables whose alarm is due and lets their clock strike. It also keeps the house's heartbeat
(`store.uptime`), and notices that a backup was restored.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, bindparam, select

from ...table.commands import clock_strikes
from ...table.levels import default_level
from ..store import uptime
from ..store.schema import LIVES, tables

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger("comptoir.house")
AT_ONCE = 100
DUE = select(tables.c.id).where(tables.c.alarm <= bindparam("now"), LIVES).order_by(tables.c.alarm).limit(AT_ONCE)


async def keep_time(house: House) -> None:
    """For as long as the house is open. Two processes that strike the same clock: the second finds nothing due."""
    beaten = time.monotonic()
    while True:
        pause = house.settings.tick_seconds
        try:
            now = house.now()
            if time.monotonic() - beaten >= uptime.BEAT_SECONDS:
                await _beat(house, now, time.monotonic() - beaten)
                beaten = time.monotonic()
            await strike_due(house, now)
        except Exception as error:  # nobody could have moved: without a heartbeat no clock strikes
            log.error("clock_failed", exc_info=error)
            pause = uptime.BEAT_SECONDS  # where the disk is full, the log is on it too
        await asyncio.sleep(pause)


async def _beat(house: House, now: int, silent: float) -> None:
    beat = partial(uptime.beat, now=now, missed=silent * 1000 > uptime.MISSED_MS)
    missed = await house.database.writing(beat)
    if missed:
        log.warning("clocks_stood_still", seconds=missed // 1000)
        house.anything_may_have_changed()


async def strike_due(house: House, now: int) -> int:
    """Strike every clock that is due now. Says how many struck."""
    struck = 0
    due, (restored, outside) = await house.database.reading(partial(_due, now=now))
    house.notice_restored(restored)
    house.notice_keeper(outside)
    for table_id in due:
        changed = await house.change(table_id, partial(clock_strikes, stand_in=default_level(), now=house.now()))
        struck += changed.answer
    return struck


def _due(connection: Connection, now: int) -> tuple[list[str], tuple[str | None, str | None]]:
    return list(connection.execute(DUE, {"now": now}).scalars()), uptime.marks(connection)
