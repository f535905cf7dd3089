"""Whether a board file is sound: every fault at once, each a sentence that names the place, the route or the region."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...kernel.errors import MOST_SHOWN
from .board_form import Draft, Point, read
from .pieces import CITIES, LEAST_TOLL, LEAST_VALUE, MOST_TOLL, MOST_VALUE, REGIONS, VILLAGES

# P3: values fixed by the sources.
FIXED_VALUES = {
    "luebeck": 7, "strasbourg": 5, "erfurt": 5, "vienna": 4, "leipzig": 3,
    "wittenberg": 2, "regensburg": 2, "munich": 2, "linz": 2,
}  # fmt: skip
LEAST_OF_GENT = 5
ONLY_EIGHT = "cologne"
# Other cities the sources and the reviews speak of.
OTHER_CITIES = ("gent", ONLY_EIGHT, "bruges", "brussels", "hamburg", "braunschweig", "nuremberg")
DEAREST = frozenset(("braunschweig", "nuremberg"))

# P36: the cities covered for two seats, and the pairs of cities between which a village is closed.
COVERED_FOR_TWO = ("erfurt", "leipzig", "wittenberg", "regensburg", "munich", "linz", "vienna")
CLOSED_BETWEEN = (("erfurt", "regensburg"), ("regensburg", "munich"))

# P3: a village from which one can begin.
GOOD_VALUE = 3
CHEAP_TOLL = 17


def faults(data: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong with a board; nothing if it can be played on."""
    draft = read(data)
    found = list(draft.faults)
    for check in (count_pieces, known_cities, values, disks, regions, tolls, routes_of_places, two_seats, maps):
        found += check(draft)
    return list(dict.fromkeys(found))


def count_pieces(draft: Draft) -> Iterable[str]:
    """P1: ten regions, 25 cities, 20 villages."""
    for what, there, wanted in (
        ("regions", draft.listed["regions"], REGIONS),
        ("cities", draft.listed["cities"], CITIES),
        ("villages", draft.listed["villages"], VILLAGES),
    ):
        if there != wanted:
            yield f"there are {there} {what}, not {wanted} (P1)"


def known_cities(draft: Draft) -> Iterable[str]:
    """P3: the cities that the rules speak of must be there, under their ids."""
    for city in (*FIXED_VALUES, *OTHER_CITIES):
        if city not in draft.value:
            yield f"the city {city} is missing (P3)"


def values(draft: Draft) -> Iterable[str]:
    """P2 and P3: values from 2 to 8; some are known."""
    for city, value in draft.value.items():
        if not LEAST_VALUE <= value <= MOST_VALUE:
            yield f"the value of {city} is {value}; values run from {LEAST_VALUE} to {MOST_VALUE} (P1)"
        if city in FIXED_VALUES and value != FIXED_VALUES[city]:
            yield f"the value of {city} is {FIXED_VALUES[city]}, not {value} (P3)"
        if city == "gent" and value < LEAST_OF_GENT:
            yield f"the value of gent is at least {LEAST_OF_GENT}, not {value} (P3)"
        if (city == ONLY_EIGHT) != (value == MOST_VALUE):
            yield f"{ONLY_EIGHT} and no other city has the value {MOST_VALUE}; {city} has {value} (P3)"


def disks(draft: Draft) -> Iterable[str]:
    """P4: a disk of the matching value for each city."""
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        cities = sum(of_city == value for of_city in draft.value.values())
        there = draft.disks.get(value, 0)
        if there != cities:
            yield f"there are {there} disks of value {value} for {cities} cities of that value (P4)"


def regions(draft: Draft) -> Iterable[str]:
    """P3: no region is empty; and for the picture every place lies in its own."""
    for region in draft.outline:
        if region not in draft.region.values():
            yield f"the region {region} has neither city nor village (P3)"
    for place, region in draft.region.items():
        if not region:
            continue  # told already
        if region not in draft.outline:
            yield f"{place} lies in {region[:MOST_SHOWN]}, which is no region (P1)"
        if draft.outline.get(region) and place in draft.at and not inside(draft.at[place], draft.outline[region]):
            yield f"{place} lies outside the outline of {region}"


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies inside an outline: a ray to the right meets it an odd number of times."""
    odd = False
    for at in range(len(outline)):
        (x1, y1), (x2, y2) = outline[at - 1], outline[at]
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def tolls(draft: Draft) -> Iterable[str]:
    """P1 and P3: tolls from 2 to 56; 56 between Braunschweig and Nuremberg and nowhere else."""
    for (one, other), toll in draft.toll.items():
        if not LEAST_TOLL <= toll <= MOST_TOLL:
            yield f"the toll of {one}–{other} is {toll}; tolls run from {LEAST_TOLL} to {MOST_TOLL} (P1)"
        if toll == MOST_TOLL and {one, other} != DEAREST:
            yield f"the toll of {one}–{other} is {toll}, which only braunschweig–nuremberg has (P3)"
    dearest = [toll for ends, toll in draft.toll.items() if set(ends) == DEAREST]
    if dearest != [MOST_TOLL]:
        there = f"not {dearest[0]}" if dearest else "but it is missing"
        yield f"braunschweig–nuremberg is a route of {MOST_TOLL}, {there} (P3)"
    if draft.toll and LEAST_TOLL not in draft.toll.values():
        yield f"no route has the toll {LEAST_TOLL}, the lowest (P3)"


def routes_of_places(draft: Draft) -> Iterable[str]:
    """P3: every place lies on at least two routes."""
    for place in draft.region:
        routes = len(draft.neighbours(place))
        if routes < 2:
            yield f"{place} lies on {routes or 'no'} route{'s' if routes != 1 else ''}; it needs at least two (P3)"


def two_seats(draft: Draft) -> Iterable[str]:
    """P36: seven cities are covered, and the villages between Erfurt and Regensburg and Regensburg and Munich closed."""
    if sorted(draft.covered) != sorted(COVERED_FOR_TWO):
        there = ", ".join(draft.covered) or "none"
        yield f"the cities covered for two seats are {', '.join(COVERED_FOR_TWO)}, not {there} (P36)"
    if len(draft.closed) != len(CLOSED_BETWEEN):
        yield f"two villages are closed for two seats, not {len(draft.closed)} (P36)"
    for village in draft.closed:
        if village not in draft.villages:
            yield f"{village}, closed for two seats, is no village (P36)"
    for one, other in CLOSED_BETWEEN:
        between = [village for village in draft.villages if {one, other} <= set(draft.neighbours(village))]
        if not between:
            yield f"there is no village between {one} and {other} (P3)"
        elif not set(between) & set(draft.closed):
            yield f"no village between {one} and {other} is closed for two seats (P36)"


def maps(draft: Draft) -> Iterable[str]:
    """P3 and P36: both maps are connected, and one can begin in every village of each."""
    yield from one_map(draft, set(draft.region), "")
    yield from one_map(draft, set(draft.region) - set(draft.covered) - set(draft.closed), " for two seats")


def one_map(draft: Draft, places: set[str], where: str) -> Iterable[str]:
    reached = draft.reached(places)
    first = next((place for place in draft.region if place in reached), "")
    for place in draft.region:
        if place in places and place not in reached:
            yield f"{place} cannot be reached from {first}{where} (P3)"
    for village in draft.villages:
        if village in places:
            yield from dead_start(draft, village, places, where)


def dead_start(draft: Draft, village: str, places: set[str], where: str) -> Iterable[str]:
    """P3: a route to a city of value 3 or to two cities, and a cheap one to another village."""
    cities = [draft.value[place] for place in draft.neighbours(village) if place in places and place in draft.value]
    if len(cities) < 2 and not any(value >= GOOD_VALUE for value in cities):
        yield f"from {village} no route leads to a city of value {GOOD_VALUE} or more, nor to two cities{where} (P3)"
    hops = [
        draft.toll_between(village, place) for place in draft.neighbours(village) if place in places and place in draft.villages
    ]
    if not any(toll <= CHEAP_TOLL for toll in hops):
        yield f"from {village} no route of at most {CHEAP_TOLL} florins leads to another village{where} (P3)"
