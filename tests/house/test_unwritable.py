"""A database that cannot be written: those who write are told, those who look go on, and nothing is lost."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from comptoir.house.store import database
from tests.house.guests import RunningHouse, settings_for

LOCKED = 2500  # milliseconds that who writes waits for the lock


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningHouse]:
    monkeypatch.setattr(database, "PATIENCE", LOCKED)
    with RunningHouse(settings_for(f"sqlite:///{tmp_path}/house.sqlite3", log_level="critical")) as running:
        yield running


def test_while_another_process_holds_the_lock_everybody_can_look(house: RunningHouse, tmp_path: Path) -> None:
    ann = house.guest("Ann")
    table = ann.table(seats="me open", at_once=True)
    bob = house.guest("Bob")
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    mover = ann if ann.look(table)["legal"] else bob
    seen = mover.look(table)
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = mover.act(table, seen["n"], seen["legal"][0])
        assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
        for _ in range(5):
            began = time.perf_counter()
            assert mover.look(table) == seen
            assert time.perf_counter() - began < LOCKED / 1000, "a look waited for the lock"
        told = mover.get("/health")
        assert (told.status_code, told.json()["status"]) == (503, "reading only")
        assert "locked" in told.json()["reason"]
        other.rollback()
    assert mover.act(table, seen["n"], seen["legal"][0]).status_code == 200
    assert mover.get("/health").json() == {"status": "ready"}


def test_who_looks_does_not_wait_for_who_waits_to_write(house: RunningHouse, tmp_path: Path) -> None:
    """The table itself is not locked while its change waits for the database."""
    ann = house.guest("Ann")
    table = ann.table(seats="me open", start=False)
    cached = house.house.tables._find(table)
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as other:
        other.execute("BEGIN IMMEDIATE")
        waited: list[bool] = []

        @event.listens_for(house.house.database.engine, "begin", insert=True)
        def look_meanwhile(_: object) -> None:
            waited.append(cached.lock.locked())

        assert ann.post(f"/api/tables/{table}/watch").status_code == 503
        other.rollback()
    assert waited
    assert not any(waited)


def test_a_full_disk_is_told_and_costs_nothing(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.table(seats="me screen", at_once=True)
    seat = ann.look(table)["waiting"][0]["seat"]
    ann.post(f"/api/tables/{table}/hand", {"seat": seat})
    engine = house.house.database.engine

    def no_more(connection: sqlite3.Connection, *_: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    engine.dispose()  # the next connections find the disk full
    event.listen(engine, "connect", no_more)
    before = ann.look(table)
    statuses = []
    for _ in range(60):
        answer = ann.post("/api/tables", {"game": "heller", "seats": [{"kind": "me"}, {"kind": "open"}]})
        statuses.append(answer.status_code)
        if answer.status_code == 503:
            break
    assert statuses[-1] == 503, "the disk was never full"
    assert ann.look(table) == before
    assert ann.get("/health").json()["status"] == "reading only"
    event.remove(engine, "connect", no_more)
    engine.dispose()
    assert ann.get("/health").json() == {"status": "ready"}
    assert ann.act(table, before["n"], before["legal"][0], seat=seat).status_code == 200
