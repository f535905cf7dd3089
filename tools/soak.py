"""A house in use for a long time: its memory has to stay where it is.

`python -m tools.soak 30`: first as many moves as the house takes; then, for so many minutes, half as many, at tables of people
with four watchers each and at tables with bots. Every two minutes other people come and play at other tables, and those before
them leave as they are. The memory of the server and of its workers is written down every half minute.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from comptoir.house.app import create_app
from tools.bench_house import TABLES, Game, Server, come_in, settings_for

PORT = 18_245
BOT_TABLES = 2  # among the tables
FULL_SECONDS, STAY_SECONDS, EVERY = 15.0, 120.0, 30.0
GROWN = 1.05  # what counts as flat: the last third of the time beside the second


class AgainstBot(Game):
    """One person and a bot. The other three only watch."""

    async def begin(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "merchant"}]
        body = {"game": "heller", "seats": seats, "order": "hand", "at_once": True, "start": True}
        _, position = await self.callers[0].post("/api/tables", body)
        self.table = position["table"]["id"]


async def play_for(address: str, seconds: float, pause: float) -> int:
    """People who come, play at all tables for a while, and go: how many moves of theirs were accepted."""
    playing: list[Game] = []
    for at in range(TABLES):
        kind = AgainstBot if at < BOT_TABLES else Game
        playing.append(kind(address, (await come_in(address), await come_in(address))))
        playing[-1].pause = pause
    await asyncio.gather(*(game.begin() for game in playing))
    until = time.perf_counter() + seconds
    moves = sum(await asyncio.gather(*(game.run(until) for game in playing)))
    for game in playing:
        for caller in game.callers:
            caller.close()
    return moves


def resident(server: Server) -> tuple[float, float]:
    """MiB of the server and of all its workers."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    pages = [int(Path(f"/proc/{child}/statm").read_text().split()[1]) for child in children]
    return server.memory() / 2**20, sum(pages) * 4096 / 2**20


async def soak(server: Server, minutes: float) -> tuple[float, int, list[tuple[float, float, float]]]:
    """Moves a second at full load; moves in the time; and the memory: minute, server, workers."""
    full = await play_for(server.address, FULL_SECONDS, 0.0) / FULL_SECONDS
    pause = TABLES / full  # as long again as a move takes at each table
    began, moves, found = time.perf_counter(), 0, []

    async def write_down() -> None:
        while True:
            found.append(((time.perf_counter() - began) / 60, *resident(server)))
            print("  {:.1f} min: server {:.0f} MiB, workers {:.0f} MiB".format(*found[-1]), flush=True)
            await asyncio.sleep(EVERY)

    writing = asyncio.create_task(write_down())
    while (left := began + minutes * 60 - time.perf_counter()) > 1:
        moves += await play_for(server.address, min(STAY_SECONDS, left), pause)
    writing.cancel()
    return full, moves, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float)
    minutes = parser.parse_args().minutes
    with tempfile.TemporaryDirectory() as folder, Server(create_app, settings_for(folder, PORT), "/health") as server:
        worked = server.work()
        full, moves, found = uvloop.run(soak(server, minutes))
        worked = server.work() - worked
    thirds = [[row for row in found if at * minutes / 3 <= row[0] < (at + 1) * minutes / 3] for at in range(3)]
    means = [statistics.mean(row[1] + row[2] for row in third) for third in thirds]
    shown = [f"{row[1]:.0f} + {row[2]:.0f}" for row in (found[0], found[len(found) // 2], found[-1])]
    print(
        f"{minutes:.0f} minutes, {moves:,} moves of people ({moves / minutes / 60:.0f} a second; full load {full:.0f}), "
        f"{worked / minutes / 0.6:.0f} % of a core. Server + workers: at the start {shown[0]} MiB, in the middle {shown[1]}, "
        f"at the end {shown[2]}; means of the thirds {', '.join(f'{mean:.0f}' for mean in means)} MiB."
    )
    sys.exit(means[2] > GROWN * means[1])


if __name__ == "__main__":
    main()
