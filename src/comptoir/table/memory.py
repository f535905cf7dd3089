"""The smallest host: tables kept in memory, one after the other. For a notebook, a page without a server, and tests."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeVar

from ..kernel.match import Match
from ..kernel.record import Entry
from . import seating, wire
from .change import Outcome, carry_out
from .errors import NotFound
from .messages import NOBODY, Audience
from .model import CLOSED, Board, NewEntry, Person, Seat, Table
from .session import Session

T = TypeVar("T")


class KeptTable:
    """All that there is of a table."""

    def __init__(self, table: Table, seats: list[Seat], seed: bytes, board: str | None = None) -> None:
        self.board = board  # its data, if it is not the game's own
        self.table = table
        self.seats = seats
        self.entries: list[NewEntry] = []
        self.members: dict[str, bool] = {}  # who was let in, and whether they watch
        self.seed = seed
        self.match: Match[Any] | None = None


class MemoryTables:
    """Tables by their id. `change` is the one path for whoever changes one; `look` only reads."""

    def __init__(self) -> None:
        self.kept: dict[str, KeptTable] = {}

    def make(self, table_id: str, host: Person, asked: wire.NewTable, seed: bytes, now: int, board: Board | None = None) -> str:
        made = seating.new_table(table_id, host, asked, seed, now, board)
        self.kept[table_id] = KeptTable(*made, seed, None if board is None else board.data)
        return table_id

    def change(self, table_id: str, command: Callable[[Session], T], audience: Audience = NOBODY) -> Outcome[T]:
        """Run a command. If it raises, nothing has happened."""
        kept = self._find(table_id)
        session = MemorySession(self, kept)
        try:
            outcome = carry_out(session, command, audience)
        except BaseException:
            if session.played:
                kept.match = None
            raise
        kept.table, kept.seats = session.table, session.seats
        kept.entries += session.entries
        if kept.table.status == CLOSED:
            kept.seed = b""  # of a game that never was
        kept.match = session.match_in_hand or kept.match
        return outcome

    def look(self, table_id: str, asked: Callable[[Session], T]) -> T:
        return asked(MemorySession(self, self._find(table_id)))

    def _find(self, table_id: str) -> KeptTable:
        if table_id not in self.kept:
            raise NotFound("there is no such table")
        return self.kept[table_id]


class MemorySession(Session):
    """A table of this memory in hand."""

    seats: list[Seat]

    def __init__(self, tables: MemoryTables, kept: KeptTable) -> None:
        super().__init__()
        self.tables = tables
        self.kept = kept
        self.table = copy.copy(kept.table)
        self.seats = [copy.copy(seat) for seat in kept.seats]

    def load_match(self) -> Match[Any]:
        if self.kept.match is None:
            self.kept.match = super().load_match()
        return self.kept.match

    def load_seed(self) -> bytes:
        return self.kept.seed

    def stored_entries(self, since: int = 0) -> list[Entry]:
        return [one.entry for one in self.kept.entries[since:]]

    def load_board(self) -> str | None:
        return self.kept.board

    def entries_of(self, request: str, seat: int) -> list[int]:
        return [one.entry.n for one in self.kept.entries if one.request == request and one.entry.seat == seat]

    def is_member(self, person: str) -> bool:
        return person in self.kept.members

    def admit(self, person: str, table_id: str | None = None, watches: bool = False) -> None:
        members = (self.kept if table_id is None else self.tables.kept[table_id]).members
        members[person] = watches or members.get(person, False)

    def unwatch(self, person: str) -> None:
        if self.table.public:
            self.kept.members.pop(person, None)
        elif person in self.kept.members:  # somebody who was invited stays so
            self.kept.members[person] = False

    def add_table(self, table: Table, seats: list[Seat], seed: bytes, board: str | None = None) -> None:
        self.tables.kept[table.id] = KeptTable(table, seats, seed, board)
