"""The database: plain SQLAlchemy in threads, one hop a transaction.

Why threads and not an asynchronous driver: a transaction here is four or five statements. An asynchronous SQLite driver
changes threads at each of them; a whole transaction given to a thread changes once, and its code is plain functions that
tests call directly. SQLite gets one writing thread, so that writers queue here instead of failing there; PostgreSQL gets
several.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

T = TypeVar("T")

READERS = 3
POSTGRES_THREADS = 6
CHANNEL = "comptoir"


class Database:
    """One database. `write` and `read` run a function with a connection, in a transaction of its own."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite_engine(self.url.database) if self.is_sqlite else _postgres_engine(self.url)
        self.writer = self.engine.execution_options(writes=True)
        threads = 1 if self.is_sqlite else POSTGRES_THREADS
        self._writers = ThreadPoolExecutor(threads, "write")
        self._readers = ThreadPoolExecutor(READERS, "read") if self.is_sqlite else self._writers

    def migrate(self) -> None:
        """Bring the schema up to date. Processes that start together wait for each other."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.writer.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(20250607)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def write(self, work: Callable[[], T]) -> T:
        """Run work that begins transactions which change something."""
        return await asyncio.get_running_loop().run_in_executor(self._writers, work)

    async def read(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def reading(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction that only reads."""

        def whole() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self.read(whole)

    async def writing(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction that is kept if the function returns."""

        def whole() -> T:
            with self.writer.begin() as connection:
                return work(connection)

        return await self.write(whole)

    def tell(self, connection: Connection, message: str) -> None:
        """Tell the other processes, at the moment this transaction is kept. One process on SQLite has nobody to tell."""
        if not self.is_sqlite:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    def close(self) -> None:
        self._writers.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.engine.dispose()


_NOTIFY = text("SELECT pg_notify(:channel, :message)")


def _postgres_engine(url: Any) -> Engine:
    # hide_parameters: an error must not print the values of a statement, which may be a seed.
    # connect_timeout: whoever asks is told that the database does not answer, and does not wait for ever.
    patience = {} if "connect_timeout" in url.query else {"connect_timeout": 10}
    return create_engine(
        url, hide_parameters=True, pool_size=POSTGRES_THREADS, max_overflow=2, pool_pre_ping=True, connect_args=patience
    )


def _sqlite_engine(path: str | None) -> Engine:
    if not path or path == ":memory:":
        raise ValueError("the house needs a database file, not one in memory")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        f"sqlite:///{path}", hide_parameters=True, pool_size=READERS + 1, max_overflow=2, connect_args={"timeout": 20}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's own BEGIN below, not the driver's
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # FULL: an acknowledged action survives the machine, not only the process.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=20000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that wants to write later can fail; a writer that says so at once only waits.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
