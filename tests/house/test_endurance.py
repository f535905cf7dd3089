"""The house under hard conditions: killed in the middle of games, and two processes serving the same tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import select
from tools.endure import BETWEEN, TROUBLES, endure, site_on

from comptoir.house.store.database import Database
from comptoir.house.store.schema import ratings
from tests.house.outside import Program, ServerProcess, Together, faults

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "beginner"}, {"kind": "open"}
MERCHANT = {"kind": "bot", "level": "merchant"}
ENDURED = [("kills", "sqlite", 4), ("kills", "postgresql", 4), ("locks", "sqlite", 2), ("restarts", "postgresql", 2)]
# All games, the short ones more often. Whoever has made so many moves at a table leaves, and bots of both houses play on.
MIXED = [
    ("pfusch", [ME, OPEN]), ("pfeffersaecke", [ME, OPEN]), ("heller", [ME, OPEN]), ("pfusch", [ME, OPEN, BOT]),
    ("pfeffersaecke", [ME, OPEN, BOT]), ("weinhaendler", [ME, OPEN, MERCHANT]), ("pfeffersaecke", [ME, OPEN]),
]  # fmt: skip
MOVES = 25


def check_the_records(program: Program, asked: list[str]) -> None:
    """Every game was played by the rules and by its seal, from the first entry to the last."""
    for table in asked:
        verdict = program.ask("GET", f"/api/tables/{table}/verdict").json()
        assert verdict["genuine"] is True, verdict


@pytest.mark.parametrize(("what", "backend", "times"), ENDURED)
def test_whatever_happens_to_a_house_it_loses_and_doubles_nothing(what: str, backend: str, times: int) -> None:
    """`make proof-endurance` does this some hundred times, and with a full disk."""
    trouble, _ = TROUBLES[what]
    with site_on(backend) as site:
        found = endure(site, trouble, times, most=15)
    assert found.times >= 2
    assert found.least_between >= BETWEEN
    assert not +found.wrong


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
        Together(lambda: ann.play_all(asked, most=MOVES), lambda: bob.play_all(asked, most=MOVES)).wait(500)
        check_the_records(ann, asked[: 2 * len(MIXED)])
        assert one.stop()
        assert two.stop()
    assert not any(faults(database, [ann, bob], asked).values())
    store = Database(database)
    with store.engine.connect() as connection:
        assert sum(connection.execute(select(ratings.c.games)).scalars()) > 0
    store.close()
