"""Why the instinct for Pfeffersäcke likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from collections.abc import Mapping

from .board import Board
from .pieces import CITIES, COLLECT, DISK, DOUBLE, EXTEND, OPEN, OPEN_CITY, PRIVILEGE, STOP, State
from .reckoning import posts_in
from .rules import Rules

Reason = tuple[str, Mapping[str, int]]


class Reasons:
    """Reasons on one board."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """What the action is good for, with the numbers that a player would count."""
        if action >= OPEN:
            return self.open_reason(state, seat, action - OPEN)
        if action == STOP:
            return "stop", {}
        if action in (COLLECT, PRIVILEGE):
            return "income", {"income": self.rules.details(state, seat, action)["income"]}
        if action >= EXTEND:
            return self.extend_reason(state, seat, (action - EXTEND) % CITIES, 2 if action >= DOUBLE else 1)
        return ("disk", {"value": self.board.value[action - DISK]}) if action >= DISK else ("found", {})

    def open_reason(self, state: State, seat: int, way: int) -> Reason:
        """The toll, and what stands at the end of the way."""
        end = self.board.end[way]
        toll = self.board.toll[way]
        if end >= CITIES:
            return "village", {"toll": toll}
        return "city", {"toll": toll, "value": self.board.value[end]}

    def extend_reason(self, state: State, seat: int, city: int, posts: int) -> Reason:
        """How many posts there are then, and how many make a majority."""
        if state.city[city] != OPEN_CITY:
            return "closed", {}
        mine = posts_in(state, seat, city) + posts
        return "extend", {"posts": mine, "needed": self.board.value[city] // 2 + 1, "value": self.board.value[city]}
