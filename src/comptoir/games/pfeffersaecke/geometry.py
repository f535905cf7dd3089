"""A little plane geometry for maps: crossings, and points inside outlines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Point = tuple[float, float]


def side(one: Point, other: Point, point: Point) -> float:
    """Above 0 on one side of the line through two points, below 0 on the other."""
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two stretches cross, away from their ends."""
    first = side(*one, other[0]) * side(*one, other[1])
    second = side(*other, one[0]) * side(*other, one[1])
    return first < 0 and second < 0


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies inside an outline: a ray to the right meets it an odd number of times."""
    odd = False
    for at in range(len(outline)):
        (x1, y1), (x2, y2) = outline[at - 1], outline[at]
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def crossings(data: Mapping[str, Any]) -> list[str]:
    """The pairs of routes of a sound board that cross away from places. None do on ours; a printed map may differ."""
    at = {place["id"]: (place["at"][0], place["at"][1]) for place in [*data["cities"], *data["villages"]]}
    routes = [tuple(route["between"]) for route in data["routes"]]
    return [
        f"{'–'.join(one)} crosses {'–'.join(other)}"
        for index, one in enumerate(routes)
        for other in routes[:index]
        if not set(one) & set(other) and cross((at[one[0]], at[one[1]]), (at[other[0]], at[other[1]]))
    ]
