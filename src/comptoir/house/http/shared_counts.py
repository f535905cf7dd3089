"""Rate limits that several processes share: counts in PostgreSQL, in a table that is never flushed to disk.

What is rare and worth guarding (new guests, logins, tables, chat) is counted there before it is granted. Reading and playing
must not wait for that: each process counts for itself, adds what it counted to the others' every half second, and turns away
who has had their share by then. Who is counted stands there as a keyed hash, not as an address.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Sequence

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from ..store.database import Database

log = structlog.get_logger("comptoir.house")
FLUSH_SECONDS = 0.5
SHORTEST = 10  # seconds of a window that is worth sharing late

Window = tuple[str, str, int]  # kind, whom (hashed), seconds

# A window begins with its first count and is over by the database's clock, which is the same for all. In order, so that two
# processes never wait for each other.
_COUNT = text("""
INSERT INTO counts AS c (kind, whom, seconds, until, counted)
SELECT kind, whom, seconds, extract(epoch FROM clock_timestamp()) + seconds, counted
FROM unnest(CAST(:kinds AS text[]), CAST(:whoms AS text[]), CAST(:seconds AS integer[]), CAST(:counted AS integer[]))
  AS new (kind, whom, seconds, counted)
ORDER BY kind, whom, seconds
ON CONFLICT (kind, whom, seconds) DO UPDATE SET
  counted = CASE WHEN c.until <= excluded.until - excluded.seconds THEN 0 ELSE c.counted END + excluded.counted,
  until = CASE WHEN c.until <= excluded.until - excluded.seconds THEN excluded.until ELSE c.until END
RETURNING c.kind, c.whom, c.seconds, c.counted, c.until - extract(epoch FROM clock_timestamp()) AS rest
""")


class SharedCounts:
    """Counts that all processes of a house add to."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._key = hashlib.sha256(secret.encode()).digest()
        self._pending: Counter[Window] = Counter()
        self._known: dict[Window, tuple[int, float]] = {}  # the count of all, and when its window is over
        self._flushing: asyncio.Task[None] | None = None

    async def count(self, kind: str, whom: str, windows: Sequence[int]) -> dict[int, int]:
        """Count once more, and wait for the counts of these windows (in seconds). None at all if the database cannot say: then
        each process counts for itself."""
        counted = await self._add(Counter({(kind, self._hashed(whom), seconds): 1 for seconds in windows}))
        return {seconds: count for (_, _, seconds), (count, _) in counted.items()}

    def count_later(self, kind: str, whom: str, windows: Sequence[int]) -> dict[int, int]:
        """Count once more, and do not wait: the counts as they were known a moment ago."""
        wanted = [(kind, self._hashed(whom), seconds) for seconds in windows if seconds >= SHORTEST]
        if not wanted:
            return {}
        self._pending.update(wanted)
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        now = time.monotonic()
        known = ((window[2], self._known.get(window, (0, 0.0))) for window in wanted)
        return {seconds: count for seconds, (count, over) in known if over > now}

    async def _flush(self) -> None:
        await asyncio.sleep(FLUSH_SECONDS)
        pending, self._pending = self._pending, Counter()
        now = time.monotonic()
        self._known = {window: known for window, known in self._known.items() if known[1] > now}
        self._known.update(await self._add(pending))
        if self._pending:  # counted meanwhile
            self._flushing = asyncio.create_task(self._flush())

    async def _add(self, counted: Counter[Window]) -> dict[Window, tuple[int, float]]:
        columns = list(zip(*counted, strict=True))
        if not columns:
            return {}
        names = ("kinds", "whoms", "seconds", "counted")
        values = {name: list(column) for name, column in zip(names, [*columns, counted.values()], strict=True)}

        def add(connection: Connection) -> dict[Window, tuple[int, float]]:
            now = time.monotonic()
            rows = connection.execute(_COUNT, values)
            return {(row.kind, row.whom, row.seconds): (row.counted, now + row.rest) for row in rows}

        try:
            return await self._database.writing(add)
        except DBAPIError as error:
            log.warning("counts_unknown", reason=type(error.orig).__name__)
            return {}

    def _hashed(self, whom: str) -> str:
        return hashlib.blake2b(whom.encode(), key=self._key, digest_size=16).hexdigest()
