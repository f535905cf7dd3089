"""Live updates: numbered, resumable, and silent about what does not concern the watcher."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.house.conftest import FreshDatabase, OpenHouse
from tests.house.guests import RunningHouse, accepted, settings_for
from tests.house.test_playing import stall_table


def test_every_entry_reaches_every_watcher_in_order(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    eve = house.guest("Eve")
    with mover.live(table) as mine, other.live(table) as theirs, eve.live(table) as hers:
        assert [line.next()["n"] for line in (mine, theirs, hers)] == [1, 1, 1]
        for n in range(1, 5):
            guest = next(guest for guest in (mover, other) if guest.look(table)["legal"])
            guest.act(table, n, guest.look(table)["legal"][0])
            for line in (mine, theirs, hers):
                position = line.next()
                assert position["n"] == n + 1
                assert {event["n"] for event in position["events"]} == {n}


def test_a_line_resumes_after_the_last_number_seen(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    players = (mover, other)
    for n in range(1, 6):
        guest = next(guest for guest in players if guest.look(table)["legal"])
        guest.act(table, n, guest.look(table)["legal"][0])
    with mover.live(table, after=3) as line:
        position = line.next()
        assert position["n"] == 6
        assert sorted({event["n"] for event in position["events"]}) == [3, 4, 5]
    with mover.live(table) as line:
        assert line.next()["events"][0]["n"] == 0
    with mover.live(table, after=6) as line:
        assert line.next()["events"] == []


def test_nobody_notices_a_tentative_step_of_another_seat(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    with mover.live(table) as mine, other.live(table) as theirs, house.guest("Eve").live(table) as hers:
        for line in (mine, theirs, hers):
            line.next()
        mover.act(table, 1, {"name": "stall", "rank": 1, "cell": "a1"}, tentative=True)
        assert mine.next()["draft"]["steps"]
        mover.post(f"/api/tables/{table}/take-back", {"n": 1, "keep": 0})
        assert mine.next()["draft"] is None
        mover.act(table, 1, {"name": "stall", "rank": 1, "cell": "a1"})
        assert [theirs.next()["n"], hers.next()["n"]] == [2, 2]  # the first they hear of it


def test_a_changed_sealed_choice_is_nobodys_business(house: RunningHouse) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table = ann.table("pfusch", seats="me open")
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    with bob.live(table) as theirs, eve.live(table) as hers:
        theirs.next(), hers.next()
        choice = ann.look(table)
        plaster, wood = choice["legal"][0], choice["legal"][1]
        assert ann.act(table, choice["n"], plaster).json()["entries"] == [choice["n"]]
        assert [theirs.next()["waiting"], hers.next()["waiting"]] == [[{"seat": "B", "prompt": choice["prompt"]}]] * 2
        n = choice["n"] + 1
        assert accepted(ann.act(table, n, wood, request="changed-mind")) == ([], n, 1)
        assert accepted(ann.act(table, n, wood, request="changed-mind")) == ([], n, 1)
        assert ann.look(table)["draft"] == {"steps": [wood], "sealed": True}
        assert accepted(bob.act(table, n, bob.look(table)["legal"][0])) == ([n + 1], n + 2, 0)
        assert [theirs.next()["n"], hers.next()["n"]] == [n + 2, n + 2]  # the first they hear of it
        assert ann.look(table)["draft"] is None
        assert ann.act(table, n, wood, request="changed-mind").json()["entries"] == [n]
    built = [event for event in ann.look(table)["events"] if event["event"] == "built"] or None
    assert built is None or built[0]["material"] == wood["material"]


def test_a_changed_choice_can_be_changed_back(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table("pfusch", seats="me open")
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    plaster, wood = ann.look(table)["legal"][:2]
    n = ann.act(table, ann.look(table)["n"], plaster).json()["n"]
    ann.act(table, n, wood)
    ann.act(table, n, plaster)
    assert ann.look(table)["draft"]["steps"] == [plaster]
    ann.post(f"/api/tables/{table}/take-back", {"n": n, "keep": 0})
    assert ann.look(table)["draft"] is None


def test_a_private_table_cannot_be_watched_by_strangers(house: RunningHouse) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    for table in (ann.table(public=False), "nowhere"):
        with pytest.raises(InvalidStatus):
            eve.live(table)


def test_another_sites_page_cannot_open_a_line(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table()
    address = ann.address.replace("http", "ws") + f"/api/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://evil.example")).__enter__()
    with connect(address, origin=Origin(ann.address)) as line:
        assert line.recv(timeout=5)


def test_a_closing_house_says_goodbye(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="me open")
    line = ann.live(table)
    line.next()
    house.__exit__(None, None, None)
    with pytest.raises(ConnectionClosed) as closed:
        line.connection.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_an_action_in_one_process_reaches_watchers_in_another(postgres: FreshDatabase) -> None:
    database = postgres()
    with RunningHouse(settings_for(database)) as one, RunningHouse(settings_for(database)) as two:
        ann = one.guest("Ann")
        table = ann.table(seats="me open")
        bob = two.guest("Bob")
        with ann.live(table) as line:
            line.next()
            bob.join(table)
            assert line.next()["table"]["seats"][1]["name"] == "Bob"
            ann.post(f"/api/tables/{table}/start", {})
            assert line.next()["n"] == 1
            with bob.live(table) as theirs:
                theirs.next()
                for n in range(1, 8):
                    guest = next(guest for guest in (ann, bob) if guest.look(table)["legal"])
                    assert guest.act(table, n, guest.look(table)["legal"][0]).status_code == 200
                    assert line.next()["n"] == theirs.next()["n"] == n + 1
