"""What a browser keeps of a table, and the table again from that."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, json

from ..kernel.record import Entry
from ..table.memory import KeptTable
from ..table.model import NewEntry, Seat, Table
from ..table.position import table_info


class Row(Struct):
    """All that there is of a table but its entries."""

    table: Table
    seats: list[Seat]
    seed: str
    members: dict[str, bool]
    at: int  # when it was written: no clock runs while nobody has the table before their eyes
    board: str | None = None  # its data, if it is not the game's own


class KeptGame(Struct):
    """A table that is over, as it is kept, for a list."""

    row: str
    costs: str = ""


class Change(NamedTuple):
    """What is to be kept of a table that has changed, in one go: its row, how it stands in a list, its new entries from `first`
    on."""

    table: str
    row: str
    info: str
    status: str
    created: int
    first: int
    entries: list[str]


def change_of(kept: KeptTable, first: int, person: str, now: int) -> Change:
    """What is to be kept of a table of which the entries before `first` are kept already."""
    table = kept.table
    row = Row(table, kept.seats, kept.seed.hex(), kept.members, now, kept.board)
    entries = [json.encode(tuple(entry)).decode() for entry in kept.entries[first:]]
    info = json.encode(table_info(table, kept.seats, person)).decode()
    return Change(table.id, json.encode(row).decode(), info, table.status, table.created, first, entries)


def read_table(row: str, entries: list[str], now: int) -> KeptTable:
    """A table as it was kept. Its clocks go on from where they stood then."""
    found = json.decode(row, type=Row)
    away = max(0, now - found.at)
    if found.table.timer_since is not None:
        found.table.timer_since += away
    if found.table.alarm is not None:
        found.table.alarm += away
    for seat in found.seats:
        if seat.waiting_since is not None:
            seat.waiting_since += away
    kept = KeptTable(found.table, found.seats, bytes.fromhex(found.seed), found.board)
    kept.members = found.members
    kept.entries = [NewEntry(*json.decode(text, type=tuple[Entry, str, str | None, int])) for text in entries]
    return kept
