"""The house itself: its database, subscriptions and workers, opened and closed together; and the one path by which anything
at a table changes.
"""

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
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..table import wire
from ..table.messages import Audience, Looker
from ..table.position import seen_by
from .live import pg_notify
from .live.presence import Presence
from .live.subscriptions import Latest, Subscriptions
from .metrics import Metrics
from .notices import outbox
from .notices.senders import Senders, new_vapid_key
from .people import ratings
from .people.logins import LoginCache
from .settings import Settings
from .store import uptime
from .store.batches import Batches
from .store.database import Database
from .store.schema import keepsakes
from .store.tables import Changed, Command, Request, StoredSession, TableStore
from .workers.bots import BotRunner
from .workers.expiry import forget_idle, keep_tidy
from .workers.pool import Pool
from .workers.postman import Postman
from .workers.reviews import ReviewRunner
from .workers.timekeeper import keep_time

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")
UNKNOWN = "unknown"
LISTENING_SECONDS = 5.0  # how long the house waits with opening until it hears the other processes


_STARTED = time.time_ns() - time.monotonic_ns()


def steady_clock() -> int:
    """Milliseconds since 1970. It does not jump when somebody sets the machine's clock while the house is open."""
    return (_STARTED + time.monotonic_ns()) // 1_000_000


class House:
    """One process of the house."""

    def __init__(self, settings: Settings, now: Callable[[], int] = steady_clock) -> None:
        self.settings = settings
        self.now = now
        self.process = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.database.migrate()
        self.secret = settings.secret or kept_secret(self.database, "secret", partial(secrets.token_urlsafe, 32))
        self.metrics = Metrics()
        self.subscriptions = Subscriptions()
        self.tables = TableStore(self.database, self.process, ratings.enter_result, self._enter_notices)
        self.changes = Batches(self.tables)
        self.logins = LoginCache()
        self.pool = Pool(settings.bot_processes, settings.waiting_tasks)
        self.bots = BotRunner(self)
        self.reviews = ReviewRunner(self)
        self.presence = Presence(self)
        self.senders = Senders(settings, kept_secret(self.database, "vapid", new_vapid_key))
        self.postman = Postman(self)
        self.stopping = False
        self._restored: str | None = UNKNOWN
        self._outside: str | None = UNKNOWN

    # ---- tables ----

    async def change(self, table_id: str, command: Command[T], asker: Looker | None = None) -> Changed[T]:
        """The one path for every change of a table, whoever makes it: a person, a bot, a clock or the table's host.

        The store locks the table, has the command carried out, with a message for everybody who follows the table here and for
        who asks, and keeps it. Then watchers and bots are woken; a clock is woken by the alarm in the table's row, and other
        processes by the transaction.
        """
        await self._bring_up(table_id)
        audience = Audience(self.subscriptions.lookers(table_id), asker)
        elsewhere = self.subscriptions.changed_elsewhere_so_far(table_id)
        changed = await self.changes.change(Request(table_id, command, audience))
        if changed.different:
            self.subscriptions.publish(table_id, Latest(changed.messages, changed.said), elsewhere)
            self.bots.wake(table_id)
        return changed

    async def seen_after(self, changed: Changed[T], table_id: str, asker: Looker) -> wire.Position:
        """How the table looks to who asked for a change. It came with the change, unless that went wrong, and is encoded."""
        message = changed.messages.get(asker.person)
        if message is not None:
            encoded: wire.Position = message.written(asker.after)
            return encoded
        return await self.look(table_id, partial(seen_by, person=asker.person, after=asker.after))

    async def look(self, table_id: str, asked: Command[T]) -> T:
        await self._bring_up(table_id)
        return await self.database.read(partial(self.tables.look, table_id, asked))

    async def _bring_up(self, table_id: str) -> None:
        """What this process does not remember is loaded in a thread of its own: others need not wait for a long game."""
        if not self.tables.remembers(table_id):
            await self.database.load(partial(self.tables.load, table_id))

    def _enter_notices(self, session: StoredSession) -> None:
        outbox.enter(session, self.database, self.now, int(self.settings.notice_seconds * 1000))

    # ---- other processes ----

    def table_changed_elsewhere(self, table_id: str) -> None:
        """Its bots are woken by the process that changed it; if that one dies, the sweep finds them."""
        self.tables.changed_elsewhere(table_id)
        self.subscriptions.changed_elsewhere(table_id)

    def anything_may_have_changed(self) -> None:
        for table_id in {*self.tables.cached_ids(), *self.subscriptions.watched_ids()}:
            self.table_changed_elsewhere(table_id)

    def notice_restored(self, mark: str | None) -> None:
        """The mark that a restored backup leaves in the database. If it is a new one, nothing that is remembered counts."""
        if self._restored not in (UNKNOWN, mark):
            log.warning("restored")
            self.logins.clear()
            self.subscriptions.start_over()
            self.anything_may_have_changed()
        self._restored = mark

    def notice_keeper(self, mark: str | None) -> None:
        """The mark that a command of the keeper leaves: a table was changed, or the person whom it names."""
        if self._outside not in (UNKNOWN, mark) and mark is not None:
            self.logins.clear()
            self.anything_may_have_changed()
            self.subscriptions.dismiss(mark.partition(" ")[2])
        self._outside = mark

    def forget_logins(self, person: str) -> None:
        """A person's logins have changed: they are looked up again, and open connections have to come back."""
        self.logins.forget_person(person)
        self.subscriptions.dismiss(person)

    async def logins_changed(self, person: str) -> None:
        """The same, and the other processes are told."""
        self.forget_logins(person)
        if not self.database.is_sqlite:
            notice = f"{self.process} {pg_notify.SOMEBODY}{person} 0"
            await self.database.writing(lambda connection: self.database.tell(connection, notice))

    # ---- opening hours ----

    @asynccontextmanager
    async def open(self, _: object = None) -> AsyncIterator[None]:
        """From the first request to the last."""
        closed = await self.database.write(partial(uptime.open_again, self.database, self.now()))
        works = (
            self.bots.sweep(),
            self.reviews.sweep(),
            keep_time(self),
            keep_tidy(self),
            forget_idle(self),
            self.presence.keep(),
            self.postman.work(),
        )
        workers = [asyncio.create_task(work) for work in works]
        if not self.database.is_sqlite:
            listening = asyncio.Event()
            workers.append(asyncio.create_task(pg_notify.listen(self.database.url, self.process, self, listening)))
            with suppress(TimeoutError):  # it goes on trying
                await asyncio.wait_for(listening.wait(), LISTENING_SECONDS)
        log.info("open", database=self.database.url.get_backend_name(), closed_seconds=closed // 1000)
        try:
            yield
        finally:
            self.stopping = True
            self.subscriptions.close()
            for worker in workers:
                worker.cancel()
            for worker in workers:
                with suppress(asyncio.CancelledError):
                    await worker
            await self.postman.close()
            await self.bots.close()
            await self.reviews.close()
            await self.pool.close()
            with suppress(DBAPIError):  # who closes in good order says when, to the millisecond
                await self.presence.write(beat=False)
                await self.database.writing(partial(uptime.beat, now=self.now()))
            self.database.close()
            log.info("closed")


def kept_secret(database: Database, name: str, make: Callable[[], str]) -> str:
    """A secret of the house, made once and the same in every process: the key that signs invitations and CSRF tokens, and the
    one push services know it by."""
    wanted = select(keepsakes.c.value).where(keepsakes.c.name == name)
    with suppress(IntegrityError), database.writer.begin() as connection:
        if connection.execute(wanted).first() is None:
            connection.execute(insert(keepsakes).values(name=name, value=make()))
    with database.engine.connect() as connection:
        return str(connection.execute(wanted).scalar_one())
