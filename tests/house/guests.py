"""For tests: a house that really listens on a port, and guests who talk to it as a browser does."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import logging
import socket
import threading
import time
import uuid
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from comptoir.house.app import create_app
from comptoir.house.house import House
from comptoir.house.http.connections import within
from comptoir.house.live.protocol import LiveProtocol
from comptoir.house.metrics import set_up_logs
from comptoir.house.settings import Settings
from comptoir.players import LEVELS

T = TypeVar("T")
UNLIMITED = "1000000/second"


class FakeClock:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000
        self.asked = 0

    def __call__(self) -> int:
        self.asked += 1
        return self.ms

    def let_it_strike(self) -> None:
        """Wait until what is due by now is done: only the timekeeper asks, once a round and once for a table that is due."""
        rounds = self.asked + 3
        until(lambda: self.asked >= rounds, "the timekeeper has been round")

    def pass_seconds(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


def settings_for(database: str, **changed: Any) -> Settings:
    """Settings for tests: bots in a thread, limits out of the way."""
    given: dict[str, Any] = {
        "database": database,
        "bot_processes": 0,
        "search_milliseconds": 5,
        "hint_milliseconds": 20,
        "review_milliseconds": 20,
        "tick_seconds": 0.05,
        "writing_limit": UNLIMITED,
        "making_limit": UNLIMITED,
        "guest_limit": UNLIMITED,
        "login_limit": UNLIMITED,
        "chat_limit": UNLIMITED,
        "reading_limit": UNLIMITED,
        "help_limit": UNLIMITED,
        "open_tables": 1_000_000,
        "running_tables": 1_000_000,
        "bot_tables": 1_000_000,
        "log_level": "warning",
    }
    return Settings(**{**given, **changed})


def accepted(answer: httpx.Response) -> tuple[list[int], int, int]:
    """What an accepted request became: its entries, the number of the next one, and the unconfirmed steps."""
    told = answer.json()
    assert answer.status_code == 200, told
    assert told["position"]["n"] >= told["n"]
    return told["entries"], told["n"], told["steps"]


def log_here(as_json: bool, level: str) -> io.StringIO:
    """From now on the houses of this process, and their servers, write their logs here.

    Not on pytest's streams: it puts others in their place after every test, while the threads of a house are still writing, and
    `print` on Python 3.11 does not hold `sys.stdout` while it writes to it. The process then ends in a segmentation fault.
    """
    log = io.StringIO()
    set_up_logs(as_json, level, log)
    logging.getLogger("uvicorn").handlers = [logging.StreamHandler(log)]
    return log


class RunningHouse:
    """A house in a thread of this process, on a port of its own, or on that of one before it."""

    def __init__(self, settings: Settings, now: Callable[[], int] | None = None, port: int = 0) -> None:
        self.log = log_here(settings.log_json, settings.log_level)
        self.app: Litestar = create_app(settings) if now is None else create_app(settings, now)
        self.house: House = self.app.state.house
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", port))
        self.port = self.socket.getsockname()[1]
        self.server = uvicorn.Server(
            uvicorn.Config(
                self.app,
                http=within(settings),
                log_config=None,
                log_level="warning",
                access_log=False,
                timeout_graceful_shutdown=2,
                ws=LiveProtocol,
                ws_ping_interval=None,
            )
        )
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)

    def __enter__(self) -> RunningHouse:
        self.thread.start()
        until(lambda: self.server.started, "the house opens")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive(), "the house did not close"

    def guest(self, name: str = "Ann") -> Guest:
        return Guest(f"http://127.0.0.1:{self.port}", name)

    def stranger(self) -> Guest:
        return Guest(f"http://127.0.0.1:{self.port}", None)


MY_WORDS = "0123456789abcdef" * 2


def pledge_of(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()


class Guest:
    """Somebody with a browser. `name=None`: a stranger without a login."""

    def __init__(self, address: str, name: str | None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)
        self.id = ""
        if name is not None:
            answer = self.post("/api/guests", {"name": name})
            assert answer.status_code == 201, answer.text
            self.id = answer.json()["id"]

    def at(self, house: RunningHouse) -> Guest:
        """The same person at the door of another house on the same database."""
        there = house.stranger()
        there.http.cookies = self.http.cookies
        there.id = self.id
        return there

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: object = None) -> httpx.Response:
        sent: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.post(path, headers=self._csrf(), **sent)

    def put(self, path: str, body: object = None) -> httpx.Response:
        return (
            self.http.put(path, json=body, headers=self._csrf())
            if body is not None
            else self.http.put(path, headers=self._csrf())
        )

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path, headers=self._csrf())

    def _csrf(self) -> dict[str, str]:
        if "comptoir-csrf" not in self.http.cookies:
            self.http.get("/health")
        return {"x-csrf-token": self.http.cookies["comptoir-csrf"]}

    # ---- tables ----

    def table(self, game: str = "heller", seats: str = "me bot", **more: Any) -> str:
        """Set up a table; seats as words: me, open, screen, bot, or a level."""
        body = {
            "game": game,
            "seats": [seat(word) for word in seats.split()],
            "start": "open" not in seats,
            "order": "hand",
            **more,
        }
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def look(self, table: str, after: int = 0) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", after=after)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def join(self, table: str, **body: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", body)

    # ---- playing ----

    def act(self, table: str, n: int, action: dict[str, Any], **more: Any) -> httpx.Response:
        body = {"n": n, "action": action, "request": uuid.uuid4().hex, "tentative": False, **more}
        return self.post(f"/api/tables/{table}/actions", body)

    def confirm(self, table: str, n: int, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/confirm", {"n": n, "request": uuid.uuid4().hex, **more})

    def my_turn(self, table: str) -> dict[str, Any]:
        """The position once it is my turn, or the game is over."""
        return dict(until(lambda: _ready(self.look(table)), "it is my turn"))

    def move(self, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """Do the first thing I may do: the position before it, and the one when it is my turn again."""
        before = self.my_turn(table)
        self.act(table, before["n"], before["legal"][0])
        return before, self.my_turn(table)

    def live(self, table: str, after: int = 0, said: int = 0) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/live?after={after}&said={said}"
        line = connect(address, additional_headers={"Cookie": cookies}, ping_interval=None, close_timeout=1)
        return Line(line.__enter__())


class Line:
    """A live connection: what came, in order."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []

    def next(self, timeout: float = 30) -> dict[str, Any]:
        self.raw.append(str(self.connection.recv(timeout=timeout)))
        return dict(json.loads(self.raw[-1])["position"])

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            position = self.next()
            if found(position):
                return position

    def read_to(self, words: str) -> None:
        """Take in everything up to the message that says this."""
        while not self.raw or words not in self.raw[-1]:
            self.raw.append(str(self.connection.recv(timeout=30)))

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()


def seat(word: str) -> dict[str, Any]:
    if word in LEVELS:
        return {"kind": "bot", "level": word}
    return {"kind": word}


def _ready(position: dict[str, Any]) -> dict[str, Any] | None:
    return position if position["prompt"] is not None or position["result"] is not None else None


def until(found: Callable[[], Any], what: str, seconds: float = 60) -> Any:
    """Wait for something to come about."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        value = found()
        if value:
            return value
        time.sleep(0.005)
    raise AssertionError(f"in vain waited until {what}")


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run it in an event loop of its own, in a thread of its own: in this one a browser of other tests may have its loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
