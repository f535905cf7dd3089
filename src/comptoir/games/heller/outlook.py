"""What the market as it lies would bring, and what a piece laid there would add: told to people before they choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ...kernel.native import i64
from ...kernel.visibility import View
from .pieces import COLUMNS, DRAW, EMPTY, RANK_ONE, ROWS, State
from .rules import cell_of, piece_of
from .scoring import length_of, part_along, ranks_of, worth

MOST_SEATS: Final = max(RANK_ONE)


class Line(NamedTuple):
    """A row or column as it lies, reckoned."""

    worths: tuple[int, ...]  # of its parts, for each rank
    takings: tuple[int, ...]  # of each seat


def details(state: State, seat: int, action: int) -> Mapping[str, int]:
    """H14, H15: what a seat's takings would gain by what it places, if the market were counted at once."""
    if action == DRAW:
        return {}
    return {"earns": gains(tuple(state.market), piece_of(state, seat, action), seat)[cell_of(action)]}


@lru_cache(maxsize=256)
def gains(market: tuple[int, ...], piece: int, seat: int) -> list[int]:
    """H15: what a seat would take more with this piece on each of the free cells. People are told of all of them at once."""
    cells = list(market)
    rows, columns = [row(cells, y) for y in range(ROWS)], [column(cells, x) for x in range(COLUMNS)]
    across = [reckoned(line).takings[seat] for line in rows]
    down = [reckoned(line).takings[seat] for line in columns]
    gained = [0] * len(cells)
    for cell in [cell for cell, lies in enumerate(cells) if lies == EMPTY]:
        y, x = divmod(cell, COLUMNS)
        gained[cell] = taken_with(rows[y], x, piece, seat) - across[y] + taken_with(columns[x], y, piece, seat) - down[x]
    return gained


def taken_with(line: tuple[int, ...], at: int, piece: int, seat: int) -> int:
    """What a seat would take in a line with this piece in it."""
    return reckoned(line[:at] + (piece,) + line[at + 1 :]).takings[seat]


def outlook(view: View) -> Mapping[str, list[int] | list[list[int]]]:
    """The worth of every row and column as it lies, part by part (H15 to H19), and what each seat would take now."""
    worths, takings = lying(tuple(view.fields["market"]))
    return {"lines": [list(line) for line in worths], "takings": list(takings[: view.fields["seats"]])}


@lru_cache(maxsize=64)
def lying(market: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[int]]:
    """What the parts of every line are worth, and what each seat takes. Everybody sees the same market: it is reckoned once."""
    cells = list(market)
    lines = [reckoned(row(cells, y)) for y in range(ROWS)] + [reckoned(column(cells, x)) for x in range(COLUMNS)]
    return [line.worths for line in lines], [sum([line.takings[seat] for line in lines]) for seat in range(MOST_SEATS)]


def row(market: list[int], y: int) -> tuple[int, ...]:
    return tuple(market[y * COLUMNS : (y + 1) * COLUMNS])


def column(market: list[int], x: int) -> tuple[int, ...]:
    return tuple(market[x::COLUMNS])


@lru_cache(maxsize=20_000)
def reckoned(pieces: tuple[int, ...]) -> Line:
    """H15, H17: what the parts of a line are worth, and what each seat would take there; two fires side by side leave nothing
    between them.

    The same lines are asked for at every move of a market, and once for everybody who looks at it: they are remembered.
    """
    worths: list[int] = []
    takings = [0] * MOST_SEATS
    lie = list(pieces)
    begin = 0
    while begin < len(lie):
        part: i64 = part_along(lie, begin, 1, len(lie) - begin)
        if length_of(part):
            each = int(worth(part))
            worths.append(each)
            for seat in range(MOST_SEATS):
                takings[seat] += each * int(ranks_of(part, seat))
        begin += int(length_of(part)) + 1
    return Line(tuple(worths), tuple(takings))
