"""Rate limits that several processes share: counts in PostgreSQL. One statement a request, in a table that is never flushed to
disk. Who is counted stands there as a keyed hash, not as an address.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from ..store.database import Database

log = structlog.get_logger("comptoir.house")

# A window begins with its first count and is over by the database's clock, which is the same for all.
_COUNT = text("""
INSERT INTO counts AS c (kind, whom, seconds, until, counted)
SELECT :kind, :whom, s, extract(epoch FROM clock_timestamp()) + s, 1 FROM unnest(CAST(:seconds AS integer[])) AS s ORDER BY s
ON CONFLICT (kind, whom, seconds) DO UPDATE SET
  counted = CASE WHEN c.until <= excluded.until - excluded.seconds THEN 1 ELSE c.counted + 1 END,
  until = CASE WHEN c.until <= excluded.until - excluded.seconds THEN excluded.until ELSE c.until END
RETURNING c.seconds, c.counted
""")


class SharedCounts:
    """Counts that all processes of a house add to."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._key = hashlib.sha256(secret.encode()).digest()

    async def count(self, kind: str, whom: str, windows: Sequence[int]) -> dict[int, int]:
        """Count once more; the counts of these windows (in seconds) with it. None at all if the database cannot say: then
        each process counts for itself."""
        values = {"kind": kind, "whom": self._hashed(whom), "seconds": list(windows)}

        def add(connection: Connection) -> dict[int, int]:
            return {row.seconds: row.counted for row in connection.execute(_COUNT, values)}

        try:
            return await self._database.writing(add)
        except DBAPIError as error:
            log.warning("counts_unknown", reason=type(error.orig).__name__)
            return {}

    def _hashed(self, whom: str) -> str:
        return hashlib.blake2b(whom.encode(), key=self._key, digest_size=16).hexdigest()
