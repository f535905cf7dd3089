"""`make bench`, the house: actions a second with four watchers a table beside a bare endpoint of the same framework that only
inserts one row; how long until the last watcher knows; many live tables; memory of an idle one.

Server and clients share the machine, so only the ratio of the two measurements means much, and clients have to cost as little
as they can in both: they write and read HTTP and WebSocket frames by hand, take from a message only what they need, and run on
the same event loop as the server. Each player plays on as soon as its own line tells it to; the other three watchers read what
they are sent to the last byte. The server is not spared anything: people are known by a token, every action is checked, played
and kept in a transaction of its own, and every watcher is sent the whole position as it may see it.
"""

from __future__ import annotations

import asyncio
import base64
import json
import multiprocessing
import os
import resource
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import uvloop
from litestar import Litestar, post
from litestar.params import JSONBody
from rich.console import Console
from rich.table import Table
from sqlalchemy import insert

from comptoir.house.app import collect_rarely, create_app
from comptoir.house.metrics import set_up_logs
from comptoir.house.settings import Settings
from comptoir.house.store.database import Database
from comptoir.house.store.schema import keepsakes
from comptoir.table import wire

TABLES, WATCHERS = 8, 4  # tables played at once, and watchers at each
SECONDS, ROUNDS = 4.0, 3
LAST_WORDS = 1.0  # seconds after the time is up in which what was sent before still arrives
MANY = 500
ASKED_RATIO = 0.5
ASKED_P99 = 0.05  # seconds, POST to last watcher
UNLIMITED = "1000000/second"
FINAL_TEXT = 0x81  # how a WebSocket frame begins that is a whole text
HOUSE_PORT, BARE_PORT = 18_231, 18_232


def settings_for(folder: str, port: int) -> Settings:
    return Settings(
        database=f"sqlite:///{folder}/bench.sqlite3", port=port, writing_limit=UNLIMITED, making_limit=UNLIMITED,
        guest_limit=UNLIMITED, reading_limit=UNLIMITED, live_connections=100_000, running_tables=100_000, log_level="warning",
        metrics_open=True,
    )  # fmt: skip


# ---- the two servers ----


def bare_app(settings: Settings) -> Litestar:
    """The yardstick: a request of the same shape, one row inserted in a transaction of the same database, an answer."""
    database = Database(settings.database)
    database.migrate()

    @post("/actions", status_code=200)
    async def act(data: JSONBody[wire.Act]) -> wire.Accepted:
        row = {"name": data.request, "value": json.dumps(data.action)}
        await database.writing(lambda connection: connection.execute(insert(keepsakes).values(row)))
        return wire.Accepted([data.n], data.n + 1)

    return Litestar([act], logging_config=None, openapi_config=None)


def serve(make: Callable[[Settings], Litestar], settings: Settings) -> None:
    set_up_logs(False, "warning")
    app = make(settings)
    collect_rarely()
    uvicorn.run(app, port=settings.port, log_level="warning", access_log=False, ws_ping_interval=None, timeout_keep_alive=600)


class Server:
    def __init__(self, make: Callable[[Settings], Litestar], settings: Settings, path: str) -> None:
        self.address = f"http://127.0.0.1:{settings.port}"
        self.process = multiprocessing.get_context("spawn").Process(target=serve, args=(make, settings))
        self.path = path

    def __enter__(self) -> Server:
        self.process.start()
        for _ in range(600):
            try:
                httpx.get(self.address + self.path, timeout=1)
                return self
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join(20)

    def work(self) -> float:
        """Seconds of processor time so far, of this process and not of its workers."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()


# ---- clients ----


class Caller:
    """One kept-open HTTP connection."""

    def __init__(self, address: str, token: str = "") -> None:
        self.host, port = address.removeprefix("http://").split(":")
        self.port = int(port)
        known = f"authorization: Bearer {token}\r\n" if token else ""
        self.head = f"host: {self.host}\r\ncontent-type: application/json\r\n{known}"
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, read: Callable[[bytes], Any] = bytes) -> tuple[int, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        given = msgspec.json.encode(body)
        writer.write(f"POST {path} HTTP/1.1\r\n{self.head}content-length: {len(given)}\r\n\r\n".encode() + given)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        status, answer = int(head[9:12]), await reader.readexactly(length)
        return status, read(answer) if status < 300 else answer

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Seen(msgspec.Struct):
    """What a player has to know of a position."""

    n: int
    legal: list[dict[str, Any]]
    prompt: str | None
    result: dict[str, Any] | None


class Update(msgspec.Struct):
    position: Seen


class Begun(msgspec.Struct):
    """What is answered to who sets a table up, as far as it matters here."""

    table: dict[str, Any]


class Acted(msgspec.Struct):
    """What is answered to an action: the number of the next entry. The position in it has come by the line."""

    n: int


read_update = msgspec.json.Decoder(Update).decode
read_begun = msgspec.json.Decoder(Begun).decode
read_acted = msgspec.json.Decoder(Acted).decode


class Line:
    """One live connection. The server's frames are not masked, and it is asked to send no pings."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, address: str, path: str, token: str = "") -> Line:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1 << 20)
        key = base64.b64encode(os.urandom(16)).decode()
        known = f"authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"GET {path} HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n{known}\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(head.decode())
        return cls(reader, writer)

    async def next(self) -> Seen:
        first, length = await self.reader.readexactly(2)
        if first != FINAL_TEXT:
            raise RuntimeError(f"a frame of another kind: {first:#x}")
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return read_update(await self.reader.readexactly(length)).position

    def close(self) -> None:
        self.writer.close()


async def come_in(address: str) -> str:
    """Somebody's token."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as browser:
        await browser.get("/health")
        head = {"x-csrf-token": browser.cookies["comptoir-csrf"]}
        await browser.post("/api/guests", json={"name": "Bench"}, headers=head)
        return str((await browser.post("/api/me/tokens", json={"name": "bench"}, headers=head)).json()["token"])


class Game:
    """A table with two players and two spectators, who all watch. Players move when their line says so, and only POST."""

    def __init__(self, address: str, tokens: tuple[str, str]) -> None:
        self.address = address
        self.tokens = tokens
        self.callers = [Caller(address, token) for token in tokens]
        self.table = ""
        self.sent: dict[tuple[str, int], float] = {}
        self.arrived: dict[tuple[str, int], list[float]] = {}
        self.until = 0.0
        self.pause = 0.0  # before each move

    async def begin(self) -> None:
        body = {"game": "heller", "seats": [{"kind": "me"}, {"kind": "open"}], "order": "hand", "at_once": True}
        _, begun = await self.callers[0].post("/api/tables", body, read_begun)
        self.table = begun.table["id"]
        await self.callers[1].post(f"/api/tables/{self.table}/join", {})
        await self.callers[0].post(f"/api/tables/{self.table}/start", {})

    async def run(self, until: float) -> int:
        """Play until the time is up, the game that has begun and others after it. How many actions were accepted."""
        self.until = until
        while time.perf_counter() < until:
            watching = [asyncio.create_task(self.watch(at)) for at in range(WATCHERS)]
            over = until + LAST_WORDS - time.perf_counter()
            _, waiting = await asyncio.wait(watching, timeout=over)
            for task in waiting:  # nobody moves any more
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            if not waiting:
                await self.begin()
        return len(self.sent)

    async def watch(self, at: int) -> None:
        line = await Line.open(self.address, f"/api/tables/{self.table}/live", self.tokens[at] if at < 2 else "")
        try:
            while True:
                position = await line.next()
                self.arrived.setdefault((self.table, position.n), []).append(time.perf_counter())
                if position.result is not None:
                    return
                if at < 2 and position.prompt is not None and time.perf_counter() < self.until:
                    await asyncio.sleep(self.pause)
                    await self.move(self.callers[at], position)
        finally:
            line.close()

    async def move(self, caller: Caller, position: Seen) -> None:
        action = position.legal[len(position.legal) // 2]
        body = {"n": position.n, "action": action, "request": uuid.uuid4().hex, "tentative": False}
        at = time.perf_counter()
        status, acted = await caller.post(f"/api/tables/{self.table}/actions", body, read_acted)
        if status == 200 and time.perf_counter() < self.until:
            self.sent[self.table, acted.n] = at


async def play_games(servers: list[Server], seconds: float) -> tuple[float, float, list[float]]:
    """Actions a second at several tables at once, the servers' work for one, and how long each took to reach its last
    watcher. The tables are dealt out to the servers."""
    games = []
    for at in range(TABLES):
        address = servers[at % len(servers)].address
        games.append(Game(address, (await come_in(address), await come_in(address))))
    await asyncio.gather(*(game.begin() for game in games))
    worked, began = sum(server.work() for server in servers), time.perf_counter()
    accepted = sum(await asyncio.gather(*(game.run(began + seconds) for game in games)))
    waits = [
        max(game.arrived[number]) - at
        for game in games
        for number, at in game.sent.items()
        if len(game.arrived.get(number, [])) == WATCHERS
    ]
    return accepted / seconds, (sum(server.work() for server in servers) - worked) / max(1, accepted), waits


async def insert_rows(address: str, seconds: float) -> float:
    """Requests a second to the bare endpoint, from as many connections as there are tables."""

    async def one(caller: Caller) -> int:
        done = 0
        while time.perf_counter() < until:
            body = {"n": 1, "action": {"name": "stall", "rank": 1, "cell": "a1"}, "request": uuid.uuid4().hex}
            status, _ = await caller.post("/actions", body, read_acted)
            done += status == 200 and time.perf_counter() < until
        caller.close()
        return done

    until = time.perf_counter() + seconds
    return sum(await asyncio.gather(*(one(Caller(address)) for _ in range(TABLES)))) / seconds


async def hold_many(server: Server) -> tuple[float, float, float]:
    """Many running tables: bytes each when nobody looks and with two watchers, and how long a move takes to reach one."""
    one, two = Caller(server.address, await come_in(server.address)), Caller(server.address, await come_in(server.address))
    before = server.memory()
    games = []
    for _ in range(MANY):
        game = Game(server.address, ("", ""))
        game.callers = [one, two]
        await game.begin()
        games.append(game)
    idle = server.memory()
    lines = []
    for game in games:
        for _ in range(2):
            lines.append(await Line.open(server.address, f"/api/tables/{game.table}/live?after=999999"))
            await lines[-1].next()
    watched = server.memory()
    waits = []
    for at, game in enumerate(games[:100]):
        body = {"n": 1, "action": {"name": "draw"}, "request": uuid.uuid4().hex, "tentative": False}
        sent = time.perf_counter()
        statuses = [(await caller.post(f"/api/tables/{game.table}/actions", body))[0] for caller in (one, two)]
        assert 200 in statuses, statuses
        await lines[2 * at].next()
        waits.append(time.perf_counter() - sent)
    assert not any(line.reader.at_eof() for line in lines)
    for line in lines:
        line.close()
    return (idle - before) / MANY, (watched - idle) / MANY, statistics.median(waits)


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console()
    speeds: list[tuple[float, float, float, float]] = []
    waits: list[float] = []
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as two,
        Server(create_app, settings_for(one, HOUSE_PORT), "/health") as house,
        Server(bare_app, settings_for(two, BARE_PORT), "/") as bare,
    ):
        for _ in range(ROUNDS):
            worked = bare.work()
            rows = uvloop.run(insert_rows(bare.address, SECONDS))
            row_work = (bare.work() - worked) / (rows * SECONDS)
            actions, action_work, new = uvloop.run(play_games([house], SECONDS))
            speeds.append((actions, rows, action_work, row_work))
            waits += new
        idle, watched, wait = uvloop.run(hold_many(house))
    actions, rows, action_work, row_work = (statistics.median(column) for column in zip(*speeds, strict=True))
    shown = Table("what", "measured", "asked", title=f"the house on SQLite, {TABLES} tables at once, medians of {ROUNDS} runs")
    ratio = statistics.median(one[0] / one[1] for one in speeds)
    shown.add_row(f"actions/s, {WATCHERS} watchers a table", f"{actions:,.0f}", "")
    shown.add_row("rows/s of the bare endpoint", f"{rows:,.0f}", "")
    shown.add_row("their ratio", f"{ratio:.2f}", f"{ASKED_RATIO}")
    shown.add_row("server's work: an action, a row", f"{action_work * 1000:.2f} ms, {row_work * 1000:.2f} ms", "")
    p99 = statistics.quantiles(waits, n=100)[98]
    shown.add_row("POST to last watcher, median", f"{statistics.median(waits) * 1000:.0f} ms", "")
    shown.add_row("POST to last watcher, p99", f"{p99 * 1000:.0f} ms", f"{ASKED_P99 * 1000:.0f} ms")
    shown.add_row(f"{MANY} live tables, {2 * MANY} watchers", "all held", "held")
    shown.add_row("memory of an idle table", f"{idle / 1024:.0f} KiB", "")
    shown.add_row("memory of two watchers", f"{watched / 1024:.0f} KiB", "")
    shown.add_row("a move's way to a watcher there", f"{wait * 1000:.0f} ms", "")
    console.print(shown)
    sys.exit(ratio < ASKED_RATIO or p99 > ASKED_P99)


if __name__ == "__main__":
    main()
