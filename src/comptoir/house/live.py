"""Live updates: one WebSocket a table and looker. Each message is a whole position with what happened since the last, so a
connection can break and resume anywhere with `?after=n`.

What a change in this process has to tell is made with the change itself (`news_of`) and sent when the change is kept: no
watcher here goes to the database for it. Whoever it does not fit (they come anew, were away for longer, or the change was
made by another process) looks at the table instead.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from . import chat, wire
from .errors import HouseError
from .house import House
from .hub import Hub, Watcher
from .positions import check_may_see, looker, position, seats_of
from .rooms import Held
from .security import address, person_id, same_origin

NOT_FOUND, TOO_MANY, GOING_AWAY = 4404, 4429, 1012
LATELY = 8  # entries: whoever is further behind looks for themselves
Asked = tuple[str | None, int, int]  # a person, and the numbers of the next entry and line of chat they wait for

encode = msgspec.json.Encoder().encode
NO_EVENTS = b'"events":[]'  # stands once in a position without events: within a JSON string its quotes would be escaped


class Sight:
    """A position as one kind of looker is sent it: written once, with only the events put in that each has not seen."""

    def __init__(self, whole: wire.Position, since: int) -> None:
        self.n = whole.n
        self.since = since
        self._events = [(int(event["n"]), encode(event)) for event in whole.events]
        whole.events = []
        bare = encode(wire.Live("position", whole))
        before, _, after = bare.partition(NO_EVENTS)
        self.bare = bare.decode()
        self._ends = before + NO_EVENTS[:-1], NO_EVENTS[-1:] + after
        self._written: dict[int, str] = {}

    def message(self, after: int) -> str:
        """For somebody who waits for entry `after`."""
        written = self._written.get(after)
        if written is None:
            told = [event for n, event in self._events if n >= after]
            before, behind = self._ends
            written = (before + b",".join(told) + behind).decode() if told else self.bare
            self._written[after] = written
        return written


class Told(NamedTuple):
    """What a watcher is told: a position, perhaps some chat, and the number of its next line."""

    sight: Sight
    chat: str | None
    said: int


class News(NamedTuple):
    """What a change has to tell the people who were watching, and how much had been said then."""

    sights: dict[str | None, Sight]
    said: int


class Gallery:
    """The sights of one table at one moment. Lookers who may see the same share one."""

    def __init__(self, held: Held) -> None:
        self.held = held
        self._made: dict[tuple[str | None, int, int], Sight] = {}

    def sight(self, person: str | None, since: int) -> Sight:
        """What this person may see; a `HouseError` if they may not see the table."""
        held = self.held
        check_may_see(held, person)
        concerned = person if seats_of(held, person) or held.table.host == person else None
        key = (concerned, looker(held, person), since)
        if key not in self._made:
            self._made[key] = Sight(position(held, concerned, since), since)
        return self._made[key]


def messages(held: Held, asked: list[Asked]) -> dict[Asked, Told | HouseError]:
    """What several watchers of a table are to be told."""
    told: dict[Asked, Told | HouseError] = {}
    gallery = Gallery(held)
    for person, after, said in set(asked):
        try:
            told[person, after, said] = Told(gallery.sight(person, after), _talk(held, person, said), held.table.said)
        except HouseError as error:
            told[person, after, said] = error
    return told


def news_of(held: Held, hub: Hub) -> News | None:
    """What a change that is about to be kept has to tell those who watch in this process."""
    watchers = hub.at(held.table.id)
    if not watchers:
        return None
    since = max(min(watcher.after for watcher in watchers), held.table.n - LATELY, 0)
    gallery = Gallery(held)
    sights: dict[str | None, Sight] = {}
    for person in {watcher.person for watcher in watchers}:
        with suppress(HouseError):  # not theirs to see any more: they look for themselves and are told so
            sights[person] = gallery.sight(person, since)
    return News(sights, held.table.said)


def _talk(held: Held, person: str | None, said: int) -> str | None:
    if held.table.said <= said:
        return None
    lines = chat.lines(held, person, said)
    return encode(wire.LiveChat("chat", wire.Chat(lines, held.table.said))).decode() if lines else None


class Teller:
    """Knows what watchers are to be told. Those who were rung together and have to look share one look at their table."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.rooms.announce = partial(news_of, hub=house.hub)
        self._asked: dict[str, list[tuple[Asked, asyncio.Future[Told]]]] = {}
        self.connections: Counter[str] = Counter()
        self._flushes: set[asyncio.Task[None]] = set()

    async def tell(self, watcher: Watcher) -> Told:
        """What this one is to be told, now that something happened."""
        news: News | None = self.house.rooms.news(watcher.table_id)
        if news is not None and news.said == watcher.said:
            sight = news.sights.get(watcher.person)
            if sight is not None and sight.since <= watcher.after <= sight.n:
                return Told(sight, None, news.said)
        return await self.look(watcher)

    async def look(self, watcher: Watcher) -> Told:
        """What this one finds at the table."""
        table_id = watcher.table_id
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        waiting = self._asked.get(table_id)
        if waiting is None:
            self._asked[table_id] = waiting = []
            task = asyncio.create_task(self._flush(table_id))
            self._flushes.add(task)
            task.add_done_callback(self._flushes.discard)
        waiting.append(((watcher.person, watcher.after, watcher.said), future))
        return await future

    async def _flush(self, table_id: str) -> None:
        waiting = self._asked.pop(table_id)
        try:
            told = await self.house.look(table_id, partial(messages, asked=[asked for asked, _ in waiting]))
        except Exception as error:
            for _, future in waiting:
                if not future.done():
                    future.set_exception(error)
            return
        for asked, future in waiting:
            answer = told[asked]
            if future.done():
                continue
            if isinstance(answer, HouseError):
                future.set_exception(answer)
            else:
                future.set_result(answer)


@websocket("/api/tables/{table_id:str}/live", opt={"limit": "read"})
async def live(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], after: FromQuery[int] = 0, said: FromQuery[int] = 0
) -> None:
    """Numbered positions of a table as they come about, and what is said there from line `said` on."""
    house: House = socket.app.state.house
    teller: Teller = socket.app.state.teller
    person = person_id(socket)
    whom = person or address(socket)
    if not same_origin(socket) or teller.connections[whom] >= house.settings.live_connections:
        await socket.close(TOO_MANY)
        return
    teller.connections[whom] += 1
    house.metrics.watchers.inc()
    watcher = house.hub.watch(table_id, person)
    watcher.after, watcher.said = max(0, after), max(0, said)
    try:
        await _converse(socket, teller, watcher)
    finally:
        house.hub.unwatch(watcher)
        if not house.hub.at(table_id):
            house.rooms.drop_news(table_id)
        house.metrics.watchers.dec()
        teller.connections[whom] -= 1
        if not teller.connections[whom]:
            del teller.connections[whom]


async def _converse(socket: WebSocket[Any, Any, Any], teller: Teller, watcher: Watcher) -> None:
    try:
        told = await teller.look(watcher)
    except HouseError:
        await socket.close(NOT_FOUND)
        return
    await socket.accept()
    listening = asyncio.create_task(_listen(socket, watcher))
    shown = ""
    try:
        while True:
            message = told.sight.message(watcher.after)
            if message != shown:  # something new for this one
                await _send(socket, message)
                teller.house.metrics.messages.inc()
                shown, watcher.after = told.sight.bare, told.sight.n
            if told.chat is not None:
                await _send(socket, told.chat)
            watcher.said = told.said
            await watcher.rung.wait()
            watcher.rung.clear()
            if watcher.closing:
                await _goodbye(socket, teller, watcher)
                return
            told = await teller.tell(watcher)
    except HouseError:
        await socket.close(NOT_FOUND)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone without a word
    finally:
        listening.cancel()


async def _send(socket: WebSocket[Any, Any, Any], message: str) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message})


async def _goodbye(socket: WebSocket[Any, Any, Any], teller: Teller, watcher: Watcher) -> None:
    if teller.house.hub.stopping or watcher.dismissed:
        await socket.close(GOING_AWAY)


async def _listen(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Nothing is expected from a watcher; this notices when they leave."""
    try:
        while True:
            await socket.receive_data("text")
    except Exception:
        watcher.close()
