"""Who has a table before their eyes, written down for all processes: whoever looks needs no notice, and others see who is
there.

An open connection proves little: a phone that lost its network seems to be there until a ping is not answered. So a beat says
only that somebody was there `UNPROVEN_MS` ago. Whoever says goodbye, or whose page says that it is hidden, was there until
then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, case, select, tuple_

from ..store.database import Database, dialect_insert
from ..store.schema import looks, seats

if TYPE_CHECKING:
    from ..house import House
    from .subscriptions import Watcher

log = structlog.get_logger("comptoir.house")
UNPROVEN_MS = 45_000  # a ping every 20 seconds, and 20 to answer it
BEAT_SECONDS = 20.0
HERE_MS = UNPROVEN_MS + 2 * int(BEAT_SECONDS * 1000)  # a process that beats no more is not believed any longer
AT_ONCE = 200  # rows a statement

Look = tuple[str, str]  # a table and a person


def is_here(here: bool, seen: int, now: int) -> bool:
    return here and seen >= now - HERE_MS


class Presence:
    """What this process knows of it. Used in the event loop only."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._news: dict[Look, int | None] = {}  # when somebody left in good order, or may have; None: they have come

    def came(self, watcher: Watcher) -> None:
        """Somebody has the table before their eyes."""
        watcher.here = True
        if watcher.person is not None:
            self._news[watcher.table_id, watcher.person] = None

    def left(self, watcher: Watcher) -> None:
        """They have it no more: they said so, or the line broke, and nobody knows since when."""
        if watcher.here and watcher.person is not None:
            now = self.house.now()
            self._news[watcher.table_id, watcher.person] = now if watcher.in_order else now - UNPROVEN_MS
        watcher.here = False

    async def keep(self) -> None:
        """For as long as the house is open."""
        rounds = 0
        pause = max(self.house.settings.tick_seconds, 0.05)
        while True:
            await asyncio.sleep(pause)
            rounds += 1
            beat = rounds * pause >= BEAT_SECONDS
            rounds = 0 if beat else rounds
            try:
                await self.write(beat)
            except Exception as error:  # the next beat says it again
                log.error("presence_failed", exc_info=error)

    async def write(self, beat: bool) -> None:
        """Write down who has come and gone; with a beat, also who is there."""
        news, self._news = self._news, {}
        here = self.house.subscriptions.looking()
        if beat:
            news = {**dict.fromkeys(here), **news}
        if news:
            now = self.house.now()
            rows = [
                (look, now - UNPROVEN_MS if left is None or look in here else left, look in here) for look, left in news.items()
            ]
            await self.house.database.writing(lambda connection: _write(connection, self.house.database, rows))


def _write(connection: Connection, database: Database, rows: list[tuple[Look, int, bool]]) -> None:
    for at in range(0, len(rows), AT_ONCE):
        part = rows[at : at + AT_ONCE]
        sits = _sitting(connection, [look for look, _, _ in part])
        values = [
            {"table_id": look[0], "person": look[1], "seen": seen, "here": here} for look, seen, here in part if look in sits
        ]
        if values:
            new = dialect_insert(database.engine)(looks)
            latest = case((new.excluded.seen > looks.c.seen, new.excluded.seen), else_=looks.c.seen)
            later = {"seen": latest, "here": new.excluded.here}
            connection.execute(new.on_conflict_do_update(index_elements=["table_id", "person"], set_=later), values)


def people_here(connection: Connection, table_id: str, now: int) -> set[str]:
    """Who of those who sit at a table has it before their eyes."""
    there = (looks.c.table_id == table_id) & looks.c.here & (looks.c.seen >= now - HERE_MS)
    return set(connection.execute(select(looks.c.person).where(there)).scalars())


def _sitting(connection: Connection, wanted: Iterable[Look]) -> set[Look]:
    """Those of them who sit at their table: others are nobody's concern."""
    pairs = tuple_(seats.c.table_id, seats.c.person)
    found = connection.execute(select(seats.c.table_id, seats.c.person).where(pairs.in_(list(wanted)))).all()
    return {(row.table_id, row.person) for row in found}
