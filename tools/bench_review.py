"""`make bench`, reviews: how long until the first turning point of a game at its fullest table, and until all is known; and
what twenty reviews at once cost who plays, as a ratio. At the default settings of a house."""

from __future__ import annotations

import statistics
import tempfile
import time
from dataclasses import replace

from rich.console import Console
from rich.table import Table
from tests.house.guests import Guest, until

from comptoir import games
from comptoir.house.app import create_app
from tools.bench_house import Server, settings_for

PORT = 18_260
LONGEST = 600  # seconds
MOVES, PAUSE = 120, 0.05
AT_ONCE = 20
MOST_RATIO = 1.25


def finished(guest: Guest, game: str, seats: int) -> str:
    """A game of bots, good and bad ones."""
    table = guest.table(game, " ".join(["beginner", "merchant"][seat % 2] for seat in range(seats)))
    until(lambda: guest.look(table)["result"], "the bots have finished", LONGEST)
    return table


def timed(guest: Guest, table: str) -> tuple[float, float, float]:
    """Seconds until the first turning point, until every decision was looked at, and until all is known."""
    began = time.perf_counter()
    first = looked = 0.0
    found = guest.post(f"/api/tables/{table}/review").json()
    while found["status"] != "done" and time.perf_counter() - began < LONGEST:
        time.sleep(0.05)
        found = guest.get(f"/api/tables/{table}/review").json()
        passed = time.perf_counter() - began
        if not first and any(seat["turning"] for seat in found["seats"]):
            first = passed
        if not looked and found["decisions"] and found["judged"] == found["decisions"]:
            looked = passed
    return first, looked, time.perf_counter() - began


def latencies(guest: Guest) -> list[float]:
    """How long moves take at a table that is played at a person's pace, with a bot beside: what the mover waits for."""
    taken: list[float] = []
    table = guest.table(seats="me merchant")
    while len(taken) < MOVES:
        position = guest.my_turn(table)
        if position["result"] is not None:
            table = guest.table(seats="me merchant")
            continue
        began = time.perf_counter()
        guest.act(table, position["n"], position["legal"][0])
        taken.append(time.perf_counter() - began)
        time.sleep(PAUSE)
    return taken


def main() -> None:
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        given = replace(settings_for(folder, PORT), help_limit="1000000/second", own_reviews=AT_ONCE)
        with Server(create_app, given, "/health") as server:
            ann = Guest(server.address, "Ann")
            shown = Table("game", "seats", "first turning point", "every decision", "all", title="A review, seconds")
            for name in games.names():
                seats = games.find(name).most_seats
                seconds = timed(ann, finished(ann, name, seats))
                shown.add_row(name, str(seats), *(f"{one:.1f}" for one in seconds))
            console.print(shown)
            alone = latencies(ann)
            tables = [finished(ann, "weinhaendler", 6) for _ in range(AT_ONCE)]
            for table in tables:
                assert ann.post(f"/api/tables/{table}/review").status_code == 200
            beside = latencies(ann)
            under_way = sum(ann.get(f"/api/tables/{one}/review").json()["status"] == "thinking" for one in tables)
    shown = Table("", "median", "95 in 100 under", title=f"A move, milliseconds; {under_way} reviews were under way to the end")
    for what, taken in (("none", alone), (f"{AT_ONCE} reviews", beside)):
        shown.add_row(what, f"{statistics.median(taken) * 1000:.1f}", f"{statistics.quantiles(taken, n=20)[18] * 1000:.1f}")
    console.print(shown)
    ratio = statistics.median(beside) / statistics.median(alone)
    console.print(f"ratio {ratio:.2f}; asked for: {MOST_RATIO} at most")


if __name__ == "__main__":
    main()
