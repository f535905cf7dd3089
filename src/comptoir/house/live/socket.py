"""Live updates: one WebSocket a table and looker. Each message is a whole position with what happened since the last, so a
connection can break and resume anywhere with `?after=n`.

What a change in this process is to tell comes with the change (`subscriptions`): no watcher here goes to the database for it.
Whoever it does not fit (they come anew, were away for longer, or the change was made by another process) looks at the table.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...table.errors import TableError
from ...table.messages import Message, Messages
from ..house import House
from ..http.routes import Number
from ..http.security import address, person_id, same_origin
from ..people import chat
from ..people.shapes import LiveChat
from ..store.batches import settle
from ..store.tables import StoredSession
from .presence import Presence
from .subscriptions import Watcher

log = structlog.get_logger("comptoir.house")
NOT_FOUND, TOO_MANY, GOING_AWAY = 4404, 4429, 1012
GOODBYES = (1000, 1001, 1005)  # who closes a page or goes elsewhere; other codes say that the line broke
AWAY, HERE = "away", "here"

encode = msgspec.json.Encoder().encode


class Look(NamedTuple):
    """What a watcher wants to see: whose view, from which entry and which line of chat on."""

    person: str | None
    after: int
    said: int


class Update(NamedTuple):
    """What a watcher is told: a position, perhaps some chat, and the number of its next line."""

    message: Message
    chat: str | None
    said: int


def updates(session: StoredSession, looks: set[Look]) -> dict[Look, Update | TableError]:
    """What several watchers of a table are to be told."""
    found: dict[Look, Update | TableError] = {}
    messages: dict[int, Messages] = {}
    for look in looks:
        made = messages.setdefault(look.after, Messages(session, look.after))
        try:
            found[look] = Update(made.to(look.person), _talk(session, look.person, look.said), session.table.said)
        except TableError as error:
            found[look] = error
    return found


def _talk(session: StoredSession, person: str | None, said: int) -> str | None:
    if session.table.said <= said:
        return None
    heard = chat.heard_from(session, person, said)
    return encode(LiveChat("chat", heard)).decode() if heard.lines else None


class Updater:
    """Finds out what watchers are to be told. Those who were woken together and have to look share one look at their table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connections: Counter[str] = Counter()
        self._asked: dict[str, list[tuple[Look, asyncio.Future[Update]]]] = {}
        self._flushes: set[asyncio.Task[None]] = set()

    async def next(self, watcher: Watcher) -> Update:
        """What this one is to be told, now that something happened."""
        message = self.house.subscriptions.latest(watcher)
        return await self.look(watcher) if message is None else Update(message, None, watcher.said)

    async def look(self, watcher: Watcher) -> Update:
        """What this one finds at the table."""
        table_id = watcher.table_id
        future: asyncio.Future[Update] = asyncio.get_running_loop().create_future()
        waiting = self._asked.get(table_id)
        if waiting is None:
            self._asked[table_id] = waiting = []
            task = asyncio.create_task(self._flush(table_id))
            self._flushes.add(task)
            task.add_done_callback(self._flushes.discard)
        waiting.append((Look(watcher.person, watcher.after, watcher.said), future))
        return await future

    async def _flush(self, table_id: str) -> None:
        waiting = self._asked.pop(table_id)
        try:
            found = await self.house.look(table_id, partial(updates, looks={look for look, _ in waiting}))
        except Exception as error:
            for _, future in waiting:
                settle(future, error)
            return
        for look, future in waiting:
            settle(future, found[look])


@websocket("/api/tables/{table_id:str}/live", opt={"limit": "read"})
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], after: Number = 0, said: Number = 0) -> None:
    """Numbered positions of a table as they come about, and what is said there from line `said` on."""
    house: House = socket.app.state.house
    updater: Updater = socket.app.state.updater
    person = person_id(socket)
    whom = person or address(socket)
    if not same_origin(socket):
        log.warning(
            "foreign_origin", hint="another site's page, or a proxy that does not pass on the Host header with its port"
        )
        await socket.close(TOO_MANY)
        return
    if updater.connections[whom] >= house.settings.live_connections:
        await socket.close(TOO_MANY)
        return
    updater.connections[whom] += 1
    house.metrics.watchers.inc()
    watcher = Watcher(table_id, person, max(0, after), max(0, said))
    house.subscriptions.subscribe(watcher)
    try:
        await _converse(socket, updater, watcher)
    finally:
        house.presence.left(watcher)
        house.subscriptions.unsubscribe(watcher)
        house.metrics.watchers.dec()
        updater.connections[whom] -= 1
        if not updater.connections[whom]:
            del updater.connections[whom]


async def _converse(socket: WebSocket[Any, Any, Any], updater: Updater, watcher: Watcher) -> None:
    try:
        update = await updater.look(watcher)
    except TableError:
        await socket.close(NOT_FOUND)
        return
    await socket.accept()
    presence = updater.house.presence
    presence.came(watcher)
    listening = asyncio.create_task(_listen(socket, watcher, presence))
    last: Message | None = None  # what was sent last
    try:
        while True:
            message = update.message
            text = message.text(watcher.after)
            # As many entries as before can still be a new look: somebody sat down, a step is tried.
            if last is None or message.n != watcher.after or text != last.text(watcher.after):
                await _send(socket, text)
                updater.house.metrics.messages.inc()
                last, watcher.after = message, message.n
            if update.chat is not None:
                await _send(socket, update.chat)
            watcher.said = update.said
            await watcher.woken.wait()
            watcher.woken.clear()
            if watcher.closing:
                await _goodbye(socket, updater, watcher)
                return
            update = await updater.next(watcher)
    except TableError:
        await socket.close(NOT_FOUND)
    except (WebSocketDisconnect, RuntimeError):
        if not listening.done():  # gone without a word
            watcher.in_order = False
    finally:
        listening.cancel()


async def _send(socket: WebSocket[Any, Any, Any], message: str) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message})


async def _goodbye(socket: WebSocket[Any, Any, Any], updater: Updater, watcher: Watcher) -> None:
    if updater.house.subscriptions.stopping or watcher.dismissed:
        await socket.close(GOING_AWAY)


async def _listen(socket: WebSocket[Any, Any, Any], watcher: Watcher, presence: Presence) -> None:
    """A page says `away` when it is hidden, and `here` when it is shown again; this also notices when they leave."""
    try:
        while True:
            said = await socket.receive_data("text")
            if said == AWAY:
                presence.left(watcher)
            elif said == HERE:
                presence.came(watcher)
    except WebSocketDisconnect as left:
        watcher.in_order = left.code in GOODBYES
        watcher.close()
    except Exception:
        watcher.in_order = False
        watcher.close()
