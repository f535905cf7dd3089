"""What the people at a table decide together, what its host may do alone, and notes of it.

An absentee blocks nobody for ever: whoever sits there may put a bot in their place once their clock has run out or, without a
clock, they have been waited for three days; after ten minutes (by days, after the warning), if all the others agree and there
are two of them at least. Pausing and giving a game up take everybody's consent; going on takes one.
"""

from __future__ import annotations

from . import clocks, wire
from .access import check_may_see, letter, seat_number, seats_of
from .cast import name_bots
from .errors import BadRequest, Conflict, NotYours
from .model import FINISHED, OPEN, RUNNING, Person, Seat
from .notes import note
from .seating import close, free_seat, give_up, hand_to_bot
from .session import Session

LEAST_VOTERS = 2  # nobody throws out their only opponent


def propose(session: Session, person: Person, asked: wire.AskMotion, now: int) -> None:
    """Propose something, or agree to what is proposed. When all have whom it takes, it is done."""
    _check_sitting(session, person)
    _check_running(session)
    table = session.table
    if asked.kind == "pause" and table.paused is not None:
        return  # asked twice
    seat = _voted_on(session, person, asked, now) if asked.kind == "replace" else None
    wanted = {"kind": asked.kind, "seat": None if seat is None else seat.seat}
    motion = table.motion or {**wanted, "by": person.id, "agreed": []}
    if {"kind": motion["kind"], "seat": motion["seat"]} != wanted:
        raise Conflict("something else is proposed: agree or refuse that first", error="other_motion")
    agreed = {person.id, *motion["agreed"]}
    table.motion = {**motion, "agreed": sorted(agreed)}
    if agreed >= voters(session):
        table.motion = None
        _carry_out(session, asked.kind, seat, now)


def refuse(session: Session, person: Person) -> None:
    """One no is enough. Who proposed it takes it back that way."""
    _check_sitting(session, person)
    session.table.motion = None


def resume(session: Session, person: Person, now: int) -> None:
    """Go on. Nobody has lost time by the pause."""
    _check_sitting(session, person)
    table = session.table
    if table.paused is None:
        return
    by, table.paused = now - table.paused, None
    for seat in session.seats:
        clocks.move_on(seat, by)
    if table.timer_since is not None:
        table.timer_since += by
    clocks.set_waiting(session, table.waiting)
    note(session, "resumed", seats_of(session, person.id)[0], now)


def remove(session: Session, person: Person, asked: wire.Removal, now: int) -> None:
    """Before the game the host frees somebody's seat; in it, who sits there puts a bot in the place of an absentee."""
    check_may_see(session, person.id)
    seat = session.seats[_known(session, asked.seat)]
    if not seat.human or seat.person == person.id:
        raise BadRequest("there is nobody else at this seat", error="nobody_there")
    if session.table.status == OPEN and not session.table.calling:
        if session.table.host != person.id:
            raise NotYours("only the host of the table can do that")
        free_seat(seat)
        session.table.invitation += 1  # the links given out so far lead in no more
        return
    _check_running(session)
    if session.table.host != person.id:
        _check_sitting(session, person)
    if not is_absent(seat, clocks.remove_from(session.table, seat), now):
        raise Conflict("nobody is removed before their clock has run out or, without one, three days", error="not_absent")
    replace_for_good(session, seat, now)


def close_table(session: Session, person: Person, now: int) -> None:
    """The host clears a table; of a running game only if nobody else sits there: others have to agree to give it up. A rated
    one is played to its end by bots: nobody gets rid of it."""
    check_may_see(session, person.id)
    if session.table.host != person.id:
        raise NotYours("only the host of the table can do that")
    if session.table.status not in (OPEN, RUNNING):
        raise Conflict("the game is over", error="not_running")
    if session.table.status == RUNNING and people(session) - {person.id}:
        raise Conflict("others play here: propose to give the game up", error="others_play")
    clear(session, now)


def clear(session: Session, now: int) -> None:
    """Nobody plays on here. What counts for ratings still is played to its end."""
    table = session.table
    if table.status != RUNNING or not table.rated or table.full or not people(session):
        close(session, now)
        return
    for one in people(session):
        give_up(session, one)


def is_absent(seat: Seat, since: int | None, now: int) -> bool:
    """Whether a bot had to stand in for somebody, or the moment has come from which on they are absent."""
    return seat.stand_in is not None or (since is not None and since <= now)


def people(session: Session) -> set[str]:
    return {seat.person for seat in session.seats if seat.human and seat.person is not None}


def voters(session: Session) -> set[str]:
    """Whose consent what is proposed takes: everybody's, but for the one it is about."""
    motion = session.table.motion
    about = session.seats[motion["seat"]].person if motion is not None and motion["seat"] is not None else None
    return people(session) - {about}


def _voted_on(session: Session, person: Person, asked: wire.AskMotion, now: int) -> Seat:
    if asked.seat is None:
        raise BadRequest("say which seat", error="unknown_seat")
    seat = session.seats[_known(session, asked.seat)]
    if not seat.human or seat.person == person.id:
        raise BadRequest("there is nobody else at this seat", error="nobody_there")
    if len(people(session) - {seat.person}) < LEAST_VOTERS:
        raise Conflict("with two people at the table nobody is voted out", error="too_few_to_vote")
    if not is_absent(seat, clocks.vote_from(session.table, seat), now):
        raise Conflict("nobody is voted out before ten minutes or, by days, before they were warned", error="not_absent")
    return seat


def _carry_out(session: Session, kind: str, seat: Seat | None, now: int) -> None:
    if seat is not None:
        replace_for_good(session, seat, now)
    elif kind == "pause":
        session.table.paused = now
        clocks.set_waiting(session, session.table.waiting)
        note(session, "paused", None, now)
    else:
        note(session, "abandoned", None, now)
        (close if len(people(session)) > 1 else clear)(session, now)


def replace_for_good(session: Session, seat: Seat, now: int) -> None:
    """A bot plays this seat to the end."""
    note(session, "removed", seat, now)
    hand_to_bot(seat)
    name_bots(session.game, session.seats)
    session.table.undo = session.table.motion = None
    clocks.set_waiting(session, session.table.waiting)


def shown(session: Session) -> wire.Motion | None:
    """What is proposed, as everybody sees it."""
    motion = session.table.motion
    if motion is None:
        return None
    whom = voters(session)
    agreed = [letter(seat.seat) for seat in session.seats if seat.human and seat.person in motion["agreed"]]
    missing = [letter(seat.seat) for seat in session.seats if seat.human and seat.person in whom - set(motion["agreed"])]
    return wire.Motion(motion["kind"], None if motion["seat"] is None else letter(motion["seat"]), agreed, missing)


def _known(session: Session, written: str) -> int:
    number = seat_number(written)
    if number >= session.table.size:
        raise BadRequest(f"there is no seat {written!r}", error="unknown_seat")
    return number


def _check_sitting(session: Session, person: Person) -> None:
    check_may_see(session, person.id)
    if not seats_of(session, person.id):
        raise NotYours("you have no seat at this table")


def _check_running(session: Session) -> None:
    if session.table.status == FINISHED:
        raise Conflict("the game is over", error="not_running")
    if session.table.status != RUNNING:
        raise Conflict("the game has not begun", error="not_running")
