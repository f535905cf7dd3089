"""The outbox. A notice is written in the transaction of the change it tells of, one row for each channel of who is concerned,
and deleted when it is sent, or when it is not worth a word any more. So a restart loses none and repeats none.

One process at a time sends by a channel: it takes the channel for a while. If it dies in that very moment, the channel is free
again after `TAKEN_MS`, and what it was sending is sent again under the same id (`Due.id`), by which whoever gets it can tell.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    String,
    and_,
    bindparam,
    case,
    delete,
    func,
    literal_column,
    or_,
    select,
    update,
)

from ...table.model import FINISHED, OPEN, RUNNING, Seat
from ..live.presence import is_here
from ..store.database import Database, dialect_insert
from ..store.prepared import Prepared
from ..store.rows import StoredTable, read_rows
from ..store.schema import channels, looks, notices, tables
from ..store.tables import StoredSession

AT_ONCE = 20  # channels that one round sends by
TAKEN_MS = 120_000
LOOK_AGAIN_MS = 20_000
GAP_MS = {"mail": 3_600_000, "push": 20_000, "webhook": 5_000}  # from one message to the next: a channel is bounded by it
AT_ONCE_KINDS = ("try", "confirm", "recover")  # about the channel itself: asked for, so it is sent whatever was sent before
FIRST_RETRY_MS, MOST_TRIES = 30_000, 9  # each wait is three times as long: nine tries take more than a day


class Due(NamedTuple):
    """A notice whose time has come."""

    channel: str
    about: str
    kind: str
    made: int
    tries: int

    @property
    def id(self) -> str:
        """The same however often it is sent."""
        return hashlib.sha256(f"{self.channel} {self.about} {self.kind} {self.made}".encode()).hexdigest()[:32]


class Told(NamedTuple):
    """A notice that is to be sent, with what there is to say about its table."""

    due: Due
    table: StoredTable | None = None
    seats: tuple[Seat, ...] = ()


# ---- writing them down ----


def enter(session: StoredSession, database: Database, now: Callable[[], int], delay: int) -> None:
    """What a change of a table means for people who may be away."""
    for kind, people in _news(session).items():
        if people:
            about = session.table.rematch if kind == "invited" else session.table.id
            add(session.connection, database, people, kind, about or "", made := now(), made + delay)


def _news(session: StoredSession) -> dict[str, set[str]]:
    """The people for whom a change is news, by its kind. Who plays with bots only is not called: they answer at once."""
    late = {one.person for one, old in _both(session) if one.person and one.warned and not old.warned and one.bot is None}
    people = {seat.person for seat in session.seats if seat.human and seat.person}
    if len(people) < 2:
        return {"late": late}
    invited = session.table.rematch is not None and session.before.table.rematch is None
    return {
        "turn": _to_move(session),
        "late": late,
        "over": people if session.just_finished else set(),
        "invited": people if invited else set(),
    }


def _to_move(session: StoredSession) -> set[str]:
    """The people who are waited for and were not before."""
    table, before = session.table, session.before.table
    if table.status != RUNNING or table.full:
        return set()
    waited = set(before.waiting) if before.status == RUNNING else set()
    called = [one for one, old in _both(session) if _called(table, one) and not (one.seat in waited and _called(before, old))]
    return {seat.person for seat in called if seat.person}


def _both(session: StoredSession) -> Iterable[tuple[Seat, Seat]]:
    return zip(session.seats, session.before.seats, strict=True)


def _called(table: StoredTable, seat: Seat) -> bool:
    """Whether a person is waited for at a seat, and no bot stands in."""
    return seat.seat in table.waiting and seat.human and seat.stand_in is None


def add(connection: Connection, database: Database, people: Iterable[str], kind: str, about: str, now: int, due: int) -> None:
    """A notice for every channel of these people. An older one of the same kind, about the same table, gives way to it."""
    by_person = _written_once(dialect_insert(database.engine), "person")
    for person in sorted(people):
        by_person.run(connection, _given(person, kind, about, now, due))


def add_to(connection: Connection, database: Database, channel: str, kind: str, now: int) -> None:
    """A notice about a channel itself, by that channel."""
    by_channel = _written_once(dialect_insert(database.engine), "channel")
    by_channel.run(connection, _given(channel, kind, "", now, now))


def _given(whose: str, kind: str, about: str, now: int, due: int) -> dict[str, Any]:
    waits = kind not in AT_ONCE_KINDS
    return {"its": whose, "its_kind": kind, "its_about": about, "its_made": now, "its_due": due, "it_waits": waits}


@cache
def _written_once(insert: Any, by: str) -> Prepared:
    """Every move of a person at a table runs this: one row for each channel of a person, or for one channel."""
    its, due = bindparam("its", type_=String), bindparam("its_due", type_=BigInteger)
    if by == "person":
        wanted = and_(channels.c.person == its, channels.c.confirmed, channels.c.kind != "calendar")
    else:
        wanted = channels.c.id == its
    first = case((and_(bindparam("it_waits", type_=Boolean), channels.c.rests > due), channels.c.rests), else_=due)
    about, kind = (bindparam(name, type_=String) for name in ("its_about", "its_kind"))
    found = select(channels.c.id, about, kind, bindparam("its_made", type_=BigInteger), first, literal_column("0")).where(
        wanted
    )
    new = insert(notices).from_select(["channel", "about", "kind", "made", "due", "tries"], found)
    newer = {"made": new.excluded.made, "due": new.excluded.due, "tries": 0}
    return Prepared(new.on_conflict_do_update(index_elements=["channel", "about", "kind"], set_=newer))


# ---- taking what is due ----


def next_due(connection: Connection) -> int | None:
    return connection.execute(select(func.min(notices.c.due))).scalar()


def take(connection: Connection, now: int) -> dict[str, Any]:
    """Channels with something to send that no process is sending by: they are ours for a while. Rows by id."""
    waiting = select(notices.c.channel).where(notices.c.due <= now)
    wanted = select(channels).where(channels.c.id.in_(waiting), channels.c.taken <= now).limit(AT_ONCE)
    found = {row.id: row for row in connection.execute(wanted.with_for_update(skip_locked=True))}
    if found:
        connection.execute(update(channels).where(channels.c.id.in_(found)).values(taken=now + TAKEN_MS))
    return found


def due_by(connection: Connection, channel: str, now: int) -> list[Due]:
    wanted = select(notices).where(notices.c.channel == channel, notices.c.due <= now).order_by(notices.c.made)
    return [Due(row.channel, row.about, row.kind, row.made, row.tries) for row in connection.execute(wanted)]


# ---- judging ----


class Judged(NamedTuple):
    """What becomes of what is due: sent now, looked at again later, or not worth a word any more."""

    send: list[Told]
    later: list[Due]
    drop: list[Due]


def judge(connection: Connection, person: str, found: list[Due], now: int) -> Judged:
    judged = Judged([], [], [])
    for due in found:
        told = Told(due) if due.kind in AT_ONCE_KINDS else _still_true(connection, person, due)
        if told is None:
            judged.drop.append(due)
            continue
        seen = None if told.table is None else _look(connection, person, due.about)
        if seen is None or (seen.seen < due.made and not is_here(seen.here, seen.seen, now)):
            judged.send.append(told)
        else:
            (judged.drop if seen.seen >= due.made else judged.later).append(due)
    return judged


def _still_true(connection: Connection, person: str, due: Due) -> Told | None:
    """The notice with its table, if it still says what is so."""
    if connection.execute(select(tables.c.id).where(tables.c.id == due.about)).first() is None:
        return None
    table, seats = (rows := read_rows(connection, due.about)).table, rows.seats
    mine = [seat for seat in seats if seat.human and seat.person == person]
    if due.kind == "invited":
        true = table.status == OPEN and not mine and any(seat.kind == "open" for seat in seats)
    elif due.kind == "over":
        true = table.status == FINISHED and bool(mine)
    else:
        true = table.status == RUNNING and any(_called(table, seat) and (due.kind == "turn" or seat.warned) for seat in mine)
    return Told(due, table, tuple(seats)) if true else None


def _look(connection: Connection, person: str, table_id: str) -> Any:
    """When this person last had the table before their eyes, or the one whose people meet there again."""
    there = or_(looks.c.table_id == table_id, looks.c.table_id.in_(select(tables.c.id).where(tables.c.rematch == table_id)))
    wanted = select(looks.c.seen, looks.c.here).where(looks.c.person == person, there)
    return connection.execute(wanted.order_by(looks.c.seen.desc())).first()


# ---- afterwards ----


def finish(connection: Connection, channel: Any, judged: Judged, sent: list[Due], now: int) -> list[Due]:
    """Nothing is said twice; what could not be sent is tried again. Returns what was given up. The channel is free again."""
    missed = [told.due for told in judged.send if told.due not in sent]
    given_up = [due for due in missed if due.tries + 1 >= MOST_TRIES]
    for due in [*judged.drop, *sent, *given_up]:
        connection.execute(delete(notices).where(_same(due)))
    for due in judged.later:
        connection.execute(update(notices).where(_same(due)).values(due=now + LOOK_AGAIN_MS))
    for due in missed:
        again = now + FIRST_RETRY_MS * 3**due.tries
        connection.execute(update(notices).where(_same(due)).values(due=again, tries=due.tries + 1))
    spoken = any(due.kind not in AT_ONCE_KINDS for due in sent)
    until = now + GAP_MS[channel.kind] if spoken else channel.rests
    connection.execute(update(channels).where(channels.c.id == channel.id).values(taken=0, rests=until))
    if spoken:
        waits = (notices.c.channel == channel.id, notices.c.due < until, notices.c.kind.not_in(AT_ONCE_KINDS))
        connection.execute(update(notices).where(*waits).values(due=until))
    return given_up


def _same(due: Due) -> Any:
    """That notice, unless a newer one has taken its place meanwhile."""
    return and_(
        notices.c.channel == due.channel, notices.c.about == due.about, notices.c.kind == due.kind, notices.c.made == due.made
    )
