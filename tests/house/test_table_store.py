"""What a process remembers of a table: never believed against the database, and never needed."""

from __future__ import annotations

import itertools
import threading
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, update

from comptoir.house.http.security import SWEEP_SECONDS, Tally
from comptoir.house.live.socket import Look, Update, updates
from comptoir.house.live.subscriptions import Latest, Watcher
from comptoir.house.store import prepared
from comptoir.house.store.schema import entries, tables
from comptoir.house.store.tables import LostRace, StoredSession
from comptoir.table import change
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, until


def at_a_table(house: RunningHouse, game: str = "heller") -> tuple[Guest, Guest, str]:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(game, seats="me open", at_once=True)
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    return ann, bob, table


def one_of(guests: tuple[Guest, Guest], table: str) -> tuple[Guest, dict[str, Any]]:
    """Who is to move, and what they see."""
    seen = [(guest, guest.look(table)) for guest in guests]
    return next((guest, position) for guest, position in seen if position["prompt"] is not None)


def statements(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement from now on that asks or changes something, by the library or by the driver itself."""
    heard: list[str] = []
    by_driver = prepared.run_by_driver

    def hear(_: object, __: object, statement: str, *___: object) -> None:
        if not statement.startswith(("BEGIN", "SELECT pg_notify")):
            heard.append(statement.split()[0])

    def heard_too(connection: Connection, sql: str, *given: Any, **more: Any) -> int:
        hear(None, None, sql)
        return by_driver(connection, sql, *given, **more)

    event.listen(house.house.database.engine, "before_cursor_execute", hear)
    monkeypatch.setattr(prepared, "run_by_driver", heard_too)
    return heard


def test_an_action_asks_the_database_nothing_it_knows(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """It writes the entry, the table, and where several people play what they may have to be told of it."""
    house = open_house(sweep_seconds=600, tick_seconds=600, post_seconds=600)
    ann, bob, table = at_a_table(house)
    for line in [ann.live(table), bob.live(table), house.stranger().live(table)]:
        line.next()
    guest, position = one_of((ann, bob), table)
    heard = statements(house, monkeypatch)
    assert guest.act(table, position["n"], position["legal"][0]).status_code == 200
    assert heard == ["INSERT", "UPDATE", "INSERT"]


def test_what_another_process_did_is_not_overlooked(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes with everything remembered, and no bell between them: each action goes to the one that knows less."""
    first, second = open_house(sweep_seconds=600), open_house(sweep_seconds=600)
    for house in (first, second):
        monkeypatch.setattr(house.house, "table_changed_elsewhere", lambda table_id: None)
    ann, bob, table = at_a_table(first)
    there = {guest.id: Guest(f"http://127.0.0.1:{second.port}", None) for guest in (ann, bob)}
    for guest in (ann, bob):
        there[guest.id].http.cookies.update(guest.http.cookies)
    for turn in range(12):
        here_or_there = itertools.cycle([ann, bob]) if turn % 2 else itertools.cycle([there[ann.id], there[bob.id]])
        guests = (next(here_or_there), next(here_or_there))
        guest, position = one_of(guests, table)
        assert position["n"] == turn + 1
        other = there.get(guest.id) or next(one for one in (ann, bob) if there[one.id] is guest)
        answer = other.act(table, position["n"], position["legal"][0])  # the other process has not heard of the last entry
        assert answer.status_code == 200, answer.text
        late = guest.act(table, position["n"], position["legal"][0])  # and this one not of this
        assert (late.status_code, late.json()["n"]) == (409, turn + 2)


def test_a_seat_changed_elsewhere_is_not_written_over(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = open_house(), open_house()
    for house in (first, second):
        monkeypatch.setattr(house.house, "table_changed_elsewhere", lambda table_id: None)
    ann, _, table = at_a_table(first)
    second.stranger().look(table)

    def rename(name: str) -> Any:
        def work(session: StoredSession) -> None:
            session.seats[0].name += name

        return work

    for house, name in ((first, "1"), (second, "2"), (first, "3"), (second, "4")):
        house.house.tables.change(table, rename(name))
    assert ann.look(table)["table"]["seats"][0]["name"].endswith("1234")


def test_a_race_between_threads_has_one_winner_and_counts_every_change(open_house: OpenHouse) -> None:
    first, second = open_house(), open_house()
    _, _, table = at_a_table(first)

    def add(session: StoredSession) -> None:
        session.table.invitation += 1

    def often(house: RunningHouse) -> None:
        for _ in range(25):
            house.house.tables.change(table, add)

    threads = [threading.Thread(target=often, args=(house,)) for house in (first, second, first, second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert first.house.tables.look(table, lambda session: session.table.invitation) == 1 + 4 * 25


def test_a_failed_commit_leaves_nothing_remembered(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(log_level="critical")
    ann, bob, table = at_a_table(house)
    guest, position = one_of((ann, bob), table)

    def broken(session: StoredSession) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(StoredSession, "save", broken)
        assert guest.act(table, position["n"], position["legal"][0]).status_code == 500
    assert guest.look(table) == position
    assert guest.act(table, position["n"], position["legal"][0]).status_code == 200


def test_messages_that_cannot_be_made_stop_nobody(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(log_level="critical")
    ann, bob, table = at_a_table(house)
    guest, position = one_of((ann, bob), table)
    with guest.live(table) as line:
        line.next()
        with monkeypatch.context() as patched:
            patched.setattr(change, "messages_to", lambda session, audience: 1 // 0)
            assert guest.act(table, position["n"], position["legal"][0]).status_code == 200
        assert line.next()["n"] == position["n"] + 1


def test_what_a_change_tells_is_void_if_somebody_else_changed_something_meanwhile(house: RunningHouse) -> None:
    subscriptions = house.house.subscriptions
    watcher = Watcher("a table", None)
    subscriptions.subscribe(watcher)
    _, _, table = at_a_table(house)
    message = updates_of(house, table, [Look(None, 0, 0)])[Look(None, 0, 0)].message
    subscriptions.publish("a table", Latest({None: message}, 0), seen_elsewhere=0)
    assert subscriptions.latest(watcher) is message
    subscriptions.changed_elsewhere("a table")
    assert subscriptions.latest(watcher) is None
    subscriptions.publish("a table", Latest({None: message}, 0), seen_elsewhere=0)
    assert subscriptions.latest(watcher) is None
    subscriptions.publish("a table", Latest({None: message}, 0), seen_elsewhere=1)
    assert subscriptions.latest(watcher) is message
    subscriptions.unsubscribe(watcher)
    assert "a table" not in subscriptions.watched_ids()


def updates_of(house: RunningHouse, table: str, looks: list[Look]) -> dict[Look, Update]:
    """What watchers find at a table that they may see."""
    found = house.house.tables.look(table, partial(updates, looks=set(looks)))
    return {look: update for look, update in found.items() if isinstance(update, Update)}


def test_the_message_of_a_change_says_what_a_look_says(house: RunningHouse) -> None:
    """For seats and spectators, however far behind; and the answer to the action is that same position."""
    ann, bob, table = at_a_table(house, "pfusch")
    eve = house.guest("Eve")
    subscriptions = house.house.subscriptions
    with ann.live(table), bob.live(table), eve.live(table), house.stranger().live(table):
        until(lambda: len(subscriptions.lookers(table)) == 4, "all watch")
        for _ in range(6):
            guest, position = one_of((ann, bob), table)
            answer = guest.act(table, position["n"], position["legal"][-1]).json()
            n = position["n"] + 1
            people = (ann.id, bob.id, eve.id, None)
            looked = updates_of(house, table, [Look(person, after, 0) for person in people for after in (n - 1, n)])
            for look, update in looked.items():
                told = subscriptions._latest[table].messages[look.person]
                assert told.text(look.after) == update.message.text(look.after)
            assert answer["position"] == guest.look(table, n - 1)


def test_a_refused_request_runs_once_and_a_lost_race_again(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(sweep_seconds=600, tick_seconds=600)
    ann, bob, table = at_a_table(house)
    guest, position = one_of((ann, bob), table)
    heard = statements(house, monkeypatch)
    refused = guest.act(table, position["n"], {"name": "place", "cell": "a1"})
    assert refused.status_code == 422
    assert heard == ["SELECT"]  # what was remembered is true: nothing is done again
    runs = []

    def race(session: StoredSession) -> None:
        runs.append(session)
        if len(runs) == 1:
            raise LostRace

    house.house.tables.change(table, race)
    assert len(runs) == 2


def test_a_restored_past_is_believed(open_house: OpenHouse) -> None:
    """A backup put back under a running house: the epoch is another, whatever the other numbers say."""
    house = open_house()
    ann, bob, table = at_a_table(house)
    guest, position = one_of((ann, bob), table)
    guest.act(table, position["n"], position["legal"][0])
    with house.house.database.writer.begin() as connection:
        connection.execute(entries.delete().where(entries.c.table_id == table, entries.c.n > 0))
        waiting = str([["A", "B"].index(position["seat"])])
        connection.execute(update(tables).where(tables.c.id == table).values(n=1, epoch=1, waiting=waiting))
        changes = connection.execute(select(tables.c.changes).where(tables.c.id == table)).scalar_one()
    remembered = house.house.tables._find(table).rows
    assert remembered is not None
    assert remembered.table.changes == changes
    assert guest.act(table, 1, position["legal"][0]).status_code == 200


# ---- limits ----


def test_a_window_begins_with_its_first_count_and_ends() -> None:
    clock = [100.0]
    tally = Tally(lambda: clock[0])
    assert [tally.count("write", "ann", 10) for _ in range(3)] == [1, 2, 3]
    assert tally.count("write", "bob", 10) == 1
    assert tally.count("write", "ann", 60) == 1  # another limit of the same kind
    clock[0] += 9.9
    assert tally.count("write", "ann", 10) == 4
    clock[0] += 0.2
    assert tally.count("write", "ann", 10) == 1


def test_windows_that_are_over_are_swept_out() -> None:
    clock = [0.0]
    tally = Tally(lambda: clock[0])
    for person in range(500):
        tally.count("write", str(person), 5)
    assert len(tally) == 500
    clock[0] += SWEEP_SECONDS
    tally.count("write", "ann", 5)
    assert len(tally) == 1
