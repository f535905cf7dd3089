"""Reviews of finished games, worked out slice by slice in the workers, when no bot and no hint wants one.

What a slice has found is kept before the next one is asked for, so that a review goes on after a restart, in whichever process.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ...table import wire
from ...table.errors import NotFound
from ...table.reviews import known, reviewed_game, told
from ...table.session import Session
from ..store import reviews
from . import thinker
from .by_table import ByTable
from .pool import REVIEWS, Busy

if TYPE_CHECKING:
    from ..house import House

STRANGERS = ""  # share a turn, and the bound on what one person may ask for


class ReviewRunner(ByTable):
    """Who asked for which reviews here, and the reviews at work: one slice of each at a time."""

    def __init__(self, house: House) -> None:
        super().__init__(house, "review_failed")
        self._whose: dict[str, str] = {}  # by table

    async def ask(self, table_id: str, person: str | None) -> None:
        """Have a game reviewed. One that was is not once more; one that somebody asked for goes on."""
        whose, settings = person or STRANGERS, self.house.settings
        mine = [one for one, asked in self._whose.items() if asked == whose and one != table_id]

        def begin(connection: Connection) -> None:
            found = reviews.find(connection, table_id)
            if found is not None and (known(found.state) is not None if found.state else not found.done):
                return
            _check(len(mine), settings.own_reviews, "games of yours")
            _check(reviews.unfinished(connection), settings.waiting_reviews, "games")
            reviews.begin(connection, table_id)

        await self.house.database.writing(begin)
        self.wake(table_id, whose)

    async def find(self, table_id: str, person: str | None) -> wire.Review:
        """What is known so far of a game that this person may look back at."""
        game = await self.house.look(table_id, partial(reviewed_game, person=person))

        def find(connection: Connection) -> wire.Review:
            row = reviews.find(connection, table_id)
            return told(game, None) if row is None else told(game, row.state, row.done)

        return await self.house.database.reading(find)

    def wake(self, table_id: str, whose: str = STRANGERS) -> None:
        if self._open and table_id not in self._at_work:
            self._whose[table_id] = whose
            self.begin(table_id, self._serve(table_id, whose))

    async def sweep(self) -> None:
        """Look for reviews that nobody works on: after a restart, or when another process died over one."""
        database = self.house.database
        opened = database.is_sqlite  # then no other process can be at work

        async def look() -> None:
            nonlocal opened
            if opened:
                await database.writing(reviews.let_go)
                opened = False
            for table_id in await database.reading(partial(reviews.free, now=self.house.now())):
                self.wake(table_id)

        await self.sweep_by(look)

    def ended(self, table_id: str) -> None:
        self._whose.pop(table_id, None)

    async def _serve(self, table_id: str, whose: str) -> None:
        database, settings = self.house.database, self.house.settings
        row = await database.writing(partial(reviews.take, table_id=table_id, now=self.house.now()))
        if row is None:
            return
        try:
            text = await self.house.look(table_id, Session.finished_text)
            while row is not None:
                work = partial(thinker.review, text, row.state, settings.review_milliseconds, settings.bot_seconds)
                state, done, costs = await self.house.pool.do(REVIEWS, whose, work, settings.bot_seconds)
                keep = partial(reviews.keep, before=row, state=state, done=done, costs=costs, now=self.house.now())
                row = await database.writing(keep)
        except NotFound:  # the table is gone, and the row with it
            return
        except Exception:
            await database.writing(partial(reviews.fail, table_id=table_id, now=self.house.now()))
            raise


def _check(waiting: int, most: int, whose: str) -> None:
    if waiting >= most:
        raise Busy(f"{most} {whose} are being reviewed already: wait until one is done", error="too_many_reviews", most=most)
