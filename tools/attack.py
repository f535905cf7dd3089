"""Attacks within the house's default limits, each while a bystander plays: what it costs them.

`python -m tools.attack` or `make bench-attacks`; names after it run only those, `--seconds` says how long each lasts. The
first row is the same without an attack. Beside each stands what the house used of a processor, without its workers, and how
busy the machine was with other things: of the bystander's waits, the part that is not the house's. F7 asks nothing of moves,
for they need the database that is locked: only that looks go on.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import resource
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from comptoir import games
from comptoir.kernel.match import Match

SECONDS = 30.0  # of each attack, once it has begun
MOVES_P99, LOOKS_P99 = 0.5, 0.2
LOOK_EVERY = 0.05
PORT = 18_241
UNDOS, OPEN_PASTS = 880, 12
BOT_TABLES, OPEN_TABLES, SILENT = 30, 120, 1100
ENTRIES = 4990
LOCKED, FREE = 5.0, 1.0
READS, HINTS, UPLOADS = 50.0, 1.0, 0.5  # a second, by the limits of a minute


class Somebody:
    """A guest, or a stranger without a name, who tries once and takes what is answered."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        self.http.get("/health")
        if name is not None:
            self.post("/api/guests", {"name": name})

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body or {}, headers={"x-csrf-token": self.http.cookies["comptoir-csrf"]})

    def table(self, *seats: str, start: bool = True) -> str | None:
        """A table of heller: me, open, or bots by their level. None if the house says no."""
        chosen = [{"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word} for word in seats]
        answer = self.post("/api/tables", {"game": "heller", "seats": chosen, "start": start, "at_once": True})
        return answer.json()["table"]["id"] if answer.status_code == 201 else None

    def look(self, table: str) -> dict[str, Any]:
        return dict(self.http.get(f"/api/tables/{table}", params={"after": 9999}).json())

    def act(self, table: str, position: dict[str, Any]) -> httpx.Response:
        action = position["legal"][len(position["legal"]) // 2]
        body = {"n": position["n"], "action": action, "request": uuid.uuid4().hex, "tentative": False}
        return self.post(f"/api/tables/{table}/actions", body)


class Bystander:
    """Plays against a merchant and looks at the table again and again."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = Somebody(address, "Bystander")
        self.moves: list[float] = []
        self.looks: list[float] = []
        self.answers: list[float] = []  # from a move to the next turn
        self.failed = 0

    def play(self, until: float) -> None:
        table, moved = None, 0.0
        while time.perf_counter() < until:
            try:
                table = table or self.me.table("me", "merchant")
                if table is None:
                    raise RuntimeError("the bystander gets no table")
                position = self.timed_look(table)
                if position.get("result") is not None:
                    table, moved = None, 0.0
                elif position.get("prompt") is not None:
                    if moved:
                        self.answers.append(time.perf_counter() - moved)
                    moved = time.perf_counter()
                    status = self.me.act(table, position).status_code
                    self.moves.append(time.perf_counter() - moved)
                    self.failed += status != 200
            except (httpx.HTTPError, HTTPException, OSError, KeyError):
                self.failed += 1
            time.sleep(LOOK_EVERY)

    def timed_look(self, table: str) -> dict[str, Any]:
        """Every tenth on a connection of its own, like somebody who comes by."""
        began = time.perf_counter()
        try:
            if len(self.looks) % 10 != 9:
                return self.me.look(table)
            line = HTTPConnection(self.address.removeprefix("http://"), timeout=10)
            line.request("GET", f"/api/tables/{table}")
            return dict(json.loads(line.getresponse().read()))
        finally:
            self.looks.append(time.perf_counter() - began)


# ---- attacks: each prepares, says that it is ready, and goes on until it is ended ----


def nobody(address: str, database: str, ready: Any) -> None:
    ready.set()
    time.sleep(3600)


def looks_back(address: str, database: str, ready: Any) -> None:
    """F1: a move taken back and made again, as often as one may; then looked back at from many windows."""
    eve = Somebody(address, "Eve")
    table = eve.table("me", "beginner")
    assert table is not None
    for _ in range(UNDOS):
        position = _my_turn(eve, table)
        if position["result"] is not None or eve.act(table, position).status_code != 200:
            break
        n = position["n"]
        undone = eve.post(f"/api/tables/{table}/undo", {"n": n + 1, "to": n, "request": uuid.uuid4().hex})
        if undone.status_code == 409 and undone.json()["error"] != "stale":  # stale: the bot was quicker
            break
        time.sleep(0.1)  # within the limit
    last = eve.look(table)["n"] - 1
    ready.set()
    _many(OPEN_PASTS, READS, lambda: eve.http.get(f"/api/tables/{table}/past", params={"n": last}))


def many_bots(address: str, database: str, ready: Any) -> None:
    """F2: tables of masters, among themselves as many as one may have and the others with me, and a flood of hints."""
    eve = Somebody(address, "Eve")
    tables = []
    for _ in range(BOT_TABLES):
        tables.append(eve.table("master", "master", "master", "master") or eve.table("me", "master", "master", "master"))
    ready.set()
    mine = [table for table in tables if table is not None]

    def play() -> None:
        for table in mine:
            position = eve.look(table)
            if position.get("prompt") is not None:
                eve.act(table, position)

    def ask() -> None:
        eve.http.get(f"/api/tables/{random.choice(mine)}/hint")

    threading.Thread(target=_many, args=(OPEN_PASTS, HINTS, ask), daemon=True).start()
    _many(2, READS / BOT_TABLES, play)


def uploads(address: str, database: str, ready: Any) -> None:
    """F4: records full of undos, and long ones that are genuine, to be judged and replayed."""
    eve = Somebody(address)
    texts = [_full_of_undos(), _long()]
    ready.set()

    def send() -> None:
        for text in texts:
            for what in ("verdict", "replay"):
                eve.post(f"/api/records/{what}", {"record": text})

    _many(4, UPLOADS / 4, send)


def locks(address: str, database: str, ready: Any) -> None:
    """F7: another process holds the write lock for some seconds, again and again."""
    ready.set()
    while True:
        with sqlite3.connect(database, timeout=60, isolation_level=None) as connection:
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED)
            connection.execute("ROLLBACK")
        time.sleep(FREE)


def silence(address: str, database: str, ready: Any) -> None:
    """F11: connections that say nothing, and a list full of open tables."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    eve = Somebody(address, "Eve")
    for _ in range(OPEN_TABLES):
        eve.table("me", "open", start=False)
    host, port = address.removeprefix("http://").split(":")
    held = []
    for _ in range(SILENT):
        with suppress(OSError):
            held.append(socket.create_connection((host, int(port)), timeout=2))
    ready.set()
    time.sleep(3600)


ATTACKS: dict[str, Callable[[str, str, Any], None]] = {
    "nobody": nobody, "F1": looks_back, "F2": many_bots, "F4": uploads, "F7": locks, "F11": silence,
}  # fmt: skip


def _my_turn(who: Somebody, table: str) -> dict[str, Any]:
    while True:
        position = who.look(table)
        if position["prompt"] is not None or position["result"] is not None:
            return position
        time.sleep(0.1)


def _many(threads: int, a_second: float, work: Callable[[], Any]) -> None:
    """From many windows at once, so often together: what the limits allow for long."""

    def again() -> None:
        while True:
            due = time.perf_counter() + threads / a_second
            with suppress(httpx.HTTPError, KeyError):
                work()
            time.sleep(max(0.0, due - time.perf_counter()))

    for _ in range(threads):
        threading.Thread(target=again, daemon=True).start()
    time.sleep(3600)


def _full_of_undos() -> str:
    match = Match(games.find("heller"), 2, seed=bytes(32))
    rng = random.Random(1)
    while match.n < 60:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    while match.n < ENTRIES:
        last = match.record.entries[match.standing()[-1]]
        assert last.seat is not None
        match.undo(0, last.n)
        match.play(last.seat, match.game.actions.from_json(last.action))
    while not match.over:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match.record.dump()


def _long() -> str:
    """The longest of a few games played at random."""
    game = games.find("weinhaendler")
    found: list[Match[Any]] = []
    for seed in range(8):
        match, rng = Match(game, game.most_seats, seed=bytes([seed]) * 32), random.Random(seed)
        while not match.over:
            match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        found.append(match)
    return max(found, key=lambda one: one.n).record.dump()


# ---- the harness ----


class Load:
    """What is used of the processors from now on: by a house, and by everything else but the attack."""

    def __init__(self, house: int, attacker: int) -> None:
        self.house, self.attacker = house, attacker
        self.began, self.before = time.perf_counter(), self._used()

    def _used(self) -> tuple[float, float, float]:
        """Seconds: the house without its workers, the house, attack and bystander together, and the machine."""
        tick = os.sysconf("SC_CLK_TCK")
        machine = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
        family = [self.house, *_children(self.house), self.attacker, os.getpid()]
        seconds = [
            sum(map(int, Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()[11:13])) / tick for one in family
        ]
        return seconds[0], sum(seconds), (sum(machine[:8]) - machine[3] - machine[4]) / tick

    def told(self) -> tuple[str, str]:
        """Percents: of one core by the house itself, of the whole machine by others."""
        house, ours, machine = (now - then for now, then in zip(self._used(), self.before, strict=True))
        spent = time.perf_counter() - self.began
        others = max(0.0, machine - ours) / spent / (os.cpu_count() or 1)
        return f"{house / spent * 100:.0f} %", f"{others * 100:.0f} %"


def _children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@contextmanager
def house_at(database: str) -> Iterator[tuple[str, int]]:
    """A house with the settings it has by itself, in a process of its own: its address and the process."""
    command = [sys.executable, "-m", "comptoir.house", "serve", "--port", str(PORT), "--database", f"sqlite:///{database}"]
    address = f"http://127.0.0.1:{PORT}"
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            for _ in range(600):
                with suppress(httpx.HTTPError):
                    httpx.get(address + "/health", timeout=5).raise_for_status()
                    break
                time.sleep(0.1)
            yield address, server.pid
        finally:
            server.terminate()


def under(name: str, seconds: float) -> tuple[Bystander, dict[str, float], tuple[str, str]]:
    """A house of its own, attacked: what the bystander met, what the house counted, and who used the processors."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "house.sqlite3")
        with house_at(file) as (address, process):
            bystander = Bystander(address)
            spawn = multiprocessing.get_context("spawn")
            ready = spawn.Event()
            attacker = spawn.Process(target=ATTACKS[name], args=(address, file, ready), daemon=True)
            attacker.start()
            if not ready.wait(180):
                raise RuntimeError(f"{name} does not begin")
            assert attacker.pid is not None
            load = Load(process, attacker.pid)
            bystander.play(time.perf_counter() + seconds)
            used = load.told()
            attacker.kill()
            attacker.join()
            page = httpx.get(address + "/metrics", timeout=60).text
    counted = dict(line.rsplit(" ", 1) for line in page.splitlines() if line.startswith("comptoir_") and "{" not in line)
    return bystander, {key: float(value) for key, value in counted.items()}, used


def shown(values: list[float]) -> str:
    if len(values) < 2:
        return "–"
    return f"{statistics.median(values) * 1000:.0f} / {p99(values) * 1000:.0f} ms"


def p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[98] if len(values) > 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    asked = parser.parse_args()
    table = Table(
        "attack", "moves p50 / p99", "looks p50 / p99", "bot's answer", "failed", "by instinct", "at random", "moves, looks",
        "house's core", "others",
        title=f"a bystander, {asked.seconds:.0f} s under each attack; asked: moves p99 < {MOVES_P99 * 1000:.0f} ms, "
        f"looks p99 < {LOOKS_P99 * 1000:.0f} ms, no bot's move at random",
    )  # fmt: skip
    missed = False
    for name in asked.attacks or ATTACKS:
        met, counted, used = under(name, asked.seconds)
        at_random = counted["comptoir_random_moves_total"]
        slow = p99(met.looks) >= LOOKS_P99 or (name != "F7" and (p99(met.moves) >= MOVES_P99 or met.failed > 0))
        missed |= slow or at_random > 0
        row = [
            name, shown(met.moves), shown(met.looks), shown(met.answers), str(met.failed),
            f"{counted['comptoir_bot_faults_total']:.0f}", f"{at_random:.0f}", f"{len(met.moves)}, {len(met.looks)}", *used,
        ]  # fmt: skip
        print(" · ".join(row), flush=True)
        table.add_row(*row, style="red" if slow or at_random else "")
    Console(width=160).print(table)
    sys.exit(missed)


if __name__ == "__main__":
    main()
