"""Games that were played elsewhere: a finished, genuine record becomes a table that is over. It counts for nobody's rating."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from .. import games
from ..kernel.errors import ComptoirError
from ..kernel.match import verify
from . import clocks, wire
from .access import seat_number
from .errors import BadRequest
from .levels import levels
from .model import A_BOT, A_PERSON, BY_BOT, BY_HOUSE, BY_PERSON, FINISHED, Board, NewEntry, Person, Seat, Table
from .records import load_bounded


class Archived(NamedTuple):
    """A table that is over, as a host keeps it."""

    table: Table
    seats: list[Seat]
    seed: bytes
    entries: list[NewEntry]
    board: str | None = None  # its data, if it is not the game's own


def archived(asked: wire.KeepRecord, table_id: str, person: Person, now: int, verified: bool = False) -> Archived:
    """The table of a record, hosted by this person; at the seat that was theirs it is they who sat there.

    `verified`: somebody has already, where that takes less of others' time.
    """
    try:
        record = load_bounded(asked.record)
        if not verified:
            verify(games.of_record(record), record)
    except ComptoirError as error:
        raise BadRequest(str(error), error="bad_record") from None
    if record.result is None:
        raise BadRequest("only a finished game can be kept", error="bad_record")
    mine = None if asked.seat is None else seat_number(asked.seat)
    if mine is not None and mine >= record.seats:
        raise BadRequest(f"there is no seat {asked.seat} at this table", error="unknown_seat")
    board = None if record.board is None else Board("", games.written_board(record.board))
    words = record.words or [None] * record.seats
    seats = [_seat(table_id, at, name, words[at]) for at, name in enumerate(record.players)]
    if mine is not None:
        seats[mine].kind, seats[mine].person, seats[mine].level = A_PERSON, person.id, None
    table = Table(
        id=table_id,
        game=record.game,
        revision=record.revision,
        options=record.options,
        size=record.seats,
        status=FINISHED,
        host=person.id,
        public=False,
        seat_order="lot" if record.lot else "hand",
        clock=clocks.NO_CLOCK,
        created=now,
        started=now,
        finished=now,
        n=len(record.entries),
        players=record.players,
        seed_sha256=record.seed_sha256,
        result={"scores": record.result.scores, "winners": record.result.winners},
        moved=now,
        rated=False,
        brought=True,
        board=None if board is None else board.told,
    )
    by = [BY_BOT if seat.kind == A_BOT else BY_PERSON for seat in seats]
    entries = [NewEntry(one, BY_HOUSE if one.seat is None else by[one.seat], None, now) for one in record.entries]
    return Archived(table, seats, bytes.fromhex(record.result.seed), entries, board and board.data)


def _seat(table_id: str, at: int, recorded: str, words: str | None) -> Seat:
    """Who a record says sat there: of a bot it also names the level."""
    name, _, level = recorded.rpartition(" · ")
    is_bot = bool(name) and level in levels()
    pledge = None if words is None else hashlib.sha256(words.encode()).hexdigest()
    if is_bot:
        return Seat(table_id, at, kind=A_BOT, name=name, level=level, pledge=pledge, words=words)
    return Seat(table_id, at, kind=A_PERSON, name=recorded, pledge=pledge, words=words)
