"""For tests: houses in processes of their own, which can be killed, and clients that keep a ledger of what was acknowledged."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import uvicorn

from comptoir.house.app import create_app
from comptoir.house.http.connections import within
from comptoir.house.metrics import set_up_logs
from comptoir.house.settings import Settings
from comptoir.kernel.chance import Imagined
from tests.house.guests import settings_for, until


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def serve(settings: Settings) -> None:
    """What a server process does, as `comptoir serve` does it."""
    set_up_logs(settings.log_json, settings.log_level)
    uvicorn.run(
        create_app(settings),
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


def together(*works: Callable[[], None]) -> Callable[[float], None]:
    """Run works in threads; the returned function waits for them and raises what went wrong in any."""
    errors: list[BaseException] = []

    def guarded(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()

    def wait(seconds: float) -> None:
        deadline = time.monotonic() + seconds
        for thread in threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        if errors:
            raise errors[0]
        assert not any(thread.is_alive() for thread in threads), "the games did not finish in time"

    return wait
