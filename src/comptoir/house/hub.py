"""The hub: who watches which table in this process, and the bell that rings them when something happened.

A ring carries no news, only that there is some: each watcher then makes its own message through the gate, and sends it only
if it differs from the last one it sent. So a ring too many is harmless, and nobody learns of a ring that changed nothing for
them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Listener = Callable[[str], None]


class Watcher:
    """One open connection to a table."""

    def __init__(self, table_id: str, person: str | None) -> None:
        self.table_id = table_id
        self.person = person
        self.after = 0  # the number of the next entry this one has not been told of
        self.said = 0  # the number of the next line of chat
        self.rung = asyncio.Event()
        self.closing = False
        self.dismissed = False

    def ring(self) -> None:
        self.rung.set()

    def close(self) -> None:
        self.closing = True
        self.rung.set()


class Hub:
    """All watchers of this process, by table; and whoever wants to hear of every table (bots)."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._listeners: list[Listener] = []
        self.stopping = False

    def watch(self, table_id: str, person: str | None = None) -> Watcher:
        watcher = Watcher(table_id, person)
        self._watchers.setdefault(table_id, set()).add(watcher)
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        there = self._watchers.get(watcher.table_id, set())
        there.discard(watcher)
        if not there:
            self._watchers.pop(watcher.table_id, None)

    def at(self, table_id: str) -> tuple[Watcher, ...]:
        """Who watches a table now. May be asked from any thread."""
        return tuple(self._watchers.get(table_id, ()))

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def ring(self, table_id: str) -> None:
        """Something happened at this table, here or in another process."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.ring()
        for listener in self._listeners:
            listener(table_id)

    def ring_everyone(self) -> None:
        """Something may have been missed."""
        for table_id in list(self._watchers):
            self.ring(table_id)

    def dismiss(self, person: str) -> None:
        """A person's login has changed: their connections end, and those who are still known come back by themselves."""
        for there in self._watchers.values():
            for watcher in there:
                if watcher.person == person:
                    watcher.dismissed = True
                    watcher.close()

    def close(self) -> None:
        """Tell every watcher to say goodbye; browsers come back by themselves."""
        self.stopping = True
        for there in list(self._watchers.values()):
            for watcher in there:
                watcher.close()
