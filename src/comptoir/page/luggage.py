"""All that a browser keeps as one file, and what of such a file is brought in again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from ..kernel.errors import ComptoirError
from ..table import wire
from ..table.boards import Kept, read
from ..table.errors import BadRequest, TableError
from ..table.memory import MemorySession
from ..table.model import Person
from .keeping import Row, read_table
from .room import Room

FORMAT = "comptoir-browser/1"


class PackedTable(Struct):
    row: str
    entries: list[str]


class Luggage(Struct):
    """What `web/src/host/room.ts` packs: texts as they are kept."""

    format: str
    person: str
    progress: str
    tables: list[PackedTable]
    attempts: str = ""  # at puzzles: older luggage has none
    boards: str = ""  # of one's own


class BroughtIn(Struct):
    """How many tables were new here, and how many, boards too, were not what they should be."""

    tables: int
    known: int
    broken: int


def bring_in(room: Room, given: Luggage, known: set[str]) -> BroughtIn:
    """Tables that are not here yet, and what was learned and solved. Every game is played again first: a broken one stays out.

    Whoever packed it is whoever is here; where nobody is yet, they come along.
    """
    if given.format != FORMAT:
        raise BadRequest(f"this is no {FORMAT}: it says {given.format!r}", error="bad_luggage")
    packed = json.decode(given.person, type=wire.Person) if given.person else None
    if room.guest is None and packed is not None:
        room.be(packed)
    me = room.person
    for step in json.decode(given.progress, type=wire.Progress).steps if given.progress else ():
        room.learn(step.game, step.step, step.done, step.table)
    for attempt in json.decode(given.attempts, type=wire.Attempts).attempts if given.attempts else ():
        room.attempt(attempt)
    counts = BroughtIn(0, 0, 0)
    for board in json.decode(given.boards, type=list[Kept]) if given.boards else ():
        try:
            _take_board(room, board, me)
        except (TableError, ValueError):
            counts.broken += 1
    for table in given.tables:
        try:
            row = json.decode(table.row, type=Row)
            if row.table.id in known:
                counts.known += 1
                continue
            _take(room, row, table.entries, packed, me)
            counts.tables += 1
        except (ComptoirError, ValueError, KeyError, IndexError, TypeError):
            counts.broken += 1
    return counts


def _take_board(room: Room, board: Kept, me: Person) -> None:
    """It is read as if it were new: what is no board stays out."""
    if board.id not in room.boards:
        asked = wire.ChangeBoard(board.name, json.decode(board.data, type=dict[str, Any]))
        room.keep_board(read(board.id, me.id, board.game, asked, board.changed)[0])


def _take(room: Room, row: Row, entries: list[str], packed: Person | wire.Person | None, me: Person) -> None:
    if packed is not None:
        row.table.host = me.id if row.table.host == packed.id else row.table.host
        for seat in row.seats:
            seat.person = me.id if seat.person == packed.id else seat.person
    kept = read_table(json.encode(row).decode(), entries, room.now())
    if kept.entries:
        session = MemorySession(room.tables, kept)
        if session.match.n != kept.table.n:  # replayed, and every action judged
            raise ValueError("entries are missing")
    room.tables.kept[kept.table.id] = kept
