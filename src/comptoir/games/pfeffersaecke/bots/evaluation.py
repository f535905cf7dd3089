"""What is worth how many points in Pfeffersäcke: `instinct` values an action of a seat, `evaluate` a position."""

from __future__ import annotations

from typing import Final

from .. import pieces as box
from ..board import Board
from ..masks import is_present, members
from ..pieces import CITIES, OPEN_CITY, State
from ..reckoning import majority, regions_of
from ..rules import Rules, doubled_income

CONDUCT_VALUE: Final = 2.4  # a safe-conduct kept, while the game is young
FLORIN_VALUE: Final = 0.05  # a florin kept to the end (P29)
SCARCE_FLORIN: Final = 0.2  # and as much more, divided by the income of a space, for whoever has none to travel with
ENOUGH: Final = 60  # florins that pay for any journey
TURNS_OF_INCOME: Final = 2.0
OWN_CITY_NEAR: Final = 1.2
CITY_AHEAD: Final = 0.07  # for each point of value of a city one could go to next
VILLAGE_AHEAD: Final = 0.12


class Evaluation:
    """Valuing on one board."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules
        self.ways_from = [[way for way in range(board.ways) if board.start[way] == place] for place in range(len(board.words))]

    # ---- a position ----

    def evaluate(self, state: State) -> list[float]:
        """Points, what the last reckoning would add now, and what open cities and safe-conducts are worth."""
        if state.ended:
            return [float(points) for points in state.points]
        values = [self.seat_value(state, seat) for seat in range(state.seats)]
        for city in members(state.lying):
            for seat in range(state.seats):
                if is_present(state, seat, city):
                    values[seat] += self.city_value(state, seat, city, 0)
        return values

    def seat_value(self, state: State, seat: int) -> float:
        """What does not depend on the other families. P29 pays full twenties of florins; here each florin counts its part."""
        kept = state.money[seat] / box.FLORINS_A_POINT + conduct_value(state) * state.safe_conducts[seat]
        return state.points[seat] + box.REGION_POINTS * len(regions_of(self.board, state, seat)) + kept

    def city_value(self, state: State, seat: int, city: int, more: int) -> float:
        """P19 and P20: about how many points a city will bring, with so many more posts of this seat."""
        if state.city[city] != OPEN_CITY:
            return 0.0
        value = self.board.value[city]
        need = majority(value)
        mine, rival = self.strengths(state, seat, city)
        mine += more
        free = state.free[city] - more
        if mine >= need:
            return float(value)
        share = mine / (mine + rival + 1.0)
        if mine + free < need:
            return value / 2 * share
        if rival + free < need:
            return value * (0.5 + 0.5 * mine / need)
        return value * share * (0.6 + 0.4 * mine / need)

    def strengths(self, state: State, seat: int, city: int) -> tuple[int, int]:
        """The posts of this seat in a city, and those of its strongest rival there."""
        first = city * box.MOST_VALUE
        posts = [0] * (state.seats + 1)
        for space in range(first, first + self.board.value[city] - state.free[city]):
            posts[state.spaces[space]] += 1
        rival = 0
        for other in range(1, len(posts)):
            if posts[other] > rival and other != seat + 1:
                rival = posts[other]
        return posts[seat + 1], rival

    # ---- an action ----

    def instinct(self, state: State, seat: int, action: int) -> float:
        """About how many points an action is worth to this seat."""
        if action >= box.OPEN:
            return self.open_value(state, seat, action - box.OPEN)
        if action == box.COLLECT or action == box.STOP:
            return 0.0
        if action == box.PRIVILEGE:
            return self.privilege_value(state, seat)
        if action >= box.EXTEND:
            return self.extend_value(state, seat, action)
        if action >= box.DISK:
            return self.disk_value(state, seat, action - box.DISK)
        return self.found_value(state, seat, CITIES + action - box.FOUND)

    def found_value(self, state: State, seat: int, village: int) -> float:
        """P8: a first village: near big cities, best those one has a disk for, along cheap routes."""
        value = 0.0
        for way in self.ways_from[village]:
            end = self.board.end[way]
            if self.board.is_out(state.seats, way):
                continue
            if end >= CITIES:
                value += 0.0 if state.village[end - CITIES] else 2.0 / (self.board.toll[way] + 4)
            else:
                city = self.board.value[end]
                mine = 2.0 if state.hand[box.disk_slot(seat, city)] else 1.0
                value += mine * city / (self.board.toll[way] + 4) / (1 + self.residents_near(state, end))
        return value

    def residents_near(self, state: State, city: int) -> int:
        """How many seats have founded beside this city."""
        return sum(1 for way in self.ways_from[city] if self.is_settled(state, self.board.end[way]))

    def is_settled(self, state: State, place: int) -> bool:
        return place >= CITIES and 0 < state.village[place - CITIES] <= state.seats

    def disk_value(self, state: State, seat: int, city: int) -> float:
        """P9: a city that oneself can reach sooner than the others; big ones near, small ones far away."""
        others = sum(self.nearness(state, other, city) for other in range(state.seats) if other != seat) / (state.seats - 1)
        mine = self.nearness(state, seat, city)
        return self.board.value[city] * (OWN_CITY_NEAR * mine - others - 0.1)

    def nearness(self, state: State, seat: int, city: int) -> float:
        """1 for next to nothing to pay, less for a dearer route, 0 without one."""
        best = 0.0
        for way in self.ways_from[city]:  # the same routes lead there
            if is_present(state, seat, self.board.end[way]):
                best = max(best, 12.0 / (12 + self.board.toll[way]))
        return best

    def privilege_value(self, state: State, seat: int) -> float:
        """P24: the florins that doubling adds, less the safe-conduct."""
        plain = self.rules.income(state, seat)
        return (doubled_income(plain) - plain) * florin_value(state, seat) - conduct_value(state)

    def extend_value(self, state: State, seat: int, action: int) -> float:
        """P10: what the city may bring with the post, less the income forgone; and half of what it takes from a rival.

        P23: the same for two posts, less the safe-conduct.
        """
        city = (action - box.EXTEND) % CITIES
        posts = 2 if action >= box.DOUBLE else 1
        value = self.city_value(state, seat, city, posts) - self.city_value(state, seat, city, 0)
        if state.city[city] == OPEN_CITY:
            value -= self.rules.space_income(state, city) * florin_value(state, seat)
            value += self.denied(state, seat, city, posts)
        else:
            value -= 0.01
        return value - conduct_value(state) if posts == 2 else value

    def denied(self, state: State, seat: int, city: int, posts: int) -> float:
        """Half the value, shared by the others, if a rival could still have had a majority and now cannot."""
        need = majority(self.board.value[city])
        _, rival = self.strengths(state, seat, city)
        free = state.free[city]
        close = rival + 2 >= need
        return self.board.value[city] / 2 / (state.seats - 1) if close and rival + free >= need > rival + free - posts else 0.0

    def open_value(self, state: State, seat: int, way: int) -> float:
        """P14: what the place brings and where it leads, less the toll; P25: the second time also less a safe-conduct."""
        end = self.board.end[way]
        value = self.ways_on_value(state, seat, end) - self.board.toll[way] * florin_value(state, seat)
        if self.is_new_region(state, seat, end):
            value += box.REGION_POINTS
        if end >= CITIES:
            value += box.VILLAGE_POINTS
        else:
            value += self.city_value(state, seat, end, 1)
            if state.city[end] == OPEN_CITY:
                spaces = box.SPACE_INCOME[state.seats] * (state.free[end] - 1)  # P12: all but the one taken
                value += TURNS_OF_INCOME * spaces * florin_value(state, seat)
        return value - conduct_value(state) if state.opened else value

    def is_new_region(self, state: State, seat: int, place: int) -> bool:
        """P29: whether this seat has no post yet in the region of this place."""
        return not state.present[seat] & self.board.in_region[self.board.region[place]]

    def ways_on_value(self, state: State, seat: int, place: int) -> float:
        """A little for every place one could go to from there and not from elsewhere."""
        value = 0.0
        for way in self.ways_from[place]:
            end = self.board.end[way]
            reached = state.reaching[seat] & self.board.into[end]
            if reached or not state.passable >> way & 1 or is_present(state, seat, end):
                continue
            value += VILLAGE_AHEAD if end >= CITIES else CITY_AHEAD * self.board.value[end]
        return value


def florin_value(state: State, seat: int) -> float:
    """What a florin is worth in points: more to the poor."""
    money = state.money[seat]
    if money >= ENOUGH:
        return FLORIN_VALUE
    return FLORIN_VALUE + SCARCE_FLORIN / box.SPACE_INCOME[state.seats] * (ENOUGH - money) / ENOUGH


def conduct_value(state: State) -> float:
    """What a safe-conduct is worth kept: little when the villages run out."""
    return CONDUCT_VALUE * min(1.0, state.villages_left / 10)
