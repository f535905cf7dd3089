"""What can be wrong with a database before a house opens, each told in one sentence that shows no password."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util.exc import CommandError
from sqlalchemy import inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from ...kernel.errors import ComptoirError
from .database import Database

TAKES = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


class DatabaseFault(ComptoirError):
    """A database that cannot be had or is not ours, with the reason."""


def check_address(address: str) -> str:
    """How a database is called in our sentences: without its password. Refuses what is no address of one."""
    try:
        url = make_url(address)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError, NoSuchModuleError):
        raise DatabaseFault(f"COMPTOIR_DATABASE, or --database, takes {TAKES}") from None
    if kind not in ("sqlite", "postgresql") or not url.database or url.database == ":memory:":
        raise DatabaseFault(f"COMPTOIR_DATABASE, or --database, takes {TAKES}, not {url.render_as_string()}")
    return str(url.database) if kind == "sqlite" else url.set(query={}).render_as_string()


@contextmanager
def told(address: str) -> Iterator[None]:
    """Faults of this database as sentences."""
    name = check_address(address)
    try:
        yield
    except CommandError:
        raise DatabaseFault(f"{name} was made by a newer house, or by another program") from None
    except DBAPIError as error:
        raise DatabaseFault(f"{name} cannot be used: {_one_line(error.orig or error)}") from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise DatabaseFault(f"{name} cannot be used: {_one_line(error)}") from None
    except OSError as error:
        raise DatabaseFault(f"{error.filename or name} cannot be used: {error.strerror or error}") from None
    except ValueError as error:  # a name that no file can have
        raise DatabaseFault(f"{name} cannot be used: {error}") from None


def bring_up_to_date(address: str) -> None:
    """Migrate a database of ours, or make one where there is nothing yet."""
    with told(address):
        database = Database(address)
        try:
            _refuse_foreign(database, check_address(address))
            database.migrate()
        finally:
            database.close()


def _refuse_foreign(database: Database, name: str) -> None:
    """A file with somebody else's tables is not to get ours among them. PostgreSQL may hold those of its extensions."""
    there = inspect(database.engine).get_table_names() if database.is_sqlite else []
    if there and "alembic_version" not in there:
        raise DatabaseFault(f"{name} is a database of another program: it holds {there[0]}, and nothing of a house")


def _one_line(error: BaseException) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
