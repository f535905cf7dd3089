"""What nobody needs any more is cleared away: tables at which no game begins, games in which nobody moves, closed tables,
guests without a trace. The rule is in docs/hosting.md. One small transaction for each, so that nobody waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, Select, and_, delete, exists, func, select
from sqlalchemy.exc import IntegrityError

from ...table import powers
from ...table.model import CLOSED, MOST_ENTRIES, OPEN, RUNNING, person_player
from ..store.schema import (
    accounts,
    boards,
    challenges,
    chat,
    counts,
    entries,
    logins,
    members,
    passkeys,
    persons,
    results,
    seats,
    tables,
    tickets,
    tokens,
)
from ..store.tables import StoredSession

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger("comptoir.house")
DAY = 86_400_000
AT_ONCE = 100
FORGET_SECONDS = 60.0
FULL_TABLE_DAYS = 1


async def keep_tidy(house: House) -> None:
    """For as long as the house is open."""
    while True:
        try:
            cleared = await clear_away(house, house.now())
            if any(cleared.values()):
                log.info("cleared_away", **cleared)
        except Exception as error:
            log.error("clearing_failed", exc_info=error)
        await asyncio.sleep(house.settings.expiry_seconds)


async def forget_idle(house: House) -> None:
    """For as long as the house is open: tables leave its memory when nobody watches or asks for them any more."""
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        house.tables.forget_idle(house.subscriptions.watched_ids())


async def clear_away(house: House, now: int) -> dict[str, int]:
    """All that is due. Says how much of what."""
    settings = house.settings
    begun_before = now - int(settings.open_table_days * DAY)
    moved_before = now - int(settings.idle_table_days * DAY)
    full_before = now - FULL_TABLE_DAYS * DAY
    closed_before = now - int(settings.closed_table_days * DAY)
    came_before = now - int(settings.guest_days * DAY)

    async def close(table_id: str, wanted: Select[Any]) -> bool:
        return (await house.change(table_id, partial(_close, wanted=wanted, now=now))).answer

    async def remove(table_id: str) -> bool:
        house.tables.forget(table_id)
        return await house.database.writing(partial(_remove, table_id=table_id, closed_before=closed_before))

    async def forget(person: str) -> bool:
        gone = await house.database.writing(partial(_forget, person=person, came_before=came_before))
        if gone:
            await house.logins_changed(person)
        return gone

    cleared = {
        "open_tables": await _each(house, unbegun(begun_before), partial(close, wanted=unbegun(begun_before))),
        "idle_games": await _each(house, unmoved(moved_before), partial(close, wanted=unmoved(moved_before))),
        "full_tables": await _each(house, full(full_before), partial(close, wanted=full(full_before))),
        "closed_tables": await _each(house, closed(closed_before), remove),
        "guests": await _each(house, traceless(came_before), forget),
    }
    await house.database.writing(partial(_forget_expired, now=now))
    return cleared


async def _each(house: House, wanted: Select[Any], clear: Callable[[str], Awaitable[bool]]) -> int:
    """A few at a time, until there are no more, or none of them goes."""
    cleared = 0
    while True:
        found = await house.database.reading(partial(_ids, wanted=wanted))
        gone = [await clear(one) for one in found]
        cleared += sum(gone)
        if len(found) < AT_ONCE or not any(gone):
            return cleared


def _ids(connection: Connection, wanted: Select[Any]) -> list[str]:
    return list(connection.execute(wanted.limit(AT_ONCE)).scalars())


# ---- what is due ----


def unbegun(before: int) -> Select[Any]:
    return select(tables.c.id).where(tables.c.status == OPEN, tables.c.created < before)


def unmoved(before: int) -> Select[Any]:
    last = exists().where(entries.c.table_id == tables.c.id, entries.c.n == tables.c.n - 1, entries.c.at < before)
    return select(tables.c.id).where(tables.c.status == RUNNING, tables.c.created < before, last)


def full(before: int) -> Select[Any]:
    """Nobody can play on there."""
    return unmoved(before).where(tables.c.n >= MOST_ENTRIES)


def closed(before: int) -> Select[Any]:
    return select(tables.c.id).where(tables.c.status == CLOSED, func.coalesce(tables.c.finished, tables.c.created) < before)


def traceless(before: int) -> Select[Any]:
    """Guests who could lose nothing: no way to come back on another device, no table or board, no word said, no game on
    record."""
    player = person_player("") + persons.c.id
    traces = [
        *(table.c.person == persons.c.id for table in (accounts, passkeys, tokens, seats, members, chat, boards)),
        tables.c.host == persons.c.id,
        seats.c.player == player,
        results.c.player == player,
    ]
    return select(persons.c.id).where(persons.c.created < before, and_(*(~exists().where(trace) for trace in traces)))


# ---- clearing it ----


def _close(session: StoredSession, wanted: Select[Any], now: int) -> bool:
    """If it is still due: somebody may have come back just now."""
    if session.connection.execute(wanted.where(tables.c.id == session.table.id)).first() is None:
        return False
    powers.clear(session, now)
    return True


def _remove(connection: Connection, table_id: str, closed_before: int) -> bool:
    due = closed(closed_before).where(tables.c.id == table_id)
    return connection.execute(delete(tables).where(tables.c.id.in_(due))).rowcount > 0


def _forget(connection: Connection, person: str, came_before: int) -> bool:
    due = traceless(came_before).where(persons.c.id == person)
    try:
        with connection.begin_nested():
            return connection.execute(delete(persons).where(persons.c.id.in_(due))).rowcount > 0
    except IntegrityError:  # they sat down somewhere this very moment
        return False


def _forget_expired(connection: Connection, now: int) -> None:
    for table in (logins, challenges, tickets):
        connection.execute(delete(table).where(table.c.expires < now))
    connection.execute(delete(counts).where(counts.c.until < time.time()))
