"""Every test of the house runs twice: on SQLite, and on a real PostgreSQL that is started for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from comptoir.house.people import passwords
from comptoir.house.workers.bots import BotRunner
from tests.house.guests import RunningHouse, log_here, settings_for
from tests.house.outside import postgres_server

OpenHouse = Callable[..., RunningHouse]
FreshDatabase = Callable[[], str]
BOTH = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[FreshDatabase]:
    """A PostgreSQL server; call it for the address of a fresh database."""
    with postgres_server() as running:
        yield running.fresh


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> None:
    """Hashing that is slow on purpose would take most of the time of these tests."""
    passwords._hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture(autouse=True)
def quiet_logs() -> None:
    log_here(as_json=False, level="warning")


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    return _address(request, tmp_path)


@pytest.fixture
def open_house(database: str) -> Iterator[OpenHouse]:
    """Opens houses on that database; they close with the test."""
    with ExitStack() as stack:

        def open_one(now: Callable[[], int] | None = None, **changed: Any) -> RunningHouse:
            return stack.enter_context(RunningHouse(settings_for(database, **changed), now))

        yield open_one


@pytest.fixture
def bots_asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wakes the bots of any house: tables with them stay as they are."""
    monkeypatch.setattr(BotRunner, "wake", lambda _runner, _table: None)


@pytest.fixture(scope="session", params=BOTH)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that many tests share: each has guests and tables of its own."""
    with RunningHouse(settings_for(_address(request, tmp_path_factory.mktemp("house")))) as running:
        yield running


def _address(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder}/house.sqlite3"
    fresh: FreshDatabase = request.getfixturevalue("postgres")
    return fresh()
