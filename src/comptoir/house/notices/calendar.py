"""A calendar feed (RFC 5545): when my time is up at which table. Read with a word that only its owner knows."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection

from ... import games
from ...table.clocks import deadline
from ...table.model import RUNNING, Seat
from ...texts import game_texts
from ..store.lists import going_on
from ..store.rows import StoredTable, read_seats
from .words import texts

WARNED = "-PT2H"  # before the time is up
MOST_BYTES = 73  # of a line, and two for its end


def feed(connection: Connection, person: str, language: str, origin: str, now: int) -> str:
    """One event a table at which my time runs. As many tables as a list of mine has."""
    rows = going_on(connection, person)
    seats = read_seats(connection, [row.id for row in rows])
    events = [one for row in rows for one in _event(row, seats.get(row.id, []), person, language, origin, now)]
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Comptoir//EN", "X-WR-CALNAME:Comptoir"]
    return "".join(f"{_folded(line)}\r\n" for line in [*head, *events, "END:VCALENDAR"])


def _event(table: StoredTable, seats: list[Seat], person: str, language: str, origin: str, now: int) -> list[str]:
    mine = [seat for seat in seats if seat.human and seat.person == person and seat.seat in table.waiting]
    ends = min((ends for seat in mine if seat.bot is None and (ends := deadline(table.clock, seat)) is not None), default=None)
    if table.status != RUNNING or ends is None:
        return []
    title = game_texts(games.find(table.game, table.revision).folder, language).get("title")
    said = _escaped(texts(language).get("calendar-turn", game=title))
    return [
        "BEGIN:VEVENT", f"UID:{table.id}@comptoir", f"DTSTAMP:{_utc(now)}", f"DTSTART:{_utc(ends)}", f"DTEND:{_utc(ends)}",
        f"SUMMARY:{said}", f"URL:{origin}/table/{table.id}",
        "BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{said}", f"TRIGGER:{WARNED}", "END:VALARM", "END:VEVENT",
    ]  # fmt: skip


def _utc(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> str:
    """A long line goes on in the next after a blank; a character is not broken."""
    parts, written = [""], 0
    for one in line:
        size = len(one.encode())
        if written + size > MOST_BYTES:
            parts.append("")
            written = 1
        parts[-1] += one
        written += size
    return "\r\n ".join(parts)
