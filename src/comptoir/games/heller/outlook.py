"""What the market as it lies would bring, and what a piece laid there would add: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.native import i64
from ...kernel.visibility import View, restore
from .pieces import COLUMNS, DRAW, FIELDS, LINES, ROWS, State
from .rules import cell_of, piece_of
from .scoring import length_of, part_along, ranks_of, worth


def details(state: State, seat: int, action: int) -> Mapping[str, int]:
    """H14, H15: what a seat's takings would gain by what it places, if the market were counted at once."""
    if action == DRAW:
        return {}
    cell = cell_of(action)
    row, column = LINES[cell // COLUMNS], LINES[ROWS + cell % COLUMNS]
    before, after = state.market, state.market[:]
    after[cell] = piece_of(state, seat, action)
    gained = taken(after, row, seat) + taken(after, column, seat) - taken(before, row, seat) - taken(before, column, seat)
    return {"earns": gained}


def taken(market: list[int], line: tuple[int, ...], seat: int) -> int:
    """H15: what a seat would take in a line now."""
    return int(sum(worth(part) * ranks_of(part, seat) for part in parts(market, line)))


def outlook(view: View) -> Mapping[str, list[int] | list[list[int]]]:
    """The worth of every row and column as it lies, part by part (H15 to H19), and what each seat would take now."""
    state = restore(FIELDS, State(), view)
    lines = [parts(state.market, line) for line in LINES]
    takings = [int(sum(worth(part) * ranks_of(part, seat) for line in lines for part in line)) for seat in range(state.seats)]
    return {"lines": [[int(worth(part)) for part in line] for line in lines], "takings": takings}


def parts(market: list[int], line: tuple[int, ...]) -> list[i64]:
    """H17: the parts of a line; two fires side by side leave nothing between them."""
    found: list[i64] = []
    begin = 0
    while begin < len(line):
        part: i64 = part_along(market, line[begin:] if begin else line)
        if length_of(part):
            found.append(part)
        begin += length_of(part) + 1
    return found
