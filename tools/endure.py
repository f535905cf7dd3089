"""Whatever happens to the house, what it acknowledged is there afterwards, once.

`python -m tools.endure kills sqlite 200`: two people play all games at many tables and write down what is acknowledged, while
the house gets into trouble again and again, at least 20 acknowledged actions apart. Then the database is compared with what
they wrote down, and every record is judged. PostgreSQL is served by two processes. `make proof-endurance` does all of it.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.house.outside import Postgres, Program, ServerProcess, Together, faults, postgres_server

from comptoir import games

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "merchant"}
BETWEEN = 20  # acknowledged actions, at least, from one trouble to the next
MOVES = 60  # of a person at a table; then they leave, and bots play on
PATIENCE = 900.0  # seconds until every game of a round has to be over
DISK = "32m"


@dataclass
class Site:
    """What can get into trouble: the processes of a house, and where their database is."""

    address: str
    houses: list[ServerProcess]
    folder: Path
    postgres: Postgres | None
    rng: random.Random = field(default_factory=lambda: random.Random(18))


# ---- troubles ----


def killed(site: Site) -> None:
    """One process, or all of them at once."""
    chosen = [site.rng.choice(site.houses)] if site.rng.random() < 0.6 else site.houses
    for house in chosen:
        house.kill()
    for house in chosen:
        house.start()


def locked(site: Site) -> None:
    """Another process holds the write lock, for shorter or longer than a writer waits."""
    with closing(sqlite3.connect(site.folder / "house.sqlite3", timeout=60, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(site.rng.choice([0.3, 1.0, 7.0]))
        other.execute("ROLLBACK")


def disk_full(site: Site) -> None:
    filler = site.folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    time.sleep(site.rng.uniform(0.5, 3.0))
    filler.unlink()


def database_restarted(site: Site) -> None:
    assert site.postgres is not None
    site.postgres.restart(site.rng.choice(["fast", "immediate"]))


TROUBLES: dict[str, tuple[Callable[[Site], None], str]] = {
    "kills": (killed, "sqlite postgresql"), "locks": (locked, "sqlite"), "full": (disk_full, "sqlite"),
    "restarts": (database_restarted, "postgresql"),
}  # fmt: skip


# ---- playing through them ----


@dataclass
class Endured:
    times: int = 0
    acknowledged: int = 0
    repeated: int = 0
    least_between: int = sys.maxsize
    tables: int = 0
    wrong: Counter[str] = field(default_factory=Counter)


def endure(site: Site, trouble: Callable[[Site], None], times: int, seed: int = 0, most: int = MOVES) -> Endured:
    """Games from their beginning to their end, with trouble in between up to so many times."""
    addresses = [house.address for house in site.houses]
    ann, bob = Program(addresses, 2 * seed + 1), Program(addresses[::-1], 2 * seed + 2)
    ann.come_in("Ann")
    bob.come_in("Bob")
    mine = [ann.table(name, [ME, *[BOT] * (games.find(name).least_seats - 1)], start=True) for name in games.names()]
    ours = [ann.table(name, [ME, OPEN, *[BOT] * (games.find(name).least_seats - 2)]) for name in games.names()]
    for table in ours:
        assert bob.ask("POST", f"/api/tables/{table}/join", {}).status_code == 200
        assert ann.ask("POST", f"/api/tables/{table}/start", {}).status_code == 200
    found = Endured(tables=len(mine + ours))
    last, rests = 0, site.rng.uniform(0, 0.2)
    playing = Together(lambda: ann.play_all(mine + ours, most=most), lambda: bob.play_all(ours, most=most))
    while playing.at_work and found.times < times and not playing.errors:
        time.sleep(0.005)
        since = len(ann.acknowledged) + len(bob.acknowledged) - last
        if since >= BETWEEN:
            time.sleep(rests)
            found.least_between = min(found.least_between, len(ann.acknowledged) + len(bob.acknowledged) - last)
            trouble(site)
            found.times += 1
            last, rests = len(ann.acknowledged) + len(bob.acknowledged), site.rng.uniform(0, 0.2)
    playing.wait(PATIENCE)
    found.acknowledged = len(ann.acknowledged) + len(bob.acknowledged)
    found.repeated = ann.repeated + bob.repeated
    found.wrong.update(faults(site.address, [ann, bob], mine + ours))
    verdicts = [ann.ask("GET", f"/api/tables/{table}/verdict").json() for table in mine + ours]
    found.wrong["not genuine"] = sum(verdict["genuine"] is not True for verdict in verdicts)
    return found


@contextmanager
def site_on(backend: str, small_disk: bool = False) -> Iterator[Site]:
    """A house, or two processes of one on PostgreSQL."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="comptoir-endure-")))
        if small_disk:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)], check=True)
            stack.callback(subprocess.run, ["umount", "-l", str(folder)], check=True)
        postgres = stack.enter_context(postgres_server()) if backend == "postgresql" else None
        address = postgres.fresh() if postgres is not None else f"sqlite:///{folder}/house.sqlite3"
        processes = 1 if postgres is None else 2
        settings = {"sweep_seconds": 0.5, "log_level": "critical"}
        houses = [stack.enter_context(ServerProcess(address, **settings)) for _ in range(processes)]
        yield Site(address, houses, folder, postgres)


def endure_often(what: str, backend: str, times: int) -> Endured:
    """Round after round, each with people and tables of its own, until there was trouble so many times."""
    trouble, _ = TROUBLES[what]
    total = Endured()
    with site_on(backend, small_disk=what == "full") as site:
        while total.times < times:
            one = endure(site, trouble, times - total.times, seed=total.tables)
            total.times += one.times
            total.acknowledged += one.acknowledged
            total.repeated += one.repeated
            total.tables += one.tables
            total.least_between = min(total.least_between, one.least_between)
            total.wrong.update(one.wrong)
            print(
                f"  {total.times} of {times} {what}, {total.acknowledged} acknowledged, wrong: {dict(+total.wrong)}", flush=True
            )
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=TROUBLES)
    parser.add_argument("database", choices=["sqlite", "postgresql"])
    parser.add_argument("times", type=int)
    asked = parser.parse_args()
    if asked.database not in TROUBLES[asked.what][1]:
        parser.error(f"{asked.what} happen only on {TROUBLES[asked.what][1]}")
    began = time.perf_counter()
    found = endure_often(asked.what, asked.database, asked.times)
    print(
        f"{found.times} {asked.what} on {asked.database}, at least {found.least_between} acknowledged actions apart: "
        f"{found.acknowledged} acknowledged at {found.tables} tables, {found.repeated} sent again for want of an answer; "
        + ", ".join(f"{count} {name}" for name, count in found.wrong.items())
        + f". {(time.perf_counter() - began) / 60:.0f} minutes."
    )
    sys.exit(any(found.wrong.values()))


if __name__ == "__main__":
    main()
