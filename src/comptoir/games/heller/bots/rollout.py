"""A good action found fast, for the players of imagined games."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.native import i64, vec
from .. import pieces as box
from ..pieces import State
from ..scoring import COUNTED, length_of, part_along, worth
from .evaluation import DRAW_VALUE, STALL_COST, rank_lead

A_COIN_EACH: Final = 1 << box.CELLS  # a number below this is a coin tossed for every cell


class BestCells:
    """The best cells for each purpose among those looked at: about half of the empty ones, one of them for certain.

    For each cell it is known what the parts of its two lines are worth together, and this seat's lead in ranks there.
    """

    worths: vec[i64]
    leads: vec[i64]
    for_stall: i64  # where a stall earns most
    where_leading: i64
    where_trailing: i64

    def __init__(self, state: State, seat: i64, chance: Chance) -> None:
        self.worths = vec[i64]([0] * box.CELLS)
        self.leads = vec[i64]([0] * box.CELLS)
        self.value_cells(state, seat)
        self.look(state.empty, chance.below(A_COIN_EACH) | 1 << chance.below(len(state.empty)))

    def value_cells(self, state: State, seat: i64) -> None:
        for line in range(len(box.LINES)):
            cell: i64 = box.FIRST_CELL[line]
            step: i64 = box.STEP[line]
            left: i64 = box.LONG[line]
            while left > 0:
                part: i64 = part_along(state.market, cell, step, left)
                length: i64 = length_of(part)
                self.add(cell, step, length, worth(part), rank_lead(part, seat, state.seats))
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


def rollout(state: State, seat: i64, chance: Chance) -> i64:
    """The best of one's stalls, squares and a draw, on the cells looked at."""
    cells = BestCells(state, seat, chance)
    drawn: i64 = state.drawn[seat]
    if drawn:
        return box.PLACE + cells.for_square(drawn)
    best: i64 = -1
    highest = -1000.0
    if state.pile:
        best = box.DRAW
        highest = DRAW_VALUE
    dearest: i64 = cells.worths[cells.for_stall]
    first: i64 = seat * box.RANKS
    for rank in range(box.RANKS):
        if state.stalls[first + rank]:
            value = float((rank + 1) * dearest) - STALL_COST[rank]
            if best < 0 or value > highest:
                highest = value
                best = rank * box.CELLS + cells.for_stall
    secret: i64 = state.secret[seat]
    if secret:
        cell: i64 = cells.for_square(secret)
        value = cells.value(secret, cell) / float(state.seats - 1)
        if best < 0 or value > highest:
            highest = value
            best = box.SECRET + cell
    return best_offer(state, cells, best, highest) if state.no_luck else best


def best_offer(state: State, cells: BestCells, best: i64, highest: float) -> i64:
    """H25: without luck, the squares on offer too."""
    for kind in range(box.KINDS):
        if state.offer[kind]:
            cell: i64 = cells.for_square(kind + 1)
            value = cells.value(kind + 1, cell) / float(state.seats - 1)
            if best < 0 or value > highest:
                highest = value
                best = box.TAKE + kind * box.CELLS + cell
    return best
