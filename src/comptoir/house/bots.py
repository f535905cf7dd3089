"""Bots sit down by themselves. They think outside the event loop, get a view and nothing else, and play by the one door.

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
from typing import Any, TypeVar

import structlog
from sqlalchemy import select

from . import clocks, playing
from .database import Database
from .errors import Conflict
from .hub import Hub
from .operating import Metrics
from .rooms import RUNNING, Held, Rooms
from .schema import tables
from .thinking import OutOfTime, Task, Thought, consider, settle_in, think

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")

SWEPT = 500
GRACE_SECONDS = 5.0  # how much longer than allowed we wait for a worker before we think it dead


class Question:
    """What a bot is asked: plain data, so that nothing but the view can reach it."""

    def __init__(self, held: Held, seat: int) -> None:
        self.table_id = held.table.id
        self.n = held.table.n
        self.seat = seat
        self.level = held.seats[seat].bot or ""
        self.game = held.table.game
        self.revision = held.table.revision
        self.fields: dict[str, Any] = held.match.view(seat).fields
        self.actions = clocks.choices(held.match, seat)

    def task(self, seed: int, milliseconds: float, seconds: float) -> Task:
        return Task(self.game, self.revision, self.seat, self.fields, self.actions, seed, milliseconds, seconds)


class Desk:
    """Where bots are asked and answer."""

    def __init__(
        self, database: Database, rooms: Rooms, hub: Hub, metrics: Metrics, now: Callable[[], int], *,
        processes: int, seconds: float, milliseconds: float, pause: float, sweep: float,
    ) -> None:  # fmt: skip
        self.database = database
        self.rooms = rooms
        self.hub = hub
        self.metrics = metrics
        self.now = now
        self.processes = processes
        self.seconds = seconds
        self.milliseconds = milliseconds
        self.pause = pause
        self.sweep_seconds = sweep
        self._pool: Executor | None = None
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._open = True

    def look_at(self, table_id: str) -> None:
        """Something happened at a table: see whether a bot is to move there."""
        if not self._open or self.rooms.no_bot_waits(table_id):
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
                for table_id in await self.database.reading(_waiting_for_bots):
                    self.rooms.unsure(table_id)
                    self.look_at(table_id)
            except Exception as error:
                log.error("sweep_failed", exc_info=error)
            await asyncio.sleep(self.sweep_seconds)

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
            self.look_at(table_id)

    async def _serve(self, table_id: str) -> None:
        """Play all bots of this table until people are to move."""
        while True:
            question = await self.database.read(lambda: self.rooms.look(table_id, _question))
            if question is None:
                return
            if self.pause:
                await asyncio.sleep(self.pause)
            action = await self._ask(question)
            acts = partial(playing.bot_acts, seat=question.seat, n=question.n, action=action, now=self.now())
            if await self.database.write(partial(self.rooms.change, table_id, acts)):
                self.metrics.bot_moves.labels(question.level).inc()
                self.hub.ring(table_id)
                self._again.discard(table_id)  # our own ring

    async def _ask(self, question: Question) -> int:
        """The bot's action; any legal one if it takes too long or breaks."""
        if len(question.actions) == 1:
            return question.actions[0]
        began = time.perf_counter()
        task = question.task(secrets.randbits(63), self.milliseconds, self.seconds)
        try:
            chosen = await self._done_by_a_worker(partial(think, question.level, task))
            if chosen in question.actions:
                return chosen
            log.error("bot_cheats", level=question.level, game=question.game)
        except (OutOfTime, TimeoutError):
            log.warning("bot_too_slow", level=question.level, game=question.game)
        except BrokenExecutor:
            log.error("bot_workers_died")
            self._pool = None
        except Exception as error:
            log.error("bot_broke", level=question.level, game=question.game, exc_info=error)
        finally:
            self.metrics.bot_seconds.observe(time.perf_counter() - began)
        self.metrics.bot_faults.inc()
        return secrets.choice(question.actions)

    async def advise(self, question: Question, milliseconds: float) -> Thought:
        """What a searching bot would do in a person's place."""
        try:
            return await self._done_by_a_worker(partial(consider, question.task(question.n, milliseconds, self.seconds)))
        except (OutOfTime, TimeoutError, BrokenExecutor) as error:
            log.warning("no_advice", game=question.game, reason=type(error).__name__)
            if isinstance(error, BrokenExecutor):
                self._pool = None
            raise Conflict("nobody has an idea just now", error="no_advice") from None

    async def _done_by_a_worker(self, work: Callable[[], T]) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._workers(), work)
        return await asyncio.wait_for(running, self.seconds + GRACE_SECONDS)

    def _workers(self) -> Executor:
        if self._pool is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, context, settle_in)
            else:
                self._pool = ThreadPoolExecutor(1, "bots")
        return self._pool


def _question(held: Held) -> Question | None:
    """The first bot seat this table waits for."""
    if held.table.status != RUNNING:
        return None
    seat = next((seat for seat in held.match.to_act if held.seats[seat].bot is not None), None)
    return None if seat is None else Question(held, seat)


def _waiting_for_bots(connection: Any) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.bots_waiting).limit(SWEPT)
    return list(connection.execute(wanted).scalars())
