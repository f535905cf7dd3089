"""Land round places: each spot belongs to the region of the nearest place, and is sea where none is near.

Spots are the cells of a grid. The borders between them are smoothed by their corners, which neighbours share: so there is
neither gap nor overlap.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from .board_geometry import Point, inside

STEP: Final = 20
COAST: Final = 125.0  # land reaches so far round a place
SMOOTH: Final = 4  # times

Cell = tuple[int, int]
Span = tuple[float, float, float, float]


def outlines(
    at: Sequence[Point], of_region: Sequence[int], size: Point, sea: Sequence[Span]
) -> list[tuple[list[int], list[list[int]]]] | None:
    """Of each region where its name goes and its outline; None if a place would lie outside of its own."""
    owner = _owners(at, of_region, size, sea)
    corners = _smoothed(owner)
    found = []
    for region in range(max(of_region) + 1):
        cells = {cell for cell, whose in owner.items() if whose == region}
        loops = _loops(cells)
        outline = [corners[corner] for corner in max(loops, key=len, default=[])]
        places = [spot for spot, whose in zip(at, of_region, strict=True) if whose == region]
        if not outline or not all(inside(spot, outline) for spot in places):
            return None
        found.append((_label(cells, places), [[round(x), round(y)] for x, y in outline]))
    return found


def _owners(at: Sequence[Point], of_region: Sequence[int], size: Point, sea: Sequence[Span]) -> dict[Cell, int]:
    nearest: dict[Cell, tuple[float, int]] = {}
    wide = math.ceil(COAST / STEP)
    for place, spot in enumerate(at):
        column, row = int(spot[0]) // STEP, int(spot[1]) // STEP
        for across in range(max(1, column - wide), min(int(size[0]) // STEP - 1, column + wide + 1)):
            for down in range(max(1, row - wide), min(int(size[1]) // STEP - 1, row + wide + 1)):
                far = math.dist(_middle((across, down)), spot)
                if far < COAST and (far, place) < nearest.get((across, down), (COAST, 0)):
                    nearest[(across, down)] = (far, place)
    return {cell: of_region[place] for cell, (_, place) in sorted(nearest.items()) if not _within(_middle(cell), sea)}


def _middle(cell: Cell) -> Point:
    return (cell[0] + 0.5) * STEP, (cell[1] + 0.5) * STEP


def _within(spot: Point, spans: Sequence[Span]) -> bool:
    return any(left < spot[0] < right and top < spot[1] < bottom for left, top, right, bottom in spans)


def _sides(cells: set[Cell]) -> dict[Cell, list[Cell]]:
    """The border of some cells, as steps from corner to corner with the cells on the right."""
    steps: dict[Cell, list[Cell]] = {}
    for column, row in sorted(cells):
        for beside, start, end in (
            ((column, row - 1), (column, row), (column + 1, row)),
            ((column + 1, row), (column + 1, row), (column + 1, row + 1)),
            ((column, row + 1), (column + 1, row + 1), (column, row + 1)),
            ((column - 1, row), (column, row + 1), (column, row)),
        ):
            if beside not in cells:
                steps.setdefault(start, []).append(end)
    return steps


def _loops(cells: set[Cell]) -> list[list[Cell]]:
    """The borders of some cells, each as its corners in order."""
    steps, found = _sides(cells), []
    while steps:
        first = at = next(iter(steps))
        loop = []
        while True:
            loop.append(at)
            ends = steps[at]
            at = ends.pop()
            if not ends:
                del steps[loop[-1]]
            if at == first:
                break
        found.append(loop)
    return found


def _smoothed(owner: dict[Cell, int]) -> dict[Cell, Point]:
    """Where each corner of the grid goes: between the two beside it on its border, unless three regions meet there."""
    beside: dict[Cell, set[Cell]] = {}
    for region in set(owner.values()):
        for start, ends in _sides({cell for cell, whose in owner.items() if whose == region}).items():
            for end in ends:
                beside.setdefault(start, set()).add(end)
                beside.setdefault(end, set()).add(start)
    at: dict[Cell, Point] = {corner: (corner[0] * STEP, corner[1] * STEP) for corner in beside}
    for _ in range(SMOOTH):
        at = {corner: _between(at, corner, beside[corner]) for corner in at}
    return at


def _between(at: dict[Cell, Point], corner: Cell, beside: set[Cell]) -> Point:
    if len(beside) != 2:
        return at[corner]
    x, y = at[corner]
    one, other = (at[end] for end in sorted(beside))
    return (2 * x + one[0] + other[0]) / 4, (2 * y + one[1] + other[1]) / 4


def _label(cells: set[Cell], at: Sequence[Point]) -> list[int]:
    """Where a region has most room for its name."""

    def room(cell: Cell) -> tuple[float, Cell]:
        across = [(cell[0] + right, cell[1]) in cells for right in (-2, -1, 1, 2)]
        return min(math.dist(_middle(cell), place) for place in at) - 30 * across.count(False), cell

    x, y = _middle(max(map(room, cells))[1])
    return [round(x), round(y)]
