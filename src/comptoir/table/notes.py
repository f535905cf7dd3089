"""Notes of a table: who left, who was removed, whom a bot stands in for, who is back. The record knows seats only."""

from __future__ import annotations

from .model import Seat
from .session import Session

MOST_NOTES = 120  # the latest; who left or was removed is never forgotten, and that is once a seat
FOR_GOOD = ("left", "removed")


def note(session: Session, what: str, seat: Seat | None, now: int | None) -> None:
    """Before entry `n` somebody (by the name they have until then) did, or had done to them."""
    table = session.table
    made = {
        "n": table.n,
        "what": what,
        "seat": None if seat is None else seat.seat,
        "name": "" if seat is None else seat.name,
        "at": now,
    }
    notes = [*table.notes, made]
    if len(notes) > MOST_NOTES:
        notes.remove(next(one for one in notes if one["what"] not in FOR_GOOD))
    table.notes = notes
