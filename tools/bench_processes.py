"""`make bench`, several processes: what a move costs where one, two or four server processes share a PostgreSQL.

Everything runs on this machine, so moves a second say little; processor time for a move, in the house and in the database, says
how many moves so many cores carry.
"""

from __future__ import annotations

import os
import statistics
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table
from tests.house.outside import Postgres, postgres_server

from comptoir.house.app import create_app
from tools.bench_house import TABLES, WATCHERS, Server, play_games, settings_for

PROCESSES = (1, 2, 4)
SECONDS = 20.0
PORT = 18_250


def database_work(running: Postgres) -> float:
    """Seconds of processor time of the database so far: of its processes that are there, and of those that ended."""
    server = int((running.server.pgdata / "postmaster.pid").read_text().split("\n")[0])
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    stats = [Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split() for one in (str(server), *children)]
    ended = sum(map(int, stats[0][13:15]))
    return (sum(int(field) for stat in stats for field in stat[11:13]) + ended) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    title = f"PostgreSQL, {TABLES} tables at once, {WATCHERS} watchers each, {os.cpu_count()} cores for all of it"
    shown = Table("processes", "moves/s", "house, a move", "database, a move", "a core carries", "to last watcher", title=title)
    with postgres_server() as running:
        for count in PROCESSES:
            with ExitStack() as stack:
                database = running.fresh()
                servers = []
                for at in range(count):
                    given = replace(settings_for("", PORT + at), database=database)
                    servers.append(stack.enter_context(Server(create_app, given, "/health")))
                worked = database_work(running)
                rate, house, waits = uvloop.run(play_games(servers, SECONDS))
                kept = (database_work(running) - worked) / max(1.0, rate * SECONDS)
                median, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
            shown.add_row(
                str(count), f"{rate:.0f}", f"{house * 1000:.2f} ms", f"{kept * 1000:.2f} ms",
                f"{1 / (house + kept):.0f} moves/s", f"{median * 1000:.0f}, p99 {p99 * 1000:.0f} ms",
            )  # fmt: skip
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
