"""Subscriptions: who follows which table in this process, and what they are to be told next.

What a change made here looks like to its watchers comes with the change; a change made by another process carries no news,
only that there is some: then each watcher looks for itself. A message is sent only if it differs from the last one sent, so
being woken once too often is harmless, and nobody learns of a change that changed nothing for them.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from ...table.messages import Looker, Message


class Watcher:
    """One open connection to a table."""

    def __init__(self, table_id: str, person: str | None, after: int = 0, said: int = 0) -> None:
        self.table_id = table_id
        self.person = person
        self.after = after  # the number of the next entry this one has not been told of
        self.said = said  # the number of the next line of chat
        self.woken = asyncio.Event()
        self.closing = False
        self.dismissed = False
        self.here = False  # the table is before somebody's eyes: connected, and the page does not say that it is hidden
        self.in_order = True  # how they left: they said so, or the line broke

    @property
    def looker(self) -> Looker:
        return Looker(self.person, self.after)

    def close(self) -> None:
        self.closing = True
        self.woken.set()


class Latest(NamedTuple):
    """What the last change of a table is to tell, and how much had been said at the table then."""

    messages: dict[str | None, Message]
    said: int


class Subscriptions:
    """All watchers of this process, by table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._latest: dict[str, Latest] = {}
        self._elsewhere: dict[str, int] = {}  # how often a watched table was changed by another process
        self.stopping = False

    def subscribe(self, watcher: Watcher) -> None:
        self._watchers.setdefault(watcher.table_id, set()).add(watcher)

    def unsubscribe(self, watcher: Watcher) -> None:
        there = self._watchers.get(watcher.table_id, set())
        there.discard(watcher)
        if not there:
            for kept in (self._watchers, self._latest, self._elsewhere):
                kept.pop(watcher.table_id, None)

    def lookers(self, table_id: str) -> list[Looker]:
        """Who follows a table now."""
        return [watcher.looker for watcher in self._watchers.get(table_id, ())]

    def changed_elsewhere_so_far(self, table_id: str) -> int:
        return self._elsewhere.get(table_id, 0)

    def latest(self, watcher: Watcher) -> Message | None:
        """What this one is to be told, if the last change was made here and has it all."""
        latest = self._latest.get(watcher.table_id)
        if latest is None or latest.said != watcher.said:
            return None
        message = latest.messages.get(watcher.person)
        return message if message is not None and message.since <= watcher.after <= message.n else None

    def publish(self, table_id: str, latest: Latest, seen_elsewhere: int) -> None:
        """A change was made here. What it has to tell is void if another process has changed the table meanwhile."""
        if table_id not in self._watchers:
            return
        if seen_elsewhere == self.changed_elsewhere_so_far(table_id):
            self._latest[table_id] = latest
        else:
            self._latest.pop(table_id, None)
        self._wake(table_id)

    def changed_elsewhere(self, table_id: str) -> None:
        """Another process changed something at this table, or may have."""
        if table_id in self._watchers:
            self._elsewhere[table_id] = self.changed_elsewhere_so_far(table_id) + 1
            self._latest.pop(table_id, None)
            self._wake(table_id)

    def start_over(self) -> None:
        """A backup was restored: what watchers were told so far need not be true any more, so they are told everything."""
        for there in self._watchers.values():
            for watcher in there:
                watcher.after = watcher.said = 0

    def looking(self) -> set[tuple[str, str]]:
        """Tables and the people who have them before their eyes."""
        watchers = (watcher for there in self._watchers.values() for watcher in there)
        return {(watcher.table_id, watcher.person) for watcher in watchers if watcher.here and watcher.person is not None}

    def watched_ids(self) -> list[str]:
        return list(self._watchers)

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

    def _wake(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.woken.set()
