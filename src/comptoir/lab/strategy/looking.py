"""What is looked at in a game: the contract of the modules named after the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...kernel.contract import Game
from ...kernel.match import Match
from .sums import Notes, note


class Trial(NamedTuple):
    """A choice of which every kind is tried: at one of a seat's first occasions a kind is drawn, and the game played on."""

    name: str
    eligible: Callable[[Any, int, list[int]], bool]  # of a state, a seat and its legal actions
    kind: Callable[[Any, int, int], str]  # of a state, a seat and an action
    occasions: int = 1


class Watch:
    """Looks at a finished game, event by event: a method for each kind of event that is of interest, named after it."""

    def __init__(self, match: Match[Any], won: list[float], notes: Notes) -> None:
        self.match, self.won, self.notes = match, won, notes  # `won`: each seat's part of the victory
        self.seats = match.record.seats
        self.sides = ["winners" if part else "others" for part in won]
        self.begin()
        for event in match.happened(0):
            hear = getattr(self, f"on_{event.kind.name}", None)
            if hear is not None:
                hear(*event.values)
        self.end()

    def begin(self) -> None:
        """Before the first event."""

    def end(self) -> None:
        """After the last."""

    def note(self, key: str, value: float, weight: float = 1.0) -> None:
        note(self.notes, key, value, weight)

    def lift(self, key: str, seat: int) -> None:
        """A seat's win, in multiples of a fair share."""
        self.note(key, self.won[seat] * self.seats)


class Looking(NamedTuple):
    """How a game is looked at."""

    game: Game[Any]
    first: Callable[[Match[Any]], int]  # the seat that plays first
    kind: Callable[[Any, int, int], str]  # what a choice is called
    trials: list[Trial]
    watch: type[Watch]
