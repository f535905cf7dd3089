"""`make bench`, the house: actions a second with four watchers a table beside a bare endpoint of the same framework that only
inserts one row; how long until the last watcher knows; many live tables; memory of an idle one.

Server and clients share the machine, and both measurements have the same clients, so that only their ratio means much.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
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
import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
from rich.console import Console
from rich.table import Table
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect

from comptoir.house import wire
from comptoir.house.app import create_app
from comptoir.house.database import Database
from comptoir.house.operating import set_up_logs
from comptoir.house.schema import keepsakes
from comptoir.house.settings import Settings

TABLES, WATCHERS = 8, 4  # tables played at once, and watchers at each
SECONDS, ROUNDS = 4.0, 3
MANY = 500
ASKED_RATIO = 0.3
UNLIMITED = "1000000/second"
HOUSE_PORT, BARE_PORT = 18_231, 18_232


def settings_for(folder: str, port: int) -> Settings:
    return Settings(
        database=f"sqlite:///{folder}/bench.sqlite3", port=port, bot_pause=0, writing_limit=UNLIMITED, making_limit=UNLIMITED,
        guest_limit=UNLIMITED, reading_limit=UNLIMITED, live_connections=100_000, log_level="warning", metrics_open=True,
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
    uvicorn.run(make(settings), port=settings.port, log_level="warning", access_log=False, ws_ping_interval=None)


class Server:
    def __init__(self, make: Callable[[Settings], Litestar], settings: Settings, path: str) -> None:
        self.address = f"http://127.0.0.1:{settings.port}"
        self.process = multiprocessing.get_context("spawn").Process(target=serve, args=(make, settings), daemon=True)
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

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()


# ---- clients ----


async def come_in(address: str) -> httpx.AsyncClient:
    """Somebody with a token."""
    async with httpx.AsyncClient(base_url=address) as browser:
        await browser.get("/health")
        head = {"x-csrf-token": browser.cookies["comptoir-csrf"]}
        await browser.post("/api/guests", json={"name": "Bench"}, headers=head)
        token = (await browser.post("/api/me/tokens", json={"name": "bench"}, headers=head)).json()["token"]
    return httpx.AsyncClient(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=60)


async def two_seats(client: httpx.AsyncClient) -> str:
    """A table of which one person holds both seats, so that one client can play it alone."""
    body = {
        "game": "heller", "seats": [{"kind": "me"}, {"kind": "screen"}], "order": "hand", "start": True, "at_once": True,
    }  # fmt: skip
    answer = await client.post("/api/tables", json=body)
    return str(answer.json()["table"]["id"])


class Watching:
    """A spectator, who notes when each number arrived."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.arrived: dict[int, float] = {}

    async def run(self) -> None:
        async for message in self.line:
            at = time.perf_counter()
            # The number stands near the front of the message; reading the whole would measure the reader.
            position = str(message)
            found = position.rfind('"n":', 0, position.find('"events"'))
            self.arrived[int(position[found + 4 : position.find(",", found)])] = at


async def watch(address: str, table: str) -> Watching:
    return Watching(await connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live?after=999999", ping_interval=None))


async def play(client: httpx.AsyncClient, table: str, until: float, sent: dict[int, float]) -> int:
    """Play one table until the time is up. Only POSTs that become an entry count; the rest is not timed by the server's clock."""
    accepted = 0
    while time.perf_counter() < until:
        position = (await client.get(f"/api/tables/{table}?after=999999")).json()
        if position["result"] is not None or not position["table"]["waiting"]:
            return accepted
        seat = position["table"]["waiting"][0]
        if position["seat"] != seat:
            position = (await client.post(f"/api/tables/{table}/hand", json={"seat": seat})).json()
        action = position["legal"][len(position["legal"]) // 2]
        body = {"n": position["n"], "action": action, "request": uuid.uuid4().hex, "seat": seat, "tentative": False}
        at = time.perf_counter()
        answer = await client.post(f"/api/tables/{table}/actions", json=body)
        if answer.status_code == 200:
            sent[answer.json()["n"]] = at
            accepted += 1
    return accepted
