"""The rows of a table and its seats: read, written as what differs, and the statements for it."""

from __future__ import annotations

import json
from itertools import repeat
from typing import Any

import msgspec
from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, insert, select, update

from ...table.archive import Archived
from ...table.errors import NotFound
from ...table.model import FINISHED, NewEntry, Seat, Table
from .prepared import Prepared
from .schema import entries, seats, seeds, table_boards, tables


class StoredTable(Table):
    """A table with what the database needs to know besides."""

    epoch: int = 0  # raised when a backup is restored, so that no cache outlives it
    said: int = 0  # the number of the next line of chat
    changes: int = 0  # raised with every change of this row or of the table's seats


TABLE_JSON = ("options", "clock", "waiting", "undo", "players", "result", "motion", "notes", "board")
SEAT_JSON = ("draft",)
UNWRITTEN = object()  # what a column of a new row was before


class Rows(Struct, frozen=True):
    """A table and its seats as they are in the database. Nobody changes these; a session takes copies."""

    table: StoredTable
    seats: list[Seat]

    @property
    def mark(self) -> tuple[int, int]:
        """What proves them true as long as the database has the same."""
        return self.table.epoch, self.table.changes


def read_mark(connection: Connection, table_id: str) -> tuple[int, int] | None:
    row = connection.execute(_ITS_MARK, {"id": table_id}).first()
    return None if row is None else (row[0], row[1])


def read_rows(connection: Connection, table_id: str, lock: bool = False) -> Rows:
    """The rows of a table and its seats."""
    row = connection.execute(_THE_TABLE_LOCKED if lock else _THE_TABLE, {"id": table_id}).mappings().first()
    if row is None:
        raise NotFound("there is no such table")
    seat_rows = [Seat(**_read(seat, SEAT_JSON)) for seat in connection.execute(_ITS_SEATS, {"id": table_id}).mappings()]
    return Rows(read_table(row), seat_rows)


def read_table(row: Any) -> StoredTable:
    return StoredTable(**_read(row, TABLE_JSON))


def read_seats(connection: Connection, table_ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of tables, in order."""
    found: dict[str, list[Seat]] = {}
    wanted = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(wanted).mappings():
        found.setdefault(row["table_id"], []).append(Seat(**_read(row, SEAT_JSON)))
    return found


def add_table(connection: Connection, table: Table, its_seats: list[Seat], seed: bytes, board: str | None = None) -> None:
    """A new table; with the data of its board, if it is not the game's own."""
    connection.execute(insert(tables).values(changes_of(None, StoredTable(**structs.asdict(table)), TABLE_JSON)))
    connection.execute(insert(seats), [changes_of(None, seat, SEAT_JSON) for seat in its_seats])
    connection.execute(insert(seeds).values(table_id=table.id, seed=seed.hex()))
    if board is not None:
        connection.execute(insert(table_boards).values(table_id=table.id, data=board))


def add_archived(connection: Connection, found: Archived) -> None:
    """A table that is over, with its entries."""
    add_table(connection, found.table, found.seats, found.seed, found.board)
    connection.execute(insert(entries), [entry_values(found.table.id, one) for one in found.entries])


def finished_with_seal(connection: Connection, host: str, seal: str) -> str | None:
    """The table that this person has set up or brought, where a game of this seal is over."""
    its = (tables.c.host == host) & (tables.c.seed_sha256 == seal) & (tables.c.status == FINISHED)
    return connection.execute(select(tables.c.id).where(its)).scalars().first()


# Asked at every request, so written once.
_THE_TABLE = select(tables).where(tables.c.id == bindparam("id"))
_THE_TABLE_LOCKED = _THE_TABLE.with_for_update()
_ITS_SEATS = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
_ITS_MARK = select(tables.c.epoch, tables.c.changes).where(tables.c.id == bindparam("id"))
NEW_ENTRIES = Prepared(insert(entries))
CHANGE_TABLE = Prepared(
    update(tables).where(
        tables.c.id == bindparam("its_id"),
        tables.c.epoch == bindparam("its_epoch"),
        tables.c.changes == bindparam("its_changes"),
    )
)
CHANGE_SEAT = Prepared(update(seats).where(seats.c.table_id == bindparam("its_table"), seats.c.seat == bindparam("its_seat")))


def entry_values(table_id: str, new: NewEntry) -> dict[str, Any]:
    entry = new.entry
    return {
        "table_id": table_id,
        "n": entry.n,
        "seat": entry.seat,
        "action": None if entry.action is None else as_json(entry.action),
        "chance": as_json(entry.chance),
        "undo": entry.undo,
        "played_by": new.played_by,
        "request": new.request,
        "at": new.at,
    }


def _read(row: Any, written_as_json: tuple[str, ...]) -> dict[str, Any]:
    values = dict(row)
    for name in written_as_json:
        if values[name] is not None:
            values[name] = json.loads(values[name])
    return values


def changes_of(before: Struct | None, after: Struct, written_as_json: tuple[str, ...]) -> dict[str, Any]:
    """The columns that differ, as they are written."""
    was = repeat(UNWRITTEN) if before is None else structs.astuple(before)
    now = zip(after.__struct_fields__, structs.astuple(after), was, strict=before is not None)
    changed = {name: value for name, value, old in now if value != old}
    for name in written_as_json:
        if changed.get(name) is not None:
            changed[name] = as_json(changed[name])
    return changed


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
