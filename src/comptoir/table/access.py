"""Who may look at a table, as whom they see it, and for which seat they act."""

from __future__ import annotations

from ..kernel.actions import SEAT_LETTERS
from ..kernel.visibility import PUBLIC
from .errors import BadRequest, Conflict, NotFound, NotYours
from .model import Seat
from .session import Session


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_number(written: str) -> int:
    if len(written) != 1 or written not in SEAT_LETTERS:
        raise BadRequest(f"there is no seat {written!r}", error="unknown_seat")
    return SEAT_LETTERS.index(written)


def seats_of(session: Session, person: str | None) -> list[Seat]:
    """The seats a person holds; those of guests on their screen too."""
    return [seat for seat in session.seats if person is not None and seat.human and seat.person == person]


def own_seat(session: Session, person: str, written: str) -> Seat:
    """The seat with this letter, if it is this person's."""
    number = seat_number(written)
    seat = next((seat for seat in seats_of(session, person) if seat.seat == number), None)
    if seat is None:
        raise NotYours(f"seat {written} is not yours")
    return seat


def acting_seat(session: Session, person: str, written: str | None) -> Seat:
    """The seat a person acts for."""
    mine = seats_of(session, person)
    if not mine:
        raise NotYours("you have no seat at this table")
    seat = mine[0] if written is None else own_seat(session, person, written)
    if len(mine) > 1:
        if written is None:
            raise BadRequest("you hold several seats: say which one acts")
        if not seat.handed:
            raise Conflict(f"the screen was not handed to seat {written}", error="not_handed")
    return seat


def looker(session: Session, person: str | None) -> int:
    """As whom a person sees the table. Who holds several seats sees what the seat their screen was handed to sees."""
    mine = seats_of(session, person)
    if len(mine) == 1:
        return mine[0].seat
    return next((seat.seat for seat in mine if seat.handed), PUBLIC)


def may_see(session: Session, person: str | None) -> bool:
    if session.table.public:
        return True
    if person is None:
        return False
    return session.table.host == person or bool(seats_of(session, person)) or session.is_member(person)


def check_may_see(session: Session, person: str | None) -> None:
    """A private table does not exist for those who were not invited."""
    if not may_see(session, person):
        raise NotFound("there is no such table")
