"""Changes that wait together are kept together.

SQLite has one writer, and its slowest step is to wait for the disk. So what was asked for while the last transaction was being
written becomes one transaction, of at most one change a table. PostgreSQL has many writers and needs none of this.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Any, TypeVar

from .tables import Changed, Request, TableStore

T = TypeVar("T")
MOST = 16  # changes in one transaction


def settle(answer: asyncio.Future[Any], result: Any) -> None:
    """Tell who waits, if they still do: what came of it, or what went wrong."""
    if answer.done():
        return
    if isinstance(result, BaseException):
        answer.set_exception(result)
    else:
        answer.set_result(result)


class Batches:
    """What waits to be changed. Used in the event loop only."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._waiting: deque[tuple[Request[Any], asyncio.Future[Any]]] = deque()
        self._writing = False

    async def change(self, request: Request[T]) -> Changed[T]:
        if not self.store.database.is_sqlite:
            return await self.store.database.write(partial(self.store.change, *request))
        answer: asyncio.Future[Changed[T]] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, answer))
        if not self._writing:
            self._write()
        return await answer

    def _write(self) -> None:
        batch = self._next_batch()
        self._writing = bool(batch)
        if batch:
            work = partial(self.store.change_together, [request for request, _ in batch])
            self.store.database.write(work).add_done_callback(partial(self._deliver, batch))

    def _next_batch(self) -> list[tuple[Request[Any], asyncio.Future[Any]]]:
        """The first that wait, one a table; a second change of a table waits for the first to be kept."""
        batch: list[tuple[Request[Any], asyncio.Future[Any]]] = []
        later: list[tuple[Request[Any], asyncio.Future[Any]]] = []
        tables: set[str] = set()
        while self._waiting and len(batch) < MOST:
            one = self._waiting.popleft()
            if one[0].table_id in tables:
                later.append(one)
            else:
                tables.add(one[0].table_id)
                batch.append(one)
        self._waiting.extendleft(reversed(later))
        return batch

    def _deliver(
        self, batch: list[tuple[Request[Any], asyncio.Future[Any]]], written: asyncio.Future[list[Changed[Any] | Exception]]
    ) -> None:
        fault = asyncio.CancelledError() if written.cancelled() else written.exception()
        results: list[Any] = [fault] * len(batch) if fault is not None else written.result()
        for (_, answer), result in zip(batch, results, strict=True):
            settle(answer, result)
        self._write()
