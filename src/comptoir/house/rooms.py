"""Rooms: a table brought up from the database, with its match. What is in memory is only a cache of what the database holds.

Everything that touches a table goes through `Rooms.change` (a transaction that may write) or `Rooms.look` (one that only
reads). Both hold the room's lock in this process.

How a process knows that what it remembers is still true: every change of a table or of its seats raises the number `changes`
in the table's row. A look compares that number first. A change does not even ask: it works on what is remembered and then
writes on the condition that the number is still the remembered one. If it is not, or if anything at all was wrong, the
transaction is undone and done anew on rows read from the database and locked there. So a cache can cost a repetition, never
an answer. Entries do not rely on any of this: their primary key (table, n) decides.
"""

from __future__ import annotations

import copy
import json
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

import structlog
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from .. import games
from ..kernel.contract import Game
from ..kernel.match import Match
from ..kernel.record import Entry, Record, Result
from . import wire
from .database import Database
from .errors import NotFound, Stale
from .schema import entries, seats, seeds, tables

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")

MOST_ROOMS = 2000

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
NOBODY_THERE: Final = "open"
A_PERSON: Final = "person"
ON_SCREEN: Final = "screen"
A_BOT: Final = "bot"


class TableRow(Struct):
    """A row of `tables`, with what is written there as JSON read."""

    id: str
    game: str
    revision: int
    options: dict[str, Any]
    size: int
    status: wire.Status
    host: str
    public: bool
    seat_order: wire.SeatOrder
    clock: dict[str, Any]
    created: int
    started: int | None
    finished: int | None
    invitation: int
    epoch: int
    n: int
    waiting: list[int]
    bots_waiting: bool
    alarm: int | None
    timer_since: int | None
    undo: dict[str, Any] | None
    players: list[str] | None
    seed_sha256: str | None
    result: dict[str, Any] | None
    rematch: str | None
    said: int = 0
    changes: int = 0


class SeatRow(Struct):
    """A row of `seats`."""

    table_id: str
    seat: int
    kind: wire.Sitter
    person: str | None
    name: str
    level: str | None
    stand_in: str | None
    at_once: bool
    handed: bool
    draft: dict[str, Any] | None
    waiting_since: int | None
    reserve: int
    warned: bool
    player: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == A_BOT else self.stand_in

    @property
    def human(self) -> bool:
        return self.kind in (A_PERSON, ON_SCREEN)


TABLE_JSON = ("options", "clock", "waiting", "undo", "players", "result")
SEAT_JSON = ("draft",)
UNWRITTEN = object()  # what a column of a new row was before


class Rows(Struct, frozen=True):
    """A table and its seats as they are in the database. Nobody changes these; who wants to change something takes a copy."""

    table: TableRow
    seats: list[SeatRow]

    @property
    def mark(self) -> tuple[int, int]:
        """What proves them true as long as the database has the same."""
        return self.table.epoch, self.table.changes


class OldRows(Exception):
    """What was remembered is not what the database holds any more."""


class Room:
    """What this process remembers of a table."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.rows: Rows | None = None
        self.match: Match[Any] | None = None
        self.epoch = -1
        self.touched = False  # the match was played on, and what was played is not kept yet
        self.no_bot_waits = False  # as far as this process knows no bot is to move, and nobody else changed that since
        self.news: Any = None  # what the last change here has to tell its watchers; None if there was a later one elsewhere
        self.doubts = 0  # how often another process changed something


class Held:
    """A table in hand, within one transaction."""

    def __init__(self, connection: Connection, room: Room, rows: Rows) -> None:
        self.connection = connection
        self.room = room
        self.before = rows
        self.table = copy.copy(rows.table)
        self.seats = [copy.copy(seat) for seat in rows.seats]

    @property
    def game(self) -> Game[Any]:
        return games.find(self.table.game, self.table.revision)

    @property
    def match(self) -> Match[Any]:
        """The match as the entries tell it, brought up to the number in the table's row."""
        room, table = self.room, self.table
        match = room.match
        if match is None or room.epoch != table.epoch or match.n > table.n:
            match = room.match = self._resume()
            room.epoch = table.epoch
        elif match.n < table.n:
            for entry in self.entries(match.n):
                match.follow(entry)
        return match

    def begin(self, match: Match[Any]) -> None:
        """A new match begins in this room; its seed goes where nothing else looks."""
        self.room.match = match
        self.room.epoch = self.table.epoch
        self.room.touched = True
        self.connection.execute(insert(seeds).values(table_id=self.table.id, seed=match.seed()))

    def playing(self) -> Match[Any]:
        """The match, to be played on: if this transaction fails, it is forgotten."""
        match = self.match
        self.room.touched = True
        return match

    def add_entries(self, new: list[Entry], played_by: str, request: str | None, now: int) -> None:
        """Write entries. Somebody who wrote one of these numbers first wins."""
        rows = [
            {
                "table_id": self.table.id,
                "n": entry.n,
                "seat": entry.seat,
                "action": None if entry.action is None else _dump(entry.action),
                "chance": _dump(entry.chance),
                "undo": entry.undo,
                "played_by": played_by,
                "request": request,
                "at": now,
            }
            for entry in new
        ]
        try:
            self.connection.execute(_NEW_ENTRIES, rows)
        except IntegrityError:
            raise Stale(new[-1].n + 1) from None

    def entries(self, since: int = 0) -> list[Entry]:
        rows = self.connection.execute(
            select(entries.c.n, entries.c.seat, entries.c.action, entries.c.chance, entries.c.undo)
            .where(entries.c.table_id == self.table.id, entries.c.n >= since, entries.c.n < self.table.n)
            .order_by(entries.c.n)
        )
        return [
            Entry(row.n, row.seat, None if row.action is None else json.loads(row.action), json.loads(row.chance), row.undo)
            for row in rows
        ]

    def record(self) -> Record:
        """The record so far; with its result, and so its seed, only if the game is over."""
        table = self.table
        record = Record(
            game=table.game,
            revision=table.revision,
            options=table.options,
            seats=table.size,
            players=list(table.players or []),
            seed_sha256=table.seed_sha256 or "",
            entries=self.entries(),
        )
        if table.status == FINISHED and table.result is not None:
            result = table.result
            record.result = Result(result["scores"], result["winners"], self._seed().hex(), record.digest())
        return record

    def save(self) -> None:
        """Write back what was changed of the table and its seats, if they still are what they were taken for."""
        table, before = self.table, self.before.table
        changed = _changes(before, table, TABLE_JSON)
        changed_seats = [
            (seat.seat, different)
            for old, seat in zip(self.before.seats, self.seats, strict=True)
            if (different := _changes(old, seat, SEAT_JSON))
        ]
        if not changed and not changed_seats:
            if _mark(self.connection, table.id) != self.before.mark:
                raise OldRows
            return
        table.changes = changed["changes"] = before.changes + 1
        its = {"its_id": table.id, "its_epoch": before.epoch, "its_changes": before.changes}
        if self.connection.execute(_CHANGE_TABLE, {**changed, **its}).rowcount != 1:
            raise OldRows
        for at, different in changed_seats:
            self.connection.execute(_CHANGE_SEAT, {**different, "its_table": table.id, "its_seat": at})

    def _resume(self) -> Match[Any]:
        record = self.record()
        return Match.resume(self.game, record, self._seed())

    def _seed(self) -> bytes:
        found = self.connection.execute(select(seeds.c.seed).where(seeds.c.table_id == self.table.id)).scalar_one()
        return bytes.fromhex(found)


class Rooms:
    """All rooms this process has open."""

    def __init__(self, database: Database, whoami: str) -> None:
        self.database = database
        self._whoami = whoami
        self.announce: Callable[[Held], Any] = lambda held: None  # makes the news of a change, before it is kept
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._lock = threading.Lock()

    def change(self, table_id: str, work: Callable[[Held], T]) -> T:
        """Do something to a table. It is kept, and told to the other processes, if the function returns."""
        room = self._room(table_id)
        with room.lock:
            if room.rows is not None:
                try:
                    return self._change(room, table_id, work, room.rows)
                except Exception:  # was it what we remembered that was wrong? Once more, with what is true
                    room.rows = None
            return self._change(room, table_id, work, None)

    def _change(self, room: Room, table_id: str, work: Callable[[Held], T], rows: Rows | None) -> T:
        room.touched = False
        doubts = room.doubts
        try:
            with self.database.writer.begin() as connection:
                held = Held(connection, room, rows or read_rows(connection, table_id, lock=not self.database.is_sqlite))
                answer = work(held)
                held.save()
                self.database.tell(connection, f"{self._whoami} {table_id} {held.table.n}")
                news = self._news_of(held)
        except BaseException:
            if room.touched:
                room.match = None
            raise
        room.rows = Rows(held.table, held.seats)
        room.no_bot_waits = not held.table.bots_waiting
        room.news = news if room.doubts == doubts else None
        return answer

    def _news_of(self, held: Held) -> Any:
        """What is to be told once the change is kept. It is made here because here everything is at hand."""
        try:
            return self.announce(held)
        except Exception as error:  # then watchers look for themselves
            log.error("news_failed", exc_info=error)
            return None

    def look(self, table_id: str, work: Callable[[Held], T]) -> T:
        """Look at a table."""
        room = self._room(table_id)
        with room.lock, self.database.engine.connect() as connection:
            if room.rows is None or _mark(connection, table_id) != room.rows.mark:
                room.rows = read_rows(connection, table_id)
            return work(Held(connection, room, room.rows))

    def news(self, table_id: str) -> Any:
        """What the last change of a table has to tell, if it was made here and nobody changed anything since."""
        room = self._rooms.get(table_id)
        return None if room is None else room.news

    def no_bot_waits(self, table_id: str) -> bool:
        """Whether it is sure that no bot is to move at a table, without looking."""
        room = self._rooms.get(table_id)
        return room is not None and room.no_bot_waits

    def drop_news(self, table_id: str) -> None:
        """Nobody is there any more to be told."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.news = None

    def unsure_of_all(self) -> None:
        """Other processes may have changed anything."""
        for table_id in list(self._rooms):
            self.unsure(table_id)

    def unsure(self, table_id: str) -> None:
        """Another process changed something at this table."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.no_bot_waits = False
            room.doubts += 1
            room.news = None

    def forget(self, table_id: str) -> None:
        with self._lock:
            self._rooms.pop(table_id, None)

    def _room(self, table_id: str) -> Room:
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None:
                room = self._rooms[table_id] = Room()
                if len(self._rooms) > MOST_ROOMS:
                    self._rooms.popitem(last=False)
            else:
                self._rooms.move_to_end(table_id)
            return room


def read_rows(connection: Connection, table_id: str, lock: bool = False) -> Rows:
    """The rows of a table and its seats."""
    row = connection.execute(_THE_TABLE_LOCKED if lock else _THE_TABLE, {"id": table_id}).mappings().first()
    if row is None:
        raise NotFound("there is no such table")
    seat_rows = [SeatRow(**_read(seat, SEAT_JSON)) for seat in connection.execute(_ITS_SEATS, {"id": table_id}).mappings()]
    return Rows(read_table(row), seat_rows)


def _mark(connection: Connection, table_id: str) -> tuple[int, int] | None:
    row = connection.execute(_ITS_MARK, {"id": table_id}).first()
    return None if row is None else (row[0], row[1])


# Asked at every request, so written once.
_THE_TABLE = select(tables).where(tables.c.id == bindparam("id"))
_THE_TABLE_LOCKED = _THE_TABLE.with_for_update()
_ITS_SEATS = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
_ITS_MARK = select(tables.c.epoch, tables.c.changes).where(tables.c.id == bindparam("id"))
_NEW_ENTRIES = insert(entries)
_CHANGE_TABLE = update(tables).where(
    tables.c.id == bindparam("its_id"), tables.c.epoch == bindparam("its_epoch"), tables.c.changes == bindparam("its_changes")
)
_CHANGE_SEAT = update(seats).where(seats.c.table_id == bindparam("its_table"), seats.c.seat == bindparam("its_seat"))


def read_table(row: Any) -> TableRow:
    return TableRow(**_read(row, TABLE_JSON))


def read_seats(connection: Connection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of tables, in order."""
    found: dict[str, list[SeatRow]] = {}
    wanted = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(wanted).mappings():
        found.setdefault(row["table_id"], []).append(SeatRow(**_read(row, SEAT_JSON)))
    return found


def table_values(table: TableRow) -> dict[str, Any]:
    """A new table as values for its row."""
    return _changes(None, table, TABLE_JSON)


def _read(row: Any, written_as_json: tuple[str, ...]) -> dict[str, Any]:
    values = dict(row)
    for name in written_as_json:
        if values[name] is not None:
            values[name] = json.loads(values[name])
    return values


def _changes(before: Struct | None, after: Struct, written_as_json: tuple[str, ...]) -> dict[str, Any]:
    """The columns that differ, as they are written."""
    changed = {
        name: value for name in after.__struct_fields__ if (value := getattr(after, name)) != getattr(before, name, UNWRITTEN)
    }
    for name in written_as_json:
        if changed.get(name) is not None:
            changed[name] = _dump(changed[name])
    return changed


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
