"""Clocks stand still while nobody could play: while the house is closed, or cannot write. And time does not jump with the
machine's clock.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import select

from comptoir.house import house as house_module
from comptoir.house.store import uptime
from comptoir.house.store.database import Database
from comptoir.house.store.schema import seats, tables
from tests.house.conftest import FreshDatabase, OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, settings_for, until
from tests.house.outside import Program, ServerProcess

LIVE = {"kind": "live", "seconds": 10, "reserve": 20}


def move_to(guest: Guest, house: RunningHouse) -> None:
    """The same browser, once the house is open again on another port."""
    guest.http.base_url = f"http://127.0.0.1:{house.port}"


def time_left(guest: Guest, table: str, now: int) -> list[int]:
    return [clock["deadline"] - now for clock in guest.look(table)["clocks"] if clock["deadline"] is not None]


def nobody_stands_in(guest: Guest, table: str) -> bool:
    return all(seat["stand_in"] is None for seat in guest.look(table)["table"]["seats"])


def closed_after_five_seconds(database: str, clock: FakeClock) -> tuple[Guest, str]:
    """Ann and her game on a clock, in a house that is closed again."""
    with RunningHouse(settings_for(database), clock) as house:
        ann = house.guest()
        table = ann.table(seats="me screen", clock=LIVE)
        clock.pass_seconds(5)
    return ann, table


def test_clocks_stand_still_while_the_house_is_closed(database: str) -> None:
    clock = FakeClock()
    ann, table = closed_after_five_seconds(database, clock)
    clock.pass_seconds(3600)
    with RunningHouse(settings_for(database), clock) as house:
        move_to(ann, house)
        clock.let_it_strike()
        assert time_left(ann, table, clock.ms) == [25_000]
        assert nobody_stands_in(ann, table)
        clock.pass_seconds(26)
        until(lambda: not nobody_stands_in(ann, table), "a bot stands in: the clock still runs")


def test_the_clock_of_a_game_itself_stands_still_too(database: str) -> None:
    """Pfusch's two minutes."""
    store = Database(database)
    clock = FakeClock()
    with RunningHouse(settings_for(database), clock) as house:
        ann = house.guest()
        table = ann.table("pfusch", seats="me screen screen")
        with store.writer.begin() as connection:
            connection.execute(tables.update().values(timer_since=clock.ms, alarm=clock.ms + 120_000))
    clock.pass_seconds(1000)
    assert uptime.open_again(store, clock.ms) == 1_000_000
    with store.engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == table)).one()
    assert (row.timer_since, row.alarm) == (clock.ms, clock.ms + 120_000)
    store.close()


def test_a_clock_set_back_between_two_openings_gives_and_takes_nothing(database: str) -> None:
    clock = FakeClock()
    ann, table = closed_after_five_seconds(database, clock)
    clock.pass_seconds(-86_400)
    with RunningHouse(settings_for(database), clock) as house:
        move_to(ann, house)
        assert time_left(ann, table, clock.ms) == [25_000]


def test_after_a_kill_nobody_is_out_of_time(database: str) -> None:
    with ServerProcess(database) as server:
        ann = Program([server.address])
        ann.come_in("Ann")
        clock = {"kind": "live", "seconds": 5, "reserve": 0}
        table = ann.table("heller", [{"kind": "me"}, {"kind": "screen"}], start=True, clock=clock)
        server.kill()
        time.sleep(6)
        server.start()
        time.sleep(0.3)
        position = ann.ask("GET", f"/api/tables/{table}").json()
        assert all(seat["stand_in"] is None for seat in position["table"]["seats"])


def test_a_second_process_does_not_move_the_clocks(postgres: FreshDatabase) -> None:
    database, clock = postgres(), FakeClock()
    with RunningHouse(settings_for(database), clock) as first:
        ann = first.guest()
        table = ann.table(seats="me screen", clock=LIVE)
        until(lambda: is_present(first), "the first process is known to be there")
        clock.pass_seconds(8)
        with RunningHouse(settings_for(database), clock):
            assert time_left(ann, table, clock.ms) == [22_000]
        assert time_left(ann, table, clock.ms) == [22_000]


def is_present(house: RunningHouse) -> bool:
    with house.house.database.engine.connect() as connection:
        taken = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {uptime.PRESENT}"
        return int(connection.exec_driver_sql(taken).scalar_one()) > 0


def test_time_in_which_the_house_could_not_write_is_given_back_once(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = open_house(clock, tick_seconds=600)  # no heartbeat but ours
    ann = house.guest()
    table = ann.table(seats="me screen", clock=LIVE)
    store = house.house.database

    def beat(missed: bool) -> int:
        with store.writer.begin() as connection:
            return uptime.beat(connection, clock.ms, missed)

    clock.pass_seconds(5)
    assert beat(missed=False) == 0
    clock.pass_seconds(60)  # the disk is full
    assert beat(missed=True) == 60_000
    assert beat(missed=True) == 0  # another process that was silent too
    assert time_left(ann, table, clock.ms) == [25_000]
    with store.engine.connect() as connection:
        assert connection.execute(select(seats.c.waiting_since).where(seats.c.waiting_since.is_not(None))).scalars().all() == [
            clock.ms - 5_000
        ]


def test_time_does_not_jump_with_the_machines_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    before, wall = house_module.steady_clock(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + 3600 * 10**9)
    monkeypatch.setattr(time, "time", lambda: wall() / 1e9 + 3600)
    assert 0 <= house_module.steady_clock() - before < 60_000


def test_the_house_tells_the_time_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    assert abs(house_module.steady_clock() - time.time() * 1000) < 60_000


def heard(payloads: list[str]) -> list[Any]:
    from comptoir.house.live.pg_notify import hear

    told: list[Any] = []

    class Ears:
        def table_changed_elsewhere(self, table_id: str) -> None:
            told.append(table_id)

        def anything_may_have_changed(self) -> None: ...

        def forget_logins(self, person: str) -> None:
            told.append(("person", person))

    for payload in payloads:
        hear(payload, "me", Ears())
    return told


def test_stray_notifications_are_ignored() -> None:
    assert heard(["", "hello", "a b", "a b c d", "other @ 0", "other  0", "me mine 1"]) == []
    assert heard(["other table 4", "other @ann 0"]) == ["table", ("person", "ann")]


def test_a_stray_notification_does_not_deafen_the_other_process(postgres: FreshDatabase) -> None:
    database = postgres()
    with RunningHouse(settings_for(database)) as one, RunningHouse(settings_for(database)) as two:
        ann = one.guest()
        table = ann.table(seats="me screen")
        with ann.live(table) as line:
            line.next()
            with two.house.database.writer.begin() as connection:
                connection.exec_driver_sql("SELECT pg_notify('comptoir', 'what is this')")
            move_to(ann, two)
            seat = ann.look(table)["waiting"][0]["seat"]
            ann.post(f"/api/tables/{table}/hand", {"seat": seat})
            position = ann.look(table)
            assert ann.act(table, position["n"], position["legal"][0], seat=seat).status_code == 200
            assert line.until(lambda told: told["n"] > position["n"])
