"""What lies where on a map: insides, crossings, distances."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies inside an outline: a ray to the right meets it an odd number of times."""
    odd = False
    for at in range(len(outline)):
        (x1, y1), (x2, y2) = outline[at - 1], outline[at]
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def side(one: Point, other: Point, point: Point) -> float:
    """Above 0 on one side of the line through two points, below 0 on the other."""
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two stretches cross, away from their ends."""
    first = side(*one, other[0]) * side(*one, other[1])
    second = side(*other, one[0]) * side(*other, one[1])
    return first < 0 and second < 0


def from_stretch(point: Point, one: Point, other: Point) -> float:
    """How far a point is from a stretch."""
    (x, y), (dx, dy) = one, (other[0] - one[0], other[1] - one[1])
    part = ((point[0] - x) * dx + (point[1] - y) * dy) / max(1e-9, dx * dx + dy * dy)
    part = max(0.0, min(1.0, part))
    return math.hypot(point[0] - x - part * dx, point[1] - y - part * dy)
