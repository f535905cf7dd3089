"""The house itself: its database, rooms, hub and workers, opened and closed together."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from . import bell
from .bots import Desk
from .database import Database
from .hub import Hub
from .operating import Metrics
from .people import Faces
from .rooms import Held, Rooms
from .schema import keepsakes
from .settings import Settings
from .timekeeper import keep_time

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """One process of the house."""

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.whoami = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.database.migrate()
        self.secret = settings.secret or kept_secret(self.database)
        self.metrics = Metrics()
        self.hub = Hub()
        self.rooms = Rooms(self.database, self.whoami)
        self.faces = Faces()
        self.desk = Desk(
            self.database, self.rooms, self.hub, self.metrics, now,
            processes=settings.bot_processes, seconds=settings.bot_seconds,
            milliseconds=settings.search_milliseconds, pause=settings.bot_pause,
            sweep=settings.sweep_seconds,
        )  # fmt: skip
        self.stopping = False

    @asynccontextmanager
    async def open(self, _: object = None) -> AsyncIterator[None]:
        """From the first request to the last."""
        self.hub.listen(self.desk.look_at)
        settings = self.settings
        workers = [
            asyncio.create_task(self.desk.sweep()),
            asyncio.create_task(keep_time(self.database, self.rooms, self.hub, self.now, settings.tick_seconds)),
        ]
        if not self.database.is_sqlite:
            workers.append(asyncio.create_task(bell.hear(self.database.url, self.whoami, self.hub, self.rooms, self.faces)))
        log.info("open", database=self.database.url.get_backend_name())
        try:
            yield
        finally:
            self.stopping = True
            self.hub.close()
            for worker in workers:
                worker.cancel()
            for worker in workers:
                with suppress(asyncio.CancelledError):
                    await worker
            await self.desk.close()
            self.database.close()
            log.info("closed")

    async def change(self, table_id: str, work: Callable[[Held], T]) -> T:
        """Do something to a table and ring its watchers here; the transaction rings those in other processes."""
        answer = await self.database.write(partial(self.rooms.change, table_id, work))
        self.hub.ring(table_id)
        return answer

    async def known_no_more(self, person: str) -> None:
        """A person's logins have changed: nobody goes on believing what they remember, here or in other processes."""
        self.faces.forget_person(person)
        self.hub.dismiss(person)
        if not self.database.is_sqlite:
            notice = f"{self.whoami} {bell.SOMEBODY}{person} 0"
            await self.database.writing(lambda connection: self.database.tell(connection, notice))

    async def look(self, table_id: str, work: Callable[[Held], T]) -> T:
        return await self.database.read(partial(self.rooms.look, table_id, work))


def kept_secret(database: Database) -> str:
    """The key that signs invitations and CSRF tokens, made once and the same in every process."""
    wanted = select(keepsakes.c.value).where(keepsakes.c.name == "secret")
    with suppress(IntegrityError), database.writer.begin() as connection:
        if connection.execute(wanted).first() is None:
            connection.execute(insert(keepsakes).values(name="secret", value=secrets.token_urlsafe(32)))
    with database.engine.connect() as connection:
        return str(connection.execute(wanted).scalar_one())
