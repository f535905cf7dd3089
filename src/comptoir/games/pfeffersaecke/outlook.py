"""What a choice costs and brings, and what the map as it lies would bring: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.visibility import View, restore
from . import pieces as box
from .masks import derive
from .pieces import FIELDS, State
from .reckoning import majority, posts_in, regions_of, settle
from .rules import Rules, doubled_income


class Outlook:
    """The numbers on one board."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.board = rules.board

    def details(self, state: State, seat: int, action: int) -> Mapping[str, int]:
        """P12, P14 and P24: what extending forgoes, what an income comes to, what a route costs; P15 to P20: what it brings."""
        if action >= box.OPEN:
            return self.opening(state, seat, action - box.OPEN)
        if box.EXTEND <= action < box.PRIVILEGE:
            city = (action - box.EXTEND) % box.CITIES
            posts = 2 if action >= box.DOUBLE else 1
            return {"forgoes": self.rules.space_income(state, city), **self.settling(state, seat, city, posts)}
        if box.PRIVILEGE <= action < box.STOP:
            plain = self.rules.income(state, seat)
            return {"income": doubled_income(plain) if action == box.PRIVILEGE else plain}
        return {}

    def opening(self, state: State, seat: int, way: int) -> dict[str, int]:
        """P14, P15: the toll, and a point for a village. P29: two more in the end for a region one was not in."""
        end = self.board.end[way]
        numbers = {"toll": self.board.toll[way]}
        if end < box.CITIES:
            numbers |= self.settling(state, seat, end, 1)
        else:
            numbers["points"] = box.VILLAGE_POINTS
        if self.board.region[end] not in regions_of(self.board, state, seat):
            numbers["region"] = box.REGION_POINTS
        return numbers

    def settling(self, state: State, seat: int, city: int, posts: int) -> dict[str, int]:
        """P18 to P20: so many more posts in a city: the points for this seat, for others, and what a majority lacks."""
        after = state.clone()
        for _ in range(posts):
            settle(self.board, after, seat, city, None)
        mine = after.points[seat] - state.points[seat]
        theirs = sum(after.points) - sum(state.points) - mine
        numbers = {"points": mine, "gives": theirs, "missing": self.missing(after, seat, city)}
        return {name: number for name, number in numbers.items() if number}

    def missing(self, state: State, seat: int, city: int) -> int:
        """P19: how many more posts make a majority; 0 where nothing can be won, or not by this seat any more."""
        if state.city[city] != box.OPEN_CITY:
            return 0
        lacking = majority(self.board.value[city]) - posts_in(state, seat, city)
        return lacking if lacking <= state.free[city] else 0

    def outlook(self, view: View) -> Mapping[str, int | list[int]]:
        """For a seat: what it would take now (P12, P13), and what each city where it has a post lacks to a majority (P19)."""
        if view.seat < 0:
            return {}
        state = restore(FIELDS, State(), view)
        derive(self.board, state)
        here = [posts_in(state, view.seat, city) for city in range(box.CITIES)]
        missing = [self.missing(state, view.seat, city) if here[city] else 0 for city in range(box.CITIES)]
        return {"income": self.rules.income(state, view.seat), "missing": missing}
