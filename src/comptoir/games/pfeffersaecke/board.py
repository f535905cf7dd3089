"""The map as the rules need it: numbers and bit masks, made from a board file that board_check.py has found sound."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from .pieces import CITIES, MOST_TOLL, MOST_VALUE, PLACES

FILE: Final = Path(__file__).parent / "board.json"

WITTENBERG: Final = "wittenberg"


def built_in() -> dict[str, Any]:
    """The map this game comes with: a reconstruction, as it says itself."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


class Board:
    """Places, routes and regions by number. A way is a route in one direction: route r gives the ways 2r and 2r + 1."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        places: list[Any] = [*data["cities"], *data["villages"]]
        self.words: tuple[str, ...] = tuple(str(place["id"]) for place in places)
        self.number: dict[str, int] = {word: place for place, word in enumerate(self.words)}
        self.value: list[int] = [int(city["value"]) for city in data["cities"]]
        self.regions: tuple[str, ...] = tuple(str(region["id"]) for region in data["regions"])
        self.region: list[int] = [self.regions.index(place["region"]) for place in places]
        self._number_ways(data["routes"])
        self._mark_masks()
        self._mark_two_seats(data["two_seats"])
        self.laid_out: dict[int, Any] = {}  # by the number of seats: the table before the deal (setup.py)

    def _number_ways(self, routes: list[Any]) -> None:
        """P1: the routes with their tolls, each in both directions."""
        self.start: list[int] = []
        self.end: list[int] = []
        self.toll: list[int] = []
        for route in routes:
            one, other = (self.number[word] for word in route["between"])
            self.start += [one, other]
            self.end += [other, one]
            self.toll += [int(route["toll"])] * 2
        self.ways = len(self.toll)
        self.all_ways = (1 << self.ways) - 1
        self.way_words: tuple[str, ...] = tuple(
            f"{self.words[start]}-{self.words[end]}" for start, end in zip(self.start, self.end, strict=True)
        )

    def _mark_masks(self) -> None:
        """Ways by where they start and end and by what one can pay; cities by value; places by region."""
        self.out_of: list[int] = [0] * PLACES
        self.into: list[int] = [0] * PLACES
        self.affordable: list[int] = [0] * (MOST_TOLL + 1)
        for way in range(self.ways):
            self.out_of[self.start[way]] |= 1 << way
            self.into[self.end[way]] |= 1 << way
            for florins in range(self.toll[way], MOST_TOLL + 1):
                self.affordable[florins] |= 1 << way
        self.of_value: list[int] = [0] * (MOST_VALUE + 1)
        for city in range(CITIES):
            self.of_value[self.value[city]] |= 1 << city
        self.in_region: list[int] = [0] * len(self.regions)
        for place in range(PLACES):
            self.in_region[self.region[place]] |= 1 << place

    def _mark_two_seats(self, two_seats: Mapping[str, Any]) -> None:
        """P36: the cities covered and the villages closed when two play. P6: the city opened before the deal."""
        self.covered: list[int] = [self.number[word] for word in two_seats["covered"]]
        self.closed: list[int] = [self.number[word] for word in two_seats["closed"]]
        self.out_for_two = 0
        for place in [*self.covered, *self.closed]:
            self.out_for_two |= self.out_of[place] | self.into[place]
        self.wittenberg = self.number[WITTENBERG]

    def is_out(self, seats: int, way: int) -> bool:
        """P36: whether this way leads from or to a place that is out of the game when two play."""
        return seats == 2 and self.out_for_two >> way & 1 == 1

    def parts(self) -> dict[str, tuple[str, ...]]:
        """What can be used: places, and routes by one of their two directions."""
        return {"place": self.words, "way": self.way_words[::2]}

    def uses(self, told: Mapping[str, Any]) -> list[tuple[str, str]]:
        """P8, P14: a village that a post is founded in; a route whose toll is paid, and the place at its end."""
        if told["event"] == "founded":
            return [("place", told["place"])]
        if told["event"] != "opened":
            return []
        way = self.way_words.index(told["way"])
        return [("place", self.words[self.end[way]]), ("way", self.way_words[way - way % 2])]

    def names(self, language: str) -> list[str]:
        """The places by name, in the order of their numbers."""
        return [str(place["names"][language]) for place in [*self.data["cities"], *self.data["villages"]]]
