"""The bot runner: bots sit down by themselves. They think outside the event loop and play by the one door.

Two processes may think about the same move: the second one to answer finds the table moved on, and nothing happens. So
nothing has to be remembered about who thinks: after a restart the sweep finds every table that waits for a bot.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog
from sqlalchemy import Connection, select

from ...table.commands import bot_acts
from ...table.errors import Conflict
from ...table.thinking import Task, Thought, bot_task
from ..store.schema import RUNS, WITH_BOTS, tables
from . import thinker
from .thinker import OutOfTime

if TYPE_CHECKING:
    from ..house import House

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")

SWEPT = 500
WAITING_FOR_BOTS = select(tables.c.id).where(WITH_BOTS, RUNS).order_by(tables.c.id).limit(SWEPT)
GRACE_SECONDS = 5.0  # how much longer than allowed we wait for a worker before we think it dead


class BotRunner:
    """Where bots are asked and answer."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seconds = house.settings.bot_seconds
        self._pool: Executor | None = None
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._open = True

    def wake(self, table_id: str) -> None:
        """Something happened at a table: see whether a bot is to move there."""
        if not self._open or self.house.tables.no_bot_waits(table_id):
            return
        if table_id in self._at_work:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._serve(table_id))
        self._at_work[table_id] = task
        task.add_done_callback(partial(self._done, table_id))

    async def sweep(self) -> None:
        """Look for tables that wait for a bot: after a restart, or when another process died over one."""
        while True:
            try:
                for table_id in await self.house.database.reading(_waiting_for_bots):
                    self.house.tables.changed_elsewhere(table_id)
                    self.wake(table_id)
            except Exception as error:
                log.error("sweep_failed", exc_info=error)
            await asyncio.sleep(self.house.settings.sweep_seconds)

    async def close(self) -> None:
        self._open = False
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._at_work.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("bot_failed", table=table_id, exc_info=task.exception())
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def _serve(self, table_id: str) -> None:
        """Play all bots of this table until people are to move."""
        settings = self.house.settings
        while True:
            self._again.discard(table_id)  # all that happened before this look is seen by it
            asked = partial(bot_task, seed=secrets.randbits(63), milliseconds=settings.search_milliseconds)
            task = await self.house.look(table_id, asked)
            if task is None:
                return
            if settings.bot_pause:
                await asyncio.sleep(settings.bot_pause)
            action = await self._choice(task)
            acts = partial(bot_acts, seat=task.seat, n=task.n, action=action, now=self.house.now())
            if (await self.house.change(table_id, acts)).answer:
                self.house.metrics.bot_moves.labels(task.level).inc()

    async def _choice(self, task: Task) -> int:
        """The bot's action; any legal one if it takes too long or breaks."""
        if len(task.actions) == 1:
            return task.actions[0]
        began = time.perf_counter()
        metrics = self.house.metrics
        try:
            chosen = await self._done_by_a_worker(partial(thinker.choose, task, self.seconds))
            if chosen in task.actions:
                return chosen
            log.error("bot_cheats", level=task.level, game=task.game)
        except (OutOfTime, TimeoutError):
            log.warning("bot_too_slow", level=task.level, game=task.game)
        except BrokenExecutor:
            log.error("bot_workers_died")
            self._pool = None
        except Exception as error:
            log.error("bot_broke", level=task.level, game=task.game, exc_info=error)
        finally:
            metrics.bot_seconds.observe(time.perf_counter() - began)
        metrics.bot_faults.inc()
        return secrets.choice(task.actions)

    async def advise(self, task: Task) -> Thought:
        """What a searching bot would do in a person's place."""
        try:
            return await self._done_by_a_worker(partial(thinker.consider, task, self.seconds))
        except (OutOfTime, TimeoutError, BrokenExecutor) as error:
            log.warning("no_advice", game=task.game, reason=type(error).__name__)
            if isinstance(error, BrokenExecutor):
                self._pool = None
            raise Conflict("nobody has an idea just now", error="no_advice") from None

    async def _done_by_a_worker(self, work: Callable[[], T]) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._workers(), work)
        return await asyncio.wait_for(running, self.seconds + GRACE_SECONDS)

    def _workers(self) -> Executor:
        if self._pool is None:
            if self.house.settings.bot_processes:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.house.settings.bot_processes, context, thinker.settle_in)
            else:
                self._pool = ThreadPoolExecutor(1, "bots")
        return self._pool


def _waiting_for_bots(connection: Connection) -> list[str]:
    return list(connection.execute(WAITING_FOR_BOTS).scalars())
