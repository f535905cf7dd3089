"""The postman: looks into the outbox, and sends what is due and still worth a word. Every process has one; a channel is taken
by one of them at a time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from ..notices import channels, outbox
from ..notices.links import sign_link
from ..notices.senders import Message, Undelivered, Unsubscribed
from ..notices.words import line
from ..people import tickets

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger("comptoir.house")
AFTER_TROUBLE_SECONDS = 5.0
LETTERS = ("confirm", "recover")


class Postman:
    """Sends in rounds, some messages of a round at the same time. Who closes the house waits for the round under way: what left
    is written down, so that nobody says it again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._round: asyncio.Task[int] | None = None

    async def work(self) -> None:
        """For as long as the house is open."""
        while True:
            pause = self.house.settings.post_seconds
            try:
                self._round = asyncio.create_task(self.send_due())
                await asyncio.shield(self._round)
            except Exception as error:
                log.error("post_failed", exc_info=error)
                pause = AFTER_TROUBLE_SECONDS
            await asyncio.sleep(pause)

    async def close(self) -> None:
        if self._round is not None:
            await asyncio.wait([self._round])
        await self.house.senders.close()

    async def send_due(self) -> int:
        """One round. Says by how many channels something was sent."""
        database = self.house.database
        first = await database.reading(outbox.next_due)
        if first is None or first > (now := self.house.now()):
            return 0
        taken = await database.writing(partial(outbox.take, now=now))
        return sum(await asyncio.gather(*(self._serve(channel) for channel in taken.values())))

    async def _serve(self, channel: Any) -> bool:
        database, now = self.house.database, self.house.now()
        found = await database.reading(partial(outbox.due_by, channel=channel.id, now=now))
        judged = await database.reading(partial(outbox.judge, person=channel.person, found=found, now=now))
        sent: list[outbox.Due] = []
        try:
            for part in _messages(judged.send):
                await self._send(channel, part, now)
                sent += [told.due for told in part]
        except Unsubscribed:
            log.info("unsubscribed", kind=channel.kind)
            await database.writing(partial(channels.remove, person=None, channel=channel.id))
            return False
        except Undelivered as fault:
            log.warning("undelivered", kind=channel.kind, reason=str(fault))
        finish = partial(outbox.finish, channel=channel, judged=judged, sent=sent, now=self.house.now())
        given_up = await database.writing(finish)
        if given_up:
            log.error("notices_given_up", kind=channel.kind, count=len(given_up))
        for outcome, count in (("sent", len(sent)), ("failed", len(judged.send) - len(sent))):
            self.house.metrics.notices.labels(channel.kind, outcome).inc(count)
        return bool(sent)

    async def _send(self, channel: Any, part: list[outbox.Told], now: int) -> None:
        lines = [line(told, channel.person, channel.language, now) for told in part]
        kind = part[0].due.kind
        link = ""
        if kind == "confirm":
            link = sign_link(self.house.secret, "confirm", channel.id)
        elif kind == "recover":
            link = await self.house.database.writing(partial(tickets.make, person=channel.person, purpose="recover", now=now))
        leave = sign_link(self.house.secret, "unsubscribe", channel.id)
        await self.house.senders.send(channel, Message(part, lines, link, leave))


def _messages(notices: list[outbox.Told]) -> list[list[outbox.Told]]:
    """What is sent together: letters with a link are each one of their own, all the rest is one."""
    letters = [told for told in notices if told.due.kind in LETTERS]
    rest = [told for told in notices if told.due.kind not in LETTERS]
    return [*([one] for one in letters), *([rest] if rest else [])]
