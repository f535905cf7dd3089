"""`make bench`, long tables: what a request costs the server at a table with as many entries as a table may have.

For every game the longest table somebody could make: as much taken back as one may, then the longest of some games played at
random; once while it runs and once when it is over. Processor time of the server process, without its workers: other work on
the machine hardly counts. The first look after a restart has to play the whole game again.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from typing import Any

from rich.console import Console
from rich.table import Table
from sqlalchemy import insert, select, update

from comptoir import games
from comptoir.house.app import create_app
from comptoir.house.settings import Settings
from comptoir.house.store.database import Database
from comptoir.house.store.rows import as_json, entry_values
from comptoir.house.store.schema import entries, seeds, tables
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.table.model import BY_PERSON, LAST_UNDO, MOST_ENTRIES, MOST_UNDOS, NewEntry
from comptoir.table.records import MOST_FILMED
from tools.bench_growth import Browser, clone_table
from tools.bench_house import Server, settings_for

ASKED_MS = 100.0
COPIES = 5  # of each table: each is loaded once
TRIES = 15  # games at random, of which the longest is taken
PORT = 18_243


def longest(game: Game[Any], seed: bytes) -> Match[Any]:
    """Play and take back all that one may, then play the longest of some games, all but its last entry."""
    match = Match(game, game.most_seats, seed=seed)
    taken_back, rng = 0, random.Random(1)
    while taken_back < MOST_UNDOS and match.n < LAST_UNDO:
        whole = _played(match, rng, LAST_UNDO // MOST_UNDOS)
        if whole.over or whole.n >= LAST_UNDO:
            break
        match = whole
        match.undo(0, match.standing()[1])
        taken_back += 1
    tried = [_played(match, random.Random(at), MOST_ENTRIES - 1 - match.n) for at in range(TRIES)]
    return max(tried, key=lambda one: one.n)


def _played(match: Match[Any], rng: random.Random, most: int) -> Match[Any]:
    played = match.fork()
    for _ in range(most):
        if played.over:
            break
        seat = played.to_act[0]
        played.play(seat, rng.choice(played.legal(seat)))
    return played


def make_long(settings: Settings, table: str, game: Game[Any]) -> tuple[list[str], list[str], int]:
    """Copies of a table as long as can be: such as run, such as are over (if the game came to its end), and how long."""
    database = Database(settings.database)
    with database.writer.begin() as connection:
        seed = bytes.fromhex(connection.execute(select(seeds.c.seed).where(seeds.c.table_id == table)).scalar_one())
        match = longest(game, seed)
        running = match.record.entries[:-1] if match.over else match.record.entries
        rows = [entry_values(table, NewEntry(entry, BY_PERSON, None, 1)) for entry in match.record.entries]
        connection.execute(insert(entries), rows[1 : len(running)])  # the table has its set-up already
        its = update(tables).where(tables.c.id == table)
        connection.execute(its.values(n=len(running), waiting=as_json(match.to_act), changes=tables.c.changes + 1))
        going_on = clone_table(connection, table, [{} for _ in range(COPIES)])
        over: list[str] = []
        if match.over:
            connection.execute(insert(entries), rows[len(running) :])
            result = as_json({"scores": match.scores, "winners": match.winners})
            connection.execute(its.values(n=match.n, status="finished", finished=1, result=result, waiting="[]"))
            over = clone_table(connection, table, [{} for _ in range(COPIES)])
    database.close()
    return going_on, over, match.n


def cost(server: Server, browser: Browser, path: str, times: int = 1) -> float:
    """Milliseconds of the server's processor for one answer."""
    worked = server.work()
    for _ in range(times):
        answer = browser.http.get(path)
        assert answer.status_code in (200, 503), answer.text  # 503: no worker was done in time
    return (server.work() - worked) / times * 1000


def act(server: Server, browser: Browser, table: str) -> float:
    """The same for a move, by whoever is to move at the shared screen."""
    seen = browser.http.get(f"/api/tables/{table}?after=999999").json()
    seat = seen["waiting"][0]["seat"]
    browser.http.post(f"/api/tables/{table}/hand", json={"seat": seat}, headers=browser.head)
    seen = browser.http.get(f"/api/tables/{table}?after=999999").json()
    body = {"n": seen["n"], "action": seen["legal"][0], "request": "a-move", "tentative": False, "seat": seat}
    worked = server.work()
    browser.http.post(f"/api/tables/{table}/actions", json=body, headers=browser.head)
    return (server.work() - worked) * 1000


def measure(game: Game[Any]) -> tuple[dict[str, float], int]:
    """What each request costs at this game's longest tables, and how many entries those have."""
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(folder, PORT)
        seats = [{"kind": "me"}, *[{"kind": "screen"}] * (game.most_seats - 1)]
        with Server(create_app, settings, "/health") as server:
            me = Browser(server.address, "Me")
            body = {"game": game.name, "seats": seats, "order": "hand", "start": True}
            table = me.http.post("/api/tables", json=body, headers=me.head).json()["table"]["id"]
        going_on, over, n = make_long(settings, table, game)
        with Server(create_app, settings, "/health") as server:
            me.http.get("/api/me")
            time.sleep(1)
            found = {"first look": max(cost(server, me, f"/api/tables/{one}") for one in going_on)}
            one = f"/api/tables/{going_on[0]}"
            looks = {"look": "", "sheet": "/sheet", "past": f"/past?n={n - 40}"}
            for name, path in {**looks, "film": f"/film?since={n - MOST_FILMED}"}.items():
                found[name] = cost(server, me, one + path, 10)
            found["move"] = max(act(server, me, one) for one in going_on)
            if over:
                found["first look, over"] = max(cost(server, me, f"/api/tables/{one}") for one in over)
                one = f"/api/tables/{over[0]}"
                for name in ("record", "verdict", "replay"):
                    found[name] = cost(server, me, f"{one}/{name}", 5)
    return found, n


def main() -> None:
    shown = Table("game", "entries", "request", "processor", title=f"the longest tables; asked: under {ASKED_MS:.0f} ms each")
    worst = 0.0
    for name in sys.argv[1:] or games.names():
        found, n = measure(games.find(name))
        for request, milliseconds in found.items():
            worst = max(worst, milliseconds)
            style = "red" if milliseconds >= ASKED_MS else ""
            shown.add_row(name, f"{n:,}", request, f"{milliseconds:.0f} ms", style=style)
    Console(width=100).print(shown)
    sys.exit(worst >= ASKED_MS)


if __name__ == "__main__":
    main()
