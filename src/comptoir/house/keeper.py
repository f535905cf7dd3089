"""`comptoir people`, `tables` and `reports`: what whoever runs a house can do for its people, while it is open or not.

An open house notices within a second (`store.uptime.OUTSIDE`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection, func, or_, select, update

from ..kernel.errors import ComptoirError
from ..table import seating
from ..table.errors import TableError
from ..table.model import FINISHED, OPEN, RUNNING
from ..table.names import HOUSE
from .house import steady_clock
from .people import accounts as ways_in
from .people import chat, ratings, tickets
from .people.logins import Visitor, welcome
from .settings import Settings
from .store import uptime
from .store.database import Database
from .store.faults import bring_up_to_date, told
from .store.schema import accounts, logins, persons, reports, seats, tables
from .store.tables import StoredSession, TableStore

SHOWN = 200  # of a list


class CannotDo(ComptoirError):
    """Why the keeper cannot do that."""


@dataclass(frozen=True)
class Keeper:
    """A house's database in the keeper's hand."""

    settings: Settings
    database: Database
    store: TableStore

    @property
    def now(self) -> int:
        return steady_clock()

    def write(self, work: Callable[[Connection], Any], about: str = "") -> Any:
        """`about`: the person whose connections are to end."""
        with self.database.writing_connection() as connection:
            answer = work(connection)
            uptime.mark_outside(connection, f"{secrets.token_hex(8)} {about}")
            self.database.commit(connection)
            return answer

    def read(self, work: Callable[[Connection], Any]) -> Any:
        with self.database.engine.connect() as connection:
            return work(connection)

    def change(self, table_id: str, command: Callable[[StoredSession], Any]) -> None:
        try:
            self.store.change(table_id, command)
        except TableError as error:
            raise CannotDo(error.detail) from None


@contextmanager
def keeping(settings: Settings) -> Iterator[Keeper]:
    """The database, brought up to date first."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    bring_up_to_date(settings.database)
    with told(settings.database):
        database = Database(settings.database)
        try:
            yield Keeper(settings, database, TableStore(database, "keeper", ratings.enter_result))
        finally:
            database.close()


# ---- people ----


def list_people(keeper: Keeper, wanted: str) -> list[tuple[str, ...]]:
    """Rows: id, handle, name, since when, last login, running games, banned. The newest, or those whose name or handle fits."""
    last = select(func.max(logins.c.created)).where(logins.c.person == persons.c.id).scalar_subquery()
    plays = (
        select(func.count(seats.c.table_id.distinct()))
        .where(seats.c.person == persons.c.id, seats.c.table_id == tables.c.id, tables.c.status == RUNNING)
        .scalar_subquery()
    )
    found = select(persons, accounts.c.handle, last.label("last"), plays.label("plays")).outerjoin(
        accounts, accounts.c.person == persons.c.id
    )
    if wanted:
        fits = [func.lower(one).contains(wanted.lower(), autoescape=True) for one in (persons.c.name, accounts.c.handle)]
        found = found.where(or_(*fits, persons.c.id == wanted))
    rows = keeper.read(lambda connection: connection.execute(found.order_by(persons.c.created.desc()).limit(SHOWN)).all())
    return [
        (row.id, row.handle or "", row.name, day(row.created), day(row.last), str(row.plays), "banned" if row.banned else "")
        for row in rows
    ]


def person_of(keeper: Keeper, who: str) -> str:
    """The id of a person, by it or by their handle."""
    found = keeper.read(
        lambda connection: connection.execute(
            select(persons.c.id)
            .outerjoin(accounts, accounts.c.person == persons.c.id)
            .where(or_(persons.c.id == who, accounts.c.handle == who.lower()))
        ).scalars().first()
    )  # fmt: skip
    if found is None:
        raise CannotDo(f"there is nobody with the id or handle {who!r}: look at `comptoir people list`")
    return str(found)


def reset(keeper: Keeper, who: str) -> str:
    """A link back in, good once and for a day, to hand over however one likes."""
    person = person_of(keeper, who)
    word = keeper.write(partial(tickets.make, person=person, purpose="keeper", now=keeper.now))
    return f"{keeper.settings.origin.rstrip('/')}/recover/{word}"


def ban(keeper: Keeper, who: str, banned: bool) -> None:
    person = person_of(keeper, who)
    keeper.write(partial(ways_in.ban, person=person, banned=banned), about=person)


def delete(keeper: Keeper, who: str) -> None:
    """As if they had deleted themselves: bots finish their games."""
    person = person_of(keeper, who)
    for table_id in keeper.read(partial(ways_in.concerned, person=person)):
        keeper.change(table_id, partial(ways_in.leave_for_good, person=person))
    keeper.write(partial(ways_in.forget, person=person), about=person)


# ---- reports ----


def list_reports(keeper: Keeper, done: bool) -> list[tuple[str, ...]]:
    """Rows: id, when, who reports, about whom, at which table, the line or name, what is said of it. The oldest first."""
    by, about = persons.alias(), persons.alias()
    found = (
        select(reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .join(by, by.c.id == reports.c.person)
        .join(about, about.c.id == reports.c.about)
        .where(reports.c.done == done)
        .order_by(reports.c.at)
        .limit(SHOWN)
    )
    rows = keeper.read(lambda connection: connection.execute(found).all())
    return [
        (
            row.id,
            day(row.at),
            f"{row.by_name} {row.person}",
            f"{row.about_name} {row.about}",
            row.table_id or "",
            _one_line(row.quote),
            _one_line(row.words),
        )
        for row in rows
    ]


def finish_report(keeper: Keeper, report: str) -> None:
    """It is seen to: who reported it may report something else in its place."""
    changed = keeper.write(
        lambda connection: connection.execute(update(reports).where(reports.c.id == report).values(done=True)).rowcount
    )
    if not changed:
        raise CannotDo(f"there is no report {report!r}: look at `comptoir reports list`")


def _one_line(text: str) -> str:
    """As it was written, but that it can do nothing to a terminal or a row."""
    return "".join(one if one.isprintable() else " " for one in text)


# ---- tables ----


def list_tables(keeper: Keeper, status: str) -> list[tuple[str, ...]]:
    """Rows: id, game, status, since when, entries, host, seats."""
    found = select(tables).where(tables.c.status == status).order_by(tables.c.created.desc()).limit(SHOWN)
    rows = keeper.read(lambda connection: connection.execute(found).all())
    sit = select(seats.c.table_id, seats.c.name, seats.c.kind).where(seats.c.table_id.in_([row.id for row in rows]))
    names: dict[str, list[str]] = {}
    for seat in keeper.read(lambda connection: connection.execute(sit.order_by(seats.c.seat)).all()):
        names.setdefault(seat.table_id, []).append(seat.name if seat.kind != "open" else "…")
    return [
        (row.id, row.game, row.status, day(row.created), str(row.n), row.host, ", ".join(names.get(row.id, []))) for row in rows
    ]


def close_table(keeper: Keeper, table_id: str) -> None:
    """A table that was going on is cleared: it has no result and counts for nobody."""

    def close(session: StoredSession) -> None:
        if session.table.status not in (OPEN, RUNNING):
            raise CannotDo(f"this table is {session.table.status}")
        seating.close(session, keeper.now)

    keeper.change(table_id, close)
    keeper.write(lambda connection: None)


def say(keeper: Keeper, text: str, table_id: str | None) -> int:
    """A line of chat from the house, at every table that is not over or at one. Says at how many."""
    house = keeper.write(lambda connection: _the_house(connection, keeper.now))
    wanted = select(tables.c.id).where(tables.c.status.in_((OPEN, RUNNING)))
    ids = [table_id] if table_id else keeper.read(lambda connection: list(connection.execute(wanted).scalars()))
    for one in ids:
        keeper.change(one, partial(chat.announce, house=house, text=text, now=keeper.now))
    keeper.write(lambda connection: None)
    return len(ids)


def _the_house(connection: Connection, now: int) -> Visitor:
    """The person by whose name the keeper speaks: nobody can log in as it."""
    mark = uptime.kept(connection, "speaker")
    if mark is not None:
        return Visitor(mark, HOUSE, "")
    speaker, _ = welcome(connection, HOUSE, now)
    ways_in.log_out_elsewhere(connection, speaker.id, but=None)
    uptime.keep(connection, "speaker", speaker.id)
    return speaker


def day(moment: int | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d")


STATUSES = (OPEN, RUNNING, FINISHED, "closed")
