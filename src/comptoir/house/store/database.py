"""The database: plain SQLAlchemy in threads, one hop a transaction.

Why threads and not an asynchronous driver: a transaction here is four or five statements. An asynchronous SQLite driver
changes threads at each of them; a whole transaction given to a thread changes once, and its code is plain functions that
tests call directly. SQLite gets one writing thread, so that writers queue here instead of failing there; PostgreSQL gets
several.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, delete, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError

from .prepared import run_by_driver
from .schema import keepsakes

T = TypeVar("T")

READERS = 3
PATIENCE, IMPATIENCE = 5_000, 200  # milliseconds a writer waits for another process's lock; and after it has waited in vain
POSTGRES_THREADS = 6
PROBE = 65_536  # characters that must fit in before a full disk counts as written to again
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
        self.trouble: str | None = None  # why nothing could be written the last time; None if it could
        self._loader = ThreadPoolExecutor(1, "load")

    def migrate(self, revision: str = "head") -> None:
        """Bring the schema up to date, or to an older revision. Processes that start together wait for each other."""
        config = _migrations()
        with self.writer.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(20250607)"))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    def write(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Run work that begins transactions which change something."""
        return asyncio.get_running_loop().run_in_executor(self._writers, work)

    async def read(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def load(self, work: Callable[[], T]) -> T:
        """Run a look that may take longer: one at a time, and no other look waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._loader, work)

    async def reading(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction that only reads."""

        def whole() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self.read(whole)

    async def writing(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction that is kept if the function returns."""

        def whole() -> T:
            with self.writing_connection() as connection:
                answer = work(connection)
                self.commit(connection)
                return answer

        return await self.write(whole)

    @contextmanager
    def writing_connection(self) -> Iterator[Connection]:
        """A connection in a transaction that may write. What is not committed is undone."""
        try:
            with self.writer.connect() as connection:
                self._be_patient(connection)
                connection.begin()
                yield connection
        except OperationalError as error:  # locked, full, unreachable
            self.trouble = str(error.orig)
            raise

    def _be_patient(self, connection: Connection) -> None:
        """While somebody else holds the database, those who wait here are told so soon, not one after the other."""
        wanted = PATIENCE if self.trouble is None else IMPATIENCE
        if self.is_sqlite and connection.info.get("patience") != wanted:
            driver: Any = connection.connection.dbapi_connection
            driver.execute(f"PRAGMA busy_timeout={wanted}")
            connection.info["patience"] = wanted

    async def can_write(self) -> bool:
        """Whether something can be written now. Where there was trouble, it is tried."""
        if self.trouble is not None:
            probe = dialect_insert(self.engine)(keepsakes).values(name="probe", value="." * PROBE)
            with suppress(DBAPIError):
                await self.writing(lambda connection: connection.execute(probe.on_conflict_do_nothing()))
                await self.writing(lambda connection: connection.execute(delete(keepsakes).where(keepsakes.c.name == "probe")))
        return self.trouble is None

    def commit(self, connection: Connection) -> None:
        """Keep it. If that fails, nobody knows how far it got, and this connection is not used again."""
        try:
            connection.commit()
        except BaseException:
            connection.invalidate()
            raise
        self.trouble = None

    def tell(self, connection: Connection, message: str) -> None:
        """Tell the other processes, at the moment this transaction is kept. One process on SQLite has nobody to tell."""
        if not self.is_sqlite:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    def close(self) -> None:
        self._writers.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self._loader.shutdown(wait=True)
        self.engine.dispose()


def dialect_insert(engine: Engine) -> Any:
    """INSERT with what both databases know and the standard does not."""
    return sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert


def known_revisions() -> set[str]:
    """The schemas this house can bring up to date."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


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
    _keep_private(Path(path))
    engine = create_engine(
        f"sqlite:///{path}",
        hide_parameters=True,
        pool_size=READERS + 1,
        max_overflow=2,
        connect_args={"timeout": PATIENCE / 1000},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's own BEGIN below, not the driver's
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # FULL: an acknowledged action survives the machine, not only the process.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that wants to write later can fail; a writer that says so at once only waits.
        writes = connection.get_execution_options().get("writes", False)
        run_by_driver(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _keep_private(path: Path) -> None:
    """The database holds seeds and hashes: only its owner may read it, and SQLite gives its other files the same mode. A folder
    is closed too if it is new or holds nothing else."""
    folder = path.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with suppress(PermissionError):  # of somebody else: then it is theirs to decide
        for end in ("", "-wal", "-shm"):
            file = path.with_name(path.name + end)
            if file.exists():
                file.chmod(0o600)
        shared = folder.stat().st_mode & stat.S_ISVTX  # like /tmp
        if not shared and all(file.name.startswith(path.name) for file in folder.iterdir()):
            folder.chmod(0o700)
