"""What is to be said about a board file: all of it at once, each remark with the spot it is about.

Refused is what the sources or the rules forbid; what only we would not do (P3, "our choice", and what reviews tell) is told.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from ...kernel.boards import Given
from ...kernel.errors import Remark
from ...kernel.rulebook import LANGUAGES
from .board_form import Draft, read
from .board_geometry import cross, from_stretch, inside
from .board_labels import reach, written_over
from .pieces import CITIES, LEAST_TOLL, LEAST_VALUE, MOST_TOLL, MOST_VALUE, REGIONS, VILLAGES

# P3: values fixed by the sources.
FIXED_VALUES = {
    "luebeck": 7, "strasbourg": 5, "erfurt": 5, "vienna": 4, "leipzig": 3,
    "wittenberg": 2, "regensburg": 2, "munich": 2, "linz": 2,
}  # fmt: skip
LEAST_OF_GENT = 5
ONLY_EIGHT = "cologne"
# Other cities that examples of the sources, and the reviews, speak of: a map of another land has none of them.
DEAREST = ("braunschweig", "nuremberg")
OTHER_CITIES = ("luebeck", "strasbourg", "gent", ONLY_EIGHT, "bruges", "brussels", "hamburg")

# P36: the cities covered for two seats, and the pairs of cities between which a village is closed.
COVERED_FOR_TWO = ("erfurt", "leipzig", "wittenberg", "regensburg", "munich", "linz", "vienna")
CLOSED_BETWEEN = (("erfurt", "regensburg"), ("regensburg", "munich"))

# P3: a village from which one can begin.
GOOD_VALUE = 3
CHEAP_TOLL = 17


def check(data: Mapping[str, Any]) -> list[Remark]:
    """All that is to be said about a board; nothing grave if it can be played on."""
    draft = judged(data)
    if not draft.remarks.refused:
        readable(draft, data)
    return draft.remarks.found


def judged(data: Mapping[str, Any]) -> Draft:
    """With every remark that may be grave. What can be read is a longer question, and only for who draws."""
    draft = read(data)
    for rule in (count_pieces, known_cities, values, disks, regions, tolls, routes_of_places, two_seats, maps):
        rule(draft)
    return draft


def readable(draft: Draft, data: Mapping[str, Any]) -> None:
    """Nothing lies over anything else: places, routes, names in every language."""
    warn = draft.remarks.warn
    routes = [(ends, (draft.at[ends[0]], draft.at[ends[1]])) for ends in draft.toll]
    for number, (ends, here) in enumerate(routes):
        way = "-".join(ends)
        for others, there in routes[:number]:
            if not set(ends) & set(others) and cross(here, there):
                warn("crossing", "routes", way, way=way, **{"other-way": "-".join(others)})
        for place, spot in draft.at.items():
            if place not in ends and from_stretch(spot, *here) < reach(draft.value.get(place, 0)):
                warn("route-through", "routes", way, way=way, place=place)
    for place, other in closest(draft):
        warn("too-near", *draft.where(place), place=place, **{"other-place": other})
    for language in LANGUAGES:
        for place, other in written_over(data, language):
            warn("name-over", *draft.where(place), language=language, place=place, **{"other-place": other})


def closest(draft: Draft) -> Iterator[tuple[str, str]]:
    """Places whose signs lie over each other."""
    spots = list(draft.at.items())
    for number, (place, spot) in enumerate(spots):
        for other, at in spots[:number]:
            if math.dist(spot, at) < reach(draft.value.get(place, 0)) + reach(draft.value.get(other, 0)):
                yield place, other


def count_pieces(draft: Draft) -> None:
    """P1: ten regions, 25 cities, 20 villages."""
    for kind, wanted in (("regions", REGIONS), ("cities", CITIES), ("villages", VILLAGES)):
        if draft.listed[kind] != wanted:
            draft.remarks.refuse("pieces", kind, rule="P1", kind=kind, many=draft.listed[kind], wanted=wanted)


def known_cities(draft: Draft) -> None:
    """P6, P36: the cities that the rules speak of must be there, under their ids. P3: others would be on the printed map."""
    for city in (*COVERED_FOR_TWO, *DEAREST):
        if city not in draft.value:
            draft.remarks.refuse("no-city", "cities", rule="P36", place=city)
    for city in OTHER_CITIES:
        if city not in draft.value:
            draft.remarks.warn("other-land", "cities", rule="P3", place=city)


def values(draft: Draft) -> None:
    """P2 and P3: values from 2 to 8; some are known."""
    for city, value in draft.value.items():
        told: Given = {"place": city, "value": value}
        where = ("cities", city, "value")
        if not LEAST_VALUE <= value <= MOST_VALUE:
            draft.remarks.refuse("value", *where, rule="P1", least=LEAST_VALUE, most=MOST_VALUE, **told)
        if city in FIXED_VALUES and value != FIXED_VALUES[city]:
            draft.remarks.refuse("value-known", *where, rule="P3", wanted=FIXED_VALUES[city], **told)
        if city == "gent" and value < LEAST_OF_GENT:
            draft.remarks.refuse("value-least", *where, rule="P3", least=LEAST_OF_GENT, **told)
        if value == MOST_VALUE and city != ONLY_EIGHT and ONLY_EIGHT in draft.value:
            draft.remarks.warn("value-eight", *where, rule="P3", most=MOST_VALUE, **{"other-place": ONLY_EIGHT}, **told)
        if value != MOST_VALUE and city == ONLY_EIGHT:
            draft.remarks.warn("value-usual", *where, rule="P3", wanted=MOST_VALUE, **told)


def disks(draft: Draft) -> None:
    """P4: a disk of the matching value for each city."""
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        cities = sum(of_city == value for of_city in draft.value.values())
        there = draft.disks.get(value, 0)
        if there != cities:
            draft.remarks.refuse("disks", "disks", str(value), rule="P4", value=value, many=there, cities=cities)


def regions(draft: Draft) -> None:
    """P1: every place lies in a region; P3: none is empty; for the picture every place lies in its own."""
    for region in draft.outline:
        if region not in draft.region.values():
            draft.remarks.warn("region-empty", "regions", region, rule="P3", region=region)
    for place, region in draft.region.items():
        where = (*draft.where(place), "region")
        if region and region not in draft.outline:
            draft.remarks.refuse("region-unknown", *where, rule="P1", place=place, found=region)
        elif draft.outline.get(region) and place in draft.at and not inside(draft.at[place], draft.outline[region]):
            draft.remarks.warn("region-outside", *where, place=place, region=region)


def tolls(draft: Draft) -> None:
    """P1 and P3: tolls from 2 to 56; 56 between Braunschweig and Nuremberg, the dearest of all."""
    for (one, other), toll in draft.toll.items():
        where = ("routes", f"{one}-{other}", "toll")
        told: Given = {"place": one, "other-place": other, "toll": toll}
        if not LEAST_TOLL <= toll <= MOST_TOLL:
            draft.remarks.refuse("toll", *where, rule="P1", least=LEAST_TOLL, most=MOST_TOLL, **told)
        if toll == MOST_TOLL and {one, other} != set(DEAREST):
            draft.remarks.warn("toll-dearest", *where, rule="P3", **told)
    one, other = DEAREST
    there = draft.near.get(one, {}).get(other)
    wanted: Given = {"place": one, "other-place": other, "wanted": MOST_TOLL}
    if there is None:
        draft.remarks.refuse("no-dearest", "routes", rule="P36", **wanted)
    elif there != MOST_TOLL:
        way = next(f"{start}-{end}" for start, end in draft.toll if {start, end} == set(DEAREST))
        draft.remarks.refuse("toll-known", "routes", way, "toll", rule="P36", toll=there, **wanted)
    if draft.toll and LEAST_TOLL not in draft.toll.values():
        draft.remarks.warn("no-cheapest", "routes", rule="P3", least=LEAST_TOLL)


def routes_of_places(draft: Draft) -> None:
    """P3: every place lies on at least two routes."""
    for place in draft.region:
        many = len(draft.near[place])
        if many < 2:
            draft.remarks.warn("few-routes", *draft.where(place), rule="P3", place=place, many=many)


def two_seats(draft: Draft) -> None:
    """P36: seven cities are covered, and the villages between Erfurt and Regensburg and Regensburg and Munich closed."""
    refuse = draft.remarks.refuse
    for key, listed in (("covered", draft.covered), ("closed", draft.closed)):
        for word in dict.fromkeys(word for word in listed if listed.count(word) > 1):
            refuse("same-id", "two_seats", key, found=word)
    for city in sorted(set(COVERED_FOR_TWO) ^ set(draft.covered)):
        refuse("not-covered" if city in COVERED_FOR_TWO else "covered", "two_seats", "covered", rule="P36", place=city)
    if len(draft.closed) != len(CLOSED_BETWEEN):
        refuse("closed", "two_seats", "closed", rule="P36", many=len(draft.closed), wanted=len(CLOSED_BETWEEN))
    for village in draft.closed:
        if village not in draft.villages:
            refuse("closed-village", "two_seats", "closed", rule="P36", place=village)
    for one, other in CLOSED_BETWEEN:
        closed_between(draft, one, other)


def closed_between(draft: Draft, one: str, other: str) -> None:
    """P3, P36: between these two cities lies a village that is closed when two play."""
    ends: Given = {"place": one, "other-place": other}
    between = [village for village in draft.villages if {one, other} <= draft.near[village].keys()]
    if not between:
        draft.remarks.refuse("no-between", "villages", rule="P3", **ends)
    elif not set(between) & set(draft.closed):
        draft.remarks.refuse("closed-between", "two_seats", "closed", rule="P36", **ends)


def maps(draft: Draft) -> None:
    """P1: all cities are connected by routes. P3, P36: so is everything else, on both maps; and one can begin anywhere."""
    one_map(draft, set(draft.region), "all")
    one_map(draft, set(draft.region) - set(draft.covered) - set(draft.closed), "two")


def one_map(draft: Draft, places: set[str], seats: str) -> None:
    reached = draft.reached(places)
    first = next((place for place in draft.region if place in reached), "")
    for place in draft.region:
        if place in places and place not in reached:
            told: Given = {"place": place, "other-place": first, "seats": seats}
            if seats == "all" and place in draft.value:
                draft.remarks.refuse("not-reached", "cities", place, rule="P1", **told)
            else:
                draft.remarks.warn("not-reached", *draft.where(place), rule="P3", **told)
    for village in draft.villages:
        if village in places:
            dead_start(draft, village, places, seats)


def dead_start(draft: Draft, village: str, places: set[str], seats: str) -> None:
    """P3: a route to a city of value 3 or to two cities, and a cheap one to another village."""
    near = {place: toll for place, toll in draft.near[village].items() if place in places}
    cities = [draft.value[place] for place in near if place in draft.value]
    told: Given = {"place": village, "seats": seats}
    if len(cities) < 2 and not any(value >= GOOD_VALUE for value in cities):
        draft.remarks.warn("start-city", "villages", village, rule="P3", value=GOOD_VALUE, **told)
    if not any(toll <= CHEAP_TOLL for place, toll in near.items() if place not in draft.value):
        draft.remarks.warn("start-hop", "villages", village, rule="P3", toll=CHEAP_TOLL, **told)
