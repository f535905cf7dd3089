"""`make bench`, a house that has grown: 10,000 stored tables, 2,000 of them running. How much processor each page costs the
server, and what the house uses when nobody is there. Processor time of the server process, so other work on the machine does
not count.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection, insert, select

from comptoir.house.app import create_app
from comptoir.house.settings import Settings
from comptoir.house.store.database import Database
from comptoir.house.store.schema import entries, members, seats, seeds, tables
from tools.bench_house import Server, settings_for

STORED, RUNNING, MINE = 10_000, 2_000, 250
PORT = 18_233
ROUNDS = 30
IDLE_SECONDS = 20.0
ASKED_MS, ASKED_IDLE = 50.0, 0.02
BATCH = 1000


def clone_table(connection: Connection, table_id: str, copies: list[dict[str, object]]) -> list[str]:
    """Copies of a table with all that belongs to it. Each names what differs, perhaps the person at its seats too."""
    ids = [f"{table_id}-{at}-{os.urandom(4).hex()}" for at in range(len(copies))]
    row = dict(connection.execute(select(tables).where(tables.c.id == table_id)).mappings().one())
    differ = [{name: value for name, value in copy.items() if name != "person"} for copy in copies]
    made = [{**row, "id": new, **changed} for new, changed in zip(ids, differ, strict=True)]
    for at in range(0, len(made), BATCH):
        connection.execute(insert(tables), made[at : at + BATCH])
    for belonging in (seats, entries, seeds, members):
        rows = [dict(one) for one in connection.execute(select(belonging).where(belonging.c.table_id == table_id)).mappings()]
        cloned = [{**one, "table_id": new} for new in ids for one in rows]
        if belonging is seats:
            for at, one in enumerate(cloned):
                person = copies[at // len(rows)].get("person")
                if one["person"] is not None and person is not None:
                    one["person"] = person
        for at in range(0, len(cloned), BATCH):
            connection.execute(insert(belonging), cloned[at : at + BATCH])
    return ids


class Browser:
    """Somebody with a login."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        self.http.get("/health")
        self.head = {"x-csrf-token": self.http.cookies["comptoir-csrf"]}
        self.id = self.http.post("/api/guests", json={"name": name}, headers=self.head).json()["id"]

    def table(self, seats_there: list[dict[str, str]], start: bool = True) -> str:
        body = {"game": "heller", "seats": seats_there, "order": "hand", "start": start, "clock": {"kind": "days", "days": 3}}
        return str(self.http.post("/api/tables", json=body, headers=self.head).json()["table"]["id"])


def fill(settings: Settings, running: str, crowd: str, me: str, now: int) -> None:
    """The crowd's tables and mine, made from one that runs."""
    day = 86_400_000
    others: list[dict[str, object]] = [{"host": crowd, "person": crowd, "created": now - at} for at in range(RUNNING - MINE)]
    mine: list[dict[str, object]] = [{"host": me, "person": me, "created": now - day - at} for at in range(MINE)]
    over = {
        "status": "finished",
        "alarm": None,
        "waiting": "[]",
        "finished": now,
        "result": json.dumps({"scores": [1, 2], "winners": [1]}),
    }
    finished: list[dict[str, object]] = [
        {"host": one, "person": one, "created": now - at, **over}
        for at in range(STORED - RUNNING)
        for one in [me if at % 10 == 0 else crowd]
    ]
    database = Database(settings.database)
    with database.writer.begin() as connection:
        clone_table(connection, running, [*others, *mine, *finished])
    database.close()


def measure(server: Server, browser: Browser, path: str) -> tuple[float, int]:
    """Milliseconds of the server's processor for one answer, and how large it is."""
    size = 0
    browser.http.get(path)
    worked = server.work()
    for _ in range(ROUNDS):
        answer = browser.http.get(path)
        assert answer.status_code == 200, answer.text
        size = len(answer.content)
    return (server.work() - worked) / ROUNDS * 1000, size


def main() -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(folder, PORT)
        with Server(create_app, settings, "/health") as server:
            crowd, me = Browser(server.address, "Crowd"), Browser(server.address, "Me")
            running = crowd.table([{"kind": "me"}, {"kind": "screen"}])
            crowd.table([{"kind": "me"}, {"kind": "open"}], start=False)
            fill(settings, running, crowd.id, me.id, time.time_ns() // 1_000_000)
            pages = [f"/api/tables?which={which}" for which in ("open", "running", "finished", "mine", "watched")]
            pages += [f"/api/tables/{running}", f"/api/people/{me.id}", "/api/games", "/api/me", "/"]
            costs: dict[str, tuple[float, int]] = {}
            for page in pages:
                costs[page.replace(running, "ID").replace(me.id, "ID")] = measure(server, me, page)
            time.sleep(2)
            worked = server.work()
            time.sleep(IDLE_SECONDS)
            idle = (server.work() - worked) / IDLE_SECONDS
            memory = server.memory()
            size = sum(file.stat().st_size for file in Path(folder).iterdir())
    title = f"{STORED:,} stored tables, {RUNNING:,} running, {MINE} of them mine, on SQLite"
    shown = Table("what", "measured", "asked", title=title)
    for page, (cost, length) in costs.items():
        shown.add_row(f"GET {page}", f"{cost:.1f} ms of processor, {length / 1024:.0f} KiB", f"< {ASKED_MS:.0f} ms")
    shown.add_row("nobody is there", f"{idle * 100:.2f} % of a core", f"< {ASKED_IDLE * 100:.0f} %")
    shown.add_row("memory, database", f"{memory / 2**20:.0f} MiB, {size / 2**20:.0f} MiB", "")
    console.print(shown)
    worst = max(cost for cost, _ in costs.values())
    sys.exit(worst > ASKED_MS or idle > ASKED_IDLE)


if __name__ == "__main__":
    main()
