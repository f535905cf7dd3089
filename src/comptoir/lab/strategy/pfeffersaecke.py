"""Pfeffersäcke: where to begin, what cities bring, what safe-conducts are for."""

from __future__ import annotations

from typing import Any

from ...games import find
from ...games.pfeffersaecke import pieces as box
from ...games.pfeffersaecke.board import Board, built_in
from .looking import Looking, Trial, Watch

GAME = find("pfeffersaecke")
SCORED = ("villages", "majorities", "full cities", "regions", "florins", "cities won")
USES = ("two posts", "income doubled", "two openings")  # P23, P24, P25
BOARD = Board(built_in())
NAMES = {place["id"]: place["names"]["en"] for place in (*BOARD.data["cities"], *BOARD.data["villages"])}


def size_of(value: int) -> str:
    return "small city (2 or 3)" if value < 4 else "middling city (4 or 5)" if value < 6 else "big city (6 to 8)"


def kind(state: Any, seat: int, action: int) -> str:
    if action < box.DISK:
        return "first village"
    if action < box.EXTEND:
        return f"disk on a {size_of(BOARD.value[action - box.DISK])}"
    if action < box.PRIVILEGE:
        return "extend" if action < box.DOUBLE else "extend by two (safe-conduct)"
    if action < box.OPEN:
        return {box.PRIVILEGE: "double the income (safe-conduct)", box.COLLECT: "extend no more", box.STOP: "open no more"}[
            action
        ]
    end = BOARD.end[action - box.OPEN]
    return "open in a village" if end >= box.CITIES else f"open in a {size_of(BOARD.value[end])}"


def village(state: Any, seat: int, action: int) -> str:
    return str(NAMES[BOARD.words[box.CITIES + action]])


def broad_opening(state: Any, seat: int, action: int) -> str:
    return "open nothing" if action == box.STOP else kind(state, seat, action)


def extending(state: Any, seat: int, action: int) -> str:
    """Growing, taking the money, or a safe-conduct."""
    return "extend" if action < box.DOUBLE else "collect" if action == box.COLLECT else kind(state, seat, action)


def founding(state: Any, seat: int, actions: list[int]) -> bool:
    return actions[0] < box.DISK


def extends(state: Any, seat: int, actions: list[int]) -> bool:
    return box.COLLECT in actions and any(box.EXTEND <= action < box.DOUBLE for action in actions)


def opens(state: Any, seat: int, actions: list[int]) -> bool:
    return any(action >= box.OPEN for action in actions)


def places_disk(state: Any, seat: int, actions: list[int]) -> bool:
    return box.DISK <= actions[0] < box.EXTEND


class Trade(Watch):
    """Where points came from, what cities paid, and what safe-conducts were used for."""

    def begin(self) -> None:
        nothing = [0] * self.seats
        self.points = {name: [0] * self.seats for name in SCORED}
        self.conducts, self.turns = nothing[:], nothing[:]
        self.tolls, self.extended, self.collected = nothing[:], nothing[:], nothing[:]
        self.paid: dict[tuple[int, int], int] = {}  # by seat and city
        self.there: set[tuple[int, int]] = set()

    def on_income(self, seat: int, amount: int, cities: int, basic: int) -> None:
        self.turns[seat] += 1
        self.collected[seat] += amount

    on_doubled = on_income

    def on_conduct_used(self, seat: int, use: int) -> None:
        self.conducts[seat] += 1
        self.lift(f"conduct/{USES[use - 1]}", seat)
        self.note(f"conduct turn/{USES[use - 1]}", self.turns[seat] + 1)
        for at, name in enumerate(USES):
            self.note(f"conduct used for/{name}", at == use - 1)

    def on_extended(self, seat: int, city: int, posts: int, forgoes: int) -> None:
        self.extended[seat] += 1

    def on_city_paid(self, seat: int, city: int, spaces: int, amount: int) -> None:
        self.paid[seat, city] = self.paid.get((seat, city), 0) + amount

    def on_settled(self, seat: int, city: int, space: int) -> None:
        self.there.add((seat, city))

    def on_opened(self, seat: int, way: int, toll: int) -> None:
        self.tolls[seat] += toll

    def on_village_scored(self, seat: int, amount: int, rule: int, place: int) -> None:
        self.points["villages"][seat] += amount

    def on_city_scored(self, seat: int, amount: int, rule: int, city: int, posts: int) -> None:
        self.points["majorities" if rule == box.P19 else "full cities"][seat] += amount
        self.points["cities won"][seat] += 1
        self.note(f"city won in turn/{size_of(BOARD.value[city])}", self.turns[seat])

    def on_region_scored(self, seat: int, amount: int, rule: int, region: int) -> None:
        self.points["regions"][seat] += amount

    def on_florins_scored(self, seat: int, amount: int, rule: int, florins: int) -> None:
        self.points["florins"][seat] += amount

    def on_game_ended(self, rule: int) -> None:
        for at, end in ((box.P26, "no free village"), (box.P27, "no disk"), (box.P28, "nobody opens")):
            self.note(f"end/{end}", rule == at)

    def end(self) -> None:
        self.note("rounds", max(self.turns))
        space = box.SPACE_INCOME[self.seats]
        for seat, city in sorted(self.there):
            self.note(f"florins of a city/{size_of(BOARD.value[city])}", self.paid.get((seat, city), 0) / space)
        for seat, side in enumerate(self.sides):
            for name, row in self.points.items():
                self.note(f"{name}/{side}", row[seat])
            self.note(f"points/{side}", self.match.scores[seat])
            self.note(f"tolls/{side}", self.tolls[seat] / space)
            self.note(f"florins taken/{side}", self.collected[seat] / space)
            self.note(f"extensions/{side}", self.extended[seat])
            self.lift(f"safe-conducts used/{self.conducts[seat]}", seat)


LOOKING = Looking(
    GAME,
    lambda match: next(event.values[0] for event in match.happened(0) if event.kind.name == "begins"),
    kind,
    [
        Trial("first village", founding, village),
        Trial("first village", founding, village),
        Trial("extend or collect", extends, extending, 10),
        Trial("where to open", opens, broad_opening, 8),
        Trial("disk", places_disk, kind, 4),
    ],
    Trade,
)
