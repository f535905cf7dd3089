"""The message each looker gets: a whole position with what happened since their last, so that any message can be missed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from . import wire
from .access import check_may_see, looker, seats_of
from .errors import TableError
from .position import LATELY, Common, position
from .session import Session

encode = msgspec.json.Encoder().encode


class Looker(NamedTuple):
    """Somebody who follows a table, and the number of the next entry they have not been told of."""

    person: str | None
    after: int


class Message:
    """A position for lookers who may see the same. Each gets only the events that are new to them."""

    def __init__(self, whole: wire.Position, since: int) -> None:
        self.whole = whole
        self.since = since
        self.n = whole.n
        self._written: dict[int, msgspec.Raw] = {}
        self._texts: dict[int, str] = {}

    def position(self, after: int) -> wire.Position:
        """For somebody who waits for entry `after`."""
        if after <= self.since:
            return self.whole
        return msgspec.structs.replace(
            self.whole,
            events=[told for told in self.whole.events if told["n"] >= after],
            film=[frame for frame in self.whole.film if frame.n >= after],
            remarks=[remark for remark in self.whole.remarks if remark.n >= after],
        )

    def written(self, after: int) -> Any:
        """The same as JSON, to stand in an answer or a message: it is encoded once, however many get it."""
        written = self._written.get(after)
        if written is None:
            written = self._written[after] = msgspec.Raw(encode(self.position(after)))
        return written

    def text(self, after: int) -> str:
        text = self._texts.get(after)
        if text is None:
            text = self._texts[after] = encode(wire.Live("position", self.written(after))).decode()
        return text


class Messages:
    """The messages of a table at one moment, made when they are asked for."""

    def __init__(self, session: Session, since: int) -> None:
        self._session = session
        self.since = since
        self._made: dict[tuple[str | None, int], Message] = {}
        self._common: Common | None = None

    def to(self, person: str | None) -> Message:
        """What this person may see; a `TableError` if they may not see the table."""
        session = self._session
        check_may_see(session, person)
        # All who neither sit here nor host the table are told the same.
        concerned = person if seats_of(session, person) or session.table.host == person else None
        key = concerned, looker(session, person)
        if key not in self._made:
            if self._common is None:
                self._common = Common(session, self.since)
            self._made[key] = Message(position(session, concerned, self.since, common=self._common), self.since)
        return self._made[key]


class Audience(NamedTuple):
    """Who is to be told what a change looks like: whoever follows the table, and whoever asks for the change."""

    lookers: Sequence[Looker] = ()
    asker: Looker | None = None


NOBODY = Audience()


def messages_to(session: Session, audience: Audience) -> dict[str | None, Message]:
    """What a change is to tell.

    Who may not see the table any more gets nothing; who is far behind gets less than they need: both look for themselves.
    """
    followed = list(audience.lookers)
    since = [max(min(one.after for one in followed), session.table.n - LATELY, 0)] if followed else []
    if audience.asker is not None:
        followed.append(audience.asker)
        since.append(audience.asker.after)
    made = Messages(session, min(since, default=0))
    told: dict[str | None, Message] = {}
    for person in {one.person for one in followed}:
        with suppress(TableError):
            told[person] = made.to(person)
    return told
