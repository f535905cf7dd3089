"""Good actions found fast, for the players of imagined games: by `rollout`, or more as masters choose, by `Rivals`."""

from __future__ import annotations

from math import exp
from typing import Final

from ....kernel.chance import Chance
from ....kernel.native import i64, vec
from .. import pieces as box
from ..pieces import State
from ..scoring import COUNTED, FIELD, FULL, length_of, part_along, ranks_in, worth
from .evaluation import DRAW_VALUE, MOST_TURNS, STALL_COST, average_gap, evaluate, is_last_round

A_COIN_EACH: Final = 1 << box.CELLS  # a number below this is a coin tossed for every cell
EVERY_CELL: Final = A_COIN_EACH - 1


def minding_all(seats: int, seat: int) -> list[i64]:
    """How much ranks count for a seat that minds all others alike: its own once for each of them, theirs against it."""
    return [seats - 1 if other == seat else -1 for other in range(seats)]


MINDING_ALL: Final = [[minding_all(seats, seat) for seat in range(seats)] for seats in range(max(box.RANK_ONE) + 1)]


class BestCells:
    """The best cells for each purpose among the empty ones that are looked at.

    For each cell it is known what the parts of its two lines are worth together, and a seat's lead in ranks there, each seat's
    as much as it is `minded`.
    """

    worths: vec[i64]
    leads: vec[i64]
    for_stall: i64  # where a stall earns most
    where_leading: i64
    where_trailing: i64

    def __init__(self, state: State, minded: list[i64], looked_at: i64) -> None:
        self.worths = vec[i64]([0] * box.CELLS)
        self.leads = vec[i64]([0] * box.CELLS)
        self.value_cells(state, minded)
        self.look(state.empty, looked_at)

    def value_cells(self, state: State, minded: list[i64]) -> None:
        for line in range(len(box.LINES)):
            cell: i64 = box.FIRST_CELL[line]
            step: i64 = box.STEP[line]
            left: i64 = box.LONG[line]
            while left > 0:
                part: i64 = part_along(state.market, cell, step, left)
                length: i64 = length_of(part)
                self.add(cell, step, length, worth(part), lead_in(part, minded))
                cell += (length + 1) * step
                left -= length + 1

    def add(self, cell: i64, step: i64, many: i64, part_worth: i64, lead: i64) -> None:
        """What holds for so many cells, from this one on."""
        if part_worth or lead:
            worths = self.worths
            leads = self.leads
            for _passed in range(many):
                worths[cell] = worths[cell] + part_worth
                leads[cell] = leads[cell] + lead
                cell += step

    def look(self, empty: list[i64], looked_at: i64) -> None:
        """Find the best of the empty cells, those whose bits are set: the lowest bit is the first one's."""
        worths = self.worths
        leads = self.leads
        dearest: i64 = -1
        highest: i64 = -1
        lowest: i64 = -1
        for at in range(len(empty)):
            if not looked_at >> at & 1:
                continue
            cell: i64 = empty[at]
            if dearest < 0 or worths[cell] > worths[dearest]:
                dearest = cell
            if highest < 0 or leads[cell] > leads[highest]:
                highest = cell
            if lowest < 0 or leads[cell] < leads[lowest]:
                lowest = cell
        self.for_stall = dearest
        self.where_leading = highest
        self.where_trailing = lowest

    def for_square(self, square: i64) -> i64:
        """Buyers go where one leads, nuisances, fire and eye where one trails, the sack where it doubles most."""
        if square < box.NUISANCE:
            return self.where_leading
        if square == box.GOLD and self.value(square, self.where_leading) > self.value(square, self.where_trailing):
            return self.where_leading
        return self.where_trailing

    def value(self, square: i64, cell: i64) -> float:
        """What a square there is worth to this seat; sacks and eyes nearby are left out."""
        lead: i64 = self.leads[cell]
        if square < box.GOLD:
            return float(lead * worth(COUNTED[square]))
        effect = 0.5 * float(lead * self.worths[cell])
        return effect if square == box.GOLD else -effect if square == box.EYE else -effect / 2


def lead_in(part: i64, minded: list[i64]) -> i64:
    """The ranks in a part, each seat's as much as it is minded."""
    ranks: i64 = ranks_in(part)
    lead: i64 = 0
    seat: i64 = 0
    while ranks:
        lead += (ranks & FULL) * minded[seat]
        ranks >>= FIELD
        seat += 1
    return lead


def rollout(state: State, seat: i64, chance: Chance) -> i64:
    """The best of one's stalls, squares and a draw, on about half of the empty cells, one of them for certain."""
    looked_at: i64 = chance.below(A_COIN_EACH) | 1 << chance.below(len(state.empty))
    cells = BestCells(state, MINDING_ALL[state.seats][seat], looked_at)
    return best_action(state, seat, cells, DRAW_VALUE, STALL_COST, float(state.seats - 1))


def best_action(
    state: State, seat: i64, cells: BestCells, draw_value: float, stall_costs: list[float], a_point: float
) -> i64:  # fmt: skip
    """The best of one's stalls, squares and a draw; so much of a square's value is a point."""
    drawn: i64 = state.drawn[seat]
    if drawn:
        return box.PLACE + cells.for_square(drawn)
    best: i64 = -1
    highest = -1000.0
    if state.pile:
        best = box.DRAW
        highest = draw_value
    dearest: i64 = cells.worths[cells.for_stall]
    first: i64 = seat * box.RANKS
    for rank in range(box.RANKS):
        if state.stalls[first + rank]:
            value = float((rank + 1) * dearest) - stall_costs[rank]
            if best < 0 or value > highest:
                highest = value
                best = rank * box.CELLS + cells.for_stall
    secret: i64 = state.secret[seat]
    if secret:
        cell: i64 = cells.for_square(secret)
        value = cells.value(secret, cell) / a_point
        if best < 0 or value > highest:
            highest = value
            best = box.SECRET + cell
    return best_offer(state, cells, best, highest, a_point) if state.no_luck else best


def best_offer(state: State, cells: BestCells, best: i64, highest: float, a_point: float) -> i64:
    """H25: without luck, the squares on offer too."""
    for kind in range(box.KINDS):
        if state.offer[kind]:
            cell: i64 = cells.for_square(kind + 1)
            value = cells.value(kind + 1, cell) / a_point
            if best < 0 or value > highest:
                highest = value
                best = box.TAKE + kind * box.CELLS + cell
    return best


# ---- where three or more sit ----

# How masters weigh what they may do, in points of a stall's worth: a logit on 94,000 of their choices, three and four seats.
MASTERS_COST: Final = [2.3, 9.0, 14.2, 20.0]  # of a stall, by rank
MASTERS_LAST_COST: Final = [1.0, 3.0, 2.5, 1.0]  # in the last round so much, and so much for each turn left
MASTERS_LAST_TURN: Final = [0.75, 0.65, 1.6, 3.2]
MASTERS_DRAW: Final = 0.35  # how much of what the average square would bring a draw is worth
MASTERS_SQUARE: Final = 1.4  # so much of what a square in hand would bring is a point

MINDED_LESS: Final = 10.0  # who may expect so much less is minded e times less
WHOLE: Final = 64  # what one's own ranks count


class Rivals:
    """Imagined players who look at every cell, weigh as masters do, and mind the others as masters do: whoever may expect most
    in the world they begin in is everybody's first rival, for a lead over the best other is what they are out for."""

    minded: list[list[i64]]  # by seat

    def __init__(self, world: State) -> None:
        expected = evaluate(world)
        self.minded = []
        for seat in range(world.seats):
            most = max([own for other, own in enumerate(expected) if other != seat])
            feared = [0.0 if other == seat else exp((own - most) / MINDED_LESS) for other, own in enumerate(expected)]
            minded: list[i64] = [-round(WHOLE * part / sum(feared)) for part in feared]
            minded[seat] = WHOLE
            self.minded.append(minded)

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        cells = BestCells(state, self.minded[seat], EVERY_CELL)
        return best_action(state, seat, cells, self.draw_value(state, cells), stall_costs(state), MASTERS_SQUARE * WHOLE)

    def draw_value(self, state: State, cells: BestCells) -> float:
        """What the average square would bring: buyers where one leads, nuisances where one trails."""
        buyers, nuisances = average_gap(state.market, MASTERS_DRAW)
        most, least = float(cells.leads[cells.where_leading]), float(cells.leads[cells.where_trailing])
        return (buyers * most - nuisances * least) / WHOLE


def stall_costs(state: State) -> list[float]:
    """What a stall of each rank has to bring."""
    if not is_last_round(state):
        return MASTERS_COST
    turns = min(MOST_TURNS, len(state.empty) / state.seats)
    return [MASTERS_LAST_COST[rank] + MASTERS_LAST_TURN[rank] * turns for rank in range(box.RANKS)]
