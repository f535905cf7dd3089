"""What speaks for an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from .. import pieces as box
from ..board import Board
from ..masks import members
from ..pieces import State
from ..reckoning import majority, posts_in
from ..rules import doubled_income
from .evaluation import Evaluation

REASONS: dict[str, tuple[str, ...]] = {
    "found": ("routes", "toll", "value"),
    "disk": ("value",),
    "majority": ("value",),
    "denied": ("value",),
    "stronger": ("value", "posts", "needed"),
    "doubled": ("amount",),
    "collect": ("amount",),
    "stop": ("toll", "money"),
    "region": ("points", "toll"),
    "village": ("points", "toll"),
    "city": ("value", "toll"),
}


class Reasons:
    """Explaining moves on one board."""

    def __init__(self, board: Board, evaluation: Evaluation) -> None:
        self.board = board
        self.evaluation = evaluation

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """What an action is mainly good for."""
        if action >= box.OPEN:
            return self.to_open(state, seat, action - box.OPEN)
        if action == box.STOP:
            open_ways = members(self.evaluation.rules.ways_to_open(state, seat))
            return "stop", {"toll": min([self.board.toll[way] for way in open_ways], default=0), "money": state.money[seat]}
        if action in (box.COLLECT, box.PRIVILEGE):
            plain = self.evaluation.rules.income(state, seat)
            if action == box.COLLECT:
                return "collect", {"amount": plain}
            return "doubled", {"amount": doubled_income(plain) - plain}
        if action >= box.EXTEND:
            return self.to_extend(state, seat, (action - box.EXTEND) % box.CITIES, 2 if action >= box.DOUBLE else 1)
        if action >= box.DISK:
            return "disk", {"value": self.board.value[action - box.DISK]}
        assert action >= box.FOUND
        leaving = members(self.board.out_of[action - box.FOUND + box.CITIES])
        beside = [self.board.value[end] for end in map(self.board.end.__getitem__, leaving) if end < box.CITIES]
        toll = min([self.board.toll[way] for way in leaving], default=0)
        return "found", {"routes": len(leaving), "toll": toll, "value": max(beside, default=0)}

    def to_open(self, state: State, seat: int, way: int) -> Reason:
        end, toll = self.board.end[way], self.board.toll[way]
        if self.evaluation.is_new_region(state, seat, end):
            return "region", {"points": box.REGION_POINTS, "toll": toll}
        if end >= box.CITIES:
            return "village", {"points": box.VILLAGE_POINTS, "toll": toll}
        return "city", {"value": self.board.value[end], "toll": toll}

    def to_extend(self, state: State, seat: int, city: int, posts: int) -> Reason:
        value = self.board.value[city]
        before = posts_in(state, seat, city)
        if before < majority(value) <= before + posts:
            return "majority", {"value": value}
        if self.evaluation.denied(state, seat, city, posts):
            return "denied", {"value": value}
        return "stronger", {"value": value, "posts": before + posts, "needed": majority(value)}
