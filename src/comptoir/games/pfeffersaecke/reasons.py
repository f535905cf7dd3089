"""Why the instinct likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ...kernel.contract import Reason
from .board import Board
from .minds import Minds
from .pieces import (
    CITIES,
    COLLECT,
    DISK,
    DOUBLE,
    EXTEND,
    FOUND,
    OPEN,
    PRIVILEGE,
    REGION_POINTS,
    STOP,
    VILLAGE_POINTS,
    State,
)
from .reckoning import posts_in

REASONS: dict[str, tuple[str, ...]] = {
    "found": (),
    "disk": ("value",),
    "majority": ("value",),
    "denied": ("value",),
    "stronger": ("value",),
    "doubled": ("amount",),
    "collect": ("amount",),
    "stop": (),
    "region": ("points", "toll"),
    "village": ("points", "toll"),
    "city": ("value", "toll"),
}


class Reasons:
    """Explaining moves on one board."""

    def __init__(self, board: Board, minds: Minds) -> None:
        self.board = board
        self.minds = minds

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """What an action is mainly good for."""
        if action >= OPEN:
            return self.to_open(state, seat, action - OPEN)
        if action == STOP:
            return "stop", {}
        if action in (COLLECT, PRIVILEGE):
            details = self.minds.rules.details
            plain = details(state, seat, COLLECT)["income"]
            if action == COLLECT:
                return "collect", {"amount": plain}
            return "doubled", {"amount": details(state, seat, PRIVILEGE)["income"] - plain}
        if action >= EXTEND:
            return self.to_extend(state, seat, (action - EXTEND) % CITIES, 2 if action >= DOUBLE else 1)
        if action >= DISK:
            return "disk", {"value": self.board.value[action - DISK]}
        assert action >= FOUND
        return "found", {}

    def to_open(self, state: State, seat: int, way: int) -> Reason:
        end, toll = self.board.end[way], self.board.toll[way]
        if not state.present[seat] & self.board.in_region[self.board.region[end]]:
            return "region", {"points": REGION_POINTS, "toll": toll}
        if end >= CITIES:
            return "village", {"points": VILLAGE_POINTS, "toll": toll}
        return "city", {"value": self.board.value[end], "toll": toll}

    def to_extend(self, state: State, seat: int, city: int, posts: int) -> Reason:
        value = self.board.value[city]
        before = posts_in(state, seat, city)
        need = value // 2 + 1
        if before < need <= before + posts:
            return "majority", {"value": value}
        return ("denied" if self.minds.denied(state, seat, city, posts) else "stronger"), {"value": value}
