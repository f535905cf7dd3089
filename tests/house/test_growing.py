"""A house that grows: what is asked again and again stays cheap, no running game falls off a list, and what nobody needs any
more is cleared away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Select, func, select, text
from tools.bench_growth import clone_table

from comptoir.house.store import lists
from comptoir.house.store.schema import logins, persons, tables
from comptoir.house.store.tables import MOST_IDLE_ROUNDS
from comptoir.house.workers import bots, expiry, timekeeper
from comptoir.table import model
from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until

DAYS = 86_400
OVER: dict[str, object] = {"status": "finished", "alarm": None, "waiting": "[]"}


def clone(house: RunningHouse, table: str, copies: list[dict[str, object]]) -> list[str]:
    with house.house.database.writer.begin() as connection:
        return clone_table(connection, table, copies)


# ---- lists ----


def test_a_running_game_is_never_pushed_off_my_list(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    old = ann.table(seats="me screen")
    created = ann.look(old)["table"]["created"]
    clone(house, old, [{"created": created + at, **OVER} for at in range(1, lists.LISTED + 20)])
    told = ann.get("/api/tables", which="mine").json()
    assert told["tables"][0]["id"] == old
    assert (len(told["tables"]), told["more"]) == (1 + lists.LISTED, True)


def test_a_table_where_it_is_my_turn_comes_first_however_old(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    mine = ann.table(seats="me screen")
    created = ann.look(mine)["table"]["created"]
    clone(house, mine, [{"created": created + at, "waiting": "[]"} for at in range(1, 120)])
    told = ann.get("/api/tables", which="mine").json()
    assert (len(told["tables"]), told["more"]) == (120, False)
    assert told["tables"][0]["id"] == mine


def test_a_list_that_is_cut_says_so(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="me screen")
    assert ann.get("/api/tables", which="running").json()["more"] is False
    clone(house, table, [{} for _ in range(lists.LISTED)])
    told = ann.get("/api/tables", which="running").json()
    assert (len(told["tables"]), told["more"]) == (lists.LISTED, True)


def test_what_a_list_has_no_room_for_is_asked_for_by_time(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="me screen")
    finished = {**OVER, "result": '{"scores": [1, 2], "winners": [1]}'}
    made = clone(house, table, [{**finished, "created": 1000 + at} for at in range(lists.LISTED + 20)])
    first = ann.get("/api/tables", which="mine").json()
    second = ann.get("/api/tables", which="mine", before=first["older"]).json()
    assert (first["more"], second["more"], second["older"]) == (True, False, None)
    assert {one["id"] for one in first["tables"] + second["tables"]} == {table, *made}
    assert ann.get("/api/tables", which="mine", before=10**30).status_code == 400


# ---- indexes ----


@pytest.fixture
def plan(open_house: OpenHouse) -> Callable[[Select[Any]], str]:
    """How the database means to answer a question, in a house with 1,500 running and 3,000 finished tables."""
    house = open_house(sweep_seconds=600, tick_seconds=600)
    crowd = [house.guest(f"Guest {at}").id for at in range(30)]
    table = house.guest().table(seats="me screen", clock={"kind": "days", "days": 3})
    people = [{"host": crowd[at % 30], "person": crowd[at % 30], "created": at} for at in range(4500)]
    clone(house, table, [{**one, "alarm": 10**12 + at} for at, one in enumerate(people[:1500])])
    clone(house, table, [{**one, **OVER} for one in people[1500:]])
    database = house.house.database
    with database.writer.begin() as connection:
        connection.execute(text("ANALYZE"))

    def explain(wanted: Select[Any]) -> str:
        with database.engine.connect() as connection:
            written = str(wanted.compile(database.engine, compile_kwargs={"literal_binds": True}))
            before = "EXPLAIN QUERY PLAN" if database.is_sqlite else "EXPLAIN"
            return "\n".join(" ".join(map(str, row)) for row in connection.execute(text(f"{before} {written}")))

    return explain


def scans(plan: str) -> bool:
    """Whether it goes through all tables or seats."""
    words = ("SCAN tables", "SCAN seats", "Seq Scan on tables", "Seq Scan on seats")
    return any(word in line and "USING" not in line for line in plan.splitlines() for word in words)


def test_the_workers_look_only_at_what_is_due(plan: Callable[[Select[Any]], str]) -> None:
    due = plan(timekeeper.DUE.params(now=1))
    assert "tables_by_alarm" in due, due
    waiting = plan(bots.WAITING_FOR_BOTS)
    assert "tables_by_bots" in waiting, waiting


def test_lists_are_found_by_an_index(plan: Callable[[Select[Any]], str]) -> None:
    for which in ("open", "running", "finished"):
        listed = plan(lists._asked_for(which, None).order_by(tables.c.created.desc()).limit(lists.LISTED + 1))
        assert "tables_by_status" in listed, listed
        assert not scans(listed), listed
    watched = plan(lists._asked_for("watched", "nobody"))
    assert not scans(watched), watched
    mine = plan(lists._of(("open", "running"), "nobody"))
    assert "tables_by_host" in mine, mine
    assert "seats_by_person" in mine, mine
    assert not scans(mine), mine


# ---- what expires ----


class Caretaker:
    """A house with a clock of its own, and one round of clearing away at a time."""

    def __init__(self, open_house: OpenHouse) -> None:
        self.clock = FakeClock()
        self.house = open_house(self.clock)
        until(lambda: self.house.server.servers, "the house listens")

    def clear(self) -> dict[str, int]:
        loop = self.house.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(expiry.clear_away(self.house.house, self.clock.ms), loop).result(30)

    def count(self, table: Any) -> int:
        with self.house.house.database.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@pytest.fixture
def caretaker(open_house: OpenHouse) -> Caretaker:
    return Caretaker(open_house)


def status(guest: Guest, table: str) -> Any:
    answer = guest.get(f"/api/tables/{table}")
    return answer.json()["table"]["status"] if answer.status_code == 200 else answer.status_code


def test_a_table_at_which_no_game_begins_is_closed_and_then_removed(caretaker: Caretaker) -> None:
    ann = caretaker.house.guest()
    table = ann.table(seats="me open")
    caretaker.clock.pass_seconds(6 * DAYS)
    assert caretaker.clear()["open_tables"] == 0
    with ann.live(table) as line:
        assert line.next()["table"]["status"] == "open"
        caretaker.clock.pass_seconds(2 * DAYS)
        assert caretaker.clear()["open_tables"] == 1
        assert line.next()["table"]["status"] == "closed"
    assert ann.get("/api/tables", which="open").json()["tables"] == []
    caretaker.clock.pass_seconds(29 * DAYS)
    assert (caretaker.clear()["closed_tables"], status(ann, table)) == (0, "closed")
    caretaker.clock.pass_seconds(2 * DAYS)
    assert (caretaker.clear()["closed_tables"], status(ann, table)) == (1, 404)


def test_a_game_in_which_nobody_moves_is_closed_but_not_one_that_goes_on(caretaker: Caretaker) -> None:
    ann = caretaker.house.guest()
    idle, busy = ann.table(seats="me screen"), ann.table(seats="me screen")
    caretaker.clock.pass_seconds(60 * DAYS)
    seat = ann.look(busy)["waiting"][0]["seat"]
    ann.post(f"/api/tables/{busy}/hand", {"seat": seat})
    position = ann.look(busy)
    assert ann.act(busy, position["n"], position["legal"][0], seat=seat).status_code == 200
    caretaker.clock.pass_seconds(31 * DAYS)
    assert caretaker.clear()["idle_games"] == 1
    assert (status(ann, idle), status(ann, busy)) == ("closed", "running")
    with caretaker.house.house.database.engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == idle)).one()
    assert (row.alarm, row.waiting, row.bots_waiting) == (None, "[]", False)


def test_a_table_that_is_full_is_cleared_a_day_later(caretaker: Caretaker, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = caretaker.house.guest()
    table = ann.table(seats="me bot")
    n = ann.my_turn(table)["n"]
    for full_of in (model, expiry):
        monkeypatch.setattr(full_of, "MOST_ENTRIES", n)
    assert ann.look(table)["table"]["full"]
    assert caretaker.clear()["full_tables"] == 0
    caretaker.clock.pass_seconds(1.5 * DAYS)
    monkeypatch.setattr(expiry, "MOST_ENTRIES", n + 1)
    assert caretaker.clear()["full_tables"] == 0
    monkeypatch.setattr(expiry, "MOST_ENTRIES", n)
    assert caretaker.clear()["full_tables"] == 1
    assert status(ann, table) == "closed"


def test_finished_games_stay_and_leave_the_memory(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "FORGET_SECONDS", 0.05)
    caretaker = Caretaker(open_house)
    ann = caretaker.house.guest()
    table = ann.table(seats="me bot")
    ann.my_turn(table)
    (over,) = clone(caretaker.house, table, [{**OVER, "result": '{"scores": [1, 2], "winners": [1]}'}])
    caretaker.clock.pass_seconds(400 * DAYS)
    caretaker.clear()
    assert status(ann, over) == "finished"
    until(lambda: over not in caretaker.house.house.tables.cached_ids(), "it has left the memory")
    assert status(caretaker.house.stranger(), over) == "finished"


def test_what_nobody_asks_for_leaves_the_memory(house: RunningHouse) -> None:
    ann = house.guest()
    quiet, watched, visited = (ann.table(seats="me open", start=False) for _ in range(3))
    store = house.house.tables
    for _ in range(MOST_IDLE_ROUNDS + 1):
        assert quiet in store.cached_ids()
        ann.look(visited)
        store.forget_idle([watched])
    assert quiet not in store.cached_ids()
    assert {watched, visited} <= set(store.cached_ids())
    assert ann.look(quiet)["n"] == 0


def test_guests_without_a_trace_are_forgotten_and_nobody_else(caretaker: Caretaker) -> None:
    house = caretaker.house
    idle, host, member, token = house.guest("Idle"), house.guest("Host"), house.guest("Member"), house.guest("Token")
    account = house.guest("Account")
    assert account.post("/api/accounts", {"handle": "account", "password": "long enough for everybody"}).status_code == 201
    table = host.table(seats="me bot")
    assert member.post(f"/api/tables/{table}/watch").status_code == 204
    assert token.post("/api/me/tokens", {"name": "program"}).status_code == 201
    caretaker.clock.pass_seconds(29 * DAYS)
    assert caretaker.clear()["guests"] == 0
    caretaker.clock.pass_seconds(2 * DAYS)
    assert caretaker.clear()["guests"] == 1
    assert caretaker.count(persons) == 4
    assert idle.get("/api/me").json() is None
    assert all(one.get("/api/me").json() for one in (host, member, token, account))


def test_logins_that_are_over_are_forgotten(caretaker: Caretaker) -> None:
    ann = caretaker.house.guest()
    ann.table(seats="me bot")
    assert caretaker.count(logins) == 1
    caretaker.clock.pass_seconds(181 * DAYS)
    caretaker.clear()
    assert caretaker.count(logins) == 0


def test_more_than_a_handful_is_cleared_in_one_round(caretaker: Caretaker) -> None:
    ann = caretaker.house.guest()
    table = ann.table(seats="me open")
    clone(caretaker.house, table, [{} for _ in range(2 * expiry.AT_ONCE + 5)])
    caretaker.clock.pass_seconds(8 * DAYS)
    assert caretaker.clear()["open_tables"] == 2 * expiry.AT_ONCE + 6
