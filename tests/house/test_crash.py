"""A real server process, killed in the middle: what was acknowledged is there afterwards, once."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx

from comptoir.house.settings import to_environment
from tests.house.conftest import FreshDatabase
from tests.house.guests import Guest, settings_for, until
from tests.house.test_playing import play_out


def has_come_to(n: int, seen: dict[str, Any]) -> bool:
    return bool(seen["n"] >= n)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def server(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """`comptoir serve`, until the end of the block at the latest."""
    environment = {**os.environ, **to_environment(settings_for(database, bot_processes=1))}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or every start compiles the framework anew
    process = subprocess.Popen(
        [sys.executable, "-m", "comptoir.house", "serve", "--port", str(port)], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        until(lambda: well(port), "the server answers", 60)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def well(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


def test_a_killed_server_loses_nothing_it_acknowledged(database: str) -> None:
    port = free_port()
    acknowledged: dict[int, tuple[int, dict[str, object]]] = {}  # by entry: what it answered, and the action
    with server(database, port) as process:
        ann = Guest(f"http://127.0.0.1:{port}", "Ann")
        table = ann.table("pfusch", seats="me beginner merchant")
        while len(acknowledged) < 8:
            position = ann.my_turn(table)
            answer = ann.act(table, position["n"], position["legal"][0], request=f"request-{position['n']}")
            if answer.status_code == 200:
                acknowledged[answer.json()["entries"][0]] = position["n"], position["legal"][0]
        process.send_signal(signal.SIGKILL)
        process.wait(20)
    with server(database, port):
        for entry, (n, action) in acknowledged.items():
            repeated = ann.act(table, n, action, request=f"request-{n}")
            assert repeated.json()["entries"] == [entry]
        play_out(ann, table)
        steps = ann.get(f"/api/tables/{table}/replay").json()["steps"]
        assert [step["n"] for step in steps] == list(range(len(steps)))
        assert all(steps[entry]["action"] == action for entry, (_, action) in acknowledged.items())


def test_a_server_that_is_asked_to_stop_stops_in_good_order(database: str) -> None:
    port = free_port()
    with server(database, port) as process:
        ann = Guest(f"http://127.0.0.1:{port}", "Ann")
        line = ann.live(ann.table(seats="me open"))
        line.next()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
    assert not well(port)


def test_two_server_processes_share_the_tables(postgres: FreshDatabase) -> None:
    database = postgres()
    ports = free_port(), free_port()
    with server(database, ports[0]), server(database, ports[1]):
        ann, bob = Guest(f"http://127.0.0.1:{ports[0]}", "Ann"), Guest(f"http://127.0.0.1:{ports[1]}", "Bob")
        table = ann.table(seats="me open merchant")
        bob.join(table)
        ann.post(f"/api/tables/{table}/start", {})
        with ann.live(table) as one, bob.live(table) as two:
            for _ in range(6):
                guest = until(
                    lambda: next((one for one in (ann, bob) if one.look(table)["prompt"]), None), "a person is to move"
                )
                position = guest.look(table)
                n = guest.act(table, position["n"], position["legal"][0]).json()["n"]
                for line in (one, two):
                    assert line.until(partial(has_come_to, n))
