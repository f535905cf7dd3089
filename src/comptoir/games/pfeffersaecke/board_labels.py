"""Where the names of a map are written, as the client's `map.ts` does it first: the same sizes, the same sides, the same costs.

So the checker can count names that lie over another name or over a place, in every language, and the generator can avoid them.
The client then lets names give way to those that found no room: there may be fewer of these than are counted here, not more.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .board_form import SIDES
from .board_geometry import Point

Span = tuple[float, float, float, float]  # left, top, right, bottom

CITY_SIZE, VILLAGE_SIZE = 15.5, 14.0
LETTER = 0.57  # of the size: as wide as a letter is
EDGE = 12.0
SPACE, HOUSE = 13.0, 16.0


def reach(value: int) -> float:
    """How far a place reaches from its middle; a village has no value."""
    return max(26.0, value * 27.5 / (2 * math.pi)) + SPACE + 3 if value else HOUSE + 3


def around(at: Point, wide: float, high: float) -> Span:
    return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def overlap(one: Span, other: Span) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def beside(at: Point, value: int, side: str, letters: int, shift: float = 0.0) -> Span:
    """The room a name takes on that side of its place."""
    size = CITY_SIZE if value else VILLAGE_SIZE
    far = reach(value) + 3 + (5 if value and side.startswith("n") else 0)
    slant = 0.74 if len(side) > 1 else 1.0
    down = -far * slant - size * 0.12 if "n" in side else far * slant + size * 0.78 if "s" in side else size * 0.33
    wide = letters * size * LETTER
    left = far * slant if "e" in side else -far * slant - wide if "w" in side else shift * wide - wide / 2
    return at[0] + left, at[1] + down - size * 0.78, at[0] + left + wide, at[1] + down + size * 0.2


def spots(place: Mapping[str, Any], letters: int) -> Iterator[tuple[str, Span]]:
    """Where a name may go, the wished side first."""
    at, value = (float(place["at"][0]), float(place["at"][1])), int(place.get("value", 0))
    for side in (place["label"], *(side for side in SIDES if side != place["label"])):
        yield side, beside(at, value, side, letters)
    for shift in (-0.4, 0.4, -0.25, 0.25):
        for side in ("n", "s"):
            yield "", beside(at, value, side, letters, shift)


def written_over(data: Mapping[str, Any], language: str) -> list[tuple[str, str]]:
    """Of a map that can be read: the names that lie over another name or over a place, wherever they were put."""
    places: list[Any] = [*data["cities"], *data["villages"]]
    order = sorted(places, key=lambda place: -place.get("value", 0))
    taken: list[tuple[str, Span]] = []
    for place in places:
        across = reach(int(place.get("value", 0))) * 1.6
        taken.append((place["id"], around((place["at"][0], place["at"][1]), across, across)))
    found = []
    for place in order:
        best = cheapest(spots(place, len(place["names"][language])), taken, data["size"])[1]
        found += [(place["id"], other) for other, span in taken if overlap(best, span)]
        taken.append((place["id"], best))
    return found


def cheapest(tried: Iterable[tuple[str, Span]], taken: Sequence[tuple[str, Span]], size: Sequence[float]) -> tuple[str, Span]:
    """The first spot that lies over nothing, or the one over least."""
    least, best = math.inf, ("", (0.0, 0.0, 0.0, 0.0))
    for side, span in tried:
        cost = cost_of(span, taken, size)
        if cost < least:
            least, best = cost, (side, span)
        if not cost:
            break
    return best


def cost_of(span: Span, taken: Sequence[tuple[str, Span]], size: Sequence[float]) -> float:
    within = span[0] > EDGE and span[1] > EDGE and span[2] < size[0] - EDGE and span[3] < size[1] - EDGE
    return (0 if within else 500) + 100 * sum(overlap(span, other) for _, other in taken)
