"""Nobody is told what their seat could not see: hidden worlds swapped in the database of a running house.

`python -m tools.worlds 100000`: people play; again and again the entries in the database are replaced by those of another
world, in which hidden cards lie elsewhere and sealed choices are others, but in which one looker would have seen the same all
along. What this looker is then sent, by every address and live, is compared byte by byte with what they were sent before. Who
may know the difference looks too: that they do see it shows that the house believed in the other world.

Another world is found by trying: two cards of a recorded shuffle are exchanged, or somebody else's action is another one of
its kind, and the whole record is played again by the rules. If the looker saw the same at every entry, it is one.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Engine, bindparam, delete, insert, select, update
from tests.house.guests import Guest, RunningHouse, settings_for
from tests.house.outside import postgres_server

from comptoir import games
from comptoir.house.store.rows import as_json
from comptoir.house.store.schema import entries, seats, tables
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.match import Match, replay
from comptoir.kernel.record import Entry, Record
from comptoir.kernel.visibility import PUBLIC

WORLDS = 4  # others for each looker and position
TRIES = 12  # mutations of a record; those that its looker cannot notice are kept
LONGEST = 160  # entries of a game
EVERY = 8  # moves between two positions at which everybody looks, on average
REFUSED = 3


@dataclass
class Compared:
    """How many answers in other worlds were compared with those in the real one, and how many differed."""

    answers: Counter[str] = field(default_factory=Counter)  # by what was asked
    worlds: int = 0
    noticed: int = 0  # worlds whose difference somebody saw who may
    leaks: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        return self.answers.total()


# ---- other worlds ----


def seen_along(game: Game[Any], record: Record, looker: int) -> Iterator[object]:
    """What a looker sees at every entry of a record."""
    for match in replay(game, record):
        yield match.view(looker).to_json(), match.told(looker, match.n - 1), match.to_act
    if looker >= 0:
        yield match.legal(looker)


def other_world(match: Match[Any], looker: int, rng: random.Random) -> Record | None:
    """Another record of the same game which this looker cannot tell from it; None if none was found."""
    game, found = match.game, match.record
    real = list(seen_along(game, found, looker))
    for _ in range(TRIES):
        tried = mutated(game, found, looker, rng)
        try:
            if tried is not None and all(
                one == other for one, other in zip(seen_along(game, tried, looker), real, strict=True)
            ):
                found = tried
        except (ComptoirError, ValueError):  # the rules forbid it, or it is longer or shorter for the looker
            continue
    return found if found is not match.record else None


def mutated(game: Game[Any], record: Record, looker: int, rng: random.Random) -> Record | None:
    """The record with two cards of a shuffle exchanged, or with another action of the same kind by another seat."""
    at = rng.choice([entry.n for entry in record.entries if entry.chance or entry.seat not in (None, looker)] or [0])
    entry = record.entries[at]
    orders = [index for index, outcome in enumerate(entry.chance) if len(outcome["order"]) > 1]
    if orders and (entry.seat is None or rng.random() < 0.5):
        index = rng.choice(orders)
        order = list(entry.chance[index]["order"])
        one, two = rng.sample(range(len(order)), 2)
        order[one], order[two] = order[two], order[one]
        chance = [{**outcome, "order": order} if i == index else outcome for i, outcome in enumerate(entry.chance)]
        other = replace(entry, chance=chance)
    elif entry.seat not in (None, looker) and entry.action is not None:
        block = game.actions.block(game.actions.from_json(entry.action))
        other = replace(entry, action=game.actions.to_json(block.start + rng.randrange(block.size)))
    else:
        return None
    return replace(record, entries=[*record.entries[:at], other, *record.entries[at + 1 :]]) if other != entry else None


# ---- in the database of a running house ----


class Shelf:
    """A table's rows in the database, put back or replaced under the house's hands."""

    def __init__(self, engine: Engine, table: str) -> None:
        self.engine, self.table = engine, table
        with engine.connect() as connection:
            self.row = dict(connection.execute(select(tables).where(tables.c.id == table)).mappings().one())
            self.seats = [dict(row) for row in connection.execute(select(seats).where(seats.c.table_id == table)).mappings()]

    def put(self, written: list[Entry]) -> None:
        """These entries, and table and seats as they were. What the house remembers is void by the table's epoch."""
        its_entries = entries.c.table_id == self.table
        with self.engine.begin() as connection:
            now = connection.execute(select(tables.c.epoch, tables.c.changes).where(tables.c.id == self.table)).one()
            connection.execute(delete(entries).where(its_entries, entries.c.n >= len(written)))
            rows = [
                {
                    "its": entry.n,
                    "action": None if entry.action is None else as_json(entry.action),
                    "chance": as_json(entry.chance),
                }
                for entry in written
            ]
            connection.execute(update(entries).where(its_entries, entries.c.n == bindparam("its")), rows)
            changed = {**self.row, "epoch": now.epoch + 1, "changes": now.changes + 1}
            connection.execute(update(tables).where(tables.c.id == self.table).values(changed))
            connection.execute(delete(seats).where(seats.c.table_id == self.table))
            connection.execute(insert(seats), self.seats)


@contextmanager
def believing(shelf: Shelf, real: list[Entry], other: list[Entry]) -> Iterator[None]:
    """While this lasts, the database holds the other world."""
    shelf.put(other)
    try:
        yield
    finally:
        shelf.put(real)


# ---- everything a looker is sent ----


def addresses(described: dict[str, Any], table: str, n: int) -> list[str]:
    """Every address that may tell something about a table, with what it can be asked."""
    of_table = [path for path, how in described["paths"].items() if path.startswith("/api/tables/{table_id}") and "get" in how]
    # Who has the table before their eyes (`present`) changes by the second, with what connections come and go.
    plain = [path for path in of_table if not path.endswith(("/hint", "/past", "/film", "/present", "{table_id}"))]
    asked = [path.replace("{table_id}", table) for path in plain]
    asked += [f"/api/tables/{table}?after={after}" for after in sorted({0, max(0, n - 3)})]
    asked += [f"/api/tables/{table}/past?n={at}" for at in sorted({0, n // 3, n // 2, max(0, n - 2), n - 1})]
    asked += [f"/api/tables/{table}/film?since={max(1, n - 12)}"]
    return asked + [f"/api/tables?which={which}" for which in ("mine", "running", "watched", "open")]


def sent(guest: Guest, asked: list[str], table: str, refused: list[dict[str, Any]], n: int) -> dict[str, bytes]:
    """What a looker is sent: by each address, over a live connection, and when they try what is forbidden."""
    found = {path: _bytes(guest.http.get(path)) for path in asked}
    with guest.live(table) as line:
        line.next()
        found["live"] = line.raw[0].encode()
    for at, action in enumerate(refused if guest.id else []):
        found[f"refused {at}"] = _bytes(guest.act(table, n, action, request=f"never-played-{n}-{at}"))
        found[f"why {at}"] = _bytes(guest.post(f"/api/tables/{table}/why", {"action": action}))
    return found


def _bytes(answer: Any) -> bytes:
    return str(answer.status_code).encode() + b" " + bytes(answer.content)


def acted(shelf: Shelf, real: list[Entry], guests: list[Guest], eve: Guest, seat: int, action: dict[str, Any]) -> list[bytes]:
    """What who acts is answered, and what they and a spectator are then sent live; afterwards nothing of it has been."""
    n = len(real)
    with guests[seat].live(shelf.table, after=n) as mine, eve.live(shelf.table, after=n) as hers:
        mine.next(), hers.next()
        answer = guests[seat].act(shelf.table, n, action, request=f"acted-at-{n}")
        if not answer.json().get("entries"):
            return [_bytes(answer)]
        mine.next(), hers.next()
        return [timeless(one) for one in (_bytes(answer), mine.raw[-1].encode(), hers.raw[-1].encode())]


def timeless(sent: bytes) -> bytes:
    """Without the moments that follow from since when a seat is waited for: two actions are never taken at the same one."""
    return re.sub(rb'"(since|vote_from|remove_from)":\d{13}\b', rb'"\1":0', sent)


def shows_nothing(match: Match[Any], seat: int, action: dict[str, Any]) -> bool:
    """Whether an action shows its seat nothing that it could not know before."""
    after = match.fork()
    entry = after.play(seat, match.game.actions.from_json(action))
    return not entry.chance and not after.over and not any(told.kind.reveals for told in after.events[-1])


# ---- playing and comparing ----


def compare_here(house: RunningHouse, guests: list[Guest], eve: Guest, table: str, rng: random.Random, done: Compared) -> None:
    """At this position: each seat and a spectator, in the real world and in others."""
    match: Match[Any] = house.house.tables.look(table, lambda session: session.match).fork()
    real = match.record.entries
    shelf = Shelf(house.house.database.writer, table)
    asked = addresses(house.app.openapi_schema.to_schema(), table, match.n)
    everybody = [one.look(table) for one in guests]
    for looker, guest in [*enumerate(guests), (PUBLIC, eve)]:
        codes = [rng.randrange(match.game.actions.size) for _ in range(20)]
        forbidden = [code for code in codes if looker >= 0 and match.refuse(looker, code) is not None][:REFUSED]
        refused = [match.game.actions.to_json(code) for code in forbidden]
        others = [other for other in (other_world(match, looker, rng) for _ in range(WORLDS)) if other is not None]
        here = sent(guest, asked, table, refused, match.n) if others else {}
        for other in others:
            with believing(shelf, real, other.entries):
                there = sent(guest, asked, table, refused, match.n)
                done.noticed += [one.look(table) for one in guests] != everybody
            _count(done, match, looker, here, there)
            compare_action(shelf, match, other, looker, guests, eve, done)


def compare_action(
    shelf: Shelf, match: Match[Any], other: Record, seat: int, guests: list[Guest], eve: Guest, done: Compared
) -> None:
    """If this seat may act: the answer and the live messages, unless the action itself shows something."""
    if seat not in match.to_act:
        return
    legal = match.legal(seat)
    action = match.game.actions.to_json(legal[done.count % len(legal)])
    world = Match.resume(match.game, other, bytes.fromhex(match.seed()))
    if not shows_nothing(match, seat, action) or not shows_nothing(world, seat, action):
        return
    real = match.record.entries
    here = acted(shelf, real, guests, eve, seat, action)
    shelf.put(other.entries)
    there = acted(shelf, real, guests, eve, seat, action)
    shelf.put(real)
    kinds = ("answer to an action", "live after an action", "a spectator's live after an action")
    _count(done, match, seat, dict(zip(kinds, here, strict=False)), dict(zip(kinds, there, strict=False)))


def _count(done: Compared, match: Match[Any], looker: int, here: dict[str, bytes], there: dict[str, bytes]) -> None:
    done.worlds += "live" in here
    for what, told in here.items():
        done.answers[_kind(what)] += 1
        if there.get(what) != told:
            done.leaks.append(f"{match.game.name}, seat {looker}, entry {match.n}: {what}")


def _kind(what: str) -> str:
    """What was asked, without the table's name and numbers."""
    if not what.startswith("/"):
        return what.rstrip(" 0123456789")
    parts = what.split("?")[0].split("/")
    return parts[4] if len(parts) > 4 else "list" if "which" in what else "look"


def play_and_compare(
    house: RunningHouse, people: list[Guest], game: Game[Any], size: int, seed: int, done: Compared, enough: int
) -> None:
    """One game, until it is over or enough was compared."""
    rng = random.Random(seed)
    guests, eve = people[:size], people[-1]
    table = guests[0].table(game.name, seats="me" + " open" * (size - 1), at_once=True)
    for guest in guests[1:]:
        guest.join(table)
    guests[0].post(f"/api/tables/{table}/start", {})
    eve.post(f"/api/tables/{table}/watch")
    while done.count < enough:
        position = guests[0].look(table)
        if position["result"] is not None or position["n"] > LONGEST:
            return
        if rng.random() < 1 / EVERY:
            compare_here(house, guests, eve, table, rng, done)
        seat = "ABCDEF".index(rng.choice(position["waiting"])["seat"])
        mine = guests[seat].look(table)
        guests[seat].act(table, mine["n"], rng.choice(mine["legal"]))


def compare(address: str, enough: int, seed: int = 0, told: bool = False) -> Compared:
    """Game after game until so many answers are compared."""
    done, began = Compared(), time.perf_counter()
    with RunningHouse(settings_for(address, log_level="critical")) as house:
        people = [house.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
        while done.count < enough:
            for name in games.names():
                game = games.find(name)
                size = max(game.least_seats, min(game.most_seats, 2 + seed % 3))  # at most four, and a spectator
                play_and_compare(house, people, game, size, seed, done, min(enough, done.count + max(200, enough // 50)))
                if told:
                    spent = (time.perf_counter() - began) / 60
                    print(
                        f"  {done.count:,} answers, {done.worlds:,} worlds, {len(done.leaks)} leaks, {spent:.0f} min",
                        flush=True,
                    )
            seed += 1
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("answers", type=int)
    parser.add_argument("database", choices=["sqlite", "postgresql"], default="sqlite", nargs="?")
    parser.add_argument("--seed", type=int, default=0, help="other games and other worlds")
    asked = parser.parse_args()
    if asked.database == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            done = compare(f"sqlite:///{folder}/house.sqlite3", asked.answers, asked.seed, told=True)
    else:
        with postgres_server() as running:
            done = compare(running.fresh(), asked.answers, asked.seed, told=True)
    print(f"{done.count:,} answers in {done.worlds:,} other worlds compared on {asked.database}: {len(done.leaks)} differ.")
    print(f"Somebody who may know saw a difference in {done.noticed:,} of them.")
    print(", ".join(f"{count:,} {what}" for what, count in done.answers.most_common()))
    for leak in done.leaks[:20]:
        print("LEAK", leak)
    sys.exit(bool(done.leaks) or not done.noticed)


if __name__ == "__main__":
    main()
