"""News between processes: PostgreSQL's LISTEN/NOTIFY, which says (process, table, n) when a transaction is kept, and nothing
else.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

import psycopg
import structlog
from sqlalchemy import URL

from ..store.database import CHANNEL
from ..store.uptime import PRESENT

log = structlog.get_logger("comptoir.house")
RETRY_SECONDS = 1.0
SOMEBODY = "@"  # before the id of a person, not a table


class Listener(Protocol):
    """Who wants to hear what other processes did."""

    def table_changed_elsewhere(self, table_id: str) -> None: ...
    def anything_may_have_changed(self) -> None: ...
    def forget_logins(self, person: str) -> None: ...


async def listen(url: URL, process: str, listener: Listener, listening: asyncio.Event) -> None:
    """Tell what other processes did, for as long as the house is open. `listening` is set once nothing is missed any more."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"SELECT pg_advisory_lock_shared({PRESENT})")  # for who opens: somebody is here
                listener.anything_may_have_changed()  # before we listened
                listening.set()
                try:
                    async for notice in connection.notifies():
                        hear(notice.payload, process, listener)
                finally:  # who opens next finds nobody: the database notices a closed connection only a moment later
                    await connection.execute(f"SELECT pg_advisory_unlock_shared({PRESENT})")
        except psycopg.Error as error:
            log.warning("notifications_lost", reason=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)


def hear(payload: str, process: str, listener: Listener) -> None:
    """Anybody who may connect to the database can send on this channel: what is not one of ours is noted and ignored."""
    match payload.split(" "):
        case [sender, about, _] if about not in ("", SOMEBODY):
            if sender == process:
                return
            if about.startswith(SOMEBODY):
                listener.forget_logins(about.removeprefix(SOMEBODY))
            else:
                listener.table_changed_elsewhere(about)
        case _:
            log.warning("stray_notification", length=len(payload))
