"""What a house does for tables beside its requests: a task a table at a time, and a sweep for what nobody is doing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger("comptoir.house")


class ByTable:
    """Tasks by table. `trouble`: what the log calls one that fails."""

    def __init__(self, house: House, trouble: str) -> None:
        self.house = house
        self._trouble = trouble
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._open = True

    def begin(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work[table_id] = task
        task.add_done_callback(partial(self._done, table_id))

    def ended(self, table_id: str) -> None:
        """Somebody may want to know."""

    async def close(self) -> None:
        self._open = False
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def sweep_by(self, look: Callable[[], Awaitable[None]]) -> None:
        """Look again and again, for as long as the house is open."""
        while True:
            try:
                await look()
            except Exception as error:
                log.error("sweep_failed", exc_info=error)
            await asyncio.sleep(self.house.settings.sweep_seconds)

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._at_work.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error(self._trouble, table=table_id, exc_info=task.exception())
        self.ended(table_id)
