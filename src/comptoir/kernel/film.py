"""A film: how a match went on from some entry, event by event, for whoever watches it at their own pace.

The rules are played once more from the record, and a picture is taken whenever they tell something: so the board can be shown
as it was when the last square lay there and nobody had counted yet, though that was never the state between two entries.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, NamedTuple

from .chance import Recorded
from .match import Match
from .state import BaseState, attributes
from .visibility import changes


class Picture(NamedTuple):
    """The state before and as of an event, and the names of the fields that changed with it."""

    n: int
    at: int  # which of the entry's events; as many as there are for what changed after the last of them
    before: BaseState
    after: BaseState
    names: list[str]


class Frame(NamedTuple):
    """The fields of somebody's view that look otherwise as of an event."""

    n: int
    at: int
    changes: dict[str, Any]


class Film:
    """What happened from entry `since` on. What was taken back is left out, and all that came before it was."""

    def __init__(self, match: Match[Any], since: int) -> None:
        entries = match.record.entries
        taken_back = [entry.n + 1 for entry in entries[since:] if entry.undo is not None]
        standing = match.standing()
        self._pictures: list[Picture] = []
        numbers = standing[bisect_left(standing, max([1, since, *taken_back])) :]
        if numbers:
            self._state: BaseState = match.state_at(numbers[0] - 1)
            self._last = self._state.clone()
            self._names = attributes(type(self._state))
        for n in numbers:
            entry = entries[n]
            assert entry.seat is not None
            first = len(self._pictures)

            def take(_code: int = 0, _values: tuple[int, ...] = (), n: int = n, first: int = first) -> None:
                self._take(n, len(self._pictures) - first)

            action = match.game.actions.from_json(entry.action)
            match.game.play(self._state, entry.seat, action, Recorded(entry.chance), take)
            take()

    def _take(self, n: int, at: int) -> None:
        last, now = self._last, self._state.clone()
        changed = [name for name in self._names if getattr(last, name) != getattr(now, name)]
        self._pictures.append(Picture(n, at, last, now, changed))
        self._last = now

    def as_of(self, n: int, at: int) -> BaseState:
        """The state as of an event that is filmed. Nobody may change it."""
        return next(one.after for one in self._pictures if (one.n, one.at) == (n, at))

    def seen_by(self, seat: int) -> list[Frame]:
        """The film as one looker may see it: what changed behind their back is not even named."""
        seen = [Frame(one.n, one.at, changes(one.before, one.after, one.names, seat)) for one in self._pictures]
        return [frame for frame in seen if frame.changes]
