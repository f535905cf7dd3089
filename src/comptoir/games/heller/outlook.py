"""What the market as it lies would bring, and what a piece laid there would add: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

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
    return int(sum([each * ranks_of(part, seat) for each, part in parts(along(market, line))]))


def outlook(view: View) -> Mapping[str, list[int] | list[list[int]]]:
    """The worth of every row and column as it lies, part by part (H15 to H19), and what each seat would take now."""
    state = restore(FIELDS, State(), view)
    lines = [parts(along(state.market, line)) for line in LINES]
    found = [one for line in lines for one in line]
    takings = [int(sum([each * ranks_of(part, seat) for each, part in found])) for seat in range(state.seats)]
    return {"lines": [[each for each, _ in line] for line in lines], "takings": takings}


def along(market: list[int], line: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([market[cell] for cell in line])


@lru_cache(maxsize=20_000)
def parts(pieces: tuple[int, ...]) -> list[tuple[int, int]]:
    """H17: the parts of a line with what each earns a rank; two fires side by side leave nothing between them.

    The same lines are asked for at every move of a market, and once for everybody who looks at it: they are remembered.
    """
    found: list[tuple[int, int]] = []
    lie = list(pieces)
    begin = 0
    while begin < len(lie):
        part: i64 = part_along(lie, tuple(range(begin, len(lie))))
        if length_of(part):
            found.append((int(worth(part)), int(part)))
        begin += int(length_of(part)) + 1
    return found
