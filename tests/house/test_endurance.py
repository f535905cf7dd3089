"""The house under hard conditions: killed in the middle of games, and two processes serving the same tables."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from comptoir.house.store.database import Database
from comptoir.house.store.schema import entries, ratings, results, tables
from tests.house.outside import Program, ServerProcess, together

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "beginner"}, {"kind": "open"}
MERCHANT = {"kind": "bot", "level": "merchant"}
KILLS = {"sqlite": 20, "postgresql": 20}
# All games, the short ones more often. Whoever has made so many moves at a table leaves, and bots of both houses play on.
MIXED = [
    ("pfusch", [ME, OPEN]), ("pfeffersaecke", [ME, OPEN]), ("heller", [ME, OPEN]), ("pfusch", [ME, OPEN, BOT]),
    ("pfeffersaecke", [ME, OPEN, BOT]), ("weinhaendler", [ME, OPEN, MERCHANT]), ("pfeffersaecke", [ME, OPEN]),
]  # fmt: skip
MOVES = 25


def check_the_ledger(address: str, programs: list[Program], asked: list[str]) -> None:
    """Every acknowledged action is there, as the entry it was said to be; nothing is there twice; all games are over."""
    database = Database(address)
    with database.engine.connect() as connection:
        rows = connection.execute(select(entries).where(entries.c.table_id.in_(asked))).all()
        states = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(asked)))}
        places = Counter(connection.execute(select(results.c.table_id)).scalars())
        rated = {row.player: row.games for row in connection.execute(select(ratings))}
    database.close()
    kept = {(row.table_id, row.n): row for row in rows}
    assert len(kept) == len(rows)
    requests = Counter((row.table_id, row.request) for row in rows if row.request is not None)
    assert not [one for one, times in requests.items() if times > 1], "one request became two entries"
    for program in programs:
        for where, (request, action) in program.acknowledged.items():
            assert where in kept, f"entry {where} was acknowledged and is lost"
            assert (kept[where].request, json.loads(kept[where].action)) == (request, action)
    for table in asked:
        numbers = sorted(n for where, n in kept if where == table)
        assert numbers == list(range(states[table].n)), "an entry is missing"
        assert states[table].status == "finished"
        assert places[table] == states[table].size, "the result was entered once"
    assert sum(rated.values()) > 0


def check_the_records(program: Program, asked: list[str]) -> None:
    """Every game was played by the rules and by its seal, from the first entry to the last."""
    for table in asked:
        verdict = program.ask("GET", f"/api/tables/{table}/verdict").json()
        assert verdict["genuine"] is True, verdict


def beginnings(program: Program, count: int, games: Callable[[int], tuple[str, list[dict[str, Any]]]]) -> list[str]:
    return [program.table(*games(at), start=True) for at in range(count)]


def test_a_house_killed_again_and_again_loses_and_doubles_nothing(database: str) -> None:
    with ServerProcess(database, sweep_seconds=0.5, bot_pause=0.02) as server:
        ann, bob = Program([server.address], 1), Program([server.address], 2)
        ann.come_in("Ann")
        bob.come_in("Bob")
        mine = beginnings(ann, 4, lambda at: ("heller", [ME, BOT]) if at % 2 else ("pfusch", [ME, BOT, BOT]))
        ours = [ann.table("heller", [ME, OPEN, BOT]) for _ in range(2)]
        for table in ours:
            assert bob.ask("POST", f"/api/tables/{table}/join", {}).status_code == 200
            assert ann.ask("POST", f"/api/tables/{table}/start", {}).status_code == 200
        wait = together(lambda: ann.play_all(mine + ours), lambda: bob.play_all(ours))
        for kill in range(KILLS[database.split(":")[0]]):
            before = len(ann.acknowledged)
            time.sleep(0.05 + 0.02 * (kill % 7))
            server.kill()
            server.start()
            deadline = time.monotonic() + 10
            while len(ann.acknowledged) < before + 3 and time.monotonic() < deadline:
                time.sleep(0.01)
        wait(120)
        check_the_records(ann, mine + ours)
        assert server.stop()
    check_the_ledger(database, [ann, bob], mine + ours)


def test_two_processes_on_one_database_serve_the_same_tables(postgres: Callable[[], str]) -> None:
    database = postgres()
    with ServerProcess(database) as one, ServerProcess(database) as two:
        both = [one.address, two.address]
        ann, bob = Program(both, 1), Program(both[::-1], 2)
        ann.come_in("Ann")
        bob.come_in("Bob")
        asked = [ann.table(*MIXED[at % len(MIXED)]) for at in range(50)]
        for table in asked:
            assert bob.ask("POST", f"/api/tables/{table}/join", {}).status_code == 200
            assert ann.ask("POST", f"/api/tables/{table}/start", {}).status_code == 200
        together(lambda: ann.play_all(asked, most=MOVES), lambda: bob.play_all(asked, most=MOVES))(240)
        check_the_records(ann, asked[: 2 * len(MIXED)])
        assert one.stop()
        assert two.stop()
    check_the_ledger(database, [ann, bob], asked)
