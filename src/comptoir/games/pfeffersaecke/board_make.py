"""A random map: places apart from each other, routes that do not cross, land round them, names from a list.

Whatever comes out is judged by the checker, and only a map about which it has nothing to say is given.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.chance import Imagined
from ...kernel.rulebook import LANGUAGES
from .board_check import CLOSED_BETWEEN, COVERED_FOR_TWO, DEAREST, FIXED_VALUES, ONLY_EIGHT, OTHER_CITIES, check
from .board_geometry import Point, cross, from_stretch
from .board_labels import around, cheapest, reach, spots
from .board_land import outlines
from .pieces import CITIES, LEAST_TOLL, LEAST_VALUE, MOST_TOLL, MOST_VALUE, PLACES, REGIONS, VILLAGES

NAMES: Final = Path(__file__).parent / "board_names.json"
SIZE: Final = (1660.0, 1180.0)
EDGE: Final = 80.0
# Where the client draws its counter, ship, rose and title: sea.
SEA: Final = (
    around((1512, 344), 330, 380),
    around((128, 238), 210, 170),
    around((140, 1000), 230, 270),
    around((154, 88), 320, 130),
)
LONGEST: Final = 350.0  # of a route
CLEAR: Final = 64.0  # between a route and a place that is not its own
NARROW: Final = math.cos(math.radians(24))  # two routes of a place lie further apart than this
# P3: our choice of values, less those that are fixed by name.
FREE_VALUES: Final = (2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6)
ATTEMPTS: Final = 400

Near = list[set[int]]


def make(seed: int) -> dict[str, Any]:
    """P3: a map that keeps all constraints, those of the sources and our own."""
    for attempt in range(ATTEMPTS):
        made = Maker(Imagined(seed * ATTEMPTS + attempt)).make(seed)
        if made is not None and not check(made):
            return made
    raise AssertionError(f"no map in {ATTEMPTS} attempts for seed {seed}")


class Maker:
    """One attempt. Places are numbers here until they get their names."""

    def __init__(self, chance: Imagined) -> None:
        self.chance = chance
        self.at: list[Point] = []
        self.near: Near = []

    def make(self, seed: int) -> dict[str, Any] | None:
        """A map, or None if this attempt leads nowhere."""
        self.at = self.scatter()
        self.near = self.connect()
        if any(len(near) < 2 for near in self.near) or not self.connected(set(range(PLACES))):
            return None
        villages = self.choose_villages()
        roles = None if villages is None else self.cast(villages)
        if villages is None or roles is None:
            return None
        return self.write(seed, villages, roles)

    def shuffled(self, items: Iterable[Any]) -> list[Any]:
        listed = list(items)
        for last in range(len(listed) - 1, 0, -1):
            other = self.chance.below(last + 1)
            listed[last], listed[other] = listed[other], listed[last]
        return listed

    # ---- places and routes ----

    def scatter(self) -> list[Point]:
        """Each place as far from the others as the best of some spots is."""
        found: list[Point] = []
        while len(found) < PLACES:
            tried = [spot for spot in (self.spot() for _ in range(40)) if not at_sea(spot)]
            if tried:
                found.append(max(tried, key=lambda spot: min((math.dist(spot, other) for other in found), default=0.0)))
        return found

    def spot(self) -> Point:
        across, down = SIZE[0] - 2 * EDGE, SIZE[1] - 2 * EDGE
        return EDGE + self.chance.below(int(across)), EDGE + self.chance.below(int(down))

    def connect(self) -> Near:
        """The short routes first, as long as none crosses another, comes near a third place or hugs another route."""
        pairs = [(math.dist(self.at[one], self.at[other]), one, other) for one in range(PLACES) for other in range(one)]
        near: Near = [set() for _ in range(PLACES)]
        taken: list[tuple[int, int]] = []
        for length, one, other in sorted(pairs):
            if length <= LONGEST and self.may_connect(near, taken, one, other):
                near[one].add(other)
                near[other].add(one)
                taken.append((one, other))
        return near

    def may_connect(self, near: Near, taken: list[tuple[int, int]], one: int, other: int) -> bool:
        ends = (self.at[one], self.at[other])
        if any(self.narrow(start, end, third) for start, end in ((one, other), (other, one)) for third in near[start]):
            return False
        if any(cross(ends, (self.at[start], self.at[end])) for start, end in taken):
            return False
        return all(from_stretch(self.at[third], *ends) >= CLEAR for third in range(PLACES) if third not in (one, other))

    def narrow(self, start: int, end: int, third: int) -> bool:
        (x, y), one, other = self.at[start], self.at[end], self.at[third]
        product = (one[0] - x) * (other[0] - x) + (one[1] - y) * (other[1] - y)
        return product > NARROW * math.dist((x, y), one) * math.dist((x, y), other)

    # ---- who is what ----

    def choose_villages(self) -> set[int] | None:
        """P3: every village has another beside it, and two cities."""
        order = self.shuffled(range(PLACES))
        villages, cities = order[:VILLAGES], order[VILLAGES:]
        worst = self.lacking(set(villages))
        for _ in range(600):
            if not worst:
                return set(villages)
            one, other = self.chance.below(VILLAGES), self.chance.below(CITIES)
            villages[one], cities[other] = cities[other], villages[one]
            lacking = self.lacking(set(villages))
            if lacking > worst:
                villages[one], cities[other] = cities[other], villages[one]
            else:
                worst = lacking
        return None

    def lacking(self, villages: set[int]) -> int:
        """How many villages lack something to begin with."""
        return sum(len(self.near[village] - villages) < 2 or not self.near[village] & villages for village in villages)

    def cast(self, villages: set[int]) -> dict[str, int] | None:
        """P36: seven cities to cover and two villages to close, so that what is left is still a good map; P3: a long route."""
        cities = [place for place in range(PLACES) if place not in villages]
        for middle in self.shuffled(cities * 5):
            roles = self.two_seats(middle, villages, cities)
            if roles is None:
                continue
            out = set(roles.values())
            long = [(math.dist(self.at[one], self.at[other]), one, other) for one in cities for other in self.near[one]]
            free = [(length, one, other) for length, one, other in long if not {one, other} & (out | villages)]
            if free:
                _, one, other = max(free)
                return roles | dict(zip(DEAREST, (one, other), strict=True))
        return None

    def two_seats(self, middle: int, villages: set[int], cities: list[int]) -> dict[str, int] | None:
        """Regensburg in the middle of what is covered: its two villages, the cities behind them, the nearest others."""
        found = {"regensburg": middle}
        for number, ends in enumerate(CLOSED_BETWEEN):
            far_end = ends[0] if ends[1] == "regensburg" else ends[1]
            ways = [
                (village, city)
                for village in sorted(self.near[middle] & villages)
                for city in sorted(self.near[village] - villages)
                if village not in found.values() and city not in found.values()
            ]
            if not ways:
                return None
            found[f"closed{number}"], found[far_end] = ways[self.chance.below(len(ways))]
        others = sorted(set(cities) - set(found.values()), key=lambda city: math.dist(self.at[city], self.at[middle]))
        unnamed = self.shuffled(city for city in COVERED_FOR_TWO if city not in found)
        found |= dict(zip(unnamed, others, strict=False))
        left = set(range(PLACES)) - set(found.values())
        near = [self.near[village] & left for village in villages & left]
        good = all(around & villages and around - villages for around in near)
        return found if good and self.connected(left) else None

    def connected(self, places: set[int]) -> bool:
        ahead = [min(places)]
        reached = set(ahead)
        while ahead:
            for place in self.near[ahead.pop()] & places - reached:
                reached.add(place)
                ahead.append(place)
        return reached == places

    # ---- writing it down ----

    def write(self, seed: int, villages: set[int], roles: dict[str, int]) -> dict[str, Any] | None:
        listed: dict[str, list[list[str]]] = json.loads(NAMES.read_text(encoding="utf-8"))
        words = self.name_cities(villages, roles, [row[0] for row in listed["cities"]])
        names = self.shuffled(row[0] for row in listed["villages"])
        words |= dict(zip(sorted(villages), names, strict=False))
        values = self.give_values(words)
        regions = self.shuffled(listed["regions"])[:REGIONS]
        of_region = self.share_out()
        land = outlines(self.at, of_region, SIZE, SEA)
        if land is None:
            return None
        spelled = {row[0]: dict(zip(("fr", "en", "de"), row[1:], strict=True)) for kind in listed.values() for row in kind}
        places = {
            place: {
                "id": words[place],
                "names": spelled[words[place]],
                **({"value": values[words[place]]} if place not in villages else {}),
                "region": regions[of_region[place]][0],
                "at": [int(self.at[place][0]), int(self.at[place][1])],
                "label": "n",
            }
            for place in range(PLACES)
        }
        put_labels(list(places.values()))
        cities = [places[place] for place in range(PLACES) if place not in villages]
        return {
            "title": {language: title.format(seed) for language, title in TITLE.items()},
            "reconstruction": None,
            "size": [int(SIZE[0]), int(SIZE[1])],
            "disks": {
                str(value): sum(city["value"] == value for city in cities) for value in range(LEAST_VALUE, MOST_VALUE + 1)
            },
            "two_seats": {"covered": list(COVERED_FOR_TWO), "closed": [words[roles["closed0"]], words[roles["closed1"]]]},
            "regions": [
                {"id": row[0], "names": spelled[row[0]], "label": label, "outline": outline}
                for row, (label, outline) in zip(regions, land, strict=True)
            ],
            "cities": cities,
            "villages": [places[place] for place in sorted(villages)],
            "routes": self.price(places),
        }

    def name_cities(self, villages: set[int], roles: dict[str, int], known: list[str]) -> dict[int, str]:
        """The cities that rules and sources speak of, and others from the list."""
        words = {place: word for word, place in roles.items() if not word.startswith("closed")}
        others = [word for word in known if word not in words.values() and word not in OTHER_CITIES]
        wanted = self.shuffled([*OTHER_CITIES, *self.shuffled(others)[: CITIES - len(words) - len(OTHER_CITIES)]])
        free = [place for place in range(PLACES) if place not in villages and place not in words]
        return words | dict(zip(free, wanted, strict=True))

    def give_values(self, words: Mapping[int, str]) -> dict[str, int]:
        known = FIXED_VALUES | {ONLY_EIGHT: MOST_VALUE, "gent": 7}
        free = self.shuffled(FREE_VALUES)
        return {word: known[word] if word in known else free.pop() for word in words.values() if word in known or free}

    def share_out(self) -> list[int]:
        """P1: ten regions round places that are far from each other."""
        seeds = [self.chance.below(PLACES)]
        while len(seeds) < REGIONS:
            seeds.append(max(range(PLACES), key=lambda place: min(math.dist(self.at[place], self.at[one]) for one in seeds)))
        whose = {place: region for region, place in enumerate(seeds)}
        while len(whose) < PLACES:  # the nearest place joins its neighbour, so that no region is torn
            ways = [
                (math.dist(self.at[place], self.at[seeds[whose[near]]]), place, near)
                for place in range(PLACES)
                if place not in whose
                for near in self.near[place] & whose.keys()
            ]
            _, place, near = min(ways)
            whose[place] = whose[near]
        return [whose[place] for place in range(PLACES)]

    def price(self, places: Mapping[int, Mapping[str, Any]]) -> list[dict[str, Any]]:
        """P3: hops to villages are cheap, direct routes between cities dear; the cheapest costs 2, the dearest 56."""
        routes = []
        for one in range(PLACES):
            for other in sorted(self.near[one]):
                if one > other:
                    continue
                length = math.dist(self.at[one], self.at[other])
                values = [places[end].get("value", 0) for end in (one, other)]
                toll = 1 + length / 30 if not all(values) else 8 + length / 14 + sum(values) / 2
                toll = min(MOST_TOLL - 6, max(LEAST_TOLL + 1, round(toll) + self.chance.below(3) - 1))
                ends = [places[one]["id"], places[other]["id"]]
                routes.append({"between": ends, "toll": MOST_TOLL if set(ends) == set(DEAREST) else toll})
        min(routes, key=lambda route: route["toll"])["toll"] = LEAST_TOLL
        return routes


TITLE: Final = {"fr": "Carte tirée au sort, n° {}", "en": "A map drawn by lot, no. {}", "de": "Ausgeloste Karte Nr. {}"}


def at_sea(spot: Point) -> bool:
    return any(left - 40 < spot[0] < right + 40 and top - 40 < spot[1] < bottom + 40 for left, top, right, bottom in SEA)


def put_labels(places: Sequence[dict[str, Any]]) -> None:
    """For each name the side on which it lies over nothing, in the language in which it is longest."""
    taken = [(place["id"], around(place["at"], *[reach(place.get("value", 0)) * 1.6] * 2)) for place in places]
    for place in sorted(places, key=lambda place: -place.get("value", 0)):
        letters = max(len(place["names"][language]) for language in LANGUAGES)
        place["label"], span = cheapest((one for one in spots(place, letters) if one[0]), taken, SIZE)
        taken.append((place["id"], span))
