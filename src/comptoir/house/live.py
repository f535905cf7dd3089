"""Live updates: one WebSocket a table and looker. Each message is a whole position with what happened since the last, so a
connection can break and resume anywhere with `?after=n`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from . import chat, wire
from .errors import HouseError
from .house import House
from .hub import Watcher
from .positions import check_may_see, looker, position, seats_of
from .rooms import Held
from .security import address, person_id, same_origin

NOT_FOUND, TOO_MANY, GOING_AWAY = 4404, 4429, 1012
Asked = tuple[str | None, int, int]  # a person, and the numbers of the next entry and line of chat they wait for
Message = tuple[bytes, bytes, int]  # the message, the message without its events, the number it brings one to


class Told(NamedTuple):
    """What a watcher is told: a position, perhaps some chat, and the number of its next line."""

    position: Message
    chat: bytes | None
    said: int


encode = msgspec.json.Encoder().encode


def messages(held: Held, asked: list[Asked]) -> dict[Asked, Told | HouseError]:
    """The messages for several watchers of a table. Watchers who are told the same share the work."""
    told: dict[Asked, Told | HouseError] = {}
    made: dict[tuple[str | None, int, int], Message] = {}
    for person, after, said in set(asked):
        try:
            check_may_see(held, person)
        except HouseError as error:
            told[person, after, said] = error
            continue
        concerned = person if seats_of(held, person) or held.table.host == person else None
        key = (concerned, looker(held, person), after)
        if key not in made:
            made[key] = _message(position(held, concerned, after))
        told[person, after, said] = Told(made[key], _talk(held, person, said), held.table.said)
    return told


def _talk(held: Held, person: str | None, said: int) -> bytes | None:
    if held.table.said <= said:
        return None
    lines = chat.lines(held, person, said)
    return encode(wire.LiveChat("chat", wire.Chat(lines, held.table.said))) if lines else None


def _message(whole: wire.Position) -> Message:
    events, whole.events = whole.events, []
    bare = encode(wire.Live("position", whole))
    if not events:
        return bare, bare, whole.n
    whole.events = events
    return encode(wire.Live("position", whole)), bare, whole.n


class Teller:
    """Makes the messages of watchers who were rung together in one look at their table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked: dict[str, list[tuple[Asked, asyncio.Future[Told]]]] = {}
        self.connections: Counter[str] = Counter()
        self._flushes: set[asyncio.Task[None]] = set()

    async def tell(self, table_id: str, person: str | None, after: int, said: int) -> Told:
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        waiting = self._asked.get(table_id)
        if waiting is None:
            self._asked[table_id] = waiting = []
            task = asyncio.create_task(self._flush(table_id))
            self._flushes.add(task)
            task.add_done_callback(self._flushes.discard)
        waiting.append(((person, after, said), future))
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
    try:
        await _converse(socket, teller, watcher, max(0, after), max(0, said))
    finally:
        house.hub.unwatch(watcher)
        house.metrics.watchers.dec()
        teller.connections[whom] -= 1
        if not teller.connections[whom]:
            del teller.connections[whom]


async def _converse(socket: WebSocket[Any, Any, Any], teller: Teller, watcher: Watcher, after: int, said: int) -> None:
    shown = b""
    try:
        (message, bare, n), talk, said = await teller.tell(watcher.table_id, watcher.person, after, said)
    except HouseError:
        await socket.close(NOT_FOUND)
        return
    await socket.accept()
    listening = asyncio.create_task(_listen(socket, watcher))
    try:
        while True:
            if message != shown:  # something new for this one
                await socket.send_data(message.decode(), "text")
                teller.house.metrics.messages.inc()
                shown, after = bare, n
            if talk is not None:
                await socket.send_data(talk.decode(), "text")
            await watcher.rung.wait()
            watcher.rung.clear()
            if watcher.closing:
                await _goodbye(socket, teller, watcher)
                return
            (message, bare, n), talk, said = await teller.tell(watcher.table_id, watcher.person, after, said)
    except HouseError:
        await socket.close(NOT_FOUND)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone without a word
    finally:
        listening.cancel()


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
