"""Auf Heller und Pfennig: what stalls and squares bring, by when they are placed."""

from __future__ import annotations

from typing import Any

from ...games import find
from ...games.heller.pieces import CELL_NAMES, CELLS, DRAW, LINES, PLACE, SECRET, SQUARE_NAMES
from ...kernel.match import Match
from .looking import Looking, Trial, Watch


def group(square: int) -> str:
    """Of a square's code, from 1: buyers and nuisances are small (1 to 3) or big (4 to 6)."""
    name = SQUARE_NAMES[square - 1]
    kind, _, value = name.partition("-")
    return f"{'small' if int(value) < 4 else 'big'} {kind}" if value else name


def kind(state: Any, seat: int, action: int) -> str:
    if action == DRAW:
        return "draw"
    if action >= PLACE:
        return f"place {group(state.drawn[seat])}"
    return "secret" if action >= SECRET else f"stall {action // len(CELL_NAMES) + 1}"


def broad_kind(state: Any, seat: int, action: int) -> str:
    return kind(state, seat, action).split()[0]


def spot(state: Any, seat: int, action: int) -> str:
    """Where a stall stands: in a corner, else at an edge, else inside."""
    if action >= SECRET:
        return "no stall"
    column, row = action % len(CELL_NAMES) % 6, action % len(CELL_NAMES) // 6
    edges = (column in (0, 5)) + (row in (0, 4))
    return ("inside", "edge", "corner")[edges]


def first_turn(state: Any, seat: int, actions: list[int]) -> bool:
    return state.round == 1 and not state.drawn[seat] and sum(state.stalls[seat * 4 : seat * 4 + 4]) == most(state.seats)


def most(seats: int) -> int:
    return {2: 10, 3: 9, 4: 8}[seats]


def any_turn(state: Any, seat: int, actions: list[int]) -> bool:
    """A turn with everything to choose from."""
    return not state.drawn[seat] and DRAW in actions and any(action < SECRET for action in actions)


def first(match: Match[Any]) -> int:
    return next(event.values[1] for event in match.happened(0) if event.kind.name == "round_began")


def stage(empty: int) -> str:
    return "early" if empty > 20 else "middle" if empty > 10 else "late"


class Market(Watch):
    """Three days: where stalls came to stand, and what their lines paid."""

    def begin(self) -> None:
        self.day = 0
        self.new_day()

    def new_day(self) -> None:
        self.day += 1
        self.empty = CELLS
        self.placed: list[tuple[int, int, int]] = []  # goods, cell, empty cells before it
        self.worth: dict[tuple[int, int], int] = {}  # by cell and line
        self.stalls, self.draws, self.takings = [0] * self.seats, [0] * self.seats, [0] * self.seats
        self.revealed: set[int] = set()

    def on_stall_placed(self, seat: int, rank: int, cell: int) -> None:
        self.placed.append((rank + 1, cell, self.empty))
        self.stalls[seat] += 1
        self.empty -= 1

    def on_square_placed(self, seat: int, square: int, cell: int) -> None:
        self.draws[seat] += 1
        self.empty -= 1

    def on_secret_placed(self, seat: int, square: int, cell: int) -> None:
        self.revealed.add(seat)
        self.note(f"secret left/{self.sides[seat]}", self.empty)
        self.lift(f"secret when/{stage(self.empty)}", seat)
        self.empty -= 1

    def on_earned(self, seat: int, amount: int, rule: int, day: int, at: int, start: int, end: int, *more: int) -> None:
        self.takings[seat] += amount
        line = LINES[at]
        for cell in line[line.index(start) : line.index(end) + 1]:
            self.worth.setdefault((cell, at), more[2])

    def on_round_ended(self, day: int) -> None:
        for goods, cell, before in self.placed:
            brought = goods * sum(self.worth.get((cell, at), 0) for at in range(len(LINES)))
            self.note(f"stall/{goods}", brought)
            self.note(f"stall on day {self.day}/{goods}", brought)
            self.note(f"stall {goods}/{stage(before)}", brought)
        for seat, side in enumerate(self.sides):
            self.note(f"stalls a day/{side}", self.stalls[seat])
            self.note(f"drawn a day/{side}", self.draws[seat])
            self.note(f"takings on day {self.day}/{side}", self.takings[seat])
            self.note(f"secret kept/{side}", seat not in self.revealed)
        best = max(self.takings)
        if self.takings.count(best) == 1:
            self.lift(f"best of day/{self.day}", self.takings.index(best))
        self.new_day()


LOOKING = Looking(
    find("heller"),
    first,
    kind,
    [
        Trial("first turn", first_turn, kind),
        Trial("any turn", any_turn, broad_kind, 30),
        Trial("first stall", first_turn, spot),
    ],
    Market,
)
