"""Information keys: two imagined games in which a seat has seen and done the same have the same key for it.

That is what makes the search honest about its opponents too: every seat has a tree of its own, and finds its node in it by
what it has seen happen and done itself, never by the hidden parts of the world that is being imagined.
"""

from __future__ import annotations

from typing import Final

from ..kernel.events import Events
from ..kernel.state import OWNER

ACTION: Final = -1  # in place of an event's code


class InformationKeys:
    """For each seat a hash of what it has seen and done."""

    def __init__(self, events: Events, seats: int) -> None:
        self.seats = seats
        self.open_places: list[list[int] | None] = []  # of each kind of event with secrets: the values everyone sees
        for kind in events.kinds:
            secret = any(one.who == OWNER for one in kind.seen)
            self.open_places.append([at for at, one in enumerate(kind.seen) if one.who != OWNER] if secret else None)
        self.common = 0
        self.own: list[int] = [0] * seats
        self.codes: list[int] = []  # what happened since somebody last asked for a key: events, and actions
        self.values: list[tuple[int, ...]] = []

    def reset(self) -> None:
        """Before another imagined game."""
        self.common = 0
        self.own = [0] * self.seats
        self.codes = []
        self.values = []

    def add_event(self, code: int, values: tuple[int, ...]) -> None:
        """It is only kept: where nobody asks for a key any more, none need be made."""
        self.codes.append(code)
        self.values.append(values)

    def add_action(self, seat: int, action: int) -> None:
        self.codes.append(ACTION)
        self.values.append((seat, action))

    def of(self, seat: int) -> int:
        """This seat's key."""
        for at, code in enumerate(self.codes):
            self.take_in(code, self.values[at])
        self.codes = []
        self.values = []
        return hash((self.common, self.own[seat], seat))

    def take_in(self, code: int, values: tuple[int, ...]) -> None:
        """Everyone sees the open part of an event, its owner all of it. What a seat does it knows, even where it is sealed for
        the others."""
        if code == ACTION:
            seat, action = values
            self.own[seat] = hash((self.own[seat], -2 - action))
            return
        places = self.open_places[code]
        if places is None:
            self.common = hash((self.common, code, values))
            return
        seen: list[int] = [values[place] for place in places]
        self.common = hash((self.common, code, tuple(seen)))
        owner = values[0]
        self.own[owner] = hash((self.own[owner], code, values))
