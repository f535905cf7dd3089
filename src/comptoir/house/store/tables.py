"""Tables in the database, and what this process remembers of them. What is in memory is only a cache.

How a process knows that what it remembers is still true: every change of a table or of its seats raises the number `changes`
in the table's row. A look compares that number first. A change does not even ask: it works on what is remembered and then
writes on the condition that the number is still the remembered one. If it is not, the race is lost: the transaction is undone
and done anew on rows read from the database and locked there. A request that is refused is told so at once if what was
remembered is true. So a cache can cost a repetition, never an answer. Entries do not rely on any of this: their primary key
(table, n) decides.
"""

from __future__ import annotations

import copy
import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...kernel.errors import ComptoirError
from ...kernel.match import Match
from ...kernel.record import Entry
from ...table.change import Outcome, carry_out
from ...table.errors import NotFound, TableError
from ...table.messages import NOBODY, Audience, Message
from ...table.model import CLOSED, FINISHED, Seat, Table
from ...table.session import Session
from .database import Database
from .rows import (
    CHANGE_SEAT,
    CHANGE_TABLE,
    NEW_ENTRIES,
    SEAT_JSON,
    TABLE_JSON,
    Rows,
    StoredTable,
    add_table,
    changes_of,
    entry_values,
    read_mark,
    read_rows,
)
from .schema import entries, members, seeds, table_boards

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")

MOST_CACHED = 2000
MOST_IDLE_ROUNDS = 10


class LostRace(Exception):
    """Somebody else changed the table first: what was remembered is not what the database holds any more."""


class CachedTable:
    """What this process remembers of a table."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.rows: Rows | None = None
        self.match: Match[Any] | None = None
        self.epoch = -1  # of the match
        self.board: str | None = None  # its data, once somebody has asked for it: it never changes
        self.idle_rounds = 0  # rounds of forgetting since anybody asked for it
        self.no_bot_waits = False  # as far as this process knows no bot is to move, and nobody else changed that since


class Changed(NamedTuple, Generic[T]):
    """What became of a command: its answer, whether anything is different now, and what everybody is to be told."""

    answer: T
    different: bool
    messages: dict[str | None, Message]
    said: int


class StoredSession(Session):
    """A table of this database in hand, within one transaction."""

    table: StoredTable
    seats: list[Seat]

    def __init__(self, connection: Connection, cached: CachedTable, rows: Rows) -> None:
        super().__init__()
        self.connection = connection
        self.cached = cached
        self.before = rows
        self.table = copy.copy(rows.table)
        self.seats = [copy.copy(seat) for seat in rows.seats]

    # ---- what commands ask for ----

    def load_match(self) -> Match[Any]:
        """The remembered match, brought up to the number in the table's row; or one made from the entries."""
        cached, table = self.cached, self.before.table
        match = cached.match
        if match is None or cached.epoch != table.epoch or match.n > table.n:
            match = cached.match = super().load_match()
            cached.epoch = table.epoch
        elif match.n < table.n:
            for entry in self.stored_entries(match.n):
                match.follow(entry)
        return match

    def load_seed(self) -> bytes:
        found = self.connection.execute(select(seeds.c.seed).where(seeds.c.table_id == self.table.id)).scalar_one()
        return bytes.fromhex(found)

    def load_board(self) -> str | None:
        if self.table.board is not None and self.cached.board is None:
            its = table_boards.c.table_id == self.table.id
            self.cached.board = self.connection.execute(select(table_boards.c.data).where(its)).scalar_one()
        return self.cached.board

    def stored_entries(self, since: int = 0) -> list[Entry]:
        rows = self.connection.execute(
            select(entries.c.n, entries.c.seat, entries.c.action, entries.c.chance, entries.c.undo)
            .where(entries.c.table_id == self.table.id, entries.c.n >= since, entries.c.n < self.before.table.n)
            .order_by(entries.c.n)
        )
        read = msgspec.json.decode
        return [
            Entry(n, seat, None if action is None else read(action), read(chance), undo)
            for n, seat, action, chance, undo in rows
        ]

    def entries_of(self, request: str, seat: int) -> list[int]:
        wanted = select(entries.c.n).where(
            entries.c.table_id == self.table.id, entries.c.request == request, entries.c.seat == seat
        )
        return list(self.connection.execute(wanted.order_by(entries.c.n)).scalars())

    def is_member(self, person: str) -> bool:
        return self.connection.execute(select(members.c.person).where(self._membership(person))).first() is not None

    def admit(self, person: str, table_id: str | None = None, watches: bool = False) -> None:
        its = self._membership(person, table_id)
        there = self.connection.execute(select(members.c.watches).where(its)).first()
        if there is None:
            values = {"table_id": table_id or self.table.id, "person": person, "watches": watches}
            self.connection.execute(insert(members).values(values))
        elif watches and not there.watches:
            self.connection.execute(update(members).where(its).values(watches=True))

    def unwatch(self, person: str) -> None:
        its = self._membership(person)
        if self.table.public:
            self.connection.execute(delete(members).where(its))
        else:  # somebody who was invited stays so
            self.connection.execute(update(members).where(its).values(watches=False))

    def add_table(self, table: Table, seats: list[Seat], seed: bytes, board: str | None = None) -> None:
        add_table(self.connection, table, seats, seed, board)

    def _membership(self, person: str, table_id: str | None = None) -> Any:
        return (members.c.table_id == (table_id or self.table.id)) & (members.c.person == person)

    # ---- keeping it ----

    def save(self) -> bool:
        """Write what the command made of the table, if it still is what it was taken for. Says whether that is anything."""
        if self.table.status == CLOSED and self.table.started is None:  # its game never was
            self.connection.execute(delete(seeds).where(seeds.c.table_id == self.table.id))
        if self.entries:
            self._save_entries()
        table, before = self.table, self.before.table
        changed = changes_of(before, table, TABLE_JSON)
        changed_seats = [
            (seat.seat, different)
            for old, seat in zip(self.before.seats, self.seats, strict=True)
            if seat != old and (different := changes_of(old, seat, SEAT_JSON))
        ]
        if not changed and not changed_seats:
            self.check_current()
            return False
        table.changes = changed["changes"] = before.changes + 1
        its = {"its_id": table.id, "its_epoch": before.epoch, "its_changes": before.changes}
        if CHANGE_TABLE.run(self.connection, {**changed, **its}) != 1:
            raise LostRace
        for at, different in changed_seats:
            CHANGE_SEAT.run(self.connection, {**different, "its_table": table.id, "its_seat": at})
        return True

    def check_current(self) -> None:
        if read_mark(self.connection, self.table.id) != self.before.mark:
            raise LostRace

    def _save_entries(self) -> None:
        """Somebody who wrote one of these numbers first wins."""
        try:
            NEW_ENTRIES.run(self.connection, *(entry_values(self.table.id, one) for one in self.entries))
        except IntegrityError:
            raise LostRace from None

    @property
    def just_finished(self) -> bool:
        return self.table.status == FINISHED and self.before.table.status != FINISHED


Command = Callable[[StoredSession], T]


class Request(NamedTuple, Generic[T]):
    """A change of a table that somebody asks for."""

    table_id: str
    command: Command[T]
    audience: Audience = NOBODY


class Attempt(NamedTuple, Generic[T]):
    """A command that was carried out in a transaction which is not kept yet."""

    session: StoredSession
    outcome: Outcome[T]
    different: bool


class TableStore:
    """All tables, each changed by one command at a time."""

    def __init__(
        self,
        database: Database,
        process: str,
        on_finish: Callable[[StoredSession], None],
        on_change: Callable[[StoredSession], None] = lambda session: None,
    ) -> None:
        """`on_finish` and `on_change` are called within the transaction of a change."""
        self.database = database
        self._process = process
        self._on_finish = on_finish
        self._on_change = on_change
        self._cached: OrderedDict[str, CachedTable] = OrderedDict()
        self._lock = threading.Lock()

    # ---- changing ----

    def change(self, table_id: str, command: Command[T], audience: Audience = NOBODY) -> Changed[T]:
        """Run a command on a table. It is kept, and the other processes are told, if the command returns."""
        request = Request(table_id, command, audience)
        try:
            return self._change(request)
        except LostRace:
            return self._change(request, afresh=True)

    def _change(self, request: Request[T], afresh: bool = False) -> Changed[T]:
        # The transaction comes first: whoever waits for another writer does not hold up those who only look.
        with self.database.writing_connection() as connection:
            cached = self._find(request.table_id)
            with cached.lock:
                if afresh:  # on rows read and locked in the database, so that the race cannot be lost again
                    cached.rows = None
                attempt = self._attempt(connection, request, cached)
                try:
                    self.database.commit(connection)
                except BaseException:
                    self._drop(attempt.session)
                    raise
                return self._keep(attempt)

    def change_together(self, requests: list[Request[Any]]) -> list[Changed[Any] | Exception]:
        """Change several tables in one transaction, which is written to the disk once.

        What is refused costs the others nothing; if anything else goes wrong, each is done anew by itself.
        """
        if len(requests) > 1:
            try:
                return self._change_together(requests)
            except Exception as error:
                log.warning("not_together", reason=type(error).__name__)
        return [self._alone(request) for request in requests]

    def _alone(self, request: Request[Any]) -> Changed[Any] | Exception:
        try:
            return self.change(*request)
        except Exception as error:
            return error

    def _change_together(self, requests: list[Request[Any]]) -> list[Changed[Any] | Exception]:
        done: list[Attempt[Any] | Exception] = []
        with self.database.writing_connection() as connection, ExitStack() as locks:
            try:
                for request in requests:
                    cached = self._find(request.table_id)
                    locks.enter_context(cached.lock)
                    written = _written(connection)
                    try:
                        done.append(self._attempt(connection, request, cached))
                    except (TableError, ComptoirError) as refusal:
                        if _written(connection) != written:
                            raise
                        done.append(refusal)
                self.database.commit(connection)
            except BaseException:
                for attempt in done:
                    if isinstance(attempt, Attempt):
                        self._drop(attempt.session)
                raise
            return [self._keep(one) if isinstance(one, Attempt) else one for one in done]

    def _attempt(self, connection: Connection, request: Request[T], cached: CachedTable) -> Attempt[T]:
        """Carry a command out and write what it made. Whoever calls this holds the table's lock, and commits."""
        table_id, command, audience = request
        remembered = cached.rows is not None
        rows = cached.rows or read_rows(connection, table_id, lock=not self.database.is_sqlite)
        session = StoredSession(connection, cached, rows)
        try:
            outcome = _carry_out(session, command, audience, remembered)
            different = session.save()
            if session.just_finished:
                self._on_finish(session)
            if different:
                self._on_change(session)
                self.database.tell(connection, f"{self._process} {table_id} {session.table.n}")
            return Attempt(session, outcome, different)
        except BaseException:
            self._drop(session)
            raise

    def _keep(self, attempt: Attempt[T]) -> Changed[T]:
        """The transaction is kept: what was made is what this process remembers from now on."""
        session, outcome, different = attempt
        cached = session.cached
        cached.rows = Rows(session.table, session.seats)
        if session.match_in_hand is not None:
            cached.match, cached.epoch = session.match_in_hand, session.table.epoch
        cached.no_bot_waits = not session.table.bots_waiting
        return Changed(outcome.answer, different, outcome.messages, session.table.said)

    def _drop(self, session: StoredSession) -> None:
        """The transaction is not kept: a match that was played on holds what never happened."""
        if session.played:
            session.cached.match = None

    # ---- looking ----

    def look(self, table_id: str, asked: Command[T]) -> T:
        """Look at a table."""
        cached = self._find(table_id)
        with cached.lock, self.database.engine.connect() as connection:
            if cached.rows is None or read_mark(connection, table_id) != cached.rows.mark:
                cached.rows = read_rows(connection, table_id)
            return asked(StoredSession(connection, cached, cached.rows))

    def remembers(self, table_id: str) -> bool:
        """Whether no game has to be played again from its beginning to look at a table."""
        cached = self._cached.get(table_id)
        return cached is not None and cached.rows is not None and (cached.rows.table.n == 0 or cached.match is not None)

    def load(self, table_id: str) -> None:
        """Remember a table: the longest game takes a fifth of a second."""
        with suppress(NotFound):
            self.look(table_id, lambda session: session.match if session.table.n else None)

    def no_bot_waits(self, table_id: str) -> bool:
        """Whether it is sure that no bot is to move at a table, without looking."""
        cached = self._cached.get(table_id)
        return cached is not None and cached.no_bot_waits

    def changed_elsewhere(self, table_id: str) -> None:
        """Another process changed something at this table, or may have."""
        cached = self._cached.get(table_id)
        if cached is not None:
            cached.no_bot_waits = False

    def cached_ids(self) -> list[str]:
        return list(self._cached)

    def forget(self, table_id: str) -> None:
        with self._lock:
            self._cached.pop(table_id, None)

    def forget_idle(self, watched: list[str]) -> None:
        """One round: forget what nobody watches if it is over, or was not asked for in the last rounds. Who looks at it again
        finds it in the database."""
        kept = set(watched)
        with self._lock:
            for table_id, cached in list(self._cached.items()):
                cached.idle_rounds += 1
                rows = cached.rows
                over = rows is not None and rows.table.status in (FINISHED, CLOSED)
                if table_id not in kept and (over or cached.idle_rounds > MOST_IDLE_ROUNDS):
                    del self._cached[table_id]

    def _find(self, table_id: str) -> CachedTable:
        with self._lock:
            cached = self._cached.get(table_id)
            if cached is None:
                cached = self._cached[table_id] = CachedTable()
                if len(self._cached) > MOST_CACHED:
                    self._cached.popitem(last=False)
            else:
                self._cached.move_to_end(table_id)
            cached.idle_rounds = 0
            return cached


def _carry_out(session: StoredSession, command: Command[T], audience: Audience, from_memory: bool) -> Outcome[T]:
    """A refusal counts only if what it was judged by is what the database holds."""
    try:
        outcome = carry_out(session, command, audience)
    except (TableError, ComptoirError):
        if from_memory:
            session.check_current()
        raise
    if outcome.fault is not None:
        log.error("messages_failed", exc_info=outcome.fault)
    return outcome


def _written(connection: Connection) -> int:
    """How many rows an SQLite connection has changed so far."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection).total_changes
