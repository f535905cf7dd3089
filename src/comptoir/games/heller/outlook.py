"""What the market as it lies would bring, and what a piece laid there would add: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.native import i64
from ...kernel.visibility import View, restore
from .pieces import COLUMNS, DRAW, FIELDS, LINES, ROWS, State
from .rules import cell_of, piece_of
from .scoring import count_line, earnings, length_of, part_along, worth


def details(state: State, seat: int, action: int) -> Mapping[str, int]:
    """H14, H15: what a seat's takings would gain by what it places, if the market were counted at once."""
    if action == DRAW:
        return {}
    cell = cell_of(action)
    lines = (cell // COLUMNS, ROWS + cell % COLUMNS)
    after = state.clone()
    after.market[cell] = piece_of(state, seat, action)
    return {"earns": takings(after, seat, lines) - takings(state, seat, lines)}


def takings(state: State, seat: int, lines: tuple[int, ...]) -> int:
    """H15: what a seat would take in some lines now."""
    total = [0] * state.seats
    for index in lines:
        count_line(state, index, total, None)
    return total[seat]


def outlook(view: View) -> Mapping[str, list[int] | list[list[int]]]:
    """The worth of every row and column as it lies, part by part (H17), and what each seat would take now."""
    state = restore(FIELDS, State(), view)
    return {"lines": [worths(state.market, line) for line in LINES], "takings": earnings(state, None)}


def worths(market: list[int], line: tuple[int, ...]) -> list[int]:
    """H15 to H19: what each part of a line earns a rank."""
    found: list[int] = []
    begin = 0
    while begin < len(line):
        part: i64 = part_along(market, line[begin:])
        if length_of(part):
            found.append(int(worth(part)))
        begin += length_of(part) + 1
    return found
