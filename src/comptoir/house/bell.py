"""The bell between processes: PostgreSQL's LISTEN/NOTIFY, which says (who, table, n) when a transaction is kept, and nothing
else.
"""

from __future__ import annotations

import asyncio

import psycopg
import structlog
from sqlalchemy import URL

from .database import CHANNEL
from .hub import Hub
from .people import Faces
from .rooms import Rooms

log = structlog.get_logger("comptoir.house")
RETRY_SECONDS = 1.0
SOMEBODY = "@"  # before the id of a person, not a table


async def hear(url: URL, whoami: str, hub: Hub, rooms: Rooms, faces: Faces) -> None:
    """Ring the hub for what other processes did, for as long as the house is open."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                rooms.unsure_of_all()  # whatever happened before we listened
                hub.ring_everyone()
                async for notice in connection.notifies():
                    sender, about, _ = notice.payload.split(" ")
                    if sender == whoami:
                        continue
                    if about.startswith(SOMEBODY):
                        faces.forget_person(about.removeprefix(SOMEBODY))
                        hub.dismiss(about.removeprefix(SOMEBODY))
                    else:
                        rooms.unsure(about)
                        hub.ring(about)
        except psycopg.OperationalError as error:
            log.warning("bell_lost", reason=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
