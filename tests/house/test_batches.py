"""Changes that are kept in one transaction: nobody pays for what another one asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from comptoir.house.store.batches import Batches
from comptoir.house.store.tables import Changed, Request, StoredSession, TableStore
from comptoir.table.errors import Conflict
from tests.house.guests import RunningHouse, run_apart, settings_for


@pytest.fixture
def three_tables(tmp_path: Path) -> Iterator[tuple[RunningHouse, list[str]]]:
    house = RunningHouse(settings_for(f"sqlite:///{tmp_path}/house.sqlite3", sweep_seconds=600, tick_seconds=600))
    with house:
        ann = house.guest("Ann")
        yield house, [ann.table(seats="me open", start=False) for _ in range(3)]


def raise_invitation(session: StoredSession) -> int:
    session.table.invitation += 1
    return session.table.invitation


def refused(session: StoredSession) -> None:
    raise Conflict("not like this")


def broken(session: StoredSession) -> None:
    raise_invitation(session)
    session.admit("nobody at all")  # no such person: the database refuses it
    raise AssertionError("the database took it")


def invitations(store: TableStore, tables: list[str]) -> list[int]:
    return [store.look(table, lambda session: session.table.invitation) for table in tables]


def commits(house: RunningHouse) -> list[str]:
    made: list[str] = []

    def count(_: Connection) -> None:
        made.append("commit")

    event.listen(house.house.database.engine, "commit", count)
    return made


def test_several_changes_are_written_once(three_tables: tuple[RunningHouse, list[str]]) -> None:
    house, tables = three_tables
    made = commits(house)
    store = house.house.tables
    changed = store.change_together([Request(table, raise_invitation) for table in tables])
    assert [one.answer for one in changed if isinstance(one, Changed)] == [2, 2, 2]
    assert len(made) == 1
    assert invitations(store, tables) == [2, 2, 2]


def test_what_is_refused_costs_the_others_nothing(three_tables: tuple[RunningHouse, list[str]]) -> None:
    house, tables = three_tables
    made = commits(house)
    store = house.house.tables
    works: list[Callable[[StoredSession], object]] = [raise_invitation, refused, raise_invitation]
    changed = store.change_together([Request(table, work) for table, work in zip(tables, works, strict=True)])
    assert [type(one) for one in changed] == [Changed, Conflict, Changed]
    assert len(made) == 1
    assert invitations(store, tables) == [2, 1, 2]


def test_what_breaks_half_done_is_undone_alone(three_tables: tuple[RunningHouse, list[str]]) -> None:
    house, tables = three_tables
    store = house.house.tables
    works: list[Callable[[StoredSession], object]] = [raise_invitation, broken, raise_invitation]
    changed = store.change_together([Request(table, work) for table, work in zip(tables, works, strict=True)])
    assert [isinstance(one, Changed) for one in changed] == [True, False, True]
    assert invitations(store, tables) == [2, 1, 2]
    assert invitations(TableStore(house.house.database, "another", lambda session: None), tables) == [2, 1, 2]


def test_two_changes_of_one_table_are_kept_one_after_the_other(three_tables: tuple[RunningHouse, list[str]]) -> None:
    house, tables = three_tables
    store = house.house.tables

    async def often() -> list[int]:
        batches = Batches(store)
        wanted = [tables[0], tables[1], tables[0], tables[0], tables[2], tables[1]]
        return [one.answer for one in await asyncio.gather(*(batches.change(Request(t, raise_invitation)) for t in wanted))]

    assert run_apart(often()) == [2, 2, 3, 4, 2, 3]
    assert invitations(store, tables) == [4, 3, 2]


def test_a_commit_that_fails_keeps_nothing_and_is_tried_by_each_alone(
    three_tables: tuple[RunningHouse, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, tables = three_tables
    store = house.house.tables
    failures = iter([True])
    dialect = house.house.database.engine.dialect
    really = dialect.do_commit

    def commit(connection: Any) -> None:
        if next(failures, False):
            raise OSError("no more disk")
        really(connection)

    monkeypatch.setattr(dialect, "do_commit", commit)
    changed = store.change_together([Request(table, raise_invitation) for table in tables])
    assert [one.answer for one in changed if isinstance(one, Changed)] == [2, 2, 2]
    assert invitations(store, tables) == [2, 2, 2]
