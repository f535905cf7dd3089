"""The bot runner: bots sit down by themselves. They think in the workers and play by the one door.

Two processes may think about the same move: the second one to answer finds the table moved on, and nothing happens. So
nothing has to be remembered about who thinks: after a restart the sweep finds every table that waits for a bot.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, select

from ...table.commands import bot_acts
from ...table.errors import Conflict
from ...table.session import Session
from ...table.thinking import Task, Thought, bot_task, instinct
from ..store.schema import RUNS, WITH_BOTS, tables
from . import thinker
from .by_table import ByTable
from .pool import BOTS, HELP, Undone

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger("comptoir.house")

SWEPT = 500
WAITING_FOR_BOTS = select(tables.c.id).where(WITH_BOTS, RUNS).order_by(tables.c.id).limit(SWEPT)


class BotRunner(ByTable):
    """Where bots are asked and answer."""

    def __init__(self, house: House) -> None:
        super().__init__(house, "bot_failed")
        self.seconds = house.settings.bot_seconds
        self._again: set[str] = set()

    def wake(self, table_id: str) -> None:
        """Something happened at a table: see whether a bot is to move there."""
        if not self._open or self.house.tables.no_bot_waits(table_id):
            return
        if table_id in self._at_work:
            self._again.add(table_id)
            return
        self.begin(table_id, self._serve(table_id))

    async def sweep(self) -> None:
        """Look for tables that wait for a bot: after a restart, or when another process died over one."""

        async def look() -> None:
            for table_id in await self.house.database.reading(_waiting_for_bots):
                self.house.tables.changed_elsewhere(table_id)
                self.wake(table_id)

        await self.sweep_by(look)

    def ended(self, table_id: str) -> None:
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def _serve(self, table_id: str) -> None:
        """Play all bots of this table until people are to move."""
        settings = self.house.settings
        while True:
            self._again.discard(table_id)  # all that happened before this look is seen by it
            asked = partial(_asked, seed=secrets.randbits(63), milliseconds=settings.search_milliseconds)
            host, task = await self.house.look(table_id, asked)
            if task is None:
                return
            action = await self._choice(host, task)
            acts = partial(bot_acts, seat=task.seat, n=task.n, action=action, now=self.house.now())
            if (await self.house.change(table_id, acts)).answer:
                self.house.metrics.bot_moves.labels(task.level).inc()

    async def _choice(self, host: str, task: Task) -> int:
        """The bot's action, in the turn of the table's host; what instinct says if it takes too long or breaks."""
        if len(task.actions) == 1:
            return task.actions[0]
        metrics = self.house.metrics
        thinks = partial(thinker.choose, task, self.seconds)
        try:
            move = await self.house.pool.do(BOTS, host, thinks, self.seconds)
        except Exception as error:
            log.error("bot_failed_to_think", level=task.level, game=task.game, exc_info=error)
            metrics.bot_faults.inc()
            return await self._by_instinct(task)
        metrics.bot_seconds.observe(move.seconds)
        if move.fault is not None:
            log.error("bot_moves_by_instinct", level=task.level, game=task.game, fault=move.fault)
            metrics.bot_faults.inc()
        return move.action

    async def _by_instinct(self, task: Task) -> int:
        """Without a worker: all of them may be gone. A game that breaks even so is played on at random, and that is a bug."""
        try:
            return await asyncio.to_thread(instinct, task)
        except Exception as error:
            log.error("bot_moves_at_random", level=task.level, game=task.game, exc_info=error)
            self.house.metrics.random_moves.inc()
            return secrets.choice(task.actions)

    async def advise(self, person: str, task: Task) -> Thought:
        """What a searching bot would do in a person's place."""
        try:
            return await self.house.pool.do(HELP, person, partial(thinker.consider, task, self.seconds), self.seconds)
        except Undone:
            raise Conflict("nobody has an idea just now", error="no_advice") from None


def _asked(session: Session, seed: int, milliseconds: float) -> tuple[str, Task | None]:
    """Whose table it is, and what its bot is asked."""
    return session.table.host, bot_task(session, seed, milliseconds)


def _waiting_for_bots(connection: Connection) -> list[str]:
    return list(connection.execute(WAITING_FOR_BOTS).scalars())
