"""Shares and means as sums over games, which can be added up and written down; their intervals take games as independent.

A fact is a quotient of two sums, each with a part from every game: wins by seats that did something, florins by cities that
paid them. From the sums of both, their squares and their product follows the spread of the quotient (the delta method).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.96  # 95 %
FEWEST: Final = 10  # games that a number is told from

Notes = dict[str, list[float]]  # of one game: the two parts of each fact


class Told(NamedTuple):
    """A quotient, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    weight: float  # how often it was looked at


def note(notes: Notes, key: str, value: float, weight: float = 1.0) -> None:
    found = notes.get(key)
    if found is None:
        notes[key] = [value, weight]
    else:
        found[0] += value
        found[1] += weight


class Sums:
    """Facts by key: the games with a part in it, both sums, both sums of squares, the sum of products."""

    def __init__(self, facts: Mapping[str, list[float]] | None = None) -> None:
        self.facts: dict[str, list[float]] = {} if facts is None else {key: list(row) for key, row in facts.items()}

    def add(self, notes: Notes) -> None:
        for key, (value, weight) in notes.items():
            row = self.facts.setdefault(key, [0, 0, 0, 0, 0, 0])
            for at, more in enumerate((1, value, weight, value * value, weight * weight, value * weight)):
                row[at] += more

    def merge(self, other: Sums) -> None:
        for key, row in other.facts.items():
            mine = self.facts.setdefault(key, [0, 0, 0, 0, 0, 0])
            for at, more in enumerate(row):
                mine[at] += more

    def told(self, key: str) -> Told | None:
        """The fact with its interval; none if hardly anybody has seen it."""
        row = self.facts.get(key)
        if row is None or row[0] < FEWEST or not row[2]:
            return None
        games, value, weight, values, weights, products = row
        mean = value / weight
        spread = values - 2 * mean * products + mean * mean * weights
        error = sqrt(max(0.0, spread) * games / (games - 1)) / weight
        return Told(mean, mean - Z * error, mean + Z * error, weight)

    def family(self, prefix: str) -> list[str]:
        """The keys that begin so, without the beginning."""
        return sorted(key[len(prefix) :] for key in self.facts if key.startswith(prefix))

    def written(self) -> dict[str, list[float]]:
        """As it is kept: whole numbers where they are, else four digits behind the point."""
        return {key: [int(one) if one == int(one) else round(one, 4) for one in row] for key, row in sorted(self.facts.items())}
